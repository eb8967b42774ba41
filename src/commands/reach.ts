import type { SlashCommand } from './contract.js';
import { completeOrder, hinted, ORDER_OPTIONS } from './give-order.js';
import { inquire } from './inquire.js';

/** `/reach` shows where a unit can move this turn. */
export const reach = {
  name: 'reach',
  where: 'server',
  options: [ORDER_OPTIONS.unit, hinted('order', 'reach')],
  acknowledge: 'private',
  run: (services, request) => inquire(services, request, 'reach'),
  complete: (services, request, option) => completeOrder(services, request, 'reach', option),
} satisfies SlashCommand;
