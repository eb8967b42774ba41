import type { Roll } from '../kernel/dice.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { drawsOf } from './draws.js';
import type { FactionCommand } from './commands.js';
import { factionId, type CardId, type FactionId, type MissionId } from './ids.js';
import { standingOf, transfer, type Posting } from './ledger.js';
import type { Page } from './page.js';
import type { CardEffect } from './setup.js';
import { factionIn, handOf, isClan, type Mission, type Side, type State } from './state.js';

/** Event cards: drawn by those who won, held in secret, played at any time (CLN-01 … CLN-03). */

/** The cards that can be drawn: those in nobody's hand; the discarded ones only when no others are left. */
function deckOf({ setup, hands, discarded }: State): readonly CardId[] {
  const held = Object.values(hands).flatMap((hand) => hand.map(({ card }) => card));
  const free = setup.cards.map(({ id }) => id).filter((id) => !held.includes(id));
  const fresh = free.filter((id) => !discarded.includes(id));
  return fresh.length > 0 ? fresh : free;
}

/** Draws cards for a faction, as far as there are any; yields how many. */
function draw(page: Page, faction: FactionId, count: number, of: MissionId | null): number {
  for (let drawn = 0; drawn < count; drawn++) {
    const cast = (roll: Roll) => page.write({ type: 'CardCast', faction, roll });
    const next = page.drawInSecret(deckOf(page.state), 'event-card', cast);
    if (!next) return drawn;
    page.write({ type: 'CardDrawn', faction, card: next.item, of, roll: next.roll });
  }
  return count;
}

/** Deals a card to a faction, if there is one. */
export function deal(page: Page, faction: FactionId, line: Pick<Posting, 'cause' | 'turn'>): void {
  page.post(transfer(draw(page, faction, 1, null), faction, { ...line, currency: 'cards', why: 'cards' }));
}

/** The cards that a battle brings each faction (CLN-01 … CLN-03). */
function wonIn(state: State, { sides, cocoons }: Mission, winner: Side | null): ReadonlyMap<FactionId, number> {
  const winners = winner ? sides[winner] : [];
  const clans = winners.filter((one) => isClan(state, one)).length;
  return new Map(
    winners.map((faction) => {
      const machines = cocoons.filter((one) => one.faction === faction && one.machine).length;
      return [faction, drawsOf({ isClan: isClan(state, faction), machines, clans })] as const;
    }),
  );
}

/** The cards that a battle has brought each faction so far, played ones included. */
export const drawnIn = ({ ledger }: State, mission: MissionId): ReadonlyMap<FactionId, number> =>
  standingOf(ledger, mission).reduce((sums, number) => {
    const posting = ledger.postings[number];
    if (posting?.why !== 'cards') return sums;
    const to = factionId(posting.to);
    return sums.set(to, (sums.get(to) ?? 0) + posting.amount);
  }, new Map<FactionId, number>());

/**
 * Deals what a battle has won its side. `before`: the cards that it had brought before it was corrected; dice that have fallen
 * stand, so those are kept as far as they are still due, and what is not goes back unless it was played.
 */
export function dealWinners(
  page: Page,
  mission: Mission,
  winner: Side | null,
  line: Pick<Posting, 'cause' | 'turn'>,
  before: ReadonlyMap<FactionId, number>,
): void {
  const due = wonIn(page.state, mission, winner);
  for (const [faction, had] of before) giveBack(page, faction, mission.id, had - (due.get(faction) ?? 0));
  for (const [faction, count] of due) {
    const kept = Math.min(count, before.get(faction) ?? 0);
    const more = draw(page, faction, count - kept, mission.id);
    page.post(transfer(kept + more, faction, { ...line, currency: 'cards', why: 'cards' }));
  }
}

/** Cards of a battle go back from a hand, as many as are asked for and still there. */
export function giveBack(page: Page, faction: FactionId, mission: MissionId, count: number): void {
  const held = handOf(page.state, faction).filter(({ of }) => of === mission);
  for (const { card } of held.slice(0, Math.max(0, count))) page.write({ type: 'CardReturned', faction, card });
}

/** What a card does; also one of an earlier deck that somebody still holds. */
export const effectsOf = (
  { setup: { cards, retired = [] } }: Pick<State, 'setup'>,
  card: CardId,
): readonly CardEffect[] => [...cards, ...retired].find(({ id }) => id === card)?.effects ?? [];

/** Plays a card: what it does happens at once, and it is discarded. */
export function play(
  page: Page,
  faction: FactionId,
  { card, other }: Extract<FactionCommand, { type: 'play' }>,
): Refusal | null {
  const { state } = page;
  if (!handOf(state, faction).some((held) => held.card === card)) {
    return refuse('campaign/no-such-card', { card });
  }
  const effects = effectsOf(state, card);
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
