import { tongueOf } from '../../../../src/games/battletech/words/index.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { spellings, WORDS } from '../../../../src/games/battletech/orders/words.js';
import { OPTION_NAMES } from '../../../../src/orders/contract.js';
import { plain } from '../../../../src/orders/text.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import type { MountId } from '../../../../src/rules/battletech/vocabulary.js';
import type { Command } from '../../../../src/rules/battletech/commands.js';
import { FACINGS } from '../../../../src/rules/geometry/hex/facing.js';
import { hexesOf } from '../../../../src/rules/geometry/hex/hex.js';
import type { KernelCommand } from '../../../../src/rules/kernel/contract.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import {
  begin,
  beginFire,
  chooseHex,
  fire,
  Play,
  seat,
  setupOf,
  unit,
  type Situation,
} from '../../../support/quick-start.js';
import { orders, read, round } from '../../../orders/typing.js';

const duel: Situation = {
  pieces: [
    { unit: 'HBK-4G', seat: 'defender', at: '0810 N' },
    { unit: 'ENF-4R', seat: 'attacker', at: '0806 S' },
  ],
};
const moving = begin(duel);
const mine = unit('HBK-4G');
const other = unit('ENF-4R');
const letters = ['A', 'B', 'C', 'D'].map((letter) => letter as MountId);

const steps = fc.string({ unit: fc.constantFrom('F', 'B', 'L', 'R'), maxLength: 12 });
const anyHex = fc.constantFrom(...hexesOf({ columns: 15, rows: 17 }));
const someMounts = fc.shuffledSubarray(letters, { minLength: 1 });

const command: fc.Arbitrary<Command | KernelCommand> = fc.oneof(
  fc.record({ type: fc.constant('deploy'), unit: fc.constant(mine), hex: anyHex, facing: fc.constantFrom(...FACINGS) }),
  fc.constant({ type: 'name', unit: mine } as const),
  fc.constant({ type: 'move', unit: mine, mode: 'stand', steps: '', exit: false } as const),
  fc
    .record({
      type: fc.constant('move'),
      unit: fc.constant(mine),
      mode: fc.constantFrom('walk', 'run'),
      steps,
      exit: fc.boolean(),
    })
    .filter((one) => !one.exit || one.steps !== ''),
  fc.record({ type: fc.constant('declare'), unit: fc.constant(mine), target: fc.constant(other), mounts: someMounts }),
  fc.constant({ type: 'declare', unit: mine, target: null, mounts: [] } as const),
  fc.record({ type: fc.constant('choose-hex'), hexes: fc.array(anyHex, { minLength: 1, maxLength: 4 }) }),
  fc.record({ type: fc.constant('fire-anyway'), mounts: fc.subarray(letters) }),
  fc.record({ type: fc.constant('fire'), unit: fc.constant(mine), mounts: someMounts }),
  fc.constantFrom({ type: 'pass' } as const, { type: 'concede' } as const),
  fc.record({ type: fc.constant('abandon'), agrees: fc.boolean() }),
);

describe('order texts', () => {
  test('what is written is read back as the same command, in every language', () => {
    fc.assert(
      fc.property(command, fc.constantFrom(...LOCALES), (given, locale) => {
        expect(round(moving, 'defender', given, locale)).toEqual(given);
      }),
      { numRuns: 1000 },
    );
  });

  test('a text written in one language is understood in the others', () => {
    fc.assert(
      fc.property(command, fc.constantFrom(...LOCALES), fc.constantFrom(...LOCALES), (given, writer, reader) => {
        const view = battletech.view(moving.match, seated(seat('defender')));
        expect(orders.parse(orders.format(given, writer), reader, view, seat('defender'))).toEqual({
          ok: true,
          value: given,
        });
      }),
    );
  });

  test('nothing that is typed breaks the reader', () => {
    const text = fc
      .oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'FBLR0123 NSEWnto,rvВНСК->«"') }), fc.lorem())
      // The answer quotes it.
      .filter((typed) => !/[{}]/.test(typed));
    fc.assert(
      fc.property(
        fc.constantFrom('move', 'declare', 'fire', 'odds', 'los', 'reach'),
        text,
        fc.constantFrom(...LOCALES),
        (name, typed, locale) => {
          const result = read(moving, 'defender', `/${name} order:${typed}`, locale);
          if ('refused' in result) expect(result.text).not.toMatch(/\{\w+\}|undefined/);
        },
      ),
    );
  });

  test('no spelling means two words, in whatever language', () => {
    const meanings = new Map<string, string>();
    for (const word of WORDS)
      for (const locale of LOCALES)
        for (const spelling of spellings(word, tongueOf(locale))) {
          const key = plain(spelling);
          expect(meanings.get(key) ?? word, `${spelling} in ${locale}`).toBe(word);
          meanings.set(key, word);
        }
  });
});

describe('suggestions', () => {
  const suggest = (
    play: Play,
    who: string,
    name: 'move' | 'declare' | 'fire' | 'odds' | 'los' | 'reach' | 'sheet',
    option: (typeof OPTION_NAMES)[number],
    text = '',
    locale: (typeof LOCALES)[number] = 'en',
  ) =>
    orders.complete(
      { command: name, options: { [option]: text } },
      option,
      locale,
      battletech.view(play.match, seated(seat(who))),
      seat(who),
    );

  test('on empty text the sensible orders come first, and each is accepted', () => {
    for (const locale of LOCALES) {
      const found = suggest(moving, 'defender', 'move', 'order', '', locale);
      expect(found.length).toBeGreaterThan(15);
      expect(found.length).toBeLessThanOrEqual(25);
      for (const { value } of found) {
        expect(read(moving, 'defender', `/move unit:HBK-4G order:${value}`, locale), value).toMatchObject({
          type: 'move',
        });
      }
    }
  });

  test('with a hex begun, all places there', () => {
    const found = suggest(moving, 'defender', 'move', 'order', 'walk to 0809');
    expect(found.map(({ value }) => value)).toContain('walk to 0809 N');
    expect(found.every(({ value }) => value.startsWith('walk to 0809'))).toBe(true);
  });

  test('units, targets, weapons with their chances, deployment', () => {
    expect(suggest(moving, 'defender', 'move', 'unit')).toEqual([{ value: 'HBK-4G', label: 'HBK-4G Hunchback' }]);
    expect(suggest(moving, 'defender', 'declare', 'target', 'enf')).toEqual([
      { value: 'ENF-4R', label: 'ENF-4R Enforcer' },
    ]);
    const firing = beginFire(duel);
    const weapons = suggest(firing, 'defender', 'declare', 'weapons');
    expect(weapons.map(({ value }) => value)).toEqual(['all', 'A', 'B', 'C', 'none']);
    expect(weapons[1]?.label).toBe('A: AC/20, 6+ (72%)');
    const fresh = new Play(setupOf(duel));
    expect(suggest(fresh, 'defender', 'move', 'order', 'deploy 0815')).toEqual([
      { value: 'deploy 0815 N', label: 'deploy 0815 N' },
    ]);
  });

  test('labels and values fit into what Discord takes', () => {
    for (const option of OPTION_NAMES)
      for (const name of ['move', 'declare', 'fire', 'odds', 'los', 'reach', 'sheet'] as const)
        for (const { label, value } of suggest(moving, 'defender', name, option, '', 'ru')) {
          expect(label.length).toBeLessThanOrEqual(100);
          expect(value.length).toBeLessThanOrEqual(100);
        }
  });

  test('QSR-31 the hexes of a split line are offered', () => {
    const split = beginFire({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0303 NE' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0503 NW' },
      ],
      woods: { '0402': 1 },
    });
    split.give('defender', fire('HBK-4G', 'ENF-4R', 'A'));
    expect(split.awaited).toEqual(['attacker:split-hex']);
    const found = suggest(split, 'attacker', 'declare', 'order', '', 'fr');
    expect(found.map(({ value }) => value)).toEqual(['hex 0402', 'hex 0403']);
    expect(read(split, 'attacker', '/declare order:hex 0402', 'fr')).toEqual(chooseHex('0402'));
  });
});
