import { battletech } from '../../../rules/battletech/index.js';
import type { State, Zone } from '../../../rules/battletech/types.js';
import type { BattleTechQuestion, BattleTechView } from '../../../rules/battletech/battletech.js';
import type { Command } from '../../../rules/battletech/commands.js';
import { hideoutProblem } from '../../../rules/battletech/deployment.js';
import { activeUnits, unitOf, woodsIn } from '../../../rules/battletech/units.js';
import { bearing } from '../../../rules/geometry/hex/bearing.js';
import { FACINGS, type Facing } from '../../../rules/geometry/hex/facing.js';
import { columnOf, distance, hexAt, type Hex } from '../../../rules/geometry/hex/hex.js';
import type { SeatId, SideId } from '../../../rules/kernel/ids.js';
import type { Argued } from '../../../opponent/contract.js';
import { everyOrder } from '../../../opponent/every-order.js';
import { best } from './best.js';
import { togetherAt } from './standard/ferry.js';
import { ambushers } from './standard/hiding.js';
import type { BattleTechReason } from './reasons.js';
import { supposed } from '../../../rules/battletech/supposed.js';

/** How much a bearing off the enemy counts: less than any place. */
const OFF = 0.01;

/** What it is worth to lie in wait, for those who do: more than any place. */
const LURKS = 20;

/**
 * Every place to begin for the first unit asked for: woods, near the enemy and the middle, not crowding friends, looking at the enemy.
 * `hides`: some of a seat's units lie in wait; who hides has to be told when to come out, so that nobody does otherwise.
 */
export function* deployments(
  view: BattleTechView,
  seat: SeatId,
  question: BattleTechQuestion,
  hides: 'some' | 'none' = 'none',
): Generator<Argued<Command, BattleTechReason>> {
  const state = supposed(view.game);
  const { topic } = question;
  const [unit] = 'units' in topic ? topic.units : [];
  if (unit === undefined) return;
  const { side } = unitOf(state, unit);
  const enemy = enemyPlace(state, side);
  const friends = activeUnits(state).flatMap((one) => (one.side === side && one.place ? [one.place.hex] : []));
  const middle = (state.board.columns + 1) / 2;
  const places: Argued<Deploy, BattleTechReason>[] = [];
  for (const command of everyOrder(battletech, view, seat, { question: question.id, unit, hides: 'seen' })) {
    if (command.type !== 'deploy') continue;
    const { hex, facing } = command;
    const argued: Argued<Deploy, BattleTechReason> = {
      command,
      reasons: [
        { reason: 'woods', value: 2 * woodsIn(state.board, hex) },
        { reason: 'approach', value: -distance(hex, enemy) },
        { reason: 'middle', value: -Math.abs(columnOf(hex) - middle) / 4 },
        { reason: 'crowded', value: -friends.filter((friend) => distance(friend, hex) <= 1).length },
        { reason: 'facing', value: -OFF * off(hex, facing, enemy) },
        ...together(togetherAt(state, unitOf(state, unit), { hex, facing })),
      ],
    };
    places.push(argued);
    yield argued;
  }
  if (hides === 'none' || state.level !== 'standard' || !ambushers(state, seat).some(({ id }) => id === unit)) return;
  const hideout = places
    .toSorted((a, b) => valueOf(b) - valueOf(a))
    .find(({ command: { hex } }) => hideoutProblem(state, unitOf(state, unit), hex) === null);
  if (!hideout) return;
  const { command, reasons } = hideout;
  yield { command: { ...command, hidden: true }, reasons: [...reasons, { reason: 'lurks', value: LURKS }] };
}

type Deploy = Extract<Command, { type: 'deploy' }>;

const valueOf = ({ reasons }: Argued<Deploy, BattleTechReason>): number =>
  reasons.reduce((sum, { value }) => sum + value, 0);

/** Where a friend carries it, or it a friend (UNI-60). */
const together = (value: number) => (value === 0 ? [] : [{ reason: 'aboard', value } as const]);

/** The facing that looks most directly at another hex. */
export const facingTo = (from: Hex, to: Hex): Facing => best(FACINGS, (facing) => -off(from, facing, to)) ?? 0;

/** How far from straight ahead a hex lies, on the dial of 24. */
export function off(from: Hex, facing: Facing, to: Hex): number {
  const at = bearing(from, facing, to) ?? 0;
  return Math.min(at, 24 - at);
}

/** Where the enemy is to be expected: by the first unit that is there, else in the middle of its zone. */
function enemyPlace(state: State, side: SideId): Hex {
  const there = activeUnits(state).find((one) => one.side !== side)?.place?.hex;
  if (there) return there;
  const zone = state.deployment.find((one) => one.side !== side)?.zone;
  return zone ? centre(zone) : hexAt(1, 1);
}

const centre = ({ rows, columns }: Zone): Hex =>
  hexAt(Math.floor((columns[0] + columns[1]) / 2), Math.floor((rows[0] + rows[1]) / 2));
