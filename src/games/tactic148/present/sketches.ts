import { nameOf } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import { at, STEPS_PER_U, type Point } from '../../../rules/geometry/plane/point.js';
import type { KernelCommand } from '../../../rules/kernel/contract.js';
import { isKernelCommand } from '../../../rules/kernel/decide.js';
import { isAction } from '../../../rules/tactic148/actions.js';
import type { Action, Command } from '../../../rules/tactic148/commands.js';
import type { Sketch } from '../../../present/picture.js';
import { placeText } from './names.js';

/** Orders as a picture draws them before they are carried out: who, the kind of action, places in u and the target. */

/** The actions of an order, each as a sketch; none of an order that is no action. */
export function sketches(command: Command | KernelCommand): readonly Sketch[] {
  if (isKernelCommand(command)) return [];
  const actions = command.type === 'plan' ? command.actions : isAction(command) ? [command] : [];
  return actions.map((action) => ({ unit: action.unit, mode: action.type, steps: stepsOf(action).join(' ') }));
}

const stepsOf = (action: Action): readonly string[] => [
  ...('path' in action ? action.path.map(inU) : []),
  ...('at' in action ? [inU(action.at)] : []),
  ...('target' in action ? [action.target] : []),
];

const inU = ({ x, y }: Point): string => `${x / STEPS_PER_U},${y / STEPS_PER_U}`;

/** The places in a text, in u with blanks between: `12.5,8`, or a square by two corners: `12,6 18,12`. What is none is left out. */
export const spotsOf = (text: string): readonly Point[] => text.split(' ').flatMap((part) => spotIn(part) ?? []);

function spotIn(part: string): Point | null {
  const [x, y, ...more] = part.split(',').map(Number);
  return x === undefined || y === undefined || more.length > 0 || !Number.isFinite(x) || !Number.isFinite(y)
    ? null
    : at(x, y);
}

/** A sketch in words, to be joined: `US-Rifleman`, `Assault Fire`, `12.5, 8.0`, `→ VG-Gunner`. */
export const sketchWords = ({ unit, mode, steps }: Sketch, tongue: Tongue): readonly string[] => [
  unit,
  nameOf(tongue, 'tactic148.action', mode),
  ...steps.split(' ').flatMap((part) => {
    if (part === '') return [];
    const spot = spotIn(part);
    return spot ? [placeText(spot, tongue)] : [`→ ${part}`];
  }),
];
