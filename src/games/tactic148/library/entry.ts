import type { Card } from '../../../rules/tactic148/types.js';
import type { UnitEntry } from '../../../library/contract.js';
import { cardText } from '../present/card.js';
import { stillCard } from '../present/still.js';
import { tongueOf } from '../words/index.js';

/** A card as lists and searches know it. */
export const entryOf = (card: Card): UnitEntry => ({
  id: card.id,
  ruleset: 'tactic148',
  name: card.name,
  calls: [[card.id], Object.values(card.name), Object.values(card.role)],
  kind: null,
  role: null,
  tons: null,
  tech: null,
  year: null,
  worth: { measure: 'points', amount: card.points },
  faction: card.faction,
  levels: null,
  text: (locale) => cardText(card, tongueOf(locale)),
  still: () => stillCard(card),
});
