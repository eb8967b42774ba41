import { describe, expect, it } from 'vitest';
import { overlap, placeLabels, type Label } from '../../src/render/labels.js';
import { textBox, textWidth, wrap } from '../../src/render/measure.js';
import type { Box, Point, Shape } from '../../src/render/scene.js';

const label = (text: string, x: number, y: number): Label => ({
  text,
  tag: text,
  about: [x, y],
  clear: 8,
  size: 11,
  fill: '#FFFFFF',
  ink: '#000000',
  border: '#000000',
});
const within: Box = { x: 0, y: 0, width: 390, height: 300 };
const plates = (shapes: readonly Shape[]): readonly Box[] =>
  shapes.flatMap((shape) => (shape.kind === 'box' ? [shape.box] : []));

describe('placing labels', () => {
  it('puts a lone label below what it names', () => {
    const [plate] = plates(placeLabels([label('HBK-4G', 100, 100)], [], within));
    expect(plate?.y).toBe(108);
    expect((plate?.x ?? 0) + (plate?.width ?? 0) / 2).toBeCloseTo(100);
  });

  it('puts badges at the right end of the plate, the words before them', () => {
    const badge = { text: 'OF', tag: 'opportunity', fill: '#FFFFFF', ink: '#000000' } as const;
    const shapes = placeLabels([{ ...label('US-Gunner', 100, 100), badges: [badge] }], [], within);
    const [plate, sign] = plates(shapes);
    const words = shapes.find((shape) => shape.tag === 'US-Gunner');
    if (!plate || !sign || words?.kind !== 'text') throw new Error('a plate, a badge and words');
    expect(sign.x + sign.width).toBeCloseTo(plate.x + plate.width);
    const box = textBox(words);
    expect(box.x).toBeGreaterThan(plate.x);
    expect(box.x + box.width).toBeLessThan(sign.x);
  });

  it('never lays one over another, even for nine neighbours with long names', () => {
    const names = Array.from({ length: 9 }, (_, i) =>
      label(`CLNT-2-3T-${i}`, 180 + (i % 3) * 25, 130 + Math.floor(i / 3) * 29),
    );
    const all = plates(placeLabels(names, [], within));
    all.forEach((a, i) => all.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(0)));
  });

  it('keeps labels inside the board, and gives none to what lies outside', () => {
    const shapes = placeLabels([label('at the edge', 388, 298), label('outside', 500, 20)], [], within);
    const [plate, ...more] = plates(shapes);
    expect(more).toEqual([]);
    expect((plate?.x ?? 0) + (plate?.width ?? 0)).toBeLessThanOrEqual(390);
    expect((plate?.y ?? 0) + (plate?.height ?? 0)).toBeLessThanOrEqual(300);
  });

  it('avoids what must be seen', () => {
    const obstacle: Box = { x: 60, y: 106, width: 80, height: 20 };
    const [plate] = plates(placeLabels([label('HBK-4G', 100, 100)], [obstacle], within));
    expect(plate && overlap(plate, obstacle)).toBe(0);
  });
});

it('lets no two lines cross, by which each label would seem to name what the other does', () => {
  // Two blows at one unit, from its upper left and upper right: their labels go far, not to hide a unit.
  const unit = (x: number, y: number): Box => ({ x: x - 14, y: y - 14, width: 28, height: 28 });
  const units = [unit(186, 163), unit(229, 163), unit(207, 176), unit(167, 191)];
  const blows = [label('1/1 −11', 200, 173), label('1/1 −10', 215, 165)].map((one) => ({ ...one, clear: 3, size: 10 }));
  const shapes = placeLabels(blows, units, within);
  const lines = shapes.flatMap((shape) => (shape.kind === 'path' ? [shape.points] : []));
  const [[a, b] = [], [c, d] = []] = lines;
  if (!a || !b || !c || !d) throw new Error('two lines');
  const far = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);
  expect(far(a, b) + far(c, d)).toBeLessThanOrEqual(far(a, d) + far(c, b));
});

describe('measuring text', () => {
  it('grows with the size and knows Cyrillic', () => {
    expect(textWidth('Шагом', 22, false)).toBeCloseTo(2 * textWidth('Шагом', 11, false));
    expect(textWidth('Шагом', 11, true)).toBeGreaterThan(textWidth('Шагом', 11, false));
  });

  it('finds the room of a text by its alignment', () => {
    const text = { text: '0815', size: 10, bold: false, colour: '#000000', at: [50, 20] } as const;
    const width = textWidth('0815', 10, false);
    expect(textBox({ ...text, align: 'left' }).x).toBe(50);
    expect(textBox({ ...text, align: 'center' }).x).toBe(50 - width / 2);
    expect(textBox({ ...text, align: 'right' }).x).toBe(50 - width);
  });

  it('breaks lines at blanks only', () => {
    expect(wrap('one two three', 11, false, textWidth('one two', 11, false) + 1)).toEqual(['one two', 'three']);
    expect(wrap('unbreakable', 11, false, 5)).toEqual(['unbreakable']);
  });

  it('P-03 leads no line over another thing, which it would seem to name, where there is another way', () => {
    const neighbour: Box = { x: 62, y: 97, width: 16, height: 6 };
    const own: Box = { x: 40, y: 92, width: 16, height: 16 };
    // Around it all is full but for a place behind the neighbour and one farther up.
    const full: readonly Box[] = [
      { x: 0, y: 60, width: 45, height: 30 },
      { x: 51, y: 60, width: 109, height: 30 },
      { x: 0, y: 110, width: 390, height: 190 },
      { x: 0, y: 90, width: 38, height: 20 },
      { x: 58, y: 90, width: 22, height: 6 },
    ];
    const leader = (obstacles: readonly Box[]): Shape | undefined =>
      placeLabels([label('R3', 48, 100)], obstacles, within).find(({ tag }) => tag === 'R3:leader');
    const end = (shape: Shape | undefined) => (shape?.kind === 'path' ? shape.points.at(-1) : undefined);
    expect(end(leader([own, ...full]))?.[1]).toBe(100);
    expect(end(leader([own, neighbour, ...full]))?.[1]).toBeLessThan(60);
  });
});
