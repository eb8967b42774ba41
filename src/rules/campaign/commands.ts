import type { Replacement } from './parts.js';
import type { CardId, FactionId, MachineId, MissionId, PilotId, ProvinceId } from './ids.js';
import type { Characteristic } from './ranks.js';
import type { MissionKind, Setup } from './setup.js';
import type { Cocoon, Report, Side } from './state.js';

/** What can be ordered in a campaign. */

/** A cocoon as its faction loads it. */
export type Load = Omit<Cocoon, 'faction' | 'troopers'>;

/** What is told of a battle at a real table; the events that its lines name are the campaign's, which notes them. */
export interface Told {
  readonly winner: Side | null;
  readonly machines: readonly Omit<Report['machines'][number], 'event' | 'marks'>[];
  readonly deeds: readonly Omit<Report['deeds'][number], 'event'>[];
  readonly elementals: readonly Omit<Report['elementals'][number], 'event'>[];
}

/** Orders of the factions, at any time. */
export type FactionCommand =
  | {
      readonly type: 'raise';
      readonly kind: MissionKind['id'];
      readonly province: ProvinceId;
      readonly cocoons: readonly Load[];
    }
  | { readonly type: 'join'; readonly mission: MissionId; readonly side: Side; readonly cocoons: readonly Load[] }
  | { readonly type: 'call-off'; readonly mission: MissionId }
  | { readonly type: 'buy'; readonly model: string }
  | { readonly type: 'repair'; readonly machine: MachineId }
  | { readonly type: 'learn'; readonly pilot: PilotId; readonly characteristic: Characteristic }
  | { readonly type: 'talent'; readonly pilot: PilotId; readonly talent: string }
  | { readonly type: 'recruit' }
  | { readonly type: 'replace'; readonly count: number }
  | { readonly type: 'play'; readonly card: CardId; readonly other: FactionId | null }
  | { readonly type: 'claim'; readonly mission: MissionId; readonly report: Told }
  | { readonly type: 'agree'; readonly mission: MissionId };

/** Orders of the game master. */
export type MasterCommand =
  | {
      readonly type: 'award';
      readonly faction: FactionId;
      readonly currency: 'resources' | 'prestige';
      readonly amount: number;
      readonly reason: string;
    }
  | { readonly type: 'deal'; readonly faction: FactionId }
  | { readonly type: 'cede'; readonly province: ProvinceId; readonly to: FactionId; readonly reason: string }
  /** `ruled`: the reason is that of an official who has judged the match; left out of `correct`: how it ended. */
  | { readonly type: 'annul'; readonly mission: MissionId; readonly reason: string; readonly ruled?: true }
  | {
      readonly type: 'correct';
      readonly mission: MissionId;
      readonly report: Report;
      readonly reason: string;
      readonly ruled?: true;
    }
  /** How a battle at a real table went, whatever its sides say: booked at once, or anew. */
  | { readonly type: 'settle'; readonly mission: MissionId; readonly report: Told; readonly reason: string }
  | { readonly type: 'replace-parts'; readonly parts: readonly Replacement[]; readonly reason: string };

/** Orders of Arbitre itself: to begin, to open and to book battles, to end a turn when its time is up. */
export type HouseCommand =
  | { readonly type: 'found'; readonly setup: Setup }
  | { readonly type: 'fight'; readonly mission: MissionId; readonly table?: true }
  | { readonly type: 'book'; readonly mission: MissionId; readonly report: Report }
  | { readonly type: 'end-turn' };

export type Command = FactionCommand | MasterCommand | HouseCommand;

/** Who gives orders: a faction, the game master, or Arbitre itself; a game master may give those of Arbitre too. */
export type Actor = FactionId | 'master' | 'house';

/** An order as it reaches the rules; `at` in UTC milliseconds. */
export interface Order {
  readonly by: Actor;
  readonly at: number;
  readonly command: Command;
}

/** The orders of factions, in the order in which they are offered. */
export const FACTION_ORDERS = [
  'raise',
  'join',
  'call-off',
  'repair',
  'buy',
  'learn',
  'talent',
  'recruit',
  'replace',
  'play',
  'claim',
  'agree',
] as const satisfies readonly FactionCommand['type'][];
