import type { BattleTechQuestion, BattleTechView } from '../../../rules/battletech/battletech.js';
import type { Command } from '../../../rules/battletech/commands.js';
import { salvoToHit } from '../../../rules/battletech/standard/artillery.js';
import { GUNS } from '../../../rules/battletech/standard/gun-tables.js';
import { atStandard } from '../../../rules/battletech/levels.js';
import { supposed } from '../../../rules/battletech/supposed.js';
import { activeUnits } from '../../../rules/battletech/units.js';
import { distance, type Hex } from '../../../rules/geometry/hex/hex.js';
import type { Argued } from '../../../opponent/contract.js';
import type { BattleTechReason } from './reasons.js';
import { chanceToHit } from '../../../rules/battletech/to-hit.js';
import { homingValue } from './standard/homing.js';
import { staysIn } from './standard/shells.js';

/**
 * Where the opponent sends its salvos (ART-02): where enemies stand who are slow or have something to hold, and where its guns have
 * the range; where its own stand it sends none. Rounds that follow TAG go where a friend can mark somebody (ART-05).
 */

export function salvos(
  view: BattleTechView,
  { topic, fallback }: BattleTechQuestion,
): readonly Argued<Command, BattleTechReason>[] {
  const none = [{ command: fallback, reasons: [] }];
  if (topic.ask !== 'bombard') return none;
  const state = atStandard(supposed(view.game));
  const { rings } = GUNS[topic.gun];
  const worth = (hex: Hex): number => {
    const { number, sure } = salvoToHit(state, topic.side, hex);
    const dealt = activeUnits(state).reduce((sum, one) => {
      const points = one.place ? (rings[distance(one.place.hex, hex)] ?? 0) : 0;
      return sum + (one.side === topic.side ? -points : points * staysIn(one));
    }, 0);
    return dealt * (sure ? 1 : chanceToHit(number));
  };
  const hexes = activeUnits(state).flatMap(({ side, place }) => (place && side !== topic.side ? [place.hex] : []));
  const known = (state.field.batteries ?? []).flatMap(({ side, aims }) =>
    side === topic.side ? aims.map(({ hex }) => hex) : [],
  );
  const [best] = [...new Set([...known, ...hexes])]
    .flatMap((hex) => [
      { hex, round: 'high-explosive', value: worth(hex) } as const,
      { hex, round: 'homing', value: homingValue(state, topic.side, topic.gun, hex, () => 1) } as const,
    ])
    .toSorted((a, b) => b.value - a.value || (a.hex < b.hex ? -1 : 1));
  return best && best.value > 0
    ? [{ command: { type: 'bombard', hex: best.hex, round: best.round }, reasons: [] }]
    : none;
}
