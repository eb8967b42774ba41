/** What people type, before anything is done with it and before it is shown: nothing in it may pass for words of the house. */

/** No text of a person's is longer; those with a limit of their own are shorter. In characters as people count them. */
export const LONGEST_TEXT = 1_000;
/** So much of what was typed a refusal shows again. */
export const LONGEST_ECHO = 100;

/** Controls, what turns the direction of writing, what has no width, halves of characters, and what is not assigned. */
const UNSEEN = /[\p{C}\u115F\u1160\u3164\uFFA0\u2800]/gu;
/** More than two marks over one letter run into the lines above and below. */
const HEAP = /(\p{M}{2})\p{M}+/gu;
/** The ends of lines, of which some lists are made; they become what parts their entries as well. */
const LINE_ENDS = /[^\S\r\n\u2028\u2029]*[\r\n\u2028\u2029\v\f\u0085]+\s*/gu;

/** A text of a person's as one line that can be seen, of at most so many characters. */
export function oneLine(text: string, most = LONGEST_TEXT): string {
  // What is far too long is not worth the reading.
  const line = text
    .slice(0, most * 8)
    .trim()
    .replaceAll(LINE_ENDS, '; ')
    .replaceAll('\t', ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(/\s/gu, ' ')
    .normalize('NFC')
    .replaceAll(HEAP, '$1');
  return shortened(line.trim(), most);
}

/** A text of at most so many characters; of a longer one the end is left out. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const signs = [...text];
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join('')}…`;
}

/** Signs that Discord formats, or takes for mentions or links. */
const MARKUP = /[\\*_~|`<>[\]()@#]/gu;

/** A text of a person's in the midst of our own: one line, shown sign by sign as it was typed. */
export const quoted = (text: string, most = LONGEST_TEXT): string =>
  oneLine(text, most)
    .replaceAll(MARKUP, '\\$&')
    .replace(/^(?=[-+])/u, '\\')
    .replace(/^(\d+)\./u, '$1\\.')
    .replaceAll('://', ':\\//');

/** A text within a block of code, which a sign of code in it would end. */
export const inCode = (text: string): string => text.replaceAll('`', "'");
