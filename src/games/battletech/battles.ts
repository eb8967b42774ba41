import type { Aftermath, Fighter } from '../../rules/campaign/battle.js';
import type { Forces, Scenario } from '../../library/contract.js';
import { everywhere } from '../../library/words.js';
import type { BattleTech, BattleTechState } from '../../rules/battletech/battletech.js';
import { understrength } from '../../rules/battletech/damage/understrength.js';
import { pilotAfter, wearOf, wearSince } from '../../rules/battletech/damage/wear.js';
import { deedsOf, endsOf } from '../../rules/battletech/deeds.js';
import { begun } from '../../rules/battletech/evolve.js';
import { BONUSES, TALENTS } from '../../rules/battletech/standard/pilot.js';
import { REGULAR } from '../../rules/battletech/standard/fresh.js';
import type { Setup } from '../../rules/battletech/types.js';
import type { MatchEvent } from '../../rules/kernel/contract.js';
import { sideId, type SeatId } from '../../rules/kernel/ids.js';
import { seatsOf } from '../../rules/kernel/seats.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import { lossesOf } from './squads.js';

/** Battles of a campaign: from its hangars to the map, and back. */

/** The set-up of a scenario of this game in which these fight for its sides, each machine as it was left. */
export function muster(
  scenario: Scenario,
  forces: Readonly<Record<string, readonly Fighter[]>>,
  options: Readonly<Record<string, string>>,
  owners: ReadonlyMap<string, string> = new Map(),
): Result<Setup, Refusal> {
  const manned = scenario.withForces(rosters(forces));
  if (!manned.ok) return manned;
  const seats = seatsFor(forces, owners);
  const players = Object.fromEntries([...seats].map(([side, own]) => [side, own.size]));
  const setup = manned.value.setup(players, options);
  if (!('level' in setup) || setup.level !== 'standard') {
    return fail(refuse('campaign/not-standard', { scenario: scenario.id }));
  }
  const fighters = new Map(
    Object.values(forces)
      .flat()
      .map((one) => [one.label, one]),
  );
  const units = setup.units.map((unit) => {
    const { marks = null, hits = 0, troopers = null } = fighters.get(unit.id) ?? {};
    const seat = seats.get(unit.side)?.get(owners.get(unit.id) ?? '') ?? unit.seat;
    // The pilot is today's, whoever had the machine before.
    const pilot = { ...(unit.pilot ?? REGULAR), hits };
    return { ...unit, ...marks, ...(troopers === null ? {} : understrength(unit, troopers)), seat, pilot };
  });
  return ok({ ...setup, units });
}

/** The seat of each owner on each side, in the order in which their units come. */
function seatsFor(
  forces: Readonly<Record<string, readonly Fighter[]>>,
  owners: ReadonlyMap<string, string>,
): ReadonlyMap<string, ReadonlyMap<string, SeatId>> {
  return new Map(
    Object.entries(forces).map(([side, fighters]) => {
      const own = [...new Set(fighters.map(({ label }) => owners.get(label) ?? ''))];
      const seats = seatsOf(sideId(side), own.length);
      return [side, new Map(own.flatMap((owner, i) => (seats[i] === undefined ? [] : [[owner, seats[i]] as const])))];
    }),
  );
}

/** A roster a side. */
export const rosters = (forces: Readonly<Record<string, readonly Fighter[]>>): Forces =>
  Object.fromEntries(Object.entries(forces).map(([side, fighters]) => [side, rosterOf(fighters)]));

const rosterOf = (fighters: readonly Fighter[]): string =>
  JSON.stringify({
    kind: 'battletech/roster',
    id: 'hangar',
    title: everywhere('Hangar'),
    units: fighters.map(entryOf),
  });

/** A fighter as a roster names it; talents of other games are none here. */
function entryOf({ label, model, gunnery, piloting, talents, bonuses, cocoon }: Fighter): object {
  const gifts = TALENTS.filter((talent) => talents.includes(talent));
  const trained = BONUSES.flatMap((one) => (bonuses[one] ? [[one, bonuses[one]] as const] : []));
  return {
    ...{ unit: model, label, gunnery, piloting },
    ...(gifts.length > 0 ? { talents: gifts } : {}),
    ...(trained.length > 0 ? { bonuses: Object.fromEntries(trained) } : {}),
    ...(cocoon === null ? {} : { cocoon }),
  };
}

/** What a battle has led to: machines as they are left, pilots, attacks, each with its event. `events`: those that count. */
export function aftermath(
  setup: Setup,
  { game, outcome }: BattleTechState,
  events: readonly { readonly seq: number; readonly event: MatchEvent<BattleTech> }[],
): Aftermath {
  const before = new Map(begun(setup).units.map((unit) => [unit.id, wearOf(unit)]));
  const ends = endsOf(events);
  const ended = events.find(({ event }) => event.type === 'Ended')?.seq ?? 0;
  const fighters = game.units.map((unit) => {
    const was = before.get(unit.id);
    const now = wearOf(unit);
    return [
      unit.id,
      {
        lost: unit.status === 'destroyed',
        marks: outcome?.marks?.[unit.id] ?? null,
        wear: { ...(was ? wearSince(was, now) : now) },
        ...pilotAfter(unit),
        event: ends.get(unit.id) ?? ended,
      },
    ] as const;
  });
  return { ended, fighters: Object.fromEntries(fighters), groups: lossesOf(setup, events), deeds: deedsOf(events) };
}
