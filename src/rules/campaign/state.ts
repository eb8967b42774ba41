import type { CardId, FactionId, MachineId, MissionId, PilotId, ProvinceId } from './ids.js';
import type { Lore } from './parts.js';
import { balance, type Ledger } from './ledger.js';
import type { Options } from './options.js';
import type { Bonuses } from './ranks.js';
import type { FactionSetup, MissionKind, Setup } from './setup.js';

/** A campaign as it stands: plain JSON. */

/** Which side of a mission somebody is on. */
export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

/** What a battle has left to mend on a machine: what the workshop asks for it. */
export interface Damage {
  readonly mission: MissionId;
  readonly cost: number;
}

export interface Machine {
  readonly id: MachineId;
  readonly faction: FactionId;
  readonly model: string;
  readonly condition: 'ready' | 'workshop' | 'lost';
  /** What is left of it, as its game writes it down; `null`: it is as new. */
  readonly marks: object | null;
  readonly damage: readonly Damage[];
  /** Its last battle. */
  readonly last: MissionId | null;
}

export interface Pilot {
  readonly id: PilotId;
  readonly faction: FactionId;
  readonly name: string;
  readonly bonuses: Bonuses;
  readonly talents: readonly string[];
  /** Wounds that have not healed. */
  readonly hits: number;
  readonly dead: boolean;
  readonly last: MissionId | null;
}

/** A drop cocoon of a faction: a machine with its pilot, Elementals, or both (CLN-20, CLN-21). */
export interface Cocoon {
  readonly faction: FactionId;
  readonly machine: { readonly id: MachineId; readonly pilot: PilotId } | null;
  readonly groups: number;
  /** How many troopers are in those groups; left out: as many as they can have. */
  readonly troopers?: number;
}

/** What a battle has led to, as its game tells it; every line names the event of the battle that brought it about. */
export interface Report {
  /** The match, and the hash of the chain of its events; `null`: it was fought at a real table, and its events are the campaign's. */
  readonly match: string | null;
  readonly hash: string;
  readonly winner: Side | null;
  /** The event with which it ended. */
  readonly ended: number;
  readonly machines: readonly {
    readonly id: MachineId;
    readonly lost: boolean;
    readonly marks: object | null;
    /** What the battle has worn out, in the measure of the workshop's prices. */
    readonly wear: Readonly<Record<string, number>>;
    /** Wounds that its pilot has now, and whether they died. */
    readonly hits: number;
    readonly dead: boolean;
    readonly event: number;
  }[];
  /** Attacks: by whose pilot, with which number needed, and whether they struck. */
  readonly deeds: readonly {
    readonly pilot: PilotId;
    readonly need: number;
    readonly hit: boolean;
    readonly event: number;
  }[];
  /** Elementals that were lost. */
  readonly elementals: readonly { readonly faction: FactionId; readonly lost: number; readonly event: number }[];
}

/** What battles change of machines and pilots. */
interface Fighters {
  readonly machines: readonly Machine[];
  readonly pilots: readonly Pilot[];
}

/** Where in the campaign something counts: a battle where it was booked first, also when it is corrected later. */
export interface Place {
  readonly turn: number;
  /** The number of the event with which it came. */
  readonly order: number;
}

export interface Mission {
  readonly id: MissionId;
  readonly kind: MissionKind['id'];
  readonly province: ProvinceId;
  readonly sides: Readonly<Record<Side, readonly FactionId[]>>;
  readonly cocoons: readonly Cocoon[];
  /** `gathering`: forces still come · `fighting`: its battle is on · `annulled`: as if there had been none. */
  readonly status: 'gathering' | 'fighting' | 'booked' | 'annulled';
  readonly place: Place | null;
  readonly report: Report | null;
  /** Who fought, as they were before. */
  readonly before: Fighters | null;
  /** It is fought at a real table, and booked by the word of both sides; left out: Arbitre referees it. */
  readonly table?: true;
  /** What was at stake when it was raised, where that was replaced since; left out: as its kind says. */
  readonly terms?: MissionKind;
  /** What one side says of it, which the other has not agreed to. */
  readonly claim?: Claim;
}

/** How one side says that a battle at a real table went. */
export interface Claim {
  readonly by: FactionId;
  readonly side: Side;
  readonly report: Report;
}

/** A province that has changed hands; `mission` `null`: by the game master. */
export interface Capture extends Place {
  readonly province: ProvinceId;
  readonly by: FactionId;
  readonly mission: MissionId | null;
}

/** A Clan bears a Defiance against another (CLN-08). */
export interface Defiance {
  readonly clan: FactionId;
  readonly against: FactionId;
}

/** A card in somebody's hand; `of`: the mission that brought it. */
export interface Held {
  readonly card: CardId;
  readonly of: MissionId | null;
}

export interface State {
  readonly setup: Setup;
  readonly options: Options;
  /** From 1 on. */
  readonly turn: number;
  /** How many events there have been, and how many dice have fallen. */
  readonly events: number;
  readonly diceRolled: number;
  /** How many open dice have fallen, where dice have eras; left out: none. */
  readonly openRolled?: number;
  readonly captures: readonly Capture[];
  readonly machines: readonly Machine[];
  readonly pilots: readonly Pilot[];
  /** Groups of Elementals of each faction. */
  readonly groups: Readonly<Record<FactionId, number>>;
  readonly hands: Readonly<Record<FactionId, readonly Held[]>>;
  readonly discarded: readonly CardId[];
  readonly defiances: readonly Defiance[];
  readonly missions: readonly Mission[];
  readonly ledger: Ledger;
  /** Names of what came with files that were replaced; left out: none was. */
  readonly lore?: Lore;
  /** By what turns before a turn yielded, where the map, the tiers or options were replaced since; the earliest first. */
  readonly past?: readonly {
    readonly until: number;
    /** Left out: those of today. */
    readonly options?: Options;
    readonly setup: Pick<Setup, 'provinces' | 'tiers' | 'beyond' | 'tierProduction'>;
  }[];
}

/** A state without what somebody holds in secret: all that most rules need, and everybody sees. */
export type OpenState = Omit<State, 'hands'>;

/** Who owns each province after a turn; without one, now. */
export const ownersOf = (
  { setup, captures }: { readonly setup: Pick<Setup, 'provinces'>; readonly captures: State['captures'] },
  turn = Number.POSITIVE_INFINITY,
): Readonly<Record<ProvinceId, FactionId>> => ({
  ...Object.fromEntries(setup.provinces.map(({ id, owner }) => [id, owner])),
  ...Object.fromEntries(
    captures
      .filter((one) => one.turn <= turn && setup.provinces.some(({ id }) => id === one.province))
      .map(({ province, by }) => [province, by]),
  ),
});

/** The cards that a faction holds. */
export const handOf = ({ hands }: Pick<State, 'hands'>, faction: FactionId): readonly Held[] => hands[faction] ?? [];

/** The prestige of a faction. */
export const prestigeOf = ({ ledger }: Pick<State, 'ledger'>, faction: FactionId): number =>
  balance(ledger, 'prestige', faction);

/** A faction of the campaign by its name; `undefined`: there is none. */
export const factionIn = ({ setup }: Pick<State, 'setup'>, id: string): FactionSetup | undefined =>
  setup.factions.find((one) => one.id === id);

export const isClan = (state: Pick<State, 'setup'>, id: FactionId): boolean => factionIn(state, id)?.kind === 'clan';

/** The kind of a mission. */
export function kindOf({ setup }: Pick<State, 'setup'>, { kind, terms }: Pick<Mission, 'kind' | 'terms'>): MissionKind {
  if (terms) return terms;
  const found = setup.missions.find(({ id }) => id === kind);
  if (!found) throw new Error(`there is no kind of mission ${kind}`);
  return found;
}

/** Cocoons of missions whose battles are not over: what is in them is out. */
export const cocoonsOut = ({ missions }: Pick<State, 'missions'>): readonly Cocoon[] =>
  missions.filter(({ status }) => status === 'gathering' || status === 'fighting').flatMap(({ cocoons }) => cocoons);
