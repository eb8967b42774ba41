import { findsOf, isArming } from '../../../../rules/battletech/standard/clubs.js';
import {
  defaultStrike,
  PAIRED,
  pointsOf,
  possiblePhysicalAttacks,
  type PossiblePhysicalAttack,
} from '../../../../rules/battletech/standard/physical-attacks.js';
import { swarmDamage } from '../../../../rules/battletech/standard/swarming.js';
import { chanceToHit } from '../../../../rules/battletech/to-hit.js';
import type { StandardState, StandardUnit } from '../../../../rules/battletech/types.js';
import type { Command } from '../../../../rules/battletech/commands.js';
import { unitOf } from '../../../../rules/battletech/units.js';
import type { Argued } from '../../../../opponent/contract.js';
import type { BattleTechReason } from '../reasons.js';
import { best } from '../best.js';
import { worthHitting } from '../worth.js';
import { FALL } from './charge.js';

/** The physical attacks worth comparing: each alone, both fists at once, none; or a club to strike with the next time. */

export function strikes(state: StandardState, unit: StandardUnit): readonly Argued<Command, BattleTechReason>[] {
  const attacks = possiblePhysicalAttacks(state, unit).filter(
    ({ attack }) => unitOf(state, attack.target).side !== unit.side,
  );
  const targets = [...new Set(attacks.map(({ attack }) => attack.target))];
  const pairs = PAIRED.flatMap((kind) =>
    targets
      .map((target) => attacks.filter(({ attack }) => attack.kind === kind && attack.target === target))
      .filter((pair) => pair.length > 1),
  );
  return [
    { command: defaultStrike(state, unit), reasons: [] },
    ...[...attacks.map((one) => [one]), ...pairs].map((some): Argued<Command, BattleTechReason> => ({
      command: { type: 'strike', unit: unit.id, blows: some.map(({ attack }) => attack) },
      reasons: [{ reason: 'given', value: some.reduce((sum, one) => sum + gain(state, unit, one), 0) }],
    })),
    ...clubs(state, unit, attacks),
  ];
}

/** The unit to declare next: the one with the most to gain. */
export const firstToStrike = (state: StandardState, units: readonly StandardUnit[]): StandardUnit | null =>
  best(units, (unit) =>
    Math.max(0, ...strikes(state, unit).map(({ reasons }) => reasons.reduce((sum, { value }) => sum + value, 0))),
  );

function gain(state: StandardState, unit: StandardUnit, { attack, toHit }: PossiblePhysicalAttack): number {
  const chance = chanceToHit(toHit.number);
  const damage = pointsOf(state, unit, attack);
  const fells = attack.kind === 'kick' || attack.kind === 'push' ? FALL / 2 : 0;
  const target = unitOf(state, attack.target);
  // Who clings to it strikes it each turn; an arm that misses them strikes its own body (UNI-67).
  const clinging = attack.kind === 'brush-off' ? swarmDamage(target) : 0;
  const falls = (1 - chance) * (attack.kind === 'kick' ? FALL / 2 : attack.kind === 'brush-off' ? damage : 0);
  return worthHitting(target) * chance * (damage + fells) + worthHitting(unit) * (chance * clinging - falls);
}

/** How much of what a club would do counts: it takes another turn, and an enemy who stays. */
const NEXT_TIME = 0.5;
/** What a club in hand is worth when there is nobody to strike, as long as one may come near. */
const ARMED = 0.1;

/** A club to pick up instead of striking: worth what it would do more than the best attack without (SEQ-13). */
function clubs(
  state: StandardState,
  unit: StandardUnit,
  attacks: readonly PossiblePhysicalAttack[],
): readonly Argued<Command, BattleTechReason>[] {
  const found = findsOf(state, unit);
  if (found.length === 0 || defaultStrike(state, unit).blows.length > 0) return [];
  const without = Math.max(0, ...attacks.map((one) => gain(state, unit, one)));
  return found.map((takes): Argued<Command, BattleTechReason> => {
    const armed: StandardUnit = { ...unit, body: { ...unit.body, club: takes } };
    const holding = { ...state, units: state.units.map((one) => (one.id === unit.id ? armed : one)) };
    const swings = possiblePhysicalAttacks(holding, armed).filter(
      ({ attack }) => attack.kind === 'club' && attack.limb === null && unitOf(state, attack.target).side !== unit.side,
    );
    const more = Math.max(0, ...swings.map((one) => gain(holding, armed, one) - without));
    const waits = attacks.length === 0 && isArming(state, unit) ? ARMED : 0;
    return {
      command: { type: 'strike', unit: unit.id, blows: [], takes },
      reasons: [{ reason: 'club', value: NEXT_TIME * more + waits }],
    };
  });
}
