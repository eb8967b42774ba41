import type { Facing } from '../geometry/hex/facing.js';
import type { Hex } from '../geometry/hex/hex.js';
import type { SideId, UnitId } from '../kernel/ids.js';
import type { Aimed, BinId, HexAimed, PhysicalAttack, Find, Pace, Twist } from './standard/types.js';
import type { GunId, Round } from './standard/gun-tables.js';
import type { HiddenOrders } from './standard/unseen.js';
import type { Mode, MountId } from './vocabulary.js';

/** What players order, and what they are asked. */

/** The way of a move, by steps of F B L R. `exit`: the last step leaves the map, which must be said (QSR-63). */
export interface Onward {
  readonly steps: string;
  readonly exit: boolean;
  /** Standard level: it drops prone when it has arrived, for 1 MP. */
  readonly prone?: true;
  /** Standard level: a charge (running) or a death from above (jumping) at this unit, whose hex the path leads up to. */
  readonly charge?: UnitId;
  /** Standard level: whom it sets down where it has arrived (UNI-60). */
  readonly unload?: UnitId;
}

export type Command =
  /** `hidden`: standard level, where only its own side knows (option `hidden`). */
  | {
      readonly type: 'deploy';
      readonly unit: UnitId;
      readonly hex: Hex;
      readonly facing: Facing;
      readonly hidden?: true;
    }
  /** Standard level: the hexes where a side lays its mines, before anybody deploys (option `mines`). */
  | { readonly type: 'lay-mines'; readonly hexes: readonly Hex[] }
  /** Standard level: where a salvo of a side's artillery is to land; `null`: none is fired (option `artillery`, ART-02). */
  | { readonly type: 'bombard'; readonly hex: Hex | null; readonly round: Round }
  /** Standard level: tells a hidden unit what to wait for; said beside the questions, at any time (HID-02). */
  | { readonly type: 'lie-in-wait'; readonly unit: UnitId; readonly orders: HiddenOrders }
  /** Names the unit that will move next; its move follows. */
  | { readonly type: 'name'; readonly unit: UnitId }
  /** `pace`: standard level, a run that is a sprint or evades (options `sprint`, `evade`). */
  | ({ readonly type: 'move'; readonly unit: UnitId; readonly mode: Mode; readonly pace?: Pace } & Onward)
  /**
   * Standard level: tries to stand up, 2 MP and a piloting roll. `then`: how its move goes on if it stands; without it, and where
   * it has failed, it is asked afterwards (SEQ-05).
   */
  | { readonly type: 'stand-up'; readonly unit: UnitId; readonly mode: 'walk' | 'run'; readonly then?: Onward }
  /**
   * Standard level, option `carefulStand`: tries to stand up with all its walking MP, at −2. If it stands it faces this way, and
   * its move is over (AMB-SEQ-24).
   */
  | { readonly type: 'careful-stand'; readonly unit: UnitId; readonly facing: Facing }
  /** Standard level: troopers mount a friend in their hex, or it sets them down, instead of moving (UNI-60). */
  | { readonly type: 'mount'; readonly unit: UnitId; readonly on: UnitId }
  | { readonly type: 'unload'; readonly unit: UnitId; readonly passenger: UnitId }
  /** Standard level, option `ejection`: its pilot leaves it, instead of a move (ADV-06). */
  | { readonly type: 'eject'; readonly unit: UnitId }
  /** A squad lays a field of its mines before it moves (HID-10). */
  | { readonly type: 'sow'; readonly unit: UnitId }
  /** Troopers clear the mines among which they stand, instead of moving (HID-09). */
  | { readonly type: 'clear-mines'; readonly unit: UnitId }
  /** Standard level: switches MASC on before the unit moves; its move follows (AMB-SEQ-21). */
  | { readonly type: 'masc'; readonly unit: UnitId }
  /** Of a league: sets a 'Mech to destroy itself before it moves, with its pilot or without; its move follows (CLN-30). */
  | { readonly type: 'self-destruct'; readonly unit: UnitId; readonly ejects: boolean }
  /**
   * Standard level: declares a unit's twist and shots (SEQ-07, SEQ-08); no shots is "no fire". What takes effect in the end
   * phase is said here too, so that nobody is asked again: bins to dump, heat sinks to switch off (`null`: as they are).
   */
  | {
      readonly type: 'attack';
      readonly unit: UnitId;
      readonly twist: Twist;
      readonly shots: readonly Aimed[];
      /** Shots at woods, to set them on fire (option `fires`, FIN-44). */
      readonly atHexes?: readonly HexAimed[];
      /** The enemy that it spots for indirect fire of others; `null`: none (FIN-05). */
      readonly spots: UnitId | null;
      /** A jammed weapon to clear instead of firing. */
      readonly unjam: MountId | null;
      readonly dump: readonly BinId[];
      readonly sinksOff: number | null;
    }
  /** Standard level: declares a unit's physical attacks; none is a legal answer (SEQ-13). */
  | {
      readonly type: 'strike';
      readonly unit: UnitId;
      readonly blows: readonly PhysicalAttack[];
      /** Instead of physical attacks: a club that it picks up. */
      readonly takes?: Find;
    }
  /** Declares a unit's attacks; target `null` with no mounts is "no fire". */
  | {
      readonly type: 'declare';
      readonly unit: UnitId;
      readonly target: UnitId | null;
      readonly mounts: readonly MountId[];
    }
  /** Says which hexes of a split line count, one for each pair asked. */
  | { readonly type: 'choose-hex'; readonly hexes: readonly Hex[] }
  /** Says which of the shots that cannot hit are fired all the same; the others are held and keep their ammunition (QSR-47). */
  | { readonly type: 'fire-anyway'; readonly mounts: readonly MountId[] }
  /** With `resolveFire: byHand`: resolves these weapons next, in this order (QSR-14). */
  | { readonly type: 'fire'; readonly unit: UnitId; readonly mounts: readonly MountId[] };

/** What a seat can be asked. */
export type Topic =
  | { readonly ask: 'deploy'; readonly units: readonly UnitId[] }
  /** Standard level: where the mines of a side are to lie, so many fields at most (HID-06). */
  | { readonly ask: 'lay-mines'; readonly side: SideId; readonly most: number }
  /** Standard level: where a salvo of so many left is to land, and in which turn it would (ART-02). */
  | {
      readonly ask: 'bombard';
      readonly side: SideId;
      readonly gun: GunId;
      readonly left: number;
      readonly lands: number;
    }
  | { readonly ask: 'move'; readonly units: readonly UnitId[] }
  | { readonly ask: 'move-named'; readonly units: readonly [UnitId] }
  | { readonly ask: 'declare'; readonly units: readonly UnitId[] }
  /** Standard level: a unit that fell or tried to stand goes on with the MP it has left; `null` to who does not see its sheet. */
  | { readonly ask: 'move-on'; readonly units: readonly [UnitId]; readonly mode: Mode; readonly mp: number | null }
  /** Standard level: a unit that another is moved into from the side may step aside. */
  | { readonly ask: 'step-aside'; readonly units: readonly [UnitId]; readonly way: Facing }
  /** `at`: fire from hiding at a mover, and at nobody else (HID-05). */
  | { readonly ask: 'attack'; readonly units: readonly UnitId[]; readonly at?: UnitId }
  | { readonly ask: 'strike'; readonly units: readonly UnitId[] }
  | {
      readonly ask: 'split-hex';
      readonly attacker: UnitId;
      readonly target: UnitId;
      readonly pairs: readonly (readonly [left: Hex, right: Hex])[];
    }
  | { readonly ask: 'impossible-shots'; readonly unit: UnitId; readonly mounts: readonly MountId[] }
  | { readonly ask: 'fire'; readonly unit: UnitId; readonly mounts: readonly MountId[] };

/** `unit` is the own unit that is meant; `null`: any of the seat's. */
interface AboutUnit {
  readonly not: boolean;
  readonly unit: UnitId | null;
}

/** What an order that is kept for later may depend on. */
export type Condition =
  /** An enemy stands at most so many hexes away. */
  | ({ readonly is: 'enemy-within'; readonly hexes: number } & AboutUnit)
  /** There is a line of sight to an enemy (QSR-28). */
  | ({ readonly is: 'in-sight' } & AboutUnit)
  /** It has fewer points of armour than its sheet. */
  | ({ readonly is: 'damaged' } & AboutUnit)
  /** Standard level: its heat is so high, or higher. */
  | ({ readonly is: 'heat'; readonly from: number } & AboutUnit)
  /** Standard level: it lies on the ground. */
  | ({ readonly is: 'prone' } & AboutUnit)
  /** This turn or a later one. */
  | { readonly is: 'turn'; readonly not: boolean; readonly from: number };
