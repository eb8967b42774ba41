import type { Tongue } from '../../games/battletech/words/index.js';
import { t } from '../../i18n/index.js';
import type { BattleTechView } from '../../rules/battletech/battletech.js';
import type { SeenState, SeenUnit } from '../../rules/battletech/seen.js';
import { NIGHT, sideLook, WHITE } from '../colours.js';
import type { Entry } from '../legend.js';
import type { Colour, Layer, Point, Shape } from '../scene.js';
import type { Lay } from './lay.js';
import { isSmall, type Spot } from './spots.js';

/** Troopers aboard a unit, who have no token of their own, and those who cling to one: a head and shoulders each, in the colour of their side (UNI-60, UNI-65). */

/** So many stand side by side at a token; the list beside the map names them all. */
const MOST = 3;
/** Half of the width of one. */
const HALF = 2.6;

const aboard = ({ units }: SeenState): readonly SeenUnit[] =>
  units.filter(({ status, body }) => status === 'active' && body?.aboard !== undefined);

/** Those aboard each unit, at the side of its token. */
export function riderShapes(shown: readonly Spot[], { game, sides }: BattleTechView, lay: Lay): readonly Shape[] {
  if (isSmall(lay)) return [];
  const all = aboard(game);
  return shown.flatMap(({ unit, at: [x, y], end }) => {
    const on = all.filter(({ body }) => body?.aboard?.unit === unit.id).slice(0, MOST);
    const right = x + lay.radius * 0.74;
    return on.flatMap(({ id, side }, i) =>
      trooper(
        [right - i * HALF * 1.9, y + end * lay.radius * 0.34],
        sideLook(sides, side).fill,
        'token',
        `unit:${unit.id}:aboard:${id}`,
      ),
    );
  });
}

export const riderEntries = (view: SeenState, tongue: Tongue): readonly Entry[] =>
  aboard(view).length === 0
    ? []
    : [
        {
          sample: (at) => trooper(at, WHITE, 'writing', 'legend:aboard'),
          words: t(tongue, 'battletech.picture.aboard'),
        },
      ];

/** Head and shoulders. */
function trooper([x, y]: Point, fill: Colour, layer: Layer, tag: string): readonly Shape[] {
  const look = { fill, stroke: NIGHT, width: 0.9, layer, tag } as const;
  return [
    { kind: 'box', box: { x: x - HALF, y: y + 0.2, width: 2 * HALF, height: 3.6 }, round: 1.6, ...look },
    { kind: 'circle', at: [x, y - 1.5], radius: 2, ...look },
  ];
}
