import { describe, expect, it } from 'vitest';
import { begin, noFire, stand, walk, type Piece } from '../../support/quick-start.js';

const HBK: Piece = { unit: 'HBK-4G', seat: 'defender', at: '0815 N' };
const CDA: Piece = { unit: 'CDA-2A', seat: 'defender', at: '0115 N' };
const ENF: Piece = { unit: 'ENF-4R', seat: 'attacker', at: '0802 S' };
const SIDE = { moveBy: 'side' };

describe('QSR-09 movement side by side (option moveBy: side)', () => {
  it('the loser of initiative moves all their units, in any order, then the winner all theirs', () => {
    const play = begin({ pieces: [ENF, HBK, CDA], options: SIDE }, [1, 1, 6, 6]);
    expect(play.last('PhaseBegan').order).toEqual(['attacker', 'defender', 'defender']);
    play.give('attacker', stand('ENF-4R'));
    play.give('defender', walk('CDA-2A', 'F'));
    expect(play.awaited).toEqual(['defender:move']);
    play.give('defender', stand('HBK-4G'));
    expect(play.game.phase).toBe('weapons');
  });

  it('AMB-QSR-02 unequal numbers do not matter: the longer side may come first', () => {
    const play = begin({ pieces: [HBK, CDA, ENF], options: SIDE });
    expect(play.last('PhaseBegan').order).toEqual(['defender', 'defender', 'attacker']);
  });

  it('QSR-09 any seat of the side may move next, each with its own units', () => {
    const pieces = [{ ...HBK, seat: 'defender-1' }, { ...CDA, seat: 'defender-2' }, ENF];
    const play = begin({ pieces, options: SIDE });
    expect(play.awaited).toEqual(['defender-1:move', 'defender-2:move']);
    play.give('defender-2', stand('CDA-2A'));
    expect(play.awaited).toEqual(['defender-1:move']);
    play.give('defender-1', stand('HBK-4G'));
    expect(play.awaited).toEqual(['attacker:move']);
  });

  it('QSR-11 leaves the order of declarations as it is', () => {
    const play = begin({ pieces: [{ ...HBK, at: '0806 N' }, { ...CDA, at: '0706 N' }, ENF], options: SIDE });
    for (const unit of ['HBK-4G', 'CDA-2A']) play.give('defender', stand(unit));
    play.give('attacker', stand('ENF-4R'));
    expect(play.last('PhaseBegan').order).toEqual(['defender', 'defender', 'attacker']);
    play.give('defender', noFire('HBK-4G'));
    expect(play.awaited).toEqual(['defender:declare']);
  });
});
