import { BUILDING_CLASSES, BUILDING_KINDS, type BuildingKind } from '../../../../rules/battletech/structures.js';
import { DEEPEST, HIGHEST_BRIDGE, HIGHEST_CANOPY, MOST_BUILT } from '../../../../rules/battletech/verdict.js';
import { FACING_NAMES } from '../../../../rules/geometry/hex/facing.js';
import { CANOPY } from '../../../../rules/battletech/tables.js';
import type { Woods } from '../../../../rules/battletech/types.js';
import type { HexFile } from '../board.js';

/** What a figure of a terrain is, beside what the hex has already; `of`: the figure of another terrain in the hex; `sides`: those that the terrain names. */
type Reading = (
  figure: number,
  here: HexFile,
  of: (name: string) => number | undefined,
  sides: readonly (typeof FACING_NAMES)[number][],
) => HexFile | null;

/** Construction factors of buildings that a map gives none. */
const USUAL_CF = { light: 15, medium: 40, heavy: 90, hardened: 150 } as const satisfies Record<BuildingKind, number>;

/**
 * The terrains of the community's maps, by name, each with what a figure of it is here, beside what the hex has already; `null`
 * for a figure that there is no place for. A name with `null` says nothing by itself: it tells more of another, or only how a hex looks.
 */
export const TERRAINS: Readonly<Partial<Record<string, Reading | null>>> = {
  woods: (kind) => (isWooded(kind) ? { woods: kind } : null),
  jungle: (kind) => (isWooded(kind) ? { woods: kind, jungle: true } : null),
  foliage_elev: (levels, _here, of) =>
    levels === CANOPY[of('woods') === 3 || of('jungle') === 3 ? 3 : 1] ? {} : standing(levels, {}),
  heavy_industrial: (levels) => standing(levels, { industry: true }),
  water: (depth) => (depth >= 0 && depth <= DEEPEST ? { water: depth } : null),
  rapids: (kind) => (kind === 1 ? { rapids: true } : kind === 2 ? { torrent: true } : null),
  tundra: () => ({ tundra: true }),
  rough: (kind) => (kind === 1 ? { rough: true } : kind === 2 ? { ultraRough: true } : null),
  rubble: (kind) => (kind <= 5 ? { rubble: true } : kind === 6 ? { ultraRubble: true } : null),
  pavement: () => ({ pavement: true }),
  impassable: () => ({ impassable: true }),
  cliff_top: (_kind, _here, _of, sides) => (sides.length > 0 ? { cliffs: [...sides] } : {}),
  // One that no face of the die moves is a floor like any other.
  elevator: (to, _here, _of, sides) =>
    sides.length > 0 ? { lift: { to, on: sides.map((side) => 1 + FACING_NAMES.indexOf(side)) } } : {},
  road: () => ({ pavement: true }),
  snow: (kind) => (kind === 0 ? {} : kind === 1 ? { snow: true } : kind === 2 ? { deepSnow: true } : null),
  swamp: (kind) => (kind === 1 ? { swamp: true } : kind === 2 || kind === 3 ? { quicksand: true } : null),
  magma: (kind) => (kind === 1 ? { crust: true } : kind === 2 ? { magma: true } : null),
  geyser: (kind) =>
    kind === 1 ? { geyser: true } : kind === 2 ? { eruption: true } : kind === 3 ? { vent: true } : null,
  ice: () => ({ ice: true }),
  mud: () => ({ mud: true }),
  sand: () => ({ sand: true }),
  planted_fields: () => ({ fields: true }),
  fortified: () => ({ fortified: true }),
  building: (figure, _here, of) => {
    const built = structure(figure, of('bldg_elev'), of('bldg_cf'));
    const [armour = 0, kind = 0] = [of('bldg_armor'), of('bldg_class')];
    const one = kind < TANK ? BUILDING_CLASSES[kind - 1] : undefined;
    return built && { building: { ...built, ...(one ? { class: one } : {}), ...(armour > 0 ? { armour } : {}) } };
  },
  // A class without a building is none; one that has no meaning in these files says nothing.
  bldg_class: null,
  fuel_tank: (figure, _here, of) => {
    const built = structure(figure, of('fuel_tank_elev'), of('fuel_tank_cf'));
    const blast = of('fuel_tank_magn') ?? 0;
    return built && { building: { ...built, class: 'tank', ...(blast > 0 ? { blast } : {}) } };
  },
  bridge: (_kind, _here, of) => {
    const levels = of('bridge_elev') ?? 0;
    const cf = of('bridge_cf') ?? 0;
    return levels >= 0 && levels <= HIGHEST_BRIDGE
      ? { pavement: true, bridge: { levels, cf: cf > 0 ? cf : USUAL_CF.medium } }
      : null;
  },
  fire: (kind) => (kind === 1 ? { fire: true } : kind >= 2 && kind <= 4 ? { fire: 'inferno' } : null),
  // Smoke that scatters lasers is not here.
  smoke: (kind) => (kind === 1 ? { smoke: 'light' } : kind === 2 ? { smoke: 'heavy' } : null),
  arms: lying,
  legs: lying,
  // Ore in the ground: only probes that we do not have look for it.
  metal_deposit: null,
  // What stands beside a building, a bridge or a tank: its figures.
  bldg_elev: null,
  bldg_cf: null,
  bldg_armor: null,
  bldg_basement_type: null,
  bridge_cf: null,
  bridge_elev: null,
  fuel_tank_cf: null,
  fuel_tank_elev: null,
  fuel_tank_magn: null,
  // Pictures, and what slopes look like.
  fluff: null,
  bldg_fluff: null,
  road_fluff: null,
  ground_fluff: null,
  water_fluff: null,
  // The foot of a cliff says nothing that its top does not.
  cliff_bottom: null,
  incline_top: null,
  incline_bottom: null,
  incline_high_top: null,
  incline_high_bottom: null,
  none: null,
};

/** What stands in a hex by the figure of its kind, its levels and its construction factor. */
function structure(figure: number, high = 1, factor = 0): NonNullable<HexFile['building']> | null {
  const kind = BUILDING_KINDS[figure - 1];
  const levels = Math.max(1, high);
  return kind && levels <= MOST_BUILT ? { kind, levels, cf: factor > 0 ? factor : USUAL_CF[kind] } : null;
}

/** The number of the class that is no building of a map's: a tank has a terrain of its own there. */
const TANK = 1 + BUILDING_CLASSES.indexOf('tank');

const isWooded = (kind: number): kind is Exclude<Woods, 0> => kind === 1 || kind === 2 || kind === 3;

/** What rises so many levels. */
const standing = (levels: number, what: HexFile): HexFile | null =>
  levels >= 0 && levels <= HIGHEST_CANOPY ? { ...what, canopy: levels } : null;

/** Arms and legs that lie in a hex: one is as good a club as the other. */
function lying(count: number, { limbs = 0 }: HexFile): HexFile | null {
  return count === 0 ? {} : count >= 1 && count <= 9 ? { limbs: limbs + count } : null;
}
