import { ALL_MENTIONS } from './body/mentions.js';
import type { Draft } from './body/message.js';
import { commandOptions, type GivenOptions } from './commands/input.js';
import { findSlash, slashPath } from './commands/lookup.js';
import { safeFilename, type Files } from './files.js';
import type { GatewayLine } from './gateway/line.js';
import { pictureFacts } from './images.js';
import { modalData, pressData, selectData, type ModalValues } from './interactions/component-input.js';
import type { Interaction, Interactions, NewInteraction } from './interactions/interactions.js';
import { interactionPayload, metadataOf } from './interactions/payload.js';
import { Resolved } from './interactions/resolved.js';
import type { JsonObject } from './json.js';
import { LIMITS } from './limits.js';
import type { Messages } from './messages.js';
import type { PageFile } from './page-api.js';
import { may, permissionsIn, sendPermission, type Permission } from './permissions.js';
import { createThread, newChannel } from './threads.js';
import { UserError } from './user-error.js';
import type { Message } from './world/types.js';
import type { Channel, User, World } from './world/world.js';

/** The rooms of the sandbox that its actions need. */
export interface Rooms {
  readonly world: World;
  readonly files: Files;
  readonly messages: Messages;
  readonly interactions: Interactions;
  readonly gateway: GatewayLine;
  /** `http://127.0.0.1:PORT`. */
  readonly origin: () => string;
}

/** The address of a file to come. */
export function newAttachment(rooms: Rooms, channel: string): (filename: string) => { id: string; url: string } {
  return (filename) => {
    const id = rooms.world.nextId();
    return { id, url: `${rooms.origin()}/attachments/${channel}/${id}/${encodeURIComponent(filename)}` };
  };
}

/** A draft that says nothing yet. */
export const EMPTY_DRAFT: Draft = {
  content: '',
  embeds: [],
  components: [],
  attachments: [],
  bytes: new Map(),
  flags: 0,
  allowed: ALL_MENTIONS,
  tts: false,
  enforceNonce: false,
};

/** All that a person can do in Discord's client, checked as it would check. Page and tests act through it. */
export class PlayerActions {
  constructor(private readonly rooms: Rooms) {}

  user(id: string): User {
    const user = this.rooms.world.user(id);
    if (user === undefined || user.bot) throw new UserError('unknown-user', `No player has the id ${id}.`, 'user');
    return user;
  }

  /** The channel, if this user may see it. */
  channel(id: string, user: string, ...needed: readonly Permission[]): Channel {
    const channel = this.rooms.world.channel(id);
    if (channel === undefined || !may(this.rooms.world, channel, user, 'viewChannel')) {
      throw new UserError('unknown-channel', `No channel that you can see has the id ${id}.`, 'channel');
    }
    const missing = needed.find((each) => !may(this.rooms.world, channel, user, each));
    if (missing !== undefined) throw new UserError('not-allowed', `You lack the permission ${missing} here.`, missing);
    return channel;
  }

  /** The message, if this user may see it. */
  message(id: string, user: string): Message {
    const message = this.rooms.world.message(id);
    const hidden = message === undefined || message.dismissed === true || (message.onlyFor ?? user) !== user;
    if (hidden) throw new UserError('unknown-message', `No message that you can see has the id ${id}.`, 'message');
    this.channel(message.channel, user);
    return message;
  }

  slash(userId: string, channelId: string, path: string, given: GivenOptions): Interaction {
    return this.command(2, userId, channelId, path, given);
  }

  autocomplete(userId: string, channelId: string, path: string, given: GivenOptions, focused: string): Interaction {
    return this.command(4, userId, channelId, path, given, focused);
  }

  private command(
    type: 2 | 4,
    userId: string,
    channelId: string,
    path: string,
    given: GivenOptions,
    focused?: string,
  ): Interaction {
    const { world } = this.rooms;
    const user = this.user(userId);
    const channel = this.channel(channelId, userId);
    const slash = findSlash(world, channel, userId, path);
    const resolved = new Resolved(world, channel, userId);
    const upload = (file: PageFile): { id: string; json: JsonObject } => this.upload(channel, file);
    const options = commandOptions(slash, given, { locale: user.locale, resolved, upload, focused });
    const { command } = slash;
    return this.send(
      channel,
      { type, user: userId, name: slashPath(slash) },
      {
        id: command.id,
        name: command.name,
        type: command.type,
        guild_id: command.guild_id,
        options,
        resolved: resolved.json(),
      },
    );
  }

  press(userId: string, messageId: string, customId: string): Interaction {
    this.user(userId);
    const message = this.message(messageId, userId);
    const channel = this.channel(message.channel, userId);
    return this.send(channel, { type: 3, user: userId, onMessage: message.id }, pressData(message, customId));
  }

  select(userId: string, messageId: string, customId: string, values: readonly string[]): Interaction {
    this.user(userId);
    const message = this.message(messageId, userId);
    const channel = this.channel(message.channel, userId);
    const resolved = new Resolved(this.rooms.world, channel, userId);
    const data = selectData(message, customId, values, resolved);
    return this.send(channel, { type: 3, user: userId, onMessage: message.id }, data);
  }

  /** `opener` is the interaction that the modal answered. */
  submitModal(userId: string, opener: string, values: ModalValues): Interaction {
    this.user(userId);
    const interaction = this.rooms.interactions.get(opener);
    const modal = interaction?.answer.state === 'answered' ? interaction.answer.modal : undefined;
    if (interaction === undefined || modal === undefined || interaction.user !== userId) {
      throw new UserError('unknown-interaction', `No form of yours is open under ${opener}.`, 'interaction');
    }
    const channel = this.channel(interaction.channel, userId);
    const data = modalData(modal, values, new Resolved(this.rooms.world, channel, userId));
    const onMessage = interaction.onMessage;
    return this.send(channel, { type: 5, user: userId, onMessage, triggering: metadataOf(interaction) }, data);
  }

  /** Puts an ephemeral message away; the bot does not learn of it. */
  dismiss(userId: string, messageId: string): void {
    const message = this.message(messageId, userId);
    if (message.onlyFor !== userId)
      throw new UserError('not-allowed', 'Only your own private messages can be dismissed.', 'message');
    this.rooms.world.putMessage({ ...message, dismissed: true });
  }

  say(userId: string, channelId: string, content: string, reply?: string): Message {
    this.user(userId);
    const place = this.channel(channelId, userId);
    const channel = this.channel(channelId, userId, sendPermission(place));
    if (channel.type === 15)
      throw new UserError('not-allowed', 'A forum holds posts: start a thread in it.', 'channel');
    if (channel.thread?.locked === true) throw new UserError('not-allowed', 'This thread is locked.', 'channel');
    const text = content.trim();
    const size = [...text].length;
    if (size < 1 || size > LIMITS.content) {
      throw new UserError(
        'bad-request',
        `A message has 1 to ${LIMITS.content} characters (this has ${size}).`,
        'content',
      );
    }
    const answers = reply === undefined ? undefined : this.message(reply, userId).id;
    return this.rooms.messages.post({ channel, author: userId, draft: { ...EMPTY_DRAFT, content: text }, answers });
  }

  createChannel(userId: string, guildId: string, name: string): Channel {
    const { world } = this.rooms;
    this.user(userId);
    const guild = world.guild(guildId);
    if (guild?.members.some((member) => member.user === userId) !== true) {
      throw new UserError('bad-request', `You are in no server with the id ${guildId}.`, 'guild');
    }
    const safe = name
      .trim()
      .toLowerCase()
      .replace(/[\s#]+/g, '-')
      .slice(0, LIMITS.channelName);
    if (safe === '') throw new UserError('bad-request', 'A channel needs a name.', 'name');
    const channel = newChannel(world, { guild: guildId, name: safe, type: 0 });
    world.putChannel(channel);
    return channel;
  }

  createThread(userId: string, channelId: string, name: string, message?: string): Channel {
    this.user(userId);
    const parent = this.channel(channelId, userId, 'createPublicThreads');
    if (![0, 5].includes(parent.type)) throw new UserError('not-allowed', 'Threads start in text channels.', 'channel');
    const title = name.trim().slice(0, LIMITS.channelName);
    if (title === '') throw new UserError('bad-request', 'A thread needs a name.', 'name');
    const from = message === undefined ? undefined : this.message(message, userId);
    if (from?.thread !== undefined)
      throw new UserError('not-allowed', 'This message has its thread already.', 'message');
    return createThread(this.rooms, parent, { owner: userId, name: title, type: parent.type === 5 ? 10 : 11, from });
  }

  /** A new player, member of every server. */
  createUser(name: string, locale: string): User {
    const { world } = this.rooms;
    const displayName = name.trim().slice(0, LIMITS.username);
    if (displayName === '') throw new UserError('bad-request', 'A player needs a name.', 'name');
    const base = displayName.toLowerCase().replace(/[^\p{L}\p{N}_.]/gu, '') || 'player';
    const taken = new Set(world.allUsers().map((user) => user.username));
    let [username, count] = [base, 2];
    while (taken.has(username)) username = `${base}${count++}`;
    const id = world.nextId();
    const user: User = { id, username, displayName, bot: false, locale, colour: Number(BigInt(id) % 0xffffffn) };
    world.putUser(user);
    for (const guild of world.allGuilds()) {
      world.putMember(guild.id, { user: user.id, roles: [], joinedAt: world.clock.now() });
    }
    return user;
  }

  setLocale(userId: string, locale: string): User {
    const user = { ...this.user(userId), locale };
    this.rooms.world.putUser(user);
    return user;
  }

  /** Finds or opens this user's direct messages with the bot. */
  openDm(userId: string): Channel {
    this.user(userId);
    return openDm(this.rooms.world, userId);
  }

  /** May this user write here? */
  canSend(userId: string, channel: Channel): boolean {
    return channel.type !== 15 && (permissionsIn(this.rooms.world, channel, userId) & sendBit(channel)) !== 0n;
  }

  private upload(channel: Channel, file: PageFile): { id: string; json: JsonObject } {
    const bytes = Buffer.from(file.base64, 'base64');
    if (bytes.length > LIMITS.fileBytes) {
      throw new UserError(
        'bad-option',
        `A file may have ${LIMITS.fileBytes} bytes (this has ${bytes.length}).`,
        file.name,
      );
    }
    const filename = safeFilename(file.name);
    const { id, url } = newAttachment(this.rooms, channel.id)(filename);
    this.rooms.files.put(id, bytes);
    const picture = pictureFacts(bytes);
    const content_type = picture?.contentType ?? file.contentType;
    const { width, height } = picture ?? {};
    return {
      id,
      json: { id, filename, size: bytes.length, url, proxy_url: url, content_type, width, height, ephemeral: true },
    };
  }

  private send(channel: Channel, parts: NewInteraction, data: JsonObject): Interaction {
    const interaction = this.rooms.interactions.begin(channel, parts);
    this.rooms.gateway.dispatch(
      'INTERACTION_CREATE',
      interactionPayload(this.rooms.world, interaction, data),
      channel.guild,
    );
    return interaction;
  }
}

function sendBit(channel: Channel): bigint {
  return channel.thread === undefined ? 1n << 11n : 1n << 38n;
}

/** The direct messages between a user and the bot, made when there are none. */
export function openDm(world: World, user: string): Channel {
  const known = world
    .allChannels()
    .find(
      (channel) => channel.type === 1 && channel.recipients.includes(user) && channel.recipients.includes(world.bot),
    );
  if (known !== undefined) return known;
  const channel = directMessages(world, user, world.bot);
  world.putChannel(channel);
  return channel;
}

/** Direct messages between two, not yet in the world. */
export const directMessages = (world: World, one: string, other: string): Channel => ({
  id: world.nextId(),
  type: 1,
  name: '',
  position: 0,
  slowmode: 0,
  overwrites: [],
  recipients: [one, other],
  tags: [],
});
