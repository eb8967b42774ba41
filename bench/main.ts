import { writeFileSync } from 'node:fs';
import { benchAnswers } from './answers.js';
import { benchLines } from './lines.js';
import type { Measured } from './measure.js';
import { benchPictures } from './pictures.js';
import { benchTurns } from './turns.js';

/**
 * `npm run bench [-- FILE]`: ratios of one run, which mean the same on every machine, line by line as they are measured; as JSON
 * into FILE where one is named.
 */
const measured: Measured[] = [];
for (const bench of [benchLines, benchAnswers, benchTurns, benchPictures]) {
  const begun = performance.now();
  for (const one of await bench()) {
    measured.push(one);
    console.log(lineOf(one));
  }
  console.log(`  (${Math.round((performance.now() - begun) / 1000)} s)`);
}

/** What was measured, beside what it is compared with; the ratio says most. */
function lineOf({ name, what, ms, against, againstMs, ratio, samples }: Measured): string {
  const compared = `${ms.toFixed(2)} ms, ${ratio.toFixed(2)} times ${against} (${againstMs.toFixed(2)} ms)`;
  return `${`${name}: ${what}`.padEnd(34)}  ${compared}, ${samples} samples`;
}

const [file] = process.argv.slice(2);
if (file !== undefined) writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
