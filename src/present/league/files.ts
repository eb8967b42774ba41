import type { EntrantId } from '../../rules/league/ids.js';
import { entrantIn, isMeeting, isOpen, type State } from '../../rules/league/state.js';
import type { Due } from '../files/calendar.js';
import { csv } from '../files/csv.js';

/** A league for other programs: its results as a table, its dates for a calendar. */

const COLUMNS = ['stage', 'division', 'round', 'pairing', 'first', 'second', 'due', 'winner', 'by', 'score', 'match'];

/** All pairings as comma-separated values: codes as the rules have them, instants in UTC. Nothing in it is a formula (LGE-20). */
export const resultsTable = (state: State): string =>
  csv([
    COLUMNS,
    ...state.pairings.map(({ stage, division, round, id, sides, due, result }) => [
      ...[stage + 1, division + 1, round + 1],
      id,
      ...sides.map((side) => nameOf(state, side)),
      new Date(due).toISOString(),
      result?.winner ?? '',
      result?.by ?? '',
      result?.score?.join(':') ?? '',
      result?.match?.id ?? '',
    ]),
  ]);

const nameOf = (state: State, id: EntrantId | null): string => (id === null ? '' : (entrantIn(state, id)?.name ?? id));

/** What is still to be played, with its dates (LGE-20). */
export const duesOfLeague = (stream: string, title: string, state: State): readonly Due[] =>
  state.pairings
    .filter((one) => isOpen(one) && isMeeting(one))
    .map(({ id, sides, due }) => ({
      id: `${stream}-${id}`,
      at: due,
      title: `${title}: ${sides.map((side) => nameOf(state, side)).join(' – ')}`,
    }));
