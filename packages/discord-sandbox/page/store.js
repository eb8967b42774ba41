/**
 * What this tab knows of the sandbox, and who wants to hear of changes. One store a tab; it alone reads events and
 * writes to the sandbox, the other files show it.
 */
import { ApiError, getCommands, getMessages, getWorld, listen, post } from './api.js';
import { Doings } from './doings.js';
import { compareIds } from './ids.js';
import { recall, remember } from './memory.js';
/** @import { Answers, PageChannel, PageCommand, PageEvent, PageMessage, PageUser, Requests, WorldView } from '../src/page-api.js' */
/** @import { Modal } from '../src/wire.js' */

/**
 * What listeners are told: `world` users and channels; `here` another channel is looked at; `timeline` the messages of
 * this channel were read anew; `message`, `edited`, `deleted` one of them; `doing` an interaction moved on.
 * @typedef {{
 *   world: undefined, here: undefined, timeline: undefined, commands: undefined, typing: undefined, connection: undefined,
 *   message: PageMessage, edited: PageMessage, deleted: string, doing: string | undefined,
 *   modal: { interaction: string, modal: Modal }, trouble: string,
 * }} Topics
 */

/** @typedef {{ list: PageMessage[], more: boolean }} Timeline */

/** The first sight, shown where no channel is chosen. */
export const START = 'start';

export class Store {
  /** @param {WorldView} world */
  constructor(world) {
    this.me = world.me;
    this.bot = world.bot;
    this.locales = world.locales;
    this.welcome = world.welcome;
    this.botOnline = world.botOnline;
    this.connected = true;
    /** Milliseconds by which the sandbox's clock is ahead of this machine's. */
    this.clockAhead = world.now - Date.now();
    /** @type {Map<string, PageUser>} */
    this.users = new Map();
    /** @type {WorldView['guilds']} */
    this.guilds = [];
    /** @type {Map<string, PageChannel>} */
    this.channels = new Map();
    /** The channel looked at, or START. */
    this.here = START;
    /** @type {Map<string, Timeline>} */
    this.timelines = new Map();
    /** @type {Map<string, readonly PageCommand[]>} */
    this.commands = new Map();
    /** Until when somebody types, by channel and user. @type {Map<string, Map<string, number>>} */
    this.typists = new Map();
    /** Mentions not yet seen, by channel. @type {Map<string, number>} */
    this.pings = new Map();
    this.doings = new Doings(world.me, (message) => this.tell('doing', message));
    /** @type {{ [K in keyof Topics]?: Set<(what: Topics[K]) => void> }} */
    this.listeners = {};
    this.takeWorld(world);
  }

  /**
   * @template {keyof Topics} K
   * @param {K} topic
   * @param {(what: Topics[K]) => void} listener
   */
  on(topic, listener) {
    const set = this.listeners[topic] ?? new Set();
    set.add(listener);
    Object.assign(this.listeners, { [topic]: set });
  }

  /**
   * @template {keyof Topics} K
   * @param {K} topic
   * @param {Topics[K]} what
   */
  tell(topic, what) {
    for (const listener of this.listeners[topic] ?? []) listener(what);
  }

  /** Starts to listen to the sandbox; after a break everything is read anew. */
  listen() {
    let first = true;
    listen(
      this.me,
      (event) => this.take(event),
      (connected) => {
        this.connected = connected;
        this.tell('connection', undefined);
        if (connected && !first) void this.reread();
        if (connected) first = false;
      },
    );
  }

  /** Reads the world and the present channel again. */
  async reread() {
    try {
      this.takeWorld(await getWorld(this.me));
      this.timelines.clear();
      this.commands.clear();
      this.doings.busy.clear();
      this.tell('world', undefined);
      this.tell('commands', undefined);
      if (this.here !== START) await this.read(this.here);
    } catch (error) {
      this.complain(error);
    }
  }

  /** @param {WorldView} world */
  takeWorld(world) {
    this.clockAhead = world.now - Date.now();
    this.botOnline = world.botOnline;
    this.users = new Map(world.users.map((user) => [user.id, user]));
    this.guilds = world.guilds;
    const all = [...world.guilds.flatMap((guild) => guild.channels), ...world.dms];
    this.channels = new Map(all.map((channel) => [channel.id, channel]));
  }

  /** The sandbox's time, milliseconds since 1970. */
  now() {
    return Date.now() + this.clockAhead;
  }

  /** The player of this tab. */
  self() {
    const user = this.users.get(this.me);
    if (user === undefined) throw new Error('The player of this tab is not in the world.');
    return user;
  }

  /** @param {string} id */
  nameOf(id) {
    return this.users.get(id)?.displayName ?? '?';
  }

  /** The channel looked at, if any. */
  channel() {
    return this.channels.get(this.here);
  }

  /**
   * The threads of a channel, the liveliest first.
   * @param {string} parent
   */
  threadsOf(parent) {
    const threads = [...this.channels.values()].filter((channel) => channel.parent === parent);
    return threads.sort((a, b) => compareIds(b.lastMessage ?? b.id, a.lastMessage ?? a.id));
  }

  /**
   * Looks at another channel.
   * @param {string} channel an id, or START
   */
  async go(channel) {
    this.here = channel;
    this.tell('here', undefined);
    if (channel === START) return;
    remember(`last:${this.me}`, channel);
    if (!this.timelines.has(channel)) await this.read(channel);
    this.seen(channel);
  }

  /**
   * Reads a channel's newest messages.
   * @param {string} channel
   */
  async read(channel) {
    try {
      const view = await getMessages(this.me, channel);
      this.timelines.set(channel, { list: [...view.messages], more: view.more });
      if (this.here === channel) this.tell('timeline', undefined);
    } catch (error) {
      this.complain(error);
    }
  }

  /** Reads older messages of the present channel. */
  async readOlder() {
    const channel = this.here;
    const timeline = this.timelines.get(channel);
    const oldest = timeline?.list[0];
    if (timeline === undefined || oldest === undefined || !timeline.more) return;
    try {
      const view = await getMessages(this.me, channel, oldest.id);
      this.timelines.set(channel, { list: [...view.messages, ...timeline.list], more: view.more });
      if (this.here === channel) this.tell('timeline', undefined);
    } catch (error) {
      this.complain(error);
    }
  }

  /**
   * The slash commands of a channel.
   * @param {string} channel
   * @returns {Promise<readonly PageCommand[]>}
   */
  async commandsOf(channel) {
    const known = this.commands.get(channel);
    if (known !== undefined) return known;
    try {
      const { commands } = await getCommands(this.me, channel);
      this.commands.set(channel, commands);
      return commands;
    } catch (error) {
      this.complain(error);
      return [];
    }
  }

  /**
   * Has this channel news for the player?
   * @param {PageChannel} channel
   */
  isUnread(channel) {
    if (channel.lastMessage === undefined || channel.id === this.here) return false;
    const read = recall(`read:${this.me}:${channel.id}`);
    return read === null || compareIds(channel.lastMessage, read) > 0;
  }

  /**
   * Marks a channel as read up to its newest message.
   * @param {string} channel
   */
  seen(channel) {
    const list = this.timelines.get(channel)?.list ?? [];
    const newest = list[list.length - 1]?.id ?? this.channels.get(channel)?.lastMessage;
    if (newest !== undefined) remember(`read:${this.me}:${channel}`, newest);
    if (this.pings.delete(channel)) this.tell('world', undefined);
  }

  /** @param {PageEvent} event */
  take(event) {
    switch (event.type) {
      case 'hello':
        this.clockAhead = event.now - Date.now();
        this.botOnline = event.botOnline;
        return this.tell('connection', undefined);
      case 'message':
        return this.takeMessage(event.message);
      case 'messageEdited':
        return this.takeEdit(event.message);
      case 'messageDeleted':
        return this.takeDeletion(event.channel, event.message);
      case 'channel':
        this.channels.set(event.channel.id, event.channel);
        return this.tell('world', undefined);
      case 'channelDeleted':
        this.channels.delete(event.channel);
        this.timelines.delete(event.channel);
        if (this.here === event.channel) void this.go(START);
        return this.tell('world', undefined);
      case 'user':
        this.users.set(event.user.id, event.user);
        return this.tell('world', undefined);
      case 'typing':
        this.typists.set(
          event.channel,
          new Map(this.typists.get(event.channel) ?? []).set(event.user, event.until - this.clockAhead),
        );
        return this.tell('typing', undefined);
      case 'bot':
        this.botOnline = event.online;
        return this.tell('connection', undefined);
      case 'commandsChanged':
        this.commands.clear();
        return this.tell('commands', undefined);
      case 'interaction':
        return this.doings.take(event.interaction, { state: event.state, message: event.message });
      case 'modal':
        return this.tell('modal', { interaction: event.interaction, modal: event.modal });
      default:
        return unexpected(event);
    }
  }

  /** @param {PageMessage} message */
  takeMessage(message) {
    const timeline = this.timelines.get(message.channel);
    if (timeline?.list.some((known) => known.id === message.id)) return this.takeEdit(message);
    if (timeline !== undefined) {
      timeline.list.push(message);
      timeline.list.sort((a, b) => compareIds(a.id, b.id));
    }
    this.typists.get(message.channel)?.delete(message.author);
    const channel = this.channels.get(message.channel);
    if (channel !== undefined && !message.ephemeral) {
      this.channels.set(channel.id, { ...channel, lastMessage: message.id });
    }
    const looking = message.channel === this.here && document.visibilityState === 'visible';
    if (message.pingsMe && !looking) this.pings.set(message.channel, (this.pings.get(message.channel) ?? 0) + 1);
    if (message.author === this.me) remember(`read:${this.me}:${message.channel}`, message.id);
    if (looking) this.seen(message.channel);
    if (message.channel === this.here) this.tell('message', message);
    this.tell('typing', undefined);
    this.tell('world', undefined);
  }

  /** @param {PageMessage} message */
  takeEdit(message) {
    this.doings.renew(message.id);
    const list = this.timelines.get(message.channel)?.list;
    const at = list?.findIndex((known) => known.id === message.id) ?? -1;
    if (list === undefined || at === -1) return;
    list[at] = message;
    if (message.channel === this.here) this.tell('edited', message);
  }

  /**
   * @param {string} channel
   * @param {string} message
   */
  takeDeletion(channel, message) {
    const timeline = this.timelines.get(channel);
    if (timeline === undefined) return;
    timeline.list = timeline.list.filter((known) => known.id !== message);
    this.doings.busy.delete(message);
    this.doings.renew(message);
    if (channel === this.here) this.tell('deleted', message);
  }

  /**
   * Does something else as this player; a refusal is shown.
   * @template {keyof Requests} K
   * @param {K} name
   * @param {Requests[K]} body
   * @returns {Promise<Answers[K] | null>} null when it was refused
   */
  async act(name, body) {
    try {
      return await post(name, body);
    } catch (error) {
      this.complain(error);
      return null;
    }
  }

  /** @param {unknown} error */
  complain(error) {
    if (!(error instanceof ApiError)) console.error(error);
    this.tell('trouble', error instanceof Error ? error.message : String(error));
  }
}

/**
 * Stands where every case has been dealt with.
 * @param {never} value
 */
function unexpected(value) {
  console.warn('The sandbox sent an unknown event', value);
}
