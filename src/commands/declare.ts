import type { SlashCommand } from './contract.js';
import { completeOrder, giveOrder, hinted, ORDER_OPTIONS } from './give-order.js';

/** `/declare unit:HBK-4G` names the unit to move; with target and weapons it declares attacks. */
export const declare = {
  name: 'declare',
  where: 'server',
  options: [
    ORDER_OPTIONS.unit,
    hinted('target', 'declare'),
    ORDER_OPTIONS.weapons,
    ORDER_OPTIONS.aim,
    hinted('order', 'declare'),
  ],
  acknowledge: 'order',
  run: (services, request) => giveOrder(services, request, 'declare'),
  complete: (services, request, option) => completeOrder(services, request, 'declare', option),
} satisfies SlashCommand;
