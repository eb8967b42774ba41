import type { Blanks, Choice } from './choices.js';
import type { Dice } from './dice.js';
import type { Refusal } from './refusal.js';
import type { Result } from './result.js';

/** An event or a command as it was stored, in whatever shape. */
export interface Written {
  readonly type: string;
}

/**
 * An era of dice, whose seed is shown at its end while the stream goes on: its number from 1 on, the milestone whose link is its salt
 * (`null`: the first has none), and how many such dice have fallen before.
 */
export interface Era {
  readonly number: number;
  readonly after: string | null;
  readonly rolled: number;
}

/** The types of a stream, bundled. */
export interface StreamTypes {
  /** What the events add up to: plain JSON. */
  state: object;
  /** An order as it reaches the rules, complete: who, when, what. */
  order: object;
  command: { readonly type: string };
  event: { readonly type: string };
  /** Who may act. */
  actor: string;
  /** Who looks, what they see of the state, and what they learn of an event. */
  viewer: object;
  view: object;
  told: object;
  /** What deciding needs besides the state and the order. */
  deciding: { readonly dice: Dice };
}

/**
 * What is written down as a list of events and kept by pure rules: a match, whose questions are put on an agenda (`Ruleset`), or a
 * campaign, in which many people act at any time. All functions are pure; whoever stores, proves or shows a stream needs no more.
 */
export interface Stream<T extends StreamTypes> {
  readonly id: string;
  /** The shape in which events and orders are written today; each stored one says in which shape it was written. */
  readonly shape: number;
  /** Goes up when the rules decide differently than before; each stored order says under which number it was decided. */
  readonly decisions: number;
  /** Decides an order: what happens, or why it is refused. A refused order changes nothing and uses no die. */
  decide(state: T['state'] | null, order: T['order'], deciding: T['deciding']): Result<StreamDecided<T>, Refusal>;
  /** The state after an event; `state` is `null` before the first. Never rolls, measures or refuses. */
  evolve(state: T['state'] | null, event: T['event']): T['state'];
  view(state: T['state'], viewer: T['viewer']): T['view'];
  /** What an actor may do now: the next blank of the order to fill. */
  choices(view: T['view'], actor: T['actor'], partial: Blanks): Choice<T['command']>;
  /** What a viewer learns from an event; `null`: nothing. `before` is the state just before the event. */
  tell(event: T['event'], before: T['state'] | null, viewer: T['viewer']): T['told'] | null;
  /** Brings what was stored in an earlier shape into today's. */
  upcastEvent(event: Written, shape: number): T['event'];
  upcastCommand(command: Written, shape: number): T['command'];
}

/** The result of an order: the order as it was decided, what happened, in sequence, and the state after it. */
export interface StreamDecided<T extends StreamTypes> {
  readonly order: T['order'];
  readonly events: readonly T['event'][];
  readonly state: T['state'];
}
