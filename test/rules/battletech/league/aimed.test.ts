import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { presenterOf } from '../../../../src/present/registry.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { seatId } from '../../../../src/rules/kernel/ids.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { complete } from '../../../support/complete.js';
import { unit } from '../../../support/quick-start.js';
import { turnedTo } from '../../../../src/rules/battletech/league/turned-line.js';
import { attackChoice } from '../../../../src/rules/battletech/standard/attack-choices.js';
import { fullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import type { Aim, Body } from '../../../../src/rules/battletech/standard/types.js';
import type { StandardUnitSetup } from '../../../../src/rules/battletech/types.js';
import { armed } from '../../../support/armed.js';
import { attack, beginFull, marked, passTo, roll, type FullPiece } from '../../../support/standard.js';

/** Aimed shots at who moves, targeted shots at who cannot, by the house rules of a league. */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ON: Readonly<Record<string, string>> = { aimedShots: 'on', targetedShots: 'on' };

const gunner =
  (bonus: number, weapon: string) =>
  (setup: StandardUnitSetup): StandardUnitSetup => {
    const one = armed('HBK-4G', `${weapon}@RA`)(setup);
    return one.id === 'HBK-4G' && one.pilot ? { ...one, pilot: { ...one.pilot, bonuses: { gunnery: bonus } } } : one;
  };

/** A Hunchback in 0812 and an Enforcer north of it, which faces as is said. */
const begin = ({ facing = 'S', bonus = 2, weapon = 'medium-laser', options = ON } = {}) =>
  beginFull({
    pieces: [HBK, { unit: 'ENF-4R', seat: 'attacker', at: `0809 ${facing}` }],
    options,
    change: gunner(bonus, weapon),
  });

function shot(aim: Aim | null, given: Parameters<typeof begin>[0] = {}, foe: Partial<Body> = {}) {
  const play = begin(given);
  const game = marked(play.game, 'ENF-4R', foe);
  const found = fullShots(game, play.unit('HBK-4G'), 0, attack('HBK-4G', 'ENF-4R', 'A', { aim }).shots);
  if (!found.ok) return complete(found.error).code;
  const [one] = found.value;
  return one ? [one.toHit.number, one.toHit.side] : null;
}

describe('CLN-32 aimed shots', () => {
  it('CLN-32 raise the number by 3 and take a gunnery bonus of 2', () => {
    expect(shot(null)).toEqual([4, 'front']);
    expect(shot('high')).toEqual([7, 'front']);
    expect(shot('low', { bonus: 3 })).toEqual([7, 'front']);
    expect(shot('high', { bonus: 1 })).toBe('battletech/aim-side-skill');
    expect(shot('high', { options: {} })).toBe('battletech/aim-side-off');
    expect(shot('high', {}, { shutdown: true })).toBe('battletech/aim-side-still');
  });

  it('CLN-32 where nobody may, the refusal says by which rule', () => {
    const play = begin({ options: {} });
    const { shots } = attack('HBK-4G', 'ENF-4R', 'A', { aim: 'high' });
    expect(fullShots(play.game, play.unit('HBK-4G'), 0, shots)).toMatchObject({
      error: { code: 'battletech/aim-side-off', rule: 'CLN-32' },
    });
  });

  it('CLN-32 missiles are aimed as well, but not indirectly', () => {
    expect(shot('high', { weapon: 'srm-4' })).toEqual([7, 'front']);
    const play = begin({ weapon: 'lrm-10' });
    const shots = attack('HBK-4G', 'ENF-4R', 'A', { aim: 'high', mode: 'indirect' }).shots;
    expect(fullShots(play.game, play.unit('HBK-4G'), 0, shots)).toMatchObject({
      error: { code: 'battletech/aim-side-indirect', params: { mount: 'A' }, rule: 'CLN-32' },
    });
  });

  it.each([
    ['high', [1, 'LA']],
    ['high', [6, 'HD']],
    ['low', [1, 'RL']],
    ['low', [6, 'LL']],
  ] as const)(
    'AMB-CLN-17 aimed %s the table of punches or kicks is rolled with one die: %j',
    (aim, [die, location]) => {
      const play = begin();
      passTo(play, 'attack');
      const faces = [6, 6, die, 6, 6, 1, 1, 6, 6];
      roll(play, 'defender', attack('HBK-4G', 'ENF-4R', 'A', { aim }), faces);
      roll(play, 'attacker', { type: 'pass' }, faces);
      expect(play.last('ShotFired').wounds.map((one) => one.location)).toEqual([location]);
    },
  );

  it('AMB-CLN-17 or nobody aims high or low: the sides alone are offered', () => {
    const options = { ...ON, aimedHighLow: 'off' };
    expect(shot('high', { options })).toBe('battletech/aim-half-off');
    expect(shot('left', { options })).toEqual([7, 'front']);
    const play = begin({ options });
    passTo(play, 'attack');
    const next = attackChoice(play.game, play.unit('HBK-4G'), { twist: 'ahead', target: 'ENF-4R', weapons: 'A' });
    expect(next).toMatchObject({ blank: 'aim', options: [{ value: 'none' }, { value: 'left' }, { value: 'right' }] });
  });

  it('CLN-32 whoever may aim is offered the four sides, with the number', () => {
    const play = begin();
    passTo(play, 'attack');
    const next = attackChoice(play.game, play.unit('HBK-4G'), { twist: 'ahead', target: 'ENF-4R', weapons: 'A' });
    expect(next).toMatchObject({
      kind: 'pick',
      blank: 'aim',
      options: [{ value: 'none' }, { value: 'high', facts: { number: 7 } }, { value: 'low' }, {}, { value: 'right' }],
    });
  });
});

describe('CLN-33 the line of sight of a shot that is aimed left or right', () => {
  it.each([
    // From the front nothing changes: 60° are still ahead of it.
    ['S', 'right', 'front'],
    ['S', 'left', 'front'],
    // It faces south-east: who fires from the south stands at its right front, and a side of a hex further is its right.
    ['SE', 'right', 'right'],
    ['SE', 'left', 'front'],
    ['NE', 'right', 'right'],
    ['NE', 'left', 'rear'],
    ['N', 'right', 'right'],
    ['N', 'left', 'left'],
    ['NW', 'right', 'rear'],
    ['NW', 'left', 'left'],
  ] as const)('CLN-33, CLN-56 at one that faces %s, aimed at its %s: the %s is hit', (facing, aim, side) => {
    expect(shot(aim, { facing })).toEqual([7, side]);
  });

  it('AMB-CLN-18 turns by 60° to that side of the target, the shorter way and not beyond it', () => {
    const all = Array.from({ length: 24 }, (_, at) => at);
    expect(all.map((at) => turnedTo(at, 'right'))).toEqual([
      4, 5, 6, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3,
    ]);
    // The left is the right in a mirror.
    const mirrored = (at: number): number => (24 - at) % 24;
    expect(all.map((at) => turnedTo(at, 'left'))).toEqual(all.map((at) => mirrored(turnedTo(mirrored(at), 'right'))));
    expect(all.map((at) => turnedTo(at, null))).toEqual(all);
  });
});

describe('CLN-34 targeted shots at who cannot move', () => {
  const STILL: Partial<Body> = { shutdown: true };

  it.each([
    [null, 0],
    ['CT', 7],
    ['LT', 7],
    ['RT', 7],
    ['LA', 8],
    ['RA', 8],
    ['LL', 8],
    ['RL', 8],
    ['HD', 10],
  ] as const)('TC-CLN-18 aimed at %s: %i, without the −4', (aim, number) => {
    expect(shot(aim, {}, STILL)).toEqual([number, 'front']);
  });

  it('CLN-35 TC-CLN-18 the head is out of reach from the rear, and a side from the other', () => {
    expect(shot('HD', { facing: 'N' }, STILL)).toBe('battletech/aim-unseen');
    expect(shot('CT', { facing: 'N' }, STILL)).toEqual([7, 'rear']);
    for (const aim of ['RT', 'RA', 'RL'] as const)
      expect(shot(aim, { facing: 'NW' }, STILL)).toBe('battletech/aim-unseen');
    for (const aim of ['LT', 'LA', 'LL'] as const)
      expect(shot(aim, { facing: 'NE' }, STILL)).toBe('battletech/aim-unseen');
    expect(shot('HD', { facing: 'NE' }, STILL)).toEqual([10, 'right']);
    expect(shot('RA', { facing: 'NE' }, STILL)).toEqual([8, 'right']);
  });

  it('CLN-34 an unconscious pilot keeps nobody on the move; missiles cannot choose; the book has its own way', () => {
    expect(shot('CT', {}, { pilot: { gunnery: 4, piloting: 5, hits: 3, out: 1 } })).toEqual([7, 'front']);
    expect(shot('CT', { weapon: 'srm-4' }, STILL)).toBe('battletech/cannot-aim');
    expect(shot('CT', { options: {} }, STILL)).toEqual([0, 'front']);
    expect(shot('CT')).toBe('battletech/aim-at-moving');
  });

  it('CLN-34 a hit strikes where it was targeted, without another roll', () => {
    const play = begin();
    play.alter('ENF-4R', (one) => ({ ...one, body: { ...one.body, shutdown: true } }));
    passTo(play, 'attack');
    const faces = [6, 6, 6, 6, 1, 1];
    roll(play, 'defender', attack('HBK-4G', 'ENF-4R', 'A', { aim: 'LT' }), faces);
    roll(play, 'attacker', { type: 'pass' }, faces);
    expect(play.last('ShotFired')).toMatchObject({ aimRoll: null, wounds: [{ location: 'LT', points: 5 }] });
  });
});

describe('CLN-32, CLN-34 asked for beforehand', () => {
  const odds = (aim: Aim, foe: Partial<Body> = {}) => {
    const play = begin();
    const game = marked(play.game, 'ENF-4R', foe);
    const view = { ...battletech.view(play.match, seated(seatId('defender'))), game };
    const asked = { about: 'odds', unit: unit('HBK-4G'), target: unit('ENF-4R'), from: null, aim } as const;
    const told = battletech.inspect(view, asked);
    if (!told.ok) throw new Error(told.error.code);
    const words = LOCALES.map((locale) => presenterOf('battletech').answer(told.value, view, locale));
    const [row] = told.value.about === 'odds' ? told.value.targets : [];
    return { words, prospect: row?.prospects[0] };
  };

  it('the odds of a shot aimed at a side or a location have its term, or say why it cannot be aimed', () => {
    expect(odds('high').prospect?.toHit).toMatchObject({ number: 7 });
    expect(odds('LT').prospect).toMatchObject({ toHit: null, refusal: { code: 'battletech/aim-at-moving' } });
    expect(odds('LT', { shutdown: true }).prospect?.toHit).toMatchObject({ number: 4 + 3 });
    expect(odds('high', { shutdown: true }).prospect?.refusal?.code).toBe('battletech/aim-side-still');
  });

  it('CLN-32 why none of the weapons can be aimed so is said once, and without the letter of one', () => {
    for (const text of odds('LT').words) expect(text).not.toMatch(/A: |A : /u);
    for (const text of odds('high', { shutdown: true }).words) expect(text).not.toMatch(/A: |A : /u);
  });

  it('P-22 and say in each language what they are aimed at', () => {
    const [en = '', fr = '', ru = ''] = odds('left').words;
    expect(en.split('\n')[0]).toBe('Aimed at the target’s left');
    expect(fr.split('\n')[0]).toBe('Visé sur sa gauche');
    expect(ru.split('\n')[0]).toBe('Прицельно: левый бок цели');
  });
});
