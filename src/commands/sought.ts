/** How players write what they look for in a list: spans of figures, and codes of a game or a part of their names. */

export type Span = readonly [from: number, to: number];

/** `50`, `40-60`, `70+`, `-35`; `null` for what is no span. */
export function spanOf(text: string): Span | null {
  const plainly = text.replaceAll(/\s/g, '').replaceAll(/[–—]/g, '-');
  const [, from = '', dash = '', to = ''] = /^(\d{0,4})(-|\+)?(\d{0,4})$/.exec(plainly) ?? [];
  if (dash === '') return from === '' ? null : [Number(from), Number(from)];
  if (dash === '+') return from === '' || to !== '' ? null : [Number(from), Infinity];
  if (from === '' && to === '') return null;
  const span: Span = [from === '' ? 0 : Number(from), to === '' ? Infinity : Number(to)];
  return span[0] <= span[1] ? span : null;
}

/** Whether a figure lies in a span; without a span any does, with one only what has the figure. */
export const isWithin = (figure: number | null, span: Span | null): boolean =>
  span === null || (figure !== null && figure >= span[0] && figure <= span[1]);

/** A code of a game, such as a faction, in the reader's words. */
export interface Named {
  readonly code: string;
  readonly name: string;
}

/** Whether one is meant by its code or a part of its name. */
export const isMeant = ({ code, name }: Named, typed: string): boolean =>
  [code, name].some((one) => plain(one).includes(plain(typed)));

/** A text without what capitals and the kind of an apostrophe make of it. */
export const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");
