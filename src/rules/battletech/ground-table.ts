import type { Motive } from './standard/kinds.js';

/** What marks a hex besides woods, height and water, and what that asks of who enters it (tables 7.1.1, 11.2.5, TER-01 to TER-24). */

export const MARKS = [
  'rough',
  'rubble',
  'pavement',
  'impassable',
  'snow',
  'ultraRough',
  'deepSnow',
  'swamp',
  'mud',
  'sand',
  'fields',
  'fortified',
  'jungle',
  'rapids',
  'torrent',
  'industry',
  'tundra',
  'ultraRubble',
  'ice',
  'quicksand',
  'crust',
  'magma',
  'geyser',
  'eruption',
  'vent',
] as const;
/** A kind of ground that a hex has or has not. */
export type Mark = (typeof MARKS)[number];

/** How a unit goes over the ground: 'Mechs on their legs, vehicles on what they drive on, troopers on foot. */
export type Going = 'mech' | Motive | 'foot';

/** What ground asks: further MP by how a unit goes, `null` where it goes by road only; what it adds to every piloting roll made there. */
interface Ground {
  readonly mp: Readonly<Record<Going, number | null>>;
  readonly footing: number;
  /** What makes it harder or easier not to bog down there; no entry: it holds nobody who goes so. */
  readonly bog?: Readonly<Partial<Record<'mech' | 'vehicle' | 'foot', number>>>;
}

const ground = (
  mech: number,
  tracked: number | null,
  wheeled: number | null,
  hover: number | null,
  foot: number | null,
  footing = 0,
): Ground => ({ mp: { mech, tracked, wheeled, hover, foot }, footing });

/** Ground that asks nothing by itself. */
const EVEN = ground(0, 0, 0, 0, 0);

export const GROUND: Readonly<Record<Mark, Ground>> = {
  rough: ground(1, 1, null, 1, 1),
  rubble: ground(1, 1, null, 1, 1),
  pavement: EVEN,
  impassable: EVEN,
  snow: ground(0, 0, 1, 0, 0),
  ultraRough: ground(2, null, null, null, 2),
  deepSnow: { ...ground(1, 1, null, 0, 1, 1), bog: { mech: -1, vehicle: -1, foot: -1 } },
  swamp: { ...ground(1, 2, 2, 0, 2, 1), bog: { mech: 0, vehicle: 0, foot: 0 } },
  mud: { ...ground(1, 1, 1, 0, 1, 1), bog: { vehicle: -1, foot: 0 } },
  sand: ground(0, 0, 1, 0, 0, 1),
  fields: EVEN,
  fortified: EVEN,
  // What its undergrowth adds to the trees (TER-10); how hard that makes a roll hangs on them (`footing`).
  jungle: ground(1, null, null, null, 1),
  rapids: ground(1, 1, 1, 0, 1, 2),
  torrent: ground(2, 2, 2, 0, 2, 3),
  industry: ground(1, 0, 0, 0, 0, 1),
  tundra: { ...ground(0, 0, 0, 0, 0, 1), bog: { mech: -1, vehicle: -1, foot: -1 } },
  ultraRubble: ground(2, null, null, null, 2, 1),
  // Over water it may break (TER-20).
  ice: ground(1, 1, 1, 0, 1, 4),
  // It holds whoever comes into it without a roll, and swallows them (TER-21).
  quicksand: ground(1, 2, 2, 0, 2, 1),
  // A crust over magma, which may break, and magma (TER-23).
  crust: ground(0, 0, null, 0, null, 1),
  magma: { ...ground(1, null, null, null, null, 4), bog: { mech: 0 } },
  // A geyser at rest, one that blows, and a vent out of which magma comes one day (TER-24).
  geyser: EVEN,
  eruption: ground(1, 1, null, 1, 1, 1),
  vent: EVEN,
};
