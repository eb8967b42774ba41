import type { Tongue } from '../../games/battletech/words/index.js';
import { t } from '../../i18n/index.js';
import type { BattleTechView } from '../../rules/battletech/battletech.js';
import { damageSince } from '../../rules/battletech/damage/lost.js';
import type { SeenUnit } from '../../rules/battletech/seen.js';
import { isMech } from '../../rules/battletech/standard/vehicles.js';
import { findUnit } from '../../rules/battletech/units.js';
import type { UnitId } from '../../rules/kernel/ids.js';
import { TYPE } from '../canvas.js';
import { FAINT, GONE, HURT, INK, sideLook } from '../colours.js';
import { emblem } from '../emblem.js';
import type { Entry } from '../legend.js';
import { cut, textWidth } from '../measure.js';
import { LEFT, RIGHT, rowRule, writing } from '../panel.js';
import type { Colour, Shape } from '../scene.js';
import { ON_PAPER, heatShare } from './bars.js';
import { changes, wholeOf, worst } from './changes.js';
import { enemyModifier } from './token-marks.js';

/** The forces beside the map: a row a unit with its mark, name, damage of this phase, bars, and what is worst, in words. */

/** Rows are never higher, have two lines from here on, and three from here. */
const HIGHEST = 40;
const TWO_LINES = 22;
const THREE_LINES = 32;
const SIDE = 14;
const NAME = LEFT + 14;

export interface Force {
  readonly view: BattleTechView;
  readonly before: BattleTechView | null;
  /** What each unit does in this phase, in words. */
  readonly deeds: ReadonlyMap<UnitId, string>;
  /** Units that are awaited. */
  readonly awaited: readonly string[];
  /** What each unit is called on the map. */
  readonly names: ReadonlyMap<UnitId, string>;
}

/**
 * The rows of all units between two heights, under the names of their sides where there is room for those; `kept` at the lower end
 * is left free for the foot, unless the rows then were of one line.
 */
export function force(
  all: Force,
  tongue: Tongue,
  top: number,
  bottom: number,
  kept: number,
): { readonly shapes: readonly Shape[]; readonly bottom: number } {
  const { units } = all.view.game;
  const sides = [...new Set(units.map(({ side }) => side))];
  const most = bottom - top - 3;
  const room = (most - kept - sides.length * SIDE) / units.length >= TWO_LINES ? most - kept : most;
  const headed = (room - sides.length * SIDE) / units.length >= TWO_LINES;
  const height = Math.min(HIGHEST, (room - (headed ? sides.length * SIDE : 0)) / Math.max(1, units.length));
  const shapes: Shape[] = [];
  let y = top + 3;
  for (const side of sides) {
    if (headed) {
      shapes.push(...sideRow(all.view, side, tongue, y));
      y += SIDE;
    }
    for (const unit of units.filter((one) => one.side === side)) {
      shapes.push(...unitRow(unit, all, tongue, y, height));
      y += height;
    }
  }
  return { shapes, bottom: y };
}

/** What the bars of a row stand for, where there is more than one: the pale of the last is heat that there is not. */
export function barEntries({ units }: BattleTechView['game'], tongue: Tongue): readonly Entry[] {
  if (!units.some((unit) => unit.status === 'active' && isMech(unit) && (unit.body?.heat ?? null) !== null)) return [];
  const sample: Entry['sample'] = ([x, y]) =>
    SAMPLED.flatMap(({ from, width, full }, i) => [
      barShape({ x: x + from, y, width }, ON_PAPER.track, 'legend:bars:track'),
      barShape({ x: x + from, y, width: width * full }, i === 2 ? ON_PAPER.heat : ON_PAPER.armor, 'legend:bars:left'),
    ]);
  return [{ words: t(tongue, 'battletech.picture.bars'), sample }];
}

/** Armour and structure of which a little is gone, and some heat. */
const SAMPLED = [
  { from: -10, width: 9, full: 0.75 },
  { from: 0, width: 4.5, full: 0.75 },
  { from: 5.5, width: 4.5, full: 0.5 },
] as const;

function sideRow({ sides }: BattleTechView, side: SeenUnit['side'], tongue: Tongue, top: number): readonly Shape[] {
  const title = tongue.sides.find(({ id }) => id === side)?.title[tongue.locale] ?? side;
  const y = top + SIDE / 2;
  return [
    emblem(sideLook(sides, side), [LEFT + 5, y], 4.6, 'writing', `force:side:${side}`),
    writing(cut(title, TYPE.read, true, RIGHT - NAME), [NAME, y], `force:side:${side}`, { bold: true, colour: FAINT }),
  ];
}

function unitRow(unit: SeenUnit, all: Force, tongue: Tongue, top: number, height: number): readonly Shape[] {
  const { view, before, awaited } = all;
  const was = before && findUnit(before.game, unit.id);
  const tag = `force:${unit.id}`;
  const out = unit.status === 'destroyed' || unit.status === 'left';
  const damage = damageSince(unit, was);
  const lines = height >= THREE_LINES ? 3 : height >= TWO_LINES ? 2 : 1;
  const size = lines === 1 ? TYPE.read : TYPE.name;
  const y = top + (lines === 1 ? height / 2 : lines === 2 ? 7 : 8);
  const modifier = enemyModifier(unit, view);
  const right =
    damage > 0
      ? { text: `−${damage}`, tag: `${tag}:damage`, look: { bold: true, colour: HURT, size } }
      : { text: modifier ?? '', tag: `${tag}:modifier`, look: { colour: FAINT } };
  const said = textWidth(right.text, size, true);
  const barsRight = lines === 1 ? RIGHT - 36 : RIGHT;
  const room = (lines === 1 ? barsRight - 40 : RIGHT - said - 4) - NAME - 9;
  // A name too long is told as on the map: cut off, two of a chassis would be called the same.
  const name = textWidth(unit.id, size, true) <= room ? unit.id : (all.names.get(unit.id) ?? unit.id);
  return [
    emblem(
      sideLook(view.sides, unit.side),
      [LEFT + 5, y],
      4.6,
      'writing',
      `${tag}:side:${unit.side}`,
      ...(out ? [GONE] : []),
    ),
    writing(name, [NAME, y], `${tag}:name`, { size, bold: true, colour: out ? FAINT : INK }),
    ...(awaited.includes(unit.id)
      ? [writing('▸', [NAME + textWidth(name, size, true) + 2, y], `${tag}:awaited`, { bold: true, size: TYPE.read })]
      : []),
    ...(right.text === '' || out ? [] : [writing(right.text, [RIGHT, y], right.tag, { ...right.look, right: true })]),
    ...(out
      ? []
      : bars(
          unit,
          lines === 1 ? barsRight - 38 : NAME,
          lines === 1 ? 36 : lines === 2 ? 58 : RIGHT - NAME,
          lines === 1 ? y : y + 10.5,
          tag,
        )),
    ...(lines === 1
      ? []
      : wordsOf(unit, was, all, tongue, {
          y: lines === 2 ? y + 10.5 : y + 18.5,
          x: lines === 2 && !out ? NAME + 63 : NAME,
          tag,
          size: lines === 2 ? TYPE.opened : TYPE.read,
        })),
    rowRule(top + height),
  ];
}

/** What the phase did to a unit in red, and what it does; where nothing was done to it, also the worst that it bears. */
function wordsOf(
  unit: SeenUnit,
  was: SeenUnit | null,
  { deeds, view }: Force,
  tongue: Tongue,
  { x, y, tag, size }: { readonly x: number; readonly y: number; readonly tag: string; readonly size: number },
): readonly Shape[] {
  const room = RIGHT - x;
  const write = (
    parts: readonly string[],
    part: string,
    look: { bold?: boolean; colour: Colour },
    from = 0,
  ): readonly Shape[] => {
    const text = cut(parts.join(' · '), size, look.bold ?? false, room - from);
    return text === '' ? [] : [writing(text, [x + from, y], `${tag}:${part}`, { ...look, size })];
  };
  switch (unit.status) {
    case 'waiting':
      return write([t(tongue, 'battletech.picture.waiting')], 'status', { colour: FAINT });
    case 'destroyed':
      return write([t(tongue, 'battletech.picture.destroyed'), ...changes(unit, was, tongue)], 'status', {
        bold: true,
        colour: HURT,
      });
    case 'left':
      return write([t(tongue, 'battletech.picture.left')], 'status', { colour: FAINT });
    case 'active': {
      const changed = changes(unit, was, tongue);
      const deed = deeds.get(unit.id);
      if (changed.length > 0) {
        // What it did itself stands behind what was done to it, as far as there is room.
        const said = textWidth(`${changed.join(' · ')}  `, size, true);
        const rest = deed === undefined || room - said < textWidth(deed, size, false) ? [] : [deed];
        return [
          ...write(changed, 'changes', { bold: true, colour: HURT }),
          ...write(rest, 'facts', { colour: INK }, said),
        ];
      }
      const hides = unit.body?.hidden
        ? [t(tongue, 'battletech.picture.hidden', { order: unit.body.hidden.order })]
        : [];
      return write(
        [...hides, ...(deed === undefined ? [] : [deed]), ...worst(unit, view.game.board, tongue)],
        'facts',
        {
          colour: INK,
        },
      );
    }
  }
}

/** Bars of what is known of armour, structure and heat, as broad as there is room; at the quick-start level armour is all there is. */
function bars(unit: SeenUnit, x: number, width: number, y: number, tag: string): readonly Shape[] {
  const armor = wholeOf(unit, 'armor');
  const structure = unit.body ? wholeOf(unit, 'structure') : null;
  const heat = isMech(unit) ? (unit.body?.heat ?? null) : null;
  const parts = [
    ...(armor ? [{ of: 'armor', share: armor.left / armor.of, width: 64 } as const] : []),
    ...(structure && structure.of > 0
      ? [{ of: 'structure', share: structure.left / structure.of, width: 28 } as const]
      : []),
    ...(heat === null ? [] : [{ of: 'heat', share: heatShare(heat), width: 26 } as const]),
  ];
  const gap = width < 50 ? 1.5 : 3;
  const whole = parts.reduce((sum, part) => sum + part.width, 0);
  const scale = (width - gap * (parts.length - 1)) / whole;
  let left = x;
  return parts.flatMap(({ of, share, width: own }): readonly Shape[] => {
    const at = left;
    left += own * scale + gap;
    const bar = (part: number, fill: Colour, name: string): Shape =>
      barShape({ x: at, y, width: own * scale * part }, fill, `${tag}:${of}:${name}`);
    return [
      bar(1, ON_PAPER.track, 'track'),
      ...(share > 0
        ? [bar(share * 0.999, of === 'structure' && share === 1 ? ON_PAPER.armor : ON_PAPER[of], 'left')]
        : []),
    ];
  });
}

/** A bar from `x` on around `y`; the track of one has an edge. */
const barShape = (
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  fill: Colour,
  tag: string,
): Shape => ({
  kind: 'box',
  box: { x, y: y - 2.5, width, height: 5 },
  round: 1,
  fill,
  ...(fill === ON_PAPER.track ? { stroke: INK, width: 0.8 } : {}),
  layer: 'writing',
  tag,
});
