import type { Applied, Act } from '../../src/match/acts.js';
import type { MatchId } from '../../src/match/header.js';
import type { Chance } from '../../src/opponent/chance.js';
import type { ClockSettings } from '../../src/rules/kernel/clock.js';
import type { Refusal } from '../../src/rules/kernel/refusal.js';
import { fail, type Result } from '../../src/rules/kernel/result.js';
import type { House } from '../support/table.js';

/** What a table argues about in the middle of play, whoever is awaited: the clock, where to go back to, whether to end it. */

interface Table {
  readonly house: Pick<House, 'referee'>;
  readonly match: MatchId;
}

export interface Motion {
  readonly what: string;
  /** Proposes it by an act of somebody's. */
  readonly propose: (table: Table, act: Act & { readonly match: MatchId }) => Promise<Result<Applied, Refusal>>;
}

/** None of them runs out. */
const DAYS = { turn: 86_400_000, reaction: 43_200_000, bank: 86_400_000 };
const CLOCKS: readonly ClockSettings[] = [
  { kind: 'none' },
  { kind: 'correspondence', ...DAYS },
  { kind: 'correspondence', ...DAYS, bank: 0 },
  { kind: 'chrono', name: 7_200_000, move: 7_200_000, designateTimeout: 'next', ...DAYS },
];

/** A motion at random: another clock, a pause, the state after an order given some time ago. */
export function motionIn(chance: Chance): Motion {
  const drawn = chance(4);
  if (drawn === 0) {
    const order = 9 + chance(16);
    return {
      what: `back to order ${order}`,
      async propose({ house, match }, act) {
        const to = await house.referee.landing(match, { order });
        if (!to.ok) return fail(to.error);
        const motion = { kind: 'return', to: to.value, reason: 'it was so' } as const;
        return house.referee.correct({ ...act, motion, arbiter: false });
      },
    };
  }
  const clock = CLOCKS[chance(CLOCKS.length)] ?? { kind: 'none' };
  const motion = drawn === 1 ? ({ kind: 'pause' } as const) : ({ kind: 'retime', clock } as const);
  return {
    what: JSON.stringify(motion),
    propose: ({ house }, act) => house.referee.propose({ ...act, motion, arbiter: false }),
  };
}
