import { describe, expect, it } from 'vitest';
import { fullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import type { Movement } from '../../../../src/rules/battletech/types.js';
import { armed } from '../../../support/armed.js';
import { attack, beginFull, passTo, roll, type FullPiece } from '../../../support/standard.js';

/** Indirect fire by the house rules of a league. */

const CPLT: FullPiece = { unit: 'CPLT-C1', seat: 'defender', at: '0817 N' };
const SPOTTER: FullPiece = { unit: 'LCT-1V', seat: 'defender', at: '1208 NW' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };
/** A hill before the Catapult, light woods on the spotter's line. */
const HEXES = {
  '0813': { level: 4 },
  '0713': { level: 4 },
  '0913': { level: 4 },
  '0812': { level: 4 },
  '1008': { woods: 1 },
} as const;

const moved = (mode: Movement['mode'], entered: number): Movement => ({ mode, steps: '', path: [], mp: 0, entered });

/** The Catapult has walked, the Enforcer five hexes, the spotter has run and, if so, declared fire. */
function lobbed(designators: 'off' | 'on', attacks: boolean) {
  const play = beginFull({
    pieces: [CPLT, SPOTTER, ENF],
    hexes: HEXES,
    options: { designators },
    change: armed('CPLT-C1', 'lrm-20@RA'),
  });
  passTo(play, 'attack');
  play.alter('CPLT-C1', (one) => ({ ...one, moved: moved('walk', 2) }));
  play.alter('ENF-4R', (one) => ({ ...one, moved: moved('run', 5) }));
  play.alter('LCT-1V', (one) => ({ ...one, moved: moved('run', 4) }));
  if (attacks) {
    const spotting = attack('LCT-1V', 'ENF-4R', 'A', { spots: ENF.unit as never });
    roll(play, 'defender', spotting, []);
  }
  const shots = attack('CPLT-C1', 'ENF-4R', 'A', { mode: 'indirect' }).shots;
  const found = fullShots(play.game, play.unit('CPLT-C1'), 0, shots);
  const own = play.game.field.fire.find(({ unit }) => unit === 'LCT-1V')?.shots[0]?.toHit.terms;
  return { toHit: found.ok ? found.value[0]?.toHit : found.error, own };
}

describe('CLN-49 indirect fire with a designator', () => {
  it('TC-CLN-19 at medium range, target moved 5, firer walked, one light wood on the line of the spotter: 11', () => {
    const { toHit } = lobbed('on', false);
    expect(toHit).toMatchObject({ number: 4 + 2 + 1 + 2 + 1 + 1, distance: 9 });
  });

  it('CLN-50 AMB-CLN-27 a designator who attacks pays in their own numbers alone', () => {
    const { toHit, own } = lobbed('on', true);
    expect(toHit).toMatchObject({ number: 11 });
    expect(own).toContainEqual({ reason: 'spotting', value: 1 });
  });

  it('CLN-49 in the book it also counts how the spotter moved, and that they attack', () => {
    expect(lobbed('off', false).toHit).toMatchObject({ number: 11 + 2 });
    expect(lobbed('off', true).toHit).toMatchObject({ number: 11 + 3 });
  });
});
