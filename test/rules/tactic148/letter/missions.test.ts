import { describe, expect, test } from 'vitest';
import type { PieceId, WeaponId } from '../../../../src/rules/tactic148/types.js';
import {
  assault,
  begin,
  cardOf,
  cover,
  grenade,
  move,
  opportunity,
  piece,
  place,
  round,
  setupOf,
  shoot,
  suppress,
  wall,
  Play,
  US_WINS,
  type Figure,
  type Situation,
} from '../../../support/tactic148.js';
import { figure, fists } from '../../../support/tactic148-letter.js';

/** Situations of missions and of victory as the rules' text decides them, derived before the code was read. */

const worth = (points: number, name = 'rifleman', changes: Parameters<typeof cardOf>[1] = {}) =>
  cardOf(name, { actions: 9, shots: 9, ...changes }, { points });
const PIECES = [piece('barn', 'obstruction', wall(16, 2, 20, 4)), piece('cart', 'low', round(18, 33, 0.5))];
const mission = (figures: readonly Figure[], more: Partial<Situation> = {}): Play =>
  begin({ figures, mode: 'mission', pieces: PIECES, agreed: 999, ...more })
    .withTokens('us', 30)
    .withTokens('vg', 30);
const skirmish = (figures: readonly Figure[]): Play => begin({ figures, agreed: 999 }).withTokens('us', 30);
const BYSTANDER = figure('VG9', worth(30), 34, 10);
const winners = (play: Play) => play.match.outcome?.winners;

describe('victory to the letter', () => {
  test('T48-56 a piece out of the own zone cannot be named; one only partly in it can', () => {
    const pieces = [
      piece('barn', 'obstruction', wall(16, 2, 20, 4)),
      piece('cart', 'low', round(18, 33, 0.5)),
      piece('hedge', 'cover', wall(2, 30, 3, 31.2)),
      piece('wood', 'cover', wall(5, 15, 9, 20)),
    ];
    const play = new Play(
      setupOf({ figures: [figure('US1', worth(9), 1, 1), BYSTANDER], mode: 'mission', pieces, agreed: 99 }),
      US_WINS,
    );
    while (!play.awaited.some((one) => one.endsWith(':objective'))) play.timeout(play.awaited[0]?.split(':')[0] ?? '');
    const seat = play.awaited[0]?.split(':')[0] ?? '';
    expect(play.accepts(seat, { type: 'name-objective', piece: 'wood' as PieceId })).toBe(false);
    expect(play.accepts('us', { type: 'name-objective', piece: 'hedge' as PieceId })).toBe(true);
  });

  test('T48-56 on top of the objective is in contact with it', () => {
    const pieces = [piece('field', 'cover', wall(16, 2, 20, 4)), piece('cart', 'low', round(18, 33, 0.5))];
    const play = mission([figure('US1', worth(9), 18, 7), BYSTANDER], { pieces });
    play.give('us', move('US1', [18, 3]));
    expect(play.match.outcome).toMatchObject({ winners: ['us'], reason: 'objective' });
  });

  test('T48-56 whatever the losses: the last of four touches it and wins', () => {
    const fallen = [1, 2].map((n) => figure(`US${n + 4}`, worth(9), 30, 20 + n * 2));
    const play = mission([
      figure('US1', worth(9), 18, 7),
      figure('US2', worth(9), 2, 30),
      figure('US3', worth(9), 4, 30),
      ...fallen,
      BYSTANDER,
    ]);
    play.mark('US5', { status: 'eliminated', at: null }).mark('US6', { status: 'eliminated', at: null });
    play.give('us', move('US1', [18, 4.5]));
    expect(play.match.outcome).toMatchObject({ winners: ['us'], reason: 'objective' });
  });

  test('T48-35 T48-56 Assault Fire, move first: touching wins at once, the shot is not made any more', () => {
    const play = mission([figure('US1', worth(9), 18, 7), figure('VG1', worth(9), 25, 8), BYSTANDER]);
    play.give('us', assault('US1', 'VG1', 'move', [[18, 4.5]]));
    expect(winners(play)).toEqual(['us']);
    expect(play.events('ShotFired')).toEqual([]);
  });

  test('T48-27 T48-56 touching the objective and an enemy at once: won at once, no fight', () => {
    const play = mission([figure('US1', worth(9), 18, 7), figure('VG1', fists(3), 19, 4.5), BYSTANDER]);
    play.give('us', move('US1', [18, 4.5]));
    expect(winners(play)).toEqual(['us']);
    expect(play.events('BlowsExchanged')).toEqual([]);
  });

  test('T48-33 T48-56 eliminated by Opportunity Fire where the base touches: not won', () => {
    const play = mission([
      figure('US1', worth(9), 18, 7),
      figure('US2', worth(9), 2, 34),
      figure('US3', worth(9), 5, 34),
      figure('VG1', worth(9), 18, 12),
      BYSTANDER,
    ]);
    play.give('us', cover('US2'));
    play.endTurn('us').give('vg', opportunity('VG1', 18, 5.05, false));
    play.mark('VG1', {
      opportunity: { at: place(18, 4), radius: 0, weapon: 'rifle' as WeaponId, aim: false, hold: false },
    });
    play.endTurn('vg').give('us', move('US1', [18, 4.5]), [6, 6, 1]);
    expect(play.unit('US1').status).toBe('eliminated');
    expect(play.match.outcome).toBeNull();
  });

  test('T48-57 wounded is not eliminated: two of four wounded do not lose', () => {
    const foes = [1, 2, 3, 4].map((n) => figure(`VG${n}`, worth(9), 8 + 3 * n, 12));
    const play = mission([figure('US1', worth(9), 15, 18), ...foes]);
    for (const unit of ['VG1', 'VG2']) play.give('us', shoot('US1', unit), [4, 1, 1]);
    expect(play.match.outcome).toBeNull();
  });

  test('T48-57 one of two characters is half', () => {
    const play = mission([figure('US1', worth(9), 10, 18), figure('VG1', worth(1), 10, 12), BYSTANDER]);
    play.give('us', shoot('US1', 'VG1'), [6, 6, 1]);
    expect(play.match.outcome).toMatchObject({ winners: ['us'], reason: 'losses' });
  });

  test('T48-39 T48-57 Suppression dice at the start of the enemy’s turn can win', () => {
    const play = mission([figure('US1', worth(9, 'mg'), 10, 20), figure('VG1', worth(1), 10, 12), BYSTANDER]);
    play.mark('VG1', { wounded: true }).give('us', suppress('US1', 10, 12, 'mg'));
    play.endTurn('us', [6]);
    expect(winners(play)).toEqual(['us']);
  });

  test('T48-28 T48-57 close combat in the enemy’s charge can win for the one who was charged', () => {
    const play = mission([
      figure('US1', fists(2), 10, 20),
      figure('US2', fists(2), 2, 34),
      figure('VG1', fists(0, 0), 13, 20),
      BYSTANDER,
    ]);
    play.give('us', cover('US2'));
    play.endTurn('us').give('vg', move('VG1', [11, 20]), [5, 5]);
    expect(winners(play)).toEqual(['us']);
  });

  test('AMB-T48-42 one’s own grenade that takes half of one’s own force makes the opponent win', () => {
    const play = mission([
      figure('US1', worth(9, 'sergeant'), 10, 20),
      figure('US2', worth(9), 10, 14),
      figure('VG1', worth(9), 30, 12),
      BYSTANDER,
    ]);
    play.give('us', grenade('US1', 10, 15), [4, 4, 1]);
    expect(play.match.outcome).toMatchObject({ winners: ['vg'], reason: 'losses' });
  });

  test('T48-55 half is counted on the value of the card, wounded or not: 10 of 20 win, 9 of 19 do not', () => {
    const pair = (a: number, b: number) =>
      skirmish([figure('US1', worth(40), 10, 18), figure('VG1', worth(a), 10, 12), figure('VG2', worth(b), 20, 12)]);
    const half = pair(10, 10);
    half.give('us', shoot('US1', 'VG1'), [6, 6, 1]);
    expect(winners(half)).toEqual(['us']);
    const less = pair(9, 10);
    less.give('us', shoot('US1', 'VG1'), [6, 6, 1]);
    expect(less.match.outcome).toBeNull();
  });

  test('T48-55 in a skirmish pieces are no objectives: on the barn nobody wins', () => {
    const pieces = [piece('field', 'cover', wall(16, 2, 20, 4))];
    const play = begin({ figures: [figure('US1', worth(9), 18, 7), BYSTANDER], pieces, agreed: 99 });
    play.give('us', move('US1', [18, 3]));
    expect(play.match.outcome).toBeNull();
  });

  test('T48-56 in the opponent’s turn, by a reaction, the objective can be touched as well', () => {
    const play = mission([figure('US1', worth(9), 10, 20), figure('VG1', worth(9), 18, 30), BYSTANDER], {
      windows: true,
    });
    play.give('us', cover('US1'));
    play.give('vg', move('VG1', [18, 32]));
    expect(play.match.outcome).toMatchObject({ winners: ['vg'], reason: 'objective' });
  });
});
