import { describe, expect, it } from 'vitest';
import { evolveStandard } from '../../../../src/rules/battletech/evolve.js';
import { ending, goalsHeld, pointsOf } from '../../../../src/rules/battletech/standard/victory.js';
import type { StandardState } from '../../../../src/rules/battletech/types.js';
import type { Body } from '../../../../src/rules/battletech/standard/types.js';
import type { Goal, Victory } from '../../../../src/rules/battletech/standard/goals.js';
import { sideId } from '../../../../src/rules/kernel/ids.js';
import { hex, unit } from '../../../support/quick-start.js';
import {
  type FullPlay,
  attack,
  beginFull,
  marked,
  passTo,
  passTurn,
  step,
  type FullPiece,
} from '../../../support/standard.js';

/** Ways to win besides being the last side standing (SEQ-18). */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0802 N' };
const LCT: FullPiece = { unit: 'LCT-1V', seat: 'defender', at: '0702 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0810 N' };
const OTHER: FullPiece = { unit: 'CDA-2A', seat: 'attacker', at: '1516 N' };
const DEFENDER = sideId('defender');
const ATTACKER = sideId('attacker');

const begin = (pieces: readonly FullPiece[], goals: readonly Goal[], more: Partial<Victory> = {}): FullPlay =>
  beginFull({ pieces, victory: { goals, turns: null, late: 'draw', ...more } });

/** The Hunchback takes the Enforcer's head off: to hit, location, the pilot's consciousness; then the next initiative. */
function behead(play: FullPlay): void {
  passTo(play, 'attack');
  play.give('defender', attack('HBK-4G', 'ENF-4R', 'A'));
  const faces = [6, 6, 6, 6, 6, 6, 1, 1, 6, 6];
  passTurn(play, faces);
  expect(play.last('UnitDestroyed').unit).toBe('ENF-4R');
}

describe('Victory (SEQ-18)', () => {
  it('enough units of a side have left over the edge: at the end of that turn it has won', () => {
    const exit: Goal = { goal: 'exit', side: DEFENDER, edge: 'north', units: 2 };
    const play = begin([HBK, LCT, ENF], [exit]);
    play.give('defender', step('HBK-4G', 'walk', 'FF', { exit: true }));
    passTurn(play);
    expect(play.match.outcome).toBeNull();
    play.give('defender', step('LCT-1V', 'walk', 'FF', { exit: true }));
    passTurn(play);
    expect(play.match.outcome).toMatchObject({ winners: ['defender'], reason: 'goal' });
  });

  it('who leaves over another edge does not count', () => {
    const exit: Goal = { goal: 'exit', side: DEFENDER, edge: 'south', units: 1 };
    const play = begin([HBK, LCT, ENF], [exit]);
    play.give('defender', step('HBK-4G', 'walk', 'FF', { exit: true }));
    passTurn(play);
    expect(play.game.field.exits).toMatchObject([{ unit: 'HBK-4G', edge: 'north' }]);
    expect(play.match.outcome).toBeNull();
  });

  it('a side has enough tons of enemies destroyed', () => {
    const facing = { ...HBK, at: '0812 N' };
    const reached = begin([facing, ENF, OTHER], [{ goal: 'points', side: DEFENDER, points: 50 }]);
    behead(reached);
    expect(reached.match.outcome).toMatchObject({ winners: ['defender'], reason: 'goal' });
    const missed = begin([facing, ENF, OTHER], [{ goal: 'points', side: DEFENDER, points: 51 }]);
    behead(missed);
    expect(missed.match.outcome).toBeNull();
  });

  it('who leaves the map counts as destroyed, but not when they leave of their own will over the edge of their goal', () => {
    const goals: readonly Goal[] = [
      { goal: 'points', side: ATTACKER, points: 999 },
      { goal: 'exit', side: DEFENDER, edge: 'north', units: 9 },
    ];
    const points = (edge: 'north' | 'south', why: 'moved' | 'displaced'): readonly number[] => {
      const play = begin([HBK, LCT, ENF], goals);
      const gone = evolveStandard(play.game, { type: 'LeftMap', unit: unit('HBK-4G'), edge, why });
      return [pointsOf(gone, ATTACKER), gone.field.exits.length];
    };
    expect(points('north', 'moved')).toEqual([0, 1]);
    expect(points('south', 'moved')).toEqual([50, 1]);
    expect(points('north', 'displaced')).toEqual([50, 0]);
  });

  it('goals of both sides met at the end of one turn are a draw', () => {
    const play = begin(
      [HBK, ENF],
      [
        { goal: 'hold', side: DEFENDER, hexes: [hex('0802')], turns: 1 },
        { goal: 'hold', side: ATTACKER, hexes: [hex('0810')], turns: 1 },
      ],
    );
    passTurn(play);
    expect(play.match.outcome).toMatchObject({ winners: [], reason: 'goal' });
  });

  it('an enemy in one of the hexes keeps a side from holding them, and the count begins anew', () => {
    const hold: Goal = { goal: 'hold', side: DEFENDER, hexes: [hex('0802'), hex('0803')], turns: 2 };
    const play = begin([HBK, { ...ENF, at: '0804 N' }], [hold]);
    passTurn(play);
    expect(play.game.field.held).toEqual([1]);
    play.give('defender', { type: 'pass' });
    play.give('attacker', step('ENF-4R', 'walk', 'F'));
    passTurn(play);
    expect(play.game.field.held).toEqual([0]);
    expect(play.match.outcome).toBeNull();
  });

  it('when the turns are over the side named has won, or the one with more points, or nobody', () => {
    const facing = { ...HBK, at: '0812 N' };
    const late = (last: Victory['late']): unknown => {
      const play = begin([facing, ENF, OTHER], [], { turns: 1, late: last });
      behead(play);
      return play.match.outcome;
    };
    expect(late(ATTACKER)).toMatchObject({ winners: ['attacker'], reason: 'turn-limit' });
    expect(late('points')).toMatchObject({ winners: ['defender'], reason: 'turn-limit' });
    expect(late('draw')).toMatchObject({ winners: [], reason: 'turn-limit' });
  });
});

describe('A standstill (SEQ-18)', () => {
  /** Reactors at 40 that shed nothing, their sinks switched off: they never start again. */
  const SHUT: Partial<Body> = { shutdown: true, heat: 40, sinksOff: 30 };
  const both = (state: StandardState, body: Partial<Body>): StandardState =>
    marked(marked(state, 'HBK-4G', body), 'ENF-4R', body);
  const legless = (state: StandardState, more: Partial<StandardState['units'][number]> = {}): StandardState => ({
    ...state,
    units: state.units.map((one) => ({ ...one, lost: ['LL', 'RL'], ...more })),
  });
  const endOf = (state: StandardState, held: readonly number[] = []): unknown =>
    ending(state, [DEFENDER, ATTACKER], held)?.reason ?? null;

  it('every reactor is shut down for good: a draw', () => {
    const { game } = begin([HBK, ENF], []);
    expect(endOf(both(game, SHUT))).toBe('standstill');
    expect(ending(both(game, SHUT), [DEFENDER, ATTACKER], [])?.winners).toEqual([]);
    expect(endOf(marked(game, 'HBK-4G', SHUT))).toBeNull();
  });

  it('who cools down or wakes one day will act again: the match goes on', () => {
    const { game } = begin([HBK, ENF], []);
    expect(endOf(both(game, { ...SHUT, sinksOff: 0 }))).toBeNull();
    expect(endOf(both(game, { pilot: { gunnery: 4, piloting: 5, hits: 5, out: 1 } }))).toBeNull();
  });

  it('units without legs end the match only when they can fire at nobody any more', () => {
    const { game } = begin([HBK, ENF], []);
    const legs = legless(game);
    expect(endOf(legs)).toBeNull();
    const gone = ['LL', 'RL', 'LA', 'RA', 'LT', 'RT', 'HD'] as const;
    const disarmed = legless(game, { lost: [...gone], ammo: [] });
    expect(endOf(disarmed)).toBe('standstill');
  });

  it('a hold that is being kept, or a limit of turns, ends the match instead', () => {
    const hold: Goal = { goal: 'hold', side: DEFENDER, hexes: [hex('0802')], turns: 3 };
    expect(endOf(both(begin([HBK, ENF], [hold]).game, SHUT), [1])).toBeNull();
    expect(endOf(both(begin([HBK, ENF], [hold]).game, SHUT), [0])).toBe('standstill');
    expect(endOf(both(begin([HBK, ENF], [], { turns: 9 }).game, SHUT))).toBeNull();
  });
});

describe('SEQ-18 who counts for what', () => {
  const left = (play: FullPlay, ...exits: readonly (readonly [id: string, edge: 'north' | 'south'])[]): StandardState =>
    exits.reduce(
      (game, [id, edge]) => evolveStandard(game, { type: 'LeftMap', unit: unit(id), edge, why: 'moved' }),
      play.game,
    );

  it('FIN-48 over the edge of a goal of theirs, not of one of the enemy’s, and not because a comrade did', () => {
    const exit = (side: Goal['side']): Goal => ({ goal: 'exit', side, edge: 'north', units: 9 });
    const own = begin([HBK, LCT, ENF], [exit(DEFENDER)]);
    expect(pointsOf(left(own, ['LCT-1V', 'north'], ['HBK-4G', 'south']), ATTACKER)).toBe(50);
    expect(pointsOf(left(begin([HBK, LCT, ENF], [exit(ATTACKER)]), ['LCT-1V', 'north']), ATTACKER)).toBe(20);
  });

  it('FIN-48 who withdraws is safe over the edge of their home alone, whoever else went that way', () => {
    const play = begin([HBK, LCT, ENF], []);
    const home = [{ side: DEFENDER, zone: { rows: [15, 17], columns: [1, 15] } }] as const;
    const both = ['HBK-4G', 'LCT-1V'].reduce((game, id) => marked(game, id, { withdraws: true }), play.game);
    const points = (hunchback: 'north' | 'south', locust: 'north' | 'south') => {
      const gone = (game: StandardState, id: string, edge: 'north' | 'south') =>
        evolveStandard(game, { type: 'LeftMap', unit: unit(id), edge, why: 'moved' });
      const state = gone(gone({ ...both, deployment: home }, 'HBK-4G', hunchback), 'LCT-1V', locust);
      return pointsOf(state, ATTACKER);
    };
    expect([points('south', 'south'), points('north', 'south'), points('south', 'north')]).toEqual([0, 50, 20]);
  });

  it('SEQ-18 only who is of the side has left for its goal', () => {
    const exit: Goal = { goal: 'exit', side: DEFENDER, edge: 'north', units: 1 };
    const play = begin([HBK, LCT, ENF, OTHER], [exit]);
    expect(goalsHeld(left(play, ['ENF-4R', 'north']))).toEqual([0]);
    expect(goalsHeld(left(play, ['ENF-4R', 'north'], ['HBK-4G', 'north']))).toEqual([1]);
  });

  it('SEQ-18 a hex is held by who is there with nobody of another side in any of them', () => {
    const goal: Goal = { goal: 'hold', side: DEFENDER, hexes: [hex('0802'), hex('0810')], turns: 3 };
    const held = (...pieces: readonly FullPiece[]) => goalsHeld(begin(pieces, [goal]).game);
    expect(held(HBK, { ...ENF, at: '0811 N' })).toEqual([1]);
    expect(held({ ...HBK, at: '0803 N' }, { ...ENF, at: '0811 N' })).toEqual([0]);
    expect(held(HBK, ENF)).toEqual([0]);
    expect(held({ ...HBK, at: '0803 N' }, ENF)).toEqual([0]);
    expect(held({ ...HBK, at: '0810 N' }, { ...ENF, at: '0811 N' })).toEqual([1]);
  });

  it('SEQ-18 who alone still has units wins, of whom nobody is left nobody does', () => {
    const { game } = begin([HBK, ENF], []);
    const alone = { ...game, units: game.units.filter(({ id }) => id === 'HBK-4G') };
    const last = { winners: ['defender'], reason: 'last-side-standing' };
    expect(ending(alone, [DEFENDER, ATTACKER], [])).toMatchObject(last);
    const gone = { ...game, units: game.units.map((one) => ({ ...one, status: 'destroyed' as const })) };
    expect(ending(gone, [DEFENDER, ATTACKER], [])).toMatchObject({ winners: [], reason: 'all-destroyed' });
  });

  it.each([
    ['draw', []],
    [DEFENDER, ['defender']],
    [ATTACKER, ['attacker']],
    [sideId('third'), []],
    ['points', ['attacker']],
  ] as const)('SEQ-18 when the turns are over (late: %s) %j wins', (late, winners) => {
    const play = begin([HBK, LCT, ENF], [], { turns: 1, late });
    const end = ending(left(play, ['LCT-1V', 'south']), [DEFENDER, ATTACKER], []);
    expect(end).toMatchObject({ winners, reason: 'turn-limit' });
  });

  it('SEQ-18 with as many points each it is a draw, and before the turns are over nothing', () => {
    const play = (turns: number) => begin([HBK, ENF], [], { turns, late: 'points' }).game;
    expect(ending(play(1), [DEFENDER, ATTACKER], [])).toMatchObject({ winners: [], reason: 'turn-limit' });
    expect(ending(play(2), [DEFENDER, ATTACKER], [])).toBeNull();
  });
});
