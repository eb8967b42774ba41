import { describe, expect, test } from 'vitest';
import type { RefereeNeeds } from '../../src/match/referee.js';
import { accepted, counting, toy } from '../support/counting.js';
import { ANN, begin, openHouse, order } from '../support/table.js';

describe("why Arbitre's own seats did what they did", () => {
  const weighing = (needs: Partial<RefereeNeeds> = {}) =>
    openHouse({
      ...needs,
      explainOf: () => () => [
        { command: toy({ type: 'add', n: 2 }), value: 5, reasons: [{ reason: 'higher', value: 5 }] },
        { command: toy({ type: 'add', n: 1 }), value: 1, reasons: [{ reason: 'higher', value: 1 }] },
      ],
    });

  test('is told of orders that everybody was told of, never of one under seal', async () => {
    const house = await weighing();
    const match = await begin(house, { opponent: 'referee' });
    const told = async () => (await house.referee.ownChoices(match)).map(({ command }) => command);
    expect(await told()).toEqual([]);
    accepted(await house.referee.submit(order(house, match, ANN, toy({ type: 'add', n: 1 }))));
    await house.referee.idle();
    // Arbitre has guessed, under seal.
    expect((await house.store.orders(match)).at(-1)?.command).toMatchObject({ type: 'guess' });
    expect(await told()).toEqual([{ type: 'add', n: 2 }]);
    accepted(await house.referee.submit(order(house, match, ANN, toy({ type: 'guess', n: 3 }))));
    await house.referee.idle();
    expect(await told()).toContainEqual(expect.objectContaining({ type: 'guess' }));
  });

  test('are the reasons of the order that was given; of what was not weighed so there are none', async () => {
    const house = await weighing();
    const match = await begin(house, { opponent: 'referee' });
    accepted(await house.referee.submit(order(house, match, ANN, toy({ type: 'add', n: 1 }))));
    await house.referee.idle();
    const [added] = await house.referee.ownChoices(match);
    expect(await house.referee.whyOrdered(match, added?.id ?? '')).toEqual({
      kind: 'weighed',
      reasons: [{ reason: 'higher', value: 5 }],
    });
    const sealed = [...(await house.store.orderNumbers(match)).values()].at(-1);
    expect(await house.referee.whyOrdered(match, String(sealed))).toEqual({ kind: 'unknown' });
    accepted(await house.referee.submit(order(house, match, ANN, toy({ type: 'guess', n: 3 }))));
    await house.referee.idle();
    const guess = (await house.referee.ownChoices(match)).find(({ command }) =>
      JSON.stringify(command).includes('guess'),
    );
    expect(await house.referee.whyOrdered(match, guess?.id ?? '')).toEqual({ kind: 'unknown' });
  });

  test('say why there was nothing to weigh, where the game knows', async () => {
    const held = { command: toy({ type: 'add', n: 2 }), value: 0, reasons: [], because: 'no-other' };
    const house = await openHouse({ explainOf: () => () => [held] });
    const match = await begin(house, { opponent: 'referee' });
    accepted(await house.referee.submit(order(house, match, ANN, toy({ type: 'add', n: 1 }))));
    await house.referee.idle();
    const [added] = await house.referee.ownChoices(match);
    expect(await house.referee.whyOrdered(match, added?.id ?? '')).toEqual({ kind: 'because', reason: 'no-other' });
  });

  test('are kept back while they rest on what only that seat may know, until the match is over', async () => {
    const rules = counting();
    const house = await weighing({
      rulesetOf: () => ({
        ...rules,
        view: (state, viewer) => {
          const seen = rules.view(state, viewer);
          const game = viewer.as === 'seat' ? { ...seen.game, hand: viewer.seat } : seen.game;
          return { ...seen, game };
        },
      }),
    });
    const match = await begin(house, { opponent: 'referee' });
    accepted(await house.referee.submit(order(house, match, ANN, toy({ type: 'add', n: 1 }))));
    await house.referee.idle();
    const id = (await house.referee.ownChoices(match))[0]?.id ?? '';
    expect(await house.referee.whyOrdered(match, id)).toEqual({ kind: 'hidden' });
    accepted(await house.referee.submit(order(house, match, ANN, { type: 'concede' })));
    expect(await house.referee.whyOrdered(match, id)).toMatchObject({ kind: 'weighed' });
  });
});
