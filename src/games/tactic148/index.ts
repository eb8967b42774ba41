import { tactic148 as rules } from '../../rules/tactic148/index.js';
import type { Tactic148 } from '../../rules/tactic148/tactic148.js';
import type { GameModule } from '../contract.js';

/** 1-48 Tactic, as the house has it. */
export const tactic148: GameModule<Tactic148> = {
  id: 'tactic148',
  rules,
  words: async () => (await import('./words/index.js')).own,
  orders: async () => {
    const { tactic148Orders } = await import('./orders/index.js');
    return { orders: (sides) => tactic148Orders(rules, sides) };
  },
  presenter: async () => ({ presenter: (await import('./present/index.js')).tactic148Presenter }),
  minds: async () => {
    const [{ tactic148Valuation }, { nearestValuation }] = await Promise.all([
      import('./opponent/index.js'),
      import('./opponent/nearest.js'),
    ]);
    return { weigh: tactic148Valuation, weighPlainly: nearestValuation };
  },
  files: async () => (await import('./files.js')).files,
  scenes: async () => ({
    scene: (await import('../../render/tactic148/index.js')).tactic148Scene,
    dark: (await import('../../render/tactic148/dark.js')).DARK,
  }),
};
