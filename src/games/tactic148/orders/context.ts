import type { Tongue } from '../words/index.js';
import type { Ruleset } from '../../../rules/kernel/contract.js';
import type { SeatId } from '../../../rules/kernel/ids.js';
import type { Character } from '../../../rules/tactic148/types.js';
import type { Tactic148, TacticView } from '../../../rules/tactic148/tactic148.js';
import type { Topic } from '../../../rules/tactic148/commands.js';

/** What an order text is read against: who speaks, in which language, and what they see. */
export interface Context {
  readonly tongue: Tongue;
  readonly view: TacticView;
  readonly seat: SeatId | null;
  readonly inspect: Ruleset<Tactic148>['inspect'];
}

/** What the seat is asked, if it is asked that. */
export function asked<Ask extends Topic['ask']>(context: Context, ask: Ask): Extract<Topic, { ask: Ask }> | null {
  for (const { seat, topic } of context.view.questions) if (seat === context.seat && isAsk(topic, ask)) return topic;
  return null;
}

const isAsk = <Ask extends Topic['ask']>(topic: Topic, ask: Ask): topic is Extract<Topic, { ask: Ask }> =>
  topic.ask === ask;

/** Everybody who is not eliminated; the seat's own; enemies on the table. */
export const inPlay = ({ view }: Context): readonly Character[] =>
  view.game.characters.filter(({ status }) => status !== 'eliminated');
export const ownCharacters = (context: Context): readonly Character[] =>
  inPlay(context).filter(({ seat }) => seat === context.seat);
export function enemies(context: Context): readonly Character[] {
  const side = context.view.seats.find(({ id }) => id === context.seat)?.side;
  return inPlay(context).filter((one) => one.side !== side && one.status === 'active');
}
