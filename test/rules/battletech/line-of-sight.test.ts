import { diagram } from '../../support/line-of-sight-diagram.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenBetween, pairsToAsk, selections, sight, worstHexes } from '../../../src/rules/battletech/sight.js';
import type { Board } from '../../../src/rules/battletech/types.js';
import { battletech } from '../../../src/rules/battletech/index.js';
import { hexesOf } from '../../../src/rules/geometry/hex/hex.js';
import { unitId } from '../../../src/rules/kernel/ids.js';
import { seated } from '../../../src/rules/kernel/seats.js';
import {
  begin,
  beginFire,
  boardOf,
  chooseHex,
  fire,
  hex,
  noFire,
  seat,
  stand,
  type Piece,
} from '../../support/quick-start.js';

const TOUCH = { losCornerTouch: 'touch', splitLine: 'pair', partialCover: 'legs' } as const;
const CROSS = { losCornerTouch: 'cross', splitLine: 'pair', partialCover: 'legs' } as const;
const SIDE = { losCornerTouch: 'touch', splitLine: 'side', partialCover: 'legs' } as const;

const see = (
  board: Board,
  from: string,
  to: string,
  options: Parameters<typeof sight>[1] = TOUCH,
  chosen: string[] = [],
) => sight(board, options, hex(from), hex(to), chosen.map(hex));

describe('Line of sight', () => {
  it('QSR-29 every hex on the line from centre to centre counts', () => {
    expect(see(boardOf(), '0101', '0105').hexes.map((one) => one.hex)).toEqual(['0102', '0103', '0104']);
  });

  it('QSR-30 the hexes of attacker and target never block', () => {
    expect(see(boardOf({ '0101': 2, '0103': 2, '0102': 2 }), '0101', '0103')).toMatchObject({
      visible: true,
      points: 2,
    });
    expect(see(boardOf({ '0101': 2, '0102': 2 }), '0101', '0102')).toMatchObject({
      visible: true,
      points: 0,
      hexes: [],
    });
  });

  it.each([
    [{ '0102': 1, '0103': 1 }, true, 2],
    [{ '0102': 1, '0103': 1, '0104': 1 }, false, 3],
    [{ '0102': 2 }, true, 2],
    [{ '0102': 2, '0103': 2 }, false, 4],
    [{ '0102': 1, '0103': 2 }, false, 3],
    [{ '0101': 2, '0105': 2 }, true, 0],
  ] as const)('QSR-32 TC-QSR-11 woods %j: visible %s at %i points', (woods, visible, points) => {
    expect(see(boardOf(woods), '0101', '0105')).toMatchObject({ visible, points });
  });

  it('QSR-33 other units neither block nor modify', () => {
    const play = beginFire({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
        { unit: 'CDA-2A', seat: 'defender', at: '0810 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
      ],
    });
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'A'));
    expect(play.last('AttackDeclared').shots[0]?.toHit.number).toBe(4 + 2);
  });

  it('QSR-34 a line is the same both ways, whatever the board', () => {
    const hexes = hexesOf({ columns: 9, rows: 9 });
    fc.assert(
      fc.property(
        fc.constantFrom(...hexes),
        fc.constantFrom(...hexes),
        fc.dictionary(fc.constantFrom(...hexes), fc.constantFrom(1 as const, 2 as const)),
        (a, b, woods) => {
          const board = boardOf(woods, 9, 9);
          for (const options of [TOUCH, CROSS, SIDE]) {
            const there = sight(board, options, a, b);
            const back = sight(board, options, b, a);
            expect([there.visible, there.points, there.distance]).toEqual([back.visible, back.points, back.distance]);
          }
        },
      ),
    );
  });

  it('TC-QSR-12 TC-QSR-13 the fixture map shows exactly the pairs of the diagram', () => {
    const board = boardOf(diagram.woods);
    for (const options of [TOUCH, CROSS]) {
      const pairs = [...diagram.visible, ...diagram.blocked];
      expect(new Set(pairs).size).toBe(15);
      for (const pair of pairs) {
        const [a = '', b = ''] = [...pair].map((letter) => diagram.units[letter]);
        for (const line of [see(board, a, b, options), see(board, b, a, options)]) {
          expect([pair, line.visible], pair).toEqual([pair, diagram.visible.includes(pair)]);
          expect([pair, line.points], pair).toEqual([pair, diagram.points[pair] ?? 0]);
          expect([pair, line.distance], pair).toEqual([pair, diagram.distances[pair]]);
        }
      }
    }
    const seen = (letter: string) => diagram.visible.filter((pair) => pair.includes(letter)).length;
    expect([...'ABCDEF'].map(seen)).toEqual([3, 4, 3, 5, 3, 2]);
    expect(see(board, '0303', '0204', TOUCH, ['0304'])).toMatchObject({ visible: true, points: 0 });
  });

  it('TC-QSR-12 the owner of D picks the light woods for A to D: +1 for them, +2 for the heavy woods it stands in', () => {
    const play = beginFire({
      pieces: [
        { unit: 'HBK-4G=D', seat: 'defender', at: '0204 NE' },
        { unit: 'ENF-4R=A', seat: 'attacker', at: '0303 SW' },
      ],
      woods: diagram.woods,
      options: {},
    });
    play.give('defender', noFire('D'));
    play.give('attacker', fire('A', 'D', 'A'));
    expect(play.awaited).toEqual(['defender:split-hex']);
    play.give('defender', chooseHex('0203'), [1, 1, 2, 2, 3, 3]);
    expect(play.last('AttackDeclared').shots[0]?.toHit).toMatchObject({ number: 4 + 3 });
    expect(play.last('AttackDeclared').shots[0]?.toHit.terms).toEqual(
      expect.arrayContaining([
        { reason: 'woods-target-heavy', value: 2 },
        { reason: 'woods-between-light', value: 1, n: 1 },
      ]),
    );
  });

  it('TC-QSR-27 AMB-QSR-05 a hex touched at a corner counts with `touch`, not with `cross`', () => {
    const board = boardOf({ '0103': 1, '0104': 1, '0202': 1 });
    expect(see(board, '0101', '0205', TOUCH)).toMatchObject({ distance: 5, visible: false, points: 3 });
    const crossed = see(board, '0101', '0205', CROSS);
    expect(crossed).toMatchObject({ visible: true, points: 1 });
    expect(crossed.hexes.filter((one) => one.kind === 'touched').map((one) => one.hex)).toEqual(['0202', '0104']);
  });
});

describe('Split lines', () => {
  const woods = { '0402': 1, '0603': 2 } as const;

  it('TC-QSR-26 AMB-QSR-15 each pair on its own: the owner may block; one side for the whole line: they cannot', () => {
    const board = boardOf(woods);
    const asked = pairsToAsk(board, TOUCH, hex('0303'), hex('0703'));
    expect(asked).toEqual([
      ['0402', '0403'],
      ['0602', '0603'],
    ]);
    expect(see(board, '0303', '0703', TOUCH, ['0402', '0603'])).toMatchObject({ visible: false, points: 3 });
    expect(worstHexes(board, TOUCH, asked, hex('0303'), hex('0703'))).toEqual(['0402', '0603']);
    expect(selections(SIDE, asked)).toEqual([
      ['0402', '0602'],
      ['0403', '0603'],
    ]);
    expect(worstHexes(board, SIDE, asked, hex('0303'), hex('0703'))).toEqual(['0403', '0603']);
    expect(see(board, '0303', '0703', SIDE)).toMatchObject({ visible: true, points: 2 });
  });

  it('TC-QSR-26 along the edge of the map the hex on the map counts and nothing is asked', () => {
    const board = boardOf({ '0201': 1 });
    expect(pairsToAsk(board, TOUCH, hex('0101'), hex('0301'))).toEqual([]);
    expect(see(board, '0101', '0301')).toMatchObject({ points: 1, pairs: [] });
  });

  it('QSR-31 nothing is asked where every choice leads to the same number', () => {
    expect(pairsToAsk(boardOf({ '0402': 1, '0403': 1 }), TOUCH, hex('0303'), hex('0503'))).toEqual([]);
    const blocked = boardOf({ '0402': 1, '0503': 2, '0601': 1, '0602': 2, '0603': 2 });
    expect(pairsToAsk(blocked, TOUCH, hex('0303'), hex('0703'))).toEqual([]);
  });

  const D: Piece = { unit: 'HBK-4G', seat: 'defender', at: '0503 NW' };
  const A: Piece = { unit: 'ENF-4R', seat: 'attacker', at: '0303 SE' };

  it('QSR-31 TC-QSR-14 the target’s owner chooses; the choice holds both ways until the turn ends', () => {
    const play = beginFire({ pieces: [A, D], woods: { '0402': 1 } });
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'A'));
    expect(play.awaited).toEqual(['defender:split-hex']);
    play.give('defender', chooseHex('0402'));
    expect(play.last('AttackDeclared').shots[0]?.toHit).toMatchObject({ number: 5 });
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'D'), [1, 1, 1, 1, 1, 1, 6, 6]);
    expect(play.last('AttackDeclared').shots[0]?.toHit.terms).toContainEqual({
      reason: 'woods-between-light',
      value: 1,
      n: 1,
    });
    expect(play.events('SplitChosen')).toHaveLength(1);
    play.give('attacker', stand('ENF-4R'));
    play.give('defender', stand('HBK-4G'));
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'A'));
    expect(play.awaited).toEqual(['defender:split-hex']);
  });

  it('AMB-QSR-04 without an answer the hex that is worse for the shooter counts', () => {
    const play = beginFire({ pieces: [A, D], woods: { '0403': 2 } });
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'A'));
    play.timeout('defender');
    expect(play.last('SplitChosen')).toMatchObject({ hexes: ['0403'], by: 'referee' });
    expect(play.last('AttackDeclared').shots[0]?.toHit.number).toBe(6);
  });

  it('AMB-QSR-04 with `auto-defender` nobody is asked', () => {
    const play = beginFire({ pieces: [A, D], woods: { '0403': 2 }, options: { splitHex: 'auto-defender' } });
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'A'));
    expect(play.last('AttackDeclared').shots[0]?.toHit.number).toBe(6);
    expect(play.events('SplitChosen')).toHaveLength(0);
  });

  it('QSR-31 if the chosen hexes block the line the unit declares anew, and no other unit', () => {
    const pieces: Piece[] = [
      A,
      { unit: 'CDA-2A', seat: 'attacker', at: '0101 S' },
      { ...D, at: '0703 NW' },
      { ...D, unit: 'HBK-4G=Decoy', at: '0305 N' },
    ];
    const play = beginFire({ pieces, woods });
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'A'));
    expect(play.refused('defender', chooseHex('0402'))).toMatchObject({
      code: 'battletech/choose-one-of-each',
      params: { known: ['0402/0403', '0602/0603'] },
    });
    expect(play.refused('defender', chooseHex('0402', '0603', '0101')).code).toBe('battletech/choose-one-of-each');
    expect(play.refused('defender', chooseHex('0402', '0403')).code).toBe('battletech/choose-one-of-each');
    play.give('defender', chooseHex('0402', '0603'));
    expect(play.last('DeclarationReturned')).toMatchObject({ unit: 'ENF-4R', target: 'HBK-4G' });
    expect(play.refused('attacker', noFire('CDA-2A')).code).toBe('battletech/not-this-unit');
    expect(play.refused('attacker', fire('ENF-4R', 'HBK-4G', 'A'))).toMatchObject({
      code: 'battletech/no-line-of-sight',
      rule: 'QSR-32',
    });
    play.give('attacker', fire('ENF-4R', 'Decoy', 'A'));
    expect(play.last('AttackDeclared')).toMatchObject({ unit: 'ENF-4R', target: 'Decoy' });
  });

  it('QSR-31 a returned declaration that leaves nothing to fire at is "no fire", unasked', () => {
    const play = beginFire({ pieces: [A, { ...D, at: '0703 NW' }], woods });
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'A'));
    play.give('defender', chooseHex('0402', '0603'), [1, 1, 6, 6]);
    expect(play.last('AttackDeclared')).toMatchObject({ unit: 'HBK-4G', target: null, by: 'referee' });
    expect(play.events('AttackDeclared')[0]).toMatchObject({ unit: 'ENF-4R', target: null, by: 'referee' });
  });

  it('QSR-31 while the line is open to choice, target and weapons are offered at the worse number that leaves it open', () => {
    for (const [at, trees, number] of [
      // Clear or light woods.
      ['0503 NW', { '0402': 1 }, 5],
      // From nothing to 3 points, which would block: 2 are the worst that can be shot through.
      ['0703 NW', woods, 4 + 2],
    ] as const) {
      const play = beginFire({ pieces: [A, { ...D, at }], woods: trees });
      const view = battletech.view(play.match, seated(seat('attacker')));
      const target = battletech.choices(view, seat('attacker'), {});
      const weapons = battletech.choices(view, seat('attacker'), { target: 'HBK-4G' });
      if (target.kind !== 'pick' || weapons.kind !== 'pick') throw new Error('nothing to pick');
      expect(target.options[0]?.facts).toMatchObject({ unit: 'HBK-4G', number, weapons: weapons.options.length });
      expect(weapons.options[0]?.facts).toMatchObject({ mount: 'A', number });
    }
  });

  it('AMB-QSR-15 with `side` a mixed choice is refused', () => {
    const play = beginFire({ pieces: [A, { ...D, at: '0703 NW' }], woods, options: { splitLine: 'side' } });
    play.give('attacker', fire('ENF-4R', 'HBK-4G', 'A'));
    expect(play.refused('defender', chooseHex('0402', '0603'))).toMatchObject({ code: 'battletech/choose-one-side' });
    // Offered are the two sides, each whole, with its woods.
    const choose = (hexes: string) =>
      battletech.choices(battletech.view(play.match, seated(seat('defender'))), seat('defender'), { hexes });
    const sides = choose('');
    expect(sides.kind === 'pick' ? sides.options.map(({ value, facts }) => [value, facts['woods']]) : []).toEqual([
      ['0402+0602', 1],
      ['0403+0603', 2],
    ]);
    expect(choose('0403+0603')).toEqual({ kind: 'done', command: chooseHex('0403', '0603') });
    play.give('defender', chooseHex('0403', '0603'));
    expect(play.last('AttackDeclared').shots[0]?.toHit.number).toBe(6);
  });

  it('QSR-03 a board hex off the map is refused when the match is made', () => {
    expect(() => begin({ pieces: [A, D], board: { ...boardOf(), hexes: { [hex('1601')]: { woods: 1 } } } })).toThrow(
      'no-such-hex',
    );
  });
});

it('QSR-31 what is chosen of a line counts between those two, either way, and between no others', () => {
  const { game } = begin({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0815 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
    ],
  });
  const [a, b, c] = [unitId('HBK-4G'), unitId('ENF-4R'), unitId('CDA-2A')] as const;
  const state = { ...game, splits: [{ units: [a, b], hexes: [hex('0808')] }] as const };
  expect([chosenBetween(state, a, b), chosenBetween(state, b, a)]).toEqual([['0808'], ['0808']]);
  expect([chosenBetween(state, a, c), chosenBetween(state, c, b)]).toEqual([null, null]);
});
