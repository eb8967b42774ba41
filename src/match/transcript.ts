import type { MatchState, Ruleset } from '../rules/kernel/contract.js';
import { timeline, type Moment } from '../rules/kernel/rewind.js';
import { spectator } from '../rules/kernel/seats.js';
import type { AnyGame } from '../rules/registry.js';
import { chainOf, leafOf, saltOf, type Entry } from './chain.js';
import type {
  EarlierHolder,
  SaltOwner,
  Transcript,
  TranscriptEvent,
  TranscriptOrder,
  Withheld,
} from './transcript-form.js';
import { saltsOf } from './dice.js';
import { canonicalJson, stateHash } from './hash.js';
import type { StoredEvent, StoredOrder } from './ports.js';
import type { Holder, MatchHeader } from './header.js';
import { publicKeyOf, signatureOf } from './signature.js';
import { upToDate } from './up-to-date.js';

/**
 * Writes a match down, its events as `stored`, and signs it with `key`, the secret half of a signing key. The seed is in it only when the match has
 * ended. Of a running match it goes as far as a spectator may know everything. Of what comes after, the orders that lie sealed
 * are there as leaves of the chain, so that nobody can change them any more; what is told to nobody, and all after it, is not
 * in it at all: that it is there would give it away.
 */
export function writeTranscript(
  header: MatchHeader,
  seed: string,
  ruleset: Ruleset<AnyGame>,
  stored: readonly StoredEvent[],
  orders: readonly StoredOrder[],
  key: string,
): Transcript {
  const over = header.status === 'ended';
  const { whole, known, state } = shown(ruleset, stored, over);
  const numberOf = new Map(orders.map((order, i) => [order.key, i + 1]));
  /** How many orders come before the one that caused an event; all where there is no such event. */
  const ordersBefore = (event: StoredEvent | undefined): number =>
    event ? (numberOf.get(event.order) ?? 1) - 1 : orders.length;
  const told = orders
    .slice(0, ordersBefore(stored[known]))
    .map((order, i) => writtenOrder(order, saltOf(seed, 'order', i + 1)));
  const events = stored
    .slice(0, known)
    .map((event) => writtenEvent(event, numberOf.get(event.order) ?? null, saltOf(seed, 'event', event.seq)));
  const wholeOrders = Math.min(told.length, ordersBefore(stored[whole]));
  const entries = entriesOf(told, events);
  const withheld = entries.flatMap(({ order, seq, content }): readonly Withheld[] => {
    if (order <= wholeOrders) return [];
    return [seq === null ? { order, leaf: leafOf(content) } : { seq, leaf: leafOf(content) }];
  });
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
      seed: over ? seed : null,
      salts: saltsOf(header.holders),
      ...(saltedBy.length > 0 ? { saltedBy } : {}),
      seats: Object.fromEntries(header.holders.map(({ seat, side, player }) => [seat ?? side, player])),
      ...(earlier.length > 0 ? { earlier } : {}),
      orders: told.slice(0, wholeOrders),
      events: events.slice(0, whole),
      ...(withheld.length > 0 ? { withheld } : {}),
      outcome: state?.outcome ?? null,
      hash: stateHash(state),
      chain: chainOf(
        header.id,
        entries.map(({ content }) => content),
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

/**
 * How many events from the first on a spectator may know wholly, those of whole orders only, and the state that they lead to;
 * and how many they know of, what lies sealed included.
 */
function shown(
  ruleset: Ruleset<AnyGame>,
  stored: readonly StoredEvent[],
  everything: boolean,
): { readonly whole: number; readonly known: number; readonly state: MatchState<AnyGame> | null } {
  const evolve: Ruleset<AnyGame>['evolve'] = (before, event) => ruleset.evolve(before, event);
  const events = stored.map((one) => upToDate(ruleset, one));
  const moments = [...timeline<AnyGame, StoredEvent>(evolve, events)];
  const now = moments.at(-1)?.after ?? null;
  const firstThat = (is: (moment: Moment<AnyGame, StoredEvent>) => boolean): number => {
    const first = everything ? undefined : moments.find(is)?.stored.order;
    return first === undefined ? moments.length : moments.findIndex(({ stored: { order } }) => order === first);
  };
  const toldOf = ({ stored: { event }, before }: Moment<AnyGame, StoredEvent>) =>
    ruleset.tell(event, before, spectator, now);
  const known = firstThat((moment) => moment.stored.event.type !== 'Stepped' && toldOf(moment) === null);
  // Steps of the agenda are told to nobody, but they follow from what was told.
  const whole = firstThat(
    (moment) =>
      moment.stored.event.type !== 'Stepped' && canonicalJson(toldOf(moment)) !== canonicalJson(moment.stored.event),
  );
  return { whole, known: Math.max(whole, known), state: moments[whole - 1]?.after ?? null };
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
