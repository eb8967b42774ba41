import { directMessages, type PlayerActions, type Rooms } from './player-actions.js';
import { newChannel, createThread } from './threads.js';
import { bits, EVERYONE_PERMISSIONS, type Permission } from './permissions.js';
import { seedServer } from './default-world.js';
import type { ChannelType, ForumTag, Overwrite } from './world/types.js';
import type { Channel, Guild, Role, User } from './world/world.js';

/** What tests can change from outside, as a server's owner or Discord itself would. */
export class Stage {
  constructor(
    private readonly rooms: Rooms,
    private readonly actions: PlayerActions,
  ) {}

  /** The first server, of which everybody is a member. */
  get guild(): Guild {
    const guild = this.rooms.world.allGuilds()[0];
    if (guild === undefined) throw new Error('There is no server.');
    return guild;
  }

  /** Adds a server with the bot and these users as members. */
  addGuild(name: string, members: readonly string[], locale = 'en-US'): Guild {
    const { world } = this.rooms;
    const guild = seedServer({ name, locale, bot: world.bot, members, nextId: world.nextId, now: world.clock.now() });
    world.putGuild(guild);
    return guild;
  }

  addUser(name: string, locale = 'en-US'): User {
    return this.actions.createUser(name, locale);
  }

  addRole(name: string, permissions: readonly Permission[], mentionable = false, guild = this.guild.id): Role {
    const { world } = this.rooms;
    const position = world.guild(guild)?.roles.length ?? 1;
    const role = {
      id: world.nextId(),
      name,
      permissions: String(bits(...permissions)),
      position,
      colour: 0,
      mentionable,
    };
    world.putRole(guild, role);
    return role;
  }

  giveRole(user: string, role: string, guild = this.guild.id): void {
    const member = this.rooms.world.guild(guild)?.members.find((each) => each.user === user);
    if (member === undefined) throw new Error(`${user} is no member.`);
    this.rooms.world.putMember(guild, { ...member, roles: [...member.roles, role] });
  }

  /** Adds a text channel, or another kind: 5 announcement, 15 forum. */
  addChannel(name: string, type: Extract<ChannelType, 0 | 5 | 15> = 0, guild = this.guild.id): Channel {
    const channel = newChannel(this.rooms.world, { guild, name, type });
    this.rooms.world.putChannel(channel);
    return channel;
  }

  /** Gives a forum its tags, by name; `required`: every post needs one. */
  setTags(forum: string, names: readonly string[], { required = false, moderated = false } = {}): readonly ForumTag[] {
    const tags = names.map((name): ForumTag => ({ id: this.rooms.world.nextId(), name, moderated }));
    this.rooms.world.putChannel({ ...this.channel(forum), tags, requiresTag: required });
    return tags;
  }

  addThread(parent: string, name: string, owner: string, isPrivate = false): Channel {
    const channel = this.channel(parent);
    const type = isPrivate ? 12 : channel.type === 5 ? 10 : 11;
    return createThread(this.rooms, channel, { owner, name, type });
  }

  channel(id: string): Channel {
    const channel = this.rooms.world.channel(id);
    if (channel === undefined) throw new Error(`There is no channel ${id}.`);
    return channel;
  }

  channelNamed(name: string): Channel {
    const channel = this.rooms.world.allChannels().find((each) => each.name === name);
    if (channel === undefined) throw new Error(`There is no channel named ${name}.`);
    return channel;
  }

  deleteChannel(id: string): void {
    this.rooms.world.dropChannel(id);
  }

  deleteMessage(id: string): void {
    const message = this.rooms.world.message(id);
    if (message !== undefined) this.rooms.messages.remove(this.channel(message.channel), [message]);
  }

  archiveThread(id: string, locked = false): void {
    const channel = this.channel(id);
    if (channel.thread === undefined) throw new Error(`${id} is no thread.`);
    const archivedAt = this.rooms.world.clock.now();
    this.rooms.world.putChannel({ ...channel, thread: { ...channel.thread, archived: true, locked, archivedAt } });
  }

  /** Reopens a thread, as a moderator would. */
  openThread(id: string): void {
    const channel = this.channel(id);
    if (channel.thread === undefined) throw new Error(`${id} is no thread.`);
    this.rooms.world.putChannel({ ...channel, thread: { ...channel.thread, archived: false, locked: false } });
  }

  /** Makes a user refuse direct messages from the bot, or accept them again. */
  closeDms(userId: string, dmsClosed = true): void {
    const user = this.rooms.world.user(userId);
    if (user === undefined) throw new Error(`There is no user ${userId}.`);
    this.rooms.world.putUser({ ...user, dmsClosed });
  }

  /** A user installs the bot's application for themselves, or takes it off again. */
  installFor(userId: string, installed = true): void {
    const user = this.rooms.world.user(userId);
    if (user === undefined) throw new Error(`There is no user ${userId}.`);
    this.rooms.world.putUser({ ...user, installed });
  }

  /** Direct messages between two people, where the bot is not. */
  addPrivateChannel(one: string, other: string): Channel {
    const channel = directMessages(this.rooms.world, one, other);
    this.rooms.world.putChannel(channel);
    return channel;
  }

  /** Allows and denies a role or member permissions in a channel; replaces their previous overwrite there. */
  setOverwrite(
    channelId: string,
    id: string,
    rights: { allow?: readonly Permission[]; deny?: readonly Permission[] },
  ): void {
    const channel = this.channel(channelId);
    const type: Overwrite['type'] = this.rooms.world.user(id) === undefined ? 0 : 1;
    const allow = String(bits(...(rights.allow ?? [])));
    const deny = String(bits(...(rights.deny ?? [])));
    const others = channel.overwrites.filter((each) => each.id !== id);
    this.rooms.world.putChannel({ ...channel, overwrites: [...others, { id, type, allow, deny }] });
  }

  /** Denies the bot permissions in one channel. */
  denyBot(channelId: string, ...permissions: readonly Permission[]): void {
    this.setOverwrite(channelId, this.rooms.world.bot, { deny: permissions });
  }

  /** Gives the bot back what overwrites in a channel took from it. */
  restoreBot(channelId: string): void {
    this.setOverwrite(channelId, this.rooms.world.bot, {});
  }

  /** Sets what @everyone may do on the server. */
  setEveryone(permissions: bigint = EVERYONE_PERMISSIONS, guild = this.guild.id): void {
    const role = this.rooms.world.guild(guild)?.roles.find((each) => each.id === guild);
    if (role !== undefined) this.rooms.world.putRole(guild, { ...role, permissions: String(permissions) });
  }

  /** Removes the bot from the server. */
  kickBot(guildId = this.guild.id): void {
    const { world } = this.rooms;
    world.dropMember(guildId, world.bot);
    const guild = world.guild(guildId);
    if (guild !== undefined) world.tell({ kind: 'guild', what: 'deleted', guild });
  }

  /** Invites the bot again, with its role. */
  inviteBot(guildId = this.guild.id): void {
    const { world } = this.rooms;
    const roles = (world.guild(guildId)?.roles ?? []).filter(({ bot }) => bot === world.bot).map(({ id }) => id);
    world.putMember(guildId, { user: world.bot, roles, joinedAt: world.clock.now() });
    const guild = world.guild(guildId);
    if (guild !== undefined) world.tell({ kind: 'guild', what: 'created', guild });
  }
}
