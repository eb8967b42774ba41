import type { Point } from '../geometry/plane/point.js';
import type { Roll } from '../kernel/dice.js';
import type { SeatId, SideId, UnitId } from '../kernel/ids.js';
import type { Instruction, Test } from './commands.js';
import type { Edge, TargetId, WeaponId } from './types.js';

/** What can happen in a match, with everything needed to tell it again (past tense; outcomes, not intentions). */

/** Rounds of the initiative: ties are rolled again (TFH-05). */
export type Rounds = readonly (readonly { readonly side: SideId; readonly roll: Roll }[])[];

/** A link of a chain of reactions, numbered through a turn, and the one that it came of; `null`: of an order, or of coming into sight (TFH-28). */
export interface Link {
  readonly no: number;
  readonly parent: number | null;
}

/** Why a die that scored 8 or 9 missed (TFH-21). */
export const MISS_REASONS = [
  'target-evaded',
  'target-dived',
  'target-fast',
  'shooter-evaded',
  'shooter-dived',
  'shooter-fast',
  'later-fire',
] as const;
export type MissReason = (typeof MISS_REASONS)[number];

/** What a hit can come to, the least first (TFH-23); `stun` is the ion table's. */
export const HARMS = ['none', 'stun', 'minor', 'fire', 'destroyed'] as const;
export type Harm = (typeof HARMS)[number];

/** What made an aircraft evade or dive: its order, a test, damage. */
export type Because = 'order' | 'in-sight' | 'fired-upon' | 'wants-collision' | 'collision' | 'damage';
type By = 'seat' | 'referee';

export type Event =
  | {
      readonly type: 'TurnBegan';
      readonly turn: number;
      readonly rounds: Rounds;
      readonly first: SideId;
      readonly dice: Readonly<Record<SideId, number>>;
    }
  | { readonly type: 'SideBegan'; readonly side: SideId; readonly die: number; readonly able: readonly UnitId[] }
  | { readonly type: 'RallyBegan' }
  | { readonly type: 'GroupFormed'; readonly leader: UnitId; readonly members: readonly UnitId[] }
  /** `members` are those who left; the others stay together. */
  | {
      readonly type: 'GroupLeft';
      readonly leader: UnitId;
      readonly members: readonly UnitId[];
      readonly why: 'order' | 'too-far' | 'leader-lost';
    }
  | { readonly type: 'ActivationBegan'; readonly unit: UnitId; readonly members: readonly UnitId[]; readonly by: By }
  | {
      readonly type: 'Focused';
      readonly unit: UnitId;
      readonly roll: Roll | null;
      readonly passes: number;
      /** The dice of pass 0, one for each enemy in sight, the nearest one's two. */
      readonly bids: readonly { readonly unit: UnitId; readonly roll: Roll }[];
      readonly target: UnitId | null;
      readonly why: 'only' | 'best' | 'objective' | 'mission' | 'nearest' | 'highest' | 'nobody';
    }
  | {
      readonly type: 'FastMoveTested';
      readonly unit: UnitId;
      readonly roll: Roll | null;
      readonly kept: readonly number[];
      readonly rep: number;
      readonly passes: number;
      readonly most: number;
    }
  /** `turns`: by tranche, after it; `agile`: the additional turn is in it (TFH-50). */
  | {
      readonly type: 'Turned';
      readonly units: readonly { readonly unit: UnitId; readonly heading: number }[];
      readonly by: number;
      readonly turns: readonly number[];
      readonly agile: boolean;
    }
  /** `length`: what the leader's order counts for it; a slower member flies less of it. */
  | {
      readonly type: 'Flew';
      readonly length: number;
      readonly legs: readonly {
        readonly unit: UnitId;
        readonly from: Point;
        readonly to: Point;
        readonly heading: number;
        readonly length: number;
      }[];
    }
  | {
      readonly type: 'Dived';
      readonly unit: UnitId;
      readonly from: Point;
      readonly to: Point;
      readonly length: number;
      readonly because: Because;
      readonly link: Link | null;
    }
  | {
      readonly type: 'Evaded';
      readonly unit: UnitId;
      readonly from: Point;
      readonly to: Point;
      readonly heading: number;
      readonly facing: number;
      readonly because: Because;
      readonly by: By;
      readonly link: Link | null;
    }
  /** Told to evade, it stays: poorly manoeuvrable (TFH-49), burning (TFH-25), or it chose to. */
  | {
      readonly type: 'Stayed';
      readonly unit: UnitId;
      readonly why: 'unwieldy' | 'burning' | 'chosen';
      readonly because: Because;
      readonly link: Link | null;
    }
  /** `chosen`: a star took this column without a roll. */
  | {
      readonly type: 'Tested';
      readonly unit: UnitId;
      readonly test: Extract<Test, 'in-sight' | 'fired-upon' | 'wants-collision' | 'collision'>;
      readonly against: UnitId;
      readonly roll: Roll | null;
      readonly rep: number;
      readonly passes: number;
      readonly link: Link;
    }
  | { readonly type: 'Sighted'; readonly active: UnitId; readonly inactive: UnitId }
  /** One weapon's dice at one target. `occasion`: its first, second … fire this turn; `misses` has why a score of 8 or 9 was none, `null`: it was a hit or below. */
  | {
      readonly type: 'Fired';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly weapon: WeaponId;
      readonly roll: Roll;
      readonly rep: number;
      readonly occasion: number;
      readonly hits: number;
      readonly misses: readonly (MissReason | null)[];
      readonly because: 'order' | 'in-sight' | 'fired-upon' | 'wants-collision' | 'collision';
      readonly link: Link;
    }
  /** A shot of an order that could not be fired any more when its moment came. */
  | { readonly type: 'ShotLost'; readonly unit: UnitId; readonly target: UnitId; readonly weapon: WeaponId }
  /** The dice of each hit in the order of the shots, what each came to, and the worst of them, which counts (AMB-TFH-10). */
  | {
      readonly type: 'Damaged';
      readonly unit: UnitId;
      readonly hits: readonly {
        readonly by: UnitId;
        readonly weapon: WeaponId;
        readonly roll: Roll;
        readonly harm: Harm;
      }[];
      readonly harm: Harm;
      /** A fire that a four-engined one took as a minor damage (TFH-47). */
      readonly spared: boolean;
      /** Whether it is stunned by it, not a stable one by minor damage (TFH-48). */
      readonly stuns: boolean;
      readonly link: Link;
    }
  /** It closes in on a collision course, up to base contact or where somebody sees it come (TFH-30, TFH-33). */
  | {
      readonly type: 'Closed';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly from: Point;
      readonly to: Point;
      readonly heading: number;
    }
  | { readonly type: 'CollisionDeclared'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'CollisionAvoided'; readonly unit: UnitId; readonly target: UnitId }
  | {
      readonly type: 'Bombed';
      readonly unit: UnitId;
      readonly target: TargetId;
      readonly roll: Roll | null;
      readonly rep: number;
      readonly passes: number;
      readonly how: 'dive' | 'instruments' | 'level';
      readonly success: boolean;
    }
  | { readonly type: 'LeftTable'; readonly unit: UnitId; readonly edge: Edge; readonly safe: boolean }
  | { readonly type: 'Removed'; readonly unit: UnitId; readonly why: 'burnt' | 'collided' }
  | { readonly type: 'ActivationEnded'; readonly unit: UnitId }
  | { readonly type: 'Held'; readonly seat: SeatId; readonly by: By }
  | { readonly type: 'RallyCalled'; readonly leader: UnitId; readonly called: readonly UnitId[] }
  | {
      readonly type: 'Rallied';
      readonly unit: UnitId;
      readonly leader: UnitId;
      readonly roll: Roll | null;
      readonly rep: number;
      readonly passes: number;
      readonly from: Point;
      readonly to: Point;
      readonly heading: number;
    }
  | { readonly type: 'Instructed'; readonly seat: SeatId; readonly instruction: Instruction }
  | { readonly type: 'TurnEnded'; readonly turn: number };
