import { attackSide } from '../../../../rules/battletech/arcs.js';
import { allowance, depthAt, placeOf } from '../../../../rules/battletech/movement.js';
import { canLeave, reach } from '../../../../rules/battletech/reach.js';
import { edgeLeft } from '../../../../rules/battletech/standard/edges.js';
import { mascNeed, mascProblem } from '../../../../rules/battletech/standard/masc.js';
import { resumed } from '../../../../rules/battletech/standard/moving.js';
import { isImmobile } from '../../../../rules/battletech/standard/parts.js';
import { targetHexes } from '../../../../rules/battletech/standard/to-hit.js';
import { batherOf, depthOf, type Depth } from '../../../../rules/battletech/standard/water.js';
import { waysToHit } from '../../../../rules/battletech/to-hit.js';
import { ATTACKER_MOVEMENT } from '../../../../rules/battletech/tables.js';
import { waterIn } from '../../../../rules/battletech/terrain.js';
import type { Place, StandardState, StandardUnit } from '../../../../rules/battletech/types.js';
import type { Mode } from '../../../../rules/battletech/vocabulary.js';
import type { Command } from '../../../../rules/battletech/commands.js';
import { activeOf, activeUnits } from '../../../../rules/battletech/units.js';
import type { Argued, Reason } from '../../../../opponent/contract.js';
import type { BattleTechReason } from '../reasons.js';
import { best } from '../best.js';
import { groundOf, type Ground } from '../ground.js';
import { worthHitting } from '../worth.js';
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
  readonly power: PowerAt;
  readonly worth: number;
  readonly at: number;
  readonly depth: Depth;
}

/** What a unit does on average from one depth of water at another. */
type PowerAt = (from: Depth, to: Depth) => Firepower;

/** The firepower of a unit, reckoned once for each pair of depths. */
function powerOf(state: StandardState, unit: StandardUnit): PowerAt {
  const known = new Map<string, Firepower>();
  return (from, to) => {
    const key = `${from} ${to}`;
    const power = known.get(key) ?? firepowerOf(state, unit, { from, to });
    known.set(key, power);
    return power;
  };
}

/** `on`: the mode in which a unit goes on that has begun to move. */
export function fullMoves(
  state: StandardState,
  unit: StandardUnit,
  on: Mode | null = null,
): readonly Argued<Command, BattleTechReason>[] {
  const up = rises(state, unit, on);
  if (up.length > 0) return up;
  const plain = movesOf(state, unit, on);
  return on === null ? [...plain, ...overdriven(state, unit)] : plain;
}

/** What a leg whose MASC fails is worth, in points of damage: both are hit at once (AMB-SEQ-21). */
const STRAINED = 12;

/** MASC switched on first: worth the best run that it allows, less the risk for the legs. */
function overdriven(state: StandardState, unit: StandardUnit): readonly Argued<Command, BattleTechReason>[] {
  const need = mascNeed(unit);
  if (need === null || mascProblem(unit) !== null) return [];
  const faster: StandardUnit = { ...unit, body: { ...unit.body, masc: { strain: 0, ...unit.body.masc, on: true } } };
  const units = state.units.map((one) => (one.id === unit.id ? faster : one));
  const run = best(movesOf({ ...state, units }, faster, 'run'), ({ reasons }) =>
    reasons.reduce((sum, { value }) => sum + value, 0),
  );
  if (!run) return [];
  const risk = (1 - waysToHit(need) / 36) * worthHitting(unit) * STRAINED;
  return [
    { command: { type: 'masc', unit: unit.id }, reasons: [...run.reasons, { reason: 'overdrive', value: -risk }] },
  ];
}

/** The moves themselves. */
function movesOf(
  state: StandardState,
  unit: StandardUnit,
  on: Mode | null,
): readonly Argued<Command, BattleTechReason>[] {
  const ground = groundOf(state);
  const foes = activeUnits(state)
    .filter(({ side }) => side !== unit.side)
    .map((one): Foe => ({
      unit: one,
      power: powerOf(state, one),
      worth: worthHitting(one),
      at: ground.numberOf(placeOf(one).hex),
      depth: depthOf(state.board, batherOf(one)),
    }));
  const me = {
    power: powerOf(state, unit),
    worth: worthHitting(unit),
    depthAt: (place: Place): Depth => depthOf(state.board, { ...batherOf(unit), place }),
  };
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
  me: { readonly power: PowerAt; readonly worth: number; readonly depthAt: (place: Place) => Depth },
  foes: readonly Foe[],
  end: End,
): { readonly given: number; readonly taken: number; readonly nearest: number } {
  const spot = ground.numberOf(end.hex);
  const depth = me.depthAt(end);
  const motion = targetHexes(end.entered) + (end.mode === 'jump' ? 1 : 0);
  let given = 0;
  let taken = 0;
  let nearest = Infinity;
  for (const { unit: foe, power: powerAt, worth, at, depth: deep } of foes) {
    const power = powerAt(deep, depth);
    const { mode, motion: dodge } = foe.moved
      ? { mode: foe.moved.mode, motion: targetHexes(foe.moved.entered) + (foe.moved.mode === 'jump' ? 1 : 0) }
      : EXPECTED;
    const there = ground.lane(spot, at);
    const back = ground.lane(at, spot);
    const modifier = ATTACKER_MOVEMENT[end.mode].value + (isImmobile(foe) ? -4 : dodge);
    given = Math.max(given, worth * me.power(depth, deep).damage(there, end.facing, modifier));
    const against = ATTACKER_MOVEMENT[mode].value + motion;
    const incoming = foe.moved ? power.damage(back, placeOf(foe).facing, against) : power.best(back, against);
    const behind = attackSide(end, placeOf(foe).hex) === 'rear' ? FROM_BEHIND : 1;
    taken += me.worth * incoming * behind;
    nearest = Math.min(nearest, there.distance);
  }
  return { given, taken, nearest: foes.length === 0 ? 0 : nearest };
}
