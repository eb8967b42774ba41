import { createHash, randomBytes } from 'node:crypto';
import type { Locale } from '../i18n/locales.js';
import type { Log } from '../log.js';
import type { SlotMessage, Store } from '../match/ports.js';
import type { ChannelId, MatchId } from '../match/header.js';
import type { Message } from '../present/message.js';
import type { Draw } from '../present/picture.js';
import { checkMessage } from './check-message.js';
import type { Channels, Found } from './channels.js';
import { drawMessage } from './draw-message.js';
import { discordFault } from './errors.js';
import type { Payload } from './to-components.js';

/** Bringing a message into its slot: sent once, then edited; found again when it is not known whether it went out. */

export interface Posting {
  readonly store: Pick<Store, 'reserveSlot'>;
  readonly channels: Channels;
  readonly draw: Draw;
  readonly log: Log;
  /** How long a text waits for its picture, in milliseconds. */
  readonly patience?: number;
}

/** A slot of a match, the channel in which it is to stand, and the language of the match. */
export interface Where {
  readonly match: MatchId;
  readonly slot: string;
  readonly channel: ChannelId;
  readonly locale: Locale;
}

/** What came of a post: what fills the slot, and the whole message once its late pictures are drawn. */
export interface Posted {
  readonly filled: SlotMessage;
  readonly later: Promise<Payload> | null;
}

/** Edits the message of a slot, or sends it. `slot`: what is known to stand there, in this channel. */
export async function post(at: Posting, where: Where, message: Message, slot: SlotMessage | null): Promise<Posted> {
  const { channels, draw, log, patience } = at;
  const unconfirmed = slot && !slot.message ? await lookFor(channels, slot) : null;
  const marker = slot?.marker ?? randomBytes(4).toString('hex');
  const { locale, ...place } = where;
  const { now: first, later } = await drawMessage(message, draw, log, {
    locale,
    marker,
    replaces: `${where.match}/${where.slot}`,
    ...(patience === undefined ? {} : { patience }),
  });
  const known: SlotMessage = { ...place, message: slot?.message ?? unconfirmed, marker, published: null };
  const standing = await edited(at, known, first);
  // Somebody deleted it: the new one has a marker of its own, for Discord would take the old nonce for the message deleted.
  if (known.message && !standing) return post(at, where, message, null);
  const filled = standing ?? (await sent(at, known, first));
  if (later) await at.store.reserveSlot(filled);
  return { filled, later };
}

/** Edits the message of a slot; `null` when there is none (any more). */
export async function edited(
  { channels, log }: Pick<Posting, 'channels' | 'log'>,
  slot: SlotMessage,
  payload: Payload,
): Promise<SlotMessage | null> {
  if (!slot.message) return null;
  check(payload, log);
  try {
    await channels.edit(slot.channel, slot.message, payload);
    return slot;
  } catch (error) {
    if (discordFault(error) === 'gone') return null;
    throw error;
  }
}

/** Sends a message, having noted beforehand that it is about to be tried. */
async function sent({ channels, store, log }: Posting, slot: SlotMessage, payload: Payload): Promise<SlotMessage> {
  check(payload, log);
  await store.reserveSlot({ ...slot, published: payload.content === null ? null : hash(payload.content) });
  return { ...slot, message: await channels.send(slot.channel, payload, slot.marker) };
}

/** Takes a message away, also one of which it is not known whether it went out. */
export async function clear(channels: Channels, slot: SlotMessage | null): Promise<null> {
  const message = slot && (slot.message ?? (await lookFor(channels, slot)));
  if (!slot || !message) return null;
  try {
    await channels.remove(slot.channel, message);
  } catch (error) {
    if (discordFault(error) !== 'gone') throw error;
  }
  return null;
}

/** Finds the post of a slot of which it is not known whether it went out: by marker, nonce or, for plain text, its words. */
async function lookFor(channels: Channels, { channel, marker, published }: SlotMessage): Promise<string | null> {
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
