import { describe, expect, test } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { unitsAsked } from '../../../../src/rules/battletech/asking.js';
import { spottingProblem } from '../../../../src/rules/battletech/standard/spotting.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
import { stepCost } from '../../../../src/rules/battletech/step.js';
import { kindOf } from '../../../../src/rules/battletech/value/kinds.js';
import { hex, unit } from '../../../support/quick-start.js';
import { attack, beginFull, eventsOf, passTo, roll, type FullPiece } from '../../../support/standard.js';

/** What vehicles and troopers of the community's have that those of the library have not: masts, hulls that swim, beasts. */

const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0802 S' };

test('EQP-04 a VTOL with a mast spots from a level above itself, and sees no more for its own fire', () => {
  const spots = (mast: boolean, rise: number) => {
    const play = beginFull({
      pieces: [{ unit: 'WARRIOR-H7', seat: 'defender', at: '0811 N' }, ENF],
      hexes: { '0806': { level: 3 } },
    });
    play.alter('WARRIOR-H7', ({ sheet, ...one }): StandardUnit => {
      if (sheet.kind !== 'vtol' || !one.place) throw new Error('no VTOL');
      return { ...one, sheet: { ...sheet, ...(mast ? { mast } : {}) }, place: { ...one.place, elevation: rise } };
    });
    return spottingProblem(play.game, play.unit('WARRIOR-H7'), unit('ENF-4R')) === null;
  };
  const least = [1, 2, 3, 4, 5, 6].find((rise) => spots(false, rise)) ?? 0;
  expect(least).toBeGreaterThan(1);
  expect([spots(true, least - 1), spots(false, least - 1)]).toEqual([true, false]);
  expect(spots(true, least - 2)).toBe(false);
});

test('EQP-05 an amphibious vehicle swims at an MP more for each hex, on the surface, and is worth more', () => {
  const play = beginFull({
    pieces: [{ unit: 'VEDETTE', seat: 'defender', at: '0811 N' }, ENF],
    hexes: { '0810': { water: 3 }, '0809': { water: 2, ice: true } },
  });
  const alter = (hull: object): StandardUnit => {
    play.alter('VEDETTE', ({ sheet, ...one }): StandardUnit => {
      if (sheet.kind !== 'vehicle') throw new Error('no vehicle');
      return { ...one, sheet: { ...sheet, ...hull } };
    });
    return play.unit('VEDETTE');
  };
  const floats = alter({ floats: true });
  const swims = alter({ floats: true, amphibious: true });
  const cost = (one: StandardUnit, from: string, to: string) => stepCost(play.game.board, hex(from), hex(to), one);
  expect([cost(floats, '0811', '0810'), cost(swims, '0811', '0810'), cost(swims, '0810', '0809')]).toEqual([1, 2, 2]);
  expect([floats, swims].map(({ sheet }) => kindOf(sheet).armored)).toEqual([1, 1.1]);
});

test('EQP-07 a dune buggy pays nothing more for sand, and is worth more', () => {
  const play = beginFull({
    pieces: [{ unit: 'HETZER', seat: 'defender', at: '0811 N' }, ENF],
    hexes: { '0810': { sand: true }, '0812': { snow: true } },
  });
  const { sheet } = play.unit('HETZER');
  if (sheet.kind !== 'vehicle') throw new Error('no vehicle');
  const buggy = { sheet: { ...sheet, dunes: true as const } };
  const costs = (one: Pick<StandardUnit, 'sheet'>) =>
    ['0810', '0812'].map((to) => stepCost(play.game.board, hex('0811'), hex(to), one));
  expect([costs({ sheet }), costs(buggy)]).toEqual([
    [2, 2],
    [1, 2],
  ]);
  expect(kindOf(buggy.sheet).armored - kindOf(sheet).armored).toBeCloseTo(0.1);
});

describe('EQP-06 beasts that troopers ride', () => {
  /** What the rifles of a platoon in the hex of its target do, of beasts that bite with one die. */
  const bitten = (target: string, place: string, faces: number[]) => {
    const play = beginFull({
      pieces: [
        { unit: target, seat: 'attacker', at: '0808 S' },
        { unit: 'FOOT-RIFLE', seat: 'defender', at: `${place} N` },
      ],
    });
    passTo(play, 'attack');
    play.alter('FOOT-RIFLE', ({ sheet, ...one }): StandardUnit => {
      if (sheet.kind !== 'infantry') throw new Error('no platoon');
      return { ...one, sheet: { ...sheet, beasts: { bites: 1, strikes: 1 } } };
    });
    for (let i = 0; i < 6 && eventsOf(play, 'ShotFired').length === 0; i++) {
      const [question] = battletech.open(play.match);
      if (!question) break;
      const mine = unitsAsked(question.topic).some((id) => id === unit('FOOT-RIFLE'));
      roll(play, question.seat, mine ? attack('FOOT-RIFLE', target, 'A') : { type: 'pass' }, faces);
    }
    return eventsOf(play, 'ShotFired')[0];
  };
  /** No two rolls after each other are alike, so that initiative is never tied. */
  const MANY = Array.from({ length: 90 }, (_, i) => 3 + (i % 3));

  test('EQP-06 in the same hex they take a die of troopers besides, or do a point to others; from afar nothing', () => {
    const troops = bitten('JUMP-LASER', '0808', [...MANY]);
    expect(troops?.bursts?.map(({ faces }) => faces.length)).toEqual([1]);
    const mech = bitten('HBK-4G', '0808', [...MANY]);
    expect(mech?.wounds.at(-1)?.points).toBe(1);
    expect(mech?.bursts).toBeUndefined();
    const far = bitten('JUMP-LASER', '0809', [...MANY]);
    expect(far?.outcome).toBe('hit');
    expect(far?.bursts).toBeUndefined();
  });
});
