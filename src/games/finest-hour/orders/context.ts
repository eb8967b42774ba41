import type { Ruleset } from '../../../rules/kernel/contract.js';
import type { SeatId } from '../../../rules/kernel/ids.js';
import * as flying from '../../../rules/finest-hour/aircraft.js';
import type { Topic } from '../../../rules/finest-hour/commands.js';
import type { FinestHour, HourView } from '../../../rules/finest-hour/finest-hour.js';
import type { Aircraft } from '../../../rules/finest-hour/types.js';
import type { Tongue } from '../words/index.js';

/** What an order text is read against: who speaks, in which language, and what they see. */
export interface Context {
  readonly tongue: Tongue;
  readonly view: HourView;
  readonly seat: SeatId | null;
  readonly inspect: Ruleset<FinestHour>['inspect'];
}

/** What the seat is asked, if it is asked that. */
export function asked<Ask extends Topic['ask']>(context: Context, ask: Ask): Extract<Topic, { ask: Ask }> | null {
  for (const { seat, topic } of context.view.questions) if (seat === context.seat && isAsk(topic, ask)) return topic;
  return null;
}

const isAsk = <Ask extends Topic['ask']>(topic: Topic, ask: Ask): topic is Extract<Topic, { ask: Ask }> =>
  topic.ask === ask;

/** Everybody in play; the seat's own; the enemies in the sky. */
export const inPlay = ({ view }: Context): readonly Aircraft[] => flying.inPlay(view.game);
export const ownAircraft = (context: Context): readonly Aircraft[] =>
  inPlay(context).filter(({ seat }) => seat === context.seat);
export function enemies(context: Context): readonly Aircraft[] {
  const side = context.view.seats.find(({ id }) => id === context.seat)?.side;
  return side === undefined ? inPlay(context) : flying.enemiesOf(context.view.game, side);
}
