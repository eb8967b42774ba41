import { flies } from '../kind-table.js';
import type { Beside } from '../../kernel/game.js';
import type { SeatId, SideId, UnitId } from '../../kernel/ids.js';
import type { MatchEvent } from '../../kernel/contract.js';
import { refuse, type Refusal } from '../../kernel/refusal.js';
import { sideOfViewer, type Viewer } from '../../kernel/seats.js';
import type { BattleTech, BattleTechState } from '../battletech.js';
import type { Event } from '../events.js';
import type { SeenState, SeenUnit } from '../seen.js';
import { placeOf } from '../movement.js';
import { namesUnseen } from '../told.js';
import type { StandardState, StandardUnit, State, Unit } from '../types.js';
import { activeUnits, changeUnits } from '../units.js';
import { hiddenChoice } from './hiding-choices.js';
import type { HiddenOrders } from './unseen.js';

/**
 * Hidden units (option `hidden`, HID-01 to HID-06): deployed where only their side knows. They wait, by orders that are said beside the
 * questions, so that nobody is asked and nobody notices; they come out when they are told to, when they are found, or when
 * something happens to them.
 */

/** Whether a unit is hidden. */
export const isHidden = ({ body }: Pick<SeenUnit, 'body'>): boolean => body?.hidden !== undefined;

/** Whether units of a match may hide. */
const mayHide = ({ level, options }: Pick<SeenState, 'level' | 'options'>): boolean =>
  level === 'standard' && options.hidden === 'on';

/** Why a unit cannot hide at all, or `null`: what flies is seen by everybody (HID-01). */
export function hidingProblem(state: State, { id, sheet }: Unit): Refusal | null {
  if (!mayHide(state)) return refuse('battletech/hidden-off', { unit: id }, 'HID-01');
  return flies({ sheet }) ? refuse('battletech/hides-not', { unit: id }, 'HID-01') : null;
}

/** The match as those see it from whom the most is hidden. What is told to everybody rests on this alone. */
export const inTheOpen = <S extends State>(state: S): S =>
  state.units.some(isHidden) ? { ...state, units: state.units.filter((unit) => !isHidden(unit)) } : state;

/** Whether a viewer does not know of a unit that is hidden: all but its own side, and an arbiter (HID-01). */
export const isHiddenFrom = (viewer: Viewer, unit: Unit, { seats }: BattleTechState): boolean =>
  isHidden(unit) && viewer.as !== 'arbiter' && sideOfViewer(viewer, seats) !== unit.side;

/** The unit that an event, or the command in one, is about to put out of sight: of that others are told neither (HID-01). */
export function goingIntoHiding(event: MatchEvent<BattleTech>): UnitId | null {
  if (event.type === 'UnitDeployed') return 'hidden' in event ? event.unit : null;
  const command = 'answer' in event ? event.answer.command : null;
  return command?.type === 'deploy' && command.hidden ? command.unit : null;
}

/** A unit out of sight; until it is told otherwise it stays there. */
export const hiding = <U extends Unit>(unit: U): U =>
  unit.body ? { ...unit, body: { ...unit.body, hidden: { order: 'stay' } } } : unit;

/** What is said to hidden units, at any time (HID-02). */
export const toHidden: Beside<BattleTech> = {
  types: ['lie-in-wait'],
  inMatch: ({ game }) => mayHide(game),
  check: (view, seat, command) =>
    command.type === 'lie-in-wait' ? instructionProblem(view.game, seat, command.unit, command.orders) : null,
  say: (_state, _seat, command) =>
    command.type === 'lie-in-wait' ? [{ type: 'LaidInWait', unit: command.unit, orders: command.orders }] : [],
  choices: ({ game }, seat, partial) => hiddenChoice(hiddenOf(game, seat), game.options, partial),
};

/** The hidden units of a seat. */
const hiddenOf = (game: SeenState, seat: SeatId): readonly SeenUnit[] =>
  game.units.filter((unit) => unit.seat === seat && unit.status === 'active' && isHidden(unit));

function instructionProblem(
  game: SeenState,
  seat: SeatId,
  id: UnitId,
  { order, within }: HiddenOrders,
): Refusal | null {
  const known = hiddenOf(game, seat);
  if (!known.some((one) => one.id === id))
    return known.length === 0
      ? refuse('battletech/none-hidden', { unit: id }, 'HID-02')
      : refuse('battletech/not-hidden', { unit: id, known: known.map((one) => one.id) }, 'HID-02');
  if (order !== 'overwatch') return null;
  const most = OVERWATCH_REACH[game.options.overwatch ?? 'adjacent'];
  if (most === 0) return refuse('battletech/overwatch-off', { unit: id }, 'HID-05');
  const isFit = within === undefined || (Number.isInteger(within) && within >= 1 && within <= most);
  return isFit ? null : refuse('battletech/overwatch-too-far', { unit: id, given: within, most }, 'HID-05');
}

/** How far overwatch can reach: the hex next to it, by the league's word as far as a weapon does (HID-05). */
export const OVERWATCH_REACH = { adjacent: 1, sight: 30, off: 0 } as const;

/** Those who come out at the beginning of a phase because they were told to (HID-02), whoever's they are. */
export const comingOut = (state: State, order: 'move' | 'fire'): readonly Unrevealed[] =>
  state.units.flatMap((unit) =>
    unit.status === 'active' && unit.body?.hidden?.order === order ? [revelation(unit, 'orders', null)] : [],
  );

/** How a unit that hides comes to light. */
export const revelation = (unit: Unit, why: Unrevealed['why'], by: UnitId | null): Unrevealed => ({
  type: 'UnitRevealed',
  unit: unit.id,
  hex: placeOf(unit).hex,
  why,
  by,
});

/** The match with them on the table: they count among those who act. */
export const withThemOut = <S extends State, M extends { readonly game: S }>(match: M, out: readonly Unrevealed[]): M =>
  out.length === 0
    ? match
    : {
        ...match,
        game: changeUnits<S>(match.game, (unit) => (out.some((one) => one.unit === unit.id) ? outOf(unit) : unit)),
      };

type Unrevealed = Extract<Event, { type: 'UnitRevealed' }>;

/**
 * Those whom an event brings to light: it happens to them, or they do it (HID-04). What happens to a unit that only its own side
 * knows of stays with it.
 */
export function broughtToLight(state: StandardState, event: Event): readonly Unrevealed[] {
  if (STAYS_HIDDEN.includes(event.type)) return [];
  const by = event.type === 'WayBarred' ? event.unit : null;
  return state.units
    .filter((unit) => isHidden(unit) && namesUnseen(event, (id) => id !== unit.id))
    .map((unit) => revelation(unit, by === null ? 'struck' : 'found', by));
}

/** What nobody sees of a unit that hides: its heat, how it cools, what it is told. */
const STAYS_HIDDEN: readonly Event['type'][] = [
  'UnitDeployed',
  'UnitRevealed',
  'LaidInWait',
  'HeatTold',
  'ShutDown',
  'Restarted',
  'PilotWoke',
];

/** The enemies of a side who hide. */
export const hiddenFoes = (state: StandardState, side: SideId): readonly StandardUnit[] =>
  activeUnits(state).filter((unit) => unit.side !== side && isHidden(unit));

/** The unit on the table. */
const outOf = <U extends Unit>(unit: U): U => {
  if (!unit.body) return unit;
  const { hidden: _, ...body } = unit.body;
  return { ...unit, body };
};

/** A unit comes to light. Unless it came out to move it has stood still, and moves no more this turn (HID-03). */
export function revealed(state: StandardState, unit: StandardUnit, why: Unrevealed['why']): StandardUnit {
  const seen = outOf(unit);
  const moves = state.phase === 'movement' && why === 'orders';
  if (moves || seen.moved || !seen.place) return seen;
  return { ...seen, moved: { mode: 'stand', steps: '', path: [seen.place], mp: 0, entered: 0 } };
}
