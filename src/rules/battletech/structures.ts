/** What people have built: houses of four kinds, each row with what it asks of who comes through its walls (TER-05). */

export const BUILDING_KINDS = ['light', 'medium', 'heavy', 'hardened'] as const;
export type BuildingKind = (typeof BUILDING_KINDS)[number];

/** A building in a hex: how many levels it rises, the construction factor that is left of it, and armour before that. */
export interface Building {
  readonly kind: BuildingKind;
  readonly levels: number;
  readonly cf: number;
  readonly armour?: number;
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

/** The walls after so much damage: armour goes first. */
export function damaged(building: Building, points: number): Building {
  const { armour = 0 } = building;
  const plate = Math.max(0, armour - points);
  const cf = Math.max(0, building.cf - Math.max(0, points - armour));
  return { ...building, cf, ...(building.armour === undefined ? {} : { armour: plate }) };
}
