import { total } from '../../kernel/dice.js';
import { isInfantry } from '../stacking.js';
import type { StandardUnit } from '../types.js';
import { isOut } from './phase-end.js';
import { groupsAt } from './troop-damage.js';
import type { Minefield } from './unseen.js';
import { isFlying } from './vehicles.js';
import type { Encounter } from './walk.js';
import { jolted } from './wounds.js';

/** Whoever treads on mines (HID-07). */

/** How a field goes off by how dense it is, from the densest on: the roll that sets it off (HID-07). */
const TRIGGERS: readonly { readonly from: number; readonly need: number }[] = [
  { from: 25, need: 7 },
  { from: 15, need: 8 },
  { from: 0, need: 9 },
];
/** Troopers tread more lightly; a cushion of air hardly treads at all. */
const TROOPERS = 1;
const HOVER = 12;
/** A field that has gone off may lose so much; one as thin as that stays as it is. */
const THINS_BY = 5;

/** What a unit must roll at least to set a field off; troopers and hovercraft are not so easily caught (HID-07). */
function triggerOf({ density }: Minefield, unit: StandardUnit): number {
  const { sheet } = unit;
  if (sheet.kind === 'vehicle' && sheet.motive === 'hover') return HOVER;
  const need = TRIGGERS.find(({ from }) => density >= from)?.need ?? HOVER;
  return isInfantry(unit) ? need + TROOPERS : need;
}

/** Whoever treads on enemy mines finds them, and may set them off; then it goes on if it can (HID-07). */
export const mines: Encounter = {
  when: 'entering',
  meet(walk) {
    const { id, unit, at, resolution } = walk;
    const { hex } = at.place;
    const fields = (resolution.state.field.mines ?? []).filter(
      (one) => one.hex === hex && one.side !== unit.side && !isFlying(at),
    );
    for (const field of fields) {
      if (walk.isOver || !walk.halt()) return;
      const need = triggerOf(field, unit);
      const { dice } = resolution;
      const roll = dice.roll(2, 6, 'mines');
      const goesOff = total(roll) >= need;
      const damaging = resolution.damageTo(id);
      const aspect = { table: 'kick', side: 'front', cover: false } as const;
      const wounds = goesOff ? jolted(damaging, aspect, groupsAt(unit, field.density), dice) : [];
      const thins = goesOff && field.density > THINS_BY ? dice.roll(2, 6, 'mines-left') : null;
      const left = thins && total(thins) >= need ? field.density - THINS_BY : field.density;
      resolution.happen({
        type: 'MinesMet',
        unit: id,
        hex,
        side: field.side,
        need,
        roll,
        goesOff,
        wounds,
        thins,
        left,
      });
      if (isOut(resolution, id)) walk.end();
      else walk.goOn();
    }
  },
};
