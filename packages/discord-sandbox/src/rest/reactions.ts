import { ApiError } from '../errors.js';
import { userJson } from '../serialize.js';
import type { Reaction } from '../world/types.js';
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

const EMOJI = /^(\w+:\d+|(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[#*0-9]\u{fe0f}?\u{20e3}).*)$/u;

/** Adds or takes away one user's reaction; a reaction that nobody holds any more is gone. */
function change(request: RestRequest, rooms: RestRooms, user: string, add: boolean): RestReply {
  const channel = botChannel(rooms, request.param('channel'), 'readMessageHistory');
  const message = botMessage(rooms, channel, request.param('message'));
  const emoji = request.param('emoji');
  if (!EMOJI.test(emoji)) throw new ApiError('unknownEmoji');
  const known = message.reactions.find((each) => each.emoji === emoji);
  if (add && known === undefined) botChannel(rooms, channel.id, 'addReactions');
  if (!add && user !== rooms.world.bot) botChannel(rooms, channel.id, 'manageMessages');
  if ((known?.users.includes(user) ?? false) === add) return DONE;
  const users = add ? [...(known?.users ?? []), user] : (known?.users ?? []).filter((each) => each !== user);
  const others = message.reactions.filter((each) => each.emoji !== emoji);
  const reactions: readonly Reaction[] = users.length > 0 ? [...others, { emoji, users }] : others;
  const after = { ...message, reactions };
  rooms.world.swapMessage(after);
  rooms.world.tell({ kind: 'reaction', what: add ? 'added' : 'removed', message: after, user, emoji });
  return DONE;
}

function who(request: RestRequest, rooms: RestRooms): RestReply {
  const channel = botChannel(rooms, request.param('channel'), 'readMessageHistory');
  const message = botMessage(rooms, channel, request.param('message'));
  const users = message.reactions.find((each) => each.emoji === request.param('emoji'))?.users ?? [];
  return ok(users.flatMap((id) => rooms.world.user(id) ?? []).map(userJson));
}

const PATH = '/channels/:channel/messages/:message/reactions/:emoji';

export const reactionRoutes: readonly Route[] = [
  { method: 'GET', path: PATH, handle: who },
  { method: 'PUT', path: `${PATH}/@me`, handle: (request, rooms) => change(request, rooms, rooms.world.bot, true) },
  { method: 'DELETE', path: `${PATH}/@me`, handle: (request, rooms) => change(request, rooms, rooms.world.bot, false) },
  {
    method: 'DELETE',
    path: `${PATH}/:user`,
    handle: (request, rooms) => change(request, rooms, request.param('user'), false),
  },
];
