import { expect, test } from 'vitest';
import { calendarMessage } from '../../src/present/league/calendar.js';
import { DAY, e, LeagueAtPlay, leagueOf, p } from '../support/league.js';

const TABLE = { scenario: 'toy/duel', sides: ['red', 'blue'] as const, options: {}, clock: null };

const said = ({ state }: LeagueAtPlay, moved = false) =>
  JSON.stringify(
    calendarMessage({
      ...{ id: 's', title: 'Winter', state, locale: 'en', players: {}, officials: [], commitment: '', moved },
    }),
  );

test('LGE-20 the calendar of a league has all that is still to be played, the soonest first, and says when more time was given', () => {
  const play = new LeagueAtPlay(leagueOf({ kind: 'round-robin', legs: 1 }, { table: TABLE }), 4);
  const due = (at: number) => `<t:${at / 1000}:f> (<t:${at / 1000}:R>)`;
  expect(said(play)).toContain(`- **${due(14 * DAY)}** Round robin, round 1`);
  expect(said(play)).toContain('`p1` Player 1 – Player 4');
  const rounds = new Set(play.state.pairings.map(({ round }) => round));
  expect(said(play).match(/round \d/gu)).toHaveLength(rounds.size);
  play.give('official', { type: 'give-time', pairing: p(1), until: 30 * DAY, reason: 'snow' });
  expect(said(play).indexOf(due(30 * DAY))).toBeGreaterThan(said(play).indexOf(due(14 * DAY)));
  for (const side of play.pairing(1).sides) play.give(side ?? e(1), { type: 'ready', pairing: p(1) });
  expect(said(play)).toContain('Player 4: the match is on');
  play.book(1, 'first');
  expect(said(play)).not.toContain('`p1`');
  expect(said(play, true)).toContain('Nothing is due now');
});

test('LGE-20 before it begins the calendar says when', () => {
  const setup = leagueOf({ kind: 'swiss', rounds: 1 }, { begins: 3 * DAY });
  expect(said(new LeagueAtPlay(setup, 2, undefined, false))).toContain('It begins <t:259200:f>');
  const whenSaid = leagueOf({ kind: 'swiss', rounds: 1 });
  expect(said(new LeagueAtPlay(whenSaid, 2, undefined, false))).toContain('Nothing is due now');
});
