import { opening } from '../../../../i18n/format.js';
import { t } from '../../../../i18n/index.js';
import type { Tongue } from '../../words/index.js';
import type { Event } from '../../../../rules/battletech/events.js';
import { total } from '../../../../rules/kernel/dice.js';
import { cameOut, chanceText, diceFor, shownNumber } from '../names.js';
import { diceText } from './words.js';

/** What came of a shot, at a unit or at a hex: for its line, and with the sum for *Why?*. */

type Fired = Extract<Event, { type: 'ShotFired' | 'HexFired' }>;

export function outcomeText({ outcome, roll, toHit }: Fired, tongue: Tongue): string {
  const dice = diceFor(toHit.number, roll);
  switch (outcome) {
    case 'hit':
    case 'miss':
      return cameOut(outcome === 'hit', toHit.number, roll, tongue);
    case 'sure':
      return t(tongue, 'battletech.full.sure');
    case 'impossible':
      return t(tongue, 'battletech.report.impossible');
    case 'unspotted':
      return t(tongue, 'battletech.full.unspotted');
    case 'no-lock':
      return dice ? t(tongue, 'battletech.full.no-lock', { dice }) : t(tongue, 'battletech.full.no-lock-sure');
  }
}

/** The line of a shot; of a number that is not known nothing is said. */
export function shotText(
  {
    weapon,
    target,
    number,
    result,
  }: Record<'weapon' | 'target' | 'result', string> & { readonly number: number | null },
  tongue: Tongue,
): string {
  const facts = { weapon, target, result };
  return number === null
    ? t(tongue, 'battletech.full.shot-untold', facts)
    : t(tongue, 'battletech.full.shot', { ...facts, number: shownNumber(number), chance: chanceText(number, tongue) });
}

export function rolledText({ outcome, roll, toHit: { number } }: Fired, tongue: Tongue): string {
  const rolled = (told: string): string =>
    number === null || !roll
      ? opening(tongue.locale, told)
      : t(tongue, 'battletech.report.why-rolled', { dice: diceText(roll), total: total(roll), outcome: told });
  switch (outcome) {
    case 'sure':
      return t(tongue, 'battletech.report.why-sure');
    case 'impossible':
      return t(tongue, 'battletech.report.why-impossible');
    case 'unspotted':
      return t(tongue, 'battletech.full.unspotted');
    case 'hit':
    case 'miss':
      return rolled(t(tongue, `battletech.report.why-${outcome}`));
    case 'no-lock':
      return roll || number === null
        ? rolled(t(tongue, 'battletech.full.why-no-lock'))
        : t(tongue, 'battletech.full.no-lock-sure');
  }
}

/** How many of a salvo hit, with the roll. */
export function clusterText(
  { size, roll, modifiers, hits, down }: NonNullable<Fired['cluster']>,
  tongue: Tongue,
): string {
  const bare = roll
    ? t(tongue, 'battletech.full.why-cluster', { hits, size, dice: diceText(roll) })
    : t(tongue, 'battletech.full.why-cluster-sure', { hits, size });
  const guided = modifiers.reduce(
    (line, { by, value }) => t(tongue, 'battletech.full.why-cluster-by', { line, by, value }),
    bare,
  );
  if (!down) return guided;
  const { missiles, more } = down;
  return t(tongue, 'battletech.full.why-shot-down', { line: guided, missiles, dice: diceText(down.roll), more });
}
