import { describe, expect, it, test } from 'vitest';
import { GROUND, MARKS, type Going } from '../../../../src/rules/battletech/ground-table.js';
import { rollsAhead } from '../../../../src/rules/battletech/standard/ahead.js';
import { groundProblem, stepCost } from '../../../../src/rules/battletech/step.js';
import { footing, FOOTINGS } from '../../../../src/rules/battletech/standard/piloting.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
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
      expect(problem).toMatchObject({ code: 'battletech/no-ground-for', params: { ground: mark, motive: going } });
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

  test.each(FOOTINGS)('TER-04 %s makes a roll there harder by 1', (mark) => {
    const play = situation(mark, { rubble: true });
    const rolls = rollsAhead(play.game, play.unit('HBK-4G'), {
      type: 'move',
      unit: unit('HBK-4G'),
      mode: 'walk',
      steps: 'F',
      exit: false,
    });
    expect(rolls.at(-1)).toEqual({ cause: 'rubble', number: 5 + 1 });
  });

  test('TER-04 of everything that is marked on the ground only what is soft is in the way of a roll', () => {
    expect(MARKS.filter((mark) => GROUND[mark].footing > 0).toSorted()).toEqual([...FOOTINGS].toSorted());
  });
});
