import type { SlashCommand } from './contract.js';
import { completeOrder, hinted } from './give-order.js';
import { inquire } from './inquire.js';

/** `/los` shows the line of sight between two units or hexes. */
export const los = {
  name: 'los',
  where: 'server',
  options: [hinted('unit', 'los'), hinted('target', 'los'), hinted('order', 'los')],
  acknowledge: 'private',
  run: (services, request) => inquire(services, request, 'los'),
  complete: (services, request, option) => completeOrder(services, request, 'los', option),
} satisfies SlashCommand;
