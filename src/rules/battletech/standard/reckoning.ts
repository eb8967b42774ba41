import type { UnitId } from '../../kernel/ids.js';
import type { Hex } from '../../geometry/hex/hex.js';
import type { ToHit } from '../terms.js';
import type { Location, MountId, WeaponId } from '../vocabulary.js';
import type { GunId } from './gun-tables.js';
import type { Club } from './physical-tables.js';
import type { Refusal } from '../../kernel/refusal.js';
import type { FullTermReason, PhysicalToHit } from './terms.js';
import type { BinId, PhysicalAttack } from './types.js';

/** What the rules reckon before anything is done: MP, physical attacks, the damage of a hit, each with what it is made of. */

/** Why a unit has other MP than its sheet gives. `n`: hits, legs, or the heat. */
export const MP_REASONS = [
  'sheet',
  'leg-lost',
  'legs-lost',
  'leg-of-four',
  'legs-of-four',
  'hips-of-four',
  'hip-hit',
  'hips-hit',
  'leg-actuators',
  'jump-jets',
  'jets-under-water',
  'heat',
  'masc',
  'sprint',
  'tsm',
  'motive-moderate',
  'motive-heavy',
  'motive-gone',
  'engine-gone',
  'rotor',
] as const;
export type MpReason = (typeof MP_REASONS)[number];
export interface MpTerm {
  readonly reason: MpReason;
  readonly value: number;
  readonly n?: number;
}

/** A physical attack before it is made. `recoil`: what the attacker takes itself if it hits. */
export interface PhysicalProspect {
  readonly blow: PhysicalAttack;
  readonly toHit: PhysicalToHit;
  readonly damage: number;
  readonly recoil: number;
}

/** A kind of physical attack with the limb it needs: the damage it would do now, or why the unit's own body does not allow it. */
export interface OwnPhysicalAttack extends Pick<PhysicalAttack, 'kind' | 'limb'> {
  readonly club: Club | null;
  readonly damage: number;
  readonly refusal: Refusal | null;
}

/** The damage of a hit: the most, and the average in parts of 36. Clusters by their table; all of a Streak strikes. */
export interface HitDamage {
  readonly most: number;
  readonly average: number;
}

/** MP of a mode, with what they are made of; the terms add up to `mp`. */
export interface Allowance {
  readonly mp: number;
  readonly terms: readonly MpTerm[];
}

/** A part that comes under water, and the least roll with which something in it stops. */
export interface SoakAhead {
  readonly location: Location;
  readonly number: number;
}

/** What a scan may reach: hexes and the least roll that scans so far, and the enemies with the least roll that sees through them. */
export interface ScanAhead {
  readonly ranges: readonly { readonly hexes: number; readonly number: number }[];
  readonly through: readonly { readonly unit: UnitId; readonly number: number }[];
}

/** What a bin would do if its rounds went off: its force, the locations that would be gone, and what strikes one hex away, two, … */
export interface BlastAhead {
  readonly bin: BinId;
  readonly location: Location;
  readonly damage: number;
  readonly lost: readonly Location[];
  readonly rings: readonly number[];
}

/** What a league's water and a scan by roll make of a move, or of standing somewhere: what may get in, and what may be found; what is on board. */
export interface LeagueAhead {
  readonly soaks: readonly SoakAhead[];
  readonly scan: ScanAhead | null;
  readonly blasts?: readonly BlastAhead[];
}

/** Who guides indirect fire, or would (FIN-05 to FIN-07, CLN-49). Who does so by saying so has its own attacks at +1. */
export interface SpotterAhead {
  readonly by: UnitId;
  /** `tag`: it marks the target · `said`: its player has said that it spots · `asked`: it could, and its player has to say so. */
  readonly how: 'tag' | 'said' | 'asked';
}

/** What artillery promises at a hex (ART-03, ART-07, ART-08). */
export interface ShellProspect {
  /** Of a piece on board; `null`: the battery off the map. */
  readonly mount: MountId | null;
  readonly weapon: WeaponId | GunId;
  readonly hex: Hex;
  /** Straight, or in an arc, in which case it lands in that turn. */
  readonly lands: number | null;
  readonly toHit: Pick<ToHit<FullTermReason>, 'number' | 'terms'>;
  /** The damage where it bursts, one hex away, and so on. */
  readonly rings: readonly number[];
}
