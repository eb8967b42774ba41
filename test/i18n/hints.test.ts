import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/commands/index.js';
import { definitions } from '../../src/discord/registration.js';
import { LOCALES } from '../../src/i18n/locales.js';
import { scenarioOffer, scenarioFacts } from '../../src/present/scenarios.js';
import { untilLine, type Clocked } from '../../src/present/posts/until.js';
import { isText } from '../../src/library/called.js';
import { libraryOf } from '../support/library.js';

/** What stands beside commands and in lists. */

describe('hints of options (P-11)', () => {
  const hints = (option: string): readonly string[] =>
    definitions(COMMANDS).flatMap((command) =>
      ['declare', 'move', 'fire', 'odds', 'los', 'reach'].includes(command.name) && 'options' in command
        ? (command.options ?? []).filter(({ name }) => name === option).map(({ description }) => description)
        : [],
    );

  test('P-11 each command has its own hint for what it takes as an order', () => {
    expect(hints('order')).toHaveLength(6);
    expect(new Set(hints('order')).size).toBe(6);
    expect(new Set(hints('target')).size).toBe(4);
  });
});

describe('lists of scenarios (P-16)', () => {
  const { scenarios } = libraryOf();

  test('P-16 say the game, the level, the size and the length', () => {
    const offers = scenarios.map((one) => scenarioOffer(one, 'en'));
    expect(offers).toContain('Green: the first duel (BattleTech, quick start · 1 : 1 · to the end)');
    expect(offers.join('\n')).toMatch(/\(1-48 Tactic · \d+ : \d+ · /);
    expect(offers.join('\n')).toMatch(/BattleTech, standard · \d+ : \d+ · \d+ turns\)/);
    for (const locale of LOCALES)
      for (const one of scenarios) {
        expect(scenarioFacts(one, locale)).not.toMatch(/undefined|\bstandard\.|level\./);
        expect(scenarioOffer(one, locale).length).toBeLessThanOrEqual(100);
      }
  });

  test('P-16 are chosen by a shown title as it stands, whatever its blanks and apostrophes', () => {
    expect(isText('Bleusaille\u00a0: le premier duel', 'bleusaille : le premier duel')).toBe(true);
    expect(isText('L’embuscade', "l'embuscade")).toBe(true);
  });
});

describe('the time of a question (P-17)', () => {
  const HOUR = 3_600_000;
  const view = (banked: boolean, bank: number) =>
    ({
      clock: {
        paused: null,
        at: 0,
        running: [{ question: 'q1', seat: 'red', since: 0, allowance: 24 * HOUR, banked }],
        seats: { red: { bank, chargedTo: 0, missed: 0, left: 0 } },
      },
    }) as unknown as Clocked;

  test('P-17 is told apart from the bank behind it', () => {
    expect(untilLine('Ann: move', view(true, 72 * HOUR), 'q1', 'en')).toBe(
      `Ann: move · until <t:${24 * 3600}:f> (<t:${24 * 3600}:R>), then 3\u00a0d from the bank, until <t:${96 * 3600}:f>`,
    );
    expect(untilLine('Ann: move', view(false, 72 * HOUR), 'q1', 'en')).toBe(
      `Ann: move · until <t:${24 * 3600}:f> (<t:${24 * 3600}:R>)`,
    );
  });
});
