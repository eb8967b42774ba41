import { total, type Dice } from '../../kernel/dice.js';
import { shootDown, stopsByRange, stopsFreely, type ShotDown } from '../league/anti-missile.js';
import { tablesOf } from '../league/tables.js';
import { placeOf } from '../movement.js';
import type { MountId } from '../vocabulary.js';
import type { StandardState, StandardUnit } from '../types.js';
import { isGone, mountOf } from '../units.js';
import { binsFor, munitionOf } from './ammunition.js';
import { inGroups } from './body-tables.js';
import { artemisGuides, bearsPod, isJammed, isPodJammed } from './electronics.js';
import type { FullEvent } from './events.js';
import type { ClusterRoll } from './shot-outcomes.js';
import { GLANCING_CLUSTER, grazed } from './glancing.js';
import { hitsOf } from './hit-tables.js';
import { damageOfTroopers } from './infantry.js';
import { fourLegsOf } from './legs.js';
import { damageAt, loaded } from './munitions.js';
import { isImmobile } from './parts.js';
import type { Resolution } from './resolution.js';
import { bearsOn } from './to-hit.js';
import { isGuided, isReflex, locks, mannerOf, seeks } from './traits.js';
import type { BinId, FullShot } from './types.js';
import { batherOf, isWet } from './water.js';

/** Missiles, pellets and bursts: how many of them hit, what guides them, what shoots them down (table 7.2.8). */

type ShotFired = Extract<FullEvent, { type: 'ShotFired' }>;

/** Cluster rolls: Artemis IV and a NARC pod help, an anti-missile system hinders. */
const ARTEMIS = 2;
const NARC = 2;
const ANTI_MISSILE = -4;
/** Points that what a platoon carries deals together (UNI-43). */
const GROUP_OF_ARMS = 2;
/** What a Streak counts as having rolled when an anti-missile system meets it. */
const STREAK_ROLL = 11;

/** The groups of damage of a hit, each with a location of its own. */
export function groupsOf(
  unit: StandardUnit,
  shot: Pick<FullShot, 'mount' | 'bin'> & { readonly toHit: Pick<FullShot['toHit'], 'range'> },
  cluster: ClusterRoll | null,
  glancing = false,
): readonly number[] {
  const weapon = loaded(mountOf(unit, shot.mount).weapon, munitionOf(unit, shot.bin));
  const { cluster: missiles, arms } = weapon.full;
  if (arms) return inGroups(damageOfTroopers(cluster?.hits ?? 1, arms.each), GROUP_OF_ARMS);
  if (cluster === null) return [grazed(damageAt(weapon, shot.toHit.range), glancing)];
  if (missiles) {
    const { damage, group, points = group * damage } = missiles;
    return inGroups(cluster.hits * damage, points);
  }
  // Of several shots at once each strikes by itself.
  return Array.from({ length: cluster.hits }, () => weapon.damage);
}

/** How many could hit at once: missiles, pellets, the rounds of an Ultra; `null` for what hits as one. */
function sizeOf(unit: StandardUnit, { mount, bin, mode }: Pick<FullShot, 'mount' | 'bin' | 'mode'>): number | null {
  const { shots } = mannerOf(mode);
  return loaded(mountOf(unit, mount).weapon, munitionOf(unit, bin)).full.cluster?.size ?? (shots > 1 ? shots : null);
}

/** How many of a cluster hit what nothing guides them to: walls. */
export function clusterAt(
  unit: StandardUnit,
  shot: Pick<FullShot, 'mount' | 'bin' | 'mode'>,
  dice: Dice,
): ClusterRoll | null {
  const size = sizeOf(unit, shot);
  if (size === null) return null;
  const roll = locks(mountOf(unit, shot.mount).weapon.full) ? null : dice.roll(2, 6, 'cluster');
  return { size, roll, modifiers: [], hits: roll ? hitsOf(size, total(roll)) : size };
}

/** How many of a cluster hit a unit; `null` for what hits as one. */
export function clusterOf(
  resolution: Resolution,
  unit: StandardUnit,
  shot: FullShot,
  glancing = false,
): { readonly cluster: ClusterRoll | null; readonly missilesStopped: ShotFired['missilesStopped'] } {
  const mount = mountOf(unit, shot.mount);
  const munition = munitionOf(unit, shot.bin);
  const { class: kind } = loaded(mount.weapon, munition).full;
  const rack = sizeOf(unit, shot);
  const { troopers = 1 } = shot;
  const size = rack === null && troopers === 1 ? null : troopers * (rack ?? 1);
  if (size === null) return { cluster: null, missilesStopped: null };
  const target = resolution.unit(shot.target);
  const { options } = resolution.state;
  const missilesStopped = kind === 'missile' ? antiMissile(resolution.state, target, unit) : null;
  const byRange = missilesStopped !== null && stopsByRange(options);
  // Only rounds that are made for it listen to either (AMB-SEQ-12).
  const isMade = munition === 'artemis' || shot.bin === null;
  const isLaid = shot.mode !== 'indirect' && (isGuided(mount.weapon.full) || (isMade && artemisGuides(unit, mount)));
  const isPodded = munition === 'narc' && bearsPod(target, unit.side);
  // A field on the way deafens Artemis IV; a pod only where its bearer stands in one (FIN-49).
  const guidance = [
    ...(isLaid ? [{ by: 'artemis', value: ARTEMIS, fails: isJammed(resolution.state, unit, target) } as const] : []),
    ...(isPodded ? [{ by: 'narc', value: NARC, fails: isPodJammed(resolution.state, unit, target) } as const] : []),
  ];
  const failing = guidance.reduce((sum, { value, fails }) => sum + (fails ? value : 0), 0);
  const own = seeks(mount.weapon.full);
  const modifiers = [
    ...(own > 0 ? [{ by: 'advanced-srm', value: own } as const] : []),
    ...guidance.map(({ by, value }) => ({ by, value })),
    ...(failing > 0 ? [{ by: 'ecm', value: -failing } as const] : []),
    ...(missilesStopped && !byRange ? [{ by: 'anti-missile', value: ANTI_MISSILE } as const] : []),
    ...(glancing ? [{ by: 'glancing', value: GLANCING_CLUSTER } as const] : []),
  ];
  // A Streak hits with all that it has, unless some are shot down.
  const isLocked = locks(mount.weapon.full);
  if (isLocked && !missilesStopped) {
    return { cluster: { size, roll: null, modifiers, hits: size }, missilesStopped };
  }
  const { dice } = resolution;
  const { range } = shot.toHit;
  const tables = tablesOf(resolution.state);
  const systems = 1 + (missilesStopped?.also?.length ?? 0);
  const shoot = (missiles: number): ShotDown => shootDown(tables, { missiles, range, systems }, dice);
  const onTheWay = byRange && options.amsOn === 'launched' ? shoot(size) : null;
  const coming = size - (onTheWay?.missiles ?? 0);
  const more = modifiers.reduce((sum, { value }) => sum + value, 0);
  const roll = isLocked || coming === 0 ? null : dice.roll(2, 6, 'cluster');
  const all = coming === 0 || (isLocked && byRange);
  const striking = all ? coming : hitsOf(coming, (roll ? total(roll) : STREAK_ROLL) + more);
  const down = onTheWay ?? (byRange ? shoot(striking) : null);
  const hits = striking - (onTheWay ? 0 : (down?.missiles ?? 0));
  return { cluster: { size, roll, modifiers, hits, ...(down ? { down } : {}) }, missilesStopped };
}

/** How many troopers or rounds of a burst hit a platoon: what they fire counts whole, so nothing guides it and nothing stops it (UNI-45). */
export function lumpsOf({ mode, troopers = 1 }: FullShot, dice: Dice): ClusterRoll | null {
  const size = troopers * mannerOf(mode).shots;
  if (size === 1) return null;
  const roll = dice.roll(2, 6, 'cluster');
  return { size, roll, modifiers: [], hits: hitsOf(size, total(roll)) };
}

/**
 * The anti-missile systems that meet a volley: whole, dry (FIN-15), with a round, not used this turn, and facing the shooter; of several
 * one. By the rules of a league each meets every volley, and needs no rounds (AMB-CLN-19).
 */
export function antiMissile(
  { board, options }: StandardState,
  target: StandardUnit,
  shooter: StandardUnit,
): ShotFired['missilesStopped'] {
  if (isImmobile(target)) return null;
  const { fired, twist } = target.body;
  const place = placeOf(target);
  const meeting: { readonly mount: MountId; readonly bin: BinId | null }[] = [];
  for (const mount of target.sheet.mounts) {
    if (!isReflex(mount.weapon.full) || isGone(target, mount)) continue;
    if (fired.includes(mount.id) && !stopsByRange(options)) continue;
    if (isWet(board, batherOf(target), mount.location)) continue;
    const spent = (id: BinId): number => meeting.filter(({ bin }) => bin === id).length;
    const loaded = binsFor(target, mount).find(({ left, stowed }) => left > spent(stowed.id));
    const bin = stopsFreely(options) ? null : loaded?.stowed.id;
    if (bin !== undefined && bearsOn({ place, twist, fourLegs: fourLegsOf(target) }, mount, placeOf(shooter).hex))
      meeting.push({ mount: mount.id, bin });
  }
  const [first, ...others] = stopsByRange(options) ? meeting : meeting.slice(0, 1);
  return first ? { unit: target.id, ...first, ...(others.length > 0 ? { also: others } : {}) } : null;
}
