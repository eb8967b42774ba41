import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp, type App } from '../src/app.js';
import { createLog } from '../src/log.js';
import { instant, playerId } from '../src/match/ports.js';
import { createDraw } from '../src/render/pool.js';
import { startSandbox, type PageMessage, type Sandbox } from '../src/sandbox/index.js';
import { awaited } from '../test/support/play.js';
import { compare, type Measured } from './measure.js';

const UNIT = 'US-Rifleman';
const ROUNDS = 12;
const WARM_UP = 3;
/** Orders of a set-up and a deployment of 1-48 Tactic, at most. */
const MOST_ORDERS = 40;

/**
 * A press that leads to lettered squares of the table, until their picture is there, against one that leads to buttons alone:
 * the same player on the same draft of a move in 1-48 Tactic, turn about.
 */
export async function benchPlaces(): Promise<readonly Measured[]> {
  const folder = await mkdtemp(join(tmpdir(), 'arbitre-bench-'));
  const sandbox = await startSandbox({ rateLimits: 'off', windows: { identify: 0 } });
  const pool = createDraw({ workers: 2 });
  const app = await startApp({
    token: sandbox.token,
    apiUrl: sandbox.restBase,
    databaseFile: join(folder, 'bench.sqlite'),
    scenarios: 'scenarios',
    draw: pool.draw,
    log: createLog('error', (line) => {
      console.error(line);
    }),
  });
  const channel = sandbox.stage.channelNamed('table-1').id;
  try {
    const user = await begin(app, sandbox, channel);
    const press = (holds: string): Promise<number> => pressed(app, sandbox, channel, user, holds);
    await press('my|');
    const squares: number[] = [];
    const plain: number[] = [];
    for (let round = 0; round < ROUNDS + WARM_UP; round++) {
      const [buttons, grid] = [await press(`|unit|${UNIT}`), await press('|action|move')];
      if (round >= WARM_UP) {
        plain.push(buttons);
        squares.push(grid);
      }
      await press('back|');
      await press('back|');
    }
    const names = { name: 'press', what: 'to lettered squares', against: 'to buttons alone' };
    return [compare(names, squares, plain)];
  } finally {
    await app.stop();
    await pool.close();
    await sandbox.close();
    await rm(folder, { recursive: true });
  }
}

/** Begins a skirmish and passes to the first turn of the Airborne; who plays them. */
async function begin(app: App, sandbox: Sandbox, channel: string): Promise<string> {
  const order = async (user: string, path: string, options: Readonly<Record<string, string>> = {}): Promise<void> => {
    await (await sandbox.as(user).slash(channel, path, options)).answered();
    await app.settled();
  };
  await order('Ann', 'match new', { scenario: 'tactic148/skirmish', side: 'airborne' });
  await order('Benoît', 'match join', { side: 'grenadiers' });
  await order('Ann', 'match start');
  for (let orders = 0; orders < MOST_ORDERS; orders++) {
    const next = await awaited(app, channel);
    if (!next) break;
    const topic = next.view.questions.find(({ seat }) => seat === next.seat)?.topic;
    if (topic?.ask === 'act' && topic.units.some((unit) => unit === UNIT)) return next.user;
    // Past Discord: the same order typed again soon would be asked about.
    const act = { key: `bench-places-${orders}`, player: playerId(next.user), at: instant(Date.now()) };
    const { match, seat } = next;
    const passed = await app.house.referee.submit({ ...act, match, seat, command: { type: 'pass' }, question: null });
    if (!passed.ok) throw new Error(JSON.stringify(passed.error));
    await app.settled();
  }
  throw new Error('it was never the turn of the Airborne');
}

/** Presses the newest button whose id holds a text; milliseconds until the answer and its picture are there. */
async function pressed(app: App, sandbox: Sandbox, channel: string, user: string, holds: string): Promise<number> {
  const idIn = (message: PageMessage): string | undefined =>
    [...JSON.stringify(message).matchAll(/"custom_id":"([^"]*)"/g)]
      .map(([, id = '']) => id)
      .find((id) => id.includes(holds));
  const message = sandbox.messages(channel, user).findLast((one) => idIn(one) !== undefined);
  const id = message && idIn(message);
  if (!message || id === undefined) throw new Error(`no button ${holds}`);
  const begun = performance.now();
  await (await sandbox.as(user).press(message, id)).answered();
  await app.bot.idle();
  return performance.now() - begun;
}
