import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../../src/rules/battletech/setup.js';
import { ending, pointsOf } from '../../../../src/rules/battletech/standard/victory.js';
import { unitsLoserFirst } from '../../../../src/rules/battletech/turn.js';
import type { StandardSetup, StandardState } from '../../../../src/rules/battletech/types.js';
import { sideId, unitId } from '../../../../src/rules/kernel/ids.js';
import {
  type FullPlay,
  beginFull,
  fullSetup,
  marked,
  passTurn,
  step,
  type FullPiece,
} from '../../../support/standard.js';

/** More than two sides, each against all others (option `multiSide`). */

const MULTI = { multiSide: 'on' };
const [RED, BLUE, GREEN] = [sideId('red'), sideId('blue'), sideId('green')];
const HBK: FullPiece = { unit: 'HBK-4G', seat: 'red', at: '0102 S' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'blue', at: '1502 S' };
const PNT: FullPiece = { unit: 'PNT-9R', seat: 'green', at: '0816 N' };
const THREE = [HBK, ENF, PNT];

/** Dice by which red is last, blue second, green first: 3, 7, 11. */
const RED_LAST = [1, 2, 3, 4, 5, 6];
/** The same the other way round. */
const GREEN_LAST = [5, 6, 3, 4, 1, 2];

/** As many units of each side as are said, in a row each. */
const force = (...counts: readonly number[]): readonly FullPiece[] =>
  [HBK, ENF, PNT].flatMap(({ unit, seat }, side) =>
    Array.from({ length: counts[side] ?? 0 }, (_, i) => ({
      unit: `${unit}=${seat}${i + 1}`,
      seat,
      at: `${String(3 * side + i + 1).padStart(2, '0')}0${2 * side + 1} S`,
    })),
  );

const three = (pieces: readonly FullPiece[] = THREE, initiative: readonly number[] = RED_LAST): FullPlay =>
  beginFull({ pieces, options: MULTI }, initiative);

/** The order of the phase that began last, by the first letters of the sides. */
const order = (play: FullPlay): string =>
  play
    .last('PhaseBegan')
    .order.map((side) => side.charAt(0))
    .join('');

/** The state after units have been destroyed. */
const without = (state: StandardState, ...units: readonly string[]): StandardState => ({
  ...state,
  units: state.units.map((one) => (units.includes(one.id) ? { ...one, status: 'destroyed' } : one)),
});

describe('AMB-SEQ-07 More than two sides', () => {
  it('need the option multiSide, the standard level, and are four at most', () => {
    const refusal = (change: Partial<StandardSetup>): unknown =>
      checkSetup({ ...fullSetup({ pieces: THREE }), ...change });
    const { units: _, ...three } = fullSetup({ pieces: THREE });
    expect(refusal({})).toMatchObject({
      code: 'battletech/multi-side-off',
      params: { count: 3, sides: ['red', 'blue', 'green'] },
      rule: 'AMB-SEQ-07',
    });
    expect(refusal({ options: MULTI })).toBeNull();
    expect(checkSetup({ ...three, level: 'quick-start', options: MULTI, units: [] })).toMatchObject({
      code: 'battletech/two-sides',
    });
    const five = [
      ...THREE,
      { ...HBK, unit: 'HBK-4G=Four', seat: 'four' },
      { ...HBK, unit: 'HBK-4G=Five', seat: 'five' },
    ];
    expect(checkSetup(fullSetup({ pieces: five, options: MULTI }))).toMatchObject({
      code: 'battletech/too-many-sides',
      params: { count: 5, most: 4 },
    });
    expect(checkSetup(fullSetup({ pieces: five.slice(0, 4), options: MULTI }))).toBeNull();
  });

  it('a zone has room for a side even when all the others fill what it shares with them', () => {
    const setup = fullSetup({ pieces: THREE, options: MULTI });
    const zoned = (hexes: number): unknown =>
      checkSetup({
        ...setup,
        deployment: setup.sides.map((side) => ({ side, zone: { rows: [1, 1], columns: [1, hexes] } })),
      });
    expect(zoned(3)).toBeNull();
    expect(zoned(2)).toMatchObject({
      code: 'battletech/zone-too-small',
      params: { units: 1, room: 0 },
      rule: 'QSR-60',
    });
  });

  it('every side rolls; they rank from the lowest to the highest, who has the initiative', () => {
    const play = three(THREE, GREEN_LAST);
    expect(play.last('InitiativeRolled')).toMatchObject({ winner: 'red', ranking: ['green', 'blue', 'red'] });
    expect(play.game.initiative).toBe('red');
    expect(order(play)).toBe('gbr');
  });

  it('who ties rolls again for their place, the others do not: 7, 7 and 9, then 5 and 3', () => {
    const play = three(THREE, [3, 4, 2, 5, 4, 5, 2, 3, 1, 2]);
    const { rounds, ranking } = play.last('InitiativeRolled');
    expect(rounds.map((round) => round.map(({ side }) => side))).toEqual([
      ['red', 'blue', 'green'],
      ['red', 'blue'],
    ]);
    expect(ranking).toEqual(['blue', 'red', 'green']);
  });

  it('two sides have no ranking: their matches are written down as ever', () => {
    const play = beginFull({ pieces: [HBK, ENF], options: MULTI }, [1, 2, 3, 4]);
    expect(play.last('InitiativeRolled')).not.toHaveProperty('ranking');
    expect(play.game).not.toHaveProperty('ranking');
  });

  it('of 1, 2 and 3 units each side moves its ratio to the smallest, the lowest initiative first', () => {
    expect(order(three(force(1, 2, 3)))).toBe('rbbggg');
    expect(order(three(force(1, 2, 3), GREEN_LAST))).toBe('gggbbr');
    expect(order(three(force(3, 1, 2)))).toBe('rrrbgg');
  });

  it('the ratio is taken anew in each pass: 2, 3 and 5 units act 1, 1, 2 and then 1, 2, 3 at a time', () => {
    expect(order(three(force(2, 3, 5)))).toBe('rbgg' + 'rbbggg');
  });

  it('attacks of the lowest initiative are resolved first where the option resolutionOrder says so', () => {
    const { game } = three(force(1, 2, 1), GREEN_LAST);
    const declared = ['red1', 'blue2', 'green1', 'blue1'].map(unitId);
    expect(unitsLoserFirst(game, declared)).toEqual(['green1', 'blue2', 'blue1', 'red1']);
  });

  it('everybody else is an enemy: points are the tons that all others have lost', () => {
    const state = without(three().game, 'ENF-4R', 'PNT-9R');
    expect([RED, BLUE, GREEN].map((side) => pointsOf(state, side))).toEqual([85, 35, 50]);
  });

  it('a standstill of those who play on is one, whatever a side could do that has conceded', () => {
    // Reactors at 40 that shed nothing never start again.
    const shut = { shutdown: true, heat: 40, sinksOff: 30 };
    const state = marked(marked(three().game, 'HBK-4G', shut), 'ENF-4R', shut);
    expect(ending(state, [RED, BLUE, GREEN], [])).toBeNull();
    expect(ending(state, [RED, BLUE], [])).toMatchObject({ winners: [], reason: 'standstill' });
  });

  it('the match goes on until one side stands; the last two falling together is a draw', () => {
    const { game } = three();
    const sides = [RED, BLUE, GREEN];
    expect(ending(without(game, 'HBK-4G'), sides, [])).toBeNull();
    expect(ending(without(game, 'HBK-4G', 'PNT-9R'), sides, [])).toMatchObject({
      winners: ['blue'],
      reason: 'last-side-standing',
    });
    expect(ending(without(game, 'HBK-4G', 'PNT-9R', 'ENF-4R'), sides, [])).toMatchObject({ winners: [] });
  });

  /** Green's only unit has left the map; red and blue are still to act. */
  function greenGone(): FullPlay {
    const play = three([HBK, ENF, { ...PNT, at: '0817 S' }], GREEN_LAST);
    play.give('green', step('PNT-9R', 'walk', 'F', { exit: true }));
    return play;
  }

  it('a side without a unit left rolls for initiative no more', () => {
    const play = greenGone();
    passTurn(play, [3, 4, 4, 5]);
    expect(play.game.turn).toBe(2);
    expect(play.last('InitiativeRolled').rounds.map((round) => round.map(({ side }) => side))).toEqual([
      ['red', 'blue'],
    ]);
    expect(order(play)).toBe('rb');
  });

  it('a side without a unit left does not win by the surrender of the others', () => {
    const play = greenGone();
    play.give('red', { type: 'concede' });
    expect(play.match.outcome).toBeNull();
    play.give('blue', { type: 'concede' });
    expect(play.match.outcome).toMatchObject({ winners: [], reason: 'conceded' });
  });

  it('who concedes is out, the others play on; their units stay, and they win nothing', () => {
    const play = three();
    play.give('green', { type: 'concede' });
    expect(play.match.outcome).toBeNull();
    passTurn(play, [3, 4, 3, 5, 3, 6]);
    expect(play.match.outcome).toBeNull();
    expect(play.unit('PNT-9R').status).toBe('active');
    const state = without(play.game, 'HBK-4G');
    expect(ending(state, [RED, BLUE], [])).toMatchObject({ winners: ['blue'], reason: 'last-side-standing' });
    play.give('red', { type: 'concede' });
    expect(play.match.outcome).toMatchObject({ winners: ['blue'], reason: 'conceded' });
  });
});
