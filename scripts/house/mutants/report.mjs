import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';

/** Mutants that change nothing that anybody could see, each with why: they are not counted. */
const MEANINGLESS_FILE = 'test/mutants.json';

/** What Stryker says of a mutant, in four words; what it calls an error in the tests' run is noticed too. */
const VERDICTS = { Survived: 'survived', NoCoverage: 'no test' };

/** The mutants with `verdict` (`killed`, `survived`, `no test`, `meaningless`), the text they change and its line. */
export function judge(mutants) {
  const meaningless = JSON.parse(readFileSync(join(ROOT, MEANINGLESS_FILE), 'utf8'));
  const known = new Set(meaningless.map(({ file, line, mutation }) => `${file} ${line} ${mutation}`));
  const sources = new Map();
  const source = (file) => {
    if (!sources.has(file)) sources.set(file, readFileSync(join(ROOT, file), 'utf8').split('\n'));
    return sources.get(file);
  };
  return mutants.map(({ file, location, status, mutatorName, replacement }) => {
    const lines = source(file);
    const line = lines[location.start.line - 1].trim();
    const mutation = `${textAt(lines, location)} → ${replacement}`;
    const verdict = VERDICTS[status] ?? 'killed';
    const counts = verdict === 'killed' || !known.has(`${file} ${line} ${mutation}`);
    return { file, at: location.start, line, mutatorName, mutation, verdict: counts ? verdict : 'meaningless' };
  });
}

function textAt(lines, { start, end }) {
  if (start.line === end.line) return lines[start.line - 1].slice(start.column - 1, end.column - 1);
  const between = lines.slice(start.line, end.line - 1);
  const text = [
    lines[start.line - 1].slice(start.column - 1),
    ...between,
    lines[end.line - 1].slice(0, end.column - 1),
  ];
  return text.map((part) => part.trim()).join(' ');
}

const COLUMNS = ['killed', 'survived', 'no test', 'meaningless'];

/** How many mutants of each file were killed and how many not; last all together with the share killed. */
export function table(judged) {
  const files = [...new Set(judged.map(({ file }) => file))].sort();
  const width = Math.max(...files.map((file) => file.length));
  const row = (name, cells) => `${name.padEnd(width)}  ${cells.map((cell) => String(cell).padStart(11)).join('')}\n`;
  const counts = (some) => COLUMNS.map((column) => some.filter(({ verdict }) => verdict === column).length);
  const rows = files.map((file) => row(file, counts(judged.filter((mutant) => mutant.file === file))));
  const [killed, survived, untested] = counts(judged);
  const share = ((100 * killed) / Math.max(1, killed + survived + untested)).toFixed(1);
  return `${row('file', COLUMNS)}${rows.join('')}${row('all', counts(judged))}\nkilled: ${share} % of those that mean something\n`;
}

/** The mutants that no test notices, one a line: where, what stood there and what instead. */
export function unnoticed(judged) {
  const some = judged.filter(({ verdict }) => verdict === 'survived' || verdict === 'no test');
  const lines = some.map(
    ({ file, at, verdict, mutatorName, mutation }) =>
      `${file}:${at.line}:${at.column}  ${verdict}  ${mutatorName}  ${mutation}`,
  );
  return lines
    .sort()
    .map((line) => `${line}\n`)
    .join('');
}
