import type { UnitId } from '../../kernel/ids.js';
import { fail } from '../../kernel/result.js';
import { waysToHit } from '../to-hit.js';
import type { StandardState, StandardUnit } from '../types.js';
import type { Prospect } from '../inquiries.js';
import type { StandardMount } from '../record-sheet.js';
import { isGone, unitOf } from '../units.js';
import { munitionOf, weaponProblem } from './ammunition.js';
import { hitDamage } from './expected.js';
import { glancingShare } from './glancing.js';
import { isPlatoon, troopersAt } from './infantry.js';
import { fullShots, spotterOf, twistsOf } from './gunnery.js';
import { canFire, type FireMode } from './traits.js';
import { volleyAhead } from './volleys-ahead.js';
import type { Aim, Twist } from './types.js';

/** What a unit's weapons promise against a target, before anything is declared. */

/** The prospects with the twist that promises most; of equals the first: straight ahead, left, right. */
export interface Outlook {
  readonly twist: Twist;
  readonly prospects: readonly Prospect[];
}

/** The prospects of all weapons of a unit, fired at one target alone. Once it has declared its twist stands; `said`: with that twist; `aim`: aimed there. */
export function outlook(
  state: StandardState,
  unit: StandardUnit,
  target: UnitId,
  said?: Twist,
  aim: Aim | null = null,
): Outlook {
  const twists = said !== undefined ? [said] : unit.declared ? [unit.body.twist] : twistsOf(unit);
  const [first, ...others] = twists.map((twist): Outlook => ({
    twist,
    prospects: unit.sheet.mounts.map((mount) => prospect(state, unit, twist, target, mount, aim)),
  }));
  if (!first) throw new Error(`${unit.id} has no twist at all`);
  return others.reduce((best, one) => (promise(one) > promise(best) ? one : best), first);
}

const promise = ({ prospects }: Outlook): number =>
  prospects.reduce((sum, { chance, damage }) => sum + chance * damage.average, 0);

/** One weapon's prospect: plainly or, where it does not see the target but can be guided, indirectly. */
function prospect(
  state: StandardState,
  unit: StandardUnit,
  twist: Twist,
  target: UnitId,
  mount: StandardMount,
  aim: Aim | null,
): Prospect {
  const shot = (mode: FireMode): ReturnType<typeof fullShots> =>
    fullShots(state, unit, twist, [{ mount: mount.id, target, mode, bin: null, aim }]);
  const problem = weaponProblem(unit, mount, isGone(unit, mount));
  const plain = problem ? fail(problem) : shot('normal');
  const result = plain.ok || !canFire(mount.weapon.full, 'indirect') ? plain : either(shot('indirect'), plain);
  const weapon = mount.weapon.id;
  if (!result.ok) {
    const damage = hitDamage(mount, null, 'normal', 'short', { troopers: troopersAt(unit, mount) });
    return { mount: mount.id, weapon, toHit: null, chance: 0, damage, refusal: result.error };
  }
  const [fired] = result.value;
  if (!fired) throw new Error(`the shot of ${mount.id} got lost`);
  const { toHit, bin } = fired;
  const struck = unitOf(state, target);
  const glancing = glancingShare(struck, mount, toHit.number);
  const parties = { troopers: fired.troopers, platoon: isPlatoon(struck), glancing };
  const damage = hitDamage(mount, munitionOf(unit, bin), 'normal', toHit.range, parties);
  const ahead = volleyAhead(state, unit, struck, mount, fired, damage);
  const spotter = spotterOf(state, unit, fired);
  return {
    mount: mount.id,
    weapon,
    toHit,
    chance: waysToHit(toHit.number),
    ...ahead,
    ...(spotter ? { spotter } : {}),
    refusal: null,
  };
}

/** The first that worked out; if none did, why the plain way does not. */
const either = (one: ReturnType<typeof fullShots>, plain: ReturnType<typeof fullShots>): typeof plain =>
  one.ok ? one : plain;
