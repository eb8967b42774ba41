import { refuse, type Refusal } from '../../../../rules/kernel/refusal.js';
import { fail, type Result } from '../../../../rules/kernel/result.js';
import type { Imported } from '../../../../library/imports/contract.js';
import { battleArmourOf } from './battle-armour.js';
import { blocksIn } from './blk.js';
import { commonOf, type BlockUnit } from './block-fields.js';
import { infantryOf } from './infantry.js';
import { own } from './own.js';
import { vehicleOf } from './vehicle.js';

/** The kinds of units that are played here, by the word of the files. */
const KINDS: Readonly<Partial<Record<string, (unit: BlockUnit) => Result<Imported, Refusal>>>> = {
  tank: vehicleOf,
  vtol: vehicleOf,
  infantry: infantryOf,
  battlearmor: battleArmourOf,
};

/** Reads the text of a `.blk`; refused with what is missing or does not fit. */
export function blockUnitOf(text: string): Result<Imported, Refusal> {
  const blocks = blocksIn(text);
  const [kind = ''] = blocks.get('unittype') ?? [];
  const read = own(KINDS, kind.toLowerCase());
  if (kind === '') return fail(refuse('battletech/import-missing', { field: 'UnitType' }));
  if (!read) return fail(refuse('battletech/import-kind', { given: kind }));
  const unit = commonOf(blocks);
  return unit.ok ? read(unit.value) : unit;
}
