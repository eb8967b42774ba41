import { USER_MENTIONS } from '../body/mentions.js';
import { readDraft } from '../body/message.js';
import { ApiError } from '../errors.js';
import type { Interaction } from '../interactions/interactions.js';
import { metadataOf } from '../interactions/payload.js';
import { newAttachment } from '../player-actions.js';
import { messageJson } from '../serialize-message.js';
import { FLAGS, type Message } from '../world/types.js';
import type { Channel } from '../world/world.js';
import { readEdit } from './interactions.js';
import { DONE, ok, type RestReply, type RestRequest, type RestRooms, type Route } from './route.js';

const FOLLOW_UP_FLAGS = FLAGS.suppressEmbeds | FLAGS.ephemeral | FLAGS.suppressNotifications | FLAGS.componentsV2;

const json = (rooms: RestRooms, message: Message): RestReply => ok(messageJson(rooms.world, message, true));

function channelOf(rooms: RestRooms, interaction: Interaction): Channel {
  const channel = rooms.world.channel(interaction.channel);
  if (channel === undefined) throw new ApiError('unknownChannel');
  return channel;
}

/** `@original`, or a follow-up of this very interaction's webhook. */
function find(request: RestRequest, rooms: RestRooms): Message {
  const interaction = rooms.interactions.forWebhook(request.param('application'), request.param('token'));
  const id = request.param('message');
  const message = id === '@original' ? rooms.interactions.original(interaction) : rooms.world.message(id);
  const isOriginal = message !== undefined && message.id === rooms.interactions.original(interaction)?.id;
  if (message === undefined || (!isOriginal && message.interaction?.id !== interaction.id))
    throw new ApiError('unknownMessage');
  return message;
}

/**
 * A follow-up. The first one after a deferral fills the waiting answer instead, and is as private as the deferral was
 * (receiving-and-responding, "Followup Messages").
 */
function followUp(request: RestRequest, rooms: RestRooms): RestReply {
  const interaction = rooms.interactions.forWebhook(request.param('application'), request.param('token'));
  const channel = channelOf(rooms, interaction);
  const original = rooms.interactions.original(interaction);
  if (original !== undefined && (original.flags & FLAGS.loading) !== 0) {
    return json(rooms, rooms.messages.edit(original, readEdit(request, rooms, original), true));
  }
  const flags = bodyFlags(request);
  const ephemeral = (flags & FLAGS.ephemeral) !== 0;
  const draft = readDraft(request.body, {
    uploads: request.uploads,
    create: newAttachment(rooms, channel.id),
    mentions: USER_MENTIONS,
    flags: FOLLOW_UP_FLAGS,
    ephemeral,
  });
  const message = rooms.messages.post({
    channel,
    author: rooms.world.bot,
    draft,
    interaction: { ...metadataOf(interaction), original: original?.id },
    webhook: rooms.world.bot,
    onlyFor: ephemeral ? interaction.user : undefined,
    answers: original?.id,
    followUp: true,
  });
  return json(rooms, message);
}

function bodyFlags(request: RestRequest): number {
  const body = request.body;
  const flags = typeof body === 'object' && body !== null && 'flags' in body ? body.flags : 0;
  return typeof flags === 'number' ? flags : 0;
}

const get = (request: RestRequest, rooms: RestRooms): RestReply => json(rooms, find(request, rooms));

function patch(request: RestRequest, rooms: RestRooms): RestReply {
  const before = find(request, rooms);
  const filling = (before.flags & FLAGS.loading) !== 0;
  return json(rooms, rooms.messages.edit(before, readEdit(request, rooms, before), filling));
}

function remove(request: RestRequest, rooms: RestRooms): RestReply {
  const message = find(request, rooms);
  const channel = rooms.world.channel(message.channel);
  if (channel === undefined) throw new ApiError('unknownChannel');
  rooms.messages.remove(channel, [message]);
  return DONE;
}

const MESSAGE = '/webhooks/:application/:token/messages/:message';

export const webhookRoutes: readonly Route[] = [
  { method: 'POST', path: '/webhooks/:application/:token', open: true, handle: followUp },
  { method: 'GET', path: MESSAGE, open: true, handle: get },
  { method: 'PATCH', path: MESSAGE, open: true, handle: patch },
  { method: 'DELETE', path: MESSAGE, open: true, handle: remove },
];
