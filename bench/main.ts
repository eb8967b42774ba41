import { writeFileSync } from 'node:fs';
import { benchAnswers } from './answers.js';
import type { Measured } from './measure.js';
import { benchPictures } from './pictures.js';
import { benchTurns } from './turns.js';

/**
 * `npm run bench [-- FILE]`: ratios of one run, which mean the same on every machine, as a table; as JSON into FILE where one
 * is named.
 */
const measured: Measured[] = [];
for (const bench of [benchPictures, benchAnswers, benchTurns]) measured.push(...(await bench()));

const rows = [
  ['', 'ms', 'against', 'ms', 'ratio', 'samples'],
  ...measured.map(({ name, what, ms, against, againstMs, ratio, samples }) => [
    `${name}: ${what}`,
    ms.toFixed(2),
    against,
    againstMs.toFixed(2),
    ratio.toFixed(2),
    String(samples),
  ]),
];
const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));

const [file] = process.argv.slice(2);
if (file !== undefined) writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
