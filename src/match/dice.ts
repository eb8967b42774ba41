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

/** A salt has at most so many characters. */
export const LONGEST_SALT = 64;

/**
 * A text as a salt: blanks at both ends taken away, each stretch of blanks within made one space. `null` when it cannot be one:
 * more than 64 characters (UTF-16 units), a control character, or the back-tick, which would break it where it is shown.
 */
export function saltFrom(text: string): string | null {
  const salt = text.trim().replace(/\s+/gu, ' ');
  return salt.length > LONGEST_SALT || /[\p{Cc}\p{Cs}\p{Bidi_Control}`]/u.test(salt) ? null : salt;
}

/**
 * The key of a match's dice, from the secret seed and the salts that the players added after its SHA-256 had been shown; so
 * neither Arbitre nor a player could know a die beforehand.
 *
 * How to derive it again: HMAC-SHA-256 with the seed's text in UTF-8 as key, and as message the salts in the order of joining,
 * each followed by a line feed, in UTF-8; the 32 bytes written as 64 small hex digits are the key. A match without any salt
 * (from before there were salts, or one that no person plays) has the seed itself as its key.
 */
export function diceKey(seed: string, salts: readonly string[]): string {
  if (salts.length === 0) return seed;
  return createHmac('sha256', seed)
    .update(salts.map((salt) => `${salt}\n`).join(''), 'utf8')
    .digest('hex');
}

/** The salts of a match in the order of joining; those who add none (Arbitre itself) are left out. */
export const saltsOf = (holders: readonly { readonly salt: string }[]): readonly string[] =>
  holders.flatMap(({ salt }) => (salt === '' ? [] : [salt]));

/**
 * The face of one die: 1 to `sides` (1 to 2³²), each as likely as the others.
 *
 * How to derive it again: for `counter` = 0, 1, 2, … take HMAC-SHA-256 with the dice key's text in UTF-8 as key and the text
 * `<index> <counter>` (both decimal, one space) as message. Read its 32 bytes as eight unsigned 32-bit numbers, most
 * significant byte first. The first of them that is less than the greatest multiple of `sides` not above 2³² gives the
 * face: its remainder by `sides`, plus 1. The others are passed over (rejection sampling: no face is favoured). `index` is the
 * die's number in the match, from 0; nothing else enters, so that each die can be checked by itself.
 */
export function faceOf(key: string, index: number, sides: number): number {
  if (!Number.isInteger(sides) || sides < 1 || sides > WORD) throw new Error(`there is no die of ${sides} sides`);
  const bound = WORD - (WORD % sides);
  for (let counter = 0; ; counter++) {
    const bytes = createHmac('sha256', key).update(`${index} ${counter}`, 'utf8').digest();
    for (let at = 0; at < bytes.length; at += 4) {
      const word = bytes.readUInt32BE(at);
      if (word < bound) return (word % sides) + 1;
    }
  }
}

/** The dice of a match that was reopened are another's from a die on: their keys, from which die each counts; `null`: still secret. */
export type DiceKeys = readonly { readonly since: number; readonly key: string | null }[];

/** The keys of a match's dice, era by era. `seeds`: the first and those of its eras. */
export function diceKeys(
  seeds: readonly (string | null)[],
  salts: readonly string[],
  eras: readonly { readonly since: number; readonly salt: string }[] = [],
): DiceKeys {
  return [{ since: 0, salt: null }, ...eras].map(({ since, salt }, i) => {
    const seed = seeds[i] ?? null;
    return { since, key: seed === null ? null : diceKey(seed, salt === null ? salts : [...salts, salt]) };
  });
}

/** The key of the die with an index; `null`: it is still secret. */
export const keyAt = (keys: DiceKeys, index: number): string | null =>
  keys.findLast(({ since }) => since <= index)?.key ?? null;

/** The dice of a match that Arbitre itself throws, whatever era they belong to. */
export const diceOfEras = (keys: DiceKeys, first: number): Dice =>
  diceFrom(first, (index, sides) => {
    const key = keyAt(keys, index);
    if (key === null) throw new Error(`the seed of die ${index} is not at hand`);
    return faceOf(key, index, sides);
  });

/** The dice of a match with this key (`diceKey`) from the die with index `first` on. */
export function seededDice(key: string, first: number): Dice {
  return diceFrom(first, (index, sides) => faceOf(key, index, sides));
}
