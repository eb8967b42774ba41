import { asc, eq, sql } from 'drizzle-orm';
import type { Instant, MatchId, StreamId } from '../match/header.js';
import type { Mail, ShardSet } from '../match/ports.js';
import type { StoredMail } from '../streams/ports.js';
import type { Db, Tx } from './connection.js';
import { commandFrom } from './json.js';
import { ofShards } from './lease.js';
import { matches } from './schema.js';
import { mail, streams } from './stream-schema.js';

/** Puts mail in, in the transaction of what brought it about. */
export function send(tx: Tx, from: MatchId | StreamId, letters: readonly Mail[], at: Instant): void {
  if (letters.length === 0) return;
  const guild = guildOf(tx, from);
  tx.insert(mail)
    .values(letters.map(({ to, key, command }) => ({ from, to, key, command: JSON.stringify(command), guild, at })))
    .run();
}

/** The server of a match, campaign or league. */
function guildOf(tx: Tx, id: string): string | null {
  const row =
    tx
      .select({ guild: matches.guild })
      .from(matches)
      .where(eq(matches.id, id as MatchId))
      .get() ??
    tx
      .select({ guild: streams.guild })
      .from(streams)
      .where(eq(streams.id, id as StreamId))
      .get();
  return row?.guild ?? null;
}

/** Asks for mail of a shard set, oldest first. */
export function mailIn(db: Db, set: ShardSet): (limit: number) => readonly StoredMail[] {
  const letters = db
    .select()
    .from(mail)
    .where(ofShards(set, mail.guild))
    .orderBy(asc(mail.id))
    .limit(sql.placeholder('limit'))
    .prepare();
  return (limit) =>
    letters
      .all({ limit })
      .map(({ guild: _guild, command, ...letter }) => ({ ...letter, command: commandFrom(command) }));
}

/** Takes mail out. False: it was out already. */
export const takeOut = (tx: Tx, id: number): boolean => tx.delete(mail).where(eq(mail.id, id)).run().changes > 0;
