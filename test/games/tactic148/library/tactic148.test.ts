import { mkdtempSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readTactic148 } from '../../../../src/games/tactic148/library/read.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { tactic148 } from '../../../../src/rules/tactic148/index.js';
import { disc, overlaps } from '../../../../src/rules/geometry/plane/shape.js';
import { objectivesFor } from '../../../../src/rules/tactic148/terrain.js';
import { startMatch } from '../../../support/deciding.js';

const SHIPPED = fileURLToPath(new URL('../../../../scenarios/tactic148/', import.meta.url));
const { stock, scenarios, faults } = readTactic148(SHIPPED);

describe('what is shipped', () => {
  test('every file is good', () => expect(faults).toEqual([]));

  test('two scenarios of each mode, three tables, four squads of 27 points', () => {
    expect(scenarios.map(({ id }) => id)).toEqual([
      'tactic148/burnt-mill',
      'tactic148/mission',
      'tactic148/orchard-patrol',
      'tactic148/skirmish',
    ]);
    expect([...stock.tables.keys()]).toEqual(['hedgerows', 'ruins', 'village']);
    const factions = new Map<string, number>();
    for (const { faction, points } of stock.cards.values())
      factions.set(faction, (factions.get(faction) ?? 0) + points);
    expect([...factions.values()]).toEqual([27, 27, 27, 27]);
  });

  test('T48-14 the starter squads carry the figures of their cards, wounded side and all', () => {
    expect(stock.cards.get('US-Sergeant')).toMatchObject({
      points: 9,
      healthy: {
        actions: 3,
        shots: 2,
        move: 5000,
        assault: 4000,
        aim: 1,
        opportunity: 3000,
        suppression: 0,
        h2h: 3,
        command: 2,
        grenade: { radius: 2000, dice: 3 },
        weapons: [{ long: 1, short: 4 }],
      },
      wounded: { actions: 2, shots: 1, move: 3000, h2h: 2, command: 2, weapons: [{ long: 0, short: 3 }] },
    });
    expect(stock.cards.get('VG-Gunner')).toMatchObject({
      points: 8,
      healthy: { assault: 0, suppression: 4000, weapons: [{ machineGun: true }] },
    });
    expect(stock.cards.get('US-Scout')?.skills).toEqual(['camouflage']);
  });

  test.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    '%s begins, with one or two players a side',
    (_id, scenario) => {
      for (const players of [{}, Object.fromEntries(scenario.sides.map(({ id }) => [id, 2]))]) {
        const began = startMatch(tactic148, scenario.setup(players, {}), scriptedDice([6, 1]), 0);
        expect(began.ok).toBe(true);
      }
      for (const words of [scenario.title, scenario.briefing]) expect(Object.values(words).every(Boolean)).toBe(true);
    },
  );

  test('T48-48 T48-56 every table has terrain of each kind, objectives on each side, and open ground in the middle of each zone', () => {
    for (const table of stock.tables.values()) {
      expect(new Set(table.pieces.map(({ kind }) => kind)).size).toBe(3);
      expect(table.pieces.some(({ climb }) => climb)).toBe(true);
      for (const edge of ['north', 'south'] as const) expect(objectivesFor(table, edge).length).toBeGreaterThan(0);
      const free = [...Array(table.width / 1000 - 1).keys()].filter((i) => {
        const base = disc({ x: 1000 * (i + 1), y: 4000 }, 500);
        return !table.pieces.some(
          (piece) => piece.kind === 'obstruction' && piece.shapes.some((shape) => overlaps(base, shape)),
        );
      });
      expect(free.length).toBeGreaterThan(15);
    }
  });
});

describe('bad files are left out and named', () => {
  const broken = (file: string, change: (json: Record<string, unknown>) => void) => {
    const dir = mkdtempSync(join(tmpdir(), 'tactic148-'));
    cpSync(SHIPPED, dir, { recursive: true });
    const json = JSON.parse(readFileSync(join(dir, file), 'utf8')) as Record<string, unknown>;
    change(json);
    writeFileSync(join(dir, file), JSON.stringify(json));
    return readTactic148(dir).faults.map(({ path, reason }) => `${path}: ${reason}`);
  };

  test('an unknown table, option, character; a force too dear', () => {
    expect(broken('skirmish.json', (json) => (json['tables'] = ['moor']))).toEqual([
      'tables[0]: there is no table moor; there are hedgerows, ruins, village',
    ]);
    expect(broken('skirmish.json', (json) => (json['options'] = { camoStacks: 'perhaps' }))).toEqual([
      'options.camoStacks: is none of off, on',
    ]);
    expect(broken('skirmish.json', (json) => (json['points'] = 20)).join()).toContain('tactic148/force-too-dear');
  });
  test('a character with an unknown weapon is named, and so is the scenario that needs it', () => {
    const faults = broken('weapons/small-arms.json', (json) => (json['weapons'] as unknown[]).shift());
    expect(faults[0]).toContain('weapons: names m1-rifle; there are bar');
    expect(faults.some((text) => text.includes('no character US-Rifleman'))).toBe(true);
  });
  test('a dented piece, a length too fine, one off the table', () => {
    const piece = (shape: unknown) => (json: Record<string, unknown>) =>
      (json['pieces'] = [{ id: 'odd', kind: 'cover', look: 'hedge', shapes: [shape] }]);
    expect(
      broken(
        'tables/ruins.json',
        piece({
          corners: [
            [1, 1],
            [5, 1],
            [2, 2],
            [1, 5],
          ],
        }),
      ).join(),
    ).toContain('pieces[0].shapes[0]');
    expect(broken('tables/ruins.json', piece({ disc: [1.00005, 2, 1] })).join()).toContain('pieces[0].shapes[0]');
    expect(broken('tables/ruins.json', piece({ disc: [40, 2, 1] })).join()).toContain('does not lie on the table');
  });
});
