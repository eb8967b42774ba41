import { describe, expect, test } from 'vitest';
import { sight } from '../../../../src/rules/battletech/sight.js';
import type { FullTerm } from '../../../../src/rules/battletech/standard/terms.js';
import {
  guidedAgain,
  motionTerms,
  ORDINARY,
  shotToHit,
  type Circumstances,
  type Gun,
} from '../../../../src/rules/battletech/standard/to-hit.js';
import type { Gunner, Quarry } from '../../../../src/rules/battletech/standard/stance.js';
import { fullWeaponOf } from '../../../../src/rules/battletech/standard/weapons.js';
import type { Board } from '../../../../src/rules/battletech/types.js';
import type { Location, MountId } from '../../../../src/rules/battletech/vocabulary.js';
import type { StandardMount } from '../../../../src/rules/battletech/record-sheet.js';
import { refuse, type Refusal } from '../../../../src/rules/kernel/refusal.js';
import { boardOf, hex } from '../../../support/quick-start.js';

const GUNNER: Gunner = {
  place: { hex: hex('0801'), facing: 3 },
  twist: 0,
  mode: 'stand',
  prone: false,
  gunnery: 4,
  skidded: false,
  heat: 0,
  sensorHits: 0,
  arm: { shoulder: false, upper: false, lower: false },
};
const QUARRY: Quarry = {
  place: { hex: hex('0804'), facing: 0 },
  mode: 'stand',
  entered: 0,
  prone: false,
  immobile: false,
  skidded: false,
};

function gun(id: string, more: Partial<Gun> = {}, location: Location = 'RA'): Gun {
  const weapon = fullWeaponOf(id);
  if (!weapon) throw new Error(`no weapon ${id}`);
  const mount: StandardMount = { id: 'A' as MountId, weapon, location };
  return { mount, mode: 'normal', munition: null, aim: null, targetingComputer: false, ...more };
}

interface Shot {
  readonly gunner?: Partial<Gunner>;
  readonly quarry?: Partial<Quarry>;
  readonly gun?: Gun;
  readonly board?: Board;
  readonly circumstances?: Circumstances;
}

function shoot({ gunner, quarry, gun: fired = gun('large-laser'), board = boardOf(), circumstances = ORDINARY }: Shot) {
  const from = { ...GUNNER, ...gunner };
  const to = { ...QUARRY, ...quarry };
  return shotToHit(board, from, to, fired, lineOver(board, from, to), circumstances);
}

const lineOver = (board: Board, from = GUNNER, to = QUARRY) =>
  sight(board, { losCornerTouch: 'touch', splitLine: 'side', partialCover: 'legs' }, from.place.hex, to.place.hex, [], {
    fromProne: from.prone,
    toProne: to.prone,
  });

/** The terms that are not 0, in the order of the number. */
function terms(shot: Shot): Readonly<Record<string, number>> {
  const result = shoot(shot);
  if (!result.ok) throw new Error(result.error.code);
  const { number, terms: all } = result.value;
  expect(all.reduce((sum: number, { value }: FullTerm) => sum + value, 0)).toBe(number);
  return Object.fromEntries(all.filter(({ value }) => value !== 0).map(({ reason, value }) => [reason, value]));
}

const at = (name: string): Partial<Quarry> => ({ place: { hex: hex(name), facing: 0 } });

describe('tables 7.1.2 and 7.2.1 modifiers of weapon attacks', () => {
  test('the base is the gunnery skill', () => {
    expect(terms({})).toEqual({ gunnery: 4 });
    expect(terms({ gunner: { gunnery: 2 } })).toEqual({ gunnery: 2 });
  });

  test.each([
    ['0806', {}],
    ['0807', { 'range-medium': 2 }],
    ['0811', { 'range-medium': 2 }],
    ['0812', { 'range-long': 4 }],
    ['0816', { 'range-long': 4 }],
  ])('large laser at %s: %j', (name, added) => {
    expect(terms({ quarry: at(name) })).toEqual({ gunnery: 4, ...added });
  });

  test.each([
    ['stand', {}],
    ['walk', { 'attacker-walked': 1 }],
    ['run', { 'attacker-ran': 2 }],
    ['jump', { 'attacker-jumped': 3 }],
  ] as const)('the attacker’s %s: %j', (mode, added) => {
    expect(terms({ gunner: { mode } })).toEqual({ gunnery: 4, ...added });
  });

  test('TC-FIN-16 FIN-30 who ran and skidded fires at +3, and is shot at at +2', () => {
    const ran = { mode: 'run', skidded: true } as const;
    expect(terms({ gunner: ran, quarry: at('0806') })).toEqual({
      gunnery: 4,
      'attacker-ran': 2,
      'attacker-skidded': 1,
    });
    expect(terms({ quarry: { ...at('0806'), skidded: true } })).toEqual({ gunnery: 4, 'target-skidded': 2 });
  });

  test.each([
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 2],
    [7, 3],
    [9, 3],
    [10, 4],
    [17, 4],
    [18, 5],
    [24, 5],
    [25, 6],
  ])('the target entered %i hexes: +%i, and +1 more if it jumped', (entered, value) => {
    const moved = value === 0 ? {} : { 'target-moved': value };
    expect(terms({ quarry: { entered, mode: 'run' } })).toEqual({ gunnery: 4, ...moved });
    expect(terms({ quarry: { entered, mode: 'jump' } })).toEqual({ gunnery: 4, ...moved, 'target-jumped': 1 });
  });

  test.each([
    [7, 0],
    [8, 1],
    [12, 1],
    [13, 2],
    [16, 2],
    [17, 3],
    [23, 3],
    [24, 4],
  ])('heat %i: +%i', (heat, value) => {
    expect(terms({ gunner: { heat } })).toEqual({ gunnery: 4, ...(value === 0 ? {} : { heat: value }) });
  });

  test('minimum range: +1 at it, 1 more for each hex nearer', () => {
    const ppc = gun('ppc');
    expect(terms({ gun: ppc, quarry: at('0805') })).toEqual({ gunnery: 4 });
    expect(terms({ gun: ppc, quarry: at('0804') })).toEqual({ gunnery: 4, 'minimum-range': 1 });
    expect(terms({ gun: ppc, quarry: at('0802') })).toEqual({ gunnery: 4, 'minimum-range': 3 });
  });

  test('woods: each light hex between 1, each heavy 2; the target’s own 1 or 2; the attacker’s nothing', () => {
    expect(terms({ board: boardOf({ '0801': 2, '0802': 1, '0803': 1 }) })).toEqual({
      gunnery: 4,
      'woods-between-light': 2,
    });
    expect(terms({ board: boardOf({ '0802': 2, '0804': 1 }) })).toEqual({
      gunnery: 4,
      'woods-target-light': 1,
      'woods-between-heavy': 2,
    });
    expect(terms({ board: boardOf({ '0804': 2 }) })).toEqual({ gunnery: 4, 'woods-target-heavy': 2 });
  });

  test('a prone target −2 from the next hex, +1 from farther; an immobile one −4; one that skidded +2; a prone attacker +2', () => {
    expect(terms({ quarry: { prone: true } })).toEqual({ gunnery: 4, 'target-prone-far': 1 });
    expect(terms({ quarry: { ...at('0802'), prone: true } })).toEqual({ gunnery: 4, 'target-prone-near': -2 });
    expect(terms({ quarry: { immobile: true } })).toEqual({ gunnery: 4, 'target-immobile': -4 });
    expect(terms({ quarry: { skidded: true } })).toEqual({ gunnery: 4, 'target-skidded': 2 });
    expect(terms({ gunner: { prone: true } })).toEqual({ gunnery: 4, 'attacker-prone': 2 });
  });

  test('partial cover +1, behind a hex as high as the target’s legs or in water to its waist', () => {
    const board = boardOf();
    const behind = { ...board, hexes: { [hex('0803')]: { woods: 0, level: 1 } } } as const;
    const wading = { ...board, hexes: { [hex('0804')]: { woods: 0, water: 1 } } } as const;
    expect(terms({ board: behind })).toEqual({ gunnery: 4, 'partial-cover': 1 });
    expect(terms({ board: wading })).toEqual({ gunnery: 4, 'partial-cover': 1 });
  });

  test('sensors hit +2; a shoulder +4 for its own arm, replacing the +1 of upper and of lower arm', () => {
    expect(terms({ gunner: { sensorHits: 1 } })).toEqual({ gunnery: 4, 'sensors-hit': 2 });
    const arm = { shoulder: false, upper: true, lower: true };
    expect(terms({ gunner: { arm } })).toEqual({ gunnery: 4, 'upper-arm-hit': 1, 'lower-arm-hit': 1 });
    expect(terms({ gunner: { arm: { ...arm, shoulder: true } } })).toEqual({ gunnery: 4, 'shoulder-hit': 4 });
    expect(terms({ gunner: { arm }, gun: gun('large-laser', {}, 'RT') })).toEqual({ gunnery: 4 });
  });

  test('pulse lasers −2, LB-X cluster rounds −1, a targeting computer −1 for what fires directly', () => {
    expect(terms({ gun: gun('large-pulse-laser') })).toEqual({ gunnery: 4, weapon: -2 });
    expect(terms({ gun: gun('lb-10-x', { munition: 'cluster' }) })).toEqual({ gunnery: 4, 'cluster-ammunition': -1 });
    const computed = { targetingComputer: true };
    expect(terms({ gun: gun('large-laser', computed) })).toEqual({ gunnery: 4, 'targeting-computer': -1 });
    expect(terms({ gun: gun('srm-6', computed) })).toEqual({ gunnery: 4 });
    expect(terms({ gun: gun('lb-10-x', { ...computed, munition: 'cluster' }) })).toEqual({
      gunnery: 4,
      'cluster-ammunition': -1,
    });
  });

  test('a secondary target +1 ahead, +2 to the side', () => {
    expect(terms({ circumstances: { ...ORDINARY, secondary: 'front' } })).toMatchObject({ 'secondary-front': 1 });
    expect(terms({ circumstances: { ...ORDINARY, secondary: 'side' } })).toMatchObject({ 'secondary-side': 2 });
  });

  test('indirect fire +1, the spotter’s own movement, +1 if they attack as well', () => {
    const lrm = gun('clan-lrm-10', { mode: 'indirect' });
    const spotted = (mode: Gunner['mode'], attacks: boolean) =>
      terms({ gun: lrm, circumstances: { ...ORDINARY, spotter: { mode, attacks } } });
    expect(spotted('stand', false)).toEqual({ gunnery: 4, indirect: 1 });
    expect(spotted('walk', true)).toEqual({ gunnery: 4, indirect: 1, 'spotter-walked': 1, 'spotter-attacks': 1 });
    expect(spotted('run', false)).toMatchObject({ 'spotter-ran': 2 });
    expect(spotted('jump', false)).toMatchObject({ 'spotter-jumped': 3 });
  });

  test('ADV-03, ADV-04 what a network makes of the range, and what a pilot trained for arcs makes of one', () => {
    const shared = () => ({ reason: 'range-shared', value: -2 }) as const;
    expect(terms({ quarry: at('0812'), circumstances: { ...ORDINARY, shared } })).toEqual({
      gunnery: 4,
      'range-long': 4,
      'range-shared': -2,
    });
    const gunner = { talents: ['artillerist'] } as const;
    expect(terms({ gunner, gun: gun('clan-lrm-10', { mode: 'indirect' }) })).toEqual({
      gunnery: 4,
      'talent-artillerist': -1,
      indirect: 1,
    });
    expect(terms({ gunner, gun: gun('clan-lrm-10') })).toEqual({ gunnery: 4 });
  });

  test('an aimed shot: −4 at an immobile target, at its head +3 instead; with a targeting computer +3', () => {
    const immobile = { immobile: true };
    expect(terms({ quarry: immobile, gun: gun('large-laser', { aim: 'LL' }) })).toEqual({
      gunnery: 4,
      'target-immobile': -4,
    });
    expect(terms({ quarry: immobile, gun: gun('large-laser', { aim: 'HD' }) })).toEqual({
      gunnery: 4,
      'aimed-head': 3,
    });
    expect(terms({ gun: gun('large-laser', { aim: 'LL', targetingComputer: true }) })).toEqual({
      gunnery: 4,
      'targeting-computer': 3,
    });
  });

  const hill = { ...boardOf(), hexes: { [hex('0802')]: { woods: 0, level: 2 } } } as const;
  const lake = { ...boardOf(), hexes: { [hex('0804')]: { woods: 0, water: 2 } } } as const;
  const line = { from: '0801', to: '0804' };
  test.each<readonly [string, Shot, Refusal | null]>([
    ['in one hex', { quarry: at('0801') }, refuse('battletech/same-hex', { hex: '0801' }, 'QSR-28')],
    ['but at troopers there', { quarry: { ...at('0801'), kind: 'infantry' } }, null],
    ['at its longest range', { quarry: at('0816') }, null],
    [
      'beyond it',
      { quarry: at('0817') },
      refuse('battletech/out-of-range', { weapon: 'large-laser', mount: 'A', distance: 16, longest: 15 }, 'QSR-43'),
    ],
    [
      'behind',
      { gunner: { place: { hex: hex('0801'), facing: 0 } } },
      refuse('battletech/out-of-arc', { weapon: 'large-laser', mount: 'A', location: 'RA', hex: '0804' }, 'QSR-38'),
    ],
    ['with both sensors hit', { gunner: { sensorHits: 2 } }, refuse('battletech/sensors-gone', {}, 'SEQ-19')],
    ['with one of them hit', { gunner: { sensorHits: 1 } }, null],
    [
      'lying, from a leg',
      { gunner: { prone: true }, gun: gun('srm-4', {}, 'LL') },
      refuse('battletech/leg-weapon-prone', { weapon: 'srm-4', mount: 'A', location: 'LL' }, 'SEQ-19'),
    ],
    ['lying, from elsewhere', { gunner: { prone: true }, gun: gun('srm-4', {}, 'CT') }, null],
    [
      'through woods',
      { board: boardOf({ '0802': 2, '0803': 1 }) },
      refuse('battletech/no-line-of-sight', { ...line, points: 3 }, 'QSR-32'),
    ],
    [
      'through a hill',
      { board: hill },
      refuse('battletech/ground-between', { ...line, hexes: [hex('0802')] }, 'QSR-29'),
    ],
    ['at what is under water', { board: lake }, refuse('battletech/under-water', line, 'QSR-29')],
  ])('SEQ-07, SEQ-19 what cannot be fired says why: %s', (_, shot, why) => {
    const result = shoot(shot);
    expect(result.ok ? null : result.error).toEqual(why);
  });
});

test('FIN-06 the line and the movement of who guides in the end count, and nothing of who would have', () => {
  const lrm = gun('clan-lrm-10', { mode: 'indirect' });
  const over = { ...boardOf(), hexes: { [hex('0804')]: { woods: 1, smoke: true } } } as const;
  const woods = { ...over, hexes: { ...over.hexes, [hex('0802')]: { woods: 1 } } } as const;
  const walked = { mode: 'walk', attacks: true } as const;
  const declared = shoot({ gun: lrm, board: woods, circumstances: { ...ORDINARY, spotter: walked } });
  if (!declared.ok) throw new Error(declared.error.code);
  const hexes = { [hex('0802')]: { woods: 0, smoke: true }, [hex('0803')]: { woods: 0, level: 1 } } as const;
  const board: Board = { ...over, hexes: { ...over.hexes, ...hexes } };
  const guided = (spotter: Circumstances['spotter']) => {
    const found = guidedAgain(board, declared.value, hex('0804'), lineOver(board), { spotter, partialCover: 'legs' });
    expect(found.terms.reduce((sum, { value }) => sum + value, 0)).toBe(found.number);
    return [found.cover, found.number, Object.fromEntries(found.terms.map(({ reason, value }) => [reason, value]))];
  };
  const asEver = { gunnery: 4, 'range-short': 0, 'attacker-stood': 0, 'target-moved': 0, 'smoke-target': 1 };
  const anew = { ...asEver, 'woods-target-light': 1, indirect: 1, 'smoke-between': 1, 'partial-cover': 1 };
  expect(guided({ mode: 'run', attacks: false })).toEqual([true, 11, { ...anew, 'spotter-ran': 2 }]);
  expect(guided(null)).toEqual([true, 9, anew]);
});

test('UNI-05 what flies is a point harder to hit, and not once more where it has jumped', () => {
  const reasons = (mode: 'walk' | 'jump') =>
    motionTerms({ mode, entered: 3, pace: null, prone: false, airborne: true }).map(({ reason }) => reason);
  expect(reasons('walk')).toEqual(['target-moved', 'target-airborne']);
  expect(reasons('jump')).toEqual(['target-moved', 'target-jumped']);
});
