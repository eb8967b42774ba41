import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readFinestHour } from '../../../../src/games/finest-hour/library/read.js';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { seededChance, type Chance } from '../../../../src/opponent/chance.js';
import { randomOpponent } from '../../../../src/opponent/random.js';
import type { HourState } from '../../../../src/rules/finest-hour/finest-hour.js';
import { finestHour } from '../../../../src/rules/finest-hour/index.js';
import { diceFrom } from '../../../../src/rules/kernel/dice.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { decideOrder, startMatch } from '../../../support/deciding.js';
import { lineOf, orders, read } from './typing.js';

const { scenarios, faults } = readFinestHour(
  fileURLToPath(new URL('../../../../scenarios/finest-hour/', import.meta.url)),
);

const dice = (chance: Chance, from: number) => diceFrom(from, (_i, sides) => 1 + chance(sides));

/** Plays at random; each order is read back from its own text in every language, and each offer of /move can be ordered. */
function playOut(id: string, seed: string): number {
  const chance = seededChance(seed);
  const scenario = scenarios.find((one) => one.id === id);
  if (!scenario) throw new Error(`no ${id}: ${JSON.stringify(faults)}`);
  const began = startMatch(finestHour, scenario.setup({}, { activation: 'may', starTests: 'all' }), dice(chance, 0), 0);
  if (!began.ok) throw new Error(JSON.stringify(began.error));
  let state: HourState | null = null;
  for (const event of began.value) state = finestHour.evolve(state, event);
  const player = randomOpponent(finestHour, chance);
  let given = 0;
  while (state && !state.outcome && given < 120) {
    const [question] = finestHour.open(state);
    if (!question) throw new Error('nobody is awaited');
    const { seat } = question;
    const view = finestHour.view(state, seated(seat));
    const command = player(view, seat) ?? ({ type: 'pass' } as const);
    for (const locale of LOCALES) expect(read(view, seat, lineOf(command, locale), locale)).toEqual(command);
    if (given % 10 === 0) {
      const unit = 'unit' in command ? command.unit : undefined;
      const typed = { command: 'move', options: unit === undefined ? {} : { unit } } as const;
      for (const { value } of orders.complete(typed, 'order', 'en', view, seat))
        expect(orders.parse({ ...typed, options: { ...typed.options, order: value } }, 'en', view, seat).ok).toBe(true);
    }
    const decided = decideOrder(
      finestHour,
      state,
      { by: 'seat', seat, command, at: given },
      dice(chance, state.diceRolled),
    );
    if (!decided.ok) throw new Error(JSON.stringify({ command, refusal: decided.error }));
    for (const event of decided.value) state = finestHour.evolve(state, event);
    given++;
  }
  return given;
}

describe('every order is read back from its own text', () => {
  test.each(['dogfight', 'escort-by-day', 'convoy', 'lone-patrol'])(
    'in random play of %s, in every language',
    (name) => {
      expect(playOut(`finest-hour/${name}`, `round ${name}`)).toBeGreaterThan(10);
    },
  );
});
