import { t } from '../../../../i18n/index.js';
import type { FullEvent } from '../../../../rules/battletech/standard/events.js';
import type { Tongue } from '../../words/index.js';
import { facesText } from '../names.js';

/** The ground gives way under a unit (TER-20, TER-21). */
export function groundText(event: Extract<FullEvent, { type: 'Sank' | 'IceTrodden' }>, tongue: Tongue): string {
  const { unit, hex } = event;
  if (event.type === 'Sank') return t(tongue, 'battletech.full.sank', { unit, hex, levels: event.levels });
  const key = event.broken ? 'battletech.full.ice-breaks' : 'battletech.full.ice-holds';
  return t(tongue, key, { unit, hex, need: event.breaksOn, dice: facesText(event.roll) });
}
