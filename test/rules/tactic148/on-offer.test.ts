import { describe, expect, test } from 'vitest';
import { unitId } from '../../../src/rules/kernel/ids.js';
import { steps } from '../../../src/rules/geometry/plane/point.js';
import { begin, cardOf, piece, wall, weapon, type Figure } from '../../support/tactic148.js';

/** What is offered, blank by blank, where one thing alone can be done. */

const US: Figure = { unit: 'US1', card: 'rifleman', at: [10, 20] };
const VG: Figure = { unit: 'VG1', card: 'grenadier', at: [10, 17] };

/** The values that a blank offers. */
function offered(play: ReturnType<typeof begin>, blanks: Readonly<Record<string, string>>) {
  const next = play.choice('us', blanks);
  if (next.kind !== 'pick') throw new Error(next.kind);
  return { blank: next.blank, values: next.options.map(({ value }) => value) };
}

describe('actions on offer', () => {
  test('T48-10 whoever cannot aim can lie in wait and suppress all the same', () => {
    const blind = cardOf('rifleman', { aim: 0 });
    const play = begin({ figures: [{ ...US, card: blind }, VG] });
    expect(offered(play, { unit: 'US1' }).values).toEqual(expect.arrayContaining(['opportunity', 'suppress']));
  });

  test.each(['opportunity', 'suppress'])(
    'T48-10 whoever cannot aim lays a marker of %s at any place in sight',
    (action) => {
      const play = begin({ figures: [{ ...US, card: cardOf('rifleman', { aim: 0 }) }, VG] });
      const laid = { unit: 'US1', action, where: 'place' };
      expect(play.choice('us', laid)).toMatchObject({ kind: 'point', blank: 'at' });
      expect(play.choice('us', { ...laid, at: '10000,18000' })).toMatchObject({
        kind: 'done',
        command: { type: action },
      });
    },
  );

  test('T48-35 Assault Fire begins with what can come first: behind a wall the move alone', () => {
    const screen = piece('screen', 'obstruction', wall(9, 18, 11, 19));
    const play = begin({ figures: [US, VG], pieces: [screen] });
    expect(offered(play, { unit: 'US1', action: 'assault' })).toEqual({ blank: 'first', values: ['move'] });
  });

  test('T48-30 a way that goes on ends only where its last leg can end', () => {
    const screen = piece('screen', 'obstruction', wall(9, 14, 11, 15));
    const play = begin({ figures: [US, { ...VG, at: [30, 5] }], pieces: [screen] });
    const way = { unit: 'US1', action: 'move', where: 'place', at: '10000,17000', then: 'on' };
    expect(play.choice('us', { ...way, at2: '10000,15200' })).toMatchObject({ blank: 'at2' });
    expect(play.choice('us', { ...way, at2: '11000,16000' })).not.toMatchObject({ blank: 'at2' });
  });
});

describe('why a shot cannot be made now, beside its odds', () => {
  const now = (play: ReturnType<typeof begin>, aim: boolean) => {
    const told = play.inspect({ about: 'odds', unit: unitId('US1'), target: unitId('VG1'), aim, from: null });
    if (told.about !== 'odds') throw new Error(told.about);
    return told.targets[0]?.odds[0]?.now;
  };

  test('T48-41 a wound marker; T48-10 no aim on the card; nothing', () => {
    const play = begin({ figures: [{ ...US, card: cardOf('rifleman', { aim: 0 }) }, VG] });
    expect(now(play, false)).toBeNull();
    expect(now(play, true)).toMatchObject({ code: 'tactic148/not-on-card', rule: 'T48-10' });
    play.mark('US1', { shocked: true });
    expect(now(play, false)).toMatchObject({ code: 'tactic148/wound-marker', rule: 'T48-41' });
  });
});

describe('where a character can move', () => {
  test('T48-30 up to a wall, to the very edge of its base', () => {
    const screen = piece('screen', 'obstruction', wall(0, 17.1, 36, 18.1));
    const play = begin({ figures: [US, { ...VG, at: [30, 5] }], pieces: [screen] });
    const told = play.inspect({ about: 'reach', unit: unitId('US1'), by: 'move' });
    if (told.about !== 'reach') throw new Error(told.about);
    const north = Math.min(...told.plain.map(({ y }) => y));
    expect(north).toBeGreaterThanOrEqual(steps(18.6));
    expect(north).toBeLessThanOrEqual(steps(18.6) + 2);
  });

  test.each([
    ['east', [33, 20], 'x', 35.5],
    ['west', [3, 20], 'x', 0.5],
    ['south', [10, 33], 'y', 35.5],
    ['north', [10, 3], 'y', 0.5],
  ] as const)('T48-05 T48-30 up to the %s edge of the table, with its whole base', (_edge, at, axis, most) => {
    const play = begin({
      figures: [
        { ...US, at },
        { ...VG, at: [30, 10] },
      ],
    });
    const told = play.inspect({ about: 'reach', unit: unitId('US1'), by: 'move' });
    if (told.about !== 'reach') throw new Error(told.about);
    const along = told.plain.map((place) => place[axis]);
    const far = most > 18 ? Math.max(...along) : Math.min(...along);
    expect(Math.abs(far - steps(most))).toBeLessThanOrEqual(2);
  });

  test('AMB-T48-33 P-20 where the enemy has no dice no number threatens, though it is seen', () => {
    const near = cardOf('sergeant', { weapons: [weapon('smg', 0, 4)] });
    const play = begin({ figures: [US, { ...VG, card: near, at: [10, 2] }] });
    const told = play.inspect({ about: 'reach', unit: unitId('US1'), by: 'move', danger: true });
    if (told.about !== 'reach' || !told.danger) throw new Error(told.about);
    const far = told.danger.threats.filter(({ at }) => at.y >= steps(18));
    expect(far.length).toBeGreaterThan(5);
    for (const { lookers, needed } of far) expect([lookers.length, needed]).toEqual([1, null]);
  });

  test('T48-10 nowhere with a move that its card does not have', () => {
    const play = begin({ figures: [{ ...US, card: 'mg' }, VG] });
    const told = play.inspect({ about: 'reach', unit: unitId('US1'), by: 'assault' });
    expect(told).toMatchObject({ most: 0, plain: [], climb: [] });
  });
});
