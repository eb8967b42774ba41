import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { ordersOf } from '../../../../src/orders/registry.js';
import type { BattleTechState } from '../../../../src/rules/battletech/battletech.js';
import type { StandardState } from '../../../../src/rules/battletech/types.js';
import { sideId } from '../../../../src/rules/kernel/ids.js';
import { factForms } from '../../../../src/rules/battletech/correct.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import {
  leagueFactForms,
  leagueFactOf,
  leagueFactProblem,
  withLeagueFact,
  type LeagueFact,
} from '../../../../src/rules/battletech/league/correct.js';
import { hasSeenThrough } from '../../../../src/rules/battletech/standard/probing.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { refuse, type Refusal } from '../../../../src/rules/kernel/refusal.js';
import { judge, seated, spectator, type Viewer } from '../../../../src/rules/kernel/seats.js';
import { complete } from '../../../support/complete.js';
import { enactMotion } from '../../../support/deciding.js';
import { hex, seat, unit } from '../../../support/quick-start.js';
import { beginFull, type FullPiece } from '../../../support/standard.js';
import { words } from '../../../games/battletech/present/battle.js';

/** What a league's rules have marked, set right by `/match correct`: a reactor that is set, a scan, mines. */

const FS9: FullPiece = { unit: 'FS9-S', seat: 'attacker', at: '0804 S' };
const PIECES: readonly FullPiece[] = [
  { unit: 'HBK-4G', seat: 'defender', at: '0810 N' },
  { unit: 'AWS-8Q', seat: 'defender', at: '0312 N' },
  FS9,
];
const OPTIONS = { selfDestruct: 'on', probes: 'roll', mines: '2' } as const;
const mined = (): BattleTechState => {
  const { match } = beginFull({ pieces: PIECES, options: { selfDestruct: 'on', probes: 'roll' } });
  if (match.game.level !== 'standard') throw new Error('standard');
  const side = match.game.units.find(({ id }) => id === 'HBK-4G')?.side;
  if (!side) throw new Error('no side');
  const field = { ...match.game.field, mines: [{ hex: hex('0606'), side, density: 10, known: [] }] };
  return { ...match, game: { ...match.game, options: { ...match.game.options, mines: '2' }, field } };
};

/** A fact as somebody writes it who sees so much; the code of the refusal where it cannot be set. */
function set(state: BattleTechState, text: string, viewer: Viewer = spectator): BattleTechState | string {
  const fact = ordersOf('battletech').fact(text, 'en', battletech.view(state, viewer), null);
  if (!fact.ok) return complete(fact.error).code;
  const by = viewer.as === 'seat' ? viewer.seat : null;
  const motion = { kind: 'correct', facts: [fact.value], reason: 'test' } as const;
  const warrant = by === null ? 'arbiter' : 'agreed';
  const done = enactMotion(battletech, state, motion, { by, warrant, at: 0 }, scriptedDice([]));
  if (!done.ok) return complete(done.error).code;
  return done.value.reduce((at, event) => battletech.evolve(at, event), state);
}

function full(state: BattleTechState | string) {
  if (typeof state === 'string' || state.game.level !== 'standard')
    throw new Error(typeof state === 'string' ? state : 'another level');
  return state.game;
}
const bodyOf = (state: BattleTechState | string, id: string) => full(state).units.find((one) => one.id === id)?.body;

describe('P-20, CLN-30 a self-destruct that is set right', () => {
  it.each([
    ['yes', { ejects: false }],
    ['eject', { ejects: true }],
    ['no', null],
  ])('%s', (to, destruct) => {
    const before = set(mined(), 'HBK-4G self-destruct yes');
    if (typeof before === 'string') throw new Error(before);
    expect(bodyOf(set(before, `HBK-4G self-destruct ${to}`), 'HBK-4G')?.destruct).toEqual(destruct);
  });

  it('is refused where there is none, and to who is shut down', () => {
    const { match } = beginFull({ pieces: PIECES });
    expect(set(match, 'HBK-4G self-destruct yes')).toBe('battletech/self-destruct-off');
    const down = set(mined(), 'HBK-4G shutdown yes');
    if (typeof down === 'string') throw new Error(down);
    expect(set(down, 'HBK-4G self-destruct yes')).toBe('battletech/self-destruct-helpless');
  });
});

describe('P-20, CLN-42 a scan that is set right', () => {
  it('is taken back, or made', () => {
    const seen = set(mined(), 'FS9-S scan Hunchback HBK-4G yes');
    if (typeof seen === 'string') throw new Error(seen);
    expect(hasSeenThrough(full(seen), unit('FS9-S'), unit('HBK-4G'))).toBe(true);
    expect(hasSeenThrough(full(set(seen, 'FS9-S scan HBK-4G no')), unit('FS9-S'), unit('HBK-4G'))).toBe(false);
  });

  it('is refused to who has no probe, of a friend, and of who is not there', () => {
    expect(set(mined(), 'AWS-8Q scan FS9-S yes')).toBe('battletech/fact-scans-not');
    expect(set(mined(), 'FS9-S scan FS9-S yes')).toBe('battletech/fact-scans-not');
    expect(set(mined(), 'FS9-S scan ENF-4R yes')).toBe('battletech/fact-unknown');
  });
});

describe('P-20, HID-06 mines that are set right', () => {
  const of = (state: BattleTechState | string) => (full(state).field.mines ?? []).map((one) => [one.hex, one.density]);

  it('are taken up, changed or laid, and lie open from then on', () => {
    const arbiter: Viewer = judge;
    expect(of(set(mined(), 'HBK-4G mines 0606 0', seated(seat('defender'))))).toEqual([]);
    expect(of(set(mined(), 'HBK-4G mines 0606 5', seated(seat('defender'))))).toEqual([['0606', 5]]);
    const laid = set(mined(), 'AWS-8Q mines 0707 10', arbiter);
    expect(of(laid)).toEqual([
      ['0606', 10],
      ['0707', 10],
    ]);
    if (typeof laid === 'string') throw new Error(laid);
    expect(battletech.view(laid, seated(seat('attacker'))).game.field?.mines?.map((one) => one.hex)).toEqual(['0707']);
  });

  it('HID-06 of fields that lie hidden from who asks no refusal tells whether they are there', () => {
    const ann = seated(seat('attacker'));
    expect(set(mined(), 'HBK-4G mines 0606 0', ann)).toBe('battletech/fact-no-mines');
    expect(set(mined(), 'HBK-4G mines 0505 0', ann)).toBe('battletech/fact-no-mines');
  });

  it('are refused where the match has none, and too dense', () => {
    expect(set(beginFull({ pieces: PIECES }).match, 'HBK-4G mines 0606 5')).toBe('battletech/fact-mines-off');
    expect(set(mined(), 'HBK-4G mines 0606 31')).toBe('battletech/fact-out-of-range');
  });
});

describe('P-20 why a fact of a league cannot be set', () => {
  const problem = (state: BattleTechState, id: string, fact: LeagueFact) => {
    const game = full(state);
    const one = game.units.find((other) => other.id === id);
    return one ? complete(leagueFactProblem(game, one, fact)) : expect.unreachable(id);
  };
  const mines = (to: number, at = '0707'): LeagueFact => ({ set: 'mines', which: hex(at), to });
  const RANGE = (given: number) =>
    refuse('battletech/fact-out-of-range', { unit: 'HBK-4G', given, least: 0, most: 30 });

  it.each<readonly [LeagueFact, Refusal | null]>([
    [mines(30), null],
    [mines(1), null],
    [mines(31), RANGE(31)],
    [mines(-1), RANGE(-1)],
    [mines(2.5), RANGE(2.5)],
    [mines(0, '0606'), null],
    [mines(0), refuse('battletech/fact-no-mines', { hex: '0707' }, 'HID-06')],
    [mines(5, '1601'), refuse('battletech/no-such-hex', { hex: '1601', columns: 15, rows: 17 }, 'QSR-03')],
  ])('HID-06 %j: %j', (fact, why) => {
    expect(problem(mined(), 'HBK-4G', fact)).toEqual(why);
  });

  it('HID-06 none of another side are taken up, nor where nobody has laid any', () => {
    const state = mined();
    const theirs = {
      ...full(state).field,
      mines: [{ hex: hex('0606'), side: sideId('attacker'), density: 10, known: [] }],
    };
    const none = refuse('battletech/fact-no-mines', { hex: '0606' }, 'HID-06');
    expect(problem({ ...state, game: { ...full(state), field: theirs } }, 'HBK-4G', mines(0, '0606'))).toEqual(none);
    const { mines: _, ...bare } = full(state).field;
    expect(problem({ ...state, game: { ...full(state), field: bare } }, 'HBK-4G', mines(0, '0606'))).toEqual(none);
  });

  it.each<readonly ['no' | 'yes', Readonly<Record<string, string>>, Refusal | null]>([
    ['no', {}, null],
    ['yes', {}, refuse('battletech/self-destruct-off', { unit: 'HBK-4G' }, 'CLN-30')],
    ['yes', { selfDestruct: 'on' }, null],
  ])('CLN-30 that a reactor is set: %s, with %j', (to, options, why) => {
    expect(problem(beginFull({ pieces: PIECES, options }).match, 'HBK-4G', { set: 'destruct', to })).toEqual(why);
  });

  it('HID-06 no mines where the match has none', () => {
    const off = refuse('battletech/fact-mines-off', { unit: 'HBK-4G' }, 'HID-06');
    expect(problem(beginFull({ pieces: PIECES }).match, 'HBK-4G', mines(5))).toEqual(off);
  });

  it.each<readonly [string, string, 'yes' | 'no', Refusal | null]>([
    ['FS9-S', 'HBK-4G', 'yes', null],
    ['FS9-S', 'FS9-S', 'yes', refuse('battletech/fact-scans-not', { unit: 'FS9-S', target: 'FS9-S' }, 'CLN-42')],
    ['AWS-8Q', 'FS9-S', 'yes', refuse('battletech/fact-scans-not', { unit: 'AWS-8Q', target: 'FS9-S' }, 'CLN-42')],
    ['AWS-8Q', 'FS9-S', 'no', null],
    [
      'FS9-S',
      'AS7-D',
      'no',
      refuse('battletech/no-such-unit', { unit: 'AS7-D', known: ['HBK-4G', 'AWS-8Q', 'FS9-S'] }),
    ],
  ])('CLN-42 %s scans %s: %s', (id, which, to, why) => {
    expect(problem(mined(), id, { set: 'scan', which: unit(which), to })).toEqual(why);
  });
});

describe('P-20 what a fact of a league sets, and nothing else', () => {
  const { game } = beginFull({ pieces: PIECES });
  const field = (more: object): StandardState => ({ ...game, field: { ...game.field, ...more } });
  const set = (state: StandardState, id: string, fact: LeagueFact): StandardState => {
    const one = state.units.find((other) => other.id === id);
    return one ? withLeagueFact(state, one, fact) : expect.unreachable(id);
  };
  const scan = (by: string, target: string) => ({ by: unit(by), target: unit(target) });

  it('CLN-42 one scan', () => {
    const [own, other, same] = [scan('FS9-S', 'HBK-4G'), scan('FS9-S', 'AWS-8Q'), scan('ENF-4R', 'HBK-4G')];
    const seen = (state: StandardState, to: 'yes' | 'no') =>
      set(state, 'FS9-S', { set: 'scan', which: unit('HBK-4G'), to }).field.scans;
    expect(seen(field({ scans: [own, other, same] }), 'no')).toEqual([other, same]);
    expect(seen(field({ scans: [own, other, same] }), 'yes')).toEqual([other, same, own]);
    expect([seen(game, 'yes'), seen(game, 'no')]).toEqual([[own], []]);
  });

  it('HID-06 one field of mines, which its finders still know', () => {
    const [mine, theirs] = [game.units[0]?.side, sideId('attacker')];
    if (!mine) throw new Error('no side');
    const lying = { hex: hex('0606'), side: mine, density: 10, known: [theirs] };
    const others = [
      { ...lying, hex: hex('0707') },
      { ...lying, side: theirs },
    ];
    const laid = (state: StandardState, to: number) =>
      set(state, 'HBK-4G', { set: 'mines', which: hex('0606'), to }).field.mines;
    expect(laid(field({ mines: [lying, ...others] }), 5)).toEqual([...others, { ...lying, density: 5, open: true }]);
    expect(laid(field({ mines: [lying, ...others] }), 0)).toEqual(others);
    expect(laid(game, 5)).toEqual([{ ...lying, density: 5, known: [], open: true }]);
    expect(laid(game, 0)).toEqual([]);
  });
});

it('P-20 every form is read in every language, and what is set is said in it', () => {
  const state = mined();
  const view = battletech.view(state, judge);
  const forms = factForms('standard', OPTIONS).slice(-3);
  expect(forms).toHaveLength(3);
  for (const locale of LOCALES) {
    const refused = ordersOf('battletech').fact('FS9-S morale 3', locale, view, null);
    const told = refused.ok ? [] : refused.error.params['forms'];
    for (const form of Array.isArray(told) ? told.slice(-3) : []) {
      const text = String(form)
        .replace('ENF-4R', 'HBK-4G')
        .replace(/^AWS-8Q/u, 'FS9-S');
      const fact = ordersOf('battletech').fact(text, locale, view, null);
      expect(fact, `${locale} ${text}`).toMatchObject({ ok: true });
      if (fact.ok) expect(words.fact(fact.value, locale)).toContain('FS9-S');
    }
  }
  expect(words.fact({ of: 'HBK-4G', set: 'mines', which: '0606', to: 0 }, 'fr')).toBe(
    'pas de mines du camp de **HBK-4G** en 0606',
  );
});

it.each([
  [{}, []],
  [{ selfDestruct: 'off', probes: 'radius', mines: 'off' }, []],
  [{ selfDestruct: 'on' }, ['AWS-8Q self-destruct no']],
  [{ probes: 'roll' }, ['AWS-8Q scan ENF-4R no']],
  [{ mines: '2' }, ['AWS-8Q mines 0505 0']],
  [OPTIONS, ['AWS-8Q self-destruct no', 'AWS-8Q scan ENF-4R no', 'AWS-8Q mines 0505 0']],
] as const)('P-20 only what a match has is shown how it is written: %j', (options, forms) => {
  expect(leagueFactForms(options)).toEqual(forms);
});

it.each([
  ['destruct', null, 'no', { to: 'no' }],
  ['destruct', null, 'yes', { to: 'yes' }],
  ['destruct', null, 'ejects', { to: 'ejects' }],
  ['destruct', null, 'perhaps', null],
  ['scan', 'ENF-4R', 'yes', { which: 'ENF-4R', to: 'yes' }],
  ['scan', 'ENF-4R', 'no', { which: 'ENF-4R', to: 'no' }],
  ['scan', 'ENF-4R', 'ejects', null],
  ['scan', null, 'yes', null],
  ['mines', '0505', 0, { which: '0505', to: 0 }],
  ['mines', '0505', 'no', null],
  ['mines', 'ENF-4R', 5, null],
  ['mines', null, 5, null],
  ['heat', null, 5, null],
] as const)('P-20 a fact of a league, as it is read: %s %s %s', (set, which, to, fact) => {
  expect(leagueFactOf({ of: 'HBK-4G', set, which, to })).toEqual(fact && { set, ...fact });
});
