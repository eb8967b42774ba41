import { z } from 'zod';
import type { ReadTranscript } from './read-transcript.js';

/** What can be found wrong in a transcript, and where in its text it is. */

/**
 * The first thing found wrong in a transcript, in the order in which it is checked: the `seed` against the fingerprint of the
 * lobby; then event by event each `face` against seed and salts, and the `event` against what the rules make of its order; the
 * `hash` of the chain and of the state; the `signature` against the text, down to its last byte. `event`: the number of the
 * event concerned, 0 where none is.
 */
export interface Tampering {
  readonly event: number;
  readonly what: 'face' | 'hash' | 'seed' | 'event' | 'signature';
  readonly expected: unknown;
  readonly found: unknown;
}

/**
 * What could not be checked although nothing is wrong with it: `orders` that other rules decided are not decided again, nor
 * is the `state` compared with one of another shape; what lies `sealed` in a running match is not known yet.
 */
export const UNCHECKED = ['orders', 'state', 'sealed'] as const;
export type Unchecked = (typeof UNCHECKED)[number];

export const wrongEvent = (event: number, expected: unknown, found: unknown): Tampering => ({
  event,
  what: 'event',
  expected,
  found,
});

/** Where a text differs from the one that its content has: white space, the order of keys, another way to write a number. */
export function otherBytes({ transcript, text }: ReadTranscript, bytes: Uint8Array): Tampering | null {
  if (transcript.formatVersion === 1) return null;
  const right = Buffer.from(text, 'utf8');
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
export function unreadable(error: unknown, text: string): Tampering {
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

export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
