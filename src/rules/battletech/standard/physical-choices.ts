import { pick, type Choice, type Option, type Blanks } from '../../kernel/choices.js';
import { placeOf } from '../movement.js';
import { waysToHit } from '../to-hit.js';
import type { StandardState, StandardUnit } from '../types.js';
import type { Command } from '../commands.js';
import { unitOf } from '../units.js';
import { NO_TARGET } from './attack-choices.js';
import {
  chargeOf,
  defaultStrike,
  PAIRED,
  possiblePhysicalAttacks,
  type PossiblePhysicalAttack,
  pointsOf,
} from './physical-attacks.js';
import { findsOf } from './clubs.js';
import { locationName } from './legs.js';
import type { PhysicalAttack, Find } from './types.js';

/** The blanks of a declaration of physical attacks: whom, and with what. */

type Next = Choice<Command>;

/** What ends the value for striking with both arms: `punch-both`. */
export const BOTH_ARMS = '-both';

/** The values of the blank `target` for picking up a club instead. */
export const TAKE = { tree: 'take-tree', limb: 'take-limb' } as const satisfies Record<Find, string>;

/** How a physical attack is named in the blank `blow`: `punch-LA`, `kick-RL`, `push`. */
const nameOf = ({ kind, limb }: PhysicalAttack): string => (limb === null ? kind : `${kind}-${limb}`);

export function strikeChoice(state: StandardState, unit: StandardUnit, partial: Blanks): Next {
  const attacks = possiblePhysicalAttacks(state, unit);
  const finds = findsOf(state, unit);
  if (chargeOf(unit) || attacks.length + finds.length === 0) {
    return { kind: 'done', command: defaultStrike(state, unit) };
  }
  const find = finds.find((one) => TAKE[one] === partial['target']);
  if (find) return { kind: 'done', command: { type: 'strike', unit: unit.id, blows: [], takes: find } };
  if (partial['target'] === NO_TARGET) return { kind: 'done', command: { type: 'strike', unit: unit.id, blows: [] } };
  const targets = [...new Set(attacks.map(({ attack }) => attack.target))];
  const target = targets.find((id) => id === partial['target']);
  if (!target) {
    return pick('target', [
      ...targets.map((id) => ({ value: id, facts: targetFacts(state, id, attacks) })),
      ...finds.map((one) => ({ value: TAKE[one], facts: { find: one } })),
      { value: NO_TARGET, facts: {} },
    ]);
  }
  const here = attacks.filter(({ attack }) => attack.target === target);
  const pairs = PAIRED.map((kind) => here.filter(({ attack }) => attack.kind === kind));
  const options: readonly (Option & { readonly attacks: readonly PhysicalAttack[] })[] = [
    ...here.map(({ attack, toHit }) => ({
      value: nameOf(attack),
      facts: attackFacts(state, unit, attack, toHit.number),
      attacks: [attack],
    })),
    ...pairs.flatMap((pair) => {
      const [first, second] = pair;
      if (!first || !second) return [];
      const { kind } = first.attack;
      return [
        {
          value: `${kind}${BOTH_ARMS}`,
          facts: bothFacts(state, unit, pair),
          attacks: pair.map(({ attack }) => attack),
        },
      ];
    }),
  ];
  const chosen = options.find(({ value }) => value === partial['blow']);
  if (chosen) return { kind: 'done', command: { type: 'strike', unit: unit.id, blows: chosen.attacks } };
  return pick(
    'blow',
    options.map(({ value, facts }) => ({ value, facts })),
  );
}

function targetFacts(
  state: StandardState,
  id: StandardUnit['id'],
  attacks: readonly PossiblePhysicalAttack[],
): Option['facts'] {
  const here = attacks.filter(({ attack }) => attack.target === id);
  const best = Math.min(...here.map(({ toHit }) => toHit.number));
  return {
    unit: id,
    hex: placeOf(unitOf(state, id)).hex,
    number: best,
    chance: waysToHit(best),
    attacks: new Set(here.map(({ attack }) => attack.kind)).size,
  };
}

const attackFacts = (
  state: StandardState,
  unit: StandardUnit,
  attack: PhysicalAttack,
  number: number,
): Option['facts'] => ({
  kind: attack.kind,
  limb: attack.limb === null ? '' : locationName(unit, attack.limb),
  number,
  chance: waysToHit(number),
  damage: pointsOf(state, unit, attack),
});

function bothFacts(state: StandardState, unit: StandardUnit, pair: readonly PossiblePhysicalAttack[]): Option['facts'] {
  const best = Math.min(...pair.map(({ toHit }) => toHit.number));
  const damage = pair.reduce((sum, { attack }) => sum + pointsOf(state, unit, attack), 0);
  return { kind: pair[0]?.attack.kind ?? 'punch', limb: 'both', number: best, chance: waysToHit(best), damage };
}
