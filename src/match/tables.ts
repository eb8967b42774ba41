import type { Chapter, MatchState, Past, Ruleset } from '../rules/kernel/contract.js';
import { isUnnoticed, sinceThen } from '../rules/kernel/past.js';
import { countedIn, isRewound, surviving, type Jump } from '../rules/kernel/rewind.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { Table } from './acts.js';
import { canonicalJson } from './hash.js';
import type { LoadedMatch, Store, StoredEvent } from './ports.js';
import type { Instant, MatchHeader, MatchId } from './header.js';
import { between, grown, spanIn, stateAfter, type Recent, type Told } from './recent.js';
import { upToDate } from './up-to-date.js';

/** How many matches are kept in memory, and how long one is kept that nobody looks at, in milliseconds. */
const MOST_KEPT = 256;
const IDLE = 15 * 60_000;

/** A match at hand: its table and the secrets of its dice, era by era. */
export interface AtHand {
  readonly table: Table;
  readonly seeds: readonly string[];
}

/** The matches as they stand, and what happened in them lately, from memory where the memory is still true. */
export interface Tables {
  get(match: MatchId): Promise<AtHand | null>;
  /** Keeps a match as an order has left it, with what happened in it. */
  keep(table: AtHand, happened: readonly Told[]): void;
  forget(match: MatchId): void;
  /** The state right after event `seq`; `null` before the first. */
  stateAt(header: MatchHeader, seq: number): Promise<MatchState<AnyGame> | null>;
  /** Where going back to event `seq` leads; `null` when there is no such event. */
  pastAt(header: MatchHeader, seq: number): Promise<Past<AnyGame> | null>;
  /** The first and last event of a chapter so far that count; `null` when there is none. */
  span(header: MatchHeader, chapter: Chapter): Promise<{ readonly from: number; readonly to: number } | null>;
  /** The events from one number to another that count, without those that were taken back, and the states around each. */
  story(header: MatchHeader, from: number, to: number): Promise<readonly Told[]>;
  /** The same as it stood right after event `to`, whatever was taken back since. */
  storyAt(header: MatchHeader, from: number, to: number): Promise<readonly Told[]>;
  /** Stored events, brought up to date. */
  events(header: MatchHeader, from: number, to: number): Promise<readonly StoredEvent[]>;
  /** The events of an order that was applied, brought up to date; `null` when it was not. */
  eventsOf(header: MatchHeader, key: string): Promise<readonly StoredEvent[] | null>;
}

/** A match in memory. */
interface Kept {
  readonly atHand: AtHand;
  readonly usedAt: Instant;
  readonly recent: Recent;
}

/** An empty memory over a store. At most 256 matches are kept, none longer than a quarter of an hour after its last use. */
export function createTables(store: Store, rulesetOf: (id: RulesetId) => Ruleset<AnyGame>, now: () => Instant): Tables {
  /** In the order of their last use. */
  const kept = new Map<MatchId, Kept>();

  const put = (atHand: AtHand, recent: Recent): void => {
    const usedAt = now();
    kept.delete(atHand.table.header.id);
    kept.set(atHand.table.header.id, { atHand, usedAt, recent });
    for (const [match, old] of kept) {
      if (kept.size <= MOST_KEPT && old.usedAt >= usedAt - IDLE) break;
      kept.delete(match);
    }
  };

  /** What is kept of a match, where it is as new as a header that somebody holds. */
  const recentOf = ({ id, revision }: MatchHeader): Recent | null => {
    const memory = kept.get(id);
    return memory?.atHand.table.header.revision === revision ? memory.recent : null;
  };

  /** Folds a match that was loaded from its newest snapshot on. */
  const folded = async ({ header, snapshot, events }: LoadedMatch): Promise<Recent & Pick<Table, 'state'>> => {
    const ruleset = rulesetOf(header.ruleset);
    const counting = surviving(events);
    const [first] = counting;
    const from = (snapshot?.seq ?? 0) + 1;
    const goesBack = first && isRewound(first.event) ? first.event : null;
    // Of a match that goes back beyond its snapshot nothing before the jump is at hand.
    const base = goesBack && goesBack.to !== from - 1 ? await stateAt(header, goesBack.to) : (snapshot?.state ?? null);
    const moments = tellingFrom(ruleset, base, counting);
    return {
      since: goesBack && goesBack.to < from - 1 ? (first?.seq ?? from) : from,
      moments,
      state: moments.at(-1)?.after ?? base,
    };
  };

  /**
   * Whether the memory of a match is still true: another process may have written since, and of a match that is over somebody
   * may have asked to be forgotten.
   */
  const isTrue = async (header: MatchHeader): Promise<boolean> =>
    header.status === 'ended'
      ? canonicalJson(await store.header(header.id)) === canonicalJson(header)
      : (await store.revision(header.id)) === header.revision;

  const load = async (match: MatchId, id: RulesetId, upTo?: number): Promise<LoadedMatch> => {
    const loaded = await store.load(match, rulesetOf(id).shape, upTo);
    if (!loaded) throw new Error(`there is no match ${match}`);
    return loaded;
  };

  const stateAt = async (header: MatchHeader, seq: number): Promise<MatchState<AnyGame> | null> => {
    if (seq < 1) return null;
    const recent = recentOf(header);
    const atHand = recent && stateAfter(recent, seq);
    return atHand ?? (await folded(await load(header.id, header.ruleset, seq))).state;
  };

  /** What happened in these stretches, each event with the states around it. */
  const told = async (
    header: MatchHeader,
    stretches: readonly (readonly [number, number])[],
  ): Promise<readonly Told[]> => {
    const ruleset = rulesetOf(header.ruleset);
    const moments: Told[] = [];
    for (const [i, [first, last]] of stretches.entries()) {
      const events = await store.events(header.id, first, last);
      const goesBack = events[0]?.event;
      const seq = goesBack && isRewound(goesBack) ? goesBack.to : first - 1;
      const goesOn = i > 0 && stretches[i - 1]?.[1] === seq;
      const base = goesOn ? (moments.at(-1)?.after ?? null) : await stateAt(header, seq);
      moments.push(...tellingFrom(ruleset, base, events));
    }
    return moments;
  };

  /** Since when a match stood as it did right after the last event of an order, to everybody. */
  const stoodSince = async (match: MatchId, { at, order }: StoredEvent): Promise<Instant> => {
    const events = (await store.eventsOf(match, order)) ?? [];
    const [first] = events;
    if (!first || !isUnnoticed(events.map(({ event }) => event))) return at;
    const [before] = await store.events(match, first.seq - 1, first.seq - 1);
    return before ? stoodSince(match, before) : at;
  };

  const jumpsUpTo = async (header: MatchHeader, to: number): Promise<readonly Jump[]> =>
    (await store.rewinds(header.id)).filter(({ seq }) => seq <= to);

  return {
    keep(atHand, happened) {
      const before = kept.get(atHand.table.header.id)?.recent;
      const first = happened[0]?.stored.seq ?? atHand.table.header.version + 1;
      put(atHand, grown(before ?? { since: first, moments: [] }, happened));
    },
    forget: (match) => void kept.delete(match),
    async get(match) {
      const memory = kept.get(match);
      if (memory && (await isTrue(memory.atHand.table.header))) {
        put(memory.atHand, memory.recent);
        return memory.atHand;
      }
      const header = await store.header(match);
      if (!header) return null;
      const loaded = await load(match, header.ruleset);
      const { state, ...recent } = await folded(loaded);
      const seeds = [await store.seed(match), ...(await store.laterSeeds(match))];
      const atHand = { table: { header: loaded.header, state }, seeds };
      put(atHand, recent);
      return atHand;
    },
    stateAt,
    async pastAt(header, seq) {
      const [last, next] = await store.events(header.id, seq, seq + 1);
      const state = last && (await stateAt(header, seq));
      if (!state) return null;
      const since = await store.events(header.id, seq + 1, header.version);
      const ruleset = rulesetOf(header.ruleset);
      const counts = sinceThen<AnyGame>(
        seq,
        since.map((stored) => upToDate(ruleset, stored)),
      );
      return { state, at: await stoodSince(header.id, last), until: next?.at ?? last.at, ...counts };
    },
    async span(header, chapter) {
      const recent = recentOf(header);
      return (recent && spanIn(recent, chapter)) ?? store.span(header.id, chapter);
    },
    async story(header, from, to) {
      const recent = recentOf(header);
      const first = Math.max(1, from);
      return (
        (recent && between(recent, first, to)) ??
        told(header, countedIn(await jumpsUpTo(header, Number.MAX_SAFE_INTEGER), first, to))
      );
    },
    storyAt: async (header, from, to) => told(header, countedIn(await jumpsUpTo(header, to), Math.max(1, from), to)),
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

/** Stored events that follow each other from a state on, brought up to date, with the states around each. */
function tellingFrom(
  ruleset: Ruleset<AnyGame>,
  base: MatchState<AnyGame> | null,
  events: readonly StoredEvent[],
): readonly Told[] {
  let state = base;
  return events.map((event) => {
    const stored = upToDate(ruleset, event);
    const before = state;
    const after = ruleset.evolve(before, stored.event);
    state = after;
    return { stored, before, after };
  });
}
