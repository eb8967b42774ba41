import type { Tongue } from '../../words/index.js';
import { t } from '../../../../i18n/index.js';
import type { BattleTechView } from '../../../../rules/battletech/battletech.js';
import type { Event } from '../../../../rules/battletech/events.js';
import { unitOf } from '../names.js';
import { woundsText } from './damage-steps.js';
import { indented } from './moving.js';
import { whyWounds } from './why-wounds.js';

/** What went off, in words: whom it has struck. */

type Blasted = Extract<Event, { type: 'Blasted' }>;

export function blastLines(
  { unit, hex, damage, wounds, heat }: Blasted,
  view: BattleTechView,
  tongue: Tongue,
): readonly string[] {
  const dealt = woundsText(wounds, unitOf(view.game, unit), tongue);
  const hot = heat === undefined ? [] : [t(tongue, 'battletech.full.blast-heat', { heat })];
  const result = [...dealt.marks, ...hot].join(', ');
  return indented(t(tongue, 'battletech.full.blasted', { unit, hex, damage, result }), dealt.lines);
}

/** Whom a vehicle carries is struck through its hull. */
export function cargoLines(
  { unit, in: by, damage, wounds }: Extract<Event, { type: 'CargoStruck' }>,
  view: BattleTechView,
  tongue: Tongue,
): readonly string[] {
  const dealt = woundsText(wounds, unitOf(view.game, unit), tongue);
  const result = dealt.marks.join(', ');
  return indented(t(tongue, 'battletech.full.cargo-struck', { unit, by, damage, result }), dealt.lines);
}

export function whyBlast(
  { unit, hex, wounds }: Pick<Blasted, 'unit' | 'hex' | 'wounds'>,
  view: BattleTechView,
  tongue: Tongue,
): readonly string[] {
  const head = t(tongue, 'battletech.full.why-blasted', { unit, hex });
  const rolled = whyWounds(wounds, unitOf(view.game, unit), tongue);
  return [[head, ...rolled].reduce((first, next) => t(tongue, 'battletech.report.then', { first, next }))];
}
