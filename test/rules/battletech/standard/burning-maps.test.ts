import { expect, test } from 'vitest';
import { boardOf, fileOf } from '../../../../src/games/battletech/library/board.js';
import { sight } from '../../../../src/rules/battletech/sight.js';
import { hex } from '../../../support/quick-start.js';
import { beginFull, type FullPiece } from '../../../support/standard.js';

/** Maps on which it burns already. */

const PIECES: readonly FullPiece[] = [
  { unit: 'HBK-4G', seat: 'defender', at: '0811 N' },
  { unit: 'ENF-4R', seat: 'attacker', at: '0802 S' },
];
const HEXES = { '0807': { woods: 1, fire: true, smoke: true, heavySmoke: true }, '0506': { smoke: true } } as const;

test.each(['on', 'off'] as const)('TER-19 a map burns from the beginning where fires are %s', (fires) => {
  const { field, board, options } = beginFull({ pieces: PIECES, hexes: HEXES, options: { fires } }).game;
  expect(field.burning).toEqual(fires === 'on' ? ['0807'] : []);
  expect(board.hexes[hex('0807')]?.fire).toBe(fires === 'on' ? true : undefined);
  // Light woods and heavy smoke.
  expect(sight(board, options, hex('0811'), hex('0803')).points).toBe(3);
});

test('TER-19 a file keeps what burns and smokes', () => {
  const { board } = beginFull({ pieces: PIECES, hexes: HEXES, options: { fires: 'on' } }).game;
  const { id: _, ...same } = boardOf('x', fileOf(board));
  expect(same).toEqual({ columns: board.columns, rows: board.rows, hexes: board.hexes });
});
