import { total, type Dice } from '../../kernel/dice.js';
import { armorAt, locationsOf, structureAt } from '../damage/left.js';
import { isLost } from '../damage/lost.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import type { StandardMount } from '../record-sheet.js';
import type { StandardState, StandardUnit } from '../types.js';
import { TROOPERS, type Location } from '../vocabulary.js';
import { aboardUnit } from './aboard.js';
import type { DamageResolution } from './damage-resolution.js';
import type { DamageStep, HullHit } from './damage-steps.js';
import { findTrooper, strikeTroops } from './troop-damage.js';

/**
 * Troopers on the outside of a machine: where each holds on, which weapons they are in the way of, what they take of what was meant
 * for it (UNI-61, UNI-62, UNI-66).
 */

interface Place {
  readonly location: Location;
  readonly rear: boolean;
}

const front = (location: Location): Place => ({ location, rear: false });
const back = (location: Location): Place => ({ location, rear: true });

/** Where the first trooper of a squad holds on, the second … (UNI-61). */
const ON_MECH: readonly Place[] = [front('RT'), front('LT'), back('RT'), back('LT'), back('CT'), front('CT')];
const ON_VEHICLE: readonly Place[] = (['RS', 'RS', 'LS', 'LS', 'RR', 'RR'] as const).map(front);

/** Whoever is on the outside of a unit: first those who cling to it, then those who ride on it. */
export const outsideOf = (state: StandardState, unit: Pick<StandardUnit, 'id'>): readonly StandardUnit[] => [
  ...aboardUnit(state, unit, 'swarm'),
  ...aboardUnit(state, unit, 'rider').filter(({ body }) => body.aboard?.outside),
];

const isRiding = ({ body }: StandardUnit): boolean => body.aboard?.as === 'rider';

/** The troopers of a squad who hold on to a place of their carrier. */
const heldAt = (carrier: StandardUnit, squad: StandardUnit, { location, rear }: Place): readonly Location[] =>
  locationsOf(squad).filter((trooper) => {
    const at = (carrier.sheet.kind === 'mech' ? ON_MECH : ON_VEHICLE)[TROOPERS.findIndex((one) => one === trooper)];
    return at?.location === location && at.rear === rear && !isLost(squad, trooper);
  });

/** Why a weapon cannot fire for troopers who ride before its mouth, or `null` (UNI-61). */
export function troopersBefore(
  state: StandardState,
  unit: StandardUnit,
  { id, weapon, location, rear }: StandardMount,
): Refusal | null {
  const squad = outsideOf(state, unit).find(
    (one) => isRiding(one) && heldAt(unit, one, { location, rear: rear ?? false }).length > 0,
  );
  return squad
    ? refuse('battletech/troopers-before', { unit: unit.id, mount: id, weapon: weapon.id, by: squad.id }, 'UNI-61')
    : null;
}

/** Where a hit has landed on a machine. `critical`: it goes past whoever clings there. */
export interface Struck extends Place {
  readonly critical: boolean;
}

/** The number on the die from which on a trooper takes a hit. */
const TAKES = 5;
const TORSOS: readonly Location[] = ['CT', 'LT', 'RT'];

/** The first who may take a hit before the machine does, with the trooper, or `null` where one of the squad has to be found by lot. */
function inTheWay(
  { unit, outside }: DamageResolution,
  struck: Struck,
): { readonly squad: DamageResolution; readonly trooper: Location | null } | null {
  for (const squad of outside) {
    if (squad.unit.body.doomed !== null) continue;
    const [trooper] = isRiding(squad.unit) ? heldAt(unit, squad.unit, struck) : [];
    if (trooper) return { squad, trooper };
    const exposed = unit.sheet.kind !== 'mech' || TORSOS.includes(struck.location);
    if (!isRiding(squad.unit) && exposed && !struck.critical) return { squad, trooper: null };
  }
  return null;
}

/** A hit meets troopers first: on 5 or 6 one of them takes what they can bear, and the rest goes on (UNI-62, UNI-66). */
export function meetTroopers(
  damaging: DamageResolution,
  struck: Struck,
  points: number,
  dice: Dice,
): readonly HullHit[] {
  const met = points > 0 ? inTheWay(damaging, struck) : null;
  if (!met) return [];
  const { squad } = met;
  const roll = dice.roll(1, 6, 'troopers-in-the-way');
  if (total(roll) < TAKES) return [{ unit: squad.unit.id, roll, points: 0, harm: [] }];
  const trooper = met.trooper ?? findTrooper(squad.unit, dice).location;
  const borne = Math.min(points, armorAt(squad.unit, trooper).left + structureAt(squad.unit, trooper).left);
  strikeTroops(squad, trooper, borne);
  return [{ unit: squad.unit.id, roll, points: borne, harm: squad.taken() }];
}

/** With a location that is gone fall those who held on to it (UNI-62). */
export function fallOff({ unit, outside }: DamageResolution, harm: readonly DamageStep[]): readonly HullHit[] {
  const gone = harm.flatMap((step) => (step.harm === 'location-lost' ? [step.location] : []));
  return outside.flatMap((squad) => {
    if (!isRiding(squad.unit)) return [];
    const held = gone.flatMap((at) => [front(at), back(at)].flatMap((place) => heldAt(unit, squad.unit, place)));
    for (const trooper of held) {
      strikeTroops(squad, trooper, armorAt(squad.unit, trooper).left + structureAt(squad.unit, trooper).left);
    }
    const falls = squad.taken();
    return falls.length > 0 ? [{ unit: squad.unit.id, roll: null, points: 0, harm: falls }] : [];
  });
}
