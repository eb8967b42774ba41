import { describe, expect, it } from 'vitest';
import { ledByTag } from '../../../../src/rules/battletech/standard/to-hit.js';
import type { Munition } from '../../../../src/rules/battletech/standard/types.js';
import { armed } from '../../../support/armed.js';
import { attack, beginFull, passTo, passTurn, roll, type FullPiece } from '../../../support/standard.js';

/** Missiles that follow TAG. */

const CPLT: FullPiece = { unit: 'CPLT-C1', seat: 'defender', at: '0816 N' };
const RAVEN: FullPiece = { unit: 'RVN-3L', seat: 'defender', at: '0708 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0804 S' };
const HILL = { '0811': { level: 4 }, '0812': { level: 4 }, '0711': { level: 4 }, '0911': { level: 4 } };

/** The terms of the first volley at an enemy that has run five hexes, with the TAG that hits or misses. */
function fired(munition: Munition, tag: 'hits' | 'misses' | 'none', hidden = false): readonly string[] {
  const play = beginFull({
    pieces: [CPLT, RAVEN, ENF],
    hexes: hidden ? HILL : {},
    change: (one) => armed('RVN-3L', 'tag@RT')(armed('CPLT-C1', 'lrm-15@RT', munition)(one)),
  });
  passTo(play, 'attack');
  play.alter('ENF-4R', (one) => ({ ...one, moved: { mode: 'run', steps: '', path: [], mp: 5, entered: 5 } }));
  const faces = [tag === 'hits' ? 6 : 1, tag === 'hits' ? 6 : 1, ...Array.from({ length: 40 }, (_, i) => 1 + (i % 6))];
  for (let i = 0; i < 4 && play.events('ShotFired').length === 0; i++) {
    const [awaited = ''] = play.awaited;
    if (awaited.startsWith('attacker')) roll(play, 'attacker', { type: 'pass' }, faces);
    else if (play.unit('RVN-3L').declared)
      roll(play, 'defender', attack('CPLT-C1', 'ENF-4R', 'A', { mode: hidden ? 'indirect' : 'normal' }), faces);
    else roll(play, 'defender', attack('RVN-3L', tag === 'none' ? '' : 'ENF-4R', tag === 'none' ? '' : 'A'), faces);
  }
  passTurn(play, faces);
  const shot = play.events('ShotFired').find(({ unit }) => unit === 'CPLT-C1');
  return (shot?.toHit.terms ?? []).map(({ reason }) => reason);
}

describe('ADV-08 semi-guided missiles', () => {
  it('ADV-08 at a marked target they do not count how it moved', () => {
    expect(fired('semi-guided', 'hits')).not.toContain('target-moved');
    expect(fired('semi-guided', 'misses')).toContain('target-moved');
    expect(fired('semi-guided', 'none')).toContain('target-moved');
    expect(fired('standard', 'hits')).toContain('target-moved');
  });

  it('ADV-08 the number is that of the terms that are left', () => {
    const terms = [
      { reason: 'gunnery', value: 4 },
      { reason: 'target-moved', value: 3 },
      { reason: 'range-medium', value: 2 },
      { reason: 'target-immobile', value: -4 },
    ] as const;
    const led = ledByTag({ number: 5, terms, distance: 9, range: 'medium', side: 'front', cover: false });
    expect(led).toMatchObject({ number: 2, terms: [{ value: 4 }, { value: 2 }, { value: -4 }] });
  });

  it('ADV-08 nor, fired indirectly, how it is spotted', () => {
    const plain = fired('standard', 'hits', true);
    expect(plain).toContain('indirect');
    const led = fired('semi-guided', 'hits', true);
    expect(led.length).toBeGreaterThan(0);
    for (const reason of ['target-moved', 'indirect']) expect(led).not.toContain(reason);
  });
});
