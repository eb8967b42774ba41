import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { libraryOf } from '../../../support/library.js';
import { importFault } from '../../../../src/present/imports.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import type { Setup } from '../../../../src/rules/battletech/types.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { startMatch } from '../../../support/deciding.js';
import { VEDETTE } from '../../../support/unit-files.js';

const library = libraryOf();
const EXAMPLE = readFileSync('docs/examples/night-lance.json', 'utf8');

/** What is said of the example with something changed in it. */
function faultsOf(change: (from: string) => string): readonly string[] {
  const text = change(EXAMPLE);
  expect(text).not.toBe(EXAMPLE);
  const read = library.roster(text);
  return read.ok ? [] : read.error.map((fault) => importFault(fault, 'en'));
}

/** Why a scenario does not take a roster of these units for a side; `null` when it does. */
function misfit(id: string, side: string, units: readonly unknown[]): string | null {
  const text = JSON.stringify({ kind: 'battletech/roster', id: 'some', title: 'Some', units });
  expect(library.roster(text).ok).toBe(true);
  const taken = library.scenarios.find((one) => one.id === id)?.withForces({ [side]: text });
  if (!taken) throw new Error(`no scenario ${id}`);
  if (taken.ok) expect(taken.value.sides.find((one) => String(one.id) === side)?.force).toBeDefined();
  return taken.ok ? null : taken.error.code;
}

describe('rosters of BattleTech', () => {
  test("the example in the docs is one: four of the library's 'Mechs, with labels and pilots of their own", () => {
    const read = library.roster(EXAMPLE);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value).toMatchObject({
      id: 'night-lance',
      worth: [
        { measure: 'battle-value', amount: 4375 },
        { measure: 'tons', amount: 140 },
      ],
      agreed: null,
    });
    expect(read.value.labels).toEqual(['DASHER', 'JR7-D', 'LANTERN', 'CANDLE']);
  });

  test('a fault names row, field, what stands there, and what would be right', () => {
    expect(faultsOf((text) => text.replace('"HBK-4G"', '"HBK-4X"'))[0]).toMatch(
      /^unit 3 \(LANTERN\), `unit`: `HBK-4X` does not fit\. It should be .*HBK-4G/,
    );
    expect(faultsOf((text) => text.replace('"CANDLE"', '"LANTERN"'))).toEqual([
      'unit 4 (LANTERN): `LANTERN` is taken by another row. Each needs a name of its own.',
    ]);
    expect(faultsOf((text) => text.replace('"gunnery": 3', '"gunnery": 9'))[0]).toContain('whole number from 0 to 8');
    expect(faultsOf((text) => text.replace('battletech/roster"', 'battletech/lance"'))).toEqual([
      '`kind`: `battletech/lance` does not fit. It should be battletech/roster, tactic148/roster, or finest-hour/roster.',
    ]);
  });

  test('BV-15 ADV-09 units with C3 computers: what their networks make of the battle value', () => {
    const tank = {
      ...VEDETTE,
      equipment: [{ item: 'c3i', location: 'BD' }],
      label: 'TANK',
    };
    const worth = (networks: readonly (string | undefined)[]) => {
      const units = networks.map((network, i) => ({ unit: 'TANK', label: `T${i}`, gunnery: 3, network }));
      const read = library.roster(
        JSON.stringify({ kind: 'battletech/roster', id: 'some', title: 'Some', units, sheets: [tank] }),
      );
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      return read.value.worth.flatMap(({ measure, amount }) => (measure === 'tons' ? [] : [amount]));
    };
    const [base = 0] = worth([undefined]);
    expect(worth([undefined])).toEqual([base]);
    // 475 with an ordinary crew; two together gain 48 each, three 71.
    expect(worth([undefined, undefined])).toEqual([2 * base, 2 * Math.round((475 + 48) * 1.2)]);
    expect(worth(['A', 'A', 'A'])).toEqual([3 * base, 3 * Math.round((475 + 71) * 1.2)]);
    expect(worth(['A', 'B', 'C'])).toEqual([3 * base]);
  });

  test('WPN-12 brings other ammunition, by weapon or by slot, of the kinds that fit', () => {
    const [duel] = library.scenarios.filter(({ id }) => id === 'battletech/lance-duel');
    const side = duel?.sides[0]?.id ?? expect.unreachable();
    const force = (ammo: unknown) =>
      JSON.stringify({ kind: 'battletech/roster', id: 'some', title: 'Some', units: [{ unit: 'CPLT-C1', ammo }] });
    const loadsOf = (ammo: unknown) => {
      const taken = duel?.withForces({ [side]: force(ammo) });
      const setup: Setup | undefined = taken?.ok ? (taken.value.setup({}, {}) as Setup) : undefined;
      return setup?.level === 'standard'
        ? setup.units.find(({ side: of }) => of === side)?.ammo.map(({ stowed }) => stowed.munition)
        : null;
    };
    const file = z.object({ standard: z.object({ slots: z.record(z.string(), z.array(z.string())) }) });
    const slotsOf = () => {
      const { slots } = file.parse(
        JSON.parse(readFileSync('scenarios/battletech/units/CPLT-C1.json', 'utf8')),
      ).standard;
      return Object.entries(slots).flatMap(([at, lines]) =>
        lines.flatMap((line, i) => (line.endsWith('ammo') ? [`${at}-${i + 1}`] : [])),
      );
    };
    expect(loadsOf({})).toEqual(['standard', 'standard']);
    expect(loadsOf({ 'lrm-15': 'fragmentation' })).toEqual(['fragmentation', 'fragmentation']);
    // A slot that is named counts before its kind.
    const [slot = ''] = slotsOf();
    expect(loadsOf({ [slot]: 'narc', 'lrm-15': 'fragmentation' })).toEqual(['narc', 'fragmentation']);
    const refused = (ammo: unknown) => {
      const read = library.roster(force(ammo));
      return read.ok ? null : importFault(read.error[0] ?? expect.unreachable(), 'en');
    };
    expect(refused({ 'lrm-15': 'cluster' })).toMatch(/cluster.*standard, artemis, narc, inferno, (or )?fragmentation/);
    expect(refused({ 'srm-6': 'inferno' })).toMatch(/srm-6/);
  });

  test('IMP-07 brings units of its own, which a match keeps: what becomes of the library then touches it no more', () => {
    const own = { ...VEDETTE, label: 'OURS', role: 'brawler' };
    const text = library.muster(
      'battletech',
      library.scenarios[0]?.title ?? expect.unreachable(),
      ['OURS', 'OURS', 'JR7-D'].map((unit) => ({ unit })),
      [own],
    );
    const read = library.roster(text);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.labels).toEqual(['OURS', 'OURS-2', 'JR7-D']);
    expect(read.value.units).toMatchObject([{ id: 'OURS', kind: 'vehicle', role: 'brawler', tons: 50 }]);
    expect(read.value.worth.map(({ measure }) => measure)).toEqual(['battle-value', 'tons']);
    const taken = library.scenarios
      .find(({ id }) => id === 'battletech/lance-duel')
      ?.withForces({ 'north-lance': text });
    const setup = taken?.ok ? (taken.value.setup({}, {}) as Setup) : null;
    expect(setup?.units.find(({ id }) => id === 'OURS-2')?.sheet).toMatchObject({ chassis: 'Vedette', tons: 50 });
  });

  test('IMP-07 a sheet of its own is checked like a unit file, and has a label of its own', () => {
    const force = (sheets: readonly unknown[]) => {
      const read = library.roster(
        JSON.stringify({ kind: 'battletech/roster', id: 'some', title: 'Some', units: ['OURS'], sheets }),
      );
      return read.ok ? [] : read.error.map((fault) => importFault(fault, 'en'));
    };
    const own = { ...VEDETTE, label: 'OURS' };
    expect(force([own])).toEqual([]);
    expect(force([own, own])).toEqual([
      'sheet 2 (OURS): `OURS` is taken by another row. Each needs a name of its own.',
    ]);
    expect(force([{ ...own, engine: { type: 'ice', rating: 5 } }])[0]).toMatch(/^sheet 1 \(OURS\), `engine/);
  });

  test('takes the place of a side, whose pilots it brings; labels that the other side has are numbered', () => {
    const [duel] = library.scenarios.filter(({ id }) => id === 'battletech/lance-duel');
    const [first, second] = duel?.sides ?? [];
    if (!duel || !first || !second) throw new Error('no lance duel');
    const taken = duel.withForces({ [first.id]: EXAMPLE, [second.id]: EXAMPLE });
    if (!taken.ok) throw new Error(taken.error.code);
    expect(taken.value.sides.map(({ units, players }) => [units, players])).toEqual([
      [
        ['DASHER', 'JR7-D', 'LANTERN', 'CANDLE'],
        [1, 4],
      ],
      [
        ['DASHER-2', 'JR7-D-2', 'LANTERN-2', 'CANDLE-2'],
        [1, 4],
      ],
    ]);
    expect(taken.value.sides[0]?.force).toMatchObject({ title: { fr: 'Lance de nuit' } });
    const setup = taken.value.setup({ [first.id]: 2 }, {}) as Setup;
    if (setup.level !== 'standard') throw new Error(setup.level);
    expect(setup.units.map(({ id, seat, pilot }) => [id, seat, pilot?.gunnery, pilot?.piloting])).toContainEqual([
      'LANTERN',
      `${first.id}-1`,
      3,
      4,
    ]);
    expect(startMatch(battletech, setup, scriptedDice([]), 0).ok).toBe(true);
    expect(taken.value.withForces({}).ok).toBe(true);
  });

  test('is refused where its units cannot be played, have no room, or are too few to win', () => {
    expect(misfit('battletech/green', 'attacker', ['DASHER'])).toBe('unit/roster-level');
    expect(misfit('battletech/green', 'attacker', ['HBK-4G'])).toBeNull();
    expect(misfit('battletech/lance-duel', 'north-lance', ['DASHER'])).toBeNull();
    const breakthrough = library.scenarios.find(({ id }) => id === 'battletech/breakthrough');
    const sides = breakthrough?.sides.map(({ id }) => String(id)) ?? [];
    expect(sides.map((side) => misfit('battletech/breakthrough', side, ['DASHER'])).toSorted()).toEqual(
      [null, 'unit/roster-too-few'].toSorted(),
    );
    const text = JSON.stringify({
      kind: 'tactic148/roster',
      id: 'some',
      title: 'Some',
      points: 9,
      characters: ['US-Scout'],
    });
    const other = library.scenarios.find(({ id }) => id === 'battletech/green')?.withForces({ attacker: text });
    expect(other?.ok === false && other.error.code).toBe('unit/roster-unfit');
  });
});
