import { describe, expect, test } from 'vitest';
import { unitId } from '../../../src/rules/kernel/ids.js';
import { actionProblem, shotProblem } from '../../../src/rules/tactic148/actions.js';
import { characterOf } from '../../../src/rules/tactic148/characters.js';
import type { Action } from '../../../src/rules/tactic148/commands.js';
import { gainsByCover } from '../../../src/rules/tactic148/needed.js';
import {
  assault,
  cover,
  grenade,
  join,
  move,
  opportunity,
  piece,
  shoot,
  suppress,
  wall,
  weapon,
  type Play,
} from '../../support/tactic148.js';
import { card, figure, scene } from '../../support/tactic148-letter.js';

/** Why an action is refused: its code, its figures in steps, and the rule that says so. */

const none = { move: 0, assault: 0, aim: 0, opportunity: 0, suppression: 0, grenade: null };
const US1 = figure('US1', card('rifleman', { actions: 2, shots: 1, grenade: { radius: 2000, dice: 2 } }), 10, 10);
const BARE = figure('US2', card('rifleman', none), 14, 10);
const VG1 = figure('VG1', card('rifleman'), 10, 16);
const OWN = ['US1', 'US2'].map(unitId);

function problem(play: Play, action: Action, units = OWN) {
  const found = actionProblem(play.game, action, units);
  return found && [found.code.replace('tactic148/', ''), found.params, found.rule];
}

describe('what a character cannot do', () => {
  const play = scene([US1, BARE, VG1]);

  test('T48-10 what its card has a dash for, on the side that it shows', () => {
    const kinds = [
      ['move', move('US2', [15, 10])],
      ['opportunity', opportunity('US2', 12, 12)],
      ['assault', assault('US2', 'VG1', 'fire', [])],
      ['suppression', suppress('US2', 12, 12)],
      ['grenade', grenade('US2', 12, 12)],
      ['aim', shoot('US2', 'VG1', true)],
    ] as const;
    for (const [what, action] of kinds) {
      expect(problem(play, action)).toEqual(['not-on-card', { unit: 'US2', what, wounded: false }, 'T48-10']);
    }
    const aimed = scene([US1, figure('US2', card('rifleman', { ...none, opportunity: 3000 }), 14, 10), VG1]);
    const lying = opportunity('US2', 12, 12, true);
    expect(problem(aimed, lying)).toEqual(['not-on-card', { unit: 'US2', what: 'aim', wounded: false }, 'T48-10']);
    const hurt = scene([US1, BARE, VG1]).mark('US2', { wounded: true });
    expect(problem(hurt, move('US2', [15, 10]))).toBeNull();
    expect(problem(hurt, suppress('US2', 12, 12))).toEqual([
      'not-on-card',
      { unit: 'US2', what: 'suppression', wounded: true },
      'T48-10',
    ]);
  });

  test('T48-16 a weapon that it does not bear, by the names of those that it does', () => {
    for (const action of [
      shoot('US1', 'VG1', false, 'bow'),
      opportunity('US1', 12, 12, false, 'bow'),
      suppress('US1', 12, 12, 'bow'),
      assault('US1', 'VG1', 'fire', [], 'bow'),
    ]) {
      expect(problem(play, action)).toEqual([
        'no-such-weapon',
        { unit: 'US1', weapon: 'bow', known: ['rifle'] },
        'T48-16',
      ]);
    }
  });

  test('T48-18 a target that is its own, out, or not there; AMB-T48-33 one for which it has no dice', () => {
    const not = (target: string) => ['no-such-target', { unit: 'US1', target }, 'T48-18'];
    expect(['US1', 'US2', 'XX'].map((target) => problem(play, shoot('US1', target)))).toEqual(
      ['US1', 'US2', 'XX'].map(not),
    );
    const fallen = scene([US1, BARE, VG1]).mark('VG1', { status: 'eliminated' });
    expect(problem(fallen, shoot('US1', 'VG1'))).toEqual(not('VG1'));
    const close = scene([figure('US1', card('rifleman', { weapons: [weapon('rifle', 2, 0)] }), 10, 10), VG1]);
    expect(problem(close, shoot('US1', 'VG1'))).toEqual([
      'no-dice',
      { unit: 'US1', target: 'VG1', weapon: 'rifle', range: 'short' },
      'AMB-T48-33',
    ]);
  });

  test('T48-49 a target behind a wall; T48-33 a marker off the table, between its places or out of sight', () => {
    const walled = scene([US1, BARE, VG1], { pieces: [piece('wall', 'obstruction', wall(5, 13, 20, 13.5))] });
    expect(problem(walled, shoot('US1', 'VG1'))).toEqual([
      'no-line-of-sight',
      { unit: 'US1', target: 'VG1' },
      'T48-49',
    ]);
    for (const mark of [opportunity, suppress]) {
      expect(problem(walled, mark('US1', 10, 16))).toEqual([
        'point-out-of-sight',
        { unit: 'US1', at: '10000,16000' },
        'T48-33',
      ]);
      const off = ['marker-off-table', { width: 36_000, height: 36_000 }, 'T48-33'];
      expect(problem(play, mark('US1', 36.001, 16))).toEqual(off);
      expect(problem(play, { ...mark('US1', 10, 16), at: { x: 10_000.5, y: 16_000 } } as Action)).toEqual(off);
    }
    expect(problem(play, grenade('US1', 10, -0.001))).toEqual([
      'marker-off-table',
      { width: 36_000, height: 36_000 },
      'T48-23',
    ]);
  });

  test('T48-30 a way that leads nowhere, or between the places of the table', () => {
    const nowhere = ['no-way', { unit: 'US1' }, 'T48-30'];
    expect(problem(play, move('US1'))).toEqual(nowhere);
    expect(problem(play, move('US1', [10, 10]))).toEqual(nowhere);
    const between = {
      type: 'move',
      unit: unitId('US1'),
      path: [
        { x: 10_000.5, y: 10_500 },
        { x: 11_000, y: 11_000 },
      ],
    } as const;
    expect(problem(play, between)).toEqual(nowhere);
    expect(problem(play, move('US1', [10, 3.999]))).toEqual([
      'too-far',
      { unit: 'US1', far: 6001, most: 5000 },
      'T48-30',
    ]);
  });

  test('T48-40 Suppression Fire after another attack; T48-37 a zone that is not there to be joined', () => {
    const calm = scene([US1, BARE, VG1]);
    calm.mark('US1', { doings: { ...calm.unit('US1').doings, attacked: true } });
    expect(problem(calm, suppress('US1', 12, 12))).toEqual(['attacked-already', { unit: 'US1' }, 'T48-40']);
    expect(problem(calm, join('US1'))).toEqual(['no-such-zone', { zone: 'sf1', known: [] }, 'T48-37']);
  });

  test('T48-10 one that is not one’s own, or is out: by those that can act, or by why it cannot', () => {
    const not = (unit: string) => ['not-this-character', { unit, known: OWN }, 'T48-10'];
    expect([cover('VG1'), cover('XX')].map((action) => problem(play, action))).toEqual([not('VG1'), not('XX')]);
    const only = (changes: Parameters<Play['mark']>[1]) =>
      problem(scene([US1, BARE, VG1]).mark('US1', changes), cover('US1'), [unitId('US2')]);
    expect(only({ status: 'eliminated' })).toEqual(['eliminated', { unit: 'US1' }, 'T48-42']);
    expect(only({ shocked: true })).toEqual(['wound-marker', { unit: 'US1' }, 'T48-41']);
    expect(only({})).toEqual(['not-this-character', { unit: 'US1', known: ['US2'] }, 'T48-10']);
    expect(problem(play, cover('US1'), [])).toEqual(['not-this-character', { unit: 'US1', known: [] }, 'T48-10']);
  });

  test('T48-13 T48-11 T48-17 T48-32 what it cannot pay: tokens, actions, shots, movement', () => {
    const poor = scene([US1, BARE, VG1]).withTokens('us', 1);
    expect(problem(poor, grenade('US1', 10, 15))).toEqual([
      'not-enough-tokens',
      { unit: 'US1', need: 2, have: 1 },
      'T48-13',
    ]);
    const done = (changes: object) => {
      const tired = scene([US1, BARE, VG1]);
      return tired.mark('US1', { doings: { ...tired.unit('US1').doings, ...changes } });
    };
    expect(problem(done({ actions: 2 }), cover('US1'))).toEqual([
      'no-actions-left',
      { unit: 'US1', most: 2, done: 2, need: 1 },
      'T48-11',
    ]);
    expect(problem(done({ shots: 2 }), shoot('US1', 'VG1'))).toEqual([
      'no-shots-left',
      { unit: 'US1', most: 1, done: 2 },
      'T48-17',
    ]);
    expect(problem(done({ movement: 3 }), move('US1', [11, 10]))).toEqual([
      'movement-limit',
      { unit: 'US1', need: 1, spent: 3, most: 3 },
      'T48-32',
    ]);
    expect(problem(done({ weapon: 'smg' }), shoot('US1', 'VG1'))).toEqual([
      'one-weapon',
      { unit: 'US1', used: 'smg', wanted: 'rifle' },
      'T48-16',
    ]);
  });

  test('T48-41 a shot by one with a Wound marker, whatever the target', () => {
    const hurt = scene([US1, BARE, VG1]).mark('US1', { shocked: true });
    const shot = {
      type: 'shoot',
      unit: unitId('US1'),
      target: unitId('VG1'),
      weapon: weapon('rifle', 1, 1).id,
      aim: false,
    } as const;
    const why = (of: Play) => shotProblem(of.game, characterOf(of.game, unitId('US1')), shot)?.code ?? null;
    expect([why(play), why(hurt)]).toEqual([null, 'tactic148/wound-marker']);
  });
});

test('T48-29 who is not seen, or lies in cover already, gains nothing by taking it', () => {
  const gains = (play: Play) =>
    gainsByCover(play.game, characterOf(play.game, unitId('US1')), characterOf(play.game, unitId('VG1')));
  const wide = [piece('wall', 'obstruction', wall(5, 13, 20, 13.5))];
  expect([
    gains(scene([US1, VG1])),
    gains(scene([US1, VG1], { pieces: wide })),
    gains(scene([US1, VG1]).mark('VG1', { inCover: true })),
    gains(scene([US1, figure('VG1', card('rifleman'), 10, 15.9)])),
  ]).toEqual([true, false, false, false]);
});
