import type { Tongue } from '../../games/battletech/words/index.js';
import { nameOf, t } from '../../i18n/index.js';
import { gaitOf } from '../../rules/battletech/gait.js';
import type { SeenUnit } from '../../rules/battletech/seen.js';

/** How a unit moved this turn, in figures: mode, MP, hexes entered since the last reversal (QSR-46). */
export function movement(unit: SeenUnit, tongue: Tongue): readonly string[] {
  if (!unit.moved) return [];
  const { mode, mp, entered } = unit.moved;
  if (mode === 'stand') return [nameOf(tongue, 'battletech.mode', mode)];
  return [t(tongue, 'battletech.picture.movement', { mode: gaitOf(unit, mode), mp, entered })];
}
