import type { MatchEvent, Redacted } from '../kernel/contract.js';
import { seatId, type SeatId } from '../kernel/ids.js';
import type { Viewer } from '../kernel/seats.js';
import type { Tactic148, TacticState } from './tactic148.js';
import type { State, View } from './state.js';
import type { Action, Command, Instruction } from './commands.js';

/**
 * What lies open on the table lies open to all. What a player keeps to themselves is what they intend: the actions that they have
 * queued (T48-09), how they answer shots (AMB-T48-34), when they want to be asked (AMB-T48-02). An Opportunity Fire marker that
 * is held is marked as such on the table.
 */

/** The state without what other seats intend. */
export function viewFor({ game }: TacticState, viewer: Viewer): View {
  const isOwn = (seat: SeatId): boolean => knows(viewer, seat);
  return {
    ...game,
    plan: game.plan && isOwn(game.plan.seat) ? game.plan : null,
    asking: Object.fromEntries(Object.entries(game.asking).filter(([seat]) => isOwn(seatId(seat)))),
    characters: game.characters.map((one) =>
      one.coverAnswer === 'ask' || isOwn(one.seat) ? one : { ...one, coverAnswer: 'ask' },
    ),
  };
}

/** Whether a viewer knows what a seat intends. */
const knows = (viewer: Viewer, seat: SeatId): boolean =>
  viewer.as === 'arbiter' || (viewer.as === 'seat' && viewer.seat === seat);

/**
 * An event, or that there was one: what another seat intends is told when it counts no longer, as the match stands `now`. Of what is
 * said beside the questions nobody else is told even that it was, before the match is over.
 */
export function tellTo(
  event: MatchEvent<Tactic148>,
  viewer: Viewer,
  now: TacticState | null,
): MatchEvent<Tactic148> | Redacted | null {
  const intended = intentIn(event);
  if (intended === null || knows(viewer, intended.seat)) return event;
  if (now !== null && isOver(intended, now)) return event;
  if (event.type === 'Said' || event.type === 'Instructed') return null;
  return { type: 'Redacted', of: event.type, seat: intended.seat };
}

/** What a seat intends, as an event has it. */
interface Intent {
  readonly seat: SeatId;
  readonly plan?: readonly Action[];
}

function intentIn(event: MatchEvent<Tactic148>): Intent | null {
  switch (event.type) {
    case 'PlanLaid':
      return { seat: event.seat, plan: event.actions };
    case 'Instructed':
      return intentOf(event.seat, event);
    case 'Said':
      return 'command' in event ? intentOf(event.seat, event.command) : null;
    case 'Answered':
      return 'answer' in event ? intentOf(event.answer.seat, event.answer.command) : null;
    default:
      return null;
  }
}

function intentOf(seat: SeatId, told: Command | { readonly instruction: Instruction }): Intent | null {
  if ('actions' in told) return { seat, plan: told.actions };
  return 'instruction' in told && told.instruction.about !== 'hold' ? { seat } : null;
}

/**
 * Whether an intent counts no longer. Once a match has gone back nobody knows what of it will be given anew. An instruction is
 * nobody else's business before the end: to tell of it once another takes its place would tell of that one.
 */
function isOver({ seat, plan }: Intent, { game, outcome, reissued }: TacticState): boolean {
  if (outcome) return true;
  return reissued === 0 && plan !== undefined && !isQueued(game, seat, plan);
}

/** Whether the last of these actions are still to come. */
function isQueued({ plan }: State, seat: SeatId, actions: readonly Action[]): boolean {
  if (plan?.seat !== seat) return false;
  return JSON.stringify(actions.slice(-plan.actions.length)) === JSON.stringify(plan.actions);
}
