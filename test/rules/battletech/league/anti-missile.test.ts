import { describe, expect, it } from 'vitest';
import { antiMissile, clusterOf, groupsOf } from '../../../../src/rules/battletech/standard/clusters.js';
import { fullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import { hitsOf } from '../../../../src/rules/battletech/standard/hit-tables.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import type { Body } from '../../../../src/rules/battletech/standard/types.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
import type { Bracket, MountId } from '../../../../src/rules/battletech/vocabulary.js';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { presenterOf } from '../../../../src/present/registry.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { seatId } from '../../../../src/rules/kernel/ids.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { unit as label } from '../../../support/quick-start.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { armed } from '../../../support/armed.js';
import { attack, beginFull, passTo, roll, type FullPlay } from '../../../support/standard.js';

/** Anti-missile systems by the house rules of a league. */

const ON: Readonly<Record<string, string>> = { amsByRange: 'on' };

/** A Catapult with a launcher as its letter A, and a Dragonfly with its anti-missile system turned to it. */
const begin = (weapon: string, options = ON): FullPlay =>
  beginFull({
    pieces: [
      { unit: 'CPLT-C1', seat: 'defender', at: '0812 N' },
      { unit: 'DRAGONFLY', seat: 'attacker', at: '0808 S' },
    ],
    options,
    change: armed('CPLT-C1', `${weapon}@RA`),
  });

/** What two dice show together, each way of falling once. */
const SUMS = [1, 2, 3, 4, 5, 6].flatMap((one) => [1, 2, 3, 4, 5, 6].map((other) => one + other));

/** How many of a volley strike, in what groups, with these faces: first the cluster, then what is shot down. */
function volley(weapon: string, range: Bracket, faces: readonly number[], options = ON) {
  const play = begin(weapon, options);
  const unit = play.unit('CPLT-C1');
  const found = fullShots(play.game, unit, 0, attack('CPLT-C1', 'DRAGONFLY', 'A').shots);
  const shot = found.ok ? found.value[0] : undefined;
  if (!shot) throw new Error('no shot');
  const fired = { ...shot, toHit: { ...shot.toHit, range } };
  const { cluster, missilesStopped } = clusterOf(new Resolution(play.game, scriptedDice(faces)), unit, fired);
  return {
    hits: cluster?.hits,
    down: cluster?.down?.missiles,
    groups: groupsOf(unit, fired, cluster),
    missilesStopped,
  };
}

describe('CLN-36 anti-missile systems by range', () => {
  it.each([
    ['medium', [6, 6, 3, 4], 8, [5, 5, 2]],
    ['long', [6, 6, 3, 4], 10, [5, 5]],
    ['extreme', [6, 6, 6, 6], 18, [2]],
    ['short', [6, 6, 3, 4], 7, [5, 5, 3]],
  ] as const)(
    'CLN-37 TC-CLN-13 of 20 missiles that hit from %s range, dice %j: %i are shot down, %j strike',
    (range, faces, down, groups) => {
      expect(volley('lrm-20', range, faces)).toMatchObject({ down, groups });
    },
  );

  it('TC-CLN-13 of 10 from short range, dice 11: none is left, and nothing is struck', () => {
    expect(volley('lrm-10', 'short', [6, 6, 5, 6])).toMatchObject({ down: 10, hits: 0, groups: [] });
  });

  it('AMB-CLN-19 those launched are counted where the option says so, before it is rolled how many hit', () => {
    const launched = { ...ON, amsOn: 'launched' };
    // 7 of 20 are gone; of 13 a roll of 7 finds 8.
    expect(volley('lrm-20', 'short', [3, 4, 3, 4], launched)).toMatchObject({ down: 7, hits: 8 });
    expect(volley('srm-4', 'short', [3, 4], launched)).toMatchObject({ down: 4, hits: 0 });
    expect(volley('lrm-20', 'short', [3, 4, 3, 4])).toMatchObject({ down: 7, hits: 12 - 7 });
  });

  it('CLN-36 a Streak loses missiles of all that it has fired', () => {
    expect(volley('streak-srm-6', 'short', [1, 2])).toMatchObject({ down: 3, hits: 3 });
  });

  it('AMB-CLN-19 a system meets every volley without rounds, or spends one on each', () => {
    expect(volley('lrm-20', 'short', [6, 6, 3, 4]).missilesStopped).toMatchObject({ unit: 'DRAGONFLY', bin: null });
    const paid = volley('lrm-20', 'short', [6, 6, 3, 4], { ...ON, amsAmmo: 'on' });
    expect(paid.missilesStopped?.bin).not.toBeNull();
    const play = begin('lrm-5 lrm-5');
    passTo(play, 'attack');
    const faces = Array.from({ length: 60 }, (_, i) => 4 + (i % 3));
    roll(play, 'defender', attack('CPLT-C1', 'DRAGONFLY', 'A B'), faces);
    roll(play, 'attacker', { type: 'pass' }, faces);
    const met = play.events('ShotFired').map(({ missilesStopped }) => missilesStopped !== null);
    expect(met).toEqual([true, true]);
  });

  it('CLN-36, AMB-CLN-19 of several systems each meets a volley, with dice and a bonus of its own', () => {
    const play = beginFull({
      pieces: [
        { unit: 'CPLT-C1', seat: 'defender', at: '0812 N' },
        { unit: 'KOSHI-A', seat: 'attacker', at: '0808 S' },
      ],
      options: { ...ON, amsAmmo: 'on' },
      change: armed('CPLT-C1', 'lrm-20@RA'),
    });
    const bins = () => play.unit('KOSHI-A').ammo.map(({ left }) => left);
    const before = bins();
    passTo(play, 'attack');
    const faces = [6, 6, 6, 6, 1, 2, 1, 1, ...Array.from({ length: 90 }, (_, n) => 3 + (n % 3))];
    roll(play, 'defender', attack('CPLT-C1', 'KOSHI-A', 'A'), faces);
    roll(play, 'attacker', { type: 'pass' }, faces);
    const { cluster, missilesStopped, toHit } = play.last('ShotFired');
    expect(toHit.range).toBe('short');
    expect(missilesStopped).toMatchObject({ unit: 'KOSHI-A', also: [{}] });
    expect(cluster).toMatchObject({ down: { roll: { faces: [1, 2, 1, 1] }, more: 0, missiles: 5 }, hits: 15 });
    expect(before.reduce((sum, left, i) => sum + left - (bins()[i] ?? 0), 0)).toBe(2);
  });

  describe('AMB-CLN-19 the systems that meet a volley', () => {
    const BOOK = {};
    const PAID = { ...ON, amsAmmo: 'on' };
    /** Which systems of a Koshi with two meet a volley, by what each spends a round of; `null`: none. */
    const meeting = (options: Readonly<Record<string, string>>, change: (one: StandardUnit) => StandardUnit) => {
      const play = beginFull({
        pieces: [
          { unit: 'CPLT-C1', seat: 'defender', at: '0812 N' },
          { unit: 'KOSHI-A', seat: 'attacker', at: '0808 S' },
        ],
        options,
      });
      play.alter('KOSHI-A', change);
      const met = antiMissile(play.game, play.unit('KOSHI-A'), play.unit('CPLT-C1'));
      if (met === null) return null;
      const { unit: by, also = [], ...first } = met;
      expect(by).toBe('KOSHI-A');
      return [first, ...also];
    };
    const koshi = beginFull({
      pieces: [
        { unit: 'KOSHI-A', seat: 'attacker', at: '0808 S' },
        { unit: 'CPLT-C1', seat: 'defender', at: '0812 N' },
      ],
    }).unit('KOSHI-A');
    const [one, two] = koshi.sheet.mounts.filter(({ weapon }) => weapon.id.includes('anti-missile'));
    const bins = koshi.ammo.filter(({ ammo }) => ammo === one?.weapon.ammo).map(({ stowed }) => stowed.id);
    const [bin] = bins;
    if (!one || !two || !bin) throw new Error('two systems');
    const having =
      (body: Partial<Body>, more: Partial<Pick<StandardUnit, 'broken' | 'lost'>> = {}) =>
      (unit: StandardUnit): StandardUnit => ({ ...unit, ...more, body: { ...unit.body, ...body } });
    /** So many rounds in all, in the first of its bins. */
    const rounds =
      (left: number) =>
      (unit: StandardUnit): StandardUnit => ({
        ...unit,
        ammo: unit.ammo.map((each) => ({ ...each, left: each.stowed.id === bin ? left : 0 })),
      });
    const free = (mount: MountId) => ({ mount, bin: null });
    const paid = (mount: MountId) => ({ mount, bin });

    it.each<[string, Readonly<Record<string, string>>, (one: StandardUnit) => StandardUnit, readonly object[] | null]>([
      ['in the book one, the first', BOOK, rounds(2), [paid(one.id)]],
      ['or the other, where that has fired', BOOK, having({ fired: [one.id] }), [paid(two.id)]],
      ['none, where both have', BOOK, having({ fired: [one.id, two.id] }), null],
      ['nor without a round', BOOK, rounds(0), null],
      ['in a league both, without rounds', ON, rounds(0), [free(one.id), free(two.id)]],
      ['and though they have fired', ON, having({ fired: [one.id, two.id] }), [free(one.id), free(two.id)]],
      ['with rounds both, while there are two', PAID, rounds(2), [paid(one.id), paid(two.id)]],
      ['one, where there is one', PAID, rounds(1), [paid(one.id)]],
      ['none, where there is none', PAID, rounds(0), null],
      ['not one that is broken', ON, having({}, { broken: [one.id] }), [free(two.id)]],
      ['nor of who is shut down', ON, having({ shutdown: true }), null],
      [
        'nor of who has turned its back',
        ON,
        (unit) => ({ ...unit, place: unit.place && { ...unit.place, facing: 0 } }),
        null,
      ],
    ])('%s', (_, options, change, met) => {
      expect(meeting(options, change)).toEqual(met);
    });
  });

  it.each([
    ['hitting', (cluster: number, down: number) => Math.max(0, hitsOf(20, cluster) - down)],
    ['launched', (cluster: number, down: number) => hitsOf(20 - down, cluster)],
  ] as const)('CLN-36 what is left of a volley is told beforehand, of those %s', (amsOn, left) => {
    const play = begin('lrm-20', { ...ON, amsOn });
    const view = battletech.view(play.match, seated(seatId('defender')));
    const [one, other] = [label('CPLT-C1'), label('DRAGONFLY')];
    const told = battletech.inspect(view, { about: 'odds', unit: one, target: other, from: null });
    if (!told.ok || told.value.about !== 'odds') throw new Error('no odds');
    const prospect = told.value.targets[0]?.prospects[0];
    expect(prospect).toMatchObject({ met: { systems: 1, more: 0 }, damage: { most: 20 } });
    const falls = SUMS.flatMap((cluster) => SUMS.map((down) => left(cluster, down)));
    const average = falls.reduce((sum, hits) => sum + hits, 0) / falls.length;
    expect((prospect?.damage.average ?? 0) / 36).toBeCloseTo(average, 1);
    for (const locale of LOCALES)
      expect(presenterOf('battletech').answer(told.value, view, locale)).toMatch(/20.+2D6/u);
  });

  it('CLN-36 in the book it makes the cluster roll worse, once in a turn', () => {
    const { down, hits } = volley('lrm-20', 'medium', [6, 6], {});
    expect([down, hits]).toEqual([undefined, 12]);
  });
});
