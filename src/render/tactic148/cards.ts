import type { Tongue } from '../../games/tactic148/words/index.js';
import { nameOf, t } from '../../i18n/index.js';
import { READABLE_SHEETS, type Shows } from '../../present/picture.js';
import type { Spoken } from './spoken.js';
import { placeText, wordIn } from '../../games/tactic148/present/names.js';
import type { SideId } from '../../rules/kernel/ids.js';
import type { Character, Weapon } from '../../rules/tactic148/types.js';
import type { Tactic148, TacticView } from '../../rules/tactic148/tactic148.js';
import { paragraph, stack, words, type Block } from '../blocks.js';
import { abreast, INNER, parted } from '../cards.js';
import { FAINT, INK, RED, sideLook } from '../colours.js';
import { emblem } from '../emblem.js';
import { textWidth, wrap } from '../measure.js';
import { LEGIBLE, type Scene, type Shape } from '../scene.js';
import { doneWords, valuesBlock } from './card-values.js';
import { MARKER_BADGES, markersOf } from './figures.js';
import { shortCards } from './short-cards.js';
import { silhouette, SILHOUETTE_WIDTH } from './silhouettes.js';

/** The reference cards of some characters, the two squads side by side. */
export function cardsScene(picture: Spoken, shows: Extract<Shows<Tactic148>, { kind: 'sheets' }>): Scene {
  const { view, before, tongue } = picture;
  const shown = view.game.characters.filter(({ id }) => shows.units.some((label) => label === id));
  if (shows.short) return shortCards(picture, shown.slice(0, READABLE_SHEETS));
  const squads = view.sides.map((side) => shown.filter((one) => one.side === side));
  const parts = inRows(squads).map((one) =>
    cardParts(one, before?.game.characters.find(({ id }) => id === one.id) ?? null, view, tongue),
  );
  const only = parts.length === 1 ? parts[0] : undefined;
  return only ? parted(only.who, only.values) : abreast(parts.map(({ who, values }) => stack([who, values])));
}

/** A card in two parts: who it is and how they stand, and the values of both of its sides. */
interface Card {
  readonly who: Block;
  readonly values: Block;
}

/** One of each squad in turn while both have any left, so that each has a column of its own. */
function inRows(squads: readonly (readonly Character[])[]): readonly Character[] {
  const most = Math.max(0, ...squads.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => squads.flatMap((squad) => squad[i] ?? [])).flat();
}

function cardParts(one: Character, before: Character | null, { game, sides }: TacticView, tongue: Tongue): Card {
  const { card, id } = one;
  if (one.status === 'eliminated') return { who: goneBlock(one, before, sides, tongue), values: NOTHING };
  const turned = before !== null && one.wounded && !before.wounded;
  return {
    who: stack([
      title(one, sides, tongue),
      role(one, tongue),
      // Before the deployment nobody stands anywhere; so do the cards that are shown out of any match.
      paragraph(game.phase === 'set-up' ? '' : standing(one, turned, tongue), INNER, `card:${id}:standing`, {
        bold: turned,
      }),
      markers(one, before),
      ...card.healthy.weapons.map((weapon) => weaponBlock(weapon, id, tongue)),
      paragraph(doneWords(one, tongue), INNER, `card:${id}:done`, { faint: true }),
    ]),
    values: valuesBlock(one, turned, tongue, INNER),
  };
}

/** The card of an eliminated character: struck out, in red when it fell just now; its values matter no more. */
function goneBlock(one: Character, before: Character | null, sides: readonly SideId[], tongue: Tongue): Block {
  const fell = before !== null && before.status !== 'eliminated';
  const head = title(one, sides, tongue);
  const strike: Shape = {
    kind: 'path',
    closed: false,
    points: [
      [0, head.height / 2],
      [INNER, head.height / 2],
    ],
    stroke: fell ? RED : FAINT,
    width: fell ? 2.4 : 1.6,
    layer: 'writing',
    tag: `card:${one.id}:eliminated${fell ? ':new' : ''}`,
  };
  const words = nameOf(tongue, 'tactic148.status', one.status);
  return stack([
    { ...head, shapes: [...head.shapes, strike] },
    role(one, tongue),
    paragraph(words, INNER, `card:${one.id}:standing`, { bold: true }),
  ]);
}

const role = ({ id, card }: Character, tongue: Tongue): Block => {
  const skills = card.skills.map((skill) => nameOf(tongue, 'tactic148.skill', skill));
  return paragraph([wordIn(card.role, tongue), ...skills].join(' · '), INNER, `card:${id}:role`, { faint: true });
};

const NOTHING: Block = { shapes: [], height: 0 };

/** Side, label and points. */
function title({ id, side, card }: Character, sides: readonly SideId[], tongue: Tongue): Block {
  return {
    height: 18,
    shapes: [
      emblem(sideLook(sides, side), [7, 9], 6.5, 'token', `card:${id}:side:${side}`),
      words(id, [18, 9], `card:${id}`, { bold: true, size: 13 }),
      words(t(tongue, 'tactic148.picture.points', { points: card.points }), [INNER, 9], `card:${id}:points`, {
        align: 'right',
        colour: FAINT,
      }),
    ],
  };
}

/** Where it stands, and which side its card shows. */
function standing({ status, at, wounded }: Character, turned: boolean, tongue: Tongue): string {
  switch (status) {
    case 'waiting':
      return nameOf(tongue, 'tactic148.status', status);
    case 'eliminated':
      return nameOf(tongue, 'tactic148.status', status);
    case 'active': {
      const side = turned
        ? t(tongue, 'tactic148.picture.woundedNow')
        : nameOf(tongue, 'tactic148.card-side', String(wounded));
      return [...(at ? [placeText(at, tongue)] : []), side].join(' · ');
    }
  }
}

/** The markers on it; those that it did not have before are framed in red. */
function markers(one: Character, before: Character | null): Block {
  const had = before ? markersOf(before) : null;
  const has = markersOf(one).flatMap((marker) => (marker === 'wounded-side' ? [] : [marker]));
  if (has.length === 0) return NOTHING;
  let x = 0;
  const shapes = has.flatMap((marker): readonly Shape[] => {
    const { text, fill, ink } = MARKER_BADGES[marker];
    const width = textWidth(text, LEGIBLE, true) + 8;
    const isNew = had !== null && !had.includes(marker);
    const box = { x: x + 1, y: 1, width, height: 15 };
    const tag = `card:${one.id}:marker:${marker}`;
    x += width + 5;
    return [
      {
        kind: 'box',
        box,
        round: 3,
        fill,
        stroke: isNew ? RED : INK,
        width: isNew ? 2.2 : 0.8,
        layer: 'token',
        tag: isNew ? `${tag}:new` : tag,
      },
      words(text, [box.x + width / 2, 8.5], `${tag}:sign`, { align: 'center', bold: true, colour: ink }),
    ];
  });
  return { shapes, height: 17 };
}

/** A weapon's outline and name. */
function weaponBlock({ id, name, silhouette: kind, machineGun }: Weapon, unit: string, tongue: Tongue): Block {
  const left = SILHOUETTE_WIDTH + 6;
  const text = [wordIn(name, tongue), ...(machineGun ? [t(tongue, 'tactic148.picture.machineGun')] : [])].join(', ');
  const lines = wrap(text, LEGIBLE, false, INNER - left);
  const height = Math.max(16, lines.length * 13);
  const tag = `card:${unit}:weapon:${id}`;
  return {
    height,
    shapes: [
      ...silhouette(kind, [0, height / 2 - 7], tag),
      ...lines.map((line, i) => words(line, [left, height / 2 + (i - (lines.length - 1) / 2) * 13], tag)),
    ],
  };
}
