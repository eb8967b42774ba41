import { t } from '../../../../i18n/index.js';
import type { FullEvent } from '../../../../rules/battletech/standard/events.js';
import type { BattleTechView } from '../../../../rules/battletech/battletech.js';
import type { Tongue } from '../../words/index.js';
import { facesText, unitOf } from '../names.js';
import { indented } from './moving.js';
import { woundsText } from './damage-steps.js';

/** Where a side lays mines before anybody deploys, or that it lays none. */
export const minesLaidText = ({ side, hexes }: Extract<FullEvent, { type: 'MinesLaid' }>, tongue: Tongue): string =>
  hexes.length === 0
    ? t(tongue, 'battletech.full.no-mines-laid', { side })
    : t(tongue, 'battletech.full.mines-laid', { side, hexes });

/** A unit treads on mines. */
export function minesLines(
  { unit, hex, need, roll, goesOff, wounds, thins, left }: Extract<FullEvent, { type: 'MinesMet' }>,
  view: BattleTechView,
  tongue: Tongue,
): readonly string[] {
  const dice = facesText(roll);
  if (!goesOff) return [t(tongue, 'battletech.full.mines-quiet', { unit, hex, need, dice })];
  const dealt = woundsText(wounds, unitOf(view.game, unit), tongue);
  const result = dealt.marks.join(', ');
  const rest = thins ? [t(tongue, 'battletech.full.mines-left', { dice: facesText(thins), left })] : [];
  return indented(t(tongue, 'battletech.full.mines-off', { unit, hex, need, dice, result }), [...dealt.lines, ...rest]);
}

/** Who or what clears mines, and what came of it. */
export function sweptLines(
  { unit, hex, need, roll, cleared, goesOff, wounds, left }: Extract<FullEvent, { type: 'MinesSwept' }>,
  view: BattleTechView,
  tongue: Tongue,
): readonly string[] {
  const facts = { hex, need, dice: facesText(roll) };
  if (unit === undefined) return [t(tongue, `battletech.full.mines-burst${cleared ? '' : '-not'}`, facts)];
  if (!goesOff) return [t(tongue, `battletech.full.mines-cleared${cleared ? '' : '-not'}`, { ...facts, unit })];
  const dealt = woundsText(wounds, unitOf(view.game, unit), tongue);
  const result = dealt.marks.join(', ');
  return indented(t(tongue, 'battletech.full.mines-botched', { ...facts, unit, result, left }), dealt.lines);
}
