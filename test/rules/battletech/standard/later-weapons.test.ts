import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { armed } from '../../../support/armed.js';
import { attack, beginFull, passTo, roll, type FullPlay } from '../../../support/standard.js';

/** Weapons of the years up to 3067, each by what it does that others do not. */

const MANY = Array.from({ length: 60 }, (_, i) => 1 + (i % 6));

/** A Hunchback with this gun fires it at an Enforcer so many hexes ahead, by these faces. */
function fired(gun: string, far: number, faces: readonly number[]): FullPlay {
  const at = `08${String(14 - far).padStart(2, '0')} S`;
  const pieces = [
    { unit: 'HBK-4G', seat: 'defender', at: '0814 N' },
    { unit: 'ENF-4R', seat: 'attacker', at },
  ];
  const play = beginFull({ pieces, change: armed('HBK-4G', `${gun}@RT medium-laser@LA`) });
  declared(play, [...faces, ...MANY]);
  return play;
}

/** The Hunchback's letter A is declared, and whatever else there is passed; refused: the code. */
function declared(play: FullPlay, faces: number[]): void {
  passTo(play, 'attack', faces);
  while (battletech.open(play.match)[0]?.seat !== 'defender') roll(play, 'attacker', { type: 'pass' }, faces);
  roll(play, 'defender', attack('HBK-4G', 'ENF-4R', 'A'), faces);
  if (play.awaited.includes('attacker:attack')) roll(play, 'attacker', { type: 'pass' }, faces);
}

const termsOf = (play: FullPlay) =>
  Object.fromEntries(play.last('ShotFired').toHit.terms.map(({ reason, value }) => [reason, value]));

describe('Weapons up to 3067', () => {
  it('WPN-01 heavy lasers, medium-range missiles and rockets are a point harder to hit with', () => {
    for (const gun of ['clan-heavy-medium-laser', 'mrm-30', 'rocket-launcher-10'])
      expect(termsOf(fired(gun, 3, [6, 6])), gun).toMatchObject({ weapon: 1 });
    expect(termsOf(fired('light-gauss-rifle', 3, [6, 6]))).not.toHaveProperty('weapon');
  });

  it('WPN-02 a rocket launcher needs no rounds, fires all at once, and never again', () => {
    const play = fired('rocket-launcher-10', 4, [6, 6, 6, 6]);
    const shot = play.last('ShotFired');
    expect(shot).toMatchObject({ outcome: 'hit', bin: null, rounds: 0, heat: 3, cluster: { size: 10, hits: 10 } });
    expect(shot.wounds.map(({ points }) => points)).toEqual([5, 5]);
    expect(play.unit('HBK-4G').body.spent).toEqual(['A']);
    passTo(play, 'move', [1, 1, 6, 6, ...MANY]);
    expect(() => {
      declared(play, [...MANY]);
    }).toThrow('weapon-spent');
  });
});
