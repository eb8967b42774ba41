import type { Sketch } from '../../../present/picture.js';
import type { Command, Part } from '../../../rules/finest-hour/commands.js';
import { MEASURE } from '../../../rules/finest-hour/lengths.js';
import { targetId, weaponId } from '../../../rules/finest-hour/types.js';
import type { KernelCommand } from '../../../rules/kernel/contract.js';
import { isKernelCommand } from '../../../rules/kernel/decide.js';
import { unitId } from '../../../rules/kernel/ids.js';

/**
 * Orders as a picture draws them before they are carried out: whose, `fly` or `fast`, and their parts with blanks between, in
 * centimetres and degrees: `10 L45 10 R30 D5 E270 @Bf-2 X@Bf-2 B@dock` — ahead, turns, a dive, an evasion by the compass, fire, a
 * collision, a bomb. No player reads or writes them.
 */

/** An order as sketches; none of an order that leads nowhere. */
export function sketches(command: Command | KernelCommand): readonly Sketch[] {
  if (isKernelCommand(command)) return [];
  switch (command.type) {
    case 'fly':
      return [{ unit: command.unit, mode: command.fast ? 'fast' : 'fly', steps: stepsOf(command.parts) }];
    case 'fly-on':
      return [{ unit: command.unit, mode: 'fly', steps: stepsOf(command.parts) }];
    case 'evade':
      return [{ unit: command.unit, mode: 'fly', steps: stepsOf([{ do: 'evade', heading: command.heading }]) }];
    case 'answer':
      return [{ unit: command.unit, mode: 'fly', steps: `@${command.target}` }];
    default:
      return [];
  }
}

/** Parts of an order as a sketch has them. */
const stepsOf = (parts: readonly Part[]): string => parts.flatMap(stepOf).join(' ');

function stepOf(part: Part): readonly string[] {
  switch (part.do) {
    case 'ahead':
      return [String(part.length / MEASURE.unit)];
    case 'turn':
      return [`${part.by < 0 ? 'L' : 'R'}${Math.abs(part.by) / 10}`];
    case 'dive':
      return [`D${part.length / MEASURE.unit}`];
    case 'evade':
      return [`E${part.heading / 10}`];
    case 'fire':
      return [...new Set(part.shots.map(({ target }) => `@${target}`))];
    case 'collide':
      return [`X@${part.target}`];
    case 'bomb':
      return [`B@${part.target}`];
  }
}

/** The parts that the steps of a sketch stand for; what is none is left out. Fire has no weapons here: it is all that bear. */
export const partsOf = (steps: string): readonly Part[] => steps.split(' ').flatMap((step) => partOf(step) ?? []);

/** All weapons that bear: none has this name. */
export const ALL = weaponId('*');

const STEP = /^(?<sign>[LRDE]?)(?<figure>\d+(?:\.\d+)?)$|^(?<way>[XB]?)@(?<name>.+)$/u;

function partOf(step: string): Part | null {
  const { sign, figure, way, name } = STEP.exec(step)?.groups ?? {};
  if (name !== undefined) {
    if (way === 'X') return { do: 'collide', target: unitId(name) };
    if (way === 'B') return { do: 'bomb', target: targetId(name) };
    return { do: 'fire', shots: [{ weapon: ALL, target: unitId(name), dice: null }] };
  }
  if (figure === undefined) return null;
  const [length, angle] = [Math.round(Number(figure) * MEASURE.unit), Math.round(Number(figure) * 10)];
  switch (sign) {
    case 'L':
      return { do: 'turn', by: -angle };
    case 'R':
      return { do: 'turn', by: angle };
    case 'D':
      return { do: 'dive', length };
    case 'E':
      return { do: 'evade', heading: angle };
    default:
      return { do: 'ahead', length };
  }
}
