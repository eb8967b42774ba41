import type { Block } from './blocks.js';
import { PANEL, PAPER, RULE } from './colours.js';
import { moved, SCENE_WIDTH, type Box, type Scene, type Shape } from './scene.js';

/** Sheets of units as cards: one over the whole width, or two abreast. */

const MARGIN = 4;
const PAD = 4;
const CARD = (SCENE_WIDTH - 3 * MARGIN) / 2;
/** The room for what stands on a card that is half as wide as the picture. */
export const INNER = CARD - 2 * PAD;

/** The room for what stands on a card as wide as the picture. */
export const WIDE = SCENE_WIDTH - 2 * MARGIN - 2 * PAD;

/** Cards over the whole width, one below the other. */
export function below(blocks: readonly Block[]): Scene {
  const shapes: Shape[] = [];
  let y = MARGIN;
  for (const block of blocks) {
    const height = block.height + 2 * PAD;
    shapes.push(
      ...card({ x: MARGIN, y, width: SCENE_WIDTH - 2 * MARGIN, height }),
      ...put(block, MARGIN + PAD, y + PAD),
    );
    y += height + MARGIN;
  }
  return sceneWith(shapes, y);
}

/** One card over the whole width, in two parts side by side. */
export function parted(left: Block, right: Block): Scene {
  const height = Math.max(left.height, right.height) + 2 * PAD;
  const box: Box = { x: MARGIN, y: MARGIN, width: SCENE_WIDTH - 2 * MARGIN, height };
  return sceneWith(
    [...card(box), ...put(left, MARGIN + PAD, MARGIN + PAD), ...put(right, 2 * MARGIN + CARD + PAD, MARGIN + PAD)],
    height + 2 * MARGIN,
  );
}

/** Cards in rows of two. */
export function abreast(blocks: readonly Block[]): Scene {
  const shapes: Shape[] = [];
  let y = MARGIN;
  for (let i = 0; i < blocks.length; i += 2) {
    const row = blocks.slice(i, i + 2);
    const height = Math.max(...row.map((block) => block.height)) + 2 * PAD;
    row.forEach((block, column) => {
      const x = MARGIN + column * (CARD + MARGIN);
      shapes.push(...card({ x, y, width: CARD, height }), ...put(block, x + PAD, y + PAD));
    });
    y += height + MARGIN;
  }
  return sceneWith(shapes, y);
}

const card = (box: Box): readonly Shape[] => [
  { kind: 'box', box, round: 5, fill: PAPER, stroke: RULE, width: 0.8, layer: 'tint', tag: 'card' },
];

const put = (block: Block, x: number, y: number): readonly Shape[] => block.shapes.map((shape) => moved(shape, x, y));

const sceneWith = (shapes: readonly Shape[], height: number): Scene => ({
  width: SCENE_WIDTH,
  height: Math.ceil(height),
  background: PANEL,
  ground: null,
  shapes,
});
