import type { UnitEntry, Worth } from '../../../library/contract.js';
import { everywhere } from '../../../library/words.js';
import { stillUnit } from '../present/still.js';
import { unitText } from '../present/unit.js';
import { tongueOf } from '../words/index.js';
import { callsOf } from './find.js';
import { loadsOf } from './loads.js';
import { levelsOf, type StockUnit } from './unit.js';
import { valueOf } from './worth.js';

function worthOfUnit(stock: StockUnit): Worth | null {
  const amount = valueOf(stock);
  return amount === null ? null : { measure: 'battle-value', amount };
}

/** A unit as lists and searches have it. */
export function unitEntry(stock: StockUnit): UnitEntry {
  const loads = loadsOf(stock);
  return {
    id: stock.label,
    ruleset: 'battletech',
    name: everywhere(`${stock.sheet.chassis} ${stock.sheet.model}`),
    calls: callsOf(stock),
    kind: stock.sheet.kind,
    role: stock.file.role ?? null,
    tons: stock.sheet.tons,
    tech: stock.outfits.standard?.sheet.full.tech ?? null,
    year: stock.outfits.standard?.sheet.full.year ?? null,
    worth: worthOfUnit(stock),
    faction: null,
    levels: levelsOf(stock),
    ...(loads.length > 0 ? { loads } : {}),
    text: (locale) => unitText(stock, tongueOf(locale)),
    still: () => stillUnit(stock),
  };
}
