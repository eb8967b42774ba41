import type { MatchState, Past, Ruleset } from '../rules/kernel/contract.js';
import { replay } from '../rules/kernel/evolve.js';
import { countedIn, isRewound, surviving, type Moment } from '../rules/kernel/rewind.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { Table } from './contract.js';
import type { Instant, MatchHeader, MatchId, Store, StoredEvent } from './ports.js';
import { upToDate } from './up-to-date.js';

/** How many matches are kept in memory, and how long one is kept that nobody looks at, in milliseconds. */
const MOST_KEPT = 256;
const IDLE = 15 * 60_000;

/** A match at hand: its table and the secret of its dice. */
export interface AtHand {
  readonly table: Table;
  readonly seed: string;
}

/** The matches as they stand, from memory where the memory is still true. */
export interface Tables {
  get(match: MatchId): Promise<AtHand | null>;
  keep(table: AtHand): void;
  forget(match: MatchId): void;
  /** The state right after event `seq`; `null` before the first. */
  stateAt(header: MatchHeader, seq: number): Promise<MatchState<AnyGame> | null>;
  /** Where going back to event `seq` leads; `null` when there is no such event. */
  pastAt(header: MatchHeader, seq: number): Promise<Past<AnyGame> | null>;
  /** The events from one number to another that count, without those that were taken back, and the states around each. */
  story(header: MatchHeader, from: number, to: number): Promise<readonly Moment<AnyGame, StoredEvent>[]>;
  /** The same as it stood right after event `to`, whatever was taken back since. */
  storyAt(header: MatchHeader, from: number, to: number): Promise<readonly Moment<AnyGame, StoredEvent>[]>;
  /** Stored events, brought up to date. */
  events(header: MatchHeader, from: number, to: number): Promise<readonly StoredEvent[]>;
  /** The events of an order that was applied, brought up to date; `null` when it was not. */
  eventsOf(header: MatchHeader, key: string): Promise<readonly StoredEvent[] | null>;
}

/** An empty memory over a store. At most 256 matches are kept, none longer than a quarter of an hour after its last use. */
export function createTables(store: Store, rulesetOf: (id: RulesetId) => Ruleset<AnyGame>, now: () => Instant): Tables {
  /** In the order of their last use. */
  const kept = new Map<MatchId, { readonly atHand: AtHand; readonly usedAt: Instant }>();

  const keep = (atHand: AtHand): void => {
    const usedAt = now();
    kept.delete(atHand.table.header.id);
    kept.set(atHand.table.header.id, { atHand, usedAt });
    for (const [match, old] of kept) {
      if (kept.size <= MOST_KEPT && old.usedAt >= usedAt - IDLE) break;
      kept.delete(match);
    }
  };

  const stateUpTo = async (match: MatchId, id: RulesetId, upTo?: number) => {
    const ruleset = rulesetOf(id);
    const loaded = await store.load(match, ruleset.shape, upTo);
    if (!loaded) throw new Error(`there is no match ${match}`);
    const events = surviving(loaded.events).map((stored) => upToDate(ruleset, stored));
    const from = await basis(loaded.header, loaded.snapshot?.seq ?? 0, loaded.snapshot?.state ?? null, events);
    return {
      header: loaded.header,
      state: replay<AnyGame>(
        (before, event) => ruleset.evolve(before, event),
        events.map(({ event }) => event),
        from,
      ),
    };
  };

  /** The state that surviving events follow from: `state`, right after event `seq`, unless the first goes back further. */
  const basis = async (
    header: MatchHeader,
    seq: number,
    state: MatchState<AnyGame> | null,
    events: readonly StoredEvent[],
  ): Promise<MatchState<AnyGame> | null> => {
    const first = events[0]?.event;
    return first && isRewound(first) && first.to !== seq ? stateAt(header, first.to) : state;
  };

  const stateAt = async (header: MatchHeader, seq: number): Promise<MatchState<AnyGame> | null> =>
    seq < 1 ? null : (await stateUpTo(header.id, header.ruleset, seq)).state;

  /** What happened in these stretches, each event with the states around it. */
  const told = async (
    header: MatchHeader,
    stretches: readonly (readonly [number, number])[],
  ): Promise<readonly Moment<AnyGame, StoredEvent>[]> => {
    const ruleset = rulesetOf(header.ruleset);
    const moments: Moment<AnyGame, StoredEvent>[] = [];
    let state: MatchState<AnyGame> | null = null;
    for (const [i, [first, last]] of stretches.entries()) {
      const events = (await store.events(header.id, first, last)).map((event) => upToDate(ruleset, event));
      const goesBack = events[0]?.event;
      const seq = goesBack && isRewound(goesBack) ? goesBack.to : first - 1;
      if (i === 0 || stretches[i - 1]?.[1] !== seq) state = await stateAt(header, seq);
      for (const stored of events) {
        const after = ruleset.evolve(state, stored.event);
        moments.push({ stored, before: state, after });
        state = after;
      }
    }
    return moments;
  };

  return {
    keep,
    forget: (match) => void kept.delete(match),
    async get(match) {
      const header = await store.header(match);
      if (!header) return null;
      const memory = kept.get(match)?.atHand;
      // Another process may have written since: the memory counts only for the revision it was made of.
      const atHand =
        memory?.table.header.revision === header.revision
          ? { ...memory, table: { ...memory.table, header } }
          : { table: await stateUpTo(match, header.ruleset), seed: await store.seed(match) };
      keep(atHand);
      return atHand;
    },
    stateAt,
    async pastAt(header, seq) {
      const [last, next] = await store.events(header.id, seq, seq + 1);
      const state = last && (await stateAt(header, seq));
      return state ? { state, at: last.at, until: next?.at ?? last.at } : null;
    },
    story: async (header, from, to) => told(header, countedIn(await store.rewinds(header.id), Math.max(1, from), to)),
    async storyAt(header, from, to) {
      const then = (await store.rewinds(header.id)).filter(({ seq }) => seq <= to);
      return told(header, countedIn(then, Math.max(1, from), to));
    },
    async events(header, from, to) {
      const ruleset = rulesetOf(header.ruleset);
      const stored = await store.events(header.id, from, to);
      return stored.map((event) => upToDate(ruleset, event));
    },
    async eventsOf(header, key) {
      const ruleset = rulesetOf(header.ruleset);
      const stored = await store.eventsOf(header.id, key);
      return stored?.map((event) => upToDate(ruleset, event)) ?? null;
    },
  };
}
