import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readItem, type Item } from '../library/read.js';
import { drawNow } from '../render/index.js';
import type { Shows } from '../present/picture.js';
import { readOptions } from '../rules/battletech/options.js';
import type { BattleTechView, Board, Unit } from '../rules/battletech/types.js';
import { seededDice } from '../match/dice.js';
import { seatId, sideId, unitId } from '../rules/kernel/ids.js';
import { spectator } from '../rules/kernel/seats.js';
import { Misuse, readArgs, type Command } from './command.js';
import { DATA_DIR } from './data.js';
import { OfflineMatch } from './offline.js';

export const draw: Command = {
  name: 'draw',
  usage: 'FILE [PNG]',
  summary: 'draws a board, a scenario or a unit’s record sheet to a PNG file, FILE.png unless another is named',
  run(args, out, err) {
    const [file, png, ...more] = readArgs(args, []).files;
    if (file === undefined || more.length > 0)
      throw new Misuse('name the file to draw, and the PNG to write if you like');
    const item = readItem(file, DATA_DIR);
    if (!item.ok) {
      for (const { path, reason } of item.error)
        err(`arbitre draw: ${file}: ${path === '' ? '' : `${path}: `}${reason}`);
      return Promise.resolve(1);
    }
    const { view, shows } = subject(item.value);
    const drawn = drawNow({ game: 'battletech', view, before: null, events: [], shows, locale: 'en' });
    const to = png ?? `${basename(file, '.json')}.png`;
    writeFileSync(to, drawn.png);
    out(JSON.stringify({ file: to, width: drawn.width, height: drawn.height, bytes: drawn.png.length }));
    return Promise.resolve(0);
  },
};

const MAP: Shows = { kind: 'map', crop: 'whole', overlay: null };

/** What to draw of a file: the map of a board or of a scenario about to begin, the record sheet of a unit. */
function subject(item: Item): { readonly view: BattleTechView; readonly shows: Shows } {
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
    case 'battletech/scenario': {
      const { scenario } = item;
      const dice = (first: number) => seededDice('', first);
      const begun = OfflineMatch.begin({ id: 'draw', scenario, players: {}, options: {}, at: 0, seed: '', dice });
      if (!begun.ok) throw new Misuse(`the scenario cannot begin: ${JSON.stringify(begun.error)}`);
      const { match } = begun.value;
      return { view: match.rules.view(match.state, spectator), shows: MAP };
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
