import { done, pick, type Blanks, type Choice, type Option } from '../kernel/choices.js';
import { refuse } from '../kernel/refusal.js';
import { ENTRANT_ORDERS, type Actor, type Command, type EntrantCommand } from './commands.js';
import { entrantNamed, pairingNamed, type EntrantId } from './ids.js';
import { challengeable } from './ladder.js';
import { matesOf, MOST_MATES } from './mates.js';
import { isIn, isMeeting, isOf, isOn, isOpen, type Pairing, type State, type Winner } from './state.js';

/** What somebody may do now: the order, then what it is about. The words of an appeal are theirs; officials have a form of their own. */

type View = State;

/** The next blank of an order to fill, or the finished order. */
export function choices(view: View, actor: Actor, partial: Blanks): Choice<Command> {
  const by = view.entrants.find(({ id }) => id === actor && isIn(view, id))?.id;
  if (by === undefined) return nothing;
  const order = ENTRANT_ORDERS.find((one) => one === partial['order']);
  if (order) return ORDERS[order](view, by, partial);
  const possible = ENTRANT_ORDERS.filter((one) => ORDERS[one](view, by, {}).kind !== 'nothing');
  return possible.length === 0 ? nothing : pick('order', possible.map(named));
}

const nothing: Choice<Command> = { kind: 'nothing', refusal: refuse('league/nothing-to-do') };
const named = (value: string): Option => ({ value, facts: {} });

type Ask = (view: View, by: EntrantId, partial: Blanks) => Choice<Command>;

/** An order about one of somebody's own pairings. */
const about =
  (
    fits: (pairing: Pairing, view: View, by: EntrantId) => boolean,
    then: (pairing: Pairing, partial: Blanks, who: { readonly view: View; readonly by: EntrantId }) => Choice<Command>,
  ): Ask =>
  (view, by, partial) => {
    const own = view.pairings.filter((one) => isMeeting(one) && isOf(one, by) && fits(one, view, by));
    if (own.length === 0) return nothing;
    const chosen = own.find(({ id }) => id === partial['pairing']);
    return chosen
      ? then(chosen, partial, { view, by })
      : pick(
          'pairing',
          own.map(({ id }) => named(id)),
        );
  };

const WINNERS: readonly Winner[] = ['first', 'second', 'draw'];

const ORDERS: Readonly<Record<EntrantCommand['type'], Ask>> = {
  ready: about(
    (one, view, by) => isOpen(one) && !one.ready.includes(by) && matesOf(view, by).length >= (view.setup.team ?? 0),
    (pairing, partial, { view, by }) => {
      const { id, mates = [] } = pairing;
      if (view.setup.team === undefined) return done({ type: 'ready', pairing: id });
      const there = matesOf(view, by).filter((mate) => !mates.includes(mate));
      const chosen = there.find((mate) => mate === partial['mate']);
      return chosen ? done({ type: 'ready', pairing: id, mate: chosen }) : pick('mate', there.map(named));
    },
  ),
  claim: about(
    (one, view) => isOpen(one) && !isOn(view, one),
    ({ id }, partial) => {
      const winner = WINNERS.find((each) => each === partial['winner']);
      return winner ? done({ type: 'claim', pairing: id, winner }) : pick('winner', WINNERS.map(named));
    },
  ),
  extend: about(
    (one, { setup }, by) => isOpen(one) && one.extended < setup.extension.most && one.asked !== by,
    ({ id }) => done({ type: 'extend', pairing: id }),
  ),
  concede: about(isOpen, ({ id }) => done({ type: 'concede', pairing: id })),
  appeal: about(
    (one, { appeals }) => !isOpen(one) && !appeals.some(({ pairing, ruling }) => pairing === one.id && !ruling),
    ({ id }, partial) => {
      const text = partial['text'];
      return text === undefined ? pick('text', []) : done({ type: 'appeal', pairing: pairingNamed(id), text });
    },
  ),
  challenge(view, by, partial) {
    const above = view.status === 'playing' ? challengeable(view, by) : [];
    if (above.length === 0) return nothing;
    const chosen = above.find((id) => id === partial['entrant']);
    return chosen ? done({ type: 'challenge', entrant: entrantNamed(chosen) }) : pick('entrant', above.map(named));
  },
  'add-mate': (view, by) =>
    view.setup.team === undefined || view.status === 'over' || matesOf(view, by).length >= MOST_MATES
      ? nothing
      : done({ type: 'add-mate' }),
  'drop-mate'(view, by, partial) {
    const own = matesOf(view, by);
    const free = own.filter((mate) => !view.pairings.some((one) => isOpen(one) && one.mates?.includes(mate)));
    if (own.length < 2 || free.length === 0) return nothing;
    const chosen = free.find((mate) => mate === partial['mate']);
    return chosen ? done({ type: 'drop-mate', mate: chosen }) : pick('mate', free.map(named));
  },
  leave: (view) => (view.status === 'over' ? nothing : done({ type: 'leave' })),
};
