import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { NAMES_GAMES, PACKAGES, SHARED_RULES, WALLS } from '../../scripts/lint/walls.mjs';
import { broken } from '../support/linted.js';

/** The walls between rooms (docs/decisions/0012-walls.md): each must stop what it is there to stop. */

const GAMES = readdirSync('src/rules', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SHARED_RULES.includes(entry.name))
  .map((entry) => entry.name);
/** The composition root may know all. */
const ROOMS = Object.keys(WALLS).filter((room) => !room.endsWith('.ts') && WALLS[room]?.rooms[0] !== '*');
const allowed = (room: string): readonly string[] => WALLS[room]?.rooms ?? [];
const fileIn = (room: string): string => (room.endsWith('.ts') ? `src/${room}` : `src/${room}/deep/down.ts`);
const pathTo = (room: string): string =>
  room.endsWith('.ts') ? `../../${room.replace('.ts', '.js')}` : `../../${room}/thing.js`;

/** The path at which each of several snippets stands: `x.ts` becomes `x-0.ts`, `x-1.ts`, … */
const numbered = (file: string, codes: readonly string[]) =>
  Object.fromEntries(codes.map((code, i) => [file.replace(/(?=(?:\.test)?\.ts$)/, `-${i}`), code]));
/** The rules that any of several snippets at a place break, one after the other. */
const brokenAt = (file: string, codes: readonly string[]) => Object.values(broken(numbered(file, codes)));
const each = <T>(codes: readonly unknown[], rules: T): readonly T[] => codes.map(() => rules);

describe('import walls', () => {
  const others = (room: string) => Object.keys(WALLS).filter((other) => other !== room);
  const reaching = (room: string) =>
    numbered(
      fileIn(room),
      others(room).map((other) => `import '${pathTo(other)}';`),
    );
  /** What the linter says of them all: each of its runs takes a second. */
  let ofAll: ReturnType<typeof broken> = {};
  beforeAll(() => {
    ofAll = broken(Object.fromEntries(ROOMS.flatMap((room) => Object.entries(reaching(room)))));
  });

  test.each(ROOMS)('%s knows only the rooms of its line', (room) => {
    const found = Object.keys(reaching(room)).map((file) => ofAll[file] ?? []);
    expect(others(room).filter((_, i) => found[i]?.length === 0)).toEqual(
      others(room).filter((other) => allowed(room).includes(other)),
    );
    expect(new Set(found.flat())).toEqual(new Set(['house(walls)']));
  });

  test.each([
    [
      'src/rules/battletech/fire.ts',
      [
        "import 'zod';",
        "import 'node:crypto';",
        "export * from '../../match/ports.js';",
        "export { a } from '../../match/ports.js';",
        "export type A = import('../../match/ports.js').Store;",
        "export const late = () => import('../../match/ports.js');",
        "import '../../../scripts/house.mjs';",
      ],
    ],
    ['src/match/referee.ts', ["import 'discord.js';", "import 'better-sqlite3';", "import 'discord-sandbox';"]],
    ['src/present/report.ts', ["import 'canvas';"]],
    ['src/app/index.ts', ["import '../../packages/discord-sandbox/src/index.js';"]],
    ['packages/discord-sandbox/src/world.ts', ["import 'discord.js';", "import '../../../src/log.js';"]],
    ['packages/discord-sandbox/test/world.test.ts', ["import '../../../test/support/bot.js';"]],
    ['packages/attic/src/box.ts', ["import 'zod';"]],
    ['src/attic/box.ts', ["import 'zod';"]],
  ])('%s refuses %j', (file, codes) => {
    expect(brokenAt(file, codes)).toEqual(each(codes, ['house(walls)']));
  });

  test('rooms that are a file, and pages, have walls too', () => {
    const found = broken({
      'src/main.ts': "import 'discord-sandbox';",
      'src/sandbox.ts': "import './match/ports.js';",
      'packages/discord-sandbox/page/world.js': "import '../../../src/log.js';",
    });
    expect(Object.values(found)).toEqual(each([1, 2, 3], ['house(walls)']));
  });

  test('every room of src has a line', () => {
    const rooms = readdirSync('src').filter((name) => existsSync(join('src', name)));
    expect(rooms.filter((room) => !(room in WALLS))).toEqual([]);
  });
});

describe('purity', () => {
  const impure = [
    'Date.now()',
    'new Date()',
    'process.env',
    'setTimeout(() => 1, 1)',
    'performance.now()',
    'console.log(1)',
  ].map((code) => `export const x = ${code};`);
  test.each(['src/rules/kernel/x.ts', 'src/orders/x.ts', 'src/games/tactic148/orders/x.ts'])('%s refuses', (file) => {
    expect(brokenAt(file, impure)).toEqual(each(impure, ['eslint(no-restricted-globals)']));
  });

  test.each(['src/rules/kernel/x.ts', 'src/discord/x.ts', 'test/x.test.ts'])('Math.random is refused in %s', (file) => {
    const rules = brokenAt(file, ['export const x = Math.random();']);
    expect(rules).toEqual([['eslint(no-restricted-properties)']]);
  });
});

describe('game names', () => {
  const roomy = [
    'match',
    'discord',
    'render',
    'i18n',
    'library',
    'present',
    'rules/kernel',
    'opponent',
    'cli',
    'games',
  ];
  test.each(GAMES)('whatever serves every game may not name %s', (game) => {
    const naming = [
      `export const a = '${game}/green';`,
      `export const a = \`${game}\`;`,
      `export const ${game.replaceAll('-', '')}Fire = 1;`,
    ];
    const speaking = `/** Say ${game}/green. */\nexport const a = 1;`;
    const found = broken(
      Object.fromEntries(roomy.flatMap((room) => Object.entries(numbered(`src/${room}/x.ts`, [...naming, speaking])))),
    );
    const ofRoom = [...each(naming, ['house(no-game-names)']), []];
    expect(Object.values(found)).toEqual(roomy.flatMap(() => ofRoom));
  });

  test.each(NAMES_GAMES)('%s is there and names a game', (file) => {
    expect(readFileSync(`src/${file}`, 'utf8')).toMatch(new RegExp(GAMES.join('|'), 'i'));
  });

  test.each(GAMES)('%s may be named in its own folders', (game) => {
    const own = ['rules', 'games', 'render'].map((room) => `src/${room}/${game}/x.ts`);
    const code = `export const a = '${game}/green';`;
    expect(Object.values(broken(Object.fromEntries(own.map((file) => [file, code]))))).toEqual(each(own, []));
  });
});

describe('our packages', () => {
  const written = (folder: string): readonly string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => !/\b(?:dist|node_modules)\b/.test(file) && /\.(?:ts|js|mjs|css|html|svg|md|json)$/.test(file))
      .map((file) => join(folder, file));

  test.each(Object.keys(PACKAGES))('%s names neither the bot nor a game of it', (name) => {
    const files = written(join('packages', name));
    expect(files).toContain(join('packages', name, 'README.md'));
    const names = new RegExp(['arbitre', 'арбитр', ...GAMES].join('|'), 'i');
    expect(files.filter((file) => names.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

describe('H-08 no sleep of fixed length in tests', () => {
  const sleeping = [
    "import { setTimeout as wait } from 'node:timers/promises';",
    "import * as timers from 'timers/promises';",
    'await new Promise((resolve) => setTimeout(resolve, 25));',
    'await new Promise<void>((done) => { globalThis.setTimeout(() => { done(); }, 25); });',
    'await page.waitForTimeout(100);',
    'await scheduler.wait(100);',
    'Atomics.wait(cell, 0, 0, 100);',
  ].map((code) => `${code}\nexport {};`);
  const waiting = [
    "import { setImmediate } from 'node:timers/promises';\nawait setImmediate();",
    'export const limit = setTimeout(() => process.exit(1), 1_000);',
    "await new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 1_000));",
  ];

  const slept = (file: string, codes: readonly string[]) =>
    brokenAt(file, codes).map((rules) => rules.includes('house(no-fixed-sleep)'));

  test.each(['test/match/x.test.ts', 'bench/x.ts'])('%s refuses', (file) => {
    expect(slept(file, sleeping)).toEqual(each(sleeping, true));
    expect(slept(file, waiting)).toEqual(each(waiting, false));
  });

  test('but where time is let pass on purpose', () => {
    expect(Object.values(broken({ 'test/support/time.ts': sleeping.join('\n') })).flat()).not.toContain(
      'house(no-fixed-sleep)',
    );
  });
});

describe('style', () => {
  test('no default export, no enum, no file above 450 lines', () => {
    const codes = ['export default 1;', 'export enum A { B }', 'export {};\n'.repeat(451), '// line\n'.repeat(301)];
    const found = brokenAt('src/rules/kernel/x.ts', codes);
    expect(found.slice(0, 2)).toEqual([['house(named)'], ['house(named)']]);
    expect(found[2]).toContain('eslint(max-lines)');
    expect(found[3]).toContain('house(short-files)');
  });
});
