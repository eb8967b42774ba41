import { setTimeout as wait } from 'node:timers/promises';
import { resultsSince } from '../queries/results.js';
import type { Services } from '../commands/contract.js';
import type { Log } from '../log.js';
import type { Table } from '../match/acts.js';
import { instant, type Instant, type MatchId, type PlayerId } from '../match/header.js';
import type { Telling } from '../match/people.js';
import { fit } from '../present/posts/fit.js';
import { text } from '../present/text.js';
import type { SeatId } from '../rules/kernel/ids.js';
import type { Answerable } from './answer.js';
import { LIMITS } from './limits.js';
import { BEAT } from './publisher.js';
import { inChosenLanguages, requestOf } from './request.js';

/**
 * What came of an order, told to its player alone when it falls: as long as Discord takes answers to the interaction of their
 * last order, also by another process than the one that took it. Whoever has been away longer is told with the call to their next question.
 */
export interface Results {
  /** An interaction was answered: if it was an order, what comes of it is told there. */
  heed(interaction: Answerable): void;
  /** Something was committed in a match. */
  committed(match: MatchId): void;
  /** Goes on with what another process has left untold. */
  resume(): void;
  /** Resolves when all is told that is known. */
  idle(): Promise<void>;
}

export interface ResultsNeeds {
  readonly services: Pick<Services, 'referee' | 'people' | 'servers' | 'tongue' | 'presenter'>;
  readonly log: Log;
  readonly now: () => Instant;
  /** Says a message of ours to the player alone, after the answer to their order. */
  readonly say: (telling: Telling, message: ReturnType<typeof text>) => Promise<void>;
}

/** Discord takes no more answers after this; a little before, in milliseconds. */
const WINDOW = LIMITS.token - 30_000;
const ROOM = 3_400;

export function createResults({ services, log, now, say }: ResultsNeeds): Results {
  const { referee, people } = services;
  const awaiting = new Map<string, Telling>();
  /** One thing after the other, so that nothing is told twice. */
  let work: Promise<void> = Promise.resolve();
  const safely = (next: () => Promise<void>): Promise<void> =>
    next().catch((error: unknown) => log.warn('what came of an order could not be told', { error }));
  const then = (next: () => Promise<void>): void => {
    work = work.then(() => safely(next));
  };
  /** The matches in which something was committed that is not told yet. */
  const stirred = new Set<MatchId>();
  const nameOf = (match: MatchId, player: PlayerId): string => `${match}/${player}`;

  async function note(interaction: Answerable): Promise<void> {
    const { player, channel, at } = requestOf(interaction);
    const table = await referee.tableIn(channel);
    const seats = table ? seatsOf(table, player) : [];
    if (!table || seats.length === 0) return;
    const { id: match } = table.header;
    const act = await people.lastAct(match, player);
    if (act?.at !== at || act.first === 0) return;
    const { locale } = await inChosenLanguages(services, requestOf(interaction));
    const { applicationId: app, token, createdTimestamp } = interaction;
    const known = awaiting.get(nameOf(match, player));
    const told = known?.told ?? act.first - 1;
    await keep({ match, player, locale, app, token, at: instant(createdTimestamp), told });
    await tell(nameOf(match, player));
  }

  async function keep(one: Telling): Promise<void> {
    awaiting.set(nameOf(one.match, one.player), one);
    await people.putTelling(one);
  }

  async function tell(name: string): Promise<void> {
    const one = awaiting.get(name);
    if (!one) return;
    const { match, player, locale, at, told } = one;
    const table = now() - at > WINDOW ? null : await referee.table(match);
    if (!table) {
      awaiting.delete(name);
      return people.dropTelling(match, player);
    }
    const { version } = table.header;
    if (version <= told) return;
    const viewer = referee.viewerOf(table, player);
    const lines = await resultsSince(services, table, seatsOf(table, player), told, viewer, locale);
    // Up to where it is known is written down only when something was said: until then there was nothing to tell.
    if (!lines) return void awaiting.set(name, { ...one, told: version });
    await keep({ ...one, told: version });
    await say(one, text(fit(lines, ROOM, locale)));
  }

  /** A beat later, as posts: whoever ordered is answered first. */
  async function tellStirred(): Promise<void> {
    await wait(BEAT);
    const matches = new Set(stirred);
    stirred.clear();
    for (const [name, { match }] of awaiting) if (matches.has(match)) await safely(() => tell(name));
  }

  async function goOn(): Promise<void> {
    for (const one of await people.tellings()) {
      const name = nameOf(one.match, one.player);
      if (awaiting.has(name)) continue;
      awaiting.set(name, one);
      await tell(name);
    }
  }

  return {
    heed: (interaction) => then(() => note(interaction)),
    committed(match) {
      if (![...awaiting.values()].some((one) => one.match === match)) return;
      if (stirred.size === 0) then(tellStirred);
      stirred.add(match);
    },
    resume: () => then(goOn),
    idle: () => work,
  };
}

const seatsOf = ({ header }: Table, player: PlayerId): readonly SeatId[] =>
  header.status === 'lobby'
    ? []
    : header.holders.flatMap((one) => (one.player === player && one.seat !== null ? [one.seat] : []));
