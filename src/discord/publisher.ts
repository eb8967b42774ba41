import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Metrics } from '../health/metrics.js';
import type { Log } from '../log.js';
import type { Table } from '../match/contract.js';
import {
  instant,
  type Instant,
  type MatchHeader,
  type MatchId,
  type SlotMessage,
  type Store,
  type StoredOutboxItem,
} from '../match/ports.js';
import { RIGHTS } from '../commands/contract.js';
import { t } from '../i18n/index.js';
import type { Message } from '../present/message.js';
import type { Draw } from '../present/picture.js';
import { text } from '../present/text.js';
import { REFEREE } from '../match/ports.js';
import { checkMessage } from './check-message.js';
import type { Channels, Found } from './channels.js';
import { compose, isBefore, type Composing } from './compose.js';
import { drawMessage } from './draw-message.js';
import { discordFault } from './errors.js';
import { within } from './within.js';
import { toPayload, type Payload } from './to-components.js';

export interface PublisherNeeds {
  readonly house: Composing;
  readonly store: Pick<Store, 'due' | 'postpone' | 'slots' | 'reserveSlot' | 'settle'>;
  readonly channels: Channels;
  readonly draw: Draw;
  readonly log: Log;
  readonly now: () => Instant;
  /** How long a text waits for its picture, in milliseconds. */
  readonly patience?: number;
  readonly metrics: Pick<Metrics, 'observe' | 'count'>;
  /** Whether this process answers now; while it does not, it posts nothing. */
  readonly onDuty: () => boolean;
}

/** How to stop: `drain` what may go out first, and wait at most so many milliseconds. */
export interface Ending {
  readonly drain: boolean;
  readonly limit: number;
}

/** Only what is at hand is finished. */
export const AT_HAND: Ending = { drain: false, limit: 30_000 };

export interface Publisher {
  /** Says that the outbox may have something new. */
  wake(): void;
  /** Resolves when nothing is being published and nothing is due. */
  idle(): Promise<void>;
  /** Stops after the posts at hand. */
  stop(how?: Ending): Promise<void>;
}

/** Looks for what was put off, in milliseconds. */
const SWEEP = 1_000;
/** Waits after failures, in milliseconds: doubled each time, up to the most. */
const FIRST_WAIT = 1_000;
const MOST_WAIT = 120_000;
/** After so many failures that are our own a post is given up, so that the channel goes on. */
const OWN_FAULTS = 3;

/** Brings the outbox into the channels: the posts of one match in order, those of different matches side by side. */
export function createPublisher(needs: PublisherNeeds): Publisher {
  const { store, log, now } = needs;
  const active = new Map<MatchId, Promise<void>>();
  let stopped = false;
  let sweeping: Promise<void> | null = null;
  let again = false;

  const isStopped = () => stopped;
  const wanted = () => again && !stopped;

  async function sweep(): Promise<void> {
    do {
      again = false;
      if (!needs.onDuty()) return;
      const items = await store.due(now(), 200);
      for (const match of new Set(items.map((item) => item.match))) {
        if (stopped || active.has(match)) continue;
        const work = run(items.filter((item) => item.match === match)).finally(() => {
          active.delete(match);
          wake();
        });
        active.set(match, work);
      }
    } while (wanted());
  }

  function wake(): void {
    if (stopped) return;
    again = true;
    sweeping ??= sweep()
      .catch((error: unknown) => {
        log.error('the outbox could not be read', { error });
      })
      .finally(() => {
        sweeping = null;
      });
  }

  async function run(items: readonly StoredOutboxItem[]): Promise<void> {
    for (const item of items) {
      if (isStopped()) return;
      const begun = performance.now();
      try {
        await publish(needs, item);
        needs.metrics.observe('post', item.slot.replace(/:.*/, ''), performance.now() - begun);
      } catch (error) {
        needs.metrics.count('posts put off');
        await failed(needs, item, error).catch(async (second: unknown) => {
          // Not even that could be written: the item stays due, so it must be left alone for a while.
          log.error('a post could not be put off', { match: item.match, slot: item.slot, error: second });
          await wait(FIRST_WAIT);
        });
        return;
      }
    }
  }

  const timer = setInterval(wake, SWEEP);
  timer.unref();
  wake();

  const idle = async (): Promise<void> => {
    while (sweeping !== null || active.size > 0) await Promise.all([sweeping, ...active.values()]);
  };

  return {
    wake,
    idle,
    async stop({ drain, limit } = AT_HAND) {
      wake();
      const until = performance.now() + limit;
      if (drain) await within(limit, idle());
      stopped = true;
      clearInterval(timer);
      await within(until - performance.now(), idle());
    },
  };
}

/** Publishes one item: brings its slot up to date, or empties it. */
async function publish(needs: PublisherNeeds, item: StoredOutboxItem): Promise<void> {
  const { house, store } = needs;
  const table = await house.referee.table(item.match);
  if (!table) return store.settle(item.id, null);
  const slots = await store.slots(item.match);
  const slot = slots.find((one) => one.slot === item.slot) ?? null;
  const message = item.action === 'put' ? await compose(house, table, item.slot, slots) : null;
  if (!message) {
    await clear(needs, slot);
    return store.settle(item.id, null);
  }
  const published = hash(message);
  const sinks = slot?.message && item.slot === 'panel' && slots.some((one) => isBelow(one, slot));
  if (slot?.message && slot.published === published && !sinks) return store.settle(item.id, slot);
  const filled = await put(needs, table, item, message, sinks ? await clear(needs, slot) : slot);
  await store.settle(item.id, { ...filled, published });
}

/** Whether a lasting post stands below the panel, which then has to be sent anew. */
const isBelow = (other: SlotMessage, panel: SlotMessage): boolean =>
  other.message !== null &&
  panel.message !== null &&
  (other.slot.startsWith('report:') || other.slot === 'lobby') &&
  isBefore(panel.message, other.message);

/** Takes a message away, also one of which it is not known whether it went out. */
async function clear({ channels }: PublisherNeeds, slot: SlotMessage | null): Promise<null> {
  const message = slot && (slot.message ?? (await lookFor(channels, slot)));
  if (!slot || !message) return null;
  try {
    await channels.remove(slot.channel, message);
  } catch (error) {
    if (discordFault(error) !== 'gone') throw error;
  }
  return null;
}

/** Edits the message of a slot, or sends it; a late picture is edited in. */
async function put(
  needs: PublisherNeeds,
  table: Table,
  item: StoredOutboxItem,
  message: Message,
  slot: SlotMessage | null,
): Promise<SlotMessage> {
  const { channels, store, draw, log, patience } = needs;
  const unconfirmed = slot && !slot.message ? await lookFor(channels, slot) : null;
  const marker = slot?.marker ?? randomBytes(4).toString('hex');
  const { now: first, later } = await drawMessage(message, draw, log, {
    marker,
    replaces: `${item.match}/${item.slot}`,
    ...(patience === undefined ? {} : { patience }),
  });
  const known: SlotMessage = {
    match: item.match,
    slot: item.slot,
    channel: slot?.channel ?? table.header.channel,
    message: slot?.message ?? unconfirmed,
    marker,
    published: null,
  };
  const standing = await edited(needs, known, first);
  // Somebody deleted it: the new one has a marker of its own, for Discord would take the old nonce for the message deleted.
  if (known.message && !standing) return put(needs, table, item, message, null);
  const filled = standing ?? (await sent(needs, known, first));
  if (!later) return filled;
  await store.reserveSlot(filled);
  return (await edited(needs, filled, await later)) ?? filled;
}

/** Edits the message of a slot; `null` when there is none (any more). */
async function edited(
  { channels, log }: PublisherNeeds,
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
async function sent(
  { channels, store, log }: PublisherNeeds,
  slot: SlotMessage,
  payload: Payload,
): Promise<SlotMessage> {
  check(payload, log);
  await store.reserveSlot({ ...slot, published: payload.content === null ? null : hash(payload.content) });
  return { ...slot, message: await channels.send(slot.channel, payload, slot.marker) };
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

/** A post failed: it is put off, or given up when the fault is ours. */
async function failed(needs: PublisherNeeds, item: StoredOutboxItem, error: unknown): Promise<void> {
  const { store, log, now } = needs;
  const fault = discordFault(error);
  const facts = { match: item.match, slot: item.slot, attempts: item.attempts + 1, error };
  if ((fault === null || fault === 'invalid') && item.attempts + 1 >= OWN_FAULTS) {
    log.error('a post is given up', facts);
    const slots = await store.slots(item.match);
    await store.settle(item.id, slots.find((slot) => slot.slot === item.slot && slot.message !== null) ?? null);
    return;
  }
  log.warn('a post is put off', facts);
  const wait = Math.min(MOST_WAIT, FIRST_WAIT * 2 ** Math.min(item.attempts, 20));
  await store.postpone(item.id, instant(now() + wait));
  if (fault === 'no-channel' && item.attempts === 0) await tellOwner(needs, item.match);
}

/** The match's owner is told, once, that the bot cannot post any more; the outbox waits. */
async function tellOwner({ house, channels, log }: PublisherNeeds, match: MatchId): Promise<void> {
  const header: MatchHeader | undefined = (await house.referee.table(match))?.header;
  if (!header || header.owner === REFEREE) return;
  const words = t(header.locale, 'post.held.title', { channel: header.channel, rights: RIGHTS });
  try {
    await channels.tell(header.owner, toPayload(text(words), []));
  } catch (error) {
    log.warn('the owner of a match could not be told', { match, error });
  }
}

const hash = (thing: unknown): string => createHash('sha256').update(JSON.stringify(thing)).digest('base64url');
