import type { Link } from './events.js';
import type { State } from './state.js';

/** The next link of a chain of reactions, come of another (TFH-28). */
export const nextLink = ({ links }: State, parent: number | null): Link => ({ no: links + 1, parent });

/** The state that knows a link. */
export const linked = (state: State, { no }: Pick<Link, 'no'>): State => ({
  ...state,
  links: Math.max(state.links, no),
});
