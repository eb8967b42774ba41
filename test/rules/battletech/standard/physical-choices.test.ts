import { describe, expect, test } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { strikeChoice } from '../../../../src/rules/battletech/standard/physical-choices.js';
import type { Blanks } from '../../../../src/rules/kernel/choices.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { seat } from '../../../support/quick-start.js';
import { attack, beginFull, passTo, strike } from '../../../support/standard.js';

/** Physical attacks put together blank by blank, as buttons and menus do. */

/** A Hunchback in light woods before an Enforcer, asked for its physical attacks; `fired`: with these weapons. */
function asked(fired = '') {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0809 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
    ],
    hexes: { '0809': { woods: 1 } },
  });
  passTo(play, 'attack');
  play.give('defender', attack('HBK-4G', fired === '' ? '' : 'ENF-4R', fired));
  passTo(play, 'strike', fired === '' ? [] : [1, 1]);
  const view = battletech.view(play.match, seated(seat('defender')));
  return (blanks: Blanks) => battletech.choices(view, seat('defender'), { unit: 'HBK-4G', ...blanks });
}
const options = (choice: ReturnType<ReturnType<typeof asked>>) =>
  choice.kind === 'pick' ? choice.options.map(({ value, facts }) => [value, facts] as const) : [];

describe('physical attacks, blank by blank', () => {
  const next = asked();

  test('SEQ-13 whom: each in reach with its best number and the kinds of attack, a club to pick up, nobody', () => {
    expect(next({})).toMatchObject({ kind: 'pick', blank: 'target' });
    expect(options(next({}))).toEqual([
      ['ENF-4R', { unit: 'ENF-4R', hex: '0808', number: 3, chance: 35, attacks: 3 }],
      ['take-tree', { find: 'tree' }],
      ['none', {}],
    ]);
  });

  test('SEQ-13 with what: each limb, both arms together, with number and damage', () => {
    expect(next({ target: 'ENF-4R' })).toMatchObject({ kind: 'pick', blank: 'blow' });
    const punch = { kind: 'punch', number: 5, chance: 30, damage: 5 };
    const kick = { kind: 'kick', number: 3, chance: 35, damage: 10 };
    expect(options(next({ target: 'ENF-4R' }))).toEqual([
      ['punch-LA', { ...punch, limb: 'LA' }],
      ['punch-RA', { ...punch, limb: 'RA' }],
      ['kick-LL', { ...kick, limb: 'LL' }],
      ['kick-RL', { ...kick, limb: 'RL' }],
      ['push', { kind: 'push', limb: '', number: 4, chance: 33, damage: 0 }],
      ['punch-both', { ...punch, limb: 'both', damage: 10 }],
    ]);
  });

  test('SEQ-13 the order that comes of it', () => {
    const orderOf = (blanks: Blanks) => next(blanks);
    const both = strike('HBK-4G', 'ENF-4R', 'punch@LA', 'punch@RA');
    expect(orderOf({ target: 'ENF-4R', blow: 'punch-both' })).toEqual({ kind: 'done', command: both });
    const kick = strike('HBK-4G', 'ENF-4R', 'kick@RL');
    expect(orderOf({ target: 'ENF-4R', blow: 'kick-RL' })).toEqual({ kind: 'done', command: kick });
    const none = strike('HBK-4G', 'ENF-4R');
    expect(orderOf({ target: 'none' })).toEqual({ kind: 'done', command: none });
    expect(orderOf({ target: 'take-tree' })).toEqual({ kind: 'done', command: { ...none, takes: 'tree' } });
  });

  test('SEQ-13 where there is nobody to strike, and nothing to pick up, nothing is asked', () => {
    const { game } = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' },
      ],
    });
    const [one] = game.units;
    if (!one) throw new Error('no Hunchback');
    expect(strikeChoice(game, one, {})).toEqual({ kind: 'done', command: strike('HBK-4G', 'ENF-4R') });
  });

  test('SEQ-13 an arm that has fired is not offered, nor both', () => {
    const values = options(asked('B')({ target: 'ENF-4R' })).map(([value]) => value);
    expect(values.filter((value) => value.startsWith('punch'))).toHaveLength(1);
  });
});
