import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, tool } from './run.mjs';
import { step, Stop } from './say.mjs';

const STAMP = join(ROOT, 'dist/.sources');
/** What TypeScript leaves in dist for a source file. */
const COMPILED = /\.(js|js\.map)$/;

const filesBelow = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(ROOT.length + folder.length + 2));

/** A fingerprint of all that goes into dist: paths, sizes and times of the sources, and the settings. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const file of filesBelow('src').sort()) {
    const { size, mtimeMs } = statSync(join(ROOT, 'src', file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  for (const file of ['tsconfig.json', 'tsconfig.build.json', 'package-lock.json'])
    hash.update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/** Builds src into dist if anything changed: TypeScript compiled, everything else (the sandbox's page) copied. */
export async function build() {
  const now = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return;
  step('Building');
  rmSync(STAMP, { force: true });
  const code = await tool('typescript/bin/tsc', ['-p', 'tsconfig.build.json']);
  if (code !== 0) throw new Stop('The sources do not compile (see above).');
  const sources = filesBelow('src');
  for (const file of sources.filter((name) => !name.endsWith('.ts'))) {
    const to = join(ROOT, 'dist', file);
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(join(ROOT, 'src', file), to);
  }
  // What was compiled from a source that is gone must not be found by an import.
  const kept = new Set(sources.map((file) => file.replace(/\.ts$/, '.js')));
  for (const file of filesBelow('dist').filter((name) => COMPILED.test(name) && !kept.has(name.replace(/\.map$/, ''))))
    rmSync(join(ROOT, 'dist', file));
  writeFileSync(STAMP, now);
}
