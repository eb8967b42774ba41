import { wordIn } from '../../games/tactic148/present/names.js';
import type { Tongue } from '../../games/tactic148/words/index.js';
import { nameOf, t } from '../../i18n/index.js';
import { showing } from '../../rules/tactic148/characters.js';
import type { Character } from '../../rules/tactic148/types.js';
import type { TacticView } from '../../rules/tactic148/tactic148.js';
import { CANVAS, CANVAS_SCALE, TYPE } from '../canvas.js';
import { FAINT, GONE, HURT, INK, NIGHT, PANEL, PAPER, RULE, sideLook, WHITE } from '../colours.js';
import { emblem, toward } from '../emblem.js';
import { cut, textWidth, wrap } from '../measure.js';
import { writing } from '../panel.js';
import type { Box, Point, Scene, Shape } from '../scene.js';
import { doneWords, lengthIn } from './card-values.js';
import { MARKER_BADGES, markersOf } from './figures.js';
import { silhouette, SILHOUETTE_WIDTH } from './silhouettes.js';
import { soldier } from './soldiers.js';
import type { Spoken } from './spoken.js';

/** Cards of a report: up to four characters that changed in one picture, each with its figure, how it stands, and what it can still do. */

const GAP = 4;
const CARD = { width: (CANVAS.width - 3 * GAP) / 2, height: (CANVAS.height - 3 * GAP) / 2 };
const PAD = 6;
const HEAD = 22;
const FIGURE = 62;
const LINE = 12;

/** Cards of characters, two abreast; without a second row the picture ends below the first, for it is shown no larger than its width. */
export function shortCards({ view, before, tongue }: Spoken, shown: readonly Character[]): Scene {
  return {
    width: CANVAS.width,
    height: GAP + Math.ceil(shown.length / 2) * (CARD.height + GAP),
    scale: CANVAS_SCALE,
    background: PANEL,
    ground: null,
    shapes: shown.flatMap((one, i) => {
      const was = before?.game.characters.find(({ id }) => id === one.id) ?? null;
      const at: Point = [GAP + (i % 2) * (CARD.width + GAP), GAP + Math.floor(i / 2) * (CARD.height + GAP)];
      return card(one, was, view, tongue, { x: at[0], y: at[1], ...CARD });
    }),
  };
}

function card(one: Character, was: Character | null, view: TacticView, tongue: Tongue, box: Box): readonly Shape[] {
  const tag = `card:${one.id}`;
  const look = sideLook(view.sides, one.side);
  const [left, right] = [box.x + PAD, box.x + box.width - PAD];
  const y = box.y + HEAD / 2;
  const name = cut(one.id, 12.5, true, right - left - 15);
  const role = cut(wordIn(one.card.role, tongue), TYPE.read, false, right - left - 20 - textWidth(name, 12.5, true));
  return [
    { kind: 'box', box, round: 5, fill: PAPER, stroke: RULE, width: 1, layer: 'tint', tag: 'card' },
    emblem(look, [left + 5, y], 5.2, 'writing', `${tag}:side:${one.side}`),
    writing(name, [left + 15, y], `${tag}:name`, { size: 12.5, bold: true }),
    ...(role === '' ? [] : [writing(role, [left + 20 + textWidth(name, 12.5, true), y], `${tag}:role`)]),
    ...base(one, view, [left + FIGURE / 2 - 2, box.y + HEAD + 36], tag),
    ...badges(one, was, [left, box.y + HEAD + 76], tag),
    ...column(one, was, tongue, {
      x: left + FIGURE + 4,
      y: box.y + HEAD + 2,
      width: right - left - FIGURE - 4,
      height: box.height - HEAD - 6,
    }),
  ];
}

/** The figure on its base, which is half empty on the wounded side of the card. */
function base(one: Character, { sides }: TacticView, at: Point, tag: string): readonly Shape[] {
  const look = sideLook(sides, one.side);
  const out = one.status === 'eliminated';
  const radius = 26;
  const disc = { kind: 'circle', at, radius, layer: 'line' } as const;
  return [
    { ...disc, fill: out ? GONE : one.wounded ? WHITE : look.fill, tag: `${tag}:base` },
    ...(one.wounded && !out
      ? [
          {
            kind: 'path',
            closed: true,
            points: Array.from({ length: 13 }, (_, i) => toward(at, 180 + i * 15, radius)),
            fill: look.fill,
            layer: 'line',
            tag: `${tag}:base:wounded`,
          } as const,
        ]
      : []),
    { ...disc, stroke: NIGHT, width: 1.4, tag: `${tag}:base:rim` },
    ...soldier(one, at, 21, {
      fill: out || one.wounded ? NIGHT : look.ink,
      rim: out ? GONE : one.wounded ? WHITE : look.fill,
      layer: 'token',
      tag: `${tag}:soldier`,
    }),
  ];
}

/** The markers, two in a row; those that it did not have before are framed in red. */
function badges(one: Character, was: Character | null, [x, y]: Point, tag: string): readonly Shape[] {
  const had = was ? markersOf(was) : null;
  return markersOf(one).flatMap((marker, i): readonly Shape[] => {
    const { text, fill, ink } = MARKER_BADGES[marker];
    const box: Box = { x: x + 2 + (i % 2) * 28, y: y + Math.floor(i / 2) * 17, width: 25, height: 14 };
    const isNew = had !== null && !had.includes(marker);
    const own = `${tag}:marker:${marker}`;
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
      writing(text, [box.x + box.width / 2, box.y + 7], `${own}:sign`, { bold: true, centre: true, colour: ink }),
    ];
  });
}

/** Beside the figure: how it stands, what it did this turn, its weapons with their dice, how far it goes. */
function column(one: Character, was: Character | null, tongue: Tongue, box: Box): readonly Shape[] {
  const tag = `card:${one.id}`;
  const shapes: Shape[] = [];
  let y = box.y + LINE / 2;
  const say = (
    text: string,
    part: string,
    look: { readonly bold?: boolean; readonly colour?: typeof INK } = {},
  ): void => {
    for (const line of wrap(text, TYPE.read, look.bold ?? false, box.width)) {
      if (y > box.y + box.height - LINE / 2) return;
      shapes.push(writing(line, [box.x, y], `${tag}:${part}`, look));
      y += LINE;
    }
  };
  const { status } = one;
  if (status !== 'active') {
    const fell = status === 'eliminated' && was !== null && was.status !== 'eliminated';
    say(nameOf(tongue, 'tactic148.status', status), 'changes', { bold: true, colour: fell ? HURT : FAINT });
    return shapes;
  }
  const turned = was !== null && one.wounded && !was.wounded;
  const side = turned
    ? t(tongue, 'tactic148.picture.woundedNow')
    : nameOf(tongue, 'tactic148.card-side', String(one.wounded));
  say(side, turned ? 'changes' : 'standing', { bold: true, colour: turned ? HURT : INK });
  say(doneWords(one, tongue), 'done');
  const values = showing(one);
  for (const { id, name, silhouette: kind, long, short } of values.weapons) {
    y += 2;
    shapes.push(
      ...silhouette(kind, [box.x, y - 5], `${tag}:weapon:${id}`).map((shape): Shape => ({ ...shape, layer: 'line' })),
    );
    const room = box.width - SILHOUETTE_WIDTH - 5;
    shapes.push(
      writing(cut(wordIn(name, tongue), TYPE.read, false, room), [box.x + SILHOUETTE_WIDTH + 5, y], `${tag}:weapon`, {
        colour: INK,
      }),
    );
    y += LINE + 1;
    say(
      `${t(tongue, 'tactic148.picture.diceLong')}: ${long} · ${t(tongue, 'tactic148.picture.diceShort')}: ${short}`,
      'dice',
    );
  }
  say(
    [
      `${nameOf(tongue, 'tactic148.action', 'move')} ${lengthIn(values.move, tongue)}`,
      ...(values.assault > 0
        ? [`${nameOf(tongue, 'tactic148.action', 'assault')} ${lengthIn(values.assault, tongue)}`]
        : []),
    ].join(' · '),
    'reach',
  );
  return shapes;
}
