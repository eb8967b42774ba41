import { notified, shownTexts } from './messages.js';
import type {
  PageChannel,
  PageChannelKind,
  PageGuild,
  PageMessage,
  PageReference,
  PageUser,
  WorldView,
} from './page-api.js';
import { LOCALES } from './limits.js';
import { may, sendPermission } from './permissions.js';
import { FLAGS, type ChannelType, type Message } from './world/types.js';
import type { Channel, Guild, User, World } from './world/world.js';

/** What one user sees. */

const KINDS: Readonly<Record<ChannelType, PageChannelKind>> = {
  0: 'text',
  1: 'dm',
  5: 'announcement',
  10: 'thread',
  11: 'thread',
  12: 'thread',
  15: 'forum',
};

export function userView(user: User): PageUser {
  const { id, username, displayName, bot, locale, colour } = user;
  return { id, username, displayName, bot, locale, colour };
}

export function channelView(world: World, channel: Channel, viewer: string): PageChannel {
  const other = channel.recipients.find((user) => user !== viewer);
  return {
    id: channel.id,
    kind: KINDS[channel.type],
    type: channel.type,
    guild: channel.guild,
    parent: channel.parent,
    name: other === undefined ? channel.name : (world.user(other)?.displayName ?? ''),
    topic: channel.topic,
    archived: channel.thread?.archived,
    locked: channel.thread?.locked,
    canSend: channel.type !== 15 && may(world, channel, viewer, sendPermission(channel)),
    lastMessage: channel.lastMessage,
  };
}

/** May this user see the channel at all? */
export function seesChannel(world: World, channel: Channel, viewer: string): boolean {
  return may(world, channel, viewer, 'viewChannel');
}

/** May this user see the message? Ephemeral ones only their addressee, until dismissed. */
export function seesMessage(world: World, message: Message, viewer: string): boolean {
  const channel = world.channel(message.channel);
  const open = message.onlyFor === undefined || (message.onlyFor === viewer && message.dismissed !== true);
  return open && channel !== undefined && seesChannel(world, channel, viewer);
}

function referenceView(world: World, message: Message): PageReference | undefined {
  const to = message.reference?.message;
  if (to === undefined || message.reference === undefined) return undefined;
  const original = world.message(to);
  const words = original === undefined ? '' : [original.content, ...shownTexts(original.components)].join(' ').trim();
  return {
    message: to,
    channel: message.reference.channel,
    author: original?.author,
    excerpt: original === undefined ? undefined : [...words].slice(0, 100).join(''),
  };
}

function kindOf(message: Message): PageMessage['kind'] {
  switch (message.type) {
    case 0:
      return 'default';
    case 19:
      return 'reply';
    case 20:
      return 'command';
    case 6:
    case 18:
    case 21:
      return 'system';
  }
}

/** Discord's own words for its own lines. */
function systemText(message: Message): string {
  switch (message.type) {
    case 6:
      return 'pinned a message to this channel.';
    case 18:
      return `started a thread: ${message.content}`;
    case 21:
      return 'This thread continues a message of its channel.';
    case 0:
    case 19:
    case 20:
      return message.content;
  }
}

export function messageView(world: World, message: Message, viewer: string): PageMessage {
  const { interaction } = message;
  const shown = message.embeds.flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]);
  return {
    id: message.id,
    channel: message.channel,
    author: message.author,
    content: systemText(message),
    createdAt: message.createdAt,
    editedAt: message.editedAt,
    kind: kindOf(message),
    ephemeral: message.onlyFor !== undefined,
    thinking: (message.flags & FLAGS.loading) !== 0,
    failed: message.failed,
    v2: (message.flags & FLAGS.componentsV2) !== 0,
    embeds: (message.flags & FLAGS.suppressEmbeds) !== 0 ? [] : message.embeds,
    attachments: message.attachments.filter((file) => !shown.includes(file.url)),
    components: message.components,
    interaction:
      interaction?.type === 2 && message.type === 20
        ? { user: interaction.user, command: interaction.name ?? '' }
        : undefined,
    reference: referenceView(world, message),
    thread: message.thread,
    pingsMe: notified(world, message).includes(viewer),
    pinned: message.pinned,
    reactions: message.reactions.map((each) => ({
      emoji: each.emoji,
      count: each.users.length,
      mine: each.users.includes(viewer),
    })),
  };
}

/** The messages of a channel as a user sees them, oldest first. */
export function messagesView(world: World, channel: string, viewer: string): readonly PageMessage[] {
  return world
    .messagesIn(channel)
    .filter((message) => seesMessage(world, message, viewer))
    .map((message) => messageView(world, message, viewer));
}

/** The channels of a server that a user may see, in sidebar order: threads behind their parent. */
function channelsView(world: World, guild: Guild, viewer: string): readonly PageChannel[] {
  const seen = world
    .allChannels()
    .filter((channel) => channel.guild === guild.id && seesChannel(world, channel, viewer));
  const tops = seen.filter((channel) => channel.thread === undefined).sort((a, b) => a.position - b.position);
  return tops
    .flatMap((top) => [top, ...seen.filter((channel) => channel.thread !== undefined && channel.parent === top.id)])
    .map((channel) => channelView(world, channel, viewer));
}

export function worldView(world: World, viewer: string, botOnline: boolean): WorldView {
  const mine = world.allGuilds().filter((guild) => guild.members.some((member) => member.user === viewer));
  return {
    me: viewer,
    users: world.allUsers().map(userView),
    guilds: mine.map((guild) => ({
      id: guild.id,
      name: guild.name,
      locale: guild.locale,
      roles: guild.roles.map(({ id, name, colour }) => ({ id, name, colour })),
      members: guild.members.map(({ user, roles }) => ({ user, roles })),
      channels: channelsView(world, guild, viewer),
    })) satisfies readonly PageGuild[],
    dms: world
      .allChannels()
      .filter((channel) => channel.type === 1 && channel.recipients.includes(viewer))
      .map((channel) => channelView(world, channel, viewer)),
    bot: world.bot,
    botOnline,
    locales: LOCALES,
    now: world.clock.now(),
  };
}
