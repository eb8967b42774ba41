import type { Message } from './message.js';

/** A message of words alone. */
export const text = (words: string): Message => ({
  kind: 'blocks',
  accent: null,
  blocks: [{ kind: 'text', text: words }],
});
