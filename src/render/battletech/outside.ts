import { distance } from '../../rules/geometry/hex/hex.js';
import type { SeenState } from '../../rules/battletech/seen.js';
import { MAP_BOX, TYPE } from '../canvas.js';
import { INK, sideLook } from '../colours.js';
import { sideSign } from '../emblem.js';
import type { Label } from '../labels.js';
import type { Point } from '../scene.js';
import { isShown, middle, type Lay } from './lay.js';
import { shortNames } from './names.js';

/** Units that stand outside the part of the map that is shown: at the edge nearest to them, with the hexes to the nearest unit in the picture. */
export function outsideLabels(view: SeenState, sides: readonly string[], lay: Lay): readonly Label[] {
  const active = view.units.flatMap((unit) =>
    unit.status === 'active' && unit.place ? [{ unit, hex: unit.place.hex }] : [],
  );
  const inside = active.filter(({ hex }) => isShown(lay, hex));
  const names = shortNames(view);
  return active
    .filter(({ hex }) => !isShown(lay, hex))
    .map(({ unit, hex }) => {
      const look = sideLook(sides, unit.side);
      const at = middle(lay, hex);
      const about = edgePoint(at);
      const far = inside.length === 0 ? null : Math.min(...inside.map((one) => distance(hex, one.hex)));
      const text = `${arrow(at)} ${sideSign(look)} ${names.get(unit.id) ?? unit.id}${far === null ? '' : ` ${far}`}`;
      return {
        text,
        tag: `outside:${unit.id}`,
        about,
        clear: 0,
        size: TYPE.read,
        fill: look.fill,
        ink: look.ink,
        border: INK,
        prefer: [about],
      };
    });
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
