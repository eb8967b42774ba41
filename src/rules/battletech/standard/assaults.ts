import { refuse, type Refusal } from '../../kernel/refusal.js';
import { fail, ok, type Result } from '../../kernel/result.js';
import type { Sight } from '../inquiries.js';
import { placeOf } from '../movement.js';
import { isInfantry } from '../stacking.js';
import { aboardUnit } from './aboard.js';
import type { StandardMount } from '../record-sheet.js';
import type { StandardState, StandardUnit } from '../types.js';
import type { Range } from '../vocabulary.js';
import { TARGET_IMMOBILE, TARGET_PRONE_NEAR } from './attack-tables.js';
import { assaultQuirks } from './quirks.js';
import type { Gunner, Quarry } from './stance.js';
import type { FullTerm, ShotToHit } from './terms.js';
import { assaultOf, type Assault } from './traits.js';

/** Attacks of infantry on a machine at close quarters: on the legs of a 'Mech, and swarms (UNI-63 to 65). */

/** What those who are left add, from so many on; `null`: they are too few (table 11.2.7). */
type Row = Readonly<Record<'from', number> & Record<Assault, number | null>>;

const SUITS: readonly Row[] = [
  { from: 4, legs: 0, swarm: 2 },
  { from: 3, legs: 2, swarm: 5 },
  { from: 2, legs: 5, swarm: 5 },
  { from: 1, legs: 7, swarm: 5 },
];
const PLATOON: readonly Row[] = [
  { from: 22, legs: 0, swarm: 2 },
  { from: 16, legs: 2, swarm: 5 },
  { from: 10, legs: 5, swarm: null },
  { from: 5, legs: 7, swarm: null },
];

/** What so many troopers add to the number of such an attack; `null`: they are too few for it (table 11.2.7). */
export const assaultModifier = (troopers: number, suits: boolean, assault: Assault): number | null =>
  (suits ? SUITS : PLATOON).find(({ from }) => troopers >= from)?.[assault] ?? null;

/** The number of such an attack: neither range nor ground nor the own movement matters. */
export function assaulted(
  { piloting, troopers, suits }: NonNullable<Gunner['infantry']>,
  quarry: Quarry,
  assault: Assault,
  motion: readonly FullTerm[],
  { distance, cover }: Sight,
  range: Range,
): Result<ShotToHit, Refusal> {
  const fewer = assaultModifier(troopers, suits, assault);
  if (fewer === null) return fail(refuse('battletech/too-few-troopers', { assault, have: troopers }, 'UNI-63'));
  const terms: readonly FullTerm[] = [
    { reason: 'anti-mech', value: piloting },
    { reason: 'troopers-left', value: fewer, n: troopers },
    ...assaultQuirks(quarry),
    ...motion,
    ...(quarry.prone ? [{ reason: 'target-prone-near', value: TARGET_PRONE_NEAR } as const] : []),
    ...(quarry.immobile ? [{ reason: 'target-immobile', value: TARGET_IMMOBILE } as const] : []),
  ];
  const number = terms.reduce((sum, { value }) => sum + value, 0);
  return ok({ number, terms, distance, range, side: 'front', cover: cover.target });
}

/** Why such an attack cannot be made at a target, or `null`; also of what is no such attack. */
export function assaultProblem(
  state: StandardState,
  unit: StandardUnit,
  mount: StandardMount,
  target: StandardUnit,
): Refusal | null {
  const assault = assaultOf(mount);
  if (assault === null) return null;
  const facts = { unit: unit.id, target: target.id };
  const { kind } = target.sheet;
  if (isInfantry(target) || (assault === 'legs' && kind !== 'mech')) {
    return refuse('battletech/no-such-assault', { ...facts, assault }, 'UNI-64');
  }
  if (placeOf(unit).up !== placeOf(target).up) return refuse('battletech/other-floor', facts, 'TER-29');
  if (hasBodyMissiles(unit)) return refuse('battletech/body-missiles', facts, 'UNI-63');
  if (assault === 'swarm' && aboardUnit(state, target, 'swarm').length > 0) {
    return refuse('battletech/swarmed-already', facts, 'UNI-63');
  }
  return null;
}

/** Missiles on the body of a suit of the Inner Sphere are in its way until they are fired. */
const hasBodyMissiles = ({ sheet, ammo, body }: StandardUnit): boolean =>
  sheet.kind === 'battle-armour' &&
  sheet.full.tech !== 'clan' &&
  sheet.mounts.some(
    ({ id, body: worn, oneShot, weapon }) =>
      worn === true &&
      weapon.full.class === 'missile' &&
      (oneShot ? !body.spent.includes(id) : ammo.some((bin) => bin.ammo === weapon.ammo && bin.left > 0)),
  );
