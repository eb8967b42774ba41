import type { FinestHour } from '../../rules/finest-hour/finest-hour.js';
import { finestHour as rules } from '../../rules/finest-hour/index.js';
import type { GameModule } from '../contract.js';

/** Their Finest Hour, as the house has it. */
export const finestHour: GameModule<FinestHour> = {
  id: 'finest-hour',
  rules,
  words: async () => (await import('./words/index.js')).own,
  orders: async () => {
    const { finestHourOrders } = await import('./orders/index.js');
    return { orders: (sides) => finestHourOrders(rules, sides) };
  },
  presenter: async () => ({ presenter: (await import('./present/index.js')).finestHourPresenter }),
  minds: async () => {
    const [{ finestHourValuation }, { nearestValuation }] = await Promise.all([
      import('./opponent/index.js'),
      import('./opponent/nearest.js'),
    ]);
    return { weigh: finestHourValuation, weighPlainly: nearestValuation };
  },
  files: async () => (await import('./files.js')).files,
  scenes: async () => ({
    scene: (await import('../../render/finest-hour/index.js')).finestHourScene,
    dark: (await import('../../render/finest-hour/dark.js')).DARK,
  }),
};
