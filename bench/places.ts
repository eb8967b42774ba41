import type { App } from '../src/app/settings.js';
import { startSandbox } from '../src/sandbox.js';
import type { PageMessage, Sandbox } from 'discord-sandbox';
import { awaited } from '../test/support/play.js';
import { passFor, withArbitre } from './arbitre.js';
import { compare, type Measured } from './measure.js';

const UNIT = 'US-Rifleman';
/** Presses again at what is drawn, and the languages in which it is drawn: each has pictures of its own. */
const USUAL = { rounds: 12, languages: ['en-US', 'fr', 'ru'] };
/** Orders of a set-up and a deployment of 1-48 Tactic, at most. */
const MOST_ORDERS = 40;

/**
 * A press that leads to lettered squares of the table, until their picture is there, against one that leads to buttons alone:
 * the same player on the same draft of a move in 1-48 Tactic, turn about.
 */
export async function benchPlaces(sampled: typeof USUAL = USUAL): Promise<readonly Measured[]> {
  const sandbox = await startSandbox({ rateLimits: 'off', windows: { identify: 0 } });
  try {
    return await withArbitre(sandbox, (app) => places(app, sandbox, sampled));
  } finally {
    await sandbox.close();
  }
}

/** Milliseconds of a press that leads to buttons, and of the one before it, which led to squares. */
type Pair = readonly [buttons: number, squares: number];

async function places(app: App, sandbox: Sandbox, { rounds, languages }: typeof USUAL): Promise<readonly Measured[]> {
  const channel = sandbox.stage.channelNamed('table-1').id;
  const { user, units } = await begin(app, sandbox, channel);
  const press = (holds: string): Promise<number> => pressed(app, sandbox, channel, user, holds);
  await press('my|');
  /** The press that leads to a unit's squares, the one back to its buttons, and back to those of all. */
  const both = async (unit: string, action: string): Promise<Pair> => {
    const squares = await press(`|unit=${unit}|action=${action}`);
    const buttons = await press('back|');
    await press('back|');
    return [buttons, squares];
  };
  // Each unit's squares are drawn once in each language; from then on the picture is there.
  const drawn = async (action: string): Promise<readonly Pair[]> => {
    const pairs: Pair[] = [];
    for (const language of languages) {
      sandbox.as(user).setLocale(language);
      for (const unit of units) pairs.push(await both(unit, action));
    }
    return pairs;
  };
  // Other squares first: what draws is new to its work too.
  await drawn('opportunity');
  const fresh = await drawn('move');
  const again: Pair[] = [];
  for (let round = 0; round < rounds; round++) again.push(await both(UNIT, 'move'));
  const plain = [...fresh, ...again].map(([buttons]) => buttons);
  const names = { name: 'press', against: 'to buttons alone' };
  const of = (pairs: readonly Pair[]): readonly number[] => pairs.map(([, squares]) => squares);
  return [
    compare({ ...names, what: 'to lettered squares', mostRatio: 3 }, of(again), plain),
    compare({ ...names, what: 'to squares never drawn' }, of(fresh), plain),
  ];
}

/** Begins a skirmish and passes to the first turn of the Airborne; who plays them, and who of them can act. */
async function begin(
  app: App,
  sandbox: Sandbox,
  channel: string,
): Promise<{ readonly user: string; readonly units: readonly string[] }> {
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
    if (topic?.ask === 'act' && topic.units.some((unit) => unit === UNIT))
      return { user: next.user, units: topic.units };
    await passFor(app, next);
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
