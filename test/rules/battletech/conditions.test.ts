import { describe, expect, test } from 'vitest';
import type { Condition } from '../../../src/rules/battletech/commands.js';
import { battletech } from '../../../src/rules/battletech/index.js';
import { seated } from '../../../src/rules/kernel/seats.js';
import { begin, seat, unit, type Play } from '../../support/quick-start.js';
import { beginFull } from '../../support/standard.js';

/** What an order that is kept for later may depend on, as its seat sees the table. */

type Asked = Condition extends infer C ? (C extends Condition ? Omit<C, 'not'> : never) : never;

/** Whether a condition holds for a seat, and that its contrary then does not. */
function holds(play: Play, condition: Asked, whose = 'defender'): boolean {
  const view = battletech.view(play.match, seated(seat(whose)));
  const is = (not: boolean) => battletech.holds(view, seat(whose), { ...condition, not });
  expect(is(true)).toBe(!is(false));
  return is(false);
}

const [HBK, CN9] = [unit('HBK-4G'), unit('CN9-AH')];

const PIECES = [
  { unit: 'HBK-4G', seat: 'defender', at: '0812 N', armor: { LA: 3 } },
  { unit: 'CN9-AH', seat: 'defender', at: '0816 N' },
  { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
];

describe('a condition of a kept order', () => {
  const play = begin({ pieces: PIECES, woods: { '0814': 2, '0815': 2 } });

  test.each([
    ['the turn is 1, from turn 1 on', { is: 'turn', from: 1 }, true],
    ['but not from turn 2 on', { is: 'turn', from: 2 }, false],
    ['an enemy 4 hexes away is within 4', { is: 'enemy-within', hexes: 4, unit: null }, true],
    ['and not within 3', { is: 'enemy-within', hexes: 3, unit: null }, false],
    ['nor near a friend far off', { is: 'enemy-within', hexes: 4, unit: CN9 }, false],
    ['it stands in sight', { is: 'in-sight', unit: HBK }, true],
    ['and not for who stands behind woods', { is: 'in-sight', unit: CN9 }, false],
    ['the one has lost armour', { is: 'damaged', unit: HBK }, true],
    ['the other has not', { is: 'damaged', unit: CN9 }, false],
    ['any of the seat’s will do where none is named', { is: 'damaged', unit: null }, true],
    ['an enemy is none of the seat’s own', { is: 'enemy-within', hexes: 15, unit: unit('ENF-4R') }, false],
    ['at this level nobody is hot', { is: 'heat', from: 1, unit: null }, false],
    ['or lies', { is: 'prone', unit: null }, false],
  ] as const)('QSR-28 %s', (_, condition, expected) => {
    expect(holds(play, condition)).toBe(expected);
  });

  test('QSR-28 who sits on the other side has other units, and other enemies', () => {
    expect(holds(play, { is: 'damaged', unit: null }, 'attacker')).toBe(false);
    expect([3, 4].map((hexes) => holds(play, { is: 'enemy-within', hexes, unit: null }, 'attacker'))).toEqual([
      false,
      true,
    ]);
  });

  test('QSR-28 of several units and enemies one is enough', () => {
    const many = begin({
      pieces: [...PIECES, { unit: 'CDA-2A', seat: 'attacker', at: '0801 S' }],
      woods: { '0803': 2, '0804': 2, '0814': 2, '0815': 2 },
    });
    for (const id of [HBK, null]) {
      expect([3, 4].map((hexes) => holds(many, { is: 'enemy-within', hexes, unit: id }))).toEqual([false, true]);
      expect(holds(many, { is: 'in-sight', unit: id })).toBe(true);
    }
    const full = beginFull({ pieces: PIECES.map((one) => ({ ...one, unit: `HBK-4G=${one.unit}` })) });
    full.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, heat: 9, prone: true } }));
    expect(holds(full, { is: 'heat', from: 9, unit: null })).toBe(true);
    expect(holds(full, { is: 'prone', unit: null })).toBe(true);
    expect(holds(full, { is: 'prone', unit: CN9 })).toBe(false);
  });

  test('SEQ-14 heat from so much on, and lying on the ground, at the standard level', () => {
    const full = beginFull({ pieces: PIECES.filter(({ unit: id }) => id !== 'CN9-AH') });
    full.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, heat: 9 } }));
    full.alter('ENF-4R', (one) => ({ ...one, body: { ...one.body, heat: 30, prone: true } }));
    const hot = (from: number) => holds(full, { is: 'heat', from, unit: null });
    expect([9, 10].map(hot)).toEqual([true, false]);
    expect(holds(full, { is: 'prone', unit: null })).toBe(false);
    full.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, prone: true } }));
    expect(holds(full, { is: 'prone', unit: null })).toBe(true);
  });

  test('QSR-28 at the standard level a hill of one level stands between two who lie, as between nobody who stands', () => {
    const low = beginFull({
      pieces: PIECES.filter(({ unit: id }) => id !== 'CN9-AH'),
      hexes: { '0810': { level: 1 } },
    });
    const seen = () => holds(low, { is: 'in-sight', unit: HBK });
    expect(seen()).toBe(true);
    for (const id of ['HBK-4G', 'ENF-4R']) low.alter(id, (one) => ({ ...one, body: { ...one.body, prone: true } }));
    expect(seen()).toBe(false);
  });

  test('FIN-12 at the standard level nobody sees who is wholly under water', () => {
    const dry = (water: number) =>
      holds(beginFull({ pieces: PIECES, hexes: { '0808': { water } } }), {
        is: 'in-sight',
        unit: HBK,
      });
    expect([0, 1, 2].map(dry)).toEqual([true, true, false]);
  });
});
