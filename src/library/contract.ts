import type { Locale } from '../i18n/locales.js';
import type { MatchView, OptionSpec, Outcome } from '../rules/kernel/contract.js';
import type { Dice } from '../rules/kernel/dice.js';
import type { SideId } from '../rules/kernel/ids.js';
import type { Param, Refusal } from '../rules/kernel/refusal.js';
import type { Result } from '../rules/kernel/result.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { Mustered, Picked } from './labels.js';

/** A scenario as the library offers it: data from `scenarios/`, checked when it was read. */
export interface Scenario {
  /** `<system>/<name>`, e.g. `battletech/green`. */
  readonly id: string;
  readonly ruleset: RulesetId;
  readonly title: Readonly<Record<Locale, string>>;
  readonly briefing: Readonly<Record<Locale, string>>;
  /** At which level of its game it is played, a code of the game; `null`: the game has one. */
  readonly level: string | null;
  /** Its last turn; `null`: it is played to the end. */
  readonly turns: number | null;
  /** The sides with their names and how many players each can take (1 to the number of its units). */
  readonly sides: readonly {
    readonly id: SideId;
    readonly title: Readonly<Record<Locale, string>>;
    readonly players: readonly [min: number, max: number];
    /** Whether Arbitre plays it unless somebody joins: a side that the rules fly themselves waits for nobody in the lobby. */
    readonly flown?: boolean;
    /** The labels of its units, in the order in which they are dealt. */
    readonly units: readonly string[];
    /** What they are worth, by each measure of the game; none where it does not weigh them. */
    readonly worth: readonly Worth[];
    /** The roster of a player's that has taken the place of the scenario's own. */
    readonly force?: Pick<Roster, 'title'>;
  }[];
  /** The rules that can be chosen for it: those of its game that do something at its level, with the defaults there. */
  readonly rules: readonly OptionSpec[];
  /** Options that the scenario sets where whoever makes the match does not. */
  readonly options: Readonly<Record<string, string>>;
  /** The clock of the scenario where whoever makes the match chooses none, as one types it in English; `null`: none. */
  readonly clock: string | null;
  /** Makes the set-up for the given numbers of players a side; units are dealt to the seats evenly (QSR-02). */
  setup(players: Readonly<Record<string, number>>, options: Readonly<Record<string, string>>): AnyGame['setup'];
  /** The map that it is played on, where its game lets another take its place. */
  readonly ground?: Ground;
  /** The scenario with rosters, as they were imported, in the place of the forces of some sides; refused where that cannot be. */
  withForces(forces: Forces): Result<Scenario, Refusal>;
  /** The scenario by house rules of a file in the place of the library's; games that have no such files leave it out. */
  readonly withRules?: (text: string) => Result<Scenario, Refusal>;
  /** The networks of a side by these rules; `null`: it can have none. Games without such computers leave it out. */
  readonly wiring?: (side: SideId, options: Readonly<Record<string, string>>) => Wiring | null;
  /** The ammunition of a side by these rules; `null`: none of its units can have other. Games without such leave it out. */
  readonly loading?: (side: SideId, options: Readonly<Record<string, string>>) => Loading | null;
  /** What is played next by those who are left after an outcome; scenarios that lead nowhere leave it out. `null`: nobody is. */
  readonly sequel?: (outcome: Outcome) => Sequel | null;
}

/** What ammunition the units of a side have, of those that can choose. */
export interface Loading {
  readonly units: readonly { readonly unit: string; readonly bins: readonly Bin[] }[];
  /** Whether the other sides are not to know. */
  readonly isSecret: boolean;
  /**
   * The text of the side's roster with such ammunition there; `null`: that is the scenario's own force. Refused where that does not fit.
   * `title`: what a roster is called that comes of the scenario's own.
   */
  load(unit: string, ammo: string, kind: string, title: Roster['title']): Result<string | null, Refusal>;
}

/** All bins of a weapon, or one of them, by codes of the game. */
export interface Bin extends Pick<Load, 'ammo'> {
  readonly weapon: string;
  readonly kinds: readonly string[];
  /** What is in there; `null`: not the same in all. */
  readonly kind: string | null;
  /** Whether that is not what the sheet says. */
  readonly isOther: boolean;
}

/** What networks of computers the units of a side are in, by their labels. */
export interface Wiring {
  /** Networks of two and more; `name` is `null` where they came about by the order of the list. */
  readonly networks: readonly { readonly name: string | null; readonly units: readonly string[] }[];
  /** Those that could be in one and are in none. */
  readonly alone: readonly string[];
  /** All that could be in one. */
  readonly units: readonly string[];
  /** Whether somebody has arranged any. */
  readonly arranged: boolean;
  /**
   * The text of the side's roster with these in a network of their own, or with none arranged where it names none; `null`: that is the
   * scenario's own force. `title`: what a roster is called that comes of the scenario's own.
   */
  arrange(together: readonly string[], title: Roster['title']): Result<string | null, Refusal>;
}

/** The next match of a campaign: its scenario, and who is left, as the roster of the side that goes on. */
export interface Sequel {
  readonly scenario: string;
  readonly side: SideId;
  readonly roster: string;
}

/** What a scenario is played on. */
export interface Ground {
  readonly map: MapEntry;
  /** The scenario on another map, with its own forces; refused where that cannot be. */
  on(map: BroughtMap): Result<Scenario, Refusal>;
}

/** Rosters by the side that they play, each the text of its file. */
export type Forces = Readonly<Record<string, string>>;

/** A map that takes the place of a scenario's own: its name, and the text of its file, which a match keeps. */
export interface BroughtMap {
  readonly name: string;
  readonly text: string;
}

/** What takes the place of what a scenario names. */
export interface Brought {
  readonly forces?: Forces;
  readonly map?: BroughtMap | null;
  /** The text of a file of house rules. */
  readonly rules?: string | null;
}

/** House rules of a game in a file: what they are called there. */
export interface HouseRules {
  readonly title: Readonly<Record<Locale, string>>;
}

/** A force from a file of a player's, checked. */
export interface Roster {
  readonly id: string;
  readonly ruleset: RulesetId;
  readonly title: Readonly<Record<Locale, string>>;
  /** What it is worth, by each measure of its game, the foremost first. */
  readonly worth: readonly Worth[];
  /** The value that it was made for, where its game agrees on one. */
  readonly agreed: number | null;
  /** The labels of its units. */
  readonly labels: readonly string[];
  /** The units that it brings along itself. */
  readonly units: readonly UnitEntry[];
}

/** What a unit or a force is worth, as its game measures it. */
export interface Worth {
  readonly measure: 'points' | 'battle-value' | 'networked' | 'tons';
  readonly amount: number;
}

/** What would be right in a file that is brought in: a code of what is said, with its figures. */
export interface Wish {
  readonly code:
    | 'text'
    | 'any-text'
    | 'line'
    | 'label'
    | 'model-label'
    | 'slug'
    | 'whole'
    | 'number'
    | 'flag'
    | 'list'
    | 'object'
    | 'one-of'
    | 'nothing';
  readonly params: Readonly<Record<string, Param>>;
}

/** What is wrong with a file that is brought in: where, what stands there, what would be right; any of the wishes will do. */
export interface ImportFault {
  readonly what: 'syntax' | 'missing' | 'wrong' | 'unknown' | 'twice' | 'too-dear';
  readonly path: readonly (string | number)[];
  /** The label of the row in which it is, where it has one. */
  readonly row: string | null;
  readonly given: string;
  readonly wishes: readonly Wish[];
}

/** A unit as lists and searches know it, plain data; what its game does not count is `null`. */
export interface UnitFacts {
  readonly ruleset: RulesetId;
  /** What names it in scenarios and in play. */
  readonly id: string;
  /** In full, e.g. `Hunchback HBK-4G`. */
  readonly name: Readonly<Record<Locale, string>>;
  /** Everything that it is called, the most exact first. */
  readonly calls: readonly (readonly string[])[];
  /** What kind of unit it is, a code of the game. */
  readonly kind: string | null;
  /** What it is meant for in battle, a code of the game. */
  readonly role: string | null;
  /** Mass in tons. */
  readonly tons: number | null;
  /** Its technology, a code of the game. */
  readonly tech: string | null;
  /** The year in which it came into service. */
  readonly year: number | null;
  /** What it is worth. */
  readonly worth: Worth | null;
  /** Whose it is, a code of the game. */
  readonly faction: string | null;
  /** The levels of its game at which it can be played; `null`: its game has one. */
  readonly levels: readonly string[] | null;
  /** The ammunition that can be chosen for it; left out where there is none to choose. */
  readonly loads?: readonly Load[];
}

/** Ammunition as it can be chosen, by codes of the game: for which weapon or which slot, and which kind. */
export interface Load {
  readonly ammo: string;
  readonly kind: string;
}

/** A unit of the library, or one that a player brought, to be looked at. */
export interface UnitEntry extends UnitFacts {
  /** Everything that there is to say of it. */
  readonly text: (locale: Locale) => string;
  /** A match in which it stands alone and nothing has happened, to draw its sheet. */
  readonly still: () => MatchView<AnyGame>;
}

/** A map as lists know it, plain data. */
export interface MapFacts {
  readonly ruleset: RulesetId;
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  /** The kinds of ground that it has, codes of the game, those of the most hexes first; left out by what was brought before they were counted. */
  readonly grounds?: readonly string[];
}

/** A map of the library, one that was made, or one that a player brought. */
export interface MapEntry extends MapFacts, BroughtMap {
  /** A match on it in which nothing has happened, to draw it. */
  readonly still: () => MatchView<AnyGame>;
}

/** Reads a file of ours that was made of a player's and kept as text; `null`: it can no longer be read. */
export interface KeptFiles {
  readonly unit: (text: string) => UnitEntry | null;
  readonly map: (name: string, text: string) => MapEntry | null;
}

/** Makes maps: what can be chosen of one, the first of each list being what it is if nobody chooses. */
export interface MapMaker {
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** The last choices, where an older name does not say them: what was made under it stays what it was. */
  readonly unsaid: Readonly<Record<string, string>>;
  /** The map for these choices; the same dice make the same map. `name` is what it is called. */
  make(name: string, chosen: Readonly<Record<string, string>>, dice: Dice): MapEntry;
  /** Rows of maps laid side by side; `null`: they cannot be, of other sizes or too many. */
  join(name: string, rows: readonly (readonly BroughtMap[])[]): MapEntry | null;
}

/** A file that could not be used: where, and what is wrong with it. */
export interface Fault {
  readonly file: string;
  /** The path inside the file, e.g. `units[1].armor.CT`. */
  readonly path: string;
  readonly reason: string;
}

/** What a game's folder of the data folder holds. */
export interface GameFolder {
  readonly scenarios: readonly Scenario[];
  readonly units: readonly UnitEntry[];
  /** Reads the roster of a player, from the value of its file. */
  readonly roster: (value: unknown) => Result<Roster, readonly ImportFault[]>;
  /** The maps of its folder and who makes others, in a game whose scenarios can be played on another map than their own. */
  readonly maps?: { readonly all: readonly MapEntry[]; readonly maker: MapMaker };
  /** A roster of these units, with the title, as a player would write it; `files`: those of units that are not of the folder. */
  readonly muster: (title: Roster['title'], units: readonly Mustered[], files: readonly object[]) => object;
  /** See `Library.lacking`, of the value of a roster; games whose players bring no units of their own leave it out. */
  readonly lacking?: (value: unknown) => Omit<Lacking<object>, 'ruleset'> | null;
  readonly faults: readonly Fault[];
}

/** Units that a roster names and neither the library nor itself has, and the roster with their files. */
export interface Lacking<Whole> {
  readonly ruleset: RulesetId;
  readonly units: readonly string[];
  readonly with: (files: readonly object[]) => Whole;
}

/** Everything read from the data folder; bad files are left out and named. */
export interface Library {
  readonly scenarios: readonly Scenario[];
  readonly units: readonly UnitEntry[];
  readonly faults: readonly Fault[];
  readonly maps: readonly MapEntry[];
  readonly mapMakers: ReadonlyMap<RulesetId, MapMaker>;
  /** A scenario by its id, with what takes the place of its own; `null` when there is none, or that does not fit. */
  scenario(id: string, brought?: Brought): Scenario | null;
  /** Reads a roster that a player brings in; the text says by its `kind` for which game. */
  roster(text: string): Result<Roster, readonly ImportFault[]>;
  /** What a roster lacks that somebody may have on a shelf; `null`: nothing, or it is no roster. */
  lacking(text: string): Lacking<string> | null;
  /**
   * The text of a roster of units, by their labels, for a player who brings no file; it may name one twice. `files`: those of
   * units that are not of the library, which the roster takes along.
   */
  muster(ruleset: RulesetId, title: Roster['title'], units: readonly Picked[], files?: readonly object[]): string;
}
