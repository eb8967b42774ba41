import { refuse, type Refusal } from '../kernel/refusal.js';
import { fail, ok, type Result } from '../kernel/result.js';
import { bears } from './arcs.js';
import {
  ATTACKER_MOVEMENT,
  BASE_TO_HIT,
  HIGHEST_TO_HIT,
  IMMOBILE_BONUS,
  RANGE_MODIFIER,
  SURE_TO_HIT,
  TARGET_MOVEMENT,
  WAYS,
  WOODS_POINTS,
} from './tables.js';
import type { Board, Options, Place, Woods } from './types.js';
import type { Term, ToHit } from './terms.js';
import { RANGES, type Mode, type Range } from './vocabulary.js';
import type { Sight } from './inquiries.js';
import type { Mount } from './record-sheet.js';
import { woodsIn } from './units.js';

/** What the to-hit number needs to know of the one who shoots … */
export interface Shooter {
  readonly place: Place;
  readonly mode: Mode;
}

/** … and of the one who is shot at: hexes entered since its last reversal (QSR-46), and whether it can move at all. */
export interface Mark {
  readonly place: Place;
  readonly entered: number;
  readonly immobile: boolean;
}

/** The range bracket of a distance for a weapon, or `null` beyond its long range (QSR-43). */
export const rangeOf = ({ weapon }: Mount, distance: number): Range | null => rangeIn(weapon.ranges, distance);

/** The range bracket of a distance where the brackets end so; `null` beyond the last. */
export const rangeIn = (ranges: Readonly<Record<Range, number>>, distance: number): Range | null =>
  RANGES.find((range) => distance <= ranges[range]) ?? null;

/** The modifier for hexes entered by the target (QSR-45). */
export function targetMovement(entered: number): number {
  return TARGET_MOVEMENT.findLast((row) => entered >= row.from)?.value ?? 0;
}

/**
 * The to-hit number of a weapon, term by term (QSR-39…49), or why the weapon cannot be declared: no line of sight, out of
 * arc, out of range (QSR-28). Terms of value 0 are listed where the rules name them.
 */
export function toHit(
  board: Board,
  options: Pick<Options, 'immobileBonus'>,
  shooter: Shooter,
  mark: Mark,
  mount: Mount,
  sight: Sight,
): Result<ToHit, Refusal> {
  const { from, to, distance } = sight;
  if (distance === 0) return fail(refuse('battletech/same-hex', { hex: to }, 'QSR-28'));
  if (!sight.visible) return fail(refuse('battletech/no-line-of-sight', { from, to, points: sight.points }, 'QSR-32'));
  const range = rangeOf(mount, distance);
  if (!range) {
    const far = { weapon: mount.weapon.id, mount: mount.id, distance, longest: mount.weapon.ranges.long };
    return fail(refuse('battletech/out-of-range', far, 'QSR-43'));
  }
  if (!bears(shooter.place, mount.location, mark.place.hex)) {
    const aside = { weapon: mount.weapon.id, mount: mount.id, location: mount.location, hex: mark.place.hex };
    return fail(refuse('battletech/out-of-arc', aside, 'QSR-38'));
  }
  const terms: readonly Term[] = [
    { reason: 'base', value: BASE_TO_HIT },
    { reason: `range-${range}`, value: RANGE_MODIFIER[range], n: distance },
    ATTACKER_MOVEMENT[shooter.mode],
    { reason: 'target-moved', value: targetMovement(mark.entered), n: mark.entered },
    ...woodsTerms(board, mark.place, sight),
    ...(mark.immobile && options.immobileBonus === 'on'
      ? [{ reason: 'target-immobile', value: IMMOBILE_BONUS } as const]
      : []),
  ];
  return ok({ number: terms.reduce((sum, term) => sum + term.value, 0), terms, distance, range });
}

/** The target's own woods, then the woods between; the shooter's own hex gives nothing (QSR-49). */
export function woodsTerms(board: Board, at: Place, sight: Sight): readonly Term[] {
  return [...woodsOfTarget(woodsIn(board, at.hex)), ...woodsBetween(sight)];
}

/** What woods are called in the terms of a number. */
const WOODS = { 1: 'light', 2: 'heavy', 3: 'ultra' } as const satisfies Readonly<Record<Exclude<Woods, 0>, string>>;

/** The woods that the target stands in. */
export const woodsOfTarget = (inside: Woods): readonly Term[] =>
  inside === 0 ? [] : [{ reason: `woods-target-${WOODS[inside]}`, value: WOODS_POINTS[inside] }];

/** The woods between: those of the hexes that count and that the line does not pass above. */
export function woodsBetween(sight: Sight): readonly Term[] {
  return ([1, 2, 3] as const).flatMap((woods): readonly Term[] => {
    const n = sight.hexes.filter((hex) => hex.counts && hex.adds > 0 && hex.woods === woods).length;
    return n > 0 ? [{ reason: `woods-between-${WOODS[woods]}`, value: WOODS_POINTS[woods] * n, n }] : [];
  });
}

const ways: Readonly<Record<number, number>> = WAYS;

/** How 2D6 can fall. */
const WAYS_IN_ALL = 36;

/** Ways out of 36 to hit with a number: all from 2 down (QSR-48), none from 13 up (QSR-47). */
export function waysToHit(number: number): number {
  if (number <= SURE_TO_HIT) return WAYS_IN_ALL;
  if (number > HIGHEST_TO_HIT) return 0;
  return ways[number] ?? 0;
}

/** The chance, from 0 to 1, to hit with a number. */
export const chanceToHit = (number: number): number => waysToHit(number) / WAYS_IN_ALL;
