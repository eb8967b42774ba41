import type { CardId, FactionId, ProvinceId } from './ids.js';
import type { Currency } from './ledger.js';

/** What a campaign is made of before anything happens: all data, from files. */

/** The classes in which new models come within reach (CLN-04). */
export const MODEL_CLASSES = ['light', 'medium', 'heavy', 'assault', 'variant'] as const;
export type ModelClass = (typeof MODEL_CLASSES)[number];

export interface FactionSetup {
  readonly id: FactionId;
  readonly kind: 'clan' | 'inner-sphere';
  readonly prestige: number;
  readonly resources: number;
  /** Troopers of its first groups of Elementals (CLN-19). */
  readonly groups: number;
  /** The models of its first machines, each with a pilot. */
  readonly machines: readonly string[];
  /** Clans with which it goes on no mission (CLN-09). */
  readonly antipathies: readonly FactionId[];
  /** What it can buy from the start, and what the tiers of prestige open, the first of a class first. */
  readonly market: readonly string[];
  readonly opens: Readonly<Partial<Record<ModelClass, readonly string[]>>>;
  /** Names for its pilots, in the order in which they come. */
  readonly names: readonly string[];
}

export interface ProvinceSetup {
  readonly id: ProvinceId;
  readonly owner: FactionId;
  /** Resources that it yields each turn. */
  readonly production: number;
  readonly adjacent: readonly ProvinceId[];
}

/** A tier of prestige: from how much on, what it opens, whether a group of Elementals may be recruited (CLN-04). */
export interface Tier {
  readonly at: number;
  readonly opens: ModelClass;
  readonly group: boolean;
}

/** What a mission is about: where it is fought and what is at stake. */
export interface MissionKind {
  readonly id: string;
  /** The scenario on which its battles are played. */
  readonly scenario: string;
  /** Its sides there. */
  readonly sides: Readonly<Record<'attacker' | 'defender', string>>;
  /**
   * Whose forces fight: those of hangars, or the scenario's own, which are nobody's: so any game's battles feed a season. Left out:
   * those of hangars.
   */
  readonly forces?: 'hangar' | 'scenario';
  /** Machines a side at most, of a scenario's own forces as many factions; a cocoon that carries Elementals alone counts as one. */
  readonly most: number;
  /** Whether the attackers take the province when they win. */
  readonly takes: boolean;
  readonly winner: Stake;
  readonly loser: Stake;
  /** Options of the match in which they are fought, beside those of the scenario; left out: none. */
  readonly options?: Readonly<Record<string, string>>;
}

/** What each faction of a side is given, or loses where it is negative. */
export interface Stake {
  readonly prestige: number;
  readonly resources: number;
}

/** What a card does to who plays it, or to the faction that they name. */
export interface CardEffect {
  readonly on: 'self' | 'other';
  readonly currency: Extract<Currency, 'resources' | 'prestige'>;
  readonly amount: number;
}

export interface CardSetup {
  readonly id: CardId;
  readonly effects: readonly CardEffect[];
}

/** Resources that the workshop asks for a point of armour, of structure, a critical slot, a round, a flooded location. */
export type Wear = Readonly<Record<'armor' | 'structure' | 'slots' | 'rounds' | 'flooded', number>>;

export interface Prices {
  /** A machine, by its model. */
  readonly models: Readonly<Record<string, number>>;
  readonly repair: Wear;
  /** An Elemental that was lost (CLN-18), and a new group of five. */
  readonly elemental: number;
  readonly group: number;
}

/** The skills of a beginner and what lowers them. */
export interface Beginner {
  readonly gunnery: number;
  readonly piloting: number;
}

/** What a group of Elementals is in battle: the unit, with the skills of its troopers. */
export interface Squad extends Beginner {
  readonly model: string;
}

export interface Setup {
  readonly id: string;
  /** Its open dice have eras, a turn each, whose seeds are shown at their ends; left out: all dice are of one. */
  readonly eras?: true;
  readonly options: Readonly<Record<string, string>>;
  readonly factions: readonly FactionSetup[];
  readonly provinces: readonly ProvinceSetup[];
  /** Tons of each model, which decide who may pilot it (CLN-17). */
  readonly tons: Readonly<Record<string, number>>;
  readonly tiers: readonly Tier[];
  /** Prestige from one tier to the next beyond the last of the list (CLN-04). */
  readonly beyond: number;
  /** Per cent that each tier adds to what a faction produces (CLN-06). */
  readonly tierProduction: number;
  /** Places in the workshop without any tier. */
  readonly workshop: number;
  readonly prices: Prices;
  readonly beginner: Beginner;
  readonly talents: readonly string[];
  /** What talents are in battle, by the code of its game; those left out are for the players to agree on. */
  readonly talentsInBattle?: Readonly<Record<string, string>>;
  /** Left out: Elementals stay at home. */
  readonly squad?: Squad;
  readonly missions: readonly MissionKind[];
  /** House rules by which battles are fought, by game, each the text of a file; left out: those of the scenarios. */
  readonly rules?: Readonly<Record<string, string>>;
  readonly cards: readonly CardSetup[];
  /** Cards of earlier decks, which are drawn no more but can be played by who holds them; left out: none. */
  readonly retired?: readonly CardSetup[];
}
