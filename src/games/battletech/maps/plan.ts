import type { Extent } from '../../../rules/geometry/hex/hex.js';

/** What a made map is to have. Each is a list of values to choose from; the first is what it has if nobody says. */

/** Columns and rows, the columns odd in number: only then has each hex but those at the foot of even columns a twin. */
export const SIZES = {
  sheet: { columns: 15, rows: 17 },
  small: { columns: 11, rows: 13 },
  double: { columns: 31, rows: 17 },
  large: { columns: 31, rows: 35 },
} as const satisfies Readonly<Record<string, Extent>>;

const AMOUNTS = ['few', 'none', 'many'] as const;
export type Amount = (typeof AMOUNTS)[number];
const PRESENCE = ['no', 'yes'] as const;
/** `yes`: its buildings are rubble by now; `built`: they stand. */
const TOWNS = ['no', 'yes', 'built'] as const;

/** Whether the road of a town goes on to the opposite edge, over a river by a bridge. */
const ROADS = ['yes', 'no'] as const;

export const MAP_CHOICES = {
  size: ['sheet', 'small', 'double', 'large'],
  hills: AMOUNTS,
  woods: AMOUNTS,
  river: PRESENCE,
  town: TOWNS,
  road: ROADS,
} as const;

export type MapPlan = { readonly [K in keyof typeof MAP_CHOICES]: (typeof MAP_CHOICES)[K][number] };

/** What a map has of which its name does not say it, because names did not when it was made: its towns had the road behind them alone. */
export const UNSAID = { road: 'no' } as const satisfies Partial<MapPlan>;

/** Whether a map has terrain of the standard level: all but woods on flat ground. */
export const isBeyondWoods = ({ hills, river, town }: MapPlan): boolean =>
  hills !== 'none' || river === 'yes' || town !== 'no';
