import type { SlashCommand } from './contract.js';
import { giveOrder } from './give-order.js';

/** `/pass` takes the fallback of the question that the player is asked. */
export const pass = {
  name: 'pass',
  where: 'server',
  options: [],
  acknowledge: 'order',
  run: (services, request) => giveOrder(services, request, 'pass'),
} satisfies SlashCommand;
