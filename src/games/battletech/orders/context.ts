import type { Tongue } from '../words/index.js';
import type { SeatId } from '../../../rules/kernel/ids.js';
import type { Ruleset } from '../../../rules/kernel/contract.js';
import type { Unit } from '../../../rules/battletech/types.js';
import type { BattleTech } from '../../../rules/battletech/battletech.js';
import type { SupposedView } from '../../../rules/battletech/supposed.js';
import type { Topic } from '../../../rules/battletech/commands.js';

/** What an order text is read against: who speaks, in which language, and what they see. */
export interface Context {
  readonly tongue: Tongue;
  /** What they see, with what they do not know as it may be supposed. */
  readonly view: SupposedView;
  readonly seat: SeatId | null;
  readonly inspect: Ruleset<BattleTech>['inspect'];
}

/** What the seat is asked, if it is asked that. */
export function asked<Ask extends Topic['ask']>(context: Context, ask: Ask): Extract<Topic, { ask: Ask }> | null {
  for (const { seat, topic } of context.view.questions) if (seat === context.seat && isAsk(topic, ask)) return topic;
  return null;
}

const isAsk = <Ask extends Topic['ask']>(topic: Topic, ask: Ask): topic is Extract<Topic, { ask: Ask }> =>
  topic.ask === ask;

/** The seat's own units, and those of other sides, as far as they are in play. */
export const ownUnits = ({ view, seat }: Context): readonly Unit[] => inPlay(view).filter((unit) => unit.seat === seat);

export function enemies({ view, seat }: Context): readonly Unit[] {
  const side = view.seats.find((other) => other.id === seat)?.side;
  return inPlay(view).filter((unit) => unit.side !== side && unit.status === 'active');
}

export const inPlay = (view: SupposedView): readonly Unit[] =>
  view.game.units.filter((unit) => unit.status === 'active' || unit.status === 'waiting');
