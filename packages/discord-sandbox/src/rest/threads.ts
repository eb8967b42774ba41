import { ApiError } from '../errors.js';
import { Form } from '../form.js';
import { LIMITS } from '../limits.js';
import { may } from '../permissions.js';
import { channelJson, threadMemberJson } from '../serialize.js';
import { messageJson } from '../serialize-message.js';
import { createThread, type NewThread } from '../threads.js';
import type { Channel } from '../world/world.js';
import { postMessage } from './messages.js';
import {
  botChannel,
  botGuild,
  botMessage,
  created,
  DONE,
  ok,
  type RestReply,
  type RestRequest,
  type RestRooms,
  type Route,
} from './route.js';

const FIELDS = ['name', 'auto_archive_duration', 'type', 'invitable', 'rate_limit_per_user', 'applied_tags', 'message'];

function readThread(form: Form): Omit<NewThread, 'owner' | 'type' | 'from'> {
  const autoArchive = form.only(FIELDS).at('auto_archive_duration');
  return {
    name: form.at('name').text({ min: 1, max: LIMITS.channelName }),
    autoArchive: autoArchive.given ? autoArchive.oneOf([60, 1440, 4320, 10080]) : undefined,
    invitable: form.at('invitable').maybeFlag(),
    slowmode: form.at('rate_limit_per_user').maybeInteger({ min: 0, max: 21_600 }),
    tags: form
      .at('applied_tags')
      .list({ max: 5 })
      .map((each) => each.id()),
  };
}

function startFromMessage(request: RestRequest, rooms: RestRooms): RestReply {
  const parent = botChannel(rooms, request.param('channel'), 'createPublicThreads', 'readMessageHistory');
  if (parent.type !== 0 && parent.type !== 5) throw new ApiError('wrongChannelType');
  const from = botMessage(rooms, parent, request.param('message'));
  if (from.thread !== undefined) throw new ApiError('threadExists');
  const form = Form.of(request.body).object();
  const parts = readThread(form);
  form.settle();
  const type = parent.type === 5 ? 10 : 11;
  const thread = createThread(rooms, parent, { ...parts, owner: rooms.world.bot, type, from });
  return created(channelJson(rooms.world, thread));
}

function start(request: RestRequest, rooms: RestRooms): RestReply {
  const parent = botChannel(rooms, request.param('channel'));
  if (parent.type === 15) return startPost(request, rooms, parent);
  if (parent.type !== 0 && parent.type !== 5) throw new ApiError('wrongChannelType');
  const form = Form.of(request.body).object();
  const parts = readThread(form);
  // Without a type Discord makes a private thread (resources/channel, "Start Thread without Message").
  const type = form.at('type').given ? form.at('type').oneOf<10 | 11 | 12>([10, 11, 12]) : 12;
  form.settle();
  // Under an announcement channel threads are of a kind of their own, and only there.
  if ((parent.type === 5) !== (type === 10)) throw new ApiError('wrongChannelType');
  botChannel(rooms, parent.id, type === 12 ? 'createPrivateThreads' : 'createPublicThreads');
  return created(channelJson(rooms.world, createThread(rooms, parent, { ...parts, owner: rooms.world.bot, type })));
}

/** Tags of a post are the forum's; those that are moderated are for those who manage threads. */
function checkTags(form: Form, tags: readonly string[], rooms: RestRooms, forum: Channel): void {
  const manages = may(rooms.world, forum, rooms.world.bot, 'manageThreads');
  tags.forEach((id, index) => {
    const tag = forum.tags.find((each) => each.id === id);
    if (tag === undefined) form.at('applied_tags').at(index).wrong('BASE_TYPE_CHOICES', 'Unknown tag');
    else if (tag.moderated && !manages) throw new ApiError('missingPermissions');
  });
}

/** A forum post: a thread with its first message, whose ids are one. */
function startPost(request: RestRequest, rooms: RestRooms, forum: Channel): RestReply {
  botChannel(rooms, forum.id, 'sendMessages');
  const form = Form.of(request.body).object();
  const parts = readThread(form);
  form.at('message').object();
  checkTags(form, parts.tags ?? [], rooms, forum);
  form.settle();
  if (forum.requiresTag === true && (parts.tags ?? []).length === 0) throw new ApiError('tagRequired');
  const thread = createThread(rooms, forum, { ...parts, owner: rooms.world.bot, type: 11 });
  try {
    const message = postMessage(rooms, thread, request, 'message');
    const after = rooms.world.channel(thread.id) ?? thread;
    return created({ ...channelJson(rooms.world, after), message: messageJson(rooms.world, message, rooms.readsAll) });
  } catch (error) {
    rooms.world.dropChannel(thread.id);
    throw error;
  }
}

function threadOf(request: RestRequest, rooms: RestRooms): Channel {
  const channel = botChannel(rooms, request.param('channel'));
  if (channel.thread === undefined) throw new ApiError('wrongChannelType');
  return channel;
}

function members(request: RestRequest, rooms: RestRooms): RestReply {
  const channel = threadOf(request, rooms);
  return ok((channel.thread?.members ?? []).map((user) => threadMemberJson(channel, user)));
}

function member(request: RestRequest, rooms: RestRooms): RestReply {
  const channel = threadOf(request, rooms);
  const user = request.param('user');
  if (!(channel.thread?.members.includes(user) ?? false)) throw new ApiError('unknownMember');
  return ok(threadMemberJson(channel, user));
}

function setMember(request: RestRequest, rooms: RestRooms, name: string, inside: boolean): RestReply {
  const channel = threadOf(request, rooms);
  const { thread } = channel;
  const user = name === '@me' ? rooms.world.bot : name;
  if (thread === undefined || rooms.world.user(user) === undefined) throw new ApiError('unknownUser');
  if (thread.archived) throw new ApiError('archivedThread');
  if (inside && user !== rooms.world.bot) botChannel(rooms, channel.id, 'sendMessagesInThreads');
  if (!inside && user !== rooms.world.bot && !(channel.type === 12 && thread.owner === rooms.world.bot)) {
    botChannel(rooms, channel.id, 'manageThreads');
  }
  if (thread.members.includes(user) === inside) return DONE;
  const list = inside ? [...thread.members, user] : thread.members.filter((each) => each !== user);
  const after = { ...channel, thread: { ...thread, members: list } };
  rooms.world.swapChannel(after);
  rooms.world.tell({
    kind: 'threadMembers',
    channel: after,
    added: inside ? [user] : [],
    removed: inside ? [] : [user],
  });
  return DONE;
}

function threadList(rooms: RestRooms, threads: readonly Channel[]): RestReply {
  const mine = threads.filter((each) => each.thread?.members.includes(rooms.world.bot) ?? false);
  return ok({
    threads: threads.map((each) => channelJson(rooms.world, each)),
    members: mine.map((each) => threadMemberJson(each, rooms.world.bot)),
    has_more: false,
  });
}

function active(request: RestRequest, rooms: RestRooms): RestReply {
  const guild = botGuild(rooms, request.param('guild'));
  const threads = rooms.world
    .allChannels()
    .filter((each) => each.guild === guild.id && each.thread?.archived === false);
  return threadList(rooms, threads);
}

function archived(request: RestRequest, rooms: RestRooms): RestReply {
  const parent = botChannel(rooms, request.param('channel'), 'readMessageHistory');
  const isPrivate = request.param('kind') === 'private';
  const threads = rooms.world
    .allChannels()
    .filter((each) => each.parent === parent.id && each.thread?.archived === true && (each.type === 12) === isPrivate);
  return threadList(rooms, threads);
}

export const threadRoutes: readonly Route[] = [
  { method: 'POST', path: '/channels/:channel/threads', handle: start },
  { method: 'POST', path: '/channels/:channel/messages/:message/threads', handle: startFromMessage },
  { method: 'GET', path: '/channels/:channel/thread-members', handle: members },
  { method: 'GET', path: '/channels/:channel/thread-members/:user', handle: member },
  {
    method: 'PUT',
    path: '/channels/:channel/thread-members/:user',
    handle: (request, rooms) => setMember(request, rooms, request.param('user'), true),
  },
  {
    method: 'DELETE',
    path: '/channels/:channel/thread-members/:user',
    handle: (request, rooms) => setMember(request, rooms, request.param('user'), false),
  },
  { method: 'GET', path: '/guilds/:guild/threads/active', handle: active },
  { method: 'GET', path: '/channels/:channel/threads/archived/:kind', handle: archived },
];
