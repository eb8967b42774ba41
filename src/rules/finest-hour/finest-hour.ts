import type { MatchState, MatchView } from '../kernel/contract.js';
import type { StepRule } from '../kernel/game.js';
import type { Command, Condition, Topic } from './commands.js';
import type { Event } from './events.js';
import type { Inquiry, InquiryAnswer } from './inquiries.js';
import type { State, View } from './state.js';
import type { Step } from './steps.js';
import type { Setup } from './types.js';

/** The bundle of types for the kernel. */
export interface FinestHour {
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

export type HourState = MatchState<FinestHour>;
export type HourView = MatchView<FinestHour>;
export type HourRule<Type extends Step['type']> = StepRule<FinestHour, Extract<Step, { type: Type }>>;
export type HourQuestion = HourView['questions'][number];
