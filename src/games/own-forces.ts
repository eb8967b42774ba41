import type { FactionId } from '../rules/campaign/ids.js';
import { hasOwnForces } from '../rules/campaign/missions.js';
import { kindOf, SIDES, type Mission, type State } from '../rules/campaign/state.js';
import { refuse } from '../rules/kernel/refusal.js';
import { sideId } from '../rules/kernel/ids.js';
import { seatsOf } from '../rules/kernel/seats.js';
import { fail, ok } from '../rules/kernel/result.js';
import type { AnyGame } from '../rules/registry.js';
import type { Battles } from './contract.js';

/**
 * Battles of a campaign in which the scenario's own forces fight: any game has them. Nothing comes from a hangar and nothing goes
 * back there; who has won is what counts.
 */

/** How the battle of a mission is fought; `null`: its game takes nothing from hangars. */
export const battlesFor = (state: State, mission: Mission, ofGame: Battles<AnyGame> | null): Battles<AnyGame> | null =>
  hasOwnForces(state, mission) ? ownForces(state, mission) : ofGame;

function ownForces(state: State, mission: Mission): Battles<AnyGame> {
  const { sides } = kindOf(state, mission);
  return {
    muster(scenario, _forces, options) {
      const wanted = SIDES.map((side) => {
        const [least, most] = scenario.sides.find(({ id }) => id === sideId(sides[side]))?.players ?? [1, 1];
        return { side, least, most, count: presentOn(mission, side).length };
      });
      const full = wanted.find(({ count, most }) => count > most);
      if (full) return fail(refuse('campaign/too-many-players', { side: full.side, most: full.most }));
      const players = new Map<string, number>(scenario.sides.map(({ id, players: [least] }) => [id, least]));
      for (const { side, least, count } of wanted) players.set(sides[side], Math.max(least, count));
      return ok(scenario.setup(Object.fromEntries(players), options));
    },
    rosters: () => ({}),
    aftermath: (_setup, _state, events) => ({
      ended: events.findLast(({ event }) => event.type === 'Ended')?.seq ?? 0,
      fighters: {},
      groups: {},
      deeds: [],
    }),
  };
}

/** The factions that have come to a side, in the order in which they did. */
const presentOn = ({ cocoons, sides }: Mission, side: (typeof SIDES)[number]): readonly FactionId[] =>
  cocoons.map(({ faction }) => faction).filter((faction) => sides[side].includes(faction));

/** Which faction has which seat where the scenario's own forces fight: the first seats of a side go to those who came first. */
export function seatedIn(state: State, mission: Mission): ReadonlyMap<string, FactionId> {
  const { sides } = kindOf(state, mission);
  return new Map(
    SIDES.flatMap((side) => {
      const came = presentOn(mission, side);
      return seatsOf(sideId(sides[side]), Math.max(1, came.length)).flatMap((seat, i) => {
        const faction = came[i];
        return faction === undefined ? [] : [[seat, faction] as const];
      });
    }),
  );
}
