import type { Outfits } from '../library/unit.js';
import { flies, isDriven } from '../../../rules/battletech/kind-table.js';
import { isInfantry } from '../../../rules/battletech/stacking.js';
import { isMech } from '../../../rules/battletech/standard/vehicles.js';
import { refuse, type Refusal } from '../../../rules/kernel/refusal.js';

/** What only some kinds of units have (UNI-01): a key that says it of another is refused, and not overlooked. */

type Sheeted = Pick<Outfits['standard'], 'sheet'>;

interface Faculty {
  readonly has: (unit: Sheeted) => boolean;
  /** Who has it, as whoever writes queries reads it. */
  readonly reason: string;
}

const FACULTIES = {
  lies: { has: isMech, reason: "only a 'Mech lies down" },
  twists: { has: isMech, reason: "only a 'Mech twists its torso; where a turret points says `turret`" },
  heats: { has: isMech, reason: "only a 'Mech heats up" },
  arms: { has: isMech, reason: "only a 'Mech has actuators" },
  turns: {
    has: ({ sheet }) => isDriven(sheet),
    reason: 'only a vehicle has a turret; how far a torso twists says `twist`',
  },
  senses: { has: (unit) => !isInfantry(unit), reason: 'troopers have no sensors to be hit' },
  stops: { has: (unit) => !isInfantry(unit), reason: 'troopers are never immobile' },
  flies: { has: flies, reason: 'only a VTOL flies' },
} as const satisfies Readonly<Record<string, Faculty>>;

/** The first key that is used though it says nothing of a unit of this kind; `null`: none. */
export function beyondKind(
  unit: Sheeted,
  keys: Readonly<Record<string, readonly [used: boolean, takes: keyof typeof FACULTIES]>>,
): Refusal | null {
  const found = Object.entries(keys).find(([, [used, takes]]) => used && !FACULTIES[takes].has(unit));
  if (!found) return null;
  const [key, [, takes]] = found;
  return refuse('query/not-of-this-kind', { key, kind: unit.sheet.kind, reason: FACULTIES[takes].reason });
}
