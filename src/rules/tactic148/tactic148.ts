import type { MatchState, MatchView } from '../kernel/contract.js';
import type { StepRule } from '../kernel/game.js';
import type { Command, Condition, Topic } from './commands.js';
import type { Event } from './events.js';
import type { InquiryAnswer, Inquiry } from './inquiries.js';
import type { State, View } from './state.js';
import type { Step } from './steps.js';
import type { Setup } from './types.js';

/** The bundle of types for the kernel. */
export interface Tactic148 {
  setup: Setup;
  state: State;
  view: View;
  command: Command;
  event: Event;
  step: Step;
  topic: Topic;
  inquiry: Inquiry;
  condition: Condition;
  answer: InquiryAnswer;
}

export type TacticState = MatchState<Tactic148>;
export type TacticView = MatchView<Tactic148>;
export type TacticRule<Type extends Step['type']> = StepRule<Tactic148, Extract<Step, { type: Type }>>;
export type TacticQuestion = TacticView['questions'][number];
