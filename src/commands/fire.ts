import type { SlashCommand } from './contract.js';
import { completeOrder, giveOrder, hinted, ORDER_OPTIONS } from './give-order.js';

/** `/fire unit:HBK-4G order:…` resolves declared shots in the order given, or says which hopeless shots are fired. */
export const fire = {
  name: 'fire',
  where: 'server',
  options: [ORDER_OPTIONS.unit, hinted('target', 'fire'), ORDER_OPTIONS.weapons, hinted('order', 'fire')],
  acknowledge: 'order',
  run: (services, request) => giveOrder(services, request, 'fire'),
  complete: (services, request, option) => completeOrder(services, request, 'fire', option),
} satisfies SlashCommand;
