import type { OptionSpec } from './contract.js';

/** What may be chosen for a match of any game. The rules of a game know nothing of it: it is the referee's to hold to. */

/** How often a player may go back after dice when nobody but Arbitre plays against them (P-08). */
const TAKE_BACK = ['never', 'once', 'always'] as const;
export type TakeBack = (typeof TAKE_BACK)[number];

export const MATCH_OPTIONS: readonly OptionSpec[] = [
  { id: 'takeBack', values: TAKE_BACK, default: 'never', rule: 'P-08' },
];

/** What of chosen options is for the rules of the game. */
export const ofGame = (options: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(options).filter(([id]) => !MATCH_OPTIONS.some((spec) => spec.id === id)));

/** What a match has chosen; one that began before there was a choice could always go back. */
export const takeBackOf = (options: Readonly<Record<string, string>>): TakeBack =>
  TAKE_BACK.find((value) => value === options['takeBack']) ?? 'always';
