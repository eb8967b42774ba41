import type { SeatId, SideId } from '../kernel/ids.js';
import type { Action } from './commands.js';
import type { AskSetting, Character, Edge, Mode, Options, Phase, PieceId, SuppressionZone, Table } from './types.js';

/** A match of 1-48 Tactic as it stands. */

export interface State {
  readonly scenario: string;
  readonly mode: Mode;
  readonly options: Options;
  readonly tables: readonly Table[];
  readonly table: Table;
  readonly edgeChoices: readonly Edge[];
  readonly agreed: number;
  readonly edges: Readonly<Record<SideId, Edge>>;
  readonly objectives: Readonly<Record<SideId, PieceId>>;
  readonly phase: Phase;
  /** Rounds of two turns, from 1; 0 before the first. */
  readonly round: number;
  /** Players' turns so far. */
  readonly turn: number;
  readonly firstSide: SideId | null;
  readonly active: SideId | null;
  /** Tokens that the active side has spent in its own turn (T48-08). */
  readonly spent: number;
  readonly tokens: Readonly<Record<SideId, number>>;
  readonly characters: readonly Character[];
  readonly zones: readonly SuppressionZone[];
  readonly zonesPlaced: number;
  readonly asking: Readonly<Record<SeatId, AskSetting>>;
  /** Orders that the active player queued; they pause at every window. */
  readonly plan: { readonly seat: SeatId; readonly actions: readonly Action[] } | null;
}

/** What lies on the table is seen by everybody; what other seats intend is left out of it (`secrets.ts`). */
export type View = State;
