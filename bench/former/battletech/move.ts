import { attackSide } from '../../../src/rules/battletech/arcs.js';
import { allowance, depthAt, placeOf } from '../../../src/rules/battletech/movement.js';
import { canLeave, reach } from '../../../src/rules/battletech/reach.js';
import { edgeLeft } from '../../../src/rules/battletech/standard/edges.js';
import { resumed } from '../../../src/rules/battletech/standard/moving.js';
import { isImmobile } from '../../../src/rules/battletech/standard/parts.js';
import { targetHexes } from '../../../src/rules/battletech/standard/to-hit.js';
import { ATTACKER_MOVEMENT } from '../../../src/rules/battletech/tables.js';
import { waterIn } from '../../../src/rules/battletech/terrain.js';
import type { Place, StandardState, StandardUnit } from '../../../src/rules/battletech/types.js';
import type { Mode } from '../../../src/rules/battletech/vocabulary.js';
import type { Command } from '../../../src/rules/battletech/commands.js';
import { activeOf, activeUnits } from '../../../src/rules/battletech/units.js';
import type { Argued, Reason } from '../../../src/opponent/contract.js';
import type { BattleTechReason } from '../../../src/games/battletech/opponent/reasons.js';
import { groundOf, type Ground } from '../../../src/games/battletech/opponent/ground.js';
import { worthHitting } from '../../../src/games/battletech/opponent/worth.js';
import { chargeFrom, type Charge } from './charge.js';
import { firepowerOf, type Firepower } from './firepower.js';
import { aims } from './goals.js';
import { rises } from './rise.js';

/**
 * The moves of a unit of the standard level worth comparing: what it gives and takes where it ends, whether it gets nearer to
 * the enemy and to what wins the match, what it heats up. A unit that lies stands up if it can.
 */

/** What a hex nearer is worth, more with every turn, so that nobody waits for ever. */
const EAGERNESS = 0.1;
const PATIENCE = 9;
/** How much harder a hit from behind is felt. */
const FROM_BEHIND = 1.6;
/** Movement of an enemy that is still to move. */
const EXPECTED = { mode: 'run', motion: 2 } as const;
/** What a point of heat costs, and more the hotter the unit is already. */
const HEAT = 0.05;
/** The risk of a fall in water. */
const WADING = 1;

/** A place where a move can end. */
interface End extends Place {
  readonly mode: Mode;
  readonly steps: string;
  readonly mp: number;
  readonly entered: number;
}

interface Foe {
  readonly unit: StandardUnit;
  readonly power: Firepower;
  readonly worth: number;
  readonly at: number;
}

/** `on`: the mode in which a unit goes on that has begun to move. */
export function fullMoves(
  state: StandardState,
  unit: StandardUnit,
  on: Mode | null = null,
): readonly Argued<Command, BattleTechReason>[] {
  const up = rises(state, unit, on);
  if (up.length > 0) return up;
  const ground = groundOf(state);
  const foes = activeUnits(state)
    .filter(({ side }) => side !== unit.side)
    .map((one): Foe => ({
      unit: one,
      power: firepowerOf(state, one),
      worth: worthHitting(one),
      at: ground.numberOf(placeOf(one).hex),
    }));
  const me = { power: firepowerOf(state, unit), worth: worthHitting(unit) };
  const friends = activeOf(state, unit.side).length;
  const towards = aims(state, unit);
  const argue = (end: End, exit: boolean): Argued<Command, BattleTechReason> => ({
    command: { type: 'move', unit: unit.id, mode: end.mode, steps: exit ? `${end.steps}F` : end.steps, exit },
    reasons: exit ? [{ reason: 'goal', value: towards.leaving }] : weigh(end),
  });
  const weigh = (end: End, charge: Charge | null = null): readonly Reason<BattleTechReason>[] => {
    const { given, taken, nearest } = exchange(ground, me, foes, end);
    return [
      // Whoever charges fires at nobody.
      { reason: 'given', value: charge ? charge.given : given },
      { reason: 'taken', value: -taken / friends - (charge?.taken ?? 0) },
      { reason: 'approach', value: -(EAGERNESS + (state.turn / PATIENCE) ** 2) * towards.patience * nearest },
      { reason: 'goal', value: towards.worth(end.hex) },
      { reason: 'heat', value: -HEAT * heatOf(end) * (1 + unit.body.heat / 5) },
      { reason: 'water', value: waterIn(state.board, end.hex) > 0 && end.mode !== 'stand' ? -WADING : 0 },
    ];
  };
  const charging = (end: End): readonly Argued<Command, BattleTechReason>[] => {
    const charge = chargeFrom(state, unit, end, on);
    return charge ? [{ command: charge.command, reasons: weigh(end, charge) }] : [];
  };
  return endsOf(state, unit, on).flatMap((end) => [
    argue(end, false),
    ...charging(end),
    ...(towards.leaving > 0 && leaves(state, unit, end) && towards.over(edgeLeft(state.board, end.hex, end.facing))
      ? [argue(end, true)]
      : []),
  ]);
}

const leaves = (state: StandardState, unit: StandardUnit, { hex, facing, mode, mp, entered, steps }: End): boolean =>
  mode !== 'stand' &&
  canLeave(
    state,
    unit,
    mode,
    { at: { place: { hex, facing }, mp, entered, heading: null, risen: false }, steps },
    resumed(unit),
  );

function endsOf(state: StandardState, unit: StandardUnit, on: Mode | null): readonly End[] {
  const at = resumed(unit);
  const modes: readonly Mode[] = on === null ? ['walk', 'run', 'jump'] : [on];
  const still = on ?? 'stand';
  return [
    { ...at.place, mode: still, steps: '', mp: at.mp, entered: at.entered },
    ...modes
      .filter((mode) => allowance(unit, mode, depthAt(state, unit)) > 0)
      .flatMap((mode) =>
        reach(state, unit, mode, { at, steps: '' }).flatMap(({ hex, facings }) =>
          facings.filter(({ steps }) => steps !== '').map((way) => ({ ...way, hex, mode })),
        ),
      ),
  ];
}

const heatOf = ({ mode, entered }: End): number =>
  mode === 'stand' ? 0 : mode === 'walk' ? 1 : mode === 'run' ? 2 : Math.max(3, entered);

/** What is given and taken where a move ends, each in the share of a unit that it destroys. */
function exchange(
  ground: Ground,
  me: { readonly power: Firepower; readonly worth: number },
  foes: readonly Foe[],
  end: End,
): { readonly given: number; readonly taken: number; readonly nearest: number } {
  const spot = ground.numberOf(end.hex);
  const motion = targetHexes(end.entered) + (end.mode === 'jump' ? 1 : 0);
  let given = 0;
  let taken = 0;
  let nearest = Infinity;
  for (const { unit: foe, power, worth, at } of foes) {
    const { mode, motion: dodge } = foe.moved
      ? { mode: foe.moved.mode, motion: targetHexes(foe.moved.entered) + (foe.moved.mode === 'jump' ? 1 : 0) }
      : EXPECTED;
    const there = ground.lane(spot, at);
    const back = ground.lane(at, spot);
    const modifier = ATTACKER_MOVEMENT[end.mode].value + (isImmobile(foe) ? -4 : dodge);
    given = Math.max(given, worth * me.power.damage(there, end.facing, modifier));
    const against = ATTACKER_MOVEMENT[mode].value + motion;
    const incoming = foe.moved ? power.damage(back, placeOf(foe).facing, against) : power.best(back, against);
    const behind = attackSide(end, placeOf(foe).hex) === 'rear' ? FROM_BEHIND : 1;
    taken += me.worth * incoming * behind;
    nearest = Math.min(nearest, there.distance);
  }
  return { given, taken, nearest: foes.length === 0 ? 0 : nearest };
}
