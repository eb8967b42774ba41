import { and, desc, asc, eq, inArray } from 'drizzle-orm';
import type { ShelfKind, Shelved } from '../match/shelf.js';
import type { Db, Tx } from './connection.js';
import { shelvedFrom } from './json.js';
import { shelf } from './schema.js';

const { guild, kind, id, source, facts, bytes, player, at } = shelf;

/** Everything on the shelf of a server, without the texts. */
export const shelfOf = (db: Db, server: string): readonly Shelved[] =>
  db
    .select({ guild, kind, id, source, facts, bytes, player, at })
    .from(shelf)
    .where(eq(guild, server))
    .orderBy(desc(kind), asc(id))
    .all()
    .map(shelvedFrom);

export const shelfTextOf = (db: Db, server: string, of: ShelfKind, named: string): string | null =>
  db
    .select({ text: shelf.text })
    .from(shelf)
    .where(and(eq(guild, server), eq(kind, of), eq(id, named)))
    .get()?.text ?? null;

export function putOnShelf(tx: Tx, files: readonly (Shelved & { readonly text: string })[]): void {
  for (const file of files) {
    const { guild: server, kind: of, id: named, ...rest } = { ...file, facts: JSON.stringify(file.facts) };
    tx.insert(shelf)
      .values({ guild: server, kind: of, id: named, ...rest })
      .onConflictDoUpdate({ target: [guild, kind, id], set: rest })
      .run();
  }
}

export function dropFromShelf(tx: Tx, server: string, of: ShelfKind, ids: readonly string[]): void {
  tx.delete(shelf)
    .where(and(eq(guild, server), eq(kind, of), inArray(id, [...ids])))
    .run();
}
