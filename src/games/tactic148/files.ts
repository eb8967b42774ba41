import { kindFault, type Read } from '../../library/file.js';
import { ok } from '../../rules/kernel/result.js';
import type { GameFiles, Item } from '../contract.js';
import { cardSubject, tableSubject } from './draw.js';
import { characterSchema } from './library/character.js';
import { readTactic148, readTacticItem, TACTIC_KINDS, type TacticItem } from './library/read.js';
import { rosterSchema } from './library/roster.js';
import { scenarioSchema } from './library/scenario.js';
import { tableSchema } from './library/table.js';
import { weaponsSchema } from './library/weapons.js';

/** The data files of 1-48 Tactic: weapons, characters, tables, scenarios, and the rosters of players. */
export const files: GameFiles = {
  folder: readTactic148,
  kinds: TACTIC_KINDS,
  item(kind, file, dir): Read<Item> {
    const known = TACTIC_KINDS.find((one) => one === kind);
    if (known === undefined) return kindFault(file, TACTIC_KINDS);
    const read = readTacticItem(known, file, dir);
    return read.ok ? ok(itemOf(read.value)) : read;
  },
  schemas: {
    character: characterSchema,
    weapons: weaponsSchema,
    table: tableSchema,
    scenario: scenarioSchema,
    roster: rosterSchema,
  },
};

function itemOf(read: TacticItem): Item {
  const { kind } = read;
  switch (kind) {
    case 'tactic148/weapons':
      return { kind, scenario: null, subject: null };
    case 'tactic148/character':
      return { kind, scenario: null, subject: cardSubject(read.card) };
    case 'tactic148/table':
      return { kind, scenario: null, subject: tableSubject(read.table) };
    case 'tactic148/scenario':
      return { kind, scenario: read.scenario, subject: null };
  }
}
