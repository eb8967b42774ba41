import { COLUMNS, sumOf, type LayerName } from '../damage/boxes.js';
import { layersAt, locationsOf, rowsAt } from '../damage/left.js';
import { isLost } from '../damage/lost.js';
import type { StandardUnit } from '../types.js';
import type { Location } from '../vocabulary.js';
import type { Damaging } from './damaging.js';
import type { LeagueTables } from './tables.js';

/**
 * An explosion on board by the league's rules (option `cascade`, CLN-22 to CLN-27): structure first, then what armour is left; the rest
 * is shared among the sectors around the location, goes on in its neighbours, and out of the 'Mech.
 */

/** What lies around a location inside a 'Mech, in the order in which it is struck: arm, centre torso, others (CLN-26). */
const NEIGHBOURS: Readonly<Partial<Record<Location, readonly Location[]>>> = {
  HD: ['CT'],
  CT: ['HD', 'LT', 'RT'],
  LT: ['LA', 'CT'],
  RT: ['RA', 'CT'],
  LA: ['LT'],
  RA: ['RT'],
  LL: ['LT'],
  RL: ['RT'],
};

/** Sectors outside: in front and behind, each twice. With CASE the blast leaves by those behind alone. */
const OUTSIDE = 4;
const BEHIND = 2;

/** Places from the 'Mech's left to its right: what lies on the left of a location touches it by the right column. */
const FROM_LEFT: Readonly<Partial<Record<Location, number>>> = { LA: 0, LT: 1, CT: 2, RT: 3, RA: 4 };
const MIDDLE = 3;

/** The column of a location that touches the one from which it is struck; above and below each other they meet in the middle. */
function touching(location: Location, from: Location): number {
  const [here, there] = [FROM_LEFT[location], FROM_LEFT[from]];
  if (here === undefined || there === undefined) return MIDDLE;
  return here < there ? COLUMNS : 1;
}

/** To the nearest, halves up (CLN-25). */
const rounded = (n: number): number => Math.floor(n + 0.5);

/** What goes out of a 'Mech, one hex away and two (CLN-27). */
export const ringsOf = ({ blast }: LeagueTables, outside: number): readonly number[] =>
  blast.rings.map((part) => rounded(outside / part));

/** A location that an explosion reaches, with how much; `from`: the one that passes it on. */
interface Struck {
  readonly at: Location;
  readonly power: number;
  readonly from: Location | null;
}

/** An explosion in a location: what it opens, and what goes out. `isCased`: whether a location lets the rest out of its back. */
export function cascade(
  damaging: Damaging,
  first: Location,
  power: number,
  isCased: (location: Location) => boolean,
): { readonly opened: readonly Location[]; readonly outside: number } {
  const burst = new Set<Location>();
  const opened = new Set<Location>();
  let outside = 0;
  let wave: readonly Struck[] = [{ at: first, power, from: null }];
  while (wave.length > 0) {
    const next: Struck[] = [];
    for (const { at, power: force, from } of wave) {
      if (isLost(damaging.unit, at) || burst.has(at)) continue;
      opened.add(at);
      const rest = force - absorb(damaging, at, force, from);
      if (sumAt(damaging.unit, at, 'structure') === 0) burst.add(at);
      if (rest === 0) continue;
      const inside = (NEIGHBOURS[at] ?? []).filter(
        (one) => locationsOf(damaging.unit).includes(one) && !isLost(damaging.unit, one) && !burst.has(one),
      );
      const sectors = OUTSIDE + inside.length;
      const share = rounded(rest / sectors);
      const out = share * (isCased(at) ? BEHIND : OUTSIDE);
      damaging.add({ harm: 'shared', location: at, rest, sectors, share, outside: out });
      outside += out;
      if (!isCased(at) && share > 0) next.push(...inside.map((one) => ({ at: one, power: share, from: at })));
    }
    wave = next;
  }
  for (const at of burst) damaging.lose(at, 'destroyed');
  return { opened: [...opened], outside };
}

const sumAt = (unit: StandardUnit, location: Location, name: LayerName): number =>
  layersAt(unit, location).find(({ layer }) => layer === name)?.left ?? 0;

/** Layers in the order in which an explosion inside meets them. */
const OUTWARD = ['structure', 'armor', 'rear'] as const satisfies readonly LayerName[];

/**
 * What a location takes of an explosion, all that it has at the most: where it began layer by layer, level over its boxes; struck `from`
 * a neighbour box by box in the column that touches, then in the next one away (CLN-26).
 */
function absorb(damaging: Damaging, location: Location, power: number, from: Location | null): number {
  const { unit } = damaging;
  const byColumn = from !== null && unit.body.boxes !== undefined;
  const layers = OUTWARD.map((layer) => {
    const rows = byColumn ? rowsAt(unit.body, location, layer) : null;
    const has = rows?.left ?? [sumAt(unit, location, layer)];
    return { layer, has, taken: has.map(() => 0) };
  });
  let left = power;
  for (const i of byColumn ? away(touching(location, from)) : [0])
    for (const { has, taken } of layers) {
      const n = Math.min(left, has[i] ?? 0);
      taken[i] = n;
      left -= n;
    }
  for (const { layer, taken } of layers) {
    const damage = sumOf(taken);
    if (damage === 0) continue;
    const told = {
      location,
      damage,
      after: sumAt(unit, location, layer) - damage,
      ...(byColumn ? { columns: taken } : {}),
    };
    damaging.add(
      layer === 'structure' ? { harm: 'structure', ...told } : { harm: 'armor', rear: layer === 'rear', ...told },
    );
  }
  return power - left;
}

/** The columns of a location by their distance from one of them, as indices. */
const away = (column: number): readonly number[] =>
  Array.from({ length: COLUMNS }, (_, i) => i).sort((a, b) => Math.abs(a + 1 - column) - Math.abs(b + 1 - column));
