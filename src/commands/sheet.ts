import type { SlashCommand } from './contract.js';
import { completeOrder, ORDER_OPTIONS } from './give-order.js';
import { inquire } from './inquire.js';

/** `/sheet` shows the record sheet of a unit. */
export const sheet = {
  name: 'sheet',
  where: 'server',
  options: [ORDER_OPTIONS.unit],
  acknowledge: 'private',
  run: (services, request) => inquire(services, request, 'sheet'),
  complete: (services, request, option) => completeOrder(services, request, 'sheet', option),
} satisfies SlashCommand;
