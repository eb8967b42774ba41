import { z } from 'zod';
import type { Outfits } from '../library/unit.js';
import { readOptions } from '../../../rules/battletech/options.js';
import { REGULAR } from '../../../rules/battletech/standard/fresh.js';
import { physicalAttackAt } from '../../../rules/battletech/standard/physical-attacks.js';
import type { PhysicalAttack } from '../../../rules/battletech/standard/types.js';
import type { Board } from '../../../rules/battletech/types.js';
import { unitOf } from '../../../rules/battletech/units.js';
import { MODES } from '../../../rules/battletech/vocabulary.js';
import { unitId } from '../../../rules/kernel/ids.js';
import { refuse, type Refusal } from '../../../rules/kernel/refusal.js';
import { fail, ok } from '../../../rules/kernel/result.js';
import { WORLD } from './geometry.js';
import { facingKey, hexKey, optionsKey } from './keys.js';
import { beyondKind } from './kinds.js';
import { modifiersOf, reasonOf, type Reply } from './replies.js';
import { staged } from './staged.js';

/** The number of a physical attack at the standard level. */

/** The attacks as the interface names them. */
const KINDS = {
  punchLeft: { kind: 'punch', limb: 'LA' },
  punchRight: { kind: 'punch', limb: 'RA' },
  kickLeft: { kind: 'kick', limb: 'LL' },
  kickRight: { kind: 'kick', limb: 'RL' },
  push: { kind: 'push', limb: null },
} as const satisfies Record<string, Omit<PhysicalAttack, 'target'>>;

const level = z.int().default(0);
const mode = z.enum(MODES).default('stand');

export const physicalQuery = z.strictObject({
  op: z.literal('physical'),
  kind: z.enum(['punchLeft', 'punchRight', 'kickLeft', 'kickRight', 'push']),
  attacker: z.string(),
  target: z.string(),
  from: hexKey,
  to: hexKey,
  levelFrom: level,
  levelTo: level,
  facing: facingKey.default(0),
  targetFacing: facingKey.default(0),
  piloting: z.int().min(0).max(8).default(5),
  attackerMove: mode,
  targetMove: mode,
  targetHexesMoved: z.int().min(0).default(0),
  targetProne: z.boolean().default(false),
  options: optionsKey,
});
type PhysicalQuery = z.output<typeof physicalQuery>;

/** The number with its terms and, but for a push, which deals no damage, the table of the hit; or why it cannot be made (table 7.2.7). */
export function physical(
  query: PhysicalQuery,
  outfits: { readonly attacker: Outfits['standard']; readonly target: Outfits['standard'] },
): Reply {
  const { from, to, targetHexesMoved: entered, targetProne, options } = query;
  const wrong = beyondKind(outfits.target, { targetProne: [targetProne, 'lies'] }) ?? uneven(query);
  if (wrong) return fail(wrong);
  const known = readOptions(options, 'standard');
  if (!known.ok) return known;
  const match = staged(boardOf(query), options, [
    {
      name: 'attacker',
      outfit: outfits.attacker,
      place: { hex: from, facing: query.facing },
      moved: { mode: query.attackerMove, entered: 0 },
      brings: { pilot: { ...REGULAR, piloting: query.piloting } },
    },
    {
      name: 'target',
      outfit: outfits.target,
      place: { hex: to, facing: query.targetFacing },
      moved: { mode: query.targetMove, entered },
      body: { prone: targetProne },
    },
  ]);
  if (!match.ok) return match;
  const attack = { ...KINDS[query.kind], target: unitId('target') };
  const result = physicalAttackAt(match.value, unitOf(match.value, unitId('attacker')), attack);
  if (!result.ok) return ok({ number: null, reason: reasonOf(result.error) });
  const { number, table, terms } = result.value;
  const hits = attack.kind === 'push' ? {} : { table: table === 'full' ? 'normal' : table };
  return ok({ number, ...hits, modifiers: modifiersOf(terms) });
}

/** As much of a map as there can be, with nothing on it but the ground under the two. */
const boardOf = ({ from, to, levelFrom, levelTo }: PhysicalQuery): Board => ({
  id: '',
  ...WORLD,
  hexes: { [from]: { woods: 0, level: levelFrom }, [to]: { woods: 0, level: levelTo } },
});

/** Who is in one hex with another stands on the same ground. */
const uneven = ({ from, to, levelFrom, levelTo }: PhysicalQuery): Refusal | null =>
  from === to && levelFrom !== levelTo
    ? refuse('line/bad-value', { key: 'levelTo', reason: 'is not that of the other in the same hex' })
    : null;
