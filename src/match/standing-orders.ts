import type { Ruleset } from '../rules/kernel/contract.js';
import type { QuestionId, SeatId } from '../rules/kernel/ids.js';
import { refuse, type Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import { seated } from '../rules/kernel/seats.js';
import type { StandingText } from '../rules/kernel/standing.js';
import type { Locale } from '../i18n/locales.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { Apply } from './apply.js';
import { passDelay, wantsPass } from './auto-pass.js';
import type { Table } from './acts.js';
import type { Store } from './ports.js';
import { REFEREE, instant, type Instant, type MatchId, type PlayerId } from './header.js';
import { holderOf } from './posts.js';
import type { Queue } from './queue.js';
import {
  MOST_GIVEN,
  MOST_KEPT,
  MOST_TRIES,
  useKey,
  type AutoPass,
  type StandingOrder,
  type StandingReader,
} from './standing.js';
import type { Tables } from './tables.js';

/**
 * Gives the orders that players have kept for later, through the same door as any other, and passes what they leave to
 * Arbitre. An order that is refused when tried stays, and is tried again at the next question.
 */

/** What players do with what they keep. Each concerns a seat that the player holds: the caller sees to that. */
export interface StandingOrders {
  /** Keeps an order, or offers to; refuses what cannot be read, and more than 25 a seat. */
  keep(given: {
    readonly match: MatchId;
    readonly seat: SeatId;
    readonly text: StandingText;
    readonly locale: Locale;
    readonly state: 'offered' | 'kept';
    readonly at: Instant;
  }): Promise<Result<StandingOrder, Refusal>>;
  /** Takes up an offer; `null` when it is gone. */
  takeUp(match: MatchId, seat: SeatId, id: number): Promise<StandingOrder | null>;
  /** What a seat keeps. What was dropped is told once and is gone then, unless it is only looked at. */
  standings(
    match: MatchId,
    seat: SeatId,
    look?: 'only',
  ): Promise<{ readonly kept: readonly StandingOrder[]; readonly auto: AutoPass }>;
  withdrawKept(match: MatchId, seat: SeatId, id: number): Promise<boolean>;
  /** Chooses what is passed for a seat. */
  choosePasses(match: MatchId, seat: SeatId, mode: AutoPass): Promise<void>;
  /** Passes the questions whose delay is over. */
  passDue(): Promise<void>;
}

export interface StandingNeeds {
  readonly store: Store;
  readonly tables: Tables;
  readonly queue: Queue;
  readonly apply: Apply;
  readonly rulesetOf: (id: RulesetId) => Ruleset<AnyGame>;
  readonly reader: StandingReader;
  readonly now: () => Instant;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly log: (message: string, error?: unknown) => void;
}

/**
 * Gives the next kept order that fits at a table; false when there is none, or `given` of them have been given in a row. To be
 * called inside the match's queue.
 */
export type GiveKept = (table: Table, actor: PlayerId | null, given: number) => Promise<boolean>;

/** The codes by which an order turns out to be meant for another question: it is no fault of it. */
const NOT_MEANT = new Set(['match/another-order-is-due', 'match/not-awaited', 'match/question-closed', 'match/over']);

/** Makes the hand that gives what players have kept. */
export function createGiveKept(needs: StandingNeeds): GiveKept {
  const { store, tables, apply, rulesetOf, reader, now, randomBytes } = needs;

  return async (table, actor, given) => {
    const { header, state } = table;
    if (!state || header.status !== 'playing' || state.clock?.paused) return false;
    for (const kept of given < MOST_GIVEN ? await store.standings(header.id) : []) {
      if (kept.state === 'kept' && (await give(table, kept, actor))) return true;
    }
    await planPasses(table);
    return false;
  };

  async function give(table: Table, kept: StandingOrder, actor: PlayerId | null): Promise<boolean> {
    const { header, state } = table;
    const { seat, text } = kept;
    const player = personIn(table, seat);
    if (!state || player === null) return false;
    const view = rulesetOf(header.ruleset).view(state, seated(seat));
    const reading = reader.read(header, text, kept.locale, view, seat);
    if (reading.ok && reading.value.kind === 'gone') {
      await store.changeStanding({ ...kept, state: 'dropped', refusal: reading.value.refusal });
      return false;
    }
    const open = view.questions.find(
      (question) =>
        question.seat === seat && question.id !== kept.tried && (text.on === 'any' || text.on === question.kind),
    );
    if (!open || kept.tries >= MOST_TRIES || (await isPutAnew(kept, open.id))) return false;
    if (!reading.ok) return note(kept, open.id, reading.error);
    if (reading.value.kind !== 'order') return false;
    const { command } = reading.value;
    const at = now();
    const applied = await apply({
      match: header.id,
      key: useKey(kept.id, open.id),
      at,
      player,
      actor,
      ...(text.repeat === 'once' ? { standing: kept.id } : {}),
      plan: () => ok({ order: { by: 'seat', seat, question: open.id, at, command } }),
    });
    if (!applied.ok) return NOT_MEANT.has(applied.error.code) ? false : note(kept, open.id, applied.error);
    if (text.repeat === 'always' || applied.value.duplicate) {
      await store.changeStanding({ ...kept, tries: 0, tried: open.id, refusal: null });
    }
    return !applied.value.duplicate;
  }

  /** A question that an order was given to, and that is open again because it was taken back, is its player's to answer. */
  async function isPutAnew({ match, text, tried, refusal }: StandingOrder, open: QuestionId): Promise<boolean> {
    const wasGiven = tried !== null && (text.repeat === 'always' || refusal === null);
    return wasGiven && (await store.askedAt(match, open)) === null;
  }

  /** Notes why a kept order was refused at a question; it is not tried there again. */
  async function note(kept: StandingOrder, tried: StandingOrder['tried'], refusal: Refusal): Promise<false> {
    await store.changeStanding({ ...kept, tries: kept.tries + 1, tried, refusal });
    return false;
  }

  /** Plans the passing of questions that seats leave to Arbitre. */
  async function planPasses(table: Table): Promise<void> {
    const { header, state } = table;
    if (!state) return;
    const rules = rulesetOf(header.ruleset);
    const planned = new Set((await store.passes(header.id)).map(({ question }) => question));
    for (const { id, seat } of rules.open(state)) {
      if (planned.has(id) || personIn(table, seat) === null) continue;
      const mode = await store.autoPass(header.id, seat);
      if (mode === 'off') continue;
      const view = rules.view(state, seated(seat));
      const question = view.questions.find((open) => open.id === id);
      if (!question || !wantsPass(rules, view, question, mode)) continue;
      const events = await tables.events(header, 1, header.version);
      const due = instant(now() + passDelay(state, question, events, now(), randomBytes));
      await store.addPass({ match: header.id, question: id, seat, due });
    }
  }
}

/** The person in a seat that still plays; `null` when there is none. */
function personIn({ header, state }: Table, seat: SeatId): PlayerId | null {
  const holder = holderOf(header, seat);
  return holder === REFEREE || state?.conceded.includes(seat) ? null : holder;
}

/** Makes the part of the referee that players keep orders with. */
export function createStandingOrders(
  needs: StandingNeeds & { readonly follow: (match: MatchId, actor: PlayerId | null) => void },
): StandingOrders {
  const { store, tables, queue, apply, rulesetOf, reader, now, log, follow } = needs;
  return {
    async keep({ match, seat, text, locale, state: as, at }) {
      const table = (await tables.get(match))?.table;
      if (!table?.state || table.header.status !== 'playing') return fail(refuse('match/not-started'));
      const { header, state } = table;
      const refusal = reader.check(header, text, locale, rulesetOf(header.ruleset).view(state, seated(seat)), seat);
      if (refusal) return fail(refusal);
      const kept = (await store.standings(match, seat)).filter((one) => one.state === 'kept');
      if (kept.length >= MOST_KEPT) return fail(refuse('standing/too-many', { most: MOST_KEPT }));
      const none = { tries: 0, tried: null, refusal: null } as const;
      const made = await store.addStanding({ match, seat, text, locale, state: as, at, ...none });
      if (as === 'kept') follow(match, null);
      return ok(made);
    },
    async takeUp(match, seat, id) {
      const offered = (await store.standings(match, seat)).find((one) => one.id === id);
      if (!offered) return null;
      if (offered.state === 'offered') {
        await store.changeStanding({ ...offered, state: 'kept' });
        follow(match, null);
      }
      return { ...offered, state: 'kept' };
    },
    async standings(match, seat, look) {
      const all = (await store.standings(match, seat)).filter(({ state }) => state !== 'offered');
      const told = look === 'only' ? [] : all.filter(({ state }) => state === 'dropped');
      for (const { id } of told) await store.removeStanding(match, seat, id);
      return { kept: all, auto: await store.autoPass(match, seat) };
    },
    withdrawKept: (match, seat, id) => store.removeStanding(match, seat, id),
    async choosePasses(match, seat, mode) {
      await store.putAutoPass(match, seat, mode);
      follow(match, null);
    },
    async passDue() {
      for (const { match, question, seat } of await store.passesDue(now())) {
        await queue
          .run(match, async () => {
            const table = (await tables.get(match))?.table;
            if (!table?.state || table.state.clock?.paused) return;
            const player = personIn(table, seat);
            const open = rulesetOf(table.header.ruleset)
              .open(table.state)
              .some(({ id }) => id === question);
            const at = now();
            const applied =
              open &&
              player !== null &&
              (await apply({
                match,
                key: `autopass:${question}`,
                at,
                player,
                actor: null,
                plan: () => ok({ order: { by: 'seat', seat, question, at, command: { type: 'pass' } } }),
              }));
            if (applied && applied.ok && !applied.value.duplicate) follow(match, null);
            else await store.removePass(match, question);
          })
          .catch((error: unknown) => log(`match ${match}: a question could not be passed`, error));
      }
    },
  };
}
