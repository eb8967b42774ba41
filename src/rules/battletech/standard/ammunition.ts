import { refuse, type Refusal } from '../../kernel/refusal.js';
import { fail, ok, type Result } from '../../kernel/result.js';
import type { AmmoBin, Mount, MountId, Unit } from '../types.js';
import { mountOf } from '../units.js';
import { bodyOf, fullWeapon } from './body.js';
import { binOf, isUsable } from './condition.js';
import { locationName } from './legs.js';
import type { Aimed, BinId, FireMode, Munition } from './types.js';

/** Which rounds a weapon fires (SEQ-08, SEQ-11). */

/**
 * The bins that a weapon can draw from: for who names none those of standard rounds first, of a launcher with Artemis IV
 * those made for it. Fragmentation missiles do nothing to 'Mechs and are not fired at any (AMB-SEQ-16).
 */
export function binsFor(unit: Unit, { weapon, artemis }: Mount): readonly AmmoBin[] {
  if (weapon.ammo === null) return [];
  const bins = unit.ammo.filter(
    (bin) => bin.ammo === weapon.ammo && isUsable(unit, bin) && bin.stowed?.munition !== 'fragmentation',
  );
  const wanted: readonly (Munition | undefined)[] = artemis ? ['artemis', 'standard'] : ['standard'];
  const rank = ({ stowed }: AmmoBin): number => {
    const at = wanted.indexOf(stowed?.munition);
    return at < 0 ? wanted.length : at;
  };
  return bins.toSorted((a, b) => rank(a) - rank(b));
}

/** Rounds left for a weapon in all its bins; `null` when it needs none. */
export const usableRounds = (unit: Unit, mount: Mount): number | null =>
  mount.weapon.ammo === null ? null : binsFor(unit, mount).reduce((sum, { left }) => sum + left, 0);

/** Rounds that one attack uses: an Ultra that fires twice uses two. */
export const roundsOf = (mode: FireMode): number => (mode === 'double' ? 2 : 1);

/** A bin's munition; `null` without a bin. */
export const munitionOf = (unit: Unit, bin: BinId | null): Munition | null =>
  (bin === null ? null : binOf(unit, bin)?.stowed?.munition) ?? null;

/**
 * Finds each shot a bin with rounds enough: the one named, or the first that fits, of standard rounds if there are any. Refuses a bin that does not feed the
 * weapon, and more shots than there are rounds.
 */
export function allot(unit: Unit, shots: readonly Aimed[]): Result<readonly Aimed[], Refusal> {
  const used = new Map<BinId, number>();
  const allotted: Aimed[] = [];
  for (const shot of shots) {
    const mount = mountOf(unit, shot.mount);
    if (mount.weapon.ammo === null || mount.oneShot) {
      allotted.push({ ...shot, bin: null });
      continue;
    }
    const bins = binsFor(unit, mount);
    const facts = { unit: unit.id, mount: mount.id, weapon: mount.weapon.id };
    if (shot.bin !== null && !bins.some(({ stowed }) => stowed?.id === shot.bin)) {
      return fail(refuse('battletech/no-such-bin', { ...facts, bin: shot.bin, known: idsOf(bins) }, 'SEQ-08'));
    }
    const need = roundsOf(shot.mode);
    const bin = bins.find(
      ({ stowed, left }) =>
        stowed !== undefined &&
        (shot.bin === null || stowed.id === shot.bin) &&
        left - (used.get(stowed.id) ?? 0) >= need,
    )?.stowed;
    if (!bin) {
      const have = bins.reduce((sum, { left }) => sum + left, 0);
      return fail(refuse('battletech/not-enough-ammo', { ...facts, need: wanted(unit, shots, mount), have }, 'SEQ-11'));
    }
    used.set(bin.id, (used.get(bin.id) ?? 0) + need);
    allotted.push({ ...shot, bin: bin.id });
  }
  return ok(allotted);
}

const idsOf = (bins: readonly AmmoBin[]): readonly BinId[] => bins.flatMap(({ stowed }) => stowed?.id ?? []);

const wanted = (unit: Unit, shots: readonly Aimed[], { weapon }: Mount): number =>
  shots
    .filter(({ mount }) => mountOf(unit, mount).weapon.ammo === weapon.ammo)
    .reduce((sum, { mode }) => sum + roundsOf(mode), 0);

/** Why a weapon cannot be fired at all, whatever the target, or `null`. */
export function weaponProblem(unit: Unit, mount: Mount, gone: boolean): Refusal | null {
  const facts = { unit: unit.id, mount: mount.id, weapon: mount.weapon.id };
  const { jammed, spent } = bodyOf(unit);
  if (gone)
    return refuse('battletech/weapon-lost', { ...facts, location: locationName(unit, mount.location) }, 'SEQ-12');
  if (jammed.includes(mount.id)) return refuse('battletech/weapon-jammed', facts, 'SEQ-19');
  if (spent.includes(mount.id)) return refuse('battletech/weapon-spent', facts, 'SEQ-19');
  if (fullWeapon(mount).traits.includes('anti-missile')) return refuse('battletech/anti-missile', facts, 'SEQ-19');
  return usableRounds(unit, mount) === 0 && !mount.oneShot ? refuse('battletech/no-ammo', facts, 'SEQ-11') : null;
}

/** The bins that a unit may dump: those with rounds in them. */
export const dumpable = (unit: Unit): readonly BinId[] => idsOf(unit.ammo.filter((bin) => isUsable(unit, bin)));

/** The weapons that have jammed. */
export const jammedOf = (unit: Unit): readonly MountId[] => bodyOf(unit).jammed;
