import type { Roll } from '../../kernel/dice.js';
import { FOOTINGS } from './footings.js';
import { QUIRKS } from './quirk-table.js';
import { WEAPON_QUIRKS } from './weapon-quirk-table.js';
import type { Term, TermReason, ToHit } from '../terms.js';
import type { PilotingCause } from './piloting-causes.js';

/** The numbers that are rolled at the standard level, each with what it is made of. */

/** Reasons of terms besides those of the quick-start level: to-hit numbers, piloting rolls, physical attacks. */
export const FULL_TERM_REASONS = [
  // weapon attacks (tables 7.1.2, 7.2.1)
  'gunnery',
  'attacker-prone',
  'attacker-skidded',
  'target-jumped',
  'target-airborne',
  'target-sprinted',
  'target-evades',
  'target-prone-near',
  'target-prone-far',
  'target-skidded',
  'target-bogged',
  'minimum-range',
  'range-extreme',
  'range-shared',
  'partial-cover',
  'smoke-target',
  'smoke-between',
  'industry-between',
  'water-shooter',
  'water-target',
  'heat',
  'sensors-hit',
  'shoulder-hit',
  'upper-arm-hit',
  'lower-arm-hit',
  'weapon',
  'cluster-ammunition',
  'armor-piercing',
  'precision',
  'targeting-computer',
  'secondary-front',
  'secondary-side',
  'indirect',
  'artillery-indirect',
  'artillery-adjusted',
  'artillery-direct',
  'artillery-sure',
  'spotter-walked',
  'spotter-ran',
  'spotter-jumped',
  'spotter-attacks',
  'aimed-head',
  'ecm-zone',
  'aimed-side',
  'targeted',
  // physical attacks (table 7.2.7)
  'physical-base',
  'piloting',
  'physical-kind',
  'piloting-difference',
  'hand-hit',
  'claw',
  'upper-leg-hit',
  'lower-leg-hit',
  'foot-hit',
  'rear-kick',
  'unintentional',
  'spotting',
  // piloting rolls (table 7.2.2)
  'damage-20',
  'shutdown',
  'leg-actuator-hit',
  'hip-hit',
  'small-cockpit',
  'gyro-hit',
  'gyro-gone',
  'leg-lost',
  'four-legs',
  'was-charged',
  'was-jumped-on',
  'made-charge',
  'made-jump-attack',
  'water-1',
  'water-2',
  'water-3',
  // the ground underfoot (TER-04)
  ...FOOTINGS,
  'cliff',
  'bogs-less',
  'sunk-in',
  // through walls (TER-06)
  'building-light',
  'building-medium',
  'building-heavy',
  'building-hardened',
  'speed',
  'levels-fallen',
  'skid',
  'careful-stand',
  'standing-up',
  'recoil',
  'fallen-on',
  'eject-prone',
  'eject-head',
  'eject-ground',
  // infantry (UNI-03, UNI-04, UNI-42, UNI-53)
  'attacker-infantry',
  'same-hex',
  'encumbered',
  'battle-armour',
  'cloak',
  'stealth',
  'underfoot',
  'anti-mech',
  'troopers-left',
  // vehicles (tables 11.2.2, 11.2.4)
  'attacker-cruised',
  'attacker-flanked',
  'driving',
  'motive-hit',
  'driver-hit',
  'pilot-hit',
  'copilot-hit',
  'flight-stabiliser',
  'landing-woods',
  'landing-rough',
  'commander-hit',
  // muscles of industry (WPN-19)
  'industrial-tsm',
  // quirks of machines (ADV-07)
  ...QUIRKS.map((quirk) => `quirk-${quirk}` as const),
  ...WEAPON_QUIRKS.map((quirk) => `weapon-quirk-${quirk}` as const),
  // talents of pilots (ADV-04)
  'talent-marksman',
  'talent-moving-gunner',
  'talent-artillerist',
  'talent-juggler',
  'talent-brawler',
  'talent-surefooted',
  'talent-cool-headed',
  'talent-iron-willed',
  // their training in a campaign (AMB-CLN-11)
  'bonus-physical',
] as const;
export type FullTermReason = TermReason | (typeof FULL_TERM_REASONS)[number];
export type FullTerm = Term<FullTermReason>;

/** A term, left out where it comes to nothing. */
export const given = (term: FullTerm): readonly FullTerm[] => (term.value === 0 ? [] : [term]);

/** A number with what it is made of. */
export interface Numbered {
  readonly number: number;
  readonly terms: readonly FullTerm[];
}
/** A term as it is told: `null` for what it comes to where a viewer may not know. */
export type ToldTerm = Omit<FullTerm, 'value'> & { readonly value: number | null };
/** A number for a viewer who may not know all that it rests on, nor therefore what it was rolled for. */
type Untold<N extends Numbered> = Omit<N, 'number' | 'terms' | 'cause'> & {
  readonly number: null;
  readonly terms: readonly ToldTerm[];
} & (N extends { readonly cause: infer Cause } ? { readonly cause: Cause | null } : unknown);
/** A number as it is told: whole, or to some without what they may not know. */
export type Told<N extends Numbered> = N | Untold<N>;

/** A number as it was stored, where all of it is told. */
export function whole<N extends Numbered>(told: Told<N>): N {
  if (!isWhole(told)) throw new Error('a number is stored whole');
  return told;
}
const isWhole = <N extends Numbered>(told: Told<N>): told is N => told.number !== null;

/** A weapon attack's number. `side`: the side of the target that is hit, and so its table. `cover`: leg hits strike the cover. */
export interface ShotToHit extends ToHit<FullTermReason> {
  readonly side: AttackedSide;
  readonly cover: boolean;
}
export const ATTACKED_SIDES = ['front', 'left', 'right', 'rear'] as const;
export type AttackedSide = (typeof ATTACKED_SIDES)[number];

/** A physical attack's number and the table that its hits use. */
export type HitTable = 'full' | 'punch' | 'kick';
export interface PhysicalToHit {
  readonly number: number;
  readonly terms: readonly FullTerm[];
  readonly side: AttackedSide;
  readonly table: HitTable;
}

/** A piloting roll: its number and terms, what fell. No roll: `sure` either way (unconscious, gyro gone, above 12). */
export interface PilotingRoll {
  readonly cause: PilotingCause;
  readonly number: number;
  readonly terms: readonly FullTerm[];
  readonly roll: Roll | null;
  readonly success: boolean;
}
