import type { SeatId, SideId } from '../kernel/ids.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { actionProblem, isAction, perform } from './actions.js';
import { askOwners } from './asking.js';
import { answeredBy } from '../kernel/questions.js';
import { after } from './evolve.js';
import { characterOf, enemiesOf, onTable, otherSide } from './characters.js';
import { MOST_PLANNED, TOKENS_PER_TURN } from './lengths.js';
import { sees } from './lines.js';
import { canAct } from './prices.js';
import { windows } from './reactions.js';
import type { Character } from './types.js';
import type { TacticRule, TacticState } from './tactic148.js';
import type { State } from './state.js';
import type { Done, Step } from './steps.js';
import type { Event } from './events.js';
import type { Action, Command, Topic } from './commands.js';

/** A player's turn: tokens, actions, the end (T48-08 … T48-13). */

/** Five tokens, and the counters begin anew; those of the set-up are the first turn's (AMB-T48-26). */
export const turnRule: TacticRule<'turn'> = {
  run({ game }, { side }) {
    const turn = game.turn + 1;
    const isFirst = turn <= 2 && game.options.firstTurnTokens === 'setup';
    const gained = isFirst ? 0 : TOKENS_PER_TURN;
    const began: Event = {
      type: 'TurnBegan',
      turn,
      round: Math.ceil(turn / 2),
      half: turn % 2 === 1 ? 'first-half' : 'second-half',
      side,
      gained,
      tokens: (game.tokens[side] ?? 0) + gained,
    };
    return { events: [began], then: [{ type: 'suppression-start' }, { type: 'act', side, done: [], seen: false }] };
  },
};

/** The characters of a side, without some seats', that can do something. */
const able = (state: State, side: SideId, done: readonly SeatId[] = []): readonly Character[] =>
  onTable(state, side).filter((one) => !done.includes(one.seat) && canAct(state, one));

/** The next action of the queued orders, if it can still be taken. */
function planned(state: State): Action | null {
  const [next] = state.plan?.actions ?? [];
  if (!next || !canAct(state, characterOf(state, next.unit))) return null;
  return actionProblem(state, next, [next.unit]) === null ? next : null;
}

/** The active player acts, character by character, until they have had enough or no token is left. */
export const actRule: TacticRule<'act'> = {
  ask(state, { side, done }) {
    const { game } = state;
    const next = planned(game);
    const characters = able(game, side, done);
    // The last seat that can act sees to it that the turn does not go by unused.
    const mustSpend = game.spent === 0 && new Set(characters.map(({ seat }) => seat)).size === 1;
    return askOwners(state, characters, 'turn', (mine) => ({
      topic: { ask: 'act', units: mine.map(({ id }) => id), mustSpend },
      fallback: { type: 'end-turn', cover: mustSpend ? mine[0].id : null },
      ...(next && game.plan?.seat === mine[0].seat ? { settled: next } : {}),
    }));
  },
  run(state, step, answers) {
    const { game } = state;
    const { side, done, seen } = step;
    const [answer] = answers;
    if (!answer) return { events: [], then: [...(seen ? [] : windows(state, side, null)), { type: 'end-turn', side }] };
    const by = answeredBy(answers);
    const { command, seat } = answer;
    if (command.type === 'plan') {
      const { actions } = command;
      return { events: [...dropPlan(game), { type: 'PlanLaid', seat, actions }], then: [{ ...step, seen: false }] };
    }
    if (isAction(command)) return act(state, step, command, planned(game) ? 'seat' : by);
    if (command.type !== 'end-turn') return { events: [], then: [step] };
    const cover = command.cover ? perform(game, { type: 'take-cover', unit: command.cover }, by).events : [];
    const finished: Event = { type: 'SeatFinished', seat, by };
    const all = [...done, seat];
    const events = [...cover, finished, ...dropPlan(game)];
    const goesOn = able(after(game, events), side, all).length > 0;
    return {
      events,
      then: goesOn
        ? [{ type: 'act', side, done: all, seen: false }]
        : [...windows(state, side, null), { type: 'end-turn', side }],
    };
  },
};

function act(
  state: TacticState,
  step: Extract<Step, { type: 'act' }>,
  action: Action,
  by: 'seat' | 'referee',
): ReturnType<TacticRule<'act'>['run']> {
  const { game } = state;
  // Orders that were queued and can be followed are given by themselves: another order means that they cannot.
  const follows: readonly Event[] = planned(game) ? [{ type: 'PlanFollowed' }] : dropPlan(game);
  const { events, then } = perform(game, action, by);
  const done = doneBy(game, action);
  return {
    events: [...follows, ...events],
    then: [...then, ...windows(state, step.side, done), { ...step, seen: true }],
  };
}

const dropPlan = (state: State): readonly Event[] => (state.plan ? [{ type: 'PlanDropped' }] : []);

/** What the opponent is told of an action when they want to be asked only about what concerns them. */
function doneBy(state: State, action: Action): Done {
  const one = characterOf(state, action.unit);
  const attack = action.type !== 'move' && action.type !== 'take-cover' && action.type !== 'opportunity';
  const seenBy = enemiesOf(state, one.side).filter((enemy) => sees(state, enemy, one));
  return { unit: one.id, attack, seenBy: seenBy.map(({ id }) => id) };
}

/** Checks an answer to "act". */
export function checkAct(state: State, topic: Extract<Topic, { ask: 'act' }>, command: Command): Refusal | null {
  const { units, mustSpend } = topic;
  if (isAction(command)) return actionProblem(state, command, units);
  if (command.type === 'plan') return checkPlan(state, units, command.actions);
  if (command.type !== 'end-turn') return null;
  if (command.cover !== null) return actionProblem(state, { type: 'take-cover', unit: command.cover }, units);
  return mustSpend ? refuse('tactic148/spend-one', { able: units }, 'T48-08') : null;
}

/** The first of queued actions must be possible; the others are looked at when their time comes. */
function checkPlan(state: State, units: readonly Character['id'][], actions: readonly Action[]): Refusal | null {
  const [first] = actions;
  if (!first || actions.length > MOST_PLANNED) return refuse('tactic148/plan-length', { most: MOST_PLANNED }, 'T48-08');
  const strange = actions.find(({ unit }) => !units.includes(unit));
  if (strange) return refuse('tactic148/not-this-character', { unit: strange.unit, known: units }, 'T48-10');
  return actionProblem(state, first, units);
}

/** The end of a player's turn: Wound markers come off, and the other player's begins (T48-41, AMB-T48-23). */
export const endTurnRule: TacticRule<'end-turn'> = {
  run({ game }, { side }) {
    const ended: Event = { type: 'TurnEnded', turn: game.turn, side, spent: game.spent, kept: game.tokens[side] ?? 0 };
    return { events: [ended], then: [{ type: 'turn', side: otherSide(game, side) }] };
  },
};
