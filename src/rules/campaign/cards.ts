import { refuse, type Refusal } from '../kernel/refusal.js';
import { drawsOf } from './draws.js';
import type { FactionCommand } from './commands.js';
import type { CardId, FactionId, MissionId } from './ids.js';
import { transfer, type Cause, type Posting } from './ledger.js';
import type { Page } from './page.js';
import { factionIn, isClan, type Mission, type Side, type State } from './state.js';

/** Event cards: drawn by those who won, held in secret, played at any time (CLN-01 … CLN-03). */

/** The cards that can be drawn: those in nobody's hand; the discarded ones only when no others are left. */
function deckOf({ setup, hands, discarded }: State): readonly CardId[] {
  const held = Object.values(hands).flatMap((hand) => hand.map(({ card }) => card));
  const free = setup.cards.map(({ id }) => id).filter((id) => !held.includes(id));
  const fresh = free.filter((id) => !discarded.includes(id));
  return fresh.length > 0 ? fresh : free;
}

/** Deals cards to a faction, as far as there are any. */
export function deal(
  page: Page,
  faction: FactionId,
  count: number,
  of: MissionId | null,
  from: Omit<Posting, 'currency' | 'why' | 'amount' | 'from' | 'to'>,
): void {
  let dealt = 0;
  for (; dealt < count; dealt++) {
    const drawn = page.draw(deckOf(page.state), 'event-card');
    if (!drawn) break;
    page.write({ type: 'CardDrawn', faction, card: drawn.item, of, roll: drawn.roll });
  }
  page.post(transfer(dealt, faction, { ...from, currency: 'cards', why: 'cards' }));
}

/** Deals what a battle has won its side (CLN-01 … CLN-03). */
export function dealWinners(page: Page, mission: Mission, winner: Side, cause: Cause, turn: number): void {
  const winners = mission.sides[winner];
  const clans = winners.filter((one) => isClan(page.state, one)).length;
  for (const faction of winners) {
    const kind = isClan(page.state, faction) ? 'clan' : 'inner-sphere';
    const machines = mission.cocoons.filter((one) => one.faction === faction && one.machine).length;
    deal(page, faction, drawsOf({ kind, machines, clans }), mission.id, { cause, turn });
  }
}

/** Plays a card: what it does happens at once, and it is discarded. */
export function play(
  page: Page,
  faction: FactionId,
  { card, other }: Extract<FactionCommand, { type: 'play' }>,
): Refusal | null {
  const { state } = page;
  if (!(state.hands[faction] ?? []).some((held) => held.card === card)) {
    return refuse('campaign/no-such-card', { card });
  }
  const effects = state.setup.cards.find(({ id }) => id === card)?.effects ?? [];
  const needsOther = effects.some(({ on }) => on === 'other');
  if (needsOther && (other === null || other === faction || !factionIn(state, other))) {
    const known = state.setup.factions.map(({ id }) => id).filter((id) => id !== faction);
    return refuse('campaign/name-another', { card, known });
  }
  const event = page.write({ type: 'CardPlayed', faction, card, other: needsOther ? other : null, effects });
  const line = { cause: { battle: null, event }, turn: state.turn };
  page.post([
    ...transfer(-1, faction, { ...line, currency: 'cards', why: 'card-played' }),
    ...effects.flatMap(({ on, currency, amount }) => {
      const holder = on === 'self' ? faction : other;
      return holder === null ? [] : transfer(amount, holder, { ...line, currency, why: 'card-played' });
    }),
  ]);
  return null;
}
