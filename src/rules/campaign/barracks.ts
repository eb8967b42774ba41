import { refuse, type Refusal } from '../kernel/refusal.js';
import { GROUP } from './elementals.js';
import { tooDear } from './hangar.js';
import type { FactionId } from './ids.js';
import { balance, transfer } from './ledger.js';
import type { Page } from './page.js';
import { groupsAt } from './prestige.js';
import { factionIn, isClan, prestigeOf, type OpenState } from './state.js';

/** Elementals off the field: groups that are recruited, and losses that are made good (CLN-18, CLN-19). */

/** The most groups that a faction may have by its prestige (CLN-19). */
export const mostGroups = (state: OpenState, faction: FactionId): number =>
  (factionIn(state, faction)?.groups ?? 0) +
  (isClan(state, faction) ? groupsAt(prestigeOf(state, faction), state.setup, state.options) : 0);

/** Elementals that a faction lacks in its groups. */
export const lackingIn = ({ groups, ledger }: OpenState, faction: FactionId): number =>
  (groups[faction] ?? 0) * GROUP - balance(ledger, 'elementals', faction);

/** Recruits a group of Elementals that the prestige allows (CLN-19). */
export function recruit(page: Page, faction: FactionId): Refusal | null {
  const { state } = page;
  const most = mostGroups(state, faction);
  if ((state.groups[faction] ?? 0) >= most) return refuse('campaign/groups-full', { most }, 'CLN-19');
  const price = state.setup.prices.group;
  const dear = tooDear(state, faction, price);
  if (dear) return dear;
  const event = page.write({ type: 'GroupRecruited', faction });
  const line = { cause: { battle: null, event }, turn: state.turn, why: 'elementals' } as const;
  page.post([
    ...transfer(-price, faction, { ...line, currency: 'resources' }),
    ...transfer(GROUP, faction, { ...line, currency: 'elementals' }),
  ]);
  return null;
}

/** What it costs to make losses good: for each trooper, or for each group begun (CLN-18, AMB-CLN-13). */
export const replacementCost = ({ setup, options }: OpenState, count: number): number =>
  setup.prices.elemental * (options.elementalCostUnit === 'trooper' ? count : Math.ceil(count / GROUP));

/** Makes losses of Elementals good (CLN-18). */
export function replace(page: Page, faction: FactionId, count: number): Refusal | null {
  const { state } = page;
  const most = lackingIn(state, faction);
  if (!Number.isInteger(count) || count < 1 || count > most) {
    return refuse('campaign/none-lacking', { count, most }, 'CLN-18');
  }
  const price = replacementCost(state, count);
  const dear = tooDear(state, faction, price);
  if (dear) return dear;
  const event = page.write({ type: 'ElementalsReplaced', faction, count });
  const line = { cause: { battle: null, event }, turn: state.turn, why: 'elementals' } as const;
  page.post([
    ...transfer(-price, faction, { ...line, currency: 'resources' }),
    ...transfer(count, faction, { ...line, currency: 'elementals' }),
  ]);
  return null;
}
