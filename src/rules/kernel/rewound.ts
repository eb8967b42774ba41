import type { RunningClock } from './clock.js';
import type { SeatId } from './ids.js';
import type { Warrant } from './proposal.js';

/**
 * A match goes back to right after event `to`. What happened since stays in the record, but counts no longer. `asked` and
 * `rolled` are how many questions and dice there had been: ids and dice never come twice, so the same dice are not thrown
 * again and an old button fits no new question.
 */
export interface Rewound {
  readonly type: 'Rewound';
  readonly to: number;
  /** Who wanted it; `null`: the arbiter. */
  readonly by: SeatId | null;
  readonly warrant: Warrant;
  readonly reason: string | null;
  readonly at: number;
  /** When the match stood there: a clock goes on from what it had left then. */
  readonly then: number;
  /** Clocks that ran all the while, as they stand now: one who thinks again alone neither gives nor takes time. */
  readonly running?: readonly RunningClock[];
  readonly asked: number;
  readonly rolled: number;
}
