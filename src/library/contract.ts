import type { Locale } from '../i18n/locales.js';
import type { OptionSpec } from '../rules/kernel/contract.js';
import type { SideId } from '../rules/kernel/ids.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { Card } from '../rules/tactic148/types.js';
import type { StockUnit } from './battletech/unit.js';

/** A scenario as the library offers it: data from `scenarios/`, checked when it was read. */
export interface Scenario {
  /** `<system>/<name>`, e.g. `battletech/green`. */
  readonly id: string;
  readonly ruleset: RulesetId;
  readonly title: Readonly<Record<Locale, string>>;
  readonly briefing: Readonly<Record<Locale, string>>;
  /** The sides with their names and how many players each can take (1 to the number of its units). */
  readonly sides: readonly {
    readonly id: SideId;
    readonly title: Readonly<Record<Locale, string>>;
    readonly players: readonly [min: number, max: number];
    /** The labels of its units, in the order in which they are dealt. */
    readonly units: readonly string[];
  }[];
  /** The rules that can be chosen for it: those of its game that do something at its level, with the defaults there. */
  readonly rules: readonly OptionSpec[];
  /** Options that the scenario sets where whoever makes the match does not. */
  readonly options: Readonly<Record<string, string>>;
  /** The clock of the scenario where whoever makes the match chooses none, as one types it in English; `null`: none. */
  readonly clock: string | null;
  /** Makes the set-up for the given numbers of players a side; units are dealt to the seats evenly (QSR-02). */
  setup(players: Readonly<Record<string, number>>, options: Readonly<Record<string, string>>): AnyGame['setup'];
}

/** A unit of the library, for lists and searches; what its game does not count is `null`. */
export type UnitEntry = UnitFigures & UnitStock;

interface UnitFigures {
  /** What names it in scenarios and in play. */
  readonly id: string;
  /** In full, e.g. `Hunchback HBK-4G`. */
  readonly name: Readonly<Record<Locale, string>>;
  /** Everything that it is called, the most exact first. */
  readonly calls: readonly (readonly string[])[];
  /** Mass in tons. */
  readonly tons: number | null;
  /** Its technology, a code of the game. */
  readonly tech: string | null;
  /** The year in which it came into service. */
  readonly year: number | null;
  /** What it is worth. */
  readonly points: number | null;
  /** Whose it is, a code of the game. */
  readonly faction: string | null;
}

/** A unit as its own game knows it. */
type UnitStock =
  | { readonly ruleset: 'battletech'; readonly stock: StockUnit }
  | { readonly ruleset: 'tactic148'; readonly stock: Card };

/** A file that could not be used: where, and what is wrong with it. */
export interface Fault {
  readonly file: string;
  /** The path inside the file, e.g. `units[1].armor.CT`. */
  readonly path: string;
  readonly reason: string;
}

/** Everything read from the data folder; bad files are left out and named. */
export interface Library {
  readonly scenarios: readonly Scenario[];
  readonly units: readonly UnitEntry[];
  readonly faults: readonly Fault[];
  /** The units that a whole name means: none, one, or several. Capitals do not matter. */
  unitsCalled(name: string): readonly UnitEntry[];
  scenario(id: string): Scenario | null;
}
