import { describe, expect, test } from 'vitest';
import { query } from '../../src/cli/query.js';
import { runOn } from './run.js';

/** A board of the quick-start level under the name `b`. */
const board = (woods: Readonly<Record<string, 1 | 2>> = {}): object => ({
  op: 'board',
  board: 'b',
  columns: 15,
  rows: 17,
  hexes: Object.fromEntries(Object.entries(woods).map(([hex, kind]) => [hex, { woods: kind }])),
});

/** The answer to one query on a board. */
async function ask(on: object, question: object): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { lines } = await runOn(query, [on, { board: 'b', rules: 'quick-start', ...question }]);
  expect(lines[0]).toEqual({ ok: true });
  return lines[1];
}

describe('los', () => {
  const los = (woods: Readonly<Record<string, 1 | 2>>, from: string, to: string, options = {}) =>
    ask(board(woods), { op: 'los', from, to, options });
  const open = (modifier: number) => ({
    visible: true,
    modifier,
    targetPartialCover: false,
    attackerPartialCover: false,
  });

  test('TC-QSR-11 woods points: two light are open (+2), three block; one heavy is open (+2), two block; light and heavy block', async () => {
    expect(await los({ '0502': 1, '0503': 1 }, '0501', '0506')).toEqual(open(2));
    expect(await los({ '0502': 1, '0503': 1, '0504': 1 }, '0501', '0506')).toEqual({ visible: false });
    expect(await los({ '0502': 2 }, '0501', '0506')).toEqual(open(2));
    expect(await los({ '0502': 2, '0503': 2 }, '0501', '0506')).toEqual({ visible: false });
    expect(await los({ '0502': 1, '0503': 2 }, '0501', '0506')).toEqual({ visible: false });
    expect(await los({ '0501': 2, '0506': 2 }, '0501', '0506')).toEqual(open(0));
  });

  test('TC-QSR-13 the fixture map: ten pairs see each other, five do not, and the points between', async () => {
    const woods = {
      '0203': 1,
      '0407': 1,
      '0603': 1,
      '0705': 1,
      '1010': 1,
      '0204': 2,
      '0503': 2,
      '0508': 2,
      '0806': 2,
      '1008': 2,
    } as const;
    const at = { A: '0303', B: '1009', C: '1011', D: '0204', E: '0105', F: '0704' } as const;
    const points = { AB: 0, AC: 0, AD: 1, BC: 1, BD: 0, BE: 0, CD: 0, DE: 0, DF: 0, EF: 2 };
    for (const [from, hex] of Object.entries(at)) {
      for (const [to, other] of Object.entries(at)) {
        if (from === to) continue;
        const pair = [from, to].sort().join('');
        const wanted = Object.entries(points).find(([name]) => name === pair);
        expect(await los(woods, hex, other), pair).toEqual(wanted ? open(wanted[1]) : { visible: false });
      }
    }
  });

  test('TC-QSR-26 a line with two splits: per pair the owner blocks it, one side for the whole line leaves it open at +2', async () => {
    const woods = { '0402': 1, '0603': 2 } as const;
    expect(await los(woods, '0303', '0703')).toEqual({ visible: false });
    expect(await los(woods, '0303', '0703', { splitLine: 'side' })).toEqual(open(2));
    expect(await los({ '0201': 1 }, '0101', '0301')).toEqual(open(1));
  });

  test('TC-QSR-27 a corner touched counts with `touch` and not with `cross`', async () => {
    const woods = { '0103': 1, '0104': 1, '0202': 1 } as const;
    expect(await los(woods, '0101', '0205')).toEqual({ visible: false });
    expect(await los(woods, '0101', '0205', { losCornerTouch: 'cross' })).toEqual(open(1));
  });
});

describe('path', () => {
  const path = (steps: string, woods: Readonly<Record<string, 1 | 2>> = {}, unit = 'HBK-4G') =>
    ask(board(woods), { op: 'path', unit, from: '0505', facing: 0, steps });

  test('TC-QSR-01 what entering and turning costs', async () => {
    expect(await path('F')).toEqual({ legal: true, mp: 1, hexes: 1, to: '0504', facing: 0 });
    expect(await path('F', { '0504': 1 })).toMatchObject({ mp: 2 });
    expect(await path('F', { '0504': 2 })).toMatchObject({ mp: 3 });
    expect(await path('FR', { '0504': 2 })).toMatchObject({ mp: 4, facing: 1 });
    expect(await path('RRR')).toMatchObject({ mp: 3, facing: 3, hexes: 0 });
    expect(await path('R', { '0505': 2 })).toMatchObject({ mp: 1 });
  });

  test('QSR-20 no more MP than running gives; QSR-22 no step back in a run', async () => {
    expect(await path('FFFFRR')).toMatchObject({ legal: true, mp: 6 });
    expect(await path('FFFFRRR')).toEqual({ legal: false, reason: 'not-enough-mp' });
    expect(await path('FFB')).toMatchObject({ legal: true, mp: 3 });
    expect(await path('FFFFB')).toEqual({ legal: false, reason: 'run-backward' });
    expect(await path('FFFFF')).toEqual({ legal: false, reason: 'off-map' });
  });

  test('TC-QSR-09 only the hexes since the last reversal count: back 3 and forward 2 is 2, back 1 and forward 5 is 5', async () => {
    expect(await path('BBBFF', {}, 'Locust LCT-1V')).toMatchObject({ hexes: 2 });
    expect(await path('BFFFFF', {}, 'Locust LCT-1V')).toMatchObject({ hexes: 5 });
  });
});

describe('to-hit', () => {
  const shot = (attacker: object, target: object, weapon: object, woods: Readonly<Record<string, 1 | 2>> = {}) =>
    ask(board(woods), { op: 'to-hit', attacker, target, weapon });

  test('TC-QSR-05 Cicada at Enforcer with a medium laser: 4 + 2 range + 1 walked = 7', async () => {
    const answer = await shot(
      { unit: 'CDA-2A', hex: '0805', facing: 3, mode: 'walk' },
      { unit: 'ENF-4R', hex: '0809', facing: 0 },
      { name: 'Medium Laser', location: 'LT' },
    );
    expect(answer).toEqual({
      number: 7,
      side: 'front',
      modifiers: [
        { reason: 'base', value: 4 },
        { reason: 'range-medium', value: 2 },
        { reason: 'attacker-walked', value: 1 },
        { reason: 'target-moved', value: 0 },
      ],
    });
  });

  test('TC-QSR-06 Hunchback at Cicada with the AC/20: 4 + 2 ran + 2 target entered 5 = 8', async () => {
    const answer = await shot(
      { unit: 'Hunchback HBK-4G', hex: '0805', facing: 3, mode: 'run' },
      { unit: 'Cicada CDA-2A', hex: '0807', facing: 0, mode: 'walk', hexesMoved: 5 },
      { name: 'AC/20', location: 'RT' },
    );
    expect(answer).toMatchObject({ number: 8 });
  });

  test('TC-QSR-07 Enforcer at Hunchback with the large laser: 4', async () => {
    const answer = await shot(
      { unit: 'ENF-4R', hex: '0805', facing: 3 },
      { unit: 'HBK-4G', hex: '0809', facing: 0, mode: 'run', hexesMoved: 2 },
      { name: 'Large Laser', location: 'LA' },
    );
    expect(answer).toMatchObject({ number: 4 });
  });

  test('TC-QSR-16 AC/20 at 3, 4, 6, 7, 9 hexes: +0 +2 +2 +4 +4; at 10 it cannot be fired', async () => {
    const at = (row: number) =>
      shot(
        { unit: 'HBK-4G', hex: '0801', facing: 3 },
        { unit: 'ENF-4R', hex: `08${String(1 + row).padStart(2, '0')}`, facing: 0 },
        { name: 'AC/20', location: 'RT' },
      );
    for (const [distance, number] of [
      [3, 4],
      [4, 6],
      [6, 6],
      [7, 8],
      [9, 8],
    ] as const) {
      expect(await at(distance)).toMatchObject({ number });
    }
    expect(await at(10)).toEqual({ number: null, reason: 'out-of-range' });
  });

  test('QSR-38 out of arc; QSR-32 no line of sight; QSR-49 woods at the target and between', async () => {
    const from = { unit: 'HBK-4G', hex: '0801' };
    const target = { unit: 'ENF-4R', hex: '0804', facing: 0 };
    const weapon = { name: 'ac-20', location: 'RT' };
    expect(await shot({ ...from, facing: 0 }, target, weapon)).toEqual({ number: null, reason: 'not-in-arc' });
    expect(await shot({ ...from, facing: 3 }, target, weapon, { '0802': 2, '0803': 1 })).toEqual({
      number: null,
      reason: 'no-line-of-sight',
    });
    expect(await shot({ ...from, facing: 3 }, target, weapon, { '0802': 1, '0804': 2 })).toMatchObject({ number: 7 });
  });

  test('AMB-QSR-09 the bonus against an immobile target is an option', async () => {
    const question = {
      op: 'to-hit',
      attacker: { unit: 'HBK-4G', hex: '0801', facing: 3, mode: 'run' },
      target: { unit: 'ENF-4R', hex: '0803', facing: 0, immobile: true },
      weapon: { name: 'AC/20', location: 'RT' },
    };
    expect(await ask(board(), question)).toMatchObject({ number: 6 });
    expect(await ask(board(), { ...question, options: { immobileBonus: 'on' } })).toMatchObject({ number: 2 });
  });
});

describe('what cannot be answered', () => {
  const los = { op: 'los', board: 'b', from: '0101', to: '0105', rules: 'quick-start' };
  const push = { op: 'physical', kind: 'push', attacker: 'ENF-4R', target: 'HBK-4G', from: '0805', to: '0806' };
  const toHit = {
    op: 'to-hit',
    board: 'b',
    rules: 'quick-start',
    attacker: { unit: 'HBK-4G', hex: '0801', facing: 3 },
    target: { unit: 'ENF-4R', hex: '0803', facing: 0 },
    weapon: { name: 'AC/20', location: 'RT' },
  };
  test.each([
    ['{"op":', 'line/not-json', {}],
    [[1], 'line/bad-value', {}],
    [{ from: '0101' }, 'line/missing-key', { key: 'op' }],
    [{ op: 'dance' }, 'query/unknown-op', { op: 'dance' }],
    [{ op: 'table', table: 'weather' }, 'line/bad-value', { key: 'table' }],
    [{ op: 'table', table: 'cluster', size: 10, roll: 13 }, 'line/bad-value', { key: 'roll' }],
    [{ op: 'table', table: 'cluster', size: 35, roll: 7 }, 'query/not-in-table', { key: 'size', size: 35 }],
    [{ op: 'table', table: 'heat', heat: 4, cold: 1 }, 'line/unknown-key', { key: 'cold' }],
    [
      { op: 'table', table: 'hit-location', kind: 'kick', side: 'left', roll: 7 },
      'query/not-in-table',
      { key: 'roll', least: 1, most: 6 },
    ],
    [{ ...push, kind: 'headbutt' }, 'line/bad-value', { key: 'kind' }],
    [{ ...push, kind: 'push', hat: 1 }, 'line/unknown-key', { key: 'hat' }],
    [{ ...push, attacker: 'X' }, 'query/unknown-unit', { key: 'attacker', unit: 'X' }],
    [
      { ...push, target: 'Centurion' },
      'query/unknown-unit',
      { key: 'target', known: ['CN9-A', 'CN9-AH', 'CN9-AL', 'CN9-D'] },
    ],
    [{ op: 'line', from: '0101', to: '0202', colour: 'red' }, 'line/unknown-key', { key: 'colour' }],
    [{ op: 'line', from: '0101' }, 'line/missing-key', { key: 'to' }],
    [{ op: 'line', from: '0101', to: '0x02' }, 'line/bad-value', { key: 'to' }],
    [{ op: 'arc', from: '0101', facing: 6, to: '0202' }, 'line/bad-value', { key: 'facing' }],
    [{ op: 'arc', from: '0101', facing: 0, to: '0202', twist: 2 }, 'line/bad-value', { key: 'twist' }],
    [{ ...los, rules: 'advanced' }, 'line/bad-value', { key: 'rules' }],
    [{ ...los, board: 'c' }, 'query/unknown-board', { board: 'c', known: ['b', 'hills'] }],
    [{ ...los, board: 'hills' }, 'query/not-in-these-rules', { key: 'board.hexes.0805' }],
    [{ ...los, to: '1601' }, 'query/off-board', { key: 'to', hex: '1601', columns: 15, rows: 17 }],
    [{ ...los, fromProne: true }, 'query/not-in-these-rules', { key: 'fromProne' }],
    [{ ...los, options: { losCorner: 'cross' } }, 'match/unknown-option', { option: 'losCorner' }],
    [
      { ...toHit, attacker: { ...toHit.attacker, gunnery: 3 } },
      'query/not-in-these-rules',
      { key: 'attacker.gunnery' },
    ],
    [
      { ...toHit, attacker: { ...toHit.attacker, unit: 'X' } },
      'query/unknown-unit',
      { key: 'attacker.unit', unit: 'X' },
    ],
    [{ ...toHit, attacker: { ...toHit.attacker, hat: 1 } }, 'line/unknown-key', { key: 'attacker.hat' }],
    [
      { ...toHit, weapon: { name: 'AC/20', location: 'LT' } },
      'query/no-such-weapon',
      { weapon: 'AC/20', location: 'LT' },
    ],
    [
      { ...toHit, rules: 'standard', weapon: { name: 'AC/20', location: 'RT', rear: true } },
      'query/no-such-weapon',
      { weapon: 'AC/20', location: 'RT' },
    ],
    [
      { ...toHit, rules: 'standard', attacker: { ...toHit.attacker, actuatorHit: 'LL:Foot' } },
      'line/bad-value',
      { key: 'attacker.actuatorHit' },
    ],
    [
      { ...toHit, attacker: { ...toHit.attacker, unit: 'MADCAT' } },
      'query/not-in-these-rules',
      { key: 'attacker.unit', rules: 'quick-start' },
    ],
  ])('%j → %s, and the next line goes on', async (line, code, params) => {
    const hills = { op: 'board', board: 'hills', columns: 15, rows: 17, hexes: { '0805': { level: 2 } } };
    const { lines, code: exit } = await runOn(query, [board(), hills, line, { op: 'turn-order', loser: 1, winner: 2 }]);
    expect(lines[2]).toMatchObject({ error: { code, params } });
    expect(lines[3]).toEqual({ order: 'LWW' });
    expect(exit).toBe(0);
  });
});
