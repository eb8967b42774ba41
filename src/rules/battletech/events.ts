import type { ToHit } from './terms.js';
import type { Roll } from '../kernel/dice.js';
import type { SideId, UnitId } from '../kernel/ids.js';
import type { Refusal } from '../kernel/refusal.js';
import type { FullEvent } from './standard/events.js';
import type { ShotOutcome } from './standard/shot-outcomes.js';
import type { Hex } from '../geometry/hex/hex.js';
import type { DeclaredShot, Movement, Place } from './types.js';
import type { Location, MountId, Phase } from './vocabulary.js';

/** What can happen in a match, with everything needed to tell it again (past tense; outcomes, not intentions). */

/**
 * One step of the damage loop (QSR-52): armour marked in a location, on its back when `rear`; `after` 0: it is gone. `null`: told to
 * somebody who does not see the sheet; `damage` as well where it would tell what was left.
 */
export interface DamageMark {
  readonly location: Location;
  readonly rear: boolean;
  readonly damage: number | null;
  readonly before: number | null;
  readonly after: number | null;
}

/** Where a hit went: the location rolled, the marks in order, an arm torn off by the loss of its torso, the surplus that was lost. */
export interface Hit {
  readonly roll: Roll;
  readonly location: Location;
  readonly marks: readonly DamageMark[];
  readonly blownOff: readonly Location[];
  readonly surplus: number;
}

/** `hit` and `miss` by the roll · `sure` TN 2 or less, hits without a roll (QSR-48) · `impossible` TN over 12, fired and missed · `held` TN over 12, not fired (QSR-47). */
export type ShotResult = 'hit' | 'miss' | 'sure' | 'impossible' | 'held';

/** Whether a shot strikes, at either level: by its roll, or with a number that needs none. */
export const isHit = (outcome: ShotResult | ShotOutcome): boolean => outcome === 'hit' || outcome === 'sure';

/** A side's roll for initiative; `lead`: what the best leader among its machines adds to it (ADV-07). */
export interface InitiativeRoll {
  readonly side: SideId;
  readonly roll: Roll;
  readonly lead?: number;
}

export type Event =
  /** `hidden`: where only its own side knows (HID-01). */
  | { readonly type: 'UnitDeployed'; readonly unit: UnitId; readonly place: Place; readonly hidden?: true }
  | { readonly type: 'TurnBegan'; readonly turn: number }
  | {
      readonly type: 'InitiativeRolled';
      /** Every round of rolls: ties are rolled again, by those who tie (AMB-QSR-01). */
      readonly rounds: readonly (readonly InitiativeRoll[])[];
      readonly winner: SideId;
      /** Of more than two sides: all from the lowest to the highest (AMB-SEQ-07). */
      readonly ranking?: readonly SideId[];
    }
  | { readonly type: 'PhaseBegan'; readonly phase: Phase; readonly order: readonly SideId[] }
  | { readonly type: 'UnitNamed'; readonly unit: UnitId }
  | {
      readonly type: 'UnitMoved';
      readonly unit: UnitId;
      readonly movement: Movement;
      readonly to: Place;
      readonly left: boolean;
      readonly by: 'seat' | 'referee';
    }
  /** What its seat could not see bars the way of a unit: it ends before this hex, whoever holds it (C-02). */
  | { readonly type: 'WayBarred'; readonly unit: UnitId; readonly hex: Hex; readonly by: UnitId | null }
  /** What its seat could not see makes void what a unit was to do: it does nothing instead. */
  | { readonly type: 'OrderVoid'; readonly unit: UnitId; readonly why: Refusal }
  | {
      readonly type: 'AttackDeclared';
      readonly unit: UnitId;
      readonly target: UnitId | null;
      readonly shots: readonly DeclaredShot[];
      readonly by: 'seat' | 'referee';
    }
  | {
      readonly type: 'SplitChosen';
      readonly units: readonly [attacker: UnitId, target: UnitId];
      readonly hexes: readonly Hex[];
      readonly by: 'seat' | 'referee';
    }
  /** The chosen hexes block the line: the unit declares anew. */
  | { readonly type: 'DeclarationReturned'; readonly unit: UnitId; readonly target: UnitId }
  | {
      readonly type: 'ShotResolved';
      readonly unit: UnitId;
      readonly mount: MountId;
      readonly target: UnitId;
      readonly toHit: ToHit;
      readonly roll: Roll | null;
      readonly result: ShotResult;
      /** Rounds left of the weapon's ammunition afterwards; `null` for a weapon without. */
      readonly ammoLeft: number | null;
      /** One for each damage group of a hit; none when it missed. */
      readonly hits: readonly Hit[];
    }
  /** What the damage of the phase has done to a unit, now that it takes effect (QSR-15). */
  | {
      readonly type: 'DamageTookEffect';
      readonly unit: UnitId;
      readonly lost: readonly Location[];
      readonly destroyed: 'HD' | 'CT' | null;
    }
  | { readonly type: 'PhaseEnded'; readonly phase: Phase }
  /** `jams`: what crews have cleared was told by itself; of old, whoever had fired nothing had cleared all (table 11.2.4). */
  | { readonly type: 'TurnEnded'; readonly turn: number; readonly jams?: 'told' }
  | FullEvent;
