import type { Clock } from './clock.js';
import { bits, EVERYONE_PERMISSIONS } from './permissions.js';
import { snowflakes } from './snowflake.js';
import type { Channel, Guild, User } from './world/types.js';
import type { WorldData } from './world/world.js';

/** A person in the initial world. */
export interface SeedUser {
  /** The name as shown; `as('Ann')` finds them by it. */
  readonly name: string;
  /** `en-US` if omitted. */
  readonly locale?: string | undefined;
}

/** The initial world: one server, of which everybody is a member. */
export interface Seed {
  readonly server: string;
  readonly locale: string;
  readonly botName: string;
  /** The first one owns the server. */
  readonly users: readonly (string | SeedUser)[];
  /** Text channels. */
  readonly channels: readonly string[];
  /** The name of a forum channel; none if omitted. */
  readonly forum?: string | undefined;
  /** The name of an announcement channel; none if omitted. */
  readonly announcements?: string | undefined;
}

const LOCALE = 'en-US';

/** Three people who speak different languages, and three channels. */
export const STANDARD_SEED: Seed = {
  server: 'The Club',
  locale: LOCALE,
  botName: 'Bot',
  users: ['Ann', { name: 'Benoît', locale: 'fr' }, { name: 'Vera', locale: 'ru' }],
  channels: ['general', 'games', 'off-topic'],
};

/** The permissions of the bot's own role, as an invite link would ask for them. */
const BOT_PERMISSIONS = bits(
  'viewChannel',
  'sendMessages',
  'sendMessagesInThreads',
  'embedLinks',
  'attachFiles',
  'readMessageHistory',
  'manageMessages',
  'addReactions',
  'createPublicThreads',
  'createPrivateThreads',
  'pinMessages',
);

const COLOURS = [0x5865f2, 0xeb459e, 0x3ba55d, 0xfaa61a, 0xed4245, 0x9b59b6];

/** Builds the world of a seed: one server with the bot and all users. */
export function seedWorld(seed: Seed, clock: Clock): { readonly bot: string; readonly data: WorldData } {
  const nextId = snowflakes(clock);
  const now = clock.now();
  const bot: User = {
    id: nextId(),
    username: seed.botName.toLowerCase(),
    displayName: seed.botName,
    bot: true,
    locale: LOCALE,
    colour: 0x2b6777,
  };
  const users = seed.users.map((given, index): User => {
    const { name, locale = LOCALE } = typeof given === 'string' ? { name: given } : given;
    return {
      id: nextId(),
      username: name.toLowerCase(),
      displayName: name,
      bot: false,
      locale,
      colour: COLOURS[index % COLOURS.length] ?? 0,
    };
  });
  const members = users.map((user) => user.id);
  const guild = seedServer({ name: seed.server, locale: seed.locale, bot: bot.id, members, nextId, now });
  const wanted: readonly (readonly [string, 0 | 5 | 15])[] = [
    ...seed.channels.map((name): [string, 0] => [name, 0]),
    ...(seed.announcements === undefined ? [] : [[seed.announcements, 5] as const]),
    ...(seed.forum === undefined ? [] : [[seed.forum, 15] as const]),
  ];
  const channels = wanted.map(([name, type], position): Channel => ({
    id: nextId(),
    type,
    guild: guild.id,
    name,
    position,
    slowmode: 0,
    overwrites: [],
    recipients: [],
    tags: [],
  }));
  return { bot: bot.id, data: { users: [bot, ...users], guilds: [guild], channels, messages: [], commands: [] } };
}

/** A server with the bot and these members; the first one owns it. */
export function seedServer(parts: {
  readonly name: string;
  readonly locale: string;
  readonly bot: string;
  readonly members: readonly string[];
  readonly nextId: () => string;
  readonly now: number;
}): Guild {
  const { name, locale, bot, members, nextId, now } = parts;
  const [id, botRole] = [nextId(), nextId()];
  const role = { colour: 0, mentionable: false };
  return {
    id,
    name,
    locale,
    owner: members[0] ?? bot,
    createdAt: now,
    roles: [
      { ...role, id, name: '@everyone', permissions: String(EVERYONE_PERMISSIONS), position: 0 },
      { ...role, id: botRole, name: 'Bot', permissions: String(BOT_PERMISSIONS), position: 1, bot },
    ],
    members: [
      { user: bot, roles: [botRole], joinedAt: now },
      ...members.map((user) => ({ user, roles: [], joinedAt: now })),
    ],
  };
}
