import { battletech } from './battletech/index.js';
import { commands } from './commands.js';
import { common } from './common.js';
import { match } from './match.js';
import { orders } from './orders.js';
import { posts } from './posts.js';

/** Every English sentence, by key. The files of this folder define the keys; those of the other languages follow them. */
export const en = { ...common, ...commands, ...match, ...orders, ...posts, ...battletech } as const;
