import { ApiError } from '../errors.js';
import type { UploadedFile } from '../files.js';
import type { Json } from '../json.js';
import type { Windows } from '../limits.js';
import { may, type Permission } from '../permissions.js';
import type { Rooms } from '../player-actions.js';
import { archiveIdle } from '../threads.js';
import type { Message } from '../world/types.js';
import type { Channel, Guild } from '../world/world.js';

/** A request of the bot, parsed. */
export interface RestRequest {
  readonly param: (name: string) => string;
  readonly query: URLSearchParams;
  readonly body: Json | undefined;
  readonly uploads: readonly UploadedFile[];
}

/** Without a body the reply is sent without a content type, as 204 must be. */
export interface RestReply {
  readonly status: number;
  readonly body?: Json | undefined;
}

/** What REST needs beside the rooms. */
export interface RestRooms extends Rooms {
  readonly windows: Windows;
  /** Does the bot read messages that are not for it (Message Content intent switched on)? */
  readonly readsAll: boolean;
  readonly gatewayUrl: () => string;
  readonly identifiesLeft: () => number;
  /** Nonces of the last minutes, to their message (resources/message, `enforce_nonce`). */
  readonly nonces: Map<string, { readonly message: string; readonly at: number }>;
  /** When commands were created, per server or globally. */
  readonly commandCreates: Map<string, number[]>;
}

type Handler = (request: RestRequest, rooms: RestRooms) => RestReply;

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Segments after `/api/v10`; `:name` stands for any. */
  readonly path: string;
  /** Interaction answers carry their token in the path and need no bot token; the global rate limit leaves them out. */
  readonly open?: true;
  readonly handle: Handler;
}

export const ok = (body: Json): RestReply => ({ status: 200, body });
export const created = (body: Json): RestReply => ({ status: 201, body });
export const DONE: RestReply = { status: 204 };

/** The channel, which the bot must be able to see; then it must have the permissions named. */
export function botChannel(rooms: Rooms, id: string, ...needed: readonly Permission[]): Channel {
  const found = rooms.world.channel(id);
  if (found === undefined) throw new ApiError('unknownChannel');
  const channel = archiveIdle(rooms.world, found);
  if (!may(rooms.world, channel, rooms.world.bot, 'viewChannel')) throw new ApiError('missingAccess');
  if (!may(rooms.world, channel, rooms.world.bot, ...needed)) throw new ApiError('missingPermissions');
  return channel;
}

/** A message of that channel; ephemeral ones cannot be reached this way. */
export function botMessage(rooms: Rooms, channel: Channel, id: string): Message {
  const message = rooms.world.message(id);
  if (message?.channel !== channel.id || message.onlyFor !== undefined) throw new ApiError('unknownMessage');
  return message;
}

/** A server that the bot is in. */
export function botGuild(rooms: Rooms, id: string): Guild {
  const guild = rooms.world.guild(id);
  if (guild?.members.some((member) => member.user === rooms.world.bot) !== true) {
    throw new ApiError('unknownGuild');
  }
  return guild;
}
