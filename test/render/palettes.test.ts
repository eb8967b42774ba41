import { describe, expect, it } from 'vitest';
import { PALETTES } from '../../src/match/people.js';
import type { Picture, Shows } from '../../src/present/picture.js';
import { drawNow, sceneOf } from '../../src/render/index.js';
import { emblem } from '../../src/render/emblem.js';
import { ON_PAPER } from '../../src/render/battletech/bars.js';
import { PANEL, sideLook } from '../../src/render/colours.js';
import { darkened, inPalette } from '../../src/render/palettes.js';
import { inOrder, type Colour, type Scene } from '../../src/render/scene.js';
import { kinds as battletechKinds } from '../support/battletech-kinds.js';
import { pictureOf, playPhases, shipped, type PlayedPhase } from '../support/played.js';
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

/** Words of a picture that are hard to read. */
function faintIn(picture: Picture, palette: (typeof PALETTES)[number]): readonly string[] {
  const scene = sceneOf({ ...picture, palette });
  const order = inOrder(scene.shapes);
  return textsOf(scene).flatMap((text) => {
    const stands = standsOut(scene, text, order);
    return stands < LEGIBLE ? [`${text.tag} „${text.text}“ ${text.colour} ${stands.toFixed(1)}`] : [];
  });
}

/** Sheets of matches that went on until units were lost: of both levels, whole, short, and as cards. */
const sheets = (['battletech/lance-duel', 'battletech/four-against-two'] as const).flatMap((id) => {
  const phases = playPhases(shipped(id), 5, 30);
  const [first, last] = [phases[0], phases.at(-1)];
  const shot = phases.findLast(({ events }) =>
    events.some(({ type }) => type === 'ShotFired' || type === 'ShotResolved'),
  );
  if (!first || !last || !shot) throw new Error(`nothing was played in ${id}`);
  const units = last.after.game.units.map((unit) => unit.id);
  const picture = (phase: PlayedPhase, shows: Extract<Shows, { kind: 'sheets' }>): Picture => ({
    ...pictureOf(phase, shows),
    before: phase === last ? first.after : phase.before,
  });
  return [shot, last].flatMap((phase): readonly (readonly [string, Picture])[] => [
    ...units.map((unit) => [`${id} ${unit}`, picture(phase, { kind: 'sheets', units: [unit] })] as const),
    [`${id} all`, picture(phase, { kind: 'sheets', units })],
    [`${id} cards`, picture(phase, { kind: 'sheets', units, short: true })],
  ]);
});

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
    for (const [name, picture] of pictures) expect(faintIn(picture, palette), name).toEqual([]);
  });

  it('P-05 lets every word of every record sheet stand out from its ground, whole or short, of whole units and of wrecks', () => {
    for (const [name, picture] of sheets) expect(faintIn(picture, palette), name).toEqual([]);
  });

  it('issue 14: of a bar on paper what is there stands out more than what is not, so that no empty one looks full', () => {
    const colour = (light: Colour): Colour => (palette === 'dark' ? darkened(light) : light);
    for (const vision of VISIONS) {
      const seen = (one: Colour): number => difference(colour(one), colour(PANEL), vision);
      expect(seen(ON_PAPER.armor)).toBeGreaterThan(2 * seen(ON_PAPER.track));
      expect(seen(ON_PAPER.heat)).toBeGreaterThan(2 * seen(ON_PAPER.track));
      expect(difference(colour(ON_PAPER.heat), colour(ON_PAPER.track), vision)).toBeGreaterThan(APART);
    }
  });

  it('P-05 tells points that are left, went now and had gone before apart, and from their sheet, for any vision', () => {
    const states = ['left', 'new', 'gone'] as const;
    for (const [name, picture] of sheets) {
      const scene = sceneOf({ ...picture, palette });
      const fills = states.map((state) => [
        ...new Set(
          scene.shapes.flatMap((shape) =>
            shape.tag.endsWith(`:armor:${state}`) && shape.kind !== 'text' ? [shape.fill ?? ''] : [],
          ),
        ),
      ]);
      for (const vision of VISIONS)
        fills.forEach((some, i) =>
          fills
            .slice(i + 1)
            .forEach((others) =>
              some.forEach((one) =>
                others.forEach((other) =>
                  expect(difference(one, other, vision), `${name} ${one} ${other} ${vision}`).toBeGreaterThan(APART),
                ),
              ),
            ),
        );
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
