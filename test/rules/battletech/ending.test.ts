import { describe, expect, it } from 'vitest';
import { battletech } from '../../../src/rules/battletech/index.js';
import {
  begin,
  deploy,
  fire,
  noFire,
  Play,
  run,
  seat,
  setupOf,
  stand,
  walk,
  type Piece,
} from '../../support/quick-start.js';

const HBK: Piece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ENF: Piece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };
const duel = { pieces: [HBK, ENF] };

describe('Leaving the map', () => {
  const north: Piece = { ...ENF, at: '0801 N' };
  it('QSR-63 a unit that leaves counts as destroyed, and the other side wins', () => {
    const play = begin({ pieces: [HBK, north] });
    play.give('defender', stand('HBK-4G'));
    play.give('attacker', walk('ENF-4R', 'F', true));
    expect(play.unit('ENF-4R')).toMatchObject({ status: 'left', place: null });
    expect(play.match.outcome).toMatchObject({ winners: ['defender'], fates: { 'ENF-4R': 'left' } });
  });

  it('QSR-63 stepping over the edge must be said', () => {
    const play = begin({ pieces: [north, HBK] }, [1, 1, 6, 6]);
    expect(play.refused('attacker', walk('ENF-4R', 'F'))).toMatchObject({ code: 'battletech/off-map', rule: 'QSR-63' });
    expect(play.refused('attacker', walk('ENF-4R', 'RRRF', true)).code).toBe('battletech/no-edge-ahead');
    const inland = begin(duel);
    expect(inland.refused('defender', walk('HBK-4G', 'F', true)).code).toBe('battletech/no-edge-ahead');
  });

  it('TC-QSR-24 when both last units leave in the same turn it is a draw', () => {
    const play = begin({ pieces: [{ ...HBK, at: '0817 S' }, north] });
    play.give('defender', run('HBK-4G', 'F', true));
    play.give('attacker', walk('ENF-4R', 'F', true));
    expect(play.match.outcome).toMatchObject({ winners: [], reason: 'all-destroyed' });
  });

  it('TC-QSR-24 one unit leaves, the last two destroy each other in the same turn: a draw', () => {
    const play = begin({
      pieces: [
        { ...HBK, armor: { HD: 1 } },
        { ...ENF, armor: { HD: 1 } },
        { ...north, unit: 'ENF-4R=Two' },
      ],
    });
    play.give('defender', stand('HBK-4G'));
    play.give('attacker', walk('Two', 'F', true));
    play.give('attacker', stand('ENF-4R'));
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'B'));
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'B'), [6, 6, 6, 6, 6, 6, 6, 6]);
    expect(play.match.outcome).toMatchObject({
      winners: [],
      reason: 'all-destroyed',
      fates: { 'HBK-4G': 'destroyed', 'ENF-4R': 'destroyed', Two: 'left' },
    });
  });

  it('QSR-63 the way over the edge is offered through a hex where a friend stands', () => {
    const play = begin({ pieces: [{ ...HBK, at: '0802 N' }, { unit: 'CDA-2A', seat: 'defender', at: '0801 N' }, ENF] });
    const view = battletech.view(play.match, { as: 'seat', seat: seat('defender') });
    const path = (steps: string) =>
      battletech.choices(view, seat('defender'), { unit: 'HBK-4G', mode: 'run', path: steps });
    const before = path('LRLR');
    if (before.kind !== 'path') throw new Error('no path');
    expect(before.steps.map(({ value }) => value)).toContain('F');
    // The last MP takes it over the edge; it cannot stop where the friend stands.
    expect(path('LRLRF')).toMatchObject({ canStop: false, destinations: [], steps: [{ value: 'X' }] });
    expect(path('LRLRFX')).toMatchObject({ kind: 'done', command: { steps: 'LRLRFF', exit: true } });
  });

  it('TC-QSR-24 a unit that leaves while a comrade destroys the last enemy does not lose the match', () => {
    const play = begin({ pieces: [{ ...HBK, armor: { HD: 1 } }, ENF, { ...north, unit: 'ENF-4R=Two' }] });
    play.give('defender', stand('HBK-4G'));
    play.give('attacker', walk('Two', 'F', true));
    play.give('attacker', stand('ENF-4R'));
    play.give('defender', noFire('HBK-4G'));
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'B'), [6, 6, 6, 6]);
    expect(play.match.outcome).toMatchObject({ winners: ['attacker'] });
  });
});

describe('Stopping', () => {
  it('a side is beaten when all its seats have conceded', () => {
    const play = begin({
      pieces: [{ ...HBK, seat: 'defender-1' }, { unit: 'CDA-2A', seat: 'defender-2', at: '0101 S' }, ENF],
    });
    play.give('defender-1', { type: 'concede' });
    expect(play.match.outcome).toBeNull();
    expect(play.refused('defender-1', { type: 'concede' }).code).toBe('match/already-conceded');
    play.give('defender-2', { type: 'concede' });
    expect(play.match.outcome).toMatchObject({ winners: ['attacker'], reason: 'conceded' });
  });

  it('a match is abandoned when every seat agrees, and a vote can be taken back', () => {
    const play = begin(duel);
    play.give('defender', { type: 'abandon', agrees: true });
    play.give('defender', { type: 'abandon', agrees: false });
    play.give('attacker', { type: 'abandon', agrees: true });
    expect(play.match.outcome).toBeNull();
    play.give('defender', { type: 'abandon', agrees: true });
    expect(play.match.outcome).toMatchObject({ winners: [], reason: 'abandoned' });
  });

  it('an order to a match without that seat, or to a closed question, is refused', () => {
    const play = begin(duel);
    expect(play.refused('nobody', stand('HBK-4G')).code).toBe('match/no-such-seat');
    expect(play.refused('defender', deploy('HBK-4G', '0812 N'))).toMatchObject({
      code: 'match/another-order-is-due',
      params: { due: 'move', given: 'deploy' },
    });
    expect(new Play(setupOf(duel)).awaited).toEqual(['defender:deploy']);
  });
});
