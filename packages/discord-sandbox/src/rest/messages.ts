import { ALL_MENTIONS } from '../body/mentions.js';
import { readDraft, type Draft } from '../body/message.js';
import { ApiError } from '../errors.js';
import { Form } from '../form.js';
import { LIMITS } from '../limits.js';
import { may, sendPermission } from '../permissions.js';
import { newAttachment } from '../player-actions.js';
import { messageJson } from '../serialize-message.js';
import { olderFirst, snowflakeTime } from '../snowflake.js';
import { FLAGS, type Message } from '../world/types.js';
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

const json = (rooms: RestRooms, message: Message): RestReply => ok(messageJson(rooms.world, message, rooms.readsAll));

/** A whole number of the query; undefined when absent. */
export function queryNumber(query: URLSearchParams, key: string, min: number, max: number): number | undefined {
  const text = query.get(key);
  if (text === null) return undefined;
  const form = Form.of({ [key]: Number(text) });
  const value = form.at(key).integer({ min, max });
  form.settle();
  return value;
}

/** Those of these ids that the query gives. */
function anchors<K extends string>(query: URLSearchParams, ...keys: readonly K[]): ReadonlyMap<K, string> {
  const given = keys.filter((key) => query.has(key));
  const form = Form.of(Object.fromEntries(given.map((key) => [key, query.get(key)])));
  const ids = new Map(given.map((key) => [key, form.at(key).id()]));
  form.settle();
  return ids;
}

function list(request: RestRequest, rooms: RestRooms): RestReply {
  const channel = botChannel(rooms, request.param('channel'));
  if (!may(rooms.world, channel, rooms.world.bot, 'readMessageHistory')) return ok([]);
  const { query } = request;
  const limit = queryNumber(query, 'limit', 1, LIMITS.messageList) ?? 50;
  const all = rooms.world.messagesIn(channel.id).filter((message) => message.onlyFor === undefined);
  const from = anchors(query, 'before', 'after', 'around');
  const [before, after, around] = [from.get('before'), from.get('after'), from.get('around')];
  const older = (than: string): readonly Message[] => all.filter((message) => olderFirst(message.id, than) < 0);
  const newer = (than: string): readonly Message[] => all.filter((message) => olderFirst(message.id, than) > 0);
  const half = Math.floor(limit / 2);
  const found =
    around !== undefined
      ? [
          ...older(around).slice(-half),
          ...all.filter((message) => message.id === around),
          ...newer(around).slice(0, half),
        ]
      : before !== undefined
        ? older(before).slice(-limit)
        : after !== undefined
          ? newer(after).slice(0, limit)
          : all.slice(-limit);
  return ok([...found].reverse().map((message) => messageJson(rooms.world, message, rooms.readsAll)));
}

function get(request: RestRequest, rooms: RestRooms): RestReply {
  const channel = botChannel(rooms, request.param('channel'), 'readMessageHistory');
  return json(rooms, botMessage(rooms, channel, request.param('message')));
}

/** What the bot may not say here: links without Embed Links, files without Attach Files. */
function checkContents(rooms: RestRooms, channel: Channel, draft: Draft): void {
  const bot = rooms.world.bot;
  if (draft.embeds.length > 0 && !may(rooms.world, channel, bot, 'embedLinks'))
    throw new ApiError('missingPermissions');
  if (draft.bytes.size > 0 && !may(rooms.world, channel, bot, 'attachFiles')) throw new ApiError('missingPermissions');
  if (draft.replyTo !== undefined && !may(rooms.world, channel, bot, 'readMessageHistory')) {
    throw new ApiError('missingPermissions');
  }
}

/** The answered message, if there is one in this channel; else Discord's refusal, unless the bot said it does not mind. */
function answered(rooms: RestRooms, channel: Channel, draft: Draft): string | undefined {
  if (draft.replyTo === undefined) return undefined;
  const message = rooms.world.message(draft.replyTo.message);
  if (message?.channel === channel.id) return message.id;
  if (!draft.replyTo.mustExist) return undefined;
  throw new ApiError('invalidForm', {
    message_reference: { _errors: [{ code: 'REPLIES_UNKNOWN_MESSAGE', message: 'Unknown message' }] },
  });
}

/** Reads and posts a message of the bot; forum posts use it too. */
export function postMessage(rooms: RestRooms, channel: Channel, request: RestRequest, under?: string): Message {
  const draft = readDraft(request.body, {
    uploads: request.uploads,
    create: newAttachment(rooms, channel.id),
    mentions: ALL_MENTIONS,
    flags: FLAGS.suppressEmbeds | FLAGS.suppressNotifications | FLAGS.componentsV2,
    ephemeral: false,
    under,
  });
  checkContents(rooms, channel, draft);
  const now = rooms.world.clock.now();
  const key = `${channel.id} ${draft.nonce ?? ''}`;
  const known = draft.enforceNonce && draft.nonce !== undefined ? rooms.nonces.get(key) : undefined;
  if (known !== undefined && now - known.at <= rooms.windows.nonce) {
    const message = rooms.world.message(known.message);
    if (message !== undefined) return message;
  }
  const answers = answered(rooms, channel, draft);
  const message = rooms.messages.post({
    channel,
    author: rooms.world.bot,
    draft: { ...draft, replyTo: undefined },
    answers,
  });
  if (draft.nonce !== undefined) rooms.nonces.set(key, { message: message.id, at: now });
  return message;
}

function post(request: RestRequest, rooms: RestRooms): RestReply {
  const place = botChannel(rooms, request.param('channel'));
  const channel = botChannel(rooms, place.id, sendPermission(place));
  if (channel.type === 15) throw new ApiError('notTextChannel');
  if (channel.recipients.some((user) => rooms.world.user(user)?.dmsClosed)) throw new ApiError('noDirectMessages');
  if (channel.thread?.locked === true && !may(rooms.world, channel, rooms.world.bot, 'manageThreads')) {
    throw new ApiError('threadLocked');
  }
  return json(rooms, postMessage(rooms, channel, request));
}

function patch(request: RestRequest, rooms: RestRooms): RestReply {
  const channel = botChannel(rooms, request.param('channel'));
  const before = botMessage(rooms, channel, request.param('message'));
  if (before.author !== rooms.world.bot) throw new ApiError('foreignMessage');
  if (channel.thread?.archived === true) throw new ApiError('archivedThread');
  const draft = readDraft(request.body, {
    uploads: request.uploads,
    create: newAttachment(rooms, channel.id),
    mentions: ALL_MENTIONS,
    flags: FLAGS.suppressEmbeds | FLAGS.componentsV2,
    ephemeral: false,
    before,
  });
  return json(rooms, rooms.messages.edit(before, draft));
}

function remove(request: RestRequest, rooms: RestRooms): RestReply {
  const channel = botChannel(rooms, request.param('channel'));
  const message = botMessage(rooms, channel, request.param('message'));
  const own = message.author === rooms.world.bot;
  if (!own && !may(rooms.world, channel, rooms.world.bot, 'manageMessages')) throw new ApiError('missingPermissions');
  if (message.type === 21) throw new ApiError('systemMessage');
  rooms.messages.remove(channel, [message]);
  return DONE;
}

function bulkDelete(request: RestRequest, rooms: RestRooms): RestReply {
  const channel = botChannel(rooms, request.param('channel'), 'manageMessages');
  if (channel.guild === undefined) throw new ApiError('wrongChannelType');
  const form = Form.of(request.body).object();
  const ids = form
    .at('messages')
    .list()
    .map((each) => each.id());
  form.settle();
  if (ids.length < LIMITS.bulkMin || ids.length > LIMITS.bulkMax) throw new ApiError('bulkCount');
  const oldest = rooms.world.clock.now() - LIMITS.bulkAgeMs;
  if (ids.some((id) => snowflakeTime(id) < oldest)) throw new ApiError('bulkAge');
  const messages = rooms.world
    .messagesIn(channel.id)
    .filter((each) => ids.includes(each.id) && each.onlyFor === undefined);
  rooms.messages.remove(channel, messages, true);
  return DONE;
}

export const messageRoutes: readonly Route[] = [
  { method: 'GET', path: '/channels/:channel/messages', handle: list },
  { method: 'POST', path: '/channels/:channel/messages', handle: post },
  { method: 'POST', path: '/channels/:channel/messages/bulk-delete', handle: bulkDelete },
  { method: 'GET', path: '/channels/:channel/messages/:message', handle: get },
  { method: 'PATCH', path: '/channels/:channel/messages/:message', handle: patch },
  { method: 'DELETE', path: '/channels/:channel/messages/:message', handle: remove },
];
