import { prepare } from './house/prepare.mjs';
import { tool } from './house/run.mjs';
import { main, step, Stop } from './house/say.mjs';

const GAMES = 10_000;

/** `npm run soak [-- GAMES]`: the random matches of the fuzz tests, by the ten thousand. */
await main(async () => {
  await prepare();
  const games = process.argv[2] ?? String(GAMES);
  if (!/^[1-9]\d*$/.test(games)) throw new Stop(`How many matches? A whole number, not ${games}.`);
  step(`${games} random matches`);
  const code = await tool('vitest/vitest.mjs', ['run', 'test/fuzz/fuzz.test.ts'], { env: { FUZZ_GAMES: games } });
  if (code !== 0) throw new Stop('A match went wrong: its seed and its transcript are named above.');
});
