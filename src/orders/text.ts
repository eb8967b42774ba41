/** Reading what people type: case, accents and blanks must not matter. */

/** A text without case, accents and doubled blanks, for comparing. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The words of an order text: separated by blanks, commas, semicolons, arrows. */
export function wordsOf(text: string): readonly string[] {
  return text.split(/[\s,;→>|]+/u).filter((word) => word !== '');
}

/** Cyrillic capitals that look like Latin ones. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};

/** Whether a text has Cyrillic letters. */
export const hasCyrillic = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text);

/** The text with every Cyrillic letter replaced by the Latin one that looks the same, in capitals; `null` if one has none. */
export function asLatin(text: string): string | null {
  const letters = [...text.toUpperCase()].map((letter) => (hasCyrillic(letter) ? LOOK_ALIKE[letter] : letter));
  return letters.includes(undefined) ? null : letters.join('');
}
