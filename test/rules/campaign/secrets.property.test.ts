import fc from 'fast-check';
import { expect, test } from 'vitest';
import { campaign } from '../../../src/rules/campaign/campaign.js';
import { cardId, type FactionId } from '../../../src/rules/campaign/ids.js';
import type { Viewer } from '../../../src/rules/campaign/view.js';
import { A, B, C, Play, SETUP, X, Y } from '../../support/campaign.js';

const FACTIONS = [A, B, C, X, Y];
const DECK = Array.from({ length: 30 }, (_, i) => ({
  id: cardId(`secret-${i}`),
  effects: [{ on: 'other' as const, currency: 'prestige' as const, amount: -1 }],
}));

/** Everything that somebody can be shown of a campaign but the list of all cards, which is no secret. */
function shownTo(play: Play, viewer: Viewer): string {
  const { setup, ...seen } = campaign.view(play.state, viewer);
  const told = play.events.filter(({ type }) => type !== 'Founded').map((event) => campaign.tell(event, null, viewer));
  return JSON.stringify({ seen, told, factions: setup.factions });
}

const step = fc.record({
  does: fc.constantFrom('deal', 'play', 'annul'),
  by: fc.constantFrom(...FACTIONS),
  face: fc.integer({ min: 1, max: 30 }),
});

test('CLN-01 an event card that somebody holds, or that went back unplayed, is named to nobody else, nor the die for it', () => {
  let hidden = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 3, maxLength: 12 }), (steps) => {
      const play = new Play({ ...SETUP, cards: DECK });
      const played = new Set<string>();
      const fight = (): void => {
        const id = play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
        play.book(id, 'attacker');
      };
      for (const { does, by, face } of steps) {
        play.dice = {
          roll: (count, sides, purpose) => ({
            index: 0,
            sides,
            purpose,
            faces: Array<number>(count).fill(1 + (face % sides)),
          }),
        };
        const [held] = play.state.hands[by] ?? [];
        const booked = play.state.missions.find(({ status }) => status === 'booked');
        if (does === 'deal') play.give('master', { type: 'deal', faction: by });
        else if (does === 'annul' && booked)
          play.give('master', { type: 'annul', mission: booked.id, reason: 'a test' });
        else if (does === 'annul') fight();
        else if (held) {
          play.give(by, { type: 'play', card: held.card, other: FACTIONS.find((one) => one !== by) ?? null });
          played.add(held.card);
        }
      }
      const drawnBy = new Map<string, FactionId[]>();
      for (const event of play.events) {
        if (event.type === 'CardDrawn') drawnBy.set(event.card, [...(drawnBy.get(event.card) ?? []), event.faction]);
      }
      for (const [card, owners] of drawnBy) {
        if (played.has(card)) continue;
        for (const faction of FACTIONS.filter((one) => !owners.includes(one))) {
          hidden++;
          expect(shownTo(play, { as: 'faction', faction })).not.toContain(`"${card}"`);
        }
        const anybody = shownTo(play, { as: 'spectator' });
        expect(anybody).not.toContain(`"${card}"`);
        expect(anybody).not.toContain('"event-card"');
      }
    }),
    { numRuns: 40, seed: 3 },
  );
  expect(hidden).toBeGreaterThan(100);
});
