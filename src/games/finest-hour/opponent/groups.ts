import { aircraftOf, inPlay, isFlying } from '../../../rules/finest-hour/aircraft.js';
import { canJoin, groupOf } from '../../../rules/finest-hour/groups.js';
import type { Command } from '../../../rules/finest-hour/commands.js';
import type { State } from '../../../rules/finest-hour/state.js';
import type { UnitId } from '../../../rules/kernel/ids.js';
import type { Argued } from '../../../opponent/contract.js';
import type { HourReason } from './reasons.js';

/** Which groups are worth naming: a die that some do not reach decides (TFH-10, AMB-TFH-02). */

/** More than any flight: the group comes before the flight of its leader. */
const FIRST = 100;

/** Leaders whose comrades near by would not fly this turn take them along; where all can fly alone, formations are broken. */
export const groupings = (state: State, units: readonly UnitId[]): readonly Argued<Command, HourReason>[] =>
  units.flatMap((id) => {
    const leader = aircraftOf(state, id);
    const isUnable = ({ rep }: { readonly rep: number }): boolean => rep < (state.dice[leader.side] ?? 0);
    const [, ...led] = groupOf(state, id).filter(isFlying);
    const joining = inPlay(state, leader.side).filter(
      (one) => one.leader === null && one.id !== id && isUnable(one) && !one.activated && canJoin(state, leader, one),
    );
    const order = (members: readonly UnitId[]): Argued<Command, HourReason> => ({
      command: { type: 'group', leader: id, members },
      reasons: [{ reason: 'group', value: FIRST }],
    });
    if (joining.length > 0) return [order([...led, ...joining].map((one) => one.id))];
    return led.length > 0 && !led.some(isUnable) && led.every(({ activated }) => !activated) ? [order([])] : [];
  });
