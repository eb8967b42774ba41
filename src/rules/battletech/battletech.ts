import type { MatchState, MatchView } from '../kernel/contract.js';
import type { Progress, StepRule } from '../kernel/game.js';
import type { Step } from './agenda.js';
import type { Command, Condition, Topic } from './commands.js';
import type { Event } from './events.js';
import type { InquiryAnswer, Inquiry } from './inquiries.js';
import type { SeenStandard, SeenState } from './seen.js';
import type { Setup, StandardSetup, StandardState, State } from './types.js';

/** The bundle of types for the kernel. */
export interface BattleTech {
  setup: Setup;
  state: State;
  view: SeenState;
  command: Command;
  event: Event;
  step: Step;
  topic: Topic;
  inquiry: Inquiry;
  condition: Condition;
  answer: InquiryAnswer;
}

export type BattleTechState = MatchState<BattleTech>;
export type BattleTechView = MatchView<BattleTech>;
/** The bundle of types of a match at the standard level. */
interface StandardBattleTech extends BattleTech {
  setup: StandardSetup;
  state: StandardState;
  view: SeenStandard;
}
export type StandardMatch = MatchState<StandardBattleTech>;
export type StandardRule<S extends Step = Step> = StepRule<StandardBattleTech, S>;

export type BattleTechRule<S extends Step = Step> = StepRule<BattleTech, S>;
export type BattleTechProgress = Progress<BattleTech>;

export type BattleTechQuestion = BattleTechView['questions'][number];
