import { describe, expect, test } from 'vitest';
import { at, steps } from '../../../src/rules/geometry/plane/point.js';
import { seatId, unitId } from '../../../src/rules/kernel/ids.js';
import { scriptedDice } from '../../../src/rules/kernel/dice.js';
import { seated } from '../../../src/rules/kernel/seats.js';
import { explosionRule } from '../../../src/rules/tactic148/grenade.js';
import { tactic148 } from '../../../src/rules/tactic148/index.js';
import { chances } from '../../../src/rules/tactic148/inspect.js';
import type { Inquiry } from '../../../src/rules/tactic148/inquiries.js';
import { baseRadius } from '../../../src/rules/tactic148/options.js';
import { begin, cardOf, place, piece, wall, type Figure, type Play } from '../../support/tactic148.js';

/** Questions to the rules: what they answer, and why they do not. */

const FIGURES: readonly Figure[] = [
  { unit: 'US1', card: 'sergeant', at: [10, 20] },
  { unit: 'US2', card: 'rifleman', at: [14, 20] },
  { unit: 'VG1', card: 'grenadier', at: [10, 8] },
  { unit: 'VG2', card: 'grenadier', at: [30, 30] },
];
const pieces = [piece('house', 'obstruction', wall(20, 22, 26, 28)), piece('hedge', 'cover', wall(5, 18, 12, 18.2))];
const play = begin({ figures: FIGURES, pieces });
play.mark('VG2', { status: 'eliminated', at: null });

const [US1, US2, VG1, VG2] = [unitId('US1'), unitId('US2'), unitId('VG1'), unitId('VG2')];
const asked = (inquiry: Inquiry, of: Play = play) =>
  tactic148.inspect(tactic148.view(of.match, seated(seatId('us'))), inquiry);
const odds = { about: 'odds', unit: US1, target: VG1, aim: false, from: null } as const;

describe('T48-18 questions that have no answer', () => {
  const unknown = (unit: string) => ['no-such-character', { unit, known: ['US1', 'US2', 'VG1'] }, null];
  const off = (unit: string) => ['off-table', { unit, width: steps(36), height: steps(36) }, 'T48-47'];

  test.each<readonly [string, Inquiry, readonly unknown[]]>([
    ['odds at one who is gone', { ...odds, target: VG2 }, unknown('VG2')],
    ['odds of one who is gone', { ...odds, unit: VG2, target: null }, unknown('VG2')],
    ['odds at a friend', { ...odds, target: US2 }, ['no-such-target', { unit: US1, target: US2 }, 'T48-18']],
    ['odds from beside the table', { ...odds, from: at(0.2, 20) }, off('US1')],
    ['a line from beside the table', { about: 'los', from: at(0.2, 20), to: at(10, 10) }, off('')],
    ['a line to beside the table', { about: 'los', from: at(10, 10), to: at(10, 35.9) }, off('')],
    ['what one who is gone sees', { about: 'field', unit: VG2 }, unknown('VG2')],
    ['where one who is gone can move', { about: 'reach', unit: VG2, by: 'move' }, unknown('VG2')],
    ['the card of nobody', { about: 'sheet', unit: unitId('XX') }, unknown('XX')],
  ])('%s', (_, inquiry, [code, params, rule]) => {
    expect(asked(inquiry)).toEqual({ ok: false, error: { code: `tactic148/${String(code)}`, params, rule } });
  });
});

describe('odds', () => {
  const of = (inquiry: Partial<typeof odds> | object = {}, match = play) => {
    const told = asked({ ...odds, ...inquiry }, match);
    if (!told.ok || told.value.about !== 'odds') throw new Error('no odds');
    return told.value;
  };

  test('T48-18 at each enemy on the table, from where the character stands or would stand', () => {
    const all = of({ target: null });
    expect([all.from, all.targets.map(({ target }) => target)]).toEqual([at(10, 20), ['VG1']]);
    expect(of({ from: at(12, 16) }).from).toEqual(at(12, 16));
  });

  test('AMB-T48-33 T48-49 no dice at that distance, no line: why there is no such shot', () => {
    const short = cardOf('sergeant', { weapons: [{ ...weaponOf(), long: 0 }] });
    const far = begin({ figures: [{ unit: 'US1', card: short, at: [10, 20] }, ...FIGURES.slice(1)], pieces });
    const [none] = of({}, far).targets[0]?.odds ?? [];
    expect(none).toMatchObject({ wound: 0, eliminate: 0, of: 1 });
    expect(none?.refusal).toEqual({
      code: 'tactic148/no-dice',
      params: { unit: 'US1', target: 'VG1', weapon: 'smg', range: 'long' },
      rule: 'AMB-T48-33',
    });
    far.put('VG2', 30, 30).put('US1', 16, 20);
    expect(of({ target: VG2 }, far).targets[0]?.odds[0]).toMatchObject({
      prospect: null,
      refusal: { code: 'tactic148/no-line-of-sight', params: { unit: 'US1', target: 'VG2' }, rule: 'T48-49' },
    });
  });

  test.each([
    // One die needs 4: half of its faces; it never eliminates who is not wounded.
    [1, 4, false, { wound: 3, eliminate: 0, of: 6 }],
    [1, 4, true, { wound: 3, eliminate: 3, of: 6 }],
    [2, 4, false, { wound: 27, eliminate: 1, of: 36 }],
    [2, 6, true, { wound: 11, eliminate: 11, of: 36 }],
    [3, 5, false, { wound: 152, eliminate: 16, of: 216 }],
  ] as const)('T48-22 T48-42 %i dice on %i, wounded already: %s', (dice, needed, wounded, expected) => {
    expect(chances({ dice, needed }, wounded)).toEqual(expected);
  });
});

describe('T48-50 T48-53 a line between two places', () => {
  const line = (from: readonly [number, number], to: readonly [number, number]) => {
    const told = asked({ about: 'los', from: at(...from), to: at(...to) });
    if (!told.ok || told.value.about !== 'los') throw new Error('no line');
    return [told.value.line, told.value.distance];
  };
  const BASE = (2 * baseRadius(play.game.options)) / steps(1);

  test.each([
    ['past a hedge it is in cover', [10, 20], [10, 10], ['cover', steps(10 - BASE)]],
    ['at 2 u or less nothing gives cover', [10, 19], [10, 19 - 2 - BASE], ['open', steps(2)]],
    ['a step farther it does', [10, 19], [10, 19 - 2.001 - BASE], ['cover', steps(2) + 1]],
    ['through a house there is none', [18, 20], [30, 30], ['none', expect.any(Number)]],
    ['two places one upon the other are 0 apart', [10, 20], [10.1, 20], ['open', 0]],
  ] as const)('%s', (_, from, to, expected) => {
    expect(line(from, to)).toEqual(expected);
  });
});

test('T48-49 who is in sight of a character, and what cover adds to a shot at them; not itself', () => {
  const hidden = begin({ figures: FIGURES, pieces });
  const told = asked({ about: 'field', unit: US1 }, hidden);
  expect(told.ok && told.value.about === 'field' ? told.value.others : null).toEqual([
    { unit: US2, modifier: 0 },
    { unit: VG1, modifier: 1 },
  ]);
});

describe('the card of a character', () => {
  const sheet = (unit: string, match: Play = play) => {
    const told = asked({ about: 'sheet', unit: unitId(unit) }, match);
    if (!told.ok || told.value.about !== 'sheet') throw new Error('no sheet');
    const { actionsLeft, extrasLeft, shotsLeft } = told.value;
    return [actionsLeft, extrasLeft, shotsLeft];
  };

  test('T48-11 T48-17 T48-44 what it can still do, and how many actions more officers would allow', () => {
    expect([sheet('US1'), sheet('US2')]).toEqual([
      [3, 0, 2],
      [3, 2, 2],
    ]);
    const worn = begin({ figures: FIGURES });
    worn.mark('US2', { doings: { ...worn.unit('US2').doings, actions: 2, shots: 5 } });
    expect(sheet('US2', worn)).toEqual([1, 2, 0]);
  });

  test('T48-42 of one who is gone nothing more comes', () => {
    const gone = begin({ figures: FIGURES }).mark('US2', { status: 'eliminated', at: null });
    expect(sheet('US2', gone)[1]).toBe(0);
  });
});

describe('T48-25 a grenade of one who carries none any more', () => {
  test('T48-25 harms nobody: the side of the card that shows when it explodes has neither radius nor dice', () => {
    const card = cardOf('sergeant');
    const bare = { ...card, wounded: { ...card.wounded, grenade: null } };
    const match = begin({ figures: [{ unit: 'US1', card: bare, at: [10, 20] }, ...FIGURES.slice(1)] });
    match.mark('US1', { wounded: true });
    const grenade = { unit: US1, at: place(10, 8) };
    const { events } = explosionRule.run(match.match, { type: 'explosion', grenade }, [], scriptedDice([]));
    // It lies upon VG1, whom it touches.
    expect(events).toMatchObject([{ type: 'GrenadeExploded', radius: 0, inside: ['VG1'], roll: null, successes: 0 }]);
  });
});

function weaponOf() {
  return cardOf('sergeant').healthy.weapons[0] ?? expect.unreachable();
}
