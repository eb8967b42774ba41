import { describe, expect, test } from 'vitest';
import { physicalAttacksLeft } from '../../../../src/rules/battletech/standard/physical-attacks-left.js';
import { takeProblem } from '../../../../src/rules/battletech/standard/clubs.js';
import { keepFeet } from '../../../../src/rules/battletech/standard/falls.js';
import { fullShots, postureProblem, twistsOf } from '../../../../src/rules/battletech/standard/gunnery.js';
import { afterDamage } from '../../../../src/rules/battletech/standard/after-damage.js';
import { landing } from '../../../../src/rules/battletech/standard/hit-tables.js';
import { isBeyondStanding } from '../../../../src/rules/battletech/standard/legs.js';
import { allowanceOf } from '../../../../src/rules/battletech/standard/mobility.js';
import { pilotingNumber, rollPiloting } from '../../../../src/rules/battletech/standard/piloting.js';
import { physicalAttackAt } from '../../../../src/rules/battletech/standard/physical-attacks.js';
import { takeEffect } from '../../../../src/rules/battletech/standard/phase-end.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { DamageResolution } from '../../../../src/rules/battletech/standard/damage-resolution.js';
import { land } from '../../../../src/rules/battletech/standard/wounds.js';
import type { StandardState, StandardUnit } from '../../../../src/rules/battletech/types.js';
import type { PhysicalAttack, Twist } from '../../../../src/rules/battletech/standard/types.js';
import type { Location } from '../../../../src/rules/battletech/vocabulary.js';
import type { StandardMount } from '../../../../src/rules/battletech/record-sheet.js';
import { changeUnit } from '../../../../src/rules/battletech/units.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { complete } from '../../../support/complete.js';
import { mounts, unit as id } from '../../../support/quick-start.js';
import { beginFull, passTurn, step } from '../../../support/standard.js';

/** A 'Mech on four legs, by the example of the Goliath: 80 tons, walking 4 MP, front legs LA and RA, rear ones LL and RL. */

const begun = (enemy = '0807 S') =>
  beginFull({
    pieces: [
      { unit: 'GOL-1H', seat: 'defender', at: '0808 N' },
      { unit: 'HBK-4G', seat: 'attacker', at: enemy },
    ],
  });
const { game } = begun();

const goliathIn = ({ units }: StandardState): StandardUnit => {
  const found = units.find((one) => one.id === id('GOL-1H'));
  if (!found) throw new Error('no Goliath');
  return found;
};

interface Wear {
  readonly lost?: readonly Location[];
  readonly prone?: boolean;
  /** Slots struck, from 0: hip, upper leg, lower leg, foot. */
  readonly struck?: Partial<Record<Location, readonly number[]>>;
}

const worn = (unit: StandardUnit, { lost = [], prone = false, struck = {} }: Wear): StandardUnit => {
  return { ...unit, lost, body: { ...unit.body, prone, struck: { ...unit.body.struck, ...struck } } };
};
const goliath = (wear: Wear = {}): StandardUnit => worn(goliathIn(game), wear);
const withGoliath = (state: StandardState, wear: Wear): StandardState =>
  changeUnit(state, id('GOL-1H'), (unit) => worn(unit, wear));

describe('AMB-SEQ-20 Where four legs are hit', () => {
  test.each([
    ['front', ['RA', 'RA', 'RA', 'LA', 'LA', 'LA']],
    ['rear', ['RL', 'RL', 'RL', 'LL', 'LL', 'LL']],
    ['left', ['LA', 'LA', 'LA', 'LL', 'LL', 'LL']],
    ['right', ['RA', 'RA', 'RA', 'RL', 'RL', 'RL']],
  ] as const)('a kick from the %s', (side, legs) => {
    expect([1, 2, 3, 4, 5, 6].map((die) => landing('kick', side, die, true)?.location)).toEqual(legs);
  });

  test('a punch finds the legs of the side that it comes from, a shot the front legs where others have arms', () => {
    const punched = (side: 'front' | 'rear' | 'left' | 'right') =>
      [1, 2, 3, 4, 5, 6].map((die) => landing('punch', side, die, true)?.location);
    expect(punched('front')).toEqual(['LA', 'LT', 'CT', 'RT', 'RA', 'HD']);
    expect(punched('rear')).toEqual(['LL', 'LT', 'CT', 'RT', 'RL', 'HD']);
    expect(punched('left')).toEqual(['LT', 'LT', 'CT', 'LA', 'LL', 'HD']);
    expect(punched('right')).toEqual(['RT', 'RT', 'CT', 'RA', 'RL', 'HD']);
    for (const roll of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
      expect(landing('full', 'left', roll, true)).toEqual(landing('full', 'left', roll));
    }
  });

  test('behind partial cover all four legs are hidden; without it the same roll hits', () => {
    const hit = (cover: boolean) => {
      const dice = scriptedDice([6, 4]);
      const wound = land(new DamageResolution(goliath(), dice, 1), { table: 'full', side: 'front', cover }, 5, dice);
      return [wound.location, wound.covered, wound.harm.length];
    };
    expect(hit(true)).toEqual(['LA', true, 0]);
    expect(hit(false)).toEqual(['LA', false, 1]);
  });
});

describe('AMB-SEQ-20 Legs that are gone', () => {
  test.each([
    [0, [], 4, 6, -2, false],
    [1, ['LA'], 3, 5, 0, false],
    [2, ['LA', 'RL'], 1, 0, 5, false],
    [3, ['LA', 'RA', 'LL'], 0, 0, 10, true],
    [4, ['LA', 'RA', 'LL', 'RL'], 0, 0, 10, true],
  ] as const)('%i of them: %j leave %i and %i MP, %i to piloting rolls', (_, lost, walk, run, more, beyond) => {
    const unit = goliath({ lost });
    expect(allowanceOf(unit, 'walk').mp).toBe(walk);
    expect(allowanceOf(unit, 'run').mp).toBe(run);
    expect(pilotingNumber(unit, 'kicked').number).toBe(5 + more);
    expect(isBeyondStanding(unit)).toBe(beyond);
    const roll = rollPiloting(unit, 'kicked', scriptedDice(beyond ? [] : [6, 6]));
    expect(roll.success).toBe(!beyond);
  });

  test('a hip halves MP, each further one again; actuators cost 1 MP each; both weigh on the roll', () => {
    const hips = goliath({ struck: { LA: [0], RL: [0] } });
    expect([allowanceOf(hips, 'walk').mp, allowanceOf(hips, 'run').mp]).toEqual([1, 2]);
    expect(pilotingNumber(hips, 'kicked').number).toBe(5 - 2 + 2 + 2);
    const worse = goliath({ struck: { LA: [0], RA: [1, 3] } });
    expect(allowanceOf(worse, 'walk').mp).toBe(0);
    expect(pilotingNumber(worse, 'kicked').number).toBe(5 - 2 + 2 + 2);
  });

  test('whichever leg goes, the unit falls at the end of the phase', () => {
    for (const location of ['LA', 'RA', 'LL', 'RL'] as const) {
      const unit = afterDamage(goliath(), { harm: 'location-lost', location, why: 'destroyed' });
      expect(unit.body.due, location).toEqual(['leg-lost']);
    }
    const unit = afterDamage(goliath(), { harm: 'location-lost', location: 'LA', why: 'destroyed' });
    const resolution = new Resolution(
      changeUnit(game, unit.id, () => unit),
      // Ahead, 8 points as 5 and 3 to the centre torso, 6 keeps the pilot unhurt.
      scriptedDice([1, 3, 4, 3, 4, 3, 3]),
    );
    takeEffect(resolution);
    expect(resolution.unit(unit.id).body.prone).toBe(true);
  });
});

describe('AMB-SEQ-20 What four legs do', () => {
  test('they steady it once, in the roll that fails and in the one that spares its pilot', () => {
    // 1 and 1 are less than 3; it falls ahead for 8 points, as 5 and 3, and 1 and 2 spare the pilot.
    const resolution = new Resolution(game, scriptedDice([1, 1, 1, 3, 4, 3, 4, 1, 2]));
    keepFeet(resolution, id('GOL-1H'), 'kicked');
    const [rolled, fell] = resolution.events;
    expect(rolled).toMatchObject({ type: 'PilotingRolled', roll: { number: 3, success: false } });
    expect(fell).toMatchObject({ type: 'Fell', pilot: { number: 3, success: true }, harm: [] });
  });

  test('it does not twist, and lying on four legs fires as if it stood', () => {
    expect(twistsOf(goliath())).toEqual([0]);
    const shots = (state: StandardState, twist: Twist = 0) =>
      fullShots(
        state,
        goliathIn(state),
        twist,
        mounts('C').map((mount) => ({ mount, target: id('HBK-4G'), mode: 'normal', bin: null, aim: null })),
      );
    expect(shots(game, 1)).toMatchObject({ error: { code: 'battletech/twist-four-legs' } });
    const reasons = (wear: Wear) => {
      const result = shots(withGoliath(game, wear));
      return result.ok
        ? result.value.flatMap(({ toHit }) => toHit.terms.map(({ reason }) => reason))
        : complete(result.error).code;
    };
    expect(reasons({ prone: true })).not.toContain('attacker-prone');
    expect(reasons({ prone: true, lost: ['LL'] })).toContain('attacker-prone');
    expect(reasons({ prone: true, lost: ['LA', 'LL'] })).toContain('attacker-prone');
    expect(reasons({ prone: true, lost: ['LA', 'RA'] })).toBe('battletech/prone-front-leg');
    expect(reasons({ prone: true, lost: ['LA', 'RL', 'LL'] })).toBe('battletech/prone-front-leg');
  });

  test.each([
    ['A', null],
    ['A B', 'battletech/prone-front-leg'],
  ])(
    'SEQ-19 lying with a leg gone it props itself up on one front leg, and fires from the other alone: %s',
    (letters, code) => {
      const fronts: readonly Location[] = ['LA', 'RA'];
      const state = changeUnit(withGoliath(game, { prone: true, lost: ['LL'] }), id('GOL-1H'), (unit) => ({
        ...unit,
        sheet: {
          ...unit.sheet,
          mounts: unit.sheet.mounts.map((one, i): StandardMount => ({ ...one, location: fronts[i] ?? one.location })),
        },
      }));
      const fired = mounts(letters);
      expect(complete(postureProblem(state, goliathIn(state), 0, fired, 1))?.code ?? null).toBe(code);
    },
  );

  test('a weapon in a front leg fires ahead, not into the arc of an arm', () => {
    const moved = (state: StandardState, location: Location): StandardState =>
      changeUnit(state, id('GOL-1H'), (unit) => ({
        ...unit,
        sheet: { ...unit.sheet, mounts: unit.sheet.mounts.map((one): StandardMount => ({ ...one, location })) },
      }));
    const code = (enemy: string) => {
      const state = moved(begun(enemy).game, 'LA');
      const [mount] = mounts('C');
      if (!mount) throw new Error('no weapon');
      const aimed = { mount, target: id('HBK-4G'), mode: 'normal', bin: null, aim: null } as const;
      const result = fullShots(state, goliathIn(state), 0, [aimed]);
      return result.ok ? 'bears' : `${complete(result.error).code} ${String(result.error.params['location'])}`;
    };
    expect(code('0804 S')).toBe('bears');
    expect(code('0409 S')).toBe('battletech/out-of-arc FLL');
  });

  test.each([
    ['kick', 'LA', '0807 S', 5 - 2],
    ['kick', 'RA', '0807 S', 5 - 2],
    ['kick', 'LL', '0807 S', 'battletech/blow-out-of-arc'],
    ['kick', 'LL', '0809 S', 5 - 2 + 1],
    ['kick', 'RL', '0807 S', 'battletech/blow-out-of-arc'],
    ['kick', 'RL', '0809 S', 5 - 2 + 1],
    ['kick', 'RA', '0809 S', 'battletech/blow-out-of-arc'],
    ['punch', 'LA', '0807 S', 'battletech/blow-no-arms'],
    ['push', null, '0807 S', 'battletech/blow-no-arms'],
    ['club', null, '0807 S', 'battletech/blow-no-arms'],
  ] as const)('%s %s at an enemy in %s: %s', (kind, limb, enemy, expected) => {
    const state = begun(enemy).game;
    const attack: PhysicalAttack = { kind, limb, target: id('HBK-4G') };
    const result = physicalAttackAt(state, goliathIn(state), attack);
    expect(result.ok ? result.value.number : complete(result.error).code).toBe(expected);
  });

  test('it kicks with four legs for 16 points and nothing else; with a leg or a hip gone not at all', () => {
    const attacks = (wear: Wear) => {
      const state = withGoliath(game, wear);
      return physicalAttacksLeft(state, goliathIn(state)).map(({ kind, limb, damage, refusal }) =>
        [kind, limb, refusal ? refusal.code : damage].join(' '),
      );
    };
    expect(attacks({})).toEqual(['kick LA 16', 'kick RA 16', 'kick LL 16', 'kick RL 16']);
    expect(new Set(attacks({ lost: ['LL'] }).map((one) => one.split(' ')[2]))).toEqual(
      new Set(['battletech/blow-limb-gone']),
    );
    expect(attacks({ struck: { RA: [0] } })[0]).toBe('kick LA battletech/blow-part-hit');
    expect(complete(takeProblem(game, goliathIn(game), 'tree'))?.code).toBe('battletech/blow-no-arms');
  });

  test('a two-legged ’Mech kicks with no arm', () => {
    const attack: PhysicalAttack = { kind: 'kick', limb: 'LA', target: id('GOL-1H') };
    const [, hunchback] = game.units;
    expect(hunchback && physicalAttackAt(game, hunchback, attack)).toMatchObject({
      error: {
        code: 'battletech/wrong-limb',
        params: { kind: 'kick', given: 'LA', known: ['LL', 'RL'] },
        rule: 'SEQ-13',
      },
    });
  });

  test('it stands up on four legs without a roll, for 2 MP and 1 heat', () => {
    const play = begun('0202 S');
    play.give('defender', step('GOL-1H', 'walk', '', { prone: true }));
    passTurn(play);
    const then = { steps: 'FF', exit: false } as const;
    play.give('defender', { type: 'stand-up', unit: id('GOL-1H'), mode: 'walk', then }, []);
    expect(play.unit('GOL-1H')).toMatchObject({
      place: { hex: '0806' },
      moved: { steps: 'UFF', mp: 4, entered: 2 },
      body: { prone: false },
    });
    passTurn(play);
    expect(play.events('HeatTold').findLast(({ unit }) => unit === id('GOL-1H'))?.sources).toMatchObject([
      { source: 'walked' },
      { source: 'stood-up', heat: 1 },
    ]);
  });

  test('front legs in water cool their heat sinks with the rear ones', () => {
    const inWater = beginFull({
      hexes: { '0808': { water: 1 } },
      pieces: [
        { unit: 'GOL-1H', seat: 'defender', at: '0808 N' },
        { unit: 'HBK-4G', seat: 'attacker', at: '0202 S' },
      ],
    });
    passTurn(inWater);
    expect(inWater.events('HeatTold').find(({ unit }) => unit === id('GOL-1H'))?.shed).toBe(17 + 4);
  });
});
