import { describe, expect, test } from 'vitest';
import { withFollowers } from '../../../../src/rules/battletech/standard/aboard.js';
import { fullMoveProblem } from '../../../../src/rules/battletech/standard/check-move.js';
import { destroy } from '../../../../src/rules/battletech/standard/lost-carriers.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { evolveStandard } from '../../../../src/rules/battletech/evolve.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { MOUNT, moveChoice } from '../../../../src/rules/battletech/move-choices.js';
import {
  arrivalProblem,
  carriersFor,
  mountProblem,
  unloadable,
  unloadProblem,
} from '../../../../src/rules/battletech/standard/carrying.js';
import { unitOf } from '../../../../src/rules/battletech/units.js';
import { targetProblem } from '../../../../src/rules/battletech/fire.js';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { round, read } from '../../../orders/typing.js';
import { guideToCome } from '../../../../src/rules/battletech/standard/spotting.js';
import { actingOf } from '../../../../src/rules/battletech/units.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
import { unitsIn } from '../../../../src/rules/battletech/stacking.js';
import { sideId } from '../../../../src/rules/kernel/ids.js';
import { complete } from '../../../support/complete.js';
import { hex, unit } from '../../../support/quick-start.js';
import { beginFull, roll, step, type FullPlay } from '../../../support/standard.js';

/** Troopers in the bay of a tank, or on the hull of an Omni vehicle (UNI-60). */

const RIFLES = 'FOOT-RIFLE';

const table = (vehicle: object = { bay: 4 }, at = '0810'): FullPlay =>
  beginFull({
    pieces: [
      { unit: 'VEDETTE', seat: 'defender', at: '0810 N' },
      { unit: RIFLES, seat: 'defender', at: `${at} N` },
      { unit: 'ELEMENTAL-LASER', seat: 'defender', at: '0810 N' },
      { unit: 'HBK-4G', seat: 'attacker', at: '0801 S' },
    ],
    change: (one) => (one.sheet.kind === 'vehicle' ? { ...one, sheet: { ...one.sheet, ...vehicle } } : one),
  });

const ridingOn =
  (carrier: string) =>
  (one: StandardUnit): StandardUnit => ({
    ...one,
    body: { ...one.body, aboard: { unit: unit(carrier), as: 'rider', since: 0 } },
  });

/** Passes for everybody until the defender is asked to move. */
function toDefender(play: FullPlay): void {
  while (battletech.open(play.match)[0]?.seat !== 'defender') {
    roll(play, battletech.open(play.match)[0]?.seat ?? '', { type: 'pass' }, [1, 1, 6, 6]);
  }
}

test('UNI-60 UNI-01 troopers mount where the tank stands, are counted no more, and go where it goes', () => {
  const play = table();
  toDefender(play);
  play.give('defender', { type: 'mount', unit: unit(RIFLES), on: unit('VEDETTE') }, []);
  expect(play.unit(RIFLES).body.aboard).toMatchObject({ unit: 'VEDETTE', as: 'rider' });
  expect(unitsIn(play.game, play.unit('VEDETTE').place?.hex ?? expect.unreachable()).map(({ id }) => id)).not.toContain(
    RIFLES,
  );
  toDefender(play);
  play.give('defender', step('VEDETTE', 'walk', 'FF'), []);
  expect(play.unit(RIFLES).place?.hex).toBe('0808');
});

test('QSR-23 by button a way to a hex ends in the facing that is chosen there', () => {
  const play = table();
  const toward = (more: object) => moveChoice(play.game, play.unit('HBK-4G'), { mode: 'walk', to: '0803', ...more });
  const open = toward({});
  expect(open).toMatchObject({ kind: 'pick', blank: 'facing' });
  expect(open.kind === 'pick' && open.options.map(({ value }) => value)).toContain('SE');
  expect(toward({ facing: 'SE' })).toEqual({ kind: 'done', command: step('HBK-4G', 'walk', 'FFL') });
});

test('UNI-60 by button they mount the one that is chosen', () => {
  const play = table();
  expect(moveChoice(play.game, play.unit(RIFLES), { mode: `${MOUNT}VEDETTE` })).toEqual({
    kind: 'done',
    command: { type: 'mount', unit: RIFLES, on: 'VEDETTE' },
  });
});

test('UNI-60 they are set down where it stands, and neither moves any more', () => {
  const play = table();
  play.alter(RIFLES, ridingOn('VEDETTE'));
  toDefender(play);
  expect(unloadable(play.game, play.unit('VEDETTE')).map(({ id }) => id)).toEqual([RIFLES]);
  play.give('defender', { type: 'unload', unit: unit('VEDETTE'), passenger: unit(RIFLES) }, []);
  expect(play.unit(RIFLES).body.aboard).toBeUndefined();
  expect([play.unit(RIFLES), play.unit('VEDETTE')].map(({ moved }) => moved?.mode)).toEqual(['stand', 'stand']);
});

test('UNI-60 a bay takes so many tons, the hull of an Omni vehicle one squad, and nobody mounts from another hex', () => {
  const able = (vehicle: object, id: string, at?: string) => {
    const play = table(vehicle, at);
    return carriersFor(play.game, play.unit(id)).map((one) => one.id);
  };
  expect(able({ bay: 4 }, RIFLES)).toEqual(['VEDETTE']);
  expect(able({ bay: 2 }, RIFLES)).toEqual([]);
  expect(able({ bay: 4 }, RIFLES, '0811')).toEqual([]);
  expect(able({ bay: 0 }, 'ELEMENTAL-LASER')).toEqual([]);
  expect(able({ bay: 0, omni: true }, 'ELEMENTAL-LASER')).toEqual(['VEDETTE']);
  expect(able({ bay: 0, omni: true }, RIFLES)).toEqual([]);
});

describe('UNI-60 how many are carried', () => {
  const SQUADS = ['ELEMENTAL-LASER=E1', 'ELEMENTAL-LASER=E2'];
  const RIFLE_PLATOONS = ['FOOT-RIFLE=F1', 'FOOT-RIFLE=F2', 'FOOT-RIFLE=F3'];
  const crowd = (units: readonly string[], vehicle: object): FullPlay =>
    beginFull({
      pieces: [
        { unit: 'VEDETTE', seat: 'defender', at: '0810 N' },
        ...units.map((one) => ({ unit: one, seat: 'defender', at: '0810 N' })),
        { unit: RIFLES, seat: 'defender', at: '0811 N' },
        { unit: 'HBK-4G', seat: 'attacker', at: '0801 S' },
      ],
      change: (one) => (one.sheet.kind === 'vehicle' ? { ...one, sheet: { ...one.sheet, ...vehicle } } : one),
    });
  const takes = (play: FullPlay, id: string): boolean => carriersFor(play.game, play.unit(id)).length > 0;

  test('UNI-60 all who are aboard take up the tons of a bay, to the last', () => {
    const { tons } = crowd(['FOOT-RIFLE=F1'], {}).unit('F1').sheet;
    const second = (bay: number): boolean => {
      const play = crowd(RIFLE_PLATOONS, { bay });
      play.alter('F1', ridingOn('VEDETTE'));
      return takes(play, 'F2');
    };
    expect([second(2 * tons), second(2 * tons - 0.5)]).toEqual([true, false]);
    expect([tons, tons - 0.5].map((bay) => takes(crowd(RIFLE_PLATOONS, { bay }), 'F1'))).toEqual([true, false]);
  });

  test('UNI-60 one squad holds on to a hull; one that sits in the bay leaves it free', () => {
    const second = (outside: object): boolean => {
      const play = crowd(SQUADS, { bay: 0, omni: true });
      play.alter('E1', (one) => ({
        ...one,
        body: { ...one.body, aboard: { unit: unit('VEDETTE'), as: 'rider', since: 0, ...outside } },
      }));
      return takes(play, 'E2');
    };
    expect([second({}), second({ outside: true })]).toEqual([true, false]);
  });

  test('UNI-60 UNI-06 nobody gets out where four stand already', () => {
    const full = (units: readonly string[]) => {
      const play = crowd(units, { bay: 40 });
      play.alter(RIFLES, ridingOn('VEDETTE'));
      return unloadProblem(play.game, play.unit('VEDETTE'), unit(RIFLES));
    };
    expect(full(RIFLE_PLATOONS)).toMatchObject({
      code: 'battletech/hex-occupied',
      params: { hex: '0810', unit: 'VEDETTE' },
      rule: 'UNI-06',
    });
    expect(full(RIFLE_PLATOONS.slice(1))).toBeNull();
  });
});

test('UNI-60 a carrier that flies takes nobody in and sets nobody down; one that cannot move still sets down', () => {
  const play = table();
  play.alter('VEDETTE', (one) => ({ ...one, place: one.place && { ...one.place, elevation: 2 } }));
  expect(carriersFor(play.game, play.unit(RIFLES))).toEqual([]);
  play.alter(RIFLES, ridingOn('VEDETTE'));
  expect(unloadable(play.game, play.unit('VEDETTE'))).toEqual([]);
  play.alter('VEDETTE', (one) => ({
    ...one,
    place: one.place && { hex: one.place.hex, facing: one.place.facing },
    body: { ...one.body, shutdown: true },
  }));
  toDefender(play);
  play.give('defender', { type: 'unload', unit: unit('VEDETTE'), passenger: unit(RIFLES) }, []);
  expect(play.unit(RIFLES).body.aboard).toBeUndefined();
});

test('UNI-60 UNI-62 who is carried is no target, is not asked to act and spots for nobody', () => {
  const play = table();
  play.alter(RIFLES, ridingOn('VEDETTE'));
  expect(complete(targetProblem(play.game, play.unit('HBK-4G'), play.unit(RIFLES)))?.code).toBe(
    'battletech/target-aboard',
  );
  expect(guideToCome(play.game, play.unit('ELEMENTAL-LASER'), play.unit('HBK-4G'))?.spotter.id).toBe('VEDETTE');
  expect(actingOf(play.game, play.unit(RIFLES).side).map(({ id }) => id)).not.toContain(RIFLES);
});

test('UNI-60 mounting and setting down are typed in every language, and refused with what would be right', () => {
  const play = table();
  toDefender(play);
  const mount = { type: 'mount', unit: unit(RIFLES), on: unit('VEDETTE') } as const;
  const unload = { type: 'unload', unit: unit('VEDETTE'), passenger: unit(RIFLES) } as const;
  for (const locale of LOCALES) {
    expect(round(play, 'defender', mount, locale)).toEqual(mount);
    expect(round(play, 'defender', unload, locale)).toEqual(unload);
  }
  expect(read(play, 'defender', `/move unit:${RIFLES} order:board VEDETTE`)).toEqual(mount);
  expect(play.refused('defender', unload).code).toBe('battletech/cannot-unload');
  expect(play.refused('defender', { ...mount, on: unit('ELEMENTAL-LASER') }).code).toBe('battletech/no-room-aboard');
});

test('UNI-68 who rides in a tank that is destroyed gets out unhurt', () => {
  const play = table();
  play.alter(RIFLES, ridingOn('VEDETTE'));
  const after = evolveStandard(play.game, { type: 'UnitDestroyed', unit: unit('VEDETTE'), why: 'hull' });
  const out = unitOf(after, unit(RIFLES));
  expect(out).toMatchObject({ status: 'active', body: { structure: { TR: 28 } } });
  expect(out.body.aboard).toBeUndefined();
});

test('UNI-60 who moves sets them down where it arrives, by text and by button, and they move no more', () => {
  const play = table();
  play.alter(RIFLES, ridingOn('VEDETTE'));
  toDefender(play);
  const order = step('VEDETTE', 'walk', 'FF', { unload: unit(RIFLES) });
  for (const locale of LOCALES) expect(round(play, 'defender', order, locale)).toEqual(order);
  expect(moveChoice(play.game, play.unit('VEDETTE'), { mode: 'walk', path: 'FFS' })).toEqual({
    kind: 'done',
    command: order,
  });
  play.give('defender', order, []);
  expect(play.unit(RIFLES)).toMatchObject({ place: { hex: '0808' }, moved: { mode: 'stand' } });
  expect(play.unit(RIFLES).body.aboard).toBeUndefined();
  expect(play.unit('VEDETTE').moved).toMatchObject({ mode: 'walk', entered: 2 });
});

test('UNI-60 TER-28 who is aboard is as high up as who carries them', () => {
  const play = table();
  play.alter(RIFLES, ridingOn('VEDETTE'));
  for (const up of [{ up: 2 }, {}]) {
    const there = { hex: hex('0806'), facing: 3, ...up } as const;
    play.alter('VEDETTE', (one) => ({ ...one, place: there }));
    play.alter(RIFLES, (one) => ({ ...one, place: { hex: hex('0810'), facing: 0 } }));
    expect(unitOf(withFollowers(play.game), unit(RIFLES)).place).toEqual({ hex: '0806', facing: 0, ...up });
  }
});

test('UNI-60 who is aboard leaves the map with who carries them, and is on foot where that is destroyed', () => {
  const play = table();
  expect(withFollowers(play.game)).toBe(play.game);
  play.alter(RIFLES, ridingOn('VEDETTE'));
  const after = (status: StandardUnit['status']) => {
    play.alter('VEDETTE', (one) => ({ ...one, status }));
    return withFollowers(play.game).units.map((one) => [one.id, one.status, one.place?.hex, one.body.aboard?.unit]);
  };
  const others = [
    ['ELEMENTAL-LASER', 'active', '0810', undefined],
    ['HBK-4G', 'active', '0801', undefined],
  ];
  const rows = (...first: readonly unknown[]) => [first, ...others];
  expect(after('active').slice(1)).toEqual(rows(RIFLES, 'active', '0810', 'VEDETTE'));
  expect(after('destroyed').slice(1)).toEqual(rows(RIFLES, 'active', '0810', undefined));
  expect(after('left').slice(1)).toEqual(rows(RIFLES, 'left', undefined, undefined));
  play.alter(RIFLES, (one) => ({ ...one, status: 'destroyed' }));
  expect(after('left').slice(1)).toEqual(rows(RIFLES, 'destroyed', '0810', 'VEDETTE'));
});

test.each<readonly [string, string, string, (one: StandardUnit) => StandardUnit]>([
  ['who is no infantry', 'VEDETTE', 'VEDETTE', (one) => one],
  [
    'who has moved',
    RIFLES,
    RIFLES,
    (one) => ({ ...one, moved: { mode: 'stand', steps: '', path: [], mp: 0, entered: 0 } }),
  ],
  ['who stands in another hex', RIFLES, RIFLES, (one) => ({ ...one, place: { hex: hex('0811'), facing: 0 } })],
  ['who is higher up', RIFLES, RIFLES, (one) => ({ ...one, place: { hex: hex('0810'), facing: 0, up: 1 } })],
  ['who is of another side', RIFLES, RIFLES, (one) => ({ ...one, side: sideId('attacker') })],
  ['nobody what is destroyed', RIFLES, 'VEDETTE', (one) => ({ ...one, status: 'destroyed' })],
  ['nor what is off the map', RIFLES, 'VEDETTE', (one) => ({ ...one, place: null })],
  ['nor what flies', RIFLES, 'VEDETTE', (one) => ({ ...one, place: { hex: hex('0810'), facing: 0, elevation: 1 } })],
])('UNI-60 %s does not mount', (_, id, changed, change) => {
  const play = table();
  const problem = () => complete(mountProblem(play.game, play.unit(id), play.unit('VEDETTE')));
  if (id === RIFLES) expect(problem()).toBeNull();
  play.alter(changed, change);
  expect(problem()).toEqual({
    code: 'battletech/cannot-mount',
    params: { unit: id, on: 'VEDETTE' },
    rule: 'UNI-60',
  });
});

test('UNI-60 who charges sets nobody down', () => {
  const play = table();
  play.alter(RIFLES, ridingOn('VEDETTE'));
  const order = { type: 'move', unit: unit('VEDETTE'), mode: 'walk', steps: 'F', exit: false } as const;
  const unload = { ...order, unload: unit(RIFLES) };
  expect(fullMoveProblem(play.game, play.unit('VEDETTE'), unload)).toBeNull();
  expect(fullMoveProblem(play.game, play.unit('VEDETTE'), { ...unload, charge: unit('HBK-4G') })).toEqual({
    code: 'battletech/cannot-unload',
    params: { unit: 'VEDETTE', passenger: RIFLES },
    rule: 'UNI-60',
  });
});

test('UNI-60 not those who have mounted this turn, not in the air, and not while leaving the map', () => {
  const play = table();
  play.alter(RIFLES, ridingOn('VEDETTE'));
  toDefender(play);
  const order = step('VEDETTE', 'walk', 'F', { unload: unit(RIFLES) });
  expect(play.refused('defender', step('VEDETTE', 'walk', 'F', { unload: unit('ELEMENTAL-LASER') })).code).toBe(
    'battletech/cannot-unload',
  );
  play.alter(RIFLES, (one) => ({ ...one, moved: { mode: 'stand', steps: '', path: [], mp: 0, entered: 0 } }));
  expect(play.refused('defender', order).code).toBe('battletech/cannot-unload');
  play.alter('ELEMENTAL-LASER', ridingOn('VEDETTE'));
  expect(play.refused('defender', order)).toMatchObject({ code: 'battletech/cannot-unload', rule: 'UNI-60' });
  const at = play.unit('VEDETTE').place ?? expect.unreachable();
  expect(complete(arrivalProblem(play.game, play.unit('VEDETTE'), unit(RIFLES), { ...at, elevation: 1 }))?.code).toBe(
    'battletech/cannot-unload',
  );
});

describe('UNI-68 whose carrier is lost in the air or on the water', () => {
  /** Who rides in a VTOL that is lost, three levels up or on the water there. */
  const lost = (
    id: string,
    why: 'rotor' | 'sunk',
    hexes: Readonly<Record<string, object>>,
    faces: readonly number[],
    jump?: number,
  ) => {
    const play = beginFull({
      pieces: [
        { unit: 'WARRIOR-H7', seat: 'defender', at: '0810 N' },
        { unit: id, seat: 'defender', at: '0811 N' },
        { unit: 'HBK-4G', seat: 'attacker', at: '0801 S' },
      ],
      hexes,
    });
    const at = play.unit('WARRIOR-H7').place ?? expect.unreachable();
    play.alter('WARRIOR-H7', (one) => ({
      ...one,
      place: { hex: at.hex, facing: 0, ...(why === 'rotor' ? { elevation: 3 } : {}) },
    }));
    play.alter(id, (one) => ({ ...ridingOn('WARRIOR-H7')(one), place: { hex: at.hex, facing: 0 } }));
    if (jump !== undefined)
      play.alter(id, (one) => ({ ...one, sheet: { ...one.sheet, full: { ...one.sheet.full, jump } } }));
    const resolution = new Resolution(play.game, scriptedDice(faces));
    destroy(resolution, unit('WARRIOR-H7'), why);
    return resolution;
  };

  test('UNI-68 a platoon that falls with a VTOL loses 3D6, suits a point a level, and who can jump is not hurt', () => {
    expect(lost(RIFLES, 'rotor', {}, [2, 3, 4]).unit(unit(RIFLES)).body.structure.TR).toBe(19);
    const suits = lost('IS-STD-LASER', 'rotor', {}, []);
    expect(suits.events[0]).toMatchObject({ type: 'Dislodged', off: true, wounds: [] });
    const heavy = lost('IS-STD-LASER', 'rotor', {}, [], 0).events[0];
    expect(heavy).toMatchObject({ type: 'Dislodged', off: true });
    expect(heavy?.type === 'Dislodged' && heavy.wounds.map(({ points }) => points)).toEqual([3, 3, 3, 3]);
    expect(suits.unit(unit('IS-STD-LASER')).body.aboard).toBeUndefined();
  });

  test('UNI-68 UNI-19 on the water who cannot go on it is lost', () => {
    const water = { '0810': { water: 1 } };
    expect(lost(RIFLES, 'sunk', water, []).unit(unit(RIFLES)).status).toBe('destroyed');
    expect(lost(RIFLES, 'sunk', {}, []).unit(unit(RIFLES)).status).toBe('active');
  });
});
