import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../src/rules/battletech/types.js';
import { shipped } from '../../support/played.js';
import { deploy, fire, Play, stand } from '../../support/quick-start.js';

const green = (): Setup => shipped('battletech/green');

describe('Green training scenario', () => {
  it('QSR-59 the defender has a HBK-4G Hunchback, the attacker an ENF-4R Enforcer, on a map of 15×17', () => {
    const setup = green();
    expect(setup.units.map(({ side, sheet }) => `${side} ${sheet.chassis} ${sheet.model}`)).toEqual([
      'defender Hunchback HBK-4G',
      'attacker Enforcer ENF-4R',
    ]);
    expect([setup.board.columns, setup.board.rows]).toEqual([15, 17]);
    expect(new Set(Object.values(setup.board.hexes).map((terrain) => terrain.woods))).toEqual(new Set([1, 2]));
  });

  it('QSR-60 TC-QSR-23 the defender deploys first, in rows 15 to 17', () => {
    const play = new Play(green());
    expect(play.awaited).toEqual(['defender:deploy']);
    expect(play.refused('attacker', deploy('ENF-4R', '0801 S')).code).toBe('match/not-awaited');
    expect(play.refused('defender', deploy('HBK-4G', '0814 N'))).toMatchObject({
      code: 'battletech/outside-zone',
      params: { hex: '0814', rows: '15–17', columns: '1–15' },
      rule: 'QSR-60',
    });
    expect(play.refused('defender', deploy('HBK-4G', '1618 N')).code).toBe('battletech/no-such-hex');
    for (const row of [15, 16, 17]) {
      const one = new Play(green());
      one.give('defender', deploy('HBK-4G', `08${row} N`));
      expect(one.unit('HBK-4G').place?.hex).toBe(`08${row}`);
    }
  });

  it('QSR-61 TC-QSR-23 the attacker deploys second, in row 1', () => {
    const play = new Play(green());
    play.give('defender', deploy('HBK-4G', '0815 N'));
    expect(play.awaited).toEqual(['attacker:deploy']);
    expect(play.refused('attacker', deploy('ENF-4R', '0802 S'))).toMatchObject({ code: 'battletech/outside-zone' });
    play.give('attacker', deploy('ENF-4R', '0801 S'), [1, 1, 6, 6]);
    expect(play.unit('ENF-4R').place).toEqual({ hex: '0801', facing: 3 });
    expect(play.game.turn).toBe(1);
  });

  it('AMB-QSR-12 the facing at deployment is free', () => {
    for (const [facing, name] of ['N', 'NE', 'SE', 'S', 'SW', 'NW'].entries()) {
      const play = new Play(green());
      play.give('defender', deploy('HBK-4G', `0815 ${name}`));
      expect(play.unit('HBK-4G').place?.facing).toBe(facing);
    }
  });

  it('AMB-QSR-13 the scenario file says who deploys first', () => {
    expect(green().deployment.map((entry) => entry.side)).toEqual(['defender', 'attacker']);
  });

  it('QSR-60 a player whose time runs out deploys in the middle of their zone, facing the enemy', () => {
    const play = new Play(green());
    play.timeout('defender');
    play.timeout('attacker', [1, 1, 6, 6]);
    expect(play.unit('HBK-4G').place).toMatchObject({ facing: 0 });
    expect(play.unit('ENF-4R').place).toMatchObject({ hex: '0801', facing: 3 });
  });

  it('QSR-62 the first side to destroy the enemy unit wins', () => {
    const play = new Play(green());
    play.give('defender', deploy('HBK-4G', '1515 N'));
    play.give('attacker', deploy('ENF-4R', '1501 S'), [1, 1, 6, 6]);
    play.give('defender', stand('HBK-4G'));
    play.give('attacker', stand('ENF-4R'));
    // Down the east edge the AC/10 just reaches: 4 + 4 long range + 1 woods between. It hits the head, 9 points.
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'A'), [5, 5, 6, 6]);
    expect(play.last('AttackDeclared').shots[0]?.toHit).toMatchObject({ number: 9, distance: 14 });
    expect(play.match.outcome).toMatchObject({
      winners: ['attacker'],
      reason: 'last-side-standing',
      fates: { 'HBK-4G': 'destroyed', 'ENF-4R': 'active' },
    });
    expect(play.refused('defender', stand('HBK-4G')).code).toBe('match/over');
  });
});
