import type { Sentences } from '../i18n/sentences.js';
import type { NamedSide } from '../i18n/tongue.js';
import type { Forces, GameFolder, HouseRules, KeptFiles, Scenario } from '../library/contract.js';
import type { Read } from '../library/file.js';
import type { ForeignReader } from '../library/imports/contract.js';
import type { Valuation } from '../opponent/contract.js';
import type { Orders } from '../orders/contract.js';
import type { Presenter } from '../present/contract.js';
import type { Picture, Subject } from '../present/picture.js';
import type { Counterparts } from '../render/palettes.js';
import type { Scene } from '../render/scene.js';
import type { Aftermath, Fighter } from '../rules/campaign/battle.js';
import type { GameTypes, MatchEvent, MatchState, Ruleset } from '../rules/kernel/contract.js';
import type { Refusal } from '../rules/kernel/refusal.js';
import type { Result } from '../rules/kernel/result.js';
import type { RulesetId } from '../rules/registry.js';
import type { z } from 'zod';

/**
 * Everything the rest of the code needs to know of a game. Its rules are there at once. Each other part is loaded by the room
 * that needs it: thinking about orders takes no words, and speaking takes no canvas.
 */
export interface GameModule<T extends GameTypes> {
  readonly id: RulesetId;
  readonly rules: Ruleset<T>;
  /** All sentences that belong to this game alone. */
  words(): Promise<Sentences>;
  orders(): Promise<OrderTexts<T>>;
  presenter(): Promise<Presents<T>>;
  minds(): Promise<Minds<T>>;
  files(): Promise<GameFiles>;
  scenes(): Promise<Scenes<T>>;
  /** How a campaign fights its battles in it; a game without campaigns leaves it out. */
  battles?(): Promise<Battles<T>>;
}

/** Battles of a campaign: from its hangars to the table, and back. */
export interface Battles<T extends GameTypes> {
  /** The set-up of a scenario in which these fight for its sides, as earlier battles left them. */
  muster(
    scenario: Scenario,
    forces: Readonly<Record<string, readonly Fighter[]>>,
    /** Those of the match. */
    options: Readonly<Record<string, string>>,
    /** Whose each fighter is, by its label: each owner has a seat. Left out: a side has one. */
    owners?: ReadonlyMap<string, string>,
  ): Result<T['setup'], Refusal>;
  /** What a lobby would call their forces: a roster a side. */
  rosters(forces: Readonly<Record<string, readonly Fighter[]>>): Forces;
  /** What a battle has led to; `events`: those that count. */
  aftermath(
    setup: T['setup'],
    state: MatchState<T>,
    events: readonly { readonly seq: number; readonly event: MatchEvent<T> }[],
  ): Aftermath;
}

/** The order texts; `sides` have the names that the scenario gives them. */
interface OrderTexts<T extends GameTypes> {
  orders(sides: readonly NamedSide[]): Orders<T>;
}

/** The words for what happens; `sides` have the names that the scenario gives them. */
interface Presents<T extends GameTypes> {
  presenter(sides: readonly NamedSide[]): Presenter<T>;
}

/** Who plays a game for the referee: what each order is worth to them. */
interface Minds<T extends GameTypes> {
  /** The referee's own valuation … */
  weigh(...asked: Parameters<Valuation<T>>): ReturnType<Valuation<T>>;
  /** … and that of a plainer sparring partner to measure it against. */
  weighPlainly(...asked: Parameters<Valuation<T>>): ReturnType<Valuation<T>>;
}

/** The data files of a game. */
export interface GameFiles {
  /** Reads the game's folder of the data folder. */
  readonly folder: (dir: string) => GameFolder;
  /** The kinds of its files: the value of `kind` in each. */
  readonly kinds: readonly string[];
  /** Reads one file of a kind. Files that it names are looked for beside it, then in the game's folder `dir`. */
  readonly item: (kind: string, file: string, dir: string) => Read<Item>;
  /** The schema of each kind of file, by the name under which it is published. */
  readonly schemas: Readonly<Record<string, z.ZodType>>;
  /** Readers for files in the forms of other programs, if there are any. */
  readonly foreign?: readonly ForeignReader[];
  /** Reads what was made of such files; there if they are. */
  readonly kept?: KeptFiles;
  /** Reads its house rules, if it has any that can be brought. */
  readonly rules?: RulesReader;
  /** Answers questions about the rules, one per line of JSON; `dir` is the game's folder. */
  readonly queries?: (dir: string) => (line: string) => string;
}

/** Reads files of house rules. */
export interface RulesReader {
  /** The value of `kind` in them. */
  readonly kind: string;
  /** What they are called, or what is wrong with them; `name`: of the file. */
  read(name: string, value: unknown): Read<HouseRules>;
  /** Those that Arbitre has, as a file to be changed. */
  readonly usual: object;
}

/** A data file that was read. */
export interface Item {
  readonly kind: string;
  readonly scenario: Scenario | null;
  /** What a picture of it shows; `null` for a scenario, or if there is nothing to see. */
  readonly subject: Subject | null;
}

/** Turns the pictures of a game into scenes. */
interface Scenes<T extends GameTypes> {
  scene(picture: Picture<T>): Scene;
  /** The counterparts on dark paper of colours that this game alone draws. */
  readonly dark?: Counterparts;
}
