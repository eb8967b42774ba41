import type { MatchState, Ruleset } from '../rules/kernel/contract.js';
import { timeline, type Moment } from '../rules/kernel/rewind.js';
import { spectator } from '../rules/kernel/seats.js';
import type { AnyGame } from '../rules/registry.js';
import { chainOf, saltOf, type Entry } from './chain.js';
import type { EarlierHolder, SaltOwner, Transcript, TranscriptEvent, TranscriptOrder } from './transcript-form.js';
import { saltsOf } from './dice.js';
import { canonicalJson, stateHash } from './hash.js';
import type { StoredEvent, StoredOrder } from './ports.js';
import type { Holder, MatchHeader } from './header.js';
import { publicKeyOf, signatureOf } from './signature.js';
import { upToDate } from './up-to-date.js';

/**
 * Writes a match down, its events as `stored`, and signs it with `key`, the secret half of a signing key. `seeds`: those of its
 * dice, era by era; that of the dice which may still fall is in it only when the match has ended. Of a running match it goes as far as nothing can be hidden (`shown`), and says nothing of what comes after: not even a
 * leaf of the chain, because how many there are, and that one is another by now, tells that somebody did something.
 */
export function writeTranscript(
  header: MatchHeader,
  seeds: readonly string[],
  ruleset: Ruleset<AnyGame>,
  stored: readonly StoredEvent[],
  orders: readonly StoredOrder[],
  key: string,
): Transcript {
  const over = header.status === 'ended';
  const [seed = '', ...later] = seeds;
  const eras = (header.eras ?? []).map((era, i, all) => ({
    ...era,
    seed: over || i < all.length - 1 ? (later[i] ?? null) : null,
  }));
  const { whole, state } = over ? lastOf(ruleset, stored) : shown(ruleset, stored);
  const numberOf = new Map(orders.map((order, i) => [order.key, i + 1]));
  const next = stored[whole];
  const told = orders
    .slice(0, next ? (numberOf.get(next.order) ?? 1) - 1 : orders.length)
    .map((order, i) => writtenOrder(order, saltOf(seed, 'order', i + 1)));
  const events = stored
    .slice(0, whole)
    .map((event) => writtenEvent(event, numberOf.get(event.order) ?? null, saltOf(seed, 'event', event.seq)));
  const earlier = earlierHolders(stored);
  const saltedBy = saltOwners(header.holders, earlier);
  return signed(
    {
      format: 'arbitre-transcript',
      formatVersion: 3,
      match: header.id,
      locale: header.locale,
      ruleset: header.ruleset,
      shape: ruleset.shape,
      scenario: header.scenario,
      options: header.options,
      commitment: header.commitment,
      seed: over || eras.length > 0 ? seed : null,
      salts: saltsOf(header.holders),
      ...(saltedBy.length > 0 ? { saltedBy } : {}),
      ...(eras.length > 0 ? { eras } : {}),
      seats: Object.fromEntries(header.holders.map(({ seat, side, player }) => [seat ?? side, player])),
      ...(earlier.length > 0 ? { earlier } : {}),
      orders: told,
      events,
      outcome: state?.outcome ?? null,
      hash: stateHash(state),
      chain: chainOf(
        header.id,
        entriesOf(told, events).map(({ content }) => content),
      ),
      publicKey: publicKeyOf(key),
    },
    key,
  );
}

const writtenOrder = (
  { at, seat, player, by, question, command, shape, decisions }: StoredOrder,
  salt: string,
): TranscriptOrder => ({ at, seat, by: player, as: by, question, command, shape, decisions, salt });

const writtenEvent = ({ seq, at, shape, event }: StoredEvent, order: number | null, salt: string): TranscriptEvent => ({
  seq,
  at,
  shape,
  order,
  event,
  salt,
});

/** Who held seats that others hold now. Whoever took a seat keeps it, also when the match goes back to before. */
function earlierHolders(stored: readonly StoredEvent[]): readonly EarlierHolder[] {
  const since = new Map<string, number>();
  return stored.flatMap(({ seq, event }) => {
    if (event.type !== 'Substituted' || !('seat' in event)) return [];
    const from = since.get(event.seat) ?? 1;
    since.set(event.seat, seq);
    return event.from === undefined ? [] : [{ seat: event.seat, player: event.from, from, to: seq }];
  });
}

/** Who brought the salts of a match, in their order: whoever held the seat at the beginning, whose salt it keeps. */
const saltOwners = (holders: readonly Holder[], earlier: readonly EarlierHolder[]): readonly SaltOwner[] =>
  holders
    .filter(({ salt }) => salt !== '')
    .map(({ seat, side, player }) => {
      const place = seat ?? side;
      return { seat: place, player: earlier.find((held) => held.seat === place && held.from === 1)?.player ?? player };
    });

/** What a signature covers: everything but itself. */
export const signedText = ({ signature: _, ...rest }: { readonly signature: string }): string => canonicalJson(rest);

/** A transcript with its signature. */
export const signed = (transcript: Omit<Transcript, 'signature'>, key: string): Transcript => ({
  ...transcript,
  signature: signatureOf(signedText({ ...transcript, signature: '' }), key),
});

/** How many events of a match are written down, from the first on, and the state that they lead to. */
interface Shown {
  readonly whole: number;
  readonly state: MatchState<AnyGame> | null;
}

const momentsOf = (
  ruleset: Ruleset<AnyGame>,
  stored: readonly StoredEvent[],
): readonly Moment<AnyGame, StoredEvent>[] => [
  ...timeline<AnyGame, StoredEvent>(
    (before, event) => ruleset.evolve(before, event),
    stored.map((one) => upToDate(ruleset, one)),
  ),
];

const lastOf = (ruleset: Ruleset<AnyGame>, stored: readonly StoredEvent[]): Shown => ({
  whole: stored.length,
  state: momentsOf(ruleset, stored).at(-1)?.after ?? null,
});

/**
 * How much of a running match anybody may know, whole orders only. Where it ends follows from what everybody knows alone: before
 * the first order of which a spectator is not told all; before the one that first put sealed questions, whose answers may be changed
 * unnoticed; and where something may be said that others are told nothing of, right after the beginning.
 */
function shown(ruleset: Ruleset<AnyGame>, stored: readonly StoredEvent[]): Shown {
  const moments = momentsOf(ruleset, stored);
  const now = moments.at(-1)?.after ?? null;
  const isTold = ({ stored: { event }, before }: Moment<AnyGame, StoredEvent>): boolean =>
    // Steps of the agenda are told to nobody, but they follow from what was told.
    event.type === 'Stepped' || canonicalJson(ruleset.tell(event, before, spectator, now)) === canonicalJson(event);
  const seals = ({ stored: { event } }: Moment<AnyGame, StoredEvent>): boolean =>
    event.type === 'Asked' && 'questions' in event && event.questions.some(({ kind }) => kind === 'sealed');
  const begun = moments[0]?.stored.order;
  const first = moments.find(
    (moment) => !isTold(moment) || seals(moment) || (ruleset.hears(now) && moment.stored.order !== begun),
  )?.stored.order;
  const whole = first === undefined ? moments.length : moments.findIndex(({ stored: { order } }) => order === first);
  return { whole, state: moments[whole - 1]?.after ?? null };
}

/** What a chain takes in: each order, then the events that followed from it. `seq` is `null` for the order itself. */
export function entriesOf(
  orders: readonly TranscriptOrder[],
  events: readonly TranscriptEvent[],
): readonly { readonly order: number; readonly seq: number | null; readonly content: Entry }[] {
  const caused = new Map<number | null, TranscriptEvent[]>();
  for (const event of events) caused.set(event.order, [...(caused.get(event.order) ?? []), event]);
  return orders.flatMap(({ salt, by: _, ...content }, i) => [
    { order: i + 1, seq: null, content: { salt, content } },
    ...(caused.get(i + 1) ?? []).map(({ salt: grain, seq, at, event }) => ({
      order: i + 1,
      seq,
      content: { salt: grain, content: { seq, at, event } },
    })),
  ]);
}

/** The fields that are lists of things that happened: each thing has a line of its own. */
const LISTS: readonly string[] = ['orders', 'events', 'withheld'];

/**
 * A transcript as the one text that it has: a line for each field, in the order of `Transcript`, and one for each order and
 * event; within a line no blanks and keys sorted. Any other text is not what was written.
 */
export function transcriptText(transcript: object): string {
  const fields = Object.entries(transcript).map(([name, value]) => {
    const lines: readonly string[] =
      LISTS.includes(name) && Array.isArray(value) ? value.map((item) => canonicalJson(item)) : [];
    return `${JSON.stringify(name)}:${lines.length > 0 ? `[\n${lines.join(',\n')}\n]` : canonicalJson(value)}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}
