import { describe, expect, test } from 'vitest';
import { sideId, unitId } from '../../../src/rules/kernel/ids.js';
import { ahead, cloud, fly, gun, profile, sortie, type Plane, type Situation } from '../../support/finest-hour.js';

/** Focus: whom an aircraft of the referee's side goes for. Blue is flown and begins; nobody can reach anybody. */

const blank = profile(1, { model: 'Mule', weapons: [] });
const B1: Plane = { unit: 'B1', at: [60, 40], rep: 4, profile: blank };
const NEAR: Plane = { unit: 'R1', at: [60, 60], profile: blank };
const MID: Plane = { unit: 'R2', at: [30, 40], profile: blank };
const FAR: Plane = { unit: 'R3', at: [100, 40], profile: blank };
const REST = Array.from({ length: 80 }, () => 6);

/** The first Focus of a turn in which blue begins, with these dice for it. */
const begin = (planes: readonly Plane[], dice: readonly number[] = [], more: Partial<Situation> = {}) =>
  sortie({ planes, flown: ['blue'], ...more }, [1, 2, ...dice, ...REST]);
const focus = (...given: Parameters<typeof begin>) => {
  const [first] = begin(...given).events('Focused');
  if (!first) throw new Error('no focus');
  return first;
};

describe('TC-TFH-19 Focus, REP 4', () => {
  test('TFH-29 TC-TFH-19 one enemy in sight: no test, it engages it', () => {
    expect(focus([B1, NEAR])).toMatchObject({ roll: null, target: 'R1', why: 'only' });
    const hidden = focus([B1, NEAR, MID], [], { clouds: [cloud(45, 40, 3)] });
    expect(hidden).toMatchObject({ roll: null, target: 'R1', why: 'only' });
  });

  test('TC-TFH-19 TFH-29 (4,5): the nearest', () => {
    expect(focus([B1, FAR, NEAR, MID], [4, 5])).toMatchObject({ passes: 1, target: 'R1', why: 'nearest' });
  });

  test.each([
    [2, 4],
    [4, 5],
  ])('TC-TFH-19 TFH-29 AMB-TFH-32 (%i,%i): what its mission is about, if that is in sight', (...dice) => {
    const goals = [{ win: 'exit', side: sideId('red'), units: [unitId('R3')], count: 1 }] as const;
    const exits = [{ side: sideId('red'), edge: 'north' }] as const;
    expect(focus([B1, FAR, NEAR, MID], dice, { goals, exits })).toMatchObject({ target: 'R3', why: 'objective' });
  });

  test.each([
    [[2, 3, 6, 4], 'R2'],
    [[1, 3, 4, 1], 'R1'],
    [[6, 6, 1, 1], 'R1'],
    [[1, 1, 4, 4], 'R2'],
  ] as const)('TC-TFH-19 TFH-29 (5,6), bids %o: %s', (bids, target) => {
    const focused = focus([B1, FAR, NEAR, MID], [5, 6, ...bids]);
    expect(focused).toMatchObject({ passes: 0, target, why: 'highest' });
    expect(focused.bids.map(({ unit, roll }) => [unit, roll.faces.length])).toEqual([
      ['R1', 2],
      ['R2', 1],
      ['R3', 1],
    ]);
  });
});

describe('AMB-TFH-32 the best target', () => {
  test('AMB-TFH-32 TC-TFH-19 (2,4): the most hits to be expected', () => {
    const armed = { ...B1, heading: 270, profile: profile(1, { weapons: [gun('front', 30, 2, 2)] }) };
    expect(focus([armed, NEAR, MID], [2, 4])).toMatchObject({ target: 'R2', why: 'best' });
  });

  test('AMB-TFH-32 as many: whoever threatens it most, by rate of fire times impact that bear', () => {
    const threat = (rof: number, impact: number, arc: 'front' | 'all-round' = 'all-round') =>
      profile(1, { model: 'Mule', weapons: [gun(arc, 5, rof, impact)] });
    expect(focus([B1, { ...NEAR, profile: threat(1, 5) }, { ...MID, profile: threat(3, 2) }], [2, 4]).target).toBe(
      'R2',
    );
    // A gun that does not bear on it threatens nobody.
    const away = { ...MID, heading: 270, profile: threat(3, 2, 'front') };
    expect(focus([B1, { ...NEAR, profile: threat(1, 5) }, away], [2, 4]).target).toBe('R1');
  });

  test('AMB-TFH-32 equal again: the nearest', () => {
    expect(focus([B1, MID, NEAR], [2, 4])).toMatchObject({ target: 'R1', why: 'best' });
  });
});

describe('what it does', () => {
  test('AMB-TFH-32 nobody in sight: towards the nearest enemy', () => {
    const veil = [cloud(60, 50, 4)];
    const play = begin([{ ...B1, profile: profile(3, { model: 'Mule', weapons: [] }) }, NEAR], [], { clouds: veil });
    expect(play.events('Focused')[0]).toMatchObject({ target: null, why: 'nobody' });
    const { x, y } = play.plane('B1').at;
    expect(Math.hypot(x - 60_000, y - 60_000)).toBeLessThan(30_000);
  });

  test('TFH-29 the leader tests for its group, which flies and fires with it', () => {
    const armed = profile(2, { weapons: [gun('all-round', 20, 1, 1)] });
    const group: readonly Plane[] = [
      { ...B1, heading: 180, profile: armed, leader: 'B1' },
      { ...B1, unit: 'B2', at: [66, 40], heading: 180, profile: armed, leader: 'B1' },
    ];
    const play = begin([...group, { ...NEAR, at: [60, 70] }]);
    expect(play.events('Focused').map(({ unit }) => unit)).toEqual(['B1']);
    expect(play.events('ActivationBegan')[0]).toMatchObject({ unit: 'B1', members: ['B1', 'B2'], by: 'referee' });
    expect(play.events('Fired').map(({ unit, target }) => [unit, target])).toEqual([
      ['B1', 'R1'],
      ['B2', 'R1'],
    ]);
  });

  test('TFH-29 nobody is asked for the side that the referee flies', () => {
    const play = begin([B1, { ...NEAR, at: [60, 79] }]);
    expect(play.awaited).toEqual(['red:activate']);
  });

  test.each([
    // Turned by 45° it would stay on the table.
    ['west', [8, 40], 270],
    ['north', [60, 8], 0],
    ['east', [112, 40], 90],
    ['south', [60, 72], 180],
  ] as const)('TFH-29 it leaves by an exit where that is its mission: %s', (edge, at, heading) => {
    const goals = [{ win: 'exit', side: sideId('blue'), units: [unitId('B1')], count: 1 }] as const;
    const exits = [{ side: sideId('blue'), edge }] as const;
    const play = begin([{ ...B1, at, heading }, NEAR], [1, 1], { goals, exits });
    expect(play.last('LeftTable')).toMatchObject({ unit: 'B1', edge, safe: true });
    expect(play.match.outcome).toMatchObject({ winners: ['blue'], reason: 'goal' });
  });

  test.each([
    ['north', 33],
    ['south', 47],
  ] as const)('TFH-29 far from its exit it turns towards it: %s', (edge, y) => {
    const goals = [{ win: 'exit', side: sideId('blue'), units: [unitId('B1')], count: 1 }] as const;
    const exits = [{ side: sideId('blue'), edge }] as const;
    const play = begin([{ ...B1, heading: 90 }, NEAR], [1, 1], { goals, exits });
    expect(play.place('B1')[1]).toBeCloseTo(y, 0);
  });

  const dock = { id: 'dock', side: 'red', at: [60, 60] } as const;
  const goals = [{ win: 'bomb', side: sideId('blue'), count: 1 }] as const;
  // It stays where it is told to evade, so that nobody is asked.
  const stolid = profile(1, { model: 'Mule', weapons: [], attributes: ['unwieldy'] });
  const loaded = (attribute: 'bomber' | 'dive-bomber') =>
    profile(1, { bombs: true, attributes: [attribute], weapons: [gun('all-round', 20, 1, 1)] });

  test('TFH-29 what carries bombs tests with one enemy in sight too: its mission is a target as well', () => {
    const bomber = { ...B1, heading: 180, profile: loaded('bomber') };
    const raid = (...dice: readonly number[]) =>
      begin([bomber, { ...NEAR, at: [60, 24], profile: stolid }], dice, { goals, targets: [dock] });
    const sent = raid(1, 1);
    expect(sent.last('Focused')).toMatchObject({ passes: 2, target: 'R1', why: 'mission' });
    expect(sent.place('B1')).toEqual([60, 50]);
    // It fires on the way, where the enemy is in range: before it moves.
    expect(sent.events('Fired')[0]).toMatchObject({ unit: 'B1', target: 'R1' });
    const lured = raid(6, 6, 3, 3);
    expect(lured.last('Focused')).toMatchObject({ passes: 0, target: 'R1', why: 'highest' });
    expect(lured.place('B1')[1]).toBeLessThan(50);
  });

  test('AMB-TFH-18 where none of its moves stays on the table it flies straight on, bombs or not', () => {
    const away: Plane = { unit: 'R1', at: [110, 70], heading: 90, profile: stolid };
    const cornered = { ...B1, at: [3, 3], heading: 315, profile: loaded('bomber') } as const;
    const play = begin([cornered, away], [1, 1], { goals, targets: [dock] });
    expect(play.last('LeftTable')).toMatchObject({ unit: 'B1', safe: false });
  });

  test('TFH-11 TFH-29 over its target, but with no move that stays on the table, it bombs and flies straight on; nobody is asked', () => {
    const away: Plane = { unit: 'R1', at: [110, 70], heading: 90, profile: stolid };
    const cornered = { ...B1, at: [3, 3], heading: 315, profile: loaded('bomber') } as const;
    const targets = [dock, { ...dock, id: 'mole', at: [4, 4] as const }];
    const play = begin([cornered, away], [1, 1, 1, 1], {
      ...{ goals: [{ ...goals[0], count: 2 }], targets },
      options: { bombLoads: 'everyActivation' },
    });
    expect(play.last('Bombed')).toMatchObject({ target: 'mole', success: true });
    expect(play.last('LeftTable')).toMatchObject({ unit: 'B1', safe: false });
    // It was the last of its side.
    expect(play.awaited).toEqual([]);
  });

  test('TFH-29 bombs are no mission where its side wins otherwise', () => {
    const bomber = { ...B1, heading: 180, profile: loaded('bomber') };
    const one: Plane = { ...NEAR, at: [60, 24], profile: stolid };
    const both = [dock, { ...dock, id: 'mole', side: 'blue', at: [20, 20] }] as const;
    const last = { win: 'last', side: sideId('blue'), turns: 5 } as const;
    const theirs = { win: 'bomb', side: sideId('red'), count: 1 } as const;
    expect(begin([bomber, one], [], { goals: [last], targets: both }).events('Focused')[0]).toMatchObject({
      ...{ roll: null, why: 'only' },
    });
    const armed = {
      ...one,
      unit: 'R1',
      profile: profile(1, { model: 'Mule', bombs: true, weapons: [], attributes: ['unwieldy'] }),
    };
    expect(begin([bomber, armed], [], { goals: [theirs], targets: both }).events('Focused')[0]).toMatchObject({
      ...{ roll: null, why: 'only' },
    });
  });

  test('TFH-29 TFH-37 over its target already, it bombs before it flies on', () => {
    const away: Plane = { unit: 'R1', at: [5, 5], heading: 90, profile: stolid };
    const over = { ...B1, at: [60, 57], heading: 180, profile: loaded('bomber') } as const;
    const play = begin([over, away], [1, 1, 1, 1], { goals, targets: [dock] });
    expect(play.last('Bombed')).toMatchObject({ unit: 'B1', target: 'dock', success: true });
  });

  test('AMB-TFH-37 focusMission goal: with one enemy in sight it goes for that without a test, with two its mission counts', () => {
    const bomber = { ...B1, heading: 180, profile: loaded('bomber') };
    const raid = (enemies: readonly Plane[], ...dice: readonly number[]) =>
      begin([bomber, ...enemies], dice, { goals, targets: [dock], options: { focusMission: 'goal' } });
    const one: Plane = { ...NEAR, at: [60, 24], profile: stolid };
    expect(raid([one], 3, 3).last('Focused')).toMatchObject({ roll: null, target: 'R1', why: 'only' });
    expect(raid([one, { ...one, unit: 'R2', at: [40, 24] }], 1, 1).last('Focused')).toMatchObject({ why: 'mission' });
  });

  test('TFH-29 TFH-42 a dive bomber dives within reach of its target, and bombs in its next activation', () => {
    const away: Plane = { unit: 'R1', at: [5, 5], heading: 90, profile: stolid };
    const dives = begin([{ ...B1, at: [60, 45], heading: 180, profile: loaded('dive-bomber') }, away], [1, 1], {
      goals,
      targets: [dock],
    });
    expect(dives.last('Dived')).toMatchObject({ unit: 'B1', because: 'order', length: 5000 });
    dives.give('red', fly('R1', [ahead(10)]), [1, 2, 1, 1, 1, 1]);
    expect(dives.last('Bombed')).toMatchObject({ unit: 'B1', how: 'dive', success: true });
  });
});
