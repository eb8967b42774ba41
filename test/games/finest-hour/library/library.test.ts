import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readFinestHour } from '../../../../src/games/finest-hour/library/read.js';
import { own } from '../../../../src/games/finest-hour/words/index.js';
import { checkSetup } from '../../../../src/rules/finest-hour/setup.js';

const SHIPPED = fileURLToPath(new URL('../../../../scenarios/finest-hour/', import.meta.url));
const library = readFinestHour(SHIPPED);
const scenario = (name: string) => {
  const found = library.scenarios.find(({ id }) => id === `finest-hour/${name}`);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

/** The table of profiles: class, REP, weapons as `arc range rof impact`, attributes. */
const TABLE: readonly (readonly [string, string])[] = [
  ['Spitfire', '3 4 [fixed-forward 20 3 2] agile'],
  ['Hurricane', '3 4 [fixed-forward 20 3 2] robust'],
  ['Bf-109', '3 4 [fixed-forward 20 2 3] fast'],
  ['Bf-110', '2 4 [fixed-forward 20 3 3; rear 15 1 2] '],
  ['Ju-87', '2 3 [fixed-forward 15 1 2; rear 15 1 2] dive-bomber slow'],
  ['He-111', '1 3 [front 15 1 2; rear 15 1 2; left 15 1 2; right 15 1 2] bomber unwieldy'],
  ['B-17', '1 4 [all-round 20 4 2] bomber four-engined stable robust'],
  ['Fokker-Dr1', '2 4 [fixed-forward 15 2 2] agile fragile'],
  ['SPAD-XIII', '2 4 [fixed-forward 15 2 2] fast'],
  ['Kestrel', '3 4 [front 20 2 3; fixed-forward 30 1 5] robust'],
  ['Dart', '3 3 [fixed-forward 20 2 2] agile fragile'],
  ['Carter', '1 4 [] robust unwieldy'],
  ['Bulwark', '1 4 [all-round 30 3 4] robust stable unwieldy'],
];

/** Those that the table does not have: two or more of each era, with the figures that its neighbours suggest. */
const MORE: readonly (readonly [string, string])[] = [
  ['Albatros-D5', '2 4 [fixed-forward 15 2 2] '],
  ['Bristol-F2B', '2 4 [fixed-forward 15 1 2; rear 15 2 2] robust'],
  ['Mosquito', '3 4 [fixed-forward 15 3 4] bomber fast'],
  ['Me-262', '3 4 [fixed-forward 15 3 5] interceptor fast fragile'],
];

describe('the shipped profiles and scenarios', () => {
  test('refusals call each weapon by one of the names that it has in the profiles', () => {
    const weapons = [...library.stock.models.values()].flatMap(({ profile }) => profile.weapons);
    const words: Readonly<Record<string, object>> = own;
    for (const { id } of weapons) {
      const names = weapons.filter((each) => each.id === id).map(({ name }) => name);
      expect(names, id).toContainEqual(words[`finest-hour.weapon.${id}`]);
    }
  });

  test.each([...TABLE, ...MORE])('table 7.4 and more: %s', (name, figures) => {
    const model = library.stock.models.get(name);
    const weapons = (model?.profile.weapons ?? []).map(
      ({ arc, range, rof, impact }) => `${arc} ${(range ?? 0) / 1000} ${rof} ${impact}`,
    );
    expect(`${model?.profile.class} ${model?.rep} [${weapons.join('; ')}] ${model?.profile.attributes.join(' ')}`).toBe(
      figures,
    );
  });

  test('table 7.4: the ion gun is off the table, reaches everywhere and only stuns', () => {
    expect(library.stock.models.get('Ion-Gun')).toMatchObject({
      rep: 4,
      profile: { kind: 'off-table', weapons: [{ arc: 'all-round', range: null, rof: 1, impact: 4, effect: 'ion' }] },
    });
  });

  test.each(library.scenarios)('$id makes a match for any number of players that it takes', (shipped) => {
    const [one, two] = shipped.sides;
    if (!one || !two) throw new Error('two sides');
    for (const first of [1, one.players[1]])
      for (const second of [1, two.players[1]])
        expect(checkSetup(shipped.setup({ [one.id]: first, [two.id]: second }, {}))).toBe(null);
  });

  test('TFH-29 the lone patrol is against a side that the referee flies', () => {
    expect(scenario('lone-patrol').setup({}, {})).toMatchObject({ flown: ['triplanes'] });
  });

  test('TFH-10 a group is one player’s, however many play its side', () => {
    const { aircraft } = scenario('convoy').setup({ pursuers: 3 }, {});
    expect(new Set(aircraft.filter(({ leader }) => leader === 'Dart-1').map(({ seat }) => seat)).size).toBe(1);
  });
});

describe('a roster of one’s own', () => {
  const roster = {
    kind: 'finest-hour/roster',
    id: 'night-watch',
    title: 'Night watch',
    profiles: [
      {
        model: 'Gadfly',
        name: 'Gadfly',
        silhouette: 'fighter',
        class: 3,
        rep: 3,
        weapons: [{ id: 'guns', name: 'guns', arc: 'fixed-forward', range: 20, rof: 2, impact: 2 }],
        attributes: ['agile'],
      },
    ],
    aircraft: [
      { model: 'Gadfly', label: 'Bf-1', leader: 'Bf-1', star: true },
      { model: 'Gadfly', label: 'Bf-2', leader: 'Bf-1', rep: 5 },
      { model: 'Spitfire', label: 'Sp-1' },
      { model: 'Spitfire', label: 'Sp-2' },
      { model: 'Spitfire', label: 'Sp-3' },
    ],
  };

  test('takes the places of the scenario’s own, under labels of its own; a fifth begins behind the first', () => {
    const read = library.roster(roster);
    expect(read).toMatchObject({ value: { worth: [{ measure: 'points', amount: 3 + 5 + 4 + 4 + 4 }] } });
    const made = scenario('dogfight').withForces({ intruders: JSON.stringify(roster) });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const { aircraft } = made.value.setup({}, {}) as ReturnType<ReturnType<typeof scenario>['setup']>;
    const theirs = aircraft.filter(({ side }) => side === 'intruders');
    expect(theirs.map(({ id, leader, rep }) => [id, leader, rep])).toEqual([
      ['Bf-1', 'Bf-1', 3],
      ['Bf-2', 'Bf-1', 5],
      ['Sp-1', null, 4],
      ['Sp-2', null, 4],
      ['Sp-3', null, 4],
    ]);
    expect(theirs[4]?.at.y).toBe((theirs[0]?.at.y ?? 0) - 6000);
  });

  test('a goal is about whoever took the place; a squadron that cannot reach it does not fit', () => {
    const freight = { ...roster, profiles: [], aircraft: [{ model: 'Carter', label: 'Mule-1' }] };
    const made = scenario('convoy').withForces({ runaways: JSON.stringify(freight) });
    expect(made.ok ? made.value.setup({}, {}) : null).toMatchObject({
      goals: [{ win: 'exit', units: ['Mule-1'] }, {}],
    });
    const fighters = { ...freight, aircraft: [{ model: 'Spitfire', label: 'Sp-1' }] };
    expect(scenario('escort-by-day').withForces({ intruders: JSON.stringify(fighters) })).toMatchObject({
      error: { code: 'unit/roster-unfit' },
    });
  });

  test('three sorties: whoever came home flies the next one, under their own names; a burning one did not', () => {
    const fates = { 'Red-1': 'flying', 'Red-2': 'destroyed', 'Red-3': 'exited', 'Red-4': 'burning', 'Bf-1': 'flying' };
    const outcome = { winners: [], reason: 'time', scores: {}, fates };
    const first = scenario('three-sorties-1').sequel?.(outcome);
    expect(first).toMatchObject({ scenario: 'finest-hour/three-sorties-2', side: 'squadron' });
    const second = scenario('three-sorties-2').withForces({ squadron: first?.roster ?? '' });
    if (!second.ok) throw new Error(second.error.code);
    expect(second.value.sides[0]?.units).toEqual(['Red-1', 'Red-3']);
    expect(second.value.setup({}, {})).toMatchObject({
      aircraft: [{ rep: 5, star: true }, { rep: 4 }, {}, {}, {}, {}],
    });
    const third = second.value.sequel?.({ ...outcome, fates: { ...fates, 'Red-1': 'left' } });
    expect(JSON.parse(third?.roster ?? '')).toMatchObject({ aircraft: [{ model: 'Hurricane', label: 'Red-3' }] });
  });

  test('three sorties: the campaign ends with the third, or when nobody has come home', () => {
    const lost = { winners: [], reason: 'time', scores: {}, fates: { 'Red-1': 'burnt' } };
    expect(scenario('three-sorties-1').sequel?.(lost)).toBeNull();
    expect(scenario('three-sorties-3').sequel).toBeUndefined();
  });

  test('three sorties: profiles that a roster brought along go on with it', () => {
    const own = {
      model: 'Wren',
      name: 'Wren',
      silhouette: 'dart',
      class: 3,
      rep: 4,
      weapons: [],
      attributes: ['agile'],
    };
    const roster = {
      kind: 'finest-hour/roster',
      id: 'wrens',
      title: 'Wrens',
      profiles: [own],
      aircraft: [{ model: 'Wren', label: 'W-1' }],
    };
    const flown = scenario('three-sorties-1').withForces({ squadron: JSON.stringify(roster) });
    const next = flown.ok
      ? flown.value.sequel?.({ winners: [], reason: 'time', scores: {}, fates: { 'W-1': 'flying' } })
      : null;
    const made = scenario('three-sorties-2').withForces({ squadron: next?.roster ?? '' });
    expect(made.ok ? made.value.sides[0]?.units : made.error).toEqual(['W-1']);
  });

  test.each<readonly [string, object, readonly (string | number)[]]>([
    ['an unknown model', { aircraft: [{ model: 'Zeppelin', label: 'Z-1' }] }, ['aircraft', 0, 'model']],
    ['a gun off the table', { aircraft: [{ model: 'Ion-Gun', label: 'I-1' }] }, ['aircraft', 0, 'model']],
    ['a REP of 6', { aircraft: [{ model: 'Spitfire', label: 'S-1', rep: 6 }] }, ['aircraft', 0, 'rep']],
    [
      'a leader of another model',
      {
        aircraft: [
          { model: 'Spitfire', label: 'S-1', leader: 'S-1' },
          { model: 'Hurricane', label: 'H-1', leader: 'S-1' },
        ],
      },
      ['aircraft', 1, 'leader'],
    ],
  ])('%s is named with its row and field', (_what, change, path) => {
    const read = library.roster({ ...roster, profiles: [], ...change });
    expect(read.ok ? [] : read.error.map((fault) => fault.path)).toContainEqual(path);
  });
});

test('a bad file is left out and named', () => {
  const dir = mkdtempSync(join(tmpdir(), 'arbitre-hour-'));
  cpSync(SHIPPED, dir, { recursive: true });
  const file = join(dir, 'dogfight.json');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('"Hurricane"', '"Zeppelin"').replace('"chalk-cliffs"', '"moon"'),
  );
  const { faults, scenarios } = readFinestHour(dir);
  rmSync(dir, { recursive: true });
  expect(faults.map(({ path }) => path)).toEqual(['sky', 'sides[0].aircraft[2].model']);
  expect(scenarios.map(({ id }) => id)).not.toContain('finest-hour/dogfight');
});
