import type { MatchEvent, MatchState, Ruleset } from '../rules/kernel/contract.js';
import { timeline } from '../rules/kernel/rewind.js';
import { spectator } from '../rules/kernel/seats.js';
import type { AnyGame } from '../rules/registry.js';
import type { EarlierHolder, SaltOwner, Transcript } from './contract.js';
import { saltsOf } from './dice.js';
import { canonicalJson, stateHash } from './hash.js';
import type { Holder, MatchHeader, StoredEvent, StoredOrder } from './ports.js';
import { publicKeyOf, signatureOf } from './signature.js';
import { upToDate } from './up-to-date.js';

/**
 * Writes a match down, its events as `stored`, and signs it with `key`, the secret half of a signing key. The seed is in it only when the match has
 * ended. Of a running match it goes as far as a spectator may know everything: the order that brought something sealed or
 * hidden, and all after it, waits for the end, because a state could not be folded without it and its hash would give it away.
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
  const { events, state } = shown(ruleset, stored, over);
  const hidden = new Set(stored.slice(events.length).map((event) => event.order));
  const told = orders.filter((order) => !hidden.has(order.key));
  const earlier = earlierHolders(stored);
  const saltedBy = saltOwners(header.holders, earlier);
  const numbers = new Map(told.map((order, i) => [order.key, i + 1]));
  return signed(
    {
      format: 'arbitre-transcript',
      formatVersion: 2,
      match: header.id,
      locale: header.locale,
      ruleset: header.ruleset,
      rules: ruleset.version,
      scenario: header.scenario,
      options: header.options,
      commitment: header.commitment,
      seed: over ? seed : null,
      salts: saltsOf(header.holders),
      ...(saltedBy.length > 0 ? { saltedBy } : {}),
      seats: Object.fromEntries(header.holders.map(({ seat, side, player }) => [seat ?? side, player])),
      ...(earlier.length > 0 ? { earlier } : {}),
      orders: told.map(({ at, seat, player, by, command }) => ({ at, seat, by: player, as: by, command })),
      events: events.map(({ seq, at, rules, order, event }) => ({
        seq,
        at,
        rules,
        order: numbers.get(order) ?? null,
        event,
      })),
      hash: stateHash(state, ruleset.options),
      publicKey: publicKeyOf(key),
    },
    key,
  );
}

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
export const signedText = ({ signature: _, ...rest }: Transcript): string => canonicalJson(rest);

/** A transcript with its signature. */
export const signed = (transcript: Omit<Transcript, 'signature'>, key: string): Transcript => ({
  ...transcript,
  signature: signatureOf(signedText({ ...transcript, signature: '' }), key),
});

/** The events before the first order of which a spectator is not told everything, and the state that they lead to. */
function shown(
  ruleset: Ruleset<AnyGame>,
  stored: readonly StoredEvent[],
  everything: boolean,
): { readonly events: readonly StoredEvent[]; readonly state: MatchState<AnyGame> | null } {
  let state: MatchState<AnyGame> | null = null;
  let whole: MatchState<AnyGame> | null = null;
  const evolve: Ruleset<AnyGame>['evolve'] = (before, event) => ruleset.evolve(before, event);
  let order: string | null = null;
  const events = stored.map((one) => upToDate(ruleset, one));
  const moments = [...timeline<AnyGame, StoredEvent>(evolve, events)];
  const now = moments.at(-1)?.after ?? null;
  for (const { stored: one, before, after } of moments) {
    if (one.order !== order) whole = state;
    order = one.order;
    if (!everything && !isPublic(ruleset, one.event, before, now)) {
      return {
        events: stored.slice(
          0,
          stored.findIndex((other) => other.order === order),
        ),
        state: whole,
      };
    }
    state = after;
  }
  return { events: stored, state };
}

/** Steps of the agenda are told to nobody, but they follow from what was told. */
function isPublic(
  ruleset: Ruleset<AnyGame>,
  event: MatchEvent<AnyGame>,
  before: MatchState<AnyGame> | null,
  now: MatchState<AnyGame> | null,
): boolean {
  if (event.type === 'Stepped') return true;
  return canonicalJson(ruleset.tell(event, before, spectator, now)) === canonicalJson(event);
}

/** The fields that are lists of things that happened: each thing has a line of its own. */
const LISTS: readonly string[] = ['orders', 'events'];

/**
 * A transcript as the one text that it has: a line for each field, in the order of `Transcript`, and one for each order and
 * event; within a line no blanks and keys sorted. Any other text is not what was written.
 */
export function transcriptText(transcript: Transcript): string {
  const fields = Object.entries(transcript).map(([name, value]) => {
    const lines: readonly string[] =
      LISTS.includes(name) && Array.isArray(value) ? value.map((item) => canonicalJson(item)) : [];
    return `${JSON.stringify(name)}:${lines.length > 0 ? `[\n${lines.join(',\n')}\n]` : canonicalJson(value)}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}
