import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/kernel/dice.js';
import { seatId, unitId } from '../../../src/rules/kernel/ids.js';
import { tactic148 } from '../../../src/rules/tactic148/index.js';
import { OPTIONS } from '../../../src/rules/tactic148/options.js';
import { MARKERS, type Piece } from '../../../src/rules/tactic148/types.js';
import type { Command } from '../../../src/rules/tactic148/commands.js';
import {
  begin,
  cardOf,
  piece,
  place,
  Play,
  round,
  setupOf,
  tableOf,
  US_WINS,
  VG_WINS,
  wall,
  type Figure,
  type Situation,
} from '../../support/tactic148.js';
import { startMatch } from '../../support/deciding.js';

const FOUR: readonly Figure[] = [
  { unit: 'US1', card: 'sergeant', at: [0, 0] },
  { unit: 'US2', card: 'rifleman', at: [0, 0] },
  { unit: 'VG1', card: 'officer', at: [0, 0] },
  { unit: 'VG2', card: 'grenadier', at: [0, 0] },
];
const deploy = (unit: string, x: number, y: number): Command => ({
  type: 'deploy',
  unit: unitId(unit),
  at: place(x, y),
});
const refusal = (situation: Situation) => {
  const began = startMatch(tactic148, setupOf(situation), scriptedDice([6, 1]), 0);
  return began.ok ? null : began.error;
};

describe('before the first turn', () => {
  test('T48-01 each figure is played by a seat of its own side', () => {
    const setup = setupOf({ figures: FOUR });
    const characters = setup.characters.map((one, i) => (i === 1 ? { ...one, seat: seatId('vg') } : one));
    const began = startMatch(tactic148, { ...setup, characters }, scriptedDice([6, 1]), 0);
    expect(began.ok ? null : began.error).toMatchObject({
      code: 'tactic148/no-owner',
      params: { unit: characters[1]?.id, seat: 'vg', side: characters[1]?.side },
    });
  });

  test('T48-01 T48-14 T48-46 a match has a table, figures with a card each, tokens and four kinds of markers', () => {
    const play = new Play(setupOf({ figures: FOUR }), US_WINS);
    expect(play.game.characters.map(({ card }) => card.points)).toEqual([9, 6, 8, 5]);
    expect(play.unit('US1').card.healthy).toMatchObject({ actions: 3, shots: 2, move: 5000, command: 2, h2h: 3 });
    expect(play.unit('US1').card.wounded).toMatchObject({ actions: 2, shots: 1, move: 3000, h2h: 2 });
    expect(MARKERS).toEqual(['take-cover', 'wound', 'opportunity', 'suppression']);
  });

  test('T48-02 TC-T48-22 ERR-T48-03 rolls 6 and 3: the 6 lays out, the 3 chooses their edge, the 6 has the one opposite', () => {
    const tables = [tableOf([], [36, 36], 'first'), tableOf([], [30, 30], 'second')] as const;
    const play = new Play(setupOf({ figures: FOUR, tables }), [6, 3]);
    expect(play.awaited).toEqual(['us:lay-out']);
    expect(play.refused('us', { type: 'lay-out', table: 'third' }).code).toBe('tactic148/not-offered');
    play.give('us', { type: 'lay-out', table: 'second' });
    expect(play.game.table.id).toBe('second');
    expect(play.awaited).toEqual(['vg:edge']);
    play.give('vg', { type: 'take-edge', edge: 'south' });
    expect(play.game.edges).toEqual({ vg: 'south', us: 'north' });
  });

  test('AMB-T48-03 ties are rolled again', () => {
    const play = new Play(setupOf({ figures: FOUR }), [4, 4, 2, 5]);
    expect(play.last('RolledOff')).toMatchObject({ winner: 'vg' });
    expect(play.last('RolledOff').rounds).toHaveLength(2);
  });

  test('AMB-T48-43 unanswered: the first table, and the edge with more cover', () => {
    const covers = [piece('hedge', 'cover', wall(3, 30, 9, 34))];
    const play = new Play(setupOf({ figures: FOUR, pieces: covers }), US_WINS);
    play.timeout('vg');
    expect(play.game.edges).toEqual({ vg: 'south', us: 'north' });
    const bare = new Play(setupOf({ figures: FOUR }), US_WINS);
    bare.timeout('vg');
    expect(bare.game.edges).toMatchObject({ vg: 'north' });
  });

  test('T48-03 AMB-T48-24 a force may exceed the agreed value by the tolerance, less is always allowed', () => {
    const worth = (points: number): readonly Figure[] => [
      { unit: 'US1', card: cardOf('rifleman', {}, { points }), at: [0, 0] },
      { unit: 'VG1', card: cardOf('rifleman', {}, { points: 12 }), at: [0, 0] },
    ];
    expect(refusal({ figures: worth(29), agreed: 27 })).toBeNull();
    expect(refusal({ figures: worth(30), agreed: 27 })).toMatchObject({
      code: 'tactic148/force-too-dear',
      params: { side: 'us', points: 30, agreed: 27, most: 29 },
    });
    expect(refusal({ figures: worth(28), agreed: 27, options: { pointsTolerance: '0' } })?.rule).toBe('T48-03');
  });

  test('T48-04 TC-T48-22 totals 15 and 14: the 15 deploys first; both totals are told', () => {
    const play = new Play(
      setupOf({
        figures: FOUR.filter(({ unit }) => unit !== 'VG2').concat({ unit: 'VG2', card: 'rifleman', at: [0, 0] }),
        agreed: 27,
      }),
      US_WINS,
    );
    play.timeout('vg');
    expect(play.last('DeploymentBegan')).toMatchObject({ totals: { us: 15, vg: 14 }, agreed: 27, first: 'us' });
    expect(play.awaited).toEqual(['us:deploy']);
  });

  test('T48-04 totals equal, rolls 2 and 5: the 2 deploys first', () => {
    const equal: readonly Figure[] = [
      { unit: 'US1', card: 'rifleman', at: [0, 0] },
      { unit: 'VG1', card: 'rifleman', at: [0, 0] },
    ];
    const play = new Play(setupOf({ figures: equal }), US_WINS);
    play.timeout('vg', [5, 2]);
    expect(play.awaited).toEqual(['vg:deploy']);
  });

  test('T48-05 TC-T48-22 nearest point of the base 5.0 u from the own edge is right, 5.1 u is not; alternating', () => {
    const play = new Play(setupOf({ figures: FOUR }), US_WINS);
    play.give('vg', { type: 'take-edge', edge: 'north' });
    expect(play.refused('us', deploy('US1', 10, 30.4)).params).toMatchObject({ far: 5100, most: 5000 });
    play.give('us', deploy('US1', 10, 30.5));
    expect(play.awaited).toEqual(['vg:deploy']);
    expect(play.refused('vg', deploy('VG1', 10, 5.6)).code).toBe('tactic148/outside-zone');
    expect(play.refused('vg', deploy('VG1', 0.4, 3)).code).toBe('tactic148/off-table');
    play.give('vg', deploy('VG1', 10, 5.5));
    expect(play.refused('us', deploy('US2', 10.9, 30.5)).code).toBe('tactic148/base-in-the-way');
    play.give('us', deploy('US2', 11, 30.5));
  });

  test('AMB-T48-25 by option the whole base; who has characters left goes on alone; unanswered: the middle of the zone', () => {
    const figures: readonly Figure[] = [
      ...FOUR,
      { unit: 'US3', card: 'scout', at: [0, 0] },
      { unit: 'US4', card: 'scout', at: [0, 0] },
    ];
    const play = new Play(setupOf({ figures, options: { deployWithin: 'whole' } }), US_WINS);
    play.give('vg', { type: 'take-edge', edge: 'north' });
    expect(play.refused('us', deploy('US1', 10, 31.4)).code).toBe('tactic148/outside-zone');
    for (const seat of ['us', 'vg', 'us', 'vg', 'us']) {
      expect(play.awaited).toEqual([`${seat}:deploy`]);
      play.timeout(seat);
    }
    expect(play.awaited).toEqual(['us:deploy']);
    expect(Math.abs((play.unit('US1').at?.x ?? 0) - 18_000)).toBeLessThanOrEqual(1000);
  });

  test('T48-06 AMB-T48-26 five tokens each, which are those of the first turn; by option five more', () => {
    const play = begin({ figures: FOUR });
    expect([play.tokens('us'), play.tokens('vg')]).toEqual([5, 5]);
    expect(play.last('TurnBegan')).toMatchObject({ gained: 0, tokens: 5 });
    expect(begin({ figures: FOUR, options: { firstTurnTokens: 'setupPlusFive' } }).tokens('us')).toBe(10);
  });

  test('AMB-T48-01 the higher of two dice has the first turn; by option who deployed first', () => {
    expect(begin({ figures: FOUR }, VG_WINS).awaited).toEqual(['vg:act']);
    expect(begin({ figures: FOUR, options: { firstTurn: 'deploysFirst' } }).awaited).toEqual(['us:act']);
  });

  test('T48-07 TC-T48-22 ERR-T48-05 60 by 60 cm is enough, 59 is not; 2 feet are', () => {
    expect(refusal({ figures: FOUR, size: [24, 24] })).toBeNull();
    expect(refusal({ figures: FOUR, size: [23.6, 24] })).toMatchObject({
      code: 'tactic148/table-too-small',
      rule: 'T48-07',
    });
  });

  test('T48-48 T48-54 pieces are tagged; unsound ones and missing objectives are refused', () => {
    const dented = piece('dent', 'cover', {
      kind: 'polygon',
      corners: [place(1, 1), place(5, 1), place(2, 2), place(1, 5)],
    });
    expect(refusal({ figures: FOUR, pieces: [dented] })?.code).toBe('tactic148/piece-unsound');
    expect(refusal({ figures: FOUR, pieces: [piece('off', 'cover', wall(30, 30, 40, 34))] })?.code).toBe(
      'tactic148/piece-unsound',
    );
    const trunk = { kind: 'disc', ...place(8, 3), r: 1000 } as const;
    const tree = (change: object) =>
      refusal({ figures: FOUR, pieces: [piece('tree', 'cover', { ...trunk, ...change })] });
    expect(tree({})).toBeNull();
    for (const change of [{ x: 0.5 }, { y: 7000.25 }, { r: 0.5 }, { r: 0 }, { r: -1 }, { x: -1 }])
      expect(tree(change)?.code, JSON.stringify(change)).toBe('tactic148/piece-unsound');
    expect(refusal({ figures: FOUR, mode: 'mission', pieces: [piece('one', 'low', round(8, 3, 1))] })?.code).toBe(
      'tactic148/no-objective',
    );
  });

  test('T48-07 either side of a table decides, in whole steps; a refusal says how small or large it may be', () => {
    const sized = (width: number, height: number) => {
      const table = { ...tableOf(), width, height };
      return refusal({ figures: FOUR, tables: [table] });
    };
    expect(sized(24_000, 24_000)).toBeNull();
    for (const [width, height] of [
      [23_999, 24_000],
      [24_000, 23_999],
      [24_000.5, 24_000],
      [24_000, 24_000.5],
    ] as const) {
      expect([width, height, sized(width, height)?.code]).toEqual([width, height, 'tactic148/table-too-small']);
    }
    expect(sized(23_000, 25_000)).toMatchObject({ params: { width: 23_000, height: 25_000, least: 24_000 } });
    expect(sized(25_000, 91_000)).toMatchObject({
      code: 'tactic148/table-too-large',
      params: { width: 25_000, height: 91_000, most: 90_000 },
      rule: 'T48-07',
    });
    expect(sized(91_000, 25_000)?.code).toBe('tactic148/table-too-large');
  });

  test('T48-48 every shape of a piece is sound, a piece has one at least, and no two bear the same name', () => {
    const [sound, off] = [wall(2, 7, 4, 8), wall(26, 7, 40, 8)];
    const shaped = (...shapes: Piece['shapes']) =>
      refusal({ figures: FOUR, pieces: [piece('barn', 'cover', sound), piece('shed', 'cover', sound, { shapes })] });
    expect(shaped(sound, sound)).toBeNull();
    const unsound = { code: 'tactic148/piece-unsound', params: { piece: 'shed' }, rule: 'T48-48' };
    expect(shaped(sound, off)).toMatchObject(unsound);
    expect(shaped(off, sound)).toMatchObject(unsound);
    expect(shaped()).toMatchObject(unsound);
    const half = { kind: 'polygon', corners: [place(1, 7), place(3, 7), { x: 2000, y: 8000.5 }] } as const;
    expect(shaped(half)).toMatchObject(unsound);
    expect(
      refusal({ figures: FOUR, pieces: [piece('barn', 'cover', sound), piece('barn', 'low', sound)] }),
    ).toMatchObject({ code: 'tactic148/piece-twice', params: { piece: 'barn' }, rule: 'T48-48' });
  });

  test('two sides, owners, labels', () => {
    const twice = [...FOUR, { unit: 'US1', card: 'scout', at: [0, 0] } as const];
    expect(refusal({ figures: twice })).toMatchObject({ code: 'tactic148/label-twice', params: { unit: 'US1' } });
    expect(refusal({ figures: FOUR.slice(0, 2) })?.code).toBe('tactic148/empty-side');
    expect(refusal({ figures: FOUR, options: { camoStacks: 'maybe' } })?.code).toBe('match/unknown-option-value');
  });

  test('T48-56 AMB-T48-41 each side names a piece at least partly in its zone; unanswered: nearest to the middle of its edge', () => {
    const pieces = [
      piece('barn', 'obstruction', wall(2, 2, 5, 5)),
      piece('well', 'low', round(18, 4, 0.5)),
      piece('cart', 'low', wall(17, 32, 19, 33)),
      piece('far', 'low', wall(17, 17, 19, 18)),
    ];
    const play = new Play(setupOf({ figures: FOUR, pieces, mode: 'mission' }), US_WINS);
    play.give('vg', { type: 'take-edge', edge: 'north' });
    // The only piece in the zone of us is theirs without asking.
    expect(play.game.objectives).toEqual({ us: 'cart' });
    expect(play.refused('vg', { type: 'name-objective', piece: 'far' as never }).code).toBe('tactic148/not-offered');
    play.timeout('vg');
    expect(play.game.objectives).toEqual({ us: 'cart', vg: 'well' });
  });

  test('every option has values, a default among them and a ruling', () => {
    for (const option of OPTIONS) {
      expect(option.values).toContain(option.default);
      expect(option.values.length).toBeGreaterThan(1);
      expect(option.rule).toMatch(/^AMB-T48-\d\d$/);
    }
  });
});
