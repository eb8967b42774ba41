import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { MatchState, Order } from '../src/rules/kernel/contract.js';
import type { AnyGame } from '../src/rules/registry.js';

/**
 * A process that decides kept matches by the program built in a folder, `deciding.ts FOLDER FILE`, each time it is told how many
 * orders of each; it answers how many of them were legal, and how long each match took.
 */
const [folder = '', file = ''] = process.argv.slice(2);

const games = z.custom<typeof import('../src/games/index.js')>((it) => typeof it === 'object' && it !== null);
const dice = z.custom<typeof import('../src/match/dice.js')>((it) => typeof it === 'object' && it !== null);
const built = async (path: string): Promise<unknown> => import(pathToFileURL(join(folder, 'dist', path)).href);

const { rulesetOf } = games.parse(await built('games/index.js'));
const { seededDice } = dice.parse(await built('match/dice.js'));

type Given = Pick<Order<AnyGame>, 'by' | 'seat' | 'command'>;
interface Kept {
  readonly seed: string;
  readonly given: readonly Given[];
}

const object = (it: unknown): boolean => typeof it === 'object' && it !== null;
const kept = z
  .array(
    z.object({
      seed: z.string(),
      setup: z.custom<AnyGame['setup']>(object),
      orders: z.array(z.custom<Pick<Given, 'seat' | 'command'>>(object)),
    }),
  )
  .transform((matches) =>
    matches.map(({ seed, setup, orders }): Kept => {
      const start: Given = { by: 'referee', seat: null, command: { type: 'start', setup } };
      return { seed, given: [start, ...orders.map((order): Given => ({ by: 'seat', ...order }))] };
    }),
  )
  .parse(JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')));

const rules = rulesetOf('battletech');

/** Decides the first orders of a match, up to the first that is refused; how many that were. */
function play({ seed, given }: Kept, most: number): number {
  let state: MatchState<AnyGame> | null = null;
  for (const [i, order] of given.slice(0, most).entries()) {
    const rolls = seededDice(seed, state?.diceRolled ?? 0);
    const at = Math.max(0, i - 1) * 1000;
    const decided = rules.decide(state, { question: null, at, ...order }, { dice: rolls, past: null });
    if (!decided.ok) return i;
    ({ state } = decided.value);
  }
  return Math.min(most, given.length);
}

process.on('message', (most: readonly number[]) => {
  const played = kept.map((match, i) => {
    const begun = performance.now();
    const orders = play(match, most[i] ?? Infinity);
    return { orders, ms: performance.now() - begun };
  });
  process.send?.(played);
});
