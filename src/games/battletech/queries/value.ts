import { z } from 'zod';
import type { Outfits } from '../library/unit.js';
import { battleValue } from '../../../rules/battletech/value/battle-value.js';
import { rounded } from '../../../rules/battletech/value/round.js';
import { refuse } from '../../../rules/kernel/refusal.js';
import { fail, ok } from '../../../rules/kernel/result.js';
import type { Reply } from './replies.js';

/** What a unit is worth, with its parts (BV-01…BV-11). */

const skill = z.int().min(0).max(8);

export const valueQuery = z.strictObject({
  op: z.literal('battle-value'),
  unit: z.string(),
  gunnery: skill.default(4),
  piloting: skill.default(5),
});

/** Figures to two decimals, as they are printed. */
const printed = <Figures extends Readonly<Record<string, number>>>(
  figures: Figures,
): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, rounded(figure, 3)]));

/** `weapons` in the order in which they count, with `hot` where the heat of those before them halves them. */
export function value(query: z.output<typeof valueQuery>, outfit: Outfits['standard']): Reply {
  const worth = battleValue(outfit, query);
  if (!worth) return fail(refuse('query/not-in-these-rules', { key: 'unit', unit: query.unit, rules: 'battle-value' }));
  const { defence, offence, base, skill: factor, value: bv } = worth;
  const { weapons, ...figures } = offence;
  const named = weapons.map(({ mount, worth, hot }) => ({
    weapon: outfit.sheet.mounts.find(({ id }) => id === mount)?.weapon.id,
    bv: rounded(worth, 3),
    ...(hot ? { hot } : {}),
  }));
  return ok({
    bv,
    base,
    skill: factor,
    defence: printed({ ...defence }),
    offence: { ...printed(figures), weapons: named },
  });
}
