import type { ClockSettings } from './clock.js';
import type { SeatId } from './ids.js';

/**
 * What needs consent at a table: taking orders back, correcting the referee, stopping the clock, giving a seat to another.
 * One proposal at most is open in a match. It is carried out when all who are asked agree; one that declines ends it.
 */

/**
 * A fact of the game as it is to be: `of` whom, `set` which quality, `which` of several (a location, a weapon), `to` what.
 * The values are the game's own; its `correction` checks them.
 */
export interface Fact {
  readonly of: string;
  readonly set: string;
  readonly which: string | null;
  readonly to: string | number;
}

/**
 * What may be proposed. `undo` and `return` go back to right after event `to`, the first because somebody thought again, the
 * second because the referee erred · `correct` sets facts · `pause`, `resume`, `extend` (`ms` for a seat) and `retime` (other settings) are the clock's ·
 * `substitute` gives a seat to a player (a name outside the rules).
 */
export type Motion =
  | { readonly kind: 'undo'; readonly to: number }
  | { readonly kind: 'return'; readonly to: number; readonly reason: string }
  | { readonly kind: 'correct'; readonly facts: readonly Fact[]; readonly reason: string }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'extend'; readonly seat: SeatId; readonly ms: number }
  | { readonly kind: 'retime'; readonly clock: ClockSettings }
  | { readonly kind: 'substitute'; readonly seat: SeatId; readonly player: string; readonly from?: string };

/**
 * A motion before the table: who made it, the seats whose consent it needs, and those that have given it. Of a `substitute`
 * the seat itself is among the asked: there the player who is to take it speaks.
 */
export interface Proposal {
  readonly id: string;
  readonly by: SeatId;
  readonly motion: Motion;
  readonly asked: readonly SeatId[];
  readonly agreed: readonly SeatId[];
  readonly at: number;
}

/**
 * Why a motion is carried out: `free` nobody else is touched by it · `agreed` all who were asked have said yes · `arbiter`
 * the server's arbiter has decided it.
 */
export type Warrant = 'free' | 'agreed' | 'arbiter';

/** What happens to proposals. */
export type ProposalEvent =
  | { readonly type: 'Proposed'; readonly proposal: Proposal }
  | { readonly type: 'Voted'; readonly proposal: string; readonly seat: SeatId; readonly agrees: boolean }
  /** All who were asked have said yes: it is carried out. */
  | { readonly type: 'Agreed'; readonly proposal: string }
  /** `maker` they take it back · `replaced` by another of theirs · `gone` what it was about is no more. */
  | {
      readonly type: 'Withdrawn';
      readonly proposal: string;
      readonly by: SeatId | null;
      readonly why: 'maker' | 'replaced' | 'gone';
    };

/** Orders about proposals. `asked`: the seats whose consent is needed, as the match room finds them from who sits where. */
export type ProposalCommand =
  | { readonly type: 'propose'; readonly motion: Motion; readonly asked: readonly SeatId[] }
  | { readonly type: 'vote'; readonly proposal: string; readonly agrees: boolean }
  | { readonly type: 'withdraw'; readonly proposal: string };

/** Whether a command is about proposals. */
export const isProposalCommand = (command: { readonly type: string }): command is ProposalCommand =>
  command.type === 'propose' || command.type === 'vote' || command.type === 'withdraw';

/** Whether all who were asked have agreed. */
export const isAgreed = ({ asked, agreed }: Proposal): boolean => asked.every((seat) => agreed.includes(seat));

/** The name of the proposal with a number: it is counted with the questions, so that no name comes twice. */
export const proposalName = (n: number): string => `p${n}`;

/** The proposal that stands after an event about it; `null`: none any more. */
export function proposalAfter(before: Proposal | null, event: ProposalEvent): Proposal | null {
  switch (event.type) {
    case 'Proposed':
      return event.proposal;
    case 'Voted':
      if (before?.id !== event.proposal) return before;
      return event.agrees ? { ...before, agreed: [...before.agreed, event.seat] } : null;
    case 'Agreed':
    case 'Withdrawn':
      return before?.id === event.proposal ? null : before;
  }
}
