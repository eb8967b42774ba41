/** Physical attacks: kinds, bases, modifiers, damage (table 7.2.7). */

export const PHYSICAL_ATTACKS = ['punch', 'kick', 'push', 'club', 'charge', 'death-from-above', 'brush-off'] as const;
/** `club`: a hatchet, a sword, or a tree or limb swung with both arms; `brush-off`: at those who cling to the attacker itself (UNI-67). */
export type PhysicalAttackKind = (typeof PHYSICAL_ATTACKS)[number];

/** What a kind of attack adds to the piloting skill; some of what is swung is handier or clumsier (`SWINGS`). */
export const PHYSICAL_MODIFIER = {
  punch: 0,
  kick: -2,
  push: -1,
  club: -1,
  charge: 0,
  'death-from-above': 0,
  'brush-off': 4,
} as const satisfies Record<PhysicalAttackKind, number>;

/** The fixed bases of the Master Rules generation (option `physicalBase: fixed`). */
export const FIXED_BASE = {
  punch: 4,
  kick: 3,
  push: 4,
  club: 4,
  charge: 5,
  'death-from-above': 5,
  'brush-off': 8,
} as const satisfies Record<PhysicalAttackKind, number>;

/** Actuators of the limb that strikes. Of a push it is each shoulder. */
export const UPPER_OR_LOWER_HIT = 2;
export const HAND_OR_FOOT_HIT = 1;
/** A claw that strikes, and claws that hold a club (WPN-21); figures as published by MegaMek. */
export const CLAW = 1;
export const CLAW_ON_CLUB = 2;
/** A kick backward, with a rear leg of four. */
export const REAR_KICK = 1;
export const SHOULDER_HIT_PUSH = 2;
/** A charge that nobody meant, by one who skids. */
export const UNINTENTIONAL = 3;

/** The attacker spots for indirect fire. */
export const SPOTTING = 1;

/** What an arm is built with to swing or to drive in. */
export const BUILT_CLUBS = [
  'hatchet',
  'sword',
  'mace',
  'mining-drill',
  'rock-cutter',
  'chainsaw',
  'dual-saw',
  'backhoe',
  'wrecking-ball',
  'pile-driver',
  'spot-welder',
  'combine',
] as const;

/** What is swung. A club is a tree or a limb, held in both hands. */
export const CLUBS = [...BUILT_CLUBS, 'club'] as const;
export type Club = (typeof CLUBS)[number];

/** How something is swung (WPN-15). */
interface Swing {
  /** Its damage in the hands of a 'Mech of so many tons. */
  readonly damage: (tons: number) => number;
  /** What it adds to the piloting skill; left out: as the edition has clubs. */
  readonly modifier?: number;
  /** It stands where the hand would, and needs none. */
  readonly handless?: true;
  /** It turns by a motor of its own: hot muscles do not make it stronger. */
  readonly driven?: true;
}

/** Figures as published by MegaMek. */
export const SWINGS: Readonly<Record<Club, Swing>> = {
  hatchet: { damage: (tons) => Math.ceil(tons / 5) },
  sword: { damage: (tons) => Math.ceil(tons / 10) + 1, modifier: -2 },
  mace: { damage: (tons) => Math.ceil(tons / 4), modifier: 1 },
  'mining-drill': { damage: () => 4, modifier: -1, handless: true, driven: true },
  'rock-cutter': { damage: () => 5, modifier: 1, handless: true, driven: true },
  chainsaw: { damage: () => 5, modifier: 0, handless: true, driven: true },
  'dual-saw': { damage: () => 7, modifier: 0, handless: true, driven: true },
  backhoe: { damage: () => 6, modifier: 1, handless: true },
  'wrecking-ball': { damage: () => 8, modifier: 1, handless: true, driven: true },
  'pile-driver': { damage: () => 10, modifier: 2, handless: true, driven: true },
  'spot-welder': { damage: () => 5, modifier: -1, handless: true, driven: true },
  combine: { damage: () => 3, modifier: -2, handless: true, driven: true },
  club: { damage: (tons) => Math.ceil(tons / 5) },
};

/** Levels that a charge may go up or down into its target's hex. */
export const CHARGE_LEVELS = 1;

/** A kick at troopers in the attacker's own hex (UNI-71). */
export const UNDERFOOT = 3;
