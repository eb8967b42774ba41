import type { Board } from '../../../rules/battletech/types.js';
import type { League, Leagues } from './league.js';
import type { StockUnit } from './unit.js';

/** What scenarios are made of: units by label, boards and leagues by the name of their file. */
export interface Stock {
  readonly units: ReadonlyMap<string, StockUnit>;
  readonly boards: ReadonlyMap<string, Board>;
  readonly leagues: Leagues;
  /** House rules that were brought, by which all is played; left out: none were. */
  readonly house?: League;
}
