import type { Hex } from '../../../../src/rules/geometry/hex/hex.js';
import type { SideId, UnitId } from '../../../../src/rules/kernel/ids.js';
import type { Owned } from './orders.js';
import type { Find, Stance } from './types.js';

/** What happens. Where a place or a find is `null`, it is hidden from whoever is told. */
export type Event =
  | ({ readonly type: 'MinesBuried'; readonly side: SideId; readonly hexes: readonly Hex[] | null } & Owned)
  | ({ readonly type: 'MinesSet'; readonly side: SideId; readonly live: boolean } & Owned)
  | { readonly type: 'PieceDeployed'; readonly unit: UnitId; readonly at: Hex | null; readonly hidden: boolean }
  | { readonly type: 'TurnBegan'; readonly turn: number }
  | { readonly type: 'StancesTaken'; readonly stances: Readonly<Record<string, Stance>> }
  | {
      readonly type: 'InitiativeRolled';
      readonly scores: readonly { readonly side: SideId; readonly score: number }[];
      readonly order: readonly SideId[];
    }
  | { readonly type: 'PieceMoved'; readonly unit: UnitId; readonly path: readonly Hex[] | null }
  /** The way was blocked by a hidden piece, which is hidden no longer; nor is the one that met it. */
  | {
      readonly type: 'Ambushed';
      readonly unit: UnitId;
      readonly from: Hex;
      readonly by: UnitId;
      readonly at: Hex;
    }
  | { readonly type: 'MineTripped'; readonly unit: UnitId; readonly at: Hex }
  | { readonly type: 'MineBurst'; readonly unit: UnitId; readonly score: number; readonly lost: boolean }
  | ({ readonly type: 'Scanned'; readonly unit: UnitId; readonly at: Hex | null; readonly found: Find | null } & Owned)
  | {
      readonly type: 'ShotFired';
      readonly unit: UnitId;
      readonly from: Hex;
      readonly target: UnitId;
      readonly score: number;
      readonly needed: number;
      readonly hit: boolean;
    }
  | { readonly type: 'Held'; readonly unit: UnitId };

export type Step =
  | { readonly type: 'bury'; readonly side: SideId; readonly most: number }
  | { readonly type: 'deploy'; readonly units: readonly UnitId[] }
  | { readonly type: 'turn' }
  | { readonly type: 'stance' }
  | { readonly type: 'initiative' }
  | { readonly type: 'act'; readonly side: SideId }
  | { readonly type: 'burst'; readonly unit: UnitId }
  | { readonly type: 'next'; readonly after: SideId };
