import type { SideId, UnitId } from '../kernel/ids.js';
import type { AnswerWhom, Column, Dodge, Evasion, TargetId, WeaponId } from './types.js';

/** What players order, and what they are asked. */

/** Dice of a weapon at a target; `dice` `null`: all that it has (TFH-19). */
export interface Shot {
  readonly weapon: WeaponId;
  readonly target: UnitId;
  readonly dice: number | null;
}

/** A piece of an activation, in the order in which they are carried out (TFH-11 … TFH-17). */
export type Part =
  | { readonly do: 'ahead'; readonly length: number }
  /** To the right; to the left below 0. */
  | { readonly do: 'turn'; readonly by: number }
  | { readonly do: 'dive'; readonly length: number }
  /** A compass heading; `facing` only where the option leaves it free (AMB-TFH-07). */
  | { readonly do: 'evade'; readonly heading: number; readonly facing?: number }
  | { readonly do: 'fire'; readonly shots: readonly Shot[] }
  | { readonly do: 'collide'; readonly target: UnitId }
  | { readonly do: 'bomb'; readonly target: TargetId };

/** What comes after the parts: the end, a question only where there is still something to fire at, or in any case. */
export type Then = 'end' | 'fire' | 'on';

/** What is to hold from now on without being asked; `unit` `null`: for all of the seat's. */
export type Instruction =
  | AircraftInstruction
  /** Whether the seat wants to be asked for rallies. */
  | { readonly about: 'rally'; readonly ask: boolean };

export type AircraftInstruction = { readonly unit: UnitId | null } & (
  | { readonly about: 'evasion'; readonly way: Evasion }
  | { readonly about: 'answer'; readonly whom: AnswerWhom }
  | { readonly about: 'prefer'; readonly weapon: WeaponId | null }
  | { readonly about: 'dodge'; readonly dodge: Dodge }
  | { readonly about: 'column'; readonly column: Column }
);

export type Command =
  /** Activates an aircraft, or a leader with its group; `fast`: it tries a fast move first (AMB-TFH-29). */
  | {
      readonly type: 'fly';
      readonly unit: UnitId;
      readonly fast: boolean;
      readonly parts: readonly Part[];
      readonly then: Then;
    }
  /** More of the running activation; without parts its end. */
  | { readonly type: 'fly-on'; readonly unit: UnitId; readonly parts: readonly Part[]; readonly then: Then }
  /** Names the aircraft that fly with a leader; none: breaks formation (TFH-10). */
  | { readonly type: 'group'; readonly leader: UnitId; readonly members: readonly UnitId[] }
  /** Nothing more for this side this turn, where the option leaves it (AMB-TFH-18). */
  | { readonly type: 'hold' }
  | { readonly type: 'take-column'; readonly unit: UnitId; readonly column: Exclude<Column, 'ask'> }
  | { readonly type: 'evade'; readonly unit: UnitId; readonly heading: number; readonly facing?: number }
  /** No evasion where it may evade. */
  | { readonly type: 'stay'; readonly unit: UnitId }
  /** Whom of several attackers it fires at. */
  | { readonly type: 'answer'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'rally'; readonly leader: UnitId; readonly called: readonly UnitId[] }
  | { readonly type: 'no-rally' }
  | { readonly type: 'instruct'; readonly instruction: Instruction };

/** The tests of the table, in its order (TFH-27 … TFH-37). */
export const TESTS = [
  'focus',
  'in-sight',
  'fired-upon',
  'wants-collision',
  'collision',
  'fast-move',
  'rally',
  'bombing',
] as const;
export type Test = (typeof TESTS)[number];

/** What a seat can be asked. */
export type Topic =
  | { readonly ask: 'activate'; readonly units: readonly UnitId[] }
  | { readonly ask: 'fly-on'; readonly unit: UnitId }
  | { readonly ask: 'column'; readonly unit: UnitId; readonly test: Test; readonly against: UnitId | null }
  /** `free`: it may stay as well. */
  | { readonly ask: 'evade'; readonly unit: UnitId; readonly from: UnitId | null; readonly free: boolean }
  | { readonly ask: 'answer'; readonly unit: UnitId; readonly attackers: readonly UnitId[] }
  | { readonly ask: 'rally'; readonly side: SideId; readonly leaders: readonly UnitId[] };

/** What an order that is kept for later may depend on; `unit` `null`: any of the seat's. */
export type Condition =
  /** An enemy is at most so many steps away. */
  | { readonly is: 'enemy-within'; readonly not: boolean; readonly unit: UnitId | null; readonly steps: number }
  /** A weapon bears on an enemy. */
  | { readonly is: 'bears'; readonly not: boolean; readonly unit: UnitId | null }
  | { readonly is: 'burning'; readonly not: boolean; readonly unit: UnitId | null }
  | { readonly is: 'turn'; readonly not: boolean; readonly from: number };
