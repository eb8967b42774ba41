import { describe, expect, test } from 'vitest';
import { physicalAttacksLeft } from '../../../../src/rules/battletech/standard/physical-attacks-left.js';
import { beginFull, marked, type FullPiece } from '../../../support/standard.js';

describe('what a unit can still strike with', () => {
  const HCT: FullPiece = { unit: 'HCT-3F', seat: 'defender', at: '0812 N' };
  const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' };
  const { game } = beginFull({ pieces: [HCT, ENF], hexes: { '0812': { water: 1 } } });
  const left = (body: Parameters<typeof marked>[2], lost: readonly ('LA' | 'LL')[] = []): readonly string[] => {
    const state = marked(game, 'HCT-3F', body);
    const [unit] = state.units;
    if (!unit) throw new Error('no unit');
    return physicalAttacksLeft(state, { ...unit, lost }).map(
      ({ kind, limb, damage, refusal: why }) =>
        `${kind} ${limb ?? '-'} ${why ? why.code.replace('battletech/', '') : String(damage)}`,
    );
  };

  test('each arm punches, the armed one swings its hatchet, each leg kicks, in water for half', () => {
    expect(left({})).toEqual(['punch LA 5', 'punch RA 5', 'club RA 9', 'kick LL 5', 'kick RL 5', 'push - 0']);
  });

  test('an arm gone pushes no more, a leg gone kicks with neither, who lies strikes nothing', () => {
    expect(left({}, ['LA'])).toEqual([
      'punch LA blow-limb-gone',
      'punch RA 5',
      'club RA 9',
      'kick LL 5',
      'kick RL 5',
      'push - blow-limb-gone',
    ]);
    expect(left({}, ['LL'])).toContain('kick RL blow-limb-gone');
    expect(new Set(left({ prone: true }).map((text) => text.split(' ')[2]))).toEqual(new Set(['strikes-prone']));
    expect(new Set(left({ shutdown: true }).map((text) => text.split(' ')[2]))).toEqual(new Set(['cannot-act']));
  });

  test('one that is off the map strikes nothing', () => {
    const [unit] = game.units;
    if (!unit) throw new Error('no unit');
    expect(physicalAttacksLeft(game, { ...unit, place: null })).toEqual([]);
  });
});
