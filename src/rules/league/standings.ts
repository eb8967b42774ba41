import type { EntrantId } from './ids.js';
import type { TieBreak } from './setup.js';
import { divisionIn, outcomeFor, pairingsOf, type Pairing, type State } from './state.js';

/** How a division stands: points, and what decides between those with as many (LGE-08, LGE-09). All are whole numbers. */

export interface Row {
  readonly entrant: EntrantId;
  /** From 1 on; nobody shares a place, for the draw decides in the end. */
  readonly place: number;
  readonly points: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** The figures of the league's tie-breaks; `sonneborn` counts double, so that halves are whole. */
  readonly breaks: Readonly<Record<TieBreak, number>>;
}

type Known = Pick<State, 'setup' | 'stages' | 'pairings' | 'entrants'>;

/** The table of a division in a stage, the first first; those who are out stay in it with what they have. */
export function standingsOf(state: Known, stage: number, division: number): readonly Row[] {
  const drawn = divisionIn(state, stage, division);
  const pairings = pairingsOf(state, stage, division).filter(({ result }) => result !== null);
  const points = new Map(drawn.map((id) => [id, pointsOf(state, pairings, id)]));
  const rows = drawn.map((id) => rowOf(state, id, pairings, points));
  // The sort is stable: in the end those drawn first stand first.
  const order = [...rows].sort((a, b) => b.points - a.points || byBreaks(state, a, b));
  return order.map((row, i) => ({ ...row, place: i + 1 }));
}

/** What a result is worth to an entrant. */
export function pointsFor({ setup: { points } }: Pick<State, 'setup'>, pairing: Pairing, id: EntrantId): number {
  const [outcome, by] = [outcomeFor(pairing, id), pairing.result?.by];
  if (outcome === null) return 0;
  if (by === 'bye') return points.bye;
  if (outcome === 'loss' && by === 'forfeit') return points.forfeit;
  return points[outcome];
}

const pointsOf = (state: Known, pairings: readonly Pairing[], id: EntrantId): number =>
  pairings.reduce((sum, pairing) => sum + pointsFor(state, pairing, id), 0);

function byBreaks({ setup }: Known, a: Omit<Row, 'place'>, b: Omit<Row, 'place'>): number {
  return setup.tieBreaks.map((of) => b.breaks[of] - a.breaks[of]).find((difference) => difference !== 0) ?? 0;
}

const DOUBLE = { win: 2, draw: 1, loss: 0 } as const;

function rowOf(
  state: Known,
  id: EntrantId,
  all: readonly Pairing[],
  points: ReadonlyMap<EntrantId, number>,
): Omit<Row, 'place'> {
  const own = all.filter(({ sides }) => sides.includes(id));
  const count = (of: string): number => own.filter((pairing) => outcomeFor(pairing, id) === of).length;
  const mine = points.get(id) ?? 0;
  // Whoever rested is taken to have met somebody as strong as they are without what the rest gave them.
  const worth = ({ sides }: Pairing): number => {
    const other = sides.find((side) => side !== id) ?? null;
    return other === null ? mine - state.setup.points.bye : (points.get(other) ?? 0);
  };
  const sum = (of: (pairing: Pairing) => number): number => own.reduce((total, pairing) => total + of(pairing), 0);
  return {
    entrant: id,
    points: mine,
    played: own.length,
    won: count('win'),
    drawn: count('draw'),
    lost: count('loss'),
    breaks: {
      direct: direct(state, id, all, points),
      buchholz: sum(worth),
      sonneborn: sum((pairing) => DOUBLE[outcomeFor(pairing, id) ?? 'loss'] * worth(pairing)),
      wins: count('win'),
      score: sum((pairing) => ahead(pairing, id)),
    },
  };
}

/** The points from those who have as many; 0 unless all of them have met, for else it says nothing. */
function direct(state: Known, id: EntrantId, all: readonly Pairing[], points: ReadonlyMap<EntrantId, number>): number {
  const level = [...points.keys()].filter((one) => points.get(one) === points.get(id));
  const between = all.filter(({ sides }) => sides.every((side) => level.some((one) => one === side)));
  const pairs = new Set(between.map(({ sides }) => [...sides].sort().join()));
  return pairs.size === (level.length * (level.length - 1)) / 2 ? pointsOf(state, between, id) : 0;
}

/** By how much somebody was ahead in what the game counts. */
function ahead({ sides, result }: Pairing, id: EntrantId): number {
  const [first, second] = result?.score ?? [0, 0];
  return sides[0] === id ? first - second : second - first;
}
