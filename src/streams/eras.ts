import { createHmac } from 'node:crypto';
import { commitmentOf, diceKey } from '../match/dice.js';
import type { Era } from '../rules/kernel/stream.js';
import type { Milestone } from './links.js';

/**
 * Eras of a stream's open dice, a turn each: the seed of one is shown at its end, so that its dice are proved at once, and says
 * nothing of any other. All follow from the secret of the stream, whose fingerprint was shown first. The fingerprint of an era is
 * shown before the turn before it ends, and the link of the chain at that end is its salt: neither Arbitre nor anybody else knew a
 * die of it when its fingerprint was shown, nor does anybody who knows the seeds of those before.
 */

/** The seed of an era, from the secret of its stream. How to derive it again: HMAC-SHA-256 with the secret as key, over `era N`, in hex. */
export const eraSeed = (secret: string, number: number): string =>
  createHmac('sha256', secret).update(`era ${number}`, 'utf8').digest('hex');

/** The key of an era's dice; `link`: that at the end of the turn before, which the first era lacks. */
export const eraKey = (seed: string, link: string | null): string => diceKey(seed, link === null ? [] : [link]);

/** The link of a milestone that there is. */
export function linkIn(ends: readonly Milestone[], of: string): string {
  const end = ends.find((one) => one.of === of);
  if (!end) throw new Error(`there is no end of ${of}`);
  return end.link;
}

/** An era as it is shown: its fingerprint, and its seed once it is over. */
export interface ShownEra {
  readonly number: number;
  readonly commitment: string;
  readonly seed: string | null;
}

/** The secrets of a stream: the present one, and those that it had before it was handed over, each up to an era. */
export interface Secrets<Seed extends string | null> {
  readonly seed: Seed;
  readonly past: readonly { readonly seed: Seed; readonly era: number | null }[];
}

/** The secret from which the seed of an era follows; of one in which it was handed over, that by which it ended. */
export const eraSecret = <Seed extends string | null>({ seed, past }: Secrets<Seed>, number: number): Seed => {
  const before = past.find(({ era }) => era !== null && number < era);
  return before ? before.seed : seed;
};

/** All eras up to the one after the present one; of a stream that is over those that there were, with their seeds. */
export const shownEras = (secrets: Secrets<string>, { number: now }: Era, isOver: boolean): readonly ShownEra[] =>
  Array.from({ length: isOver ? now : now + 1 }, (_, i) => {
    const [number, seed] = [i + 1, eraSeed(eraSecret(secrets, i + 1), i + 1)];
    return { number, commitment: commitmentOf(seed), seed: isOver || number < now ? seed : null };
  });

/** Eras with what salted each: the link at the end of the turn before. */
export const saltedEras = (
  eras: readonly Omit<ShownEra, 'number'>[],
  ends: readonly Milestone[],
): readonly (Omit<ShownEra, 'number'> & { readonly salt: string | null })[] =>
  eras.map(({ commitment, seed }, i) => ({ commitment, seed, salt: ends[i - 1]?.link ?? null }));
