import type { Board } from '../../../rules/battletech/types.js';
import type { Leagues } from './league.js';
import type { StockUnit } from './unit.js';

/** What scenarios are made of: units by label, boards and leagues by the name of their file. */
export interface Stock {
  readonly units: ReadonlyMap<string, StockUnit>;
  readonly boards: ReadonlyMap<string, Board>;
  readonly leagues: Leagues;
}
