import { describe, expect, it, test } from 'vitest';
import { glimpseBody } from '../../../../src/rules/battletech/damage/unknown.js';
import { salvoProblem } from '../../../../src/rules/battletech/standard/artillery.js';
import { assaultProblem } from '../../../../src/rules/battletech/standard/assaults.js';
import { checkAttack } from '../../../../src/rules/battletech/standard/fire-phase.js';
import { fullMoveProblem } from '../../../../src/rules/battletech/standard/check-move.js';
import { takeProblem } from '../../../../src/rules/battletech/standard/clubs.js';
import { fullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import { carriersFor, mountProblem, unloadProblem } from '../../../../src/rules/battletech/standard/carrying.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { strikeLeg, swarmDamage } from '../../../../src/rules/battletech/standard/swarming.js';
import { assaultOf, type Assault } from '../../../../src/rules/battletech/standard/traits.js';
import { fullWeaponOf } from '../../../../src/rules/battletech/standard/weapons.js';
import type { Body } from '../../../../src/rules/battletech/standard/types.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
import { mountId, type Location } from '../../../../src/rules/battletech/vocabulary.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { sideId } from '../../../../src/rules/kernel/ids.js';
import { complete } from '../../../support/complete.js';
import { hex, unit } from '../../../support/quick-start.js';
import {
  attack,
  beginFull,
  step,
  type FullPiece,
  type FullPlay,
  type FullSituation,
} from '../../../support/standard.js';

/** At close quarters: charges, leg attacks and swarms, riders, jams and clubs, each with what stands against it. */

const with_ = (one: StandardUnit, body: Partial<Body>): StandardUnit => ({ ...one, body: { ...one.body, ...body } });

describe('UNI-63 leg attacks and swarms', () => {
  const close = (squad: string, target = 'HBK-4G', more: Partial<FullSituation> = {}): FullPlay =>
    beginFull({
      pieces: [
        { unit: squad, seat: 'attacker', at: '0808 N' },
        { unit: 'ELEMENTAL-LASER=Others', seat: 'attacker', at: '0809 N' },
        { unit: target, seat: 'defender', at: '0808 S' },
      ],
      ...more,
    });
  const mountFor = (one: StandardUnit, assault: Assault) => {
    const mount = one.sheet.mounts.find((found) => assaultOf(found) === assault);
    if (!mount) throw new Error(`${one.id} cannot do it`);
    return mount;
  };
  const problem = (play: FullPlay, squad: string, assault: Assault) => {
    const one = play.unit(squad);
    const mount = mountFor(one, assault);
    const aimed = { mount: mount.id, target: unit('HBK-4G'), mode: 'normal', bin: null, aim: null } as const;
    const shots = fullShots(play.game, one, 0, [aimed]);
    return shots.ok ? null : complete(shots.error);
  };

  test.each([
    ['legs', 5, null],
    ['legs', 4, { assault: 'legs', have: 4 }],
    ['swarm', 16, null],
    ['swarm', 15, { assault: 'swarm', have: 15 }],
  ] as const)(
    'table 11.2.7 a platoon makes one for the %s with %i troopers: refused %j',
    (assault, troopers, params) => {
      const play = close('MOTOR-RIFLE');
      play.alter('MOTOR-RIFLE', (one) => with_(one, { structure: { ...one.body.structure, TR: troopers } }));
      expect(problem(play, 'MOTOR-RIFLE', assault)).toEqual(
        params && { code: 'battletech/too-few-troopers', params, rule: 'UNI-63' },
      );
    },
  );

  test('UNI-63 a target has one swarm on it; legs it has two', () => {
    const play = close('ELEMENTAL-LASER');
    expect(problem(play, 'ELEMENTAL-LASER', 'swarm')).toBeNull();
    play.alter('Others', (one) => with_(one, { aboard: { unit: unit('HBK-4G'), as: 'swarm', since: 0 } }));
    expect(problem(play, 'ELEMENTAL-LASER', 'swarm')).toEqual({
      code: 'battletech/swarmed-already',
      params: { unit: 'ELEMENTAL-LASER', target: 'HBK-4G' },
      rule: 'UNI-63',
    });
    expect(problem(play, 'ELEMENTAL-LASER', 'legs')).toBeNull();
  });

  test('UNI-63 missiles on the body of an Inner Sphere suit are in the way while there are rounds for them', () => {
    const play = close('ELEMENTAL-LASER');
    const one = play.unit('ELEMENTAL-LASER');
    const missiles = fullWeaponOf('ba-srm-2') ?? expect.unreachable();
    const [bin] = one.ammo;
    if (!bin) throw new Error('no bin');
    const suited = (left: number, more: object = {}, tech: 'is' | 'clan' = 'is', ammo = missiles.ammo ?? bin.ammo) => ({
      ...one,
      ammo: [{ ...bin, ammo, left }],
      sheet: {
        ...one.sheet,
        full: { ...one.sheet.full, tech },
        mounts: [...one.sheet.mounts.filter((mount) => assaultOf(mount) !== null), worn(more)],
      },
    });
    const worn = (more: object) => ({
      ...mountFor(one, 'legs'),
      id: mountId('Z'),
      weapon: missiles,
      body: true as const,
      ...more,
    });
    const blocks = (squad: ReturnType<typeof suited>) =>
      complete(assaultProblem(play.game, squad as StandardUnit, mountFor(one, 'legs'), play.unit('HBK-4G')))?.code ??
      null;
    expect(blocks(suited(1))).toBe('battletech/body-missiles');
    expect(blocks(suited(0))).toBeNull();
    expect(blocks(suited(1, {}, 'clan'))).toBeNull();
    expect(blocks(suited(1, { body: false }))).toBeNull();
    expect(blocks(suited(1, {}, 'is', 'machine-gun' as typeof bin.ammo))).toBeNull();
    expect(blocks(suited(1, { weapon: fullWeaponOf('ba-small-laser') }))).toBeNull();
  });

  const legStruck = (face: number, lost: readonly Location[] = [], hands: 'claw' | 'vibro-claw' = 'claw') => {
    const play = close('ELEMENTAL-LASER');
    play.alter('HBK-4G', (one) => ({ ...one, lost }));
    play.alter('ELEMENTAL-LASER', (one) =>
      one.sheet.kind === 'battle-armour' ? { ...one, sheet: { ...one.sheet, hands } } : one,
    );
    const resolution = new Resolution(play.game, scriptedDice([face, 1, 2]));
    const wound = strikeLeg(resolution.damageTo(unit('HBK-4G')), play.unit('ELEMENTAL-LASER'), resolution.dice);
    return [wound.location, wound.points];
  };

  test.each([
    [1, 'RL', 'LL'],
    [3, 'RL', 'LL'],
    [4, 'LL', 'RL'],
    [6, 'LL', 'RL'],
  ] as const)('UNI-64 a leg attack finds a leg by the die: on %i %s, and %s where that is gone', (face, leg, other) => {
    expect(legStruck(face)).toEqual([leg, 4]);
    expect(legStruck(face, [leg])).toEqual([other, 4]);
    expect(legStruck(face, [other])).toEqual([leg, 4]);
  });

  test('UNI-64 UNI-65 vibro-claws do a point more, to legs and to whom they cling', () => {
    expect(legStruck(1, [], 'vibro-claw')).toEqual(['RL', 5]);
    const one = close('ELEMENTAL-LASER').unit('ELEMENTAL-LASER');
    if (one.sheet.kind !== 'battle-armour') throw new Error(one.sheet.kind);
    const clawed = { ...one, sheet: { ...one.sheet, hands: 'vibro-claw' as const } };
    expect(swarmDamage(clawed) - swarmDamage(one)).toBe(1);
  });

  test('AMB-UNI-03 what one trooper carries tears once, what all carry as often as there are troopers', () => {
    const one = close('ELEMENTAL-LASER').unit('ELEMENTAL-LASER');
    const [gun] = one.sheet.mounts.filter(
      ({ weapon, body }) => weapon.full.class !== 'missile' && !body && weapon.damage > 0,
    );
    if (!gun) throw new Error('no gun');
    const armed = (location: Location): StandardUnit => ({
      ...one,
      sheet: { ...one.sheet, mounts: [{ ...gun, location }] },
    });
    expect([swarmDamage(armed('TR')), swarmDamage(armed('T1'))]).toEqual([5 * gun.weapon.damage, gun.weapon.damage]);
  });
});

describe('SEQ-13 a charge', () => {
  const charging = (at = '0808'): FullPlay => {
    const play = beginFull({
      pieces: [
        { unit: 'ENF-4R', seat: 'defender', at: `${at} N` },
        { unit: 'HBK-4G', seat: 'attacker', at: '0811 N' },
        { unit: 'LCT-1V', seat: 'attacker', at: '0101 N' },
      ],
    });
    play.give('defender', { type: 'pass' });
    return play;
  };
  const why = (play: FullPlay, charge: string, steps: string) => {
    const command = step('HBK-4G', 'run', steps, { charge: unit(charge) });
    if (command.type !== 'move') throw new Error(command.type);
    const refusal = fullMoveProblem(play.game, play.unit('HBK-4G'), command);
    return refusal && { code: complete(refusal).code, params: refusal.params };
  };

  it('SEQ-13 strikes an enemy on the map', () => {
    expect(why(charging(), 'ENF-4R', 'FF')).toBeNull();
    const none = (target: string) => ({
      code: 'battletech/no-charge-target',
      params: { unit: 'HBK-4G', target },
    });
    expect(why(charging(), 'LCT-1V', 'FF')).toEqual(none('LCT-1V'));
    for (const status of ['destroyed', 'left'] as const) {
      const play = charging();
      play.alter('ENF-4R', (one) => ({ ...one, status }));
      expect(why(play, 'ENF-4R', 'FF')).toEqual(none('ENF-4R'));
    }
  });

  it('SEQ-13 strikes nobody who lies', () => {
    const play = charging();
    play.alter('ENF-4R', (one) => with_(one, { prone: true }));
    expect(why(play, 'ENF-4R', 'FF')).toEqual({
      code: 'battletech/charge-prone',
      params: { unit: 'HBK-4G', target: 'ENF-4R' },
    });
  });

  it.each([
    ['F', 'two hexes off'],
    ['FFR', 'beside it, and not ahead'],
  ])('SEQ-13 ends next to it with it ahead: %s, %s', (steps) => {
    expect(why(charging(), 'ENF-4R', steps)).toEqual({
      code: 'battletech/charge-not-ahead',
      params: { unit: 'HBK-4G', target: 'ENF-4R', hex: '0808' },
    });
  });

  it('SEQ-13 strikes nobody who is no unit of the match', () => {
    expect(why(charging(), 'AS7-D', 'FF')).toEqual({
      code: 'battletech/no-charge-target',
      params: { unit: 'HBK-4G', target: 'AS7-D' },
    });
  });

  it('AMB-SEQ-23 strikes nobody who charges itself', () => {
    const play = charging();
    const charge = { kind: 'charge', target: unit('LCT-1V'), hexes: 1 } as const;
    play.alter('ENF-4R', (one) => with_(one, { charge }));
    expect(why(play, 'ENF-4R', 'FF')).toEqual({
      code: 'battletech/target-charges',
      params: { unit: 'HBK-4G', target: 'ENF-4R' },
    });
  });

  it('FIN-09 comes by any way, be it longer than another', () => {
    expect(why(charging('0809'), 'ENF-4R', 'RFLFL')).toBeNull();
  });

  const among = (pieces: readonly [FullPiece, FullPiece], more: Partial<FullSituation> = {}): FullPlay => {
    const play = beginFull({ pieces, ...more });
    const still = { mode: 'stand', steps: '', path: [], mp: 0, entered: 0 } as const;
    const label = pieces[1].unit.split('=').at(-1) ?? '';
    play.alter(label, (one) => ({ ...one, moved: still }));
    return play;
  };
  const refused = (play: FullPlay, id: string, target: string, mode: 'walk' | 'run' | 'jump', steps: string) => {
    const command = step(id, mode, steps, { charge: unit(target) });
    if (command.type !== 'move') throw new Error(command.type);
    return complete(fullMoveProblem(play.game, play.unit(id), command));
  };

  it.each([
    [-2, { kind: 'charge', own: 0, theirs: -2 }],
    [-1, null],
    [1, null],
    [2, { kind: 'charge', own: 0, theirs: 2 }],
  ] as const)('SEQ-13 reaches a level up or down: %i, %j', (level, params) => {
    const play = charging();
    const hexes = { ...play.game.board.hexes, [hex('0808')]: { woods: 0 as const, level } };
    const game = { ...play.game, board: { ...play.game.board, hexes } };
    const command = step('HBK-4G', 'run', 'FF', { charge: unit('ENF-4R') });
    if (command.type !== 'move') throw new Error(command.type);
    expect(complete(fullMoveProblem(game, play.unit('HBK-4G'), command))).toEqual(
      params && { code: 'battletech/blow-level', params, rule: 'SEQ-13' },
    );
  });

  it('FIN-09 takes the MP of the hex of its target, told with those that there are', () => {
    const pair = (at: string) =>
      among([
        { unit: 'HBK-4G', seat: 'attacker', at: '0812 N' },
        { unit: 'ENF-4R', seat: 'defender', at },
      ]);
    expect(refused(pair('0806 N'), 'HBK-4G', 'ENF-4R', 'run', 'FFFFF')).toBeNull();
    expect(refused(pair('0807 N'), 'HBK-4G', 'ENF-4R', 'walk', 'FFFF')).toEqual({
      code: 'battletech/not-enough-mp',
      params: { unit: 'HBK-4G', mode: 'walk', need: 5, have: 4, far: '0' },
      rule: 'FIN-09',
    });
  });

  const NO_VEHICLES = { mechChargesVehicle: 'off' };
  const noVehicle = { code: 'battletech/charges-no-vehicle', rule: 'AMB-UNI-02' };
  const notAtAll = { code: 'battletech/charges-not', rule: 'UNI-72' };
  it.each<readonly [string, string, 'walk' | 'run' | 'jump', Readonly<Record<string, string>>, object | null]>([
    ['SHD-2H', 'VEDETTE', 'run', {}, null],
    ['SHD-2H', 'VEDETTE', 'run', NO_VEHICLES, noVehicle],
    ['SHD-2H', 'VEDETTE', 'jump', NO_VEHICLES, null],
    ['SHD-2H', 'ENF-4R', 'run', NO_VEHICLES, null],
    ['VEDETTE', 'HETZER', 'run', NO_VEHICLES, null],
    ['VEDETTE', 'ENF-4R', 'run', NO_VEHICLES, null],
    ['SHD-2H', 'FOOT-RIFLE', 'run', {}, notAtAll],
    ['SHD-2H', 'FOOT-RIFLE', 'jump', {}, notAtAll],
    ['SHD-2H', 'ELEMENTAL-LASER', 'run', {}, notAtAll],
    ['MOTOR-RIFLE', 'ENF-4R', 'walk', {}, notAtAll],
    ['VEDETTE', 'FOOT-RIFLE', 'run', {}, notAtAll],
    ['SHD-2H', 'WARRIOR-H7', 'run', {}, notAtAll],
  ])('UNI-72, AMB-UNI-02 a %s at a %s, at a %s, with %j', (model, other, mode, options, found) => {
    const play = among(
      [
        { unit: model, seat: 'attacker', at: '0810 N' },
        { unit: other, seat: 'defender', at: '0808 N' },
      ],
      { options },
    );
    const expected = found && { ...found, params: { unit: model, target: other } };
    expect(refused(play, model, other, mode, 'F')).toEqual(expected);
  });

  it.each([
    ['run', null],
    ['jump', 'battletech/shove-roof'],
  ] as const)('TER-28 from roof to roof at a %s: %j', (mode, code) => {
    const roof = { building: { kind: 'hardened', cf: 150, levels: 2 } } as const;
    const play = among(
      [
        { unit: 'SHD-2H', seat: 'attacker', at: '0810 N' },
        { unit: 'ENF-4R', seat: 'defender', at: '0808 N' },
      ],
      { hexes: { '0810': roof, '0809': roof, '0808': roof } },
    );
    for (const id of ['SHD-2H', 'ENF-4R'])
      play.alter(id, (one) => ({ ...one, place: one.place && { ...one.place, up: 2 } }));
    const found = refused(play, 'SHD-2H', 'ENF-4R', mode, mode === 'run' ? 'T' : 'F');
    expect(found && [found.code, found.params, found.rule]).toEqual(
      code && [code, { unit: 'SHD-2H', target: 'ENF-4R' }, 'TER-28'],
    );
  });

  it('SEQ-13 who charges picks up no club', () => {
    const play = charging();
    const charge = { kind: 'charge', target: unit('ENF-4R'), hexes: 3 } as const;
    const one = with_(play.unit('HBK-4G'), { charge });
    expect(takeProblem(play.game, one, 'tree')).toMatchObject({
      code: 'battletech/charge-stands',
      params: { unit: 'HBK-4G' },
      rule: 'SEQ-13',
    });
  });
});

describe('FIN-22 a jam', () => {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'attacker', at: '0808 N' },
      { unit: 'ENF-4R', seat: 'defender', at: '0805 S' },
    ],
    options: { unjamUltra: 'on' },
  });
  const why = (body: Partial<Body>, unjam = 'A', fires = '') => {
    const one = with_(play.unit('HBK-4G'), body);
    const command = attack('HBK-4G', fires === '' ? '' : 'ENF-4R', fires);
    const refusal = checkAttack(play.game, [one], { ...command, unjam: mountId(unjam) });
    return refusal && { code: complete(refusal).code, params: refusal.params };
  };

  it('FIN-22 is cleared instead of firing, by who can act, in a weapon that is jammed', () => {
    const jammed = [mountId('A')];
    expect(why({ jammed })).toBeNull();
    expect(why({ jammed }, 'B')).toEqual({
      code: 'battletech/not-jammed',
      params: { unit: 'HBK-4G', mount: 'B', known: ['A'] },
    });
    expect(why({ jammed, shutdown: true })).toEqual({ code: 'battletech/cannot-act', params: { unit: 'HBK-4G' } });
    expect(why({ jammed }, 'A', 'B')).toEqual({
      code: 'battletech/unjam-or-fire',
      params: { unit: 'HBK-4G', mount: 'A' },
    });
  });
});

describe('UNI-60 room aboard', () => {
  const bay = (tons: number, others: readonly string[] = []): FullPlay => {
    const play = beginFull({
      pieces: [
        { unit: 'VEDETTE', seat: 'defender', at: '0810 N' },
        { unit: 'FOOT-RIFLE', seat: 'defender', at: '0810 N' },
        ...others.map((id) => ({ unit: `FOOT-RIFLE=${id}`, seat: 'defender', at: '0810 N' })),
        { unit: 'HBK-4G', seat: 'attacker', at: '0801 S' },
      ],
      change: (one) => (one.sheet.kind === 'vehicle' ? { ...one, sheet: { ...one.sheet, bay: tons } } : one),
    });
    for (const id of others)
      play.alter(id, (one) => with_(one, { aboard: { unit: unit('VEDETTE'), as: 'rider', since: 0 } }));
    return play;
  };
  const why = (play: FullPlay, on: string | null = 'VEDETTE') => {
    const refusal = mountProblem(play.game, play.unit('FOOT-RIFLE'), on === null ? null : play.unit(on));
    return refusal && { code: complete(refusal).code, params: refusal.params };
  };
  const tons = bay(0).unit('FOOT-RIFLE').sheet.tons;
  const full = { code: 'battletech/no-room-aboard', params: { unit: 'FOOT-RIFLE', on: 'VEDETTE' } };

  it('UNI-60 is what the bay has left of its tons', () => {
    expect([why(bay(tons)), why(bay(tons - 0.5))]).toEqual([null, full]);
    expect([why(bay(2 * tons, ['Aboard'])), why(bay(2 * tons - 0.5, ['Aboard']))]).toEqual([null, full]);
    expect([why(bay(3 * tons, ['A', 'B'])), why(bay(2 * tons, ['A', 'B']))]).toEqual([null, full]);
    expect(carriersFor(bay(tons).game, bay(tons).unit('FOOT-RIFLE')).map(({ id }) => id)).toEqual(['VEDETTE']);
  });

  it('UNI-60 nobody mounts what is not there', () => {
    expect(why(bay(tons), null)).toEqual({ code: 'battletech/cannot-mount', params: { unit: 'FOOT-RIFLE', on: '' } });
  });

  it('UNI-60 nobody gets off who is not aboard', () => {
    const play = bay(tons, ['A']);
    expect(unloadProblem(play.game, play.unit('VEDETTE'), unit('A'))).toBeNull();
    expect(unloadProblem(play.game, play.unit('VEDETTE'), unit('FOOT-RIFLE'))).toMatchObject({
      code: 'battletech/cannot-unload',
      params: { unit: 'VEDETTE', passenger: 'FOOT-RIFLE' },
      rule: 'UNI-60',
    });
  });
});

test('ART-01 a battery fires until it has no salvos left, at hexes of the map', () => {
  const { game } = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0808 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
    ],
    options: { artillery: 'sniper' },
  });
  const side = sideId('attacker');
  const left = (salvos: number) => ({
    ...game,
    field: { ...game.field, batteries: [{ side, left: salvos, salvos: [], aims: [] }] },
  });
  expect(salvoProblem(left(1), side, hex('0808'))).toBeNull();
  expect(salvoProblem(left(0), side, hex('0808'))).toMatchObject({
    code: 'battletech/no-salvos-left',
    params: { side: 'attacker' },
    rule: 'ART-01',
  });
  expect(salvoProblem(left(0), side, null)).toBeNull();
});

test('C-01 what water and blows have stopped inside is known to who knows the structure', () => {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0808 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
    ],
  });
  const marks = { stopped: { RT: [0] }, shorted: true, dented: [mountId('A')] } as const;
  const hurt = with_(play.unit('HBK-4G'), marks);
  const keys = (...known: Parameters<typeof glimpseBody>[1]) =>
    Object.keys(glimpseBody(hurt, known).body).filter((key) => key in marks);
  expect(glimpseBody(hurt, ['structure']).body).toMatchObject(marks);
  expect(keys('armor', 'ammo', 'heat', 'pilot')).toEqual([]);
  const whole = Object.keys(glimpseBody(play.unit('HBK-4G'), ['structure']).body);
  expect(whole.filter((key) => key in marks)).toEqual([]);
});
