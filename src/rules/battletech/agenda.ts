import type { Facing } from '../geometry/hex/facing.js';
import type { SideId, UnitId } from '../kernel/ids.js';
import type { MountId } from './vocabulary.js';
import type { Blast } from './standard/damage-steps.js';

/** The steps of a match: what the kernel does next, one after the other. */
export type Step =
  | { readonly type: 'deploy'; readonly side: SideId }
  | { readonly type: 'turn' }
  | { readonly type: 'initiative' }
  | { readonly type: 'movement-phase' }
  | { readonly type: 'move'; readonly side: SideId }
  | { readonly type: 'move-named'; readonly unit: UnitId; readonly goesOn?: true }
  | { readonly type: 'end-movement' }
  | { readonly type: 'weapon-phase' }
  /** Every seat declares for all its units at once (option `declare: sealed`). */
  | { readonly type: 'declare-sealed' }
  /** `again`: the unit whose declaration came back because the chosen hexes block its line. */
  | { readonly type: 'declare'; readonly side: SideId; readonly again: UnitId | null }
  | {
      readonly type: 'split-hex';
      readonly side: SideId;
      readonly attacker: UnitId;
      readonly target: UnitId;
      readonly mounts: readonly MountId[];
    }
  | { readonly type: 'resolve' }
  | { readonly type: 'impossible-shots'; readonly unit: UnitId }
  /** `held`: shots that cannot hit and are not fired (QSR-47). */
  | { readonly type: 'fire-unit'; readonly unit: UnitId; readonly held: readonly MountId[] }
  | { readonly type: 'end-weapons' }
  | { readonly type: 'end-phase' }
  // Standard level.
  /** Each side lays its mines (HID-06). */
  | { readonly type: 'lay-mines' }
  /** Each side says where a salvo of its artillery is to land (ART-02). */
  | { readonly type: 'bombard' }
  /** A unit goes on with the MP it has left. */
  | { readonly type: 'move-on'; readonly unit: UnitId; readonly goesOn?: true }
  /** A unit that hid fires at a mover, which then goes on (HID-05). */
  | { readonly type: 'overwatch'; readonly unit: UnitId; readonly at: UnitId }
  | { readonly type: 'end-overwatch' }
  | { readonly type: 'fire-phase' }
  | { readonly type: 'attack'; readonly side: SideId }
  | { readonly type: 'attack-sealed' }
  | { readonly type: 'resolve-fire' }
  /** TAG is fired. */
  | { readonly type: 'designate'; readonly unit: UnitId }
  /** Salvos of artillery land, after TAG and before all else. */
  | { readonly type: 'salvos-land' }
  | { readonly type: 'shoot'; readonly unit: UnitId }
  /** Who clings to an enemy strikes it. */
  | { readonly type: 'swarm'; readonly unit: UnitId }
  | { readonly type: 'end-fire' }
  | { readonly type: 'physical-phase' }
  | { readonly type: 'strike'; readonly side: SideId }
  | { readonly type: 'strike-sealed' }
  | { readonly type: 'resolve-blows' }
  | { readonly type: 'blow'; readonly unit: UnitId }
  /** A unit stands in the way of another that comes from its side: it rolls, and may step aside. */
  | { readonly type: 'domino'; readonly unit: UnitId; readonly way: Facing }
  | { readonly type: 'step-aside'; readonly unit: UnitId; readonly way: Facing }
  /** Something goes off; in any phase. */
  | { readonly type: 'blast'; readonly blast: Blast }
  | { readonly type: 'end-physical' }
  | { readonly type: 'heat-phase' }
  | { readonly type: 'end-turn' };
