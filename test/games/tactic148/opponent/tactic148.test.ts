import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/opponent/chance.js';
import { randomOpponent } from '../../../../src/opponent/random.js';
import { opponentBy } from '../../../../src/opponent/search.js';
import { tactic148Valuation } from '../../../../src/games/tactic148/opponent/index.js';
import { nearestValuation } from '../../../../src/games/tactic148/opponent/nearest.js';
import { fightWorth, shotWorth, successes } from '../../../../src/games/tactic148/opponent/worth.js';
import type { Opponent } from '../../../../src/opponent/contract.js';
import { diceFrom } from '../../../../src/rules/kernel/dice.js';
import { seatId } from '../../../../src/rules/kernel/ids.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { tactic148 } from '../../../../src/rules/tactic148/index.js';
import type { WeaponId } from '../../../../src/rules/tactic148/types.js';
import type { Tactic148 } from '../../../../src/rules/tactic148/tactic148.js';
import { begin, cardOf, piece, wall, type Figure } from '../../../support/tactic148.js';
import { decideOrder } from '../../../support/deciding.js';

const referee = opponentBy(tactic148Valuation);
const RIFLE = 'rifle' as WeaponId;
const US: Figure = { unit: 'US1', card: 'rifleman', at: [10, 20] };
const VG: Figure = { unit: 'VG1', card: 'rifleman', at: [10, 12] };

describe('the opponent', () => {
  test('shoots at whom it sees, rather than walk', () => {
    const play = begin({ figures: [US, VG] });
    const command = referee(tactic148.view(play.match, seated(seatId('us'))), seatId('us'));
    expect(command?.type === 'shoot' || command?.type === 'assault').toBe(true);
  });

  test('ends the turn when nothing is worth a token, but not before it has spent one', () => {
    const play = begin({ figures: [US, VG], pieces: [piece('house', 'obstruction', wall(0, 14, 36, 17))] }).withTokens(
      'us',
      1,
    );
    const command = referee(tactic148.view(play.match, seated(seatId('us'))), seatId('us'));
    expect(command).not.toMatchObject({ type: 'end-turn', cover: null });
  });

  test('walks onto the objective that it can reach', () => {
    const pieces = [piece('barn', 'low', wall(8, 2, 12, 4)), piece('cart', 'low', wall(16, 32, 20, 34))];
    const figures: readonly Figure[] = [
      { ...US, at: [10, 8] },
      { ...VG, card: 'grenadier', at: [20, 10] },
    ];
    const play = begin({ figures, pieces, mode: 'mission' });
    const command = referee(tactic148.view(play.match, seated(seatId('us'))), seatId('us'));
    expect(command?.type).toBe('move');
  });

  test('a shot, a fight and a blast are worth what they are expected to take', () => {
    const play = begin({ figures: [US, VG] });
    const open = shotWorth(play.game, play.unit('US1'), play.unit('VG1'), RIFLE, false);
    const down = shotWorth(play.game, play.unit('US1'), { ...play.unit('VG1'), inCover: true }, RIFLE, false);
    expect(open).toBeGreaterThan(down);
    expect(successes(2, 1 / 2)).toEqual([0.25, 0.5, 0.25]);
    const strong = begin({ figures: [{ ...US, card: cardOf('rifleman', { h2h: 4 }) }, VG] });
    expect(fightWorth(strong.unit('US1'), strong.unit('VG1'))).toBeGreaterThan(0);
    expect(fightWorth(strong.unit('VG1'), strong.unit('US1'))).toBeLessThan(0);
  });

  test('the same view leads to the same order', () => {
    const play = begin({ figures: [US, VG] });
    const view = tactic148.view(play.match, seated(seatId('us')));
    expect(referee(view, seatId('us'))).toEqual(referee(view, seatId('us')));
  });
});

/** Plays a duel of three against three on open ground with a wall; who won. */
function duel(seed: string, foe: Opponent<Tactic148>): string {
  const chance = seededChance(seed);
  const figures: readonly Figure[] = ['US', 'VG'].flatMap((side) =>
    [1, 2, 3].map((i): Figure => ({ unit: `${side}${i}`, card: 'rifleman', at: [6 + 4 * i, side === 'US' ? 20 : 9] })),
  );
  const play = begin({
    figures,
    size: [24, 24],
    pieces: [piece('wall', 'obstruction', wall(8, 14, 16, 15))],
    windows: true,
  });
  let state = play.match;
  for (let orders = 0; orders < 600 && !state.outcome; orders++) {
    const [question] = tactic148.open(state);
    if (!question) break;
    const { seat } = question;
    const view = tactic148.view(state, seated(seat));
    const command = (seat === 'us' ? referee : foe)(view, seat) ?? ({ type: 'pass' } as const);
    const dice = diceFrom(state.diceRolled, (_i, sides) => 1 + chance(sides));
    const decided = decideOrder(tactic148, state, { by: 'seat', seat, command, at: 0 }, dice);
    if (!decided.ok) throw new Error(JSON.stringify({ command, refusal: decided.error }));
    for (const event of decided.value) state = tactic148.evolve(state, event);
  }
  return state.outcome?.winners[0] ?? 'nobody';
}

describe('the opponent at play', () => {
  const SEEDS = ['a', 'b', 'c', 'd'];
  test('beats a random player', () => {
    const winners = SEEDS.map((seed) => duel(seed, randomOpponent(tactic148, seededChance(seed))));
    expect(winners.filter((winner) => winner === 'us').length).toBeGreaterThanOrEqual(3);
  });
  test('beats one who shoots at the nearest', () => {
    const winners = SEEDS.map((seed) => duel(seed, opponentBy(nearestValuation)));
    expect(winners.filter((winner) => winner === 'us').length).toBeGreaterThanOrEqual(3);
  });
});
