import { describe, expect, test } from 'vitest';
import { choices } from '../../../src/rules/league/choices.js';
import type { Command } from '../../../src/rules/league/commands.js';
import { mateId } from '../../../src/rules/league/ids.js';
import { lineUp, matesOf, MOST_MATES } from '../../../src/rules/league/mates.js';
import { skillOf } from '../../../src/rules/league/ratings.js';
import { checkSetup } from '../../../src/rules/league/setup.js';
import { newSkill, ratedTeams, type Skill } from '../../../src/rules/league/skills.js';
import { isOn } from '../../../src/rules/league/state.js';
import { e, LeagueAtPlay, leagueOf, p } from '../../support/league.js';

const TABLE = { scenario: 'toy/duel', sides: ['red', 'blue'] as const, options: {}, clock: null };
const TEAMS = leagueOf({ kind: 'swiss', rounds: 2 }, { table: TABLE, team: 2 });
const ready = (entrant: number, mate: number): Command => ({
  type: 'ready',
  pairing: p(1),
  mate: mateId(e(entrant), mate),
});

/** Two teams of three, of whom two play. */
function threes(): LeagueAtPlay {
  const play = new LeagueAtPlay(TEAMS, 2, undefined, false);
  for (const team of [1, 1, 2, 2]) play.give(e(team), { type: 'add-mate' });
  play.give('official', { type: 'begin' });
  return play;
}

const skill = (mean: number, deviation: number): Skill => ({
  mean: Math.round(mean * 10_000),
  deviation: Math.round(deviation * 10_000),
});

describe('LGE-21 skills of who plays in teams', () => {
  const [a, b, c, d] = [newSkill, newSkill, skill(30, 5), skill(20, 7)];

  // What openskill 5.0.1 says of the same matches (bradleyTerryFull, its own defaults), to four decimals.
  test.each([
    ['one against one', [a], [b], 1, [[27.6354, 8.0659]], [[22.3646, 8.0659]]],
    [
      'won',
      [a, c],
      [b, d],
      1,
      [
        [26.5282, 8.1687],
        [30.5503, 4.9653],
      ],
      [
        [23.4718, 8.1487],
        [18.9216, 6.8912],
      ],
    ],
    [
      'lost',
      [a, c],
      [b, d],
      0,
      [
        [22.1149, 8.1687],
        [28.9612, 4.9653],
      ],
      [
        [27.8851, 8.1487],
        [22.0358, 6.8912],
      ],
    ],
    [
      'drawn',
      [a, c],
      [b, d],
      0.5,
      [
        [24.3215, 8.1687],
        [29.7557, 4.9653],
      ],
      [
        [25.6785, 8.1487],
        [20.4787, 6.8912],
      ],
    ],
  ] as const)('%s: as OpenSkill has it', (_, first, second, score, one, two) => {
    const said = ratedTeams(first, second, score).map((team) =>
      team.map(({ mean, deviation }) => [mean / 10_000, deviation / 10_000]),
    );
    for (const [i, expected] of [one, two].entries())
      for (const [j, [mean, deviation]] of expected.entries()) {
        expect(said[i]?.[j]?.[0]).toBeCloseTo(mean, 3);
        expect(said[i]?.[j]?.[1]).toBeCloseTo(deviation, 4);
      }
  });
});

describe('LGE-21 teams', () => {
  test('whoever says first that they are ready plays; a team is ready when as many have as play together, whoever of it they are', () => {
    const play = threes();
    play.give(e(1), ready(1, 3));
    expect(play.pairing(1).ready).toEqual([]);
    expect(play.refused(e(1), ready(1, 3))?.code).toBe('league/is-ready');
    play.give(e(1), ready(1, 1));
    expect(play.pairing(1).ready).toEqual([e(1)]);
    expect(play.refused(e(1), ready(1, 2))?.code).toBe('league/is-ready');
    play.give(e(2), ready(2, 2));
    play.give(e(2), ready(2, 3));
    expect(isOn(play.state, play.pairing(1))).toBe(true);
    expect(lineUp(play.state, play.pairing(1), e(1))).toEqual([mateId(e(1), 3), mateId(e(1), 1)]);
    expect(lineUp(play.state, play.pairing(1), e(2))).toEqual([mateId(e(2), 2), mateId(e(2), 3)]);
  });

  test('who played is rated, and again when the result is corrected; who did not is not', () => {
    const play = threes();
    for (const [team, mate] of [
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 3],
    ] as const)
      play.give(e(team), ready(team, mate));
    play.book(1, 'first');
    const skills = (team: number) => [1, 2, 3].map((n) => skillOf(play.state, mateId(e(team), n)).mean);
    const [won] = ratedTeams([newSkill, newSkill], [newSkill, newSkill], 1);
    expect(skills(1)).toEqual([won[0]?.mean, won[1]?.mean, newSkill.mean]);
    expect(skills(2).map((mean) => mean < newSkill.mean)).toEqual([false, true, true]);
    play.give('official', { type: 'correct', pairing: p(1), winner: 'second', reason: 'mistyped' });
    expect(skills(1).map((mean) => mean < newSkill.mean)).toEqual([true, true, false]);
  });

  test('LGE-12 skills are rated from what they were before the round, and anew with a result before', () => {
    const round = (play: LeagueAtPlay, pairing: number, winner: 'first' | 'second' | 'draw') => {
      for (const team of [1, 2])
        for (const n of [1, 2]) play.give(e(team), { type: 'ready', pairing: p(pairing), mate: mateId(e(team), n) });
      play.book(pairing, winner);
    };
    const [play, fair] = [threes(), threes()];
    round(play, 1, 'first');
    const after = [1, 2].map((n) => skillOf(play.state, mateId(e(1), n)));
    expect([1, 2].map((n) => skillOf(play.state, mateId(e(1), n), 0))).toEqual([newSkill, newSkill]);
    round(play, 2, 'draw');
    expect([1, 2].map((n) => skillOf(play.state, mateId(e(1), n), 1))).toEqual(after);
    play.give('official', { type: 'correct', pairing: p(1), winner: 'second', reason: 'mistyped' });
    round(fair, 1, 'first');
    fair.give('official', { type: 'correct', pairing: p(1), winner: 'second', reason: 'mistyped' });
    round(fair, 2, 'draw');
    for (const team of [1, 2])
      for (const n of [1, 2, 3])
        expect(skillOf(play.state, mateId(e(team), n))).toEqual(skillOf(fair.state, mateId(e(team), n)));
    // Neither has won: that says nothing about anybody.
    play.give('official', { type: 'correct', pairing: p(1), winner: 'none', reason: 'nobody came' });
    expect([1, 2].map((n) => skillOf(play.state, mateId(e(1), n), 1))).toEqual([newSkill, newSkill]);
  });

  test('who comes, plays and goes is kept', () => {
    const play = threes();
    play.give(e(1), ready(1, 3));
    expect(play.pairing(1).mates).toEqual([mateId(e(1), 3)]);
    play.give(e(1), { type: 'drop-mate', mate: mateId(e(1), 2) });
    expect(play.state.entrants[0]?.mates).toEqual([
      { id: mateId(e(1), 1), isIn: true },
      { id: mateId(e(1), 2), isIn: false },
      { id: mateId(e(1), 3), isIn: true },
    ]);
    expect(play.state.entrants[1]?.mates?.every(({ isIn }) => isIn)).toBe(true);
  });

  test('where only one team said who plays, nobody is rated', () => {
    const play = threes();
    for (const mate of [1, 2]) play.give(e(1), ready(1, mate));
    play.book(1, 'first');
    expect(play.pairing(1).result?.winner).toBe('first');
    expect([1, 2, 3].map((n) => skillOf(play.state, mateId(e(1), n)))).toEqual([newSkill, newSkill, newSkill]);
  });

  test('the captain enters it, others come and go, also while it is played; the last stays, and so does who is to play', () => {
    const play = threes();
    expect(matesOf(play.state, e(1))).toHaveLength(3);
    play.give(e(1), { type: 'drop-mate', mate: mateId(e(1), 2) });
    expect(play.refused(e(1), ready(1, 2))?.code).toBe('league/no-such-mate');
    play.give(e(1), { type: 'add-mate' });
    expect(matesOf(play.state, e(1))).toEqual([1, 3, 4].map((n) => mateId(e(1), n)));
    play.give(e(1), ready(1, 4));
    expect(play.refused(e(1), { type: 'drop-mate', mate: mateId(e(1), 4) })?.code).toBe('league/mate-plays');
    expect(play.refused(e(1), { type: 'drop-mate', mate: mateId(e(2), 1) })?.code).toBe('league/no-such-mate');
    for (const n of [2, 3]) play.give(e(2), { type: 'drop-mate', mate: mateId(e(2), n) });
    expect(play.refused(e(2), { type: 'drop-mate', mate: mateId(e(2), 1) })?.code).toBe('league/last-mate');
    expect(play.refused(e(2), ready(2, 1))?.code).toBe('league/team-small');
    play.give('official', { type: 'substitute', entrant: e(2), reason: 'ill' });
    expect(matesOf(play.state, e(2))).toEqual([mateId(e(2), 1), mateId(e(2), 4)]);
    while (matesOf(play.state, e(2)).length < MOST_MATES) play.give(e(2), { type: 'add-mate' });
    expect(play.refused(e(2), { type: 'add-mate' })?.code).toBe('league/team-full');
    expect(play.refused('official', { type: 'substitute', entrant: e(2), reason: 'ill' })?.code).toBe(
      'league/team-full',
    );
  });

  test('where everybody plays for themselves nobody has a team, and a team is of two to six', () => {
    const alone = new LeagueAtPlay(leagueOf({ kind: 'swiss', rounds: 1 }), 2);
    expect(alone.refused(e(1), { type: 'add-mate' })?.code).toBe('league/no-teams');
    expect(alone.refused(e(1), { type: 'drop-mate', mate: mateId(e(1), 1) })?.code).toBe('league/no-teams');
    expect(alone.refused(e(1), ready(1, 1))?.code).toBe('league/no-teams');
    for (const team of [0, 1, 7, 2.5]) expect(checkSetup({ ...TEAMS, team })?.code).toBe('league/setup');
  });

  test('what is offered to a team is what it may order', () => {
    const play = threes();
    play.give(e(1), ready(1, 1));
    const offered = (partial: Readonly<Record<string, string>>) => {
      const choice = choices(play.state, e(1), partial);
      return choice.kind === 'pick' ? choice.options.map(({ value }) => value) : choice.kind;
    };
    expect(offered({ order: 'ready', pairing: 'p1' })).toEqual(['e1.2', 'e1.3']);
    expect(offered({ order: 'ready', pairing: 'p1', mate: 'e1.3' })).toBe('done');
    expect(offered({ order: 'drop-mate' })).toEqual(['e1.2', 'e1.3']);
    expect(offered({ order: 'drop-mate', mate: 'e1.2' })).toBe('done');
    expect(offered({ order: 'add-mate' })).toBe('done');
    play.give('official', { type: 'end' });
    expect(offered({})).not.toContain('add-mate');
  });
});
