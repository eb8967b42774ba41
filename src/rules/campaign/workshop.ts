import { refuse, type Refusal } from '../kernel/refusal.js';
import type { FactionCommand } from './commands.js';
import { tooDear } from './hangar.js';
import type { FactionId } from './ids.js';
import { transfer } from './ledger.js';
import type { Page } from './page.js';
import { tiersAt } from './prestige.js';
import { cocoonsOut, isClan, prestigeOf, type Machine, type OpenState } from './state.js';

/** The workshop: a machine goes in, is paid for, and comes out as new at the end of the turn (CLN-06). */

/** Places in a faction's workshop: one more for each tier of a Clan's prestige (CLN-06). */
export const placesOf = (state: OpenState, faction: FactionId): number =>
  state.setup.workshop + (isClan(state, faction) ? tiersAt(prestigeOf(state, faction), state.setup).length : 0);

/** What mending a machine costs. */
export const billOf = ({ damage }: Machine): number => damage.reduce((sum, { cost }) => sum + cost, 0);

/** Puts a machine into the workshop. What each battle did to it is paid as a cost of that battle. */
export function repair(
  page: Page,
  faction: FactionId,
  { machine: id }: Extract<FactionCommand, { type: 'repair' }>,
): Refusal | null {
  const { state } = page;
  const machine = state.machines.find((one) => one.id === id);
  if (machine?.faction !== faction) return refuse('campaign/not-yours', { what: id });
  const wrong = cannotMend(state, machine);
  if (wrong) return wrong;
  page.write({ type: 'RepairBegan', machine: id });
  const line = { currency: 'resources', why: 'repair', turn: state.turn } as const;
  page.post(
    machine.damage.flatMap(({ mission, cost }) => {
      const event = state.missions.find((one) => one.id === mission)?.report?.ended ?? 0;
      return transfer(-cost, faction, { ...line, cause: { battle: mission, event } });
    }),
  );
  return null;
}

/** Why a machine of one's own cannot be mended now, or `null`. */
export function cannotMend(state: OpenState, machine: Machine): Refusal | null {
  const { id, faction, condition, marks } = machine;
  if (cocoonsOut(state).some((one) => one.machine?.id === id)) return refuse('campaign/is-out', { what: id });
  if (condition !== 'ready') return refuse('campaign/not-ready', { machine: id, condition });
  if (marks === null) return refuse('campaign/as-new', { machine: id });
  const most = placesOf(state, faction);
  const taken = state.machines.filter((one) => one.faction === faction && one.condition === 'workshop').length;
  if (taken >= most) return refuse('campaign/workshop-full', { most }, 'CLN-06');
  return tooDear(state, faction, billOf(machine));
}
