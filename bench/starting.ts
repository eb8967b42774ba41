import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { App } from '../src/app.js';
import { readLibrary } from '../src/library/read.js';
import { channelId, instant, playerId, type MatchId } from '../src/match/header.js';
import { createReferee } from '../src/match/referee.js';
import { opponentOf } from '../src/opponent/registry.js';
import { rulesetOf } from '../src/games/index.js';
import { standingReader } from '../src/orders/standing-reader.js';
import { sideId } from '../src/rules/kernel/ids.js';
import { startSandbox } from '../src/sandbox.js';
import type { Sandbox } from 'discord-sandbox';
import { openStore } from '../src/store/index.js';
import { timePasses } from '../test/support/time.js';
import { withArbitre } from './arbitre.js';
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
  const tables = Array.from({ length: TABLES }, (_, i) => `match-${i}`);
  const seed = { users: ['Ann', 'Benoît'], channels: tables };
  const sandbox = await startSandbox({ rateLimits: 'off', windows: { identify: 0 }, seed });
  try {
    const file = join(folder, 'many.sqlite');
    await fill(file, sandbox, tables);
    const empty = await startOf(sandbox, join(folder, 'none.sqlite'), () => Promise.resolve([]));
    const many = await startOf(sandbox, file, (app) => ordersIn(app, sandbox, tables));
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
    await sandbox.close();
    rmSync(folder, { recursive: true });
  }
}

/** How long a start takes until orders are taken, and what was measured then. */
async function startOf(
  sandbox: Sandbox,
  databaseFile: string,
  then: (app: App) => Promise<readonly number[]>,
): Promise<{ readonly ready: number; readonly answered: readonly number[] }> {
  const begun = performance.now();
  return withArbitre(
    sandbox,
    async (app) => {
      const ready = performance.now() - begun;
      return { ready, answered: await then(app) };
    },
    { databaseFile },
  );
}

/** Passes in match after match, at an even rate; how long each took until it was applied. The first ones only warm up. */
async function ordersIn(app: App, sandbox: Sandbox, tables: readonly string[]): Promise<readonly number[]> {
  await atRate(app, sandbox, tables.slice(0, WARM_UP), RATE / 2);
  return atRate(app, sandbox, tables.slice(WARM_UP), RATE);
}

async function atRate(app: App, sandbox: Sandbox, tables: readonly string[], rate: number): Promise<readonly number[]> {
  const answered: Promise<number>[] = [];
  const begun = performance.now();
  for (const [i, table] of tables.entries()) {
    await timePasses(begun + (i * 1000) / rate - performance.now(), 'orders come at an even rate');
    answered.push(pass(app, sandbox, sandbox.stage.channelNamed(table).id));
  }
  return Promise.all(answered);
}

async function pass({ services }: App, sandbox: Sandbox, channel: string): Promise<number> {
  const table = await services.referee.tableIn(channelId(channel));
  const seat = table?.state && services.ruleset(table.header.ruleset).open(table.state)[0]?.seat;
  const player = table?.header.holders.find((holder) => holder.seat === seat)?.player;
  if (!player) throw new Error(`nobody is awaited in ${channel}`);
  const begins = performance.now();
  const outcome = await sandbox.as(player).slash(channel, 'pass', {});
  const reply = await outcome.answered();
  if (reply) throw new Error(`the order was refused: ${JSON.stringify(reply)}`);
  return performance.now() - begins;
}

/** Writes a database with live matches, all in the middle of a turn, by copying one of each scenario. */
async function fill(file: string, sandbox: Sandbox, tables: readonly string[]): Promise<void> {
  const store = await openStore(file);
  const patterns: MatchId[] = [];
  const library = readLibrary('scenarios');
  const referee = createReferee({
    store,
    library,
    rulesetOf,
    opponentOf: (id) => async (view, seat) => Promise.resolve(opponentOf(id)(view, seat)),
    reader: standingReader,
    now: () => instant(Date.now()),
    randomBytes,
    log: (message) => console.error(message),
  });
  for (const scenario of ['battletech/green', 'battletech/lance-duel', 'tactic148/skirmish']) {
    patterns.push(
      await played(referee, sandbox, scenario, library.scenario(scenario)?.sides.map(({ id }) => id) ?? []),
    );
  }
  await referee.idle();
  await store.close();
  const database = new Database(file);
  database.pragma('synchronous = OFF');
  database.exec('DELETE FROM outbox');
  database.transaction(() => {
    for (let i = 0; i < LIVE; i++) {
      const pattern = patterns[i % patterns.length] ?? '';
      const name = tables[i];
      const channel = name === undefined ? String(90_000_000 + i) : sandbox.stage.channelNamed(name).id;
      copy(database, pattern, `copy${i}`, channel);
    }
  })();
  database.close();
  // What was written here is no debt of those who are measured.
  const written = openSync(file, 'r+');
  fsyncSync(written);
  closeSync(written);
}

/** A match of two players, some orders on; who is awaited passes. */
async function played(
  referee: ReturnType<typeof createReferee>,
  sandbox: Sandbox,
  scenario: string,
  sides: readonly string[],
): Promise<MatchId> {
  const [ann, ben] = ['Ann', 'Benoît'].map((name) => playerId(sandbox.as(name).id));
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
  for (let i = 0; i < 24; i++) {
    const table = await referee.table(match);
    const seat = table?.state?.agenda.at(-1)?.asked?.questions[0]?.seat ?? null;
    const player = table?.header.holders.find((holder) => holder.seat === seat)?.player ?? ann;
    await referee.submit({ ...act(player), match, seat, command: { type: 'pass' }, question: null });
  }
  return match;
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
