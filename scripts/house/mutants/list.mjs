import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../run.mjs';

/** Stryker's command. */
export const STRYKER = fileURLToPath(
  new URL('bin/stryker.js', import.meta.resolve('@stryker-mutator/core/package.json')),
);

/** Where a mutant stands and what it changes: the same name in Stryker's list, in its runs and in its reports. */
export const nameOf = (file, { location: { start, end }, mutatorName, replacement }) =>
  `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${mutatorName} ${replacement}`;

/** All mutants of a folder, as Stryker lists them without running a test: `{ file, ...mutant }`. */
export function listMutants(folder) {
  const child = spawn(process.execPath, [STRYKER, 'serve', 'stdio'], { cwd: ROOT, stdio: ['pipe', 'pipe', 'ignore'] });
  const request = { jsonrpc: '2.0', id: 1, method: 'discover', params: { files: [{ path: folder }] } };
  const body = Buffer.from(JSON.stringify(request));
  child.stdin.write(`Content-Length: ${body.byteLength}\r\n\r\n`);
  child.stdin.write(body);
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    child.on('error', reject);
    child.on('close', (code) => reject(new Error(`Stryker ended with ${code} before it had listed the mutants.`)));
    child.stdout.on('data', (data) => {
      received = Buffer.concat([received, data]);
      const answer = answerIn(received);
      if (answer === null) return;
      child.kill();
      if (answer.error !== undefined) return reject(new Error(answer.error.message));
      const files = Object.entries(answer.result.files);
      resolve(files.flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, ...mutant }))));
    });
  });
}

/** The answer of a language server: a header with its length, an empty line, JSON; `null` until all of it is there. */
function answerIn(bytes) {
  const header = bytes.indexOf('\r\n\r\n');
  if (header === -1) return null;
  const length = Number(/Content-Length: (\d+)/.exec(bytes.subarray(0, header).toString())[1]);
  const body = bytes.subarray(header + 4, header + 4 + length);
  return body.byteLength < length ? null : JSON.parse(body.toString());
}

/**
 * Whether a mutant changes only what is done about a bug of ours: what a thrown error says, or the case that the types rule out. The
 * rules throw when we have a bug (standard 3): no player and no order ever gets there, so it is not drawn.
 */
export function isOnlySaidOfBugs({ file, location, mutatorName }) {
  const [line, next = ''] = readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .slice(location.start.line - 1);
  const isText = mutatorName === 'StringLiteral' && /throw new Error\(['`]/.test(line.slice(0, location.start.column));
  return isText || (line.trim() === 'default:' && /^\s*return never\(/.test(next));
}

/** So many mutants by lot: the same for the same seed, and a change in one file does not draw anew in the others. */
export function draw(mutants, count, seed) {
  const lot = (mutant) =>
    createHash('sha256')
      .update(`${seed} ${nameOf(mutant.file, mutant)}`)
      .digest('hex');
  const lots = mutants.map((mutant) => ({ mutant, lot: lot(mutant) }));
  lots.sort((a, b) => (a.lot < b.lot ? -1 : 1));
  return lots.slice(0, count).map(({ mutant }) => mutant);
}
