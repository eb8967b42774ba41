/**
 * What sets a weapon apart from one that fires once and hits once: all that a trait changes stands in its record, and the
 * chapters of the rules ask here. The ways of firing it stand beside it.
 */

/** A way of firing. */
interface Manner {
  /** Shots at once: each uses a round and heats as one does; how many of them hit the cluster table says. */
  readonly shots: number;
  /** It jams on this roll to hit, or a lower one; `null`: never. */
  readonly jams: number | null;
  /** Whether it is for targets that the unit sees itself, or for those that another sees for it. */
  readonly seen: boolean;
  /** Heat that a hit brings the target instead of damage; `null`: it deals damage. */
  readonly heats: number | null;
}

const PLAINLY: Manner = { shots: 1, jams: null, seen: true, heats: null };

/** Ways of firing (SEQ-19, FIN-22). LB-X cluster is a matter of ammunition. */
export const FIRE_MODES = {
  normal: PLAINLY,
  double: { ...PLAINLY, shots: 2, jams: 2 },
  triple: { ...PLAINLY, shots: 3, jams: 2 },
  quadruple: { ...PLAINLY, shots: 4, jams: 3 },
  quintuple: { ...PLAINLY, shots: 5, jams: 3 },
  sextuple: { ...PLAINLY, shots: 6, jams: 4 },
  indirect: { ...PLAINLY, seen: false },
  heat: { ...PLAINLY, heats: 2 },
} as const satisfies Readonly<Record<string, Manner>>;
export type FireMode = keyof typeof FIRE_MODES;

/** All but the plain one. */
export const SPECIAL_MODES = Object.keys(FIRE_MODES).filter(
  (mode): mode is Exclude<FireMode, 'normal'> => mode !== 'normal',
);

/** How a way of firing works. */
export const mannerOf = (mode: FireMode): Manner => FIRE_MODES[mode];

/** What troopers do to a machine at close quarters: at its legs, or all over it (UNI-63). */
export type Assault = 'legs' | 'swarm';

/** What a trait changes. */
interface TraitRules {
  /** Ways of firing beside the plain one. */
  readonly modes: readonly FireMode[];
  /** Added to every number. */
  readonly toHit: number;
  /** What a hit leaves on the target. */
  readonly hit: 'damage' | 'pod' | 'mark' | Assault;
  /** Dice of heat that a hit brings the target besides its damage. */
  readonly heatDice: number;
  /** It fires only when it hits, and then hits with all that it has. */
  readonly locks: boolean;
  /** It is made to set fire, and does so on this number (FIN-44); `null`: it is not. */
  readonly ignites: number | null;
  /** A jam of it can be cleared in the match (FIN-22). */
  readonly clears: boolean;
  /** It acts by itself and is never declared. */
  readonly reflex: boolean;
  /** Whether a targeting computer can lay it, and lay it on a location of a target that moves (AMB-SEQ-15). */
  readonly computed: boolean;
  readonly steady: boolean;
  /** It fires only under water. */
  readonly swims: boolean;
  /** All its missiles are guided as if by Artemis IV. */
  readonly guided: boolean;
  /** What its missiles add to the roll for how many of them hit. */
  readonly seeks: number;
  /** Who has moved and fires it rolls to keep their feet. */
  readonly recoils: boolean;
  /** It fires once in a match, wherever it is mounted. */
  readonly once: boolean;
  /** Artillery: it is fired at hexes and bursts there (ART-07). */
  readonly bursts: boolean;
  /** Its rounds do not explode. */
  readonly inert: boolean;
}

const NONE: TraitRules = {
  modes: [],
  toHit: 0,
  hit: 'damage',
  heatDice: 0,
  locks: false,
  ignites: null,
  clears: false,
  reflex: false,
  computed: true,
  steady: true,
  swims: false,
  guided: false,
  seeks: 0,
  recoils: false,
  once: false,
  bursts: false,
  inert: false,
};

export const TRAITS = {
  pulse: { ...NONE, toHit: -2, steady: false },
  /** Heavy lasers are hard to aim, and so is the heaviest gun that a suit holds. */
  heavy: { ...NONE, toHit: 1 },
  /** Medium-range missiles and rockets find no target of their own. */
  unguided: { ...NONE, toHit: 1 },
  /** Rocket launchers: all at once, and never again. */
  once: { ...NONE, once: true },
  ultra: { ...NONE, modes: ['double'] },
  /** It fires up to six times at once; the more, the sooner it jams. */
  rotary: { ...NONE, modes: ['double', 'triple', 'quadruple', 'quintuple', 'sextuple'], clears: true },
  /** It takes cluster ammunition, whose rules are those of the ammunition. */
  'lb-x': NONE,
  streak: { ...NONE, locks: true },
  /** It may fire at what another unit sees. */
  indirect: { ...NONE, modes: ['indirect'] },
  /** It may heat its target instead of harming it. */
  flamer: { ...NONE, modes: ['heat'], ignites: 4, computed: false },
  /** What it hits burns and heats; what it is fed with does not burn by itself (WPN-20). */
  plasma: { ...NONE, heatDice: 1, ignites: 2, inert: true },
  /** Advanced tactical missiles bring their own guidance. */
  advanced: { ...NONE, guided: true },
  /** So do advanced short-range missiles, less well. */
  'advanced-srm': { ...NONE, seeks: 1 },
  /** A heavy Gauss rifle throws back who fires it on the move. */
  recoil: { ...NONE, recoils: true },
  /** It runs in water alone, and all the way (FIN-16). */
  torpedo: { ...NONE, swims: true },
  /** Its pod guides missiles. */
  narc: { ...NONE, hit: 'pod' },
  /** It shoots missiles down. */
  'anti-missile': { ...NONE, reflex: true },
  /** Troopers among the legs of a 'Mech, and those that climb it. */
  'leg-attack': { ...NONE, hit: 'legs', computed: false },
  swarm: { ...NONE, hit: 'swarm', computed: false },
  /** Artillery on board: straight at what it sees, or in an arc. */
  artillery: { ...NONE, modes: ['indirect'], bursts: true, computed: false },
  /** Target acquisition gear: it marks a target and deals no damage. */
  tag: { ...NONE, hit: 'mark' },
} as const satisfies Readonly<Record<string, TraitRules>>;
export type Trait = keyof typeof TRAITS;

/** What has traits: a weapon as the standard level knows it. */
interface Traited {
  readonly traits: readonly Trait[];
}

const rulesOf = ({ traits }: Traited): readonly TraitRules[] => traits.map((trait) => TRAITS[trait]);

/** The ways of firing a weapon that has them, beside the plain one. */
export const modesOf = (weapon: Traited): readonly FireMode[] => rulesOf(weapon).flatMap(({ modes }) => modes);

/** Whether a weapon can be fired so. */
export const canFire = (weapon: Traited, mode: FireMode): boolean =>
  mode === 'normal' || modesOf(weapon).includes(mode);

/** What its traits add to a weapon's numbers. */
export const toHitOf = (traits: readonly Trait[]): number =>
  rulesOf({ traits }).reduce((sum, { toHit }) => sum + toHit, 0);

/** What a hit leaves on its target. */
export const hitOf = (weapon: Traited): TraitRules['hit'] =>
  rulesOf(weapon).find(({ hit }) => hit !== 'damage')?.hit ?? 'damage';

/** How troopers attack with what is no weapon of theirs but their hands; `null`: it is a weapon. */
export function assaultOf({ weapon }: { readonly weapon: { readonly full: Traited } }): Assault | null {
  const hit = hitOf(weapon.full);
  return hit === 'legs' || hit === 'swarm' ? hit : null;
}

/** Whether a weapon marks its target instead of harming it: target acquisition gear (FIN-51). */
export const marks = ({ weapon }: { readonly weapon: { readonly full: Traited } }): boolean =>
  hitOf(weapon.full) === 'mark';

/** Dice of heat that a hit brings the target besides its damage. */
export const heatDiceOf = (weapon: Traited): number => rulesOf(weapon).reduce((sum, { heatDice }) => sum + heatDice, 0);

export const locks = (weapon: Traited): boolean => rulesOf(weapon).some((rules) => rules.locks);

/** The number on which a weapon that is made for it sets fire (FIN-44). */
export const ignites = (weapon: Traited): number | null =>
  rulesOf(weapon).find((rules) => rules.ignites !== null)?.ignites ?? null;

export const clears = (weapon: Traited): boolean => rulesOf(weapon).some((rules) => rules.clears);
export const isReflex = (weapon: Traited): boolean => rulesOf(weapon).some(({ reflex }) => reflex);
export const isComputable = (weapon: Traited): boolean => rulesOf(weapon).every(({ computed }) => computed);
export const isSteady = (weapon: Traited): boolean => rulesOf(weapon).every(({ steady }) => steady);
export const swims = (weapon: Traited): boolean => rulesOf(weapon).some((rules) => rules.swims);
export const isGuided = (weapon: Traited): boolean => rulesOf(weapon).some(({ guided }) => guided);
/** What its missiles add to the roll for how many of them hit, by a guidance of their own. */
export const seeks = (weapon: Traited): number => rulesOf(weapon).reduce((sum, rules) => sum + rules.seeks, 0);
/** Whether a weapon is artillery, fired at hexes alone. */
export const bursts = (weapon: Traited): boolean => rulesOf(weapon).some((rules) => rules.bursts);
/** Whether its rounds are harmless to who carries them: of what explodes itself they are mere lumps. */
export const isInert = (weapon: Traited & { readonly explodes: number }): boolean =>
  weapon.explodes > 0 || rulesOf(weapon).some(({ inert }) => inert);
export const recoils = (weapon: Traited): boolean => rulesOf(weapon).some((rules) => rules.recoils);

/** Whether a weapon fires once in a match: all of its kind do, or this one is built so. */
export const firesOnce = ({
  oneShot = false,
  weapon,
}: {
  readonly oneShot?: boolean;
  readonly weapon: { readonly full: Traited };
}): boolean => oneShot || rulesOf(weapon.full).some(({ once }) => once);
