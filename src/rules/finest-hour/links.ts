import type { Link } from './events.js';
import type { State } from './state.js';

/** The next link of the chain of reactions of this activation, come of another (TFH-28). `after`: so many more have come since. */
export const nextLink = ({ links }: State, parent: number | null, after = 0): Link => ({
  no: links + 1 + after,
  parent,
});
