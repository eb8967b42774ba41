import { refuse, type Refusal } from '../kernel/refusal.js';
import { taken } from './booking.js';
import { deal } from './cards.js';
import type { MasterCommand } from './commands.js';
import { settleDefiances } from './defiance.js';
import type { FactionId } from './ids.js';
import { transfer } from './ledger.js';
import type { Page } from './page.js';
import { factionIn } from './state.js';

/** What a game master does by right; every act is an event with its reason. */

type Of<Type extends MasterCommand['type']> = Extract<MasterCommand, { type: Type }>;

/** Gives or takes resources or prestige. */
export function award(page: Page, { faction, currency, amount, reason }: Of<'award'>): Refusal | null {
  const unknown = noSuch(page, faction);
  if (unknown) return unknown;
  if (!Number.isInteger(amount) || amount === 0) return refuse('campaign/no-amount', { amount });
  const event = page.write({ type: 'Awarded', faction, reason });
  const line = { cause: { battle: null, event }, turn: page.state.turn, why: 'award' } as const;
  page.post(transfer(amount, faction, { ...line, currency }));
  settleDefiances(page);
  return null;
}

/** Deals a card. */
export function dealOne(page: Page, { faction }: Of<'deal'>): Refusal | null {
  const unknown = noSuch(page, faction);
  if (unknown) return unknown;
  const { events, turn } = page.state;
  deal(page, faction, { cause: { battle: null, event: events + 1 }, turn });
  return page.events.length === 0 ? refuse('campaign/no-cards-left', {}) : null;
}

/** Gives a province to a faction. */
export function cede(page: Page, { province, to, reason }: Of<'cede'>): Refusal | null {
  const unknown = noSuch(page, to);
  if (unknown) return unknown;
  const known = page.state.setup.provinces.map(({ id }) => id);
  if (!known.includes(province)) return refuse('campaign/no-such-province', { province, known });
  const { turn, events } = page.state;
  const capture = { province, by: to, mission: null, turn, order: events + 1 };
  const lines = taken(page.state, capture, { cause: { battle: null, event: events + 1 }, turn });
  page.write({ type: 'ProvinceCeded', capture, reason });
  page.post(lines);
  return null;
}

function noSuch({ state }: Page, faction: FactionId): Refusal | null {
  if (factionIn(state, faction)) return null;
  return refuse('campaign/no-such-faction', { faction, known: state.setup.factions.map(({ id }) => id) });
}
