import type { Locale } from '../i18n/locales.js';
import { stepsOf, type Measure } from '../rules/geometry/plane/measure.js';
import type { Point } from '../rules/geometry/plane/point.js';

/** Places, lengths and directions as typed in the units of a game: `12.5,8`, where decimals have a comma `12,5 ; 8` too, `4.5`; directions in degrees, `270`. */

const DOT = '-?\\d{1,4}(?:\\.\\d{1,3})?';
const COMMA = '-?\\d{1,4}(?:,\\d{1,3})?';
/** A figure ends where nothing follows that could belong to it. */
const END = '(?![^\\s,;:→>|()])';

/** In degrees. */
const FULL_TURN = 360;

const PLACE = new RegExp(`^(?<x>${DOT})\\s?[,;]\\s?(?<y>${DOT})${END}`, 'u');
const PLACE_WITH_COMMAS = new RegExp(`^(?<x>${COMMA})\\s?;\\s?(?<y>${COMMA})${END}`, 'u');
const LENGTH = new RegExp(`^${DOT}$`, 'u');

/** A direction: degrees, as a bare number or with their sign. */
const DEGREES = /^(?<degrees>-?\d{1,3}(?:[.,]\d{1,3})?)\s?°?$/u;

const figure = (text: string): number => Number(text.replace(',', '.'));

/** How places and lengths of a game are typed. */
export interface Typed {
  /** The place that a text begins with. */
  readonly placeAt: (text: string, locale: Locale) => { readonly at: Point; readonly text: string } | null;
  /** The place that a text is, from first to last. */
  readonly placeIn: (text: string, locale: Locale) => Point | null;
  /** A length as steps; `null` for anything else. */
  readonly numberIn: (text: string) => number | null;
  /** A direction in degrees as the parts of a turn that the game has; `null` for anything else. */
  readonly angleIn: (text: string) => number | null;
  /** A direction as one types it: `270`. */
  readonly angleText: (parts: number) => string;
  /** What was typed as a place, `4,5`, where a length is meant. */
  readonly lengthTyped: (text: string) => number | null;
  /** A place as one types it: `12.5,8`. */
  readonly placeText: (point: Point) => string;
}

/** How places and lengths are typed where a game measures so. */
export function typedIn(measure: Measure): Typed {
  const steps = (text: string): number => stepsOf(measure, figure(text));
  const placeAt: Typed['placeAt'] = (text, locale) => {
    const found = (locale === 'en' ? null : PLACE_WITH_COMMAS.exec(text)) ?? PLACE.exec(text);
    const { x, y } = found?.groups ?? {};
    return found && x !== undefined && y !== undefined ? { at: { x: steps(x), y: steps(y) }, text: found[0] } : null;
  };
  return {
    placeAt,
    placeIn(text, locale) {
      const found = placeAt(text.trim(), locale);
      return found?.text === text.trim() ? found.at : null;
    },
    numberIn: (text) => (LENGTH.test(text) ? steps(text) : null),
    angleIn(text) {
      const { degrees } = DEGREES.exec(text.trim())?.groups ?? {};
      return degrees === undefined ? null : Math.round((figure(degrees) * measure.turn) / FULL_TURN);
    },
    angleText: (parts) => `${(parts * FULL_TURN) / measure.turn}`,
    lengthTyped: (text) => (/^\d+,\d+$/u.test(text) ? steps(text) : null),
    placeText: ({ x, y }) => `${x / measure.unit},${y / measure.unit}`,
  };
}
