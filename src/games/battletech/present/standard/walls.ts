import type { Tongue } from '../../words/index.js';
import { t } from '../../../../i18n/index.js';
import type { BattleTechView } from '../../../../rules/battletech/battletech.js';
import type { Event } from '../../../../rules/battletech/events.js';
import type { Walls } from '../../../../rules/battletech/standard/damage-steps.js';
import { unitOf } from '../names.js';
import { woundsText } from './damage-steps.js';
import { indented } from './moving.js';
import { whyWounds } from './why-wounds.js';

/** What walls do and suffer, in words. */

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** `walls −5, CF 35`; nothing where none were struck. */
export const wallsTexts = (walls: Walls | undefined, tongue: Tongue): readonly string[] =>
  walls ? [t(tongue, 'battletech.full.walls-take', { damage: walls.damage, left: walls.left })] : [];

export function wallLines(
  { unit, damage, wounds, walls }: Of<'WallsBroken'>,
  view: BattleTechView,
  tongue: Tongue,
): readonly string[] {
  const { hex } = walls;
  const [told = ''] = wallsTexts(walls, tongue);
  if (wounds.length === 0) return [t(tongue, 'battletech.full.walls-broken', { unit, hex, walls: told })];
  const dealt = woundsText(wounds, unitOf(view.game, unit), tongue);
  const result = dealt.marks.join(', ');
  return indented(t(tongue, 'battletech.full.walls-hurt', { unit, hex, damage, result, walls: told }), dealt.lines);
}

export function buriedLines(
  { unit, hex, damage, wounds }: Of<'Buried'>,
  view: BattleTechView,
  tongue: Tongue,
): readonly string[] {
  const dealt = woundsText(wounds, unitOf(view.game, unit), tongue);
  const result = dealt.marks.join(', ');
  return indented(t(tongue, 'battletech.full.buried', { unit, hex, damage, result }), dealt.lines);
}

/** Where each hit of walls was rolled to land. */
export function whyWalls(event: Of<'Buried' | 'WallsBroken'>, view: BattleTechView, tongue: Tongue): readonly string[] {
  const { unit, wounds } = event;
  if (wounds.length === 0) return [];
  const head =
    event.type === 'Buried'
      ? t(tongue, 'battletech.full.why-buried', { unit, hex: event.hex })
      : t(tongue, 'battletech.full.why-walls', { unit, hex: event.walls.hex });
  const rolled = whyWounds(wounds, unitOf(view.game, unit), tongue);
  return [[head, ...rolled].reduce((first, next) => t(tongue, 'battletech.report.then', { first, next }))];
}
