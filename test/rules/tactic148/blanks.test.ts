import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/kernel/dice.js';
import { sideId, unitId } from '../../../src/rules/kernel/ids.js';
import { steps } from '../../../src/rules/geometry/plane/point.js';
import { tactic148 } from '../../../src/rules/tactic148/index.js';
import { pick, placeChoice } from '../../../src/rules/tactic148/move-choices.js';
import { moveProblem } from '../../../src/rules/tactic148/move.js';
import { weaponId } from '../../../src/rules/tactic148/types.js';
import { startMatch } from '../../support/deciding.js';
import { begin, cardOf, place, setupOf, weapon, type Figure } from '../../support/tactic148.js';

/** Blanks of an order where several things can be chosen, and what a refusal names. */

const US: Figure = { unit: 'US1', card: 'rifleman', at: [10, 20] };
const VG: Figure = { unit: 'VG1', card: 'grenadier', at: [10, 17] };

describe('whoever carries two weapons', () => {
  const armed = cardOf('rifleman', { weapons: [weapon('rifle', 3, 2), weapon('pistol', 2, 1)] });
  const play = begin({ figures: [{ ...US, card: armed }, VG] });

  test.each(['shoot', 'assault'])('T48-20 T48-35 says with which before anything else: %s', (action) => {
    expect(play.choice('us', { unit: 'US1', action })).toMatchObject({
      kind: 'pick',
      blank: 'weapon',
      options: [{ value: 'rifle' }, { value: 'pistol' }],
    });
  });

  test('T48-20 and fires with the one that was chosen', () => {
    const blanks = { unit: 'US1', action: 'shoot', weapon: 'pistol', target: 'VG1', aim: 'no' };
    expect(play.choice('us', blanks)).toMatchObject({ kind: 'done', command: { type: 'shoot', weapon: 'pistol' } });
  });
});

test('T48-16 who has fired one of two weapons is offered markers yet, with that one', () => {
  const armed = cardOf('rifleman', { shots: 3, weapons: [weapon('rifle', 3, 2), weapon('pistol', 2, 1)] });
  for (const used of ['rifle', 'pistol']) {
    const play = begin({ figures: [{ ...US, card: armed }, VG] });
    play.mark('US1', { doings: { ...play.unit('US1').doings, weapon: weaponId(used) } });
    const actions = play.choice('us', { unit: 'US1' });
    const offered = actions.kind === 'pick' ? actions.options.map(({ value }) => value) : [];
    expect(offered).toEqual(expect.arrayContaining(['opportunity', 'suppress']));
    expect(play.choice('us', { unit: 'US1', action: 'opportunity' })).not.toMatchObject({ blank: 'weapon' });
  }
});

describe('a place to go to', () => {
  const at = place(10, 18);
  const enemies = [{ unit: unitId('VG1'), at }];
  const finish = () => ({ kind: 'done', command: { type: 'scatter', at } }) as const;

  test('T48-30 where there is nowhere at all, that is said with the blank', () => {
    const nothing = (blank: string) => ({
      kind: 'nothing',
      refusal: { code: 'tactic148/nothing-to-choose', params: { blank }, rule: null },
    });
    expect(placeChoice({}, [], () => [], finish)).toEqual(nothing('at'));
    expect(placeChoice({ where: 'place' }, [], () => [], finish)).toEqual(nothing('at'));
    expect(pick('where', [])).toEqual(nothing('where'));
  });

  test('T48-30 where there is nowhere but to an enemy, no place of one’s own is offered', () => {
    expect(placeChoice({}, enemies, () => [], finish)).toMatchObject({ kind: 'pick', options: [{ value: 'VG1' }] });
    expect(placeChoice({}, enemies, () => [place(9, 19)], finish)).toMatchObject({
      options: [{ value: 'place' }, { value: 'VG1' }],
    });
  });
});

describe('what a refusal names', () => {
  const play = begin({ figures: [US, VG] });

  test.each([
    ['no place at all', [], 'tactic148/no-way'],
    ['the place where it stands', [place(10, 20)], 'tactic148/no-way'],
    ['a place too far away', [place(10, 30)], 'tactic148/too-far'],
  ] as const)('T48-30 who does not get there: %s', (_, path, code) => {
    const problem = moveProblem(play.game, play.unit('US1'), path, steps(5));
    expect(problem).toMatchObject({ code, params: { unit: 'US1' }, rule: 'T48-30' });
  });

  const refusalOf = (setup: ReturnType<typeof setupOf>) => {
    const began = startMatch(tactic148, setup, scriptedDice([6, 1]), 0);
    return began.ok ? null : began.error;
  };

  test('T48-02 how many sides there are, where there are not two', () => {
    const setup = setupOf({ figures: [US, VG] });
    const sides = [...setup.sides, sideId('third')];
    expect(refusalOf({ ...setup, sides })).toMatchObject({
      code: 'tactic148/two-sides',
      params: { sides: ['us', 'vg', 'third'] },
      rule: 'T48-02',
    });
  });

  test('T48-01 a side and a seat without anybody', () => {
    const setup = setupOf({ figures: [US, { ...US, unit: 'US2', seat: 'us-2' }, VG] });
    const without = (seat: string) => ({
      ...setup,
      characters: setup.characters.filter((one) => one.seat !== seat),
    });
    expect(refusalOf(without('vg'))).toMatchObject({
      code: 'tactic148/empty-side',
      params: { side: 'vg' },
      rule: 'T48-01',
    });
    expect(refusalOf(without('us-2'))).toMatchObject({
      code: 'tactic148/empty-seat',
      params: { seat: 'us-2' },
      rule: 'T48-01',
    });
  });
});

describe('what was written in the second shape', () => {
  const shot = (why: string) => ({ type: 'ShotFired', shot: { why } });

  test.each([
    ['opportunity', false],
    ['attack', true],
  ])('T48-33 a shot is an attack of its turn unless a marker fired it: %s, %s', (why, attack) => {
    expect(tactic148.upcastEvent(shot(why), 2)).toMatchObject({ attack });
  });

  test.each([undefined, null, 'opportunity', {}])('T48-33 a shot without its reason is one: %j', (odd) => {
    const written = { type: 'ShotFired', shot: odd };
    expect(tactic148.upcastEvent(written, 2)).toMatchObject({ attack: true });
  });
});
