import { describe, expect, it } from 'vitest';
import { attackChoice } from '../../../../src/rules/battletech/standard/attack-choices.js';
import { fullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import type { Location } from '../../../../src/rules/battletech/vocabulary.js';
import type { FireMode } from '../../../../src/rules/battletech/standard/traits.js';
import type { Body, Munition } from '../../../../src/rules/battletech/standard/types.js';
import { complete } from '../../../support/complete.js';
import { armed } from '../../../support/armed.js';
import { attack, beginFull, marked, passTo, type FullPiece } from '../../../support/standard.js';

/** Shots aimed at a location: at who cannot move, and by a targeting computer. */

const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };
/** A Puma has a targeting computer, a Hunchback none. */
const PUMA: FullPiece = { unit: 'PUMA', seat: 'defender', at: '0816 N' };
const HBK: FullPiece = { ...PUMA, unit: 'HBK-4G' };
const STILL: Partial<Body> = { shutdown: true };

function aiming(
  shooter: FullPiece,
  weapon: string,
  aim: Location | null,
  foe: Partial<Body>,
  { mode = 'normal', munition = 'standard' }: { readonly mode?: FireMode; readonly munition?: Munition } = {},
) {
  const pieces = [shooter, { ...ENF, at: '0812 S' }];
  const play = beginFull({ pieces, change: armed(shooter.unit, `${weapon}@RA`, munition) });
  const game = marked(play.game, 'ENF-4R', foe);
  const unit = play.unit(shooter.unit);
  const result = fullShots(game, unit, 0, attack(shooter.unit, 'ENF-4R', 'A', { aim, mode }).shots);
  return result.ok ? result.value[0]?.toHit.number : complete(result.error).code;
}

describe('FIN-29 Aimed shots', () => {
  it.each([
    [null, STILL, 1],
    ['CT', STILL, 1],
    ['LL', STILL, 1],
    ['HD', STILL, 8],
    [null, {}, 5],
    ['CT', {}, 9],
    ['HD', {}, 'battletech/aim-at-head'],
  ] as const)(
    'TC-FIN-15 with a targeting computer at medium range, aimed at %s of a target that is %j: %s',
    (aim, foe, is) => {
      expect(aiming(PUMA, 'medium-laser', aim, foe)).toBe(is);
    },
  );

  it.each([
    ['CT', 2],
    ['HD', 9],
  ] as const)('FIN-29 without one at %s: %s', (aim, is) => {
    expect(aiming(HBK, 'medium-laser', aim, STILL)).toBe(is);
  });

  it('FIN-29 at who cannot move also pulse lasers are aimed, and the computer helps them', () => {
    expect(aiming(PUMA, 'medium-pulse-laser', 'CT', STILL)).toBe(4 + 2 - 4 - 2 - 1);
    expect(aiming(PUMA, 'medium-pulse-laser', 'CT', {})).toBe('battletech/aim-pulse');
  });

  it('FIN-29 neither missiles nor cluster rounds nor several shots at once are aimed', () => {
    const code = 'battletech/cannot-aim';
    expect(aiming(PUMA, 'lrm-20', 'CT', STILL)).toBe(code);
    expect(aiming(PUMA, 'narc', 'CT', STILL)).toBe(code);
    expect(aiming(PUMA, 'clan-lb-10-x', 'CT', STILL, { munition: 'cluster' })).toBe(code);
    expect(aiming(PUMA, 'clan-ultra-ac-5', 'CT', STILL, { mode: 'double' })).toBe(code);
    expect(aiming(PUMA, 'clan-ultra-ac-5', 'CT', {}, { mode: 'double' })).toBe(code);
    expect(aiming(PUMA, 'clan-ultra-ac-5', 'CT', STILL)).toBe(4 - 4 - 1);
  });

  it('FIN-29 whoever fires with a computer at who cannot move is offered all locations, the head too', () => {
    const pieces = [PUMA, { ...ENF, at: '0812 S' }];
    const play = beginFull({ pieces, change: armed('PUMA', 'medium-laser@RA') });
    passTo(play, 'attack');
    const game = marked(play.game, 'ENF-4R', STILL);
    const next = attackChoice(game, play.unit('PUMA'), { twist: 'ahead', target: 'ENF-4R', weapons: 'A' });
    expect(next.kind === 'pick' ? next.options.map(({ value }) => value) : []).toContain('HD');
  });
});
