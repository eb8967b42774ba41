import { prepare } from './house/prepare.mjs';
import { draw, isOnlySaidOfBugs, listMutants, nameOf } from './house/mutants/list.mjs';
import { quickly } from './house/mutants/quick.mjs';
import { judge, table, unnoticed } from './house/mutants/report.mjs';
import { tryMutants } from './house/mutants/run.mjs';
import { main, note, step, Stop } from './house/say.mjs';

const COUNT = 1_000;
const SEED = 1;

/** The tests of a game: its rules', and its orders' and reports', which come across choices, questions and what is told. */
const ofGame = (game) => [`test/rules/${game}/**/*.test.ts`, `test/games/${game}/**/*.test.ts`];

const CAMPAIGNS = ['test/rules/campaign/**/*.test.ts', 'test/streams/**/*campaign*.test.ts'];

/**
 * The parts of the rules, and the tests that answer for each; those with the fewest come first. What all games share is tried by
 * all games' tests.
 */
const CHAPTERS = [
  ['src/rules/tactic148/', ofGame('tactic148')],
  ['src/rules/finest-hour/', ofGame('finest-hour')],
  ['src/rules/campaign/', CAMPAIGNS],
  ['src/rules/league/', ['test/rules/league/**/*.test.ts', 'test/streams/**/*league*.test.ts']],
  // What battles leave to a campaign is tried by campaigns too.
  ['src/rules/battletech/', [...ofGame('battletech'), ...CAMPAIGNS]],
  // What a referee may do with a match of any game is tried on matches as they are kept.
  ['src/rules/', ['test/rules/**/*.test.ts', 'test/match/!(kept|self-play|verify).test.ts']],
];

/**
 * `npm run mutants [-- COUNT [SEED [FOLDER]]]`: changes the rules (or those of one folder) at so many places drawn by lot, one at a
 * time, and counts the changes that no test notices. Standard output: the survivors, chapter by chapter, then a table by file. Each
 * survivor is told when it is found as well (standard error, and appended to the file `MUTANTS_FOUND`). `MUTANTS_AT_ONCE`: how many
 * are tried at the same time (1). `MUTANTS_QUICK=only`: Stryker tries only what is come across while tests load, and whatever
 * else the quick way leaves counts as a survivor: a fraction of the time, and a share that is too low rather than too high.
 */
await main(async () => {
  const [count, seed] = [COUNT, SEED].map((usual, i) => process.argv[2 + i] ?? String(usual));
  const atOnce = process.env.MUTANTS_AT_ONCE ?? '1';
  for (const number of [count, seed, atOnce]) {
    if (!/^\d{1,7}$/.test(number)) throw new Stop(`How many? A whole number, not ${number}.`);
  }
  const isQuick = process.env.MUTANTS_QUICK === 'only';
  const within = `${process.argv[4] ?? 'src/rules'}/`.replace(/\/+$/, '/');
  if (!within.startsWith('src/rules/')) throw new Stop(`A folder of src/rules/, not ${within}.`);
  await prepare();
  step(`All mutants of ${within}`);
  const all = (await listMutants(within)).filter((mutant) => !isOnlySaidOfBugs(mutant));
  const drawn = draw(all, Number(count), seed);
  note(`${drawn.length} of ${all.length}, by seed ${seed}`);
  const left = new Set(drawn);
  const tried = [];
  for (const [folder, tests] of CHAPTERS) {
    const here = [...left].filter(({ file }) => file.startsWith(folder));
    for (const mutant of here) left.delete(mutant);
    if (here.length === 0) continue;
    step(`${here.length} mutants of ${folder}`);
    const { noticed, atLoad } = await quickly(here, tests);
    const isIn = (names) => (mutant) => names.has(nameOf(mutant.file, mutant));
    const quick = here.filter(isIn(noticed));
    const others = here.filter((mutant) => !isIn(noticed)(mutant));
    const slow = isQuick ? others.filter(isIn(atLoad)) : others;
    note(`${quick.length} noticed the quick way, ${slow.length} to be tried by Stryker`);
    const judged = judge([
      ...quick.map((mutant) => ({ ...mutant, status: 'Killed' })),
      ...(slow.length === 0 ? [] : await tryMutants(slow, tests, Number(atOnce))),
      ...others.filter((mutant) => !slow.includes(mutant)).map((mutant) => ({ ...mutant, status: 'Survived' })),
    ]);
    process.stdout.write(unnoticed(judged));
    tried.push(...judged);
  }
  if (tried.length !== drawn.length) throw new Stop(`${drawn.length} were drawn, but Stryker tried ${tried.length}.`);
  process.stdout.write(`\n${table(tried)}`);
});
