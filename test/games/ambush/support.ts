import type { StageOptions } from '../../support/bot.js';

/** The stage with Ambush alone to play. */
export const ON_STAGE: StageOptions = { seed: 'fixed', scenarios: 'test/games/ambush/scenarios' };
