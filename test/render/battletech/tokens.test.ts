import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../src/render/index.js';
import { overlap } from '../../../src/render/labels.js';
import { LEAST_RADIUS } from '../../../src/render/battletech/lay.js';
import { textBox } from '../../../src/render/measure.js';
import type { Box, Scene, Shape } from '../../../src/render/scene.js';
import { hexAt, type Hex } from '../../../src/rules/geometry/hex/hex.js';
import type { Facing } from '../../../src/rules/geometry/hex/facing.js';
import type { Picture } from '../../../src/present/picture.js';
import type { BattleTech } from '../../../src/rules/battletech/battletech.js';
import type { Terrain, Unit } from '../../../src/rules/battletech/types.js';
import { busiest } from '../../support/battletech-kinds.js';
import { MAP, pictureWith, tagged, textsOf, WHOLE, wordsAt } from '../../support/scenes.js';

/** P-04, and issue 14: a unit is known by its figure in every hex of a fight, and shows where it faces and what it stands in. */

const phase = busiest('weapons');

/** The first units of the match at places, the others off the map. */
function posed(places: readonly (readonly [Hex, Facing])[], change: (unit: Unit) => Unit = (unit) => unit): Scene {
  const picture = pictureWith(phase, MAP, (unit, i) => {
    const [hex, facing] = places[i] ?? [];
    return hex === undefined || facing === undefined
      ? { ...unit, status: 'left', place: null }
      : change({ ...unit, status: 'active', place: { hex, facing } });
  });
  return sceneOf({ ...picture, events: [], before: null });
}

const [first, second] = phase.after.game.units.map(({ id }) => id);
const FAR = [hexAt(2, 3), hexAt(14, 13)] as const;

const boxOf = (scene: Scene, tag: string): Box => {
  const [shape] = tagged(scene, tag);
  if (shape?.kind !== 'path') throw new Error(`no outline ${tag}`);
  const [xs, ys] = [shape.points.map(([x]) => x), shape.points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};
const radiusOf = (scene: Scene): number => boxOf(scene, `unit:${first ?? ''}:rim`).width / 2 + 0.8;
const heightOf = (shapes: readonly Shape[]): number => {
  const ys = shapes.flatMap((shape) => (shape.kind === 'path' ? shape.points.map(([, y]) => y) : []));
  return Math.max(...ys) - Math.min(...ys);
};

describe('tokens', () => {
  it.each([
    ['small', FAR[0], FAR[1]],
    ['less than roomy', hexAt(4, 5), hexAt(12, 9)],
  ] as const)(
    'UNI-06 of two in a hex that is %s the names stand beside it, whole, over nobody’s figure',
    (_, here, there) => {
      const scene = posed([
        [here, 0],
        [here, 2],
        [there, 0],
        [there, 3],
      ]);
      expect(radiusOf(scene)).toBeGreaterThanOrEqual(LEAST_RADIUS);
      const ids = phase.after.game.units.slice(0, 4).map(({ id }) => id);
      const boxes = ids.flatMap((id) =>
        textsOf(scene)
          .filter(({ tag }) => tag === `unit:${id}:label`)
          .map(textBox),
      );
      const hexes = [ids[0], ids[2]].map((id) => boxOf(scene, `unit:${id ?? ''}:rim`));
      expect(boxes).toHaveLength(4);
      for (const [i, name] of boxes.entries())
        for (const other of [...boxes.filter((_one, j) => j !== i), ...hexes]) expect(overlap(name, other)).toBe(0);
    },
  );

  it('UNI-06 of three in a hex the names stand beside it, whole, below each other, over nobody’s figure', () => {
    const here = hexAt(6, 8);
    const scene = posed([
      [here, 0],
      [here, 2],
      [here, 4],
      [FAR[1], 0],
    ]);
    const ids = phase.after.game.units.slice(0, 3).map(({ id }) => id);
    const names = ids.flatMap((id) => textsOf(scene).filter(({ tag }) => tag === `unit:${id}:label`));
    expect(names).toHaveLength(3);
    const [rim] = ids.flatMap((id) => tagged(scene, `unit:${id}:rim`));
    if (rim?.kind !== 'path') throw new Error('no rim');
    const right = Math.max(...rim.points.map(([x]) => x));
    const boxes = names.map(textBox);
    for (const [i, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThan(right);
      expect(box.y).toBeGreaterThan(i === 0 ? 0 : (boxes[i - 1]?.y ?? 0) + box.height - 2);
    }
    // One rim for each side that is there.
    const sides = new Set(phase.after.game.units.slice(0, 3).map(({ side }) => side));
    const rims = ids.filter((id) => tagged(scene, `unit:${id}:rim`).length > 0);
    expect(rims).toHaveLength(sides.size);
  });

  it('P-04 say behind the name where a unit faces and its torso is turned, in hexes too small to show it', () => {
    const turned = pictureWith(phase, WHOLE, (unit, i) => {
      const place = { hex: hexAt(3 + 2 * i, 5), facing: ([0, 1, 2, 3, 4, 5] as const)[i % 6] ?? 0 };
      const body = unit.body && { ...unit.body, twist: i === 1 ? (1 as const) : (0 as const) };
      const standing: Unit = { ...unit, status: 'active', place };
      return standing.body && body ? { ...standing, body } : standing;
    });
    const scene = sceneOf({ ...turned, events: [], before: null });
    const said = turned.view.game.units.map(({ id }) => wordsAt(scene, `unit:${id}:label`).split(' ').at(-1));
    expect(said.slice(0, 6)).toEqual(['↑', '↗↘', '↘', '↓', '↙', '↖']);
  });

  it('P-04 have a whole figure in the smallest hex of a fight, the name clear of it', () => {
    for (const facing of [0, 1, 2, 3, 4, 5] as const) {
      const scene = posed([
        [FAR[0], facing],
        [FAR[1], facing],
      ]);
      expect(radiusOf(scene)).toBeCloseTo(LEAST_RADIUS, 0);
      for (const id of [first, second]) {
        const figure = tagged(scene, `unit:${id ?? ''}:figure`);
        expect(heightOf(figure), String(id)).toBeGreaterThan(11.5);
        const [name] = textsOf(scene).filter(({ tag }) => tag === `unit:${id ?? ''}:label`);
        if (!name) throw new Error('no name');
        const letters = textBox(name);
        const ys = figure.flatMap((shape) => (shape.kind === 'path' ? shape.points.map(([, y]) => y) : []));
        expect(letters.y + 2 >= Math.max(...ys) || letters.y + letters.height - 2 <= Math.min(...ys)).toBe(true);
      }
    }
  });

  it('P-04 have their name at the end that neither the tooth nor the turned torso points to', () => {
    const ends = ([2, 1] as const).map((facing) => {
      const scene = posed(
        [
          [FAR[0], facing],
          [FAR[1], 0],
        ],
        (unit) => (unit.body ? { ...unit, body: { ...unit.body, twist: facing === 2 ? 1 : -1 } } : unit),
      );
      const hex = boxOf(scene, `unit:${first ?? ''}:rim`);
      const [name] = textsOf(scene).filter(({ tag }) => tag === `unit:${first ?? ''}:label`);
      return (name?.at[1] ?? 0) < hex.y + hex.height / 2 ? 'above' : 'below';
    });
    // Facing south-east with the torso to the south; facing north-east with the torso to the north.
    expect(ends).toEqual(['above', 'below']);
  });

  it('P-04 keep a name inside where neighbours stand above and below, without a figure half hidden', () => {
    const scene = posed([
      [hexAt(8, 8), 1],
      [hexAt(8, 7), 0],
      [hexAt(8, 9), 0],
      [FAR[1], 0],
    ]);
    const hex = boxOf(scene, `unit:${first ?? ''}:rim`);
    const [name] = textsOf(scene).filter(({ tag }) => tag === `unit:${first ?? ''}:label`);
    expect(name?.at[1]).toBeGreaterThan(hex.y);
    expect(name?.at[1]).toBeLessThan(hex.y + hex.height);
    if (radiusOf(scene) < 17) expect(tagged(scene, `unit:${first ?? ''}:figure`)).toEqual([]);
  });

  it('P-04 show facing as a filled tooth and a turned torso as an open angle, at every size', () => {
    for (const other of [FAR[1], hexAt(5, 5)])
      for (const twist of [1, -1, 'flip'] as const) {
        const scene = posed(
          [
            [FAR[0], 2],
            [other, 5],
          ],
          (unit) => (unit.body ? { ...unit, body: { ...unit.body, twist } } : unit),
        );
        const [tooth] = tagged(scene, `unit:${first ?? ''}:facing:2`);
        const [, angle] = tagged(scene, `unit:${first ?? ''}:twist:${twist}`);
        expect(tooth?.kind === 'path' && tooth.closed && tooth.fill).toBeTruthy();
        expect(angle?.kind === 'path' && !angle.closed && angle.fill === undefined).toBe(true);
        const radius = radiusOf(scene);
        const { width, height } = boxOf(scene, `unit:${first ?? ''}:facing:2`);
        expect(Math.hypot(width, height)).toBeGreaterThan(radius * 0.7);
      }
  });

  it('show what they stand in, for a token hides its hex: woods, fire, smoke, stones, and else the height', () => {
    const grounds: readonly (readonly [Terrain, string | null])[] = [
      [{ woods: 1 }, 'woods:crown'],
      [{ woods: 2, level: 1 }, 'woods:crown'],
      [{ woods: 1, fire: true, smoke: true }, 'fire'],
      [{ woods: 0, smoke: true }, 'smoke'],
      [{ woods: 0, smoke: true, heavySmoke: true }, 'smoke'],
      [{ woods: 0, rubble: true }, 'rubble'],
      [{ woods: 0, rough: true }, 'rough'],
      [{ woods: 0, level: 2 }, 'height'],
      [{ woods: 0, level: -1, water: 1 }, 'height'],
      [{ woods: 0 }, null],
    ];
    const signs = grounds.map(([terrain, mark]) => {
      const scene = standingIn(terrain);
      const tags = tagged(scene, `unit:${first ?? ''}:ground`).map(({ tag }) => tag);
      expect(tags.includes(`unit:${first ?? ''}:ground:${mark ?? ''}`), JSON.stringify(terrain)).toBe(mark !== null);
      return JSON.stringify(tagged(scene, `unit:${first ?? ''}:ground`));
    });
    expect(new Set(signs).size).toBe(grounds.length);
    expect(textsOf(standingIn({ woods: 0, level: -1, water: 1 })).map(({ text }) => text)).toContain('≈1');
  });
});

/** The first unit in a hex of such ground. */
function standingIn(terrain: Terrain): Scene {
  const picture: Picture<BattleTech> = pictureWith(phase, MAP, (unit, i) =>
    i === 0
      ? { ...unit, status: 'active', place: { hex: FAR[0], facing: 0 } }
      : { ...unit, status: 'left', place: null },
  );
  const { game } = picture.view;
  const board = { ...game.board, id: JSON.stringify(terrain), hexes: { [FAR[0]]: terrain } };
  return sceneOf({ ...picture, events: [], before: null, view: { ...picture.view, game: { ...game, board } } });
}
