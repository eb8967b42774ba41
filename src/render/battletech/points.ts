import { COLUMNS, type Columns, type LayerName } from '../../rules/battletech/damage/boxes.js';
import { layersAt, type SeenLayer } from '../../rules/battletech/damage/left.js';
import type { SeenUnit } from '../../rules/battletech/seen.js';
import type { Location } from '../../rules/battletech/vocabulary.js';
import { INK, NIGHT } from '../colours.js';
import type { Box, Colour, Point, Shape } from '../scene.js';

/** Points of armour and structure one by one, as players know them: what is left is bright, what went since is red, what had gone before is dark. */

const FILLS = {
  left: { armor: '#FFFFFF', structure: '#FFE59A', rear: '#FFFFFF' },
  new: '#DE3A1C',
  gone: '#2B2E34',
} as const satisfies Record<string, Colour | Record<LayerName, Colour>>;

/** Under structure that lies open. */
export const OPEN: Colour = '#FBD9D1';
/** The body of a location. */
export const BODY: Colour = '#E3E6EA';

/** How the figures of a layer are set off: armour, `[structure]`, `‹rear armour›`. */
export const AROUND = { armor: ['', ''], structure: ['[', ']'], rear: ['‹', '›'] } as const satisfies Record<
  LayerName,
  readonly [string, string]
>;

/** What is left of a layer, of how much, and what was left when the stretch began, `null` if that is not known; `open`: nothing lies over it any more. */
export interface Level extends SeenLayer {
  readonly before: number | null;
  /** The boxes of each column then. */
  readonly columnsBefore?: Columns;
  readonly open: boolean;
}

export function levelsOf(unit: SeenUnit, before: SeenUnit | null, location: Location): readonly Level[] {
  const was = before ? layersAt(before, location) : [];
  const layers = layersAt(unit, location);
  const bare = layers.some(({ layer, left }) => layer !== 'structure' && left === 0);
  return layers.map((now) => {
    const then = was.find(({ layer }) => layer === now.layer);
    return {
      ...now,
      before: then?.left ?? now.left,
      ...(then?.columns ? { columnsBefore: then.columns } : {}),
      open: now.layer === 'structure' && bare,
    };
  });
}

/** How many points of a layer go into a row of a width, from the middle of one to the next `pitch`, and how many rows it takes; boxes stand in their columns. */
const perRow = ({ columns }: SeenLayer, width: number, pitch: number): number =>
  columns ? COLUMNS : Math.max(1, Math.floor(width / pitch));
export const rowsOf = (layer: SeenLayer, width: number, pitch: number): number =>
  Math.ceil(layer.of / perRow(layer, width, pitch));

/** The points of a layer in rows from the top of a box, each row in its middle: round ones of armour, square ones of structure; none of what is not known. */
export function points(level: Level, box: Omit<Box, 'height'>, pitch: number, tag: string): readonly Shape[] {
  const { layer, left, of } = level;
  if (left === null) return [];
  const most = perRow(level, box.width, pitch);
  const all = Array.from({ length: of }, (_, i): Point => {
    const row = Math.floor(i / most);
    const here = Math.min(most, of - row * most);
    return [box.x + box.width / 2 + ((i % most) - (here - 1) / 2) * pitch, box.y + (row + 0.5) * pitch];
  });
  return (['left', 'new', 'gone'] as const).flatMap((state): readonly Shape[] => {
    const at = all.filter((_, i) => stateOf(level, left, i) === state);
    if (at.length === 0) return [];
    return [
      {
        kind: 'dots',
        at,
        form: layer === 'structure' ? 'square' : 'round',
        radius: pitch * 0.39,
        fill: state === 'left' ? FILLS.left[layer] : FILLS[state],
        stroke: state === 'gone' ? INK : NIGHT,
        width: pitch * 0.095,
        layer: 'line',
        tag: `${tag}:${state}`,
      },
    ];
  });
}

/** What has become of a point: in order, or by its box, of which each column goes from the outermost row inward; behind that is the lowest. */
function stateOf({ layer, of, before, columns, columnsBefore }: Level, left: number, i: number): keyof typeof FILLS {
  if (!columns) return i < left ? 'left' : i < (before ?? left) ? 'new' : 'gone';
  const rows = of / COLUMNS;
  const row = Math.floor(i / COLUMNS);
  const fromInside = layer === 'rear' ? row : rows - 1 - row;
  const has = (all: Columns): boolean => fromInside < (all[i % COLUMNS] ?? 0);
  return has(columns) ? 'left' : has(columnsBefore ?? columns) ? 'new' : 'gone';
}
