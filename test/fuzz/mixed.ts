import { fileURLToPath } from 'node:url';
import type { Scenario } from '../../src/library/contract.js';
import { makeScenario } from '../../src/games/battletech/library/make.js';
import { levelsOf } from '../../src/games/battletech/library/unit.js';
import { loadFaults } from '../../src/games/battletech/library/loads.js';
import { readStock } from '../../src/games/battletech/library/read.js';
import type { ScenarioFile } from '../../src/games/battletech/library/scenario.js';
import { makeMap } from '../../src/games/battletech/maps/make.js';
import { seededDice } from '../../src/match/dice.js';
import { seededChance, type Chance } from '../../src/opponent/chance.js';
import { columnOf, hexAt, hexesOf, rowOf, type Hex } from '../../src/rules/geometry/hex/hex.js';
import type { Board, Terrain } from '../../src/rules/battletech/types.js';
import { TALENTS } from '../../src/rules/battletech/standard/pilot.js';
import { EDGES } from '../../src/rules/battletech/standard/goals.js';
import { never } from './fuzz.js';

/** Short matches of the standard level between mixed forces: everything that a 'Mech can carry meets everything else. */

const { stock } = readStock(fileURLToPath(new URL('../../scenarios/battletech/', import.meta.url)));
const BOARD = 'part';
const SIDES = ['north', 'south', 'east', 'west'] as const;
type Side = (typeof SIDES)[number];

/** How many sides there are, each against all others, and a model that the first has whatever chance says. */
export interface Cast {
  readonly sides: 2 | 3 | 4;
  readonly sure: string | null;
  /** Rules of the match besides its level's own. */
  readonly options?: Readonly<Record<string, string>>;
  /** The board is part of a made map with hills, a river and a built town, and not of a stock one. */
  readonly isMade?: true;
  /** Pilots have bonuses, launchers may have infernos, and a squad comes down in the cocoon of the first: what a league's rules are about. */
  readonly isLeague?: true;
}
const DUEL: Cast = { sides: 2, sure: null };

/** A scenario that follows from chance: one to four 'Mechs a side, pilots good and bad, part of a board, goals, few turns. */
export function mixed(chance: Chance, cast: Cast = DUEL): Scenario {
  const { sides, sure } = cast;
  const board = part(cast.isMade ? madeBoard(chance) : (boards[chance(boards.length)] ?? never('no board')), chance);
  const others = shuffled(WHOLE, chance).filter((model) => model !== sure);
  const all = sure === null ? others : [sure, ...others];
  const models = SIDES.slice(0, sides).map((_, i) => all.slice(4 * i, 4 * i + 4));
  const made = makeScenario('mixed.json', fileOf(board, models, cast, chance), {
    units: stock.units,
    boards: new Map([[BOARD, board]]),
    leagues: stock.leagues,
  });
  return made.ok ? made.value : never(JSON.stringify(made.error));
}

/** Forces that meet by the house rules of a league: by all of them, or by those that chance draws. */
export const leagueForces = (seed: string, isWhole: boolean, map: Pick<Cast, 'isMade'> = {}): Scenario =>
  mixed(seededChance(`${seed}/forces`), {
    ...map,
    sides: 2,
    sure: null,
    isLeague: true,
    options: { ejection: 'on', ...(isWhole ? { league: 'clan-invasion' } : {}) },
  });

/** The advanced rules, all of them together. */
export const ADVANCED = {
  sprint: 'on',
  evade: 'on',
  c3: 'on',
  talents: 'on',
  edge: 'on',
  ejection: 'on',
  quirks: 'on',
  hidden: 'on',
  overwatch: 'sight',
  mines: '4',
  mineDensity: '30',
  artillery: 'sniper',
  artillerySalvos: '8',
  edition: 'core-2026',
};

const boards = [...stock.boards.values()];
const WHOLE = [...stock.units.values()].filter((one) => levelsOf(one).includes('standard')).map(({ label }) => label);

/** A map on which most kinds of ground come together. */
function madeBoard(chance: Chance): Board {
  const plan = { size: 'small', hills: 'many', woods: 'few', river: 'yes', town: 'built', road: 'yes' } as const;
  return { id: BOARD, ...makeMap(plan, seededDice(`map ${chance(1_000_000)}`, 0)) };
}

/** A corner of a board: columns are taken by twos, so that those which lie lower still do. */
function part(whole: Board, chance: Chance): Board {
  const [columns, rows] = [7 + chance(5), 8 + chance(5)];
  const west = 2 * chance(Math.floor((whole.columns - columns) / 2) + 1);
  const north = chance(whole.rows - rows + 1);
  const within = hexesOf({ columns, rows }).flatMap((hex): readonly (readonly [Hex, Terrain])[] => {
    const there = whole.hexes[hexAt(columnOf(hex) + west, rowOf(hex) + north)];
    return there ? [[hex, there]] : [];
  });
  return { id: BOARD, columns, rows, hexes: Object.fromEntries(within) };
}

/** Each side at an edge; those in the north and south have its corners. */
function zoneAt(side: Side, { rows, columns }: Board): ScenarioFile['sides'][number]['deployment'] {
  const between = [4, rows - 3] as [number, number];
  switch (side) {
    case 'north':
      return { rows: [1, 3] };
    case 'south':
      return { rows: [rows - 2, rows] };
    case 'east':
      return { rows: between, columns: [columns - 1, columns] };
    case 'west':
      return { rows: between, columns: [1, 2] };
  }
}

/** `models`: for each side those that it may have, the first of them for sure. */
function fileOf(
  board: Board,
  models: readonly (readonly string[])[],
  { options = {}, isLeague }: Cast,
  chance: Chance,
): ScenarioFile {
  const sides = SIDES.slice(0, models.length);
  const gifts = options['talents'] === 'on' ? { talents: [...TALENTS], edge: 2 } : {};
  const trained = isLeague ? { bonuses: { gunnery: 2, sensors: 1 } } : {};
  const units = sides.map(() => 1 + chance(4));
  const cocoons = models.map(([first]) => isLeague && isMech(first) && chance(2) === 0);
  const words = { en: 'Mixed', fr: 'Mixed', ru: 'Mixed' };
  return {
    kind: 'battletech/scenario',
    level: 'standard',
    title: words,
    briefing: words,
    board: BOARD,
    sides: sides.map((id, i) => ({
      id,
      title: words,
      units: [
        ...(models[i] ?? []).slice(0, units[i]).map((unit, u) => ({
          unit,
          gunnery: chance(8),
          piloting: chance(8),
          ...gifts,
          ...trained,
          ...(isLeague ? { ammo: infernos(unit, chance) } : {}),
          ...(cocoons[i] && u === 0 ? { cocoon: 'A' } : {}),
        })),
        ...(cocoons[i] ? [{ unit: SQUAD, label: `SQUAD-${i + 1}`, cocoon: 'A' }] : []),
      ],
      deployment: zoneAt(id, board),
    })),
    victory: {
      goals: sides.flatMap((side, i) => goals(side, units[i] ?? 1, board, chance)),
      turns: 2 + chance(5),
      late: (['points', 'draw', ...sides] as const)[chance(2 + sides.length)] ?? 'draw',
    },
    options: { ...options, ...(sides.length > 2 ? { multiSide: 'on' } : {}) },
  };
}

/** Launchers that take infernos, some of them. */
const infernos = (model: string, chance: Chance): NonNullable<Entry['ammo']> =>
  Object.fromEntries(
    LAUNCHERS.filter((name) => fits(model, name) && chance(2) === 0).map((name) => [name, 'inferno'] as const),
  );
const LAUNCHERS = ['srm-2', 'srm-4', 'srm-6', 'lrm-5', 'lrm-10', 'lrm-15', 'lrm-20'] as const;
const fits = (model: string, name: string): boolean => {
  const unit = stock.units.get(model);
  return !!unit && loadFaults(unit, { [name]: 'inferno' }).length === 0;
};

type Entry = Exclude<ScenarioFile['sides'][number]['units'][number], string>;

/** What shares a cocoon with a 'Mech. */
const SQUAD = 'ELEMENTAL-LASER';
const isMech = (model = ''): boolean => stock.units.get(model)?.outfits.standard?.sheet.kind === 'mech';

type Goals = NonNullable<NonNullable<ScenarioFile['victory']>['goals']>;

function goals(side: string, units: number, { rows, columns }: Pick<Board, 'rows' | 'columns'>, chance: Chance): Goals {
  const hex = hexAt(1 + chance(columns), 1 + chance(rows));
  switch (chance(8)) {
    case 0:
      return [{ goal: 'hold', side, hexes: [hex], turns: 1 + chance(3) }];
    case 1:
      return [{ goal: 'exit', side, edge: EDGES[chance(4)] ?? 'north', units: 1 + chance(units) }];
    case 2:
      return [{ goal: 'points', side, points: 20 + chance(100) }];
    default:
      return [];
  }
}

function shuffled<Item>(items: readonly Item[], chance: Chance): readonly Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(chance(left.length), 1));
}
