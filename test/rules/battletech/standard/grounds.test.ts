import { describe, expect, it, test } from 'vitest';
import { freeHexes } from '../../../../src/rules/battletech/deployment.js';
import { GROUND, MARKS, type Going } from '../../../../src/rules/battletech/ground-table.js';
import { rollsAhead } from '../../../../src/rules/battletech/standard/ahead.js';
import { groundProblem, restProblem, stepCost } from '../../../../src/rules/battletech/step.js';
import { sight } from '../../../../src/rules/battletech/sight.js';
import { groundTerms } from '../../../../src/rules/battletech/standard/ground-terms.js';
import { facing } from '../../../../src/rules/geometry/hex/facing.js';
import { FOOTINGS } from '../../../../src/rules/battletech/standard/footings.js';
import { footing } from '../../../../src/rules/battletech/standard/piloting.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
import { hexesOf } from '../../../../src/rules/geometry/hex/hex.js';
import { complete } from '../../../support/complete.js';
import { hex, unit } from '../../../support/quick-start.js';
import { beginFull } from '../../../support/standard.js';

/** The kinds of ground, row by row: what they cost, whom they stop, how firm they are. */

const GOINGS: Readonly<Record<Going, string>> = {
  mech: 'HBK-4G',
  tracked: 'VEDETTE',
  wheeled: 'HETZER',
  hover: 'VEDETTE',
  foot: 'MOTOR-RIFLE',
};

const situation = (mark: (typeof MARKS)[number], more: object = {}) =>
  beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0511 N' },
      { unit: 'VEDETTE', seat: 'defender', at: '0811 N' },
      { unit: 'HETZER', seat: 'defender', at: '0211 N' },
      { unit: 'MOTOR-RIFLE', seat: 'defender', at: '1011 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' },
    ],
    hexes: { '0510': { [mark]: true, ...more } },
  });

const onThese = (one: StandardUnit, going: Going): StandardUnit =>
  one.sheet.kind === 'vehicle' && going !== 'mech' && going !== 'foot'
    ? { ...one, sheet: { ...one.sheet, motive: going } }
    : one;

describe('TER-04 what the kinds of ground ask', () => {
  const rows = MARKS.filter((mark) => mark !== 'impassable').flatMap((mark) =>
    (['mech', 'tracked', 'wheeled', 'hover', 'foot'] as const).map(
      (going) => [mark, going, GROUND[mark].mp[going]] as const,
    ),
  );
  it.each(rows)('TER-04 %s under %s: %s MP more', (mark, going, more) => {
    const play = situation(mark);
    const one = onThese(play.unit(GOINGS[going]), going);
    const problem = groundProblem(play.game.board, one, 'walk', hex('0511'), hex('0510'), false);
    if (more === null) {
      expect(problem).toMatchObject({
        code: 'battletech/no-ground-for',
        params: { ground: mark, motive: going },
        rule: 'UNI-12',
      });
      const paved = situation(mark, { pavement: true }).game.board;
      expect(groundProblem(paved, one, 'walk', hex('0511'), hex('0510'), false)).toBeNull();
    } else {
      expect(problem).toBeNull();
      expect(stepCost(play.game.board, hex('0511'), hex('0510'), one)).toBe(1 + more);
    }
  });

  test('TER-04 a road leads over all of it for 1 MP, and is firm', () => {
    for (const mark of FOOTINGS) {
      const play = situation(mark, { pavement: true });
      expect(stepCost(play.game.board, hex('0511'), hex('0510'), play.unit('HBK-4G'))).toBe(1);
      expect(footing(play.game.board, { hex: hex('0510') })).toEqual([]);
    }
  });

  const harder = FOOTINGS.map((mark) => [mark, mark === 'jungle' ? 2 : GROUND[mark].footing] as const);
  test.each(harder)('TER-04 TER-10 TER-12 TER-13 %s makes a roll there harder by %i', (mark, more) => {
    const play = situation(mark, { rubble: true, woods: mark === 'jungle' ? 2 : 0 });
    const rolls = rollsAhead(play.game, play.unit('HBK-4G'), {
      type: 'move',
      unit: unit('HBK-4G'),
      mode: 'walk',
      steps: 'F',
      exit: false,
    });
    expect(rolls).toContainEqual({ cause: 'rubble', number: 5 + more });
  });

  test('TER-04 of everything that is marked on the ground only what is soft is in the way of a roll', () => {
    expect(MARKS.filter((mark) => mark === 'jungle' || GROUND[mark].footing > 0).toSorted()).toEqual(
      [...FOOTINGS].toSorted(),
    );
  });
});

describe('Jungle, ultra-heavy woods, heavy industry', () => {
  const into = (going: Going, terrain: object) => {
    const play = situation('fields', terrain);
    const one = onThese(play.unit(GOINGS[going]), going);
    return {
      problem: groundProblem(play.game.board, one, 'walk', hex('0511'), hex('0510'), false),
      cost: stepCost(play.game.board, hex('0511'), hex('0510'), one),
    };
  };

  test.each([
    ['mech', 1, 3],
    ['mech', 2, 4],
    ['foot', 1, 3],
    ['foot', 3, 5],
  ] as const)('TER-10 jungle costs %s 1 MP more than its trees alone (%i): %i', (going, woods, cost) => {
    expect(into(going, { woods, jungle: true })).toEqual({ problem: null, cost });
  });

  test.each(['tracked', 'wheeled', 'hover'] as const)(
    'TER-10 no vehicle (%s) drives into jungle off a road',
    (going) => {
      expect(into(going, { woods: 1, jungle: true }).problem).toMatchObject({ code: 'battletech/no-ground-for' });
      expect(into(going, { woods: 1, jungle: true, pavement: true })).toEqual({ problem: null, cost: 1 });
    },
  );

  test.each(['mech', 'tracked', 'wheeled', 'hover'] as const)(
    'TER-11 nobody but troopers comes into ultra-heavy woods off a road: %s',
    (going) => {
      const params = { ground: 'woods', motive: going };
      expect(into(going, { woods: 3 }).problem).toMatchObject({ code: 'battletech/no-ground-for', params });
      expect(into(going, { woods: 3, pavement: true })).toEqual({ problem: null, cost: 1 });
    },
  );

  test('TER-11 nor does a jump end there', () => {
    const { board } = situation('fields', { woods: 3 }).game;
    const mech = situation('fields').unit('HBK-4G');
    expect(complete(restProblem(board, mech, hex('0510')))).toMatchObject({ code: 'battletech/no-ground-for' });
    expect(restProblem(board, situation('fields').unit('MOTOR-RIFLE'), hex('0510'))).toBeNull();
  });

  test('UNI-10, UNI-41 vehicles are deployed on no ground that they could not drive onto, nor a platoon in water', () => {
    const play = situation('rough', { water: 1 });
    const { board } = play.game;
    const deep = { ...board, hexes: { ...board.hexes, [hex('0509')]: { woods: 2 as const } } };
    const problemOf = (label: string, at: string) => restProblem(deep, play.unit(label), hex(at))?.params ?? null;
    expect(problemOf('VEDETTE', '0510')).toMatchObject({ ground: 'water', motive: 'tracked' });
    expect(problemOf('VEDETTE', '0509')).toMatchObject({ ground: 'woods', motive: 'tracked' });
    expect(problemOf('HETZER', '0509')).toMatchObject({ ground: 'woods', motive: 'wheeled' });
    expect(problemOf('MOTOR-RIFLE', '0510')).toMatchObject({ ground: 'water', motive: 'foot' });
    expect(problemOf('MOTOR-RIFLE', '0509')).toBeNull();
    expect(problemOf('VEDETTE', '0508')).toBeNull();
    expect(freeHexes({ ...play.game, board: deep }, play.unit('VEDETTE'))).not.toContain('0510');
    const flooded = Object.fromEntries(hexesOf(board).map((at) => [at, { woods: 0 as const, water: 1 }]));
    const all = freeHexes({ ...play.game, board: { ...board, hexes: flooded } }, play.unit('VEDETTE'));
    expect(all.length, 'where nothing is fit, any free hex will do').toBeGreaterThan(0);
    const afloat = onThese(play.unit('VEDETTE'), 'hover');
    expect(restProblem(deep, afloat, hex('0510'))).toBeNull();
  });

  test('TER-11 a single hex of ultra-heavy woods blocks a line, and it rises three levels', () => {
    const over = (canopy: number) => {
      const hexes = { '0511': { level: 1 }, '0509': { woods: 3 as const, canopy }, '0507': { level: 1 } };
      const { board, options } = beginFull({
        pieces: [
          { unit: 'HBK-4G', seat: 'defender', at: '0511 N' },
          { unit: 'ENF-4R', seat: 'attacker', at: '0507 S' },
        ],
        hexes,
      }).game;
      return sight(board, options, hex('0511'), hex('0507')).visible;
    };
    expect([2, 3].map(over)).toEqual([true, false]);
  });

  test('TER-13 heavy industry hinders a line as light woods do, as high as it stands', () => {
    const play = (canopy: number) =>
      beginFull({
        pieces: [
          { unit: 'HBK-4G', seat: 'defender', at: '0511 N' },
          { unit: 'ENF-4R', seat: 'attacker', at: '0507 S' },
        ],
        hexes: { '0509': { industry: true, canopy } },
      }).game;
    const points = (canopy: number): number => {
      const { board, options } = play(canopy);
      return sight(board, options, hex('0511'), hex('0507')).points;
    };
    expect([0, 1, 2, 6].map(points)).toEqual([0, 0, 1, 1]);
    const { board, options } = play(4);
    const line = sight(board, options, hex('0511'), hex('0507'));
    const ends = { place: { hex: hex('0507'), facing: facing(0) }, prone: false };
    expect(groundTerms(board, ends, ends, line, 'legs')).toEqual([{ reason: 'industry-between', value: 1, n: 1 }]);
  });
});
