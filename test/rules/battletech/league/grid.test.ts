import { describe, expect, it, test } from 'vitest';
import { templateOf } from '../../../../src/rules/battletech/league/depth.js';
import { TEMPLATES } from '../../../../src/rules/battletech/league/templates.js';
import { FULL_WEAPON_IDS, fullWeaponOf } from '../../../../src/rules/battletech/standard/weapons.js';
import { remainsOf } from '../../../../src/rules/battletech/damage/brought.js';
import { unit } from '../../../support/quick-start.js';
import { attack, beginFull, passTo } from '../../../support/standard.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
import type { Location } from '../../../../src/rules/battletech/vocabulary.js';
import { boxed, boxesIn, columnsOf, hitBy } from './boxed.js';

/** Armour and structure in boxes: rows, columns, templates (armour-grid chapter 8). */

test('TC-GRID-01 the right torso of a CN9-AH has 24 boxes of structure, 18 in front and 6 behind: 48', () => {
  expect(boxesIn(boxed('CN9-AH'), 'RT')).toEqual({ structure: 24, armor: 18, rear: 6 });
});

test('TC-GRID-03 a template that would leave its location is shifted inside', () => {
  const { unit } = hitBy(boxed('CN9-AH'), { at: 'CT', points: 5, weapon: 'medium-laser', faces: [1] });
  expect(columnsOf(unit, 'CT')).toEqual([3, 1, 3, 4, 4, 4]);
});

/** An AC/20 on column 4; critical rolls of 2 hit nothing. */
const AC20 = { at: 'LT', points: 20, weapon: 'ac-20', league: { crits: 'roll' } } as const;

test('TC-GRID-04 an AC/20 on column 4 of a whole left torso takes four rows of armour and four of structure there', () => {
  const { unit } = hitBy(boxed('HBK-4G'), { ...AC20, faces: [4, 1, 1] });
  expect(columnsOf(unit, 'LT')).toEqual([4, 2, 0, 0, 0, 2]);
  expect(columnsOf(unit, 'LT', 'structure')).toEqual([4, 4, 4, 0, 4, 4]);
});

test('TC-GRID-05 the same again: what column 4 cannot take goes to column 1 of the centre torso', () => {
  const { unit: hurt } = hitBy(boxed('HBK-4G'), { ...AC20, faces: [4, 1, 1] });
  const { unit } = hitBy(hurt, { ...AC20, faces: [4, 1, 1, 1, 1] });
  expect(columnsOf(unit, 'LT')).toEqual([4, 0, 0, 0, 0, 0]);
  expect(columnsOf(unit, 'LT', 'structure')).toEqual([4, 4, 0, 0, 0, 4]);
  expect(columnsOf(unit, 'CT')).toEqual([0, 5, 5, 5, 5, 5]);
  expect(columnsOf(unit, 'CT', 'structure')).toEqual([2, 5, 5, 5, 5, 5]);
});

test.each([
  [5, [4, 3, 3, 3, 3, 3]],
  [4, [4, 3, 3, 3, 3, 4]],
  [3, [4, 4, 3, 3, 3, 4]],
  [2, [4, 4, 3, 3, 4, 4]],
  [1, [4, 4, 4, 3, 4, 4]],
] as const)('TC-GRID-06 of a salvo of LRM %i hit: a box a column, the outermost lost first', (missiles, left) => {
  const { unit } = hitBy(boxed('HBK-4G'), { at: 'LT', points: missiles, weapon: 'lrm-10', faces: [4] });
  expect(columnsOf(unit, 'LT')).toEqual(left);
});

test.each([
  [6, 'right', 1, 6],
  [3, 'left', -1, 2],
  [1, 'left', -1, 1],
] as const)('TC-GRID-07 a column die of %i, shifted to the %s by %i, is column %i', (die, shift, by, column) => {
  const damaging = hitBy(boxed('HBK-4G'), { at: 'CT', points: 2, weapon: 'machine-gun', faces: [die], shift });
  expect(damaging.steps[0]).toMatchObject({ harm: 'column', shift: by, column });
});

test.each([
  // Of columns that have as much left the one that is rolled, else the weaker neighbour: of two the left.
  [3, [4, 4, 4, 4, 4, 4], 3],
  [3, [4, 1, 4, 2, 4, 4], 2],
  [3, [4, 2, 4, 1, 4, 4], 4],
  [3, [4, 1, 4, 1, 4, 4], 2],
  [3, [0, 4, 3, 4, 4, 0], 3],
  [6, [4, 4, 4, 4, 4, 4], 6],
  [1, [4, 0, 4, 4, 4, 4], 2],
] as const)('LEA-06 a column die of %i, shifted to the weakest of %j, is column %i', (die, left, column) => {
  const whole = boxed('HBK-4G');
  const boxes = whole.body.boxes?.LT ?? expect.unreachable();
  const torso = { ...boxes, armor: { ...boxes.armor, left } };
  const hurt = { ...whole, body: { ...whole.body, boxes: { ...whole.body.boxes, LT: torso } } };
  const hit = { at: 'LT', points: 2, weapon: 'machine-gun', faces: [die], shift: 'weak' } as const;
  const [step] = hitBy(hurt, { ...hit, league: { crits: 'roll' }, faces: [die, 1, 1] }).steps;
  expect(step).toMatchObject({ harm: 'column', column });
  expect(step && 'shift' in step).toBe(column !== die);
});

test('LEA-06 from behind the weakest column is that of the rear armour, of an arm that of its front', () => {
  const whole = boxed('HBK-4G');
  const { LT, LA } = whole.body.boxes ?? expect.unreachable();
  if (!LT || !LA) return expect.unreachable();
  const armor = { ...LT.armor, left: [4, 0, 4, 4, 4, 4] };
  const boxes = {
    ...whole.body.boxes,
    LT: { ...LT, armor, rear: { of: 1, left: [1, 1, 1, 0, 1, 1] } },
    LA: { ...LA, armor },
  };
  const columnAt = (at: 'LT' | 'LA') => {
    const hit = { at, points: 2, weapon: 'machine-gun', faces: [3, 1, 1], shift: 'weak', rear: true } as const;
    const hurt = { ...whole, body: { ...whole.body, boxes } };
    const [step] = hitBy(hurt, { ...hit, league: { crits: 'roll' } }).steps;
    return step?.harm === 'column' ? step.column : null;
  };
  expect([columnAt('LT'), columnAt('LA')]).toEqual([4, 2]);
});

describe('TC-GRID-08 templates', () => {
  it.each(Object.keys(TEMPLATES))('%s: the depths add up to its damage', (id) => {
    expect(TEMPLATES[id]?.reduce((sum, n) => sum + n, 0)).toBe(fullWeaponOf(id)?.damage);
  });

  it('every weapon and every lump of damage has one, at most six columns wide', () => {
    const weapons = [null, ...FULL_WEAPON_IDS.map(fullWeaponOf)];
    for (const weapon of weapons)
      for (const points of [weapon?.damage ?? 1, 1, 2, 3, 5, 8, 13, 40]) {
        const template = templateOf(TEMPLATES, weapon, points);
        expect(template.reduce((sum, n) => sum + n, 0)).toBe(points);
        expect(template.length).toBeLessThanOrEqual(6);
      }
  });
});

test('GRID-05 a rear hit goes through the rear armour into the structure, and spares the front', () => {
  const { unit } = hitBy(boxed('CN9-AH'), {
    at: 'RT',
    points: 3,
    weapon: 'small-laser',
    faces: [3, 1, 1],
    rear: true,
    league: { crits: 'roll' },
  });
  expect(columnsOf(unit, 'RT', 'rear')).toEqual([1, 1, 0, 1, 1, 1]);
  expect(columnsOf(unit, 'RT', 'structure')).toEqual([4, 4, 2, 4, 4, 4]);
  expect(columnsOf(unit, 'RT')).toEqual([3, 3, 3, 3, 3, 3]);
});

test('GRID-04 with spill a template goes on over the edge, into the location that touches', () => {
  const { unit } = hitBy(boxed('HBK-4G'), {
    at: 'CT',
    points: 5,
    weapon: 'medium-laser',
    faces: [1],
    league: { overflow: 'spill' },
  });
  expect(columnsOf(unit, 'LT')).toEqual([4, 4, 4, 4, 4, 3]);
  expect(columnsOf(unit, 'CT')).toEqual([2, 4, 5, 5, 5, 5]);
});

test('GRID-08 what lies in a box that is gone is struck, without a roll', () => {
  // Column 4 of four rows: boxes 4, 10, 16 and 22, so slots 2, 5, 8 and 11, of which the AC/20 fills the first ten.
  const right = hitBy(boxed('HBK-4G'), { at: 'RT', points: 20, weapon: 'ac-20', faces: [4] });
  const slots = right.steps.flatMap((step) => (step.harm === 'slot' ? [step.slot] : []));
  expect(slots).toEqual([1, 4, 7]);
  expect(right.steps.filter(({ harm }) => harm === 'critical-roll')).toEqual([]);
});

test('GRID-06, GRID-07 a location is gone with its last box; what is left over piles up in the column that touches', () => {
  const league = { crits: 'roll' } as const;
  const { unit } = hitBy(boxed('HBK-4G'), { at: 'LA', points: 45, faces: [3, 1, 1, 1, 1, 1, 1], league });
  expect(columnsOf(unit, 'LA', 'structure')).toEqual([0, 0, 0, 0, 0, 3]);
  expect(columnsOf(unit, 'LT', 'structure')).toEqual([0, 4, 4, 4, 4, 4]);
  expect(columnsOf(unit, 'CT', 'structure')).toEqual([3, 5, 5, 5, 5, 5]);
  const laser = { at: 'LA', points: 3, weapon: 'small-laser', faces: [6], league } as const;
  const bare = hitBy(unit, laser).unit;
  expect(bare.lost).toEqual([]);
  expect(hitBy(bare, laser).unit.lost).toEqual(['LA']);
});

test('GRID-02 what a unit lacks is level over its columns when it comes, and points again when it goes', () => {
  const play = beginFull({
    pieces: [
      { unit: 'CN9-AH', seat: 'defender', at: '0812 N', armor: { RT: 6 } },
      { unit: 'VEDETTE', seat: 'attacker', at: '0202 S' },
    ],
    options: { armour: 'grid' },
  });
  expect(columnsOf(play.unit('CN9-AH'), 'RT')).toEqual([1, 1, 1, 1, 2, 2]);
  expect(play.unit('VEDETTE').body.boxes).toBeUndefined();
  const remains = remainsOf(play.game)[unit('CN9-AH')];
  expect(remains?.armor.RT).toBe(6);
  expect(remains).toMatchObject({ structure: { RT: 12 }, rearArmor: { RT: 6 } });
});

test('GRID-01, GRID-03 in a match a shot finds location, column and boxes', () => {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0810 S' },
    ],
    options: { armour: 'grid' },
  });
  passTo(play, 'attack', [1, 1, 6, 6]);
  play.give('defender', attack('HBK-4G', 'ENF-4R', 'B'));
  play.give('attacker', attack('ENF-4R', 'HBK-4G', ''), [6, 6, 3, 4, 2, 6, 6, 1, 1]);
  const [wound] = play.last('ShotFired').wounds;
  expect(wound).toMatchObject({
    location: 'CT',
    harm: [
      { harm: 'column', column: 2 },
      { harm: 'armor', damage: 5 },
    ],
  });
});

describe('GRID-04 with spill the columns of a template over the edge lie in the next location', () => {
  /** Boxes taken by location, column by column, of armour and structure together. */
  function takenBy(one: StandardUnit, at: Location, die: number) {
    const hit = { at, points: 5, weapon: 'medium-laser', faces: [die, ...Array.from({ length: 12 }, () => 1)] };
    const { steps } = hitBy(one, { ...hit, league: { overflow: 'spill', crits: 'roll' } });
    const taken: Record<string, readonly number[]> = {};
    for (const step of steps)
      if ((step.harm === 'armor' || step.harm === 'structure') && step.columns)
        taken[step.location] = step.columns.map((n, i) => n + (taken[step.location]?.[i] ?? 0));
    return taken;
  }
  const first = (n: number): readonly number[] => [n, 0, 0, 0, 0, 0];
  const last = (n: number): readonly number[] => [0, 0, 0, 0, 0, n];

  // A medium laser takes 1, 3 and 1; of its three columns the middle one is rolled.
  it.each<readonly [Location, number, Location, readonly number[], readonly number[]]>([
    ['CT', 1, 'LT', last(1), [3, 1, 0, 0, 0, 0]],
    ['CT', 6, 'RT', first(1), [0, 0, 0, 0, 1, 3]],
    ['LT', 1, 'LA', last(1), [3, 1, 0, 0, 0, 0]],
    ['LT', 6, 'CT', first(1), [0, 0, 0, 0, 1, 3]],
    ['RT', 1, 'CT', last(1), [3, 1, 0, 0, 0, 0]],
    ['RT', 6, 'RA', first(1), [0, 0, 0, 0, 1, 3]],
    ['LA', 6, 'LT', first(1), [0, 0, 0, 0, 1, 3]],
    ['RA', 1, 'RT', last(1), [3, 1, 0, 0, 0, 0]],
  ])('%s, column %i: into the %s', (at, die, next, there, here) => {
    expect(takenBy(boxed('HBK-4G'), at, die)).toEqual({ [at]: here, [next]: there });
  });

  it.each<readonly [Location, number, readonly number[]]>([
    ['LA', 1, [4, 1, 0, 0, 0, 0]],
    ['RA', 6, [0, 0, 0, 0, 1, 4]],
    ['LL', 1, [4, 1, 0, 0, 0, 0]],
    ['RL', 6, [0, 0, 0, 0, 1, 4]],
  ])('%s, column %i: nothing touches it there, so the last column takes it', (at, die, here) => {
    expect(takenBy(boxed('HBK-4G'), at, die)).toEqual({ [at]: here });
  });

  it('where the next location is gone the last column takes it too', () => {
    const one = { ...boxed('HBK-4G'), lost: ['LT', 'LA'] as const };
    expect(takenBy(one, 'CT', 1)).toEqual({ CT: [4, 1, 0, 0, 0, 0] });
    expect(takenBy(one, 'CT', 6)).toEqual({ RT: first(1), CT: [0, 0, 0, 0, 1, 3] });
  });
});
