import type { Command } from './commands/types.js';
import { asJson, isObject, type Json, type JsonObject } from './json.js';
import { permissionsIn } from './permissions.js';
import type { Channel, Guild, Member, Role, User, World } from './world/world.js';

/** The sandbox's state in Discord's wire form. */

export const iso = (time: number): string => new Date(time).toISOString().replace('Z', '000+00:00');

export function userJson(user: User): JsonObject {
  return {
    id: user.id,
    username: user.username,
    global_name: user.bot ? null : user.displayName,
    discriminator: user.bot ? '0001' : '0',
    avatar: null,
    banner: null,
    accent_color: null,
    bot: user.bot ? true : undefined,
    public_flags: 0,
    flags: 0,
    avatar_decoration_data: null,
    collectibles: null,
    primary_guild: null,
  };
}

/** The bot's own account, as it alone sees it. */
export function ownUserJson(user: User): JsonObject {
  return { ...userJson(user), mfa_enabled: false, locale: 'en-US', verified: true, email: null, bio: '' };
}

export function knownUser(world: World, id: string): JsonObject {
  const user = world.user(id);
  if (user === undefined) throw new Error(`No user has the id ${id}.`);
  return userJson(user);
}

export function memberJson(world: World, member: Member, withUser = true): JsonObject {
  return {
    user: withUser ? knownUser(world, member.user) : undefined,
    nick: member.nick ?? null,
    avatar: null,
    banner: null,
    roles: [...member.roles],
    joined_at: iso(member.joinedAt),
    premium_since: null,
    communication_disabled_until: null,
    pending: false,
    deaf: false,
    mute: false,
    flags: 0,
  };
}

export function roleJson(role: Role): JsonObject {
  return {
    id: role.id,
    name: role.name,
    description: null,
    permissions: role.permissions,
    position: role.position,
    color: role.colour,
    colors: { primary_color: role.colour, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: role.bot !== undefined,
    mentionable: role.mentionable,
    icon: null,
    unicode_emoji: null,
    flags: 0,
    tags: role.bot === undefined ? undefined : { bot_id: role.bot },
  };
}

export function threadMemberJson(channel: Channel, user: string): JsonObject {
  return { id: channel.id, user_id: user, join_timestamp: iso(channel.thread?.createdAt ?? 0), flags: 0 };
}

function dmJson(world: World, channel: Channel): JsonObject {
  return {
    id: channel.id,
    type: 1,
    flags: 0,
    last_message_id: channel.lastMessage ?? null,
    recipients: channel.recipients.filter((id) => id !== world.bot).map((id) => knownUser(world, id)),
  };
}

/** A forum's flag: each post has a tag (resources/channel, "Channel Flags"). */
const REQUIRE_TAG = 1 << 4;

/** A channel or thread as the bot sees it. */
export function channelJson(world: World, channel: Channel): JsonObject {
  if (channel.guild === undefined) return dmJson(world, channel);
  const common = {
    id: channel.id,
    type: channel.type,
    flags: channel.requiresTag === true ? REQUIRE_TAG : 0,
    guild_id: channel.guild,
    name: channel.name,
    parent_id: channel.parent ?? null,
    last_message_id: channel.lastMessage ?? null,
    rate_limit_per_user: channel.slowmode,
  };
  const { thread } = channel;
  if (thread === undefined) {
    return {
      ...common,
      topic: channel.topic ?? null,
      position: channel.position,
      nsfw: false,
      permission_overwrites: channel.overwrites.map((each) => ({ ...each })),
      ...(channel.type === 15
        ? {
            available_tags: channel.tags.map((tag) => ({ ...tag, emoji_id: null, emoji_name: null })),
            default_reaction_emoji: null,
            default_sort_order: null,
            default_forum_layout: 0,
          }
        : {}),
    };
  }
  return {
    ...common,
    owner_id: thread.owner,
    thread_metadata: {
      archived: thread.archived,
      archive_timestamp: iso(thread.archivedAt),
      auto_archive_duration: thread.autoArchive,
      locked: thread.locked,
      create_timestamp: iso(thread.createdAt),
      invitable: channel.type === 12 ? thread.invitable : undefined,
    },
    message_count: thread.messageCount,
    member_count: Math.min(thread.members.length, 50),
    total_message_sent: thread.totalSent,
    applied_tags: [...thread.tags],
    member: thread.members.includes(world.bot) ? threadMemberJson(channel, world.bot) : undefined,
  };
}

/** A channel inside an interaction: with what the user may do there. */
export function resolvedChannelJson(world: World, channel: Channel, user: string): JsonObject {
  return { ...channelJson(world, channel), permissions: String(permissionsIn(world, channel, user)) };
}

/** A server as REST gives it. */
export function guildJson(guild: Guild): JsonObject {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    icon_hash: null,
    home_header: null,
    splash: null,
    discovery_splash: null,
    description: null,
    banner: null,
    owner_id: guild.owner,
    application_id: null,
    region: 'deprecated',
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: 0,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 0,
    default_message_notifications: 0,
    explicit_content_filter: 0,
    mfa_level: 0,
    max_presences: null,
    max_members: 500_000,
    max_stage_video_channel_users: 50,
    max_video_channel_users: 25,
    vanity_url_code: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    premium_progress_bar_enabled: false,
    premium_progress_bar_enabled_user_updated_at: null,
    preferred_locale: guild.locale,
    rules_channel_id: null,
    safety_alerts_channel_id: null,
    public_updates_channel_id: null,
    nsfw: false,
    nsfw_level: 0,
    features: [],
    emojis: [],
    stickers: [],
    incidents_data: null,
    roles: guild.roles.map(roleJson),
  };
}

/** A server as GUILD_CREATE gives it: with its channels, threads and members. */
export function guildCreateJson(world: World, guild: Guild): JsonObject {
  const channels = world.allChannels().filter((channel) => channel.guild === guild.id);
  const active = channels.filter((channel) => channel.thread?.archived === false);
  return {
    ...guildJson(guild),
    joined_at: iso(guild.members.find((member) => member.user === world.bot)?.joinedAt ?? guild.createdAt),
    large: false,
    unavailable: false,
    member_count: guild.members.length,
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
    members: guild.members.map((member) => memberJson(world, member)),
    channels: channels.filter((channel) => channel.thread === undefined).map((channel) => channelJson(world, channel)),
    threads: active.map((channel) => channelJson(world, channel)),
  };
}

/** A registered command as REST gives it; lists leave the translations out unless they are asked for. */
export function commandJson(command: Command, withLocalizations: boolean): JsonObject {
  const json = asJson(command);
  return withLocalizations ? json : untranslated(json);
}

function untranslated(json: JsonObject): JsonObject {
  const inner = json['options'];
  return {
    ...json,
    name_localizations: undefined,
    description_localizations: undefined,
    options: Array.isArray(inner)
      ? inner.map((option: Json) => (isObject(option) ? untranslated(option) : option))
      : undefined,
  };
}
