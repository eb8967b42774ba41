import { describe, expect, it } from 'vitest';
import type { Goal, Victory } from '../../../../src/rules/battletech/types.js';
import { sideId } from '../../../../src/rules/kernel/ids.js';
import { hex, type Play } from '../../../support/quick-start.js';
import { attack, beginFull, passTo, passTurn, step, type FullPiece } from '../../../support/standard.js';

/** Ways to win besides being the last side standing (SEQ-18). */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0802 N' };
const LCT: FullPiece = { unit: 'LCT-1V', seat: 'defender', at: '0702 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0810 N' };
const OTHER: FullPiece = { unit: 'CDA-2A', seat: 'attacker', at: '1516 N' };
const DEFENDER = sideId('defender');
const ATTACKER = sideId('attacker');

const begin = (pieces: readonly FullPiece[], goals: readonly Goal[], more: Partial<Victory> = {}): Play =>
  beginFull({ pieces, victory: { goals, turns: null, late: 'draw', ...more } });

/** The Hunchback takes the Enforcer's head off: to hit, location, the pilot's consciousness; then the next initiative. */
function behead(play: Play): void {
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
    expect(play.game.field?.exits).toMatchObject([{ unit: 'HBK-4G', edge: 'north' }]);
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
    expect(play.game.field?.held).toEqual([1]);
    play.give('defender', { type: 'pass' });
    play.give('attacker', step('ENF-4R', 'walk', 'F'));
    passTurn(play);
    expect(play.game.field?.held).toEqual([0]);
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
