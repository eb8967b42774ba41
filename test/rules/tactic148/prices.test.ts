import { describe, expect, test } from 'vitest';
import { at } from '../../../src/rules/geometry/plane/point.js';
import { canAct, isClimb, officersFor, ownActionsLeft, upFront } from '../../../src/rules/tactic148/prices.js';
import type { Character } from '../../../src/rules/tactic148/types.js';
import {
  assault,
  begin,
  cardOf,
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
  type Figure,
} from '../../support/tactic148.js';

/** What actions cost, and each way in which they cannot be paid, with the figures that say why. */

const armed = cardOf('rifleman', { actions: 4, grenade: { radius: 2000, dice: 2 } });
const US: Figure = { unit: 'US1', card: armed, at: [10, 20] };
const VG: Figure = { unit: 'VG1', card: 'grenadier', at: [10, 12] };
const rifle = weapon('rifle', 2, 3).id;
const pieces = [piece('wall', 'obstruction', wall(5, 21, 15, 21.3), { climb: true })];

/** US1 has done so much this turn. */
const having = (done: Partial<Character['doings']>, tokens = 9, options: Readonly<Record<string, string>> = {}) => {
  const play = begin({ figures: [US, VG], pieces, options }).withTokens('us', tokens);
  return play.mark('US1', { doings: { ...play.unit('US1').doings, ...done } });
};

describe('T48-12 T48-13 what an action costs', () => {
  test.each([
    ['T48-29 Take Cover', cover('US1'), { pa: 1, actions: 1, movement: 0, shots: 0, weapon: null }],
    ['T48-30 a move', move('US1', [12, 20]), { pa: 1, actions: 1, movement: 1, shots: 0 }],
    ['T48-31 a move that climbs', move('US1', [10, 22.5]), { pa: 2, actions: 1, movement: 2, shots: 0 }],
    ['T48-18 a shot', shoot('US1', 'VG1'), { pa: 1, actions: 1, shots: 1, weapon: 'rifle' }],
    ['T48-26 an aimed shot', shoot('US1', 'VG1', true), { pa: 2, actions: 2, shots: 1, weapon: 'rifle' }],
    ['T48-23 a grenade', grenade('US1', 10, 14), { pa: 2, actions: 1, shots: 0, weapon: 'grenade' }],
    ['T48-33 Opportunity', opportunity('US1', 10, 18), { pa: 1, actions: 1, shots: 1, weapon: 'rifle' }],
    ['T48-36 Suppression', suppress('US1', 10, 18.5), { pa: 1, actions: 1, shots: 1, weapon: 'rifle' }],
  ] as const)('%s', (_, action, price) => {
    for (const actionCount of ['actions', 'tokens'] as const) {
      const play = having({}, 9, actionCount === 'tokens' ? { actionCount } : {});
      const left = price.pa - 1;
      expect(play.withTokens('us', left).refused('us', action)).toEqual({
        code: 'tactic148/not-enough-tokens',
        params: { unit: 'US1', need: price.pa, have: left },
        rule: 'T48-13',
      });
      const actions = actionCount === 'tokens' ? price.pa : price.actions;
      play.withTokens('us', 9).mark('US1', { doings: { ...play.unit('US1').doings, actions: 5 - actions } });
      expect(play.refused('us', action)).toEqual({
        code: 'tactic148/no-actions-left',
        params: { unit: 'US1', most: 4, done: 5 - actions, need: actions },
        rule: 'T48-11',
      });
    }
  });
});

describe('what cannot be paid', () => {
  test('T48-32 at most three tokens of movement in a turn; a climb needs two of them', () => {
    const refused = (movement: number, to: readonly [number, number]) =>
      having({ movement }).refused('us', move('US1', to));
    expect(refused(3, [12, 20])).toEqual({
      code: 'tactic148/movement-limit',
      params: { unit: 'US1', need: 1, spent: 3, most: 3 },
      rule: 'T48-32',
    });
    expect(refused(2, [10, 22.5])).toMatchObject({ code: 'tactic148/movement-limit', params: { need: 2, spent: 2 } });
    for (const [movement, to] of [
      [2, [12, 20]],
      [1, [10, 22.5]],
    ] as const)
      expect(having({ movement }).accepts('us', move('US1', to))).toBe(true);
  });

  test('T48-17 shots up to those on the card', () => {
    expect(having({ shots: 2 }).refused('us', shoot('US1', 'VG1'))).toEqual({
      code: 'tactic148/no-shots-left',
      params: { unit: 'US1', most: 2, done: 2 },
      rule: 'T48-17',
    });
    expect(having({ shots: 1 }).accepts('us', shoot('US1', 'VG1'))).toBe(true);
  });

  test('AMB-T48-28 who has done more than the side of the card that shows allows still does what takes none of it', () => {
    const worn = having({ shots: 3, movement: 4 });
    expect(worn.accepts('us', cover('US1'))).toBe(true);
    expect([shoot('US1', 'VG1'), move('US1', [12, 20])].map((order) => worn.refused('us', order).code)).toEqual([
      'tactic148/no-shots-left',
      'tactic148/movement-limit',
    ]);
  });

  test('T48-16 AMB-T48-38 one weapon in a turn, of which a grenade is one', () => {
    expect(having({ weapon: rifle }).refused('us', grenade('US1', 10, 14))).toEqual({
      code: 'tactic148/one-weapon',
      params: { unit: 'US1', used: 'rifle', wanted: 'grenade' },
      rule: 'T48-16',
    });
    expect(having({ weapon: rifle }).accepts('us', shoot('US1', 'VG1'))).toBe(true);
  });
});

describe('T48-44 officers', () => {
  const squad: readonly Figure[] = [
    US,
    { unit: 'US2', card: 'sergeant', at: [12, 20] },
    { unit: 'US3', card: 'officer', at: [8, 20] },
    VG,
  ];
  const play = begin({ figures: squad });
  const officers = (wanted: number) => officersFor(play.game, play.unit('US1'), wanted);

  test('T48-44 each allows as many actions as its Command, and no more than all of them together', () => {
    expect([0, 1, 3, 4, 5].map((wanted) => officers(wanted)?.join(' ') ?? null)).toEqual([
      '',
      'US2',
      'US2 US2 US3',
      'US2 US2 US3 US3',
      null,
    ]);
  });

  test('T48-44 what it has allowed this turn is used up; by option each friend has the whole of it', () => {
    const used = (options: Readonly<Record<string, string>>) => {
      const made = begin({ figures: squad, options });
      made.mark('US2', { doings: { ...made.unit('US2').doings, granted: 2 } });
      made.mark('US1', { doings: { ...made.unit('US1').doings, extras: 1 } });
      return officersFor(made.game, made.unit('US1'), 1)?.join(' ');
    };
    expect([used({}), used({ commandScope: 'perFriend' })]).toEqual(['US3', 'US2']);
  });
});

describe('who can act', () => {
  test.each([
    ['T48-10 anybody on the table with a token and an action', {}, 1, true],
    ['T48-41 not with a Wound marker', { shocked: true }, 1, false],
    ['T48-13 not without a token', {}, 0, false],
    ['T48-42 not once eliminated', { status: 'eliminated', at: null }, 1, false],
  ] as const)('%s', (_, marks, tokens, can) => {
    const play = having({}, tokens).mark('US1', marks);
    expect(canAct(play.game, play.unit('US1'))).toBe(can);
  });

  test('T48-11 without an action left only by an officer; what is over the maximum leaves none', () => {
    const spent = having({ actions: 4 });
    expect(canAct(spent.game, spent.unit('US1'))).toBe(false);
    expect([0, 3, 4, 6].map((actions) => ownActionsLeft(having({ actions }).unit('US1')))).toEqual([4, 1, 0, 0]);
  });
});

describe('T48-31 T48-35 a way that climbs', () => {
  test('T48-31 is one that crosses what is climbed; no way, and nobody who stands nowhere, climbs', () => {
    const { game } = having({});
    const one = having({}).unit('US1');
    const over = [at(10, 22.5)];
    expect([isClimb(game, one, over), isClimb(game, one, [at(12, 20)]), isClimb(game, one, [])]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isClimb(game, { ...one, at: null }, over)).toBe(false);
  });

  test('T48-35 it is paid in advance where an Assault Fire moves first, and not where it fires first', () => {
    const paths = (['fire', 'move'] as const).map((first) => upFront(assault('US1', 'VG1', first, [[10, 22.5]])));
    expect(paths.map((action) => ('path' in action ? action.path.length : null))).toEqual([0, 1]);
    const walking = move('US1', [10, 22.5]);
    expect(upFront(walking)).toBe(walking);
    expect(upFront(join('US1'))).toEqual(join('US1'));
  });
});
