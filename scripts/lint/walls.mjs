/**
 * Who may import whom. One line per room (a folder of src, or a file right in it); `docs/decisions/0012-walls.md` says why.
 * `rooms`: rooms it may import besides itself. `packages`: npm packages and Node's own modules (`node:*` stands for all of them).
 */
export const WALLS = {
  // The rules are pure: no Discord, no SQL, no canvas, no clock, no chance.
  rules: { rooms: [], packages: [] },
  i18n: { rooms: ['rules'], packages: [] },
  orders: { rooms: ['rules', 'i18n', 'games'], packages: [] },
  opponent: { rooms: ['rules', 'games', 'thread.ts'], packages: ['node:worker_threads'] },
  library: { rooms: ['rules', 'i18n', 'games'], packages: ['zod', 'node:*'] },
  // What a game has besides its rules and its pictures, and the list of games; the pictures are asked for when one draws.
  games: {
    rooms: ['orders', 'opponent', 'present', 'library', 'match', 'i18n', 'rules', 'render'],
    packages: ['zod', 'node:path'],
  },
  // Of the games it knows the list, and names none of them.
  match: {
    rooms: ['rules', 'i18n', 'library', 'opponent', 'games'],
    packages: ['zod', 'p-queue', 'node:crypto', 'node:timers'],
  },
  // Campaigns and leagues: streams that are no matches. They raise matches and hear how those end.
  streams: {
    rooms: ['match', 'library', 'games', 'rules', 'i18n'],
    packages: ['zod', 'node:crypto', 'node:timers', 'node:zlib'],
  },
  store: {
    rooms: ['match', 'streams', 'rules', 'i18n', 'log.ts'],
    packages: ['better-sqlite3', 'drizzle-orm', 'zod', 'node:*'],
  },
  // What servers play with beside what is shipped; the files that they bring are read on a thread of their own.
  shelf: { rooms: ['match', 'library', 'rules', 'thread.ts'], packages: ['node:worker_threads'] },
  clock: { rooms: ['match'], packages: [] },
  present: { rooms: ['match', 'rules', 'i18n', 'library', 'games'], packages: [] },
  render: {
    rooms: ['match', 'present', 'rules', 'i18n', 'library', 'games', 'thread.ts'],
    packages: ['canvas', 'dejavu-fonts-ttf', 'zod', 'node:*'],
  },
  // What a match leaves behind: a page that tells it step by step.
  replay: {
    rooms: ['match', 'present', 'render', 'rules', 'i18n', 'games', 'thread.ts'],
    packages: ['canvas', 'node:*'],
  },
  // What posts and answers ask of a match, ready for the presenters.
  queries: { rooms: ['match', 'streams', 'present', 'i18n', 'library', 'rules'], packages: [] },
  commands: {
    rooms: ['queries', 'shelf', 'orders', 'match', 'streams', 'present', 'i18n', 'library', 'rules'],
    packages: ['discord.js', 'zod', 'node:crypto'],
  },
  discord: {
    rooms: ['commands', 'queries', 'orders', 'match', 'present', 'i18n', 'library', 'rules', 'health', 'log.ts'],
    packages: ['discord.js', 'zod', 'p-queue', 'node:*'],
  },
  cli: {
    rooms: [
      'orders',
      'match',
      'streams',
      'present',
      'render',
      'library',
      'opponent',
      'games',
      'i18n',
      'rules',
      'store',
      'lease',
      'discord',
      'config.ts',
      'replay',
    ],
    packages: ['zod', 'node:*'],
  },
  // Which of several Arbitres on one database answers.
  lease: { rooms: ['match', 'log.ts'], packages: ['node:*'] },
  // What other programs read, and what they are told.
  api: { rooms: ['match', 'streams', 'present', 'rules', 'i18n'], packages: ['node:*'] },
  // Whether all is well, for an operator's watchdog.
  health: { rooms: ['lease', 'match', 'log.ts'], packages: ['node:*'] },
  'config.ts': { rooms: ['match', 'rules', 'i18n'], packages: ['dotenv', 'zod', 'node:*'] },
  // The club: what there is to play on and how one begins, without a token.
  'sandbox.ts': { rooms: [], packages: ['discord-sandbox'] },
  'log.ts': { rooms: ['config.ts'], packages: [] },
  'thread.ts': { rooms: [], packages: ['node:worker_threads'] },
  // The composition root: app puts the house together, main.ts opens it on Discord or in the sandbox.
  app: { rooms: ['*'], packages: ['node:*'] },
  'main.ts': { rooms: ['*'], packages: ['node:*'] },
};

/**
 * Packages of our own (the folders of packages/): what their sources may use. No file in one of them may import anything
 * of the house, or of another package but by its name.
 */
export const PACKAGES = {
  // A Discord on loopback: it must not lean on the bot that it tests.
  'discord-sandbox': ['ws', 'node:*'],
};

/** Where a game may be named outside of its own folders, by files of src. */
export const NAMES_GAMES = [
  // Its line in the list.
  'games/shipped.ts',
  // What begins with a scenario of its, or has one as its example.
  'cli/league.ts',
  'library/campaign-files.ts',
  'sandbox.ts',
  // The slash commands are the same for all games; their hints say what is typed in which.
  'i18n/words/order-commands.ts',
];

/** The games: the folders of src/rules that are not shared ground. */
export const SHARED_RULES = ['kernel', 'geometry', 'campaign', 'league'];
