import { describe, expect, test } from 'vitest';
import {
  physicalDamage,
  chargeDamage,
  chargeRecoil,
  plungeDamage,
  plungeRecoil,
} from '../../../../src/rules/battletech/standard/physical-damage.js';
import {
  physicalToHit,
  type Limb,
  type LimbName,
  type Strike,
  type Striker,
  type Struck,
} from '../../../../src/rules/battletech/standard/physical-to-hit.js';
import {
  PHYSICAL_ATTACKS,
  type Club,
  type PhysicalAttackKind,
  SWINGS,
} from '../../../../src/rules/battletech/standard/physical-tables.js';
import type { Part } from '../../../../src/rules/battletech/standard/types.js';
import { complete } from '../../../support/complete.js';
import { hex } from '../../../support/quick-start.js';

const WHOLE: Limb = { there: true, fired: false, struck: [], without: [] };
const LIMBS = { LA: WHOLE, RA: WHOLE, LL: WHOLE, RL: WHOLE };
const STRIKER: Striker = {
  place: { hex: hex('0805'), facing: 0 },
  twist: 0,
  level: 0,
  mode: 'stand',
  prone: false,
  piloting: 5,
  spotting: false,
  limbs: LIMBS,
};
const STRUCK: Struck = {
  place: { hex: hex('0804'), facing: 3 },
  mode: 'stand',
  entered: 0,
  prone: false,
  immobile: false,
  level: 0,
  woods: 0,
  piloting: 5,
};
const LIMB_OF: Readonly<Record<PhysicalAttackKind, LimbName | null>> = {
  punch: 'RA',
  kick: 'RL',
  push: null,
  club: 'RA',
  charge: null,
  'death-from-above': null,
  'brush-off': 'RA',
};

interface Case {
  readonly striker?: Partial<Striker>;
  readonly struck?: Partial<Struck>;
  readonly strike?: Partial<Strike>;
}

const attack = (kind: PhysicalAttackKind, { striker, struck, strike }: Case = {}) =>
  physicalToHit(
    { ...STRIKER, ...striker },
    { ...STRUCK, ...struck },
    { kind, limb: LIMB_OF[kind], club: kind === 'club' ? 'hatchet' : null, base: 'piloting', ...strike },
  );

function hits(kind: PhysicalAttackKind, more: Case = {}) {
  const result = attack(kind, more);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** What a circumstance adds to the number of a physical attack. */
const added = (kind: PhysicalAttackKind, more: Case): number => hits(kind, more).number - hits(kind).number;

const refusal = (kind: PhysicalAttackKind, more: Case): string => {
  const result = attack(kind, more);
  return result.ok ? 'legal' : complete(result.error).code.replace('battletech/', '');
};

/** Limbs of which one has a part struck. */
const broken = (name: LimbName, ...struck: readonly Part[]): Case => ({
  striker: { limbs: { ...LIMBS, [name]: { ...WHOLE, struck } } },
});

describe('table 7.2.7 numbers of physical attacks', () => {
  test.each([
    ['punch', 5, 4],
    ['kick', 3, 3],
    ['push', 4, 4],
    ['club', 4, 4],
    ['charge', 5, 5],
    ['death-from-above', 5, 5],
  ] as const)('%s: %i with piloting 5; physicalBase fixed: %i whatever the skill', (kind, number, fixed) => {
    expect(hits(kind).number).toBe(number);
    // The pilots of a charge weigh each other: both are better here.
    expect(hits(kind, { striker: { piloting: 3 }, struck: { piloting: 3 } }).number).toBe(number - 2);
    const byTable = { strike: { base: 'fixed' }, striker: { piloting: 3 } } as const;
    expect(hits(kind, byTable).number).toBe(fixed);
    expect(hits(kind, byTable).terms[0]).toEqual({ reason: 'physical-base', value: fixed });
  });

  test('a sword is one handier than a hatchet; a tree is swung like a hatchet', () => {
    const by = (club: Club): number => hits('club', { strike: { club } }).number;
    expect([by('hatchet'), by('sword'), by('club')]).toEqual([4, 3, 4]);
  });

  test.each([
    ['chainsaw', 5, 0, true],
    ['dual-saw', 7, 0, true],
    ['backhoe', 6, 1, false],
    ['wrecking-ball', 8, 1, true],
    ['pile-driver', 10, 2, true],
    ['spot-welder', 5, -1, true],
    ['combine', 3, -2, true],
  ] as const)('WPN-15 a %s does %i at %i and needs no hand', (club, damage, modifier, driven) => {
    const { damage: of, ...rest } = SWINGS[club];
    expect([of(20), of(100), rest]).toEqual([
      damage,
      damage,
      { modifier, handless: true, ...(driven ? { driven } : {}) },
    ]);
  });

  test('WPN-15 a mining drill is as handy as a hatchet; a mace and a rock cutter are two clumsier', () => {
    const by = (club: Club): number => hits('club', { strike: { club } }).number;
    expect([by('mining-drill'), by('mace'), by('rock-cutter')]).toEqual([4, 6, 6]);
  });

  /** Arms that end in claws instead of hands. */
  const clawed = (...names: readonly ('LA' | 'RA')[]): Case => ({
    striker: {
      limbs: {
        ...LIMBS,
        ...Object.fromEntries(names.map((name) => [name, { ...WHOLE, without: ['hand'], claw: true }] as const)),
      },
    },
  });
  const CLAW = { reason: 'claw', value: 1 };

  test('WPN-21 a claw punches and brushes off at 1 more, and a hand is not missed', () => {
    for (const kind of ['punch', 'brush-off'] as const) {
      const { terms } = hits(kind, clawed('RA'));
      expect([added(kind, clawed('RA')), terms.filter(({ reason }) => reason === 'claw')]).toEqual([1, [CLAW]]);
      expect(terms.map(({ reason }) => reason)).not.toContain('hand-hit');
    }
    expect([added('punch', clawed('LA')), added('kick', clawed('RA', 'LA'))]).toEqual([0, 0]);
  });

  test('WPN-21 claws hold a tree or a limb at 2 more, one as well as both, and no hatchet', () => {
    const by = (club: Club, arms: Case) =>
      attack('club', { ...arms, strike: { limb: club === 'club' ? null : 'RA', club } });
    for (const arms of [clawed('RA'), clawed('LA'), clawed('LA', 'RA')]) {
      const tree = by('club', arms);
      expect(tree.ok && tree.value.terms.filter(({ reason }) => reason === 'claw')).toEqual([{ ...CLAW, value: 2 }]);
      expect(tree.ok && tree.value.number).toBe(hits('club', { strike: { limb: null, club: 'club' } }).number + 2);
    }
    expect([by('hatchet', clawed('RA')).ok, by('hatchet', clawed('LA')).ok]).toEqual([false, true]);
  });

  test('WPN-15 a drill and a cutter stand where the hand would, a mace is held in one', () => {
    const without = { limbs: { ...STRIKER.limbs, RA: { ...STRIKER.limbs.RA, without: ['hand'] as const } } };
    const by = (club: Club): boolean => attack('club', { striker: without, strike: { limb: 'RA', club } }).ok;
    expect([by('mining-drill'), by('rock-cutter'), by('mace'), by('hatchet')]).toEqual([true, true, false, false]);
    expect([by('chainsaw'), by('backhoe')]).toEqual([true, true]);
  });

  test.each([
    [3, 5, 1],
    [5, 3, 7],
    [4, 5, 3],
  ])('a charge by piloting %i at piloting %i: %i', (piloting, theirs, number) => {
    const pilots = { striker: { piloting }, struck: { piloting: theirs } };
    expect(hits('charge', pilots).number).toBe(number);
    expect(hits('death-from-above', pilots).number).toBe(number);
    expect(hits('punch', pilots).number).toBe(piloting);
  });

  test.each(PHYSICAL_ATTACKS.filter((kind) => kind !== 'brush-off'))(
    '%s: the moves of both, woods and an immobile target count as in shooting',
    (kind) => {
      expect(added(kind, { striker: { mode: 'walk' } })).toBe(1);
      expect(added(kind, { striker: { mode: 'run' } })).toBe(2);
      expect(added(kind, { striker: { mode: 'jump' } })).toBe(3);
      expect(added(kind, { struck: { entered: 5, mode: 'run' } })).toBe(2);
      expect(added(kind, { struck: { entered: 5, mode: 'jump' } })).toBe(3);
      expect(added(kind, { struck: { woods: 1 } })).toBe(1);
      expect(added(kind, { struck: { woods: 2 } })).toBe(2);
      expect(added(kind, { struck: { immobile: true } })).toBe(-4);
      expect(added(kind, { striker: { spotting: true } })).toBe(1);
    },
  );

  test('a target on the ground is easier to hit by two; it is neither pushed nor charged', () => {
    const lying = { prone: true };
    expect(added('kick', { struck: lying })).toBe(-2);
    expect(added('death-from-above', { struck: lying })).toBe(-2);
    expect([refusal('push', { struck: lying }), refusal('charge', { struck: lying })]).toEqual([
      'blow-at-lying',
      'blow-at-lying',
    ]);
  });

  test.each([
    ['punch', 'RA', 'upper-arm', 2],
    ['punch', 'RA', 'lower-arm', 2],
    ['punch', 'RA', 'hand', 1],
    ['kick', 'RL', 'upper-leg', 2],
    ['kick', 'RL', 'lower-leg', 2],
    ['kick', 'RL', 'foot', 1],
    ['club', 'RA', 'upper-arm', 2],
    ['club', 'RA', 'lower-arm', 2],
    ['push', 'LA', 'shoulder', 2],
  ] as const)('%s, %s %s hit: +%i', (kind, limb, part, value) => {
    expect(added(kind, broken(limb, part))).toBe(value);
    expect(hits(kind, broken(limb, part)).terms).toContainEqual({ reason: `${part}-hit`, value });
  });

  test('each thing struck counts; so does what an arm was built without, but only the outermost of it', () => {
    expect(added('punch', broken('RA', 'upper-arm', 'lower-arm', 'hand'))).toBe(5);
    const built = (...without: readonly Part[]): Case => ({
      striker: { limbs: { ...LIMBS, RA: { ...WHOLE, without } } },
    });
    expect(added('punch', built('hand'))).toBe(1);
    expect(added('punch', built('lower-arm', 'hand'))).toBe(2);
    const reasons = hits('punch', built('lower-arm', 'hand')).terms.map(({ reason }) => reason);
    expect([reasons.includes('lower-arm-hit'), reasons.includes('hand-hit')]).toEqual([true, false]);
    expect(refusal('club', built('hand'))).toBe('blow-part-hit');
  });

  test.each([
    ['punch', broken('RA', 'shoulder'), 'blow-part-hit'],
    ['kick', broken('LL', 'hip'), 'blow-part-hit'],
    ['club', broken('RA', 'hand'), 'blow-part-hit'],
    ['club', { strike: { club: null } }, 'blow-no-club'],
    ['punch', { striker: { prone: true } }, 'blow-lying'],
    ['punch', { striker: { limbs: { ...LIMBS, RA: { ...WHOLE, there: false } } } }, 'blow-limb-gone'],
    ['kick', { striker: { limbs: { ...LIMBS, LL: { ...WHOLE, there: false } } } }, 'blow-limb-gone'],
    ['push', { striker: { limbs: { ...LIMBS, LA: { ...WHOLE, there: false } } } }, 'blow-limb-gone'],
    ['punch', { striker: { limbs: { ...LIMBS, RA: { ...WHOLE, fired: true } } } }, 'blow-limb-fired'],
    ['kick', { striker: { limbs: { ...LIMBS, RL: { ...WHOLE, fired: true } } } }, 'blow-limb-fired'],
    ['kick', { struck: { place: { hex: hex('0803'), facing: 3 } } }, 'blow-too-far'],
    ['kick', { struck: { place: { hex: hex('0806'), facing: 3 } } }, 'blow-out-of-arc'],
    ['push', { struck: { place: { hex: hex('0905'), facing: 3 } } }, 'blow-out-of-arc'],
    ['push', { struck: { level: 1 } }, 'blow-level'],
    ['kick', { struck: { level: 1 } }, 'blow-level'],
    ['kick', { struck: { level: -2 } }, 'blow-level'],
    ['punch', { struck: { level: 2 } }, 'blow-level'],
    ['punch', { struck: { level: -1 } }, 'blow-level'],
    ['charge', { struck: { level: 2 } }, 'blow-level'],
  ] as const)('SEQ-13 no %s with %j: %s', (kind, more, code) => {
    expect(refusal(kind, more)).toBe(code);
  });

  test.each([
    ['punch', 0, 'punch'],
    ['punch', 1, 'kick'],
    ['kick', 0, 'kick'],
    ['kick', -1, 'punch'],
    ['push', 0, 'full'],
    ['club', -1, 'punch'],
    ['club', 0, 'full'],
    ['club', 1, 'kick'],
    ['charge', -1, 'punch'],
    ['charge', 0, 'full'],
    ['charge', 1, 'kick'],
    ['death-from-above', 0, 'punch'],
  ] as const)('a %s at a target %i levels up uses the %s table', (kind, level, table) => {
    expect(hits(kind, { struck: { level } }).table).toBe(table);
  });

  test('the side that is hit is where the attacker stands', () => {
    const sides = ([3, 0, 1, 5] as const).map(
      (facing) => hits('kick', { struck: { place: { hex: hex('0804'), facing } } }).side,
    );
    expect(sides).toEqual(['front', 'rear', 'right', 'left']);
  });

  test('a death from above strikes the back of a target on the ground', () => {
    const from = (struck: Partial<Struck>): string => {
      const { side, table } = hits('death-from-above', { struck });
      return `${side} ${table}`;
    };
    expect([from({}), from({ prone: true })]).toEqual(['front punch', 'rear full']);
  });
});

describe('FIN-24 who lies', () => {
  const at = (kind: PhysicalAttackKind, level: number, club: Club = 'hatchet') => {
    const result = attack(kind, { struck: { level, prone: true }, strike: kind === 'club' ? { club } : {} });
    return result.ok ? result.value.number : complete(result.error).code.replace('battletech/', '');
  };

  test('TC-FIN-12 J-11 on level ground the hatchet is refused, a kick needs 1; on a hill a level up the hatchet needs 2', () => {
    expect([at('club', 0), at('kick', 0), at('club', 1)]).toEqual(['blow-level-lying', 1, 2]);
    expect(physicalDamage(45, { kind: 'club', club: 'hatchet' }, WHOLE, false)).toBe(9);
  });

  test.each([
    // kind, at a target a level lower, on the same level, a level higher
    ['punch', [false, false, true]],
    ['kick', [false, true, false]],
    ['club', [false, false, true]],
    ['death-from-above', [true, true, true]],
    ['push', [false, false, false]],
    ['charge', [false, false, false]],
  ] as const)('FIN-24 J-11 %s: a level lower, level, higher: %j', (kind, reached) => {
    expect([-1, 0, 1].map((level) => typeof at(kind, level) === 'number')).toEqual(reached);
  });

  test.each(['hatchet', 'sword', 'club'] as const)('FIN-24 J-11 a %s is no longer than the others', (club) => {
    expect([-1, 0, 1, 2].map((level) => typeof at('club', level, club) === 'number')).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });
});

describe('table 7.2.7 damage of physical attacks', () => {
  const dry = (tons: number, kind: PhysicalAttackKind, club: Club | null = null, limb = WHOLE): number =>
    physicalDamage(tons, { kind, club }, limb, false);

  test.each([
    [20, 2, 4, 4, 3, 6, 4],
    [25, 3, 5, 5, 4, 8, 5],
    [30, 3, 6, 6, 4, 9, 6],
    [35, 4, 7, 7, 5, 11, 7],
    [40, 4, 8, 8, 5, 12, 8],
    [45, 5, 9, 9, 6, 14, 9],
    [50, 5, 10, 10, 6, 15, 10],
    [55, 6, 11, 11, 7, 17, 11],
    [60, 6, 12, 12, 7, 18, 12],
    [65, 7, 13, 13, 8, 20, 13],
    [70, 7, 14, 14, 8, 21, 14],
    [75, 8, 15, 15, 9, 23, 15],
    [80, 8, 16, 16, 9, 24, 16],
    [85, 9, 17, 17, 10, 26, 17],
    [90, 9, 18, 18, 10, 27, 18],
    [95, 10, 19, 19, 11, 29, 19],
    [100, 10, 20, 20, 11, 30, 20],
  ])(
    '%i tons: punch %i, kick %i, hatchet %i, sword %i, death from above %i and %i to its own legs',
    (tons, punch, kick, hatchet, sword, plunge, legs) => {
      const attacks = [dry(tons, 'punch'), dry(tons, 'kick'), dry(tons, 'club', 'hatchet'), dry(tons, 'club', 'sword')];
      expect([...attacks, plungeDamage(tons), plungeRecoil(tons)]).toEqual([punch, kick, hatchet, sword, plunge, legs]);
      expect(dry(tons, 'club', 'club')).toBe(hatchet);
      expect(dry(tons, 'push')).toBe(0);
    },
  );

  test.each([
    [50, 1, 5],
    [50, 3, 15],
    [55, 3, 17],
    [55, 7, 39],
    [20, 9, 18],
    [35, 0, 0],
  ])('a charge by %i tons over %i hexes: %i, rounded once', (tons, hexes, damage) => {
    expect(chargeDamage(tons, hexes)).toBe(damage);
  });

  test.each([
    [20, 2],
    [55, 6],
    [100, 10],
  ])('a charge into %i tons costs the attacker %i', (tons, damage) => {
    expect(chargeRecoil(tons)).toBe(damage);
  });

  test('each upper or lower actuator hit or missing halves punch and kick, rounded down; a club loses nothing', () => {
    const struck = (...parts: readonly Part[]): Limb => ({ ...WHOLE, struck: parts });
    expect(dry(75, 'punch', null, struck('upper-arm'))).toBe(4);
    expect(dry(75, 'punch', null, struck('upper-arm', 'lower-arm'))).toBe(2);
    expect(dry(75, 'punch', null, struck('hand'))).toBe(8);
    expect(dry(75, 'punch', null, { ...WHOLE, without: ['lower-arm', 'hand'] })).toBe(4);
    expect(dry(75, 'kick', null, struck('lower-leg'))).toBe(7);
    expect(dry(75, 'kick', null, struck('foot'))).toBe(15);
    expect(dry(75, 'club', 'hatchet', struck('upper-arm'))).toBe(15);
  });

  test('TC-FIN-14 J-13 halved punches and kicks do 1 at the least; 20 tons without lower arms 1, upper arm hit too 1', () => {
    const bare: Limb = { ...WHOLE, without: ['lower-arm', 'hand'] };
    expect(dry(20, 'punch', null, bare)).toBe(1);
    expect(dry(20, 'punch', null, { ...bare, struck: ['upper-arm'] })).toBe(1);
    expect(dry(25, 'kick', null, { ...WHOLE, struck: ['upper-leg', 'lower-leg'] })).toBe(1);
    expect(physicalDamage(20, { kind: 'punch', club: null }, { ...bare, struck: ['upper-arm'] }, true)).toBe(1);
  });

  test('FIN-28 J-13 without its shoulder or hip a limb strikes nobody', () => {
    expect([refusal('punch', broken('RA', 'shoulder')), refusal('kick', broken('RL', 'hip'))]).toEqual([
      'blow-part-hit',
      'blow-part-hit',
    ]);
  });

  test('WPN-15 a mace does a quarter of the tons, a drill 4, a cutter 5, whatever the muscles of the last two', () => {
    const points = (club: Club, strength: number) =>
      [20, 70].map((tons) => physicalDamage(tons, { kind: 'club', club }, WHOLE, false, strength));
    expect([points('mace', 1), points('mace', 2)]).toEqual([
      [5, 18],
      [10, 36],
    ]);
    expect([points('mining-drill', 1), points('mining-drill', 2)]).toEqual([
      [4, 4],
      [4, 4],
    ]);
    expect([points('rock-cutter', 1), points('rock-cutter', 2)]).toEqual([
      [5, 5],
      [5, 5],
    ]);
  });

  test.each([
    [20, 3],
    [50, 8],
    [70, 10],
    [100, 15],
  ])('WPN-21 a claw of %i tons does %i with a punch and to who clings, and nothing else harder', (tons, damage) => {
    const claw: Limb = { ...WHOLE, without: ['hand'], claw: true };
    expect([dry(tons, 'punch', null, claw), dry(tons, 'brush-off', null, claw)]).toEqual([damage, damage]);
    expect(dry(tons, 'club', 'club', claw)).toBe(dry(tons, 'club', 'club'));
  });

  test('WPN-21 the muscles of a claw, its actuators and water count as those of a fist', () => {
    const claw: Limb = { ...WHOLE, without: ['hand'], claw: true };
    const blow = { kind: 'punch', club: null } as const;
    expect(physicalDamage(50, blow, claw, false, 2)).toBe(16);
    expect(physicalDamage(50, blow, { ...claw, struck: ['upper-arm'] }, false)).toBe(4);
    expect(physicalDamage(20, blow, claw, true)).toBe(2);
  });

  test('FIN-19 under water a club does half, rounded down', () => {
    expect(physicalDamage(75, { kind: 'club', club: 'hatchet' }, WHOLE, true)).toBe(7);
    expect(physicalDamage(45, { kind: 'club', club: 'sword' }, WHOLE, true)).toBe(3);
  });

  test('a physical attack under water does half, rounded up', () => {
    expect(physicalDamage(75, { kind: 'kick', club: null }, WHOLE, true)).toBe(8);
    expect(physicalDamage(50, { kind: 'punch', club: null }, WHOLE, true)).toBe(3);
  });
});
