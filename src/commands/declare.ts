import type { SlashCommand } from './contract.js';
import { completeOrder, giveOrder, ORDER_OPTIONS } from './give-order.js';

/** `/declare unit:HBK-4G` names the unit to move; with target and weapons it declares attacks. */
export const declare = {
  name: 'declare',
  where: 'server',
  options: [ORDER_OPTIONS.unit, ORDER_OPTIONS.target, ORDER_OPTIONS.weapons, ORDER_OPTIONS.order],
  acknowledge: 'order',
  run: (house, request) => giveOrder(house, request, 'declare'),
  complete: (house, request, option) => completeOrder(house, request, 'declare', option),
} satisfies SlashCommand;
