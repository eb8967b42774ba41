import { isText } from '../../library/called.js';
import type { Names } from '../../present/campaign/names.js';
import { called, nameOf } from './offers.js';

/** P-07: the code that somebody means who types the code, the name in their language, or both as they are offered; else what they typed. */
export const meant = (names: Names, codes: readonly string[], typed: string): string =>
  codes.find((code) => code === typed) ??
  codes.find((code) => [nameOf(names, code) ?? code, called(names, code)].some((one) => isText(one, typed))) ??
  typed;
