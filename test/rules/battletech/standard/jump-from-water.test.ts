import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { allowance, depthAt } from '../../../../src/rules/battletech/movement.js';
import { allowanceOf } from '../../../../src/rules/battletech/standard/mobility.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { seat } from '../../../support/quick-start.js';
import { beginFull, step, type FullPiece } from '../../../support/standard.js';

/** Jump jets under water lift nobody. */

describe('FIN-11 a jump out of water', () => {
  const pieces: readonly FullPiece[] = [
    { unit: 'GRF-1N', seat: 'defender', at: '0812 N' },
    { unit: 'WSP-1A', seat: 'defender', at: '0912 N' },
    { unit: 'ENF-4R', seat: 'attacker', at: '1012 N' },
  ];
  const afloat = (water: number) =>
    beginFull({ pieces, hexes: { '0812': { water }, '0912': { water }, '1012': { water } } });

  it.each([
    [0, { 'GRF-1N': 5, 'WSP-1A': 6, 'ENF-4R': 4 }],
    [1, { 'GRF-1N': 5, 'WSP-1A': 4, 'ENF-4R': 0 }],
    [2, { 'GRF-1N': 0, 'WSP-1A': 0, 'ENF-4R': 0 }],
  ] as const)('TC-FIN-05 J-05 from depth %i: %j', (water, mp) => {
    const { game } = afloat(water);
    expect(Object.fromEntries(game.units.map((one) => [one.id, allowance(one, 'jump', depthAt(game, one))]))).toEqual(
      mp,
    );
  });

  it('FIN-11 J-05 is refused with the depth, not offered, and lasts as long as the jets in the torso', () => {
    const play = afloat(1);
    const leap = (id: string, steps: string) => play.refused('defender', step(id, 'jump', steps));
    expect(leap('WSP-1A', 'FFFFF')).toMatchObject({ code: 'battletech/not-enough-mp', params: { need: 5, have: 4 } });
    play.give('defender', step('WSP-1A', 'jump', 'FFFF'));
    expect(play.unit('WSP-1A').place?.hex).toBe('0908');
    const deep = afloat(2);
    expect(deep.refused('defender', step('GRF-1N', 'jump', 'F'))).toEqual({
      code: 'battletech/jets-under-water',
      params: { unit: 'GRF-1N', depth: 2 },
      rule: 'FIN-11',
    });
    const view = battletech.view(deep.match, seated(seat('defender')));
    const choice = battletech.choices(view, seat('defender'), { unit: 'GRF-1N' });
    expect(choice.kind === 'pick' ? choice.options.map(({ value }) => value) : []).toEqual(['stand', 'walk', 'run']);
  });

  it('FIN-11 J-05 a jet of the torso that is hit is lost besides those under water', () => {
    const { game } = afloat(1);
    const wasp = game.units.find(({ id }) => id === 'WSP-1A');
    if (!wasp) throw new Error('no WSP-1A');
    const index = (wasp.sheet.full.slots.CT ?? []).findIndex((slot) => slot?.holds === 'jump-jet');
    const hit = { ...wasp, body: { ...wasp.body, struck: { ...wasp.body.struck, CT: [index] } } };
    expect(allowanceOf(hit, 'jump', 1).terms).toEqual([
      { reason: 'sheet', value: 6 },
      { reason: 'jump-jets', value: -1, n: 1 },
      { reason: 'jets-under-water', value: -2, n: 2 },
    ]);
  });
});
