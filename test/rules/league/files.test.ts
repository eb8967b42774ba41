import { describe, expect, test } from 'vitest';
import { houseRuleTexts } from '../../../src/library/house-rules.js';
import { leaguePartsIn, leagueText } from '../../../src/library/league-files.js';
import type { LeaguePart } from '../../../src/rules/league/parts.js';
import { defaultSetup, type Setup } from '../../../src/rules/league/setup.js';
import { standingsOf } from '../../../src/rules/league/standings.js';
import { DAY, e, leagueOf, LeagueAtPlay } from '../../support/league.js';

/** Files that the officials of a league replace (issue 18.3). */

const replacing = (part: LeaguePart, change: Partial<Setup>) =>
  ({ type: 'replace-parts', parts: [{ part, change, text: '…' }], reason: 'a test' }) as const;
const points = { win: 2, draw: 1, loss: 0, forfeit: 0, bye: 2 };

describe('LGE-01 a part of a league that is replaced', () => {
  test('is an event with its text, by an official alone; other points make another table at once', () => {
    const play = new LeagueAtPlay(leagueOf({ kind: 'round-robin', legs: 1 }), 4);
    play.book(1, 'first');
    const order = replacing('points', { points });
    expect(play.refused(e(1), order)?.code).toBe('league/not-allowed');
    expect(standingsOf(play.state, 0, 0)[0]?.points).toBe(3);
    expect(play.give('official', order)).toMatchObject([{ type: 'PartReplaced', part: 'points', text: '…' }]);
    expect(standingsOf(play.state, 0, 0)[0]?.points).toBe(2);
    expect(play.refused('official', { ...order, parts: [] })?.code).toBe('league/nothing-replaced');
    expect(play.refused('official', { ...order, reason: ' ' })?.code).toBe('league/text');
    expect(play.refused('official', replacing('points', { points: { ...points, win: -1 } }))?.code).toBe(
      'league/setup',
    );
  });

  test('LGE-15: rounds that are drawn from then on have the days of the file', () => {
    const play = new LeagueAtPlay(leagueOf({ kind: 'swiss', rounds: 2 }), 4);
    play.give('official', replacing('time', { days: 3 }));
    for (const { id } of play.open)
      play.give('official', { type: 'correct', pairing: id, winner: 'first', reason: 'x' });
    expect(play.open.map(({ due }) => due - play.at)).toEqual([3 * DAY, 3 * DAY]);
  });

  test('LGE-03: stages are replaced until it begins', () => {
    const stages = [{ format: { kind: 'ladder', reach: 2 }, divisions: 1, takes: 0 }] as const;
    const waiting = new LeagueAtPlay(leagueOf({ kind: 'swiss', rounds: 2 }), 4, undefined, false);
    waiting.give('official', replacing('stages', { stages }));
    expect(waiting.state.setup.stages).toEqual(stages);
    waiting.give('official', { type: 'begin' });
    expect(waiting.refused('official', replacing('stages', { stages }))?.code).toBe('league/stages-drawn');
  });

  test('LGE-09: of a league that is over other points may make another order', () => {
    const play = new LeagueAtPlay(leagueOf({ kind: 'round-robin', legs: 1 }), 3);
    play.playRound();
    while (play.open.length > 0) play.playRound();
    const last = play.state.placed.at(-1);
    play.give('official', replacing('points', { points: { ...points, win: 0, loss: 3 } }));
    expect(play.state.placed[0]).toBe(last);
  });
});

describe('the file of a league', () => {
  const setup = defaultSetup('league');
  const parts = (value: object, only: LeaguePart | null = null) => {
    const found = leaguePartsIn('x.json', JSON.stringify(value), setup, only);
    return found.ok ? found.value.map(({ part }) => part) : found.error;
  };

  test('replaces nothing as it is downloaded; what is changed in it does', () => {
    const whole = JSON.parse(leagueText(setup)) as Record<string, unknown>;
    expect(parts(whole)).toEqual([]);
    expect(parts(JSON.parse(houseRuleTexts()[0]?.text ?? '') as object)).toEqual([]);
    expect(parts({ ...whole, points, days: 3 })).toEqual(['points', 'time']);
    expect(parts({ points, days: 3 }, 'time')).toEqual(['time']);
    const table = { scenario: 'battletech/green', sides: ['red', 'blue'] };
    expect(parts({ table })).toEqual(['matches']);
    expect(parts({ kind: 'battletech/league', title: { en: 'a', fr: 'b', ru: 'c' } })).toEqual(['rules']);
  });

  test('says what is wrong with it', () => {
    expect(parts({ weather: 'fine' })).toMatchObject([{ reason: expect.stringContaining('weather') as string }]);
    expect(parts({ days: 0 })).toMatchObject([{ path: 'days' }]);
    expect(leaguePartsIn('x.json', 'no', setup)).toMatchObject({ ok: false });
  });
});
