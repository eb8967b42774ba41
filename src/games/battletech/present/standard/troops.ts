import { t } from '../../../../i18n/index.js';
import type { BattleTechView } from '../../../../rules/battletech/battletech.js';
import type { FullEvent } from '../../../../rules/battletech/standard/events.js';
import type { Tongue } from '../../words/index.js';
import { unitOf } from '../names.js';
import { woundsText } from './damage-steps.js';
import { indented } from './moving.js';
import { whyWounds } from './why-wounds.js';
import { diceText } from './words.js';

/** What troopers do to a machine to which they cling, and how they come off it, in words. */

type Clinging = Extract<FullEvent, { type: 'Swarmed' | 'Dislodged' }>;

export function clingingLines(event: Clinging, view: BattleTechView, tongue: Tongue): readonly string[] {
  const { unit } = event;
  if (event.type === 'Swarmed') {
    const { marks, lines } = woundsText(event.wounds, unitOf(view.game, event.target), tongue);
    const result = marks.join(', ');
    return indented(t(tongue, 'battletech.full.swarms', { unit, target: event.target, result }), lines);
  }
  const { marks, lines } = woundsText(event.wounds, unitOf(view.game, unit), tongue);
  const key = event.off ? 'battletech.full.dislodged' : 'battletech.full.holds-on';
  const head = t(tongue, key, { unit, target: event.from });
  return indented([head, ...marks].join(', '), lines);
}

/** The dice behind it. */
export function whyClinging(event: Clinging, view: BattleTechView, tongue: Tongue): readonly string[] {
  const struck = event.type === 'Swarmed' ? event.target : event.unit;
  const rolled = [
    ...(event.type === 'Dislodged' && event.roll
      ? [t(tongue, 'battletech.full.why-shake', { dice: diceText(event.roll), need: event.need ?? 0 })]
      : []),
    ...whyWounds(event.wounds, unitOf(view.game, struck), tongue),
  ];
  if (rolled.length === 0) return [];
  return [[event.unit, ...rolled].reduce((first, next) => t(tongue, 'battletech.report.then', { first, next }))];
}
