import type { AmmoId, MechLocation } from '../../../rules/battletech/vocabulary.js';
import {
  EQUIPMENT,
  FILLERS,
  MUNITIONS,
  PARTS,
  type Equipment,
  type Filler,
  type Munition,
  type Part,
} from '../../../rules/battletech/standard/types.js';
import { roundsOf } from '../../../rules/battletech/standard/munitions.js';
import { armOf } from '../../../rules/battletech/standard/weapons.js';

/** How critical slots are written in a unit file, top to bottom as on the record sheet. */

/** Written forms: `engine`, `medium-laser`, `medium-laser (R)` at the rear, `ac-20 ammo`, `lb-10-x cluster ammo`, `machine-gun ammo 100`, `-`. */
export const SLOT_FORM = /^(?:-|[a-z0-9-]+(?: \(R\))?|[a-z0-9-]+(?: [a-z-]+)? ammo(?: [1-9]\d{0,2})?)$/;

/** What one line of the file means. */
export type Written =
  | { readonly holds: 'nothing' }
  | { readonly holds: 'part'; readonly part: Part }
  | { readonly holds: 'weapon'; readonly weapon: string; readonly rear: boolean }
  | { readonly holds: 'ammo'; readonly ammo: AmmoId; readonly munition: Munition; readonly rounds: number }
  | { readonly holds: 'heat-sink'; readonly double: boolean }
  | { readonly holds: 'jump-jet' }
  | { readonly holds: 'equipment'; readonly equipment: Equipment }
  | { readonly holds: 'filler'; readonly of: Filler };

/** Reads one slot of a file; `null`: nothing that a slot can hold is written so. */
export function readSlot(text: string): Written | null {
  if (text === '-') return { holds: 'nothing' };
  if (text === 'jump-jet') return { holds: 'jump-jet' };
  if (text === 'heat-sink' || text === 'double-heat-sink') return { holds: 'heat-sink', double: text !== 'heat-sink' };
  const filler = FILLERS.find((one) => one === text);
  if (filler) return { holds: 'filler', of: filler };
  const part = PARTS.find((one) => one === text);
  if (part) return { holds: 'part', part };
  const equipment = EQUIPMENT.find((one) => one === text);
  if (equipment) return { holds: 'equipment', equipment };
  const rear = text.endsWith(' (R)');
  const weapon = armOf(rear ? text.slice(0, -' (R)'.length) : text);
  return weapon ? { holds: 'weapon', weapon: weapon.weapon.id, rear } : readAmmo(text);
}

/** `ac-20 ammo`, a ton of it; another munition or another number of rounds is written out. */
function readAmmo(text: string): Written | null {
  const [, id = '', kind = 'standard', written] = /^([a-z0-9-]+)(?: ([a-z-]+))? ammo(?: (\d+))?$/.exec(text) ?? [];
  const arm = armOf(id);
  const munition = MUNITIONS.find((one) => one === kind);
  const ammo = arm?.weapon.ammo ?? null;
  if (ammo === null || !arm?.rounds || !munition) return null;
  if (munition !== 'standard' && !arm.loads.includes(munition)) return null;
  return { holds: 'ammo', ammo, munition, rounds: written ? Number(written) : roundsOf(arm.rounds, munition) };
}

/** The slots of a location: six in the head and in legs, twelve elsewhere. Of four legs two stand where others have arms. */
export function roomIn(location: MechLocation, legs: 2 | 4): 6 | 12 {
  const arm = location === 'LA' || location === 'RA';
  return location === 'HD' || location === 'LL' || location === 'RL' || (arm && legs === 4) ? 6 : 12;
}
