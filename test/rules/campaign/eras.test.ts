import { expect, test } from 'vitest';
import { campaign, eraIn } from '../../../src/rules/campaign/campaign.js';
import { A, Play, SETUP } from '../../support/campaign.js';
import { scriptedDice } from '../../../src/rules/kernel/dice.js';

/** Dice of a campaign whose open ones have eras, a turn each (issue 18.8). */

test('CLN-01: a card is drawn by two dice, one cast in the open and one in secret; neither says anything of it alone', () => {
  const play = new Play({ ...SETUP, eras: true });
  const order = { by: 'master', at: 0, command: { type: 'deal', faction: A } } as const;
  const drawn = (open: number, secret: number) => {
    const decided = campaign.decide(play.state, order, { dice: scriptedDice([secret]), open: scriptedDice([open]) });
    if (!decided.ok) throw new Error(decided.error.code);
    const [cast, card] = decided.value.events;
    expect(cast).toMatchObject({ type: 'CardCast', roll: { sides: 1_000_000, faces: [open], purpose: 'cast' } });
    expect(card).toMatchObject({ type: 'CardDrawn', roll: { sides: 4, faces: [secret] } });
    expect(decided.value.state).toMatchObject({ diceRolled: 1, openRolled: 1 });
    // Whoever looks on is told the open die alone.
    const told = decided.value.events.map((event) => campaign.tell(event, null, { as: 'spectator' }));
    expect(told.map((one) => one?.type)).toEqual(['CardCast', 'Redacted', 'Posted']);
    return SETUP.cards.findIndex(({ id }) => decided.value.state.hands[A]?.[0]?.card === id);
  };
  expect([1, 2, 3, 4].map((secret) => drawn(1, secret))).toEqual([0, 1, 2, 3]);
  expect([1, 2, 3, 4, 5, 999_999].map((open) => drawn(open, 2))).toEqual([1, 2, 3, 0, 1, 3]);
});

test('an era is a turn, and is salted by the end of the turn before; a Defiance falls in the open', () => {
  const play = new Play({ ...SETUP, eras: true });
  expect(eraIn(play.state)).toEqual({ number: 1, after: null, rolled: 0 });
  play.give('master', { type: 'award', faction: A, currency: 'prestige', amount: 10, reason: 'a test' });
  play.give('house', { type: 'end-turn' });
  expect(play.state.defiances).toHaveLength(1);
  expect(eraIn(play.state)).toEqual({ number: 2, after: '1', rolled: 1 });
  expect(play.state.diceRolled).toBe(0);
  expect(eraIn(new Play().state)).toBeNull();
});
