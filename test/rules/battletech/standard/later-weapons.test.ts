import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { munitionOf } from '../../../../src/rules/battletech/standard/ammunition.js';
import { loaded } from '../../../../src/rules/battletech/standard/munitions.js';
import type { ShotOutcome } from '../../../../src/rules/battletech/standard/shot-outcomes.js';
import { binId, type Body, type Munition } from '../../../../src/rules/battletech/standard/types.js';
import { fullWeaponOf } from '../../../../src/rules/battletech/standard/weapons.js';
import { atStandard } from '../../../../src/rules/battletech/levels.js';
import { unitOf } from '../../../../src/rules/battletech/units.js';
import type { Mode } from '../../../../src/rules/battletech/vocabulary.js';
import type { StandardUnit, StandardUnitSetup } from '../../../../src/rules/battletech/types.js';
import { armed, stowing } from '../../../support/armed.js';
import { unit } from '../../../support/quick-start.js';
import { attack, beginFull, passTo, roll, step, type FullPlay } from '../../../support/standard.js';

/** Weapons of the years up to 3067, each by what it does that others do not. */

const MANY = Array.from({ length: 60 }, (_, i) => 1 + (i % 6));

/** A Hunchback with this gun fires it at an Enforcer so many hexes ahead, by these faces. */
function fired(gun: string, far: number, faces: readonly number[], change?: Change): FullPlay {
  const play = begun(gun, far, change);
  declared(play, [...faces, ...MANY]);
  return play;
}

type Change = (setup: StandardUnitSetup) => StandardUnitSetup;

/** The same before anybody has moved. */
function begun(gun: string, far: number, change: Change = (setup) => setup): FullPlay {
  const at = `08${String(14 - far).padStart(2, '0')} S`;
  const pieces = [
    { unit: 'HBK-4G', seat: 'defender', at: '0814 N' },
    { unit: 'ENF-4R', seat: 'attacker', at },
  ];
  const arm = armed('HBK-4G', `${gun}@RT medium-laser@LA`);
  return beginFull({ pieces, change: (setup) => change(arm(setup)) });
}

/** With a bin of each of these kinds in place of the one that it has. */
const withBins = (setup: StandardUnitSetup, kinds: readonly Munition[]): StandardUnitSetup =>
  setup.id === 'HBK-4G'
    ? stowing(
        setup,
        setup.ammo.flatMap((bin) =>
          kinds.map((munition, i) => ({ ...bin, stowed: { ...bin.stowed, id: binId(`LT-${20 + i}`), munition } })),
        ),
      )
    : setup;

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

  it.each([
    ['heavy-gauss-rifle', 5, 25],
    ['heavy-gauss-rifle', 10, 20],
    ['snub-nose-ppc', 9, 10],
    ['snub-nose-ppc', 13, 8],
    ['medium-laser', 8, 5],
  ])('WPN-04 %s at %i hexes deals %i', (gun, far, points) => {
    const [wound] = fired(gun, far, [6, 6]).last('ShotFired').wounds;
    expect(wound?.points).toBe(points);
  });

  it('WPN-05 a heavy Gauss rifle fired on the move: 50 tons roll with +1; who stood still does not', () => {
    const still = fired('heavy-gauss-rifle', 5, [6, 6]);
    expect(still.events('PilotingRolled').filter(({ unit }) => unit === 'HBK-4G')).toEqual([]);
    const play = begun('heavy-gauss-rifle', 6);
    passTo(play, 'move');
    while (battletech.open(play.match)[0]?.seat !== 'defender') play.give('attacker', { type: 'pass' });
    play.give('defender', step('HBK-4G', 'walk', 'F'));
    declared(play, [1, 1, ...MANY]);
    const rolled = play.events('PilotingRolled').find(({ unit }) => unit === 'HBK-4G');
    expect(rolled?.roll).toMatchObject({
      cause: 'recoil',
      number: 6,
      terms: [{ value: 5 }, { reason: 'recoil', value: 1 }],
    });
  });

  /** The body of a unit after the last shot, had it had this outcome and had the Hunchback stood so before. */
  const after = (
    play: FullPlay,
    outcome: ShotOutcome,
    before: Partial<Pick<StandardUnit, 'moved'>> = {},
    id = 'HBK-4G',
  ): Body => {
    play.alter('HBK-4G', (one) => ({ ...one, ...before, body: { ...one.body, due: [], spent: [] } }));
    const { game } = battletech.evolve(play.match, { ...play.last('ShotFired'), outcome });
    return unitOf(atStandard(game), unit(id)).body;
  };
  const going = (mode: Mode) => ({ moved: { mode, steps: '', path: [], mp: 0, entered: 0 } });

  it('WPN-05 who has moved in any way is shaken by it, hit or miss, and nobody else', () => {
    const play = fired('heavy-gauss-rifle', 5, [6, 6]);
    for (const mode of ['walk', 'run', 'jump'] as const)
      for (const outcome of ['hit', 'miss'] as const)
        expect(after(play, outcome, going(mode)).due, mode).toEqual(['recoil']);
    expect(after(play, 'hit', going('stand')).due).toEqual([]);
    expect(after(play, 'hit', { moved: null }).due).toEqual([]);
    play.alter('ENF-4R', (one) => ({ ...one, ...going('run') }));
    expect(after(play, 'hit', { moved: null }).due).toEqual([]);
    expect(after(play, 'hit', going('run'), 'ENF-4R').due).toEqual([]);
    expect(after(fired('gauss-rifle', 5, [6, 6]), 'hit', going('run')).due).toEqual([]);
  });

  it('SEQ-19 what fires once is spent by a hit as by a miss, but not while it finds no lock', () => {
    const once: Change = (setup) => ({
      ...setup,
      sheet: {
        ...setup.sheet,
        mounts: setup.sheet.mounts.map((mount) => (mount.id === 'A' ? { ...mount, oneShot: true } : mount)),
      },
    });
    const play = fired('streak-srm-2', 3, [6, 6], once);
    expect((['hit', 'miss', 'no-lock'] as const).map((outcome) => after(play, outcome).spent)).toEqual([
      ['A'],
      ['A'],
      [],
    ]);
    expect(after(play, 'hit', {}, 'ENF-4R').spent).toEqual([]);
    expect(after(fired('streak-srm-2', 3, [6, 6]), 'hit').spent).toEqual([]);
  });

  const ATM = 'clan-atm-6';

  it.each([
    [3, 'high-explosive', 3],
    [5, 'standard', 2],
    [12, 'extended-range', 1],
  ] as const)('WPN-06 an ATM with all kinds of missiles at %i hexes fires %s ones', (far, munition, damage) => {
    const play = fired(ATM, far, [6, 6, 6, 6], (setup) =>
      withBins(setup, ['standard', 'extended-range', 'high-explosive']),
    );
    const shot = play.last('ShotFired');
    expect(munitionOf(play.unit('HBK-4G'), shot.bin)).toBe(munition);
    expect(shot.cluster).toMatchObject({ size: 6, hits: 6, modifiers: [{ by: 'artemis', value: 2 }] });
    expect(shot.wounds.map(({ points }) => points)).toEqual(
      Array.from({ length: Math.ceil((6 * damage) / 5) }, (_, i) => Math.min(5, 6 * damage - 5 * i)),
    );
  });

  it('WPN-06 its ranges and minimum are those of the missiles', () => {
    const ranges = (munition: Munition) => {
      const { ranges: r, full, groups } = loaded(fullWeaponOf(ATM) ?? expect.unreachable(), munition);
      return [full.minimum, r.short, r.medium, r.long, full.cluster?.damage, groups];
    };
    expect(ranges('standard')).toEqual([4, 5, 10, 15, 2, [2]]);
    expect(ranges('extended-range')).toEqual([4, 9, 18, 27, 1, [1]]);
    expect(ranges('high-explosive')).toEqual([0, 3, 6, 9, 3, [3]]);
  });
});
