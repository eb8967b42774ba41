import { MAP_BOX, TYPE } from './canvas.js';
import { INK, type SideLook } from './colours.js';
import { sideSign } from './emblem.js';
import type { Label } from './labels.js';
import type { Point } from './scene.js';

/** A mark at the edge of a map for what stands outside of it: an arrow, the side's sign, a name, and how far it is, if that is known. */
export function outsideLabel(look: SideLook, name: string, far: string | null, at: Point, tag: string): Label {
  const about = edgePoint(at);
  return {
    text: `${arrow(at)} ${sideSign(look)} ${name}${far === null ? '' : ` ${far}`}`,
    tag: `outside:${tag}`,
    about,
    clear: 0,
    size: TYPE.read,
    fill: look.fill,
    ink: look.ink,
    border: INK,
    prefer: [about],
  };
}

const MIDDLE: Point = [MAP_BOX.x + MAP_BOX.width / 2, MAP_BOX.y + MAP_BOX.height / 2];

/** The point of the map's rim, a little inside, nearest to a point. */
const edgePoint = ([x, y]: Point): Point => [
  Math.max(MAP_BOX.x + 1, Math.min(x, MAP_BOX.x + MAP_BOX.width - 1)),
  Math.max(MAP_BOX.y + 1, Math.min(y, MAP_BOX.y + MAP_BOX.height - 1)),
];

const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'] as const;

function arrow([x, y]: Point): string {
  const turn = Math.atan2(x - MIDDLE[0], MIDDLE[1] - y) / (Math.PI / 4);
  return ARROWS[(Math.round(turn) + 8) % 8] ?? '↑';
}
