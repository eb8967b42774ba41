import { readdirSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { NAMES_GAMES, PACKAGES, SHARED_RULES, WALLS } from './walls.mjs';

const SRC = resolve(import.meta.dirname, '../../src');
const OURS = resolve(import.meta.dirname, '../../packages');

/** The room of a file: the first folder (or the file itself) below src; `null` outside src. */
function roomOf(file) {
  const below = relative(SRC, file);
  return below === '' || below.startsWith('..') ? null : below.split(sep)[0];
}

/** `@scope/name/deep/file` → `@scope/name`. */
function packageOf(source) {
  return source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Whether a module is among those allowed; `node:*` stands for all of Node's own. */
const isAmong = (allowed, name) =>
  allowed.some((each) => each === name || (each === 'node:*' && name.startsWith('node:')));

/** What an import in a file of one of our packages breaks, or `null`. Its tests and examples may use any module. */
function breachOfPackage(from, file, source) {
  const allowed = PACKAGES[from];
  if (allowed === undefined) return { messageId: 'unlisted', data: { from } };
  const home = resolve(OURS, from);
  if (source.startsWith('.')) {
    const within = resolve(dirname(file), source).startsWith(home + sep);
    return within ? null : { messageId: 'outside', data: { from } };
  }
  const name = packageOf(source);
  if (!file.startsWith(resolve(home, 'src') + sep) || isAmong(allowed, name)) return null;
  return { messageId: 'package', data: { from: `packages/${from}`, name, packages: allowed.join(', ') } };
}

/** What an import breaks, or `null`. */
function breach(file, source) {
  const ours = relative(OURS, file).split(sep)[0];
  if (ours !== '' && ours !== '..') return breachOfPackage(ours, file, source);
  const from = roomOf(file);
  if (from === null) return null;
  const wall = WALLS[from];
  if (wall === undefined) return { messageId: 'unknown', data: { from } };
  if (source.startsWith('.')) {
    const to = roomOf(resolve(dirname(file), source))?.replace(/\.js$/, '.ts') ?? null;
    if (to !== null && (to === from || wall.rooms.includes('*') || wall.rooms.includes(to))) return null;
    const rooms = wall.rooms.join(', ') || 'nothing but itself';
    return { messageId: 'room', data: { from, to: to ?? 'the project outside src', rooms } };
  }
  const name = packageOf(source);
  if (isAmong(wall.packages, name)) return null;
  return { messageId: 'package', data: { from: `src/${from}`, name, packages: wall.packages.join(', ') || 'none' } };
}

/** A room imports only what its line in walls.mjs allows. */
const walls = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      room: 'src/{{from}} may not know {{to}}; it may import {{rooms}} (scripts/lint/walls.mjs).',
      package: '{{from}} may not use {{name}}; allowed packages: {{packages}} (scripts/lint/walls.mjs).',
      outside: 'packages/{{from}} stands by itself: it imports nothing from outside its folder but by name.',
      unlisted: 'packages/{{from}} is a new package: give it a line in scripts/lint/walls.mjs.',
      unknown: 'src/{{from}} is a new room: give it a line in scripts/lint/walls.mjs.',
    },
  },
  create(context) {
    const check = (node, source) => {
      if (source === null || source === undefined || typeof source.value !== 'string') return;
      const found = breach(context.filename, source.value);
      if (found !== null) context.report({ node, ...found });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal),
    };
  },
};

const games = readdirSync(resolve(SRC, 'rules'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SHARED_RULES.includes(entry.name))
  .map((entry) => entry.name);

/** Whether a file serves every game: it is in src and in no folder of a game's. */
function isEverybodys(file) {
  const below = relative(SRC, file).split(sep);
  return roomOf(file) !== null && !below.some((part) => games.includes(part)) && !NAMES_GAMES.includes(below.join('/'));
}

/** What serves every game names none of them (comments may, as examples). */
const noGameNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      named: 'This serves every game: "{{game}}" may not be named here. Ask the ruleset, or put it into its folder.',
    },
  },
  create(context) {
    if (!isEverybodys(context.filename)) return {};
    return {
      Program() {
        for (const token of context.sourceCode.ast.tokens) {
          const text = token.value.toLowerCase().replaceAll('-', '');
          const game = games.find((name) => text.includes(name.replaceAll('-', '')));
          if (game !== undefined) context.report({ loc: token.loc, messageId: 'named', data: { game } });
        }
      },
    };
  },
};

/** A file that grows past `max` lines wants to be two (`max-lines` holds the hard limit). */
const shortFiles = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'integer', minimum: 1 }],
    messages: { long: '{{lines}} lines: more than {{max}}. Is this file about two things?' },
  },
  create(context) {
    const [max] = context.options;
    return {
      Program(node) {
        const lines = context.sourceCode.lines.length;
        if (lines > max + 1) context.report({ node, messageId: 'long', data: { lines, max } });
      },
    };
  },
};

/** The name of what settles the promise whose executor a node stands in, or `null`. */
function resolverAround(node) {
  for (let at = node.parent; at; at = at.parent) {
    const promise = at.parent;
    if (promise?.type === 'NewExpression' && promise.callee.name === 'Promise' && promise.arguments[0] === at)
      return at.params?.[0]?.name ?? null;
  }
  return null;
}

/** Ways to sleep that are methods: of Playwright, of the scheduler, of a whole thread. */
const SLEEPS = ['waitForTimeout', 'scheduler.wait', 'Atomics.wait'];

/** Tests wait for a condition; only test/support/time.ts may let time pass. */
const noFixedSleep = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      slept: 'A sleep of fixed length: wait for the condition (`until`), or say why time must pass (`timePasses`).',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'slept' });
    return {
      ImportDeclaration(node) {
        if (!/^(node:)?timers\/promises$/.test(node.source.value)) return;
        // `setImmediate` lets the others have their turn and waits for no clock.
        for (const each of node.specifiers) if (each.imported?.name !== 'setImmediate') report(each);
      },
      CallExpression(node) {
        const called = context.sourceCode.getText(node.callee);
        if (SLEEPS.some((name) => called === name || called.endsWith(`.${name}`))) report(node);
        if (called !== 'setTimeout' && !called.endsWith('.setTimeout')) return;
        const resolver = resolverAround(node);
        const then = node.arguments[0] === undefined ? '' : context.sourceCode.getText(node.arguments[0]);
        if (resolver !== null && new RegExp(`^${resolver}$|\\b${resolver}\\(`).test(then)) report(node);
      },
    };
  },
};

/** A thing has one name everywhere, and a set of words is a union of them. */
const named = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      unnamed: 'Export by name: a thing has one name everywhere.',
      enumerated: 'Use a union of string literals.',
    },
  },
  create(context) {
    return {
      ExportDefaultDeclaration: (node) => context.report({ node, messageId: 'unnamed' }),
      TSEnumDeclaration: (node) => context.report({ node, messageId: 'enumerated' }),
    };
  },
};

/** The house's own lint rules. */
export default {
  meta: { name: 'house' },
  rules: {
    named,
    walls,
    'no-game-names': noGameNames,
    'short-files': shortFiles,
    'no-fixed-sleep': noFixedSleep,
  },
};
