import type { Instant, PlayerId } from '../match/header.js';
import type { OutboxItem } from '../match/ports.js';
import type { Member } from './ports.js';

/** Who is awaited in a campaign or league: they are called like players of a match, and as they chose with `/me`. */

export interface Awaited {
  /** What they take part as. */
  readonly part: string;
  readonly what: string;
  readonly subject: string;
  /** Until when; `null`: it has no date. */
  readonly due: Instant | null;
  /** What tells one call for the same thing from the one before it: a reminder. */
  readonly mark: string | null;
}

/** The post that calls somebody, by its name; as with matches it begins with `ping`, for calls wait for people alone. */
export const callPost = ({ what, subject, part, mark }: Awaited): string =>
  ['ping', what, subject, part, ...(mark === null ? [] : [mark])].join(':');

/**
 * The calls that an order leads to: whoever is awaited anew is called, unless the order was theirs; calls for what nobody is
 * awaited for any more are withdrawn, and a reminder takes the place of the call before it.
 */
export function calls(
  before: readonly Awaited[],
  after: readonly Awaited[],
  members: readonly Member[],
  actor: PlayerId,
  seq: number,
): readonly OutboxItem[] {
  const [then, now] = [before, after].map((all) => new Map(all.map((one) => [callPost(one), one])));
  const gone = [...(then?.keys() ?? [])].filter((post) => !now?.has(post));
  const called = [...(now ?? [])].filter(
    ([post, { part }]) => !then?.has(post) && members.some((one) => one.part === part && one.player !== actor),
  );
  return [
    ...gone.map((post) => ({ post, action: 'delete', seq }) as const),
    ...called.map(([post]) => ({ post, action: 'put', seq }) as const),
  ];
}
