import { slotsAt } from '../../../rules/battletech/damage/left.js';
import { z } from 'zod';
import type { Outfits } from '../library/unit.js';
import { physicalToHit, type Limb, type LimbName } from '../../../rules/battletech/standard/physical-to-hit.js';
import type { PhysicalAttackKind } from '../../../rules/battletech/standard/physical-tables.js';
import type { Part } from '../../../rules/battletech/standard/types.js';
import { MODES } from '../../../rules/battletech/vocabulary.js';
import type { StandardSheet } from '../../../rules/battletech/record-sheet.js';
import { ok } from '../../../rules/kernel/result.js';
import { facingKey, hexKey } from './keys.js';
import { modifiersOf, reasonOf, type Reply } from './replies.js';

/** The number of a physical attack at the standard level. */

/** The attacks as the interface names them. */
const KINDS = {
  punchLeft: { kind: 'punch', limb: 'LA' },
  punchRight: { kind: 'punch', limb: 'RA' },
  kickLeft: { kind: 'kick', limb: 'LL' },
  kickRight: { kind: 'kick', limb: 'RL' },
  push: { kind: 'push', limb: null },
} as const satisfies Record<string, { readonly kind: PhysicalAttackKind; readonly limb: LimbName | null }>;

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
});

/** The number with its terms and, but for a push, which deals no damage, the table of the hit; or why it cannot be made (table 7.2.7). */
export function physical(query: z.output<typeof physicalQuery>, { sheet }: Outfits['standard']): Reply {
  const { kind, limb } = KINDS[query.kind];
  const result = physicalToHit(
    {
      place: { hex: query.from, facing: query.facing },
      twist: 0,
      level: query.levelFrom,
      mode: query.attackerMove,
      prone: false,
      piloting: query.piloting,
      spotting: false,
      limbs: { LA: whole(sheet, 'LA'), RA: whole(sheet, 'RA'), LL: whole(sheet, 'LL'), RL: whole(sheet, 'RL') },
    },
    {
      place: { hex: query.to, facing: query.targetFacing },
      level: query.levelTo,
      mode: query.targetMove,
      entered: query.targetHexesMoved,
      prone: query.targetProne,
      immobile: false,
      woods: 0,
      piloting: 5,
    },
    { kind, limb, club: null, base: 'piloting' },
  );
  if (!result.ok) return ok({ number: null, reason: reasonOf(result.error) });
  const { number, table, terms } = result.value;
  const hits = kind === 'push' ? {} : { table: table === 'full' ? 'normal' : table };
  return ok({ number, ...hits, modifiers: modifiersOf(terms) });
}

/** An undamaged limb of a sheet, without the actuators that it was not built with. */
function whole(sheet: StandardSheet, name: LimbName): Limb {
  const slots = slotsAt({ sheet }, name);
  const parts: readonly Part[] = name === 'LA' || name === 'RA' ? ['lower-arm', 'hand'] : [];
  const without = parts.filter((part) => !slots.some((slot) => slot?.holds === 'part' && slot.part === part));
  return { there: true, fired: false, struck: [], without };
}
