import type { Dice, Roll } from '../kernel/dice.js';
import type { Answer, Ask, AskMode } from '../kernel/questions.js';
import { isMachine } from './aircraft.js';
import type { Command, Test, Topic } from './commands.js';
import type { UnitId } from '../kernel/ids.js';
import type { Event } from './events.js';
import { nextLink } from './links.js';
import { rollTest } from './tests.js';
import type { State } from './state.js';
import type { Aircraft } from './types.js';

/** A star chooses its column of the reaction table, or rolls (TFH-03, AMB-TFH-15). */

export type Asking = { readonly mode: AskMode; readonly asks: readonly Ask<Topic, Command>[] };

/** Puts a question to the player of an aircraft; one that the referee flies takes what is settled or the fallback. */
export const askOwner = (
  state: State,
  one: Aircraft,
  asked: { readonly topic: Topic; readonly fallback: Command; readonly settled?: Command },
): Asking => ({
  mode: 'all',
  asks: [
    {
      seat: one.seat,
      kind: 'reaction',
      ...asked,
      ...(isMachine(state, one) && !asked.settled ? { settled: asked.fallback } : {}),
    },
  ],
});

/** Tests that a star is never spared but by option. */
const ALWAYS_ROLLED: readonly Test[] = ['fast-move', 'rally', 'bombing'];

/** Asks the player of a star how it takes a test; `null`: it is rolled. */
export function columnAsked(state: State, one: Aircraft, test: Test, against: UnitId | null): Asking | null {
  if (!one.star || (state.options.starTests === 'reactions' && ALWAYS_ROLLED.includes(test))) return null;
  const { column } = one.standing;
  const take = (how: Extract<Command, { type: 'take-column' }>['column']): Command => ({
    type: 'take-column',
    unit: one.id,
    column: how,
  });
  return askOwner(state, one, {
    topic: { ask: 'column', unit: one.id, test, against },
    fallback: take('roll'),
    ...(column === 'ask' ? {} : { settled: take(column) }),
  });
}

/** A test as it was taken: chosen by a star, else rolled. */
export function testTaken(
  one: Aircraft,
  test: Test,
  rep: number,
  answers: readonly Answer<Command>[],
  dice: Dice,
): { readonly roll: Roll | null; readonly kept: readonly number[]; readonly passes: number } {
  const command = answers[0]?.command;
  if (command?.type === 'take-column' && command.column !== 'roll') {
    return { roll: null, kept: [], passes: Number(command.column) };
  }
  return rollTest(one, test, rep, dice);
}

/** A reaction test as it was taken, told as a link of its chain (TFH-27, TFH-28). */
export function reactionTaken(
  state: State,
  one: Aircraft,
  so: Pick<Tested, 'test' | 'against' | 'rep'> & { readonly parent: number | null },
  answers: readonly Answer<Command>[],
  dice: Dice,
): Tested {
  const { parent, ...test } = so;
  const { roll, passes } = testTaken(one, test.test, test.rep, answers, dice);
  return { type: 'Tested', unit: one.id, ...test, roll, passes, link: nextLink(state, parent) };
}

type Tested = Extract<Event, { type: 'Tested' }>;
