import { refuse, type Refusal } from '../../../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../../../rules/kernel/result.js';
import { FACING_NAMES } from '../../../../rules/geometry/hex/facing.js';
import { hexAt, type Hex } from '../../../../rules/geometry/hex/hex.js';
import type { Imported } from '../../../../library/imports/contract.js';
import { boardSchema, MOST_COLUMNS, MOST_ROWS, type HexFile } from '../board.js';
import { WAIST_DEEP } from '../../../../rules/battletech/terrain.js';
import { slugOf } from './label.js';
import { unfit } from './made.js';
import { Notes } from './notes.js';
import { own } from './own.js';
import { TERRAINS } from './terrain-table.js';

/** IMP-04: a map of the community's (`.board`) as a board file of ours. */

/** `hex 0403 1 "woods:1;foliage_elev:2" "grass"`. */
const HEX_LINE = /^hex\s+(\d{4,6})\s+(-?\d{1,4})\s+"([^"]*)"/i;
const BEGINS_A_HEX = /^hex\s+(\S*)/i;

/** Reads the text of a `.board`; refused with what is missing or does not fit. */
export function boardFileOf(text: string, name: string): Result<Imported, Refusal> {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const size = lines.flatMap((line) => /^size\s+(\d+)\s+(\d+)$/i.exec(line) ?? []).slice(0, 3);
  const [, columns, rows] = size.map(Number);
  if (columns === undefined || rows === undefined) return fail(refuse('battletech/import-missing', { field: 'size' }));
  if (columns < 1 || rows < 1 || columns > MOST_COLUMNS || rows > MOST_ROWS) {
    return fail(refuse('battletech/import-size', { columns, rows, most: MOST_COLUMNS }));
  }
  const notes = new Notes();
  const hexes: Record<Hex, HexFile> = {};
  const seen = new Set<Hex>();
  for (const line of lines) {
    const begun = BEGINS_A_HEX.exec(line);
    if (!begun) continue;
    const [, digits, level, terrains] = HEX_LINE.exec(line) ?? [];
    if (digits === undefined || level === undefined || terrains === undefined) {
      notes.line('battletech.note.hex-unread', begun[1] ?? '');
      continue;
    }
    // Numbers of five and six digits are on maps that are larger than any here.
    const column = Number(digits.slice(0, 2));
    const row = Number(digits.slice(2));
    if (digits.length !== 4 || column < 1 || row < 1 || column > columns || row > rows) {
      notes.line('battletech.note.hex-off', digits);
      continue;
    }
    const hex = hexAt(column, row);
    if (seen.has(hex)) {
      notes.line('battletech.note.hex-twice', hex);
      continue;
    }
    seen.add(hex);
    const here = hexOf(terrains, Number(level), hex, notes);
    if (Object.keys(here).length > 0) hexes[hex] = here;
  }
  const file = { $schema: '../../schema/battletech-board.json', kind: 'battletech/board', columns, rows, hexes };
  const checked = boardSchema.safeParse(file);
  if (!checked.success) return fail(unfit(file, checked.error));
  return ok({
    is: 'map',
    kind: 'battletech/board',
    name,
    folder: 'boards',
    file: () => file,
    label: slugOf(name),
    notes: notes.all,
  });
}

/** What a hex line says of its hex; what has no place here gets a note, with the first hex where it is. */
function hexOf(terrains: string, level: number, hex: Hex, notes: Notes): HexFile {
  let here: HexFile = level === 0 ? {} : { level };
  const figures = terrains.split(';').map((one) => {
    const [name = '', figure = '', exits = ''] = one.trim().toLowerCase().split(':');
    const bits = Number.parseInt(exits, 10) || 0;
    const sides = FACING_NAMES.filter((_, side) => ((bits >> side) & 1) === 1);
    return { name, figure, sides, value: Number.parseInt(figure, 10) || 0 };
  });
  const valueOf = (name: string): number | undefined => figures.find((one) => one.name === name)?.value;
  for (const { name, figure, sides, value } of figures) {
    const known = own(TERRAINS, name);
    if (known === null || name === '') continue;
    const change = known?.(value, here, valueOf, sides) ?? null;
    if (change) here = { ...here, ...change };
    else notes.terrain(known ? `${name}:${figure}` : name, hex);
  }
  // Trees stand in water to the waist, and in none deeper.
  if ((here.water ?? 0) > WAIST_DEEP && here.woods) {
    const { woods, ...wet } = here;
    notes.terrain(`woods:${woods}, water:${here.water}`, hex);
    return wet;
  }
  return here;
}
