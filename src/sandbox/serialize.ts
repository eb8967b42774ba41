import type { Command } from './commands/types.js';
import { asJson, isObject, type Json, type JsonObject } from './json.js';
import { permissionsIn } from './permissions.js';
import type { MessageInteraction } from './world/types.js';
import type { Channel, Guild, Member, Message, Role, User, World } from './world/world.js';

/** The sandbox's state in Discord's wire form. */

const iso = (time: number): string => new Date(time).toISOString().replace('Z', '000+00:00');

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

function knownUser(world: World, id: string): JsonObject {
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

/** A channel or thread as the bot sees it. */
export function channelJson(world: World, channel: Channel): JsonObject {
  if (channel.guild === undefined) return dmJson(world, channel);
  const common = {
    id: channel.id,
    type: channel.type,
    flags: 0,
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

function interactionJson(world: World, interaction: MessageInteraction, guild: string | undefined): JsonObject {
  const common = {
    id: interaction.id,
    type: interaction.type,
    user: knownUser(world, interaction.user),
    authorizing_integration_owners: { '0': guild ?? '0' },
    original_response_message_id: interaction.original,
  };
  switch (interaction.type) {
    case 2:
      return { ...common, name: interaction.name ?? '', command_type: 1 };
    case 3:
      return { ...common, interacted_message_id: interaction.interacted ?? '0' };
    case 5:
      return {
        ...common,
        triggering_interaction_metadata:
          interaction.triggering === undefined ? undefined : interactionJson(world, interaction.triggering, guild),
      };
  }
}

/** Files that an embed shows are not listed apart. */
function listedAttachments(message: Message): Message['attachments'] {
  const shown = message.embeds.flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]);
  return message.attachments.filter((file) => !shown.includes(file.url));
}

/** What a bot without the Message Content intent is not shown: words of others that do not name it. */
function withheld(world: World, message: Message): boolean {
  const guild = world.channel(message.channel)?.guild;
  return guild !== undefined && message.author !== world.bot && !message.mentions.includes(world.bot);
}

/** A message as the bot sees it; `readsAll` when it has the Message Content intent. */
export function messageJson(world: World, message: Message, readsAll: boolean, depth = 0): JsonObject {
  const channel = world.channel(message.channel);
  const hidden = !readsAll && withheld(world, message);
  const lists = asJson({
    embeds: hidden ? [] : message.embeds,
    attachments: hidden ? [] : listedAttachments(message),
    components: hidden ? [] : message.components,
  });
  const referenced = message.reference?.message === undefined ? undefined : world.message(message.reference.message);
  const thread = message.thread === undefined ? undefined : world.channel(message.thread);
  const { interaction } = message;
  return {
    id: message.id,
    channel_id: message.channel,
    type: message.type,
    author: knownUser(world, message.author),
    content: hidden ? '' : message.content,
    timestamp: iso(message.createdAt),
    edited_timestamp: message.editedAt === undefined ? null : iso(message.editedAt),
    flags: message.flags,
    ...lists,
    mentions: message.mentions.map((id) => knownUser(world, id)),
    mention_roles: [...message.mentionRoles],
    mention_everyone: message.mentionEveryone,
    pinned: message.pinned,
    tts: message.tts,
    nonce: message.nonce,
    webhook_id: message.webhook,
    application_id: message.webhook,
    message_reference:
      message.reference === undefined
        ? undefined
        : {
            type: 0,
            message_id: message.reference.message,
            channel_id: message.reference.channel,
            guild_id: message.reference.guild,
          },
    referenced_message:
      message.type !== 19 && message.type !== 21
        ? undefined
        : referenced === undefined || depth > 0
          ? null
          : messageJson(world, referenced, readsAll, depth + 1),
    thread: thread === undefined ? undefined : channelJson(world, thread),
    interaction_metadata: interaction === undefined ? undefined : interactionJson(world, interaction, channel?.guild),
    interaction:
      interaction?.type === 2
        ? { id: interaction.id, type: 2, name: interaction.name ?? '', user: knownUser(world, interaction.user) }
        : undefined,
    reactions:
      message.reactions.length === 0
        ? undefined
        : message.reactions.map((each) => reactionJson(world, each.emoji, each.users)),
  };
}

/** An emoji from its key: a character, or `name:id`. */
export function emojiJson(key: string): JsonObject {
  const custom = /^(\w+):(\d+)$/.exec(key);
  return custom === null ? { id: null, name: key } : { id: custom[2] ?? null, name: custom[1] ?? null };
}

function reactionJson(world: World, emoji: string, users: readonly string[]): Json {
  return {
    emoji: emojiJson(emoji),
    count: users.length,
    count_details: { normal: users.length, burst: 0 },
    burst_colors: [],
    me: users.includes(world.bot),
    me_burst: false,
  };
}

/** What gateway messages carry beside REST's: the server and the author's membership. */
export function gatewayMessageJson(world: World, message: Message, readsAll: boolean): JsonObject {
  const guild = world.guild(world.channel(message.channel)?.guild ?? '');
  const member = guild?.members.find((each) => each.user === message.author);
  const memberOf = (id: string): JsonObject | undefined => {
    const found = guild?.members.find((each) => each.user === id);
    return found === undefined ? undefined : memberJson(world, found, false);
  };
  return {
    ...messageJson(world, message, readsAll),
    guild_id: guild?.id,
    member: member === undefined ? undefined : memberJson(world, member, false),
    mentions: message.mentions.map((id) => ({ ...knownUser(world, id), member: memberOf(id) })),
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
