import type { MatchState, MatchView } from '../../../../src/rules/kernel/contract.js';
import type { StepRule } from '../../../../src/rules/kernel/game.js';
import type { Event, Step } from './events.js';
import type { Command, Condition, Inquiry, InquiryAnswer, Topic } from './orders.js';
import type { Setup, State } from './types.js';

/** The bundle of types for the kernel. */
export interface Ambush {
  setup: Setup;
  state: State;
  view: State;
  command: Command;
  event: Event;
  step: Step;
  topic: Topic;
  inquiry: Inquiry;
  condition: Condition;
  answer: InquiryAnswer;
}

export type AmbushState = MatchState<Ambush>;
export type AmbushView = MatchView<Ambush>;
export type AmbushQuestion = AmbushView['questions'][number];
export type AmbushRule<Type extends Step['type']> = StepRule<Ambush, Extract<Step, { type: Type }>>;
