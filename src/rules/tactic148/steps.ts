import type { Point } from '../geometry/plane/point.js';
import type { SeatId, SideId, UnitId } from '../kernel/ids.js';
import type { WeaponId, ZoneId } from './types.js';

/** A shot that has been declared. `aim`: with the dice of the Aim value. */
export interface Shot {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly weapon: WeaponId;
  readonly aim: boolean;
  readonly why: 'shoot' | 'assault' | 'opportunity';
}

/** What the opponent has just done, for seats that want to be asked only when it concerns them. */
export interface Done {
  readonly unit: UnitId;
  readonly attack: boolean;
  /** The enemies that saw the character before. */
  readonly seenBy: readonly UnitId[];
}

/** A thrown grenade on its way. */
export interface Grenade {
  readonly unit: UnitId;
  readonly at: Point;
}

/** Who may still be wounded by an explosion, with the H2H value before it. */
export interface Allotment {
  readonly unit: UnitId;
  readonly h2h: number;
}

/** Pending steps of the rules, in the order of the rulebook. */
export type Step =
  | { readonly type: 'battlefield' }
  | { readonly type: 'lay-out'; readonly side: SideId }
  | { readonly type: 'edge'; readonly side: SideId }
  | { readonly type: 'objective'; readonly side: SideId }
  | { readonly type: 'deployment' }
  | { readonly type: 'deploy'; readonly side: SideId }
  | { readonly type: 'first-turn' }
  | { readonly type: 'turn'; readonly side: SideId }
  | { readonly type: 'suppression-start' }
  | { readonly type: 'suppression-dice'; readonly zone: ZoneId }
  | { readonly type: 'suppression-hit'; readonly zone: ZoneId; readonly shooter: UnitId }
  /** `done`: seats of the side that have had enough. `seen`: the opponent has had their window since something last happened. */
  | { readonly type: 'act'; readonly side: SideId; readonly done: readonly SeatId[]; readonly seen: boolean }
  /** `after` `null`: before the end of the turn. */
  | { readonly type: 'window'; readonly seat: SeatId; readonly after: Done | null }
  | { readonly type: 'end-turn'; readonly side: SideId }
  | { readonly type: 'shot-declared'; readonly shot: Shot }
  | { readonly type: 'shot'; readonly shot: Shot }
  | { readonly type: 'opportunity-shot'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'throw'; readonly grenade: Grenade; readonly scatters: boolean }
  | { readonly type: 'scatter'; readonly grenade: Grenade; readonly most: number }
  | { readonly type: 'explosion'; readonly grenade: Grenade }
  | {
      readonly type: 'allot';
      readonly grenade: Grenade;
      readonly left: number;
      readonly round: readonly Allotment[];
      readonly all: readonly Allotment[];
    }
  | { readonly type: 'walk'; readonly unit: UnitId; readonly path: readonly Point[]; readonly gone: readonly Point[] }
  /** The move of an Assault Fire after its shot, with the way that was intended. */
  | { readonly type: 'assault-move'; readonly unit: UnitId; readonly path: readonly Point[] }
  | { readonly type: 'contact'; readonly unit: UnitId; readonly fought: readonly UnitId[] }
  | { readonly type: 'fight'; readonly units: readonly [UnitId, UnitId] }
  /** `mover`: a character that has ended a move, perhaps at an objective. */
  | { readonly type: 'victory'; readonly mover: UnitId | null };
