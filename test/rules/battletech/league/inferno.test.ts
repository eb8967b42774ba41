import { describe, expect, it } from 'vitest';
import { burningHeat } from '../../../../src/rules/battletech/league/burning.js';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { presenterOf } from '../../../../src/present/registry.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { seatId } from '../../../../src/rules/kernel/ids.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { unit } from '../../../support/quick-start.js';
import { outlook } from '../../../../src/rules/battletech/standard/prospects.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
import type { Location } from '../../../../src/rules/battletech/vocabulary.js';
import type { Munition } from '../../../../src/rules/battletech/standard/types.js';
import { armed } from '../../../support/armed.js';
import { complete } from '../../../support/complete.js';
import { attack, beginFull, fullSetup, passTo, passTurn, roll, type FullPlay } from '../../../support/standard.js';
import { checkSetup } from '../../../../src/rules/battletech/setup.js';

/** Infernos by the house rules of a league. */

const ON: Readonly<Record<string, string>> = { infernoTurns: 'on' };
/** Whatever else is rolled in a turn, never twice the same sum after each other. */
const REST = Array.from({ length: 80 }, (_, i) => 3 + (i % 3));

/** A Catapult with infernos in its launcher, and an Enforcer before it. */
const begin = (weapon: string, options = ON, munition: Munition = 'inferno'): FullPlay =>
  beginFull({
    pieces: [
      { unit: 'CPLT-C1', seat: 'defender', at: '0812 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0809 S' },
    ],
    options,
    change: armed('CPLT-C1', `${weapon}@RA`, munition),
  });

/** Fires with these faces: to hit, how many hit, then a location each. */
function fire(play: FullPlay, faces: readonly number[]): FullPlay {
  passTo(play, 'attack', [...REST]);
  const all = [...faces, ...REST];
  roll(play, 'defender', attack('CPLT-C1', 'ENF-4R', 'A'), all);
  if (play.events('ShotFired').length === 0) roll(play, 'attacker', { type: 'pass' }, all);
  return play;
}

const heats = (play: FullPlay) =>
  play.last('ShotFired').burns?.map(({ location, heat, turns }) => [location, heat, turns]);
const CT = [3, 4] as const;
const LA = [5, 5] as const;
const LT = [4, 4] as const;

describe('CLN-53 infernos of SRM', () => {
  it('TC-CLN-20 three of four hit CT, CT and the left arm: 2 + 0 + 2 heat a turn for three turns', () => {
    const play = fire(begin('srm-4'), [6, 6, 3, 4, ...CT, ...CT, ...LA]);
    expect(heats(play)).toEqual([
      ['CT', 2, 3],
      ['CT', 0, 3],
      ['LA', 2, 3],
    ]);
    const told = (): readonly unknown[] =>
      play
        .events('HeatTold')
        .filter(({ unit }) => unit === 'ENF-4R')
        .map(({ sources }) => sources.find(({ source }) => source === 'inferno')?.heat ?? 0);
    for (let i = 0; i < 3; i++) passTurn(play, [...REST]);
    expect(told()).toEqual([4, 4, 4, 0]);
  });

  it('CLN-53 they do no damage, unless the option says so (AMB-CLN-28)', () => {
    const faces = [6, 6, 1, 2, ...CT, ...LA];
    expect(fire(begin('srm-4'), faces).last('ShotFired')).toMatchObject({ wounds: [], targetHeat: 0 });
    const harming = fire(begin('srm-4', { ...ON, infernoDamage: 'on' }), faces);
    expect(harming.last('ShotFired').wounds.map(({ location, points }) => [location, points])).toEqual([
      ['CT', 2],
      ['LA', 2],
    ]);
    expect(heats(harming)).toEqual([
      ['CT', 2, 3],
      ['LA', 2, 3],
    ]);
  });

  it.each([
    ['srm-4', 8, 3],
    ['lrm-10', 2, 2],
  ] as const)(
    'CLN-53, CLN-54 the heat of %s is told beforehand, and afterwards to whom it was ordered by',
    (weapon, heat, turns) => {
      const play = begin(weapon);
      const view = battletech.view(play.match, seated(seatId('defender')));
      const told = battletech.inspect(view, {
        about: 'odds',
        unit: unit('CPLT-C1'),
        target: unit('ENF-4R'),
        from: null,
      });
      if (!told.ok || told.value.about !== 'odds') throw new Error('no odds');
      expect(told.value.targets[0]?.prospects[0]?.burns).toEqual({ heat, turns });
      const lit = fire(begin(weapon), [6, 6, 6, 6, ...CT, ...LA, ...LT, ...LT]);
      const after = battletech.view(lit.match, seated(seatId('defender')));
      const words = presenterOf('battletech');
      for (const locale of LOCALES) {
        expect(words.answer(told.value, view, locale)).toMatch(new RegExp(`\\b${heat}\\b.*\\b${turns}\\b`, 'u'));
        const [came] = words.results({ before: null, after, events: lit.log }, seatId('defender'), locale);
        expect(came).toMatch(/: .*CT, LA/u);
      }
    },
  );

  describe('CLN-53 the most heat that a volley can make', () => {
    const burning = (...at: readonly Location[]) => at.map((location) => ({ location, heat: 2, turns: 1 }));
    const ahead = (
      weapon: string,
      change: (one: StandardUnit) => StandardUnit = (one) => one,
      { options = ON, munition = 'inferno', target = 'ENF-4R' }: Loaded = {},
    ) => {
      const play = beginFull({
        pieces: [
          { unit: 'CPLT-C1', seat: 'defender', at: '0812 N' },
          { unit: `${target}=ENF-4R`, seat: 'attacker', at: '0809 S' },
        ],
        options,
        change: armed('CPLT-C1', `${weapon}@RA`, munition),
      });
      play.alter('ENF-4R', change);
      const { prospects } = outlook(play.game, play.unit('CPLT-C1'), unit('ENF-4R'));
      return prospects[0]?.burns ?? null;
    };
    interface Loaded {
      readonly options?: Readonly<Record<string, string>>;
      readonly munition?: Munition;
      readonly target?: string;
    }
    const having =
      (lost: readonly Location[], ...at: readonly Location[]) =>
      (one: StandardUnit): StandardUnit => ({ ...one, lost, body: { ...one.body, burns: burning(...at) } });

    it.each([
      ['srm-6', having([]), 12],
      ['srm-6', having(['LA', 'RA']), 12],
      ['srm-6', having(['LA', 'RA'], 'CT'), 10],
      ['srm-6', having(['LA', 'RA'], 'CT', 'LT', 'RT', 'HD'), 4],
      ['srm-6', having(['LA', 'RA'], 'CT', 'LT', 'RT', 'HD', 'LL', 'RL'), 0],
      ['srm-2', having(['LA', 'RA'], 'CT', 'LT'), 4],
    ] as const)(
      'each missile of %s lights a location that is there and does not burn yet: %#',
      (weapon, change, heat) => {
        expect(ahead(weapon, change)).toEqual({ heat, turns: 3 });
      },
    );

    it.each([
      ['lrm-5', 1],
      ['lrm-15', 3],
    ] as const)('each salvo of %s: %i', (weapon, heat) => {
      expect(ahead(weapon)).toEqual({ heat, turns: 2 });
    });

    it('none of other missiles, against other units, or in the book', () => {
      expect(ahead('srm-6', undefined, { munition: 'standard' })).toBeNull();
      expect(ahead('srm-6', undefined, { target: 'VEDETTE' })).toBeNull();
      expect(ahead('srm-6', undefined, { options: {} })).toBeNull();
    });
  });

  it('CLN-55 AMB-CLN-30 what burns already burns neither hotter nor longer', () => {
    const play = begin('srm-2');
    play.alter('ENF-4R', (one) => ({
      ...one,
      body: { ...one.body, burns: [{ location: 'CT', heat: 1, turns: 2 }] },
    }));
    expect(heats(fire(play, [6, 6, 6, 6, ...CT, ...CT]))).toEqual([
      ['CT', 0, 3],
      ['CT', 0, 3],
    ]);
    expect(burningHeat(play.unit('ENF-4R'))).toEqual([{ source: 'inferno', heat: 1, n: 1 }]);
  });

  it('CLN-53 in the book they heat at once, by 2 a missile', () => {
    const play = fire(begin('srm-4', {}), [6, 6, 3, 4]);
    expect(play.last('ShotFired')).toMatchObject({ targetHeat: 6 });
    expect(heats(play)).toBeUndefined();
  });
});

describe('CLN-54 infernos of LRM', () => {
  it.each([
    // Two whole salvos, on different locations.
    [
      'lrm-10',
      [6, 6, 6, 6, ...CT, ...LA],
      [
        ['CT', 1, 2],
        ['LA', 1, 2],
      ],
    ],
    // Eight of ten hit: of the second salvo three missiles, which are too few (AMB-CLN-29).
    [
      'lrm-10',
      [6, 6, 5, 5, ...CT, ...LT],
      [
        ['CT', 1, 2],
        ['LT', 0, 2],
      ],
    ],
  ] as const)('TC-CLN-20, TC-GRID-09 a point of heat for four boxes, for two turns: %s, %j', (weapon, faces, burns) => {
    for (const armour of ['points', 'grid']) {
      const play = fire(begin(weapon, { ...ON, armour }), faces);
      expect(heats(play)).toEqual(burns);
      expect(play.last('ShotFired').wounds).toEqual([]);
    }
  });

  it('CLN-52 only by the option do LRM have them: without it they are ordinary missiles', () => {
    expect(begin('lrm-10').unit('CPLT-C1').ammo[0]?.stowed.munition).toBe('inferno');
    expect(begin('lrm-10', {}).unit('CPLT-C1').ammo[0]?.stowed.munition).toBe('standard');
    expect(begin('srm-4', {}).unit('CPLT-C1').ammo[0]?.stowed.munition).toBe('inferno');
  });

  it('CLN-52 who brings them to a match without it is told so before it begins', () => {
    const setup = (weapon: string, options: Readonly<Record<string, string>>) => {
      const full = fullSetup({
        pieces: [
          { unit: 'CPLT-C1', seat: 'defender', at: '0812 N' },
          { unit: 'ENF-4R', seat: 'attacker', at: '0809 S' },
        ],
        options,
        change: armed('CPLT-C1', `${weapon}@RA`, 'inferno'),
      });
      return checkSetup({ ...full, filled: true });
    };
    expect(complete(setup('lrm-10', {}))).toEqual({
      code: 'battletech/inferno-salvos-off',
      params: { units: ['CPLT-C1'] },
      rule: 'CLN-52',
    });
    expect([setup('lrm-10', ON), setup('srm-4', {})]).toEqual([null, null]);
  });
});
