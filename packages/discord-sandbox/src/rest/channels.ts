import { ApiError } from '../errors.js';
import { Form } from '../form.js';
import { LIMITS } from '../limits.js';
import { may } from '../permissions.js';
import { channelJson } from '../serialize.js';
import { messageJson } from '../serialize-message.js';
import type { Channel } from '../world/world.js';
import {
  botChannel,
  botMessage,
  DONE,
  ok,
  type RestReply,
  type RestRequest,
  type RestRooms,
  type Route,
} from './route.js';

const FIELDS = ['name', 'topic', 'rate_limit_per_user', 'archived', 'locked', 'invitable', 'auto_archive_duration'];
const AUTO_ARCHIVE = [60, 1440, 4320, 10080] as const;

function get(request: RestRequest, rooms: RestRooms): RestReply {
  return ok(channelJson(rooms.world, botChannel(rooms, request.param('channel'))));
}

function patch(request: RestRequest, rooms: RestRooms): RestReply {
  const channel = botChannel(rooms, request.param('channel'));
  const form = Form.of(request.body).object().only(FIELDS);
  const after = channel.thread === undefined ? editChannel(rooms, channel, form) : editThread(rooms, channel, form);
  form.settle();
  rooms.world.putChannel(after);
  return ok(channelJson(rooms.world, after));
}

function editChannel(rooms: RestRooms, channel: Channel, form: Form): Channel {
  if (channel.guild === undefined) throw new ApiError('wrongChannelType');
  botChannel(rooms, channel.id, 'manageChannels');
  return {
    ...channel,
    name: form.at('name').maybeText({ min: 1, max: LIMITS.channelName }) ?? channel.name,
    topic: form.at('topic').maybeText({ max: LIMITS.topic }) ?? channel.topic,
    slowmode: form.at('rate_limit_per_user').maybeInteger({ min: 0, max: 21_600 }) ?? channel.slowmode,
  };
}

/** Its owner may rename, archive and wake a thread; locking is for those who manage threads. */
function editThread(rooms: RestRooms, channel: Channel, form: Form): Channel {
  const { thread } = channel;
  if (thread === undefined) throw new ApiError('wrongChannelType');
  const manages = may(rooms.world, channel, rooms.world.bot, 'manageThreads');
  if (!manages && (thread.owner !== rooms.world.bot || form.at('locked').given))
    throw new ApiError('missingPermissions');
  // A locked thread is woken by those who manage threads alone.
  if (!manages && thread.locked) throw new ApiError('missingPermissions');
  const archived = form.at('archived').maybeFlag() ?? thread.archived;
  if (thread.archived && archived) throw new ApiError('archivedThread');
  const autoArchive = form.at('auto_archive_duration');
  return {
    ...channel,
    name: form.at('name').maybeText({ min: 1, max: LIMITS.channelName }) ?? channel.name,
    slowmode: form.at('rate_limit_per_user').maybeInteger({ min: 0, max: 21_600 }) ?? channel.slowmode,
    thread: {
      ...thread,
      archived,
      locked: form.at('locked').maybeFlag() ?? thread.locked,
      invitable: form.at('invitable').maybeFlag() ?? thread.invitable,
      autoArchive: autoArchive.given ? autoArchive.oneOf(AUTO_ARCHIVE) : thread.autoArchive,
      archivedAt: archived === thread.archived ? thread.archivedAt : rooms.world.clock.now(),
    },
  };
}

function remove(request: RestRequest, rooms: RestRooms): RestReply {
  const channel = botChannel(rooms, request.param('channel'));
  if (channel.guild !== undefined) {
    botChannel(rooms, channel.id, channel.thread === undefined ? 'manageChannels' : 'manageThreads');
    rooms.world.dropChannel(channel.id);
  }
  return ok(channelJson(rooms.world, channel));
}

function typing(request: RestRequest, rooms: RestRooms): RestReply {
  const channel = botChannel(rooms, request.param('channel'));
  const until = rooms.world.clock.now() + rooms.windows.typing;
  rooms.world.tell({ kind: 'typing', channel, user: rooms.world.bot, until });
  return DONE;
}

function pins(request: RestRequest, rooms: RestRooms): RestReply {
  const channel = botChannel(rooms, request.param('channel'), 'readMessageHistory');
  const pinned = rooms.world.messagesIn(channel.id).filter((message) => message.pinned);
  return ok([...pinned].reverse().map((message) => messageJson(rooms.world, message, rooms.readsAll)));
}

function pinPage(request: RestRequest, rooms: RestRooms): RestReply {
  const channel = botChannel(rooms, request.param('channel'), 'readMessageHistory');
  const pinned = rooms.world.messagesIn(channel.id).filter((message) => message.pinned);
  const items = [...pinned].reverse().map((message) => ({
    pinned_at: new Date(message.createdAt).toISOString(),
    message: messageJson(rooms.world, message, rooms.readsAll),
  }));
  return ok({ items, has_more: false });
}

function setPin(request: RestRequest, rooms: RestRooms, pinned: boolean): RestReply {
  const channel = botChannel(rooms, request.param('channel'));
  const { world } = rooms;
  const allowed = may(world, channel, world.bot, 'pinMessages') || may(world, channel, world.bot, 'manageMessages');
  if (!allowed) throw new ApiError('missingPermissions');
  const message = botMessage(rooms, channel, request.param('message'));
  if (message.pinned === pinned) return DONE;
  const count = world.messagesIn(channel.id).filter((each) => each.pinned).length;
  if (pinned && count >= LIMITS.pins) throw new ApiError('tooManyPins');
  world.putMessage({ ...message, pinned });
  world.tell({ kind: 'pins', channel });
  if (pinned)
    rooms.messages.system(channel, world.bot, 6, '', {
      message: message.id,
      channel: channel.id,
      guild: channel.guild,
    });
  return DONE;
}

const pin = (request: RestRequest, rooms: RestRooms): RestReply => setPin(request, rooms, true);
const unpin = (request: RestRequest, rooms: RestRooms): RestReply => setPin(request, rooms, false);

export const channelRoutes: readonly Route[] = [
  { method: 'GET', path: '/channels/:channel', handle: get },
  { method: 'PATCH', path: '/channels/:channel', handle: patch },
  { method: 'DELETE', path: '/channels/:channel', handle: remove },
  { method: 'POST', path: '/channels/:channel/typing', handle: typing },
  { method: 'GET', path: '/channels/:channel/pins', handle: pins },
  { method: 'PUT', path: '/channels/:channel/pins/:message', handle: pin },
  { method: 'DELETE', path: '/channels/:channel/pins/:message', handle: unpin },
  { method: 'GET', path: '/channels/:channel/messages/pins', handle: pinPage },
  { method: 'PUT', path: '/channels/:channel/messages/pins/:message', handle: pin },
  { method: 'DELETE', path: '/channels/:channel/messages/pins/:message', handle: unpin },
];
