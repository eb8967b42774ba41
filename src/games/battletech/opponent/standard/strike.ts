import { blowDamage } from '../../../../rules/battletech/standard/blow-damage.js';
import {
  defaultStrike,
  limbsOf,
  possibleBlows,
  strikeOf,
  type PossibleBlow,
} from '../../../../rules/battletech/standard/striking.js';
import { waysToHit } from '../../../../rules/battletech/to-hit.js';
import type { StandardState, StandardUnit } from '../../../../rules/battletech/types.js';
import type { Command } from '../../../../rules/battletech/commands.js';
import { unitOf } from '../../../../rules/battletech/units.js';
import type { Argued } from '../../../../opponent/contract.js';
import type { BattleTechReason } from '../reasons.js';
import { best } from '../best.js';
import { worthHitting } from '../worth.js';
import { FALL } from './charge.js';

/** The physical attacks worth comparing: each blow, both fists at once, none. */

export function strikes(state: StandardState, unit: StandardUnit): readonly Argued<Command, BattleTechReason>[] {
  const blows = possibleBlows(state, unit).filter(({ blow }) => unitOf(state, blow.target).side !== unit.side);
  const fists = blows.filter(({ blow }) => blow.kind === 'punch');
  const targets = [...new Set(fists.map(({ blow }) => blow.target))];
  const pairs = targets
    .map((target) => fists.filter(({ blow }) => blow.target === target))
    .filter((pair) => pair.length > 1);
  return [
    { command: defaultStrike(state, unit), reasons: [] },
    ...[...blows.map((one) => [one]), ...pairs].map((some): Argued<Command, BattleTechReason> => ({
      command: { type: 'strike', unit: unit.id, blows: some.map(({ blow }) => blow) },
      reasons: [{ reason: 'given', value: some.reduce((sum, one) => sum + gain(state, unit, one), 0) }],
    })),
  ];
}

/** The unit to declare next: the one with the most to gain. */
export const firstToStrike = (state: StandardState, units: readonly StandardUnit[]): StandardUnit | null =>
  best(units, (unit) =>
    Math.max(0, ...strikes(state, unit).map(({ reasons }) => reasons.reduce((sum, { value }) => sum + value, 0))),
  );

function gain(state: StandardState, unit: StandardUnit, { blow, toHit }: PossibleBlow): number {
  const chance = waysToHit(toHit.number) / 36;
  const damage =
    blow.limb === null ? 0 : blowDamage(unit.sheet.tons, strikeOf(state, unit, blow), limbsOf(unit)[blow.limb], false);
  const fells = blow.kind === 'kick' || blow.kind === 'push' ? FALL / 2 : 0;
  const falls = blow.kind === 'kick' ? (1 - chance) * (FALL / 2) : 0;
  return worthHitting(unitOf(state, blow.target)) * chance * (damage + fells) - worthHitting(unit) * falls;
}
