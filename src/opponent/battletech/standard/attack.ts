import { binsFor, jammedOf } from '../../../rules/battletech/standard/ammunition.js';
import { bodyOf, fullWeapon } from '../../../rules/battletech/standard/body.js';
import { hitDamage } from '../../../rules/battletech/standard/expected.js';
import { holdFire } from '../../../rules/battletech/standard/fire-phase.js';
import { fullShots, possibleFullShots, twistsOf } from '../../../rules/battletech/standard/gunnery.js';
import { shedBy, sourcesOf } from '../../../rules/battletech/standard/heat-phase.js';
import { waysToHit } from '../../../rules/battletech/to-hit.js';
import type { Aimed, Command, FullShot, State, Twist, Unit } from '../../../rules/battletech/types.js';
import { activeUnits, mountOf } from '../../../rules/battletech/units.js';
import type { Argued } from '../../contract.js';
import type { BattleTechReason } from '../reasons.js';
import { best } from '../best.js';
import { worthHitting } from '../worth.js';

/** The declarations of fire worth comparing: each twist and target with as many of the best weapons as the unit can cool. */

/** Heat above what is shed that does no harm yet. */
const WARM = 4;
/** Ways out of 36 from which on a round of ammunition is worth spending. */
const FAIR_WAYS = 6;
/** What clearing a jam is worth. */
const CLEARED = 0.3;

export function fullVolleys(state: State, unit: Unit): readonly Argued<Command, BattleTechReason>[] {
  const room = coolable(state, unit);
  const fired = twistsOf(unit).flatMap((twist) =>
    activeUnits(state)
      .filter(({ side }) => side !== unit.side)
      .map((target) => ({ twist, target, shots: affordable(state, unit, twist, room, target) }))
      .filter(({ shots }) => shots.length > 0),
  );
  return [
    ...fired.map(({ twist, target, shots }): Argued<Command, BattleTechReason> => ({
      command: { ...holdFire(unit.id), twist, shots: shots.map(plain) },
      reasons: [
        { reason: 'given', value: worthHitting(target) * shots.reduce((sum, one) => sum + expected(unit, one), 0) },
      ],
    })),
    { command: holdFire(unit.id), reasons: [] },
    ...jammedOf(unit).map((unjam): Argued<Command, BattleTechReason> => ({
      command: { ...holdFire(unit.id), unjam },
      reasons: [{ reason: 'unjam', value: CLEARED }],
    })),
  ];
}

/** The unit to declare next: the one with the most to gain. */
export const firstToAttack = (state: State, units: readonly Unit[]): Unit | null =>
  best(units, (unit) =>
    Math.max(0, ...fullVolleys(state, unit).map(({ reasons }) => reasons.reduce((sum, { value }) => sum + value, 0))),
  );

/** The heat that weapons may add this turn. */
function coolable(state: State, unit: Unit): number {
  const built = sourcesOf(state, unit).reduce((sum, { heat }) => sum + heat, 0);
  return shedBy(state.board, unit) + WARM - bodyOf(unit).heat - built;
}

/** The weapons that do most for their heat, as long as there is room for it and there are rounds. */
function affordable(state: State, unit: Unit, twist: Twist, room: number, target: Unit): readonly FullShot[] {
  const worth = possibleFullShots(state, unit, twist, target)
    .filter((shot) => isFair(unit, shot))
    .sort((a, b) => gain(unit, b) - gain(unit, a));
  const taken: FullShot[] = [];
  let left = room;
  for (const shot of worth) {
    const { heat } = fullWeapon(mountOf(unit, shot.mount));
    if (heat > left || !fullShots(state, unit, twist, [...taken, shot].map(plain)).ok) continue;
    taken.push(shot);
    left -= heat;
  }
  return taken;
}

const plain = ({ mount, target, mode, aim }: Aimed): Aimed => ({ mount, target, mode, bin: null, aim });

const isFair = (unit: Unit, { mount, toHit }: FullShot): boolean =>
  waysToHit(toHit.number) >= (binsFor(unit, mountOf(unit, mount)).length > 0 ? FAIR_WAYS : 1);

const expected = (unit: Unit, { mount, toHit }: FullShot): number =>
  (waysToHit(toHit.number) / 36) * (hitDamage(mountOf(unit, mount), null).average / 36);

const gain = (unit: Unit, shot: FullShot): number =>
  expected(unit, shot) / (1 + fullWeapon(mountOf(unit, shot.mount)).heat);
