import type { Sentences } from '../i18n/sentences.js';
import type { NamedSide } from '../i18n/tongue.js';
import type { GameFolder, Scenario } from '../library/contract.js';
import type { Read } from '../library/file.js';
import type { Valuation } from '../opponent/contract.js';
import type { Orders } from '../orders/contract.js';
import type { Presenter } from '../present/contract.js';
import type { Picture, Subject } from '../present/picture.js';
import type { Scene } from '../render/scene.js';
import type { GameTypes, Ruleset } from '../rules/kernel/contract.js';
import type { RulesetId } from '../rules/registry.js';
import type { z } from 'zod';

/**
 * Everything that the house has to know of a game. Its rules are there at once; each other part is loaded by the room that
 * needs it: who thinks about orders needs no words, and who speaks no canvas.
 */
export interface GameModule<T extends GameTypes> {
  readonly id: RulesetId;
  readonly rules: Ruleset<T>;
  /** Everything that is said about it alone. */
  words(): Promise<Sentences>;
  orders(): Promise<OrderTexts<T>>;
  presenter(): Promise<Presents<T>>;
  minds(): Promise<Minds<T>>;
  files(): Promise<GameFiles>;
  scenes(): Promise<Scenes<T>>;
}

/** The order texts; `sides` as the scenario calls them. */
interface OrderTexts<T extends GameTypes> {
  orders(sides: readonly NamedSide[]): Orders<T>;
}

/** The words for what happens; `sides` as the scenario calls them. */
interface Presents<T extends GameTypes> {
  presenter(sides: readonly NamedSide[]): Presenter<T>;
}

/** Who plays a game: what each order is worth to them. */
interface Minds<T extends GameTypes> {
  /** For the referee … */
  weigh(...asked: Parameters<Valuation<T>>): ReturnType<Valuation<T>>;
  /** … and a sparring partner of plain habits to measure them against. */
  weighPlainly(...asked: Parameters<Valuation<T>>): ReturnType<Valuation<T>>;
}

/** The data files of a game. */
export interface GameFiles {
  /** Reads the game's folder of the data folder. */
  readonly folder: (dir: string) => GameFolder;
  /** The kinds of its files: what stands under `kind` in each. */
  readonly kinds: readonly string[];
  /** Reads one file of one of the kinds. What it names is looked for beside it, then in the game's folder `dir`. */
  readonly item: (kind: string, file: string, dir: string) => Read<Item>;
  /** What each kind of file must look like, by the name of its published schema. */
  readonly schemas: Readonly<Record<string, z.ZodType>>;
  /** Answers questions to the rules, one a line of JSON; `dir` is the game's folder. */
  readonly queries?: (dir: string) => (line: string) => string;
}

/** A data file that was read. */
export interface Item {
  readonly kind: string;
  readonly scenario: Scenario | null;
  /** What a picture of it shows; `null`: it is a scenario, or there is nothing to see. */
  readonly subject: Subject | null;
}

/** How the pictures of a game are made into scenes. */
interface Scenes<T extends GameTypes> {
  scene(picture: Picture<T>): Scene;
}
