import { possibleShots, possibleTargets } from '../../../rules/battletech/fire.js';
import { atStandard } from '../../../rules/battletech/levels.js';
import { placeOf } from '../../../rules/battletech/movement.js';
import { reach } from '../../../rules/battletech/reach.js';
import { waysToHit } from '../../../rules/battletech/to-hit.js';
import type { Place, State, Unit } from '../../../rules/battletech/types.js';
import type { BattleTech } from '../../../rules/battletech/battletech.js';
import type { Mode } from '../../../rules/battletech/vocabulary.js';
import type { Command } from '../../../rules/battletech/commands.js';
import { activeUnits, unitOf } from '../../../rules/battletech/units.js';
import { distance } from '../../../rules/geometry/hex/hex.js';
import type { Argued, Valuation } from '../../../opponent/contract.js';
import { best } from './best.js';
import { deployments, off } from './deploy.js';
import { affordable } from './fire.js';
import { fullVolley, risingOf } from './standard/nearest.js';
import { supposed } from '../../../rules/battletech/supposed.js';

/**
 * A sparring partner of plain habits: it goes to the nearest enemy by the shortest way, turns to face it, and fires
 * everything that may hit at the nearest one in sight.
 */
export const nearestValuation: Valuation<BattleTech> = (view, seat, question) => {
  const { topic, fallback } = question;
  const state = supposed(view.game);
  switch (topic.ask) {
    case 'deploy':
      return deployments(view, seat, question);
    case 'move':
    case 'move-named':
      return topic.units.slice(0, 1).flatMap((id) => approaches(state, unitOf(state, id)));
    case 'declare':
      return topic.units.slice(0, 1).map((id) => volley(state, unitOf(state, id)));
    case 'attack': {
      const full = atStandard(state);
      return topic.units.slice(0, 1).map((id) => fullVolley(full, unitOf(full, id)));
    }
    case 'lay-mines':
    case 'bombard':
    case 'split-hex':
    case 'impossible-shots':
    case 'step-aside':
    case 'fire':
    case 'move-on':
    case 'strike':
      return [{ command: fallback, reasons: [] }];
  }
};

/** What weighs more than all that follows it: to be near, to look at the enemy, to walk rather than run, to spend few MP. */
const NEAR = 1000;
const FACING = 20;
const WALKING = 8;

interface End extends Place {
  readonly mode: Mode;
  readonly steps: string;
  readonly mp: number;
}

function approaches(state: State, unit: Unit): readonly Argued<Command>[] {
  const rising = unit.body ? risingOf(unit) : null;
  if (rising) return [rising];
  const enemy = nearestTo(unit, enemiesOf(state, unit));
  if (!enemy) return [];
  const to = placeOf(enemy).hex;
  return ends(state, unit).map(({ hex, facing, mode, steps, mp }) => ({
    command: { type: 'move', unit: unit.id, mode, steps, exit: false },
    reasons: [
      { reason: 'approach', value: -NEAR * distance(hex, to) },
      { reason: 'facing', value: -FACING * off(hex, facing, to) },
      { reason: 'effort', value: -mp - (mode === 'run' ? WALKING : 0) },
    ],
  }));
}

function ends(state: State, unit: Unit): readonly End[] {
  const moving = (['walk', 'run'] as const).flatMap((mode) =>
    reach(state, unit, mode).flatMap(({ hex, facings }) => facings.map((way) => ({ ...way, hex, mode }))),
  );
  return [{ ...placeOf(unit), mode: 'stand', steps: '', mp: 0 }, ...moving];
}

function volley(state: State, unit: Unit): Argued<Command> {
  const mayHit = (target: Unit): ReturnType<typeof possibleShots> =>
    affordable(
      unit,
      possibleShots(state, unit, target).filter(({ toHit }) => waysToHit(toHit.number) > 0),
    );
  const targets = possibleTargets(state, unit).filter((one) => one.side !== unit.side && mayHit(one).length > 0);
  const target = nearestTo(unit, targets);
  const mounts = target ? mayHit(target).map(({ mount }) => mount.id) : [];
  return { command: { type: 'declare', unit: unit.id, target: target?.id ?? null, mounts }, reasons: [] };
}

const enemiesOf = (state: State, unit: Unit): readonly Unit[] =>
  activeUnits(state).filter((one) => one.side !== unit.side);

const nearestTo = (unit: Unit, others: readonly Unit[]): Unit | null =>
  best(others, (other) => -distance(placeOf(unit).hex, placeOf(other).hex));
