import { createHash, randomBytes } from 'node:crypto';
import type { Locale } from '../i18n/locales.js';
import type { Log } from '../log.js';
import type { Post, Store } from '../match/ports.js';
import type { ChannelId, MatchId } from '../match/header.js';
import type { Message } from '../present/message.js';
import type { Draw } from '../present/picture.js';
import { checkMessage } from './check-message.js';
import type { Channels, Found } from './channels.js';
import { drawMessage } from './draw-message.js';
import { discordFault } from './errors.js';
import type { Payload } from './to-components.js';

/** Bringing a message to where it stands: sent once, then edited; found again when it is not known whether it went out. */

export interface Posting {
  readonly store: Pick<Store, 'reservePost'>;
  readonly channels: Channels;
  readonly draw: Draw;
  readonly log: Log;
  /** How long a text waits for its picture, in milliseconds. */
  readonly patience?: number;
}

/** The name of a post of a match, the channel in which it is to stand, and the language of the match. */
export interface Where {
  readonly match: MatchId;
  readonly name: string;
  readonly channel: ChannelId;
  readonly locale: Locale;
}

/** What came of a post: what stands there, and the whole message once its late pictures are drawn. */
export interface Posted {
  readonly filled: Post;
  readonly later: Promise<Payload> | null;
}

/** Edits the message of a post, or sends it. `before`: what is known to stand there, in this channel. */
export async function bring(at: Posting, where: Where, message: Message, before: Post | null): Promise<Posted> {
  const { channels, draw, log, patience } = at;
  const unconfirmed = before && !before.message ? await lookFor(channels, before) : null;
  const marker = before?.marker ?? randomBytes(4).toString('hex');
  const { locale, ...place } = where;
  const { now: first, later } = await drawMessage(message, draw, log, {
    locale,
    marker,
    replaces: `${where.match}/${where.name}`,
    ...(patience === undefined ? {} : { patience }),
  });
  const known: Post = { ...place, message: before?.message ?? unconfirmed, marker, published: null };
  const standing = await edited(at, known, first);
  // Somebody deleted it: the new one has a marker of its own, for Discord would take the old nonce for the message deleted.
  if (known.message && !standing) return bring(at, where, message, null);
  const filled = standing ?? (await sent(at, known, first));
  if (later) await at.store.reservePost(filled);
  return { filled, later };
}

/** Edits the message of a post; `null` when there is none (any more). */
export async function edited(
  { channels, log }: Pick<Posting, 'channels' | 'log'>,
  post: Post,
  payload: Payload,
): Promise<Post | null> {
  if (!post.message) return null;
  check(payload, log);
  try {
    await channels.edit(post.channel, post.message, payload);
    return post;
  } catch (error) {
    if (discordFault(error) === 'gone') return null;
    throw error;
  }
}

/** Sends a message, having noted beforehand that it is about to be tried. */
async function sent({ channels, store, log }: Posting, post: Post, payload: Payload): Promise<Post> {
  check(payload, log);
  await store.reservePost({ ...post, published: payload.content === null ? null : hash(payload.content) });
  return { ...post, message: await channels.send(post.channel, payload, post.marker) };
}

/** Takes a message away, also one of which it is not known whether it went out. */
export async function clear(channels: Channels, post: Post | null): Promise<null> {
  const message = post && (post.message ?? (await lookFor(channels, post)));
  if (!post || !message) return null;
  try {
    await channels.remove(post.channel, message);
  } catch (error) {
    if (discordFault(error) !== 'gone') throw error;
  }
  return null;
}

/** Finds the message of a post of which it is not known whether it went out: by marker, nonce or, for plain text, its words. */
async function lookFor(channels: Channels, { channel, marker, published }: Post): Promise<string | null> {
  const fits = (found: Found): boolean =>
    found.hasMarker(marker) || found.nonce === marker || (published !== null && hash(found.content) === published);
  return (await channels.own(channel)).find(fits)?.id ?? null;
}

function check(payload: Payload, log: Log): void {
  const faults = checkMessage(payload);
  if (faults.length > 0) log.error('a post breaks limits of Discord', { faults });
}

/** What is the same has the same one. */
export const hash = (thing: unknown): string => createHash('sha256').update(JSON.stringify(thing)).digest('base64url');
