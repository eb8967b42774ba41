import { textWidth } from './measure.js';
import { isInside, type Box, type Colour, type Point, type Shape } from './scene.js';

/** A label to be placed near what it names, without covering other labels or what must be seen. */
export interface Label {
  readonly text: string;
  readonly tag: string;
  /** What it names, and how far its rim is: the label stands outside of that. */
  readonly about: Point;
  readonly clear: number;
  readonly size: number;
  readonly fill: Colour;
  readonly ink: Colour;
  readonly border: Colour;
  /** The breadth of the border; hairline by default. */
  readonly rim?: number;
  /** Places to try first, as middles, before those around `about`. */
  readonly prefer?: readonly Point[];
  /** `there`: it stands at one of the preferred places and nowhere else. `near`: it may cover obstacles rather than stand away. */
  readonly holds?: 'there' | 'near';
  /** Signs of their own at the right end of the plate. */
  readonly badges?: readonly Badge[];
}

/** A sign on a label; `tag` is added to the label's. */
export interface Badge {
  readonly text: string;
  readonly tag: string;
  readonly fill: Colour;
  readonly ink: Colour;
}

const PAD_X = 3;
const PAD_Y = 1.5;

/** The size of a label with its padding. */
export const labelSize = ({
  text,
  size,
  badges = [],
}: Pick<Label, 'text' | 'size' | 'badges'>): { readonly width: number; readonly height: number } => ({
  width: textWidth(text, size, true) + 2 * PAD_X + badges.reduce((sum, badge) => sum + badgeWidth(badge, size), 0),
  height: size + 2 * PAD_Y,
});

const badgeWidth = ({ text }: Badge, size: number): number => textWidth(text, size, true) + PAD_X;

/** Where a label stands; `far`: it needs a line to what it names. */
interface Placed {
  readonly label: Label;
  readonly box: Box;
  readonly far: boolean;
}

/**
 * Places labels one after the other, each where it covers least of `obstacles` and of the labels before it, inside `within`;
 * what lies outside gets none. Nearer places win among equals. A label that had to go far gets a line to what it names.
 */
export function placeLabels(labels: readonly Label[], obstacles: readonly Box[], within: Box): readonly Shape[] {
  const taken: Box[] = [];
  const placed = labels
    .filter(({ about }) => isInside(about, within))
    .map((label) => {
      const { box, far } = bestPlace(label, obstacles, taken, within);
      taken.push(box);
      return { label, box, far };
    });
  return untangled(placed).flatMap(({ label, box, far }) => drawn(label, box, far));
}

/** Lines that cross name the wrong things: labels of about a size change places as long as that shortens their lines. */
function untangled(placed: readonly Placed[]): readonly Placed[] {
  for (const [i, a] of placed.entries()) {
    for (const [j, b] of placed.entries()) {
      if (j <= i || !a.far || !b.far || Math.abs(a.box.width - b.box.width) > a.label.size) continue;
      const traded = [centred(a, b.box), centred(b, a.box)] as const;
      if (lineOf(traded[0]) + lineOf(traded[1]) >= lineOf(a) + lineOf(b) - 1) continue;
      const others = placed.flatMap(({ box }) => (box === a.box || box === b.box ? [] : [box]));
      if (traded.some(({ box }) => sum(others, box) > 0)) continue;
      return untangled(placed.with(i, traded[0]).with(j, traded[1]));
    }
  }
  return placed;
}

const centred = (one: Placed, { x, y, width }: Box): Placed => ({
  ...one,
  box: { ...one.box, x: x + (width - one.box.width) / 2, y },
});

/** How long the line from a label to what it names is. */
const lineOf = ({ label: { about }, box }: Placed): number =>
  Math.hypot(box.x + box.width / 2 - about[0], box.y + box.height / 2 - about[1]);

function bestPlace(
  label: Label,
  obstacles: readonly Box[],
  taken: readonly Box[],
  within: Box,
): { readonly box: Box; readonly far: boolean } {
  const { width, height } = labelSize(label);
  let best: { box: Box; far: boolean } | null = null;
  let least = Infinity;
  for (const { at, cost, far } of candidates(label, width, height)) {
    // Where standing there alone costs more, what it would cover need not be worked out.
    if (cost >= least) continue;
    const box = inside({ x: at[0] - width / 2, y: at[1] - height / 2, width, height }, within);
    const shifted = Math.abs(box.x - at[0] + width / 2) + Math.abs(box.y - at[1] + height / 2);
    // Covering another label is far worse than covering a token, which is far worse than standing away.
    const hidden = label.holds === 'near' ? 0 : sum(obstacles, box);
    const crossed = far ? crossings(label.about, at, obstacles) * CROSSED : 0;
    const covered = sum(taken, box) * 100 + hidden * 4 + cost + crossed + shifted * 2;
    if (covered < least) {
      least = covered;
      best = { box, far };
    }
  }
  if (!best) throw new Error(`no place for the label ${label.text}`);
  return best;
}

/** A line over another thing seems to name that one: rather stand two rings farther away. */
const CROSSED = 30;

/** How many boxes a line crosses, without those in which it begins. */
const crossings = (from: Point, to: Point, boxes: readonly Box[]): number =>
  boxes.filter((box) => !isInside(from, box) && ALONG.some((part) => isInside(towards(from, to, part), box))).length;
const ALONG: readonly number[] = Array.from({ length: 12 }, (_, i) => (i + 1) / 12);
const towards = ([x1, y1]: Point, [x2, y2]: Point, part: number): Point => [
  x1 + (x2 - x1) * part,
  y1 + (y2 - y1) * part,
];

const sum = (boxes: readonly Box[], box: Box): number => boxes.reduce((all, other) => all + overlap(other, box), 0);

/** Directions around a thing in order of preference: below, above, right, left, then between. */
const AROUND: readonly Point[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0.8, 0.8],
  [-0.8, 0.8],
  [0.8, -0.8],
  [-0.8, -0.8],
];
const RINGS = [0, 1, 2, 3, 4, 6, 8, 10] as const;

function candidates(
  { about, clear, prefer = [], holds }: Label,
  width: number,
  height: number,
): readonly { readonly at: Point; readonly cost: number; readonly far: boolean }[] {
  const near = prefer.map((at, i) => ({ at, cost: i * 0.5, far: false }));
  if (holds === 'there' && near.length > 0) return near;
  const around = RINGS.flatMap((ring) =>
    AROUND.map(([dx, dy], i) => ({
      at: [
        about[0] + dx * (clear + width / 2 + ring * height),
        about[1] + dy * (clear + height / 2 + ring * height),
      ] as const,
      cost: i * 0.5 + ring * 15 + prefer.length,
      far: ring > 0,
    })),
  );
  return [...near, ...around];
}

function inside(box: Box, within: Box): Box {
  return {
    ...box,
    x: Math.max(within.x, Math.min(box.x, within.x + within.width - box.width)),
    y: Math.max(within.y, Math.min(box.y, within.y + within.height - box.height)),
  };
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function drawn(label: Label, box: Box, far: boolean): readonly Shape[] {
  const { tag, about, fill, ink, border, text, size, badges = [] } = label;
  const at: Point = [box.x + box.width / 2, box.y + box.height / 2];
  const words: Point = [box.x + PAD_X + textWidth(text, size, true) / 2, at[1]];
  const leader: readonly Shape[] = far
    ? [
        {
          kind: 'path',
          closed: false,
          points: [about, at],
          stroke: border,
          width: 1,
          layer: 'line',
          tag: `${tag}:leader`,
        },
      ]
    : [];
  return [
    ...leader,
    { kind: 'box', box, round: 3, fill, stroke: border, width: label.rim ?? 0.8, layer: 'label', tag: `${tag}:plate` },
    { kind: 'text', text, at: words, size, bold: true, align: 'center', colour: ink, layer: 'label', tag },
    ...badgeShapes(badges, box, label),
  ];
}

/** The badges side by side up to the right end of the plate. */
function badgeShapes(badges: readonly Badge[], plate: Box, { size, tag, border }: Label): readonly Shape[] {
  let right = plate.x + plate.width;
  return [...badges].reverse().flatMap((badge): readonly Shape[] => {
    const width = badgeWidth(badge, size);
    right -= width;
    const box: Box = { x: right, y: plate.y, width, height: plate.height };
    const at: Point = [right + width / 2, plate.y + plate.height / 2];
    const own = `${tag}:${badge.tag}`;
    return [
      { kind: 'box', box, round: 2, fill: badge.fill, stroke: border, width: 0.8, layer: 'label', tag: `${own}:badge` },
      {
        kind: 'text',
        text: badge.text,
        at,
        size,
        bold: true,
        align: 'center',
        colour: badge.ink,
        layer: 'label',
        tag: own,
      },
    ];
  });
}
