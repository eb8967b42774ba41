import { describe, expect, it } from 'vitest';
import { tongueOf } from '../../../../src/games/battletech/words/index.js';
import { withdrawsText } from '../../../../src/games/battletech/present/standard/ending.js';
import { homeEdges } from '../../../../src/rules/battletech/standard/edges.js';
import { ending, goalsHeld, pointsOf } from '../../../../src/rules/battletech/standard/victory.js';
import { crippledBy } from '../../../../src/rules/battletech/standard/withdrawal.js';
import type { StandardState, StandardUnit } from '../../../../src/rules/battletech/types.js';
import type { Body } from '../../../../src/rules/battletech/standard/types.js';
import type { Edge, Goal } from '../../../../src/rules/battletech/standard/goals.js';
import { sideId } from '../../../../src/rules/kernel/ids.js';
import { hex, unit } from '../../../support/quick-start.js';
import { beginFull, eventsOf, marked, passTurn, step, type FullPiece } from '../../../support/standard.js';

/** Crippled units withdraw (option `forcedWithdrawal`). */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0802 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0810 N' };
const [DEFENDER, ATTACKER] = [sideId('defender'), sideId('attacker')];
const WOUNDED = { pilot: { gunnery: 4, piloting: 5, hits: 4, out: null } };

const fresh = (): StandardUnit => beginFull({ pieces: [HBK, ENF] }).unit('HBK-4G');

/** What cripples a Hunchback with these marks. */
function crippling(change: Partial<StandardUnit>, body: Partial<Body> = {}): string | null {
  const unit = fresh();
  return crippledBy({ ...unit, ...change, body: { ...unit.body, ...body } });
}

/** Its structure with one point gone in each of these places. */
function hurtIn(...at: readonly (keyof Body['structure'])[]): Partial<Body> {
  const { structure } = fresh().body;
  return { structure: { ...structure, ...Object.fromEntries(at.map((one) => [one, (structure[one] ?? 0) - 1])) } };
}

describe('FIN-48 the home edge', () => {
  const { game } = beginFull({ pieces: [HBK, ENF] });
  const zoned = (rows: readonly [number, number], columns: readonly [number, number] = [1, 15]): StandardState => ({
    ...game,
    deployment: [{ side: DEFENDER, zone: { rows, columns } }],
  });
  it.each([
    ['north', [1, 3], [1, 15]],
    ['south', [15, 17], [1, 15]],
    ['west', [1, 17], [1, 2]],
    ['east', [1, 17], [12, 15]],
    ['north', [1, 8], [1, 15]],
    ['north west', [1, 4], [1, 4]],
    ['south east', [16, 17], [14, 15]],
    ['south', [12, 14], [6, 9]],
    ['north east south west', [1, 17], [1, 15]],
  ] as const)('FIN-48 %s: rows %j, columns %j', (edges, rows, columns) => {
    expect([...homeEdges(zoned(rows, columns), DEFENDER)].sort()).toEqual(edges.split(' ').sort());
  });

  it('FIN-48 a scenario may name others, wherever the side deploys', () => {
    const { deployment } = zoned([1, 3]);
    const named = { ...game, deployment: deployment.map((one) => ({ ...one, home: ['west', 'south'] as const })) };
    expect(homeEdges(named, DEFENDER)).toEqual(['west', 'south']);
  });

  it('FIN-48 over it a crippled unit is safe, over another it counts as destroyed', () => {
    const left = (edge: Edge): StandardState => {
      const state = marked(zoned([15, 17]), 'HBK-4G', { withdraws: true });
      const units = state.units.map((one) => (one.id === 'HBK-4G' ? { ...one, status: 'left' as const } : one));
      return { ...state, units, field: { ...state.field, exits: [{ unit: unit('HBK-4G'), edge }] } };
    };
    expect(pointsOf(left('south'), ATTACKER)).toBe(0);
    expect(pointsOf(left('north'), ATTACKER)).toBe(50);
  });

  it('FIN-48 the report names it', () => {
    const event = { type: 'Withdrawing', unit: unit('HBK-4G'), why: 'pilot' } as const;
    expect(withdrawsText(event, { game: zoned([15, 17]) }, tongueOf('en'))).toContain('withdraws over the south edge');
    expect(withdrawsText(event, { game }, tongueOf('en'))).toContain('and withdraws: ');
  });
});

describe('AMB-SEQ-19 Forced withdrawal', () => {
  it('is for units that have lost what they need to fight', () => {
    expect(crippling({})).toBeNull();
    expect(crippling({ lost: ['LT', 'LA'] })).toBe('side-torso');
    expect(crippling({}, hurtIn('LA', 'RA'))).toBeNull();
    expect(crippling({}, hurtIn('LA', 'RA', 'LL'))).toBe('limbs');
    expect(crippling({}, hurtIn('CT'))).toBeNull();
    expect(crippling({}, hurtIn('CT', 'LT'))).toBe('torsos');
    expect(crippling({}, { pilot: { ...WOUNDED.pilot, hits: 3 } })).toBeNull();
    expect(crippling({}, WOUNDED)).toBe('pilot');
    expect(crippling({ broken: fresh().sheet.mounts.map(({ id }) => id) })).toBe('unarmed');
  });

  it('is told at the end of the turn, once, and ends the match when one side has nobody else left', () => {
    const pieces = [{ ...HBK, hits: 4 }, ENF];
    const play = beginFull({ pieces, options: { forcedWithdrawal: 'on' } });
    passTurn(play);
    expect(eventsOf(play, 'Withdrawing')).toMatchObject([{ unit: 'HBK-4G', why: 'pilot' }]);
    expect(play.match.outcome).toMatchObject({ winners: ['attacker'], reason: 'withdrawal' });
    const without = beginFull({ pieces });
    passTurn(without);
    expect(eventsOf(without, 'Withdrawing')).toEqual([]);
    expect(without.match.outcome).toBeNull();
  });

  it('of both sides at once is a draw', () => {
    const { game } = beginFull({ pieces: [HBK, ENF] });
    const both = marked(marked(game, 'HBK-4G', { withdraws: true }), 'ENF-4R', { withdraws: true });
    expect(ending(both, [DEFENDER, ATTACKER], [])).toMatchObject({ winners: [], reason: 'all-withdraw' });
  });

  it('holds no hex', () => {
    const hold: Goal = { goal: 'hold', side: DEFENDER, hexes: [hex('0802')], turns: 1 };
    const { game } = beginFull({ pieces: [HBK, ENF], victory: { goals: [hold], turns: null, late: 'draw' } });
    expect(goalsHeld(game)).toEqual([1]);
    expect(goalsHeld(marked(game, 'HBK-4G', { withdraws: true }))).toEqual([0]);
  });

  it('off the map costs no points, as leaving without it would', () => {
    const left = (body: Partial<Body>): StandardState => {
      const play = beginFull({ pieces: [HBK, { ...HBK, unit: 'HBK-4G=Bruno', at: '0202 N' }, ENF] });
      play.give('defender', step('HBK-4G', 'walk', 'FF', { exit: true }));
      return marked(play.game, 'HBK-4G', body);
    };
    expect(pointsOf(left({}), ATTACKER)).toBe(50);
    expect(pointsOf(left({ withdraws: true }), ATTACKER)).toBe(0);
  });
});
