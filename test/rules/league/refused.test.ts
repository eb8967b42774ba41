import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/kernel/dice.js';
import { refuse } from '../../../src/rules/kernel/refusal.js';
import type { Command } from '../../../src/rules/league/commands.js';
import { appealId, mateId } from '../../../src/rules/league/ids.js';
import { league } from '../../../src/rules/league/league.js';
import { LEAGUE_PARTS } from '../../../src/rules/league/parts.js';
import { blockedBy } from '../../../src/rules/league/results.js';
import { checkSetup, type Setup, type Stage } from '../../../src/rules/league/setup.js';
import { DAY, e, LeagueAtPlay, leagueOf, p } from '../../support/league.js';

/** What each refusal of a league says: its code, the figures that its sentence names, and the rule. */

const SWISS = leagueOf({ kind: 'swiss', rounds: 2 });
const LADDER = leagueOf({ kind: 'ladder', reach: 2 });
const TABLE = { scenario: 'toy/duel', sides: ['red', 'blue'] as const, options: {}, clock: null };
const claim = (n: number): Command => ({ type: 'claim', pairing: p(n), winner: 'first' });
const waiting = (setup: Setup, entrants: number) => new LeagueAtPlay(setup, entrants, undefined, false);

describe('LGE-01 set-ups', () => {
  const bad = (what: string, value: string | number) => refuse('league/setup', { what, value }, 'LGE-01');
  const stage: Stage = { format: { kind: 'swiss', rounds: 1 }, divisions: 1, takes: 0 };
  const ladder: Stage = { ...stage, format: { kind: 'ladder', reach: 1 } };
  const stages = (...of: readonly Partial<Stage>[]) => ({ stages: of.map((one) => ({ ...stage, ...one })) });

  test.each<[Partial<Setup>, ReturnType<typeof bad> | null]>([
    [{ stages: [] }, bad('stages', 0)],
    [{ most: 1 }, bad('most', 1)],
    [{ most: 2 }, null],
    [{ most: 2.5 }, bad('most', 2.5)],
    [{ days: 0 }, bad('days', 0)],
    [{ days: 1 }, null],
    [{ outAfter: -1 }, bad('outAfter', -1)],
    [{ outAfter: 0 }, null],
    [{ extension: { most: -1, days: 1 } }, bad('extension.most', -1)],
    [{ extension: { most: 0, days: 0 } }, null],
    [{ remind: [24, 1.5] }, bad('remind', 1.5)],
    [{ points: { ...SWISS.points, bye: -1 } }, bad('bye', -1)],
    [{ tieBreaks: ['wins', 'score', 'wins'] }, bad('tieBreaks', 'wins score wins')],
    [{ team: 1 }, bad('team', 1)],
    [{ team: 2 }, null],
    [{ team: 6 }, null],
    [{ team: 7 }, bad('team', 7)],
    [stages({ divisions: 0 }), bad('divisions', 0)],
    [stages({ divisions: 1.5 }), bad('divisions', 1.5)],
    [stages({}, { takes: 0 }), bad('takes', 0)],
    [stages({}, { takes: 1 }), null],
    [stages({ format: { kind: 'swiss', rounds: 0 } }), bad('rounds', 0)],
    [stages({ format: { kind: 'ladder', reach: 0 } }), bad('reach', 0)],
    [stages(ladder), null],
    [stages({}, { ...ladder, takes: 1 }), null],
    [stages(ladder, { takes: 1 }), bad('stages', 'ladder')],
  ])('%j', (more, wanted) => {
    expect(checkSetup({ ...SWISS, ...more })).toEqual(wanted);
  });
});

describe('LGE-02, LGE-03 sign-up', () => {
  test('names are short, not empty and one’s own; a rating is one; places are given once', () => {
    const play = waiting({ ...SWISS, most: 3 }, 2);
    const enter = (name: string, rating?: number) =>
      play.refused('house', { type: 'enter', name, ...(rating === undefined ? {} : { rating }) });
    const name = refuse('league/name', { most: 32 });
    expect(['', ' ', 'x'.repeat(33)].map((one) => enter(one))).toEqual([name, name, name]);
    expect(enter('x'.repeat(32))).toBeNull();
    expect(enter('Player 1')).toEqual(refuse('league/name-taken', { name: 'Player 1' }));
    expect([100, 4000].map((rating) => enter('Zoe', rating))).toEqual([null, null]);
    for (const points of [99, 4001]) expect(enter('Zoe', points)).toEqual(refuse('league/no-rating', { points }));
    const seed = (n: number, place: number | null) =>
      play.refused('official', { type: 'seed', entrant: e(n), seed: place });
    expect(seed(9, 1)).toEqual(refuse('league/no-such-entrant', { entrant: 'e9', known: ['e1', 'e2'] }));
    for (const place of [0, 1.5]) expect(seed(1, place)).toEqual(refuse('league/no-seed', { seed: place }));
    play.give('official', { type: 'seed', entrant: e(1), seed: 2 });
    expect(seed(2, 2)).toEqual(refuse('league/seed-taken', { seed: 2, entrant: 'e1' }));
    expect([seed(1, 2), seed(2, 1), seed(2, null)]).toEqual([null, null, null]);
    play.give('house', { type: 'enter', name: 'Zoe' });
    expect(enter('Max')).toEqual(refuse('league/full', { most: 3 }, 'LGE-02'));
    // Of those who are left to the lot there may be any number.
    expect([seed(2, null), seed(3, null)]).toEqual([null, null]);
    play.give(e(1), { type: 'leave' });
    expect(enter('Player 1')).toBeNull();
    expect(seed(1, 1)?.code).toBe('league/no-such-entrant');
    play.give('official', { type: 'begin' });
    expect(enter('Max')).toEqual(refuse('league/begun', {}, 'LGE-02'));
    expect(seed(2, 1)).toEqual(refuse('league/begun', {}, 'LGE-03'));
    expect(play.refused('official', { type: 'begin' })).toEqual(refuse('league/begun', {}, 'LGE-03'));
  });

  test('it begins with two for each division', () => {
    const stages = [{ format: { kind: 'swiss', rounds: 1 }, divisions: 2, takes: 0 }] as const;
    expect(waiting({ ...SWISS, stages }, 3).refused('official', { type: 'begin' })).toEqual(
      refuse('league/too-few', { has: 3, need: 4 }, 'LGE-03'),
    );
    expect(waiting(SWISS, 1).refused('official', { type: 'begin' })).toEqual(
      refuse('league/too-few', { has: 1, need: 2 }, 'LGE-03'),
    );
  });
});

describe('who gives an order', () => {
  test('orders of others are refused with who gave them; whoever is out, and all once it is closed', () => {
    const play = new LeagueAtPlay(SWISS, 4);
    const denied = (by: string, command: Command) => refuse('league/not-allowed', { by, command: command.type });
    const house: readonly Command[] = [
      { type: 'enter', name: 'x' },
      { type: 'made', pairing: p(1), match: 'm' },
      { type: 'book', pairing: p(1), winner: null, score: null, match: { id: 'm', hash: '' } },
      { type: 'keep-time' },
    ];
    for (const command of house) {
      expect(play.refused(e(1), command)).toEqual(denied('e1', command));
      expect(play.refused('official', command)?.code).not.toBe('league/not-allowed');
    }
    const reason = 'a test';
    const official: readonly Command[] = [
      { type: 'begin' },
      { type: 'seed', entrant: e(1), seed: null },
      { type: 'expel', entrant: e(9), reason },
      { type: 'substitute', entrant: e(9), reason },
      { type: 'give-time', pairing: p(1), until: 0, reason },
      { type: 'correct', pairing: p(9), winner: null, reason },
      { type: 'rule', appeal: appealId(1), upheld: false, winner: null, reason },
      { type: 'replace-parts', parts: [], reason },
      { type: 'end' },
    ];
    for (const command of official) {
      for (const by of ['house', e(1)] as const) expect(play.refused(by, command)).toEqual(denied(by, command));
      expect(play.refused('official', command)?.code).not.toBe('league/not-allowed');
    }
    for (const by of ['house', 'official'] as const) {
      expect(play.refused(by, { type: 'leave' })).toEqual(denied(by, { type: 'leave' }));
    }
    expect(play.refused(e(9), { type: 'leave' })).toEqual(refuse('league/is-out', { entrant: 'e9' }));
    expect(play.refused('house', { type: 'found', setup: SWISS })).toEqual(refuse('league/founded-already'));
    const first = league.decide(null, { by: 'house', at: 0, command: { type: 'begin' } }, { dice: scriptedDice([]) });
    expect(first).toEqual({ ok: false, error: refuse('league/not-founded') });
    play.give('official', { type: 'end' });
    play.give('official', { type: 'end' });
    expect(play.refused('official', { type: 'end' })).toEqual(refuse('league/closed'));
  });

  test('LGE-11, LGE-18: a reason and an appeal say something, in 500 letters at most', () => {
    const play = new LeagueAtPlay(SWISS, 4);
    play.book(1, 'first');
    const text = (length: number) => refuse('league/text', { length, most: 500 });
    const appeal = (said: string) => play.refused(e(1), { type: 'appeal', pairing: p(1), text: said });
    expect([' ', 'x'.repeat(501), 'x'.repeat(500)].map(appeal)).toEqual([text(0), text(501), null]);
    const correct = (reason: string) =>
      play.refused('official', { type: 'correct', pairing: p(1), winner: 'draw', reason });
    expect(['', 'x'.repeat(501), 'x'].map(correct)).toEqual([text(0), text(501), null]);
  });
});

describe('pairings', () => {
  test('LGE-10: only the two of an open pairing say how it ended, and only its match books it', () => {
    const play = new LeagueAtPlay(SWISS, 5);
    const none = (n: number) => refuse('league/no-such-pairing', { pairing: p(n) });
    expect(play.refused(e(1), claim(9))).toEqual(none(9));
    // The third is a rest.
    expect(play.refused(e(5), claim(3))).toEqual(none(3));
    expect(play.refused(e(3), claim(1))).toEqual(refuse('league/not-yours', { pairing: 'p1' }));
    const score = (given: readonly [number, number]) => play.refused(e(1), { ...claim(1), score: given } as Command);
    expect(score([3, -1])).toEqual(refuse('league/bad-score', { given: '3--1', most: 99_999 }, 'LGE-09'));
    expect(score([100_000, 1])).toEqual(refuse('league/bad-score', { given: '100000-1', most: 99_999 }, 'LGE-09'));
    expect(score([0.5, 1])?.code).toBe('league/bad-score');
    expect(score([99_999, 0])).toBeNull();
    const made = { type: 'made', pairing: p(1), match: 'm1' } as const;
    expect(play.refused('house', { ...made, pairing: p(9) })).toEqual(none(9));
    play.give('house', made);
    expect(play.refused('house', { ...made, match: 'm2' })).toEqual(
      refuse('league/has-match', { pairing: 'p1', match: 'm1' }),
    );
    expect(play.refused(e(1), claim(1))).toEqual(refuse('league/match-decides', { pairing: 'p1' }));
    const book = (id: string, winner: 'first' | null, n = 1) =>
      play.refused('house', { type: 'book', pairing: p(n), winner, score: null, match: { id, hash: '' } });
    expect(book('m1', 'first', 9)).toEqual(none(9));
    expect(book('m2', 'first')).toEqual(refuse('league/other-match', { pairing: 'p1', match: 'm1' }));
    expect(book('m1', null)).toEqual(refuse('league/nothing-to-annul', { pairing: 'p1' }));
    play.book(1, 'first');
    for (const type of ['ready', 'extend', 'concede'] as const) {
      expect(play.refused(e(1), { type, pairing: p(1) })).toEqual(refuse('league/decided', { pairing: 'p1' }));
      expect(play.refused(e(3), { type, pairing: p(1) })).toEqual(refuse('league/not-yours', { pairing: 'p1' }));
    }
    expect(play.refused('house', made)).toEqual(refuse('league/decided', { pairing: 'p1' }));
    play.give('official', { type: 'correct', pairing: p(2), winner: 'draw', reason: 'a storm' });
    expect(book('m2', 'first', 2)).toEqual(refuse('league/decided', { pairing: 'p2' }));
  });

  test('LGE-11: a correction changes something', () => {
    const play = new LeagueAtPlay(SWISS, 4);
    const correct = (n: number, winner: 'first' | null, score?: readonly [number, number]) =>
      play.refused('official', {
        ...{ type: 'correct', pairing: p(n), winner, reason: 'a test' },
        ...(score === undefined ? {} : { score }),
      });
    expect(correct(9, 'first')).toEqual(refuse('league/no-such-pairing', { pairing: 'p9' }));
    expect(correct(1, null)).toEqual(refuse('league/is-open', { pairing: 'p1' }));
    expect(correct(1, 'first', [-1, 0])?.code).toBe('league/bad-score');
    play.book(1, 'first');
    expect(correct(1, 'first')).toEqual(refuse('league/is-so', { pairing: 'p1' }));
    expect([correct(1, 'first', [1, 0]), correct(1, null)]).toEqual([null, null]);
  });

  test('LGE-11: in a knockout a result stands by which somebody has played on', () => {
    const play = new LeagueAtPlay(leagueOf({ kind: 'knockout', drawn: 'replay' }), 4);
    play.playRound();
    expect(blockedBy(play.state, p(1), 'second')).toBeNull();
    expect(blockedBy(play.state, p(1), 'first')).toEqual(refuse('league/is-so', { pairing: 'p1' }));
    expect(blockedBy(play.state, p(1), 'none')).toBeNull();
    expect(blockedBy(play.state, p(1), 'draw')).toEqual(refuse('league/needs-winner', { pairing: 'p1' }, 'LGE-11'));
    play.playRound();
    expect(blockedBy(play.state, p(1), 'second')).toEqual(refuse('league/played-on', { pairing: 'p3' }, 'LGE-11'));
    const drawn = new LeagueAtPlay(leagueOf({ kind: 'knockout', drawn: 'replay' }), 4);
    drawn.book(1, 'draw');
    expect(blockedBy(drawn.state, p(1), 'first')).toEqual(refuse('league/played-on', { pairing: 'p3' }, 'LGE-11'));
  });

  test('LGE-16: more time is asked for once by each, as often as the league allows; an official gives some that is to come', () => {
    const play = new LeagueAtPlay(SWISS, 2);
    const extend = { type: 'extend', pairing: p(1) } as const;
    play.give(e(1), extend);
    expect(play.refused(e(1), extend)).toEqual(refuse('league/asked-already', { pairing: 'p1' }, 'LGE-16'));
    play.at = DAY;
    expect(play.give(e(2), extend)).toEqual([
      { type: 'Extended', pairing: 'p1', due: 21 * DAY, by: 'agreement', reason: null },
    ]);
    expect(play.refused(e(1), extend)).toEqual(refuse('league/no-more-time', { pairing: 'p1', most: 1 }, 'LGE-16'));
    const give = (until: number, n = 1) => ({ type: 'give-time', pairing: p(n), until, reason: 'exams' }) as const;
    expect(play.refused('official', give(9 * DAY, 9))).toEqual(refuse('league/no-such-pairing', { pairing: 'p9' }));
    for (const until of [DAY, DAY + 0.5]) {
      expect(play.refused('official', give(until))).toEqual(refuse('league/past', { pairing: 'p1' }));
    }
    expect(play.give('official', give(DAY + 1))).toEqual([
      { type: 'Extended', pairing: 'p1', due: DAY + 1, by: 'official', reason: 'exams' },
    ]);
    play.book(1, 'first');
    expect(play.refused('official', give(9 * DAY))).toEqual(refuse('league/decided', { pairing: 'p1' }));
  });

  test('LGE-17: ready is said once', () => {
    const play = new LeagueAtPlay(SWISS, 2);
    const ready = { type: 'ready', pairing: p(1) } as const;
    play.give(e(1), ready);
    expect(play.refused(e(1), ready)).toEqual(refuse('league/is-ready', { pairing: 'p1' }));
  });

  test('LGE-18: an appeal is of the two, against a result, one at a time, and ruled on once', () => {
    const play = new LeagueAtPlay(SWISS, 4);
    const appeal = { type: 'appeal', pairing: p(1), text: 'out of range' } as const;
    expect(play.refused(e(1), { ...appeal, pairing: p(9) })).toEqual(
      refuse('league/no-such-pairing', { pairing: 'p9' }),
    );
    expect(play.refused(e(1), appeal)).toEqual(refuse('league/is-open', { pairing: 'p1' }, 'LGE-18'));
    play.book(1, 'first');
    expect(play.refused(e(3), appeal)).toEqual(refuse('league/not-yours', { pairing: 'p1' }));
    play.give(e(1), appeal);
    expect(play.refused(e(2), appeal)).toEqual(refuse('league/appealed', { pairing: 'p1' }, 'LGE-18'));
    const rule = { type: 'rule', appeal: appealId(1), upheld: false, winner: 'draw', reason: 'it was not' } as const;
    expect(play.refused('official', { ...rule, appeal: appealId(2) })).toEqual(
      refuse('league/no-such-appeal', { appeal: 'a2' }),
    );
    play.give('official', rule);
    expect(play.pairing(1).result?.winner).toBe('first');
    expect(play.refused('official', rule)).toEqual(refuse('league/ruled', { appeal: 'a1' }));
    expect(play.refused(e(2), appeal)).toBeNull();
    play.give(e(2), appeal);
    play.give('official', { ...rule, appeal: appealId(2), upheld: true, winner: null });
    expect(play.pairing(1).result?.winner).toBe('first');
  });
});

describe('ladders, teams, people and parts', () => {
  test('LGE-07: whoever is within reach above is challenged, while it is played, on a ladder', () => {
    const challenge = (n: number) => ({ type: 'challenge', entrant: e(n) }) as const;
    expect(waiting(LADDER, 4).refused(e(4), challenge(3))).toEqual(refuse('league/not-playing', {}, 'LGE-07'));
    expect(new LeagueAtPlay(SWISS, 4).refused(e(4), challenge(3))).toEqual(refuse('league/no-ladder', {}, 'LGE-07'));
    const play = new LeagueAtPlay(LADDER, 4);
    expect(play.refused(e(1), challenge(2))).toEqual(refuse('league/nobody-to-challenge', {}, 'LGE-07'));
    expect(play.refused(e(4), challenge(1))).toEqual(
      refuse('league/out-of-reach', { entrant: 'e1', known: ['e3', 'e2'] }, 'LGE-07'),
    );
    play.give(e(4), challenge(3));
    expect(play.refused(e(4), challenge(2))).toEqual(refuse('league/nobody-to-challenge', {}, 'LGE-07'));
    play.give('official', { type: 'end' });
    expect(play.refused(e(2), challenge(1))).toEqual(refuse('league/not-playing', {}, 'LGE-07'));
  });

  test('LGE-21: teams have mates of their own, so many and no more, and enough of them to play', () => {
    const play = new LeagueAtPlay({ ...SWISS, table: TABLE, team: 2 }, 2);
    const ready = (n: number) => play.refused(e(1), { type: 'ready', pairing: p(1), mate: mateId(e(1), n) });
    const drop = (of: number, n: number) => play.refused(e(1), { type: 'drop-mate', mate: mateId(e(of), n) });
    const stranger = refuse('league/no-such-mate', {}, 'LGE-21');
    expect(ready(1)).toEqual(refuse('league/team-small', { size: 2, count: 1 }, 'LGE-21'));
    expect(drop(1, 1)).toEqual(refuse('league/last-mate', {}, 'LGE-21'));
    play.give(e(1), { type: 'add-mate' });
    expect(ready(3)).toEqual(stranger);
    expect(play.refused(e(1), { type: 'ready', pairing: p(1) })).toEqual(stranger);
    expect(drop(2, 1)).toEqual(stranger);
    expect(drop(1, 2)).toBeNull();
    play.give(e(1), { type: 'ready', pairing: p(1), mate: mateId(e(1), 2) });
    expect(ready(2)).toEqual(refuse('league/is-ready', { pairing: 'p1' }));
    expect(drop(1, 2)).toEqual(refuse('league/mate-plays', { pairing: 'p1' }, 'LGE-21'));
    for (let n = 3; n <= 12; n++) play.give(e(1), { type: 'add-mate' });
    const full = refuse('league/team-full', { most: 12 }, 'LGE-21');
    expect(play.refused(e(1), { type: 'add-mate' })).toEqual(full);
    expect(play.refused('official', { type: 'substitute', entrant: e(1), reason: 'ill' })).toEqual(full);
    play.give('official', { type: 'end' });
    expect(play.refused(e(2), { type: 'add-mate' })).toEqual(refuse('league/over'));
    const alone = new LeagueAtPlay(SWISS, 2);
    const none = refuse('league/no-teams', {}, 'LGE-21');
    expect(alone.refused(e(1), { type: 'add-mate' })).toEqual(none);
    expect(alone.refused(e(1), { type: 'drop-mate', mate: mateId(e(1), 1) })).toEqual(none);
    expect(alone.refused(e(1), { type: 'ready', pairing: p(1), mate: mateId(e(1), 1) })).toEqual(none);
  });

  test('LGE-13, LGE-14: who is out is put out once; somebody plays on for whom there is, until it is over', () => {
    const play = new LeagueAtPlay(SWISS, 3);
    const unknown = refuse('league/no-such-entrant', { entrant: 'e9', known: ['e1', 'e2', 'e3'] });
    const expel = (n: number) => play.refused('official', { type: 'expel', entrant: e(n), reason: 'rude' });
    const substitute = (n: number) => play.refused('official', { type: 'substitute', entrant: e(n), reason: 'ill' });
    expect([expel(9), substitute(9)]).toEqual([unknown, unknown]);
    play.give(e(1), { type: 'leave' });
    expect(expel(1)).toEqual(refuse('league/is-out', { entrant: 'e1' }));
    expect(play.refused(e(1), { type: 'leave' })).toEqual(refuse('league/is-out', { entrant: 'e1' }));
    expect(substitute(1)).toBeNull();
    play.give('official', { type: 'end' });
    expect(substitute(1)).toEqual(refuse('league/over'));
  });

  test('LGE-01, LGE-03: parts are replaced by what makes sense, stages until the first is drawn', () => {
    const play = new LeagueAtPlay(SWISS, 2);
    const replace = (part: 'stages' | 'time', change: Partial<Setup>, from = play) =>
      from.refused('official', { type: 'replace-parts', parts: [{ part, change, text: '' }], reason: 'a test' });
    expect(play.refused('official', { type: 'replace-parts', parts: [], reason: 'a test' })).toEqual(
      refuse('league/nothing-replaced', { known: LEAGUE_PARTS }),
    );
    expect(replace('stages', { most: 9 })).toEqual(refuse('league/stages-drawn', {}, 'LGE-03'));
    expect(replace('stages', { most: 9 }, waiting(SWISS, 2))).toBeNull();
    expect(replace('time', { days: 0 })).toEqual(refuse('league/setup', { what: 'days', value: 0 }, 'LGE-01'));
    expect(replace('time', { days: 3 })).toBeNull();
  });
});
