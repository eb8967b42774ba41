import { describe, expect, test } from 'vitest';
import { scenarioCalled } from '../../../../src/cli/scenario.js';
import { seededDice } from '../../../../src/match/dice.js';
import { seededChance } from '../../../../src/opponent/chance.js';
import { randomOpponent } from '../../../../src/opponent/random.js';
import { opponentBy } from '../../../../src/opponent/search.js';
import { tactic148Valuation } from '../../../../src/games/tactic148/opponent/index.js';
import { nearestValuation } from '../../../../src/games/tactic148/opponent/nearest.js';
import { fightWorth, shotWorth, successes } from '../../../../src/games/tactic148/opponent/worth.js';
import { suppressions, upheld } from '../../../../src/games/tactic148/opponent/zones.js';
import type { Opponent } from '../../../../src/opponent/contract.js';
import { between } from '../../../../src/rules/geometry/plane/point.js';
import { placeOf } from '../../../../src/rules/tactic148/characters.js';
import { diceFrom } from '../../../../src/rules/kernel/dice.js';
import { seatId } from '../../../../src/rules/kernel/ids.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { tactic148 } from '../../../../src/rules/tactic148/index.js';
import type { WeaponId } from '../../../../src/rules/tactic148/types.js';
import type { Tactic148 } from '../../../../src/rules/tactic148/tactic148.js';
import { begin, cardOf, piece, wall, type Figure } from '../../../support/tactic148.js';
import { decideOrder } from '../../../support/deciding.js';
import { usually } from '../../../support/soak.js';

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

  /** A runner two moves from the barn, a wall across the straight way; what it does as long as it moves. */
  function runs(theirTokens: number): readonly (string | undefined)[] {
    const pieces = [
      piece('barn', 'low', wall(8, 2, 12, 4)),
      piece('cart', 'low', wall(16, 32, 20, 34)),
      piece('hut', 'obstruction', wall(9, 8, 14, 9)),
    ];
    const figures: readonly Figure[] = [
      { ...US, at: [10, 12] },
      { ...VG, card: 'grenadier', at: [20, 10] },
    ];
    const play = begin({ figures, pieces, mode: 'mission' }).withTokens('vg', theirTokens);
    return [1, 2, 3].map(() => {
      if (play.match.outcome) return play.match.outcome.reason;
      const command = referee(tactic148.view(play.match, seated(seatId('us'))), seatId('us'));
      if (command?.type === 'move') play.give('us', command);
      return command?.type;
    });
  }

  test('T48-56 runs around what is in the way to the objective when the enemy has no token to stop it', () => {
    expect(runs(0)).toEqual(['move', 'move', 'objective']);
  });

  test('T48-56 shoots rather than run into the enemy’s tokens', () => {
    expect(runs(5)[0]).not.toBe('move');
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
  const SEEDS = usually(['a', 'b', 'c', 'd'], 2);
  test('beats a random player', () => {
    const winners = SEEDS.map((seed) => duel(seed, randomOpponent(tactic148, seededChance(seed))));
    expect(winners.filter((winner) => winner === 'us').length).toBeGreaterThanOrEqual(SEEDS.length * 0.75);
  });
  test('beats one who shoots at the nearest', () => {
    const winners = SEEDS.map((seed) => duel(seed, opponentBy(nearestValuation)));
    expect(winners.filter((winner) => winner === 'us').length).toBeGreaterThanOrEqual(SEEDS.length * 0.75);
  });
});

describe('P-21 the opponent', () => {
  const scenario = (name: string) => {
    const found = scenarioCalled(`tactic148/${name}`);
    if (!found.ok) throw new Error(found.error);
    const setup = found.value.setup({}, {});
    if (!('tables' in setup)) throw new Error('not a match of this game');
    return setup;
  };

  test.each(usually(['skirmish', 'burnt-mill', 'orchard-patrol', 'mission'], 2))(
    'P-21 deploys apart in the scenario %s: no grenade takes two of its own',
    (name) => {
      const dice = (rolled: number) => seededDice(name, rolled);
      const begun = tactic148.decide(
        null,
        { by: 'referee', seat: null, question: null, at: 0, command: { type: 'start', setup: scenario(name) } },
        { dice: dice(0), past: null },
      );
      if (!begun.ok) throw new Error(JSON.stringify(begun.error));
      let { state } = begun.value;
      while (state.game.turn === 0 && !tactic148.open(state).some(({ topic }) => topic.ask === 'act')) {
        const seat = tactic148.open(state)[0]?.seat ?? seatId('nobody');
        const command = referee(tactic148.view(state, seated(seat)), seat) ?? ({ type: 'pass' } as const);
        const done = tactic148.decide(
          state,
          { by: 'seat', seat, question: null, at: 0, command },
          { dice: dice(state.diceRolled), past: null },
        );
        if (!done.ok) throw new Error(JSON.stringify(done.error));
        ({ state } = done.value);
      }
      const { characters } = state.game;
      const gaps = characters.flatMap((one, i) =>
        characters
          .slice(i + 1)
          .filter(({ side }) => side === one.side)
          .map((other) => between(placeOf(one), placeOf(other))),
      );
      expect(Math.min(...gaps)).toBeGreaterThan(2000);
    },
  );

  const apart: readonly Figure[] = [US, { unit: 'US2', card: 'gunner', at: [14, 20] }, VG];
  const house = [piece('house', 'obstruction', wall(0, 14, 36, 17))];

  test('P-21 goes on as long as it holds a hoard, though nobody is in sight', () => {
    const play = begin({ figures: apart, pieces: house }).withTokens('us', 13);
    const command = referee(tactic148.view(play.match, seated(seatId('us'))), seatId('us'));
    expect(command?.type).not.toBe('end-turn');
  });

  test('P-21 T48-38 lays down Suppression Fire with a machine gun on enemies who stand together', () => {
    const bunch: readonly Figure[] = [
      { unit: 'US1', card: 'rifleman', at: [10, 30] },
      { unit: 'VG1', card: 'mg', at: [12, 4] },
      ...[0, 1, 2].map((i): Figure => ({ unit: `US${2 + i}`, card: 'scout', at: [11 + 1.2 * i, 30] })),
    ];
    const play = begin({ figures: bunch });
    const view = tactic148.view(play.match, seated(seatId('us')));
    const offers = suppressions(
      view.game,
      play.unit('VG1'),
      bunch.filter(({ unit }) => unit !== 'VG1').map(({ unit }) => play.unit(unit)),
    );
    expect(offers.map(({ command }) => command.type)).toContain('suppress');
    expect(upheld(view.game, play.unit('VG1'))).toBe(0);
  });
});
