import type { SideId } from '../kernel/ids.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { total, type Dice } from '../kernel/dice.js';
import { askSide } from './asking.js';
import { answeredBy, onlyAnswer } from '../kernel/questions.js';
import { otherSide } from './characters.js';
import { edgeOf, objectivesFor, opposite, pieceFromEdge } from './terrain.js';
import { LENGTHS } from './lengths.js';
import type { Edge } from './types.js';
import type { TacticRule, TacticState } from './tactic148.js';
import type { State } from './state.js';
import type { Event, Rounds } from './events.js';

/** Before the first turn: who lays out the table, from which edges, objectives (T48-02, T48-56). */

/** Each side rolls one die; ties are rolled again (AMB-T48-03). */
export function rollOff(
  sides: readonly SideId[],
  dice: Dice,
  what: Extract<Event, { type: 'RolledOff' }>['what'],
  wins: 'high' | 'low' = 'high',
): Extract<Event, { type: 'RolledOff' }> {
  const rounds: Rounds[number][] = [];
  for (;;) {
    const round = sides.map((side) => ({ side, roll: dice.roll(1, 6, what) }));
    rounds.push(round);
    const scores = round.map(({ roll }) => total(roll));
    const best = wins === 'high' ? Math.max(...scores) : Math.min(...scores);
    const [winner, ...tied] = round.filter(({ roll }) => total(roll) === best);
    if (winner && tied.length === 0) return { type: 'RolledOff', what, rounds, winner: winner.side };
  }
}

/** The higher roller lays out the table; the other chooses their edge (T48-02). */
export const battlefieldRule: TacticRule<'battlefield'> = {
  run(state, _step, _answers, dice) {
    const rolled = rollOff(state.sides, dice, 'battlefield');
    const { winner } = rolled;
    const loser = otherSide(state.game, winner);
    const objectives = state.game.mode === 'mission' ? state.sides : [];
    return {
      events: [rolled],
      then: [
        { type: 'lay-out', side: winner },
        { type: 'edge', side: loser },
        ...objectives.map((side) => ({ type: 'objective', side }) as const),
        { type: 'deployment' },
      ],
    };
  },
};

export const layOutRule: TacticRule<'lay-out'> = {
  ask(state, { side }) {
    const tables = state.game.tables.map(({ id }) => id);
    const [first] = tables;
    if (first === undefined) throw new Error('a match without a table');
    const fallback = { type: 'lay-out', table: first } as const;
    return askSide(state, side, 'turn', {
      topic: { ask: 'lay-out', tables },
      fallback,
      ...(tables.length === 1 ? { settled: fallback } : {}),
    });
  },
  run(_state, { side }, answers) {
    const table = onlyAnswer(answers, 'lay-out')?.table;
    if (table === undefined) return { events: [], then: [] };
    return { events: [{ type: 'TableLaidOut', side, table, by: answeredBy(answers) }], then: [] };
  },
};

/** Unanswered: the edge with more cover in its zone, equal: the first named (AMB-T48-43). */
function bestEdge(state: State): Edge {
  const covers = (edge: Edge): number =>
    state.table.pieces.filter(
      (piece) => piece.kind !== 'low' && pieceFromEdge(state.table, edge, piece) < LENGTHS.deployment,
    ).length;
  const [first, ...others] = state.edgeChoices;
  if (!first) throw new Error('a match without edges to choose');
  return others.reduce((best, edge) => (covers(edge) > covers(best) ? edge : best), first);
}

export const edgeRule: TacticRule<'edge'> = {
  ask(state, { side }) {
    return askSide(state, side, 'turn', {
      topic: { ask: 'edge', edges: state.game.edgeChoices },
      fallback: { type: 'take-edge', edge: bestEdge(state.game) },
    });
  },
  run({ game }, { side }, answers) {
    const edge = onlyAnswer(answers, 'take-edge')?.edge ?? bestEdge(game);
    const edges = { [side]: edge, [otherSide(game, side)]: opposite(edge) };
    return { events: [{ type: 'EdgesTaken', edges, by: answeredBy(answers) }], then: [] };
  },
};

/** Each side names a piece in its own zone, openly (T48-56, AMB-T48-41). */
export const objectiveRule: TacticRule<'objective'> = {
  ask(state, { side }) {
    const pieces = objectivesFor(state.game.table, edgeOf(state.game, side)).map(({ id }) => id);
    const [nearest] = pieces;
    if (nearest === undefined) throw new Error(`no objective for ${side}`);
    const fallback = { type: 'name-objective', piece: nearest } as const;
    return askSide(state, side, 'turn', {
      topic: { ask: 'objective', pieces },
      fallback,
      ...(pieces.length === 1 ? { settled: fallback } : {}),
    });
  },
  run(_state: TacticState, { side }, answers) {
    const piece = onlyAnswer(answers, 'name-objective')?.piece;
    if (piece === undefined) return { events: [], then: [] };
    return { events: [{ type: 'ObjectiveNamed', side, piece, by: answeredBy(answers) }], then: [] };
  },
};

/** Checks a choice among what is offered. */
export const checkOffered = (chosen: string, offered: readonly string[], rule: string): Refusal | null =>
  offered.includes(chosen) ? null : refuse('tactic148/not-offered', { chosen, known: offered }, rule);
