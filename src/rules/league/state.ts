import type { AppealId, EntrantId, MateId, PairingId } from './ids.js';
import type { Rating } from './glicko.js';
import type { Setup, Stage } from './setup.js';
import type { Skill } from './skills.js';

export interface Entrant {
  readonly id: EntrantId;
  /** What they want to be called in tables: a player's nickname, a team. */
  readonly name: string;
  /** `in`, or why they are out: they left, an official put them out, or they forfeited too often. */
  readonly status: 'in' | 'left' | 'expelled' | 'absent';
  /** The place in the draw that an official gave them, from 1 on; `null`: by lot. */
  readonly seed: number | null;
  /** Their rating when they came. */
  readonly first: Rating;
  /** How many have played for them before. */
  readonly substitutes: number;
  /** Who belongs to a team, and did; single players have none. */
  readonly mates?: readonly { readonly id: MateId; readonly isIn: boolean }[];
}

/** Who of a pairing wins: the first, the second, both half, or neither. */
export type Winner = 'first' | 'second' | 'draw' | 'none';

/** What is counted of the first and of the second of a pairing: points, machines. */
export type Score = readonly [number, number];

/** How a pairing ended, and on whose word: that of a match, of both players, of the rules (a bye, a forfeit), of an official. */
export interface Result {
  readonly winner: Winner;
  readonly by: 'match' | 'word' | 'bye' | 'forfeit' | 'official';
  /** What the game counts of each (points, machines), if it counts something. */
  readonly score: Score | null;
  /** The match, and the hash of its chain. */
  readonly match: { readonly id: string; readonly hash: string } | null;
}

/** Where pairings belong: stage, division and round from 0 on. On a ladder each challenge is a round. */
export interface Place {
  readonly stage: number;
  readonly division: number;
  readonly round: number;
}

export interface Pairing extends Place {
  readonly id: PairingId;
  /** Where in its round: in a knockout the winners of slots 0 and 1 meet in slot 0. */
  readonly slot: number;
  /** Who meets; nobody beside the first: a bye. The first plays the first side of the scenario. */
  readonly sides: readonly [EntrantId, EntrantId | null];
  /** Until when, in UTC milliseconds. */
  readonly due: number;
  readonly result: Result | null;
  /** The match that is made for it, if it is. */
  readonly match: string | null;
  readonly ready: readonly EntrantId[];
  /** Who of the teams plays. */
  readonly mates?: readonly MateId[];
  /** Who asked for more time, and how often it was given by agreement. */
  readonly asked: EntrantId | null;
  readonly extended: number;
  /** What one of them says that came of it; it counts once the other says so too. */
  readonly claim: Claim | null;
  /** The hours of reminders that have gone out. */
  readonly reminded: readonly number[];
}

/** What one of two says that came of a pairing. */
export interface Claim {
  readonly by: EntrantId;
  readonly winner: Winner;
  readonly score?: Score;
}

export interface Appeal {
  readonly id: AppealId;
  readonly pairing: PairingId;
  readonly by: EntrantId;
  readonly text: string;
  readonly ruling: { readonly upheld: boolean; readonly reason: string } | null;
}

/** A stage that has begun: the entrants of each division in the order of the draw. */
export interface Drawn {
  readonly divisions: readonly (readonly EntrantId[])[];
  /** Rounds that are over, by division. */
  readonly closed: readonly number[];
}

/** Results that were rated together, and the ratings that they led to. */
export interface Period {
  readonly pairings: readonly PairingId[];
  readonly ratings: Readonly<Record<EntrantId, Rating>>;
  readonly skills?: Readonly<Record<MateId, Skill>>;
}

export interface State {
  readonly setup: Setup;
  /** `over`: its officials may still correct it; `closed`: they have put it away. */
  readonly status: 'sign-up' | 'playing' | 'over' | 'closed';
  /** How many events there have been, and how many dice have fallen. */
  readonly events: number;
  readonly diceRolled: number;
  readonly entrants: readonly Entrant[];
  readonly stages: readonly Drawn[];
  readonly pairings: readonly Pairing[];
  readonly periods: readonly Period[];
  readonly appeals: readonly Appeal[];
  /** The final order, once it is over. */
  readonly placed: readonly EntrantId[];
}

export const entrantIn = ({ entrants }: Pick<State, 'entrants'>, id: EntrantId): Entrant | undefined =>
  entrants.find((one) => one.id === id);

export const isIn = ({ entrants }: Pick<State, 'entrants'>, id: EntrantId | null): boolean =>
  entrants.some((one) => one.id === id && one.status === 'in');

export const pairingIn = ({ pairings }: Pick<State, 'pairings'>, id: PairingId): Pairing | undefined =>
  pairings.find((one) => one.id === id);

/** A stage of the set-up by its number. */
export function stageIn({ setup }: Pick<State, 'setup'>, stage: number): Stage {
  const found = setup.stages[stage];
  if (!found) throw new Error(`there is no stage ${stage}`);
  return found;
}

/** The stage that is being played, from 0 on; −1 before the first. */
export const stageOf = ({ stages }: Pick<State, 'stages'>): number => stages.length - 1;

/** The entrants of a division in the order of its draw. */
export const divisionIn = ({ stages }: Pick<State, 'stages'>, stage: number, division: number): readonly EntrantId[] =>
  stages[stage]?.divisions[division] ?? [];

/** How many rounds of a division are over; none in a stage that has not begun. */
export const closedIn = ({ stages }: Pick<State, 'stages'>, stage: number, division: number): number =>
  stages[stage]?.closed[division] ?? 0;

/** The pairings of a division in a stage, in the order in which they were drawn. */
export const pairingsOf = ({ pairings }: Pick<State, 'pairings'>, stage: number, division: number) =>
  pairings.filter((one) => one.stage === stage && one.division === division);

/** Whether a pairing is being played: its match is made, or is to be made since both are ready (LGE-10). */
export const isOn = ({ setup }: Pick<State, 'setup'>, { match, ready, result }: Pairing): boolean =>
  result === null && (match !== null || (setup.table !== null && ready.length === 2));

export const isOpen = ({ result }: Pairing): boolean => result === null;

/** Who of a pairing met somebody: byes aside. */
export const isMeeting = ({ sides }: Pairing): boolean => sides[1] !== null;

/** Who meets somebody in a pairing; `null`: nobody, or they are not in it. */
export function opponentIn({ sides: [first, second] }: Pick<Pairing, 'sides'>, id: EntrantId): EntrantId | null {
  if (id === first) return second;
  return id === second ? first : null;
}

export const isOf = ({ sides }: Pick<Pairing, 'sides'>, id: EntrantId): boolean => sides.includes(id);

/** What a pairing brought one of its two: won, drawn, lost; `null`: it is open, or they are not in it. */
export function outcomeFor({ sides, result }: Pairing, id: EntrantId): 'win' | 'draw' | 'loss' | null {
  if (!result || !sides.includes(id)) return null;
  if (result.winner === 'draw') return 'draw';
  return result.winner === (sides[0] === id ? 'first' : 'second') ? 'win' : 'loss';
}
