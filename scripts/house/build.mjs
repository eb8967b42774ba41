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
import { ROOT } from './run.mjs';
import { step, Stop } from './say.mjs';
import { compile } from './types.mjs';

const SETTINGS = ['tsconfig.json', 'tsconfig.build.json'];

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1));

/** A fingerprint of all that goes into a dist: paths, sizes and times of the sources, the settings, and `more`. */
function fingerprint(home, more) {
  const hash = createHash('sha256').update(process.version).update(more);
  for (const file of filesBelow(join(home, 'src')).sort()) {
    const { size, mtimeMs } = statSync(join(home, 'src', file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  for (const file of [...SETTINGS.map((name) => join(home, name)), join(ROOT, 'package-lock.json')])
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Builds src into dist below `home` if anything changed: TypeScript compiled, everything else (pages) copied. Yields the
 * fingerprint; `more` is what else it hangs on.
 */
async function buildAt(home, more = '') {
  const [src, dist] = [join(home, 'src'), join(home, 'dist')];
  const stamp = join(dist, '.sources');
  const now = fingerprint(home, more);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return now;
  step(home === ROOT ? 'Building' : `Building ${home.slice(ROOT.length + 1)}`);
  rmSync(stamp, { force: true });
  const code = await compile(['-p', join(home, 'tsconfig.build.json')], { quiet: true });
  if (code !== 0) throw new Stop('The sources do not compile (see above).');
  const sources = filesBelow(src);
  for (const file of sources.filter((name) => !name.endsWith('.ts'))) {
    const to = join(dist, file);
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(join(src, file), to);
  }
  // What was made from a source that is gone must not be found by an import.
  const made = (file) => file.replace(/\.map$/, '').replace(/\.d\.ts$/, '.js');
  const kept = new Set(sources.map((file) => file.replace(/\.ts$/, '.js')));
  for (const file of filesBelow(dist).filter((name) => !name.startsWith('.') && !kept.has(made(name))))
    rmSync(join(dist, file));
  writeFileSync(stamp, now);
  return now;
}

/** Builds what changed: our own packages, then Arbitre, which uses them compiled. */
export async function build() {
  const packages = join(ROOT, 'packages');
  let built = '';
  for (const name of readdirSync(packages).sort())
    if (existsSync(join(packages, name, 'package.json'))) built += await buildAt(join(packages, name));
  await buildAt(ROOT, built);
}
