import type { OptionSpec } from '../kernel/contract.js';
import { optionSpecs, readByTable, type OptionTable } from '../kernel/options.js';
import type { Refusal } from '../kernel/refusal.js';
import { ok, type Result } from '../kernel/result.js';
import type { Options } from './types.js';

/** Every option of the quick-start level with its values, default first in use, and the ruling that it settles. */
const VALUES: OptionTable<Options> = {
  unequalNumbers: { values: ['ratio', 'frontLoad', 'each'], rule: 'AMB-QSR-02' },
  resolutionOrder: { values: ['declaration', 'loserFirst'], rule: 'AMB-QSR-03' },
  resolveFire: { values: ['referee', 'byHand'], rule: 'QSR-14' },
  splitHex: { values: ['prompt', 'auto-defender'], rule: 'AMB-QSR-04' },
  splitLine: { values: ['pair', 'side'], rule: 'AMB-QSR-15' },
  losCornerTouch: { values: ['touch', 'cross'], rule: 'AMB-QSR-05' },
  rearArmor: { values: ['off', 'on'], rule: 'AMB-QSR-08' },
  immobileBonus: { values: ['off', 'on'], rule: 'AMB-QSR-09' },
  minimumMove: { values: ['off', 'on'], rule: 'AMB-QSR-10' },
  friendlyFire: { values: ['off', 'on'], rule: 'AMB-QSR-14' },
  declare: { values: ['open', 'sealed'], rule: 'QSR-11', later: true },
  moveBy: { values: ['unit', 'side'], rule: 'QSR-09', later: true },
};

/** The options as the rest of the house lists them; the first value is the default. */
export const OPTIONS: readonly OptionSpec[] = optionSpecs(VALUES);

/** Reads the options of a set-up; what is not named takes its default. Refuses unknown names and values. */
export function readOptions(given: Readonly<Record<string, string>>): Result<Options, Refusal> {
  const chosen = readByTable(VALUES, given);
  if (!chosen.ok) return chosen;
  const pick = chosen.value;
  return ok({
    unequalNumbers: pick('unequalNumbers'),
    resolutionOrder: pick('resolutionOrder'),
    resolveFire: pick('resolveFire'),
    splitHex: pick('splitHex'),
    splitLine: pick('splitLine'),
    losCornerTouch: pick('losCornerTouch'),
    rearArmor: pick('rearArmor'),
    immobileBonus: pick('immobileBonus'),
    minimumMove: pick('minimumMove'),
    friendlyFire: pick('friendlyFire'),
    declare: pick('declare'),
    moveBy: pick('moveBy'),
  });
}
