import type { Redacted } from '../kernel/contract.js';
import type { Dice } from '../kernel/dice.js';
import { ok } from '../kernel/result.js';
import type { Era, Stream, Written } from '../kernel/stream.js';
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
  /** `open`: those that fall in the open, where dice have eras. */
  deciding: { readonly dice: Dice; readonly open?: Dice };
}

/** Goes up when the rules decide differently than before. */
const DECISIONS = 1;
/** The shape of events and commands; with the second shape come upcasts. */
const SHAPE = 1;

/** Which era of its open dice a campaign is in: that of its turn, salted with the link at the end of the turn before. */
export const eraIn = ({ setup, turn, openRolled = 0 }: State): Era | null =>
  setup.eras ? { number: turn, after: turn === 1 ? null : String(turn - 1), rolled: openRolled } : null;

export const campaign: Stream<CampaignStream> = {
  id: 'campaign',
  shape: SHAPE,
  decisions: DECISIONS,
  decide(state, order, { dice, open = dice }) {
    const decided = decide(state, order, dice, open);
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
