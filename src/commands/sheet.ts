import type { SlashCommand } from './contract.js';
import { completeOrder, ORDER_OPTIONS } from './give-order.js';
import { inquire } from './inquire.js';

/** `/sheet` shows the record sheet of a unit. */
export const sheet = {
  name: 'sheet',
  where: 'server',
  options: [ORDER_OPTIONS.unit],
  acknowledge: 'private',
  run: (house, request) => inquire(house, request, 'sheet'),
  complete: (house, request, option) => completeOrder(house, request, 'sheet', option),
} satisfies SlashCommand;
