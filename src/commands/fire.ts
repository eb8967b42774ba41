import type { SlashCommand } from './contract.js';
import { completeOrder, giveOrder, ORDER_OPTIONS } from './give-order.js';

/** `/fire unit:HBK-4G order:…` resolves declared shots in the order given, or says which hopeless shots are fired. */
export const fire = {
  name: 'fire',
  where: 'server',
  options: [ORDER_OPTIONS.unit, ORDER_OPTIONS.target, ORDER_OPTIONS.weapons, ORDER_OPTIONS.order],
  acknowledge: 'order',
  run: (services, request) => giveOrder(services, request, 'fire'),
  complete: (services, request, option) => completeOrder(services, request, 'fire', option),
} satisfies SlashCommand;
