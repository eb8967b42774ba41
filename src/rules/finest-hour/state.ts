import type { Leg } from '../geometry/plane/course.js';
import type { Point } from '../geometry/plane/point.js';
import type { SeatId, SideId, UnitId } from '../kernel/ids.js';
import type { Aircraft, Exit, Goal, Options, Phase, Sky, TargetId, WeaponId } from './types.js';

/** A match of Their Finest Hour as it stands. */

/** What a member of the running activation has flown, as it was ordered (TC-TFH-03). */
export interface Flown {
  readonly unit: UnitId;
  readonly from: Point;
  readonly legs: readonly Leg[];
  /** The farthest that it may fly in all (TFH-35). */
  readonly most: number;
  /** A reaction has made it evade or dive: it cannot resume its move (TFH-31). */
  readonly disturbed: boolean;
  /** It burned already when this activation began, and is removed at its end (AMB-TFH-19). */
  readonly doomed: boolean;
}

/** The activation that is running (TFH-07, TFH-08). */
export interface Activation {
  readonly leader: UnitId;
  readonly members: readonly Flown[];
  readonly move: 'none' | 'normal' | 'dive' | 'evasion';
  /** How far the leader was ordered to fly so far. */
  readonly length: number;
  /** Turns so far, by tranche of 10 cm, without their sense (AMB-TFH-21). */
  readonly turns: readonly number[];
  /** The additional turn of an agile one has been made: its move is at an end (TFH-50). */
  readonly agile: boolean;
  /** Weapons that have fired in it (AMB-TFH-04). */
  readonly fired: readonly { readonly unit: UnitId; readonly weapon: WeaponId }[];
  /** A collision has been declared in it: its move is at an end (AMB-TFH-28). */
  readonly rammed: boolean;
  readonly bombing: boolean;
}

export interface State {
  readonly scenario: string;
  readonly options: Options;
  readonly sky: Sky;
  readonly exits: readonly Exit[];
  readonly goals: readonly Goal[];
  readonly turns: number | null;
  readonly flown: readonly SideId[];
  readonly turn: number;
  readonly phase: Phase;
  /** Each side's die of this turn: initiative and activation (AMB-TFH-01). */
  readonly dice: Readonly<Record<SideId, number>>;
  readonly first: SideId | null;
  readonly active: SideId | null;
  readonly aircraft: readonly Aircraft[];
  readonly activation: Activation | null;
  /** Pairs of groups, `active>inactive` by their leaders, that have come into sight this turn (AMB-TFH-03). */
  readonly sighted: readonly string[];
  /** Links of chains of reactions so far this turn. */
  readonly links: number;
  readonly bombed: readonly TargetId[];
  /** Seats that want no rally, and are not asked (AMB-TFH-30). */
  readonly noRally: readonly SeatId[];
}

/** What flies is seen by everybody; what other seats have instructed is left out of it (`secrets.ts`). */
export type View = State;
