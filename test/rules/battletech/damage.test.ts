import { describe, expect, it } from 'vitest';
import { damage, locationHit, marked } from '../../../src/rules/battletech/damage/quick-start.js';
import { lifeOf } from '../../../src/rules/battletech/damage/worth.js';
import { HIT_LOCATION, TRANSFER } from '../../../src/rules/battletech/tables.js';
import type { Unit } from '../../../src/rules/battletech/types.js';
import { MECH_LOCATIONS, type MechLocation } from '../../../src/rules/battletech/vocabulary.js';
import type { Roll } from '../../../src/rules/kernel/dice.js';
import { begin, beginFire, fire, noFire, stand, type Piece } from '../../support/quick-start.js';

const HBK: Piece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ENF: Piece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };

const ROLL: Readonly<Record<MechLocation, readonly [number, number]>> = {
  CT: [3, 4],
  RA: [1, 2],
  RL: [2, 3],
  RT: [3, 3],
  LT: [4, 4],
  LL: [4, 5],
  LA: [5, 5],
  HD: [6, 6],
};
const roll = (faces: readonly number[]): Roll => ({ index: 0, sides: 6, faces, purpose: 'hit-location' });
const fresh = (armor: Piece['armor'] = {}): Unit => begin({ pieces: [{ ...HBK, armor }, ENF] }).unit('HBK-4G');

/** The unit after hits on locations, one after the other. */
const struck = (unit: Unit, ...hits: readonly (readonly [MechLocation, number])[]): Unit =>
  hits.reduce((one, [at, points]) => marked(one, damage(one, roll(ROLL[at]), points, false)), unit);

describe('Hit location', () => {
  it('QSR-50 every roll of 2D6 hits the location of the table, from any direction', () => {
    const table = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) =>
      locationHit(roll(sum <= 7 ? [1, sum - 1] : [6, sum - 6])),
    );
    expect(table).toEqual(['CT', 'RA', 'RA', 'RL', 'RT', 'CT', 'LT', 'LL', 'LA', 'LA', 'HD']);
    expect(new Set(Object.values(HIT_LOCATION))).toEqual(new Set(MECH_LOCATIONS));
  });

  it('QSR-51 a hit deals the weapon’s damage; each group of a cluster weapon rolls its own location', () => {
    const hit = damage(fresh(), roll(ROLL.LL), 5, false);
    expect(hit).toMatchObject({
      location: 'LL',
      marks: [{ location: 'LL', damage: 5, before: 20, after: 15 }],
      surplus: 0,
    });
    const play = beginFire({ pieces: [{ unit: 'CN9-AH', seat: 'defender', at: '0814 N' }, ENF] });
    play.give('defender', fire('CN9-AH', 'ENF-4R', 'B'));
    // An LRM-10 hits with groups of 5 and 1: left leg (9), then head (12), for one round of ammunition.
    play.give('attacker', noFire('ENF-4R'), [6, 6, ...ROLL.LL, ...ROLL.HD, 2, 2, 3, 3]);
    const { hits, ammoLeft } = play.last('ShotResolved');
    expect(hits.map(({ location, marks }) => [location, marks[0]?.damage])).toEqual([
      ['LL', 5],
      ['HD', 1],
    ]);
    expect([play.unit('ENF-4R').armor.LL, play.unit('ENF-4R').armor.HD, ammoLeft]).toEqual([15, 8, 23]);
  });
});

describe('Damage', () => {
  it('QSR-52 TC-QSR-10 armour is marked until used up, the rest goes inward', () => {
    const after = struck(fresh(), ['LA', 10]);
    expect(after.armor.LA).toBe(6);
    const torn = struck(after, ['LA', 8]);
    expect([torn.armor.LA, torn.armor.LT]).toEqual([0, 18]);
    const more = struck(torn, ['LA', 3]);
    expect([more.armor.LA, more.armor.LT]).toEqual([0, 15]);
    const last = struck(more, ['LT', 10], ['LT', 8]);
    expect([last.armor.LA, last.armor.LT, last.armor.CT]).toEqual([0, 0, 23]);
  });

  it.each(MECH_LOCATIONS)('QSR-53 surplus from %s goes where the table says', (location) => {
    const start = fresh({ [location]: 1 });
    const hit = damage(start, roll(ROLL[location]), 3, false);
    const next = TRANSFER[location];
    expect(hit.marks.map((mark) => mark.location)).toEqual(next ? [location, next] : [location]);
    expect(hit.surplus).toBe(next ? 0 : 2);
  });

  it('QSR-54 a hit on a location already gone goes inward at once', () => {
    const hit = damage(fresh({ RL: 0 }), roll(ROLL.RL), 5, false);
    expect(hit).toMatchObject({ location: 'RL', marks: [{ location: 'RT', before: 20, after: 15 }] });
  });

  it('QSR-55 TC-QSR-21 a side torso gone takes its arm at once, not its leg', () => {
    const hit = damage(fresh({ LT: 5 }), roll(ROLL.LT), 5, false);
    expect(hit.blownOff).toEqual(['LA']);
    const after = marked(fresh({ LT: 5 }), hit);
    expect([after.armor.LT, after.armor.LA, after.armor.LL]).toEqual([0, 0, 20]);
    const again = damage(after, roll(ROLL.LA), 4, false);
    expect(again).toMatchObject({ marks: [{ location: 'CT', damage: 4 }], blownOff: [] });
  });

  it('TC-QSR-21 the torn-off arm still fires what it declared, and nothing from the next turn on', () => {
    const play = beginFire({ pieces: [{ ...HBK, armor: { LT: 5 } }, ENF] }, [6, 6, 1, 1]);
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'A'));
    // AC/10 hits the left torso (8): torso and arm gone. The laser in that arm still fires. Then a turn's initiative.
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'B'), [6, 6, 4, 4, 1, 1, 2, 2, 3, 3]);
    expect(play.events('ShotResolved').map((shot) => [shot.unit, shot.mount, shot.result])).toEqual([
      ['ENF-4R', 'A', 'hit'],
      ['HBK-4G', 'B', 'miss'],
    ]);
    expect(play.last('DamageTookEffect').lost).toEqual(['LT', 'LA']);
    play.give('defender', stand('HBK-4G'));
    play.give('attacker', stand('ENF-4R'));
    expect(play.refused('defender', fire('HBK-4G', 'ENF-4R', 'B'))).toMatchObject({
      code: 'battletech/weapon-lost',
      params: { mount: 'B', weapon: 'medium-laser', location: 'LA' },
    });
  });

  it('AMB-QSR-07 weapons go with their location; ammunition is kept', () => {
    const play = beginFire({ pieces: [{ ...HBK, armor: { LT: 5 } }, ENF] }, [6, 6, 1, 1]);
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'A'));
    play.give('defender', noFire('HBK-4G'), [6, 6, 4, 4, 2, 2, 3, 3]);
    expect(play.unit('HBK-4G').ammo).toEqual([{ ammo: 'ac-20', left: 10, full: 10 }]);
  });

  it.each([
    ['HD', 10, 1],
    ['CT', 26, 0],
  ] as const)('QSR-56 %s gone destroys the ’Mech at the end of the phase', (location, points, surplus) => {
    const hit = damage(fresh(), roll(ROLL[location]), points, false);
    expect(hit.surplus).toBe(surplus);
    expect(marked(fresh(), hit).armor[location]).toBe(0);
  });

  it('TC-QSR-20 AC/10 on a head of 9: destroyed, 1 lost; its own declared shots are still resolved', () => {
    const play = beginFire({ pieces: [HBK, ENF] }, [6, 6, 1, 1]);
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'A'));
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'A'), [6, 6, 6, 6, 6, 6, 1, 2]);
    const [first, second] = play.events('ShotResolved');
    expect(first?.hits[0]).toMatchObject({ location: 'HD', marks: [{ before: 9, after: 0 }], surplus: 1 });
    expect(second).toMatchObject({ unit: 'HBK-4G', result: 'hit' });
    expect(play.last('DamageTookEffect')).toBeDefined();
    expect(play.events('DamageTookEffect').find((one) => one.unit === 'HBK-4G')).toMatchObject({
      lost: ['HD'],
      destroyed: 'HD',
    });
    expect(play.match.outcome).toMatchObject({ winners: ['attacker'] });
  });

  it('QSR-58 the report says who rolled what, where it struck and what was marked', () => {
    const play = beginFire({ pieces: [HBK, ENF] });
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'A'));
    play.give('attacker', noFire('ENF-4R'), [3, 4, 5, 6, 2, 2, 3, 3]);
    expect(play.last('ShotResolved')).toMatchObject({
      unit: 'HBK-4G',
      target: 'ENF-4R',
      roll: { faces: [3, 4], purpose: 'to-hit' },
      hits: [
        {
          roll: { faces: [5, 6], purpose: 'hit-location' },
          location: 'LA',
          marks: [
            { location: 'LA', damage: 14, before: 14, after: 0 },
            { location: 'LT', damage: 6, before: 17, after: 11 },
          ],
        },
      ],
    });
  });

  it('AMB-QSR-08 rear armour counts only with the option, for the torsos and for shots from behind', () => {
    const behind: Piece = { ...ENF, at: '0814 N' };
    const near: Piece = { ...ENF, at: '0810 S' };
    const shot = (options: Record<string, string>, at: Piece) => {
      const play = beginFire({ pieces: [HBK, at], options }, [6, 6, 1, 1]);
      const faces = [6, 6, 3, 4, 2, 2, 3, 3];
      // From behind the Hunchback has nothing to answer with, and is not asked.
      const answers = at.at === near.at;
      play.give('attacker', fire('ENF-4R', 'HBK-4G', 'C'), answers ? [] : faces);
      if (answers) play.give('defender', noFire('HBK-4G'), faces);
      return play;
    };
    expect(shot({}, behind).last('ShotResolved').hits[0]?.marks).toEqual([
      { location: 'CT', rear: false, damage: 3, before: 26, after: 23 },
    ]);
    expect(shot({ rearArmor: 'on' }, behind).last('ShotResolved').hits[0]?.marks).toEqual([
      { location: 'CT', rear: true, damage: 3, before: 5, after: 2 },
    ]);
    expect(shot({ rearArmor: 'on' }, near).last('ShotResolved').hits[0]?.marks[0]?.rear).toBe(false);
  });

  it('AMB-QSR-08 a torso whose rear armour is gone is gone', () => {
    const start = fresh();
    const hit = damage(start, roll(ROLL.LT), 6, true);
    expect(hit.marks).toEqual([
      { location: 'LT', rear: true, damage: 4, before: 4, after: 0 },
      { location: 'CT', rear: true, damage: 2, before: 5, after: 3 },
    ]);
    const after = marked(start, hit);
    expect([after.armor.LT, after.rearArmor.LT, after.armor.LA, after.armor.CT, after.rearArmor.CT]).toEqual([
      0, 0, 0, 26, 3,
    ]);
  });
});

describe('how many hits a unit stands', () => {
  it('QSR-56 one without a head none more than one with it: what hits the head is what ends it', () => {
    const whole = lifeOf(fresh());
    const headless = lifeOf(struck(fresh(), ['HD', 9]));
    expect(headless).toBeLessThan(whole);
    // A torso that is gone lets what hits it through to the centre.
    expect(lifeOf(struck(fresh(), ['LT', 20]))).toBeLessThan(whole);
  });
});
