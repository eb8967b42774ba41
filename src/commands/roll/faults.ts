import { inCode } from '../../i18n/of-people.js';

/**
 * What is wrong with a roll as written, and where. `range`: a number outside what may stand there; the others say by their
 * name what was expected.
 */
export type Fault =
  | { readonly why: Exclude<Why, 'range'>; readonly at: number; readonly mended: string }
  | {
      readonly why: 'range';
      readonly from: number;
      readonly to: number;
      readonly at: number;
      readonly mended: string;
    };

export type Why = keyof typeof EXAMPLES;

/** A roll that is right, for each fault: shown where the player's own cannot be mended. */
export const EXAMPLES = {
  'no-dice': '2d6+3',
  'no-sides': '2d6',
  'no-value': '2d6+3',
  'no-sign': '2d6+1d4',
  'no-target': '2d6 >= 8',
  'no-faces': '3d6r1',
  open: '(2d6+3)*2',
  close: '(2d6+3)*2',
  label: '2d6[fire]',
  unknown: '4d6kh3+2',
  twice: '4d6kh3',
  nothing: '4d6kh3',
  endless: '3d6r1',
  never: '3d6!>=5',
  advantage: '1d20+5 adv',
  zero: '2d6/2',
  range: '2d6+3',
  dice: '6x4d6kh3',
  terms: '2d6+1d4+3',
  large: '2d6*10',
  long: '2d6+3 attack',
} as const;

/** So much of what was typed is shown around the spot. */
const AROUND = 24;

/** The line with the fault, and a mark below the spot: both for a block of equally wide letters. */
export function spotOf(text: string, at: number): string {
  const from = Math.max(0, at - AROUND);
  const to = Math.min(text.length, at + AROUND);
  const [before, after] = [from > 0 ? '…' : '', to < text.length ? '…' : ''];
  const line = inCode(`${before}${text.slice(from, to)}${after}`);
  return `${line}\n${' '.repeat(before.length + at - from)}^`;
}
