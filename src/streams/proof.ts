import { rulesetOf } from '../games/index.js';
import { asItStood } from '../match/as-it-stood.js';
import { saltOf } from '../match/chain.js';
import { commitmentOf, seededDice } from '../match/dice.js';
import { canonicalJson } from '../match/hash.js';
import { readTranscript, replayTranscript } from '../match/read-transcript.js';
import type { Transcript } from '../match/transcript-form.js';
import { upToDate } from '../match/up-to-date.js';
import type { MatchEvent, MatchState } from '../rules/kernel/contract.js';
import { diceFrom, type Dice, type Roll } from '../rules/kernel/dice.js';
import type { Era } from '../rules/kernel/stream.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import { differs, seedOf, type Archive, type Difference } from './archive.js';
import { eraKey, eraSecret, eraSeed } from './eras.js';
import { milestones, orderLinks, type LinkedEvent } from './links.js';
import type { Audited, CountedTypes } from './offline-stream.js';

/**
 * Proves an archive: its chain and the ends of its turns, that each order led to its events, that all balances after every event,
 * and that each match was booked as it stood then. While the campaign goes on, what waits for its seed is left out: the dice, and
 * orders that draw or play what is held in secret.
 */

/** What proving an archive led to; `first` says at which event, or in which match, something differs. */
export type ArchiveVerdict =
  | {
      readonly ok: true;
      readonly battles: number;
      readonly events: number;
      readonly rolls: number;
      readonly hash: string;
      /** The turns or rounds that are over. */
      readonly milestones: number;
      /** Only while it goes on: events that not everybody may know yet, and orders that wait for them or for the seed. */
      readonly hidden?: number;
      readonly waiting?: number;
      /** Only while it goes on: open dice that follow from the seeds of turns that are over. */
      readonly proved?: number;
      /** Orders that earlier rules decided: they are not decided again. */
      readonly earlier?: number;
      /** Matches that were booked and go on, whose transcript does not reach so far: they are proved when they are over. */
      readonly unproved?: readonly string[];
    }
  | { readonly ok: false; readonly first: Difference };

/** A match as it stood when it was booked. */
export interface Booked {
  readonly match: string;
  readonly hash: string;
  readonly ruleset: RulesetId;
  readonly end: MatchState<AnyGame>;
  readonly events: readonly { readonly seq: number; readonly event: MatchEvent<AnyGame> }[];
}

/** What an order books of a match, and what it should book by the match itself; `told`: `null` where the state knows of no such match. */
interface Booking<T extends CountedTypes> {
  readonly match: string;
  readonly hash: string;
  readonly found: unknown;
  readonly told: (state: T['state'], booked: Booked) => unknown;
}

/** A stream whose archives can be proved. */
export interface Provable<T extends CountedTypes> {
  readonly of: Audited<T>;
  /** What an order books of a match; `null`: it books none. */
  readonly books: (order: T['order']) => Booking<T> | null;
}

/** The text of a match's transcript, proved by itself; `null`: it is not there. */
export type Transcripts = (
  match: string,
) => Promise<{ readonly ok: true; readonly text: string } | { readonly ok: false; readonly first: unknown } | null>;

export async function prove<T extends CountedTypes>(
  archive: Archive,
  { of, books }: Provable<T>,
  transcripts: Transcripts,
): Promise<ArchiveVerdict> {
  const wrong = saltedOtherwise(archive) ?? linkedOtherwise(archive, of) ?? seededOtherwise(archive);
  if (wrong) return { ok: false, first: wrong };
  const again = new Again(archive, of);
  const unproved = new Set<string>();
  const battles = new Set<string>();
  for (const [i, { order: given, shape }] of archive.orders.entries()) {
    // What stands in an archive is an order of these rules: deciding it again shows that.
    const order = { ...given, command: of.rules.upcastCommand(given.command, shape) } as unknown as T['order'];
    const booking = books(order);
    if (booking && again.state) {
      battles.add(booking.match);
      const first = await bookedOtherwise(booking, again.state, again.seq, transcripts);
      if (first === 'unproved' && archive.seed === null) unproved.add(booking.match);
      else if (first === 'unproved') return differs(again.seq, 'battle', booking.match, null);
      else if (first) return { ok: false, first };
    }
    const first = again.decide(order, i + 1);
    if (first) return { ok: false, first };
  }
  const { seq, hidden, waiting, earlier, proved, state } = again;
  const now = state && of.era(state);
  const shown = archive.eras?.length ?? 0;
  if (now && shown < now.number) return differs(seq, 'seed', now.number, shown);
  if (seq !== archive.events.length) return differs(seq + 1, 'event', null, archive.events[seq]);
  return {
    ok: true,
    battles: battles.size,
    events: seq,
    rolls: (state?.diceRolled ?? 0) + (state?.openRolled ?? 0),
    hash: archive.chain,
    milestones: archive.milestones.length,
    ...(archive.seed === null ? { hidden, waiting, ...(archive.eras ? { proved } : {}) } : {}),
    ...(earlier > 0 ? { earlier } : {}),
    ...(unproved.size > 0 ? { unproved: [...unproved] } : {}),
  };
}

/** Where the seed is known, the salts of all entries follow from it. */
function saltedOtherwise(archive: Archive): Difference | null {
  const { orders, events } = archive;
  for (const [i, { salt }] of orders.entries()) {
    const seed = seedOf(archive, 'order', i + 1);
    const expected = seed === null ? salt : saltOf(seed, 'order', i + 1);
    if (salt !== expected) return { event: 0, what: 'hash', expected, found: salt };
  }
  for (const [i, event] of events.entries()) {
    const seed = seedOf(archive, 'event', i + 1);
    const expected = seed === null ? null : saltOf(seed, 'event', i + 1);
    const found = 'leaf' in event ? null : event.salt;
    if (expected !== null && found !== expected) return { event: i + 1, what: 'hash', expected, found };
  }
  return null;
}

/** The eras of open dice: each seed has its fingerprint, follows from the secret where that is known, and is there once its turn is over. */
function seededOtherwise({ seed, past = [], eras = [], milestones: ends }: Archive): Difference | null {
  for (const [i, { number, commitment, seed: own }] of eras.entries()) {
    const secret = eraSecret({ seed, past }, i + 1);
    const follows = secret === null ? own : eraSeed(secret, i + 1);
    if (number !== i + 1 || (own !== null && own !== follows) || (follows === null && i < ends.length)) {
      return { event: ends[i]?.event ?? 0, what: 'seed', expected: follows, found: own };
    }
    const expected = follows === null ? commitment : commitmentOf(follows);
    if (commitment !== expected) return { event: ends[i]?.event ?? 0, what: 'seed', expected, found: commitment };
  }
  return null;
}

/** The chain, and the links that were shown at the ends of turns or rounds. */
function linkedOtherwise<T extends CountedTypes>(archive: Archive, { mark }: Audited<T>): Difference | null {
  const { stream, orders, events, chain } = archive;
  const links = orderLinks(stream, orders, events);
  const found = links.at(-1) ?? '';
  if (found !== chain) return { event: events.length, what: 'hash', expected: found, found: chain };
  const told = events.map((event) => ('leaf' in event ? { order: event.order } : event));
  // What is no event of these rules is not the end of anything either.
  const ends = milestones(links, told, mark as (event: { readonly type: string }) => string | null);
  const at = ends.findIndex((end, i) => canonicalJson(end) !== canonicalJson(archive.milestones[i] ?? null));
  const more = archive.milestones[ends.length];
  if (at < 0 && !more) return null;
  const shown = archive.milestones[Math.max(at, 0)];
  return { event: ends[at]?.event ?? more?.event ?? 0, what: 'hash', expected: ends[at] ?? null, found: shown ?? more };
}

/** What differs between what an order books and the match as it stood; `unproved`: its transcript does not reach so far. */
async function bookedOtherwise<T extends CountedTypes>(
  { match, hash, found, told }: Booking<T>,
  state: T['state'],
  event: number,
  transcripts: Transcripts,
): Promise<Difference | 'unproved' | null> {
  const transcript = await transcripts(match);
  if (!transcript) return 'unproved';
  if (!transcript.ok) return { event, what: 'battle', expected: match, found: transcript.first };
  const booked = standing(readTranscript(transcript.text), hash);
  if (booked === 'ahead') return 'unproved';
  if (!booked)
    return { event, what: 'battle', expected: `match ${match} when its chain ended with ${hash}`, found: null };
  const expected = told(state, booked);
  return canonicalJson(expected) === canonicalJson(found) ? null : { event, what: 'battle', expected, found };
}

/** A match as it stood when its chain had a link; `ahead`: it goes on, and that much of it may not be shown; `null`: it never stood so. */
function standing(transcript: Transcript, hash: string): Booked | 'ahead' | null {
  const then = asItStood(transcript, hash);
  if (!then) return transcript.outcome === null ? 'ahead' : null;
  const rules = rulesetOf(then.ruleset);
  const { state: end } = replayTranscript(then, rules);
  const events = then.events.map((stored) => upToDate(rules, stored));
  return end && { match: then.match, hash, ruleset: then.ruleset, end, events };
}

/** An archive whose orders are decided again, one by one. */
class Again<T extends CountedTypes> {
  state: T['state'] | null = null;
  /** So many of its events are folded. */
  seq = 0;
  hidden = 0;
  waiting = 0;
  earlier = 0;
  /** Open dice that follow from a seed that is shown. */
  proved = 0;

  constructor(
    private readonly archive: Archive,
    private readonly of: Audited<T>,
  ) {}

  /** Decides an order and folds its events; what differs, if anything does. */
  decide(order: T['order'], number: number): Difference | null {
    const own = this.#eventsOf(number);
    const first = this.#decidedOtherwise(order, number, own) ?? this.#folded(own);
    if (first || this.hidden > 0) return first;
    const wrong = this.state ? this.of.afterOrder(this.state) : [];
    return wrong.length > 0 ? { event: this.seq, what: 'ledger', expected: [], found: wrong } : null;
  }

  #eventsOf(number: number): readonly LinkedEvent[] {
    const from = this.archive.events.slice(this.seq);
    const end = from.findIndex(({ order }) => order !== number);
    return end < 0 ? from : from.slice(0, end);
  }

  #decidedOtherwise(order: T['order'], number: number, own: readonly LinkedEvent[]): Difference | null {
    const { rules, isSecret, isTold } = this.of;
    if (this.archive.orders[number - 1]?.decisions !== rules.decisions) {
      this.earlier++;
      return null;
    }
    const told = this.#told(own);
    const seed = seedOf(this.archive, 'order', number);
    const cast = this.#castOtherwise(told, number);
    if (cast) return cast;
    if (seed === null && (told.length < own.length || isSecret(order))) {
      this.waiting++;
      return null;
    }
    const dice = seed === null ? diceShown(told) : seededDice(seed, this.state?.diceRolled ?? 0);
    const decided = rules.decide(this.state, order, { dice, open: this.#openDice(number) ?? dice });
    if (!decided.ok) return { event: this.seq + 1, what: 'order', expected: decided.error, found: order };
    const { events } = decided.value;
    // Without knowing what is held nobody can say what is left to be drawn.
    if (seed === null && !events.every(isTold)) {
      this.waiting++;
      return null;
    }
    const most = Math.max(events.length, told.length);
    const at = Array.from({ length: most }, (_, i) => i).find(
      (i) => canonicalJson(events[i] ?? null) !== canonicalJson(told[i] ?? null),
    );
    return at === undefined
      ? null
      : { event: this.seq + at + 1, what: 'event', expected: events[at] ?? null, found: told[at] ?? null };
  }

  /** The era that open dice are in, with its key; `null` where all dice are of one, and the key where it is not shown yet. */
  #era(order: number): { readonly era: Era; readonly key: string | null } | null {
    const era = this.state && this.of.era(this.state);
    if (!era) return null;
    const { past = [], eras = [], milestones: ends } = this.archive;
    const secret = seedOf(this.archive, 'order', order);
    // A turn in which it was handed over ends by other dice than it began by: the first of them wait for the end of all.
    const isSplit = past.some(({ orders, era: last }) => order <= orders && last === era.number);
    const shown = isSplit ? null : eras.find(({ number }) => number === era.number)?.seed;
    const seed = secret === null ? shown : eraSeed(secret, era.number);
    const link = era.after === null ? null : ends.find(({ of }) => of === era.after)?.link;
    return { era, key: seed === null || seed === undefined || link === undefined ? null : eraKey(seed, link) };
  }

  /** The open dice, where their seed is shown; `null`: those that are told have to do. */
  #openDice(order: number): Dice | null {
    const now = this.#era(order);
    return now && now.key !== null ? seededDice(now.key, now.era.rolled) : null;
  }

  /** The first open die of an order that shows another face than follows from the seed of its era; also of orders that wait for the other. */
  #castOtherwise(told: readonly T['event'][], order: number): Difference | null {
    const dice = this.archive.seed === null ? this.#openDice(order) : null;
    if (!dice) return null;
    for (const roll of rollsIn(told)) {
      const expected = dice.roll(roll.faces.length, roll.sides, roll.purpose);
      if (canonicalJson(roll) !== canonicalJson(expected))
        return { event: this.seq + 1, what: 'event', expected, found: roll };
      this.proved += roll.faces.length;
    }
    return null;
  }

  #told(own: readonly LinkedEvent[]): readonly T['event'][] {
    const { rules } = this.of;
    return own.flatMap((one) => ('leaf' in one ? [] : [rules.upcastEvent(one.event, one.shape)]));
  }

  #folded(own: readonly LinkedEvent[]): Difference | null {
    const { rules, afterEvent } = this.of;
    for (const one of own) {
      this.seq++;
      if ('leaf' in one) {
        this.hidden++;
        if (this.state) this.state = this.of.unseen(this.state);
        continue;
      }
      this.state = rules.evolve(this.state, rules.upcastEvent(one.event, one.shape));
      const wrong = afterEvent(this.state);
      if (wrong.length > 0) return { event: this.seq, what: 'ledger', expected: [], found: wrong };
    }
    return null;
  }
}

/** Dice that fall as events say that they fell; what nobody was shown is a 1. */
function diceShown(events: readonly object[]): Dice {
  const faces = new Map(
    rollsIn(events).flatMap(({ index, faces: shown }) => shown.map((face, i) => [index + i, face] as const)),
  );
  const first = Math.min(...faces.keys());
  return diceFrom(Number.isFinite(first) ? first : 0, (index) => faces.get(index) ?? 1);
}

function rollsIn(value: unknown): readonly Roll[] {
  if (Array.isArray(value)) return value.flatMap(rollsIn);
  if (typeof value !== 'object' || value === null) return [];
  return isRoll(value) ? [value] : Object.values(value).flatMap(rollsIn);
}

const isRoll = (value: object): value is Roll =>
  'index' in value && typeof value.index === 'number' && 'faces' in value && Array.isArray(value.faces);
