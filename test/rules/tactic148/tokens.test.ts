import { describe, expect, test } from 'vitest';
import {
  answer,
  assault,
  begin,
  cardOf,
  cover,
  endTurn,
  grenade,
  join,
  move,
  opportunity,
  pass,
  piece,
  shoot,
  suppress,
  wall,
  weapon,
  type Figure,
} from '../../support/tactic148.js';
import type { Blanks } from '../../../src/rules/kernel/choices.js';
import { seatId } from '../../../src/rules/kernel/ids.js';
import { seated } from '../../../src/rules/kernel/seats.js';
import { tactic148 } from '../../../src/rules/tactic148/index.js';

const US: Figure = { unit: 'US1', card: 'rifleman', at: [10, 20] };
const VG: Figure = { unit: 'VG1', card: 'grenadier', at: [10, 10] };
const pair = [US, VG];

describe('action tokens', () => {
  test('T48-08 TC-T48-01 turn 1 has 5, spend 2: 3 kept; turn 2 has 8; nothing spent is refused while something can be done', () => {
    const play = begin({ figures: pair });
    expect(play.refused('us', endTurn)).toMatchObject({ code: 'tactic148/spend-one', rule: 'T48-08' });
    play.give('us', cover('US1'));
    play.give('us', cover('US1'));
    play.give('us', endTurn);
    expect(play.last('TurnEnded')).toMatchObject({ spent: 2, kept: 3 });
    play.endTurn('vg');
    expect(play.last('TurnBegan')).toMatchObject({ side: 'us', gained: 5, tokens: 8, round: 2 });
  });

  test('T48-08 no maximum reserve and no maximum spent in a turn', () => {
    const three = ['US1', 'US2', 'US3'].map((unit, i): Figure => ({ unit, card: 'sergeant', at: [5 + 3 * i, 25] }));
    const play = begin({ figures: [...three, VG] }).withTokens('us', 40);
    for (const unit of ['US1', 'US2', 'US3']) for (let i = 0; i < 3; i++) play.give('us', cover(unit));
    expect([play.game.spent, play.tokens('us')]).toEqual([9, 31]);
  });

  test('T48-12 T48-13 each action spends its token for good; without tokens the turn is over', () => {
    const play = begin({ figures: pair }).withTokens('us', 1);
    play.give('us', cover('US1'));
    expect(play.last('TurnEnded')).toMatchObject({ side: 'us', spent: 1, kept: 0 });
    expect(play.awaited).toEqual(['vg:act']);
  });

  test("T48-09 TC-T48-23 a token spent in the opponent's turn is missing in one's own; all spent there: the own turn ends at once", () => {
    const play = begin({ figures: pair, windows: true });
    play.give('us', cover('US1'));
    expect(play.awaited).toEqual(['vg:react']);
    play.give('vg', cover('VG1'));
    play.give('vg', pass);
    play.give('us', endTurn);
    play.give('vg', pass);
    expect(play.last('TurnBegan')).toMatchObject({ side: 'vg', gained: 0, tokens: 4 });
    const spent = begin({ figures: pair }).withTokens('vg', 0);
    spent.give('us', cover('US1'));
    spent.give('us', endTurn);
    expect(spent.events('TurnEnded').map(({ side, spent: n }) => [side, n])).toEqual([
      ['us', 1],
      ['vg', 0],
    ]);
    expect(spent.awaited).toEqual(['us:act']);
  });

  test('AMB-T48-27 nobody able to act: the turn ends with nothing spent; the clock: the first able character takes cover', () => {
    const play = begin({ figures: pair }).mark('VG1', { shocked: true, wounded: true });
    play.give('us', cover('US1'));
    play.timeout('us');
    expect(play.awaited).toEqual(['vg:act']);
    play.timeout('vg');
    expect(play.last('TurnEnded')).toMatchObject({ side: 'vg', spent: 1 });
    expect(play.unit('VG1').inCover).toBe(true);
    const idle = begin({ figures: pair, options: { limitsPer: 'round' } });
    idle.give('us', cover('US1'));
    idle.mark('VG1', { card: cardOf('grenadier', { actions: 0 }) });
    idle.give('us', endTurn);
    expect(idle.last('TurnEnded')).toMatchObject({ side: 'vg', spent: 0 });
  });
});

describe('what a character may do', () => {
  test('T48-10 only what is on its card; Take Cover always', () => {
    const bare = cardOf('rifleman', { move: 0, assault: 0, aim: 0, opportunity: 0, suppression: 0 });
    const play = begin({ figures: [{ ...US, card: bare }, VG] });
    const orders = [
      move('US1', [10, 19]),
      assault('US1', 'VG1', 'fire', [[10, 19]]),
      shoot('US1', 'VG1', true),
      opportunity('US1', 10, 15),
      suppress('US1', 10, 15),
      grenade('US1', 10, 15),
    ];
    for (const order of orders)
      expect(play.refused('us', order)).toMatchObject({ code: 'tactic148/not-on-card', rule: 'T48-10' });
    play.give('us', cover('US1'));
    expect(play.refused('us', shoot('VG1', 'US1')).code).toBe('tactic148/not-this-character');
  });

  test("T48-11 TC-T48-34 AMB-T48-28 the maximum counts per player's turn: two in one's own, one more in the opponent's", () => {
    const two = cardOf('rifleman', { actions: 2 });
    const play = begin({ figures: [{ ...US, card: two }, VG], windows: true });
    play.give('us', move('US1', [10, 19]));
    play.give('vg', pass);
    play.give('us', cover('US1'));
    play.give('vg', pass);
    // A third is not to be had: nobody of us can act, and the turn ends.
    expect(play.last('TurnBegan').side).toBe('vg');
    play.give('vg', cover('VG1'));
    play.give('us', cover('US1'));
    play.give('us', pass);
  });

  test('T48-11 a third action of two is refused; by option the counters go on through the round', () => {
    const two = cardOf('rifleman', { actions: 2 });
    const other: Figure = { unit: 'US2', card: 'rifleman', at: [20, 20] };
    const play = begin({ figures: [{ ...US, card: two }, other, VG], options: { limitsPer: 'round' } });
    play.give('us', cover('US1'));
    play.give('us', cover('US1'));
    expect(play.refused('us', cover('US1')).code).toBe('tactic148/no-actions-left');
    play.give('us', endTurn);
    expect(play.unit('US1').doings.actions).toBe(2);
    play.endTurn('vg');
    expect(play.unit('US1').doings.actions).toBe(0);
  });

  test('AMB-T48-29 climbing and grenades are one action; by option two', () => {
    const pieces = [piece('wall', 'obstruction', wall(5, 18, 15, 18.3), { climb: true })];
    const one = begin({ figures: [US, VG], pieces });
    one.give('us', move('US1', [10, 17]));
    expect(one.last('ActionTaken').price).toMatchObject({ pa: 2, actions: 1, movement: 2 });
    const two = begin({ figures: [US, VG], pieces, options: { actionCount: 'tokens' } });
    two.give('us', move('US1', [10, 17]));
    expect(two.last('ActionTaken').price).toMatchObject({ pa: 2, actions: 2, movement: 2 });
  });

  test('T48-16 TC-T48-18 one weapon in a turn', () => {
    const carbine = weapon('carbine', 1, 2);
    const rifle = weapon('rifle', 2, 3);
    const armed = cardOf('rifleman', { weapons: [rifle, carbine], grenade: { radius: 2000, dice: 2 } });
    const play = begin({ figures: [{ ...US, card: armed }, VG] });
    expect(play.refused('us', shoot('US1', 'VG1', false, 'bazooka')).code).toBe('tactic148/no-such-weapon');
    play.give('us', shoot('US1', 'VG1', false, 'carbine'), [1, 1]);
    expect(play.refused('us', shoot('US1', 'VG1'))).toMatchObject({ code: 'tactic148/one-weapon', rule: 'T48-16' });
    expect(play.refused('us', grenade('US1', 10, 12)).code).toBe('tactic148/one-weapon');
    const free = begin({ figures: [{ ...US, card: armed }, VG], options: { grenadeIsWeapon: 'off' } });
    free.give('us', shoot('US1', 'VG1'), [1, 1, 1]);
    free.give('us', grenade('US1', 10, 12), [1, 1]);
  });

  test('AMB-T48-38 a grenade is a weapon: no rifle after it', () => {
    const play = begin({ figures: [{ ...US, card: 'sergeant' }, VG] });
    play.give('us', grenade('US1', 10, 13.5));
    expect(play.refused('us', shoot('US1', 'VG1', false, 'smg')).code).toBe('tactic148/one-weapon');
  });

  test('T48-15 T48-17 TC-T48-27 one shot a turn: no Assault Fire, Opportunity or Suppression Fire after it; moving into contact fights', () => {
    const single = cardOf('rifleman', { shots: 1 });
    const play = begin({ figures: [{ ...US, card: single, at: [10, 14] }, VG] });
    play.give('us', shoot('US1', 'VG1'), [1, 1, 1]);
    const more = [assault('US1', 'VG1', 'fire', [[10, 13]]), opportunity('US1', 10, 12), shoot('US1', 'VG1')];
    for (const order of more)
      expect(play.refused('us', order)).toMatchObject({ code: 'tactic148/no-shots-left', rule: 'T48-17' });
    expect(play.refused('us', suppress('US1', 10, 12)).code).toBe('tactic148/attacked-already');
    play.give('us', move('US1', [10, 11]), [5, 5, 1, 1]);
    expect(play.last('BlowsExchanged').units).toEqual(['US1', 'VG1']);
  });
});

describe('Command', () => {
  const limited = cardOf('rifleman', { actions: 2 });
  const squad = (x: number): readonly Figure[] => [
    { unit: 'US0', card: 'sergeant', at: [10, 20] },
    { unit: 'US1', card: limited, at: [x, 20] },
    { unit: 'US2', card: limited, at: [10, 22] },
    VG,
  ];

  test('T48-44 TC-T48-15 Command 2: four actions of two within 5 u, for four tokens; not at 5.1 u', () => {
    const play = begin({ figures: squad(16) }).withTokens('us', 9);
    for (let i = 0; i < 4; i++) play.give('us', cover('US1'));
    expect(play.tokens('us')).toBe(5);
    expect(play.last('ActionTaken').officers).toEqual(['US0']);
    expect(play.refused('us', cover('US1')).code).toBe('tactic148/no-actions-left');
    const far = begin({ figures: squad(16.1) }).withTokens('us', 9);
    far.give('us', cover('US1'));
    far.give('us', cover('US1'));
    expect(far.refused('us', cover('US1')).code).toBe('tactic148/no-actions-left');
  });

  test('TC-T48-35 AMB-T48-18 the value is shared in a turn; not for the officer themselves; by option for each friend', () => {
    const play = begin({ figures: squad(12) }).withTokens('us', 20);
    for (let i = 0; i < 3; i++) play.give('us', cover('US1'));
    for (let i = 0; i < 3; i++) play.give('us', cover('US2'));
    expect(play.refused('us', cover('US2')).code).toBe('tactic148/no-actions-left');
    for (let i = 0; i < 3; i++) play.give('us', cover('US0'));
    // Nobody of us may act any more.
    expect(play.awaited).toEqual(['vg:act']);
    const each = begin({ figures: squad(12), options: { commandScope: 'perFriend' } }).withTokens('us', 20);
    for (let i = 0; i < 4; i++) each.give('us', cover('US1'));
    for (let i = 0; i < 4; i++) each.give('us', cover('US2'));
    expect(each.refused('us', cover('US1')).code).toBe('tactic148/no-actions-left');
  });

  test('T48-43 AMB-T48-18 Command is passive: an officer with a Wound marker still gives it, by the side that shows', () => {
    const play = begin({ figures: squad(12) })
      .withTokens('us', 20)
      .mark('US0', { wounded: true, shocked: true });
    for (let i = 0; i < 4; i++) play.give('us', cover('US1'));
    expect(play.events('ActionTaken').at(-1)?.officers).toEqual(['US0']);
  });

  test('T48-44 T48-32 Command does not lift the limit of movement', () => {
    const play = begin({ figures: squad(12) }).withTokens('us', 20);
    for (const y of [21, 22, 23]) play.give('us', move('US1', [12, y]));
    expect(play.refused('us', move('US1', [12, 24]))).toMatchObject({
      code: 'tactic148/movement-limit',
      rule: 'T48-32',
    });
    play.give('us', cover('US1'));
  });
});

describe("in the opponent's turn", () => {
  const three: readonly Figure[] = [US, { unit: 'US2', card: 'rifleman', at: [20, 20] }, VG];

  test('AMB-T48-02 a window after each action and before the end; one action at a time until they let pass', () => {
    const play = begin({ figures: three, windows: true });
    play.give('us', move('US1', [10, 19]));
    expect(play.awaited).toEqual(['vg:react']);
    play.give('vg', shoot('VG1', 'US1'));
    play.give('us', answer(false), [1, 1]);
    expect(play.awaited).toEqual(['vg:react']);
    play.give('vg', pass);
    expect(play.awaited).toEqual(['us:act']);
    play.give('us', endTurn);
    expect(play.awaited).toEqual(['vg:react']);
    play.timeout('vg');
    expect(play.awaited).toEqual(['vg:act']);
  });

  test('AMB-T48-02 the shot of a reaction is answered inside it', () => {
    const play = begin({ figures: three, windows: true });
    play.give('us', move('US1', [10, 19]));
    play.give('vg', shoot('VG1', 'US1'));
    expect(play.awaited).toEqual(['us:answer-shot']);
    play.give('us', answer(true), [5, 1]);
    expect(play.unit('US1').inCover).toBe(true);
    expect(play.last('ShotFired').prospect.needed).toBe(5);
  });

  test('AMB-T48-02 no window without tokens; by option only Take Cover', () => {
    const play = begin({ figures: three, windows: true }).withTokens('vg', 0);
    play.give('us', move('US1', [10, 19]));
    expect(play.awaited).toEqual(['us:act']);
    const only = begin({ figures: three, windows: true, options: { interrupts: 'takeCoverOnly' } });
    only.give('us', move('US1', [10, 19]));
    expect(only.refused('vg', shoot('VG1', 'US1')).code).toBe('tactic148/take-cover-only');
    only.give('vg', cover('VG1'));
    expect(only.awaited).toEqual(['us:act']);
  });

  test('AMB-T48-02 enough of this turn: no more windows until it is over', () => {
    const play = begin({ figures: three, windows: true });
    play.give('us', move('US1', [10, 19]));
    play.give('vg', { type: 'instruct', instruction: { about: 'ask', when: 'not-this-turn' } });
    expect(play.awaited).toEqual(['us:act']);
    play.give('us', cover('US2'));
    play.give('us', endTurn);
    expect(play.awaited).toEqual(['vg:act']);
    play.give('vg', cover('VG1'));
    play.give('us', pass);
    play.give('vg', endTurn);
    play.give('us', pass);
    play.give('us', cover('US2'));
    expect(play.awaited).toEqual(['vg:react']);
  });

  test('AMB-T48-02 AMB-T48-34 AMB-T48-36 instructions are offered beside the order; each is accepted and changes what is offered', () => {
    const play = begin({ figures: three, windows: true });
    const next = (blanks: Blanks) =>
      tactic148.choices(tactic148.view(play.match, seated(seatId('us'))), seatId('us'), blanks);
    const values = (blanks: Blanks) => {
      const choice = next(blanks);
      if (choice.kind !== 'pick') throw new Error(choice.kind);
      return choice.options.map(({ value, aside }) => (aside ? `(${value})` : value));
    };
    expect(values({})).toContain('(instruct)');
    const offered = values({ unit: 'instruct' });
    expect(offered).toEqual([
      'ask:sighted-or-shot-at',
      'ask:not-this-turn',
      'cover:US1:always',
      'cover:US1:never',
      'cover:US2:always',
      'cover:US2:never',
    ]);
    for (const instruction of offered) {
      const choice = next({ unit: 'instruct', instruction });
      if (choice.kind !== 'done') throw new Error(choice.kind);
      play.give('us', choice.command);
      expect(values({ unit: 'instruct' })).not.toContain(instruction);
    }
    expect(play.awaited).toEqual(['us:act']);
  });

  test('AMB-T48-02 asked only when an enemy comes into sight or shoots', () => {
    const pieces = [piece('house', 'obstruction', wall(4, 14, 16, 16))];
    const play = begin({ figures: three, pieces, windows: true });
    play.give('us', cover('US2'));
    play.give('vg', { type: 'instruct', instruction: { about: 'ask', when: 'sighted-or-shot-at' } });
    expect(play.awaited).toEqual(['us:act']);
    play.give('us', move('US1', [10, 21]));
    expect(play.awaited).toEqual(['us:act']);
    play.put('US1', 17, 17);
    play.put('VG1', 10, 13);
    play.give('us', move('US1', [19, 15]));
    expect(play.awaited).toEqual(['vg:react']);
    play.give('vg', pass);
    play.put('US2', 19, 12);
    play.give('us', shoot('US2', 'VG1'));
    expect(play.awaited).toEqual(['vg:answer-shot']);
  });

  test('T48-09 several orders at once pause at the windows; a reaction drops what was queued', () => {
    const plan = { type: 'plan', actions: [move('US1', [10, 19]), move('US1', [10, 18]), cover('US2')] } as const;
    const play = begin({ figures: three, windows: true });
    play.give('us', plan);
    expect(play.awaited).toEqual(['vg:react']);
    play.give('vg', pass);
    play.give('vg', pass);
    play.give('vg', pass);
    expect(play.unit('US1').at).toEqual({ x: 10_000, y: 18_000 });
    expect(play.unit('US2').inCover).toBe(true);
    expect(play.awaited).toEqual(['us:act']);
    const other = begin({ figures: three, windows: true });
    other.give('us', plan);
    other.give('vg', cover('VG1'));
    other.give('vg', pass);
    expect(other.awaited).toEqual(['us:act']);
    expect(other.game.plan).toBeNull();
    expect(other.refused('us', { type: 'plan', actions: [] }).code).toBe('tactic148/plan-length');
  });

  test("T48-37 T48-09 joining and other actions can be bought in the opponent's turn", () => {
    const figures: readonly Figure[] = [US, VG, { unit: 'VG2', card: 'grenadier', at: [13, 10] }];
    const play = begin({ figures, windows: true });
    play.give('us', move('US1', [10, 19]));
    play.give('vg', suppress('VG1', 10, 17));
    play.give('vg', join('VG2'));
    expect(play.tokens('vg')).toBe(3);
  });
});
