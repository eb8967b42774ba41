import type { Locale } from './locales.js';

const NARROW = '\u202f';
const FIXED = '\u00a0';

/**
 * Sets the blanks and apostrophes of a sentence as its language prints them, so that catalogues can be typed on any
 * keyboard: in French narrow no-break spaces before ; : ! ? and inside « », in Russian a no-break space before a dash,
 * everywhere curly apostrophes. Text between backquotes is what somebody types and stays as it is.
 */
export function typeset(locale: Locale, text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : typesetPlain(locale, part)))
    .join('');
}

function typesetPlain(locale: Locale, text: string): string {
  const apostrophes = text.replaceAll("'", '’');
  switch (locale) {
    case 'en':
      return apostrophes;
    case 'fr':
      return apostrophes
        .replace(/ ([;:!?»])/g, `${NARROW}$1`)
        .replace(/« /g, `«${NARROW}`)
        .replace(/ %/g, `${NARROW}%`);
    case 'ru':
      return apostrophes.replace(/ —/g, `${FIXED}—`).replace(/ %/g, `${FIXED}%`);
  }
}
