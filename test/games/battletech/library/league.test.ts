import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { OfflineMatch } from '../../../../src/cli/offline.js';
import {
  readBattletech,
  readBattletechItem,
  type BattletechLibrary,
} from '../../../../src/games/battletech/library/read.js';
import { houseRules } from '../../../../src/games/battletech/library/league.js';
import { rulesetOf } from '../../../../src/games/index.js';
import { seededDice } from '../../../../src/match/dice.js';
import { transcriptText } from '../../../../src/match/transcript.js';
import { verifyTranscript } from '../../../../src/match/verify.js';
import { LEAGUE_TABLES } from '../../../../src/rules/battletech/league/tables.js';
import { checkSetup } from '../../../../src/rules/battletech/setup.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { fullWeaponOf } from '../../../../src/rules/battletech/standard/weapons.js';
import { landing } from '../../../../src/rules/battletech/standard/hit-tables.js';
import type { StandardSetup, StandardState } from '../../../../src/rules/battletech/types.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { unitId } from '../../../../src/rules/kernel/ids.js';

/** A league's own file: switches, rows, templates and tables (LEA-05). */

const EXAMPLE = readFileSync('docs/examples/border-league.json', 'utf8');
const folders: string[] = [];
afterAll(() => folders.forEach((dir) => rmSync(dir, { recursive: true })));

/** A folder with a file of a league in it. */
function folderWith(text: string, name: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'arbitre-league-'));
  folders.push(dir);
  mkdirSync(join(dir, 'leagues'));
  writeFileSync(join(dir, 'leagues', `${name}.json`), text);
  return dir;
}

const MODELS = ['WHM-6R', 'GRF-1N', 'HBK-4G', 'PXH-1', 'TDR-5S', 'WVR-6R', 'SHD-2H', 'DV-6M'];

/** What of the shipped folder makes a lance duel, with it. */
function withLeague(text: string): BattletechLibrary {
  const dir = folderWith(text, 'border');
  for (const file of ['lance-duel.json', 'boards/twin-knolls.json', ...MODELS.map((model) => `units/${model}.json`)])
    cpSync(join('scenarios/battletech', file), join(dir, file), { recursive: true });
  return readBattletech(dir);
}

function faultsIn(text: string, name = 'border'): string {
  const dir = folderWith(text, name);
  const read = readBattletechItem('battletech/league', join(dir, 'leagues', `${name}.json`), dir);
  return read.ok ? '' : read.error.map(({ path, reason }) => `${path} ${reason}`).join('; ');
}

describe('LEA-05 a league with a file of its own', () => {
  let library: BattletechLibrary;
  beforeAll(() => {
    library = withLeague(EXAMPLE);
  });
  const duel = () => library.scenarios[0] ?? expect.unreachable();
  const setup = (options: Readonly<Record<string, string>>) => duel().setup({}, options) as StandardSetup;

  it('can be chosen like those that Arbitre has, and brings its switches along', () => {
    expect(library.faults).toEqual([]);
    const spec = duel().rules.find(({ id }) => id === 'league');
    expect(spec?.values).toEqual(['none', 'clan-invasion', 'border']);
    expect(spec?.brings?.['border']).toMatchObject({ sheets: 'open', gridOverflow: 'spill', hidden: 'on' });
    expect(spec?.titles).toEqual({ border: expect.objectContaining({ fr: 'Ligue de la frontière' }) as unknown });
  });

  it('stands in the set-up with all its figures, those of the file and the others', () => {
    const { options, league } = setup({ league: 'border', cascade: 'off' });
    expect(options).toMatchObject({ league: 'clan-invasion', sheets: 'open', ecmRadius: '4', cascade: 'off' });
    expect(league?.grid).toMatchObject({ armorRow: 4, structureRow: 3 });
    expect(league?.grid.templates).toMatchObject({ 'ac-20': [4, 12, 4], ppc: [1, 4, 4, 1] });
    expect(league).toMatchObject({
      targeted: { ...LEAGUE_TABLES.targeted, HD: 7 },
      antiMissile: { short: 0, medium: 1, long: 2, extreme: 4 },
      water: { from: 11, step: 2, runs: [4, 8] },
      infernos: LEAGUE_TABLES.infernos,
    });
    expect(setup({ league: 'clan-invasion' })).not.toHaveProperty('league');
  });

  it('is played and proved without its file: rows and templates are its own', () => {
    const begun = OfflineMatch.begin({
      id: 'border',
      scenario: duel(),
      players: {},
      options: { league: 'border', armour: 'grid', hidden: 'off' },
      at: 0,
      seed: 'border',
      dice: (first) => seededDice('border', first),
    });
    if (!begun.ok) throw new Error(begun.error.code);
    const { match } = begun.value;
    const game = match.state.game as StandardState;
    // The centre torso of a Warhammer has 22 points in front: 6 rows of four and not 4 of five; of its head 9 make 3 rows of three.
    const rows = (at: 'CT' | 'HD') => game.units.find(({ id }) => id === 'WHM-6R')?.body.boxes?.[at]?.armor.of;
    expect([rows('CT'), rows('HD')]).toEqual([6, 3]);
    const damaging = new Resolution(game, scriptedDice([3])).damageTo(unitId('WHM-6R'));
    const laser = fullWeaponOf('medium-laser') ?? expect.unreachable();
    damaging.strike('CT', 5, false, false, { weapon: laser });
    expect(damaging.steps[0]).toMatchObject({ harm: 'column', column: 3, template: [5] });
    expect(verifyTranscript(Buffer.from(transcriptText(match.transcript())), rulesetOf)).toMatchObject({ ok: true });
  });

  it('that was brought takes the place of what a scenario names; another force keeps it, and a quick-start knows none', () => {
    const brought = duel().withRules?.(EXAMPLE);
    const again = brought?.ok ? brought.value.withForces({}) : brought;
    const own = again?.ok ? (again.value.setup({}, { league: 'clan-invasion' }) as StandardSetup) : null;
    expect(own?.league?.grid).toMatchObject({ armorRow: 4, structureRow: 3 });
    expect(own?.options).toMatchObject({ league: 'clan-invasion', sheets: 'open' });
    expect(duel().withRules?.('{}')).toMatchObject({ ok: false, error: { code: 'rules/unfit' } });
    const usual = houseRules.read('x.json', houseRules.usual);
    expect(usual).toMatchObject({ ok: true, value: { tables: LEAGUE_TABLES } });
  });

  it('is refused by a match where it has grown beyond all bounds', () => {
    const made = setup({ league: 'border' });
    const { league = LEAGUE_TABLES } = made;
    const templates = Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`gun-${i}`, [1, 1, 1]]));
    expect(checkSetup(made)).toBeNull();
    expect(checkSetup({ ...made, league: { ...league, grid: { ...league.grid, templates } } })?.code).toBe(
      'battletech/league-too-large',
    );
  });
});

test('LEA-05 hit tables of a league are read from the least result on; four legs keep those of the book', () => {
  const hits = { full: { left: Array.from({ length: 11 }, (_, i) => (i === 0 ? ('HD' as const) : ('LL' as const))) } };
  expect(landing('full', 'left', 2, false, hits)?.location).toBe('HD');
  expect(landing('full', 'left', 12, false, hits)?.location).toBe('LL');
  expect(landing('full', 'right', 12, false, hits)?.location).toBe('HD');
  expect(landing('full', 'left', 2, true, hits)?.location).toBe('LT');
});

describe('LEA-05 a fault in the file of a league is named with what would be right', () => {
  it.each([
    ['"medium-laser": [5]', '"medium-laser": [4]', 'tables.grid.templates.medium-laser adds up to 4; a hit deals 5'],
    ['"medium-laser"', '"medium-lazer"', 'tables.grid.templates.medium-lazer is the id of no weapon'],
    ['"spill"', '"spilt"', 'options.gridOverflow is none of shift, spill'],
    ['"armorRow": 4', '"armorRow": 0', 'tables.grid.armorRow '],
    ['[4, 12, 4]', '[1, 1, 1, 1, 1, 1, 14]', 'tables.grid.templates.ac-20 '],
    ['"HD": 7', '"TU": 7', 'tables.targeted '],
  ])('%s as %s: %s', (right, wrong, told) => {
    expect(EXAMPLE).toContain(right);
    expect(faultsIn(EXAMPLE.replace(right, wrong))).toContain(told);
  });

  it('and no file takes the name of a league that Arbitre has', () => {
    expect(faultsIn(EXAMPLE, 'clan-invasion')).toContain('another name');
  });
});
