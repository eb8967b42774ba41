import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NAMES_GAMES, PACKAGES, SHARED_RULES, WALLS } from '../../scripts/lint/walls.mjs';
import { judge } from '../support/linted.js';

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

let snippets = 0;
/** The path at which each of several snippets stands: `x.ts` becomes `x-1.ts`, `x-2.ts`, … */
const numbered = (file: string, codes: readonly string[]) =>
  Object.fromEntries(codes.map((code) => [file.replace(/(?=(?:\.test)?\.ts$)/, `-${++snippets}`), code]));
/** The rules that any of several snippets at a place break, one after the other. */
const judgeAt = (file: string, codes: readonly string[]) => judge(numbered(file, codes));
const each = <T>(codes: readonly unknown[], rules: T): readonly T[] => codes.map(() => rules);

describe('import walls', () => {
  const others = (room: string) => Object.keys(WALLS).filter((other) => other !== room);
  const reaching = (room: string) =>
    judgeAt(
      fileIn(room),
      others(room).map((other) => `import '${pathTo(other)}';`),
    );

  test.each(ROOMS.map((room) => [room, reaching(room)] as const))(
    '%s knows only the rooms of its line',
    (room, rules) => {
      const found = rules();
      expect(others(room).filter((_, i) => found[i]?.length === 0)).toEqual(
        others(room).filter((other) => allowed(room).includes(other)),
      );
      expect(new Set(found.flat())).toEqual(new Set(['house(walls)']));
    },
  );

  const reachingOut: readonly (readonly [file: string, codes: readonly string[]])[] = [
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
  ];
  test.each(reachingOut.map(([file, codes]) => [file, codes, judgeAt(file, codes)] as const))(
    '%s refuses %j',
    (_file, codes, found) => {
      expect(found()).toEqual(each(codes, ['house(walls)']));
    },
  );

  const files = judge({
    'src/main.ts': "import 'discord-sandbox';",
    'src/sandbox.ts': "import './match/ports.js';",
    'packages/discord-sandbox/page/world.js': "import '../../../src/log.js';",
  });
  test('rooms that are a file, and pages, have walls too', () => {
    expect(files()).toEqual(each([1, 2, 3], ['house(walls)']));
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
  const pure = ['src/rules/kernel/x.ts', 'src/orders/x.ts', 'src/games/tactic148/orders/x.ts'];
  test.each(pure.map((file) => [file, judgeAt(file, impure)] as const))('%s refuses', (_file, found) => {
    expect(found()).toEqual(each(impure, ['eslint(no-restricted-globals)']));
  });

  const anywhere = ['src/rules/kernel/x.ts', 'src/discord/x.ts', 'test/x.test.ts'];
  const random = ['export const x = Math.random();'];
  test.each(anywhere.map((file) => [file, judgeAt(file, random)] as const))(
    'Math.random is refused in %s',
    (_file, found) => {
      expect(found()).toEqual([['eslint(no-restricted-properties)']]);
    },
  );
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
  /** Three ways to name a game, and one to speak of it. */
  const naming = (game: string): readonly string[] => [
    `export const a = '${game}/green';`,
    `export const a = \`${game}\`;`,
    `export const ${game.replaceAll('-', '')}Fire = 1;`,
    `/** Say ${game}/green. */\nexport const a = 1;`,
  ];
  const named = 'house(no-game-names)';
  test.each(GAMES.map((game) => [game, roomy.map((room) => judgeAt(`src/${room}/x.ts`, naming(game)))] as const))(
    'whatever serves every game may not name %s',
    (_game, rooms) => {
      for (const found of rooms) expect(found()).toEqual([[named], [named], [named], []]);
    },
  );

  test.each(NAMES_GAMES)('%s is there and names a game', (file) => {
    expect(readFileSync(`src/${file}`, 'utf8')).toMatch(new RegExp(GAMES.join('|'), 'i'));
  });

  const own = ['rules', 'games', 'render'];
  test.each(
    GAMES.map(
      (game) => [game, own.map((room) => judgeAt(`src/${room}/${game}/x.ts`, naming(game).slice(0, 1)))] as const,
    ),
  )('%s may be named in its own folders', (_game, rooms) => {
    expect(rooms.map((found) => found())).toEqual(each(own, [[]]));
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

  const sleeps = 'house(no-fixed-sleep)';
  test.each(
    ['test/match/x.test.ts', 'bench/x.ts'].map(
      (file) => [file, judgeAt(file, sleeping), judgeAt(file, waiting)] as const,
    ),
  )('%s refuses', (_file, slept, waited) => {
    expect(slept().map((rules) => rules.includes(sleeps))).toEqual(each(sleeping, true));
    expect(waited().map((rules) => rules.includes(sleeps))).toEqual(each(waiting, false));
  });

  const onPurpose = judge({ 'test/support/time.ts': sleeping.join('\n') });
  test('but where time is let pass on purpose', () => {
    expect(onPurpose().flat()).not.toContain(sleeps);
  });
});

describe('style', () => {
  const codes = ['export default 1;', 'export enum A { B }', 'export {};\n'.repeat(451), '// line\n'.repeat(301)];
  const rules = judgeAt('src/rules/kernel/x.ts', codes);
  test('no default export, no enum, no file above 450 lines', () => {
    const found = rules();
    expect(found.slice(0, 2)).toEqual([['house(named)'], ['house(named)']]);
    expect(found[2]).toContain('eslint(max-lines)');
    expect(found[3]).toContain('house(short-files)');
  });
});
