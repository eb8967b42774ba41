import type { SlashCommand } from './contract.js';
import { completeOrder, hinted, ORDER_OPTIONS } from './give-order.js';
import { inquire } from './inquire.js';

/** `/odds` shows the odds of a unit's shots, from where it stands or might stand. */
export const odds = {
  name: 'odds',
  where: 'server',
  options: [ORDER_OPTIONS.unit, hinted('target', 'odds'), ORDER_OPTIONS.aim, hinted('order', 'odds')],
  acknowledge: 'private',
  run: (services, request) => inquire(services, request, 'odds'),
  complete: (services, request, option) => completeOrder(services, request, 'odds', option),
} satisfies SlashCommand;
