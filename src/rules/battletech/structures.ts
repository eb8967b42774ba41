/** What people have built: four kinds of buildings in several classes, each row with what it asks of who comes through its walls (TER-05, TER-14). */

export const BUILDING_KINDS = ['light', 'medium', 'heavy', 'hardened'] as const;
export type BuildingKind = (typeof BUILDING_KINDS)[number];

/** What a building is where it is no ordinary one. */
export const BUILDING_CLASSES = ['hangar', 'fortress', 'emplacement', 'tank'] as const;
export type BuildingClass = (typeof BUILDING_CLASSES)[number];

/**
 * A building in a hex: how many levels it rises, the construction factor that is left of it, and armour before that. `blast`: the
 * damage next to it when it goes up, of a tank of fuel.
 */
export interface Building {
  readonly kind: BuildingKind;
  readonly class?: BuildingClass;
  readonly levels: number;
  readonly cf: number;
  readonly armour?: number;
  readonly blast?: number;
}

/** A bridge over a hex: how many levels above the ground or the water there its deck is, and the construction factor that is left of it. */
export interface Bridge {
  readonly levels: number;
  readonly cf: number;
}

/** A floor that goes up and down: the level to which it goes next, and the faces of a die by which it does. */
export interface Lift {
  readonly to: number;
  readonly on: readonly number[];
}

/** Further MP, what a piloting roll through the walls is harder by, and the part of a hit that still finds troopers inside. */
export const BUILDINGS: Readonly<
  Record<BuildingKind, { readonly mp: number; readonly roll: number; readonly open: number }>
> = {
  light: { mp: 1, roll: 0, open: 0.75 },
  medium: { mp: 2, roll: 1, open: 0.5 },
  heavy: { mp: 3, roll: 2, open: 0.25 },
  hardened: { mp: 4, roll: 5, open: 0 },
};

/** What a class changes: MP and rolls by kind, whom it lets in, and the part of damage that its walls deal and take. */
interface ClassRow {
  readonly mp: number;
  readonly roll: Readonly<Record<BuildingKind, number>>;
  readonly entered: 'by-all' | 'by-troopers' | 'by-nobody';
  readonly deals: number;
  readonly takes: number;
}

const ALIKE = { light: 0, medium: 0, heavy: 0, hardened: 0 } as const;
const ORDINARY: ClassRow = { mp: 0, roll: ALIKE, entered: 'by-all', deals: 1, takes: 1 };

const CLASSES: Readonly<Record<BuildingClass, ClassRow>> = {
  hangar: { ...ORDINARY, mp: -1, roll: { light: 0, medium: -1, heavy: -1, hardened: -2 }, deals: 0.5 },
  fortress: { ...ORDINARY, mp: 1, roll: { light: 0, medium: 1, heavy: 1, hardened: -1 }, deals: 2, takes: 0.5 },
  emplacement: { ...ORDINARY, entered: 'by-troopers', deals: 2, takes: 0.5 },
  tank: { ...ORDINARY, entered: 'by-nobody' },
};

const rowOf = ({ class: one }: Pick<Building, 'class'>): ClassRow => (one ? CLASSES[one] : ORDINARY);

/** Further MP for who comes through the walls, and what their roll is harder by. */
export const wallCost = (building: Building): number => BUILDINGS[building.kind].mp + rowOf(building).mp;
export const wallRoll = (building: Building): number =>
  BUILDINGS[building.kind].roll + rowOf(building).roll[building.kind];

/** Why a building lets nobody in, or nobody but troopers; `null`: it does (TER-14). */
export type Shut = 'emplacement' | 'tank' | 'armoured';
export function shutTo(building: Building, troopers: boolean): Shut | null {
  const { entered } = rowOf(building);
  if (entered === 'by-nobody') return 'tank';
  if (troopers) return null;
  return entered === 'by-troopers' ? 'emplacement' : (building.armour ?? 0) > 0 ? 'armoured' : null;
}

/** What walls deal of so much damage, by how they are built. */
export const dealtBy = (building: Building, points: number): number => Math.floor(points * rowOf(building).deals);

/** The walls after so much damage: armour goes first, and what comes through it counts by how they are built. */
export function damaged(building: Building, points: number): Building {
  const { armour = 0 } = building;
  const plate = Math.max(0, armour - points);
  const through = Math.floor(Math.max(0, points - armour) * rowOf(building).takes);
  const cf = Math.max(0, building.cf - through);
  return { ...building, cf, ...(building.armour === undefined ? {} : { armour: plate }) };
}
