import type { SeenUnit } from '../../../rules/battletech/seen.js';
import { nameOf, t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import { FACING_NAMES } from '../../../rules/geometry/hex/facing.js';
import { MARKS } from '../../../rules/battletech/ground-table.js';
import type { Bridge, Building } from '../../../rules/battletech/structures.js';
import type { Board, Terrain } from '../../../rules/battletech/types.js';
import type { BattleTechView } from '../../../rules/battletech/battletech.js';
import { buildingLine, buildingName } from './building.js';
import { standingText } from './questions.js';
import { armorLines, stateText } from './sheet.js';
import { bodyLines } from './standard/body.js';

/** The board in full as text: how the match stands, every unit with its armour, every hex that is not clear. */
export function boardText(view: BattleTechView, tongue: Tongue): string {
  const { columns, rows } = view.game.board;
  return [
    standingText(view, tongue),
    ...view.game.units.flatMap((unit) => [
      `- ${unitLine(unit, tongue)}`,
      ...(unit.status === 'active'
        ? [...armorLines(unit, tongue), ...bodyLines(unit, tongue)].map((line) => `  ${line}`)
        : []),
    ]),
    t(tongue, 'battletech.board.size', { columns, rows }),
    ...terrainLines(view.game.board, tongue),
    ...limbLines(view.game, tongue),
    ...mineLines(view.game, tongue),
    ...salvoLines(view.game, tongue),
  ].join('\n');
}

/** `HBK-4G Hunchback (Defender): in 0815 facing N. Walking, 3 MP …` */
export function unitLine(unit: SeenUnit, tongue: Tongue): string {
  const state = stateText(unit, tongue);
  return t(tongue, 'battletech.board.unit', { unit: unit.id, chassis: unit.sheet.chassis, side: unit.side, state });
}

/** What an active unit stands in, for which a picture has a sign at its token; nothing on clear ground. */
export function groundLine({ id, status, place }: SeenUnit, { hexes }: Board, tongue: Tongue): readonly string[] {
  const ground = status === 'active' && place ? groundWords(hexes[place.hex], tongue) : [];
  return ground.length === 0 ? [] : [t(tongue, 'battletech.alt.ground', { unit: id, ground: ground.join(', ') })];
}

/** What is in a hex, worst first; nothing where it is clear. */
export function groundWords(terrain: Terrain | undefined, tongue: Tongue): readonly string[] {
  if (!terrain) return [];
  const { woods, level = 0, water } = terrain;
  return [
    ...HAZARDS.filter((kind) => terrain[kind] && !(kind === 'smoke' && terrain.heavySmoke)).map((kind) =>
      nameOf(tongue, 'battletech.terrain', kind),
    ),
    ...(woods === 0 ? [] : [nameOf(tongue, 'battletech.woods', String(woods))]),
    ...(terrain.cliffs ? [nameOf(tongue, 'battletech.terrain', 'cliffs')] : []),
    ...(terrain.lift ? [nameOf(tongue, 'battletech.terrain', 'lift')] : []),
    ...(terrain.bridge ? [nameOf(tongue, 'battletech.terrain', 'bridge')] : []),
    ...(terrain.building ? [nameOf(tongue, 'battletech.building', buildingName(terrain.building))] : []),
    ...MARKS.filter((kind) => terrain[kind]).map((kind) => nameOf(tongue, 'battletech.terrain', kind)),
    ...(water === undefined ? [] : [t(tongue, 'battletech.alt.depth', { depth: water })]),
    ...(level === 0 ? [] : [t(tongue, 'battletech.alt.level', { level })]),
  ];
}

/** What comes about in a hex in play. */
const HAZARDS = ['fire', 'smoke', 'heavySmoke'] as const;

/** What burns and where smoke hangs, a line each. */
export const hazardLines = ({ hexes }: Board, tongue: Tongue): readonly string[] =>
  HAZARDS.flatMap((kind) => {
    const where = Object.entries(hexes).flatMap(([hex, terrain]) => (terrain[kind] ? [hex] : []));
    return where.length > 0 ? [t(tongue, 'battletech.board.terrain', { kind, hexes: where.toSorted().join(' ') })] : [];
  });

/** Where limbs lie that can be picked up as clubs. */
export const limbLines = ({ field }: BattleTechView['game'], tongue: Tongue): readonly string[] => {
  const limbs = field?.limbs ?? [];
  return limbs.length > 0 ? [t(tongue, 'battletech.board.limbs', { hexes: limbs.toSorted().join(' ') })] : [];
};

/** Where mines lie that the reader knows of, with how dense they are. */
export const mineLines = ({ field }: BattleTechView['game'], tongue: Tongue): readonly string[] => {
  const mines = (field?.mines ?? []).map(({ hex, density }) => `${hex} (${density})`);
  return mines.length > 0 ? [t(tongue, 'battletech.board.mines', { hexes: mines.toSorted().join(' ') })] : [];
};

/** The salvos in the air, with where they are to land if the reader knows. */
export const salvoLines = ({ field }: BattleTechView['game'], tongue: Tongue): readonly string[] => {
  const salvos = (field?.batteries ?? []).flatMap(({ side, salvos: all }) =>
    all.map(({ hex, lands }) =>
      hex === null
        ? t(tongue, 'battletech.board.salvo', { side, lands })
        : t(tongue, 'battletech.board.salvo-at', { side, lands, hex }),
    ),
  );
  return salvos.length > 0 ? [t(tongue, 'battletech.board.salvos', { list: salvos.join('; ') })] : [];
};

/** The hexes of each kind of terrain, a line each. */
function terrainLines({ hexes }: Board, tongue: Tongue): readonly string[] {
  const all = Object.entries(hexes).sort(([a], [b]) => (a < b ? -1 : 1));
  const where = (is: (terrain: Terrain) => boolean): string =>
    all.flatMap(([hex, terrain]) => (is(terrain) ? [hex] : [])).join(' ');
  const values = (of: (terrain: Terrain) => number | undefined): readonly number[] =>
    [...new Set(all.map(([, terrain]) => of(terrain) ?? NaN))].filter((n) => !Number.isNaN(n)).sort((a, b) => a - b);
  const lines = [
    ...([1, 2, 3] as const).map((woods) => ({
      hexes: where((terrain) => terrain.woods === woods),
      line: (list: string) => t(tongue, 'battletech.board.woods', { woods, hexes: list }),
    })),
    ...values(({ level }) => level)
      .filter((level) => level !== 0)
      .map((level) => ({
        hexes: where((terrain) => terrain.level === level),
        line: (list: string) => t(tongue, 'battletech.board.level', { level, hexes: list }),
      })),
    ...values(({ water }) => water).map((depth) => ({
      hexes: where((terrain) => terrain.water === depth),
      line: (list: string) => t(tongue, 'battletech.board.water', { depth, hexes: list }),
    })),
    ...([...MARKS, ...HAZARDS] as const).map((kind) => ({
      hexes: where((terrain) => terrain[kind] === true),
      line: (list: string) => t(tongue, 'battletech.board.terrain', { kind, hexes: list }),
    })),
  ];
  return [
    ...lines.filter((line) => line.hexes !== '').map((line) => line.line(line.hexes)),
    ...buildingLines(all, tongue),
    ...bridgeLines(all, tongue),
    ...cliffLines(all, tongue),
  ];
}

/** Where the ground falls away sheer, and which floors go up and down. */
function cliffLines(all: readonly (readonly [string, Terrain])[], tongue: Tongue): readonly string[] {
  const cliffs = all.flatMap(([hex, { cliffs: sides }]) =>
    sides ? [`${hex} ${sides.map((side) => FACING_NAMES[side]).join(' ')}`] : [],
  );
  const lifts = all.flatMap(([hex, { lift }]) => (lift ? [`${hex} ▲${lift.to} (${lift.on.join(' ')})`] : []));
  return [
    ...(cliffs.length > 0 ? [t(tongue, 'battletech.board.cliffs', { list: cliffs.join(', ') })] : []),
    ...(lifts.length > 0 ? [t(tongue, 'battletech.board.lifts', { list: lifts.join(', ') })] : []),
  ];
}

/** The hexes of bridges, a line for all that are alike. */
function bridgeLines(all: readonly (readonly [string, Terrain])[], tongue: Tongue): readonly string[] {
  const alike = new Map<string, { readonly bridge: Bridge; readonly hexes: string[] }>();
  for (const [hex, { bridge }] of all) {
    if (!bridge) continue;
    const key = `${bridge.levels} ${bridge.cf}`;
    const known = alike.get(key);
    if (known) known.hexes.push(hex);
    else alike.set(key, { bridge, hexes: [hex] });
  }
  return [...alike.values()].map(({ bridge, hexes }) =>
    t(tongue, 'battletech.board.bridge', { ...bridge, hexes: hexes.join(' ') }),
  );
}

/** The hexes of buildings, a line for all that are alike. */
function buildingLines(all: readonly (readonly [string, Terrain])[], tongue: Tongue): readonly string[] {
  const alike = new Map<string, { readonly building: Building; readonly hexes: string[] }>();
  for (const [hex, { building }] of all) {
    if (!building) continue;
    const key = Object.values(building).join();
    const known = alike.get(key);
    if (known) known.hexes.push(hex);
    else alike.set(key, { building, hexes: [hex] });
  }
  return [...alike.values()].map(({ building, hexes }) => buildingLine(building, hexes.join(' '), tongue));
}
