import type { MapEntry, MapMaker } from '../../../library/contract.js';
import { readText } from '../../../library/import-faults.js';
import type { Board } from '../../../rules/battletech/types.js';
import { canJoin, joined } from '../maps/join.js';
import { makeMap } from '../maps/make.js';
import { MAP_CHOICES, UNSAID, type MapPlan } from '../maps/plan.js';
import { stillBoard } from '../present/still.js';
import { boardOf, boardSchema, fileOf } from './board.js';
import { groundsOf } from './grounds.js';

/** The maps of BattleTech as the library offers them: those of its folder, and those that are made from a seed. */

export const mapEntry = (board: Board): MapEntry => ({
  ruleset: 'battletech',
  name: board.id,
  text: JSON.stringify(fileOf(board)),
  columns: board.columns,
  rows: board.rows,
  grounds: groundsOf(board),
  still: () => stillBoard(board),
});

/** The board of a map that was brought, from its name and text; `null`: the text is no board. */
export function boardIn({ name, text }: Pick<MapEntry, 'name' | 'text'>): Board | null {
  const value = readText(text);
  const file = value.ok ? boardSchema.safeParse(value.value) : null;
  return file?.success ? boardOf(name, file.data) : null;
}

export const mapMaker: MapMaker = {
  choices: MAP_CHOICES,
  unsaid: UNSAID,
  make: (name, chosen, dice) => mapEntry({ id: name, ...makeMap(planOf(chosen), dice) }),
  join(name, rows) {
    const sheets = rows.map((line) => line.flatMap((map) => boardIn(map) ?? []));
    return canJoin(sheets) ? mapEntry(joined(name, sheets)) : null;
  },
};

/** What was chosen, and for the rest the first of each list. */
function planOf(chosen: Readonly<Record<string, string>>): MapPlan {
  const of = <T extends string>(values: readonly [T, ...T[]], given: string | undefined): T =>
    values.find((value) => value === given) ?? values[0];
  return {
    size: of(MAP_CHOICES.size, chosen['size']),
    hills: of(MAP_CHOICES.hills, chosen['hills']),
    woods: of(MAP_CHOICES.woods, chosen['woods']),
    river: of(MAP_CHOICES.river, chosen['river']),
    town: of(MAP_CHOICES.town, chosen['town']),
    road: of(MAP_CHOICES.road, chosen['road']),
  };
}
