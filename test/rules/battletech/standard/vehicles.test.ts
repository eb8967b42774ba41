import { describe, expect, test } from 'vitest';
import { stockUnit, unitSchema } from '../../../../src/games/battletech/library/unit.js';
import { attackSide, liesIn } from '../../../../src/rules/battletech/arcs.js';
import { allowanceOf } from '../../../../src/rules/battletech/standard/mobility.js';
import { allPhysicalAttacks } from '../../../../src/rules/battletech/standard/physical-attacks.js';
import type { Crew } from '../../../../src/rules/battletech/standard/kinds.js';
import { artemisGuides, isJammed } from '../../../../src/rules/battletech/standard/electronics.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { fullShots, hasComputer, twistsOf } from '../../../../src/rules/battletech/standard/gunnery.js';
import {
  criticalsFrom,
  motiveResult,
  vehicleLanding,
} from '../../../../src/rules/battletech/standard/vehicle-tables.js';
import { drivingTerms, SOUND, turretFacings } from '../../../../src/rules/battletech/standard/vehicles.js';
import { sees } from '../../../../src/rules/battletech/standard/sightings.js';
import { land } from '../../../../src/rules/battletech/standard/wounds.js';
import { evolveStandard } from '../../../../src/rules/battletech/evolve.js';
import { move } from '../../../../src/rules/battletech/movement.js';
import { ATTACKED_SIDES, type AttackedSide } from '../../../../src/rules/battletech/standard/terms.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { mountId } from '../../../../src/rules/battletech/vocabulary.js';
import { complete } from '../../../support/complete.js';
import { hex, unit } from '../../../support/quick-start.js';
import { VEDETTE as VEDETTE_FILE } from '../../../support/unit-files.js';
import { beginFull, eventsOf, passTurn, type FullPlay, type FullSituation } from '../../../support/standard.js';

/** Vehicles by the example of two tanks: the Vedette, tracked and with a turret, and the Hetzer, on wheels and without (UNI-10 to 21). */

const tanks = (more: Partial<FullSituation> = {}): FullPlay =>
  beginFull({
    pieces: [
      { unit: 'VEDETTE', seat: 'defender', at: '0810 N' },
      { unit: 'HETZER', seat: 'defender', at: '0510 N' },
      { unit: 'HBK-4G', seat: 'attacker', at: '0805 S' },
    ],
    ...more,
  });

const VEDETTE = unit('VEDETTE');

/** What a hit of so many points from a side does to a tank, the Vedette where no other is named, with these dice and marks. */
function hit(
  points: number,
  side: AttackedSide,
  faces: readonly number[],
  crew: Partial<Crew> = {},
  armor = {},
  id = VEDETTE,
  play = tanks(),
) {
  play.alter(id, (one) => ({
    ...one,
    armor: { ...one.armor, ...armor },
    body: { ...one.body, crew: { ...SOUND, ...crew } },
  }));
  const resolution = new Resolution(play.game, scriptedDice(faces));
  const damaging = resolution.damageTo(id);
  const wound = land(damaging, { table: 'full', side, cover: false }, points, resolution.dice);
  const steps = wound.harm.map((step) =>
    'location' in step
      ? `${step.harm} ${step.location}`
      : step.harm === 'doomed'
        ? `doomed ${step.why ?? ''}`
        : step.harm,
  );
  return { wound, steps, tank: damaging.unit, crew: damaging.unit.body.crew ?? SOUND };
}

const hurt = (crew: Partial<Crew>) => {
  const one = tanks().unit('VEDETTE');
  return { ...one, body: { ...one.body, crew: { ...SOUND, ...crew } } };
};

describe('vehicles move', () => {
  const way = (steps: string, terrain: object, id = 'VEDETTE') => {
    const play = tanks({ hexes: { '0809': terrain, '0509': terrain } });
    const result = move(play.game, play.unit(id), 'walk', steps, false);
    return result.ok ? result.value.movement.mp : complete(result.error).code;
  };

  test('UNI-10 UNI-11 TC-UNI-12 a turn costs 1 MP, a level 2, two levels are too many; woods as the table says', () => {
    expect(way('LF', {})).toBe(2);
    expect(way('F', { woods: 1, level: 1 })).toBe(4);
    expect(way('F', { level: 2 })).toBe('battletech/too-steep');
    expect(way('F', { rough: true })).toBe(2);
  });

  test('TER-03 thin snow costs wheels 1 MP more, unless a road leads through, and tracks nothing', () => {
    expect(way('F', { snow: true }, 'HETZER')).toBe(2);
    expect(way('F', { snow: true, pavement: true }, 'HETZER')).toBe(1);
    expect(way('F', { snow: true })).toBe(1);
  });
  test('UNI-12 TC-UNI-11 prohibited ground is refused by motive system, unless a road leads through', () => {
    expect(way('F', { woods: 2 })).toBe('battletech/no-ground-for');
    expect(way('F', { water: 1 })).toBe('battletech/no-ground-for');
    expect(way('F', { woods: 1 }, 'HETZER')).toBe('battletech/no-ground-for');
    expect(way('F', { rough: true }, 'HETZER')).toBe('battletech/no-ground-for');
    expect(way('F', { woods: 2, pavement: true }, 'HETZER')).toBe(1);
  });

  test('UNI-18 TC-UNI-02 motive damage takes MP for good, and each kind of it makes driving harder once', () => {
    const tank = hurt({ motive: ['heavy', 'moderate', 'heavy'] });
    expect(allowanceOf(tank, 'walk').mp).toBe(1);
    expect(allowanceOf(tank, 'run').mp).toBe(2);
    expect(drivingTerms(tank).find(({ reason }) => reason === 'motive-hit')?.value).toBe(5);
  });

  test('table 11.2.4 a driver who is hit drives two harder, a commander one', () => {
    const terms = (hits: Crew['hits']) => drivingTerms(hurt({ hits })).filter(({ reason }) => reason !== 'driving');
    expect(terms([])).toEqual([]);
    expect(terms(['driver'])).toEqual([{ reason: 'driver-hit', value: 2 }]);
    expect(terms(['commander'])).toEqual([{ reason: 'commander-hit', value: 1 }]);
  });

  test('TC-UNI-03 two moderate hits: 2 MP less, driving 2 harder', () => {
    const tank = hurt({ motive: ['moderate', 'moderate'] });
    expect([allowanceOf(tank, 'walk').mp, allowanceOf(tank, 'run').mp]).toEqual([3, 5]);
    expect(drivingTerms(tank).find(({ reason }) => reason === 'motive-hit')?.value).toBe(2);
  });

  test('UNI-19 UNI-21 an immobile vehicle still fires, one whose crew is stunned does neither', () => {
    const play = tanks();
    const still = hurt({ motive: ['immobile'] });
    expect(move(play.game, still, 'walk', 'F', false)).toMatchObject({
      error: { code: 'battletech/no-mp', params: { unit: 'VEDETTE', mode: 'cruise' }, rule: 'SEQ-05' },
    });
    const shot = { mount: mountId('A'), target: unit('HBK-4G'), mode: 'normal', bin: null, aim: null } as const;
    expect(fullShots(play.game, still, 0, [shot]).ok).toBe(true);
    const stunned = hurt({ stunned: 1 });
    expect(move(play.game, stunned, 'walk', 'F', false)).toMatchObject({
      error: { code: 'battletech/crew-stunned', params: { unit: 'VEDETTE' }, rule: 'UNI-21' },
    });
    expect(fullShots(play.game, stunned, 0, [shot]).ok).toBe(false);
  });
});

describe('vehicles are hit', () => {
  test('UNI-14 a turret that is not stuck points anywhere, what has none straight ahead', () => {
    const play = tanks();
    expect(['VEDETTE', 'HETZER', 'HBK-4G'].map((id) => turretFacings(play.unit(id)))).toEqual([
      [0, -1, 1, -2, 2, 3],
      [0],
      [0],
    ]);
    play.alter('VEDETTE', (one) => ({ ...one, body: { ...one.body, crew: { ...SOUND, stuck: 1 } } }));
    expect(turretFacings(play.unit('VEDETTE'))).toEqual([0]);
  });

  test('UNI-13 TC-UNI-07 sides begin at 30 degrees, those of ’Mechs at 90', () => {
    const tank = { hex: hex('0810'), facing: 0 } as const;
    // 0910 lies at 60 degrees, 0909 at 30.
    expect([attackSide(tank, hex('0910'), 'vehicle'), attackSide(tank, hex('0910'))]).toEqual(['right', 'front']);
    expect(attackSide(tank, hex('0909'), 'vehicle')).toBe('front');
    expect(attackSide(tank, hex('0813'), 'vehicle')).toBe('rear');
    expect(attackSide(tank, hex('0710'), 'vehicle')).toBe('left');
  });

  test('table 11.2.1 UNI-13 every roll has its location, with motive and critical rolls', () => {
    const row = (side: AttackedSide, turret = true): string =>
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
        .map((roll) => vehicleLanding(side, roll, turret) ?? expect.unreachable())
        .map(({ location, motive, critical }) => `${location}${motive ? 'm' : ''}${critical ? 'c' : ''}`)
        .join(' ');
    expect(row('front')).toBe('FRc FRm FRm RSm FR FR FR LSm TU TU TUc');
    expect(row('rear')).toBe('RRc RRm RRm LSm RR RR RR RSm TU TU TUc');
    expect(row('right')).toBe('RSc RSm RSm FRm RS RS RSc RRm TU TU TUc');
    expect(row('left')).toBe('LSc LSm LSm FRm LS LS LSc RRm TU TU TUc');
    expect(row('front', false)).toBe('FRc FRm FRm RSm FR FR FR LSm FR FR FRc');
    expect(ATTACKED_SIDES.map((side) => vehicleLanding(side, 13, true))).toEqual([null, null, null, null]);
  });

  test('table 11.2.2 UNI-18 what motive rolls come to', () => {
    expect([2, 5, 6, 7, 8, 9, 10, 11, 12, 17].map(motiveResult)).toEqual([
      'none',
      'none',
      'minor',
      'minor',
      'moderate',
      'moderate',
      'heavy',
      'heavy',
      'immobile',
      'immobile',
    ]);
  });

  test('table 11.2.3 UNI-17 critical hits slide down and once more from 6', () => {
    expect(criticalsFrom('FR', 5)).toEqual([]);
    expect(criticalsFrom('TU', 11)).toEqual([
      'ammunition',
      'turret-off',
      'stabiliser',
      'turret-jam',
      'weapon-jam',
      'turret-lock',
      'weapon-lost',
    ]);
    const first = (location: 'FR' | 'RS' | 'RR' | 'TU'): string =>
      [6, 7, 8, 9, 10, 11, 12].map((roll) => criticalsFrom(location, roll)[0]).join(' ');
    expect(first('FR')).toBe('driver weapon-jam stabiliser sensors commander weapon-lost crew-killed');
    expect(first('RS')).toBe('cargo weapon-jam crew-stunned stabiliser weapon-lost engine fuel');
    expect(first('RR')).toBe('weapon-jam cargo stabiliser weapon-lost engine ammunition fuel');
    expect(first('TU')).toBe('stabiliser turret-jam weapon-jam turret-lock weapon-lost ammunition turret-off');
  });

  test('UNI-15 TC-UNI-06 damage stays in its location, and one that is gone ends the tank', () => {
    const { steps, tank } = hit(10, 'front', [3, 3], {}, { FR: 3 });
    expect(steps).toEqual(['armor FR', 'structure FR', 'location-lost FR', 'doomed hull', 'transfer']);
    expect(tank.body.doomed).toBe('hull');
  });

  test('UNI-16 TC-UNI-05 a hit on the turret with a roll of 12 has one critical roll, two where structure is hit', () => {
    const whole = hit(5, 'front', [6, 6, 2, 3]);
    expect(whole.steps).toEqual(['armor TU', 'vehicle-critical TU']);
    expect(whole.wound.harm.at(-1)).toMatchObject({ critical: null });
    const thin = hit(5, 'front', [6, 6, 2, 3, 2, 3], {}, { TU: 3 });
    expect(thin.steps).toEqual(['armor TU', 'structure TU', 'vehicle-critical TU', 'vehicle-critical TU']);
  });

  test('TC-UNI-01 UNI-18 a hovercraft hit on the left with 3, motive 7: 12, immobile; from the front 10, heavy: cruise 8 → 4, flank 6', () => {
    const saracen = unit('SARACEN');
    const play = beginFull({
      pieces: [
        { unit: 'SARACEN', seat: 'defender', at: '0810 N' },
        { unit: 'HBK-4G', seat: 'attacker', at: '0805 S' },
      ],
    });
    const left = hit(2, 'left', [1, 2, 4, 3], {}, {}, saracen, play);
    expect(left.wound.harm.at(-1)).toMatchObject({ harm: 'motive', more: 5, result: 'immobile' });
    const front = hit(2, 'front', [1, 2, 4, 3], {}, {}, saracen, play);
    expect(front.wound.harm.at(-1)).toMatchObject({ harm: 'motive', more: 3, result: 'heavy' });
    play.alter('SARACEN', () => front.tank);
    const [after] = evolveStandard(play.game, { type: 'PhaseEnded', phase: 'weapons' }).units.filter(
      ({ id }) => id === saracen,
    );
    expect(after && [allowanceOf(after, 'walk').mp, allowanceOf(after, 'run').mp]).toEqual([4, 6]);
  });

  test('UNI-18 a motive hit waits for the end of the phase', () => {
    const { crew, tank, wound } = hit(5, 'left', [1, 2, 4, 3]);
    expect(wound.harm.at(-1)).toMatchObject({ harm: 'motive', more: 2, result: 'moderate' });
    expect(crew).toMatchObject({ motive: [], fresh: ['moderate'] });
    expect(allowanceOf(tank, 'walk').mp).toBe(5);
    const play = tanks();
    play.alter('VEDETTE', () => tank);
    const after = evolveStandard(play.game, { type: 'PhaseEnded', phase: 'weapons' });
    expect(after.units.find(({ id }) => id === VEDETTE)?.body.crew).toMatchObject({ motive: ['moderate'], fresh: [] });
  });

  test.each([
    ['weapon-lost', 'front', [6, 6, 5, 5], { body: { struck: { TU: [0] } } }],
    ['turret-jam', 'front', [6, 6, 3, 4], { body: { crew: { stuck: 0 } } }],
    ['stabiliser', 'front', [6, 6, 3, 3], { body: { crew: { shaken: ['TU'] } } }],
    ['weapon-jam', 'front', [6, 6, 4, 4], { body: { jammed: ['A'] } }],
    ['commander', 'front', [1, 1, 5, 5], { body: { crew: { hits: ['commander'], stunned: 2 } } }],
    ['sensors', 'front', [1, 1, 4, 5], { body: { crew: { hits: ['sensors'] } } }],
    ['crew-killed', 'front', [1, 1, 6, 6], { body: { doomed: 'crew' } }],
    ['engine', 'left', [1, 1, 6, 5], { body: { crew: { hits: ['engine'], stuck: 0 } } }],
    ['fuel', 'left', [1, 1, 6, 6], { body: { doomed: 'fuel' } }],
    ['ammunition', 'front', [6, 6, 6, 5], { body: { doomed: 'ammunition' } }],
    ['turret-off', 'front', [6, 6, 6, 6], { body: { doomed: 'turret' } }],
    ['crew-stunned', 'left', [1, 1, 4, 4], { body: { crew: { stunned: 2 } } }],
  ] as const)('table 11.2.4 UNI-21 %s', (critical, side, faces, marks) => {
    const { wound, tank } = hit(5, side, faces);
    expect(wound.harm.find(({ harm }) => harm === 'vehicle-critical')).toMatchObject({ critical });
    expect(tank).toMatchObject(marks);
  });

  test('UNI-17 nor does a jam find a weapon that is jammed; rounds in any bin go off', () => {
    const guns = tanks()
      .unit('VEDETTE')
      .sheet.mounts.flatMap(({ id, location }) => (location === 'TU' ? [id] : []));
    const jams = (jammed: typeof guns) => {
      const before = tanks();
      before.alter('VEDETTE', (one) => ({ ...one, body: { ...one.body, jammed } }));
      return hit(5, 'front', [6, 6, 4, 4, 1], {}, {}, VEDETTE, before).wound.harm.at(-1);
    };
    expect(jams([])).toMatchObject({ critical: 'weapon-jam' });
    expect(jams(guns)).not.toMatchObject({ critical: 'weapon-jam' });
    const play = tanks();
    play.alter('VEDETTE', (one) => ({
      ...one,
      ammo: [...one.ammo.slice(0, 1).map((bin) => ({ ...bin, left: 0 })), ...one.ammo],
    }));
    const { wound } = hit(5, 'front', [6, 6, 6, 5], {}, {}, VEDETTE, play);
    expect(wound.harm.find(({ harm }) => harm === 'vehicle-critical')).toMatchObject({ critical: 'ammunition' });
  });

  test('UNI-17 a critical hit that finds nothing slides on: no weapon in the right side to jam', () => {
    const { wound } = hit(5, 'right', [1, 1, 3, 4]);
    expect(wound.harm.at(-1)).toMatchObject({ critical: 'crew-stunned' });
  });
});

describe('the turret', () => {
  test('UNI-14 points anywhere, and what it bears follows it; the hull stays', () => {
    const play = tanks();
    const tank = play.unit('VEDETTE');
    expect(twistsOf(tank)).toHaveLength(6);
    expect(twistsOf(play.unit('HETZER'))).toEqual([0]);
    const behind = beginFull({
      pieces: [
        { unit: 'VEDETTE', seat: 'defender', at: '0810 S' },
        { unit: 'HBK-4G', seat: 'attacker', at: '0808 S' },
      ],
    });
    const shot = (mount: string) =>
      ({ mount: mountId(mount), target: unit('HBK-4G'), mode: 'normal', bin: null, aim: null }) as const;
    const tried = (mount: string, twist: 0 | 3): boolean =>
      fullShots(behind.game, behind.unit('VEDETTE'), twist, [shot(mount)]).ok;
    expect([tried('A', 0), tried('A', 3), tried('B', 3)]).toEqual([false, true, false]);
    expect(liesIn('rightSide', hex('0810'), 0, hex('0910'))).toBe(true);
    expect(fullShots(play.game, play.unit('HETZER'), 1, [])).toMatchObject({ error: { code: 'battletech/no-turret' } });
    expect(fullShots(play.game, play.unit('HBK-4G'), 2, [])).toMatchObject({
      error: { code: 'battletech/twist-too-far' },
    });
  });

  test('UNI-14 TC-UNI-08 a jammed turret turns with the hull, comes free after a turn without fire, and a second jam stays', () => {
    const jammed = hurt({ stuck: 1, hits: ['turret-jam'] });
    expect(twistsOf(jammed)).toEqual([0]);
    const play = tanks();
    play.alter('VEDETTE', () => jammed);
    expect(fullShots(play.game, jammed, -1, [])).toMatchObject({ error: { code: 'battletech/turret-stuck' } });
    const ended = (hits: Crew['hits']) => {
      play.alter('VEDETTE', () => hurt({ stuck: 1, hits }));
      return evolveStandard(play.game, { type: 'TurnEnded', turn: 1 }).units.find(({ id }) => id === VEDETTE)?.body;
    };
    expect(ended(['turret-jam'])).toMatchObject({ twist: 0, crew: { stuck: null } });
    expect(ended(['turret-jam', 'turret-jam'])).toMatchObject({ twist: 1, crew: { stuck: 1 } });
    expect(ended(['turret-lock'])).toMatchObject({ twist: 1, crew: { stuck: 1 } });
  });

  test('TC-UNI-09 TC-UNI-10 a stabiliser counts the movement twice for its location; sensors and commander make all shots harder', () => {
    const play = tanks();
    const shots = (crew: Partial<Crew>, mode: 'run' | 'stand') => {
      const one = hurt(crew);
      const moved = { mode, steps: '', path: [], mp: 0, entered: 0 } as const;
      const found = fullShots(play.game, { ...one, moved }, 0, [
        { mount: mountId('A'), target: unit('HBK-4G'), mode: 'normal', bin: null, aim: null },
      ]);
      return found.ok ? found.value.map(({ toHit }) => toHit.number) : expect.unreachable();
    };
    const [plain] = shots({}, 'run');
    expect(shots({ shaken: ['TU'] }, 'run')[0]).toBe((plain ?? 0) + 2);
    expect(shots({ shaken: ['FR'] }, 'run')[0]).toBe(plain);
    expect(shots({ shaken: ['TU'] }, 'stand')[0]).toBe(shots({}, 'stand')[0]);
    expect(shots({ hits: ['sensors', 'sensors', 'commander'] }, 'run')[0]).toBe((plain ?? 0) + 3);
  });
});

describe('vehicles and fists', () => {
  test('UNI-05 a hill of one level hides tanks from each other, and not ’Mechs that stand', () => {
    const across = (north: string, south: string): boolean => {
      const play = beginFull({
        pieces: [
          { unit: north, seat: 'defender', at: '0806 S' },
          { unit: south, seat: 'attacker', at: '0810 N' },
        ],
        hexes: { '0808': { level: 1 } },
      });
      return sees(play.game, play.unit(north), play.unit(south));
    };
    expect(across('VEDETTE', 'HETZER')).toBe(false);
    expect(across('HBK-4G', 'ENF-4R')).toBe(true);
  });

  test('UNI-70 UNI-73 a ’Mech kicks a vehicle and does not punch it; a vehicle strikes nobody', () => {
    const play = tanks({
      pieces: [
        { unit: 'VEDETTE', seat: 'defender', at: '0810 N' },
        { unit: 'HBK-4G', seat: 'attacker', at: '0809 S' },
      ],
    });
    const blow = (id: string, kind: 'kick' | 'punch', limb: 'RA' | 'RL', target: string) => {
      const result = allPhysicalAttacks(play.game, play.unit(id), [{ kind, limb, target: unit(target) }]);
      return result.ok ? result.value.map(({ side }) => side) : complete(result.error).code;
    };
    expect(blow('HBK-4G', 'kick', 'RL', 'VEDETTE')).toEqual(['front']);
    expect(blow('HBK-4G', 'punch', 'RA', 'VEDETTE')).toBe('battletech/blow-level');
    expect(blow('VEDETTE', 'kick', 'RL', 'HBK-4G')).toBe('battletech/strikes-not');
  });
});

describe('a turn of vehicles', () => {
  test('TC-SEQ-09 UNI-02 a tank has no line in the heat phase, though it fires, and never falls', () => {
    const play = tanks();
    play.alter('VEDETTE', (one) => ({ ...one, body: { ...one.body, damage: 40, due: ['kicked'] } }));
    passTurn(play);
    const told = eventsOf(play, 'HeatTold').map(({ unit: id }) => id);
    expect(told).toEqual(['HBK-4G']);
    expect(eventsOf(play, 'Fell')).toEqual([]);
  });
});

describe('UNI-10 electronics on a vehicle do what they do on a ’Mech', () => {
  const fitted = (equipment: readonly object[]) => {
    const weapons = [{ weapon: 'lrm-10', location: 'TU' }];
    const ammo = [{ ammo: 'lrm-10', rounds: 12 }];
    const { outfits } = stockUnit(unitSchema.parse({ ...VEDETTE_FILE, weapons, ammo, equipment }));
    const play = tanks({ change: (setup) => (setup.id === VEDETTE ? { ...setup, ...outfits.standard } : setup) });
    return { play, tank: play.unit('VEDETTE'), enemy: play.unit('HBK-4G'), friend: play.unit('HETZER') };
  };
  const SUITE = { item: 'ecm', location: 'TU' };

  test('FIN-49 its ECM suite fills the hexes around it, until the turret with it is gone', () => {
    const { play, tank, enemy, friend } = fitted([SUITE]);
    expect(isJammed(play.game, enemy, tank)).toBe(true);
    expect(isJammed(play.game, tank, enemy)).toBe(false);
    expect(isJammed(play.game, friend, enemy)).toBe(false);
    play.alter('VEDETTE', (one) => ({ ...one, lost: ['TU'] }));
    expect(isJammed(play.game, enemy, tank)).toBe(false);
  });

  test('a targeting computer in the body aims for it', () => {
    expect(hasComputer(fitted([{ item: 'targeting-computer', location: 'BD' }]).tank)).toBe(true);
    expect(hasComputer(fitted([]).tank)).toBe(false);
  });

  test.each([
    ['TU', true],
    ['FR', false],
  ])('FIN-50 Artemis IV in %s guides the launcher in the turret: %s', (location, guides) => {
    const { tank } = fitted([{ item: 'artemis', location }]);
    expect(tank.sheet.mounts.map((mount) => artemisGuides(tank, mount))).toEqual([guides]);
  });
});
