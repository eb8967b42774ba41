import type { JsonObject } from '../json.js';
import { may } from '../permissions.js';
import {
  channelJson,
  guildCreateJson,
  guildJson,
  memberJson,
  ownUserJson,
  roleJson,
  threadMemberJson,
  userJson,
} from '../serialize.js';
import { emojiJson, gatewayMessageJson } from '../serialize-message.js';
import type { Change } from '../world/changes.js';
import type { Message } from '../world/types.js';
import type { Channel, World } from '../world/world.js';
import { INTENTS } from './intents.js';

export interface GatewayEvent {
  readonly event: string;
  readonly data: JsonObject;
  readonly guild?: string | undefined;
}

const SUFFIX = { created: 'CREATE', updated: 'UPDATE', deleted: 'DELETE' } as const;
const MEMBER_SUFFIX = { created: 'ADD', updated: 'UPDATE', deleted: 'REMOVE' } as const;

/** The gateway events that a connection with these intents gets for a change. */
export function gatewayEvents(world: World, change: Change, intents: number): readonly GatewayEvent[] {
  const has = (intent: keyof typeof INTENTS): boolean => (intents & INTENTS[intent]) !== 0;
  switch (change.kind) {
    case 'user':
      return change.user.id === world.bot ? [{ event: 'USER_UPDATE', data: ownUserJson(change.user) }] : [];
    case 'guild':
      return has('guilds') ? guildEvents(world, change) : [];
    case 'member': {
      const own = change.member.user === world.bot && change.what === 'updated';
      if (!own && !has('guildMembers')) return [];
      const data =
        change.what === 'deleted'
          ? { guild_id: change.guild.id, user: userOf(world, change.member.user) }
          : { ...memberJson(world, change.member), guild_id: change.guild.id };
      return [{ event: `GUILD_MEMBER_${MEMBER_SUFFIX[change.what]}`, data, guild: change.guild.id }];
    }
    case 'role': {
      const { guild, role, what } = change;
      const data =
        what === 'deleted' ? { guild_id: guild.id, role_id: role.id } : { guild_id: guild.id, role: roleJson(role) };
      return has('guilds') ? [{ event: `GUILD_ROLE_${SUFFIX[what]}`, data, guild: guild.id }] : [];
    }
    case 'channel':
      return has('guilds') ? channelEvents(world, change.channel, change.what) : [];
    case 'threadMembers':
      return has('guilds') ? threadMemberEvents(world, change, has('guildMembers')) : [];
    case 'message': {
      const { message } = change;
      if (!hears(world, message, has('guildMessages'), has('directMessages'))) return [];
      const data = gatewayMessageJson(world, message, has('messageContent'));
      return [{ event: `MESSAGE_${SUFFIX[change.what]}`, data, guild: world.channel(message.channel)?.guild }];
    }
    case 'messagesDeleted':
      return deletions(world, change, has('guildMessages'), has('directMessages'));
    case 'reaction': {
      const { message, user, emoji } = change;
      if (!hears(world, message, has('guildMessageReactions'), has('directMessageReactions'))) return [];
      const guild = world.channel(message.channel)?.guild;
      const data = {
        user_id: user,
        channel_id: message.channel,
        message_id: message.id,
        guild_id: guild,
        emoji: emojiJson(emoji),
        burst: false,
        type: 0,
      };
      return [{ event: `MESSAGE_REACTION_${change.what === 'added' ? 'ADD' : 'REMOVE'}`, data, guild }];
    }
    case 'pins': {
      const { channel } = change;
      const data = { guild_id: channel.guild, channel_id: channel.id, last_pin_timestamp: null };
      return has('guilds') ? [{ event: 'CHANNEL_PINS_UPDATE', data, guild: channel.guild }] : [];
    }
    case 'typing': {
      const { channel, user } = change;
      const heard = channel.guild === undefined ? has('directMessageTyping') : has('guildMessageTyping');
      if (!heard || user === world.bot) return [];
      const data = {
        channel_id: channel.id,
        guild_id: channel.guild,
        user_id: user,
        timestamp: Math.floor(world.clock.now() / 1000),
      };
      return [{ event: 'TYPING_START', data, guild: channel.guild }];
    }
    case 'commands':
    case 'bot':
    case 'interaction':
    case 'modal':
      return [];
  }
}

function userOf(world: World, id: string): JsonObject {
  const user = world.user(id);
  return user === undefined ? { id } : userJson(user);
}

function guildEvents(world: World, change: Extract<Change, { kind: 'guild' }>): readonly GatewayEvent[] {
  const { guild } = change;
  switch (change.what) {
    case 'created':
      return [{ event: 'GUILD_CREATE', data: guildCreateJson(world, guild), guild: guild.id }];
    case 'updated':
      return [{ event: 'GUILD_UPDATE', data: guildJson(guild), guild: guild.id }];
    case 'deleted':
      return [{ event: 'GUILD_DELETE', data: { id: guild.id }, guild: guild.id }];
  }
}

function channelEvents(
  world: World,
  channel: Channel,
  what: 'created' | 'updated' | 'deleted',
): readonly GatewayEvent[] {
  // Direct messages have had no channel events since API version 8.
  if (channel.guild === undefined) return [];
  const guild = channel.guild;
  if (channel.thread === undefined)
    return [{ event: `CHANNEL_${SUFFIX[what]}`, data: channelJson(world, channel), guild }];
  const inside = channel.type !== 12 || channel.thread.members.includes(world.bot);
  if (!inside && !may(world, channel, world.bot, 'manageThreads')) return [];
  if (what === 'deleted') {
    const data = { id: channel.id, guild_id: guild, parent_id: channel.parent ?? null, type: channel.type };
    return [{ event: 'THREAD_DELETE', data, guild }];
  }
  const data = { ...channelJson(world, channel), newly_created: what === 'created' ? true : undefined };
  return [{ event: `THREAD_${SUFFIX[what]}`, data, guild }];
}

/** Without the Guild Members intent a bot hears of itself alone. */
function threadMemberEvents(
  world: World,
  change: Extract<Change, { kind: 'threadMembers' }>,
  all: boolean,
): readonly GatewayEvent[] {
  const { channel, added, removed } = change;
  if (!all && ![...added, ...removed].includes(world.bot)) return [];
  const data = {
    id: channel.id,
    guild_id: channel.guild,
    member_count: channel.thread?.members.length ?? 0,
    added_members: added.map((user) => threadMemberJson(channel, user)),
    removed_member_ids: [...removed],
  };
  return [{ event: 'THREAD_MEMBERS_UPDATE', data, guild: channel.guild }];
}

/** Ephemeral messages and hidden channels are not heard of. */
function hears(world: World, message: Message, guildIntent: boolean, directIntent: boolean): boolean {
  const channel = world.channel(message.channel);
  if (channel === undefined || message.onlyFor !== undefined) return false;
  return (channel.guild === undefined ? directIntent : guildIntent) && may(world, channel, world.bot, 'viewChannel');
}

function deletions(
  world: World,
  change: Extract<Change, { kind: 'messagesDeleted' }>,
  guildIntent: boolean,
  directIntent: boolean,
): readonly GatewayEvent[] {
  const { channel } = change;
  const heard = change.messages
    .filter((message) => hears(world, message, guildIntent, directIntent))
    .map((each) => each.id);
  const common = { channel_id: channel.id, guild_id: channel.guild };
  if (heard.length === 0) return [];
  if (change.bulk) return [{ event: 'MESSAGE_DELETE_BULK', data: { ids: heard, ...common }, guild: channel.guild }];
  return heard.map((id) => ({ event: 'MESSAGE_DELETE', data: { id, ...common }, guild: channel.guild }));
}
