import type { Redacted } from '../kernel/contract.js';
import type { Dice } from '../kernel/dice.js';
import { ok } from '../kernel/result.js';
import type { Stream, Written } from '../kernel/stream.js';
import { choices } from './choices.js';
import type { Command, Order } from './commands.js';
import { decide } from './decide.js';
import type { Event } from './events.js';
import { evolve } from './evolve.js';
import type { FactionId } from './ids.js';
import type { State } from './state.js';
import { tell, viewOf, type View, type Viewer } from './view.js';

/** A campaign: a stream in which many people act at any time, and which battles feed (CLN-01 … CLN-21). */
export interface CampaignStream {
  state: State;
  order: Order;
  command: Command;
  event: Event;
  actor: FactionId;
  viewer: Viewer;
  view: View;
  told: Event | Redacted;
  deciding: { readonly dice: Dice };
}

/** Goes up when the rules decide differently than before. */
const DECISIONS = 1;
/** The shape of events and commands; with the second shape come upcasts. */
const SHAPE = 1;

export const campaign: Stream<CampaignStream> = {
  id: 'campaign',
  shape: SHAPE,
  decisions: DECISIONS,
  decide(state, order, { dice }) {
    const decided = decide(state, order, dice);
    return decided.ok ? ok({ order, ...decided.value }) : decided;
  },
  evolve,
  view: viewOf,
  choices,
  tell: (event, _, viewer) => tell(event, viewer),
  upcastEvent: (event, shape) => asToday<Event>(event, shape),
  upcastCommand: (command, shape) => asToday<Command>(command, shape),
};

/** What was written in today's shape, the only one so far. */
function asToday<T extends Written>(written: Written, shape: number): T {
  if (shape !== SHAPE) throw new Error(`campaign shape ${shape} is not ${SHAPE}`);
  return written as T;
}
