import type { Dice } from '../kernel/dice.js';
import { ok } from '../kernel/result.js';
import type { Stream, Written } from '../kernel/stream.js';
import { choices } from './choices.js';
import type { Actor, Command, Order } from './commands.js';
import { decide } from './decide.js';
import type { Event } from './events.js';
import { evolve } from './evolve.js';
import type { EntrantId } from './ids.js';
import type { State } from './state.js';

/** Who looks: somebody who takes part, an official, or anybody; a league has no secrets. */
export type Viewer =
  | { readonly as: 'entrant'; readonly entrant: EntrantId }
  | { readonly as: 'official' }
  | { readonly as: 'spectator' };

/** A league: a stream that organises matches of any game (LGE-01 … LGE-18). */
export interface LeagueStream {
  state: State;
  order: Order;
  command: Command;
  event: Event;
  actor: Actor;
  viewer: Viewer;
  view: State;
  told: Event;
  deciding: { readonly dice: Dice };
}

/** Goes up when the rules decide differently than before. */
const DECISIONS = 2;
/** The shape of events and commands; with the second shape come upcasts. */
const SHAPE = 1;

export const league: Stream<LeagueStream> = {
  id: 'league',
  shape: SHAPE,
  decisions: DECISIONS,
  decide(state, order, { dice }) {
    const decided = decide(state, order, dice);
    return decided.ok ? ok({ order, ...decided.value }) : decided;
  },
  evolve,
  view: (state) => state,
  choices,
  tell: (event) => event,
  upcastEvent: (event, shape) => asToday<Event>(event, shape),
  upcastCommand: (command, shape) => asToday<Command>(command, shape),
};

/** What was written in today's shape, the only one so far. */
function asToday<T extends Written>(written: Written, shape: number): T {
  if (shape !== SHAPE) throw new Error(`league shape ${shape} is not ${SHAPE}`);
  return written as T;
}
