import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/rules/league/commands.js';
import type { Score, Winner } from '../../../src/rules/league/state.js';
import { e, LeagueAtPlay, leagueOf, p } from '../../support/league.js';

/** What officials correct, and what that leaves alone. */

const SWISS = leagueOf({ kind: 'swiss', rounds: 3 });

describe('LGE-11 corrections', () => {
  test('a table follows at once, what was drawn by it stands', () => {
    const play = new LeagueAtPlay(SWISS, 4);
    play.playRound();
    const drawn = play.open.map(({ sides }) => sides);
    play.give('official', { type: 'correct', pairing: p(1), winner: 'second', reason: 'misread' });
    expect(play.open.map(({ sides }) => sides)).toEqual(drawn);
    expect(play.refused('official', { type: 'correct', pairing: p(1), winner: 'second', reason: 'x' })?.code).toBe(
      'league/is-so',
    );
    expect(play.refused('official', { type: 'correct', pairing: p(3), winner: null, reason: 'x' })?.code).toBe(
      'league/is-open',
    );
    expect(play.refused('official', { type: 'correct', pairing: p(9), winner: null, reason: 'x' })?.code).toBe(
      'league/no-such-pairing',
    );
    expect(play.refused('official', { type: 'correct', pairing: p(1), winner: 'draw', reason: ' ' })?.code).toBe(
      'league/text',
    );
  });
});

describe('LGE-11 what a correction leaves', () => {
  const KNOCKOUT = leagueOf({ kind: 'knockout', drawn: 'replay' });
  const correct = (n: number, winner: Winner | null, score?: Score): Command => ({
    type: 'correct',
    pairing: p(n),
    winner,
    reason: 'misread',
    ...(score === undefined ? {} : { score }),
  });

  test('a score may be corrected though the winner has played on', () => {
    const play = new LeagueAtPlay(KNOCKOUT, 4);
    play.playRound();
    play.playRound();
    const winner = play.pairing(1).result?.winner === 'first' ? 'first' : 'second';
    const events = play.give('official', correct(1, winner, [5, 3]));
    expect(events.map(({ type }) => type)).toEqual(['Corrected', 'Rated', 'Rated']);
    expect(play.pairing(1).result).toMatchObject({ winner, score: [5, 3] });
  });

  test('of a knockout a result may be taken back until somebody is drawn by it', () => {
    const play = new LeagueAtPlay(KNOCKOUT, 4);
    play.book(1, 'first');
    expect(play.refused('official', correct(1, null))).toBeNull();
    play.book(2, 'first');
    expect(play.refused('official', correct(1, null))?.code).toBe('league/needs-winner');
  });

  test('a result of an earlier stage that is open again keeps the league from nothing', () => {
    const robin = { format: { kind: 'round-robin', legs: 1 }, divisions: 1, takes: 0 } as const;
    const play = new LeagueAtPlay({ ...SWISS, stages: [robin, { ...robin, takes: 2 }] }, 3);
    while (play.state.stages.length === 1) play.playRound();
    const [first] = play.state.pairings.filter(({ sides }) => sides[1] !== null);
    play.give('official', correct(Number(first?.id.slice(1)), null));
    const [last] = play.open.filter(({ stage }) => stage === 1);
    play.book(Number(last?.id.slice(1)), 'first');
    expect(play.state.status).toBe('over');
  });

  test('an order that stays as it was is not told again', () => {
    const play = new LeagueAtPlay(KNOCKOUT, 2);
    play.book(1, 'first');
    expect(play.events.at(-1)).toMatchObject({ type: 'LeagueEnded', placed: [e(1), e(2)] });
    const ends = (events: readonly { readonly type: string }[]) => events.filter(({ type }) => type === 'LeagueEnded');
    expect(ends(play.give('official', correct(1, 'first', [5, 3])))).toEqual([]);
    expect(ends(play.give('official', correct(1, 'second')))).toMatchObject([{ placed: [e(2), e(1)] }]);
  });
});
