import { createHash, createHmac } from 'node:crypto';
import { diceFrom, type Dice } from '../rules/kernel/dice.js';

/** Bytes of chance in a seed. */
const SEED_BYTES = 32;
const WORD = 2 ** 32;

/** Makes the secret seed of a match: 32 random bytes as 64 hex digits. */
export function newSeed(randomBytes: (size: number) => Uint8Array): string {
  return Buffer.from(randomBytes(SEED_BYTES)).toString('hex');
}

/** What is shown of a seed before the match: the SHA-256 of its text in UTF-8, as 64 hex digits. */
export function commitmentOf(seed: string): string {
  return createHash('sha256').update(seed, 'utf8').digest('hex');
}

/**
 * The face of one die: 1 to `sides` (1 to 2³²), each as likely as the others.
 *
 * How to derive it again: for `counter` = 0, 1, 2, … take HMAC-SHA-256 with the seed's text in UTF-8 as key and the text
 * `<index> <counter>` (both decimal, one space) as message. Read its 32 bytes as eight unsigned 32-bit numbers, most
 * significant byte first. The first of them that is less than the greatest multiple of `sides` not above 2³² gives the
 * face: its remainder by `sides`, plus 1. The others are passed over (rejection sampling: no face is favoured). `index` is the
 * die's number in the match, from 0; nothing else enters, so that each die can be checked by itself.
 */
export function faceOf(seed: string, index: number, sides: number): number {
  if (!Number.isInteger(sides) || sides < 1 || sides > WORD) throw new Error(`there is no die of ${sides} sides`);
  const bound = WORD - (WORD % sides);
  for (let counter = 0; ; counter++) {
    const bytes = createHmac('sha256', seed).update(`${index} ${counter}`, 'utf8').digest();
    for (let at = 0; at < bytes.length; at += 4) {
      const word = bytes.readUInt32BE(at);
      if (word < bound) return (word % sides) + 1;
    }
  }
}

/** The dice of a match from the die with index `first` on. */
export function seededDice(seed: string, first: number): Dice {
  return diceFrom(first, (index, sides) => faceOf(seed, index, sides));
}
