import type { Locale } from '../i18n/locales.js';
import { at, STEPS_PER_U, steps, type Point } from '../rules/geometry/plane/point.js';

/** Places and lengths in u as typed: `12.5,8`, where decimals have a comma `12,5 ; 8` too, `4.5`. */

const DOT = '-?\\d{1,4}(?:\\.\\d{1,3})?';
const COMMA = '-?\\d{1,4}(?:,\\d{1,3})?';
/** A figure ends where nothing follows that could belong to it. */
const END = '(?![^\\s,;:→>|()])';

const PLACE = new RegExp(`^(?<x>${DOT})\\s?[,;]\\s?(?<y>${DOT})${END}`, 'u');
const PLACE_WITH_COMMAS = new RegExp(`^(?<x>${COMMA})\\s?;\\s?(?<y>${COMMA})${END}`, 'u');

/** The place that a text begins with. */
export function placeAt(text: string, locale: Locale): { readonly at: Point; readonly text: string } | null {
  const found = (locale === 'en' ? null : PLACE_WITH_COMMAS.exec(text)) ?? PLACE.exec(text);
  const { x, y } = found?.groups ?? {};
  return found && x !== undefined && y !== undefined ? { at: at(figure(x), figure(y)), text: found[0] } : null;
}

const figure = (text: string): number => Number(text.replace(',', '.'));

/** A length in u as steps; `null` for anything else. */
export const numberIn = (text: string): number | null =>
  new RegExp(`^${DOT}$`, 'u').test(text) ? steps(Number(text)) : null;

/** What was typed as a place, `4,5`, where a length is meant. */
export const lengthTyped = (text: string): number | null => (/^\d+,\d+$/u.test(text) ? steps(figure(text)) : null);

/** A place as one types it: `12.5,8`. */
export const placeText = ({ x, y }: Point): string => `${x / STEPS_PER_U},${y / STEPS_PER_U}`;

/** The place that a text is, from first to last. */
export function placeIn(text: string, locale: Locale): Point | null {
  const found = placeAt(text.trim(), locale);
  return found?.text === text.trim() ? found.at : null;
}
