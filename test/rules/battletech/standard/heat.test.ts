import { describe, expect, it } from 'vitest';
import { sourcesOf, shedBy } from '../../../../src/rules/battletech/standard/heat-phase.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
import type { Body } from '../../../../src/rules/battletech/standard/types.js';
import {
  type FullPlay,
  attack,
  beginFull,
  passTo,
  passTurn,
  roll,
  step,
  type FullPiece,
} from '../../../support/standard.js';

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const RFL: FullPiece = { unit: 'RFL-3N', seat: 'defender', at: '0812 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };
const NEXT = [1, 1, 6, 6];

/** A unit with other marks on its body. */
function marked(play: FullPlay, id: string, body: Partial<Body>): StandardUnit {
  const unit = play.unit(id);
  return { ...unit, body: { ...unit.body, ...body } };
}

describe('Heat', () => {
  it('SEQ-14 of heat from without 15 points count in one turn', () => {
    const play = beginFull({ pieces: [HBK, ENF] });
    const hot = marked(play, 'HBK-4G', {
      built: [
        { source: 'external', heat: 10 },
        { source: 'external', heat: 12 },
      ],
    });
    expect(sourcesOf(play.game, hot)).toEqual([{ source: 'external', heat: 15, n: 22 }]);
  });

  it.each([
    ['LCT-1V', 1, 14],
    ['LCT-1V', 2, 16],
    ['MADCAT', 0, 34],
    ['MADCAT', 2, 40],
  ] as const)('TC-FIN-08 J-07 %s in depth %i sheds %i', (model, water, shed) => {
    const play = beginFull({ pieces: [{ ...HBK, unit: model }, ENF], hexes: { '0812': { water } } });
    expect(shedBy(play.game.board, play.unit(model))).toBe(shed);
  });

  it('SEQ-14 FIN-20 sinks that are hit or switched off shed nothing; those in water shed twice, six at most', () => {
    const play = beginFull({ pieces: [HBK, ENF], hexes: { '0812': { water: 1 }, '0808': { water: 2 } } });
    const { board } = play.game;
    // Thirteen single sinks, four of them in the legs, which stand in water.
    expect(shedBy(board, marked(play, 'HBK-4G', {}))).toBe(17);
    expect(shedBy(board, marked(play, 'HBK-4G', { sinksOff: 3 }))).toBe(14);
    const struck = { HD: [], CT: [10], LT: [], RT: [], LA: [], RA: [], LL: [4], RL: [] };
    expect(shedBy(board, marked(play, 'HBK-4G', { struck }))).toBe(14);
    // Twelve, wholly under water.
    expect(shedBy(board, marked(play, 'ENF-4R', {}))).toBe(18);
  });

  it('SEQ-14 a roll to shut down not, to be made again each turn; one to restart while it is hot', () => {
    const play = beginFull({ pieces: [RFL, ENF] });
    passTo(play, 'attack');
    play.give('defender', attack('RFL-3N', 'ENF-4R', 'A B C D E F'));
    // Six misses; 14 heat: 4 to go on, rolls 4.
    roll(play, 'attacker', attack('ENF-4R', '', ''), [...Array.from({ length: 12 }, () => 1), 2, 2, ...NEXT]);
    expect(play.last('ShutDown').avoidance).toMatchObject({ need: 4, avoided: true });
    passTo(play, 'attack');
    play.give('defender', attack('RFL-3N', 'ENF-4R', 'A B C D E F'));
    // Hot guns: one harder. 28 heat: 10 to go on, rolls 2; 8 to stay up, rolls 12; 8 for the ammunition, rolls 12.
    roll(play, 'attacker', attack('ENF-4R', '', ''), [
      ...Array.from({ length: 12 }, () => 1),
      1,
      1,
      6,
      6,
      6,
      6,
      ...NEXT,
    ]);
    expect(play.unit('RFL-3N').body).toMatchObject({ heat: 28, shutdown: true });
    expect(play.events('FireDeclared').findLast(({ unit }) => unit === 'RFL-3N')?.shots[0]?.toHit.terms).toContainEqual(
      {
        reason: 'heat',
        value: 2,
        n: 14,
      },
    );
    expect(play.last('AmmoHeated')).toMatchObject({ avoidance: { need: 8, avoided: true }, wounds: [] });
    // 18 after a turn: 6 to restart, rolls 5, and stays down; 8 after another: it starts by itself.
    passTurn(play, [2, 3, ...NEXT]);
    expect(play.last('Restarted').avoidance).toMatchObject({ need: 6, avoided: false });
    passTurn(play);
    expect(play.last('Restarted').avoidance).toEqual({ need: null, roll: null, avoided: true });
  });

  it('SEQ-14 hot ammunition that is not kept from it blows up', () => {
    const play = beginFull({ pieces: [{ ...RFL, rounds: 5 }, ENF] });
    const misses = Array.from({ length: 12 }, () => 1);
    for (const end of [
      [2, 2, ...NEXT],
      // Shut down, but on its feet; 8 for the ammunition, rolls 7; the pilot stays conscious twice; no critical hit.
      [1, 1, 6, 6, 3, 4, 6, 6, 6, 6, 1, 1, ...NEXT],
    ]) {
      passTo(play, 'attack');
      play.give('defender', attack('RFL-3N', 'ENF-4R', 'A B C D E F'));
      roll(play, 'attacker', attack('ENF-4R', '', ''), [...misses, ...end]);
    }
    const { avoidance, wounds } = play.last('AmmoHeated');
    expect(avoidance).toMatchObject({ need: 8, avoided: false });
    expect(wounds[0]?.harm[0]).toMatchObject({ harm: 'explosion', damage: 5 });
    expect(play.unit('RFL-3N').body.pilot.hits).toBe(2);
    expect(play.unit('RFL-3N').ammo.map(({ left }) => left)).toEqual([0]);
  });

  it('SEQ-16 with fires a flamer sets woods alight, which heat whoever stands in them', () => {
    const play = beginFull({
      pieces: [
        { unit: 'FS9-H', seat: 'defender', at: '0809 N' },
        { ...ENF, at: '0808 S' },
      ],
      hexes: { '0808': { woods: 1 }, '0909': { woods: 1 } },
      options: { fires: 'on' },
    });
    passTo(play, 'attack');
    const flamer = play.unit('FS9-H').sheet.mounts.find(({ weapon, rear }) => weapon.id === 'flamer' && !rear);
    if (!flamer) throw new Error('no flamer');
    play.give('defender', attack('FS9-H', 'ENF-4R', flamer.id, { mode: 'heat' }));
    play.give('attacker', attack('ENF-4R', '', ''), [6, 6, 2, 2]);
    expect(play.last('ShotFired')).toMatchObject({ mode: 'heat', targetHeat: 2, wounds: [] });
    expect(play.last('FireSpread')).toMatchObject({ from: null, to: '0808' });
    // It does not spread before it has burnt for a turn (FIN-45).
    passTurn(play, [...NEXT]);
    expect(play.events('HeatTold').find(({ unit }) => unit === 'ENF-4R')?.sources).toEqual([
      { source: 'fire', heat: 5 },
      { source: 'external', heat: 2, n: 2 },
    ]);
    expect(play.game.field.burning).toEqual(['0808']);
  });

  it('SEQ-14 jumping heats by its hexes, three at the least', () => {
    const play = beginFull({
      pieces: [
        { ...ENF, seat: 'defender', at: '0812 N' },
        { ...HBK, seat: 'attacker', at: '0202 N' },
      ],
    });
    play.give('defender', step('ENF-4R', 'jump', 'F'));
    passTurn(play);
    expect(play.events('HeatTold')[0]?.sources).toEqual([{ source: 'jumped', heat: 3, n: 1 }]);
  });
});
