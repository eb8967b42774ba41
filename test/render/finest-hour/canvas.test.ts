import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.js';
import { PALETTES } from '../../../src/match/people.js';
import type { Picture } from '../../../src/present/picture.js';
import { finestHourScene } from '../../../src/render/finest-hour/index.js';
import { paint } from '../../../src/render/paint.js';
import { sceneOf as sceneIn } from '../../../src/render/index.js';
import { encodePng } from '../../../src/render/png.js';
import { textBox } from '../../../src/render/measure.js';
import { inOrder, LEGIBLE, SCENE_WIDTH, type Scene } from '../../../src/render/scene.js';
import type { FinestHour } from '../../../src/rules/finest-hour/finest-hour.js';
import { standsOut } from '../../support/colour-vision.js';
import { kinds } from '../../support/finest-hour-kinds.js';
import { tagged, textsOf } from '../../support/scenes.js';
import { faults, leavingCards } from '../../support/seen-scenes.js';

/** P-01: pictures of Their Finest Hour are drawn for where they are seen: 350 high on a desktop and 314 wide on a phone. */

const LARGEST_PICTURE = 250 * 1024;
const LEGIBLE_CONTRAST = 4.5;

/** Sheets as a reader opens them alone; all other pictures are a channel's. */
const isOpened = ({ shows }: Picture<FinestHour>): boolean => shows.kind === 'sheets' && !shows.short;

describe('pictures of the sky made for where they are seen', () => {
  const title = 'P-01 every kind keeps to ratio and type, hides no label and cuts none, of %s aircraft; cards too';
  it.each([4, 12])(title, (count) => {
    for (const locale of LOCALES)
      for (const [name, picture] of kinds(count, locale)) {
        if (isOpened(picture)) continue;
        const scene = finestHourScene(picture);
        expect([...faults(scene), ...leavingCards(scene)], `${name} ${locale}`).toEqual([]);
      }
  });

  it('P-01 sheets that are opened are legible on a phone, and no words overlap or are cut', () => {
    for (const locale of LOCALES)
      for (const [name, picture] of kinds(12, locale).filter(([, each]) => isOpened(each))) {
        const boxes = textsOf(finestHourScene(picture)).map((text) => ({ ...textBox(text), text }));
        expect(Math.min(...boxes.map(({ text }) => text.size)), name).toBeGreaterThanOrEqual(LEGIBLE);
        expect(Math.max(...boxes.map(({ x, width }) => x + width)), name).toBeLessThanOrEqual(SCENE_WIDTH);
        const clashes = boxes.flatMap((a, n) =>
          boxes.slice(n + 1).filter((b) => {
            const beside = a.x + a.width <= b.x + 0.6 || b.x + b.width <= a.x + 0.6;
            return !beside && Math.abs(a.text.at[1] - b.text.at[1]) < 11;
          }),
        );
        expect(
          clashes.map(({ text }) => text.text),
          `${name} ${locale}`,
        ).toEqual([]);
      }
  });

  it('P-01 an aircraft has a place in the sky or a mark at its edge, never both, and a row beside it', () => {
    for (const [name, picture] of kinds(12, 'en')) {
      if (picture.shows.kind !== 'map' || picture.shows.overlay?.kind === 'letters') continue;
      const scene = finestHourScene(picture);
      for (const { id, status } of picture.view.game.aircraft) {
        const has = (tag: string): boolean => tagged(scene, tag).length > 0;
        const marked = has(`outside:${id}`);
        const flies = status === 'flying';
        expect([has(`unit:${id}:figure`), has(`unit:${id}:label`), marked], `${name} ${id}`).toEqual([
          flies && !marked,
          flies && !marked,
          marked,
        ]);
        if (picture.shows.overlay === null) expect(has(`force:${id}:name`), `${name} ${id}`).toBe(true);
      }
    }
  });

  it('P-01 who flies outside of what is shown is marked at its edge with the distance', () => {
    const sceneOf = (name: string): Scene => {
      const picture = kinds(12, 'en').find(([each]) => each === name)?.[1];
      if (!picture) throw new Error(`no ${name}`);
      return finestHourScene(picture);
    };
    // Among the letters of where it can end only its enemies, whom it flies at.
    const ends = tagged(sceneOf('ends'), 'outside:').map(({ tag }) => tag.replace(/-.*/u, ''));
    expect(new Set(ends)).toEqual(new Set(['outside:Bf']));
    const [mark] = textsOf(sceneOf('reach-evasion-Red-2')).filter(({ tag }) => tag === 'outside:Bf-6');
    expect(mark?.text).toMatch(/^[→↗] ● Bf-6 \d+\u00a0cm$/u);
  });

  it.each(PALETTES)('P-05 every word of every kind stands out from its ground on %s paper', (palette) => {
    const faint = (scene: Scene): readonly string[] => {
      const order = inOrder(scene.shapes);
      return textsOf(scene).flatMap((text) => {
        const stands = standsOut(scene, text, order);
        return stands < LEGIBLE_CONTRAST ? [`${text.tag} „${text.text}“ ${text.colour} ${stands.toFixed(1)}`] : [];
      });
    };
    for (const [name, picture] of kinds(12, 'en')) expect(faint(sceneIn({ ...picture, palette })), name).toEqual([]);
  });

  it('P-01 every picture of twelve aircraft weighs at most 250 KiB', () => {
    for (const [name, picture] of kinds(12, 'ru')) {
      expect(weightOf(picture), name).toBeLessThanOrEqual(LARGEST_PICTURE);
    }
  });
});

/** The bytes of a picture with as many colours as any has. */
function weightOf(picture: Picture<FinestHour>): number {
  const canvas = paint(finestHourScene(picture));
  const { width, height, stride } = canvas;
  return encodePng({ width, height, stride, bytes: canvas.toBuffer('raw') }).length;
}
