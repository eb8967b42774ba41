import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.js';
import { SHEETS_IN_REPORT, type Picture, type Shows } from '../../../src/present/picture.js';
import { CANVAS, MAP_BOX, PANEL_BOX, PHONE_WIDTH } from '../../../src/render/canvas.js';
import { drawNow, sceneOf } from '../../../src/render/index.js';
import { overlap } from '../../../src/render/labels.js';
import { textBox } from '../../../src/render/measure.js';
import type { Box, Scene } from '../../../src/render/scene.js';
import { battletech } from '../../../src/rules/battletech/index.js';
import type { BattleTech } from '../../../src/rules/battletech/battletech.js';
import type { SeenState } from '../../../src/rules/battletech/seen.js';
import { hexAt } from '../../../src/rules/geometry/hex/hex.js';
import { unitId } from '../../../src/rules/kernel/ids.js';
import { playPhases, shipped, type PlayedPhase } from '../../support/played.js';
import { MAP, textsOf, WHOLE, type TextShape } from '../../support/scenes.js';

/** P-01: pictures are drawn for where they are seen: 350 high on a desktop, 314 wide on a phone. */

const played = playPhases(shipped('battletech/lance-duel'), 3, 6);
const LARGEST_PICTURE = 250 * 1024;

/** What a phone must show without a tap: titles, names, badges, who is hurt. */
const ON_A_PHONE = [/^header:phase/, /:label$/, /:name$/, /:dealt$/, /^outside:/, /:damage$/, /:changes$/, /^fall:/];
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
];
/** What of a map must not lie under other writing. */
const ON_THE_MAP = [/^unit:.*:label$/, /:dealt$/, /^outside:/, /^fall:/, /^letter:/, /^points:/, /^draft:/];

const is = (text: TextShape, tags: readonly RegExp[]): boolean => tags.some((tag) => tag.test(text.tag));

/** The last phase of a kind with the most events. */
function busiest(phase: SeenState['phase']): PlayedPhase {
  const [found] = played
    .filter(({ after }) => after.game.phase === phase)
    .sort((a, b) => b.events.length - a.events.length);
  if (!found) throw new Error(`no ${phase} was played`);
  return found;
}

/** A picture with so many units, of those that there are in turn; those that are new stand in free hexes between them. */
function crowd(
  phase: PlayedPhase,
  count: number,
  shows: Shows<BattleTech>,
  locale: Picture['locale'],
): Picture<BattleTech> {
  const { game } = phase.after;
  if (game.level !== 'standard') throw new Error('a match of the standard level');
  const names = new Set(game.units.slice(0, count).map(({ id }) => id));
  const taken = new Set<string>(game.units.flatMap(({ place }) => (place ? [place.hex] : [])));
  const more = Array.from({ length: Math.max(0, count - game.units.length) }, (_, i) => {
    const model = game.units[i % game.units.length];
    if (!model) throw new Error('no units');
    let hex = hexAt(4 + (i % 3), 7 + i);
    for (let row = 7 + i; taken.has(hex); row++) hex = hexAt(4 + (i % 3), row);
    taken.add(hex);
    return { ...model, id: unitId(`${model.id}-2`), status: 'active', place: { hex, facing: 0 } } as const;
  });
  const units = [...game.units.filter(({ id }) => names.has(id)), ...more];
  const some = (view: typeof phase.after) => ({ ...view, game: { ...game, ...view.game, level: game.level, units } });
  const known = new Set<string>(units.map(({ id }) => id));
  const told = phase.events.filter(
    (event) => (!('unit' in event) || known.has(event.unit)) && (!('target' in event) || known.has(event.target ?? '')),
  );
  return {
    game: 'battletech',
    view: some(phase.after),
    before: phase.before,
    events: told,
    shows,
    locale,
    sides: phase.after.sides.map((id) => ({ id, title: { en: id, fr: id, ru: id } })),
  };
}

const inside = (box: Box, within: Box): boolean =>
  box.x >= within.x - 0.5 &&
  box.y >= within.y - 0.5 &&
  box.x + box.width <= within.x + within.width + 0.5 &&
  box.y + box.height <= within.y + within.height + 0.5;

/** Every kind of map picture: of each phase, whole, and with what is drawn on request. */
function kinds(count: number, locale: Picture['locale']): readonly (readonly [string, Picture<BattleTech>])[] {
  const move = busiest('movement');
  const { view } = crowd(move, count, MAP, locale);
  const unit = view.game.units.find(({ status, place }) => status === 'active' && place !== null);
  if (!unit) throw new Error('nobody is on the map');
  const asked = (['reach', 'odds'] as const).flatMap((about) => {
    const told = battletech.inspect(
      {
        ...move.after,
        game: { ...view.game, units: view.game.units.map((one) => ({ ...one, moved: null })) } as SeenState,
      },
      about === 'reach' ? { about, unit: unit.id, mode: 'walk' } : { about, unit: unit.id, target: null, from: null },
    );
    return told.ok ? [[about, { kind: 'answer', answer: told.value }] as const] : [];
  });
  const letters = {
    kind: 'letters',
    unit: unit.id,
    places: ['0709 NE', '0910', '0910 S', '0711'].map((place, i) => ({ letter: 'ABCD'.charAt(i), place })),
  } as const;
  const draft = { kind: 'draft', unit: unit.id, mode: 'walk', steps: 'L' } as const;
  return [
    ...(['deployment', 'movement', 'weapons', 'physical', 'heat', 'end'] as const).flatMap((phase) =>
      played.some(({ after }) => after.game.phase === phase)
        ? [[phase, crowd(busiest(phase), count, MAP, locale)] as const]
        : [],
    ),
    ['whole', crowd(busiest('weapons'), count, WHOLE, locale)],
    ['cards', cardsOf(crowd(busiest('weapons'), count, MAP, locale))],
    ...[...asked, ['letters', letters] as const, ['draft', draft] as const].map(
      ([name, overlay]) => [name, crowd(move, count, { kind: 'map', crop: 'action', overlay }, locale)] as const,
    ),
  ];
}

/** The cards of the first units, since the match began: then most has changed. */
const cardsOf = (picture: Picture<BattleTech>): Picture<BattleTech> => ({
  ...picture,
  before: played[0]?.after ?? null,
  shows: {
    kind: 'sheets',
    short: true,
    units: picture.view.game.units.slice(0, SHEETS_IN_REPORT).map(({ id }) => id),
  },
});

/** What is wrong with a scene, in words. */
function faults(scene: Scene): readonly string[] {
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

/** Texts of a card do not leave it. */
const ownCards = (scene: Scene): readonly string[] => {
  const cards = scene.shapes.flatMap((shape) => (shape.kind === 'box' && shape.tag === 'card' ? [shape.box] : []));
  return textsOf(scene)
    .filter((text) => text.tag.startsWith('card:') && !cards.some((card) => inside(textBox(text), card)))
    .map(({ tag, text }) => `${tag} „${text}“ leaves its card`);
};

describe('pictures made for where they are seen', () => {
  const title = 'P-01 every kind of map keeps to ratio and type, hides no label and cuts none, of %s units; cards too';
  it.each([4, 12])(title, (count) => {
    for (const locale of LOCALES)
      for (const [name, picture] of kinds(count, locale)) {
        const scene = sceneOf(picture);
        expect([...faults(scene), ...ownCards(scene)], `${name} ${locale}`).toEqual([]);
      }
  });

  it('P-01 a map of twelve units weighs at most 250 KiB, and so do cards', () => {
    const picture = crowd(busiest('weapons'), 12, MAP, 'ru');
    for (const one of [picture, cardsOf(picture)]) expect(drawNow(one).png.length).toBeLessThanOrEqual(LARGEST_PICTURE);
  });
});
