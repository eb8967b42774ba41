import { explodedIn } from '../../games/battletech/present/dealt.js';
import { unseenText } from '../../games/battletech/present/standard/body.js';
import { explodedText } from '../../games/battletech/present/standard/words.js';
import type { Tongue } from '../../games/battletech/words/index.js';
import { t } from '../../i18n/index.js';
import { damageSince } from '../../rules/battletech/damage/lost.js';
import { heatEffects } from '../../rules/battletech/standard/body-tables.js';
import { isMech } from '../../rules/battletech/standard/vehicles.js';
import type { SeenUnit } from '../../rules/battletech/seen.js';
import type { UnitId } from '../../rules/kernel/ids.js';
import { findUnit } from '../../rules/battletech/units.js';
import { CANVAS, CANVAS_SCALE, TYPE } from '../canvas.js';
import { FAINT, INK, PANEL, PAPER, RULE, sideLook } from '../colours.js';
import { emblem } from '../emblem.js';
import { cut, textWidth, wrap } from '../measure.js';
import { writing } from '../panel.js';
import type { Box, Colour, Point, Scene, Shape } from '../scene.js';
import { ON_PAPER, heatShare } from './bars.js';
import { body, BODY_WIDTH, NEW } from './card-body.js';
import { weaponLines, weaponShapes, weaponsHeight } from './card-weapons.js';
import { changes, worst } from './changes.js';
import type { Spoken } from './spoken.js';

/** Cards of a report: up to four units that changed in one picture, each with a body of bars and figures, and in words what befell it. */

const GAP = 4;
const CARD = { width: (CANVAS.width - 3 * GAP) / 2, height: (CANVAS.height - 3 * GAP) / 2 };
const PAD = 6;
const HEAD = 20;
const LINE = 12;

/** Cards of units, two abreast; without a second row the picture ends below the first, for it is shown no larger than its width. */
export function cardScene(picture: Spoken, units: readonly SeenUnit[]): Scene {
  const { before } = picture;
  return {
    width: CANVAS.width,
    height: GAP + Math.ceil(units.length / 2) * (CARD.height + GAP),
    scale: CANVAS_SCALE,
    background: PANEL,
    ground: null,
    shapes: units.flatMap((unit, i) => {
      const was = before && findUnit(before.game, unit.id);
      const at: Point = [GAP + (i % 2) * (CARD.width + GAP), GAP + Math.floor(i / 2) * (CARD.height + GAP)];
      return card(unit, was, picture, { x: at[0], y: at[1], ...CARD });
    }),
  };
}

function card(unit: SeenUnit, was: SeenUnit | null, picture: Spoken, box: Box): readonly Shape[] {
  const { view } = picture;
  const tag = `card:${unit.id}`;
  const damage = damageSince(unit, was);
  const left = box.x + PAD;
  const right = box.x + box.width - PAD;
  const y = box.y + HEAD / 2 + 2;
  const hurt = damage > 0 ? `−${damage}` : '';
  const room = right - left - 16 - textWidth(hurt, TYPE.name, true) - 6;
  const name = cut(unit.id, 12.5, true, room);
  const chassis = cut(unit.sheet.chassis, TYPE.read, false, room - textWidth(name, 12.5, true) - 5);
  const drawn = body(unit, was, [left, box.y + HEAD + 2], box.height - HEAD - 5);
  // Of a sheet that is not seen words alone are left: they have the whole card (LEA-02).
  const beside = drawn.length > 0 ? BODY_WIDTH + 6 : 0;
  return [
    { kind: 'box', box, round: 5, fill: PAPER, stroke: RULE, width: 1, layer: 'tint', tag: 'card' },
    emblem(sideLook(view.sides, unit.side), [left + 5, y], 5.2, 'writing', `${tag}:side:${unit.side}`),
    writing(name, [left + 15, y], `${tag}:name`, { size: 12.5, bold: true }),
    writing(chassis, [left + 20 + textWidth(name, 12.5, true), y], `${tag}:chassis`, { colour: FAINT }),
    ...(hurt === ''
      ? []
      : [writing(hurt, [right, y], `${tag}:damage`, { bold: true, colour: NEW, right: true, size: TYPE.name })]),
    ...drawn,
    ...column(unit, was, picture, {
      x: left + beside,
      y: box.y + HEAD + 3,
      width: right - left - beside,
      height: box.height - HEAD - 8,
    }),
  ];
}

/** Beside the body: heat and what it does, what blew up on board, what the phase did, what the weapons can still do. */
function column(unit: SeenUnit, was: SeenUnit | null, { view, events, tongue }: Spoken, box: Box): readonly Shape[] {
  const things = explodedIn(unit.id, events).map((what) => explodedText(unit, what, tongue));
  const exploded = things.length > 0 ? [t(tongue, 'battletech.picture.exploded', { things: things.join(', ') })] : [];
  const tag = `card:${unit.id}`;
  const happened = changes(unit, was, tongue);
  const isFigure = (text: string): boolean => text.includes('−');
  const grave = happened.filter((text) => !isFigure(text)).join(' · ');
  const told =
    happened.length > 0
      ? [grave, happened.filter(isFigure).join(' · ')].filter((text) => text !== '')
      : worst(unit, view.game.board, tongue);
  const unseen = unit.glimpsed ? [unseenText(unit, tongue)] : [];
  const lines: readonly { readonly text: string; readonly tag: string; readonly colour: Colour }[] = [
    ...(unit.status === 'destroyed'
      ? [{ text: t(tongue, 'battletech.picture.destroyed'), tag: 'status', colour: NEW }]
      : []),
    ...exploded.flatMap((text) =>
      wrap(text, TYPE.read, true, box.width).map((part) => ({ text: part, tag: 'exploded', colour: NEW })),
    ),
    ...[...told, ...unseen].flatMap((text) =>
      wrap(text, TYPE.read, true, box.width).map((part) => ({
        text: part,
        tag: 'changes',
        colour: text === grave ? NEW : INK,
      })),
    ),
  ];
  const heat =
    isMech(unit) && unit.body && unit.body.heat !== null ? heatShapes(unit.id, unit.body.heat, tongue, box) : NOTHING;
  const weapons = unit.glimpsed ? [] : weaponLines(unit, view.game.board, tongue, box.width);
  const room = box.height - heat.height;
  const kept = weaponsHeight(Math.min(weapons.length, LEAST_WEAPONS));
  const first = lines.slice(0, Math.max(1, Math.floor((room - kept) / LINE)));
  return [
    ...heat.shapes,
    ...first.map(({ text, tag: of, colour }, i) =>
      writing(cut(text, TYPE.read, true, box.width), [box.x, box.y + heat.height + (i + 0.5) * LINE], `${tag}:${of}`, {
        bold: true,
        colour,
      }),
    ),
    ...weaponShapes(
      weapons,
      [box.x, box.y + box.height],
      { width: box.width, room: room - first.length * LINE - 2 },
      tag,
    ),
  ];
}

/** What happened leaves room for so many lines of weapons. */
const LEAST_WEAPONS = 3;

const NOTHING = { shapes: [], height: 0 };

/** The heat scale with its figure, and what the heat does. */
function heatShapes(
  unit: UnitId,
  heat: number,
  tongue: Tongue,
  box: Box,
): { readonly shapes: readonly Shape[]; readonly height: number } {
  const tag = `card:${unit}:heat`;
  const { movementLoss, toHit, shutdownAvoid } = heatEffects(heat);
  const effects = [
    ...(movementLoss > 0 ? [t(tongue, 'battletech.picture.heatMp', { n: `−${movementLoss}` })] : []),
    ...(toHit > 0 ? [t(tongue, 'battletech.picture.heatToHit', { n: toHit })] : []),
    ...(shutdownAvoid === null ? [] : [t(tongue, 'battletech.picture.heatShutdown', { n: shutdownAvoid })]),
  ].join(' · ');
  const told = effects === '' ? [] : wrap(effects, TYPE.opened, false, box.width);
  const share = heatShare(heat);
  const bar = (width: number, fill: Colour, name: string): Shape => ({
    kind: 'box',
    box: { x: box.x, y: box.y + LINE, width, height: 5 },
    round: 1,
    fill,
    layer: 'line',
    tag: `${tag}:${name}`,
  });
  return {
    height: LINE + 9 + told.length * (LINE - 1),
    shapes: [
      writing(t(tongue, 'battletech.picture.heat', { heat }), [box.x, box.y + LINE / 2 - 1], `${tag}:words`, {
        bold: true,
      }),
      bar(box.width, ON_PAPER.track, 'track'),
      ...(share > 0 ? [bar(box.width * share, ON_PAPER.heat, 'left')] : []),
      ...told.map((text, i) =>
        writing(text, [box.x, box.y + LINE + 12 + i * (LINE - 1)], `${tag}:effects`, {
          size: TYPE.opened,
          colour: FAINT,
        }),
      ),
    ],
  };
}
