import type { SlashCommand } from './contract.js';
import { completeOrder, giveOrder, ORDER_OPTIONS } from './give-order.js';

/** `/move unit:HBK-4G order:walk 3F L F` deploys or moves a unit. */
export const move = {
  name: 'move',
  where: 'server',
  options: [ORDER_OPTIONS.unit, ORDER_OPTIONS.order],
  acknowledge: 'order',
  run: (services, request) => giveOrder(services, request, 'move'),
  complete: (services, request, option) => completeOrder(services, request, 'move', option),
} satisfies SlashCommand;
