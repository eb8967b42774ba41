import { ESLint } from 'eslint';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { NAMES_GAMES, PACKAGES, SHARED_RULES, WALLS } from '../../scripts/lint/walls.mjs';

/** The walls between rooms (docs/decisions/0012-walls.md): each must stop what it is there to stop. */

let eslint: ESLint;
beforeAll(() => {
  // The type-checked rules need files that exist; the house's own rules and the restrictions do not.
  eslint = new ESLint({
    overrideConfig: [{ files: ['**/*.ts'], languageOptions: { parserOptions: { projectService: false } } }],
    ruleFilter: ({ ruleId }) => ruleId.startsWith('house/') || !ruleId.startsWith('@typescript-eslint/'),
  });
});

/** Rules that a snippet breaks if it stood at `filePath`. */
async function broken(filePath: string, code: string): Promise<readonly (string | null)[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: join(process.cwd(), filePath) });
  if (result === undefined) throw new Error(`${filePath} is not linted`);
  return result.messages.map((message) => message.ruleId ?? message.message);
}

const GAMES = readdirSync('src/rules', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SHARED_RULES.includes(entry.name))
  .map((entry) => entry.name);
/** The composition root may know all. */
const ROOMS = Object.keys(WALLS).filter((room) => !room.endsWith('.ts') && WALLS[room]?.rooms[0] !== '*');
const allowed = (room: string): readonly string[] => WALLS[room]?.rooms ?? [];
const fileIn = (room: string): string => (room.endsWith('.ts') ? `src/${room}` : `src/${room}/deep/down.ts`);
const pathTo = (room: string): string =>
  room.endsWith('.ts') ? `../../${room.replace('.ts', '.js')}` : `../../${room}/thing.js`;

describe('import walls', () => {
  test.each(ROOMS)('%s knows only the rooms of its line', async (room) => {
    const others = Object.keys(WALLS).filter((other) => other !== room);
    for (const other of others) {
      const found = await broken(fileIn(room), `import '${pathTo(other)}';`);
      expect([other, found]).toEqual([other, allowed(room).includes(other) ? [] : ['house/walls']]);
    }
  });

  test.each([
    ['src/rules/battletech/fire.ts', "import 'zod';"],
    ['src/rules/battletech/fire.ts', "import 'node:crypto';"],
    ['src/rules/battletech/fire.ts', "export * from '../../match/ports.js';"],
    ['src/rules/battletech/fire.ts', "export { a } from '../../match/ports.js';"],
    ['src/rules/battletech/fire.ts', "export type A = import('../../match/ports.js').Store;"],
    ['src/rules/battletech/fire.ts', "export const late = () => import('../../match/ports.js');"],
    ['src/rules/battletech/fire.ts', "import '../../../scripts/house.mjs';"],
    ['src/match/referee.ts', "import 'discord.js';"],
    ['src/match/referee.ts', "import 'better-sqlite3';"],
    ['src/present/report.ts', "import 'canvas';"],
    ['src/app/index.ts', "import '../../packages/discord-sandbox/src/index.js';"],
    ['src/match/referee.ts', "import 'discord-sandbox';"],
    ['src/main.ts', "import 'discord-sandbox';"],
    ['src/sandbox.ts', "import './match/ports.js';"],
    ['packages/discord-sandbox/src/world.ts', "import 'discord.js';"],
    ['packages/discord-sandbox/src/world.ts', "import '../../../src/log.js';"],
    ['packages/discord-sandbox/test/world.test.ts', "import '../../../test/support/bot.js';"],
    ['packages/discord-sandbox/page/world.js', "import '../../../src/log.js';"],
    ['packages/attic/src/box.ts', "import 'zod';"],
    ['src/attic/box.ts', "import 'zod';"],
  ])('%s refuses %s', async (file, code) => {
    expect(await broken(file, code)).toEqual(['house/walls']);
  });

  test('every room of src has a line', () => {
    const rooms = readdirSync('src').filter((name) => existsSync(join('src', name)));
    expect(rooms.filter((room) => !(room in WALLS))).toEqual([]);
  });
});

describe('purity', () => {
  test.each([
    'Date.now()',
    'new Date()',
    'process.env',
    'setTimeout(() => 1, 1)',
    'performance.now()',
    'console.log(1)',
  ])('the rules and orders refuse %s', async (code) => {
    expect(await broken('src/rules/kernel/x.ts', `export const x = ${code};`)).toEqual(['no-restricted-globals']);
    expect(await broken('src/orders/x.ts', `export const x = ${code};`)).toEqual(['no-restricted-globals']);
  });

  test('Math.random is refused everywhere', async () => {
    for (const file of ['src/rules/kernel/x.ts', 'src/discord/x.ts', 'test/x.test.ts'])
      expect(await broken(file, 'export const x = Math.random();')).toEqual(['no-restricted-properties']);
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
  test.each(roomy.flatMap((room) => GAMES.map((game) => [room, game] as const)))(
    '%s may not name %s: it serves every game',
    async (room, game) => {
      const file = `src/${room}/x.ts`;
      expect(await broken(file, `export const a = '${game}/green';`)).toEqual(['house/no-game-names']);
      expect(await broken(file, `export const a = \`${game}\`;`)).toEqual(['house/no-game-names']);
      expect(await broken(file, `export const ${game.replaceAll('-', '')}Fire = 1;`)).toEqual(['house/no-game-names']);
      expect(await broken(file, `/** Say ${game}/green. */\nexport const a = 1;`)).toEqual([]);
    },
  );

  test.each(NAMES_GAMES)('%s is there and names a game', (file) => {
    expect(readFileSync(`src/${file}`, 'utf8')).toMatch(new RegExp(GAMES.join('|'), 'i'));
  });

  test.each(GAMES)('%s may be named in its own folders', async (game) => {
    for (const room of ['rules', 'games', 'render']) {
      const names = await broken(`src/${room}/${game}/x.ts`, `export const a = '${game}/green';`);
      expect(names).not.toContain('house/no-game-names');
    }
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
  test.each([
    "import { setTimeout as wait } from 'node:timers/promises';",
    "import * as timers from 'timers/promises';",
    'await new Promise((resolve) => setTimeout(resolve, 25));',
    'await new Promise<void>((done) => { globalThis.setTimeout(() => { done(); }, 25); });',
    'await page.waitForTimeout(100);',
    'await scheduler.wait(100);',
    'Atomics.wait(cell, 0, 0, 100);',
  ])('refuses %s', async (code) => {
    expect(await broken('test/match/x.test.ts', code)).toEqual(['house/no-fixed-sleep']);
    expect(await broken('bench/x.ts', code)).toEqual(['house/no-fixed-sleep']);
    expect(await broken('test/support/time.ts', code)).toEqual([]);
  });

  test.each([
    "import { setImmediate } from 'node:timers/promises';",
    'export const limit = setTimeout(() => process.exit(1), 1_000);',
    "await new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 1_000));",
  ])('allows %s', async (code) => {
    expect(await broken('test/match/x.test.ts', code)).toEqual([]);
  });
});

describe('style', () => {
  test('no default export, no enum, no file above 450 lines', async () => {
    expect(await broken('src/rules/kernel/x.ts', 'export default 1;')).toEqual(['no-restricted-syntax']);
    expect(await broken('src/rules/kernel/x.ts', 'export enum A { B }')).toEqual(['no-restricted-syntax']);
    expect(await broken('src/rules/kernel/x.ts', 'export {};\n'.repeat(451))).toContain('max-lines');
    expect(await broken('src/rules/kernel/x.ts', '// line\n'.repeat(301))).toContain('house/short-files');
  });
});
