import { z } from 'zod';
import type { MatchEvent, MatchState, Past, Ruleset } from '../rules/kernel/contract.js';
import { diceFrom, type Dice, type Roll } from '../rules/kernel/dice.js';
import { timeline } from '../rules/kernel/rewind.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { Transcript, TranscriptEvent } from './contract.js';
import { commitmentOf, diceKey, faceOf, seededDice } from './dice.js';
import { canonicalJson, stateHash } from './hash.js';
import { decideAgain, goesBackTo } from './decide-again.js';
import { readTranscript } from './read-transcript.js';
import { isSignedBy } from './signature.js';
import { signedText, transcriptText } from './transcript.js';
import { upToDate } from './up-to-date.js';

/**
 * The first thing found wrong in a transcript, in the order in which it is checked: the `seed` against the fingerprint of the
 * lobby; then event by event each `face` against seed and salts, and the `event` against what the rules make of its order; the
 * `hash` against the state that the events lead to; the `signature` against the text, down to its last byte. `event`: the
 * number of the event concerned, 0 where none is.
 */
export interface Tampering {
  readonly event: number;
  readonly what: 'face' | 'hash' | 'seed' | 'event' | 'signature';
  readonly expected: unknown;
  readonly found: unknown;
}

/** What checking a transcript led to. `rolls` were derived again; `unproved` have to wait until the seed is shown. */
export type Verdict =
  | { readonly ok: true; readonly rolls: number; readonly unproved: number; readonly hash: string }
  | { readonly ok: false; readonly first: Tampering };

/**
 * Checks a transcript as it lies in a file, byte for byte. Never throws for what is in it. `signer`: the public key that must
 * have signed it; left out, that which it names, so that a whole transcript signed anew by somebody else is not found.
 */
export function verifyTranscript(
  bytes: Uint8Array,
  rulesetOf: (id: RulesetId) => Ruleset<AnyGame>,
  signer?: string,
): Verdict {
  const text = Buffer.from(bytes).toString('utf8');
  let transcript: Transcript;
  try {
    transcript = readTranscript(text);
  } catch (error) {
    return { ok: false, first: unreadable(error, text) };
  }
  const proof = new Proof(transcript, rulesetOf(transcript.ruleset));
  const first =
    proof.seed() ?? proof.events() ?? proof.hash() ?? proof.signature(signer) ?? otherBytes(transcript, bytes);
  if (first) return { ok: false, first };
  const { rolls } = proof;
  const proved = transcript.seed === null ? 0 : rolls;
  return { ok: true, rolls: proved, unproved: rolls - proved, hash: transcript.hash };
}

/** A transcript at proof: each check yields what is wrong, or `null`. */
class Proof {
  rolls = 0;
  #state: MatchState<AnyGame> | null = null;
  readonly #pasts = new Map<number, Past<AnyGame>>();
  /** The events that are still to follow from the order at hand; `null` where it cannot be decided again. */
  #due: MatchEvent<AnyGame>[] | null = null;
  #order: number | null = null;
  #wrong: Tampering | null = null;
  readonly #dice: (first: number) => Dice;
  readonly #faces: ((roll: Roll) => readonly number[]) | null;

  constructor(
    private readonly transcript: Transcript,
    private readonly ruleset: Ruleset<AnyGame>,
  ) {
    const { seed, salts, events } = transcript;
    if (seed === null) {
      this.#faces = null;
      this.#dice = (first) => recordedDice(events, first);
    } else {
      const key = diceKey(seed, salts);
      this.#faces = ({ index, sides, faces }) => faces.map((_, i) => faceOf(key, index + i, sides));
      this.#dice = (first) => seededDice(key, first);
    }
  }

  seed(): Tampering | null {
    const { seed, commitment } = this.transcript;
    if (seed === null) return null;
    const found = commitmentOf(seed);
    return found === commitment ? null : { event: 0, what: 'seed', expected: commitment, found };
  }

  /** Every event: its place, its faces, and that it follows from its order; folded as it goes. */
  events(): Tampering | null {
    const { events } = this.transcript;
    let at = 1;
    try {
      const evolve: Ruleset<AnyGame>['evolve'] = (state, event) => this.ruleset.evolve(state, event);
      for (const { stored, after } of timeline<AnyGame, TranscriptEvent>(evolve, this.#checked())) {
        this.#state = after;
        this.#pasts.set(stored.seq, { state: after, at: stored.at, until: events[stored.seq]?.at ?? stored.at });
        at = Math.min(stored.seq + 1, events.length);
      }
      return this.#wrong ?? this.#missing(events.length) ?? this.#idle();
    } catch (error) {
      return wrongEvent(at, 'an event that the rules know', wordsOf(error));
    }
  }

  hash(): Tampering | null {
    const { hash, events, seed } = this.transcript;
    const event = events.length;
    const expected = stateHash(this.#state, this.ruleset.options);
    if (hash !== expected) return { event, what: 'hash', expected, found: hash };
    // A match that is over shows its seed: without it no die could be checked.
    if (seed !== null || !this.#state || this.ruleset.outcome(this.#state) === null) return null;
    return { event, what: 'seed', expected: 'the seed of a match that is over', found: null };
  }

  signature(signer?: string): Tampering | null {
    const { transcript } = this;
    const { formatVersion, publicKey, signature } = transcript;
    if (signer !== undefined && signer !== publicKey) {
      return { event: 0, what: 'signature', expected: signer, found: publicKey };
    }
    if (formatVersion === 1 || isSignedBy(signedText(transcript), publicKey, signature)) return null;
    const expected = 'the signature of all the rest by the holder of publicKey';
    return { event: 0, what: 'signature', expected, found: signature };
  }

  /** The events, each handed out only when it has been found right on the state before it. */
  *#checked(): Generator<TranscriptEvent> {
    for (const [i, stored] of this.transcript.events.entries()) {
      this.#wrong = this.#place(stored, i + 1) ?? this.#orderOf(stored) ?? this.#content(stored);
      if (this.#wrong) return;
      if (stored.event.type === 'Rolled') this.rolls++;
      yield upToDate(this.ruleset, stored);
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
    const { transcript, ruleset } = this;
    if (stored.order === this.#order) return null;
    const missing = this.#missing(stored.seq);
    if (missing) return missing;
    this.#order = stored.order;
    this.#due = null;
    const order = transcript.orders[(stored.order ?? 0) - 1];
    const caused = transcript.events.filter((other) => other.order === stored.order);
    // Rules of another version may have decided otherwise; version 1 of the format does not say which order it was.
    if (!order || caused.some(({ rules }) => rules !== ruleset.version)) return null;
    const dice = this.#dice(this.#state?.diceRolled ?? 0);
    const events = caused.map(({ event }) => event);
    const past = this.#pasts.get(goesBackTo(order, events, this.#state) ?? 0) ?? null;
    const again = decideAgain(ruleset, order, events, this.#state, dice, past);
    if (!again.ok) return wrongEvent(stored.seq, { refused: again.error }, stored.event);
    this.#due = [...again.value];
    return null;
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

  /** An event that is not decided again, with the faces that it must show. */
  #asDerived(event: MatchEvent<AnyGame>): MatchEvent<AnyGame> {
    if (event.type !== 'Rolled' || !this.#faces) return event;
    return { ...event, roll: { ...event.roll, faces: this.#faces(event.roll) } };
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

const wrongEvent = (event: number, expected: unknown, found: unknown): Tampering => ({
  event,
  what: 'event',
  expected,
  found,
});

/** The dice as they were recorded, for a match whose seed is still secret. */
function recordedDice(events: readonly TranscriptEvent[], first: number): Dice {
  const faces = new Map<number, number>();
  for (const { event } of events) {
    if (event.type === 'Rolled') event.roll.faces.forEach((face, i) => faces.set(event.roll.index + i, face));
  }
  return diceFrom(first, (index) => {
    const face = faces.get(index);
    if (face === undefined) throw new Error(`die ${index} is not recorded`);
    return face;
  });
}

/** Where a text differs from the one that its content has: white space, the order of keys, another way to write a number. */
function otherBytes(transcript: Transcript, bytes: Uint8Array): Tampering | null {
  if (transcript.formatVersion === 1) return null;
  const right = Buffer.from(transcriptText(transcript), 'utf8');
  const given = Buffer.from(bytes);
  if (right.equals(given)) return null;
  const differs = right.findIndex((byte, i) => byte !== given[i]);
  const from = differs < 0 ? right.length : differs;
  const part = (text: Buffer): string => text.subarray(Math.max(0, from - 20), from + 20).toString('utf8');
  const expected = part(right);
  return { event: eventAt(given.toString('utf8'), from), what: 'signature', expected, found: part(given) };
}

/** The number of the event in whose line a place of the text lies; 0 for any other line. */
function eventAt(text: string, offset: number): number {
  const begins = text.indexOf('"events":[');
  if (begins < 0 || offset < begins) return 0;
  const line = text.slice(begins, offset).split('\n').length - 1;
  return text.slice(begins, offset).includes('\n]') ? 0 : line;
}

/** What is wrong in a text that is no transcript, named by the field where it breaks off or does not fit. */
function unreadable(error: unknown, text: string): Tampering {
  if (error instanceof z.ZodError) {
    const document: unknown = JSON.parse(text);
    const issue = error.issues[0];
    const [field, index] = issue?.path ?? [];
    const found = valueAt(document, issue?.path ?? []);
    const expected = `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`;
    return { event: eventOf(document, field, index), what: fieldFault(field), expected, found };
  }
  const offset = Number(/position (\d+)/u.exec(wordsOf(error))?.[1] ?? 0);
  return { event: eventAt(text, offset), what: 'signature', expected: 'a transcript in JSON', found: wordsOf(error) };
}

/** The number of the event that a part of a document is, or (an order) that it caused first; 0 where there is none. */
function eventOf(document: unknown, field: PropertyKey | undefined, index: PropertyKey | undefined): number {
  if (typeof index !== 'number') return 0;
  if (field === 'events') return index + 1;
  const events = field === 'orders' ? valueAt(document, ['events']) : null;
  if (!Array.isArray(events)) return 0;
  return events.findIndex((_, i) => valueAt(events, [i, 'order']) === index + 1) + 1;
}

function fieldFault(field: PropertyKey | undefined): Tampering['what'] {
  switch (field) {
    case 'events':
    case 'orders':
      return 'event';
    case 'hash':
      return 'hash';
    case 'seed':
    case 'commitment':
      return 'seed';
    default:
      return 'signature';
  }
}

function valueAt(whole: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    whole,
  );
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
