import { turnCode } from '../i18n/index.js';
import type { MatchState, MatchView, Ruleset } from '../rules/kernel/contract.js';
import type { SeatId } from '../rules/kernel/ids.js';
import type { Motion } from '../rules/kernel/proposal.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import type { Viewer } from '../rules/kernel/seats.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { Planning } from './apply.js';
import type { Act, Applied, Table } from './acts.js';
import { answersIn, isNamed, isSaying, ordersOf, type Given } from './given.js';
import type { Plan } from './lobby.js';
import { seatsHeld } from './play.js';
import type { Store } from './ports.js';
import type { Instant, MatchHeader, MatchId, PlayerId } from './header.js';
import { goingBack } from './going-back.js';
import { enact, propose, vote, withdraw } from './proposals.js';
import { refuseMatch } from './refusals.js';
import { handover } from './substitute.js';
import type { Tables } from './tables.js';
import { undoOf, type Undo } from './undo.js';

type InMatch = Act & { readonly match: MatchId };

/** An order as a viewer may know it; `view` is what they saw before it. */
export interface GivenOrder {
  /** By which number people call it; `null`: it was said beside the questions. */
  readonly number: number | null;
  readonly at: Instant;
  readonly kind: 'answer' | 'undo' | 'correction';
  /** Whose; `null`: the arbiter's. */
  readonly seat: SeatId | null;
  /** What was ordered; none for what is hidden from the viewer, and for what no order was. */
  readonly commands: readonly AnyGame['command'][];
  readonly view: MatchView<AnyGame>;
}

/** Where to go back to: before an order by its number, or to the beginning of a turn. */
export type Landing = { readonly order: number } | { readonly turn: number };

/** What needs consent, or takes something back. Every proposal is one order; so is every vote. */
export interface Motions {
  /** What `undo` would take back, without doing it. */
  undoable(match: MatchId, act: Act): Promise<Result<Undo, Refusal>>;
  /** Takes back the player's last order, at once where it is free, else by consent. Made again, it withdraws their proposal. */
  undo(act: InMatch): Promise<Result<Applied, Refusal>>;
  /** Goes back or sets facts: by consent, or at once when `arbiter` says that the player is one and they have no seat here. */
  correct(
    act: InMatch & {
      readonly motion: Extract<Motion, { readonly kind: 'return' | 'correct' }>;
      readonly arbiter: boolean;
    },
  ): Promise<Result<Applied, Refusal>>;
  /** Gives a seat (`null`: the player's own) to another player, or to Arbitre. */
  substitute(
    act: InMatch & { readonly seat: SeatId | null; readonly taker: PlayerId; readonly arbiter: boolean },
  ): Promise<Result<Applied, Refusal>>;
  /** Proposes what needs the consent of the others; an arbiter without a seat here carries it out at once. */
  propose(act: InMatch & { readonly motion: Motion; readonly arbiter: boolean }): Promise<Result<Applied, Refusal>>;
  vote(act: InMatch & { readonly proposal: string; readonly agrees: boolean }): Promise<Result<Applied, Refusal>>;
  withdraw(act: InMatch & { readonly proposal: string }): Promise<Result<Applied, Refusal>>;
  /** The orders that count from event `from` on, as a viewer may know them. */
  given(match: MatchId, from: number, viewer: Viewer): Promise<readonly GivenOrder[]>;
  /** The orders that were taken back by going back from event `from` to event `to`, as a viewer may know them. */
  undone(match: MatchId, to: number, from: number, viewer: Viewer): Promise<readonly GivenOrder[]>;
  /** The event right after which a landing lies, or what can be named instead. */
  landing(match: MatchId, landing: Landing): Promise<Result<number, Refusal>>;
}

export interface MotionsNeeds {
  readonly tables: Tables;
  readonly store: Pick<Store, 'orderNumbers'>;
  readonly rulesetOf: (id: RulesetId) => Ruleset<AnyGame>;
  readonly headerOf: (match: MatchId) => Promise<MatchHeader>;
  /** Applies a person's order in its turn. */
  readonly order: (act: InMatch, plan: Planning) => Promise<Result<Applied, Refusal>>;
}

/** Makes the part of the referee that takes back, corrects and gives seats away. */
export function createMotions({ tables, store, rulesetOf, headerOf, order }: MotionsNeeds): Motions {
  /** Proposes for a player, or carries out for an arbiter who has no seat in the match. */
  function move(table: Table, act: Act, motion: Motion, arbiter: boolean): Result<Plan, Refusal> {
    const [seat] = seatsHeld(table.header, act.player);
    if (seat !== undefined) return propose(table, act, seat, motion);
    return arbiter ? enact(table, act, motion, null) : fail(refuseMatch('match/not-arbiter', {}));
  }

  const backTo = (table: Table, act: Act, to: number) => goingBack(tables, rulesetOf, table, act.player, to);

  /** What `undo` would take back, where the match lets it. */
  async function weighed(table: Table, act: Act): Promise<Result<Undo, Refusal>> {
    const undo = await undoOf(tables, rulesetOf(table.header.ruleset), table, act);
    if (!undo.ok || undo.value.free) return undo;
    const { refusal, counts } = await backTo(table, act, undo.value.motion.to);
    return refusal ? fail(refusal) : ok({ ...undo.value, counts });
  }

  /** By which number people call each order; `null` of what was said beside the questions. */
  async function numbered(header: MatchHeader, orders: readonly Given[]): Promise<readonly Numbered[]> {
    const numbers = await store.orderNumbers(header.id);
    return Promise.all(
      orders.map(async (given) => {
        const own = numbers.get(given.seq);
        if (own !== undefined || isSaying(given)) return { given, number: own ?? null };
        // The consent with which a match goes back is taken back with the rest; the order began with it.
        const [first] = (await tables.eventsOf(header, given.key)) ?? [];
        return { given, number: (first && numbers.get(first.seq)) ?? null };
      }),
    );
  }

  const storyOf = async (header: MatchHeader, from: number): Promise<readonly Given[]> =>
    ordersOf(await tables.story(header, from, header.version)).filter(isNamed);

  return {
    async undoable(match, act) {
      const table = (await tables.get(match))?.table;
      return table ? weighed(table, act) : fail(refuseMatch('match/no-such-match', { match }));
    },
    undo: (act) =>
      order(act, async (table) => {
        const standing = table.state?.proposal;
        if (standing?.motion.kind === 'undo' && seatsHeld(table.header, act.player).includes(standing.by)) {
          return withdraw(table, act, standing.id);
        }
        const undo = await weighed(table, act);
        if (!undo.ok) return undo;
        const { seat, motion, free } = undo.value;
        return free ? enact(table, act, motion, seat) : propose(table, act, seat, motion);
      }),
    correct: (act) =>
      order(act, async (table) => {
        const { motion } = act;
        const back = motion.kind === 'return' ? await backTo(table, act, motion.to) : null;
        return back?.refusal ? fail(back.refusal) : move(table, act, motion, act.arbiter);
      }),
    substitute: (act) =>
      order(act, (table) => {
        const given = handover(table, act, act.seat, act.taker, act.arbiter);
        if (!given.ok) return given;
        const { by, motion } = given.value;
        return by === null ? enact(table, act, motion, null) : propose(table, act, by, motion);
      }),
    propose: (act) =>
      order(act, (table) =>
        act.arbiter || seatsHeld(table.header, act.player).length > 0
          ? move(table, act, act.motion, act.arbiter)
          : fail(refuseMatch('match/not-a-player', {})),
      ),
    vote: (act) => order(act, (table) => vote(table, act, act.proposal, act.agrees)),
    withdraw: (act) => order(act, (table) => withdraw(table, act, act.proposal)),
    async given(match, from, viewer) {
      const header = await headerOf(match);
      const ruleset = rulesetOf(header.ruleset);
      const now = (await tables.get(match))?.table.state ?? null;
      const orders = await numbered(header, await storyOf(header, from));
      return orders.flatMap((one) => shownOrder(ruleset, one, viewer, now));
    },
    async undone(match, to, from, viewer) {
      const header = await headerOf(match);
      const story = ordersOf(await tables.storyAt(header, to + 1, from)).filter(isNamed);
      const orders = await numbered(header, story);
      return orders.flatMap((one) => shownOrder(rulesetOf(header.ruleset), one, viewer, null));
    },
    async landing(match, landing) {
      const header = await headerOf(match);
      const orders = await storyOf(header, 1);
      if ('order' in landing) {
        const all = await numbered(header, orders);
        const named = all.find(({ number }) => number === landing.order);
        if (named) return ok(named.given.seq - 1);
        const known = all.flatMap(({ number }) => number ?? []);
        const [from, to] = [known[0] ?? 0, known.at(-1) ?? 0];
        return fail(refuseMatch('match/no-such-order', { given: landing.order, from, to }));
      }
      // The order that led into the turn belongs to the one before; what was ordered in the turn itself is taken back.
      const within = orders.find(({ moments }) => {
        const before = moments[0]?.before;
        return (
          before !== null && before !== undefined && rulesetOf(header.ruleset).chapter(before).turn >= landing.turn
        );
      });
      if (within && landing.turn >= 1) return ok(within.seq - 1);
      const state = (await tables.get(match))?.table.state;
      const turn = state ? rulesetOf(header.ruleset).chapter(state).turn : 0;
      const named = (one: number): string => turnCode(header.ruleset, one);
      return fail(refuseMatch('match/no-such-turn', { given: named(landing.turn), turn: named(turn) }));
    },
  };
}

/** An order with the number by which people call it. */
interface Numbered {
  readonly given: Given;
  readonly number: number | null;
}

function shownOrder(
  ruleset: Ruleset<AnyGame>,
  { given, number }: Numbered,
  viewer: Viewer,
  now: MatchState<AnyGame> | null,
): readonly GivenOrder[] {
  const { moments } = given;
  const [first] = moments;
  if (!first?.before) return [];
  const about = { number, at: first.stored.at, view: ruleset.view(first.before, viewer) };
  if (isSaying(given)) {
    const said = moments.flatMap(({ stored: { event }, before }): GivenOrder[] => {
      const told = ruleset.tell(event, before, viewer, now);
      if (told?.type !== 'Said' || !('command' in told)) return [];
      return [{ ...about, kind: 'answer', seat: told.seat, commands: [told.command] }];
    });
    // What is not told leaves nothing to show but the answer that it was to its seat's own question, if it was.
    if (said.length > 0) return said;
  }
  const [answer] = answersIn(given);
  if (answer) {
    const commands = moments.flatMap(({ stored: { event }, before }) => {
      const told = ruleset.tell(event, before, viewer, now);
      return told?.type === 'Answered' && 'answer' in told && told.answer.by === 'seat' ? [told.answer.command] : [];
    });
    return [{ ...about, kind: 'answer', seat: answer.seat, commands }];
  }
  return moments.flatMap(({ stored: { event } }): GivenOrder[] => {
    if (event.type === 'Rewound') return [{ ...about, kind: 'undo', seat: event.by, commands: [] }];
    if (event.type === 'Corrected') return [{ ...about, kind: 'correction', seat: event.by, commands: [] }];
    return [];
  });
}
