import { existsSync } from 'node:fs';
import { answers, run } from './run.mjs';
import { note, step, Stop } from './say.mjs';

/**
 * What it takes to compile `canvas` and `better-sqlite3` where no prebuilt binary can be downloaded: a C++ toolchain, and for
 * canvas the drawing libraries. Installed by ourselves only on Debian (and its children) as root.
 */

const DEBIAN = [
  'libcairo2-dev',
  'libpango1.0-dev',
  'libjpeg-dev',
  'libgif-dev',
  'librsvg2-dev',
  'pkg-config',
  'make',
  'g++',
  'python3',
];

const ELSEWHERE = {
  'Debian, Ubuntu': `sudo apt-get install -y --no-install-recommends ${DEBIAN.join(' ')}`,
  Fedora:
    'sudo dnf install gcc-c++ make python3 pkgconf cairo-devel pango-devel libjpeg-turbo-devel giflib-devel librsvg2-devel',
  Alpine: 'sudo apk add build-base python3 pkgconf cairo-dev pango-dev jpeg-dev giflib-dev librsvg-dev',
  macOS: 'xcode-select --install && brew install pkg-config cairo pango libpng jpeg giflib librsvg pixman',
  Windows: 'see https://github.com/Automattic/node-canvas/wiki/Installation:-Windows',
};

const TOOLS = ['make', 'g++', 'python3', 'pkg-config'];
const LIBRARIES = ['pixman-1', 'cairo', 'libpng', 'pangocairo', 'freetype2', 'librsvg-2.0', 'libjpeg'];

/** What is missing to compile the native packages, by name; Windows and macOS are not looked into. */
function missingForCompiling() {
  if (process.platform !== 'linux') return [];
  const tools = TOOLS.filter((name) => !answers(name, ['--version']));
  if (tools.includes('pkg-config')) return [...tools, ...LIBRARIES];
  return [...tools, ...LIBRARIES.filter((name) => !answers('pkg-config', ['--exists', name]))];
}

/** What a person would type to get the missing things, for each system that we know. */
export function howToInstall() {
  return Object.entries(ELSEWHERE)
    .map(([system, command]) => `  ${system}: ${command}`)
    .join('\n');
}

/** Installs Debian packages, saying the command first; throws a `Stop` where it may not or cannot. */
async function aptInstall(packages, why) {
  const command = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (process.env.ARBITRE_NO_APT === '1')
    throw new Stop(`${why}\nARBITRE_NO_APT=1 forbids to install them. Do it yourself:\n  ${command}`);
  step(`${why} Running as root (ARBITRE_NO_APT=1 forbids it):`);
  note(command);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // An update that cannot reach a mirror is no reason to stop: the lists at hand may do.
  await run('apt-get', ['update', '-qq'], { quiet: true, env });
  const code = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    quiet: true,
    env,
  });
  if (code !== 0) throw new Stop(`apt-get ended with ${code}. Install by hand, then try again:\n  ${command}`);
}

/** Whether apt-get is there and we may use it. */
function canApt() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0 && answers('apt-get', ['--version']);
}

/** Sees to it that the native packages can be compiled. */
export async function bringLibraries() {
  const missing = missingForCompiling();
  if (missing.length === 0) return;
  const why = `Missing to compile the native packages: ${missing.join(', ')}.`;
  if (!canApt()) throw new Stop(`${why}\nInstall them, then try again:\n${howToInstall()}`);
  await aptInstall(DEBIAN, why);
}
