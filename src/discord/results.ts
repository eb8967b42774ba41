import { resultsSince } from '../queries/results.js';
import type { Services } from '../commands/contract.js';
import type { Locale } from '../i18n/locales.js';
import type { Log } from '../log.js';
import type { Table } from '../match/acts.js';
import type { Instant, MatchId, PlayerId } from '../match/header.js';
import { fit } from '../present/posts/fit.js';
import { text } from '../present/text.js';
import type { SeatId } from '../rules/kernel/ids.js';
import type { Answerable } from './answer.js';
import { LIMITS } from './limits.js';
import { inChosenLanguages, requestOf } from './request.js';

/**
 * What came of an order, told to its player alone when it falls: as long as Discord takes answers to the interaction of their
 * last order. It is kept in memory only; whoever has been away longer is told with the call to their next question.
 */
export interface Results {
  /** An interaction was answered: if it was an order, what comes of it is told there. */
  heed(interaction: Answerable): void;
  /** Something was committed in a match. */
  committed(match: MatchId): void;
  /** Resolves when all is told that is known. */
  idle(): Promise<void>;
}

interface Awaiting {
  readonly match: MatchId;
  readonly player: PlayerId;
  readonly seats: readonly SeatId[];
  readonly locale: Locale;
  readonly interaction: Answerable;
  /** Up to which event it has been told. */
  told: number;
}

export interface ResultsNeeds {
  readonly services: Pick<Services, 'referee' | 'people' | 'servers' | 'tongue' | 'presenter'>;
  readonly log: Log;
  readonly now: () => Instant;
  /** Says a message of ours to the player alone, after the answer. */
  readonly say: (interaction: Answerable, message: ReturnType<typeof text>, locale: Locale) => Promise<void>;
}

/** Discord takes no more answers after this; a little before, in milliseconds. */
const WINDOW = LIMITS.token - 30_000;
const ROOM = 3_400;

export function createResults({ services, log, now, say }: ResultsNeeds): Results {
  const { referee, people } = services;
  const awaiting = new Map<string, Awaiting>();
  /** One thing after the other, so that nothing is told twice. */
  let work: Promise<void> = Promise.resolve();
  const then = (next: () => Promise<void>): void => {
    work = work.then(next).catch((error: unknown) => log.warn('what came of an order could not be told', { error }));
  };
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
    const known = awaiting.get(nameOf(match, player));
    const one = { match, player, seats, locale, interaction, told: known?.told ?? act.first - 1 };
    awaiting.set(nameOf(match, player), one);
    await tell(one);
  }

  async function tell(one: Awaiting): Promise<void> {
    const { match, player, seats, locale, interaction } = one;
    if (now() - interaction.createdTimestamp > WINDOW) {
      awaiting.delete(nameOf(match, player));
      return;
    }
    const table = await referee.table(match);
    if (!table || table.header.version <= one.told) return;
    const lines = await resultsSince(services, table, seats, one.told, referee.viewerOf(table, player), locale);
    one.told = table.header.version;
    if (lines) await say(interaction, text(fit(lines, ROOM, locale)), locale);
  }

  return {
    heed: (interaction) => then(() => note(interaction)),
    committed(match) {
      for (const one of awaiting.values()) if (one.match === match) then(() => tell(one));
    },
    idle: () => work,
  };
}

const seatsOf = ({ header }: Table, player: PlayerId): readonly SeatId[] =>
  header.status === 'lobby'
    ? []
    : header.holders.flatMap((one) => (one.player === player && one.seat !== null ? [one.seat] : []));
