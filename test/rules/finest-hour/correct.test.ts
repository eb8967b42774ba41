import { describe, expect, test } from 'vitest';
import { factFrom, factOf, type HourFact } from '../../../src/rules/finest-hour/correct.js';
import { finestHour } from '../../../src/rules/finest-hour/index.js';
import type { State } from '../../../src/rules/finest-hour/state.js';
import { scriptedDice } from '../../../src/rules/kernel/dice.js';
import { unitId } from '../../../src/rules/kernel/ids.js';
import { enactMotion } from '../../support/deciding.js';
import { ahead, fly, gun, profile, sortie, spot, type Sortie } from '../../support/finest-hour.js';

/** Facts that are set right when the referee has erred. */

const begin = (): Sortie =>
  sortie({
    planes: [
      { unit: 'R1', at: [50, 60], profile: profile(3, { weapons: [] }) },
      { unit: 'R9', at: [60, 80], profile: profile(1, { kind: 'off-table', weapons: [gun('all-round', null, 1, 4)] }) },
      { unit: 'B1', at: [110, 5], profile: profile(1, { weapons: [] }) },
    ],
  });

/** Sets facts by decision of the arbiter; the game's state after it, or the code of the refusal. */
function correct(play: Sortie, ...facts: readonly HourFact[]): State | string {
  const how = { by: null, warrant: 'arbiter', at: 0 } as const;
  const motion = { kind: 'correct', facts: facts.map(factFrom), reason: 'test' } as const;
  const done = enactMotion(finestHour, play.match, motion, how, scriptedDice([], play.match.diceRolled));
  if (!done.ok) return done.error.code;
  return done.value.reduce((state, event) => finestHour.evolve(state, event), play.match).game;
}
const R1 = unitId('R1');
const after = (fact: HourFact) => {
  const state = correct(begin(), fact);
  return typeof state === 'string' ? state : state.aircraft.find(({ id }) => id === fact.unit);
};

describe('facts', () => {
  test('TFH-24 a mark is on or off, nothing else', () => {
    const burning = (to: string) => factOf({ of: R1, set: 'mark', which: 'burning', to });
    expect(['on', 'off', 'half'].map((to) => burning(to)?.set)).toEqual(['mark', 'mark', undefined]);
  });

  test.each<[HourFact, object | string]>([
    [{ set: 'place', unit: R1, to: spot(12.5, 8) }, { at: { x: 12_500, y: 8000 } }],
    [{ set: 'place', unit: R1, to: spot(121, 8) }, 'finest-hour/not-in-sky'],
    [{ set: 'heading', unit: R1, to: 2700 }, { heading: 2700 }],
    [{ set: 'heading', unit: R1, to: 0 }, { heading: 0 }],
    [{ set: 'heading', unit: R1, to: 3599 }, { heading: 3599 }],
    [{ set: 'heading', unit: R1, to: 3600 }, 'finest-hour/no-heading'],
    [{ set: 'heading', unit: R1, to: -1 }, 'finest-hour/no-heading'],
    [{ set: 'heading', unit: R1, to: 0.5 }, 'finest-hour/no-heading'],
    [{ set: 'mark', unit: R1, which: 'burning', to: 'on' }, { burning: true }],
    [{ set: 'mark', unit: R1, which: 'stunned', to: 'on' }, { stunned: true }],
    [{ set: 'mark', unit: R1, which: 'activated', to: 'on' }, { activated: true }],
    [{ set: 'heading', unit: unitId('R9'), to: 0 }, 'finest-hour/fact-not-in-play'],
    [{ set: 'heading', unit: unitId('X1'), to: 0 }, 'finest-hour/fact-not-in-play'],
  ])('%o: %o', (fact, expected) => {
    if (typeof expected === 'string') expect(after(fact)).toBe(expected);
    else expect(after(fact)).toMatchObject(expected);
  });

  test('TFH-02 an aircraft put elsewhere in its activation goes on from there, for what is left of its move', () => {
    const play = begin();
    play.give('red', fly('R1', [ahead(12)], { then: 'on' }));
    const state = correct(play, { set: 'place', unit: R1, to: spot(80, 60) });
    if (typeof state === 'string') throw new Error(state);
    expect(state.activation?.members[0]).toMatchObject({ from: spot(80, 60), legs: [], most: 18_000 });
  });

  test('TFH-02 so does one that is put elsewhere while its course is interrupted', () => {
    const play = sortie({
      planes: [
        { unit: 'R1', at: [50, 60] },
        { unit: 'B1', at: [50, 25], star: true, profile: profile(1, { weapons: [gun('all-round', 30, 1, 4)] }) },
      ],
    });
    play.give('red', fly('R1', [ahead(25)]));
    expect(play.awaited).toEqual(['blue:column']);
    const [flown] = play.game.activation?.members ?? [];
    const length = (flown?.legs ?? []).reduce((sum, leg) => sum + leg.length, 0);
    expect(length).toBeGreaterThan(0);
    const state = correct(play, { set: 'place', unit: R1, to: spot(80, 60) });
    if (typeof state === 'string') throw new Error(state);
    expect(state.activation?.members[0]).toMatchObject({ legs: [], most: (flown?.most ?? 0) - length });
  });
});
