import type { posts as en } from '../en/posts.js';
import type { Words } from '../words.js';

export const posts = {} as const satisfies Words<typeof en>;
