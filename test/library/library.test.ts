import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readBattletech } from '../../src/games/battletech/library/read.js';
import { readLibrary } from '../../src/library/read.js';
import { hexAt } from '../../src/rules/geometry/hex/hex.js';
import { isInfantry } from '../../src/rules/battletech/stacking.js';
import { nameOf } from '../../src/i18n/index.js';
import { anyTongue } from '../../src/games/words.js';
import { LOCALES } from '../../src/i18n/locales.js';

const SHIPPED = fileURLToPath(new URL('../../scenarios/', import.meta.url));

describe('the shipped library', () => {
  const library = readLibrary(SHIPPED);
  const { stock, scenarios } = readBattletech(join(SHIPPED, 'battletech'));
  const setupOf = (name: string, players: Readonly<Record<string, number>>) =>
    scenarios.find(({ id }) => id === `battletech/${name}`)?.setup(players, {});

  test('has no faults, and the scenarios of every game', () => {
    expect(library.faults).toEqual([]);
    expect(library.scenarios.map(({ id }) => id)).toEqual([
      'battletech/breakthrough',
      'battletech/clan-trial',
      'battletech/first-wave',
      'battletech/four-against-two',
      'battletech/green',
      'battletech/lance-duel',
      'battletech/meeting-engagement',
      'battletech/orchard-wall',
      'battletech/rime-fen',
      'battletech/sallow-quay',
      'battletech/three-corners',
      'battletech/two-a-side',
      'battletech/two-columns',
      'tactic148/burnt-mill',
      'tactic148/mission',
      'tactic148/orchard-patrol',
      'tactic148/skirmish',
      'finest-hour/convoy',
      'finest-hour/dogfight',
      'finest-hour/escort-by-day',
      'finest-hour/lone-patrol',
      'finest-hour/raid-by-night',
      'finest-hour/three-sorties-1',
      'finest-hour/three-sorties-2',
      'finest-hour/three-sorties-3',
    ]);
  });

  test.each(library.scenarios)('$id fits a menu and a post in every language', ({ title, briefing, sides }) => {
    for (const locale of LOCALES) {
      expect(title[locale].length).toBeLessThanOrEqual(80);
      expect(briefing[locale].length).toBeGreaterThan(100);
      for (const side of sides) expect(side.title[locale]).not.toBe('');
    }
  });

  test.each(library.scenarios)('the sides of $id are called everywhere what the scenario calls them', ({ sides }) => {
    const all = library.scenarios.flatMap((scenario) => scenario.sides);
    for (const { id, title } of sides)
      for (const locale of LOCALES)
        expect([id, nameOf(anyTongue(locale, all), 'side', id)]).toEqual([id, title[locale]]);
  });

  test('QSR-59…QSR-61 Green: HBK-4G deploys first in the three southern rows, ENF-4R second on the north edge', () => {
    const setup = setupOf('green', {});
    expect(setup?.board).toMatchObject({ columns: 15, rows: 17 });
    expect(setup?.deployment).toEqual([
      { side: 'defender', zone: { rows: [15, 17], columns: [1, 15] } },
      { side: 'attacker', zone: { rows: [1, 1], columns: [1, 15] } },
    ]);
    expect(setup?.units.map(({ id, seat }) => [id, seat])).toEqual([
      ['HBK-4G', 'defender'],
      ['ENF-4R', 'attacker'],
    ]);
  });

  test('QSR-04, table 7.1.5: the sheets of the rulebook’s four', () => {
    const figures = ['HBK-4G', 'ENF-4R', 'CDA-2A', 'CN9-AH'].map((model) => {
      const unit = stock.units.get(model);
      const { tons, walk, run, armor, rearArmor, mounts } = unit?.sheet ?? {};
      const rounds = Object.fromEntries((unit?.ammo ?? []).map(({ ammo, full }) => [ammo, full]));
      return [
        `${tons} ${walk}/${run}`,
        armor && [armor.HD, armor.CT, armor.LT, armor.RT, armor.LA, armor.RA, armor.LL, armor.RL],
        rearArmor && [rearArmor.CT, rearArmor.LT, rearArmor.RT],
        mounts?.map(({ id, weapon, location }) => `${id} ${weapon.id} ${location}`),
        rounds,
      ];
    });
    expect(figures).toEqual([
      [
        '50 4/6',
        [9, 26, 20, 20, 16, 16, 20, 20],
        [5, 4, 4],
        ['A ac-20 RT', 'B medium-laser LA', 'C medium-laser RA', 'D small-laser HD'],
        { 'ac-20': 10 },
      ],
      [
        '50 4/6',
        [9, 23, 17, 17, 14, 14, 20, 20],
        [4, 3, 3],
        ['A ac-10 RA', 'B large-laser LA', 'C small-laser LT'],
        { 'ac-10': 10 },
      ],
      [
        '40 8/12',
        [9, 11, 6, 6, 4, 4, 6, 6],
        [6, 3, 3],
        ['A medium-laser LT', 'B medium-laser RT', 'C small-laser CT'],
        {},
      ],
      [
        '50 4/6',
        [9, 18, 13, 13, 16, 16, 16, 16],
        [7, 6, 6],
        ['A ac-20 RA', 'B lrm-10 LT'],
        { 'ac-20': 10, 'lrm-10': 24 },
      ],
    ]);
  });

  test('every unit runs half again as fast as it walks, troopers as fast as they walk', () => {
    for (const { sheet } of stock.units.values()) {
      const pace = isInfantry({ sheet }) ? 1 : 1.5;
      expect(sheet.run, sheet.model).toBe(Math.ceil(sheet.walk * pace));
    }
  });

  test('QSR-03 a drawing is read column by column: 0208 of Birch Hollow is heavy woods, 0108 light, 0101 clear', () => {
    const board = stock.boards.get('birch-hollow');
    expect(board?.hexes[hexAt(2, 8)]).toEqual({ woods: 2 });
    expect(board?.hexes[hexAt(1, 8)]).toEqual({ woods: 1 });
    expect(board?.hexes[hexAt(1, 1)]).toBeUndefined();
  });

  test('QSR-02 units are dealt to the players of a side evenly, one each first', () => {
    const seats = setupOf('four-against-two', { hunters: 3 })?.units.map(({ seat }) => seat);
    expect(seats).toEqual(['heavies', 'heavies', 'hunters-1', 'hunters-2', 'hunters-3', 'hunters-1']);
    expect(() => setupOf('four-against-two', { hunters: 5 })).toThrow('hunters takes 1 to 4 players, not 5');
  });
});

/** Of some hundred units those of the quick-start scenarios, and one of the standard level: to read them all takes half a second. */
const UNITS = /battletech.units.[^/\\]+\.json$/u;
const FEW = /(?:HBK-4G|ENF-4R|PXH-1|CDA-2A|WHM-6R|CLNT-2-3T|PNT-9R|MADCAT)\.json$/u;

describe('bad files are left out and named', () => {
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'arbitre-library-'));
    cpSync(SHIPPED, dir, { recursive: true, filter: (file) => !UNITS.test(file) || FEW.test(file) });
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  /** Changes a file of the copied library by replacing one text in it. */
  function spoil(file: string, what: string, by: string): void {
    const path = join(dir, 'battletech', file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(what);
    writeFileSync(path, text.replace(what, by));
  }

  /** The faults of the copied library as `path: reason`, each of the given file. */
  function faultsIn(file: string): readonly string[] {
    return readLibrary(dir)
      .faults.filter((fault) => fault.file.endsWith(file))
      .map(({ path, reason }) => `${path}: ${reason}`);
  }

  test('a unit: the file, the path and the reason; a scenario that needs it says so; the others go on', () => {
    spoil('units/HBK-4G.json', '"CT": 26', '"CT": -26');
    expect(faultsIn('HBK-4G.json')).toEqual(['armor.CT: Too small: expected number to be >=0']);
    expect(faultsIn('green.json')).toEqual([
      'sides[0].units[0]: there is no unit HBK-4G that could be used; its file may be missing or bad',
    ]);
    spoil('units/HBK-4G.json', '"CT": -26', '"CT": 26');
    spoil('units/CDA-2A.json', '"run": 12', '"run": 7, "jump": 3');
    expect(faultsIn('CDA-2A.json').join()).toContain('Unrecognized key: "jump"');
    const left = readLibrary(dir).scenarios.map(({ id }) => id);
    expect(left).toContain('battletech/green');
    expect(left).not.toContain('battletech/four-against-two');
  });

  test.each([
    ['units/ENF-4R.json', '{ "ac-10": 10 }', '{}', 'weapons[0].weapon: ac-10 needs ammunition: ammo.ac-10 is missing'],
    [
      'units/ENF-4R.json',
      '{ "ac-10": 10 }',
      '{ "ac-10": 10, "ac-5": 1 }',
      'ammo.ac-5: no weapon of the unit uses this ammunition',
    ],
    ['units/ENF-4R.json', '"run": 6', '"run": 3', 'run: running MP 3 are fewer than walking MP 4'],
    ['units/PXH-1.json', '"model": "PXH-1"', '"model": "HBK-4G"', 'model: another file has the unit HBK-4G already'],
    ['boards/birch-hollow.json', '". . . . . . . . . . . . . . .",', '', 'drawing: has 16 lines, not 17'],
    ['boards/birch-hollow.json', '"l H . .', '"l w . .', 'drawing[7]: the sign w is none of . l H r x p # ~'],
    ['green.json', '"birch-hollow"', '"stony-ford"', 'board: stony-ford has terrain of the standard level, first in '],
    ['green.json', '["ENF-4R"]', '["MADCAT"]', 'sides[1].units[0]: MADCAT cannot be played at the level quick-start'],
    ['green.json', '"board"', '"victory": { "turns": 9 }, "board"', 'victory: belongs to the standard level'],
    ['boards/birch-hollow.json', '"l H . .', '"l H .', 'drawing[7]: has 14 signs, not 15'],
    ['boards/birch-hollow.json', '"drawing"', '"picture"', ': give a drawing, hexes or both'],
    [
      'boards/birch-hollow.json',
      '"drawing"',
      '"hexes": { "1618": { "woods": 1 } }, "drawing"',
      'hexes.1618: is no hex of a board of 15 by 17',
    ],
    [
      'green.json',
      '"birch-hollow"',
      '"nowhere"',
      'board: there is no board nowhere; there are ash-table, birch-hollow, broken-wood, old-orchard',
    ],
    ['green.json', '[15, 17]', '[15, 18]', 'sides[0].deployment.rows: the board has 17 rows'],
    ['green.json', '[15, 17]', '[17, 15]', 'sides[0].deployment.rows: the first is to be no more than the second'],
    [
      'green.json',
      '["ENF-4R"]',
      '["HBK-4G"]',
      'sides[1].units[0]: there is another unit labelled HBK-4G; give it a label of its own',
    ],
    ['green.json', '"id": "attacker"', '"id": "defender"', 'sides[1].id: there is another side defender'],
    [
      'green.json',
      '"board"',
      '"options": { "rearArmour": "on" }, "board"',
      'options.rearArmour: is none of unequalNumbers, resolutionOrder',
    ],
    ['green.json', '"board"', 'board', ': is not JSON: '],
    ['green.json', '"fr": "Défenseur",', '', 'sides[0].title.fr: Invalid input: expected string, received undefined'],
  ])('%s with %s → %s', (file, what, by, fault) => {
    spoil(file, what, by);
    const faults = faultsIn(file.split('/').at(-1) ?? '');
    expect(
      faults.some((one) => one.startsWith(fault)),
      faults.join('\n'),
    ).toBe(true);
  });

  test('a data folder that is not there yields an empty library', () => {
    expect(readLibrary(join(dir, 'nowhere'))).toMatchObject({ scenarios: [], faults: [] });
  });
});
