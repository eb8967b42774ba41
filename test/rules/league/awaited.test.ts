import { expect, test } from 'vitest';
import { awaitedIn } from '../../../src/rules/league/awaited.js';
import type { State } from '../../../src/rules/league/state.js';
import { DAY, e, LeagueAtPlay, leagueOf, p } from '../../support/league.js';

/** Who is awaited in a league, and for what (issue 18.5). */

const TABLE = { scenario: 'toy/duel', sides: ['red', 'blue'] as const, options: {}, clock: null };
const SWISS = leagueOf({ kind: 'swiss', rounds: 1 }, { table: TABLE, overdue: 'official' });

const said = (state: State) =>
  awaitedIn(state).map(({ who, what, subject, reminded }) => [who, what, subject, reminded].join(' ').trim());

test('LGE-10 both of a pairing are called to be ready, then the other alone; while their match is on, nobody', () => {
  const play = new LeagueAtPlay(SWISS, 2);
  expect(said(play.state)).toEqual(['e1 ready p1', 'e2 ready p1']);
  play.give(e(1), { type: 'ready', pairing: p(1) });
  expect(said(play.state)).toEqual(['e2 ready-too p1']);
  play.give(e(2), { type: 'ready', pairing: p(1) });
  expect(said(play.state)).toEqual([]);
  play.pass(11 * DAY);
  expect(said(play.state)).toEqual(['e1 finish p1 72', 'e2 finish p1 72']);
  play.book(1, 'first');
  expect(said(play.state)).toEqual([]);
});

test('LGE-13 whoever is out is awaited no more, also for a result that is taken back', () => {
  const play = new LeagueAtPlay(SWISS, 4);
  play.give(e(1), { type: 'leave' });
  play.give('official', { type: 'correct', pairing: p(1), winner: null, reason: 'they go on' });
  expect(said(play.state)).toEqual(['e2 ready p1', 'e3 ready p2', 'e4 ready p2']);
});

test('LGE-16 whoever is asked for more time is called to answer; LGE-15 once it is up, officials are called to decide', () => {
  const play = new LeagueAtPlay(SWISS, 2);
  play.give(e(2), { type: 'extend', pairing: p(1) });
  expect(said(play.state)).toEqual(['e1 extend p1', 'e2 ready p1']);
  play.pass(13 * DAY + DAY / 2);
  expect(said(play.state)).toEqual(['e1 extend p1 24', 'e2 ready p1 24']);
  play.pass(DAY);
  expect(said(play.state)).toEqual(['official decide p1', 'e1 overdue p1 0', 'e2 overdue p1 0']);
});

test('LGE-10 where matches are played elsewhere, a result is asked for, then the word of the other; LGE-18 appeals are for officials', () => {
  const play = new LeagueAtPlay(
    { ...SWISS, table: null, stages: leagueOf({ kind: 'round-robin', legs: 2 }).stages },
    2,
  );
  // The second leg is drawn as well, but not to be played yet.
  expect(said(play.state)).toEqual(['e1 result p1', 'e2 result p1']);
  play.give(e(1), { type: 'claim', pairing: p(1), winner: 'first' });
  expect(said(play.state)).toEqual(['e2 agree p1']);
  play.give(e(2), { type: 'claim', pairing: p(1), winner: 'first' });
  play.give(e(2), { type: 'appeal', pairing: p(1), text: 'a power cut' });
  expect(said(play.state)).toEqual(['official rule a1', 'e2 result p2', 'e1 result p2']);
  play.give(e(2), { type: 'leave' });
  expect(said(play.state)).toEqual(['official rule a1']);
  play.give('official', { type: 'end' });
  expect(said(play.state)).toEqual([]);
});

test('LGE-11 once it is over nobody is awaited to play, also where a result is open again; LGE-18 appeals still are', () => {
  const play = new LeagueAtPlay({ ...SWISS, table: null }, 4);
  for (const n of [1, 2]) play.book(n, 'first');
  play.give(e(3), { type: 'appeal', pairing: p(2), text: 'a power cut' });
  play.give('official', { type: 'correct', pairing: p(1), winner: null, reason: 'it is played again' });
  expect(play.state.status).toBe('over');
  expect(said(play.state)).toEqual(['official rule a1']);
});
