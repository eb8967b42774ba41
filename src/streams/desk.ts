import { createHash } from 'node:crypto';
import type { Act } from '../match/acts.js';
import { commitmentOf, newSeed, seededDice } from '../match/dice.js';
import { streamId, type ChannelId, type Instant, type MatchHeader, type StreamId } from '../match/header.js';
import type { Locale } from '../i18n/locales.js';
import type { Queue } from '../match/queue.js';
import { refuse, type Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import type { Dice } from '../rules/kernel/dice.js';
import type { Era } from '../rules/kernel/stream.js';
import { calls } from './awaited.js';
import { chainOf } from './chain-of.js';
import { eraKey, eraSeed, linkIn, shownEras, type ShownEra } from './eras.js';
import type { KeptTypes, KeyedOrder, Kind, Standing } from './kind.js';
import { milestones, type Milestone } from './links.js';
import {
  isOver,
  type LoadedStream,
  type Member,
  type StoredStreamEvent,
  type StreamBatch,
  type StreamHeader,
  type StreamStore,
} from './ports.js';

/** Where a kind of stream is kept: its orders queue, are decided, and are stored with what follows from them, each once. */

/** A state is kept each time so many events have been added. */
const SNAPSHOT_EVERY = 50;
/** How often an order is decided again because another process was faster. */
const MOST_CONFLICTS = 20;

/** Who founds one, where; `order` is the one with which it begins. */
export interface Founding<T extends KeptTypes> extends Act {
  readonly guild: string | null;
  readonly channel: ChannelId;
  readonly locale: Locale;
  readonly about: unknown;
  readonly order: T['order'];
  readonly members: readonly Omit<Member, 'since'>[];
}

/** What an order led to; `duplicate`: it had been applied before. */
export interface Done<T extends KeptTypes> {
  readonly standing: Standing<T>;
  readonly events: readonly T['event'][];
  readonly duplicate: boolean;
}

type InStream = Act & { readonly stream: StreamId };

/** Who takes part once an order is given, where it changes that: whoever signs up is seated with it. */
interface Seating<T extends KeptTypes> {
  readonly seats?: (before: Standing<T>, events: readonly T['event'][]) => readonly Member[];
}

export interface Desk<T extends KeptTypes> {
  readonly kind: Kind<T>;
  found(act: Founding<T>): Promise<Result<Done<T>, Refusal>>;
  /** Gives an order. `order` may hang on how things stand when its turn has come. */
  submit(
    act: InStream & Seating<T> & { readonly delivers?: number },
    order: (standing: Standing<T>) => Promise<Result<T['order'], Refusal>> | Result<T['order'], Refusal>,
  ): Promise<Result<Done<T>, Refusal>>;
  /** Changes who takes part; `word` says how in the record. */
  seat(
    act: InStream & { readonly word: string },
    change: (standing: Standing<T>) => Result<readonly Member[], Refusal>,
  ): Promise<Result<Done<T>, Refusal>>;
  /** Ends it: it takes no more orders. `mayEnd` says why not yet. */
  close(act: InStream, mayEnd: (standing: Standing<T>) => Refusal | null): Promise<Result<Done<T>, Refusal>>;
  /** Ends it here since it goes on elsewhere, with whoever has that public key. Refused while matches are on. */
  handOver(act: InStream, to: string): Promise<Result<Done<T>, Refusal>>;
  get(stream: StreamId): Promise<Standing<T> | null>;
  /** The newest that goes on in a channel. */
  in(channel: ChannelId): Promise<Standing<T> | null>;
  /** Events from one number to another, inclusive, as they are written today. */
  events(stream: StreamId, from: number, to: number): Promise<readonly Told<T>[]>;
  /** All orders of the rules, with their keys. */
  orders(stream: StreamId): Promise<readonly KeyedOrder<T>[]>;
  /** The secret of its dice, for the house itself. */
  seed(stream: StreamId): Promise<string>;
  /** The eras of its open dice, each with its seed once it is over. */
  shownEras(header: Pick<StreamHeader, 'id' | 'endedAt' | 'moved'>, era: Era): Promise<readonly ShownEra[]>;
  /** The same for everybody, once it is over; `null`: it goes on, here or elsewhere. */
  shownSeed(header: Pick<StreamHeader, 'id' | 'endedAt' | 'moved'>): Promise<string | null>;
}

export interface Told<T extends KeptTypes> {
  readonly seq: number;
  readonly at: Instant;
  readonly event: T['event'];
}

export interface DeskNeeds {
  readonly store: StreamStore;
  readonly queue: Queue;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly committed: (stream: StreamId) => void;
}

/** The id of the stream that an act founds: the same act never founds two. */
export const streamIdOf = (key: string): StreamId =>
  streamId(`s-${createHash('sha256').update(`stream ${key}`, 'utf8').digest('hex').slice(0, 12)}`);

/** Makes the desk of a kind. */
export function createDesk<T extends KeptTypes>(kind: Kind<T>, needs: DeskNeeds): Desk<T> {
  const { store, queue, committed } = needs;
  const { rules } = kind;
  const versions = { shape: rules.shape, decisions: rules.decisions };
  const kept = new Map<StreamId, Standing<T>>();
  const keys = new Map<StreamId, { readonly of: string; readonly key: string }>();

  async function get(stream: StreamId): Promise<Standing<T> | null> {
    const memory = kept.get(stream);
    const header = await store.streamHeader(stream);
    if (header?.kind !== kind.kind) return null;
    if (memory?.header.revision === header.revision) return memory;
    const loaded = await store.loadStream(stream, rules.shape);
    const standing = loaded && folded(loaded);
    if (standing) kept.set(stream, standing);
    return standing;
  }

  function folded({ header, members, snapshot, events }: LoadedStream): Standing<T> {
    // What was kept in today's shape is what the rules wrote.
    let state = (snapshot?.state ?? null) as T['state'] | null;
    for (const { event } of events.map(told)) state = rules.evolve(state, event);
    if (!state) throw new Error(`stream ${header.id} has no events`);
    return { header, members, state };
  }

  const told = ({ seq, at, shape, event }: StoredStreamEvent): Told<T> => ({
    seq,
    at,
    // An event is one that the rules have written, in the shape that it names.
    event: rules.upcastEvent(event as T['event'], shape),
  });

  const batchOf = (
    before: Standing<T> | null,
    after: Standing<T>,
    { key, at, player }: Act,
    word: string,
    order: T['order'] | null,
    events: readonly T['event'][],
  ): StreamBatch => {
    const { version } = after.header;
    const keeps = Math.floor(version / SNAPSHOT_EVERY) > Math.floor((before?.header.version ?? 0) / SNAPSHOT_EVERY);
    const { outbox, mail, deadlines, endedAt } = kind.follows(before, after, events, at);
    const awaited = before ? kind.awaits(before) : [];
    const called = calls(awaited, kind.awaits(after), after.members, player, version);
    return {
      order: { key, at, player, word, order, ...versions },
      events,
      outbox: [...outbox, ...called],
      mail,
      deadlines,
      ...(endedAt === undefined ? {} : { endedAt }),
      ...(before?.members === after.members ? {} : { members: after.members }),
      snapshot: keeps ? after.state : null,
    };
  };

  async function attempt(
    act: InStream,
    prepare: (standing: Standing<T>) => Promise<Result<Prepared<T>, Refusal>>,
  ): Promise<Result<Done<T>, Refusal>> {
    for (let tries = 0; tries < MOST_CONFLICTS; tries++) {
      const standing = await get(act.stream);
      if (!standing) return fail(refuse('stream/none'));
      const before = await doneBefore(act, standing);
      if (before) return ok(before);
      const { endedAt, moved } = standing.header;
      if (endedAt !== null) return fail(refuse(moved === null ? 'stream/over' : 'stream/moved'));
      const prepared = await prepare(standing);
      if (!prepared.ok) return prepared;
      const { after, batch, events } = prepared.value;
      switch (await store.appendStream(act.stream, standing.header.revision, batch)) {
        case 'appended':
          kept.set(act.stream, after);
          committed(act.stream);
          return ok({ standing: after, events, duplicate: false });
        case 'duplicate':
          kept.delete(act.stream);
          return ok({ standing, events: [], duplicate: true });
        case 'conflict':
          kept.delete(act.stream);
      }
    }
    throw new Error(`stream ${act.stream}: another process was faster ${MOST_CONFLICTS} times`);
  }

  /** The open dice of the era that a stream is in; the key of one is reckoned once. */
  async function openIn({ header, state }: Standing<T>, secret: string): Promise<{ readonly open?: Dice }> {
    const era = kind.era(state);
    if (!era) return {};
    // One that comes back from elsewhere goes on by other dice.
    const of = `${header.commitment} ${era.number}`;
    const known = keys.get(header.id);
    if (known?.of === of) return { open: seededDice(known.key, era.rolled) };
    const link = era.after === null ? null : linkIn(await endsOf(header, secret), era.after);
    const key = eraKey(eraSeed(secret, era.number), link);
    keys.set(header.id, { of, key });
    return { open: seededDice(key, era.rolled) };
  }

  /** The ends of its turns so far; what is added meanwhile changes none of them. */
  async function endsOf({ id, version }: StreamHeader, seed: string): Promise<readonly Milestone[]> {
    const events = await store.streamEvents(id, 1, version);
    const { links, events: chained } = chainOf(
      id,
      { seed, past: await store.pastDice(id) },
      await store.streamOrders(id),
      events,
    );
    const today = chained.map(({ order, event, shape }) => ({ order, event: rules.upcastEvent(event, shape) }));
    return milestones(links, today, kind.mark);
  }

  /** What was applied before is not decided again, nor refused. */
  async function doneBefore({ key, stream }: InStream, standing: Standing<T>): Promise<Done<T> | null> {
    const orders = await store.streamOrders(stream);
    return orders.some((order) => order.key === key) ? { standing, events: [], duplicate: true } : null;
  }

  const inTurn = <Answer>(stream: StreamId, job: () => Promise<Answer>): Promise<Answer> => queue.run(stream, job);

  return {
    kind,
    get,
    async found(act) {
      const id = streamIdOf(act.key);
      return inTurn(id, async () => {
        const earlier = await get(id);
        if (earlier) return ok({ standing: earlier, events: [], duplicate: true });
        const seed = newSeed(needs.randomBytes);
        const decided = rules.decide(null, act.order, { dice: seededDice(seed, 0) });
        if (!decided.ok) return decided;
        const { events, state, order } = decided.value;
        const { guild, channel, locale, about, player, at } = act;
        const members = act.members.map((member) => ({ ...member, since: at }));
        const header = {
          ...{ id, kind: kind.kind, guild, channel, locale, about, owner: player, createdAt: at },
          ...{ endedAt: null, moved: null },
          ...{ commitment: commitmentOf(seed), version: events.length, revision: 1 },
        };
        const standing = { header, members, state };
        const made = await store.found(header, seed, batchOf(null, standing, act, order.command.type, order, events));
        if (made === 'taken') return fail(refuse('stream/channel-taken'));
        kept.set(id, standing);
        committed(id);
        return ok({ standing, events, duplicate: made === 'duplicate' });
      });
    },
    submit: (act, order) =>
      inTurn(act.stream, () =>
        attempt(act, async (standing) => {
          const given = await order(standing);
          if (!given.ok) return given;
          const secret = await store.streamSeed(act.stream);
          const dice = seededDice(secret, standing.state.diceRolled);
          const decided = rules.decide(standing.state, given.value, { dice, ...(await openIn(standing, secret)) });
          if (!decided.ok) return decided;
          const { events, state } = decided.value;
          const header = advanced(standing.header, events.length);
          const members = act.seats?.(standing, events) ?? standing.members;
          const after = { ...standing, header, members, state };
          const batch = batchOf(standing, after, act, given.value.command.type, decided.value.order, events);
          const delivers = act.delivers === undefined ? {} : { delivers: act.delivers };
          return ok({ after: ended(after, batch), events, batch: { ...batch, ...delivers } });
        }),
      ),
    seat: (act, change) =>
      inTurn(act.stream, () =>
        attempt(act, (standing) => {
          const members = change(standing);
          if (!members.ok) return Promise.resolve(members);
          const after = { ...standing, header: advanced(standing.header, 0), members: members.value };
          return Promise.resolve(ok({ after, events: [], batch: batchOf(standing, after, act, act.word, null, []) }));
        }),
      ),
    close: (act, mayEnd) =>
      inTurn(act.stream, () =>
        attempt(act, (standing) => {
          const refusal = mayEnd(standing);
          if (refusal) return Promise.resolve(fail(refusal));
          const after = { ...standing, header: { ...advanced(standing.header, 0), endedAt: act.at } };
          const batch = { ...batchOf(standing, after, act, 'end', null, []), deadlines: [], endedAt: act.at };
          return Promise.resolve(ok({ after, events: [], batch }));
        }),
      ),
    handOver: (act, moved) =>
      inTurn(act.stream, () =>
        attempt(act, (standing) => {
          const subjects = kind.matchesOn(standing.state);
          if (subjects.length > 0) return Promise.resolve(fail(refuse('stream/matches-on', { subjects })));
          const after = { ...standing, header: { ...advanced(standing.header, 0), endedAt: act.at, moved } };
          const batch = {
            ...batchOf(standing, after, act, 'hand-over', null, []),
            deadlines: [],
            endedAt: act.at,
            moved,
          };
          return Promise.resolve(ok({ after, events: [], batch }));
        }),
      ),
    async in(channel) {
      const [newest] = await store.streamsIn(kind.kind, channel);
      return newest ? get(newest.id) : null;
    },
    events: async (stream, from, to) => (await store.streamEvents(stream, from, to)).map(told),
    async orders(stream) {
      const all = await store.streamOrders(stream);
      // An order is one that the rules have taken.
      return all.flatMap(({ key, order }) => (order === null ? [] : [{ key, order: order as T['order'] }]));
    },
    seed: (stream) => store.streamSeed(stream),
    shownEras: async (header, era) =>
      shownEras(
        { seed: await store.streamSeed(header.id), past: await store.pastDice(header.id) },
        era,
        isOver(header),
      ),
    shownSeed: async (header) => (isOver(header) ? store.streamSeed(header.id) : null),
  };
}

interface Prepared<T extends KeptTypes> {
  readonly after: Standing<T>;
  readonly events: readonly T['event'][];
  readonly batch: StreamBatch;
}

const advanced = <H extends Pick<MatchHeader, 'version' | 'revision'>>(header: H, events: number): H => ({
  ...header,
  version: header.version + events,
  revision: header.revision + 1,
});

const ended = <T extends KeptTypes>(standing: Standing<T>, { endedAt }: StreamBatch): Standing<T> =>
  endedAt === undefined ? standing : { ...standing, header: { ...standing.header, endedAt } };
