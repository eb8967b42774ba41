import { CANVAS, MAP_BOX, PANEL_BOX, PHONE_WIDTH } from '../../src/render/canvas.js';
import { overlap } from '../../src/render/labels.js';
import { textBox } from '../../src/render/measure.js';
import type { Box, Scene } from '../../src/render/scene.js';
import { textsOf, type TextShape } from './scenes.js';

/** P-01: what is wrong with a picture of a channel where it is seen: 350 high on a desktop and 314 wide on a phone. */

/** What a phone must show without a tap: titles, names, badges, who is hurt. */
const ON_A_PHONE = [
  /^header:phase/,
  /:label$/,
  /:name$/,
  /:dealt$/,
  /:result$/,
  /:chance$/,
  /^letter:/,
  /^outside:/,
  /:damage$/,
  /:changes$/,
  /^fall:/,
];
/** What is read when the picture is opened. */
const WHEN_OPENED = [
  /^legend:words/,
  /:modifier$/,
  /^number:/,
  /:facts$/,
  /:changes$/,
  /:status$/,
  /:weapons$/,
  /:effects$/,
  /:now$/,
  /:marker:.*:sign$/,
];
/** What of a map must not lie under other writing. */
const ON_THE_MAP = [
  /^unit:.*:label$/,
  /^figure:.*:label$/,
  /:result$/,
  /:chance$/,
  /^sight:distance/,
  /:dealt$/,
  /^outside:/,
  /^fall:/,
  /^letter:/,
  /^points:/,
  /^draft:/,
];

const is = (text: TextShape, tags: readonly RegExp[]): boolean => tags.some((tag) => tag.test(text.tag));

const inside = (box: Box, within: Box): boolean =>
  box.x >= within.x - 0.5 &&
  box.y >= within.y - 0.5 &&
  box.x + box.width <= within.x + within.width + 0.5 &&
  box.y + box.height <= within.y + within.height + 0.5;

/** What is wrong with a scene, in words. */
export function faults(scene: Scene): readonly string[] {
  const found: string[] = [];
  const ratio = scene.width / scene.height;
  if (ratio < 4 / 3 || ratio > 11 / 7) found.push(`ratio ${ratio}`);
  const inline = 350 / scene.height;
  const phone = PHONE_WIDTH / scene.width;
  const texts = textsOf(scene).filter(({ layer }) => layer !== 'tint' && layer !== 'path');
  for (const text of texts) {
    const box = textBox(text);
    if (text.size * inline < (is(text, WHEN_OPENED) ? 9 : 9.5)) found.push(`${text.tag} is ${text.size} high`);
    if (is(text, ON_A_PHONE) && text.size * phone < (is(text, WHEN_OPENED) ? 5.4 : 6))
      found.push(`${text.tag} is ${text.size * phone} high on a phone`);
    const beside = text.at[0] > PANEL_BOX.x ? PANEL_BOX : { x: 0, y: 0, width: PANEL_BOX.x, height: CANVAS.height };
    const within = text.tag.startsWith('card:') ? { x: 0, y: 0, ...CANVAS } : beside;
    if (text.layer === 'writing' && !inside(box, within)) found.push(`${text.tag} „${text.text}“ sticks out`);
    if (is(text, ON_THE_MAP) && !inside(box, MAP_BOX)) found.push(`${text.tag} „${text.text}“ sticks out of the map`);
  }
  const boxes = texts.map((text) => {
    const box = textBox(text);
    // The room of the letters themselves, without what is kept free above and below.
    return { text, box: { ...box, y: box.y + text.size * 0.2, height: text.size * 0.84 } };
  });
  for (const group of [(t: TextShape) => t.layer === 'writing', (t: TextShape) => is(t, ON_THE_MAP)]) {
    const some = boxes.filter(({ text }) => group(text));
    some.forEach((a, i) =>
      some.slice(i + 1).forEach((b) => {
        if (overlap(a.box, b.box) > 1) found.push(`${a.text.tag} „${a.text.text}“ over ${b.text.tag} „${b.text.text}“`);
      }),
    );
  }
  return found;
}

/** Texts of cards that leave their card. */
export const leavingCards = (scene: Scene): readonly string[] => {
  const cards = scene.shapes.flatMap((shape) => (shape.kind === 'box' && shape.tag === 'card' ? [shape.box] : []));
  return textsOf(scene)
    .filter((text) => text.tag.startsWith('card:') && !cards.some((card) => inside(textBox(text), card)))
    .map(({ tag, text }) => `${tag} „${text}“ leaves its card`);
};
