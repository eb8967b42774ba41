import { flies } from './kind-table.js';
import { hasFourLegs } from './standard/legs.js';
import { isInfantry } from './stacking.js';
import type { Unit } from './types.js';
import { STEP_LETTERS, type StepLetter } from './vocabulary.js';

/** What a letter means: a turn on the spot by hexsides, or the hex entered, so many hexsides clockwise from the one ahead. */
type Meaning =
  | { readonly kind: 'turn'; readonly by: 1 | -1 }
  | { readonly kind: 'climb'; readonly by: 1 | -1 }
  | {
      readonly kind: 'go';
      readonly side: number;
      readonly heading: 'F' | 'B';
      readonly shift: boolean;
      readonly onto?: 'roof';
    };

/** All steps. A shift counts as a step ahead or backward, in whatever depends on that (QSR-22, QSR-46). */
export const STEPS: Readonly<Record<StepLetter, Meaning>> = {
  F: { kind: 'go', side: 0, heading: 'F', shift: false },
  B: { kind: 'go', side: 3, heading: 'B', shift: false },
  L: { kind: 'turn', by: -1 },
  R: { kind: 'turn', by: 1 },
  Q: { kind: 'go', side: -1, heading: 'F', shift: true },
  E: { kind: 'go', side: 1, heading: 'F', shift: true },
  Z: { kind: 'go', side: -2, heading: 'B', shift: true },
  V: { kind: 'go', side: 2, heading: 'B', shift: true },
  U: { kind: 'climb', by: 1 },
  W: { kind: 'climb', by: -1 },
  T: { kind: 'go', side: 0, heading: 'F', shift: false, onto: 'roof' },
};

/** A step by its letter; `null` for any other sign. */
export const stepOf = (letter: string): StepLetter | null => STEP_LETTERS.find((step) => step === letter) ?? null;

const isShift = (letter: StepLetter): boolean => {
  const step = STEPS[letter];
  return step.kind === 'go' && step.shift;
};

const isClimb = (letter: StepLetter): boolean => STEPS[letter].kind === 'climb';

/** Whether a step leads onto the roof ahead, or up or down where the unit is: nobody takes one who has not asked for it. */
export const isUpward = (letter: StepLetter): boolean => isClimb(letter) || letter === ONTO_ROOF;
/** The step onto the roof ahead (TER-28). */
const ONTO_ROOF: StepLetter = 'T';

const ON_FOUR_LEGS = STEP_LETTERS.filter((letter) => !isClimb(letter));
const TROOPERS = STEP_LETTERS.filter((letter) => !isShift(letter));
const FLYING = TROOPERS.filter((letter) => letter !== ONTO_ROOF);
const TWO_LEGGED = TROOPERS.filter((letter) => !isClimb(letter));

/** The steps that a unit has: by how many legs it stands on, whether it flies, and whether it climbs stairs (TER-29). */
export function stepsOf(unit: Unit): readonly StepLetter[] {
  if (hasFourLegs(unit)) return ON_FOUR_LEGS;
  if (flies(unit)) return FLYING;
  return isInfantry(unit) ? TROOPERS : TWO_LEGGED;
}

/** Whether a way goes backward anywhere. */
export const goesBack = (steps: string): boolean =>
  STEP_LETTERS.some((letter) => {
    const step = STEPS[letter];
    return step.kind === 'go' && step.heading === 'B' && steps.includes(letter);
  });

/** Steps of more than a letter as players write them: side shifts `SL` and `SR` ahead, `SBL` and `SBR` back (FIN-21), a level `UP` and `DN` (UNI-30), onto a roof `TOP` (TER-28). */
const WRITTEN: Readonly<Record<string, string>> = { Q: 'SL', E: 'SR', Z: 'SBL', V: 'SBR', U: 'UP', W: 'DN', T: 'TOP' };

/** A step as players write it. */
export const stepName = (letter: string): string => WRITTEN[letter] ?? letter;

/** Steps as they are read: `FFLF`, side shifts apart from the others as `F SL F`. */
export const spelt = (steps: string): string =>
  steps
    .replace(/[QEZVUWT]/g, (letter) => ` ${stepName(letter)} `)
    .replace(/ +/g, ' ')
    .trim();
