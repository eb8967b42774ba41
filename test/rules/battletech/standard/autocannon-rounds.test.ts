import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { reloaded } from '../../../../src/games/battletech/library/loads.js';
import { itemCalled } from '../../../../src/games/battletech/library/imports/names.js';
import { stockOf } from '../../../../src/games/battletech/library/read.js';
import { readSlot } from '../../../../src/games/battletech/library/slots.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { damageOfRound } from '../../../../src/rules/battletech/standard/damage-resolution.js';
import { loaded } from '../../../../src/rules/battletech/standard/munitions.js';
import type { Munition } from '../../../../src/rules/battletech/standard/types.js';
import { armOf, FULL_WEAPON_IDS, fullWeaponOf } from '../../../../src/rules/battletech/standard/weapons.js';
import { battleValue } from '../../../../src/rules/battletech/value/battle-value.js';
import { armed } from '../../../support/armed.js';
import { attack, beginFull, passTo, passTurn, roll, type FullPiece } from '../../../support/standard.js';

/** Rounds of other kinds for autocannons. */

const KINDS = ['armor-piercing', 'precision', 'flechette', 'tracer'] as const;
const stock = stockOf(fileURLToPath(new URL('../../../../scenarios/battletech/', import.meta.url)));
const MANY = Array.from({ length: 60 }, (_, i) => 1 + (i % 6));

/** A Hunchback fires an AC/10 with rounds of this kind at what stands six hexes ahead and has entered so many. */
function fired(munition: Munition, target: string, faces: readonly number[], entered = 0) {
  const pieces: FullPiece[] = [
    { unit: 'HBK-4G', seat: 'defender', at: '0814 N' },
    { unit: target, seat: 'attacker', at: '0809 S' },
  ];
  const play = beginFull({ pieces, change: armed('HBK-4G', 'ac-10@RT', munition) });
  const rest = [...faces, ...MANY];
  passTo(play, 'attack');
  play.alter(target, (one) => ({ ...one, moved: { mode: 'walk', steps: '', path: [], mp: entered, entered } }));
  while (battletech.open(play.match)[0]?.seat !== 'defender') roll(play, 'attacker', { type: 'pass' }, rest);
  roll(play, 'defender', attack('HBK-4G', target, 'A'), rest);
  passTurn(play, rest);
  return { play, shot: play.last('ShotFired') };
}

const termsOf = (munition: Munition, entered = 0) =>
  Object.fromEntries(
    fired(munition, 'ENF-4R', [1, 1], entered).shot.toHit.terms.map(({ reason, value }) => [reason, value]),
  );

describe('WPN-16 rounds for autocannons', () => {
  it('WPN-16 plain and light autocannons take them, no others do', () => {
    const takers = FULL_WEAPON_IDS.filter((id) => KINDS.every((kind) => armOf(id)?.loads.includes(kind)));
    expect(takers).toEqual(['ac-2', 'ac-5', 'ac-10', 'ac-20', 'light-ac-2', 'light-ac-5']);
    const others = FULL_WEAPON_IDS.filter((id) => KINDS.some((kind) => armOf(id)?.loads.includes(kind)));
    expect(others).toEqual(takers);
  });

  it.each([
    ['ac-2', -4, 1, 22],
    ['ac-5', -3, 2, 10],
    ['ac-10', -2, 5, 5],
    ['ac-20', -1, 10, 2],
    ['light-ac-2', -4, 1, 22],
    ['light-ac-5', -3, 2, 10],
  ] as const)(
    'WPN-16 %s: piercing rounds roll at %i, flechettes deal %i, a ton has %i rounds',
    (id, more, half, ton) => {
      const gun = fullWeaponOf(id) ?? expect.unreachable();
      expect(loaded(gun, 'armor-piercing')).toMatchObject({ damage: gun.damage, full: { pierces: more } });
      expect(loaded(gun, 'flechette')).toMatchObject({
        damage: half,
        groups: [half],
        full: { amongTroopers: gun.damage },
      });
      for (const kind of ['standard', 'precision', 'tracer'] as const) expect(loaded(gun, kind)).toEqual(gun);
      const plain = armOf(id)?.rounds;
      for (const [kind, rounds] of [
        ['armor-piercing', ton],
        ['precision', ton],
        ['flechette', plain],
      ] as const)
        expect(readSlot(`${id} ${kind} ammo`)).toMatchObject({ munition: kind, rounds });
    },
  );

  it('WPN-16 piercing rounds are a point harder to hit with, precise ones take 2 of how the target moved, no more than there is', () => {
    expect(termsOf('armor-piercing')).toMatchObject({ 'armor-piercing': 1 });
    expect(termsOf('precision', 5)).toMatchObject({ 'target-moved': 2, precision: -2 });
    expect(termsOf('precision', 3)).toMatchObject({ 'target-moved': 1, precision: -1 });
    for (const kind of ['precision', 'flechette', 'tracer'] as const)
      expect(termsOf(kind)).toEqual(termsOf('standard'));
  });

  it('WPN-16 piercing rounds that the armour stops call for a critical roll', () => {
    const wound = (kind: Munition, dice: readonly number[]) =>
      fired(kind, 'ENF-4R', [6, 6, 3, 4, ...dice]).shot.wounds[0]?.harm.map((step) =>
        step.harm === 'critical-roll' ? [step.more, step.criticals] : step.harm,
      );
    expect(wound('standard', [])).toEqual(['armor']);
    expect(wound('armor-piercing', [4, 5])).toEqual(['armor', [-2, 0]]);
    expect(wound('armor-piercing', [5, 5, 1, 1])?.slice(0, 3)).toEqual(['armor', [-2, 1], 'slot']);
  });

  it('WPN-16 on a vehicle too, in the table of the side that they strike', () => {
    const wound = (kind: Munition, dice: readonly number[]) =>
      fired(kind, 'MANTICORE', [6, 6, 3, 4, ...dice]).shot.wounds[0]?.harm.map((step) =>
        step.harm === 'vehicle-critical' ? [step.more, step.critical] : step.harm,
      );
    expect(wound('standard', [])).toEqual(['armor']);
    expect(wound('armor-piercing', [4, 4])).toEqual(['armor', [-2, 'driver']]);
    expect(wound('armor-piercing', [3, 4])).toEqual(['armor', [-2, null]]);
  });

  it('WPN-16 flechettes deal half, and all of it to a platoon', () => {
    expect(fired('flechette', 'ENF-4R', [6, 6, 3, 4]).shot.wounds.map(({ points }) => points)).toEqual([5]);
    // Twice in the open, as any damage to troopers is.
    expect(fired('flechette', 'FOOT-RIFLE', [6, 6]).shot.wounds.map(({ points }) => points)).toEqual([20]);
    expect(fired('standard', 'FOOT-RIFLE', [6, 6]).shot.wounds.map(({ points }) => points)).toEqual([2]);
  });

  it('WPN-16 what blows up is the whole charge, and what is loaded at the start has its room', () => {
    const { play } = fired('flechette', 'ENF-4R', [1, 1]);
    const [bin] = play.unit('HBK-4G').ammo;
    expect(bin && damageOfRound(play.unit('HBK-4G'), bin)).toBe(10);
  });

  it('WPN-16 WPN-12 BV-07 other rounds take up the room of the sheet, and are worth the same by the ton', () => {
    const { outfits } = stock.units.get('ENF-4R') ?? expect.unreachable();
    const rounds = (kind: Munition) =>
      reloaded(outfits, { 'ac-10': kind }).standard?.ammo.map(({ full, left }) => [full, left]);
    expect(rounds('standard')).toEqual([[10, 10]]);
    expect(rounds('armor-piercing')).toEqual([[5, 5]]);
    const worth = (kind: Munition) => {
      const { standard } = reloaded(outfits, { 'ac-10': kind });
      return standard ? battleValue(standard)?.value : null;
    };
    expect(worth('precision')).toBe(worth('standard'));
  });

  it.each([
    ['IS Ammo AC/10 - Armor-Piercing', 'armor-piercing', 5],
    ['ISAC20 Precision Ammo', 'precision', 2],
    ['IS Ammo LAC/5 - Flechette', 'flechette', 20],
    ['IS Ammo AC/5 - Tracer', 'tracer', 20],
  ])('IMP-02 %s is known', (name, munition, rounds) => {
    expect(itemCalled(name, 'inner-sphere')).toMatchObject({ is: 'ammo', munition, rounds });
  });
});
