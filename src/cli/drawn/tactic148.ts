import type { TacticItem } from '../../library/tactic148/read.js';
import type { Picture } from '../../present/picture.js';
import { seatId, sideId, unitId } from '../../rules/kernel/ids.js';
import { spectator } from '../../rules/kernel/seats.js';
import { steps } from '../../rules/geometry/plane/point.js';
import { begun } from '../../rules/tactic148/evolve.js';
import type { CharacterSetup, Table, Tactic148, TacticView } from '../../rules/tactic148/types.js';
import { Misuse } from '../command.js';

/** The picture of a file of 1-48 Tactic: a table with its terrain, the reference card of a character. */
export function tacticPicture(item: Exclude<TacticItem, { kind: 'tactic148/scenario' }>): Picture<Tactic148> {
  const told = { game: 'tactic148', before: null, events: [], locale: 'en' } as const;
  switch (item.kind) {
    case 'tactic148/weapons':
      throw new Misuse('weapons have no picture of their own; draw a character that carries one');
    case 'tactic148/table':
      return { ...told, view: still(item.table, []), shows: { kind: 'map', crop: 'whole', overlay: null } };
    case 'tactic148/character': {
      const { card } = item;
      const id = unitId(card.id);
      const view = still(NOWHERE, [{ id, seat: seatId('draw'), side: sideId('draw'), card }]);
      return { ...told, view, shows: { kind: 'sheets', units: [id] } };
    }
  }
}

const NOWHERE: Table = { id: '', width: steps(24), height: steps(24), pieces: [] };

/** A view on which nothing has happened yet. */
function still(table: Table, characters: readonly CharacterSetup[]): TacticView {
  const sides = [sideId('draw'), sideId('nobody')];
  const seats = sides.map((side) => ({ id: seatId(side), side }));
  const game = begun({
    scenario: '',
    mode: 'skirmish',
    sides,
    seats,
    options: {},
    tables: [table],
    edges: ['north', 'south'],
    agreed: 0,
    characters,
  });
  return {
    viewer: spectator,
    sides,
    seats,
    questions: [],
    sealed: [],
    conceded: [],
    abandon: [],
    clock: null,
    proposal: null,
    outcome: null,
    game,
  };
}
