import { pick, type Choice, type Option, type Slots } from '../../kernel/choices.js';
import { placeOf } from '../movement.js';
import { waysToHit } from '../to-hit.js';
import type { StandardState, StandardUnit } from '../types.js';
import type { Command } from '../commands.js';
import { unitOf } from '../units.js';
import { NO_TARGET } from './attack-choices.js';
import { chargeOf, defaultStrike, possibleBlows, type PossibleBlow, pointsOf } from './striking.js';
import { findsOf } from './clubs.js';
import { locationName } from './legs.js';
import type { Blow, Find } from './types.js';

/** The slots of a declaration of physical attacks: whom, and with what. */

type Next = Choice<Command>;

/** The value for punching with both arms. */
export const BOTH_ARMS = 'punch-both';

/** The values of the slot `target` for picking up a club instead. */
export const TAKE = { tree: 'take-tree', limb: 'take-limb' } as const satisfies Record<Find, string>;

/** How a blow is named in the slot `blow`: `punch-LA`, `kick-RL`, `push`. */
const nameOf = ({ kind, limb }: Blow): string => (limb === null ? kind : `${kind}-${limb}`);

export function strikeChoice(state: StandardState, unit: StandardUnit, partial: Slots): Next {
  const blows = possibleBlows(state, unit);
  const finds = findsOf(state, unit);
  if (chargeOf(unit) || blows.length + finds.length === 0) {
    return { kind: 'done', command: defaultStrike(state, unit) };
  }
  const find = finds.find((one) => TAKE[one] === partial['target']);
  if (find) return { kind: 'done', command: { type: 'strike', unit: unit.id, blows: [], takes: find } };
  if (partial['target'] === NO_TARGET) return { kind: 'done', command: { type: 'strike', unit: unit.id, blows: [] } };
  const targets = [...new Set(blows.map(({ blow }) => blow.target))];
  const target = targets.find((id) => id === partial['target']);
  if (!target) {
    return pick('target', [
      ...targets.map((id) => ({ value: id, facts: targetFacts(state, id, blows) })),
      ...finds.map((one) => ({ value: TAKE[one], facts: { find: one } })),
      { value: NO_TARGET, facts: {} },
    ]);
  }
  const here = blows.filter(({ blow }) => blow.target === target);
  const punches = here.filter(({ blow }) => blow.kind === 'punch');
  const options: readonly (Option & { readonly blows: readonly Blow[] })[] = [
    ...here.map(({ blow, toHit }) => ({
      value: nameOf(blow),
      facts: blowFacts(state, unit, blow, toHit.number),
      blows: [blow],
    })),
    ...(punches.length > 1
      ? [{ value: BOTH_ARMS, facts: bothFacts(state, unit, punches), blows: punches.map(({ blow }) => blow) }]
      : []),
  ];
  const chosen = options.find(({ value }) => value === partial['blow']);
  if (chosen) return { kind: 'done', command: { type: 'strike', unit: unit.id, blows: chosen.blows } };
  return pick(
    'blow',
    options.map(({ value, facts }) => ({ value, facts })),
  );
}

function targetFacts(state: StandardState, id: StandardUnit['id'], blows: readonly PossibleBlow[]): Option['facts'] {
  const here = blows.filter(({ blow }) => blow.target === id);
  const best = Math.min(...here.map(({ toHit }) => toHit.number));
  return {
    unit: id,
    hex: placeOf(unitOf(state, id)).hex,
    number: best,
    chance: waysToHit(best),
    blows: new Set(here.map(({ blow }) => blow.kind)).size,
  };
}

const blowFacts = (state: StandardState, unit: StandardUnit, blow: Blow, number: number): Option['facts'] => ({
  kind: blow.kind,
  limb: blow.limb === null ? '' : locationName(unit, blow.limb),
  number,
  chance: waysToHit(number),
  damage: pointsOf(state, unit, blow),
});

function bothFacts(state: StandardState, unit: StandardUnit, punches: readonly PossibleBlow[]): Option['facts'] {
  const best = Math.min(...punches.map(({ toHit }) => toHit.number));
  const damage = punches.reduce((sum, { blow }) => sum + pointsOf(state, unit, blow), 0);
  return { kind: 'punch', limb: 'both', number: best, chance: waysToHit(best), damage };
}
