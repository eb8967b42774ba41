import type { SeenUnit } from '../../rules/battletech/seen.js';
import type { Tongue } from '../../games/battletech/words/index.js';
import { nameOf, t } from '../../i18n/index.js';
import { FACING_NAMES } from '../../rules/geometry/hex/facing.js';
import type { BattleTechView } from '../../rules/battletech/battletech.js';
import { isLegged } from '../../rules/battletech/units.js';
import { LINE, words } from '../blocks.js';
import { sideLook } from '../colours.js';
import { emblem } from '../emblem.js';
import { flow, textWidth, wrap } from '../measure.js';
import { captionLines, inkOf, LEFT, RIGHT } from '../list.js';
import type { Caption } from '../overlay-parts.js';
import { LEGIBLE, type Shape } from '../scene.js';
import { isShot } from './shots.js';
import { conditions } from '../../games/battletech/present/standard/body.js';

const GAP = 8;

/** The list under a map, `top` from the picture's upper edge: what the overlay says, then for each unit its place, its move, its attacks, in figures. */
export function roster(
  view: BattleTechView,
  events: readonly { readonly type: string }[],
  captions: readonly Caption[],
  tongue: Tongue,
  top: number,
): { readonly shapes: readonly Shape[]; readonly height: number } {
  const labels = Math.max(0, ...view.game.units.map((unit) => textWidth(unit.id, LEGIBLE, true)));
  const indent = LEFT + labels + GAP;
  const said = captionLines(captions, top + LINE / 2 + 3);
  const shapes = [...said.shapes];
  let y = said.end;
  for (const unit of view.game.units) {
    const out = unit.status === 'destroyed' || unit.status === 'left';
    shapes.push(emblem(sideLook(view.sides, unit.side), [11, y], 5, 'writing', `roster:${unit.id}:side:${unit.side}`));
    shapes.push(words(unit.id, [LEFT, y], `roster:${unit.id}`, { bold: true, colour: inkOf(out) }));
    for (const line of flow(facts(unit, tongue, view, events), LEGIBLE, RIGHT - indent)) {
      shapes.push(words(line, [indent, y], `roster:${unit.id}:facts`, { colour: inkOf(out) }));
      y += LINE;
    }
  }
  for (const { units, hexes } of view.game.splits) {
    const chosen = t(tongue, 'battletech.picture.splitChosen', { units: units.join(' – '), hexes: hexes.join(', ') });
    for (const line of wrap(chosen, LEGIBLE, false, RIGHT - LEFT)) {
      shapes.push(words(line, [LEFT, y], `split:${units.join(':')}`));
      y += LINE;
    }
  }
  return { shapes, height: y - LINE / 2 - top + 3 };
}

function facts(
  unit: SeenUnit,
  tongue: Tongue,
  view: BattleTechView,
  events: readonly { readonly type: string }[],
): readonly string[] {
  const place = unit.place ? [`${unit.place.hex} ${FACING_NAMES[unit.place.facing]}`] : [];
  return [...place, ...standing(unit, tongue), ...attack(unit, tongue, view, events)];
}

/** What became of the unit, and how it moved this turn. */
function standing(unit: SeenUnit, tongue: Tongue): readonly string[] {
  switch (unit.status) {
    case 'waiting':
      return [t(tongue, 'battletech.picture.waiting')];
    case 'destroyed':
      return [t(tongue, 'battletech.picture.destroyed'), ...movement(unit, tongue)];
    case 'left':
      return [t(tongue, 'battletech.picture.left'), ...movement(unit, tongue)];
    case 'active':
      return [
        ...(isLegged(unit) ? [t(tongue, 'battletech.picture.immobile')] : []),
        ...conditions(unit, tongue),
        ...(unit.moved ? movement(unit, tongue) : [t(tongue, 'battletech.picture.unmoved')]),
      ];
  }
}

/** How a unit moved this turn, in figures: mode, MP, hexes entered since the last reversal (QSR-46). */
export function movement(unit: SeenUnit, tongue: Tongue): readonly string[] {
  if (!unit.moved) return [];
  const { mode, mp, entered } = unit.moved;
  if (mode === 'stand') return [nameOf(tongue, 'battletech.mode', mode)];
  return [t(tongue, 'battletech.picture.movement', { mode, mp, entered })];
}

/** The unit's declared attacks with what has become of each weapon: `→ ENF-4R: A ✓ C ✕`. */
function attack(
  unit: SeenUnit,
  tongue: Tongue,
  view: BattleTechView,
  events: readonly { readonly type: string }[],
): readonly string[] {
  const shots = events.filter(isShot).filter((shot) => shot.unit === unit.id);
  const declaration = view.game.declarations.find((one) => one.unit === unit.id);
  const target = declaration?.target ?? shots[0]?.target ?? null;
  if (target === null) return declaration ? [t(tongue, 'battletech.picture.noFire')] : [];
  const mounts = declaration ? declaration.mounts : shots.map((shot) => shot.mount);
  const weapons = mounts.map((mount) => {
    const shot = shots.find((one) => one.mount === mount);
    if (!shot) return mount;
    return `${mount}\u00a0${shot.result === 'hit' || shot.result === 'sure' ? '✓' : shot.result === 'held' ? '–' : '✕'}`;
  });
  return [`→\u00a0${target} ${weapons.join(' ')}`];
}
