import { and, asc, eq, lte, max, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ShardSet } from '../match/ports.js';
import type { Instant, MatchId } from '../match/header.js';
import type { AutoPass, PassDue, StandingOrder } from '../match/standing.js';
import type { QuestionId, SeatId } from '../rules/kernel/ids.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import { STANDING_ON, STANDING_REPEAT, type StandingText } from '../rules/kernel/standing.js';
import type { Db, Tx } from './connection.js';
import { ofShards } from './lease.js';
import { prepared } from './prepared.js';
import { autoPasses, matches, passes, standing } from './schema.js';

const TEXT = z.strictObject({
  order: z.string(),
  repeat: z.enum(STANDING_REPEAT),
  on: z.enum(STANDING_ON),
  if: z.string().nullable(),
  else: z.string().nullable(),
});
const REFUSAL = z.strictObject({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
  rule: z.string().nullable(),
});

const textFrom = (json: string): StandingText => TEXT.parse(JSON.parse(json));
const refusalFrom = (json: string | null): Refusal | null => (json === null ? null : REFUSAL.parse(JSON.parse(json)));

/** Rows that are gone stay until the match ends: no number comes twice, so that no old button means a new order. */
const inForce = ne(standing.state, 'gone');

/** The kept orders of a match, oldest first. */
export function standingsOf(db: Db, match: MatchId, seat?: SeatId): readonly StandingOrder[] {
  return kept(db)
    .all({ match })
    .filter((row) => seat === undefined || row.seat === seat)
    .map(({ text, refusal, ...row }) => ({ ...row, text: textFrom(text), refusal: refusalFrom(refusal) }));
}

const kept = prepared((db) =>
  db
    .select()
    .from(standing)
    .where(and(eq(standing.match, sql.placeholder('match')), inForce))
    .orderBy(asc(standing.id))
    .prepare(),
);

/** Keeps an order under the next number of its match. */
export function addStanding(tx: Tx, given: Omit<StandingOrder, 'id'>): StandingOrder {
  const { match, seat, state } = given;
  if (state === 'offered') {
    tx.update(standing)
      .set({ state: 'gone' })
      .where(and(eq(standing.match, match), eq(standing.seat, seat), eq(standing.state, 'offered')))
      .run();
  }
  const last = tx
    .select({ id: max(standing.id) })
    .from(standing)
    .where(eq(standing.match, match))
    .get();
  const made: StandingOrder = { ...given, id: (last?.id ?? 0) + 1 };
  tx.insert(standing)
    .values({ ...made, text: JSON.stringify(made.text), refusal: made.refusal && JSON.stringify(made.refusal) })
    .run();
  return made;
}

/** Notes what has become of a kept order. */
export function changeStanding(
  tx: Tx,
  {
    match,
    id,
    state,
    tries,
    tried,
    refusal,
  }: Pick<StandingOrder, 'match' | 'id' | 'state' | 'tries' | 'tried' | 'refusal'>,
): void {
  tx.update(standing)
    .set({ state, tries, tried, refusal: refusal && JSON.stringify(refusal) })
    .where(and(eq(standing.match, match), eq(standing.id, id)))
    .run();
}

/** Withdraws a kept order of a seat. */
export function removeStanding(tx: Tx, match: MatchId, seat: SeatId, id: number): boolean {
  const { changes } = tx
    .update(standing)
    .set({ state: 'gone' })
    .where(and(eq(standing.match, match), inForce, eq(standing.seat, seat), eq(standing.id, id)))
    .run();
  return changes > 0;
}

/** Takes a kept order away that has been given, in the transaction of the order that it became. */
export function useStanding(tx: Tx, match: MatchId, id: number): void {
  tx.update(standing)
    .set({ state: 'gone' })
    .where(and(eq(standing.match, match), eq(standing.id, id)))
    .run();
}

/** Keeps an order again whose one use is taken back; `tried` is the question of then. One that is given each time never went. */
export function restoreStanding(tx: Tx, match: MatchId, id: number, tried: QuestionId): void {
  const named = and(eq(standing.match, match), eq(standing.id, id), eq(standing.state, 'gone'));
  const row = tx.select({ text: standing.text }).from(standing).where(named).get();
  if (!row || textFrom(row.text).repeat !== 'once') return;
  tx.update(standing).set({ state: 'kept', tries: 0, tried, refusal: null }).where(named).run();
}

/** Forgets what a seat has kept and left to Arbitre, or with `null` all seats of a match. */
export function forgetStanding(tx: Tx, match: MatchId, seat: SeatId | null): void {
  for (const table of [standing, autoPasses, passes] as const) {
    tx.delete(table)
      .where(and(eq(table.match, match), ...(seat === null ? [] : [eq(table.seat, seat)])))
      .run();
  }
}

/** What is passed for a seat without asking. */
export const autoPassOf = (db: Db, match: MatchId, seat: SeatId): AutoPass =>
  chosen(db).get({ match, seat })?.mode ?? 'off';

const chosen = prepared((db) =>
  db
    .select({ mode: autoPasses.mode })
    .from(autoPasses)
    .where(and(eq(autoPasses.match, sql.placeholder('match')), eq(autoPasses.seat, sql.placeholder('seat'))))
    .prepare(),
);

/** Chooses it. What was to be passed already is left to the new choice. */
export function putAutoPass(tx: Tx, match: MatchId, seat: SeatId, mode: AutoPass): void {
  tx.insert(autoPasses)
    .values({ match, seat, mode })
    .onConflictDoUpdate({ target: [autoPasses.match, autoPasses.seat], set: { mode } })
    .run();
  tx.delete(passes)
    .where(and(eq(passes.match, match), eq(passes.seat, seat)))
    .run();
}

export const passesOf = (db: Db, match: MatchId): readonly PassDue[] => planned(db).all({ match });

const planned = prepared((db) =>
  db
    .select()
    .from(passes)
    .where(eq(passes.match, sql.placeholder('match')))
    .prepare(),
);

/** Plans a pass; one planned before stands. */
export function addPass(tx: Tx, pass: PassDue): void {
  tx.insert(passes).values(pass).onConflictDoNothing().run();
}

export function removePass(db: Db, match: MatchId, question: QuestionId): void {
  passGone(db).run({ match, question });
}

const passGone = prepared((db) =>
  db
    .delete(passes)
    .where(and(eq(passes.match, sql.placeholder('match')), eq(passes.question, sql.placeholder('question'))))
    .prepare(),
);

/** The questions of a shard set that are to be passed by now, the earliest first. */
export const passesDue = (tx: Tx, set: ShardSet, now: Instant): readonly PassDue[] =>
  tx
    .select({ match: passes.match, question: passes.question, seat: passes.seat, due: passes.due })
    .from(passes)
    .innerJoin(matches, eq(matches.id, passes.match))
    .where(and(lte(passes.due, now), ofShards(set)))
    .orderBy(asc(passes.due))
    .all();
