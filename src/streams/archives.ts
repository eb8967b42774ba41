import { seal } from '../match/sealed.js';
import { KEY_BYTES } from '../match/signature.js';
import { matchId, type ChannelId, type StreamId } from '../match/header.js';
import type { Store } from '../match/ports.js';
import type { Referee } from '../match/contract.js';
import { transcriptText } from '../match/transcript.js';
import { archiveText, type Archive, type ArchiveFormat } from './archive.js';
import { chainOf } from './chain-of.js';
import { shownEras } from './eras.js';
import { milestones, withheld, type Milestone, type ToldEvent } from './links.js';
import { pack } from './packing.js';
import { CAMPAIGN, LEAGUE, type Audited, type CountedTypes } from './offline-stream.js';
import type { Era } from '../rules/kernel/stream.js';
import {
  isOver,
  type PastDice,
  type StoredStreamEvent,
  type StoredStreamOrder,
  type StreamHeader,
  type StreamKind,
  type StreamStore,
} from './ports.js';

/** Makes archives of campaigns and leagues that were played, and says by which links the ends of their turns can be checked. */

export interface Archives {
  /** The archive as one document, signed by this installation; `null`: there is no such campaign or league. */
  of(stream: StreamId): Promise<string | null>;
  /** The same packed, in so many bytes: where it would be larger, matches are left out, and cited as what `/match export` gives. */
  packed(stream: StreamId, most: number): Promise<PackedArchive | null>;
  /** Whether a text is the public key of an installation, for which something can be sealed. */
  canSealFor(to: string): boolean;
  /** One that was handed over, with all that is secret, sealed for who goes on with it; `null`: there is none, or nobody has that key. */
  handedOver(stream: StreamId, to: string, most: number): Promise<PackedArchive | null>;
  /** What goes on in a channel, or else the newest that did. */
  in(channel: ChannelId): Promise<StreamHeader | null>;
  /** The ends of its turns or rounds, as they are shown. */
  milestones(stream: StreamId): Promise<readonly Milestone[]>;
}

export interface PackedArchive {
  readonly bytes: Uint8Array;
  /** The files of matches that have to lie beside it. */
  readonly beside: readonly string[];
}

export interface ArchiveNeeds {
  readonly store: StreamStore & Pick<Store, 'signingKey' | 'header'>;
  readonly referee: Pick<Referee, 'export'>;
  readonly randomBytes: (size: number) => Uint8Array;
}

/** What is stored of a stream, as its chain takes it in: orders about members alone are no part of it. */
interface Linked {
  readonly header: StreamHeader;
  readonly seed: string;
  readonly orders: Archive['orders'];
  readonly events: readonly ToldEvent<{ readonly type: string }>[];
  /** Which of the events everybody may know at once. */
  readonly told: readonly boolean[];
  readonly links: readonly string[];
  readonly ends: readonly Milestone[];
  /** The era that its open dice are in; `null`: all its dice are of one. */
  readonly era: () => Era | null;
  /** The matches that were booked. */
  readonly matches: readonly string[];
  readonly past: readonly PastDice[];
}

const FORMATS: Readonly<Record<StreamKind, ArchiveFormat>> = { campaign: 'arbitre-season', league: 'arbitre-league' };

export function createArchives({ store, referee, randomBytes }: ArchiveNeeds): Archives {
  const fresh = () => Buffer.from(randomBytes(KEY_BYTES)).toString('hex');

  async function linked(stream: StreamId): Promise<Linked | null> {
    const header = await store.streamHeader(stream);
    if (!header) return null;
    const seed = await store.streamSeed(stream);
    const dice = { seed, past: await store.pastDice(stream) };
    // Whatever is added meanwhile belongs to the next archive.
    const orders = (await store.streamOrders(stream)).slice(0, header.revision);
    const events = await store.streamEvents(stream, 1, header.version);
    switch (header.kind) {
      case 'campaign':
        return linkedBy(CAMPAIGN, header, dice, orders, events);
      case 'league':
        return linkedBy(LEAGUE, header, dice, orders, events);
    }
  }

  /** `room`: the characters of transcripts that may be in it. */
  async function battlesOf({ header, matches }: Linked, room: number): Promise<Archive['battles']> {
    const battles: Archive['battles'] = {};
    let left = room;
    for (const match of matches) {
      const id = matchId(match);
      const isHere = (await store.header(id)) !== null;
      const text = isHere ? transcriptText(await referee.export(id)) : await store.broughtBattle(header.id, match);
      if (text === null) continue;
      left -= text.length;
      battles[match] = left < 0 ? { file: `match-${match}.json` } : { text };
    }
    return battles;
  }

  /** `to`: the key of whom it is handed over to, with all that is secret. */
  async function written(stream: StreamId, room: number, to: string | null = null) {
    const found = await linked(stream);
    if (!found) return null;
    const { header, seed, past, orders, events, told, links, ends } = found;
    const era = found.era();
    const { kind, id, locale, owner, createdAt, commitment } = header;
    const endedAt = isOver(header) ? header.endedAt : null;
    const over = endedAt !== null || to !== null;
    const key = await store.signingKey(fresh());
    const battles = await battlesOf(found, room);
    const text = archiveText(
      {
        ...{ format: FORMATS[kind], stream: id, locale, owner, createdAt, endedAt, commitment },
        about: { ...(header.about as object) },
        members: [...(await store.members(stream))],
        seed: over ? seed : null,
        ...(era ? { eras: [...shownEras({ seed, past }, era, over)] } : {}),
        ...(past.length === 0 ? {} : { past: past.map((one) => ({ ...one, seed: over ? one.seed : null })) }),
        ...(to === null ? {} : { handed: { to, at: header.endedAt ?? createdAt } }),
        orders,
        events: events.map((event, i) => (over || told[i] ? asWritten(event) : withheld(event, i + 1))),
        milestones: [...ends],
        battles,
        chain: links.at(-1) ?? '',
      },
      key,
    );
    return { text, battles: Object.values(battles) };
  }

  /** The same, packed in so many bytes. */
  async function packed(stream: StreamId, most: number, to: string | null): Promise<PackedArchive | null> {
    for (let room = Infinity; ;) {
      const made = await written(stream, room, to);
      if (!made) return null;
      const bytes = await pack(made.text);
      const inside = made.battles.flatMap((one) => ('text' in one ? [one.text.length] : []));
      if (bytes.length <= most || inside.length === 0)
        return { bytes, beside: made.battles.flatMap((one) => ('file' in one ? [one.file] : [])) };
      room = inside.reduce((sum, one) => sum + one, 0) * Math.min(0.9, most / bytes.length);
    }
  }

  return {
    of: async (stream) => (await written(stream, Infinity))?.text ?? null,
    packed: (stream, most) => packed(stream, most, null),
    canSealFor: (to) => seal(new Uint8Array(), to, fresh()) !== null,
    async handedOver(stream, to, most) {
      const made = await packed(stream, most, to);
      const bytes = made && seal(made.bytes, to, fresh());
      return made && bytes && { ...made, bytes };
    },
    in: (channel) => store.streamAt(channel),
    milestones: async (stream) => (await linked(stream))?.ends ?? [],
  };
}

const asWritten = ({ event, ...one }: ToldEvent<{ readonly type: string }>) => ({ ...one, event: { ...event } });

/** What is stored, with the links of its chain. What is stored is what these rules have taken and written. */
function linkedBy<T extends CountedTypes>(
  { rules, mark, era, isTold, booked }: Audited<T>,
  header: StreamHeader,
  dice: Pick<Linked, 'seed' | 'past'>,
  given: readonly StoredStreamOrder[],
  happened: readonly StoredStreamEvent[],
): Linked {
  const { orders, events, links } = chainOf(header.id, dice, given, happened);
  const today = events.map(({ order, event, shape }) => ({ order, event: rules.upcastEvent(event, shape) }));
  const matches = orders.flatMap(({ order }) => booked(order as T['order']) ?? []);
  return {
    ...{ header, ...dice, orders, events, links },
    told: today.map(({ event }) => isTold(event)),
    ends: milestones(links, today, mark),
    era() {
      let state: T['state'] | null = null;
      for (const { event } of today) state = rules.evolve(state, event);
      return state && era(state);
    },
    matches: [...new Set(matches)],
  };
}
