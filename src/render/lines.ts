import { FAINT, RULE } from './colours.js';
import { rule, ROOM } from './headed.js';
import { writing } from './panel.js';
import type { Colour, Point, Shape } from './scene.js';

/** What became of several step by step: a line each, told apart by colour, mark and dashes, with the mark and the name at its end. */

/** How wide the names are, with their marks. */
export const NAMES = 130;
/** How far from the end of the lines a name stands: its mark is before it. */
export const MARKED = 24;

const AXIS = 24;
const FOOT = 18;
const LINE = 13;

export interface Line {
  readonly key: string;
  readonly colour: Colour;
  /** One value for the beginning and one for each step. */
  readonly values: readonly number[];
  readonly name: string;
  readonly bold: boolean;
  /** What tells it apart where colours are not seen, at a point. */
  readonly mark: (at: Point) => readonly Shape[];
}

/** The lines with their axes: steps to the right, values upwards, from the least of them or 0. `names`: room for those at the end. */
export function curves(lines: readonly Line[], names = NAMES): readonly Shape[] {
  const all = lines.flatMap(({ values }) => values);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const steps = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const right = ROOM.x + ROOM.width - names;
  const bottom = ROOM.y + ROOM.height - FOOT;
  const at = (step: number, value: number): Point => [
    ROOM.x + AXIS + ((right - ROOM.x - AXIS) * step) / steps,
    bottom - ((bottom - ROOM.y - 8) * (value - least)) / (most - least),
  ];
  const ends = spread(lines.map(({ values }) => at(steps, values.at(-1) ?? 0)[1]));
  const shapes = lines.flatMap(({ key, colour, values, name, bold, mark }, i): readonly Shape[] => {
    const y = ends[i] ?? 0;
    const aside = beside(i, lines.length);
    const last = at(values.length - 1, values.at(-1) ?? 0);
    const dash = i >= 4 ? { dash: [5, 3] } : {};
    const points = values.map((value, step): Point => [at(step, value)[0], at(step, value)[1] + aside]);
    return [
      { kind: 'path', closed: false, points, stroke: colour, width: 2, ...dash, layer: 'line', tag: `curve:${key}` },
      rule(
        [
          [last[0], last[1] + aside],
          [right + 8, y],
        ],
        'end',
        RULE,
      ),
      ...mark([right + 13, y]),
      writing(name, [right + MARKED - 3, y], `card:${key}:name`, { bold }),
    ];
  });
  return [...axes({ least, most, steps }, at), ...shapes];
}

/** Lines that run together lie side by side. */
const beside = (line: number, of: number): number => (line - (of - 1) / 2) * 1.8;

function axes(
  { least, most, steps }: { readonly least: number; readonly most: number; readonly steps: number },
  at: (step: number, value: number) => Point,
): readonly Shape[] {
  const step = roundStep((most - least) / 6);
  const first = Math.ceil(least / step);
  const values = Array.from({ length: Math.floor(most / step) - first + 1 }, (_, i) => (first + i) * step);
  const every = Math.ceil(steps / 12);
  return [
    ...values.flatMap((value) => [
      rule([at(0, value), at(steps, value)], value === 0 ? 'zero' : 'grid', value === 0 ? FAINT : RULE),
      writing(value < 0 ? `−${-value}` : String(value), [at(0, value)[0] - 5, at(0, value)[1]], `card:axis:${value}`, {
        right: true,
        colour: FAINT,
      }),
    ]),
    ...Array.from({ length: steps + 1 }, (_, one) => one)
      .filter((one) => one > 0 && one % every === 0)
      .map((one) =>
        writing(String(one), [at(one, least)[0], at(one, least)[1] + 12], `card:axis:round:${one}`, {
          centre: true,
          colour: FAINT,
        }),
      ),
  ];
}

/** The least of 1, 2, 5, 10, 20, 50 … that is no less. */
function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, wanted)));
  return [1, 2, 5, 10].map((one) => one * power).find((one) => one >= wanted) ?? 10 * power;
}

/** Heights for names that keep their order and stand at least a line apart. */
function spread(wanted: readonly number[]): readonly number[] {
  const order = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const most = ROOM.y + ROOM.height - 6;
  const least = ROOM.y + 6;
  const placed = new Map<number, number>();
  let above = least - LINE;
  order.forEach((i, n) => {
    const y = Math.min(Math.max(wanted[i] ?? 0, above + LINE), most - (order.length - 1 - n) * LINE);
    placed.set(i, y);
    above = y;
  });
  return wanted.map((_, i) => placed.get(i) ?? 0);
}
