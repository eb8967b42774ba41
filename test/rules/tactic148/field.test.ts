import { describe, expect, test } from 'vitest';
import { seatId, unitId } from '../../../src/rules/kernel/ids.js';
import { seated } from '../../../src/rules/kernel/seats.js';
import { characterOf, changeCharacter, showing } from '../../../src/rules/tactic148/characters.js';
import { tactic148 } from '../../../src/rules/tactic148/index.js';
import { fieldOf } from '../../../src/rules/tactic148/field.js';
import type { Inquiry } from '../../../src/rules/tactic148/inquiries.js';
import { prospectOf } from '../../../src/rules/tactic148/needed.js';
import { endProblem } from '../../../src/rules/tactic148/move.js';
import { begin, piece, round, wall } from '../../support/tactic148.js';

/** What a character sees, and what it would meet elsewhere, is what the odds of the shots there say, place by place. */

const play = begin({
  figures: [
    { unit: 'US1', card: 'assault', at: [9, 12] },
    { unit: 'US2', card: 'gunner', at: [12, 12] },
    { unit: 'VG1', card: 'rifleman', at: [10, 25] },
    { unit: 'VG2', card: 'mg', at: [20, 14] },
  ],
  pieces: [
    piece('house', 'obstruction', wall(12, 15, 16, 19), { look: 'house' }),
    piece('hedge', 'cover', wall(4, 14, 10, 14.6), { look: 'hedge' }),
    piece('wood', 'cover', round(20, 24, 2), { look: 'wood' }),
  ],
});
const view = tactic148.view(play.match, seated(seatId('us')));
const state = view.game;
const ask = (inquiry: Inquiry) => {
  const told = tactic148.inspect(view, inquiry);
  if (!told.ok) throw new Error(told.error.code);
  return told.value;
};

describe('fields of fire of 1-48 Tactic', () => {
  test.each(['US1', 'US2'])(
    'T48-49 T48-50 T48-20 %s sees a square, and has dice for it, as it would somebody there',
    (name) => {
      const told = ask({ about: 'field', unit: unitId(name) });
      if (told.about !== 'field') throw new Error('another answer');
      const one = characterOf(state, unitId(name));
      expect(told.others.map(({ unit }) => unit)).toContain(name === 'US1' ? 'US2' : 'US1');
      const kinds = new Set<string>();
      const across = state.table.width / told.square;
      for (let i = 0; i < across * across; i++) {
        const at = { x: ((i % across) + 0.5) * told.square, y: (Math.floor(i / across) + 0.5) * told.square };
        const enemy = characterOf(state, unitId('VG1'));
        if (endProblem(state, enemy, at) !== null) continue;
        const there = changeCharacter(state, enemy.id, (it) => ({ ...it, at }));
        const shots = showing(one).weapons.map(({ id }) =>
          prospectOf(there, one, characterOf(there, enemy.id), id, false),
        );
        const found = told.seen.find((square) => square.at.x === at.x && square.at.y === at.y);
        const [first] = shots;
        expect(found === undefined, JSON.stringify(at)).toBe(first === null);
        if (!found || !first) continue;
        kinds.add(`${found.modifier} ${found.bears}`);
        expect(found.modifier, JSON.stringify(at)).toBe(first.cover === 'cover' ? 1 : 0);
        expect(found.bears, JSON.stringify(at)).toBe(shots.some((shot) => shot !== null && shot.dice > 0));
      }
      expect(kinds.size).toBeGreaterThan(1);
    },
  );

  test('T48-21 P-20 where it can move, who sees it there and what the enemy needs is what their shots say', () => {
    const told = ask({ about: 'reach', unit: unitId('US1'), by: 'move', danger: true });
    if (told.about !== 'reach' || !told.danger) throw new Error('another answer');
    expect(told.danger.threats.length).toBeGreaterThan(20);
    const kinds = new Set<string>();
    for (const { at, lookers, needed } of told.danger.threats) {
      const there = changeCharacter(state, unitId('US1'), (it) => ({ ...it, at }));
      const shots = ['VG1', 'VG2'].flatMap((enemy) =>
        showing(characterOf(there, unitId(enemy))).weapons.map(({ id }) => ({
          enemy,
          shot: prospectOf(there, characterOf(there, unitId(enemy)), characterOf(there, unitId('US1')), id, false),
        })),
      );
      const seeing = new Set(shots.flatMap(({ enemy, shot }) => (shot ? [`${enemy} ${shot.cover === 'cover'}`] : [])));
      expect(new Set(lookers.map(({ unit, covered }) => `${unit} ${covered}`)), JSON.stringify(at)).toEqual(seeing);
      const scores = shots.flatMap(({ shot }) => (shot && shot.dice > 0 ? [shot.needed] : []));
      expect(needed).toBe(scores.length > 0 ? Math.min(...scores) : null);
      kinds.add(`${needed} ${lookers.length}`);
    }
    expect(kinds.size).toBeGreaterThan(1);
    expect(ask({ about: 'reach', unit: unitId('US1'), by: 'move' })).not.toHaveProperty('danger');
  });

  test('squares that no base stands in wholly are left out where the table ends between two', () => {
    const figures = [
      { unit: 'US1', card: 'rifleman', at: [5, 5] },
      { unit: 'VG1', card: 'rifleman', at: [9, 9] },
    ] as const;
    const { game } = begin({ figures, size: [24.5, 26.5] });
    const seen = fieldOf(game, characterOf(game, unitId('US1'))).map(({ at }) => at);
    expect([Math.max(...seen.map(({ x }) => x)), Math.max(...seen.map(({ y }) => y))]).toEqual([23_000, 25_000]);
    expect(seen).toHaveLength(12 * 13);
  });

  test('who is not on the table sees nothing', () => {
    expect(tactic148.inspect(view, { about: 'field', unit: unitId('nobody') })).toMatchObject({ ok: false });
  });
});
