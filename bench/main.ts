import { writeFileSync } from 'node:fs';
import { benchAnswers } from './answers.js';
import { benchEarlier } from './earlier.js';
import { benchLines } from './lines.js';
import { benchMatches } from './matches.js';
import type { Measured } from './measure.js';
import { benchPictures } from './pictures.js';
import { benchPlaces } from './places.js';
import { benchReadings } from './readings.js';
import { benchSkies } from './skies.js';
import { benchStarting } from './starting.js';
import { benchTurns } from './turns.js';

/**
 * `npm run bench [-- FILE]`: ratios of one run, which mean the same on every machine, line by line as they are measured; as JSON
 * into FILE where one is named.
 */
const measured: Measured[] = [];
const broken: Measured[] = [];

for (const bench of [
  benchLines,
  benchMatches,
  benchEarlier,
  benchAnswers,
  benchPlaces,
  benchTurns,
  benchPictures,
  benchReadings,
  benchSkies,
  benchStarting,
]) {
  const begun = performance.now();
  for (const one of await bench()) {
    measured.push(one);
    console.log(lineOf(one));
    if (isBroken(one)) broken.push(one);
  }
  console.log(`  (${Math.round((performance.now() - begun) / 1000)} s)`);
}

/** What was measured, beside what it is compared with; the ratio says most. */
function lineOf({ name, what, value, against, againstValue, unit, ratio, samples }: Measured): string {
  const compared = `${value.toFixed(2)} ${unit}, ${ratio.toFixed(2)} times ${against} (${againstValue.toFixed(2)} ${unit})`;
  return `${`${name}: ${what}`.padEnd(34)}  ${compared}, ${samples} samples`;
}

/** Whether a figure is worse than what is promised. */
function isBroken({ ratio, mostRatio, value, mostValue }: Measured): boolean {
  return (mostRatio !== undefined && ratio > mostRatio) || (mostValue !== undefined && value > mostValue);
}

const [file] = process.argv.slice(2);
if (file !== undefined) writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
for (const { name, what, mostRatio, mostValue } of broken) {
  console.error(
    `✗ ${name}: ${what} is more than ${mostValue ?? mostRatio} ${mostValue === undefined ? 'times' : 'ms'}`,
  );
}
if (broken.length > 0) process.exitCode = 1;
