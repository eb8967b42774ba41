import { and, eq, sql } from 'drizzle-orm';
import type { Draft } from '../match/ports.js';
import type { MatchId, PlayerId } from '../match/header.js';
import type { QuestionId } from '../rules/kernel/ids.js';
import type { Db, Tx } from './connection.js';
import { halfOrderFrom } from './json.js';
import { prepared } from './prepared.js';
import { drafts } from './schema.js';

/** A player's half-made order for a question. */
export function draftOf(tx: Tx, match: MatchId, player: PlayerId, question: QuestionId): Draft | null {
  const row = tx
    .select()
    .from(drafts)
    .where(and(eq(drafts.match, match), eq(drafts.player, player), eq(drafts.question, question)))
    .get();
  return row ? { match, player, question, order: halfOrderFrom(row.partial) } : null;
}

/** Keeps a half-made order, in place of the one before. */
export function putDraft(tx: Tx, { match, player, question, order }: Draft): void {
  const content = { partial: JSON.stringify(order) };
  tx.insert(drafts)
    .values({ match, player, question, ...content })
    .onConflictDoUpdate({ target: [drafts.match, drafts.player, drafts.question], set: content })
    .run();
}

/** Drops all half-made orders for a question. */
export function dropDrafts(db: Db, match: MatchId, question: QuestionId): void {
  dropped(db).run({ match, question });
}

const dropped = prepared((db) =>
  db
    .delete(drafts)
    .where(and(eq(drafts.match, sql.placeholder('match')), eq(drafts.question, sql.placeholder('question'))))
    .prepare(),
);
