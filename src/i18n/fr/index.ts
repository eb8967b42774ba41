import type { en } from '../en/index.js';
import type { Words } from '../words.js';
import { asks } from './asks.js';
import { battletech } from './battletech/index.js';
import { clock } from './clock.js';
import { commands } from './commands.js';
import { common } from './common.js';
import { keepsake } from './keepsake.js';
import { match } from './match.js';
import { motions } from './motions.js';
import { orders } from './orders.js';
import { people } from './people.js';
import { posts } from './posts.js';
import { standing } from './standing.js';
import { tactic148 } from './tactic148/index.js';
import { rosters } from './rosters.js';
import { units } from './units.js';

/** Every French sentence, by key. */
export const fr: Words<typeof en> = {
  ...asks,
  ...clock,
  ...common,
  ...commands,
  ...keepsake,
  ...match,
  ...motions,
  ...orders,
  ...people,
  ...posts,
  ...standing,
  ...units,
  ...rosters,
  ...battletech,
  ...tactic148,
};
