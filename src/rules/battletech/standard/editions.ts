import type { PhysicalAttackKind } from './physical-tables.js';

/**
 * Editions of the rules (option `edition`, EDN-01 to EDN-03): Total Warfare is what everything else in this folder says; what another
 * edition says otherwise stands in its record, one field for each difference, and the chapters of the rules ask here.
 */

export const EDITIONS = ['total-warfare', 'master-rules', 'core-2026'] as const;
export type Edition = (typeof EDITIONS)[number];

export interface EditionRules {
  /** What a kind of physical attack adds to the piloting skill, where it is another number. */
  readonly physical: Readonly<Partial<Record<PhysicalAttackKind, number>>>;
  /** A charge strikes by the movement modifier of its hexes instead of by the hexes. */
  readonly chargeByMovement: boolean;
  /** The dice of a shot aimed at a location, and the sums that hit it. */
  readonly aim: { readonly dice: 1 | 2; readonly from: number; readonly to: number };
  /** Second and further targets, in the front arc and elsewhere. */
  readonly secondary: { readonly front: number; readonly side: number };
  /** The most that hexes entered make a target harder to hit; `null`: the table says. */
  readonly mostForHexes: number | null;
  /** An attempt to stand up: its heat, and what it adds to its roll. */
  readonly standing: { readonly heat: number; readonly roll: number };
  /** Damage to what keeps a 'Mech upright, in piloting rolls: an ordinary gyro, a leg, a hip; a foot or not. */
  readonly upright: { readonly gyro: number; readonly leg: number; readonly hip: number; readonly foot: boolean };
  /** However often a leg is hit inside in a turn, it calls for one roll. */
  readonly oneRollPerLeg: boolean;
  /** Whether a lower arm that is hit makes the weapons of its arm harder to aim. */
  readonly lowerArmAims: boolean;
  /** Whoever falls faces as before, and by a 1 lies on its back. */
  readonly fallsAhead: boolean;
  /** Wounds of the pilot by an explosion on board, and whether several wounds at once are rolled for together. */
  readonly explosionWounds: number;
  readonly oneRollForWounds: boolean;
  /** The most that ammunition does when it blows up, without CASE and with it: the rest takes armour from within. `null`: all of it. */
  readonly explosions: { readonly plain: number; readonly cased: number; readonly armour: number } | null;
  /** What a weapon that explodes does for each of its slots; `null`: as its row says. */
  readonly explodesBySlot: number | null;
  /** An autocannon survives the first critical hit. */
  readonly toughAutocannons: boolean;
  /** Heat that hurts a pilot without life support, once and twice; `null`: as the option `lifeSupportSecond` has it. */
  readonly airless: readonly [number, number] | null;
  /** Whether who can do nothing but stay counts in the order of moves. */
  readonly countsImmobile: boolean;
  /** What there is at all: jams of Ultra autocannons, skids, rolls for walking into water, dumping. */
  readonly jams: boolean;
  readonly skids: boolean;
  readonly wades: boolean;
  readonly dumps: boolean;
  /** Ways that are open: running into water, going backward over levels. */
  readonly runsIntoWater: boolean;
  readonly backsOverLevels: boolean;
  /** Punches from the front strike the other side of the table. */
  readonly mirrorsPunches: boolean;
}

const TOTAL_WARFARE: EditionRules = {
  physical: {},
  chargeByMovement: false,
  aim: { dice: 2, from: 6, to: 8 },
  secondary: { front: 1, side: 2 },
  mostForHexes: null,
  standing: { heat: 1, roll: 0 },
  upright: { gyro: 3, leg: 5, hip: 2, foot: true },
  oneRollPerLeg: false,
  lowerArmAims: true,
  fallsAhead: false,
  explosionWounds: 2,
  oneRollForWounds: false,
  explosions: null,
  explodesBySlot: null,
  toughAutocannons: false,
  airless: null,
  countsImmobile: true,
  jams: true,
  skids: true,
  wades: true,
  dumps: true,
  runsIntoWater: false,
  backsOverLevels: false,
  mirrorsPunches: false,
};

const RULES: Readonly<Record<Edition, EditionRules>> = {
  'total-warfare': TOTAL_WARFARE,
  'master-rules': { ...TOTAL_WARFARE, mostForHexes: 4 },
  'core-2026': {
    ...TOTAL_WARFARE,
    physical: { punch: -1, kick: -1 },
    chargeByMovement: true,
    aim: { dice: 1, from: 4, to: 6 },
    secondary: { front: 1, side: 1 },
    standing: { heat: 0, roll: -1 },
    upright: { gyro: 2, leg: 4, hip: 1, foot: false },
    oneRollPerLeg: true,
    lowerArmAims: false,
    fallsAhead: true,
    explosionWounds: 1,
    oneRollForWounds: true,
    explosions: { plain: 20, cased: 10, armour: 10 },
    explodesBySlot: 2,
    toughAutocannons: true,
    airless: [10, 20],
    countsImmobile: false,
    jams: false,
    skids: false,
    wades: false,
    dumps: false,
    runsIntoWater: true,
    backsOverLevels: true,
    mirrorsPunches: true,
  },
};

/** Options that an edition has otherwise than they are at their default; what is chosen for a match stands. */
export const EDITION_OPTIONS: Readonly<Record<Edition, Readonly<Record<string, string>>>> = {
  'total-warfare': {},
  'master-rules': { physicalBase: 'fixed', partialCover: 'punch' },
  'core-2026': { unequalNumbers: 'frontLoad' },
};

/** The rules by which a unit is played. */
export const editionOf = ({ body }: { readonly body?: { readonly edition?: Edition } | undefined }): EditionRules =>
  RULES[body?.edition ?? 'total-warfare'];
