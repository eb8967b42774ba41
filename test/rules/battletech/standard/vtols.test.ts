import { fullMoveProblem } from '../../../../src/rules/battletech/standard/check-move.js';
import { describe, expect, test } from 'vitest';
import { parseSteps } from '../../../../src/games/battletech/orders/steps.js';
import { tongueOf } from '../../../../src/games/battletech/words/index.js';
import { move } from '../../../../src/rules/battletech/movement.js';
import { reach } from '../../../../src/rules/battletech/reach.js';
import { spelt } from '../../../../src/rules/battletech/step-letters.js';
import { isGrounded } from '../../../../src/rules/battletech/standard/forced-landing.js';
import { fullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import { allowanceOf } from '../../../../src/rules/battletech/standard/mobility.js';
import { physicalAttackAt } from '../../../../src/rules/battletech/standard/physical-attacks.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { sees } from '../../../../src/rules/battletech/standard/sightings.js';
import { ATTACKED_SIDES, type AttackedSide } from '../../../../src/rules/battletech/standard/terms.js';
import { criticalsFrom, vtolLanding } from '../../../../src/rules/battletech/standard/vehicle-tables.js';
import { SOUND } from '../../../../src/rules/battletech/standard/vehicles.js';
import { land } from '../../../../src/rules/battletech/standard/wounds.js';
import { mountId } from '../../../../src/rules/battletech/vocabulary.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { complete } from '../../../support/complete.js';
import { hex, unit } from '../../../support/quick-start.js';
import { beginFull, eventsOf, passTo, step, type FullPlay, type FullSituation } from '../../../support/standard.js';

/** VTOLs by the example of the Warrior: nine MP, a rotor of two points (UNI-04, UNI-05, UNI-30 to 33). */

const ID = unit('WARRIOR-H7');
const AWAY = [
  { unit: 'HBK-4G', seat: 'defender', at: '0202 S' },
  { unit: 'WARRIOR-H7', seat: 'attacker', at: '0810 N' },
] as const;
const flight = (more: Partial<FullSituation> = {}, elevation = 1): FullPlay => {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0806 S' },
      { unit: 'WARRIOR-H7', seat: 'attacker', at: '0810 N' },
    ],
    ...more,
  });
  play.alter('WARRIOR-H7', (one) => ({ ...one, place: { hex: hex('0810'), facing: 0, elevation } }));
  return play;
};
const way = (play: FullPlay, steps: string) => {
  const found = move(play.game, play.unit('WARRIOR-H7'), 'walk', steps, false);
  return found.ok ? [found.value.movement.mp, found.value.to.elevation ?? 0] : complete(found.error).code;
};

describe('VTOLs fly', () => {
  test.each([
    [0, 'kick', 'table'],
    [1, 'punch', 'table'],
    [2, 'kick', 'battletech/blow-level'],
    [2, 'punch', 'battletech/blow-level'],
    [20, 'kick', 'battletech/blow-level'],
  ] as const)(
    'UNI-30 UNI-70 who strikes at one reaches no higher than at a wall: elevation %i, %s: %s',
    (elevation, kind, found) => {
      const play = flight({ pieces: [{ unit: 'HBK-4G', seat: 'defender', at: '0809 S' }, AWAY[1]] }, elevation);
      const limb = kind === 'kick' ? 'RL' : 'RA';
      const blow = physicalAttackAt(play.game, play.unit('HBK-4G'), { kind, limb, target: ID });
      expect(blow.ok ? 'table' : complete(blow.error).code).toBe(found);
    },
  );

  test('UNI-30 TC-UNI-13 a hex costs 1 MP whatever lies in it, and a level 1: over woods on a hill it rises above their tops', () => {
    const play = flight({ hexes: { '0809': { level: 2, woods: 2 } } }, 3);
    expect(way(play, 'F')).toEqual([3, 3]);
    expect(way(play, 'R')).toEqual([1, 3]);
    expect(way(flight({ hexes: { '0809': { rough: true } } }), 'F')).toEqual([1, 1]);
  });

  test('UNI-30 it climbs and sinks a level at a time, lands on dry ground without woods, and starts from there', () => {
    expect(way(flight(), 'UU')).toEqual([2, 3]);
    expect(way(flight(), 'W')).toEqual([1, 0]);
    expect(way(flight(), 'WW')).toBe('battletech/no-lower');
    expect(move(flight().game, flight().unit('WARRIOR-H7'), 'walk', 'WW', false)).toMatchObject({
      error: { params: { unit: 'WARRIOR-H7', hex: '0810', least: 0 }, rule: 'UNI-30' },
    });
    expect(move(flight({}, 50).game, flight({}, 50).unit('WARRIOR-H7'), 'walk', 'U', false)).toMatchObject({
      error: { params: { unit: 'WARRIOR-H7', most: 50 }, rule: 'UNI-30' },
    });
    expect(way(flight({}, 0), 'F')).toEqual([2, 1]);
    expect(way(flight({ hexes: { '0810': { water: 1 } } }), 'W')).toBe('battletech/no-lower');
    expect(way(flight({}, 50), 'U')).toBe('battletech/no-higher');
    expect(move(flight().game, flight().unit('HBK-4G'), 'walk', 'U', false)).toMatchObject({
      error: { code: 'battletech/flies-not', params: { unit: 'HBK-4G' }, rule: 'UNI-30' },
    });
  });

  test('UNI-30 it passes over an enemy from elevation 2 on, and stays above none', () => {
    expect(way(flight({}, 1), 'FFFFF')).toBe('battletech/enemy-in-the-way');
    expect(way(flight({}, 2), 'FFFFF')).toEqual([5, 2]);
    expect(way(flight({}, 2), 'FFFF')).toBe('battletech/hex-occupied');
    expect(reach(flight({}, 2).game, flight({}, 2).unit('WARRIOR-H7'), 'walk').length).toBeGreaterThan(50);
  });

  test('UNI-30 it comes to the match in the air, above the tops of woods', () => {
    const play = beginFull({
      pieces: [
        { unit: 'WARRIOR-H7', seat: 'attacker', at: '0810 N' },
        { unit: 'HBK-4G', seat: 'defender', at: '0806 S' },
      ],
      hexes: { '0810': { woods: 1 } },
    });
    expect(play.unit('WARRIOR-H7').place).toMatchObject({ elevation: 3 });
  });

  test('UNI-30 orders say UP and DN, or climb and descend', () => {
    const read = (words: readonly string[]) => parseSteps(words, tongueOf('en'));
    expect(read(['2UP', 'F', 'DN'])).toMatchObject({ value: 'UUFW' });
    expect(read(['UP', '2'])).toMatchObject({ value: 'UU' });
    expect(spelt('UUFW')).toBe('UP UP F DN');
  });
});

test('AMB-UNI-08 UNI-21 a VTOL whose crew is stunned keeps its hex and its height, and does not come down', () => {
  const play = flight({}, 3);
  play.alter('WARRIOR-H7', (one) => ({ ...one, body: { ...one.body, crew: { ...SOUND, stunned: 1 } } }));
  expect(way(play, 'U')).toBe('battletech/crew-stunned');
  passTo(play, 'attack');
  expect(eventsOf(play, 'PilotingRolled')).toEqual([]);
  expect(eventsOf(play, 'Crashed')).toEqual([]);
  expect(play.unit('WARRIOR-H7').place).toEqual({ hex: '0810', facing: 0, elevation: 3 });
});

describe('VTOLs as targets', () => {
  const motion = (elevation: number, entered: number) => {
    const play = flight({}, elevation);
    const moved = { mode: entered === 0 ? ('stand' as const) : ('walk' as const), steps: '', path: [], mp: 0, entered };
    play.alter('WARRIOR-H7', (one) => ({ ...one, moved }));
    const shot = { mount: mountId('A'), target: ID, mode: 'normal', bin: null, aim: null } as const;
    const found = fullShots(play.game, { ...play.unit('HBK-4G'), moved: { ...moved, mode: 'stand' } }, 0, [shot]);
    const terms = found.ok ? (found.value[0]?.toHit.terms ?? []) : [];
    return terms.filter(({ reason }) => reason.startsWith('target-')).reduce((sum, { value }) => sum + value, 0);
  };

  test.each([
    [0, 0, 0],
    [1, 0, 1],
    [1, 10, 5],
  ])('UNI-04 TC-UNI-14 at elevation %i after %i hexes: +%i', (elevation, entered, modifier) => {
    expect(motion(elevation, entered)).toBe(modifier);
  });

  test('UNI-05 it sees over a hill from high enough, and is seen', () => {
    const hill = { hexes: { '0808': { level: 3 } } };
    const seen = (elevation: number) => {
      const play = flight(hill, elevation);
      return sees(play.game, play.unit('HBK-4G'), play.unit('WARRIOR-H7'));
    };
    expect([seen(2), seen(3)]).toEqual([false, true]);
  });
});

describe('VTOLs are hit', () => {
  test('table 11.2.1 every roll has its location', () => {
    const row = (side: AttackedSide): string =>
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
        .map((roll) => vtolLanding(side, roll) ?? expect.unreachable())
        .map(({ location, critical }) => `${location}${critical ? 'c' : ''}`)
        .join(' ');
    expect(row('front')).toBe('FRc RO RO RS FR FR FR LS RO RO ROc');
    expect(row('rear')).toBe('RRc RO RO LS RR RR RR RS RO RO ROc');
    expect(row('right')).toBe('RSc RO RO FR RS RS RSc RR RO RO ROc');
    expect(row('left')).toBe('LSc RO RO FR LS LS LSc RR RO RO ROc');
    expect(ATTACKED_SIDES.map((side) => vtolLanding(side, 13))).toEqual([null, null, null, null]);
  });

  test('table 11.2.3 critical hits of VTOLs', () => {
    const first = (location: 'FR' | 'RS' | 'RR' | 'RO'): string =>
      [6, 7, 8, 9, 10, 11, 12].map((roll) => criticalsFrom(location, roll, true)[0]).join(' ');
    expect(first('FR')).toBe('copilot weapon-jam stabiliser sensors pilot weapon-lost crew-killed');
    expect(first('RS')).toBe('weapon-jam cargo stabiliser weapon-lost engine ammunition fuel');
    expect(first('RR')).toBe('cargo weapon-jam stabiliser weapon-lost sensors engine fuel');
    expect(first('RO')).toBe(
      'rotor-damage rotor-damage rotor-damage flight-stabiliser flight-stabiliser rotor-destroyed rotor-destroyed',
    );
  });

  const struck = (points: number, physical: boolean) => {
    const play = flight();
    const resolution = new Resolution(play.game, scriptedDice([2, 2, 1, 1]));
    const damaging = resolution.damageTo(ID);
    const aspect = { table: 'full', side: 'front', cover: false, physical } as const;
    const { harm } = land(damaging, aspect, points, resolution.dice);
    return { harm, tank: damaging.unit };
  };

  test('UNI-32 TC-UNI-04 a rotor takes a tenth of a shot and all of a blow; each hit costs a cruising MP', () => {
    const shot = struck(20, false);
    expect(shot.harm).toMatchObject([{ harm: 'armor', location: 'RO', damage: 2 }, { harm: 'rotor' }]);
    expect(allowanceOf(shot.tank, 'walk').mp).toBe(8);
    const kick = struck(10, true);
    expect(kick.harm.map((step) => step.harm)).toContain('location-lost');
    expect(kick.tank.body.doomed).toBe('hull');
  });

  const coming = (faces: readonly number[], more: Partial<FullSituation> = {}) => {
    const play = flight(more, 3);
    play.alter('WARRIOR-H7', (one) => ({ ...one, body: { ...one.body, crew: { ...SOUND, hits: ['engine'] } } }));
    expect(isGrounded(play.unit('WARRIOR-H7'))).toBe(true);
    passTo(play, 'attack', [...faces]);
    return play;
  };

  test('UNI-33 without an engine it rolls to land, and does', () => {
    const play = coming([6, 6]);
    expect(eventsOf(play, 'PilotingRolled')[0]?.roll).toMatchObject({ cause: 'forced-landing', number: 5 });
    expect(play.unit('WARRIOR-H7').place).toEqual({ hex: '0810', facing: 0 });
  });

  test('UNI-33 AMB-UNI-07 a roll that fails is a crash: three points from each of four levels, in fives, and it is immobile', () => {
    const play = coming([1, 1, 1, 3, 3, 3, 4, 3, 3, 3, 4, 1, 1, 1, 1, 1, 1]);
    expect(eventsOf(play, 'Crashed')[0]).toMatchObject({ levels: 3, damage: 12 });
    expect(eventsOf(play, 'Crashed')[0]?.wounds.map(({ points }) => points)).toEqual([5, 5, 2]);
  });

  test.each([
    ['over the flat it drifts on at its elevation', {}, ['0805 3', '0804 3'], false],
    ['over a rise it keeps its height', { '0804': { level: 1 } }, ['0805 3', '0804 2'], false],
    ['a hill as high strikes it', { '0804': { level: 3 } }, ['0805 3'], true],
    ['so do tops of woods', { '0804': { level: 1, woods: 1 } }, ['0805 3'], true],
  ] as const)('UNI-20 a VTOL slips as it turns at full speed: %s', (_, hexes, path, strikes) => {
    const play = flight({ pieces: [...AWAY], hexes: { ...hexes } }, 3);
    passTo(play, 'move');
    play.give('defender', { type: 'move', unit: unit('HBK-4G'), mode: 'stand', steps: '', exit: false });
    play.give('attacker', step('WARRIOR-H7', 'run', 'FFFFRF'), [1, 1, ...(strikes ? [3, 3] : [])]);
    const slid = eventsOf(play, 'Skidded').flatMap((event) => event.path);
    expect(slid.map(({ hex: at, elevation }) => `${at} ${elevation ?? 0}`)).toEqual(path);
    expect(eventsOf(play, 'Collided').length > 0).toBe(strikes);
  });

  test('UNI-31 on pavement too it slips and does not skid, it need not move, and it charges nobody', () => {
    const paved = Object.fromEntries(['0809', '0808', '0807', '0806'].map((at) => [at, { pavement: true as const }]));
    const play = flight({ pieces: [...AWAY], hexes: paved }, 0);
    passTo(play, 'move');
    play.give('defender', { type: 'move', unit: unit('HBK-4G'), mode: 'stand', steps: '', exit: false });
    expect(move(play.game, play.unit('WARRIOR-H7'), 'stand', '', false).ok).toBe(true);
    play.give('attacker', step('WARRIOR-H7', 'run', 'FFFFRF'), [6, 6]);
    expect(eventsOf(play, 'PilotingRolled').map(({ roll }) => roll.cause)).toEqual(['sideslip']);
    const near = flight();
    const charge = {
      type: 'move',
      unit: ID,
      mode: 'run',
      steps: 'FFF',
      exit: false,
      charge: unit('HBK-4G'),
    } as const;
    near.alter('HBK-4G', (one) => ({ ...one, moved: { mode: 'stand', steps: '', path: [], mp: 0, entered: 0 } }));
    expect(complete(fullMoveProblem(near.game, near.unit('WARRIOR-H7'), charge))?.code).toBe('battletech/charges-not');
  });

  test('UNI-33 over water it is lost', () => {
    const play = coming([], { hexes: { '0810': { water: 1 } } });
    expect(eventsOf(play, 'UnitDestroyed')).toMatchObject([{ why: 'sunk' }]);
  });
});
