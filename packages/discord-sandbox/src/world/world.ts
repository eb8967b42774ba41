import type { Clock } from '../clock.js';
import type { Command } from '../commands/types.js';
import { olderFirst, snowflakes } from '../snowflake.js';
import type { Change } from './changes.js';
import type { Channel, Guild, Member, Message, Role, User } from './types.js';

export type { Channel, Guild, Member, Message, Role, User } from './types.js';

/** All that is kept when the sandbox stops. */
export interface WorldData {
  readonly users: readonly User[];
  readonly guilds: readonly Guild[];
  readonly channels: readonly Channel[];
  readonly messages: readonly Message[];
  readonly commands: readonly Command[];
}

/**
 * The state of the sandbox's Discord. Entries are never changed in place but replaced, and each replacement is told to
 * the listeners; nobody else keeps a second copy.
 */
export class World {
  private readonly users = new Map<string, User>();
  private readonly guilds = new Map<string, Guild>();
  private readonly channels = new Map<string, Channel>();
  private readonly messages = new Map<string, Message>();
  /** Per channel, oldest first. */
  private readonly order = new Map<string, string[]>();
  private commandList: readonly Command[] = [];
  private readonly listeners = new Set<(change: Change) => void>();
  /** Makes a new id. */
  readonly nextId: () => string;

  constructor(
    readonly clock: Clock,
    /** The bot's user id, which is its application's too. */
    readonly bot: string,
    data?: WorldData,
  ) {
    for (const user of data?.users ?? []) this.users.set(user.id, user);
    for (const guild of data?.guilds ?? []) this.guilds.set(guild.id, guild);
    for (const channel of data?.channels ?? []) this.channels.set(channel.id, channel);
    for (const message of data?.messages ?? []) this.keepMessage(message);
    this.commandList = data?.commands ?? [];
    const newest = [...this.messages.keys(), ...this.channels.keys(), ...this.guilds.keys(), ...this.users.keys(), '0'];
    this.nextId = snowflakes(clock, newest.sort(olderFirst).at(-1));
  }

  /** What is worth keeping: ephemeral messages die with the sandbox. */
  data(): WorldData {
    return {
      users: this.allUsers(),
      guilds: this.allGuilds(),
      channels: this.allChannels(),
      messages: [...this.messages.values()].filter((message) => message.onlyFor === undefined),
      commands: this.commandList,
    };
  }

  /** Calls `listener` on each change from now on; the answer stops it. */
  listen(listener: (change: Change) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  tell(change: Change): void {
    for (const listener of [...this.listeners]) listener(change);
  }

  user(id: string): User | undefined {
    return this.users.get(id);
  }

  allUsers(): readonly User[] {
    return [...this.users.values()];
  }

  putUser(user: User): void {
    this.users.set(user.id, user);
    this.tell({ kind: 'user', user });
  }

  guild(id: string): Guild | undefined {
    return this.guilds.get(id);
  }

  allGuilds(): readonly Guild[] {
    return [...this.guilds.values()];
  }

  putGuild(guild: Guild): void {
    const what = this.guilds.has(guild.id) ? 'updated' : 'created';
    this.guilds.set(guild.id, guild);
    this.tell({ kind: 'guild', what, guild });
  }

  /** Puts a member in place of the one with the same user, or adds it. */
  putMember(guildId: string, member: Member): void {
    const before = this.needGuild(guildId);
    const known = before.members.some((each) => each.user === member.user);
    const members = [...before.members.filter((each) => each.user !== member.user), member];
    const guild = { ...before, members };
    this.guilds.set(guildId, guild);
    this.tell({ kind: 'member', what: known ? 'updated' : 'created', guild, member });
  }

  dropMember(guildId: string, user: string): void {
    const before = this.needGuild(guildId);
    const member = before.members.find((each) => each.user === user);
    if (member === undefined) return;
    const guild = { ...before, members: before.members.filter((each) => each.user !== user) };
    this.guilds.set(guildId, guild);
    this.tell({ kind: 'member', what: 'deleted', guild, member });
  }

  putRole(guildId: string, role: Role): void {
    const before = this.needGuild(guildId);
    const known = before.roles.some((each) => each.id === role.id);
    const roles = known ? before.roles.map((each) => (each.id === role.id ? role : each)) : [...before.roles, role];
    const guild = { ...before, roles };
    this.guilds.set(guildId, guild);
    this.tell({ kind: 'role', what: known ? 'updated' : 'created', guild, role });
  }

  channel(id: string): Channel | undefined {
    return this.channels.get(id);
  }

  allChannels(): readonly Channel[] {
    return [...this.channels.values()];
  }

  putChannel(channel: Channel): void {
    const what = this.channels.has(channel.id) ? 'updated' : 'created';
    this.channels.set(channel.id, channel);
    this.tell({ kind: 'channel', what, channel });
  }

  /** Sets the newest message without telling: Discord sends no channel event for it. */
  noteLastMessage(channelId: string, message: string): void {
    const channel = this.channels.get(channelId);
    if (channel !== undefined) this.channels.set(channelId, { ...channel, lastMessage: message });
  }

  /** Replaces a channel without telling: for what Discord sends no event for (message counts). */
  swapChannel(channel: Channel): void {
    this.channels.set(channel.id, channel);
  }

  /** Takes a channel away with its threads and their messages. */
  dropChannel(id: string): void {
    for (const thread of this.allChannels().filter((each) => each.parent === id)) this.dropChannel(thread.id);
    const channel = this.channels.get(id);
    if (channel === undefined) return;
    this.channels.delete(id);
    for (const message of this.order.get(id) ?? []) this.messages.delete(message);
    this.order.delete(id);
    this.tell({ kind: 'channel', what: 'deleted', channel });
  }

  message(id: string): Message | undefined {
    return this.messages.get(id);
  }

  /** The messages of a channel, oldest first, ephemeral ones too. */
  messagesIn(channel: string): readonly Message[] {
    return (this.order.get(channel) ?? []).flatMap((id) => this.messages.get(id) ?? []);
  }

  addMessage(message: Message): void {
    this.keepMessage(message);
    if (message.onlyFor === undefined) this.noteLastMessage(message.channel, message.id);
    this.tell({ kind: 'message', what: 'created', message });
  }

  /** `edited`: its author said something new. */
  putMessage(message: Message, edited = false): void {
    this.messages.set(message.id, message);
    this.tell({ kind: 'message', what: 'updated', message, edited });
  }

  dropMessages(channel: Channel, messages: readonly Message[], bulk = false): void {
    for (const { id } of messages) this.messages.delete(id);
    const gone = new Set(messages.map((message) => message.id));
    this.order.set(
      channel.id,
      (this.order.get(channel.id) ?? []).filter((id) => !gone.has(id)),
    );
    this.tell({ kind: 'messagesDeleted', channel, messages, bulk });
  }

  /** Replaces a message without telling: for what has an event of its own (reactions). */
  swapMessage(message: Message): void {
    this.messages.set(message.id, message);
  }

  get commands(): readonly Command[] {
    return this.commandList;
  }

  set commands(commands: readonly Command[]) {
    this.commandList = commands;
    this.tell({ kind: 'commands' });
  }

  private keepMessage(message: Message): void {
    this.messages.set(message.id, message);
    const order = this.order.get(message.channel);
    if (order === undefined) this.order.set(message.channel, [message.id]);
    else order.push(message.id);
  }

  private needGuild(id: string): Guild {
    const guild = this.guilds.get(id);
    if (guild === undefined) throw new Error(`No server has the id ${id}.`);
    return guild;
  }
}
