import type { Library, Roster, UnitEntry } from '../../library/contract.js';
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

/** The units of the library and, after them, those that the rosters of the server bring along. */
export async function unitsHere(
  services: Pick<Services, 'servers' | 'library'>,
  request: Pick<Request, 'guild'>,
): Promise<Pick<Library, 'units'>> {
  const brought = await rostersHere(services, request);
  return {
    units: [
      ...services.library.units,
      ...brought.flatMap(({ roster }) => roster.units.map((unit) => of(unit, roster))),
    ],
  };
}

/** A unit of a roster: named apart from those of the library and of other rosters. */
const of = (unit: UnitEntry, { id }: Roster): UnitEntry => ({
  ...unit,
  id: `${id}/${unit.id}`,
  calls: [[`${id}/${unit.id}`], ...unit.calls],
});
