import { and, desc, asc, eq, inArray } from 'drizzle-orm';
import type { KeptCampaignFile, ShelfKind, Shelved } from '../match/shelf.js';
import type { Db, Tx } from './connection.js';
import { shelvedFrom } from './json.js';
import { shelf } from './schema.js';

const { guild, kind, id, source, facts, bytes, player, at } = shelf;

/** Everything on the shelf of a server, without the texts. */
export const shelfOf = (db: Db, server: string): readonly Shelved[] =>
  db
    .select({ guild, kind, id, source, facts, bytes, player, at })
    .from(shelf)
    .where(and(eq(guild, server), inArray(kind, ['unit', 'map'])))
    .orderBy(desc(kind), asc(id))
    .all()
    .flatMap(({ kind: of, ...row }) => (of === 'campaign' ? [] : [shelvedFrom({ ...row, kind: of })]));

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

const ofCampaigns = (server: string) => and(eq(guild, server), eq(kind, 'campaign'));

/** The files of campaigns that a server keeps, without the texts. */
export const campaignFilesOf = (tx: Tx, server: string): readonly KeptCampaignFile[] =>
  tx.select({ guild, id, source, bytes, player, at }).from(shelf).where(ofCampaigns(server)).orderBy(asc(id)).all();

export const campaignFileOf = (tx: Tx, server: string, named: string): string | null =>
  tx
    .select({ text: shelf.text })
    .from(shelf)
    .where(and(ofCampaigns(server), eq(id, named)))
    .get()?.text ?? null;

export function keepCampaignFile(tx: Tx, file: KeptCampaignFile & { readonly text: string }): void {
  const row = { ...file, kind: 'campaign', facts: '{}' } as const;
  tx.insert(shelf)
    .values(row)
    .onConflictDoUpdate({ target: [guild, kind, id], set: row })
    .run();
}

export const dropCampaignFile = (tx: Tx, server: string, named: string): boolean =>
  tx
    .delete(shelf)
    .where(and(ofCampaigns(server), eq(id, named)))
    .run().changes > 0;
