import { and, asc, desc, eq, inArray, like, min, or, sql } from 'drizzle-orm';
import { unsettled, type Hold, type Server, type StoredRoster } from '../match/people.js';
import { instant, type Instant, type MatchId } from '../match/header.js';
import type { Chapter } from '../rules/kernel/contract.js';
import type { QuestionId } from '../rules/kernel/ids.js';
import type { Db, Tx } from './connection.js';
import { channelsFrom, eventFrom, presetsFrom } from './json.js';
import { headerOf } from './matches.js';
import { queue } from './outbox.js';
import { prepared } from './prepared.js';
import { events, holds, matches, outbox, rosters, servers, shelf } from './schema.js';
import { streams } from './stream-schema.js';
import { hooks, tokens } from './tools-schema.js';

/** What a server has chosen; the defaults for one that has chosen nothing. */
export function serverOf(db: Db, guild: string): Server {
  const row = one(db).get({ guild });
  if (!row) return unsettled(guild);
  return { ...row, channels: channelsFrom(row.channels), presets: presetsFrom(row.presets) };
}

const one = prepared((db) =>
  db
    .select()
    .from(servers)
    .where(eq(servers.guild, sql.placeholder('guild')))
    .prepare(),
);

export function putServer(tx: Tx, { guild, channels, presets, ...rest }: Server): void {
  const content = { ...rest, channels: JSON.stringify(channels), presets: JSON.stringify(presets) };
  tx.insert(servers)
    .values({ guild, ...content })
    .onConflictDoUpdate({ target: servers.guild, set: content })
    .run();
}

export function forgetServer(tx: Tx, guild: string): void {
  tx.delete(servers).where(eq(servers.guild, guild)).run();
  tx.delete(rosters).where(eq(rosters.guild, guild)).run();
  tx.delete(shelf).where(eq(shelf.guild, guild)).run();
  tx.delete(tokens).where(eq(tokens.guild, guild)).run();
  const played = tx.select({ id: matches.id }).from(matches).where(eq(matches.guild, guild));
  const seasons = tx.select({ id: streams.id }).from(streams).where(eq(streams.guild, guild));
  tx.delete(hooks)
    .where(or(inArray(hooks.of, played), inArray(hooks.of, seasons)))
    .run();
}

export const rostersOf = (tx: Tx, guild: string): readonly StoredRoster[] =>
  tx.select().from(rosters).where(eq(rosters.guild, guild)).orderBy(asc(rosters.id)).all();

export function putRoster(tx: Tx, { guild, id, ...content }: StoredRoster): void {
  tx.insert(rosters)
    .values({ guild, id, ...content })
    .onConflictDoUpdate({ target: [rosters.guild, rosters.id], set: content })
    .run();
}

export function dropRoster(tx: Tx, guild: string, id: string): void {
  tx.delete(rosters)
    .where(and(eq(rosters.guild, guild), eq(rosters.id, id)))
    .run();
}

/** The chapters of a match so far, oldest first. */
export function chaptersOf(tx: Tx, match: MatchId): readonly Chapter[] {
  const first = min(events.seq);
  return tx
    .select({ turn: events.turn, phase: events.phase })
    .from(events)
    .where(eq(events.match, match))
    .groupBy(events.turn, events.phase)
    .orderBy(first)
    .all();
}

/** How many askings back an open question is looked for: more than are ever open at once. */
const LOOK_BACK = 200;

/** When an open question was asked; `null`: it never was. */
export function askedAt(tx: Tx, match: MatchId, question: QuestionId): Instant | null {
  const asked = tx
    .select({ at: events.at, body: events.body })
    .from(events)
    .where(and(eq(events.match, match), eq(events.type, 'Asked')))
    .orderBy(desc(events.seq))
    .limit(LOOK_BACK)
    .all();
  for (const { at, body } of asked) {
    const event = eventFrom(body);
    if (event.type === 'Asked' && event.questions.some(({ id }) => id === question)) return at;
  }
  return null;
}

/** Asks that a post of a match be brought up to date although no order was given. */
export function renew(db: Db, match: MatchId, post: string, at: Instant): void {
  db.transaction(
    () => {
      const header = headerOf(db, match);
      if (header) queue(db, match, [{ post, action: 'put', seq: header.version }], at);
    },
    { behavior: 'immediate' },
  );
}

/** Asks that the calls of a match that wait be decided on anew. */
export function recall(tx: Tx, match: MatchId): void {
  tx.update(outbox)
    .set({ notBefore: instant(0) })
    .where(and(eq(outbox.match, match), like(outbox.post, 'ping:%')))
    .run();
}

/** Notes that the posts of a match wait; false when they did already. */
export const hold = (tx: Tx, held: Hold): boolean =>
  tx.insert(holds).values(held).onConflictDoNothing().run().changes > 0;

export const holdOf = (db: Db, match: MatchId): Hold | null => heldOne(db).get({ match }) ?? null;

const heldOne = prepared((db) =>
  db
    .select()
    .from(holds)
    .where(eq(holds.match, sql.placeholder('match')))
    .prepare(),
);

export const allHolds = (tx: Tx): readonly Hold[] => tx.select().from(holds).all();

/** Has the posts of a match that wait tried again at once. */
export function retry(tx: Tx, match: MatchId): void {
  tx.update(outbox)
    .set({ notBefore: instant(0) })
    .where(eq(outbox.match, match))
    .run();
}

/** The posts of a match may go out again, at once. */
export function unhold(db: Db, match: MatchId): void {
  db.transaction(
    (tx) => {
      tx.delete(holds).where(eq(holds.match, match)).run();
      retry(tx, match);
    },
    { behavior: 'immediate' },
  );
}
