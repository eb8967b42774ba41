import { tongueOf } from '../../../src/games/battletech/words/index.js';
import { describe, expect, test } from 'vitest';
import { battletech } from '../../../src/rules/battletech/index.js';
import { spectator } from '../../../src/rules/kernel/seats.js';
import { scriptedDice } from '../../../src/rules/kernel/dice.js';
import type { Fact } from '../../../src/rules/kernel/proposal.js';
import { replay } from '../../../src/rules/kernel/evolve.js';
import type { StandardUnit } from '../../../src/rules/battletech/types.js';
import type { BattleTech, BattleTechState } from '../../../src/rules/battletech/battletech.js';
import { ordersOf } from '../../../src/orders/registry.js';
import type { Locale } from '../../../src/i18n/locales.js';
import { factText } from '../../../src/games/battletech/present/facts.js';
import { factForms, factOf } from '../../../src/rules/battletech/correct.js';
import { begin } from '../../support/quick-start.js';
import { complete } from '../../support/complete.js';
import { beginFull, type FullPiece } from '../../support/standard.js';
import { enactMotion } from '../../support/deciding.js';

const orders = ordersOf('battletech');

/** A fact read from text and set; the code of the refusal when it is not possible. */
function set(state: BattleTechState, text: string, locale: Locale = 'en'): BattleTechState | string {
  const fact = orders.fact(text, locale, battletech.view(state, spectator), null);
  return fact.ok ? enact(state, [fact.value]) : complete(fact.error).code;
}

function enact(state: BattleTechState, facts: readonly Fact[]): BattleTechState | string {
  const motion = { kind: 'correct', facts, reason: 'test' } as const;
  const done = enactMotion(battletech, state, motion, { by: null, warrant: 'arbiter', at: 0 }, scriptedDice([]));
  if (!done.ok) return complete(done.error).code;
  return replay<BattleTech>((at, event) => battletech.evolve(at, event), done.value, state) ?? 'gone';
}

const unitIn = (state: BattleTechState | string, id: string) => {
  if (typeof state === 'string') throw new Error(state);
  return state.game.units.find((unit) => unit.id === id);
};

const start = (): BattleTechState =>
  begin({
    pieces: [
      { unit: 'HBK-4G', seat: 'd', at: '0815 N' },
      { unit: 'ENF-4R', seat: 'a', at: '0801 S' },
    ],
  }).match;

const FULL: readonly FullPiece[] = [
  { unit: 'HBK-4G', seat: 'd', at: '0815 N' },
  { unit: 'AWS-8Q', seat: 'd', at: '0715 N' },
  { unit: 'ENF-4R', seat: 'a', at: '0801 S' },
];

describe('correction of a fact', () => {
  test('a place: the unit stands there, and what was asked is asked anew', () => {
    const before = start();
    const after = set(before, 'HBK-4G hex 0505 SE');
    expect(unitIn(after, 'HBK-4G')?.place).toEqual({ hex: '0505', facing: 2 });
    if (typeof after === 'string') throw new Error(after);
    const ids = (state: BattleTechState) => battletech.open(state).map(({ id }) => id);
    expect(ids(after)).not.toEqual(ids(before));
    expect(battletech.open(after).map(({ topic }) => topic)).toEqual(battletech.open(before).map(({ topic }) => topic));
  });

  test.each([
    ['HBK-4G RT armour 5', (unit: ReturnType<typeof unitIn>) => unit?.armor.RT, 5],
    ['hbk-4g rt ARMOR 5', (unit: ReturnType<typeof unitIn>) => unit?.armor.RT, 5],
    ['HBK-4G CT rear 1', (unit: ReturnType<typeof unitIn>) => unit?.rearArmor.CT, 1],
    ['HBK-4G ammo A 3', (unit: ReturnType<typeof unitIn>) => unit?.ammo.reduce((sum, bin) => sum + bin.left, 0), 3],
    ['Hunchback weapon A lost', (unit: ReturnType<typeof unitIn>) => unit?.broken, ['A']],
    ['HBK-4G RA armour 0', (unit: ReturnType<typeof unitIn>) => unit?.lost, ['RA']],
  ])('%s', (text, what, expected) => {
    expect(what(unitIn(set(start(), text), 'HBK-4G'))).toEqual(expected);
  });

  test.each([
    ['quick-start', start()],
    ['standard', beginFull({ pieces: FULL }).match],
  ] as const)('P-20 whoever writes none at the level %s is told forms of which each is read', (level, state) => {
    const refused = orders.fact('HBK-4G morale 3', 'en', battletech.view(state, spectator), null);
    expect(refused).toMatchObject({ ok: false, error: { params: { forms: factForms(level) } } });
    for (const form of factForms(level))
      expect(orders.fact(form, 'en', battletech.view(state, spectator), null), form).toMatchObject({ ok: true });
  });

  test('a location that was gone is back with armour, a weapon that was lost works again', () => {
    const gone = set(start(), 'HBK-4G RA armour 0');
    if (typeof gone === 'string') throw new Error(gone);
    expect(unitIn(set(gone, 'HBK-4G RA armour 4'), 'HBK-4G')?.lost).toEqual([]);
    const broken = set(start(), 'HBK-4G weapon B lost');
    if (typeof broken === 'string') throw new Error(broken);
    expect(unitIn(set(broken, 'HBK-4G weapon B ok'), 'HBK-4G')?.broken).toEqual([]);
    const both = set(broken, 'HBK-4G weapon A lost');
    if (typeof both === 'string') throw new Error(both);
    expect(unitIn(set(both, 'HBK-4G weapon B lost'), 'HBK-4G')?.broken).toEqual(['A', 'B']);
    expect(unitIn(set(both, 'HBK-4G weapon B ok'), 'HBK-4G')?.broken).toEqual(['A']);
  });

  test.each([
    ['', 'battletech/fact-unknown'],
    ['HBK-4G', 'battletech/fact-unknown'],
    ['HBK-4G hex 0505', 'battletech/fact-unknown'],
    ['HBK-4G RT armour many', 'battletech/fact-unknown'],
    ['HBK-4G LA rear 3', 'battletech/fact-unknown'],
    ['Atlas RT armour 3', 'orders/unit-unknown'],
    ['HBK-4G hex 9905 N', 'battletech/no-such-hex'],
    ['HBK-4G RT armour 99', 'battletech/fact-out-of-range'],
    ['HBK-4G CT armour 0', 'battletech/fact-out-of-range'],
    ['HBK-4G HD armour 0', 'battletech/fact-out-of-range'],
    ['HBK-4G ammo B 1', 'battletech/fact-no-ammo'],
    ['HBK-4G ammo A 99', 'battletech/fact-out-of-range'],
    ['HBK-4G weapon Z lost', 'battletech/no-such-weapon'],
  ])('%s is refused: %s', (text, code) => {
    expect(set(start(), text)).toBe(code);
  });

  test('no two units in one hex (QSR-27), and a lost weapon cannot be declared', () => {
    const before = start();
    const other = before.game.units.find(({ id }) => id !== 'HBK-4G')?.place?.hex ?? '';
    expect(set(before, `HBK-4G hex ${other} N`)).toBe('battletech/hex-occupied');
    const lost = enact(before, [
      { of: 'HBK-4G', set: 'armour', which: 'RT', to: 0 },
      { of: 'HBK-4G', set: 'weapon', which: 'A', to: 'ok' },
    ]);
    expect(lost).toBe('battletech/weapon-lost');
  });

  test.each(['fr', 'ru'] as const)('is typed and told in %s', (locale) => {
    const view = battletech.view(start(), spectator);
    const offered = orders.facts('HBK-4G', locale, view, null);
    expect(offered.length).toBeGreaterThan(10);
    for (const { value } of offered) {
      const fact = orders.fact(value, locale, view, null);
      expect(fact.ok, value).toBe(true);
      if (fact.ok) expect(factText(fact.value, tongueOf(locale))).not.toMatch(/\{|undefined/);
    }
  });

  test('TER-01 nobody is put into an impassable hex', () => {
    const { match } = beginFull({ pieces: FULL, hexes: { '0505': { impassable: true } } });
    expect(set(match, 'HBK-4G hex 0505 N')).toBe('battletech/impassable');
  });

  test('a fact that the game does not know is refused, whatever sends it', () => {
    expect(enact(start(), [{ of: 'HBK-4G', set: 'morale', which: null, to: 3 }])).toBe('battletech/fact-unknown');
  });

  test('P-20 who names a unit or a weapon that is not there is told those that are', () => {
    const refused = (fact: Fact) => {
      const motion = { kind: 'correct', facts: [fact], reason: 'test' } as const;
      const done = enactMotion(battletech, start(), motion, { by: null, warrant: 'arbiter', at: 0 }, scriptedDice([]));
      if (done.ok) throw new Error('it was set');
      return complete(done.error);
    };
    expect(refused({ of: 'AS7-D', set: 'armour', which: 'CT', to: 3 })).toMatchObject({
      code: 'battletech/no-such-unit',
      params: { unit: 'AS7-D', known: ['HBK-4G', 'ENF-4R'] },
    });
    expect(refused({ of: 'HBK-4G', set: 'weapon', which: 'Z', to: 'lost' })).toMatchObject({
      code: 'battletech/no-such-weapon',
      params: { unit: 'HBK-4G', mount: 'Z', known: ['A', 'B', 'C', 'D'] },
    });
  });

  test.each<readonly [string, string | null, string | number, object | null]>([
    ['ammo', 'A', 3, { which: 'A', to: 3 }],
    ['ammo', null, 3, null],
    ['ammo', 'A', 'lost', null],
    ['weapon', 'A', 'lost', { which: 'A', to: 'lost' }],
    ['weapon', 'A', 'ok', { which: 'A', to: 'ok' }],
    ['weapon', 'A', 'yes', null],
    ['weapon', null, 'lost', null],
    ['armour', 'CT', 3, { which: 'CT', to: 3 }],
    ['armour', 'A', 3, null],
    ['armour', 'CT', 'ok', null],
    ['rear', 'CT', 3, { which: 'CT', to: 3 }],
    ['rear', 'LA', 3, null],
    ['rear', 'CT', 'ok', null],
  ])('P-20 a fact as it is read: %s %s %s', (of, which, to, fact) => {
    expect(factOf({ of: 'HBK-4G', set: of, which, to })).toEqual(fact && { unit: 'HBK-4G', set: of, ...fact });
  });

  const refusalOf = (state: BattleTechState, fact: Fact) => {
    const motion = { kind: 'correct', facts: [fact], reason: 'test' } as const;
    const done = enactMotion(battletech, state, motion, { by: null, warrant: 'arbiter', at: 0 }, scriptedDice([]));
    return done.ok ? null : complete(done.error);
  };
  const altered = (change: Partial<Pick<StandardUnit, 'status' | 'lost'>>): BattleTechState => {
    const play = beginFull({ pieces: FULL });
    play.alter('HBK-4G', (one) => ({ ...one, ...change }));
    return play.match;
  };

  test('P-20 nothing is set of who is no more on the map', () => {
    for (const status of ['destroyed', 'left'] as const)
      expect(refusalOf(altered({ status }), { of: 'HBK-4G', set: 'heat', which: null, to: 3 })).toEqual({
        code: 'battletech/not-on-map',
        params: { unit: 'HBK-4G', status },
        rule: null,
      });
  });

  test.each<readonly [string, number, object | null]>([
    ['RT', 20, null],
    ['RT', 21, { code: 'battletech/fact-out-of-range', params: { unit: 'HBK-4G', given: 21, least: 0, most: 20 } }],
    ['CT', 0, null],
    ['RA', 1, { code: 'battletech/fact-out-of-range', params: { unit: 'HBK-4G', given: 1, least: 0, most: 0 } }],
    ['RA', 0, null],
    [
      'TU',
      1,
      {
        code: 'battletech/no-such-location',
        params: { unit: 'HBK-4G', location: 'TU', known: ['HD', 'CT', 'LT', 'RT', 'LA', 'RA', 'LL', 'RL'] },
        rule: 'QSR-04',
      },
    ],
  ])('QSR-04 armour of %s at the standard level, whose right arm is gone: %i', (which, to, why) => {
    const found = refusalOf(altered({ lost: ['RA'] }), { of: 'HBK-4G', set: 'armour', which, to });
    expect(found).toEqual(why && { rule: null, ...why });
  });

  test('P-20 who names a weapon without rounds is told those with', () => {
    for (const which of ['B', 'Z'])
      expect(refusalOf(start(), { of: 'HBK-4G', set: 'ammo', which, to: 1 })).toEqual({
        code: 'battletech/fact-no-ammo',
        params: { unit: 'HBK-4G', mount: which, known: ['A'] },
        rule: null,
      });
  });

  test('P-20 a fact of another level is none, and is told with those that there are', () => {
    for (const fact of ['heat', 'morale', 'mines'])
      expect(refusalOf(start(), { of: 'HBK-4G', set: fact, which: fact === 'mines' ? '0505' : null, to: 3 })).toEqual({
        code: 'battletech/fact-unknown',
        params: { given: `HBK-4G ${fact}`, forms: factForms('quick-start') },
        rule: null,
      });
  });

  test('P-20 rounds fill the bins of their kind one after the other, and no others', () => {
    const { match } = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'd', at: '0815 N' },
        { unit: 'CN9-A', seat: 'd', at: '0715 N' },
        { unit: 'ENF-4R', seat: 'a', at: '0801 S' },
      ],
    });
    const bins = (id: string, to: number) => {
      const unit = unitIn(enact(match, [{ of: id, set: 'ammo', which: 'A', to }]), id);
      return unit?.ammo.map(({ ammo, left }) => [ammo, left]);
    };
    expect(bins('HBK-4G', 7)).toEqual([
      ['ac-20', 5],
      ['ac-20', 2],
    ]);
    expect(bins('CN9-A', 13)).toEqual([
      ['lrm-10', 12],
      ['lrm-10', 12],
      ['ac-10', 10],
      ['ac-10', 3],
    ]);
  });

  test('P-20 a place is a hex that there can be with a way to face: neither does alone', () => {
    for (const to of ['0505 nowhere', 'nowhere N'])
      expect(enact(start(), [{ of: 'HBK-4G', set: 'place', which: null, to }])).toBe('battletech/fact-unknown');
  });

  test('P-20 what has no armour behind has 0 there and no more', () => {
    const { match } = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'd', at: '0815 N' },
        { unit: 'VEDETTE', seat: 'a', at: '0801 S' },
      ],
    });
    const rear = (to: number) => enact(match, [{ of: 'VEDETTE', set: 'rear', which: 'CT', to }]);
    expect(rear(1)).toBe('battletech/fact-out-of-range');
  });
});
