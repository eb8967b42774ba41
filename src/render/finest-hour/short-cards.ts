import { wordIn } from '../../games/finest-hour/present/names.js';
import { isFlying } from '../../rules/finest-hour/aircraft.js';
import type { Aircraft } from '../../rules/finest-hour/types.js';
import { CANVAS, CANVAS_SCALE, TYPE } from '../canvas.js';
import { FAINT, GONE, HURT, INK, NIGHT, PANEL, PAPER, RULE, sideLook } from '../colours.js';
import { emblem } from '../emblem.js';
import { cut, textWidth, wrap } from '../measure.js';
import { writing } from '../panel.js';
import type { Box, Point, Scene, Shape } from '../scene.js';
import { leads } from './aircraft.js';
import { attributeWords, kindWords, stateWords, unmarkedWords, weaponGroups, weaponWords } from './card-words.js';
import { figure } from './figure.js';
import { rose } from './rose.js';
import { BADGES, repBadge, signsOf } from './signs.js';
import type { Spoken } from './spoken.js';

/** Cards of a report: up to four aircraft that changed in one picture, each from above with its arcs, how it is, and what it can still do. */

const GAP = 4;
const CARD = { width: (CANVAS.width - 3 * GAP) / 2, height: (CANVAS.height - 3 * GAP) / 2 };
const PAD = 6;
const HEAD = 22;
const FIGURE = 92;
const LINE = 12.6;
const NAME_SIZE = 12.5;

/** Cards of aircraft, two abreast; without a second row the picture ends below the first, for it is shown no larger than its width. */
export function shortCards(picture: Spoken, shown: readonly Aircraft[]): Scene {
  return {
    width: CANVAS.width,
    height: GAP + Math.ceil(shown.length / 2) * (CARD.height + GAP),
    scale: CANVAS_SCALE,
    background: PANEL,
    ground: null,
    shapes: shown.flatMap((one, i) => {
      const at: Point = [GAP + (i % 2) * (CARD.width + GAP), GAP + Math.floor(i / 2) * (CARD.height + GAP)];
      return card(one, picture, { x: at[0], y: at[1], ...CARD });
    }),
  };
}

function card(one: Aircraft, picture: Spoken, box: Box): readonly Shape[] {
  const tag = `card:${one.id}`;
  const look = sideLook(picture.view.sides, one.side);
  const [left, right] = [box.x + PAD, box.x + box.width - PAD];
  const y = box.y + HEAD / 2;
  const name = cut(one.id, NAME_SIZE, true, right - left - 15);
  const signs = badges(one, picture, [left + 20 + textWidth(name, NAME_SIZE, true), y], tag);
  const middle: Point = [left + FIGURE / 2 - 2, box.y + HEAD + FIGURE / 2 + 4];
  return [
    { kind: 'box', box, round: 5, fill: PAPER, stroke: RULE, width: 1, layer: 'tint', tag: 'card' },
    emblem(look, [left + 5, y], 5.2, 'writing', `${tag}:side:${one.side}`),
    writing(name, [left + 15, y], `${tag}:name`, { size: NAME_SIZE, bold: true }),
    ...signs,
    ...rose(one, middle, FIGURE / 2 - 2, tag),
    ...figure(
      one.profile.silhouette,
      { at: middle, size: 25, heading: 0 },
      {
        fill: isFlying(one) ? look.fill : GONE,
        ink: look.ink,
        rim: NIGHT,
        casing: '#00000000',
        layer: 'token',
        tag: `${tag}:figure`,
      },
    ),
    ...column(one, picture, {
      x: left + FIGURE + 5,
      y: box.y + HEAD + 1,
      width: right - left - FIGURE - 5,
      height: box.height - HEAD - 4,
    }),
  ];
}

/** REP and signs in a row; those that it did not have before are framed in red. */
function badges(one: Aircraft, { view, before }: Spoken, [from, y]: Point, tag: string): readonly Shape[] {
  const was = before?.game.aircraft.find(({ id }) => id === one.id);
  const had = was && before ? signsOf(was, leads(before.game, was)) : null;
  let x = from;
  const signs = signsOf(one, leads(view.game, one)).map((sign) => ({
    ...BADGES[sign],
    isNew: had !== null && !had.includes(sign),
  }));
  return [{ ...repBadge(one), isNew: false }, ...signs].flatMap(
    ({ text, tag: name, fill, ink, isNew }): readonly Shape[] => {
      const width = Math.max(14, textWidth(text, TYPE.read, true) + 5);
      const box: Box = { x, y: y - 7, width, height: 14 };
      const own = `${tag}:marker:${name}`;
      x += width + 3;
      return [
        {
          kind: 'box',
          box,
          round: 3,
          fill,
          stroke: isNew ? HURT : INK,
          width: isNew ? 2 : 0.8,
          layer: 'line',
          tag: isNew ? `${own}:new` : own,
        },
        writing(text, [box.x + width / 2, y], `${own}:sign`, { bold: true, centre: true, colour: ink }),
      ];
    },
  );
}

/** A paragraph of a card, and how it looks. */
interface Said {
  readonly text: string;
  readonly part: string;
  readonly bold?: boolean;
  readonly colour?: typeof INK;
}

/** Beside the figure, in whole paragraphs: where it would be too much, the arcs are only drawn. */
function column(one: Aircraft, picture: Spoken, box: Box): readonly Shape[] {
  const lines = (arcs: boolean): readonly Said[] =>
    paragraphs(one, picture, arcs).flatMap((said) =>
      wrap(said.text, TYPE.read, said.bold ?? false, box.width).map((text) => ({ ...said, text })),
    );
  const full = lines(true);
  const shown = full.length * LINE <= box.height ? full : lines(false);
  return shown.map(({ text, part, bold = false, ...look }, i) =>
    writing(cut(text, TYPE.read, bold, box.width), [box.x, box.y + (i + 0.5) * LINE], `card:${one.id}:${part}`, {
      bold,
      ...look,
    }),
  );
}

/** How it is, what it is, its weapons with their dice, what sets it apart, what it did this turn. */
function paragraphs(one: Aircraft, { view, before, tongue }: Spoken, arcs: boolean): readonly Said[] {
  const was = before?.game.aircraft.find(({ id }) => id === one.id) ?? null;
  const state = stateWords(one, tongue).join(' · ');
  const isNew = was !== null && stateWords(was, tongue).join(' · ') !== state;
  const kind: readonly Said[] = [
    { text: state, part: isNew ? 'changes' : 'standing', bold: true, colour: isNew ? HURT : INK },
    { text: kindWords(one, view.game, tongue).join(' · '), part: 'kind', colour: FAINT },
  ];
  const rest: readonly Said[] = [
    ...weaponGroups(one).flatMap((weapons): readonly Said[] => [
      { text: weapons.map(({ name }) => wordIn(name, tongue)).join(', '), part: 'weapon', bold: true },
      { text: weaponWords(one, weapons, view.game, tongue, arcs), part: 'values' },
    ]),
    { text: attributeWords(one, tongue), part: 'attributes', colour: INK },
    { text: unmarkedWords(one, view.game, tongue).join(' · '), part: 'done' },
  ];
  return [...kind, ...(isFlying(one) ? rest : [])].filter(({ text }) => text !== '');
}
