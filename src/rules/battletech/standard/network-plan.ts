import { refuse, type Refusal } from '../../kernel/refusal.js';
import type { SideId, UnitId } from '../../kernel/ids.js';
import type { StandardSheet } from '../record-sheet.js';
import type { Equipment } from './types.js';
import { carries } from './parts.js';

/**
 * Who is in which C3 network (ADV-03), from the set-up alone. Units that name a network are in it together; of the rest each master
 * takes the next slaves in the order of the force, and improved computers go together by sixes.
 */

/** What of a unit its network hangs on. */
export interface Networker {
  readonly sheet: StandardSheet;
  /** The network of its side to which it was given (ADV-09). */
  readonly network?: string;
}

/** A network: its units as they are listed, and through whom each reaches the others; of improved computers each reaches all. */
export interface Plan<Unit> {
  readonly members: readonly Unit[];
  /** The one through whom a unit is linked: a slave to its master, a master to the one that leads several; `null`: nobody. */
  readonly lead: (unit: Unit) => Unit | null;
  readonly improved: boolean;
}

/** Those that a master takes on, and a network of either kind (ADV-09). */
const LINKS = 3;
const MOST = { improved: 6, mastered: 12 } as const;

const hasImproved = ({ sheet }: Networker): boolean => carries(sheet, 'c3i');
const hasMaster = ({ sheet }: Networker): boolean => carries(sheet, 'c3-master');
const hasSlave = (unit: Networker): boolean => carries(unit.sheet, 'c3-slave') && !hasMaster(unit);

/** The computers that make a unit part of a network. */
export const COMPUTERS = ['c3i', 'c3-master', 'c3-slave'] as const satisfies readonly Equipment[];

/** The networks of a side, those without a second unit as well. */
export function networksOf<Unit extends Networker>(side: readonly Unit[]): readonly Plan<Unit>[] {
  const names = new Set(side.flatMap(({ network }) => network ?? []));
  const named = [...names].flatMap((name) => {
    const units = side.filter(({ network }) => network === name);
    return [units.filter(hasImproved), units.filter((one) => !hasImproved(one))]
      .filter((some) => some.length > 0)
      .map(planOf);
  });
  const free = side.filter(({ network }) => network === undefined);
  const improved = free.filter(hasImproved);
  const slaves = free.filter((one) => hasSlave(one) && !hasImproved(one));
  const masters = free.filter((one) => hasMaster(one) && !hasImproved(one));
  return [
    ...named,
    ...Array.from({ length: Math.ceil(improved.length / MOST.improved) }, (_, i) =>
      planOf(improved.slice(MOST.improved * i, MOST.improved * (i + 1))),
    ),
    ...masters.map((master, i) => planOf([master, ...slaves.slice(LINKS * i, LINKS * (i + 1))])),
  ];
}

/** The network of these units, all of one kind: the master that leads the others, and each with the next slaves. */
function planOf<Unit extends Networker>(members: readonly Unit[]): Plan<Unit> {
  if (members.every(hasImproved)) return { members, lead: () => null, improved: true };
  const { top, lances, slaves } = commandOf(members);
  const leads = new Map<Unit, Unit>([
    ...lances.flatMap((master) => (top && master !== top ? [[master, top] as const] : [])),
    ...slaves.flatMap((slave, i) => {
      const master = lances[Math.floor(i / LINKS)];
      return master ? [[slave, master] as const] : [];
    }),
  ]);
  return { members, lead: (unit) => leads.get(unit) ?? null, improved: false };
}

/**
 * Who commands a network: one master leads it all. Of several the one with two computers has slaves of its own besides, else the first
 * leads masters alone (ADV-09).
 */
function commandOf<Unit extends Networker>(members: readonly Unit[]) {
  const masters = members.filter(hasMaster);
  const top = masters.find((one) => mastersIn(one) > 1) ?? masters[0] ?? null;
  const others = masters.filter((one) => one !== top);
  const lances = top && (others.length === 0 || mastersIn(top) > 1) ? [top, ...others] : others;
  return { top, others, lances, slaves: members.filter(hasSlave) };
}

/** How many master computers a unit has. */
const mastersIn = ({ sheet }: Networker): number =>
  new Set(
    Object.values(sheet.full.slots).flatMap((slots) =>
      slots.flatMap((slot) => (slot?.holds === 'equipment' && slot.equipment === 'c3-master' ? [slot.item] : [])),
    ),
  ).size;

/** Why the networks that units name cannot be, or `null`: both kinds in one, somebody without a computer, too many (ADV-09). */
export function networkProblem(
  units: readonly (Networker & { readonly id: UnitId; readonly side: SideId })[],
): Refusal | null {
  for (const { side, network } of units) {
    if (network === undefined) continue;
    const members = units.filter((one) => one.side === side && one.network === network);
    const facts = { side, network, units: members.map(({ id }) => id) };
    const without = members.find(({ sheet }) => !COMPUTERS.some((computer) => carries(sheet, computer)));
    if (without) return refuse('battletech/network-no-computer', { ...facts, unit: without.id }, 'ADV-09');
    const improved = members.filter(hasImproved).length;
    if (improved > 0 && improved < members.length) return refuse('battletech/network-mixed', facts, 'ADV-09');
    if (improved > MOST.improved) {
      return refuse('battletech/network-too-large', { ...facts, most: MOST.improved }, 'ADV-09');
    }
    if (improved > 0) continue;
    if (!members.some(hasMaster)) return refuse('battletech/network-no-master', facts, 'ADV-09');
    if (!isManaged(members)) return refuse('battletech/network-unlinked', { ...facts, most: MOST.mastered }, 'ADV-09');
  }
  return null;
}

/** Whether the masters among these can link all of them: the second computer of the one that leads takes up one of its three links. */
function isManaged(members: readonly Networker[]): boolean {
  const { top, others, lances, slaves } = commandOf(members);
  const room = top && mastersIn(top) > 1 ? LINKS - 1 : LINKS;
  return others.length <= room && slaves.length <= LINKS * lances.length && members.length <= MOST.mastered;
}
