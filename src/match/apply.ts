import type { Chapter, Decided, Happened, Order, Ruleset } from '../rules/kernel/contract.js';
import { isAnswered } from '../rules/kernel/agenda.js';
import { settingsIn } from '../rules/kernel/clock-changed.js';
import type { QuestionId } from '../rules/kernel/ids.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import { isRewound } from '../rules/kernel/rewind.js';
import { spectator } from '../rules/kernel/seats.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { Applied, Table } from './acts.js';
import { diceKeys, diceOfEras, saltsOf } from './dice.js';
import { deadlinesOf } from './deadlines.js';
import type { Plan } from './lobby.js';
import { ownOrder } from './play.js';
import type { Batch, HeaderChange, Mail, Store, StoredOrder } from './ports.js';
import { playerId, type Instant, type MatchHeader, type MatchId, type PlayerId } from './header.js';
import { endPost, planMove, planPosts } from './posts.js';
import type { Told } from './recent.js';
import { refuseMatch } from './refusals.js';
import { useOf } from './standing.js';
import type { AtHand, Tables } from './tables.js';
import { versionsOf } from './up-to-date.js';

/** A snapshot is kept each time so many events have been added. */
export const SNAPSHOT_EVERY = 50;
/** How often an order is decided again because another process was faster. */
const MOST_CONFLICTS = 20;

/** What an act comes to at the table that it finds, or why it may not be. */
export type Planning = (table: Table) => Result<Plan, Refusal> | Promise<Result<Plan, Refusal>>;

/** An act on its way into a match: what makes it count once, when, whose. */
interface Incoming {
  readonly match: MatchId;
  readonly key: string;
  readonly at: Instant;
  readonly player: PlayerId;
  /** The person who looks on now; `null` when there is none. */
  readonly actor: PlayerId | null;
  /** The kept order that it is, to be kept no longer. */
  readonly standing?: number;
  readonly plan: Planning;
}

/** Applies an act once: load, decide, append. To be called inside the match's queue. */
export type Apply = (incoming: Incoming) => Promise<Result<Applied, Refusal>>;

/** An act over which the rules threw; `order` is what it came to, `null` when not even that is known. */
interface Breakage extends Pick<Incoming, 'match' | 'key' | 'at' | 'player'> {
  readonly order: Order<AnyGame> | null;
}

/** Told when the rules throw over an order, which is a fault of ours: nothing of the order is kept. */
export type Broken = (breakage: Breakage, error: unknown) => Promise<void>;

/** Takes down what is about to be decided, in case the rules throw. */
type Note = (order: Order<AnyGame>) => void;

/** Makes the one way by which orders reach the store. */
export function createApply(
  store: Store,
  tables: Tables,
  rulesetOf: (id: RulesetId) => Ruleset<AnyGame>,
  committed: (match: MatchId) => void,
  broken: Broken = () => Promise.resolve(),
): Apply {
  const attempt = async (incoming: Incoming, note: Note): Promise<Result<Applied, Refusal>> => {
    const { match, key } = incoming;
    for (let tries = 0; tries < MOST_CONFLICTS; tries++) {
      const atHand = await tables.get(match);
      if (!atHand) return fail(refuseMatch('match/no-such-match', { match }));
      const { header } = atHand.table;
      const prepared = await prepare(incoming, atHand, note);
      if (!prepared.ok) {
        // What was applied before is not refused for having been applied.
        const earlier = await tables.eventsOf(header, key);
        return earlier ? ok({ table: atHand.table, events: earlier, duplicate: true }) : prepared;
      }
      const { table, happened, batch } = prepared.value;
      const events = happened.map(({ stored }) => stored);
      switch (await store.append(match, header.revision, batch)) {
        case 'appended':
          // The seed of an era that has just begun is not at hand.
          if (batch.header.eras) tables.forget(match);
          else tables.keep({ table, seeds: atHand.seeds }, happened);
          committed(match);
          return ok({ table, events, duplicate: false });
        case 'duplicate':
          return ok({
            table: atHand.table,
            events: (await tables.eventsOf(header, key)) ?? [],
            duplicate: true,
          });
        case 'conflict':
          tables.forget(match);
      }
    }
    throw new Error(`match ${match}: another process was faster ${MOST_CONFLICTS} times`);
  };

  /** What an act makes of the match at hand. */
  async function prepare(incoming: Incoming, { table, seeds }: AtHand, note: Note): Promise<Result<Prepared, Refusal>> {
    const plan = await incoming.plan(table);
    if (!plan.ok) return plan;
    const { header, state } = table;
    const ruleset = rulesetOf(header.ruleset);
    if ('word' in plan.value) return ok(lobbyChange(incoming, table, ruleset, plan.value));
    const { order } = plan.value;
    note(order);
    const to = ruleset.returnsTo(state, order);
    const past = to === null ? null : await tables.pastAt(header, to);
    const dice = diceOfEras(diceKeys(seeds, saltsOf(header.holders), header.eras), state?.diceRolled ?? 0);
    const decided = ruleset.decide(state, order, { dice, past });
    if (!decided.ok) return decided;
    const rewound = decided.value.events.find(isRewound);
    const back = rewound ? await backTo(tables, header, rewound.to) : null;
    return ok(orderApplied(incoming, table, ruleset, decided.value, plan.value.header ?? {}, back));
  }

  return async (incoming) => {
    let order: Order<AnyGame> | null = null;
    try {
      return await attempt(incoming, (noted) => (order = noted));
    } catch (error) {
      const { match, key, at, player } = incoming;
      // What the database refuses is no fault of the rules.
      if (!(error instanceof Error && error.name === 'StoreError')) {
        await broken({ match, key, at, player, order }, error);
      }
      throw error;
    }
  };
}

/** A match after an act, what happened, and the batch that makes it last. */
interface Prepared {
  readonly table: Table;
  readonly happened: readonly Told[];
  readonly batch: Batch;
}

/** A change of lobby or place: nothing happens in the match itself. */
function lobbyChange(
  incoming: Incoming,
  { header, state }: Table,
  ruleset: Ruleset<AnyGame>,
  { word, header: change }: Extract<Plan, { readonly word: string }>,
): Prepared {
  const table = { header: { ...header, ...change, revision: header.revision + 1 }, state };
  const about = { by: 'seat', seat: null, question: null, command: { type: word } } as const;
  return {
    table,
    happened: [],
    batch: {
      order: storedOrder(incoming, ruleset, about),
      events: [],
      outbox: change.channel
        ? planMove(table)
        : planPosts({
            before: state,
            after: table,
            chapterBefore: null,
            events: [],
            actor: incoming.player,
            voided: [],
          }),
      deadlines: deadlinesOf(state?.clock ?? null, incoming.at),
      closed: [],
      owed: ownOrder(table, ruleset) !== null,
      header: change,
      snapshot: null,
    },
  };
}

/** Where an order leads back to: the chapters that it takes back, and the kept orders that were given in them. */
interface Back {
  readonly voided: readonly Chapter[];
  readonly unused: NonNullable<Batch['unused']>;
}

async function backTo(tables: Tables, header: MatchHeader, to: number): Promise<Back> {
  const undone = await tables.story(header, to + 1, header.version);
  const keys = new Set(undone.map(({ stored }) => stored.order));
  return {
    voided: undone.map(({ stored }) => stored.chapter),
    unused: [...keys].flatMap((key) => useOf(key) ?? []),
  };
}

/** An order that the rules have decided. */
function orderApplied(
  incoming: Incoming,
  before: Table,
  ruleset: Ruleset<AnyGame>,
  { order, happened, state }: Decided<AnyGame>,
  change: HeaderChange,
  back: Back | null,
): Prepared {
  const { key, at, actor } = incoming;
  const told = happened.map(({ event, ...around }, i): Told => {
    const seq = before.header.version + i + 1;
    const chapter = ruleset.chapter(around.after);
    return { ...around, stored: { seq, at, shape: ruleset.shape, order: key, chapter, event } };
  });
  const stored = told.map((one) => one.stored);
  const version = before.header.version + stored.length;
  const header = { ...change, ...followed({ ...before.header, ...change }, happened, at) };
  const table: Table = {
    header: { ...before.header, ...header, version, revision: before.header.revision + 1 },
    state,
  };
  const keeps = Math.floor(version / SNAPSHOT_EVERY) > Math.floor(before.header.version / SNAPSHOT_EVERY);
  return {
    table,
    happened: told,
    batch: {
      order: storedOrder(incoming, ruleset, order),
      events: stored,
      // What nobody who looks on is told of moves no post, not even to the same (S-03).
      outbox: happened.every(({ event, before: then }) => ruleset.tell(event, then, spectator, state) === null)
        ? []
        : toldWhere(
            planPosts({
              before: before.state,
              after: table,
              chapterBefore: before.state && ruleset.chapter(before.state),
              events: stored.map((one) => ({ ...one, told: ruleset.isNews(one.event) })),
              actor,
              voided: back?.voided ?? [],
            }),
            before.header,
            table,
          ),
      deadlines: deadlinesOf(state.clock, at),
      closed: atWork(before.state).filter((id) => !atWork(state).includes(id)),
      owed: ownOrder(table, ruleset) !== null,
      ...(before.header.of ? { mail: newsOf(before.header, table.header, happened) } : {}),
      ...(back ? { unused: back.unused } : {}),
      ...(incoming.standing === undefined ? {} : { standing: incoming.standing }),
      header,
      snapshot: keeps ? state : null,
    },
  };
}

/** What becomes of a match that belongs to a campaign or league is news there, delivered with what comes of it. */
function newsOf(
  before: MatchHeader,
  { id, of, version }: MatchHeader,
  happened: readonly Happened<AnyGame>[],
): readonly Mail[] {
  const isNews = happened.some(
    ({ event }) => NEWS.includes(event.type) || (event.type === 'Corrected' && 'outcome' in event),
  );
  if (!of || !isNews) return [];
  const command = { type: 'battle', subject: of.subject, match: id, seq: version };
  return [{ to: of.stream, key: `${id}:${before.revision}`, command }];
}

const NEWS: readonly string[] = ['Ended', 'Annulled', 'Adjudicated', 'Reopened'];

/** What is told where the match is now. Where it was before, what closed it stays as it was. */
const toldWhere = (posts: Batch['outbox'], before: MatchHeader, after: Table): Batch['outbox'] =>
  before.channel === after.header.channel
    ? posts
    : [...planMove(after), ...posts.filter(({ post }) => post !== endPost(before))];

/**
 * What follows for the header from what happened: a seat changes hands (the dice keep the salt of the one who joined), the match ends.
 * In play the state's clock is the match's: the header only notes it for what is asked of all matches at once.
 */
function followed(header: MatchHeader, happened: readonly Happened<AnyGame>[], at: Instant): HeaderChange {
  return happened.reduce<HeaderChange>((change, { event, after }) => {
    if (event.type === 'Substituted' && 'player' in event) {
      const holders = (change.holders ?? header.holders).map((holder) =>
        holder.seat === event.seat ? { ...holder, player: playerId(event.player), joinedAt: at } : holder,
      );
      return { ...change, holders };
    }
    if (event.type === 'Reopened' && 'dice' in event) {
      const { since, dice } = event;
      return { ...change, status: 'playing', endedAt: null, eras: [...(header.eras ?? []), { since, ...dice }] };
    }
    if (event.type === 'ClockChanged' || event.type === 'Rewound') return { ...change, clock: settingsIn(after) };
    return event.type === 'Ended' ? { ...change, status: 'ended', endedAt: at } : change;
  }, {});
}

/** An order as it is kept: a set-up stands in the event that it caused. */
const storedOrder = (
  { key, at, player }: Incoming,
  ruleset: Ruleset<AnyGame>,
  { by, seat, question, command }: Pick<StoredOrder, 'by' | 'seat' | 'question' | 'command'>,
): StoredOrder => ({
  key,
  at,
  by,
  seat,
  question,
  player,
  command: command.type === 'start' ? { type: command.type } : command,
  ...versionsOf(ruleset),
});

/** The questions of the level at work; answers that are still sealed can be changed, so these count as well. */
function atWork(state: Table['state']): readonly QuestionId[] {
  const asked = state?.agenda.at(-1)?.asked;
  return asked && !isAnswered(asked) ? asked.questions.map(({ id }) => id) : [];
}
