import { physicalDamage } from '../../../src/rules/battletech/standard/physical-damage.js';
import {
  defaultStrike,
  limbsOf,
  possiblePhysicalAttacks,
  strikeOf,
  type PossiblePhysicalAttack,
} from '../../../src/rules/battletech/standard/physical-attacks.js';
import { waysToHit } from '../../../src/rules/battletech/to-hit.js';
import type { StandardState, StandardUnit } from '../../../src/rules/battletech/types.js';
import type { Command } from '../../../src/rules/battletech/commands.js';
import { unitOf } from '../../../src/rules/battletech/units.js';
import type { Argued } from '../../../src/opponent/contract.js';
import type { BattleTechReason } from '../../../src/games/battletech/opponent/reasons.js';
import { best } from '../../../src/games/battletech/opponent/best.js';
import { worthHitting } from '../../../src/games/battletech/opponent/worth.js';
import { FALL } from './charge.js';

/** The physical attacks worth comparing: each alone, both fists at once, none. */

export function strikes(state: StandardState, unit: StandardUnit): readonly Argued<Command, BattleTechReason>[] {
  const attacks = possiblePhysicalAttacks(state, unit).filter(
    ({ attack }) => unitOf(state, attack.target).side !== unit.side,
  );
  const fists = attacks.filter(({ attack }) => attack.kind === 'punch');
  const targets = [...new Set(fists.map(({ attack }) => attack.target))];
  const pairs = targets
    .map((target) => fists.filter(({ attack }) => attack.target === target))
    .filter((pair) => pair.length > 1);
  return [
    { command: defaultStrike(state, unit), reasons: [] },
    ...[...attacks.map((one) => [one]), ...pairs].map((some): Argued<Command, BattleTechReason> => ({
      command: { type: 'strike', unit: unit.id, blows: some.map(({ attack }) => attack) },
      reasons: [{ reason: 'given', value: some.reduce((sum, one) => sum + gain(state, unit, one), 0) }],
    })),
  ];
}

/** The unit to declare next: the one with the most to gain. */
export const firstToStrike = (state: StandardState, units: readonly StandardUnit[]): StandardUnit | null =>
  best(units, (unit) =>
    Math.max(0, ...strikes(state, unit).map(({ reasons }) => reasons.reduce((sum, { value }) => sum + value, 0))),
  );

function gain(state: StandardState, unit: StandardUnit, { attack, toHit }: PossiblePhysicalAttack): number {
  const chance = waysToHit(toHit.number) / 36;
  const damage =
    attack.limb === null
      ? 0
      : physicalDamage(unit.sheet.tons, strikeOf(state, unit, attack), limbsOf(unit)[attack.limb], false);
  const fells = attack.kind === 'kick' || attack.kind === 'push' ? FALL / 2 : 0;
  const falls = attack.kind === 'kick' ? (1 - chance) * (FALL / 2) : 0;
  return worthHitting(unitOf(state, attack.target)) * chance * (damage + fells) - worthHitting(unit) * falls;
}
