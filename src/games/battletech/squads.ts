import type { Aftermath } from '../../rules/campaign/battle.js';
import type { BattleTech, BattleTechState } from '../../rules/battletech/battletech.js';
import { battletech } from '../../rules/battletech/index.js';
import { isInfantry } from '../../rules/battletech/stacking.js';
import { troopersLeft } from '../../rules/battletech/standard/infantry.js';
import type { Setup } from '../../rules/battletech/types.js';
import type { MatchEvent } from '../../rules/kernel/contract.js';

/** Groups of Elementals in the battles of a campaign (CLN-18). */

type Counts = ReadonlyMap<string, number>;

/** What each squad has lost in a match, with the last event that cost a trooper. */
export function lossesOf(
  setup: Setup,
  events: readonly { readonly seq: number; readonly event: MatchEvent<BattleTech> }[],
): Aftermath['groups'] {
  const squads = setup.units.filter(({ sheet }) => sheet.kind === 'battle-armour');
  if (squads.length === 0) return {};
  const losses = new Map<string, { lost: number; event: number }>();
  let before: Counts = new Map();
  let state: BattleTechState | null = null;
  for (const { seq, event } of events) {
    state = battletech.evolve(state, event);
    const now = countsIn(state);
    for (const [id, had] of before) {
      const fell = had - (now.get(id) ?? had);
      if (fell > 0) losses.set(id, { lost: (losses.get(id)?.lost ?? 0) + fell, event: seq });
    }
    before = now;
  }
  return Object.fromEntries(losses);
}

const countsIn = ({ game }: BattleTechState): Counts =>
  new Map(
    game.level === 'standard'
      ? game.units.filter(isInfantry).map((unit) => [unit.id, unit.status === 'destroyed' ? 0 : troopersLeft(unit)])
      : [],
  );
