import type { Range } from '../vocabulary.js';
import type { FullTerm } from './terms.js';
import type { FullSheet, PhysicalAttack, Quirk } from './types.js';

/**
 * Quirks of machines (option `quirks`, ADV-07): what each changes stands in its record, and the chapters of the rules ask here. A
 * match without the option has sheets without them.
 */

interface QuirkRules {
  /** Added to the number of shots at a range. */
  readonly shots: Readonly<Partial<Record<Range, number>>>;
  /** The arm whose punches it makes easier, by one. */
  readonly fist: 'LA' | 'RA' | null;
  /** Added to every piloting roll. */
  readonly steering: number;
}

const NONE: QuirkRules = { shots: {}, fist: null, steering: 0 };

const RULES: Readonly<Record<Quirk, QuirkRules>> = {
  'improved-targeting-short': { ...NONE, shots: { short: -1 } },
  'improved-targeting-medium': { ...NONE, shots: { medium: -1 } },
  'improved-targeting-long': { ...NONE, shots: { long: -1 } },
  'poor-targeting-short': { ...NONE, shots: { short: 1 } },
  'poor-targeting-medium': { ...NONE, shots: { medium: 1 } },
  'poor-targeting-long': { ...NONE, shots: { long: 1 } },
  'battle-fist-left': { ...NONE, fist: 'LA' },
  'battle-fist-right': { ...NONE, fist: 'RA' },
  'cramped-cockpit': { ...NONE, steering: 1 },
};

/** What has quirks: a sheet, or whoever acts with the machine that it is of. */
type Quirky = Pick<FullSheet, 'quirks'>;

const terms = ({ quirks = [] }: Quirky, value: (rules: QuirkRules) => number): readonly FullTerm[] =>
  quirks.flatMap((quirk) => {
    const points = value(RULES[quirk]);
    return points === 0 ? [] : [{ reason: `quirk-${quirk}` as const, value: points }];
  });

/** What quirks do to a shot at a range, to a physical attack, to a piloting roll. */
export const shotQuirks = (machine: Quirky, range: Range): readonly FullTerm[] =>
  terms(machine, ({ shots }) => shots[range] ?? 0);
export const blowQuirks = (
  machine: Quirky,
  { kind, limb }: Pick<PhysicalAttack, 'kind' | 'limb'>,
): readonly FullTerm[] => terms(machine, ({ fist }) => (kind === 'punch' && fist !== null && fist === limb ? -1 : 0));
export const steeringQuirks = (machine: Quirky): readonly FullTerm[] => terms(machine, ({ steering }) => steering);

/** A sheet without its quirks. */
export function unquirked({ quirks: _, ...sheet }: FullSheet): FullSheet {
  return sheet;
}
