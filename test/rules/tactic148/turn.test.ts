import { tactic148 } from '../../../src/rules/tactic148/index.js';
import { describe, expect, test } from 'vitest';
import type { Action, Command } from '../../../src/rules/tactic148/commands.js';
import {
  assault,
  begin,
  cardOf,
  cover,
  endTurn,
  grenade,
  join,
  move,
  opportunity,
  shoot,
  suppress,
  type Figure,
} from '../../support/tactic148.js';

/** A player's turn: who has to spend, what is queued, who is asked in it. */

const US: Figure = { unit: 'US1', card: cardOf('sergeant', { suppression: 2000 }), at: [10, 20] };
const GUNNER: Figure = { unit: 'US2', card: 'gunner', at: [14, 20] };
const VG: Figure = { unit: 'VG1', card: 'grenadier', at: [10, 12] };

describe('AMB-T48-02 asked only when an enemy comes into sight or shoots', () => {
  test.each([
    ['a shot', shoot('US1', 'VG1', false, 'smg'), [1, 1, 1, 1], true],
    ['a grenade', grenade('US1', 10, 13), [1, 1, 1], true],
    ['Assault Fire', assault('US1', 'VG1', 'move', [[10, 19]], 'smg'), [1, 1, 1, 1], true],
    ['Suppression Fire', suppress('US1', 10, 18.5, 'smg'), [], true],
    ['joining Suppression Fire', join('US1', 'sf1', 'smg'), [], true],
    ['Take Cover', cover('US1'), [], false],
    ['a move in sight', move('US1', [10, 19]), [], false],
    ['an Opportunity marker', opportunity('US1', 10, 18, false, 'smg'), [], false],
  ] as const)('T48-15 after %s by an enemy whom they see', (_, order, faces, isAsked) => {
    const play = begin({ figures: [US, GUNNER, VG], windows: true });
    const unit = play.unit('VG1').id;
    if (order.type === 'join') {
      play.give('us', suppress('US2', 10, 18.5, 'bar'));
      play.letPass();
    }
    play.give('vg', { type: 'instruct', instruction: { about: 'ask', when: 'sighted-or-shot-at' } });
    play.give('vg', { type: 'instruct', instruction: { about: 'cover', unit, answer: 'never' } });
    play.give('us', order, faces);
    expect(play.awaited).toEqual([isAsked ? 'vg:react' : 'us:act']);
  });
});

test('AMB-T48-02 T48-15 who is asked only then is not asked at the end of a turn in which the enemy did nothing more', () => {
  const play = begin({ figures: [US, GUNNER, VG], windows: true });
  play.give('vg', { type: 'instruct', instruction: { about: 'ask', when: 'sighted-or-shot-at' } });
  play.give('us', { type: 'end-turn', cover: play.unit('US1').id });
  expect(play.awaited).toEqual(['vg:act']);
});

describe('T48-08 a side of two players', () => {
  const pair: readonly Figure[] = [
    { ...US, seat: 'us-1' },
    { ...GUNNER, seat: 'us-2' },
    { ...VG, seat: 'vg' },
  ];

  test('T48-08 whoever ends first need not spend, the last must', () => {
    const play = begin({ figures: pair });
    expect(play.awaited).toEqual(['us-1:act', 'us-2:act']);
    play.give('us-1', endTurn);
    expect(play.awaited).toEqual(['us-2:act']);
    expect(play.refused('us-2', endTurn)).toEqual({
      code: 'tactic148/spend-one',
      params: { able: ['US2'] },
      rule: 'T48-08',
    });
    play.give('us-2', { type: 'end-turn', cover: play.unit('US2').id });
    expect(play.last('TurnEnded')).toMatchObject({ side: 'us', spent: 1 });
    expect(play.unit('US2').inCover).toBe(true);
  });

  test('T48-08 what one of them has spent is enough, and whoever is done is not asked again', () => {
    const play = begin({ figures: pair });
    play.give('us-1', cover('US1'));
    play.give('us-2', endTurn);
    expect(play.awaited).toEqual(['us-1:act']);
    play.give('us-1', endTurn);
    expect(play.last('TurnBegan').side).toBe('vg');
  });

  test('T48-10 neither orders the other’s characters', () => {
    const play = begin({ figures: pair });
    const plan = (...actions: readonly Action[]): Command => ({ type: 'plan', actions });
    for (const order of [cover('US2'), plan(cover('US1'), cover('US2'))])
      expect(play.refused('us-1', order)).toMatchObject({
        code: 'tactic148/not-this-character',
        params: { unit: 'US2', known: ['US1'] },
        rule: 'T48-10',
      });
  });
});

describe('T48-09 queued orders', () => {
  const plan = (n: number): Command => ({ type: 'plan', actions: Array.from({ length: n }, () => cover('US1')) });
  const play = () => begin({ figures: [US, VG] });

  test('T48-09 from one to ten, of which the first must be possible', () => {
    for (const n of [0, 11])
      expect(play().refused('us', plan(n))).toEqual({
        code: 'tactic148/plan-length',
        params: { most: 10 },
        rule: 'T48-08',
      });
    expect([1, 10].map((n) => play().accepts('us', plan(n)))).toEqual([true, true]);
    const actions = [shoot('US1', 'VG1', false, 'rifle'), cover('US1')];
    expect(play().refused('us', { type: 'plan', actions }).code).toBe('tactic148/no-such-weapon');
  });

  test('T48-09 one that can no longer be followed waits for another order, which drops the rest', () => {
    const match = play();
    const shots = [shoot('US1', 'VG1', false, 'smg'), shoot('US1', 'VG1', false, 'smg'), move('US1', [10, 12])];
    match.give('us', { type: 'plan', actions: shots }, [1, 1, 1, 1, 1, 1, 1, 1]);
    expect(match.events('PlanFollowed')).toHaveLength(2);
    expect([match.awaited, match.game.plan?.actions.length]).toEqual([['us:act'], 1]);
    match.mark('VG1', { shocked: true });
    const before = match.match;
    match.give('us', cover('US1'));
    const [dropped] = match.events('PlanDropped');
    // Only what was queued goes: no marker with it.
    const left = dropped && tactic148.evolve(before, dropped).game;
    expect(left).toEqual({ ...before.game, plan: null });
    expect([match.events('PlanDropped').length, match.game.plan]).toEqual([1, null]);
    // All of them are orders of their player.
    expect(match.events('ActionTaken').map(({ by }) => by)).toEqual(['seat', 'seat', 'seat']);
  });
});

describe('T48-08 a turn', () => {
  test('T48-08 AMB-T48-26 two to a round; five tokens each but for those of the set-up, which are the first turn’s', () => {
    const told = (options: Readonly<Record<string, string>> = {}) => {
      const play = begin({ figures: [US, VG], options });
      for (const [seat, unit] of [
        ['us', 'US1'],
        ['vg', 'VG1'],
        ['us', 'US1'],
      ] as const) {
        play.give(seat, cover(unit));
        play.give(seat, endTurn);
      }
      return play.events('TurnBegan').map(({ turn, round, half, side, gained }) => [turn, round, half, side, gained]);
    };
    const began = (gained: number) => [
      [1, 1, 'first-half', 'us', gained],
      [2, 1, 'second-half', 'vg', gained],
      [3, 2, 'first-half', 'us', 5],
      [4, 2, 'second-half', 'vg', 5],
    ];
    expect(told()).toEqual(began(0));
    expect(told({ firstTurnTokens: 'setupPlusFive' })).toEqual(began(5));
  });
});
