import type { Roll } from '../kernel/dice.js';
import type { Replacement } from './parts.js';
import type { CardId, FactionId, MachineId, MissionId, PilotId } from './ids.js';
import type { Posting } from './ledger.js';
import type { Characteristic } from './ranks.js';
import type { CardEffect, Setup } from './setup.js';
import type { Capture, Claim, Cocoon, Defiance, Machine, Mission, Pilot, Place, Report, Side } from './state.js';

/** What can happen in a campaign, in the past tense and with its outcome. What it costs and brings follows it as `Posted`. */
export type Event =
  | {
      readonly type: 'Founded';
      readonly setup: Setup;
      readonly machines: readonly Machine[];
      readonly pilots: readonly Pilot[];
    }
  | { readonly type: 'Posted'; readonly postings: readonly Posting[] }
  // missions
  | { readonly type: 'MissionRaised'; readonly mission: Mission }
  | {
      readonly type: 'MissionJoined';
      readonly mission: MissionId;
      readonly side: Side;
      readonly faction: FactionId;
      readonly cocoons: readonly Cocoon[];
    }
  | { readonly type: 'MissionCalledOff'; readonly mission: MissionId; readonly by: FactionId | 'master' | 'house' }
  | { readonly type: 'BattleBegan'; readonly mission: MissionId; readonly table?: true }
  /** One side says how a battle at a real table went. */
  | { readonly type: 'ResultClaimed'; readonly mission: MissionId; readonly claim: Claim }
  | { readonly type: 'ResultSettled'; readonly mission: MissionId; readonly reason: string }
  | {
      readonly type: 'BattleBooked';
      readonly mission: MissionId;
      readonly place: Place;
      readonly report: Report;
      /** Who fought, as they are now. */
      readonly machines: readonly Machine[];
      readonly pilots: readonly Pilot[];
      readonly capture: Capture | null;
    }
  /** A battle counts no longer; `again`: it is booked anew at once. Who has done nothing since is as before it. */
  | {
      readonly type: 'BattleUnbooked';
      readonly mission: MissionId;
      readonly reason: string;
      /** The reason is that of an official who has judged the match. */
      readonly ruled?: true;
      readonly again: boolean;
      readonly machines: readonly Machine[];
      readonly pilots: readonly Pilot[];
    }
  // hangar, workshop, pilots, Elementals
  | { readonly type: 'MachineBought'; readonly machine: Machine; readonly pilot: Pilot }
  | { readonly type: 'RepairBegan'; readonly machine: MachineId }
  | {
      readonly type: 'BonusLearned';
      readonly pilot: PilotId;
      readonly characteristic: Characteristic;
      readonly to: number;
    }
  | { readonly type: 'TalentLearned'; readonly pilot: PilotId; readonly talent: string }
  | { readonly type: 'GroupRecruited'; readonly faction: FactionId }
  | { readonly type: 'ElementalsReplaced'; readonly faction: FactionId; readonly count: number }
  // cards
  /** The open half of what draws a card, where dice have eras: it says nothing of the card without the other half, which is secret. */
  | { readonly type: 'CardCast'; readonly faction: FactionId; readonly roll: Roll }
  | {
      readonly type: 'CardDrawn';
      readonly faction: FactionId;
      readonly card: CardId;
      readonly of: MissionId | null;
      readonly roll: Roll;
    }
  /** A card goes back because the battle that brought it counts no longer. */
  | { readonly type: 'CardReturned'; readonly faction: FactionId; readonly card: CardId }
  | {
      readonly type: 'CardPlayed';
      readonly faction: FactionId;
      readonly card: CardId;
      readonly other: FactionId | null;
      readonly effects: readonly CardEffect[];
    }
  // relations, turns, the game master
  | ({ readonly type: 'DefianceArose'; readonly roll: Roll } & Defiance)
  | ({ readonly type: 'DefianceEnded' } & Defiance)
  | {
      readonly type: 'TurnEnded';
      readonly turn: number;
      readonly repaired: readonly MachineId[];
      readonly healed: readonly PilotId[];
    }
  | { readonly type: 'Awarded'; readonly faction: FactionId; readonly reason: string }
  | ({ readonly type: 'PartReplaced'; readonly reason: string } & Replacement)
  | { readonly type: 'ProvinceCeded'; readonly capture: Capture; readonly reason: string };
