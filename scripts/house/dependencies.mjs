import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, ROOT } from './run.mjs';
import { note, step, Stop } from './say.mjs';
import { bringLibraries, howToInstall } from './system-libraries.mjs';

/** Packages with a native part, and how each asks for a prebuilt binary (the first half of its own install script). */
const NATIVE = { 'better-sqlite3': [], canvas: ['-r', 'napi'] };

/**
 * They ask for -O3, which takes a minute more than -O1 and makes nothing faster that Arbitre waits for: a database's answers by a
 * tenth, pictures not at all. What somebody has set for the compiler comes after it.
 */
const FLAGS = Object.fromEntries(
  ['CFLAGS', 'CXXFLAGS'].map((name) => [name, ['-O1', process.env[name]].filter(Boolean).join(' ')]),
);

const PREBUILD_TIMEOUT_MS = 60_000;

/** The packages of a lock file by their place; `null` where there is no such file. */
function packagesIn(file) {
  const path = join(ROOT, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : null;
}

/**
 * Why node_modules is not what package-lock.json asks for; `null` when it is. Compares with the list that npm leaves in
 * node_modules, so it knows an installation made by hand as well.
 */
function staleDependencies() {
  const wanted = packagesIn('package-lock.json');
  const there = packagesIn('node_modules/.package-lock.json');
  if (wanted === null) throw new Stop('package-lock.json is missing: this is not a whole checkout of the project.');
  if (there === null) return 'nothing is installed yet';
  for (const [place, { version, optional, devOptional }] of Object.entries(wanted)) {
    if (place === '') continue;
    const found = there[place]?.version;
    // Optional packages are those of other systems: npm leaves them out here.
    if (found === undefined && (optional === true || devOptional === true)) continue;
    const name = place.replace(/^.*node_modules\//, '');
    if (found !== version) return `${name} is ${found ?? 'absent'}, the lock file says ${version}`;
  }
  return null;
}

/** Native packages that do not load with this Node: not built, or built for another version. */
function brokenNative() {
  return Object.keys(NATIVE).filter((name) => {
    // better-sqlite3 opens its native part only with the first database.
    const use = name === 'better-sqlite3' ? "new (require('better-sqlite3'))(':memory:')" : `require('${name}')`;
    return spawnSync(process.execPath, ['-e', use], { cwd: ROOT, stdio: 'ignore' }).status !== 0;
  });
}

/** Tries to download the prebuilt binary that a package offers; says whether it is there now. */
function fetchPrebuilt(name) {
  const bin = join(ROOT, 'node_modules/prebuild-install/bin.js');
  const { status } = spawnSync(process.execPath, [bin, ...NATIVE[name]], {
    cwd: join(ROOT, 'node_modules', name),
    stdio: 'ignore',
    timeout: PREBUILD_TIMEOUT_MS,
  });
  return status === 0;
}

/** Gets the native packages to load: prebuilt where it can be had, else compiled here. */
async function buildNative(names) {
  const compile = names.filter((name) => !fetchPrebuilt(name));
  if (compile.length > 0) {
    note(`No prebuilt binary to be had for ${compile.join(' and ')}.`);
    await bringLibraries();
    step(`Compiling ${compile.join(' and ')} (a minute or two)`);
    await npm(['rebuild', '--build-from-source', ...compile], { quiet: true, env: { JOBS: 'max', ...FLAGS } });
  }
  const broken = brokenNative();
  if (broken.length > 0)
    throw new Stop(
      `${broken.join(' and ')} could not be built for Node ${process.version}. What it takes:\n${howToInstall()}\n` +
        `Then see what it says:  npm rebuild ${broken.join(' ')} --foreground-scripts`,
    );
}

/** Sees to it that all packages are installed as the lock file says; silent when they are. Their native parts come after. */
export async function bringPackages() {
  const stale = staleDependencies();
  if (stale === null) return;
  step(`Installing packages (${stale})`);
  // Install scripts come after: what canvas needs of the system is only known once its prebuilt binary was asked for.
  const code = await npm(['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    quiet: true,
  });
  if (code !== 0) throw new Stop(`npm ci ended with ${code}. Is the network up? Try:  npm ci`);
}

/** Sees to it that the native parts of packages load; silent when they do. */
export async function bringNative() {
  const broken = brokenNative();
  if (broken.length > 0) await buildNative(broken);
}
