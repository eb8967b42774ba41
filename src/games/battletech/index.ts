import { battletech as rules } from '../../rules/battletech/index.js';
import type { BattleTech } from '../../rules/battletech/battletech.js';
import type { GameModule } from '../contract.js';

/** BattleTech, as the house has it. */
export const battletech: GameModule<BattleTech> = {
  id: 'battletech',
  rules,
  words: async () => (await import('./words/index.js')).own,
  orders: async () => {
    const { battletechOrders } = await import('./orders/index.js');
    return { orders: (sides) => battletechOrders(rules, sides) };
  },
  presenter: async () => ({ presenter: (await import('./present/index.js')).battletechPresenter }),
  minds: async () => {
    const [{ battletechValuation }, { nearestValuation }] = await Promise.all([
      import('./opponent/index.js'),
      import('./opponent/nearest.js'),
    ]);
    return { weigh: battletechValuation, weighPlainly: nearestValuation };
  },
  files: async () => (await import('./files.js')).files,
  battles: async () => {
    const { aftermath, muster, rosters } = await import('./battles.js');
    return { aftermath, muster, rosters };
  },
  scenes: async () => ({ scene: (await import('../../render/battletech/index.js')).battletechScene }),
};
