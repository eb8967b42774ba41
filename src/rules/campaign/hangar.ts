import { refuse, type Refusal } from '../kernel/refusal.js';
import type { FactionCommand } from './commands.js';
import { machineId, pilotId, type FactionId } from './ids.js';
import { balance, transfer, type Posting } from './ledger.js';
import type { Page } from './page.js';
import { marketOf } from './prestige.js';
import { NO_BONUS } from './ranks.js';
import type { FactionSetup } from './setup.js';
import { factionIn, prestigeOf, type Machine, type Pilot, type OpenState } from './state.js';

/** The hangar: machines and the beginners that come with them (CLN-05, CLN-07). */

/** A machine as new. */
export const newMachine = (n: number, faction: FactionId, model: string): Machine => ({
  id: machineId(n),
  faction,
  model,
  condition: 'ready',
  marks: null,
  damage: [],
  last: null,
});

/** A beginner; `already`: how many pilots the faction has had. */
export const newPilot = (n: number, { id, names }: Pick<FactionSetup, 'id' | 'names'>, already: number): Pilot => ({
  id: pilotId(n),
  faction: id,
  name: nameOf(names, already),
  bonuses: NO_BONUS,
  talents: [],
  hits: 0,
  dead: false,
  last: null,
});

/** Names are given in their order, and then again with a number. */
function nameOf(names: readonly string[], already: number): string {
  const name = names[already % Math.max(1, names.length)] ?? 'N. N.';
  const round = Math.floor(already / Math.max(1, names.length));
  return round === 0 ? name : `${name} ${round + 1}`;
}

/** Why a faction cannot pay so much, or `null`. */
export function tooDear({ ledger }: OpenState, faction: FactionId, price: number): Refusal | null {
  const has = balance(ledger, 'resources', faction);
  return has < price ? refuse('campaign/too-dear', { price, has }) : null;
}

/** What a faction can buy now. */
export function forSale(state: OpenState, faction: FactionId): readonly string[] {
  const setup = factionIn(state, faction);
  return setup ? marketOf(setup, prestigeOf(state, faction), state.setup) : [];
}

/** Buys a machine, which brings a beginner along (CLN-07). */
export function buy(
  page: Page,
  faction: FactionId,
  { model }: Extract<FactionCommand, { type: 'buy' }>,
): Refusal | null {
  const { state } = page;
  const known = forSale(state, faction);
  if (!known.includes(model)) return refuse('campaign/not-for-sale', { model, known }, 'CLN-05');
  const price = state.setup.prices.models[model] ?? 0;
  const dear = tooDear(state, faction, price);
  if (dear) return dear;
  const setup = factionIn(state, faction);
  if (!setup) throw new Error(`there is no faction ${faction}`);
  const already = state.pilots.filter((one) => one.faction === faction).length;
  const machine = newMachine(state.machines.length + 1, faction, model);
  const pilot = newPilot(state.pilots.length + 1, setup, already);
  const event = page.write({ type: 'MachineBought', machine, pilot });
  const line: Pick<Posting, 'cause' | 'turn' | 'why'> = {
    cause: { battle: null, event },
    turn: state.turn,
    why: 'purchase',
  };
  page.post([
    ...transfer(-price, faction, { ...line, currency: 'resources' }),
    ...transfer(1, faction, { ...line, currency: 'machines' }),
    ...transfer(1, faction, { ...line, currency: 'pilots' }),
  ]);
  return null;
}
