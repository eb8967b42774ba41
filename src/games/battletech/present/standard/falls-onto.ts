import type { Tongue } from '../../words/index.js';
import { t } from '../../../../i18n/index.js';
import type { BattleTechView } from '../../../../rules/battletech/battletech.js';
import type { Event } from '../../../../rules/battletech/events.js';
import { chanceText, shownNumber, sumText, unitOf } from '../names.js';
import { woundsText } from './damage-steps.js';
import { indented } from './moving.js';
import { outcomeText } from './physical.js';
import { whyWounds } from './why-wounds.js';

/** A unit that falls from above onto another, in words (FIN-43). */

type FellOnto = Extract<Event, { type: 'FellOnto' }>;

export function fellOntoLines(fell: FellOnto, view: BattleTechView, tongue: Tongue): readonly string[] {
  const { unit, target, toHit, wounds } = fell;
  const dealt = woundsText(wounds, unitOf(view.game, target), tongue);
  const number = shownNumber(toHit.number);
  const result = [outcomeText(fell, tongue), ...dealt.marks].join(', ');
  const chance = chanceText(toHit.number, tongue);
  return indented(t(tongue, 'battletech.full.fell-onto', { unit, target, number, chance, result }), dealt.lines);
}

export function whyFellOnto(
  { unit, target, toHit, wounds }: FellOnto,
  view: BattleTechView,
  tongue: Tongue,
): readonly string[] {
  const facts = { unit, target, sum: sumText(toHit, tongue), chance: chanceText(toHit.number, tongue) };
  const head = t(tongue, 'battletech.full.why-fell-onto', facts);
  const rolled = whyWounds(wounds, unitOf(view.game, target), tongue);
  return [[head, ...rolled].reduce((first, next) => t(tongue, 'battletech.report.then', { first, next }))];
}
