import { editionOf } from './editions.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { fail, ok, type Result } from '../../kernel/result.js';
import type { StandardState, StandardUnit } from '../types.js';
import type { MountId } from '../vocabulary.js';
import type { StandardMount, StowedBin } from '../record-sheet.js';
import { mountOf } from '../units.js';
import { binOf, isUsable } from './condition.js';
import { crewProblem } from './field-guns.js';
import { locationName } from './legs.js';
import { promiseAt } from './munitions.js';
import { bursts, clears, firesOnce, isReflex, mannerOf } from './traits.js';
import { isUnpowered } from './vehicles.js';
import { isDud } from './weapon-quirks.js';
import type { Aimed, BinId, Munition } from './types.js';

/** Which rounds a weapon fires (SEQ-08, SEQ-11). */

/**
 * The bins that a weapon can draw from: for who names none those of standard rounds first, of a launcher with Artemis IV
 * those made for it; `far`: where kinds fly differently far, those first that promise most at that distance (WPN-06).
 * Fragmentation missiles are for platoons, at whom they come first, and are fired at nobody else (AMB-SEQ-16, WPN-18); missiles of
 * smoke are for hexes (`smoke`, ART-09).
 */
export function binsFor(
  unit: StandardUnit,
  { weapon, artemis }: StandardMount,
  far: number | null = null,
  atPlatoon = false,
  smoke = false,
): readonly StowedBin[] {
  if (weapon.ammo === null) return [];
  const bins = unit.ammo.filter(
    (bin) =>
      bin.ammo === weapon.ammo &&
      isUsable(unit, bin) &&
      (atPlatoon || bin.stowed.munition !== 'fragmentation') &&
      (smoke || bin.stowed.munition !== 'smoke' || bursts(weapon.full)),
  );
  const wanted: readonly (Munition | undefined)[] = [
    ...(atPlatoon ? (['fragmentation'] as const) : []),
    ...(artemis ? (['artemis', 'standard'] as const) : (['standard'] as const)),
  ];
  const rank = ({ stowed }: StowedBin): number => {
    const at = wanted.indexOf(stowed.munition);
    return at < 0 ? wanted.length : at;
  };
  const promise = ({ stowed }: StowedBin): number => (far === null ? 0 : promiseAt(weapon, stowed.munition, far));
  return bins.toSorted((a, b) => promise(b) - promise(a) || rank(a) - rank(b));
}

/** Rounds left for a weapon in all its bins; `null` when it needs none. */
export const usableRounds = (unit: StandardUnit, mount: StandardMount): number | null =>
  mount.weapon.ammo === null ? null : binsFor(unit, mount, null, true, true).reduce((sum, { left }) => sum + left, 0);

/** A bin's munition; `null` without a bin. */
export const munitionOf = (unit: StandardUnit, bin: BinId | null): Munition | null =>
  (bin === null ? null : binOf(unit, bin)?.stowed.munition) ?? null;

/** A shot, at whatever, as far as its rounds are concerned. */
type Loaded = Pick<Aimed, 'mount' | 'mode' | 'bin'>;

/** How far off a target is, and whether it is a platoon. */
interface Aimpoint {
  readonly far: number;
  readonly platoon: boolean;
}

/**
 * Finds each shot, `at` what it is fired, a bin with rounds enough: the one named, or the first that fits, of standard rounds if there are any. Refuses a bin that does not feed the
 * weapon, and more shots than there are rounds.
 */
export function allot<Shot extends Loaded>(
  unit: StandardUnit,
  shots: readonly Shot[],
  at: (shot: Shot) => Aimpoint | null = () => null,
): Result<readonly Shot[], Refusal> {
  const used = new Map<BinId, number>();
  const allotted: Shot[] = [];
  for (const shot of shots) {
    const mount = mountOf(unit, shot.mount);
    if (mount.weapon.ammo === null || firesOnce(mount)) {
      allotted.push({ ...shot, bin: null });
      continue;
    }
    const { far = null, platoon = false } = at(shot) ?? {};
    const bins = binsFor(unit, mount, far, platoon, 'hex' in shot && shot.bin !== null);
    const facts = { unit: unit.id, mount: mount.id, weapon: mount.weapon.id };
    if (shot.bin !== null && !bins.some(({ stowed }) => stowed.id === shot.bin)) {
      return fail(refuse('battletech/no-such-bin', { ...facts, bin: shot.bin, known: idsOf(bins) }, 'SEQ-08'));
    }
    const need = mannerOf(shot.mode).shots;
    const bin = bins.find(
      ({ stowed, left }) => (shot.bin === null || stowed.id === shot.bin) && left - (used.get(stowed.id) ?? 0) >= need,
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

const idsOf = (bins: readonly StowedBin[]): readonly BinId[] => bins.map(({ stowed }) => stowed.id);

const wanted = (unit: StandardUnit, shots: readonly Loaded[], { weapon }: StandardMount): number =>
  shots
    .filter(({ mount }) => mountOf(unit, mount).weapon.ammo === weapon.ammo)
    .reduce((sum, { mode }) => sum + mannerOf(mode).shots, 0);

/** Why a weapon cannot be fired at all, whatever the target, or `null`. */
export function weaponProblem(unit: StandardUnit, mount: StandardMount, gone: boolean): Refusal | null {
  const facts = { unit: unit.id, mount: mount.id, weapon: mount.weapon.id };
  const { jammed, spent } = unit.body;
  if (gone)
    return refuse('battletech/weapon-lost', { ...facts, location: locationName(unit, mount.location) }, 'SEQ-12');
  if (isDud(mount)) return refuse('battletech/weapon-dud', facts, 'ADV-11');
  if (isUnpowered(unit, mount.weapon)) return refuse('battletech/weapon-unpowered', facts, 'UNI-19');
  if (jammed.includes(mount.id)) return refuse('battletech/weapon-jammed', facts, 'FIN-22');
  if (spent.includes(mount.id)) return refuse('battletech/weapon-spent', facts, 'SEQ-19');
  if (isReflex(mount.weapon.full)) return refuse('battletech/anti-missile', facts, 'SEQ-19');
  const crew = crewProblem(unit, mount);
  if (crew) return crew;
  return usableRounds(unit, mount) === 0 && !firesOnce(mount) ? refuse('battletech/no-ammo', facts, 'SEQ-11') : null;
}

/** The bins that a unit may dump: those with rounds in them. */
export const dumpable = (unit: StandardUnit): readonly BinId[] =>
  editionOf(unit).dumps ? idsOf(unit.ammo.filter((bin) => isUsable(unit, bin))) : [];

/** The jammed weapons that can be cleared at all: rotary autocannons; Ultra ones by the option `unjamUltra` (FIN-22). */
export const clearable = ({ options }: Pick<StandardState, 'options'>, unit: StandardUnit): readonly MountId[] =>
  unit.body.jammed.filter((mount) => options.unjamUltra === 'on' || clears(mountOf(unit, mount).weapon.full));

/** The jams that a unit can clear this turn: it stood or walked (FIN-22). */
export const jamsToClear = (state: Pick<StandardState, 'options'>, unit: StandardUnit): readonly MountId[] =>
  hastens(unit) ? [] : clearable(state, unit);

/** Whether a unit moved faster than a walk this turn. */
export const hastens = ({ moved }: StandardUnit): boolean => moved?.mode === 'run' || moved?.mode === 'jump';
