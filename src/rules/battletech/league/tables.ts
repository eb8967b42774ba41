import type { AttackedSide, HitTable } from '../standard/terms.js';
import type { Bracket, Location, MechLocation, Mode } from '../vocabulary.js';
import { TEMPLATES, type Templates } from './templates.js';

/**
 * The figures of a league's rules. `LEAGUE_TABLES` are those of the preset; a league's own file may have others (LEA-05), and the set-up
 * of a match then holds all of them, so that nothing depends on a file that may change.
 */
export interface LeagueTables {
  /** Boxes: points to a row of armour and of structure, perhaps otherwise in some locations, and templates by weapon (GRID-02, GRID-05). */
  readonly grid: {
    readonly armorRow: number;
    readonly structureRow: number;
    readonly rowsAt?: { readonly [At in Location]?: RowsAt | undefined };
    readonly templates: Templates;
  };
  /** Where hits land on two legs, for the results of a roll from the least on, where that is not as in the book (table 7.1.3). */
  readonly hits?: { readonly [Table in HitTable]?: Landings | undefined };
  /** The bonus in gunnery that an aimed shot takes, and what it adds (CLN-32). */
  readonly aimed: { readonly bonus: number; readonly harder: number };
  /** What each location adds to a targeted shot (CLN-34). */
  readonly targeted: Readonly<Record<MechLocation, number>>;
  /** What extreme range adds, and how far it goes: so many times medium range (AMB-CLN-32). */
  readonly extreme: { readonly harder: number; readonly ofMedium: number };
  /** What the range of a volley adds to the missiles that are shot down (CLN-36). */
  readonly antiMissile: Readonly<Record<Bracket, number>>;
  /** What a zone of ECM adds where a side has no figure of its own (CLN-38). */
  readonly ecm: { readonly harder: number };
  /** A missile that strikes by itself, and one of a salvo: boxes for a point of heat, the most it makes, and for how many turns (CLN-53, CLN-54). */
  readonly infernos: Readonly<Record<'single' | 'salvo', InfernoTable>>;
  /** The least total that scans, what it scans, the step for a hex more, and what moving takes off (CLN-39, CLN-40). */
  readonly scan: { readonly least: number; readonly range: number; readonly step: number; readonly malus: ByMode };
  /** What goes out of a 'Mech is divided by these, one hex away and two; heat of a salvo of ammunition and of a reactor (CLN-27 to CLN-29). */
  readonly blast: { readonly rings: readonly [number, number]; readonly ammunition: number; readonly reactor: number };
  /** What the roll of a self-destruct must reach, and what ejecting adds (CLN-30, CLN-31). */
  readonly destruct: { readonly need: number; readonly ejecting: number };
  /** The sum from which water gets in, the step for a thing more, and what keeps the reactor running with one, two … zones (CLN-44, CLN-47). */
  readonly water: { readonly from: number; readonly step: number; readonly runs: readonly number[] };
  /** Squads that a cocoon has room for: with a 'Mech, and without (CLN-20, CLN-21). */
  readonly cocoon: { readonly withMech: number; readonly alone: number };
}

interface RowsAt {
  readonly armor?: number | undefined;
  readonly structure?: number | undefined;
}

type Landings = { readonly [Side in AttackedSide]?: readonly Location[] | undefined };

export interface InfernoTable {
  readonly per: number;
  readonly most: number;
  readonly turns: number;
}

type ByMode = Readonly<Record<Mode, number>>;

export const LEAGUE_TABLES: LeagueTables = {
  grid: { armorRow: 5, structureRow: 3, templates: TEMPLATES },
  aimed: { bonus: 2, harder: 3 },
  targeted: { HD: 6, CT: 3, LT: 3, RT: 3, LA: 4, RA: 4, LL: 4, RL: 4 },
  extreme: { harder: 6, ofMedium: 2 },
  antiMissile: { short: 0, medium: 1, long: 3, extreme: 6 },
  ecm: { harder: 2 },
  infernos: { single: { per: 1, most: 2, turns: 3 }, salvo: { per: 4, most: 2, turns: 2 } },
  scan: { least: 6, range: 5, step: 2, malus: { stand: 0, walk: 1, run: 2, jump: 3 } },
  blast: { rings: [10, 20], ammunition: 1, reactor: 2 },
  destruct: { need: 5, ejecting: 2 },
  water: { from: 12, step: 2, runs: [5, 10] },
  cocoon: { withMech: 1, alone: 5 },
};

/** The figures that a match goes by. */
export const tablesOf = ({ field }: { readonly field?: { readonly league?: LeagueTables } }): LeagueTables =>
  field?.league ?? LEAGUE_TABLES;
