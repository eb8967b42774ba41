import type { BattleTechQuestion, BattleTechView } from '../../../rules/battletech/battletech.js';
import type { Command } from '../../../rules/battletech/commands.js';
import { mineable } from '../../../rules/battletech/standard/minefields.js';
import { supposed } from '../../../rules/battletech/supposed.js';
import type { State, Zone } from '../../../rules/battletech/types.js';
import { columnOf, distance, hexAt, type Hex } from '../../../rules/geometry/hex/hex.js';
import type { SideId } from '../../../rules/kernel/ids.js';
import type { Argued } from '../../../opponent/contract.js';
import type { BattleTechReason } from './reasons.js';

/**
 * Where the opponent lays its mines (HID-06): first on what enemies want to hold, then half way between them and its own, near the
 * middle and apart from each other.
 */

/** What a hex that an enemy wants to hold is worth, in hexes of the way to it. */
const WANTED = 20;
/** Fields lie no nearer to each other than this, as long as there is room. */
const APART = 2;

export function minefields(
  view: BattleTechView,
  { topic, fallback }: BattleTechQuestion,
): readonly Argued<Command, BattleTechReason>[] {
  if (topic.ask !== 'lay-mines') return [{ command: fallback, reasons: [] }];
  const { side, most } = topic;
  const state = supposed(view.game);
  const all = mineable(state, side)
    .map((hex) => ({ hex, value: valueOf(state, side, hex) }))
    .toSorted((a, b) => b.value - a.value);
  const apart: Hex[] = [];
  for (const { hex } of all)
    if (apart.length < most && apart.every((other) => distance(hex, other) >= APART)) apart.push(hex);
  const hexes = [...apart, ...all.map(({ hex }) => hex).filter((hex) => !apart.includes(hex))].slice(0, most);
  return [{ command: { type: 'lay-mines', hexes }, reasons: [] }];
}

function valueOf(state: State, side: SideId, hex: Hex): number {
  const to = (own: boolean): number =>
    Math.min(
      ...state.deployment.filter((one) => (one.side === side) === own).map(({ zone }) => distance(hex, centre(zone))),
    );
  const middle = (state.board.columns + 1) / 2;
  const wanted = (state.field?.victory.goals ?? []).some(
    (goal) => goal.goal === 'hold' && goal.side !== side && goal.hexes.includes(hex),
  );
  return (wanted ? WANTED : 0) - Math.abs(to(true) - to(false)) - Math.abs(columnOf(hex) - middle) / 2;
}

const centre = ({ rows, columns }: Zone): Hex =>
  hexAt(Math.floor((columns[0] + columns[1]) / 2), Math.floor((rows[0] + rows[1]) / 2));
