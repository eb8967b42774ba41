import type { MatchEvent, MatchState, Order, Past, Ruleset } from '../rules/kernel/contract.js';
import { diceFrom, type Dice } from '../rules/kernel/dice.js';
import { questionNamed, seatId } from '../rules/kernel/ids.js';
import { isUnnoticed, sinceThen } from '../rules/kernel/past.js';
import { timeline } from '../rules/kernel/rewind.js';
import type { AnyGame } from '../rules/registry.js';
import type { Transcript, TranscriptEvent, TranscriptOrder } from './transcript-form.js';
import { commitmentOf, diceKeys, faceOf, keyAt, type DiceKeys } from './dice.js';
import { canonicalJson, stateHash } from './hash.js';
import { UNCHECKED, wordsOf, wrongEvent, type Tampering, type Unchecked } from './tampering.js';
import { commandToDate, upToDate } from './up-to-date.js';

/** The orders and events of a transcript at proof: each check yields what is wrong, or `null`. */
export class Proof {
  rolls = 0;
  /** Those of them whose seed is still secret. */
  unproved = 0;
  #state: MatchState<AnyGame> | null = null;
  readonly #pasts = new Map<number, Past<AnyGame>>();
  /** The events that have been found right so far. */
  readonly #seen: TranscriptEvent[] = [];
  /** The events that are still to follow from the order at hand; `null` where it is not decided again. */
  #due: MatchEvent<AnyGame>[] | null = null;
  #order: number | null = null;
  #wrong: Tampering | null = null;
  #believed = false;
  /** Reopenings so far. */
  #eras = 0;
  readonly #dice: (first: number) => Dice;
  readonly #keys: DiceKeys;

  constructor(
    private readonly transcript: Transcript,
    private readonly ruleset: Ruleset<AnyGame>,
  ) {
    const { seed, salts, events, eras = [] } = transcript;
    const keys = diceKeys([seed, ...eras.map((era) => era.seed)], salts, eras);
    const recorded = recordedFaces(events);
    this.#keys = keys;
    this.#dice = (first) =>
      diceFrom(first, (index, sides) => {
        const key = keyAt(keys, index);
        return key === null ? recorded(index) : faceOf(key, index, sides);
      });
  }

  seed(): Tampering | null {
    for (const { seed, commitment } of [this.transcript, ...(this.transcript.eras ?? [])]) {
      const found = seed === null ? commitment : commitmentOf(seed);
      if (found !== commitment) return { event: 0, what: 'seed', expected: commitment, found };
    }
    return null;
  }

  /** Every event: its place, its faces, and that it follows from its order; folded as it goes. */
  events(): Tampering | null {
    const { events } = this.transcript;
    let at = 1;
    try {
      const evolve: Ruleset<AnyGame>['evolve'] = (state, event) => this.ruleset.evolve(state, event);
      for (const { stored, after } of timeline<AnyGame, TranscriptEvent>(evolve, this.#checked())) {
        this.#state = after;
        this.#seen.push(stored);
        const until = events[stored.seq]?.at ?? stored.at;
        this.#pasts.set(stored.seq, { state: after, at: this.#stoodSince(stored), until });
        at = Math.min(stored.seq + 1, events.length);
      }
      return this.#wrong ?? this.#missing(events.length) ?? this.#idle();
    } catch (error) {
      return wrongEvent(at, 'an event that the rules know', wordsOf(error));
    }
  }

  /** Since when the match stood as it did right after the last event of an order, to everybody. */
  #stoodSince({ seq, at, order }: TranscriptEvent): number {
    const before = this.#seen.findLastIndex((one) => one.order !== order);
    if (!isUnnoticed(this.#seen.slice(before + 1).map(({ event }) => event))) return at;
    return this.#pasts.get(this.#seen[before]?.seq ?? seq)?.at ?? at;
  }

  outcome(): Tampering | null {
    const { outcome, events, seed: first, eras = [] } = this.transcript;
    const seed = (eras.at(-1) ?? { seed: first }).seed;
    const expected = this.#state?.outcome ?? null;
    if (canonicalJson(expected) !== canonicalJson(outcome)) return wrongEvent(events.length, expected, outcome);
    // A match that is over shows its seed: without it no die could be checked.
    if (seed !== null || expected === null) return null;
    return { event: events.length, what: 'seed', expected: 'the seed of a match that is over', found: null };
  }

  /** The hash of the state, where states have the shape that they had. */
  hash(): Tampering | null {
    const { hash, events, shape } = this.transcript;
    if (shape !== this.ruleset.shape) return null;
    const expected = stateHash(this.#state);
    return hash === expected ? null : { event: events.length, what: 'hash', expected, found: hash };
  }

  unchecked(): readonly Unchecked[] {
    const { shape, withheld } = this.transcript;
    const is = {
      orders: this.#believed,
      state: shape !== this.ruleset.shape,
      sealed: withheld !== undefined,
    } satisfies Record<Unchecked, boolean>;
    return UNCHECKED.filter((what) => is[what]);
  }

  /** The events, each handed out only when it has been found right on the state before it. */
  *#checked(): Generator<TranscriptEvent> {
    for (const [i, written] of this.transcript.events.entries()) {
      const stored = upToDate(this.ruleset, written);
      this.#wrong = this.#place(stored, i + 1) ?? this.#orderOf(stored) ?? this.#content(stored) ?? this.#era(stored);
      if (this.#wrong) return;
      if (stored.event.type === 'Rolled') {
        this.rolls++;
        if (keyAt(this.#keys, stored.event.roll.index) === null) this.unproved++;
      }
      yield stored;
    }
  }

  #place({ seq, at, order }: TranscriptEvent, expected: number): Tampering | null {
    if (seq !== expected) return wrongEvent(expected, { seq: expected }, { seq });
    if (order === null) return null;
    const given = this.transcript.orders[order - 1];
    if (!given || order < (this.#order ?? 0)) return wrongEvent(seq, 'an order that was given', { order });
    return given.at === at ? null : wrongEvent(seq, { at: given.at }, { at });
  }

  /** Where another order begins, what follows from it; all that followed from the one before must have come. */
  #orderOf(stored: TranscriptEvent): Tampering | null {
    if (stored.order === this.#order && this.#order !== null) return null;
    const missing = this.#missing(stored.seq);
    if (missing) return missing;
    this.#order = stored.order;
    this.#due = null;
    const order = this.transcript.orders[(stored.order ?? 0) - 1];
    // Version 1 of the format does not say which order it was.
    if (order?.decisions !== this.ruleset.decisions) {
      this.#believed = true;
      return null;
    }
    const again = this.#again(order, stored.event);
    if (!again.ok) return wrongEvent(stored.seq, { refused: again.error }, stored.event);
    this.#due = [...again.value.events];
    return null;
  }

  /** Decides an order once more, with the same dice: what must have happened, or why nothing could. */
  #again(written: TranscriptOrder, first: MatchEvent<AnyGame>) {
    const { at, seat, as: by, question } = written;
    const order: Order<AnyGame> = {
      by,
      seat: seat === null ? null : seatId(seat),
      question: question === null ? null : questionNamed(question),
      at,
      // A set-up is written down once, in the event that it caused.
      command: first.type === 'Began' ? { type: 'start', setup: first.setup } : commandToDate(this.ruleset, written),
    };
    const to = this.ruleset.returnsTo(this.#state, order);
    return this.ruleset.decide(this.#state, order, {
      dice: this.#dice(this.#state?.diceRolled ?? 0),
      past: to === null ? null : this.#past(to),
    });
  }

  /** An earlier state of the match, with what still counts of what came since. */
  #past(to: number): Past<AnyGame> | null {
    const past = this.#pasts.get(to);
    return past ? { ...past, ...sinceThen<AnyGame>(to, this.#seen) } : null;
  }

  #content({ seq, event }: TranscriptEvent): Tampering | null {
    const due = this.#due ? this.#due.shift() : this.#asDerived(event);
    if (due && canonicalJson(due) === canonicalJson(event)) return null;
    if (due?.type !== 'Rolled' || event.type !== 'Rolled') return wrongEvent(seq, due ?? null, event);
    const { roll } = event;
    const onlyFaces = canonicalJson({ ...due.roll, faces: [] }) === canonicalJson({ ...roll, faces: [] });
    if (!onlyFaces) return wrongEvent(seq, due, event);
    return { event: seq, what: 'face', expected: due.roll.faces, found: roll.faces };
  }

  /** An event that is not decided again: a roll must be of the next dice, and show their faces. */
  #asDerived(event: MatchEvent<AnyGame>): MatchEvent<AnyGame> {
    if (event.type !== 'Rolled') return event;
    const roll = { ...event.roll, index: this.#state?.diceRolled ?? 0 };
    const key = keyAt(this.#keys, roll.index);
    const faces = key === null ? roll.faces : roll.faces.map((_, i) => faceOf(key, roll.index + i, roll.sides));
    return { ...event, roll: { ...roll, faces } };
  }

  /** The dice of a match that was reopened are those of which its events say so. */
  #era({ seq, event }: TranscriptEvent): Tampering | null {
    if (event.type !== 'Reopened' || !('dice' in event)) return null;
    const { seed: _seed, ...told } = this.transcript.eras?.[this.#eras++] ?? { seed: null };
    const expected = { since: event.since, ...event.dice };
    return canonicalJson(expected) === canonicalJson(told) ? null : wrongEvent(seq, told, expected);
  }

  /** An order of a seat always leads to something: one without events has lost them. */
  #idle(): Tampering | null {
    const { orders, events, formatVersion } = this.transcript;
    if (formatVersion === 1) return null;
    const told = new Set(events.map(({ order }) => order));
    const idle = orders.findIndex(({ seat }, i) => seat !== null && !told.has(i + 1));
    return idle < 0 ? null : wrongEvent(events.length, { order: idle + 1 }, null);
  }

  #missing(seq: number): Tampering | null {
    const [missing] = this.#due ?? [];
    return missing ? wrongEvent(seq, missing, null) : null;
  }
}

/** The faces as they were recorded, for dice whose seed is still secret; looked up only then, for what is recorded may not be readable. */
function recordedFaces(events: readonly TranscriptEvent[]): (index: number) => number {
  let known: ReadonlyMap<number, number> | null = null;
  return (index) => {
    known ??= new Map(
      events.flatMap(({ event }) =>
        event.type === 'Rolled' ? event.roll.faces.map((face, i) => [event.roll.index + i, face] as const) : [],
      ),
    );
    const face = known.get(index);
    if (face === undefined) throw new Error(`die ${index} is not recorded`);
    return face;
  };
}
