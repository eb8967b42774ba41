import type { Messages } from './messages.js';
import { snowflakeTime } from './snowflake.js';
import { FLAGS, type ChannelType, type Message } from './world/types.js';
import type { Channel, World } from './world/world.js';

export interface NewThread {
  readonly owner: string;
  readonly name: string;
  /** 10 under an announcement channel, 11 public, 12 private. */
  readonly type: 10 | 11 | 12;
  /** The message it starts from. */
  readonly from?: Message | undefined;
  readonly autoArchive?: number | undefined;
  readonly invitable?: boolean | undefined;
  readonly slowmode?: number | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** A channel to be put into a server, after the others. */
export function newChannel(
  world: World,
  parts: {
    readonly guild: string;
    readonly name: string;
    readonly type: ChannelType;
    readonly topic?: string | undefined;
  },
): Channel {
  const position = world.allChannels().filter((each) => each.guild === parts.guild && each.thread === undefined).length;
  return { id: world.nextId(), ...parts, position, slowmode: 0, overwrites: [], recipients: [], tags: [] };
}

/** Discord archives a thread by itself when nobody has written for its time; done when somebody next looks. */
export function archiveIdle(world: World, channel: Channel): Channel {
  const { thread } = channel;
  if (thread === undefined || thread.archived) return channel;
  const lastWord = channel.lastMessage === undefined ? 0 : snowflakeTime(channel.lastMessage);
  const idleSince = Math.max(lastWord, thread.createdAt, thread.archivedAt);
  const due = idleSince + thread.autoArchive * 60_000;
  if (world.clock.now() < due) return channel;
  const after = { ...channel, thread: { ...thread, archived: true, archivedAt: due } };
  world.putChannel(after);
  return after;
}

/**
 * Starts a thread. One that starts from a message has that message's id, is named on it, and opens with a copy of it;
 * another is announced in its parent by a line of Discord's own (forum posts are not).
 */
export function createThread(
  rooms: { readonly world: World; readonly messages: Messages },
  parent: Channel,
  parts: NewThread,
): Channel {
  const { world, messages } = rooms;
  const now = world.clock.now();
  const { from } = parts;
  const channel: Channel = {
    id: from?.id ?? world.nextId(),
    type: parts.type,
    guild: parent.guild,
    parent: parent.id,
    name: parts.name,
    position: 0,
    slowmode: parts.slowmode ?? 0,
    overwrites: [],
    recipients: [],
    tags: [],
    thread: {
      owner: parts.owner,
      archived: false,
      locked: false,
      autoArchive: parts.autoArchive ?? 4320,
      archivedAt: now,
      createdAt: now,
      invitable: parts.invitable ?? true,
      members: [parts.owner],
      messageCount: 0,
      totalSent: 0,
      tags: parts.tags ?? [],
    },
  };
  world.putChannel(channel);
  if (from !== undefined) {
    const message = world.message(from.id) ?? from;
    world.putMessage({ ...message, thread: channel.id, flags: message.flags | FLAGS.hasThread });
    messages.system(channel, parts.owner, 21, '', { message: from.id, channel: parent.id, guild: parent.guild });
  } else if (parent.type !== 15 && parts.type !== 12) {
    messages.system(parent, parts.owner, 18, parts.name, { channel: channel.id, guild: parent.guild });
  }
  return channel;
}
