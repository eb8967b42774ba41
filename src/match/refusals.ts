import { refuse, type Param, type Refusal } from '../rules/kernel/refusal.js';

/**
 * Every refusal of the match room and of the kernel (all `match/…`), with the figures that its sentence can name. The
 * catalogues are checked against this list.
 */
export const MATCH_REFUSALS = {
  // The kernel's own.
  'match/over': [],
  'match/not-over': [],
  'match/already-annulled': [],
  'match/never-began': [],
  'match/official-plays': [],
  'match/not-official': [],
  'match/no-such-seat': ['seat'],
  'match/another-order-is-due': ['due', 'given'],
  'match/question-closed': [],
  'match/not-awaited': ['awaited', 'due'],
  'match/already-conceded': ['seat'],
  'match/already-voted': ['agrees'],
  'match/question-rewound': [],
  // Proposals: taking back, correcting, giving a seat to another.
  'match/proposal-open': ['by'],
  'match/proposal-closed': [],
  'match/consent-not-asked': ['asked'],
  'match/already-agreed': [],
  'match/not-your-proposal': ['by'],
  'match/nothing-to-undo': [],
  'match/undo-over': [],
  'match/no-going-back': ['allowed'],
  'match/no-such-order': ['given', 'from', 'to'],
  'match/no-such-turn': ['given', 'turn'],
  'match/no-corrections': [],
  'match/not-arbiter': [],
  'match/substitute-seated': ['player', 'seats'],
  'match/substitute-holds': ['seat', 'player'],
  'match/substitute-too-soon': ['seat', 'missed', 'needed'],
  // The clock.
  'match/no-clock': [],
  'match/already-here': [],
  'match/clock-paused': [],
  'match/clock-runs': [],
  'match/clock-same': [],
  'match/clock-unfit': [],
  'match/time-is-up': ['due'],
  'match/time-not-up': ['due'],
  'match/time-was-up': [],
  'match/nothing-to-claim': ['missed', 'needed'],
  'match/extend-opponents': ['seat'],
  'match/bad-extension': ['most'],
  'match/bad-clock': ['given', 'known'],
  'match/bad-clock-word': ['given', 'kind', 'known', 'right'],
  'match/bad-clock-time': ['part', 'example', 'given'],
  'match/clock-time-range': ['part', 'least', 'most', 'given'],
  'match/bad-clock-choice': ['part', 'known', 'given'],
  // Making a match.
  'match/unknown-scenario': ['scenario', 'known'],
  'match/unknown-option': ['option', 'known'],
  'match/unknown-option-value': ['option', 'value', 'known'],
  'match/no-such-side': ['side', 'sides'],
  'match/channel-taken': ['match'],
  // The lobby.
  'match/no-such-match': ['match'],
  'match/already-started': [],
  'match/already-joined': ['side'],
  'match/bad-salt': ['most'],
  'match/side-full': ['side', 'players', 'most'],
  'match/full': ['most'],
  'match/too-few-players': ['side', 'players', 'fewest'],
  'match/leave-in-play': [],
  'match/not-the-owner': ['owner'],
  'match/not-your-side': ['side'],
  'match/roster-too-small': ['side', 'players', 'most'],
  // Play.
  'match/not-started': [],
  'match/not-a-player': [],
  'match/not-your-seat': ['seat', 'yours'],
  'match/which-seat': ['seats'],
  // Replays.
  'match/no-replay-page': [],
} as const satisfies Readonly<Record<`match/${string}`, readonly string[]>>;

export type MatchRefusal = keyof typeof MATCH_REFUSALS;

/** Makes one of the refusals above; the compiler asks for exactly its figures. */
export function refuseMatch<Code extends MatchRefusal>(
  code: Code,
  params: Readonly<Record<(typeof MATCH_REFUSALS)[Code][number], Param>>,
): Refusal {
  return refuse(code, params);
}
