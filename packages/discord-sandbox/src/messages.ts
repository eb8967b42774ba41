import { findMentions, type MentionsFound } from './body/mentions.js';
import type { Draft } from './body/message.js';
import type { Files } from './files.js';
import { may, permissionsIn, PERMISSIONS } from './permissions.js';
import type { MessageComponent } from './wire.js';
import { FLAGS, type Message, type MessageInteraction, type ThreadFacts } from './world/types.js';
import type { Channel, World } from './world/world.js';

/** One notification on somebody's phone. */
export interface Ping {
  readonly user: string;
  readonly message: string;
  readonly channel: string;
  readonly at: number;
}

export interface Post {
  readonly channel: Channel;
  readonly author: string;
  readonly draft: Draft;
  readonly interaction?: MessageInteraction | undefined;
  readonly webhook?: string | undefined;
  readonly onlyFor?: string | undefined;
  /** Further flags: loading, ephemeral. */
  readonly flags?: number | undefined;
  /** The message that this one answers, if any. */
  readonly answers?: string | undefined;
  /** A further message of an interaction: a reply, not the command's own answer. */
  readonly followUp?: true;
}

/** The text displays of Components V2, in reading order. */
export function shownTexts(components: readonly MessageComponent[]): readonly string[] {
  return components.flatMap((each): readonly string[] => {
    switch (each.type) {
      case 10:
        return [each.content];
      case 9:
        return each.components.map((text) => text.content);
      case 17:
        return shownTexts(each.components);
      case 1:
      case 12:
      case 13:
      case 14:
        return [];
    }
  });
}

/** Whom a message notifies: the mentioned who can see the channel, never its author or a bot, nobody for a silent one. */
export function notified(world: World, message: Message): readonly string[] {
  if (message.onlyFor !== undefined || (message.flags & (FLAGS.suppressNotifications | FLAGS.loading)) !== 0) return [];
  const channel = world.channel(message.channel);
  const guild = world.guild(channel?.guild ?? '');
  const byRole = (guild?.members ?? [])
    .filter((member) => message.mentionEveryone || member.roles.some((role) => message.mentionRoles.includes(role)))
    .map((member) => member.user);
  const direct = channel?.type === 1 ? channel.recipients : [];
  return [...new Set([...message.mentions, ...byRole, ...direct])].filter(
    (user) =>
      user !== message.author &&
      world.user(user)?.bot === false &&
      channel !== undefined &&
      may(world, channel, user, 'viewChannel'),
  );
}

/** Posts, edits and deletes messages, with all that follows from it: mentions, pings, thread counts, files. */
export class Messages {
  readonly pings: Ping[] = [];

  constructor(
    private readonly world: World,
    private readonly files: Files,
  ) {}

  post(post: Post): Message {
    const { world } = this;
    const { channel, draft } = post;
    const reply = post.answers ?? draft.replyTo?.message;
    const replied = reply === undefined ? undefined : world.message(reply);
    const mentioned = this.mentions(channel, post.author, draft);
    const repliedUser = replied !== undefined && draft.allowed.repliedUser && replied.author !== post.author;
    const message: Message = {
      id: world.nextId(),
      channel: channel.id,
      author: post.author,
      type: post.interaction?.type === 2 && post.followUp !== true ? 20 : reply === undefined ? 0 : 19,
      content: draft.content,
      createdAt: world.clock.now(),
      flags: draft.flags | (post.flags ?? 0),
      embeds: draft.embeds,
      attachments: draft.attachments,
      components: draft.components,
      mentions: repliedUser ? [...new Set([...mentioned.users, replied.author])] : mentioned.users,
      mentionRoles: mentioned.roles,
      mentionEveryone: mentioned.everyone,
      pinned: false,
      tts: draft.tts,
      nonce: draft.nonce,
      reference:
        replied === undefined ? undefined : { message: replied.id, channel: replied.channel, guild: channel.guild },
      interaction: post.interaction,
      webhook: post.webhook,
      onlyFor: post.onlyFor,
      reactions: [],
    };
    this.keepFiles(draft);
    if (message.onlyFor === undefined) this.countInThread(channel, message);
    world.addMessage(message);
    const at = world.clock.now();
    for (const user of notified(world, message))
      this.pings.push({ user, message: message.id, channel: channel.id, at });
    return message;
  }

  /** Says something new in a message's place. An edit notifies nobody. */
  edit(before: Message, draft: Draft, filling = false): Message {
    const channel = this.world.channel(before.channel);
    if (channel === undefined) throw new Error(`Message ${before.id} stands in no channel.`);
    const mentioned = this.mentions(channel, before.author, draft);
    const message: Message = {
      ...before,
      content: draft.content,
      embeds: draft.embeds,
      components: draft.components,
      attachments: draft.attachments,
      flags: draft.flags & ~FLAGS.loading,
      mentions: mentioned.users,
      mentionRoles: mentioned.roles,
      mentionEveryone: mentioned.everyone,
      editedAt: filling ? undefined : this.world.clock.now(),
    };
    this.keepFiles(draft);
    this.world.putMessage(message, !filling);
    this.dropUnused(before, message);
    // A deferred answer notifies when its words arrive: until then there was nothing to be notified of.
    const at = this.world.clock.now();
    if (filling) {
      for (const user of notified(this.world, message))
        this.pings.push({ user, message: message.id, channel: channel.id, at });
    }
    return message;
  }

  remove(channel: Channel, messages: readonly Message[], bulk = false): void {
    this.world.dropMessages(channel, messages, bulk);
    for (const message of messages) for (const file of message.attachments) this.files.drop(file.id);
  }

  /** A line of Discord's own: a thread was made, a message pinned. */
  system(
    channel: Channel,
    author: string,
    type: 6 | 18 | 21,
    content: string,
    reference?: Message['reference'],
  ): Message {
    const message: Message = {
      id: this.world.nextId(),
      channel: channel.id,
      author,
      type,
      content,
      createdAt: this.world.clock.now(),
      flags: 0,
      embeds: [],
      attachments: [],
      components: [],
      mentions: [],
      mentionRoles: [],
      mentionEveryone: false,
      pinned: false,
      tts: false,
      reference,
      reactions: [],
    };
    this.world.addMessage(message);
    return message;
  }

  private keepFiles(draft: Draft): void {
    for (const [id, bytes] of draft.bytes) this.files.put(id, bytes);
  }

  private dropUnused(before: Message, after: Message): void {
    const now = JSON.stringify(after);
    for (const file of before.attachments) if (!now.includes(file.url)) this.files.drop(file.id);
  }

  private mentions(channel: Channel, author: string, draft: Draft): MentionsFound {
    const text = [draft.content, ...shownTexts(draft.components)].join('\n');
    const found = findMentions(text, draft.allowed);
    const mayAll = (permissionsIn(this.world, channel, author) & PERMISSIONS.mentionEveryone) !== 0n;
    const roles = this.world.guild(channel.guild ?? '')?.roles ?? [];
    return {
      users: found.users.filter((id) => this.world.user(id) !== undefined),
      roles: found.roles.filter((id) => roles.some((role) => role.id === id && (mayAll || role.mentionable))),
      everyone: found.everyone && mayAll,
    };
  }

  /** A message wakes an archived thread and makes its author and those it names members. */
  private countInThread(channel: Channel, message: Message): void {
    if (channel.thread === undefined) return;
    const joining = [message.author, ...message.mentions].filter(
      (user) => !(channel.thread?.members.includes(user) ?? false),
    );
    const thread: ThreadFacts = {
      ...channel.thread,
      archived: false,
      messageCount: channel.thread.messageCount + 1,
      totalSent: channel.thread.totalSent + 1,
      members: [...channel.thread.members, ...new Set(joining)],
    };
    const after = { ...channel, thread };
    if (channel.thread.archived) this.world.putChannel(after);
    else this.world.swapChannel(after);
    if (joining.length > 0)
      this.world.tell({ kind: 'threadMembers', channel: after, added: [...new Set(joining)], removed: [] });
  }
}
