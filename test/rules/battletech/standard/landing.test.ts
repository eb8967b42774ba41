import { describe, expect, test } from 'vitest';
import { canGoOn, carryOut, landBeside } from '../../../../src/rules/battletech/standard/moving.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { burnOn } from '../../../../src/rules/battletech/standard/magma.js';
import { land, jolted, landOn } from '../../../../src/rules/battletech/standard/wounds.js';
import { collapse } from '../../../../src/rules/battletech/standard/walls.js';
import { canScan } from '../../../../src/rules/battletech/standard/probing.js';
import { guideToHex } from '../../../../src/rules/battletech/standard/spotting.js';
import { sowProblem } from '../../../../src/rules/battletech/standard/sowing.js';
import { isIdle } from '../../../../src/rules/battletech/standard/idle.js';
import type { Body } from '../../../../src/rules/battletech/standard/types.js';
import { SOUND } from '../../../../src/rules/battletech/standard/vehicles.js';
import type { Mode } from '../../../../src/rules/battletech/vocabulary.js';
import type { StandardState, StandardUnit, Terrain } from '../../../../src/rules/battletech/types.js';
import { refuse } from '../../../../src/rules/kernel/refusal.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { hex, unit } from '../../../support/quick-start.js';
import { beginFull, marked, step, type FullPiece, type FullSituation } from '../../../support/standard.js';

/** What becomes of a unit where its move ends, and of one that stays where it is. */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0808 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0805 S' };
const begin = (more: Partial<FullSituation> = {}): StandardState => beginFull({ pieces: [HBK, ENF], ...more }).game;
const unitIn = (state: StandardState, id: string) => {
  const found = state.units.find((one) => one.id === unit(id));
  if (!found) throw new Error(`no unit ${id}`);
  return found;
};
/** A slot of the gyro of a Hunchback that is hit. */
const gyroHit = (state: StandardState): Partial<Body> => {
  const { sheet, body } = unitIn(state, 'HBK-4G');
  const slot = (sheet.full.slots.CT ?? []).findIndex((one) => one?.holds === 'part' && one.part === 'gyro');
  return { struck: { ...body.struck, CT: [slot] } };
};
const causes = ({ events }: Resolution) =>
  events.flatMap((one) => (one.type === 'PilotingRolled' ? [one.roll.cause] : []));

describe('SEQ-05 the end of a move', () => {
  test.each([
    ['run', ['ran-damaged']],
    ['walk', []],
  ] as const)('FIN-41 who %ss into a charge with a gyro that is hit: rolls for %j', (mode, rolled) => {
    const fresh = begin();
    const state = marked(fresh, 'HBK-4G', gyroHit(fresh));
    const resolution = new Resolution(state, scriptedDice(rolled.length > 0 ? [6, 6] : []));
    const order = step('HBK-4G', mode, 'FF', { charge: unit('ENF-4R') });
    if (order.type !== 'move') throw new Error(order.type);
    carryOut(resolution, order, 'seat');
    expect(causes(resolution)).toEqual(rolled);
    expect(resolution.unit(unit('HBK-4G')).body.charge).toMatchObject({ kind: 'charge', hexes: 2 });
  });

  const gone = (mode: Mode, mp: number, steps = 'F') => ({ mode, steps, path: [], mp, entered: 1 });
  test.each<readonly [string, string, Partial<StandardUnit>, Partial<Body>, boolean]>([
    ['who has MP of a walk left', 'HBK-4G', { moved: gone('walk', 3) }, {}, true],
    ['who has spent them', 'HBK-4G', { moved: gone('walk', 4) }, {}, false],
    ['who has MP of a run left', 'HBK-4G', { moved: gone('run', 5) }, {}, true],
    ['who has spent those', 'HBK-4G', { moved: gone('run', 6) }, {}, false],
    ['who has spent all on standing up, and may turn', 'HBK-4G', { moved: gone('walk', 4, 'U') }, {}, true],
    ['who has not moved', 'HBK-4G', { moved: null }, {}, false],
    ['who stands still', 'HBK-4G', { moved: gone('stand', 0, '') }, {}, false],
    ['who jumps', 'SHD-2H', { moved: gone('jump', 1) }, {}, false],
    ['who is destroyed', 'HBK-4G', { moved: gone('walk', 1), status: 'destroyed' }, {}, false],
    ['who is shut down', 'HBK-4G', { moved: gone('walk', 1) }, { shutdown: true }, false],
    ['who has skidded', 'HBK-4G', { moved: gone('run', 1) }, { skidded: true }, false],
    ['a vehicle', 'VEDETTE', { moved: gone('walk', 1) }, {}, true],
    ['one whose crew is stunned', 'VEDETTE', { moved: gone('walk', 1) }, { crew: { ...SOUND, stunned: 1 } }, false],
    [
      'one that is stuck for good',
      'VEDETTE',
      { moved: gone('walk', 1) },
      { crew: { ...SOUND, motive: ['immobile'] } },
      false,
    ],
  ])('SEQ-05 %s goes on or not: %s', (_, model, change, body, goes) => {
    const one = unitIn(begin({ pieces: [{ ...HBK, unit: model }, ENF] }), model);
    expect(canGoOn({ ...one, ...change, body: { ...one.body, ...body } })).toBe(goes);
  });

  test('SEQ-05 TER-23 who is destroyed on the way rolls for nothing where it ends', () => {
    const run = (ground: Partial<Terrain>) => {
      const fresh = begin({ hexes: { '0807': ground } });
      const { armor, body } = unitIn(fresh, 'HBK-4G');
      const structure = { ...body.structure, LL: 1, LT: 1, CT: 1 };
      const state = marked(fresh, 'HBK-4G', { ...gyroHit(fresh), structure });
      const units = state.units.map((one) =>
        one.id === unit('HBK-4G') ? { ...one, armor: { ...armor, LL: 0, LT: 0, CT: 0 } } : one,
      );
      const resolution = new Resolution(
        { ...state, units },
        scriptedDice(Array.from({ length: 60 }, (_, i) => 6 - (i % 2))),
      );
      const order = step('HBK-4G', 'run', 'F');
      if (order.type !== 'move') throw new Error(order.type);
      carryOut(resolution, order, 'seat');
      return [resolution.unit(unit('HBK-4G')).status, causes(resolution).includes('ran-damaged')];
    };
    expect(run({ magma: true })).toEqual(['destroyed', false]);
    expect(run({})).toEqual(['active', true]);
  });

  const came = (to: string) =>
    ({ mode: 'jump', steps: 'F', path: [{ hex: hex(to), facing: 0 }], mp: 1, entered: 1 }) as const;
  test.each([
    ['where its jump has ended', '0808', 'active', {}, ['landed-damaged']],
    ['where others have moved it', '0809', 'active', {}, []],
    ['who is destroyed', '0808', 'destroyed', {}, []],
    ['who lies already', '0808', 'active', { prone: true }, []],
  ] as const)('SEQ-13 %s lands with its roll or without', (_, to, status, body, rolled) => {
    const fresh = begin();
    const state = marked(fresh, 'HBK-4G', { ...gyroHit(fresh), ...body });
    const units = state.units.map((one) => (one.id === unit('HBK-4G') ? { ...one, moved: came(to), status } : one));
    const resolution = new Resolution({ ...state, units }, scriptedDice(rolled.length > 0 ? [6, 6] : []));
    landBeside(resolution, unit('HBK-4G'));
    expect(causes(resolution)).toEqual(rolled);
  });

  test.each([
    ['SARACEN', 0, []],
    ['WARRIOR-H7', 2, []],
    ['VEDETTE', 0, ['MagmaBurned', 'UnitDestroyed']],
  ] as const)('TER-23 a %s over magma at elevation %i: %j', (model, elevation, expected) => {
    const state = begin({ pieces: [{ ...HBK, unit: model }, ENF], hexes: { '0809': { magma: true } } });
    const place = { hex: hex('0809'), facing: 0, ...(elevation > 0 ? { elevation } : {}) } as const;
    const units = state.units.map((one) => (one.id === unit(model) ? { ...one, place } : one));
    const resolution = new Resolution({ ...state, units }, scriptedDice([]));
    burnOn(resolution);
    expect(resolution.events.map(({ type }) => type)).toEqual(expected);
  });
});

describe('SEQ-12 where damage lands', () => {
  const aspect = { table: 'full', side: 'front', cover: false } as const;
  const armour = (side: 'front' | 'rear') => {
    const resolution = new Resolution(begin(), scriptedDice([]));
    const damaging = resolution.damageTo(unit('HBK-4G'));
    const wound = landOn(damaging, 'CT', 3, { ...aspect, side }, resolution.dice);
    const { armor, rearArmor } = damaging.unit;
    return { wound, left: [armor.CT, rearArmor.CT] };
  };

  test('SEQ-12 on a location that is known: its front armour, or what it has behind', () => {
    const whole = unitIn(begin(), 'HBK-4G');
    const [front, rear] = [whole.armor.CT ?? 0, whole.rearArmor.CT ?? 0];
    expect(armour('front').left).toEqual([front - 3, rear]);
    expect(armour('rear').left).toEqual([front, rear - 3]);
    expect(armour('rear').wound).toMatchObject({ roll: null, location: 'CT', points: 3, covered: false });
  });

  test('SEQ-12 the cover takes what was aimed at a leg behind it', () => {
    const resolution = new Resolution(begin(), scriptedDice([]));
    const damaging = resolution.damageTo(unit('HBK-4G'));
    const wound = landOn(damaging, 'LL', 3, { ...aspect, cover: true }, resolution.dice);
    expect(wound).toEqual({ roll: null, location: 'LL', points: 3, covered: true, harm: [] });
  });

  test('UNI-72 a vehicle that is jolted rolls for its motive system once, told with the last wound', () => {
    const state = begin({ pieces: [{ ...HBK, unit: 'VEDETTE' }, ENF] });
    const resolution = new Resolution(state, scriptedDice([3, 4, 3, 4, 3, 3]));
    const wounds = jolted(resolution.damageTo(unit('VEDETTE')), aspect, [2, 2], resolution.dice);
    expect(wounds.map(({ harm }) => harm.filter((one) => one.harm === 'motive').length)).toEqual([0, 1]);
  });

  test.each([
    ['FOOT-RIFLE', 'light', 20, 2, 12, [12]],
    ['HBK-4G', 'light', 20, 2, 4, [4]],
    ['HBK-4G', 'hardened', 90, 2, 18, [5, 5, 5, 3]],
  ] as const)(
    'TER-09 a %s is buried by a %s building of %i and %i levels: %i, in groups of %j',
    (model, kind, cf, levels, damage, groups) => {
      const pieces = [{ ...HBK, unit: model }, ENF];
      const state = begin({ pieces, hexes: { '0808': { building: { kind, cf, levels } } } });
      const resolution = new Resolution(state, scriptedDice(Array.from({ length: 30 }, () => 4)));
      collapse(resolution, hex('0808'));
      const [buried] = resolution.events.flatMap((one) => (one.type === 'Buried' ? [one] : []));
      expect(buried?.damage).toBe(damage);
      // On open ground what strikes troopers counts twice; here they are under a roof.
      expect(buried?.wounds.map(({ points }) => points)).toEqual(groups);
    },
  );

  test('SEQ-12 a hit that finds its location by the dice', () => {
    const resolution = new Resolution(begin(), scriptedDice([3, 4]));
    const damaging = resolution.damageTo(unit('HBK-4G'));
    expect(land(damaging, aspect, 5, resolution.dice)).toMatchObject({ location: 'CT', points: 5, covered: false });
  });
});

describe('SEQ-07 what a unit can do from where it stands', () => {
  test.each([
    ['active', {}, true],
    ['destroyed', {}, false],
    ['left', {}, false],
    ['active', { hidden: { order: 'stay' } }, false],
  ] as const)('CLN-42 it sees through an enemy that is %s, %j: %s', (status, body, can) => {
    const pieces = [{ ...HBK, unit: 'FS9-S' }, ENF];
    const scan = (probes: string) => {
      const state = marked(begin({ pieces, options: { probes } }), 'ENF-4R', body);
      return canScan(state, unitIn(state, 'FS9-S'), { ...unitIn(state, 'ENF-4R'), status });
    };
    expect([scan('roll'), scan('radius')]).toEqual([can, false]);
  });

  test('CLN-42 nor through a friend, nor without a probe', () => {
    const state = begin({
      pieces: [{ ...HBK, unit: 'FS9-S' }, HBK, ENF].map((one, i) => ({ ...one, at: `0${i + 4}08 N` })),
      options: { probes: 'roll' },
    });
    expect(canScan(state, unitIn(state, 'FS9-S'), unitIn(state, 'HBK-4G'))).toBe(false);
    expect(canScan(state, unitIn(state, 'HBK-4G'), unitIn(state, 'ENF-4R'))).toBe(false);
  });

  test('ART-09 a friend guides to a hex that it sees, and not to another', () => {
    const friend: FullPiece = { unit: 'LCT-1V', seat: 'defender', at: '0208 N' };
    const hexes = { '0406': { level: 4 } };
    const state = begin({ pieces: [HBK, friend, ENF], hexes });
    const guide = (to: string) => guideToHex(state, unitIn(state, 'HBK-4G'), hex(to))?.spotter.id ?? null;
    expect(guide('0204')).toBe('LCT-1V');
    expect(guide('0605')).toBeNull();
  });

  test.each([
    ['that stands still', 'JR7-D', { 'LCT-1V': 'run', 'JR7-D': null }],
    ['that stands still, be it the first', 'LCT-1V', { 'LCT-1V': null, 'JR7-D': 'run' }],
    ['that walks and not that jumps', 'JR7-D', { 'LCT-1V': 'jump', 'JR7-D': 'walk' }],
  ] as const)('ART-09 of several friends the one guides %s', (_, spotter, modes) => {
    const pieces: readonly FullPiece[] = [
      { ...HBK, at: '0101 N' },
      { unit: 'LCT-1V', seat: 'defender', at: '0810 N' },
      { unit: 'JR7-D', seat: 'defender', at: '0910 N' },
      { ...ENF, at: '0202 S' },
    ];
    const state = begin({ pieces });
    const units = state.units.map((one) => {
      const mode = one.id === 'LCT-1V' ? modes['LCT-1V'] : one.id === 'JR7-D' ? modes['JR7-D'] : null;
      return mode === null ? one : { ...one, moved: { mode, steps: '', path: [], mp: 0, entered: 0 } };
    });
    expect(guideToHex({ ...state, units }, unitIn(state, 'HBK-4G'), hex('0805'))?.spotter.id).toBe(spotter);
  });

  test.each([
    ['woods that hide the ground beside them', '0806', { '0810': { level: 3 }, '0805': { level: 1 } }, false, 1],
    ['none that a friend on its feet looks over', '0809', { '0810': { level: 1 }, '0805': { level: 4 } }, false, 0],
    ['but those that hide it where it lies', '0809', { '0810': { level: 1 }, '0805': { level: 4 } }, true, 1],
  ] as const)('ART-09 what is in its way is %s', (_, woods, hexes, prone, points) => {
    const friend: FullPiece = { unit: 'LCT-1V', seat: 'defender', at: '0810 N' };
    const pieces = [{ ...HBK, at: '0101 N' }, friend, { ...ENF, at: '0202 S' }];
    const state = marked(begin({ pieces, hexes: { ...hexes, [woods]: { woods: 1 } } }), 'LCT-1V', { prone });
    expect(guideToHex(state, unitIn(state, 'HBK-4G'), hex('0805'))).toMatchObject({
      spotter: { id: 'LCT-1V' },
      line: { visible: true, points },
      tags: false,
    });
  });

  test('HID-10 a squad that is off the map, or has moved, lays no mines', () => {
    const none = refuse('battletech/no-mines-aboard', { unit: 'FA-SHIH-FLAMER' }, 'HID-10');
    const state = begin({ pieces: [{ ...HBK, unit: 'FA-SHIH-FLAMER' }, ENF] });
    const moved = { mode: 'stand', steps: '', path: [], mp: 0, entered: 0 } as const;
    const problem = (change: object) => {
      const units = state.units.map((one) => (one.id === unit('FA-SHIH-FLAMER') ? { ...one, ...change } : one));
      return sowProblem({ ...state, units }, { id: unit('FA-SHIH-FLAMER') });
    };
    expect([problem({}), problem({ place: null }), problem({ moved })]).toEqual([null, none, none]);
    const mined = {
      ...state,
      field: {
        ...state.field,
        mines: [{ hex: hex('0808'), side: unitIn(state, 'FA-SHIH-FLAMER').side, density: 10, known: [] }],
      },
    };
    const already = refuse('battletech/mined-already', { unit: 'FA-SHIH-FLAMER', hex: '0808' }, 'HID-10');
    expect(sowProblem(mined, { id: unit('FA-SHIH-FLAMER') })).toEqual(already);
  });

  test.each([
    ['nobody near', [], true],
    ['an enemy ahead, whom no twist brings nearer', ['0807'], true],
    ['one right behind, whom a twist brings within reach of an arm', ['0809'], false],
    ['both', ['0807', '0809'], false],
    ['one to the left, whom a twist brings within reach of the other arm', ['0709'], false],
  ] as const)('SEQ-07 without weapons there is nothing to ask it with %s', (_, at, idle) => {
    const foes = at.map((place, i): FullPiece => ({ ...ENF, unit: `ENF-4R=foe${i}`, at: `${place} S` }));
    const state = begin({ pieces: [HBK, ...foes, { ...ENF, unit: 'ENF-4R=far', at: '0117 S' }] });
    const one = unitIn(state, 'HBK-4G');
    expect(isIdle(state, { ...one, broken: one.sheet.mounts.map(({ id }) => id), ammo: [] })).toBe(idle);
  });
});
