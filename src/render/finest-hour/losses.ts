import type { SideId } from '../../rules/kernel/ids.js';
import { TYPE } from '../canvas.js';
import { GONE, INK, NIGHT, PAPER, sideLook, WHITE } from '../colours.js';
import { sideSign, toward } from '../emblem.js';
import type { Label } from '../labels.js';
import type { Shape } from '../scene.js';
import type { State } from '../../rules/finest-hour/state.js';
import { isShown, place, type Lay } from './lay.js';
import { shortNames } from './names.js';
import type { Loss, Tale } from './tale.js';
import { burst } from './tracers.js';

/** Where aircraft went out of the game in the stretch: a burst where one was shot down, a cross where it was lost otherwise. */
export const losses = (tale: Tale, lay: Lay): readonly Shape[] => tale.losses.flatMap((each) => loss(each, lay));

function loss({ unit, at, status }: Loss, lay: Lay): readonly Shape[] {
  const middle = place(lay, at);
  const tag = `lost:${unit}:${status}`;
  if (status === 'exited' || status === 'left') return [];
  const bar = (degrees: number, stroke: typeof WHITE, width: number): Shape => ({
    kind: 'path',
    closed: false,
    points: [toward(middle, degrees, 8), toward(middle, degrees + 180, 8)],
    stroke,
    width,
    layer: 'token',
    tag,
  });
  const shot = status !== 'burnt';
  return [
    ...(shot ? [{ ...burst(middle, 14), layer: 'token', tag: `${tag}:burst` } as const] : []),
    bar(45, WHITE, 5),
    bar(135, WHITE, 5),
    bar(45, shot ? NIGHT : GONE, 2.8),
    bar(135, shot ? NIGHT : GONE, 2.8),
  ];
}

/** How each of them went. */
const SIGNS = { destroyed: '☠', burnt: '♨', collided: '☠', left: '↗', exited: '✓' } as const;

export function lossLabels(state: State, tale: Tale, sides: readonly SideId[], lay: Lay): readonly Label[] {
  const names = shortNames(state);
  return tale.losses
    .filter(({ at }) => isShown(lay, at, 0))
    .map(({ unit, side, at, status }): Label => {
      const look = sideLook(sides, side);
      return {
        text: `${sideSign(look)} ${names.get(unit) ?? unit} ${SIGNS[status]}`,
        tag: `lost:${unit}:label`,
        about: place(lay, at),
        clear: 12,
        size: TYPE.read,
        fill: PAPER,
        ink: INK,
        border: look.fill,
        rim: 1.6,
      };
    });
}
