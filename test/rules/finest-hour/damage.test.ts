import { describe, expect, test } from 'vitest';
import { harmOf, worstOf } from '../../../src/rules/finest-hour/damage.js';
import type { Harm } from '../../../src/rules/finest-hour/events.js';
import type { Attribute } from '../../../src/rules/finest-hour/types.js';
import { ahead, evadeTo, fire, fly, gun, profile, sortie, type Plane, type Sortie } from '../../support/finest-hour.js';

/** What hits do, and what they make an aircraft do, through the turns. */

const tableOf = (impact: number): readonly Harm[] =>
  [1, 2, 3, 4, 5, 6].map((face) => harmOf({ impact, effect: 'damage' }, face));

describe('the table', () => {
  test.each<[number, readonly Harm[]]>([
    [1, ['destroyed', 'minor', 'minor', 'minor', 'minor', 'minor']],
    [3, ['destroyed', 'fire', 'fire', 'minor', 'minor', 'minor']],
    [5, ['destroyed', 'fire', 'fire', 'fire', 'fire', 'minor']],
    [6, ['destroyed', 'fire', 'fire', 'fire', 'fire', 'fire']],
  ])('TC-TFH-07 TFH-23 ERR-TFH-02 impact %i: one table, though it is printed twice', (impact, expected) => {
    expect(tableOf(impact)).toEqual(expected);
  });
});

const turret = (rof: number, impact: number) => gun('all-round', 20, rof, impact);
const front = profile(3, { weapons: [gun('front', 10, 1, 2)] });

/** R1 flies to 10 cm of B1 and hits with every die; B1 passes none of In sight. `damage` are the dice that follow. */
function hit(target: Partial<Plane>, damage: readonly number[], { rof = 1, impact = 3 } = {}): Sortie {
  const play = sortie({
    planes: [
      { unit: 'R1', at: [50, 65], rep: 5, profile: profile(3, { weapons: [turret(rof, impact)] }) },
      { unit: 'B1', at: [50, 40], rep: 4, profile: front, ...target },
    ],
  }).unasked('red', 'blue');
  play.give('red', fly('R1', [ahead(15), fire(['gun', 'B1'])]), [
    6,
    6,
    ...Array.from({ length: rof }, () => 6),
    ...damage,
  ]);
  return play;
}
const made = (attributes: readonly Attribute[], more: Partial<Plane> = {}): Partial<Plane> => ({
  profile: profile(3, { weapons: [gun('front', 10, 1, 2)], attributes }),
  ...more,
});

describe('attributes', () => {
  test.each<[readonly Attribute[], readonly number[], Harm]>([
    [['robust'], [1, 5], 'minor'],
    [['robust'], [2, 3], 'fire'],
    [['robust'], [1, 1], 'destroyed'],
    [['fragile'], [1, 5], 'destroyed'],
    [['fragile'], [2, 5], 'fire'],
    [['fragile'], [5, 6], 'minor'],
    [['robust', 'fragile'], [2], 'fire'],
    [['four-engined'], [2], 'minor'],
    [['four-engined'], [1], 'destroyed'],
    [['four-engined', 'robust'], [1, 3], 'minor'],
    [['four-engined', 'fragile'], [3, 5], 'minor'],
  ])('TC-TFH-08 TFH-43 TFH-44 TFH-47 AMB-TFH-09 %o, dice %o: %s', (attributes, dice, harm) => {
    const play = hit(made(attributes), dice);
    expect(play.last('Damaged').harm).toBe(harm);
  });

  test('TC-TFH-08 TFH-47 the first fire of a four-engined one is minor damage: it evades, stunned; the second is a fire', () => {
    const play = hit(made(['four-engined']), [2]);
    expect(play.last('Damaged')).toMatchObject({ spared: true, stuns: true });
    expect(play.plane('B1')).toMatchObject({ burning: false, stunned: true, scorched: true });
    expect(play.last('Evaded')).toMatchObject({ unit: 'B1', because: 'damage' });
    expect(worstOf(play.plane('B1'), ['fire'])).toEqual({ harm: 'fire', spared: false });
  });

  test('AMB-TFH-10 TFH-47 of several hits the first fire is spared, a second is not', () => {
    const play = hit(made(['four-engined']), [2, 3], { rof: 2 });
    expect(play.last('Damaged')).toMatchObject({ harm: 'fire', spared: true });
  });

  test('TC-TFH-27 TFH-48 a stable one evades and is not stunned, and may answer', () => {
    const stable = { profile: profile(3, { weapons: [gun('all-round', 30, 1, 2)], attributes: ['stable'] as const }) };
    // Fired upon, it passes two and answers with a miss; R1 passes none and evades.
    const play = hit(stable, [6, 1, 1, 1, 6, 6]);
    expect(play.plane('B1').stunned).toBe(false);
    expect(play.events('Evaded')[0]).toMatchObject({ unit: 'B1', because: 'damage' });
    expect(play.shots).toEqual(['R1>B1 1', 'B1>R1 0']);
  });

  test('TC-TFH-27 TFH-49 AMB-TFH-16 a poorly manoeuvrable one stays, is stunned, and is no harder to hit', () => {
    const play = hit(made(['unwieldy']), [6]);
    expect(play.last('Stayed')).toMatchObject({ unit: 'B1', why: 'unwieldy', because: 'damage' });
    expect(play.place('B1')).toEqual([50, 40]);
    expect(play.plane('B1')).toMatchObject({ stunned: true, manoeuvres: { evaded: false } });
  });
});

describe('what damage does', () => {
  test('TFH-24 destroyed: removed at once, and no test', () => {
    const play = hit({}, [1]);
    expect(play.plane('B1').status).toBe('destroyed');
    expect(play.tests).toEqual(['B1 in-sight 0']);
  });

  test('TFH-25 AMB-TFH-22 fire: it dives 5 cm ahead at once, without a question', () => {
    const play = hit({ heading: 90 }, [2]);
    expect(play.last('Dived')).toMatchObject({ unit: 'B1', length: 5000, because: 'damage' });
    expect(play.place('B1')).toEqual([55, 40]);
    expect(play.plane('B1')).toMatchObject({ burning: true, stunned: false, heading: 900 });
  });

  test('TC-TFH-14 TFH-25 with guns ahead alone it takes no test any more', () => {
    const play = hit({}, [2]);
    expect(play.tests).toEqual(['B1 in-sight 0']);
  });

  test('AMB-TFH-22 the dive stops at the edge of the table', () => {
    const near = sortie({
      planes: [
        { unit: 'R1', at: [50, 30], rep: 5, profile: profile(3, { weapons: [turret(1, 3)] }) },
        { unit: 'B1', at: [50, 3], rep: 4, profile: front },
      ],
    });
    near.give('red', fly('R1', [ahead(10), fire(['gun', 'B1'])]), [6, 6, 6, 2]);
    expect(near.last('Dived')).toMatchObject({ unit: 'B1', length: 3000 });
    expect(near.plane('B1')).toMatchObject({ status: 'flying', burning: true });
  });

  test('AMB-TFH-10 the most severe of several hits counts, with one dive or one evasion', () => {
    const play = hit({}, [5, 2, 3], { rof: 3 });
    expect(play.last('Damaged').hits.map(({ harm }) => harm)).toEqual(['minor', 'fire', 'fire']);
    expect(play.last('Damaged').harm).toBe('fire');
    expect(play.events('Dived')).toHaveLength(1);
    expect(play.events('Evaded')).toEqual([]);
    const twice = hit({}, [5, 6], { rof: 2 });
    expect(twice.events('Evaded')).toHaveLength(1);
  });

  test('AMB-TFH-26 TFH-23 the referee rolls the damage: nobody is asked', () => {
    const play = hit({}, [2]);
    expect(play.events('Damaged')).toHaveLength(1);
    expect(play.awaited).toEqual(['blue:activate']);
  });
});

describe('minor damage', () => {
  test('TC-TFH-27 TFH-26 class 2 evades 10 cm at once, where its player wants, and is stunned', () => {
    const play = sortie({
      planes: [
        { unit: 'R1', at: [50, 65], rep: 5, profile: profile(3, { weapons: [turret(1, 3)] }) },
        { unit: 'B1', at: [50, 40], rep: 4, profile: profile(2, { weapons: [gun('front', 10, 1, 2)] }) },
      ],
    });
    play.give('red', fly('R1', [ahead(15), fire(['gun', 'B1'])]), [6, 6, 6, 6]);
    expect(play.awaited).toEqual(['blue:evade']);
    play.give('blue', evadeTo('B1', 90));
    expect(play.place('B1')).toEqual([60, 40]);
    expect(play.plane('B1').stunned).toBe(true);
    // Fired upon would be next: it has no effect on it.
    expect(play.tests).toEqual(['B1 in-sight 0']);
  });

  test('TC-TFH-27 AMB-TFH-12 stunned, it reacts to nothing; activated, it acts as any other', () => {
    const play = sortie({
      planes: [
        { unit: 'R1', at: [50, 65], rep: 5, profile: profile(3, { weapons: [turret(1, 3)] }) },
        { unit: 'R2', at: [20, 70], rep: 5, profile: profile(3, { model: 'Heron' }) },
        { unit: 'B1', at: [50, 40], rep: 4, profile: profile(3, { weapons: [gun('all-round', 60, 1, 2)] }) },
      ],
      options: { inSightRange: 'unlimited' },
    }).unasked('red', 'blue');
    play.give('red', fly('R1', [ahead(15), fire(['gun', 'B1'])]), [6, 6, 6, 6]);
    play.give('red', fly('R2', [ahead(10)]));
    expect(play.tests).toEqual(['B1 in-sight 0']);
    // R1 sees it come, passing none; then it fires and misses; R1 passes two and stays.
    play.give('blue', fly('B1', [ahead(10), fire(['gun', 'R1'])]), [6, 6, 6, 6, 1, 1, 1, 2, 1]);
    expect(play.plane('B1').stunned).toBe(false);
  });

  test('AMB-TFH-12 a running activation ends at once when it is stunned', () => {
    const play = sortie({
      planes: [
        { unit: 'R1', at: [50, 65], rep: 4 },
        { unit: 'B1', at: [50, 38], heading: 180, rep: 5, profile: profile(3, { weapons: [turret(1, 3)] }) },
      ],
    }).unasked('red', 'blue');
    play.give('red', fly('R1', [ahead(20), fire(['gun', 'B1'])]), [1, 1, 6, 6]);
    expect(play.last('Damaged')).toMatchObject({ unit: 'R1', harm: 'minor' });
    expect(play.shots).toEqual(['B1>R1 1']);
    expect(play.last('ActivationEnded').unit).toBe('R1');
    expect(play.awaited).toEqual(['blue:activate']);
  });

  test('AMB-TFH-12 hit again while it is stunned, it evades again', () => {
    const shooter: Plane = {
      unit: 'R1',
      at: [50, 65],
      rep: 5,
      profile: profile(3, { model: 'Heron', weapons: [gun('all-round', 40, 1, 3)] }),
    };
    const play = sortie({
      planes: [shooter, { ...shooter, unit: 'R2', at: [54, 65] }, { unit: 'B1', at: [50, 50], rep: 4, profile: front }],
    }).unasked('red', 'blue');
    const order = (unit: string) => fly(unit, [fire(['gun', 'B1']), ahead(10)]);
    play.give('red', order('R1'), [6, 6]);
    // It sees R1 come while it is stunned, and rolls nothing. A 6 hits what has evaded.
    play.give('red', order('R2'), [6, 6]);
    expect(play.events('Evaded').map(({ unit, because }) => [unit, because])).toEqual([
      ['B1', 'damage'],
      ['B1', 'damage'],
    ]);
  });

  test('AMB-TFH-13 one that dived without burning evades as any other', () => {
    const play = sortie({
      planes: [
        { unit: 'R1', at: [50, 40], heading: 0, profile: profile(3, { weapons: [] }) },
        { unit: 'B1', at: [50, 75], rep: 5, profile: profile(3, { weapons: [turret(1, 3)] }) },
      ],
    }).unasked('red', 'blue');
    play.give('red', fly('R1', [{ do: 'dive', length: 5000 }]));
    play.give('blue', fly('B1', [ahead(25), fire(['gun', 'R1'])]), [6, 6, 6, 6, 2, 1]);
    expect(play.last('Evaded')).toMatchObject({ unit: 'R1', because: 'damage' });
  });
});
