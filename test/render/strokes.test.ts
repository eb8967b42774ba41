import { describe, expect, test } from 'vitest';
import { paint } from '../../src/render/paint.js';
import type { Scene, Shape } from '../../src/render/scene.js';

/** Lines as they are painted. */

const INK = '#102030';

/** How many pixels a stroke inks on an empty scene. */
function inked(stroke: Partial<Extract<Shape, { kind: 'path' }>>, from: readonly [number, number]): number {
  const path: Shape = {
    kind: 'path',
    closed: false,
    points: [from, [from[0] + 30, from[1]]],
    stroke: INK,
    width: 6,
    layer: 'line',
    tag: 'line',
    ...stroke,
  };
  const scene: Scene = { width: 60, height: 30, background: '#ffffff', ground: null, scale: 1, shapes: [path] };
  const pixels = new Uint32Array(paint(scene).toBuffer('raw').buffer);
  return [...pixels].filter((pixel) => (pixel & 0xffffff) !== 0xffffff).length;
}

describe('P-06 what is declared is dotted, and seen', () => {
  test('P-06 dots are as broad as their line', () => {
    // Four dots of 6 across are four discs of some 28 pixels; as mere ticks they would be four lines of 6.
    expect(inked({ dash: [0.1, 9.9] }, [10, 15])).toBeGreaterThan(80);
  });

  test('P-06 ends are round', () => {
    expect(inked({}, [10, 15])).toBeGreaterThan(30 * 6 + 16);
  });
});
