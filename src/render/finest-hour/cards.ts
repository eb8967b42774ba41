import { wordIn } from '../../games/finest-hour/present/names.js';
import { READABLE_SHEETS, type Shows } from '../../present/picture.js';
import { isFlying } from '../../rules/finest-hour/aircraft.js';
import type { FinestHour } from '../../rules/finest-hour/finest-hour.js';
import type { Aircraft } from '../../rules/finest-hour/types.js';
import { paragraph, stack, words, type Block } from '../blocks.js';
import { abreast, INNER, parted } from '../cards.js';
import { FAINT, GONE, HURT, INK, NIGHT, sideLook } from '../colours.js';
import { emblem } from '../emblem.js';
import { textWidth } from '../measure.js';
import type { Scene, Shape } from '../scene.js';
import { leads } from './aircraft.js';
import { attributeWords, kindWords, stateWords, turnWords, weaponWords } from './card-words.js';
import { figure } from './figure.js';
import { rose } from './rose.js';
import { shortCards } from './short-cards.js';
import { BADGES, repBadge, signsOf } from './signs.js';
import type { Spoken } from './spoken.js';

/** The status cards of some aircraft, the sides abreast. */
export function cardsScene(picture: Spoken, shows: Extract<Shows<FinestHour>, { kind: 'sheets' }>): Scene {
  const { view } = picture;
  const shown = view.game.aircraft.filter(({ id }) => shows.units.some((label) => label === id));
  if (shows.short) return shortCards(picture, shown.slice(0, READABLE_SHEETS));
  const squadrons = view.sides.map((side) => shown.filter((one) => one.side === side));
  const parts = inRows(squadrons).map((one) => cardParts(one, picture));
  const only = parts.length === 1 ? parts[0] : undefined;
  return only ? parted(only.who, only.values) : abreast(parts.map(({ who, values }) => stack([who, values])));
}

/** One of each side in turn while both have any left, so that each has a column of its own. */
function inRows(squadrons: readonly (readonly Aircraft[])[]): readonly Aircraft[] {
  const most = Math.max(0, ...squadrons.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => squadrons.flatMap((squadron) => squadron[i] ?? [])).flat();
}

/** A card in two parts: who it is and how it stands, and what it can do. */
function cardParts(one: Aircraft, picture: Spoken): { readonly who: Block; readonly values: Block } {
  const { view, before, tongue } = picture;
  const { game } = view;
  const tag = `card:${one.id}`;
  const was = before?.game.aircraft.find(({ id }) => id === one.id) ?? null;
  const hurt = stateWords(one, tongue).join(' · ');
  const isNew = was !== null && hurt !== stateWords(was, tongue).join(' · ');
  return {
    who: stack([
      title(one, picture, tag),
      paragraph(kindWords(one, game, tongue).join(' · '), INNER, `${tag}:kind`, { faint: true }),
      recoloured(paragraph(hurt, INNER, `${tag}:standing`, { bold: true }), isNew),
      portrait(one, picture, tag),
      paragraph(turnWords(one, game, tongue).join(' · '), INNER, `${tag}:done`),
    ]),
    values: stack([
      ...one.profile.weapons.map((weapon) =>
        stack(
          [
            paragraph(wordIn(weapon.name, tongue), INNER, `${tag}:weapon:${weapon.id}`, { bold: true }),
            paragraph(weaponWords(one, [weapon], game, tongue), INNER, `${tag}:weapon:${weapon.id}:values`),
          ],
          0,
        ),
      ),
      paragraph(attributeWords(one, tongue), INNER, `${tag}:attributes`),
    ]),
  };
}

/** What is new since the last picture is red. */
const recoloured = (block: Block, isNew: boolean): Block =>
  isNew
    ? { ...block, shapes: block.shapes.map((shape) => (shape.kind === 'text' ? { ...shape, colour: HURT } : shape)) }
    : block;

/** Side, label, worth and signs. */
function title(one: Aircraft, { view }: Spoken, tag: string): Block {
  const badges = [repBadge(one), ...signsOf(one, leads(view.game, one)).map((sign) => BADGES[sign])];
  let x = 24 + textWidth(one.id, 13, true);
  return {
    height: 18,
    shapes: [
      emblem(sideLook(view.sides, one.side), [7, 9], 6.5, 'token', `${tag}:side:${one.side}`),
      words(one.id, [18, 9], tag, { bold: true, size: 13, colour: isFlying(one) ? INK : FAINT }),
      ...badges.flatMap(({ text, tag: name, fill, ink }): readonly Shape[] => {
        const width = Math.max(15, textWidth(text, 11, true) + 6);
        const box = { x, y: 1.5, width, height: 15 };
        x += width + 3;
        return [
          { kind: 'box', box, round: 3, fill, stroke: INK, width: 0.8, layer: 'token', tag: `${tag}:marker:${name}` },
          words(text, [box.x + width / 2, 9], `${tag}:marker:${name}:sign`, {
            align: 'center',
            bold: true,
            colour: ink,
          }),
        ];
      }),
    ],
  };
}

/** The silhouette with the arcs of its weapons around it. */
function portrait(one: Aircraft, { view }: Spoken, tag: string): Block {
  const at = [INNER / 2, 46] as const;
  const look = sideLook(view.sides, one.side);
  return {
    height: 92,
    shapes: [
      ...rose(one, at, 44, tag),
      ...figure(
        one.profile.silhouette,
        { at, size: 26, heading: 0 },
        {
          fill: isFlying(one) ? look.fill : GONE,
          ink: look.ink,
          rim: NIGHT,
          casing: '#00000000',
          layer: 'token',
          tag: `${tag}:figure`,
        },
      ),
    ],
  };
}
