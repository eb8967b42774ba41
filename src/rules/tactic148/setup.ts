import { steps } from '../geometry/plane/point.js';
import { isConvex, type Shape } from '../geometry/plane/shape.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { LENGTHS } from './lengths.js';
import { readOptions } from './options.js';
import { isPlaceOn, objectivesFor, opposite } from './terrain.js';
import type { Setup, Table } from './types.js';

/** Why a set-up is not a legal one, or `null`: options, sides, seats, labels, values, tables. */
export function checkSetup(setup: Setup): Refusal | null {
  const options = readOptions(setup.options);
  if (!options.ok) return options.error;
  return (
    checkSides(setup) ??
    checkCharacters(setup) ??
    checkValues(setup, Number(options.value.pointsTolerance)) ??
    setup.tables.reduce<Refusal | null>((wrong, table) => wrong ?? checkTable(table), null) ??
    checkObjectives(setup)
  );
}

/** Two players, or two sides with several each; every seat has a character. */
function checkSides(setup: Setup): Refusal | null {
  if (setup.sides.length !== 2) return refuse('tactic148/two-sides', { sides: setup.sides }, 'T48-02');
  const empty = setup.sides.find((side) => !setup.characters.some((one) => one.side === side));
  if (empty !== undefined) return refuse('tactic148/empty-side', { side: empty }, 'T48-01');
  const idle = setup.seats.find((seat) => !setup.characters.some((one) => one.seat === seat.id));
  return idle ? refuse('tactic148/empty-seat', { seat: idle.id }, 'T48-01') : null;
}

function checkCharacters(setup: Setup): Refusal | null {
  for (const [i, one] of setup.characters.entries()) {
    if (setup.characters.findIndex(({ id }) => id === one.id) !== i) {
      return refuse('tactic148/label-twice', { unit: one.id });
    }
    if (!setup.seats.some((seat) => seat.id === one.seat && seat.side === one.side)) {
      return refuse('tactic148/no-owner', { unit: one.id, seat: one.seat, side: one.side });
    }
  }
  return null;
}

/** A force may exceed the agreed value by the tolerance, rounded down to whole points (T48-03, AMB-T48-24). */
function checkValues({ sides, characters, agreed }: Setup, tolerance: number): Refusal | null {
  const most = agreed + Math.floor((agreed * tolerance) / 100);
  for (const side of sides) {
    const points = characters.filter((one) => one.side === side).reduce((sum, { card }) => sum + card.points, 0);
    if (points > most) return refuse('tactic148/force-too-dear', { side, points, agreed, most }, 'T48-03');
  }
  return null;
}

/** At least 60 by 60 cm; either 24 u of 2.5 cm or 2 feet will do (T48-07). Pieces lie on it and are convex. */
function checkTable(table: Table): Refusal | null {
  const { id, width, height } = table;
  if (!Number.isInteger(width) || !Number.isInteger(height) || Math.min(width, height) < LENGTHS.table) {
    return refuse('tactic148/table-too-small', { table: id, width, height, least: LENGTHS.table }, 'T48-07');
  }
  if (Math.max(width, height) > LARGEST) {
    return refuse('tactic148/table-too-large', { table: id, width, height, most: LARGEST }, 'T48-07');
  }
  for (const [i, piece] of table.pieces.entries()) {
    if (table.pieces.findIndex((other) => other.id === piece.id) !== i) {
      return refuse('tactic148/piece-twice', { table: id, piece: piece.id }, 'T48-48');
    }
    const wrong = piece.shapes.length === 0 || piece.shapes.some((shape) => !isSound(table, shape));
    if (wrong) return refuse('tactic148/piece-unsound', { table: id, piece: piece.id }, 'T48-48');
  }
  return null;
}

/** Larger tables would leave the range in which lengths are exact. */
const LARGEST = steps(90);

/** Whether a shape lies on the table in whole steps, and is convex. */
function isSound(table: Table, shape: Shape): boolean {
  if (shape.kind === 'disc') {
    return [shape.x, shape.y, shape.r].every(Number.isInteger) && shape.r > 0 && isPlaceOn(table, shape);
  }
  return (
    isConvex(shape.corners) &&
    shape.corners.every((corner) => [corner.x, corner.y].every(Number.isInteger) && isPlaceOn(table, corner))
  );
}

/** A mission needs a piece in the zone of each edge that can be chosen, and of the one opposite (AMB-T48-41). */
function checkObjectives({ mode, tables, edges }: Setup): Refusal | null {
  if (mode !== 'mission') return null;
  for (const table of tables) {
    const bare = edges
      .flatMap((edge) => [edge, opposite(edge)])
      .find((edge) => objectivesFor(table, edge).length === 0);
    if (bare !== undefined) return refuse('tactic148/no-objective', { table: table.id, edge: bare }, 'T48-56');
  }
  return null;
}
