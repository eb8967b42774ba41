import type { Roster, UnitEntry, UnitFacts } from '../../library/contract.js';
import type { StoredRoster } from '../../match/people.js';
import type { Services, Request } from '../contract.js';

/** The rosters of the server where somebody asks, and the units that they can look up there. */

/** A roster with who brought it. */
export interface Brought {
  readonly roster: Roster;
  readonly stored: StoredRoster;
}

/** The rosters of a server; those that can no longer be read, because the rules of the files have changed, are left out. */
export async function rostersHere(
  { servers, library }: Pick<Services, 'servers' | 'library'>,
  { guild }: Pick<Request, 'guild'>,
): Promise<readonly Brought[]> {
  if (guild === null) return [];
  const all = await servers.rosters(guild);
  return all.flatMap((stored) => {
    const read = library.roster(stored.text);
    return read.ok ? [{ roster: read.value, stored }] : [];
  });
}

/** The units of the library, of the server's shelf, and those that its rosters bring along. */
export async function unitsHere(
  services: Pick<Services, 'servers' | 'library' | 'shelf'>,
  request: Pick<Request, 'guild'>,
): Promise<readonly UnitFacts[]> {
  const shelved = await services.shelf.units(request.guild);
  return [...shelved, ...(await unitsOfRosters(services, request))];
}

/** One of these, to be looked at; `null`: there is none any more. */
export async function unitHere(
  services: Pick<Services, 'servers' | 'library' | 'shelf'>,
  request: Pick<Request, 'guild'>,
  unit: Pick<UnitFacts, 'ruleset' | 'id'>,
): Promise<UnitEntry | null> {
  const brought = await unitsOfRosters(services, request);
  return brought.find(({ id }) => id === unit.id) ?? services.shelf.unit(request.guild, unit);
}

const unitsOfRosters = async (
  services: Pick<Services, 'servers' | 'library'>,
  request: Pick<Request, 'guild'>,
): Promise<readonly UnitEntry[]> =>
  (await rostersHere(services, request)).flatMap(({ roster }) => roster.units.map((unit) => of(unit, roster)));

/** A unit of a roster: named apart from those of the library and of other rosters. */
const of = (unit: UnitEntry, { id }: Roster): UnitEntry => ({
  ...unit,
  id: `${id}/${unit.id}`,
  calls: [[`${id}/${unit.id}`], ...unit.calls],
});
