import type { ByLocation, ByRear, Location, Mode, MountId, Phase } from './vocabulary.js';
import type { LooseBin, QuickStartSheet, StandardSheet, StowedBin } from './record-sheet.js';
import type { SetupBase } from '../kernel/contract.js';
import type { SeatId, SideId, UnitId } from '../kernel/ids.js';
import type { Facing, FACING_NAMES } from '../geometry/hex/facing.js';
import type { Extent, Hex } from '../geometry/hex/hex.js';
import type { Mark } from './ground-table.js';
import type { Bridge, Building, Lift } from './structures.js';
import type { ToHit } from './terms.js';
import type { LeagueOptions } from './league/index.js';
import type { LeagueTables } from './league/tables.js';
import type { Edition } from './standard/editions.js';
import type { Pilot } from './standard/pilot.js';
import type { Body, EcmSuites, Field } from './standard/types.js';
import type { Edge, Victory } from './standard/goals.js';
import type { ArtilleryOptions } from './standard/gun-tables.js';
import type { RulingOptions } from './standard/unit-rulings.js';

/** What a match of BattleTech is made of: the board, units, the set-up, the state. */

/** Woods in a hex: 0 clear, 1 light, 2 heavy; 3 ultra-heavy, at the standard level alone (TER-11). */
export type Woods = 0 | 1 | 2 | 3;

/**
 * A hex's terrain (QSR-03): its `woods`, and how high what stands in it rises where that is not as usual (`canopy`). The rest belongs to the standard level: `level` above the
 * ground of the map (0 when left out), `water` by depth from 0, what marks the ground (`ground-table.ts`; pavement is roads too),
 * what is built there, and how many arms and legs lie there when the match begins.
 */
export interface Terrain extends Readonly<Partial<Record<Mark, true>>> {
  readonly woods: Woods;
  readonly canopy?: number;
  readonly level?: number;
  readonly water?: number;
  /** The sides over which the ground falls away sheer (TER-25). */
  readonly cliffs?: readonly Facing[];
  /** A floor that goes to another level and back, by which faces of a die (TER-26). */
  readonly lift?: Lift;
  readonly building?: Building;
  /** Its deck is paved; whoever is in the hex is on it (TER-17). */
  readonly bridge?: Bridge;
  readonly limbs?: number;
  /** Set in play only, with the option `fires`: woods that burn, smoke that hangs over the hex, and whether it is heavy. */
  readonly fire?: true;
  /** Of a map: what burns there from the beginning is an inferno, whose smoke is heavy (TER-19). */
  readonly inferno?: true;
  readonly smoke?: true;
  readonly heavySmoke?: true;
}

/** A mapsheet: its extent, and the hexes that are not clear. */
export interface Board extends Extent {
  readonly id: string;
  readonly hexes: Readonly<Record<Hex, Terrain>>;
}

/** What a unit did with its feet this turn. `entered`: hexes entered since the last reversal of direction (QSR-46). */
export interface Movement {
  readonly mode: Mode;
  readonly steps: string;
  readonly path: readonly Place[];
  readonly mp: number;
  readonly entered: number;
}

/** A hex and a facing, and of what flies how many levels it is above the ground or the water there; left out: 0. */
export interface Place {
  readonly hex: Hex;
  readonly facing: Facing;
  readonly elevation?: number;
  /** Below the bridge over the hex instead of on it (TER-18). */
  readonly under?: true;
  /** Levels above the ground of who is in a building, or on its roof if that is as high (TER-28, TER-29). */
  readonly up?: number;
}

/** `waiting` not yet deployed · `active` on the map · `destroyed` · `left` has left the map, which counts as destroyed (QSR-63). */
type UnitStatus = 'waiting' | 'active' | 'destroyed' | 'left';

/** A unit in play, as both levels know it: its sheet and the marks on it. */
interface Marked {
  /** The cocoon in which it comes down with others of its side (CLN-20). */
  readonly cocoon?: string;
  /** The C3 network to which it was given (ADV-09). */
  readonly network?: string;
  readonly id: UnitId;
  readonly seat: SeatId;
  readonly side: SideId;
  /** A unit itself; of one that is only glimpsed a viewer does not know everything (`seen.ts`). */
  readonly glimpsed?: never;
  readonly status: UnitStatus;
  readonly place: Place | null;
  readonly armor: ByLocation<number>;
  readonly rearArmor: ByRear;
  /** Locations whose loss has taken effect: their weapons are gone (AMB-QSR-07). Marked at the end of a phase (QSR-15). */
  readonly lost: readonly Location[];
  /** Weapons gone though their location is not: set so by a correction, never by a rule of this level. */
  readonly broken?: readonly MountId[];
  /** This turn's movement; `null` while it has not moved. */
  readonly moved: Movement | null;
  /** Whether it has declared its attacks this turn. */
  readonly declared: boolean;
}

export interface QuickStartUnit extends Marked {
  readonly sheet: QuickStartSheet;
  readonly ammo: readonly LooseBin[];
  /** Armour is all that can be shot away from it: this tells it from a unit of the standard level. */
  readonly body?: never;
}

/** A 'Mech with all that can happen to one. */
export interface StandardUnit extends Marked {
  readonly sheet: StandardSheet;
  readonly ammo: readonly StowedBin[];
  readonly body: Body;
}

/** A unit of either level; one that has a body is of the standard level. */
export type Unit = QuickStartUnit | StandardUnit;

/** A declared shot with its number. */
export interface DeclaredShot {
  readonly mount: MountId;
  readonly toHit: ToHit;
}

/** One declared unit's attacks (QSR-11): no target, no weapons: "no fire". `mounts` in the order in which they are to be resolved. */
export interface Declaration {
  readonly unit: UnitId;
  readonly target: UnitId | null;
  readonly mounts: readonly MountId[];
  readonly shots: readonly DeclaredShot[];
  readonly resolved: readonly MountId[];
}

/** The hexes chosen on the split line between two units, for the rest of the turn and in both directions (QSR-31). */
interface SplitChoice {
  readonly units: readonly [UnitId, UnitId];
  readonly hexes: readonly Hex[];
}

/** A region of the map where a side may deploy: rows and columns, inclusive (QSR-60, QSR-61). */
export interface Zone {
  readonly rows: readonly [from: number, to: number];
  readonly columns: readonly [from: number, to: number];
}

/** The options of a match (AMB-QSR-…): each an id and its chosen value. */
export interface Options extends Partial<LeagueOptions>, Partial<RulingOptions>, Partial<ArtilleryOptions> {
  readonly unequalNumbers: 'ratio' | 'frontLoad' | 'each';
  readonly resolutionOrder: 'declaration' | 'loserFirst';
  readonly resolveFire: 'referee' | 'byHand';
  readonly splitHex: 'prompt' | 'auto-defender';
  readonly splitLine: 'pair' | 'side';
  readonly losCornerTouch: 'touch' | 'cross';
  readonly rearArmor: 'off' | 'on';
  readonly immobileBonus: 'off' | 'on';
  readonly minimumMove: 'off' | 'on';
  readonly friendlyFire: 'off' | 'on';
  /** `sealed`: all declare at once, hidden from each other until the last has declared. */
  readonly declare: 'open' | 'sealed';
  /** `side`: the loser of initiative moves all their units, then the winner all theirs. */
  readonly moveBy: 'unit' | 'side';
  /** Standard level: whether a unit may fire at several targets in a turn. */
  readonly secondaryTargets: 'on' | 'off';
  /** Standard level: partial cover hides the legs for +1, or for +3 leaves only what punches reach (Master Rules). */
  readonly partialCover: 'legs' | 'punch';
  /** Standard level: physical attacks from the piloting skill, or from the fixed numbers of the Master Rules. */
  readonly physicalBase: 'piloting' | 'fixed';
  /** Standard level: woods burn, and fires spread. */
  readonly fires: 'off' | 'on';
  /** Standard level: how strong the wind is that drives fires, and which way it blows. */
  readonly fireWind: 'calm' | 'gale' | 'storm';
  readonly windTo: (typeof FACING_NAMES)[number];
  /** Standard level: woods that burn are used up. */
  readonly burnDown: 'off' | 'on';
  /** Standard level: crippled units are out of the fight and withdraw. */
  readonly forcedWithdrawal: 'off' | 'on';
  /** Standard level: a unit may stand up carefully, with all its walking MP. */
  readonly carefulStand: 'off' | 'on';
  /** Standard level: how the halves of damage by falls into water are rounded. */
  readonly waterFallRounding: 'down' | 'up';
  /** Standard level: whether the jam of an Ultra autocannon can be cleared as that of a rotary one. */
  readonly unjamUltra: 'off' | 'on';
  /** Standard level: the heat from which on a pilot without life support is hurt twice. */
  readonly lifeSupportSecond: '25' | '26';
  /** Standard level: whether indirect fire may be declared before somebody has declared that they spot. */
  readonly spotterOrder: 'any' | 'before';
  /** Standard level: four legs shift to the side when one of them is gone. */
  readonly threeLegShift: 'off' | 'on';
  /** Standard level: more than two sides, each against all others. A scenario says so, not who plays it. */
  readonly multiSide: 'off' | 'on';
  // Those below came in later than the shape of today: a state holds them only where they are not at their default.
  /** Standard level: a unit may sprint, or evade, instead of attacking. */
  readonly sprint?: 'off' | 'on';
  readonly evade?: 'off' | 'on';
  /** Standard level: C3 computers share ranges. */
  readonly c3?: 'off' | 'on';
  /** Standard level: pilots have talents, and edge to roll again with. */
  readonly talents?: 'off' | 'on';
  readonly edge?: 'off' | 'on';
  /** Standard level: machines have the quirks of their sheets. */
  readonly quirks?: 'off' | 'on';
  /** Standard level: units may be deployed where only their side knows; whom they fire at as it comes near, or into sight. */
  readonly hidden?: 'off' | 'on';
  readonly overwatch?: 'adjacent' | 'sight' | 'off';
  /** Standard level: how many fields of mines each side lays, and how dense they are. */
  readonly mines?: 'off' | '2' | '4' | '8';
  readonly mineDensity?: '10' | '20' | '30';
  /** Standard level: a pilot may eject. */
  readonly ejection?: 'off' | 'on';
  /** Standard level: which edition of the rules is played. */
  readonly edition?: Edition;
  /** Standard level: whether 'Mechs charge vehicles (AMB-UNI-02). */
  readonly mechChargesVehicle?: 'on' | 'off';
}

/** What a match leaves on the sheet of a unit, and a set-up may bring along: at both levels armour and weapons. */
type Remains = Pick<Marked, 'armor' | 'rearArmor' | 'broken'>;

/** At the quick-start level locations without armour are gone. */
export interface QuickStartRemains extends Remains {
  readonly ammo: readonly LooseBin[];
}

/** At the standard level all that lasts: neither heat nor how it stood. */
export interface StandardRemains
  extends
    Remains,
    Pick<StandardUnit, 'lost' | 'ammo'>,
    Pick<Body, 'structure' | 'struck' | 'breached' | 'stopped' | 'shorted' | 'crew'> {
  /** Weapons that are jammed, and those of one shot that are spent. */
  readonly jammed: readonly MountId[];
  readonly spent: readonly MountId[];
  /** Skills and wounds of its pilot; a set-up that brings none has gunnery 4, piloting 5. */
  readonly pilot: Pilot;
}

/** Whose a unit is in a set-up. */
interface Owned {
  /** Standard level: with whom of its side it comes down, where the league has cocoons (option `cocoons`, CLN-20). */
  readonly cocoon?: string;
  /** Standard level: the C3 network of its side to which it belongs, where it is named (ADV-09). */
  readonly network?: string;
  readonly id: UnitId;
  readonly seat: SeatId;
  readonly side: SideId;
}

/** A unit as a set-up brings it: its sheet, its ammunition and, from a campaign, marks already on it. */
export interface QuickStartUnitSetup extends Owned, Partial<QuickStartRemains> {
  readonly sheet: QuickStartSheet;
  readonly ammo: readonly LooseBin[];
}

export interface StandardUnitSetup extends Owned, Partial<StandardRemains> {
  readonly sheet: StandardSheet;
  readonly ammo: readonly StowedBin[];
}
export type UnitSetup = QuickStartUnitSetup | StandardUnitSetup;

/** Everything settled before the first order. `deployment` lists the sides in the order in which they deploy. */
interface Settled extends SetupBase {
  /** The scenario that it was made from, e.g. `battletech/green`. */
  readonly scenario: string;
  readonly board: Board;
  /** Its options are as they are played: what edition and league bring along has been filled in. */
  readonly filled?: true;
  readonly deployment: readonly {
    readonly side: SideId;
    readonly zone: Zone;
    /** The edges of the map that are its home where the scenario names them (FIN-48). */
    readonly home?: readonly Edge[];
  }[];
}

export interface QuickStartSetup extends Settled {
  readonly level: 'quick-start';
  readonly units: readonly QuickStartUnitSetup[];
}

export interface StandardSetup extends Settled {
  readonly level: 'standard';
  readonly units: readonly StandardUnitSetup[];
  /** How the match is won besides being the last side standing (SEQ-18). */
  readonly victory?: Victory;
  /** Woods that burn from the beginning, where the option `fires` is on (table 7.2.10). */
  readonly fires?: readonly Hex[];
  /** What the ECM of a side does, where the league lets it be another (option `ecmZone`, CLN-38). */
  readonly ecm?: EcmSuites;
  /** All figures of a league that has a file of its own (LEA-05). */
  readonly league?: LeagueTables;
}
export type Setup = QuickStartSetup | StandardSetup;

/** A match, as both levels know it. */
interface Played {
  readonly scenario: string;
  readonly options: Options;
  readonly board: Board;
  readonly deployment: Setup['deployment'];
  readonly turn: number;
  readonly phase: Phase;
  /** The side that holds the initiative this turn (QSR-08). */
  readonly initiative: SideId | null;
  /** Of more than two sides: all from the lowest initiative to the highest, as last rolled (AMB-SEQ-07). */
  readonly ranking?: readonly SideId[];
  readonly splits: readonly SplitChoice[];
  readonly declarations: readonly Declaration[];
}

export interface QuickStartState extends Played {
  readonly level: 'quick-start';
  readonly units: readonly QuickStartUnit[];
  readonly field?: never;
}

export interface StandardState extends Played {
  readonly level: 'standard';
  readonly units: readonly StandardUnit[];
  readonly field: Field;
}
export type State = QuickStartState | StandardState;

/** A state, or what is seen of one (`seen.ts`). */
interface AnyUnits {
  readonly units: readonly object[];
}

/** The units of a state. */
export type UnitOf<S extends AnyUnits> = S['units'][number];

/** A state by the kind of its units: it lets a change of one unit of a level be a change to a unit of that level. */
export type With<S extends AnyUnits> = S & { readonly units: readonly UnitOf<S>[] };
