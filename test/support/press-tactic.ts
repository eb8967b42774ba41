import type { Point } from '../../src/rules/geometry/plane/point.js';
import { INSTRUCT, instructionValue } from '../../src/rules/tactic148/instruction-choices.js';
import type { Command } from '../../src/rules/tactic148/commands.js';
import type { Control } from './bot.js';

/** What leads to an order of 1-48 Tactic by buttons and menus. */

/** The values that lead to a command, by slot; places apart. */
export function wantedTactic(command: Command): Readonly<Record<string, readonly string[]>> {
  switch (command.type) {
    case 'lay-out':
      return { table: [command.table] };
    case 'take-edge':
      return { edge: [command.edge] };
    case 'name-objective':
      return { piece: [command.piece] };
    case 'deploy':
      return { unit: [command.unit] };
    case 'end-turn':
      return command.cover === null ? { unit: ['end-turn'] } : { unit: [command.cover], action: ['take-cover'] };
    case 'let-pass':
      return { unit: ['let-pass'] };
    case 'answer-shot':
      return { answer: [command.takesCover ? 'take-cover' : 'stand'] };
    case 'wound':
      return { unit: [command.unit] };
    case 'fight':
      return { unit: [command.enemy] };
    case 'instruct':
      return { unit: [INSTRUCT], instruction: [instructionValue(command.instruction)] };
    case 'stay':
      return { advance: ['stay'] };
    case 'scatter':
    case 'plan':
      return {};
    default:
      return {
        unit: [command.unit],
        action: [command.type],
        ...('weapon' in command ? { weapon: [command.weapon] } : {}),
        ...('target' in command ? { target: [command.target] } : {}),
        ...('zone' in command ? { zone: [command.zone] } : {}),
        ...('first' in command ? { first: [command.first] } : {}),
        advance: ['go'],
        where: ['place'],
        aim: ['aim' in command && command.aim ? 'yes' : 'no'],
        then: ['stop'],
      };
  }
}

/** The place that a command names first. */
const placeOf = (command: Command): Point | null =>
  'path' in command ? (command.path.at(-1) ?? null) : 'at' in command ? command.at : null;

/** The entry of a menu of squares or places that leads nearest to the place of a command. */
export function nearestPlace(
  controls: readonly Control[],
  command: Command,
): { control: Control; value: string } | null {
  const wish = placeOf(command);
  for (const control of controls) {
    const spots = control.options.flatMap(({ value }) => {
      const numbers =
        /^(?:[\w:]+=)?(-?\d+),(-?\d+)(?: (-?\d+),(-?\d+))?$/.exec(value)?.slice(1).filter(Boolean).map(Number) ?? [];
      const [x, y, right = x, bottom = y] = numbers;
      if (x === undefined || y === undefined || right === undefined || bottom === undefined) return [];
      return [{ value, x: (x + right) / 2, y: (y + bottom) / 2 }];
    });
    const far = (spot: Point): number => (wish ? Math.hypot(spot.x - wish.x, spot.y - wish.y) : 0);
    const [best] = [...spots].sort((a, b) => far(a) - far(b));
    if (best && spots.length === control.options.length) return { control, value: best.value };
  }
  return null;
}
