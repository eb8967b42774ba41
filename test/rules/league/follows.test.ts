import { describe, expect, test } from 'vitest';
import { audit } from '../../../src/rules/league/audit.js';
import { awaitedIn } from '../../../src/rules/league/awaited.js';
import { appealId } from '../../../src/rules/league/ids.js';
import { league } from '../../../src/rules/league/league.js';
import { challengeable } from '../../../src/rules/league/ladder.js';
import { matesOf } from '../../../src/rules/league/mates.js';
import { standingsOf } from '../../../src/rules/league/standings.js';
import { opponentIn } from '../../../src/rules/league/state.js';
import { treeOf } from '../../../src/rules/league/tree.js';
import { nextDue } from '../../../src/rules/league/time.js';
import { DAY, e, LeagueAtPlay, leagueOf, p } from '../../support/league.js';

/** What follows in a league from who comes, what is played and what time it is. */

const SWISS = leagueOf({ kind: 'swiss', rounds: 2 });

describe('LGE-13 forfeits', () => {
  /** Nobody is ever ready: each round all forfeit. */
  const neglected = (outAfter: number, rounds: number) => {
    const play = new LeagueAtPlay({ ...leagueOf({ kind: 'swiss', rounds: 4 }), overdue: 'forfeit', outAfter }, 4);
    for (let round = 0; round < rounds; round++) play.pass(14 * DAY);
    return play;
  };
  const statuses = ({ state }: LeagueAtPlay) => [...new Set(state.entrants.map(({ status }) => status))];

  test('whoever forfeits as often as the league allows is out; where it allows any number nobody is', () => {
    expect(statuses(neglected(2, 1))).toEqual(['in']);
    expect(statuses(neglected(2, 2))).toEqual(['absent']);
    expect(statuses(neglected(0, 3))).toEqual(['in']);
  });

  test('LGE-14: who plays on for somebody is not out for what was forfeited before them', () => {
    const play = new LeagueAtPlay({ ...leagueOf({ kind: 'swiss', rounds: 3 }), outAfter: 1 }, 2);
    play.give(e(2), { type: 'ready', pairing: p(1) });
    play.pass(14 * DAY);
    expect(play.state.entrants.map(({ status }) => status)).toEqual(['absent', 'in']);
    const robin = new LeagueAtPlay({ ...leagueOf({ kind: 'round-robin', legs: 2 }), outAfter: 2 }, 4);
    for (const { id, sides } of robin.open.filter(({ round }) => round < 2)) {
      for (const side of sides) if (side !== e(1) && side !== null) robin.give(side, { type: 'ready', pairing: id });
    }
    robin.pass(14 * DAY);
    robin.pass(14 * DAY);
    expect(robin.state.entrants[0]?.status).toBe('absent');
    robin.give('official', { type: 'substitute', entrant: e(1), reason: 'Ann plays on' });
    const [open] = robin.state.pairings.filter(({ sides, result }) => sides.includes(e(1)) && result !== null);
    robin.give('official', { type: 'correct', pairing: open?.id ?? p(1), winner: null, reason: 'it is played' });
    robin.book(Number(open?.id.slice(1)), 'draw');
    expect(robin.state.entrants[0]?.status).toBe('in');
  });
});

describe('LGE-03, LGE-15 time and beginnings', () => {
  test('what is due next is the beginning, then the reminders of what is open', () => {
    const play = new LeagueAtPlay({ ...SWISS, begins: 1000 }, 1, undefined, false);
    expect(nextDue(play.state)).toBe(1000);
    play.at = 999;
    expect(play.pass(0)).toEqual([]);
    expect(play.pass(1)).toEqual([{ type: 'Postponed' }]);
    // It waits for an official then, and is as it was otherwise.
    expect(play.state.setup).toEqual({ ...SWISS, begins: null });
    expect(nextDue(play.state)).toBeNull();
    play.give('house', { type: 'enter', name: 'Zoe' });
    play.give('official', { type: 'begin' });
    expect(nextDue(play.state)).toBe(1000 + 11 * DAY);
    play.give('house', { type: 'made', pairing: p(1), match: 'm1' });
    play.book(1, 'first');
    play.book(2, 'first');
    expect(nextDue(play.state)).toBeNull();
  });

  test('LGE-18: an official is called to each appeal that is not ruled on', () => {
    const play = new LeagueAtPlay(SWISS, 4);
    play.book(1, 'first');
    play.give(e(2), { type: 'appeal', pairing: p(1), text: 'out of range' });
    const rulings = () => awaitedIn(play.state).filter(({ what }) => what === 'rule');
    expect(rulings()).toEqual([{ who: 'official', what: 'rule', subject: 'a1', due: null, reminded: null }]);
    play.give('official', { type: 'rule', appeal: appealId(1), upheld: false, winner: null, reason: 'no' });
    expect(rulings()).toEqual([]);
  });
});

describe('LGE-07 ladders', () => {
  test('a challenge is a round of the ladder on which both stand, and is rated by itself once it is decided', () => {
    const stages = [{ format: { kind: 'ladder', reach: 1 }, divisions: 2, takes: 0 }] as const;
    const play = new LeagueAtPlay({ ...SWISS, stages }, 6);
    expect(play.state.stages[0]?.divisions).toEqual([
      [e(1), e(4), e(5)],
      [e(2), e(3), e(6)],
    ]);
    play.at = DAY;
    const drawn = (n: number, sides: readonly string[], division: number, round: number) => ({
      ...{ type: 'RoundDrawn', stage: 0, division, round, due: 15 * DAY },
      pairings: [{ id: p(n), slot: 0, sides }],
    });
    expect(play.give(e(3), { type: 'challenge', entrant: e(2) })).toEqual([drawn(1, ['e3', 'e2'], 1, 0)]);
    expect(play.give(e(4), { type: 'challenge', entrant: e(1) })).toEqual([drawn(2, ['e4', 'e1'], 0, 0)]);
    expect(play.refused(e(6), { type: 'challenge', entrant: e(5) })?.code).toBe('league/nobody-to-challenge');
    play.book(1, 'first');
    expect(play.state.periods.map(({ pairings }) => pairings)).toEqual([['p1']]);
    expect(play.give(e(6), { type: 'challenge', entrant: e(2) })).toEqual([drawn(3, ['e6', 'e2'], 1, 1)]);
    play.book(2, 'second');
    play.book(3, 'draw');
    expect(play.state.periods.map(({ pairings }) => pairings)).toEqual([['p1'], ['p2'], ['p3']]);
    play.give('official', { type: 'end' });
    expect(play.state.placed).toEqual(['e1', 'e3', 'e4', 'e2', 'e5', 'e6']);
    play.give('official', { type: 'correct', pairing: p(2), winner: 'first', reason: 'misread' });
    expect(play.state.placed).toEqual(['e4', 'e3', 'e1', 'e2', 'e5', 'e6']);
  });

  test('nobody is challenged elsewhere than on a ladder, nor by who stands on none', () => {
    expect(challengeable(new LeagueAtPlay(SWISS, 4).state, e(4))).toEqual([]);
    const ladder = new LeagueAtPlay(leagueOf({ kind: 'ladder', reach: 2 }), 3);
    expect(challengeable(ladder.state, e(9))).toEqual([]);
    expect(matesOf(ladder.state, e(9))).toEqual([]);
  });
});

describe('LGE-06 knockout', () => {
  test('sides are balanced from round to round; after a draw the better seeded goes on, whichever side they had', () => {
    const play = new LeagueAtPlay(leagueOf({ kind: 'knockout', drawn: 'seed' }), 4);
    expect([1, 2].map((n) => play.pairing(n).sides)).toEqual([
      ['e1', 'e4'],
      ['e2', 'e3'],
    ]);
    play.book(1, 'second');
    play.book(2, 'first');
    // The fourth has had the second side, the second the first.
    expect(play.pairing(3).sides).toEqual(['e4', 'e2']);
    play.book(3, 'draw');
    expect(play.state.placed).toEqual(['e2', 'e4', 'e1', 'e3']);
    const other = new LeagueAtPlay(leagueOf({ kind: 'knockout', drawn: 'seed' }), 4);
    other.book(1, 'first');
    other.book(2, 'second');
    expect(other.pairing(3).sides).toEqual(['e3', 'e1']);
  });
});

test('LGE-10 saying the same twice is no word of both', () => {
  const play = new LeagueAtPlay(SWISS, 2);
  const claim = { type: 'claim', pairing: p(1), winner: 'first' } as const;
  play.give(e(1), claim);
  play.give(e(1), claim);
  expect(play.pairing(1).result).toBeNull();
  expect(play.pairing(1).claim).toEqual({ by: 'e1', winner: 'first' });
  expect(play.state.events).toBe(play.events.length);
  play.give(e(2), claim);
  expect(play.pairing(1).result?.winner).toBe('first');
});

test('LGE-06 out after two defeats: the slots of four and of eight, round by round, the upper ones first', () => {
  const slots = (size: number) =>
    treeOf({ kind: 'double', drawn: 'replay' }, size).map(({ round, slot, part, from }) => {
      const [one, other] = from.map((source) =>
        'seed' in source ? `${source.seed + 1}` : `${source.as} of ${source.of.round}.${source.of.slot}`,
      );
      return `${round}.${slot} ${part}: ${one} – ${other}`;
    });
  expect(slots(4)).toEqual([
    '0.0 upper: 1 – 4',
    '0.1 upper: 2 – 3',
    '1.0 upper: winner of 0.0 – winner of 0.1',
    '1.1 lower: loser of 0.0 – loser of 0.1',
    '2.0 lower: winner of 1.1 – loser of 1.0',
    '3.0 final: winner of 1.0 – winner of 2.0',
    '4.0 again: loser of 3.0 – winner of 3.0',
  ]);
  expect(slots(8)).toEqual([
    '0.0 upper: 1 – 8',
    '0.1 upper: 4 – 5',
    '0.2 upper: 2 – 7',
    '0.3 upper: 3 – 6',
    '1.0 upper: winner of 0.0 – winner of 0.1',
    '1.1 upper: winner of 0.2 – winner of 0.3',
    '1.2 lower: loser of 0.0 – loser of 0.1',
    '1.3 lower: loser of 0.2 – loser of 0.3',
    '2.0 lower: winner of 1.2 – loser of 1.1',
    '2.1 lower: winner of 1.3 – loser of 1.0',
    '3.0 upper: winner of 1.0 – winner of 1.1',
    '3.1 lower: winner of 2.0 – winner of 2.1',
    '4.0 lower: winner of 3.1 – loser of 3.0',
    '5.0 final: winner of 3.0 – winner of 4.0',
    '6.0 again: loser of 5.0 – winner of 5.0',
  ]);
});

describe('LGE-05 Swiss', () => {
  test('of five each rests once in five rounds, and all have met in the end', () => {
    const play = new LeagueAtPlay(leagueOf({ kind: 'swiss', rounds: 5 }), 5);
    for (let round = 0; round < 5; round++) play.playRound();
    const rests = play.state.pairings.flatMap(({ sides }) => (sides[1] === null ? [sides[0]] : []));
    expect(rests).toEqual(['e5', 'e4', 'e3', 'e2', 'e1']);
    const met = play.state.pairings.flatMap(({ sides }) => (sides[1] === null ? [] : [[...sides].sort().join()]));
    expect(new Set(met).size).toBe(10);
    // Whoever has rested once rests again after all others have.
    expect(standingsOf(play.state, 0, 0).map(({ entrant, played }) => [entrant, played])).toEqual(
      [1, 2, 3, 4, 5].map((n) => [e(n), 5]),
    );
  });
});

test('LGE-08 everybody is shown all of a league, and told all that happens in it', () => {
  const play = new LeagueAtPlay(SWISS, 2);
  const viewer = { as: 'spectator' } as const;
  expect(league.view(play.state, viewer)).toEqual(play.state);
  expect(play.events.map((event) => league.tell(event, play.state, viewer))).toEqual(play.events);
});

describe('a league as it is kept', () => {
  test('it begins by being founded, with nobody', () => {
    const play = new LeagueAtPlay(SWISS, 2);
    const [founded, entered] = play.events;
    if (!founded || !entered) throw new Error('nothing happened');
    expect(league.evolve(null, founded)).toEqual({
      ...{ setup: SWISS, status: 'sign-up', events: 1, diceRolled: 0 },
      ...{ entrants: [], stages: [], pairings: [], periods: [], appeals: [], placed: [] },
    });
    expect(() => league.evolve(null, entered)).toThrow('founded');
  });

  test('its events and orders have one shape so far', () => {
    const event = { type: 'Postponed' } as const;
    const command = { type: 'begin' } as const;
    expect(league.upcastEvent(event, 1)).toBe(event);
    expect(league.upcastCommand(command, 1)).toBe(command);
    for (const shape of [0, 2]) {
      expect(() => league.upcastEvent(event, shape)).toThrow(`shape ${shape}`);
      expect(() => league.upcastCommand(command, shape)).toThrow(`shape ${shape}`);
    }
  });

  test('LGE-10 of two each meets the other, and whoever is not of them nobody', () => {
    const sides = [e(1), e(2)] as const;
    expect([1, 2, 3].map((n) => opponentIn({ sides }, e(n)))).toEqual([e(2), e(1), null]);
    expect(opponentIn({ sides: [e(1), null] }, e(1))).toBeNull();
  });
});

describe('LGE-08 what is wrong with a league is found', () => {
  const play = new LeagueAtPlay(SWISS, 5);
  play.playRound();
  const { state } = play;
  const changed = (id: number, more: object) => ({
    ...state,
    pairings: state.pairings.map((one) => (one.id === p(id) ? { ...one, ...more } : one)),
  });

  test('somebody who plays themselves, or plays where they were not drawn, or twice in a round', () => {
    expect(audit(state)).toEqual([]);
    expect(audit(changed(1, { sides: [e(1), e(1)] }))).toContain('sides of p1');
    expect(audit(changed(1, { sides: [e(1), e(9)] }))).toContain('sides of p1');
    expect(audit(changed(1, { sides: [e(1), e(4)] }))).toContain('e4 twice in round 1 of 1.1');
    expect(audit(withAgain(state))).toEqual(expect.arrayContaining(twice));
    const ladder = new LeagueAtPlay(leagueOf({ kind: 'ladder', reach: 1 }), 3);
    ladder.give(e(2), { type: 'challenge', entrant: e(1) });
    const again = { ...ladder.pairing(1), id: p(2) };
    expect(audit({ ...ladder.state, pairings: [...ladder.state.pairings, again] })).toEqual([]);
  });

  test('points, wins and matches that do not add up', () => {
    const wrong = ['sides of p1', 'points of 1.1', 'wins of 1.1', 'matches of 1.1'];
    const result = (winner: string) => ({ winner, by: 'word', score: null, match: null });
    const strange = (winner: string) => audit(changed(1, { sides: [e(1), e(9)], result: result(winner) }));
    expect(strange('second')).toEqual(wrong);
    expect(strange('first')).toEqual(wrong.filter((each) => !each.startsWith('points')));
    expect(strange('draw')).toEqual(wrong.filter((each) => !each.startsWith('wins')));
  });

  /** Those of the second pairing meet again in its round and slot. */
  const second = play.pairing(2);
  const withAgain = ({ pairings }: typeof state) => ({
    ...state,
    pairings: [...pairings, { ...second, id: p(9), result: null }],
  });
  const twice = second.sides.map((side) => `${side ?? ''} twice in round 1 of 1.1`);
  const drawn = { result: { winner: 'draw', by: 'word', score: null, match: null } };

  test.each([
    ['in the same round', 1, { round: 0, slot: 0 }],
    ['in the same slot of the next round', 5, { round: 1, slot: 1 }],
  ])('a draw of others %s is no reason to play twice', (_, other, place) => {
    expect(play.pairing(other)).toMatchObject(place);
    expect(audit(withAgain(changed(other, drawn)))).toEqual(expect.arrayContaining(twice));
  });

  test('a draw of their own is', () => {
    expect(audit(withAgain(changed(2, drawn))).filter((wrong) => wrong.includes('twice'))).toEqual([]);
  });
});
