import type { Setup } from './setup.js';

/** The parts of a league that its officials may replace by a file. */

export const LEAGUE_PARTS = ['points', 'time', 'matches', 'rules', 'stages'] as const;
export type LeaguePart = (typeof LEAGUE_PARTS)[number];

/** What of a set-up each part is. */
export const KEYS_OF = {
  points: ['points', 'tieBreaks'],
  time: ['days', 'remind', 'extension', 'overdue', 'outAfter'],
  matches: ['table'],
  rules: ['rules'],
  stages: ['stages', 'most'],
} as const satisfies Record<LeaguePart, readonly (keyof Setup)[]>;

/** A part as it is from now on, with its text. */
export interface LeagueReplacement {
  readonly part: LeaguePart;
  readonly change: Partial<Setup>;
  readonly text: string;
}
