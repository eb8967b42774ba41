import type { Channel, Guild, World } from './world/world.js';

/** Discord's permission bits that the sandbox knows of (topics/permissions). */
export const PERMISSIONS = {
  createInvite: 1n << 0n,
  administrator: 1n << 3n,
  manageChannels: 1n << 4n,
  manageGuild: 1n << 5n,
  addReactions: 1n << 6n,
  viewChannel: 1n << 10n,
  sendMessages: 1n << 11n,
  manageMessages: 1n << 13n,
  embedLinks: 1n << 14n,
  attachFiles: 1n << 15n,
  readMessageHistory: 1n << 16n,
  mentionEveryone: 1n << 17n,
  useExternalEmojis: 1n << 18n,
  changeNickname: 1n << 26n,
  manageRoles: 1n << 28n,
  useApplicationCommands: 1n << 31n,
  manageThreads: 1n << 34n,
  createPublicThreads: 1n << 35n,
  createPrivateThreads: 1n << 36n,
  sendMessagesInThreads: 1n << 38n,
  pinMessages: 1n << 51n,
} as const;

export type Permission = keyof typeof PERMISSIONS;

/** The sum of permissions as bits. */
export function bits(...names: readonly Permission[]): bigint {
  return names.reduce((sum, name) => sum | PERMISSIONS[name], 0n);
}

const ALL_PERMISSIONS = (1n << 53n) - 1n;

/** What @everyone may do on a fresh server. */
export const EVERYONE_PERMISSIONS = bits(
  'createInvite',
  'addReactions',
  'viewChannel',
  'sendMessages',
  'embedLinks',
  'attachFiles',
  'readMessageHistory',
  'mentionEveryone',
  'useExternalEmojis',
  'changeNickname',
  'useApplicationCommands',
  'createPublicThreads',
  'createPrivateThreads',
  'sendMessagesInThreads',
);

/** In direct messages both sides may do this. */
const DM_PERMISSIONS = bits(
  'viewChannel',
  'sendMessages',
  'embedLinks',
  'attachFiles',
  'readMessageHistory',
  'addReactions',
  'useExternalEmojis',
  'useApplicationCommands',
  'mentionEveryone',
  'pinMessages',
);

/** What a user may do on a server as a whole, before any channel has its say. */
export function guildPermissions(guild: Guild, user: string): bigint {
  if (guild.owner === user) return ALL_PERMISSIONS;
  const own = guild.members.find((member) => member.user === user);
  if (own === undefined) return 0n;
  const sum = guild.roles
    .filter((role) => role.id === guild.id || own.roles.includes(role.id))
    .reduce((all, role) => all | BigInt(role.permissions), 0n);
  return (sum & PERMISSIONS.administrator) !== 0n ? ALL_PERMISSIONS : sum;
}

/**
 * What a user may do in a channel, as Discord computes it: roles, then overwrites of @everyone, of the roles, of the
 * member; a thread takes its parent's. Who cannot view can do nothing; who cannot write can neither embed nor attach.
 */
export function permissionsIn(world: World, channel: Channel, user: string): bigint {
  if (channel.guild === undefined) return channel.recipients.includes(user) ? DM_PERMISSIONS : 0n;
  const guild = world.guild(channel.guild);
  const member = guild?.members.find((each) => each.user === user);
  if (guild === undefined || member === undefined) return 0n;
  const base = guildPermissions(guild, user);
  if (base === ALL_PERMISSIONS) return base;
  const place = channel.thread === undefined ? channel : (world.channel(channel.parent ?? '') ?? channel);
  const [everyone, roles, own] = [
    place.overwrites.filter((each) => each.id === guild.id),
    place.overwrites.filter((each) => each.id !== guild.id && member.roles.includes(each.id)),
    place.overwrites.filter((each) => each.id === user),
  ];
  const result = [everyone, roles, own].reduce((sum, group) => {
    const deny = group.reduce((all, each) => all | BigInt(each.deny), 0n);
    const allow = group.reduce((all, each) => all | BigInt(each.allow), 0n);
    return (sum & ~deny) | allow;
  }, base);
  if ((result & PERMISSIONS.viewChannel) === 0n) return 0n;
  const inThread = channel.thread !== undefined;
  const privateThread = channel.type === 12 && !(channel.thread?.members.includes(user) ?? false);
  if (privateThread && (result & PERMISSIONS.manageThreads) === 0n) return 0n;
  const mayWrite = (result & PERMISSIONS[inThread ? 'sendMessagesInThreads' : 'sendMessages']) !== 0n;
  return mayWrite ? result : result & ~bits('mentionEveryone', 'attachFiles', 'embedLinks');
}

/** May this user do all of that here? */
export function may(world: World, channel: Channel, user: string, ...needed: readonly Permission[]): boolean {
  const wanted = bits(...needed);
  return (permissionsIn(world, channel, user) & wanted) === wanted;
}

/** The bit one needs to write here: threads have their own. */
export function sendPermission(channel: Channel): Permission {
  return channel.thread === undefined ? 'sendMessages' : 'sendMessagesInThreads';
}
