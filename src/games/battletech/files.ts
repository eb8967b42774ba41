import { kindFault, type Read } from '../../library/file.js';
import { ok } from '../../rules/kernel/result.js';
import type { GameFiles, Item } from '../contract.js';
import { boardSubject, unitSubject } from './draw.js';
import { boardSchema } from './library/board.js';
import { kept } from './library/kept.js';
import { FOREIGN } from './library/imports/index.js';
import { houseRules, leagueSchema } from './library/league.js';
import { ITEM_KINDS, readBattletech, readBattletechItem, stockOf, type BattletechItem } from './library/read.js';
import { rosterSchema } from './library/roster.js';
import { scenarioSchema } from './library/scenario.js';
import { unitSchema } from './library/unit.js';
import { Queries } from './queries/queries.js';

/** The data files of BattleTech: units, boards, scenarios, and the rosters of players. */
export const files: GameFiles = {
  folder: readBattletech,
  kinds: ITEM_KINDS,
  item(kind, file, dir): Read<Item> {
    const known = ITEM_KINDS.find((one) => one === kind);
    if (known === undefined) return kindFault(file, ITEM_KINDS);
    const read = readBattletechItem(known, file, dir);
    return read.ok ? ok(itemOf(read.value)) : read;
  },
  foreign: FOREIGN,
  kept,
  rules: houseRules,
  schemas: {
    unit: unitSchema,
    board: boardSchema,
    league: leagueSchema,
    scenario: scenarioSchema,
    roster: rosterSchema,
  },
  queries(dir) {
    const queries = new Queries(() => stockOf(dir));
    return (line) => queries.answer(line);
  },
};

function itemOf(read: BattletechItem): Item {
  const { kind } = read;
  switch (kind) {
    case 'battletech/unit':
      return { kind, scenario: null, subject: unitSubject(read.unit) };
    case 'battletech/board':
      return { kind, scenario: null, subject: boardSubject(read.board) };
    case 'battletech/league':
      return { kind, scenario: null, subject: null };
    case 'battletech/scenario':
      return { kind, scenario: read.scenario, subject: null };
  }
}
