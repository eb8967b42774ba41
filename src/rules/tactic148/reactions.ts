import type { SideId } from '../kernel/ids.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { actionProblem, isAction, perform } from './actions.js';
import { askSeat } from './asking.js';
import { answeredBy } from '../kernel/questions.js';
import { characterOf, onTable, otherSide } from './characters.js';
import { sees } from './lines.js';
import { canAct } from './prices.js';
import type { Character } from './types.js';
import type { TacticRule, TacticState } from './tactic148.js';
import type { State } from './state.js';
import type { Done, Step } from './steps.js';
import type { Command } from './commands.js';

/** Acting in the opponent's turn (T48-09, AMB-T48-02): one action at a time until the seat lets the rest pass. */

/** A window for each seat of the side that is not active. */
export const windows = (state: TacticState, active: SideId, after: Done | null): readonly Step[] => {
  const side = otherSide(state.game, active);
  return state.seats
    .filter((seat) => seat.side === side)
    .map(({ id: seat }): Step => ({ type: 'window', seat, after }));
};

/** The characters of a seat that could act in a window. */
const ready = (state: State, seat: string): readonly Character[] =>
  onTable(state).filter(
    (one) => one.seat === seat && canAct(state, one) && (state.options.interrupts === 'any' || !one.inCover),
  );

/** Whether a seat wants to be asked at all: as it has set, and as long as it has not had enough of this turn. */
function wants(state: State, seat: keyof State['asking'], after: Done | null): boolean {
  const setting = state.asking[seat];
  if (!setting || setting.mutedUntilTurn >= state.turn) return setting === undefined;
  if (setting.when !== 'sighted-or-shot-at') return true;
  return after !== null && (after.attack || isSighted(state, seat, after));
}

/** Whether one of the seat's characters sees the enemy that it did not see before. */
function isSighted(state: State, seat: string, { unit, seenBy }: Done): boolean {
  const enemy = characterOf(state, unit);
  if (enemy.status !== 'active') return false;
  return onTable(state).some(
    (one) => one.seat === seat && !one.shocked && !seenBy.includes(one.id) && sees(state, one, enemy),
  );
}

export const windowRule: TacticRule<'window'> = {
  ask({ game }, { seat, after }) {
    const units = ready(game, seat);
    if (units.length === 0 || !wants(game, seat, after)) return null;
    return askSeat(seat, 'reaction', {
      topic: { ask: 'react', units: units.map(({ id }) => id), before: after ? 'next-action' : 'end-of-turn' },
      fallback: { type: 'let-pass' },
    });
  },
  run({ game }, step, answers) {
    const [answer] = answers;
    if (!answer) return { events: [], then: [] };
    const { command, seat } = answer;
    const by = answeredBy(answers);
    if (!isAction(command)) return { events: [{ type: 'LetPass', seat, by }], then: [] };
    const { events, then } = perform(game, command, by);
    // What was queued was queued for other circumstances.
    return { events: [...(game.plan ? [{ type: 'PlanDropped' } as const] : []), ...events], then: [...then, step] };
  },
};

/** Checks an answer to "react". */
export function checkReact(state: State, units: readonly Character['id'][], command: Command): Refusal | null {
  if (!isAction(command)) return null;
  if (state.options.interrupts === 'takeCoverOnly' && command.type !== 'take-cover') {
    return refuse('tactic148/take-cover-only', {}, 'AMB-T48-02');
  }
  return actionProblem(state, command, units);
}
