import { never, type UnitId } from '../../../../src/rules/kernel/ids.js';
import type { Event } from './events.js';
import { readOptions } from './options.js';
import type { Piece, Setup, State } from './types.js';

/** The state before anything happened. */
export function begun({ columns, rows, turns, homes, options, pieces }: Setup): State {
  const read = readOptions(options);
  return {
    columns,
    rows,
    turns,
    homes,
    options: read.ok ? read.value : { shots: '4' },
    turn: 0,
    pieces: pieces.map((one) => ({ ...one, at: null, hidden: false, lost: false, acted: false })),
    mines: [],
    asleep: [],
    stances: {},
    order: [],
    found: {},
  };
}

/** The state with a piece changed. */
export const changed = (state: State, id: UnitId, change: Partial<Piece>): State => ({
  ...state,
  pieces: state.pieces.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

/** Writes down what happened. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'MinesBuried': {
      const { side, hexes } = event;
      return { ...state, mines: [...state.mines, ...(hexes ?? []).map((at) => ({ side, at }))] };
    }
    case 'MinesSet': {
      const others = state.asleep.filter((side) => side !== event.side);
      return { ...state, asleep: event.live ? others : [...others, event.side] };
    }
    case 'PieceDeployed':
      return changed(state, event.unit, { at: event.at, hidden: event.hidden });
    case 'TurnBegan':
      return {
        ...state,
        turn: event.turn,
        order: [],
        stances: {},
        pieces: state.pieces.map((one) => ({ ...one, acted: false })),
      };
    case 'StancesTaken':
      return { ...state, stances: event.stances };
    case 'InitiativeRolled':
      return { ...state, order: event.order };
    case 'PieceMoved': {
      const at = event.path?.at(-1);
      return changed(state, event.unit, { acted: true, ...(at === undefined ? {} : { at }) });
    }
    case 'Ambushed':
      return changed(changed(state, event.unit, { at: event.from, hidden: false }), event.by, {
        at: event.at,
        hidden: false,
      });
    case 'MineTripped': {
      const mines = state.mines.filter(({ at }) => at !== event.at);
      return changed({ ...state, mines }, event.unit, { at: event.at, hidden: false });
    }
    case 'MineBurst':
      return changed(state, event.unit, { lost: event.lost });
    case 'Scanned': {
      const { seat, unit, at, found } = event;
      const known = at === null || found === null ? {} : { [seat]: { ...state.found[seat], [at]: found } };
      return { ...changed(state, unit, { acted: true }), found: { ...state.found, ...known } };
    }
    case 'ShotFired':
      return changed(
        changed(state, event.unit, { at: event.from, hidden: false, acted: true }),
        event.target,
        event.hit ? { lost: true } : {},
      );
    case 'Held':
      return changed(state, event.unit, { acted: true });
    default:
      return never(event);
  }
}
