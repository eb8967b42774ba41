import { createHash } from 'node:crypto';
import type { UnitFacts, Worth } from '../library/contract.js';
import { refuse, type Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import { seededDice } from './dice.js';
import { forceIn, type Counted } from './draw-exact.js';

/** Forces drawn by lot to a value or a mass, which anybody can draw again from the seed (docs/dice.md). */

/** What is drawn for each side: so many units that together make an amount, or a little less. */
export interface Lot {
  readonly units: number;
  readonly measure: Worth['measure'];
  readonly amount: number;
}

/** A force may fall short of the amount by so much. */
const SHORT = 0.05;
/** Draws that are tried before there is none. */
const TRIES = 2000;
const SEED_DIGITS = 16;

/** The seed of a draw: of the fingerprint of the match's dice, which stood before, and of what nobody chooses. */
export const drawSeed = (commitment: string, key: string): string =>
  createHash('sha256').update(`${commitment} ${key}`, 'utf8').digest('hex').slice(0, SEED_DIGITS);

/** What a unit counts by a measure; `null`: nothing. */
const counts = ({ tons, worth }: UnitFacts, measure: Worth['measure']): number | null =>
  measure === 'tons' ? tons : worth?.measure === measure ? worth.amount : null;

/**
 * A force for each of so many sides, as labels of units, no unit twice in one force. All but the last unit of a force are drawn
 * from the whole pool, by label in the order of their letters; the last from those that bring it to the amount, or short of it
 * by a twentieth at most. Where there are none the force is drawn anew; the forces that so many draws have not found are drawn
 * from the shuffled pool, each unit being taken with which the amount can still be made. Refused where no force makes it.
 */
export function drawForces(
  pool: readonly UnitFacts[],
  lot: Lot,
  seed: string,
  sides: number,
): Result<readonly (readonly string[])[], Refusal> {
  const counted = pool
    .flatMap((unit) => {
      const amount = counts(unit, lot.measure);
      return amount === null ? [] : [{ id: unit.id, amount }];
    })
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const range = rangeOf(
    counted.map(({ amount }) => amount),
    lot.units,
  );
  const none = refuse('unit/no-force', {
    units: lot.units,
    amount: lot.amount,
    pool: counted.length,
    least: range[0],
    most: range[1],
  });
  if (counted.length < lot.units || lot.amount < range[0] || lot.amount * (1 - SHORT) > range[1]) return fail(none);
  const dice = seededDice(seed, 0);
  const pick = (from: readonly Counted[]): Counted | undefined =>
    from[(dice.roll(1, from.length, 'draw').faces[0] ?? 1) - 1];
  const forces: string[][] = [];
  for (let left = TRIES; left > 0 && forces.length < sides; left -= 1) {
    const force: Counted[] = [];
    while (force.length < lot.units) {
      const free = counted.filter((unit) => !force.includes(unit));
      const sum = force.reduce((all, { amount }) => all + amount, 0);
      const fits = ({ amount }: Counted): boolean =>
        sum + amount <= lot.amount && sum + amount >= lot.amount * (1 - SHORT);
      const from = force.length === lot.units - 1 ? free.filter(fits) : free;
      const drawn = from.length > 0 ? pick(from) : undefined;
      if (!drawn) break;
      force.push(drawn);
    }
    if (force.length === lot.units) forces.push(force.map(({ id }) => id));
  }
  while (forces.length < sides) {
    const left = [...counted];
    const shuffled = counted.flatMap(() => {
      const drawn = pick(left);
      if (drawn) left.splice(left.indexOf(drawn), 1);
      return drawn ?? [];
    });
    const force = forceIn(shuffled, lot.units, Math.ceil(lot.amount * (1 - SHORT)), lot.amount);
    if (!force) return fail(none);
    forces.push(force.map(({ id }) => id));
  }
  return ok(forces);
}

/** The least and the most that so many of the pool make. */
function rangeOf(amounts: readonly number[], units: number): readonly [least: number, most: number] {
  const sorted = amounts.toSorted((a, b) => a - b);
  const sum = (some: readonly number[]): number => some.reduce((all, one) => all + one, 0);
  return [sum(sorted.slice(0, units)), sum(sorted.slice(Math.max(0, sorted.length - units)))];
}
