import { refuse, type Refusal } from '../kernel/refusal.js';
import { mateId, type EntrantId, type MateId } from './ids.js';
import { entrantIn, type Entrant, type Pairing, type State } from './state.js';

/** Teams: several people under one name, of whom so many play in each match (LGE-21). Who they are stands outside of the rules. */

/** So many belong to a team at most. */
export const MOST_MATES = 12;

/** How many of an entrant play in a match. */
export const playersIn = ({ setup }: Pick<State, 'setup'>): number => setup.team ?? 1;

/** Everybody who belongs to an entrant, or did. */
const everOf = (state: Pick<State, 'entrants'>, id: EntrantId): NonNullable<Entrant['mates']> =>
  entrantIn(state, id)?.mates ?? [];

/** Those who may play for an entrant now; none where entrants are single players. */
export const matesOf = (state: Pick<State, 'entrants'>, id: EntrantId): readonly MateId[] =>
  everOf(state, id).flatMap((mate) => (mate.isIn ? [mate.id] : []));

/** Who of an entrant plays in a pairing: whoever has said that they are ready. */
export const lineUp = (state: Pick<State, 'entrants'>, { mates = [] }: Pairing, id: EntrantId): readonly MateId[] => {
  const own = everOf(state, id);
  return mates.filter((mate) => own.some((one) => one.id === mate));
};

/** The next who comes to an entrant. */
export const nextMate = (state: Pick<State, 'entrants'>, id: EntrantId): MateId =>
  mateId(id, everOf(state, id).length + 1);

/** Why somebody cannot play for their team in a pairing, or `null`. */
export function cannotPlay(state: State, pairing: Pairing, by: EntrantId, mate: MateId | undefined): Refusal | null {
  const { team } = state.setup;
  if (team === undefined) return mate === undefined ? null : refuse('league/no-teams', {}, 'LGE-21');
  const own = matesOf(state, by);
  if (!own.some((one) => one === mate)) return refuse('league/no-such-mate', {}, 'LGE-21');
  if (pairing.mates?.some((one) => one === mate)) return refuse('league/is-ready', { pairing: pairing.id });
  return own.length < team ? refuse('league/team-small', { size: team, count: own.length }, 'LGE-21') : null;
}
