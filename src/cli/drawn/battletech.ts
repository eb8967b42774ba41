import { readOptions } from '../../rules/battletech/options.js';
import type { BattleTech, BattleTechView, Board, Unit } from '../../rules/battletech/types.js';
import type { BattletechItem } from '../../library/battletech/read.js';
import type { Picture, Shows } from '../../present/picture.js';
import { seatId, sideId, unitId } from '../../rules/kernel/ids.js';
import { spectator } from '../../rules/kernel/seats.js';

/** The picture of a BattleTech file: the map of a board, the record sheet of a unit. */
export function battletechPicture(item: Exclude<BattletechItem, { kind: 'battletech/scenario' }>): Picture<BattleTech> {
  const { view, shows } = subject(item);
  return { game: 'battletech', view, before: null, events: [], shows, locale: 'en' };
}

const MAP: Shows<BattleTech> = { kind: 'map', crop: 'whole', overlay: null };

function subject(item: Parameters<typeof battletechPicture>[0]): {
  readonly view: BattleTechView;
  readonly shows: Shows<BattleTech>;
} {
  switch (item.kind) {
    case 'battletech/board':
      return { view: still(item.board, []), shows: MAP };
    case 'battletech/unit': {
      const { sheet, ammo } = item.unit;
      const id = unitId(sheet.model);
      const unit: Unit = {
        id,
        seat: seatId('draw'),
        side: sideId('draw'),
        sheet,
        status: 'waiting',
        place: null,
        armor: sheet.armor,
        rearArmor: sheet.rearArmor,
        ammo,
        lost: [],
        moved: null,
        declared: false,
      };
      return { view: still(NOWHERE, [unit]), shows: { kind: 'sheets', units: [id] } };
    }
  }
}

const NOWHERE: Board = { id: '', columns: 1, rows: 1, hexes: {} };

/** A view on which nothing has happened yet. */
function still(board: Board, units: readonly Unit[]): BattleTechView {
  const options = readOptions({});
  if (!options.ok) throw new Error('the default options are not legal');
  return {
    viewer: spectator,
    sides: units.map(({ side }) => side),
    seats: units.map(({ seat, side }) => ({ id: seat, side })),
    questions: [],
    sealed: [],
    conceded: [],
    abandon: [],
    clock: null,
    proposal: null,
    outcome: null,
    game: {
      level: 'quick-start',
      scenario: '',
      options: options.value,
      board,
      deployment: [],
      turn: 0,
      phase: 'deployment',
      initiative: null,
      units,
      splits: [],
      declarations: [],
    },
  };
}
