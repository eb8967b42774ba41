import { prepare } from './house/prepare.mjs';
import { draw, isOnlySaidOfBugs, listMutants } from './house/mutants/list.mjs';
import { judge, table, unnoticed } from './house/mutants/report.mjs';
import { tryMutants } from './house/mutants/run.mjs';
import { main, note, step, Stop } from './house/say.mjs';

const COUNT = 1_000;
const SEED = 1;

/**
 * The parts of the rules, and the tests that answer for each: those of the rules, and those of the game's orders and reports, which
 * come across choices, questions and what is told. What all games share is tried by all games' tests.
 */
const CHAPTERS = [
  ['src/rules/battletech/', ['test/rules/battletech/**/*.test.ts', 'test/games/battletech/**/*.test.ts']],
  ['src/rules/tactic148/', ['test/rules/tactic148/**/*.test.ts', 'test/games/tactic148/**/*.test.ts']],
  ['src/rules/', ['test/rules/**/*.test.ts']],
];

/**
 * `npm run mutants [-- COUNT [SEED]]`: changes the rules at so many places drawn by lot, one at a time, and counts the
 * changes that no test notices. Standard output: the survivors, chapter by chapter, then a table by file. `MUTANTS_AT_ONCE`: how many are
 * tried at the same time (1).
 */
await main(async () => {
  const [count, seed] = [COUNT, SEED].map((usual, i) => process.argv[2 + i] ?? String(usual));
  const atOnce = process.env.MUTANTS_AT_ONCE ?? '1';
  for (const number of [count, seed, atOnce]) {
    if (!/^\d{1,7}$/.test(number)) throw new Stop(`How many? A whole number, not ${number}.`);
  }
  await prepare();
  step('All mutants of the rules');
  const all = (await listMutants('src/rules/')).filter((mutant) => !isOnlySaidOfBugs(mutant));
  const drawn = draw(all, Number(count), seed);
  note(`${drawn.length} of ${all.length}, by seed ${seed}`);
  const left = new Set(drawn);
  const tried = [];
  for (const [folder, tests] of CHAPTERS) {
    const here = [...left].filter(({ file }) => file.startsWith(folder));
    for (const mutant of here) left.delete(mutant);
    if (here.length === 0) continue;
    step(`${here.length} mutants of ${folder}`);
    const judged = judge(await tryMutants(here, tests, Number(atOnce)));
    process.stdout.write(unnoticed(judged));
    tried.push(...judged);
  }
  if (tried.length !== drawn.length) throw new Stop(`${drawn.length} were drawn, but Stryker tried ${tried.length}.`);
  process.stdout.write(`\n${table(tried)}`);
});
