import { placeOf } from '../../../../rules/battletech/movement.js';
import { carriersFor, mountProblem, unloadable, unloadableAt } from '../../../../rules/battletech/standard/carrying.js';
import { isInfantry } from '../../../../rules/battletech/stacking.js';
import type { Place, State, StandardState, StandardUnit, Unit } from '../../../../rules/battletech/types.js';
import type { Command } from '../../../../rules/battletech/commands.js';
import { activeOf } from '../../../../rules/battletech/units.js';
import type { Argued } from '../../../../opponent/contract.js';
import { firstToMove } from '../move.js';
import type { BattleTechReason } from '../reasons.js';

/** How the opponent has its troopers carried (UNI-60): they begin where a friend does who is faster, mount while the enemy is far, and are set down where they can hurt it. */

type Move = Extract<Command, { type: 'move' }>;

/** What it is worth to begin where one can be carried. */
const TOGETHER = 3;
/** So many ends of a carrier are tried for setting somebody down, the best first. */
const TRIED = 40;

/** What a place to deploy is worth because a friend who is there carries a unit, or is carried by it. */
export function togetherAt(state: State, unit: Unit, place: Place): number {
  const there: Unit = { ...unit, status: 'active', place };
  const friends = activeOf(state, unit.side).filter((one) => one.place?.hex === place.hex);
  const pairs = isInfantry(unit)
    ? friends.map((one) => [there, one] as const)
    : friends.filter(isInfantry).map((one) => [one, there] as const);
  return pairs.some(([rider, carrier]) => isFaster(carrier, rider) && mountProblem(state, rider, carrier) === null)
    ? TOGETHER
    : 0;
}

const isFaster = (carrier: Pick<Unit, 'sheet'>, rider: Pick<Unit, 'sheet'>): boolean =>
  carrier.sheet.walk > rider.sheet.walk;

/** The unit that moves first: whoever could mount a friend that then moves on, else the fastest. */
export const firstOff = (state: StandardState, units: readonly StandardUnit[]): StandardUnit | null =>
  units.find((unit) => ferriesFor(state, unit).length > 0) ?? firstToMove(state, units);

const ferriesFor = (state: StandardState, unit: StandardUnit): readonly Unit[] =>
  carriersFor(state, unit).filter((one) => one.moved === null && isFaster(one, unit));

/** Mounting a friend who has not moved: what standing still is worth, but for the fire, and the hexes that the friend is faster, at so much each. */
export const mountings = (
  state: StandardState,
  unit: StandardUnit,
  worth: readonly Argued<Command, BattleTechReason>[],
  eagerness: number,
): readonly Argued<Command, BattleTechReason>[] => {
  const still = worth.find(({ command }) => isStanding(command))?.reasons ?? [];
  return ferriesFor(state, unit).map((one) => ({
    command: { type: 'mount', unit: unit.id, on: one.id },
    reasons: [
      ...still.filter(({ reason }) => reason !== 'given'),
      { reason: 'aboard', value: eagerness * (one.sheet.walk - unit.sheet.walk) },
    ],
  }));
};

/** The best moves of a carrier once more, setting somebody down at the end; `worth`: what that passenger gives and takes there. */
export function landings(
  state: StandardState,
  unit: StandardUnit,
  moves: readonly { readonly end: Place; readonly argued: Argued<Command, BattleTechReason> }[],
  worth: (passenger: StandardUnit, at: Place) => number,
): readonly Argued<Command, BattleTechReason>[] {
  const landed = (
    passenger: StandardUnit | undefined,
    at: Place,
    argued: Argued<Command, BattleTechReason>,
    command: Command,
  ) => {
    const value = passenger ? worth(passenger, at) : 0;
    return value > 0 ? [{ command, reasons: [...argued.reasons, { reason: 'aboard', value } as const] }] : [];
  };
  const value = ({ reasons }: Argued<Command, BattleTechReason>): number =>
    reasons.reduce((sum, one) => sum + one.value, 0);
  const best = moves.toSorted((a, b) => value(b.argued) - value(a.argued)).slice(0, TRIED);
  const standing = moves.find(({ argued }) => isStanding(argued.command));
  const [first] = unloadable(state, unit);
  return [
    ...best.flatMap(({ end, argued }) => {
      if (!isMove(argued.command) || isStanding(argued.command)) return [];
      const passenger = unloadableAt(state, unit, end);
      return passenger
        ? landed(passengerOf(state, passenger), end, argued, { ...argued.command, unload: passenger.id })
        : [];
    }),
    ...(standing && first
      ? landed(passengerOf(state, first), placeOf(unit), standing.argued, {
          type: 'unload',
          unit: unit.id,
          passenger: first.id,
        })
      : []),
  ];
}

const passengerOf = (state: StandardState, { id }: Unit): StandardUnit | undefined =>
  state.units.find((one) => one.id === id);

const isMove = (command: Command): command is Move => command.type === 'move';
const isStanding = (command: Command): boolean => command.type === 'move' && command.mode === 'stand';
