import { COMPUTERS, networkProblem, networksOf } from '../../../rules/battletech/standard/network-plan.js';
import { carries } from '../../../rules/battletech/standard/parts.js';
import { unitId, type SideId } from '../../../rules/kernel/ids.js';
import { fail, ok } from '../../../rules/kernel/result.js';
import type { Roster, Wiring } from '../../../library/contract.js';
import { rewritten, type Listed, type Written } from './rewritten.js';
import type { StockUnit } from './unit.js';

/** The C3 networks of a side as its players see and arrange them in the lobby (ADV-09). */

/** A unit of the side under its label in play. */
interface Wired {
  readonly label: string;
  readonly outfits: StockUnit['outfits'];
  readonly network?: string;
}

/** A side: its units in the order of its list. */
interface Side extends Listed {
  readonly id: SideId;
  readonly units: readonly Wired[];
}

/** What networks are called when buttons make them. */
const NAMES = [...'ABCDEFGHIJKL'];

/** The networks of a side; `null`: nobody of it has such a computer. */
export function wiringOf(side: Side): Wiring | null {
  const all = networkersOf(side);
  const able = all.filter(({ sheet }) => COMPUTERS.some((computer) => carries(sheet, computer)));
  if (able.length === 0) return null;
  const networks = networksOf(all).filter(({ members }) => members.length > 1);
  const linked = new Set(networks.flatMap(({ members }) => members));
  return {
    networks: networks.map(({ members }) => ({
      name: members[0]?.network ?? null,
      units: members.map(({ id }) => id),
    })),
    alone: able.filter((one) => !linked.has(one)).map(({ id }) => id),
    units: able.map(({ id }) => id),
    arranged: all.some(({ network }) => network !== undefined),
    arrange: (together, title) => arranged(side, all, together, title),
  };
}

/** A unit as the rules ask it what network it can be in. */
type Networker = ReturnType<typeof networkersOf>[number];

const networkersOf = ({ id: side, units }: Side) =>
  units.flatMap(({ label, outfits: { standard }, network }) =>
    standard ? [{ id: unitId(label), side, sheet: standard.sheet, ...(network === undefined ? {} : { network }) }] : [],
  );

/** The roster in which these units are one network; a network that cannot be without them is one no more. None: nobody names one. */
function arranged(
  side: Side,
  all: readonly Networker[],
  together: readonly string[],
  title: Roster['title'],
): ReturnType<Wiring['arrange']> {
  const others = all.filter(({ id }) => !together.includes(id));
  const names = new Set(others.flatMap(({ network }) => network ?? []));
  const free = NAMES.find((name) => !names.has(name)) ?? 'A';
  const mine = all
    .filter(({ id }) => together.includes(id))
    .map(({ id, side: of, sheet }) => ({ id, side: of, sheet, network: free }));
  const problem = networkProblem(mine);
  if (problem) return fail(problem);
  const kept = new Map([
    ...mine.map(({ id, network }) => [id, network] as const),
    ...[...names].flatMap((name) => {
      const rest = others.filter(({ network }) => network === name);
      return together.length === 0 || networkProblem(rest) ? [] : rest.map(({ id }) => [id, name] as const);
    }),
  ]);
  return ok(written(side, kept, title));
}

/** The text of a side's roster with units in these networks; `null`: it is the scenario's own force. */
const written = (side: Side, networks: ReadonlyMap<string, string>, title: Roster['title']): string | null =>
  rewritten(side, title, (one, i) => inNetwork(one, networks.get(side.units[i]?.label ?? '')));

function inNetwork(one: Written, network: string | undefined): Written {
  if (typeof one === 'string') return network === undefined ? one : { unit: one, network };
  const { network: before, ...rest } = one;
  if (network !== undefined) return { ...rest, network };
  const bare = before !== undefined && Object.keys(rest).length === 1;
  return bare ? rest.unit : rest;
}
