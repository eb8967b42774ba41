import type { Ambush } from '../rules/ambush.js';
import { ambush as rules } from '../rules/index.js';
import type { GameModule } from '../../../../src/games/contract.js';

/** Ambush, as the house has it. */
export const ambush: GameModule<Ambush> = {
  id: 'ambush',
  rules,
  words: async () => (await import('./words/index.js')).own,
  orders: async () => ({ orders: (await import('./orders/index.js')).ambushOrders }),
  presenter: async () => ({ presenter: (await import('./present/index.js')).ambushPresenter }),
  minds: async () => {
    const { ambushValuation, plainValuation } = await import('./opponent/index.js');
    return { weigh: ambushValuation, weighPlainly: plainValuation };
  },
  files: async () => (await import('./files.js')).files,
  scenes: async () => ({ scene: (await import('../scene/index.js')).ambushScene }),
};
