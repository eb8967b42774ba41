import { tongueOf } from '../../../../src/games/tactic148/words/index.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { OPTION_NAMES } from '../../../../src/orders/contract.js';
import { spellings, WAYS, waySpellings, WORDS } from '../../../../src/games/tactic148/orders/words.js';
import { plain } from '../../../../src/orders/text.js';
import { unitId } from '../../../../src/rules/kernel/ids.js';
import type { KernelCommand } from '../../../../src/rules/kernel/contract.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { tactic148 } from '../../../../src/rules/tactic148/index.js';
import { ASK_WHEN, EDGES, type PieceId, type WeaponId, type ZoneId } from '../../../../src/rules/tactic148/types.js';
import type { Action, Command } from '../../../../src/rules/tactic148/commands.js';
import { begin, piece, wall } from '../../../support/tactic148.js';
import { readTactic, roundTactic, tacticOrders } from '../../../orders/typing.js';
import { seat } from '../../../support/quick-start.js';

const play = begin({
  figures: [
    { unit: 'US-Sergeant', card: 'sergeant', at: [12, 12] },
    { unit: 'US1', card: 'rifleman', at: [14, 12] },
    { unit: 'VG-Grenadier', card: 'grenadier', at: [12, 20] },
    { unit: 'VG-MG-2', card: 'mg', at: [16, 22] },
  ],
  pieces: [piece('barn', 'obstruction', wall(20, 20, 22, 24)), piece('hedge-2', 'cover', wall(2, 2, 4, 3))],
});

const mine = fc.constantFrom('US-Sergeant', 'US1').map(unitId);
const theirs = fc.constantFrom('VG-Grenadier', 'VG-MG-2').map(unitId);
const point = fc.record({ x: fc.integer({ min: 0, max: 90_000 }), y: fc.integer({ min: 0, max: 90_000 }) });
const path = fc.array(point, { minLength: 1, maxLength: 4 });

/** The weapon that its character has on its card: others cannot be written down so that they are read again. */
const armed = <T extends { readonly unit: string }>(given: T): T & { readonly weapon: WeaponId } => ({
  ...given,
  weapon: (given.unit === 'US1' ? 'rifle' : 'smg') as WeaponId,
});

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constant('shoot'), unit: mine, target: theirs, aim: fc.boolean() }).map(armed),
  fc.record({ type: fc.constant('grenade'), unit: mine, at: point }),
  fc.record({ type: fc.constant('take-cover'), unit: mine }),
  fc.record({ type: fc.constant('move'), unit: mine, path }),
  fc.record({ type: fc.constant('opportunity'), unit: mine, at: point, aim: fc.boolean() }).map(armed),
  fc
    .record({
      type: fc.constant('assault'),
      unit: mine,
      path,
      target: theirs,
      first: fc.constantFrom('move', 'fire'),
      isOpen: fc.boolean(),
    })
    .map(({ isOpen, ...given }) => armed(isOpen && given.first === 'fire' ? { ...given, path: [] } : given)),
  fc.record({ type: fc.constant('suppress'), unit: mine, at: point }).map(armed),
  fc.record({ type: fc.constant('join'), unit: mine, zone: fc.constant('sf3' as ZoneId) }).map(armed),
);

const command: fc.Arbitrary<Command | KernelCommand> = fc.oneof(
  { arbitrary: action, weight: 6 },
  fc.record({ type: fc.constant('plan'), actions: fc.array(action, { minLength: 1, maxLength: 5 }) }),
  fc.record({ type: fc.constant('end-turn'), cover: fc.option(mine) }),
  fc.constant({ type: 'let-pass' } as const),
  fc.record({
    type: fc.constant('instruct'),
    instruction: fc.oneof(
      fc.record({ about: fc.constant('ask'), when: fc.constantFrom(...ASK_WHEN) }),
      fc.record({ about: fc.constant('cover'), unit: mine, answer: fc.constantFrom('ask', 'always', 'never') }),
      fc.record({ about: fc.constant('hold'), unit: mine, hold: fc.boolean() }),
    ),
  }),
  fc.record({ type: fc.constant('answer-shot'), takesCover: fc.boolean() }),
  fc.record({ type: fc.constant('scatter'), at: point }),
  fc.record({ type: fc.constant('wound'), unit: theirs }),
  fc.record({ type: fc.constant('fight'), enemy: theirs }),
  fc.record({ type: fc.constant('stay'), unit: mine }),
  fc.constant({ type: 'lay-out', table: 'test' } as const),
  fc.record({ type: fc.constant('take-edge'), edge: fc.constantFrom(...EDGES) }),
  fc.record({
    type: fc.constant('name-objective'),
    piece: fc.constantFrom('barn', 'hedge-2').map((id) => id as PieceId),
  }),
  fc.record({ type: fc.constant('deploy'), unit: mine, at: point }),
  fc.constantFrom({ type: 'pass' } as const, { type: 'concede' } as const),
  fc.record({ type: fc.constant('abandon'), agrees: fc.boolean() }),
);

describe('order texts', () => {
  test('what is written is read back as the same command, in every language', () => {
    fc.assert(
      fc.property(command, fc.constantFrom(...LOCALES), (given, locale) => {
        expect(roundTactic(play, 'us', given, locale)).toEqual(given);
      }),
      { numRuns: 1000 },
    );
  });

  test('a text written in one language is understood in the others', () => {
    const view = tactic148.view(play.match, seated(seat('us')));
    fc.assert(
      fc.property(command, fc.constantFrom(...LOCALES), fc.constantFrom(...LOCALES), (given, writer, reader) => {
        const value = tacticOrders.parse(tacticOrders.format(given, writer), reader, view, seat('us'));
        expect(value).toEqual({ ok: true, value: given });
      }),
    );
  });

  test('nothing that is typed breaks the reader', () => {
    const text = fc
      .oneof(
        fc.string(),
        fc.string({ unit: fc.constantFrom(...'0123456789.,; |NESW-→>«"залечьto') }),
        fc
          .array(fc.constantFrom('to', 'path', 'then', 'fire', 'aim', 'with', 'US1', '12,5', '4.5', 'NE', ';', 'plan'))
          .map((words) => words.join(' ')),
      )
      .filter((typed) => !/[{}]/.test(typed));
    fc.assert(
      fc.property(
        fc.constantFrom('move', 'declare', 'fire', 'odds', 'los', 'reach'),
        text,
        fc.constantFrom(...LOCALES),
        (name, typed, locale) => {
          const result = readTactic(play, 'us', `/${name} unit:US1 order:${typed}`, locale);
          if ('refused' in result) expect(result.text).not.toMatch(/\{\w+\}|undefined/);
        },
      ),
    );
  });

  test('no spelling means two things, in whatever language', () => {
    const meanings = new Map<string, string>();
    const note = (spelling: string, meaning: string): void => {
      expect(meanings.get(plain(spelling)) ?? meaning, spelling).toBe(meaning);
      meanings.set(plain(spelling), meaning);
    };
    for (const locale of LOCALES) {
      for (const word of WORDS) for (const spelling of spellings(word, tongueOf(locale))) note(spelling, word);
      for (const way of WAYS) for (const spelling of waySpellings(way, tongueOf(locale))) note(spelling, way);
    }
  });
});

describe('suggestions', () => {
  const COMMANDS = ['move', 'declare', 'fire', 'odds', 'los', 'reach', 'sheet'] as const;
  const suggest = (
    name: (typeof COMMANDS)[number],
    option: (typeof OPTION_NAMES)[number],
    locale: 'en' | 'fr' | 'ru',
  ) =>
    tacticOrders.complete(
      { command: name, options: { unit: 'US1', [option]: '' } },
      option,
      locale,
      tactic148.view(play.match, seated(seat('us'))),
      seat('us'),
    );

  test('each suggested order can be read, in every language, and fits into what Discord takes', () => {
    for (const locale of LOCALES) {
      for (const name of COMMANDS) {
        for (const option of OPTION_NAMES) {
          for (const { label, value } of suggest(name, option, locale)) {
            expect(label.length).toBeLessThanOrEqual(100);
            expect(value.length).toBeLessThanOrEqual(100);
            if (option !== 'order') continue;
            const target = name === 'fire' ? ' target:VG-Grenadier' : '';
            const unit = name === 'los' ? '' : ' unit:US1';
            expect(readTactic(play, 'us', `/${name}${unit}${target} order:${value}`, locale), value).not.toHaveProperty(
              'refused',
            );
          }
        }
      }
    }
  });

  test('moves come with their direction and length, targets with dice and the score needed', () => {
    const moves = suggest('move', 'order', 'en');
    expect(moves.length).toBeGreaterThan(15);
    expect(moves[0]).toEqual({ value: 'to 14,7', label: 'to 14,7 (N, 5.0\u00a0u)' });
    expect(suggest('fire', 'target', 'en')[0]?.label).toBe('VG-Grenadier · 3 dice, 4+');
  });
});
