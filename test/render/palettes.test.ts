import { describe, expect, it } from 'vitest';
import { PALETTES } from '../../src/match/people.js';
import type { Picture } from '../../src/present/picture.js';
import { drawNow, sceneOf } from '../../src/render/index.js';
import { emblem } from '../../src/render/emblem.js';
import { sideLook } from '../../src/render/colours.js';
import { inPalette } from '../../src/render/palettes.js';
import { inOrder, type Scene } from '../../src/render/scene.js';
import { kinds as battletechKinds } from '../support/battletech-kinds.js';
import { difference, standsOut, VISIONS } from '../support/colour-vision.js';
import { textsOf } from '../support/scenes.js';
import { kinds as tacticKinds } from '../support/tactic-kinds.js';

/** P-05: the two palettes hold for any colour vision, and what is written can be read in both. */

/** Above this two colours are told apart at a glance, also small and apart from each other. */
const APART = 14;
const LEGIBLE = 4.5;
const SIDES = ['a', 'b', 'c', 'd'];

const fillsOfSides = (palette: (typeof PALETTES)[number]): readonly string[] => {
  const marks = SIDES.map((side) => emblem(sideLook(SIDES, side), [0, 0], 5, 'token', side));
  const scene: Scene = { width: 10, height: 10, background: '#FFFFFF', ground: null, shapes: marks };
  return inPalette(scene, palette).shapes.flatMap((shape) => (shape.kind === 'text' ? [] : [shape.fill ?? '']));
};

describe.each(PALETTES)('the %s palette', (palette) => {
  it.each(VISIONS)('P-05 keeps the colours of four sides apart for %s vision', (vision) => {
    const fills = fillsOfSides(palette);
    expect(fills).toHaveLength(SIDES.length);
    fills.forEach((one, i) =>
      fills.slice(i + 1).forEach((other) => {
        expect(difference(one, other, vision), `${one} ${other}`).toBeGreaterThanOrEqual(APART);
      }),
    );
  });

  it('P-05 lets every word of every kind of picture stand out from its ground, of both games', () => {
    const pictures: readonly (readonly [string, Picture])[] = [...battletechKinds(12, 'en'), ...tacticKinds(12, 'en')];
    for (const [name, picture] of pictures) {
      const scene = sceneOf({ ...picture, palette });
      const order = inOrder(scene.shapes);
      const faint = textsOf(scene).flatMap((text) => {
        const stands = standsOut(scene, text, order);
        return stands < LEGIBLE ? [`${text.tag} „${text.text}“ ${text.colour} ${stands.toFixed(1)}`] : [];
      });
      expect(faint, name).toEqual([]);
    }
  });
});

describe('a picture on dark paper', () => {
  it('is the same picture in other colours, its ground kept beside the light one', () => {
    const [, picture] = tacticKinds(4, 'en')[0] ?? [];
    if (!picture) throw new Error('no picture');
    const light = sceneOf(picture);
    const dark = sceneOf({ ...picture, palette: 'dark' });
    expect(dark.shapes.map(({ tag }) => tag)).toEqual(light.shapes.map(({ tag }) => tag));
    expect(dark.ground?.key).not.toBe(light.ground?.key);
    expect(Buffer.from(drawNow({ ...picture, palette: 'dark' }).png).equals(Buffer.from(drawNow(picture).png))).toBe(
      false,
    );
  });
});
