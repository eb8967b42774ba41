import { describe, expect, test } from 'vitest';
import type { Blanks } from '../../../src/rules/kernel/choices.js';
import { refuse } from '../../../src/rules/kernel/refusal.js';
import { choices } from '../../../src/rules/league/choices.js';
import type { Actor } from '../../../src/rules/league/commands.js';
import { appealId, mateId, mateNamed } from '../../../src/rules/league/ids.js';
import { e, LeagueAtPlay, leagueOf, p } from '../../support/league.js';

/** What an entrant of a league is offered, blank by blank: all that they may do, and nothing else. */

const SWISS = leagueOf({ kind: 'swiss', rounds: 2 });
const TABLE = { scenario: 'toy/duel', sides: ['red', 'blue'] as const, options: {}, clock: null };

/** The blank that is asked for with what stands to choose, or the finished order. */
function asked(play: LeagueAtPlay, by: Actor, blanks: Blanks = {}): unknown {
  const choice = choices(play.state, by, blanks);
  if (choice.kind === 'pick') return [choice.blank, ...choice.options.map(({ value }) => value)];
  return choice.kind === 'done' ? choice.command : choice.kind;
}

test('first the orders are offered that lead to something; whoever is out or official is offered nothing', () => {
  const waiting = new LeagueAtPlay(SWISS, 2, undefined, false);
  expect(asked(waiting, e(1))).toEqual(['order', 'leave']);
  const play = new LeagueAtPlay(SWISS, 4);
  const all = ['order', 'ready', 'claim', 'extend', 'concede', 'leave'];
  expect(asked(play, e(1))).toEqual(all);
  expect(asked(play, e(1), { order: 'dance' })).toEqual(all);
  expect(asked(play, e(1), { order: 'leave' })).toEqual({ type: 'leave' });
  const nothing = { kind: 'nothing', refusal: refuse('league/nothing-to-do') };
  for (const order of ['challenge', 'appeal', 'add-mate', 'drop-mate']) {
    expect(choices(play.state, e(1), { order }), order).toEqual(nothing);
  }
  for (const by of ['house', 'official', e(9)] as const) expect(choices(play.state, by, {})).toEqual(nothing);
  play.give(e(1), { type: 'leave' });
  expect(choices(play.state, e(1), {})).toEqual(nothing);
  play.give('official', { type: 'end' });
  expect(asked(play, e(3), { order: 'leave' })).toBe('nothing');
});

test('LGE-10, LGE-16: of one’s own open pairings: to be ready, to say who won, to ask for time, to give up', () => {
  const play = new LeagueAtPlay(leagueOf({ kind: 'round-robin', legs: 1 }), 3);
  const own = play.open.filter(({ sides }) => sides.includes(e(1))).map(({ id }) => id);
  expect(own).toHaveLength(2);
  const [first, second] = own;
  for (const order of ['ready', 'claim', 'extend', 'concede']) {
    expect(asked(play, e(1), { order }), order).toEqual(['pairing', ...own]);
    expect(asked(play, e(1), { order, pairing: 'p99' }), order).toEqual(['pairing', ...own]);
  }
  for (const type of ['ready', 'extend', 'concede'] as const) {
    expect(asked(play, e(1), { order: type, pairing: second ?? '' })).toEqual({ type, pairing: second });
  }
  expect(asked(play, e(1), { order: 'claim', pairing: second ?? '' })).toEqual(['winner', 'first', 'second', 'draw']);
  for (const winner of ['first', 'second', 'draw']) {
    expect(asked(play, e(1), { order: 'claim', pairing: second ?? '', winner })).toEqual({
      ...{ type: 'claim', pairing: second, winner },
    });
  }
  const pairing = first ?? p(1);
  play.give(e(1), { type: 'ready', pairing });
  expect(asked(play, e(1), { order: 'ready' })).toEqual(['pairing', second]);
  play.give(e(1), { type: 'extend', pairing });
  expect(asked(play, e(1), { order: 'extend' })).toEqual(['pairing', second]);
  const other = play.pairing(Number(pairing.slice(1))).sides.find((side) => side !== e(1)) ?? e(9);
  expect(asked(play, other, { order: 'extend', pairing })).toEqual({ type: 'extend', pairing });
  play.give(other, { type: 'extend', pairing });
  expect(asked(play, other, { order: 'extend', pairing })).not.toMatchObject({ type: 'extend' });
  play.give('house', { type: 'made', pairing, match: 'm1' });
  expect(asked(play, e(1), { order: 'claim' })).toEqual(['pairing', second]);
  play.give('house', { type: 'book', pairing, winner: 'draw', score: null, match: { id: 'm1', hash: '' } });
  for (const order of ['ready', 'claim', 'concede']) {
    expect(asked(play, e(1), { order }), order).toEqual(['pairing', second]);
  }
});

test('LGE-18: an appeal is offered against results of one’s own, against each while none is open, in words of one’s own', () => {
  const play = new LeagueAtPlay(SWISS, 4);
  expect(asked(play, e(1), { order: 'appeal' })).toBe('nothing');
  play.playRound();
  expect(asked(play, e(1), { order: 'appeal' })).toEqual(['pairing', 'p1']);
  expect(asked(play, e(1), { order: 'appeal', pairing: 'p1' })).toEqual(['text']);
  const appeal = { type: 'appeal', pairing: p(1), text: 'out of range' } as const;
  expect(asked(play, e(1), { order: 'appeal', pairing: 'p1', text: 'out of range' })).toEqual(appeal);
  play.give(e(2), appeal);
  expect(asked(play, e(1), { order: 'appeal' })).toBe('nothing');
  expect(asked(play, e(3), { order: 'appeal' })).toEqual(['pairing', 'p2']);
  play.give('official', { type: 'rule', appeal: appealId(1), upheld: false, winner: null, reason: 'no' });
  expect(asked(play, e(1), { order: 'appeal' })).toEqual(['pairing', 'p1']);
});

test('LGE-07: on a ladder those within reach are offered, the nearest first, while it is played', () => {
  const play = new LeagueAtPlay(leagueOf({ kind: 'ladder', reach: 2 }), 5);
  expect(asked(play, e(1), { order: 'challenge' })).toBe('nothing');
  expect(asked(play, e(5), { order: 'challenge' })).toEqual(['entrant', 'e4', 'e3']);
  expect(asked(play, e(5), { order: 'challenge', entrant: 'e2' })).toEqual(['entrant', 'e4', 'e3']);
  expect(asked(play, e(5), { order: 'challenge', entrant: 'e3' })).toEqual({ type: 'challenge', entrant: 'e3' });
  play.give(e(3), { type: 'challenge', entrant: e(2) });
  expect(asked(play, e(3), { order: 'challenge' })).toBe('nothing');
  expect(asked(play, e(4), { order: 'challenge' })).toBe('nothing');
  expect(asked(play, e(5), { order: 'challenge' })).toEqual(['entrant', 'e4']);
  play.book(1, 'first');
  expect(asked(play, e(4), { order: 'challenge' })).toEqual(['entrant', 'e2', 'e3']);
  play.give('official', { type: 'end' });
  expect(asked(play, e(4), { order: 'challenge' })).toBe('nothing');
});

describe('LGE-21 teams', () => {
  const TEAMS = { ...SWISS, table: TABLE, team: 2 };

  test('mates come while there is room, and go unless they are the last or are to play', () => {
    const play = new LeagueAtPlay(TEAMS, 3);
    expect(asked(play, e(1))).toEqual(['order', 'claim', 'extend', 'concede', 'add-mate', 'leave']);
    expect(asked(play, e(1), { order: 'add-mate' })).toEqual({ type: 'add-mate' });
    expect(asked(play, e(1), { order: 'drop-mate' })).toBe('nothing');
    play.give(e(1), { type: 'add-mate' });
    expect(asked(play, e(1), { order: 'drop-mate' })).toEqual(['mate', 'e1.1', 'e1.2']);
    expect(asked(play, e(1), { order: 'drop-mate', mate: 'e1.2' })).toEqual({ type: 'drop-mate', mate: 'e1.2' });
    expect(asked(play, e(1), { order: 'drop-mate', mate: 'e2.1' })).toEqual(['mate', 'e1.1', 'e1.2']);
    expect(asked(play, e(1), { order: 'ready', pairing: 'p1' })).toEqual(['mate', 'e1.1', 'e1.2']);
    expect(asked(play, e(1), { order: 'ready', pairing: 'p1', mate: 'e1.2' })).toEqual({
      ...{ type: 'ready', pairing: 'p1', mate: 'e1.2' },
    });
    play.give(e(1), { type: 'ready', pairing: p(1), mate: mateId(e(1), 2) });
    expect(asked(play, e(1), { order: 'ready', pairing: 'p1' })).toEqual(['mate', 'e1.1']);
    expect(asked(play, e(1), { order: 'drop-mate' })).toEqual(['mate', 'e1.1']);
    play.give(e(1), { type: 'ready', pairing: p(1), mate: mateNamed('e1.1') });
    expect(asked(play, e(1), { order: 'drop-mate' })).toBe('nothing');
    for (let n = 3; n < 12; n++) play.give(e(1), { type: 'add-mate' });
    expect(asked(play, e(1), { order: 'add-mate' })).toEqual({ type: 'add-mate' });
    play.give(e(1), { type: 'add-mate' });
    expect(asked(play, e(1), { order: 'add-mate' })).toBe('nothing');
    // Whoever has played may go.
    play.book(1, 'first');
    play.give('official', { type: 'end' });
    expect(asked(play, e(2), { order: 'add-mate' })).toBe('nothing');
  });
});
