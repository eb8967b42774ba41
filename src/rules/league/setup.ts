import { refuse, type Refusal } from '../kernel/refusal.js';

/** What a league is made of before anybody signs up: all data, from its officials. */

/** How the entrants of a stage meet. */
export type Format =
  | { readonly kind: 'round-robin'; readonly legs: 1 | 2 }
  | { readonly kind: 'swiss'; readonly rounds: number }
  /** `drawn`: what a draw leads to, another match or that the better seeded goes on. */
  | { readonly kind: 'knockout'; readonly drawn: 'replay' | 'seed' }
  /** A knockout in which one is out who has lost twice; the last who has not lost is beaten twice in the final. */
  | { readonly kind: 'double'; readonly drawn: 'replay' | 'seed' }
  /** Whoever is below challenges up to `reach` places higher, and takes the place of whom they beat. */
  | { readonly kind: 'ladder'; readonly reach: number };

export interface Stage {
  readonly format: Format;
  readonly divisions: number;
  /** How many of each division before it go on to it; the first stage has all who signed up. */
  readonly takes: number;
}

/** What decides between those with as many points, the first first; the lot drawn at the beginning comes last of itself. */
export const TIE_BREAKS = ['direct', 'buchholz', 'sonneborn', 'wins', 'score'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** What becomes of a pairing whose time is up: who is ready wins, both forfeit, it is a draw, or an official decides. */
export const OVERDUE = ['ready', 'forfeit', 'draw', 'official'] as const;

export interface Setup {
  readonly id: string;
  readonly stages: readonly Stage[];
  /** How many may take part. */
  readonly most: number;
  /** How many play together for an entrant in a match; left out: entrants are single players. */
  readonly team?: number;
  /** When it begins by itself, in UTC milliseconds; `null`: when an official says so. */
  readonly begins: number | null;
  /** Days for a round, or for a challenge. */
  readonly days: number;
  /** Hours before a pairing's time is up at which those who have not finished are reminded, descending. */
  readonly remind: readonly number[];
  /** How often the two of a pairing may agree on more time, and on how many days. */
  readonly extension: { readonly most: number; readonly days: number };
  readonly overdue: (typeof OVERDUE)[number];
  /** Forfeits after which somebody is out; 0: nobody is. */
  readonly outAfter: number;
  readonly points: {
    readonly win: number;
    readonly draw: number;
    readonly loss: number;
    readonly forfeit: number;
    readonly bye: number;
  };
  readonly tieBreaks: readonly TieBreak[];
  /** How its matches are made; `null`: they are played elsewhere, and their results are entered. */
  readonly table: Table | null;
  /** House rules of its matches, by game, each the text of a file; left out: those of the scenario. */
  readonly rules?: Readonly<Record<string, string>>;
}

/** How a match of the league is made, without anybody typing it. `sides`: of the first and of the second of a pairing. */
export interface Table {
  readonly scenario: string;
  readonly sides: readonly [string, string];
  readonly options: Readonly<Record<string, string>>;
  /** The clock as it is typed; `null`: that of the server. */
  readonly clock: string | null;
}

/** A round robin of one division with usual rules, for up to 32: what an official does not say. */
export const defaultSetup = (id: string): Setup => ({
  id,
  stages: [{ format: { kind: 'round-robin', legs: 1 }, divisions: 1, takes: 0 }],
  most: 32,
  begins: null,
  days: 14,
  remind: [72, 24],
  extension: { most: 1, days: 7 },
  overdue: 'ready',
  outAfter: 2,
  points: { win: 3, draw: 1, loss: 0, forfeit: 0, bye: 3 },
  tieBreaks: ['direct', 'buchholz', 'sonneborn', 'score'],
  table: null,
});

const DAY = 24 * 3600 * 1000;
export const HOUR = 3600 * 1000;

/** So many play together at most. */
export const MOST_TOGETHER = 6;

/** When a pairing that is drawn now is due. */
export const dueFrom = ({ days }: Setup, at: number): number => at + days * DAY;

/** How much time an extension gives, in milliseconds. */
export const extensionOf = ({ extension }: Setup): number => extension.days * DAY;

/** Why this set-up is not a legal one, or `null` (LGE-01). */
export function checkSetup(setup: Setup): Refusal | null {
  const bad = (what: string, value: string | number): Refusal => refuse('league/setup', { what, value }, 'LGE-01');
  const { stages, most, days, remind, points, tieBreaks, extension, outAfter, team } = setup;
  if (stages.length === 0) return bad('stages', 0);
  const counts = { most, days, outAfter, 'extension.most': extension.most, 'extension.days': extension.days };
  const hours = remind.map((value) => ['remind', value] as const);
  for (const [name, value] of [...Object.entries(counts), ...Object.entries(points), ...hours]) {
    if (!Number.isInteger(value) || value < 0) return bad(name, value);
  }
  if (team !== undefined && !(Number.isInteger(team) && team >= 2 && team <= MOST_TOGETHER)) return bad('team', team);
  if (most < 2) return bad('most', most);
  if (days < 1) return bad('days', days);
  if (new Set(tieBreaks).size < tieBreaks.length) return bad('tieBreaks', tieBreaks.join(' '));
  for (const [i, { format, divisions, takes }] of stages.entries()) {
    if (!Number.isInteger(divisions) || divisions < 1) return bad('divisions', divisions);
    if (i > 0 && takes < 1) return bad('takes', takes);
    if (format.kind === 'swiss' && format.rounds < 1) return bad('rounds', format.rounds);
    if (format.kind === 'ladder' && format.reach < 1) return bad('reach', format.reach);
    // A ladder goes on until an official ends the league: nothing follows it.
    if (format.kind === 'ladder' && i < stages.length - 1) return bad('stages', format.kind);
  }
  return null;
}
