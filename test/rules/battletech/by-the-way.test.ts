import { describe, expect, test } from 'vitest';
import { isHurtSince } from '../../../src/rules/battletech/damage/lost.js';
import type { SeenUnit } from '../../../src/rules/battletech/seen.js';
import { sinksDown } from '../../../src/rules/battletech/standard/condition.js';
import { LOCATIONS } from '../../../src/rules/battletech/vocabulary.js';
import { edgeLeft } from '../../../src/rules/battletech/standard/edges.js';
import { allot } from '../../../src/rules/battletech/standard/ammunition.js';
import { standUpProblem } from '../../../src/rules/battletech/standard/check-move.js';
import { wearOf } from '../../../src/rules/battletech/damage/wear.js';
import { checkDeploy } from '../../../src/rules/battletech/deployment.js';
import { battletech } from '../../../src/rules/battletech/index.js';
import { scriptedDice } from '../../../src/rules/kernel/dice.js';
import { sideId } from '../../../src/rules/kernel/ids.js';
import { complete } from '../../support/complete.js';
import { startMatch } from '../../support/deciding.js';
import { begin, hex, setupOf, stand, unit } from '../../support/quick-start.js';
import { attack, beginFull } from '../../support/standard.js';

const pair = () =>
  beginFull({
    pieces: [
      { unit: 'SHD-2H', seat: 'defender', at: '0812 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
    ],
  });

/** Small things that other chapters come across only by the way. */

const MAP = { columns: 15, rows: 17 };
const FACINGS = [0, 1, 2, 3, 4, 5] as const;

describe('the edge over which a unit leaves', () => {
  test.each([
    ['0801', 'north north south south south north'],
    ['1509', 'north east east south south north'],
    ['0109', 'north north south south west west'],
  ])('from %s, by facing: %s', (from, edges) => {
    expect(FACINGS.map((way) => edgeLeft(MAP, hex(from), way)).join(' ')).toBe(edges);
  });
});

test('QSR-04 what a unit lacks of its sheet at the quick-start level, where there is no water and no slot: armour, structure, rounds', () => {
  const play = begin({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0812 N', armor: { CT: 20 }, ammo: { 'ac-20': 10 } },
      { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
    ],
  });
  expect(wearOf(play.unit('ENF-4R'))).toEqual({ armor: 0, structure: 0, slots: 0, rounds: 0, flooded: 0 });
  expect(wearOf(play.unit('HBK-4G'))).toMatchObject({ armor: 6, slots: 0, flooded: 0 });
});

describe('refusals with their facts', () => {
  test('QSR-02 AMB-SEQ-07 a match between one side, or three at the quick-start level, names the sides', () => {
    const setup = setupOf({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
      ],
    });
    const one = { ...setup, sides: setup.sides.slice(0, 1) };
    const three = { ...setup, sides: [...setup.sides, sideId('third')] };
    for (const made of [one, three]) {
      const began = startMatch(battletech, made, scriptedDice([]), 0);
      expect(began.ok ? null : began.error).toEqual({
        code: 'battletech/two-sides',
        params: { sides: made.sides },
        rule: 'QSR-02',
      });
    }
  });

  test('QSR-32 QSR-43 no line and no range: from where, to where, past how much wood; how far, and how far at most', () => {
    const refusal = (at: string, woods: Readonly<Record<string, 1 | 2>> = {}) => {
      const play = begin({
        pieces: [
          { unit: 'HBK-4G', seat: 'defender', at: `${at} N` },
          { unit: 'ENF-4R', seat: 'attacker', at: '0803 S' },
        ],
        woods,
      });
      const about = { about: 'odds', unit: unit('HBK-4G'), target: unit('ENF-4R'), from: null } as const;
      const told = battletech.inspect(battletech.view(play.match, { as: 'spectator' }), about);
      if (!told.ok || told.value.about !== 'odds') throw new Error('no odds');
      return told.value.targets[0]?.prospects.find(({ mount }) => mount === 'B')?.refusal;
    };
    expect(refusal('0815')).toMatchObject({
      code: 'battletech/out-of-range',
      params: { distance: 12, longest: 9 },
      rule: 'QSR-43',
    });
    expect(refusal('0807', { '0806': 2, '0805': 1 })).toEqual({
      code: 'battletech/no-line-of-sight',
      params: { from: hex('0807'), to: hex('0803'), points: 3 },
      rule: 'QSR-32',
    });
  });

  test('QSR-60 who is on the map is deployed no more; QSR-17 nobody lies at the quick-start level', () => {
    const play = begin({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
      ],
    });
    const one = play.unit('HBK-4G');
    expect(checkDeploy(play.game, [one], { type: 'deploy', unit: one.id, hex: hex('0813'), facing: 0 })).toEqual({
      code: 'battletech/already-deployed',
      params: { unit: 'HBK-4G' },
      rule: 'QSR-60',
    });
    expect(play.refused('defender', { type: 'stand-up', unit: one.id, mode: 'walk' })).toEqual({
      code: 'battletech/stands-already',
      params: { unit: 'HBK-4G' },
      rule: 'QSR-17',
    });
    play.give('defender', stand('HBK-4G'));
  });

  test('SEQ-05 who has begun to walk gets up walking', () => {
    const { game } = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
      ],
    });
    const [one] = game.units;
    if (!one) throw new Error('no Hunchback');
    expect(complete(standUpProblem(one, 'walk'))).toMatchObject({ code: 'battletech/stands-already', rule: 'SEQ-05' });
    const prone = { ...one, body: { ...one.body, prone: true } };
    expect([standUpProblem(prone, 'walk'), standUpProblem(prone, 'walk', 'walk')]).toEqual([null, null]);
    expect(standUpProblem(prone, 'run', 'walk')).toEqual({
      code: 'battletech/mode-is-set',
      params: { unit: unit('HBK-4G'), mode: 'walk', given: 'run' },
      rule: 'SEQ-05',
    });
  });
});

describe('what hurts a unit', () => {
  const one = pair().unit('SHD-2H');
  const { body } = one;

  test.each<readonly [string, SeenUnit, boolean]>([
    ['nothing', one, false],
    ['heat', { ...one, body: { ...body, heat: 9 } }, false],
    ['rounds fired', { ...one, ammo: one.ammo.map((bin) => ({ ...bin, left: bin.left - 1 })) }, false],
    ['another place', { ...one, place: null }, false],
    ['armour', { ...one, armor: { ...one.armor, CT: 1 } }, true],
    ['armour at the back', { ...one, rearArmor: { ...one.rearArmor, CT: 1 } }, true],
    ['a location', { ...one, lost: ['LA'] }, true],
    ['its end', { ...one, status: 'destroyed' }, true],
    ['structure', { ...one, body: { ...body, structure: { ...body.structure, CT: 1 } } }, true],
    ['a slot', { ...one, body: { ...body, struck: { ...body.struck, CT: [0] } } }, true],
    ['the pilot', { ...one, body: { ...body, pilot: { ...body.pilot, hits: 1 } } }, true],
    ['a jam', { ...one, body: { ...body, jammed: one.sheet.mounts.map(({ id }) => id) } }, true],
    ['a shutdown', { ...one, body: { ...body, shutdown: true } }, true],
  ])('SEQ-12 %s', (_, now, hurts) => {
    expect(isHurtSince(one, now)).toBe(hurts);
  });
});

describe('SEQ-19 heat sinks that are gone', () => {
  const one = pair().unit('SHD-2H');
  const holding = (holds: string) =>
    LOCATIONS.flatMap((at) =>
      (one.sheet.full.slots[at] ?? []).flatMap((slot, i) => (slot?.holds === holds ? [{ at, i }] : [])),
    );

  test('SEQ-19 each counts once, wherever it is; a jump jet that is struck is none', () => {
    const down = (...slots: ReturnType<typeof holding>) => {
      const struck = Object.fromEntries(
        LOCATIONS.map((at) => [at, slots.flatMap((slot) => (slot.at === at ? slot.i : []))]),
      );
      return sinksDown({ ...one, body: { ...one.body, struck: { ...one.body.struck, ...struck } } });
    };
    const [sinks, jets] = [holding('heat-sink'), holding('jump-jet')];
    expect([sinks.length > 0, jets.length > 0]).toEqual([true, true]);
    expect([down(), down(...jets), down(...sinks.slice(0, 1)), down(...sinks, ...jets)]).toEqual([
      0,
      0,
      1,
      sinks.length,
    ]);
  });
});

describe('SEQ-11 ammunition', () => {
  const { game } = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
    ],
  });
  const hunchback = () => {
    const [one] = game.units;
    if (!one) throw new Error('no Hunchback');
    return one;
  };

  test('SEQ-11 two shots do not fire the same round', () => {
    const one = hunchback();
    const cannon = one.sheet.mounts.find(({ weapon }) => weapon.id === 'ac-20');
    if (!cannon) throw new Error('no cannon');
    const { shots } = attack('HBK-4G', 'ENF-4R', cannon.id);
    const twice = [...shots, ...shots];
    const bins = (left: number) => {
      const ammo = one.ammo.map((bin, i) => ({ ...bin, left: i === 0 ? left : 0 }));
      const allotted = allot({ ...one, ammo }, twice);
      return allotted.ok ? allotted.value.length : complete(allotted.error).code;
    };
    expect([bins(2), bins(1)]).toEqual([2, 'battletech/not-enough-ammo']);
  });
});
