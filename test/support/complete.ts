import { readFileSync } from 'node:fs';
import { isKey } from '../../src/i18n/index.js';
import { LOCALES, type Locale } from '../../src/i18n/locales.js';
import { tongueOf as battletech } from '../../src/games/battletech/words/index.js';
import { tongueOf as finestHour } from '../../src/games/finest-hour/words/index.js';
import { tongueOf as tactic148 } from '../../src/games/tactic148/words/index.js';
import type { Tongue } from '../../src/i18n/tongue.js';
import { refusalText } from '../../src/present/refusal.js';
import type { Refusal } from '../../src/rules/kernel/refusal.js';

/**
 * What every refusal and every event has to have, wherever a test meets one: a sentence with all its figures, a rule of the book
 * (or a finding P-…), no reason or purpose left blank.
 */

const IDS = new Set(
  [...readFileSync(new URL('../../docs/requirements.json', import.meta.url), 'utf8').matchAll(/"id": "([^"]+)"/gu)].map(
    ([, id]) => id,
  ),
);

/** The words of each game; what the house itself refuses is said in any of them. */
const GAMES: readonly (readonly [string, (locale: Locale) => Tongue])[] = [
  ['battletech', battletech],
  ['finest-hour', finestHour],
  ['tactic148', tactic148],
];

/** A refusal that players can be told, in every language: its sentence names all figures, and its rule is one of ours. `null`: there is none. */
export function complete<Found extends Refusal | null>(refusal: Found): Found {
  if (refusal === null) return refusal;
  const { code, rule } = refusal;
  if (rule !== null && !IDS.has(rule) && !/^P-\d\d$/u.test(rule))
    throw new Error(`${code} names the rule "${rule}", which is none`);
  const of = GAMES.find(([game]) => code.startsWith(`${game}/`))?.[1] ?? battletech;
  for (const locale of LOCALES) {
    const tongue: Tongue = of(locale);
    if (!isKey(tongue, code)) throw new Error(`${code} has no sentence`);
    const text = refusalText(refusal, tongue);
    if (/\{|undefined|NaN/u.test(text)) throw new Error(`${code} is told as "${text}"`);
  }
  return refusal;
}

/** An event in which nothing is left blank. */
export function whole<Event extends object>(event: Event): Event {
  const hole = holeIn(event, '');
  if (hole !== null) throw new Error(`nothing stands at ${hole} of ${JSON.stringify(event)}`);
  return event;
}

function holeIn(value: unknown, at: string): string | null {
  if (value === '' || value === undefined || Number.isNaN(value)) return at;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    // Who stands still takes no steps.
    if (key === 'steps') continue;
    const hole = holeIn(part, `${at}.${key}`);
    if (hole !== null) return hole;
  }
  return null;
}
