import type { Options, StandardUnitSetup } from '../types.js';
import type { Mode, Range } from '../vocabulary.js';
import { given, type FullTerm } from './terms.js';
import type { Pilot, Talent } from './pilot.js';

/**
 * Talents of pilots (option `talents`, ADV-04): what each changes stands in its record, and the chapters of the rules ask here. A
 * match without the option knows none.
 */

/** A shot, as far as talents care. */
interface Shot {
  readonly range: Range;
  readonly mode: Mode;
  readonly isIndirect: boolean;
  readonly isSecondary: boolean;
}

interface TalentRules {
  /** Whether a shot is one that it makes easier, by one. */
  readonly shot: (shot: Shot) => boolean;
  /** Added to the number of every physical attack, of every piloting roll. */
  readonly blow: number;
  readonly steering: number;
  /** Added to what keeps the reactor and the ammunition safe from heat, to what keeps the pilot awake. */
  readonly heat: number;
  readonly awake: number;
}

const NONE: TalentRules = { shot: () => false, blow: 0, steering: 0, heat: 0, awake: 0 };

const RULES: Readonly<Record<Talent, TalentRules>> = {
  marksman: { ...NONE, shot: ({ range }) => range === 'long' },
  'moving-gunner': { ...NONE, shot: ({ mode }) => mode === 'run' || mode === 'jump' },
  artillerist: { ...NONE, shot: ({ isIndirect }) => isIndirect },
  juggler: { ...NONE, shot: ({ isSecondary }) => isSecondary },
  brawler: { ...NONE, blow: -1 },
  surefooted: { ...NONE, steering: -1 },
  'cool-headed': { ...NONE, heat: -1 },
  'iron-willed': { ...NONE, awake: -1 },
};

const talentsOf = ({ talents = [] }: Pick<Pilot, 'talents'>): readonly Talent[] => talents;

const terms = (pilot: Pick<Pilot, 'talents'>, value: (rules: TalentRules) => number): readonly FullTerm[] =>
  talentsOf(pilot).flatMap((talent) => {
    const points = value(RULES[talent]);
    return points === 0 ? [] : [{ reason: `talent-${talent}` as const, value: points }];
  });

/** What talents do to a shot of their pilot. */
export const shotTalents = (pilot: Pick<Pilot, 'talents'>, shot: Shot): readonly FullTerm[] =>
  terms(pilot, (rules) => (rules.shot(shot) ? -1 : 0));

/** What they do to a physical attack, with what training for it does (AMB-CLN-11). */
export const blowTalents = (pilot: Pick<Pilot, 'talents' | 'bonuses'>): readonly FullTerm[] => [
  ...terms(pilot, ({ blow }) => blow),
  ...given({ reason: 'bonus-physical', value: -(pilot.bonuses?.physical ?? 0) }),
];
/** What they do to a piloting roll. */
export const steeringTalents = (pilot: Pick<Pilot, 'talents'>): readonly FullTerm[] =>
  terms(pilot, ({ steering }) => steering);

/** A number that a pilot's talents make easier to reach; `null`: there is none to reach. */
export function eased<N extends number | null>(
  need: N,
  pilot: Pick<Pilot, 'talents'>,
  against: 'heat' | 'awake',
): number | (N & null) {
  if (need === null) return need;
  return talentsOf(pilot).reduce((sum: number, talent) => sum + RULES[talent][against], need);
}

/** A unit as it comes to a match that may know neither talents nor edge. */
export function gifted(unit: StandardUnitSetup, { talents, edge }: Options): StandardUnitSetup {
  if (!unit.pilot) return unit;
  const { talents: has, edge: points, ...pilot } = unit.pilot;
  return {
    ...unit,
    pilot: {
      ...pilot,
      ...(talents === 'on' && has && has.length > 0 ? { talents: has } : {}),
      ...(edge === 'on' && points ? { edge: points } : {}),
    },
  };
}
