import type { OptionSpec } from '../kernel/contract.js';
import { optionSpecs, readByTable, type OptionTable } from '../kernel/options.js';
import type { Refusal } from '../kernel/refusal.js';
import { ok, type Result } from '../kernel/result.js';
import type { Options } from './types.js';

/** Every option with its values, the default first, and the ruling that it settles. */
const VALUES: OptionTable<Required<Options>> = {
  lengths: { values: ['single', 'doubled'], rule: 'TFH-01' },
  inSight: { values: ['oncePerTurn', 'losGained', 'entersEnvelope'], rule: 'AMB-TFH-03' },
  inSightRange: { values: ['reach', 'unlimited'], rule: 'AMB-TFH-03' },
  maxReactionDepth: { values: ['12', '6', '24'], rule: 'AMB-TFH-04' },
  fireCount: { values: ['aircraft', 'weapon'], rule: 'AMB-TFH-05' },
  fixedArcRadiusCm: { values: ['1.5', '1', '2'], rule: 'AMB-TFH-06' },
  evadeFacing: { values: ['direction', 'keep', 'free'], rule: 'AMB-TFH-07' },
  tableEdge: { values: ['leave', 'barred'], rule: 'AMB-TFH-14' },
  starTests: { values: ['reactions', 'all'], rule: 'AMB-TFH-15' },
  activation: { values: ['must', 'may'], rule: 'AMB-TFH-18' },
  burningMove: { values: ['ends', 'resumes'], rule: 'AMB-TFH-33' },
  bombRangeCm: { values: ['0', '5', '10'], rule: 'AMB-TFH-34' },
  bombLoads: { values: ['once', 'everyActivation'], rule: 'AMB-TFH-35' },
  offTableReactions: { values: ['on', 'off'], rule: 'AMB-TFH-36' },
  focusMission: { values: ['target', 'goal'], rule: 'AMB-TFH-37' },
};

/** The options as the rest of the house lists them; the first value is the default. */
export const OPTIONS: readonly OptionSpec[] = optionSpecs(VALUES);

/** Reads the options of a set-up; what is not named takes its default. Refuses unknown names and values. */
export function readOptions(given: Readonly<Record<string, string>>): Result<Options, Refusal> {
  const chosen = readByTable(VALUES, given);
  if (!chosen.ok) return chosen;
  const pick = chosen.value;
  return ok({
    lengths: pick('lengths'),
    inSight: pick('inSight'),
    inSightRange: pick('inSightRange'),
    maxReactionDepth: pick('maxReactionDepth'),
    fireCount: pick('fireCount'),
    fixedArcRadiusCm: pick('fixedArcRadiusCm'),
    evadeFacing: pick('evadeFacing'),
    tableEdge: pick('tableEdge'),
    starTests: pick('starTests'),
    activation: pick('activation'),
    burningMove: pick('burningMove'),
    bombRangeCm: pick('bombRangeCm'),
    bombLoads: pick('bombLoads'),
    offTableReactions: pick('offTableReactions'),
    ...(pick('focusMission') === 'target' ? {} : { focusMission: 'goal' }),
  });
}
