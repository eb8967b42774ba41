import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { z } from 'zod';
import { readLibrary } from '../src/library/read.js';
import { channelId, instant, playerId, type MatchId } from '../src/match/header.js';
import { createReferee } from '../src/match/referee.js';
import { opponentOf } from '../src/opponent/registry.js';
import { rulesetOf } from '../src/games/index.js';
import { createStandingReader } from '../src/orders/standing-reader.js';
import { sideId } from '../src/rules/kernel/ids.js';
import { openStore } from '../src/store/index.js';
import { withArbitre } from './arbitre.js';
import type { Opened, Passing } from './crowd.js';
import { compare, type Measured } from './measure.js';

/** Live matches in the database; in how many of them something is ordered, once in each, and in how many of these to warm up. */
const LIVE = 10_000;
const TABLES = 500;
const WARM_UP = 100;
/** Orders a second. */
const RATE = 50;
/** What is promised: a start in five seconds, and 99 of 100 orders answered within a tenth of one. */
const MOST_START = 5_000;
const MOST_P99 = 100;

/** The start with ten thousand live matches against one with none; and orders in them, against the same on an idle bot. */
export async function benchStarting(): Promise<readonly Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-bench-'));
  const crowd = fork(fileURLToPath(new URL('crowd.ts', import.meta.url)), [String(TABLES)]);
  try {
    const club = opened.parse(await said(crowd));
    const file = join(folder, 'many.sqlite');
    const waiting = await fill(file, club);
    const empty = await startOf(club, join(folder, 'none.sqlite'), () => Promise.resolve([]));
    const many = await startOf(club, file, () => ordersBy(crowd, waiting));
    const sorted = [...many.answered].sort((a, b) => a - b);
    const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Infinity;
    return [
      compare(
        { name: 'start', what: `${LIVE} live matches`, against: 'none', mostValue: MOST_START },
        [many.ready],
        [empty.ready],
      ),
      compare(
        { name: `${RATE} orders a second`, what: '99 of 100 answered', against: 'half of them', mostValue: MOST_P99 },
        [p99],
        many.answered,
      ),
    ];
  } finally {
    crowd.kill();
    rmSync(folder, { recursive: true });
  }
}

const opened = z.object({
  token: z.string(),
  restBase: z.string(),
  people: z.record(z.string(), z.string()),
  channels: z.record(z.string(), z.string()),
});
const passed = z.union([z.object({ took: z.array(z.number()) }), z.object({ refused: z.string() })]);

/** The next thing that the crowd says. It ends with us, and we with it. */
function said(crowd: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => crowd.once('message', resolve));
}

/** How long a start takes until orders are taken, and what was measured then. */
async function startOf(
  club: Opened,
  databaseFile: string,
  then: () => Promise<readonly number[]>,
): Promise<{ readonly ready: number; readonly answered: readonly number[] }> {
  const begun = performance.now();
  return withArbitre(
    club,
    async () => {
      const ready = performance.now() - begun;
      return { ready, answered: await then() };
    },
    { databaseFile },
  );
}

/** Passes in match after match, at an even rate; how long each took until it was applied. The first ones only warm up. */
async function ordersBy(crowd: ChildProcess, passes: Passing['passes']): Promise<readonly number[]> {
  await passedBy(crowd, { passes: passes.slice(0, WARM_UP), rate: RATE / 2 });
  return passedBy(crowd, { passes: passes.slice(WARM_UP), rate: RATE });
}

async function passedBy(crowd: ChildProcess, passing: Passing): Promise<readonly number[]> {
  crowd.send(passing);
  const answer = passed.parse(await said(crowd));
  if ('refused' in answer) throw new Error(`an order was refused: ${answer.refused}`);
  return answer.took;
}

/** A match that is copied, and who is awaited in it. */
interface Pattern {
  readonly match: MatchId;
  readonly awaited: string;
}

/**
 * Writes a database with live matches, all in the middle of a turn, by copying one of each scenario. Yields who is awaited in those
 * that have a channel of the club.
 */
async function fill(file: string, { people, channels }: Opened): Promise<Passing['passes']> {
  const store = await openStore(file);
  const patterns: Pattern[] = [];
  const library = readLibrary('scenarios');
  const referee = createReferee({
    store,
    library,
    rulesetOf,
    opponentOf: (id) => async (view, seat) => Promise.resolve(opponentOf(id)(view, seat)),
    reader: createStandingReader(),
    now: () => instant(Date.now()),
    randomBytes,
    log: (message) => console.error(message),
  });
  for (const scenario of ['battletech/green', 'battletech/lance-duel', 'tactic148/skirmish']) {
    patterns.push(
      await played(
        referee,
        Object.values(people),
        scenario,
        library.scenario(scenario)?.sides.map(({ id }) => id) ?? [],
      ),
    );
  }
  await referee.idle();
  await store.close();
  const database = new Database(file);
  database.pragma('synchronous = OFF');
  database.exec('DELETE FROM outbox');
  const tables = Object.values(channels);
  const waiting: { readonly channel: string; readonly user: string }[] = [];
  database.transaction(() => {
    for (let i = 0; i < LIVE; i++) {
      const pattern = patterns[i % patterns.length];
      if (!pattern) throw new Error('nothing to copy');
      const channel = tables[i] ?? String(90_000_000 + i);
      copy(database, pattern.match, `copy${i}`, channel);
      if (i < tables.length) waiting.push({ channel, user: pattern.awaited });
    }
  })();
  database.close();
  // What was written here is no debt of those who are measured.
  const written = openSync(file, 'r+');
  fsyncSync(written);
  closeSync(written);
  return waiting;
}

/** A match of two players, some orders on; who is awaited passes. */
async function played(
  referee: ReturnType<typeof createReferee>,
  people: readonly string[],
  scenario: string,
  sides: readonly string[],
): Promise<Pattern> {
  const [ann, ben] = people.map(playerId);
  if (!ann || !ben) throw new Error('no players');
  let acts = 0;
  const act = (player: typeof ann) => ({ player, key: `${scenario} ${acts++}`, at: instant(Date.now()) });
  const made = await referee.create({
    ...act(ann),
    scenario,
    options: {},
    clock: { kind: 'correspondence', turn: 86_400_000, reaction: 86_400_000, bank: 86_400_000 },
    locale: 'en',
    guild: null,
    channel: channelId(scenario),
    side: sideId(sides[0] ?? ''),
    opponent: 'players',
  });
  if (!made.ok) throw new Error(made.error.code);
  const match = made.value.table.header.id;
  await referee.join({ ...act(ben), match, side: null });
  await referee.start({ ...act(ann), match });
  const awaited = async () => {
    const table = await referee.table(match);
    const seat = table?.state?.agenda.at(-1)?.asked?.questions[0]?.seat ?? null;
    return { seat, player: table?.header.holders.find((holder) => holder.seat === seat)?.player ?? ann };
  };
  for (let i = 0; i < 24; i++) {
    const { seat, player } = await awaited();
    await referee.submit({ ...act(player), match, seat, command: { type: 'pass' }, question: null });
  }
  return { match, awaited: (await awaited()).player };
}

/** Copies every row of a match to another, in another channel. */
function copy(database: Database.Database, from: string, to: string, channel: string): void {
  for (const table of ['matches', 'seats', 'orders', 'events', 'snapshots', 'deadlines']) {
    const key = table === 'matches' ? 'id' : 'match';
    const columns = database
      .prepare<[], { name: string }>(`SELECT name FROM pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => name);
    const values = columns.map((name) => (name === key ? '@to' : name === 'channel' ? '@channel' : `"${name}"`));
    database
      .prepare(
        `INSERT INTO ${table} (${columns.map((name) => `"${name}"`).join(', ')})
         SELECT ${values.join(', ')} FROM ${table} WHERE "${key}" = @from`,
      )
      .run(table === 'matches' ? { from, to, channel } : { from, to });
  }
}
