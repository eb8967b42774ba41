import { openStore, type WholeStore } from '../src/store/index.js';
import { rulesetOf } from '../src/games/index.js';
import { startSandbox } from '../src/sandbox.js';
import type { Sandbox } from 'discord-sandbox';
import type { App } from '../src/app/settings.js';
import { awaited } from '../test/support/play.js';
import { passFor, turns, withArbitre } from './arbitre.js';
import { compare, type Measured } from './measure.js';

/** Orders that are watched, and before them those by which a match gets going. */
const ORDERS = 40;
const WARM_UP = 10;
/** What is promised for an order, from the command to its last post. */
const MOST_FOLDS = 2;
const MOST_HEADERS = 1;

/** What has been read and folded so far. */
interface Counts {
  folds: number;
  events: number;
  headers: number;
  loads: number;
}

/**
 * How often an order is folded and a match read, from the slash command until its posts are out: calls of `evolve` for each
 * event that happened, headers read for each order, and loads of the match from the store, of which there are none.
 */
export async function benchReadings(): Promise<readonly Measured[]> {
  const counts: Counts = { folds: 0, events: 0, headers: 0, loads: 0 };
  const undo = countFolds(counts);
  const sandbox = await startSandbox({ rateLimits: 'off', windows: { identify: 0 } });
  try {
    const watched = await withArbitre(sandbox, (app) => play(app, sandbox, counts), {
      openStore: async (...where) => counting(await openStore(...where), counts),
    });
    const { folds, events, headers, loads } = watched;
    const names = { name: 'an order', unit: 'times' } as const;
    return [
      compare({ ...names, what: 'evolve', against: 'events', mostRatio: MOST_FOLDS }, [folds], [events]),
      compare({ ...names, what: 'headers read', against: 'orders', mostRatio: MOST_HEADERS }, [headers], [ORDERS]),
      compare({ ...names, what: 'loads', against: 'orders', mostValue: 0 }, [loads], [ORDERS]),
    ];
  } finally {
    await sandbox.close();
    undo();
  }
}

async function play(app: App, sandbox: Sandbox, counts: Counts): Promise<Counts> {
  const channel = sandbox.stage.channelNamed('table-1').id;
  const order = async (user: string, path: string, options: Readonly<Record<string, string>> = {}): Promise<void> => {
    await (await sandbox.as(user).slash(channel, path, options)).answered();
  };
  await order('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
  await order('Benoît', 'match join', { side: 'attacker' });
  await order('Ann', 'match start');
  const before = { ...counts };
  for (let i = 0; i < WARM_UP + ORDERS; i++) {
    await app.settled();
    if (i === WARM_UP) Object.assign(before, counts);
    const next = await awaited(app, channel);
    if (!next) throw new Error('nobody is awaited');
    const topic = next.view.questions.find(({ seat }) => seat === next.seat)?.topic;
    // The same order typed again soon would be asked about.
    if (topic?.ask === 'move') await order(next.user, 'move', { unit: topic.units[0] ?? '', order: `run ${turns(i)}` });
    else await passFor(app, next);
  }
  await app.settled();
  return {
    folds: counts.folds - before.folds,
    events: counts.events - before.events,
    headers: counts.headers - before.headers,
    loads: counts.loads - before.loads,
  };
}

/** Counts what the rules of BattleTech fold, and what happens by their decisions, which fold each event once. Yields how to stop. */
function countFolds(counts: Counts): () => void {
  const rules = rulesetOf('battletech');
  const before = { ...rules };
  const counted: Pick<typeof rules, 'evolve' | 'decide'> = {
    evolve(...args) {
      counts.folds++;
      return before.evolve(...args);
    },
    decide(...args) {
      const decided = before.decide(...args);
      if (decided.ok) {
        counts.folds += decided.value.happened.length;
        counts.events += decided.value.happened.length;
      }
      return decided;
    },
  };
  Object.assign(rules, counted);
  return () => void Object.assign(rules, before);
}

/** A store that counts how often a match is read from it. */
function counting(store: WholeStore, counts: Counts): WholeStore {
  return {
    ...store,
    header(...args) {
      counts.headers++;
      return store.header(...args);
    },
    load(...args) {
      counts.loads++;
      return store.load(...args);
    },
  };
}
