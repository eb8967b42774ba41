import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readItem } from '../../../../src/library/read.js';
import { readBattletech, readBoard, readUnit } from '../../../../src/games/battletech/library/read.js';
import type { AnyGame } from '../../../../src/rules/registry.js';
import { checkSetup } from '../../../../src/rules/battletech/setup.js';
import type { StandardSetup } from '../../../../src/rules/battletech/types.js';
import { floorOf } from '../../../../src/rules/battletech/terrain.js';
import { FACINGS, neighbour } from '../../../../src/rules/geometry/hex/facing.js';
import { hexAt, type Hex } from '../../../../src/rules/geometry/hex/hex.js';

/** Files of the standard level: boards with heights and water, victory conditions, whole record sheets, and what is wrong with bad ones. */

const SCENARIOS = fileURLToPath(new URL('../../../../scenarios', import.meta.url));
const BATTLETECH = join(SCENARIOS, 'battletech');

let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'arbitre-standard-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

/** The faults of a shipped file with one text in it replaced, as `path: reason`. */
function faultsOf(file: string, what: string, by: string): readonly string[] {
  const text = readFileSync(join(BATTLETECH, file), 'utf8');
  expect(text).toContain(what);
  const spoilt = join(dir, 'spoilt.json');
  writeFileSync(spoilt, text.replace(what, by));
  const item = readItem(spoilt, SCENARIOS);
  return item.ok ? [] : item.error.map(({ path, reason }) => `${path}: ${reason}`);
}

const isSetup = (setup: AnyGame['setup']): setup is StandardSetup => 'level' in setup && setup.level === 'standard';

/** A board file of one row. */
function row(signs: string, columns: number) {
  const file = join(dir, 'row.json');
  writeFileSync(file, JSON.stringify({ kind: 'battletech/board', columns, rows: 1, drawing: [signs] }));
  return readBoard(file);
}

describe('boards of the standard level', () => {
  test('a sign may have a digit: the depth of water, the level of anything else', () => {
    const board = row('. l H2 r1 x p .3 ~ ~2 .0', 10);
    expect(board.ok && board.value.hexes).toEqual({
      '0201': { woods: 1 },
      '0301': { woods: 2, level: 2 },
      '0401': { woods: 0, level: 1, rough: true },
      '0501': { woods: 0, rubble: true },
      '0601': { woods: 0, pavement: true },
      '0701': { woods: 0, level: 3 },
      '0801': { woods: 0, water: 1 },
      '0901': { woods: 0, water: 2 },
    });
  });

  test('hex by hex, a hex says what it has, and contradicts itself nowhere', () => {
    const file = join(dir, 'hexes.json');
    const write = (hexes: object) =>
      writeFileSync(file, JSON.stringify({ kind: 'battletech/board', columns: 5, rows: 5, hexes }));
    write({ '0101': { level: -1, water: 2 }, '0202': { woods: 2, level: 1, rough: true } });
    const board = readBoard(file);
    expect(board.ok && board.value.hexes).toEqual({
      '0101': { woods: 0, level: -1, water: 2 },
      '0202': { woods: 2, level: 1, rough: true },
    });
    write({ '0101': { woods: 1, water: 2 }, '0102': {} });
    const bad = readBoard(file);
    expect(bad.ok ? [] : bad.error.map(({ path, reason }) => `${path}: ${reason}`)).toEqual([
      'hexes.0101: has woods in deep water',
      'hexes.0102: says nothing: leave a clear hex out',
    ]);
  });

  test.each([...readBattletech(BATTLETECH).stock.boards.values()].map((board) => [board.id, board] as const))(
    '%s: every hex can be walked to from its corner, by no step of more than two levels',
    (_id, board) => {
      expect([board.columns, board.rows]).toEqual([15, 17]);
      const reached = new Set<Hex>([hexAt(1, 1)]);
      for (const hex of reached)
        for (const facing of FACINGS) {
          const next = neighbour(board, hex, facing);
          if (next && Math.abs(floorOf(board, next) - floorOf(board, hex)) <= 2) reached.add(next);
        }
      expect(reached.size).toBe(15 * 17);
    },
  );
});

describe('scenarios of the standard level', () => {
  const files = [
    'breakthrough.json',
    'clan-trial.json',
    'first-wave.json',
    'lance-duel.json',
    'meeting-engagement.json',
    'orchard-wall.json',
    'rime-fen.json',
    'sallow-quay.json',
    'three-corners.json',
    'two-columns.json',
  ];
  const setupOf = (file: string, players: Readonly<Record<string, number>> = {}): StandardSetup => {
    const item = readItem(join(BATTLETECH, file), SCENARIOS);
    if (!item.ok) throw new Error(JSON.stringify(item.error));
    if (!item.value.scenario) throw new Error(`${file} is no scenario`);
    const setup = item.value.scenario.setup(players, {});
    if (!isSetup(setup)) throw new Error(`${file} is of another game`);
    return setup;
  };

  test.each(files)('SEQ-18 %s makes a legal set-up of whole record sheets', (file) => {
    const setup = setupOf(file);
    expect(checkSetup(setup)).toBeNull();
    expect(setup.level).toBe('standard');
    for (const { sheet, ammo, pilot } of setup.units) {
      expect(sheet.full, sheet.model).toBeDefined();
      expect(pilot).toMatchObject({ hits: 0, out: null });
      expect(ammo.map(({ stowed }) => stowed)).not.toContain(undefined);
    }
  });

  test('the lance duel: four a side, to the last', () => {
    const setup = setupOf('lance-duel.json');
    expect(setup.victory).toEqual({ goals: [], turns: null, late: 'draw' });
    for (const side of setup.sides) expect(setup.units.filter((unit) => unit.side === side).length).toBe(4);
  });

  test('the meeting engagement: either side wins by holding the ford for three turns', () => {
    expect(setupOf('meeting-engagement.json').victory).toEqual({
      goals: [
        { goal: 'hold', side: 'north-column', hexes: ['0908', '0909'], turns: 3 },
        { goal: 'hold', side: 'south-column', hexes: ['0908', '0909'], turns: 3 },
      ],
      turns: 15,
      late: 'points',
    });
  });

  test('the quay: the toll is for whoever is alone on the bridges; the fen: 100 tons, or more than the others after twelve turns', () => {
    const bridges = ['0508', '0509', '1109', '1110'];
    expect(setupOf('sallow-quay.json').victory).toEqual({
      goals: [
        { goal: 'hold', side: 'upper-quay', hexes: bridges, turns: 3 },
        { goal: 'hold', side: 'lower-quay', hexes: bridges, turns: 3 },
      ],
      turns: 12,
      late: 'points',
    });
    const { board, units } = setupOf('sallow-quay.json');
    expect(
      Object.entries(board.hexes)
        .flatMap(([hex, { bridge }]) => (bridge ? [hex] : []))
        .toSorted(),
    ).toEqual(bridges);
    expect(new Set(units.map(({ sheet }) => sheet.kind))).toEqual(
      new Set(['mech', 'vehicle', 'infantry', 'battle-armour']),
    );
    expect(setupOf('rime-fen.json').victory).toEqual({
      goals: [
        { goal: 'points', side: 'frost-foxes', points: 100 },
        { goal: 'points', side: 'fen-wardens', points: 100 },
      ],
      turns: 12,
      late: 'points',
    });
  });

  test('the breakthrough: four over the southern edge, or the guards win after twelve turns', () => {
    expect(setupOf('breakthrough.json').victory).toEqual({
      goals: [{ goal: 'exit', side: 'raiders', edge: 'south', units: 4 }],
      turns: 12,
      late: 'guards',
    });
  });

  test('the trial: five with gunnery 3 and piloting 4 against eight with 4 and 5', () => {
    const { units } = setupOf('clan-trial.json');
    const skills = units.map(({ side, pilot }) => `${side} ${pilot?.gunnery}/${pilot?.piloting}`);
    expect(skills.filter((one) => one === 'challengers 3/4').length).toBe(5);
    expect(skills.filter((one) => one === 'defenders 4/5').length).toBe(8);
  });

  test.each([
    ['"side": "raiders", "edge"', '"side": "robbers", "edge"', 'victory.goals[0].side: is none of guards, raiders'],
    ['"units": 4', '"units": 6', 'victory.goals[0].units: raiders has 5 units only'],
    ['"late": "guards"', '"late": "ghosts"', 'victory.late: is none of guards, raiders, points, draw'],
    ['"turns": 12,', '', 'victory.late: says nothing without turns'],
    ['"edge": "south"', '"edge": "down"', 'victory.goals[0].edge: Invalid option'],
    ['"RFL-3N"', '{ "unit": "RFL-3N", "gunnery": 9 }', 'sides[0].units[0].gunnery: Too big'],
  ])('a breakthrough with %s → %s is named: %s', (what, by, fault) => {
    const faults = faultsOf('breakthrough.json', what, by);
    expect(
      faults.some((one) => one.startsWith(fault)),
      faults.join('\n'),
    ).toBe(true);
  });

  test('AMB-SEQ-07 three sides need the option multiSide, which whoever makes the match cannot turn off', () => {
    expect(faultsOf('three-corners.json', '"multiSide": "on"', '"multiSide": "off"')).toEqual([
      'sides: 3 sides need "options": { "multiSide": "on" }; without it there are two',
    ]);
    expect(faultsOf('three-corners.json', '"options": { "multiSide": "on" }', '"options": {}')).toHaveLength(1);
    expect(faultsOf('three-corners.json', '"level": "standard"', '"level": "quick-start"')).toContain(
      'sides: 3 sides belong to the standard level; quick-start has two',
    );
    const item = readItem(join(BATTLETECH, 'three-corners.json'), SCENARIOS);
    if (!item.ok || !item.value.scenario) throw new Error('no scenario');
    const { scenario } = item.value;
    expect(scenario.options).toEqual({});
    expect(scenario.rules.map(({ id }) => id)).not.toContain('multiSide');
    expect(scenario.setup({}, { fires: 'on' }).options).toEqual({ multiSide: 'on', fires: 'on' });
  });

  test('SEQ-16 what burns from the beginning must be woods of the board, at the standard level', () => {
    const withFires = (file: string, fires: string) =>
      faultsOf(file, '"kind": "battletech/scenario",', `"kind": "battletech/scenario", "fires": ${fires},`);
    expect(withFires('meeting-engagement.json', '["0101", "9901"]')).toEqual([
      'fires[0]: 0101 is no woods of the board',
      'fires[1]: 9901 is no woods of the board',
    ]);
    expect(withFires('green.json', '["0101"]')).toContain('fires: belong to the standard level');
  });

  test('FIN-48 a scenario names the home edges of a side; quick-start units do not withdraw', () => {
    const guarding = (file: string, home: string) =>
      faultsOf(file, '"id": "guards",', `"id": "guards", "home": ${home},`);
    const spoilt = join(dir, 'spoilt.json');
    expect(guarding('breakthrough.json', '["east", "south"]')).toEqual([]);
    const item = readItem(spoilt, SCENARIOS);
    const setup = item.ok ? item.value.scenario?.setup({}, {}) : undefined;
    expect(setup && isSetup(setup) ? setup.deployment.map(({ home }) => home) : null).toEqual([
      ['east', 'south'],
      undefined,
    ]);
    expect(guarding('breakthrough.json', '["down"]')[0]).toContain('sides[0].home[0]: Invalid option');
    expect(guarding('breakthrough.json', '[]')[0]).toContain('sides[0].home: Too small');
    expect(faultsOf('green.json', '"id": "attacker",', '"id": "attacker", "home": ["north"],')).toEqual([
      'sides[1].home: belongs to the standard level',
    ]);
  });

  test('a hex to hold must lie on the board', () => {
    expect(faultsOf('meeting-engagement.json', '"0909"', '"0918"')).toEqual([
      'victory.goals[0].hexes[1]: 0918 is no hex of the board',
    ]);
  });
});

describe('unit files: what does not fit together is named by its path', () => {
  test.each([
    ['"CT": 16,', '"CT": 17,', "standard.structure.CT: is 17, but a 'Mech of 50 tons has 16"],
    ['"CT": 26,', '"CT": 28,', 'armor.CT: 33 points, front and rear together, are more than 32'],
    ['"HD": 9,', '"HD": 10,', 'armor.HD: 10 points, front and rear together, are more than 9'],
    ['"tons": 50', '"tons": 52', "tons: no 'Mech of the standard level weighs 52 tons"],
    ['"rating": 200', '"rating": 210', 'standard.engine.rating: is 210, but 50 tons walking 4 MP take 200'],
    ['"run": 6', '"run": 7', 'run: running MP 7 are not half again as many as walking MP 4: 6'],
    ['"jump": 0', '"jump": 4', 'standard.jump: is 4, but there are 0 jump jets'],
    [
      '"count": 13',
      '"count": 14',
      'standard.heatSinks.count: is 14, but the engine holds 8 and there are 5 in the slots',
    ],
    ['"LT": ["ac-20 ammo", "ac-20 ammo"]', '"LT": ["ac-20 ammo"]', 'ammo.ac-20: 10 rounds are listed, but there are 5'],
    ['"RT": ["ac-20", ', '"RT": [', 'weapons[0].weapon: ac-20 has no 10 slots together in RT'],
    ['"hand", "medium-laser"]', '"hand", "large-laser"]', 'standard.slots.LA[4]: large-laser is not mounted there'],
    ['"hand", "medium-laser"]', '"hand", "medium-lazer"]', 'standard.slots.LA[4]: nothing is called medium-lazer'],
    [
      '"foot", "heat-sink", "heat-sink"]',
      '"foot", "heat-sink", "heat-sink", "-"]',
      'standard.slots.LL: has 7 slots, not 6',
    ],
    ['"gyro", "gyro", "gyro", "gyro"', '"gyro", "gyro", "gyro", "-"', 'standard.slots.CT: has 3 slots of gyro, not 4'],
    ['"type": "fusion"', '"type": "light"', 'standard.slots.LT: has 0 slots of engine, not 2'],
    ['"type": "fusion"', '"type": "compact"', 'standard.slots.CT: has 6 slots of engine, not 3'],
    ['"techBase":', '"gyro": "xl", "techBase":', 'standard.slots.CT: has 4 slots of gyro, not 6'],
    ['"techBase":', '"cockpit": "small", "techBase":', 'standard.slots.HD: has 2 slots of life-support, not 1'],
    ['"techBase":', '"cockpit": "command-console", "techBase":', 'standard.slots.HD: has 1 slots of cockpit, not 2'],
    ['"weapon": "ac-20"', '"weapon": "ac-30"', 'weapons[0].weapon: Invalid option'],
    [
      '"location": "HD"',
      '"location": "HD", "rear": true',
      'weapons[3].weapon: small-laser has no 1 slots together in HD (rear)',
    ],
  ])('Hunchback with %s → %s: %s', (what, by, fault) => {
    const faults = faultsOf('units/HBK-4G.json', what, by);
    expect(
      faults.some((one) => one.startsWith(fault)),
      faults.join('\n'),
    ).toBe(true);
  });

  test('a unit without its standard part is for the quick-start level only', () => {
    const file = join(dir, 'quick.json');
    const text = readFileSync(join(BATTLETECH, 'units/HBK-4G.json'), 'utf8');
    writeFileSync(file, `${text.slice(0, text.indexOf('"standard"')).trimEnd().replace(/,$/, '')} }`);
    const unit = readUnit(file);
    expect(unit.ok && Object.keys(unit.value.outfits)).toEqual(['quick-start']);
    const other = join(dir, 'other.json');
    writeFileSync(other, readFileSync(file, 'utf8').replace('"weapon": "small-laser"', '"weapon": "er-small-laser"'));
    const strange = readUnit(other);
    expect(strange.ok ? [] : strange.error.map(({ path }) => path)).toEqual(['weapons[3]']);
  });
});
