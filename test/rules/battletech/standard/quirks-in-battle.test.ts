import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { cowlWords } from '../../../../src/games/battletech/present/standard/body.js';
import { damageStepsText } from '../../../../src/games/battletech/present/standard/damage-steps.js';
import { tongueOf } from '../../../../src/games/battletech/words/index.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import type { AttackedSide } from '../../../../src/rules/battletech/standard/terms.js';
import type { Quirk } from '../../../../src/rules/battletech/standard/quirk-table.js';
import { outlook } from '../../../../src/rules/battletech/standard/prospects.js';
import { physicalAttackRule } from '../../../../src/rules/battletech/standard/physical-resolution.js';
import { shootRule } from '../../../../src/rules/battletech/standard/shooting.js';
import type { Event } from '../../../../src/rules/battletech/events.js';
import type { StandardUnitSetup } from '../../../../src/rules/battletech/types.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { unit } from '../../../support/quick-start.js';
import { attack, beginFull, passTo, roll, step, strike, type FullPiece } from '../../../support/standard.js';

/** Quirks that change what a hit does (option `quirks`). */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const having =
  (id: string, ...quirks: Quirk[]) =>
  (setup: StandardUnitSetup): StandardUnitSetup =>
    setup.id === id ? { ...setup, sheet: { ...setup.sheet, full: { ...setup.sheet.full, quirks } } } : setup;

const only = <Type extends Event['type']>(events: readonly Event[], type: Type): Extract<Event, { type: Type }> => {
  const found = events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
  if (!found[0] || found.length > 1) throw new Error(`${found.length} ${type}`);
  return found[0];
};

/** One weapon of a shooter at an ENF-4R with these quirks, and what the dice make of it. */
function shot(shooter: string, mount: string, faces: readonly number[], ...quirks: Quirk[]) {
  const foe: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0809 S', armor: { CT: 0 } };
  const pieces = [{ ...HBK, unit: shooter }, foe];
  const play = beginFull({ pieces, options: { quirks: 'on' }, change: having('ENF-4R', ...quirks) });
  passTo(play, 'attack');
  play.give('defender', attack(shooter, 'ENF-4R', mount));
  const { events } = shootRule.run(play.full, { type: 'shoot', unit: unit(shooter) }, [], scriptedDice(faces));
  return only(events, 'ShotFired');
}
const dealt = ({ wounds }: { readonly wounds: readonly { readonly points: number }[] }): number =>
  wounds.reduce((sum, { points }) => sum + points, 0);

describe('ADV-07 low profile', () => {
  // Gunnery 4 at three hexes: 4 to hit; then the location.
  it('ADV-07 a hit by 0 or 1 glances and deals half, rounded down; one by 2 deals all', () => {
    const ac20 = (...faces: number[]) => shot('HBK-4G', 'A', [...faces, 4, 4, 1, 1], 'low-profile');
    expect(ac20(2, 2)).toMatchObject({
      toHit: { number: 4 },
      glancing: true,
      wounds: [{ location: 'LT', points: 10 }],
    });
    expect(ac20(2, 3)).toMatchObject({ glancing: true, wounds: [{ points: 10 }] });
    expect(ac20(3, 3)).toMatchObject({ wounds: [{ points: 20 }] });
    expect(ac20(3, 3)).not.toHaveProperty('glancing');
    expect(shot('HBK-4G', 'B', [2, 2, 4, 4], 'low-profile')).toMatchObject({ wounds: [{ points: 2 }] });
  });

  it('ADV-07 the odds reckon with it: of 33 hits with 4 seven glance', () => {
    const foe: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0809 S' };
    const averages = (...quirks: Quirk[]) => {
      const play = beginFull({ pieces: [HBK, foe], options: { quirks: 'on' }, change: having('ENF-4R', ...quirks) });
      const { prospects } = outlook(play.game, play.unit('HBK-4G'), unit('ENF-4R'));
      return prospects.slice(0, 1).map(({ toHit, damage }) => [toHit?.number, damage.most, damage.average]);
    };
    expect(averages()).toEqual([[4, 20, 720]]);
    expect(averages('low-profile')).toEqual([[4, 20, Math.round((26 / 33) * 720 + (7 / 33) * 360)]]);
  });

  it('ADV-07 others are hit whole by the same roll', () => {
    expect(dealt(shot('HBK-4G', 'A', [2, 2, 4, 4, 1, 1]))).toBe(20);
  });

  it('ADV-07 of a cluster that glances fewer hit: 4 less, and their damage is whole', () => {
    // An LRM 15 so near: 8 to hit. A roll of 9 for the cluster, 12 missiles, counts as 5: 9.
    const missiles = shot('CPLT-C1', 'A', [4, 4, 4, 5, 4, 4, 4, 4], 'low-profile');
    expect(missiles).toMatchObject({
      toHit: { number: 8 },
      glancing: true,
      cluster: { hits: 9, modifiers: [{ by: 'glancing', value: -4 }] },
    });
    expect(dealt(missiles)).toBe(9);
  });

  it('ADV-07 what glances strikes what lies inside 2 less easily', () => {
    // 10 through the bare centre torso: 9 on the critical roll would be one, 7 is none.
    expect(shot('HBK-4G', 'A', [2, 2, 3, 4, 4, 5], 'low-profile').wounds[0]?.harm).toContainEqual(
      expect.objectContaining({ harm: 'critical-roll', criticals: 0, more: -2 }),
    );
  });

  it('ADV-07 a Streak hits with all it has or not at all', () => {
    const streak = shot('AWS-9M', 'B', [2, 2, 4, 4, 4, 4], 'low-profile');
    expect(streak).toMatchObject({ cluster: { hits: 2 } });
    expect(streak).not.toHaveProperty('glancing');
  });
});

describe('ADV-07 legs', () => {
  const FOE: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0811 S' };

  function kicked(faces: readonly number[], ...quirks: Quirk[]) {
    const play = beginFull({ pieces: [HBK, FOE], options: { quirks: 'on' }, change: having('ENF-4R', ...quirks) });
    passTo(play, 'strike');
    play.give('defender', strike('HBK-4G', 'ENF-4R', 'kick@RL'));
    const { events } = physicalAttackRule.run(
      play.full,
      { type: 'blow', unit: unit('HBK-4G') },
      [],
      scriptedDice(faces),
    );
    return only(events, 'BlowStruck');
  }

  it('ADV-07 a kick at weak legs calls for a critical roll though their armour holds', () => {
    const rolls = { harm: 'critical-roll', location: 'LL', criticals: 1 };
    expect(kicked([6, 6, 4, 4, 4, 1], 'weak-legs').wounds[0]?.harm).toContainEqual(expect.objectContaining(rolls));
    expect(kicked([6, 6, 4]).wounds[0]?.harm).toHaveLength(1);
  });

  /** A JR7-D comes down on an enemy: 8 to hit, 11 points from above, then what that does to its own legs. */
  function plunged(legs: readonly number[], ...quirks: Quirk[]) {
    const play = beginFull({
      pieces: [
        { ...FOE, seat: 'defender', at: '0809 N' },
        { unit: 'JR7-D', seat: 'attacker', at: '0806 S' },
      ],
      options: { quirks: 'on' },
      change: having('JR7-D', ...quirks),
    });
    play.give('defender', { type: 'pass' });
    play.give('attacker', step('JR7-D', 'jump', 'FF', { charge: 'ENF-4R' }));
    passTo(play, 'attack');
    play.give('defender', attack('ENF-4R', '', ''));
    roll(play, 'defender', strike('ENF-4R', 'JR7-D'), [4, 4, 3, 4, 5, ...legs, 6, 6, 6, 6, 1, 1, 6, 6]);
    return play.last('BlowStruck').recoil;
  }

  it('ADV-07 who comes down on reinforced legs hurts them half as much, rounded up', () => {
    expect(dealt({ wounds: plunged([1, 4]) })).toBe(7);
    expect(dealt({ wounds: plunged([1], 'reinforced-legs') })).toBe(4);
  });

  it('ADV-07 who comes down on weak legs makes a critical roll for each of them', () => {
    const recoil = plunged([1, 4, 3, 3, 3, 3], 'weak-legs');
    const harms = recoil.flatMap(({ harm }) => harm).filter(({ harm }) => harm === 'critical-roll');
    expect(harms).toMatchObject([{ location: 'LL' }, { location: 'RL' }]);
  });
});

describe('ADV-07 a cowl', () => {
  /** Hits of so many points on the head of an ENF-4R from a side, one after the other. */
  function struck(side: AttackedSide, hits: readonly number[], ...quirks: Quirk[]) {
    const foe: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0809 S' };
    const play = beginFull({ pieces: [HBK, foe], options: { quirks: 'on' }, change: having('ENF-4R', ...quirks) });
    const resolution = new Resolution(play.game, scriptedDice(hits.flatMap(() => [6, 6])));
    const damaging = resolution.damageTo(unit('ENF-4R'));
    for (const points of hits) damaging.strike('HD', points, false, false, { side });
    const steps = damaging.steps.flatMap((step) =>
      step.harm === 'cowl' || step.harm === 'armor'
        ? [`${step.harm} ${step.damage}`]
        : step.harm === 'pilot'
          ? ['pilot']
          : [],
    );
    return { steps, unit: damaging.unit };
  }

  it('ADV-07 takes the first three points of hits on the head from the sides and from behind; the pilot is hurt all the same', () => {
    expect(struck('left', [2, 5], 'cowl').steps).toEqual(['pilot', 'cowl 2', 'pilot', 'cowl 1', 'armor 4']);
    expect(struck('rear', [3], 'cowl').steps).toEqual(['pilot', 'cowl 3']);
    expect(struck('right', [5]).steps).toEqual(['pilot', 'armor 5']);
  });

  it('ADV-07 is no help from in front', () => {
    expect(struck('front', [5], 'cowl').steps).toEqual(['pilot', 'armor 5']);
  });

  it('ADV-07 what it takes is told, and what is left of it stands on the sheet, in every language', () => {
    const { unit: hurt } = struck('left', [2], 'cowl');
    const told = LOCALES.map((locale) => [
      ...damageStepsText([{ harm: 'cowl', damage: 2 }], hurt, tongueOf(locale)).marks,
      ...cowlWords(hurt, tongueOf(locale)),
    ]);
    expect(told).toEqual([
      ['the cowl takes 2', 'Cowl 1/3'],
      ['le capot encaisse 2', 'Capot 1/3'],
      ['капот принимает 2', 'Капот 1/3'],
    ]);
  });
});
