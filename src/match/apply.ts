import type { Chapter, Past, Ruleset } from '../rules/kernel/contract.js';
import { isAnswered } from '../rules/kernel/agenda.js';
import type { Dice } from '../rules/kernel/dice.js';
import type { QuestionId } from '../rules/kernel/ids.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import { isRewound } from '../rules/kernel/rewind.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { Applied, Table } from './contract.js';
import { diceKey, saltsOf, seededDice } from './dice.js';
import { deadlinesOf } from './deadlines.js';
import type { Change } from './lobby.js';
import type { Batch, MatchId, PlayerId, Store, StoredEvent, StoredOrder } from './ports.js';
import { planMove, planPosts } from './posts.js';
import { refuseMatch } from './refusals.js';
import { useOf } from './standing.js';
import { happen, type Tables } from './tables.js';

/** A snapshot is kept each time so many events have been added. */
export const SNAPSHOT_EVERY = 50;
/** How often an order is decided again because another process was faster. */
const MOST_CONFLICTS = 20;

/** An order on its way into a match: `actor` is the person who looks on now, `null` when there is none. */
export interface Incoming {
  readonly match: MatchId;
  readonly order: Omit<StoredOrder, 'seat'>;
  readonly actor: PlayerId | null;
  /** The kept order that it is, to be kept no longer. */
  readonly standing?: number;
  readonly decide: (table: Table, dice: Dice) => Result<Change, Refusal> | Promise<Result<Change, Refusal>>;
}

/** Applies an order once: load, decide, append. To be called inside the match's queue. */
export type Apply = (incoming: Incoming) => Promise<Result<Applied, Refusal>>;

/** Told when the rules throw over an order, which is a fault of ours: nothing of the order is kept. */
export type Broken = (incoming: Pick<Incoming, 'match' | 'order'>, error: unknown) => Promise<void>;

/** Makes the one way by which orders reach the store. */
export function createApply(
  store: Store,
  tables: Tables,
  rulesetOf: (id: RulesetId) => Ruleset<AnyGame>,
  committed: (match: MatchId) => void,
  broken: Broken = () => Promise.resolve(),
): Apply {
  const attempt: Apply = async ({ match, order, actor, standing, decide }) => {
    for (let tries = 0; tries < MOST_CONFLICTS; tries++) {
      const atHand = await tables.get(match);
      if (!atHand) return fail(refuseMatch('match/no-such-match', { match }));
      const { table, seed } = atHand;
      const earlier = await tables.eventsOf(table.header, order.key);
      if (earlier) return ok({ table, events: earlier, duplicate: true });
      const key = diceKey(seed, saltsOf(table.header.holders));
      const change = await decide(table, seededDice(key, table.state?.diceRolled ?? 0));
      if (!change.ok) return change;
      const ruleset = rulesetOf(table.header.ruleset);
      const past = await pastOf(tables, table, change.value);
      const next = prepare(table, ruleset, order, actor, change.value, past);
      const batch = standing === undefined ? next.batch : { ...next.batch, standing };
      if ((await store.append(match, table.header.revision, batch)) === 'appended') {
        tables.keep({ table: next.table, seed });
        committed(match);
        return ok({ table: next.table, events: next.events, duplicate: false });
      }
      tables.forget(match);
    }
    throw new Error(`match ${match}: another process was faster ${MOST_CONFLICTS} times`);
  };
  return async (incoming) => {
    try {
      return await attempt(incoming);
    } catch (error) {
      // What the database refuses is no fault of the rules.
      if (!(error instanceof Error && error.name === 'StoreError')) await broken(incoming, error);
      throw error;
    }
  };
}

/** Where a change goes back to, the chapters that it takes back and the kept orders that were given in them; `null` when it goes only on. */
interface Back extends Past<AnyGame> {
  readonly voided: readonly Chapter[];
  readonly unused: NonNullable<Batch['unused']>;
}

async function pastOf(tables: Tables, { header }: Table, { events }: Change): Promise<Back | null> {
  const rewound = events.find(isRewound);
  if (!rewound) return null;
  const past = await tables.pastAt(header, rewound.to);
  if (!past) throw new Error(`match ${header.id} goes back to event ${rewound.to}, which it does not have`);
  const undone = await tables.story(header, rewound.to + 1, header.version);
  const keys = new Set(undone.map(({ stored }) => stored.order));
  return {
    ...past,
    voided: undone.map(({ stored }) => stored.chapter),
    unused: [...keys].flatMap((key) => useOf(key) ?? []),
  };
}

/** The questions of the level at work; answers that are still sealed can be changed, so these count as well. */
const atWork = (state: Table['state']): readonly QuestionId[] => {
  const asked = state?.agenda.at(-1)?.asked;
  return asked && !isAnswered(asked) ? asked.questions.map(({ id }) => id) : [];
};

/** The table after a change, its events as stored, and the batch that makes it last. */
function prepare(
  before: Table,
  ruleset: Ruleset<AnyGame>,
  order: Incoming['order'],
  actor: PlayerId | null,
  change: Change,
  back: Back | null,
): { readonly table: Table; readonly events: readonly StoredEvent[]; readonly batch: Batch } {
  const { state, placed } = happen(before, ruleset, change.events, back);
  const version = before.header.version + placed.length;
  const ends = state !== null && ruleset.outcome(state) !== null;
  const header: Batch['header'] = ends ? { ...change.header, status: 'ended', endedAt: order.at } : change.header;
  const table: Table = {
    header: { ...before.header, ...header, version, revision: before.header.revision + 1 },
    state,
  };
  const chapterBefore = before.state && ruleset.chapter(before.state);
  const openBefore = before.state ? ruleset.open(before.state) : [];
  const openAfter = state ? ruleset.open(state) : [];
  const keeps = Math.floor(version / SNAPSHOT_EVERY) > Math.floor(before.header.version / SNAPSHOT_EVERY);
  return {
    table,
    events: placed.map((one) => ({ ...one, at: order.at, rules: ruleset.version, order: order.key })),
    batch: {
      order: { ...order, ...(change.command ? { command: change.command } : {}), seat: change.seat },
      events: placed,
      rules: ruleset.version,
      outbox: change.header.channel
        ? planMove(table)
        : planPosts({
            after: table,
            chapterBefore,
            events: placed,
            openBefore,
            openAfter,
            actor,
            proposalBefore: before.state?.proposal ?? null,
            voided: back?.voided ?? [],
          }),
      deadlines: deadlinesOf(state?.clock ?? null, order.at),
      closed: atWork(before.state).filter((id) => !atWork(state).includes(id)),
      ...(back ? { unused: back.unused } : {}),
      header,
      snapshot: keeps ? state : null,
    },
  };
}
