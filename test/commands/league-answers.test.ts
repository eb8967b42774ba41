import { expect, it } from 'vitest';
import { LOCALES } from '../../src/i18n/locales.js';
import { answerTo } from '../../src/present/league/answers.js';
import type { Actor, Command } from '../../src/rules/league/commands.js';
import { DAY, e, LeagueAtPlay, leagueOf, p } from '../support/league.js';

/** What whoever gave an order reads, in English. */
function answers(play: LeagueAtPlay, by: Actor, command: Command): string {
  const events = play.give(by, command);
  for (const locale of LOCALES) expect(answerTo(events, { state: play.state, locale }, [])).not.toContain('undefined');
  return answerTo(events, { state: play.state, locale: 'en' }, []);
}
const ROUNDS = leagueOf({ kind: 'round-robin', legs: 1 });
const began = (entrants = 2) => new LeagueAtPlay(ROUNDS, entrants);

it('LGE-10 whoever gives an order in a league is told what came of it and what comes next', () => {
  const play = new LeagueAtPlay(ROUNDS, 2, undefined, false);
  expect(answers(play, 'official', { type: 'seed', entrant: e(1), seed: 1 })).toMatch(
    /place 1 in the draw\.\n→ Whoever/u,
  );
  expect(answers(play, 'official', { type: 'begin' })).toMatch(/Round 1 is drawn[^]*Player 1 – Player 2[^]*→ Enter/u);
  expect(answers(play, e(1), { type: 'extend', pairing: p(1) })).toMatch(/asks for more time\.\n→ Player 2 is asked/u);
  expect(answers(play, e(2), { type: 'extend', pairing: p(1) })).toContain('is now due');
  expect(answers(play, e(1), { type: 'claim', pairing: p(1), winner: 'first' })).toMatch(
    /says: I have won\n→ Player 2 is asked to say the same/u,
  );
  const agreed = answers(play, e(2), { type: 'claim', pairing: p(1), winner: 'first' });
  expect(agreed).toContain('**Player 1** beats Player 2 (both say so)');
  expect(agreed).not.toContain('is asked');
  expect(agreed).toMatch(/It is over: \*\*Player 1\*\* has won\.\n→ Results may still be corrected/u);
  expect(answers(play, e(2), { type: 'appeal', pairing: p(1), text: 'dark' })).toContain('→ The officials are called');
  const ruling = { type: 'rule', appeal: play.state.appeals[0]?.id ?? never(), upheld: false, winner: null } as const;
  expect(answers(play, 'official', { ...ruling, reason: 'light' })).toContain('rejected: light');
  expect(answers(play, 'official', { type: 'end' })).toContain('closed for good');
});

it('LGE-10 a league that is played here says where the match opens, one that goes on what is left to be played', () => {
  const table = { scenario: 'toy/duel', sides: ['red', 'blue'], options: {}, clock: null } as const;
  const here = new LeagueAtPlay({ ...ROUNDS, table }, 2);
  expect(answers(here, e(1), { type: 'ready', pairing: p(1) })).toContain('→ Player 2 is asked to be ready too');
  expect(answers(here, e(2), { type: 'ready', pairing: p(1) })).toContain('→ Both are ready: the match opens');
  const four = began(4);
  const [first] = four.open;
  const by = first?.sides[0] ?? e(1);
  expect(answers(four, by, { type: 'concede', pairing: first?.id ?? p(1) })).toContain('→ 5 pairings are still');
  const time = { type: 'give-time', pairing: four.open[0]?.id ?? p(2), until: 3 * DAY, reason: 'ill' } as const;
  expect(answers(four, 'official', time)).toContain('✓ `p2`');
  expect(answers(four, 'official', { type: 'expel', entrant: e(4), reason: 'rude' })).toContain('put out: rude');
});

function never(): never {
  throw new Error('no appeal');
}
