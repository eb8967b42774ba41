import { accessSync, constants, existsSync, readFileSync, statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { bad, odd, well, wordsOf, type Finding } from './finding.js';

/** What Arbitre needs of the machine: Node, the native modules, the fonts, a place to write. */

const PACKAGE = new URL('../../../package.json', import.meta.url);
const ENGINES = z.object({ engines: z.object({ node: z.string() }) });
/** Less room than this is odd, in MiB: a match takes about one. */
const LITTLE_ROOM = 500;
const NO_ROOM = 20;

export function checkMachine(databaseFile: string): readonly Finding[] {
  return [checkNode(process.versions.node), ...checkModules(), ...checkPlace(databaseFile)];
}

/** Whether this version of Node is one that package.json asks for. */
export function checkNode(version: string): Finding {
  const { engines } = ENGINES.parse(JSON.parse(readFileSync(PACKAGE, 'utf8')));
  const least = engines.node.replace('>=', '');
  const numbers = (text: string) => text.split('.').map(Number);
  const [major = 0, minor = 0] = numbers(version);
  const [leastMajor = 0, leastMinor = 0] = numbers(least);
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return well('node', version);
  return bad('node', `${version} is too old`, `Install Node ${least} or newer.`);
}

function checkModules(): readonly Finding[] {
  const load = createRequire(import.meta.url);
  const tries: readonly (readonly [name: string, load: () => void, advice: string])[] = [
    [
      'better-sqlite3',
      () => void load('better-sqlite3'),
      'Run `npm start` once: it builds what is missing and says what it needs.',
    ],
    [
      'canvas',
      () => void load('canvas'),
      'Run `npm start` once: it builds what is missing and says which libraries it needs.',
    ],
    [
      'fonts',
      () => accessSync(load.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'), constants.R_OK),
      'Run `npm ci`: the package dejavu-fonts-ttf is missing.',
    ],
  ];
  return tries.map(([name, attempt, advice]) => {
    try {
      attempt();
      return well(name, 'there');
    } catch (error) {
      return bad(name, wordsOf(error).split('\n')[0] ?? '', advice);
    }
  });
}

/** Whether the database's folder can be written, and has room. */
function checkPlace(databaseFile: string): readonly Finding[] {
  let folder = dirname(resolve(databaseFile));
  while (!existsSync(folder)) folder = dirname(folder);
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return [
      bad('folder', `${folder} cannot be written`, `Give the user who runs Arbitre the right to write in ${folder}.`),
    ];
  }
  const { bavail, bsize } = statfsSync(folder);
  const room = Math.floor((bavail * bsize) / 1024 ** 2);
  const says = `${room} MiB free in ${folder}`;
  if (room < NO_ROOM) return [bad('room', says, 'Make room: orders cannot be written without.')];
  if (room < LITTLE_ROOM) return [odd('room', says, 'Make room before it runs out.')];
  return [well('room', says)];
}
