import type { StandardSheet } from '../record-sheet.js';
import { hasMuscles } from '../standard/myomer.js';
import type { Equipment } from '../standard/types.js';

/** What equipment is worth that is no weapon (BV-02, BV-07). */

/** What a piece of equipment adds: to the defence, or to the offence of a machine of so many tons. */
interface Worth {
  readonly defence: number;
  readonly offence: (tons: number) => number;
}

const NOTHING: Worth = { defence: 0, offence: () => 0 };
const defends = (defence: number): Worth => ({ ...NOTHING, defence });

/** A probe is worth 2 more in the hands of the Clans. */
const CLAN_PROBE = 2;

/** A targeting computer and Artemis IV are in the worth of their weapons, MASC in the MP. */
const WORTH: Readonly<Record<Equipment, Worth>> = {
  ecm: defends(61),
  'active-probe': defends(10),
  'a-pod': defends(1),
  hatchet: { ...NOTHING, offence: (tons) => Math.ceil(tons / 5) * 1.5 },
  sword: { ...NOTHING, offence: (tons) => Math.ceil(tons / 10 + 1) * 1.725 },
  masc: NOTHING,
  'targeting-computer': NOTHING,
  artemis: NOTHING,
  case: NOTHING,
  other: NOTHING,
  'b-pod': defends(2),
  'light-active-probe': defends(7),
  'bloodhound-probe': defends(25),
  'angel-ecm': defends(100),
  'c3-slave': NOTHING,
  'c3-master': NOTHING,
  c3i: NOTHING,
  'improved-sensors': defends(7),
  mace: { ...NOTHING, offence: (tons) => Math.ceil(tons / 4) },
  'mining-drill': { ...NOTHING, offence: () => 6 },
  'rock-cutter': { ...NOTHING, offence: () => 6 },
  chainsaw: { ...NOTHING, offence: () => 7 },
  'dual-saw': { ...NOTHING, offence: () => 9 },
  backhoe: { ...NOTHING, offence: () => 8 },
  'wrecking-ball': { ...NOTHING, offence: () => 8 },
  'pile-driver': { ...NOTHING, offence: () => 5 },
  'spot-welder': { ...NOTHING, offence: () => 5 },
  combine: { ...NOTHING, offence: () => 5 },
  claw: { ...NOTHING, offence: (tons) => Math.ceil(tons / 7) * 1.275 },
};

/** What hot muscles swing twice as hard (WPN-19), and so is worth twice as much. */
const HELD: readonly Equipment[] = ['hatchet', 'sword', 'mace', 'claw'];
const SWUNG = 2;

/** The pieces of equipment in the slots, each once. */
const piecesOf = ({ full }: StandardSheet): readonly Equipment[] => {
  const pieces = Object.values(full.slots).flatMap((slots) =>
    slots.flatMap((slot) => (slot?.holds === 'equipment' ? [[slot.item, slot.equipment] as const] : [])),
  );
  return [...new Map(pieces).values()];
};

/** What equipment adds to the defence. */
export const defensiveEquipment = (sheet: StandardSheet): number =>
  piecesOf(sheet).reduce((sum, one) => {
    const more = one === 'active-probe' && sheet.full.tech === 'clan' ? CLAN_PROBE : 0;
    return sum + WORTH[one].defence + more;
  }, 0);

/** What equipment adds to the offence. */
export const offensiveEquipment = (sheet: StandardSheet): number => {
  const muscles = hasMuscles(sheet, 'tsm') ? SWUNG : 1;
  return piecesOf(sheet).reduce(
    (sum, one) => sum + WORTH[one].offence(sheet.tons) * (HELD.includes(one) ? muscles : 1),
    0,
  );
};
