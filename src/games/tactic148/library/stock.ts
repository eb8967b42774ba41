import type { Card, Table } from '../../../rules/tactic148/types.js';
import type { WeaponRow } from './weapons.js';

/** What scenarios are made of: cards by label, tables by the name of their file. */
export interface Stock {
  readonly cards: ReadonlyMap<string, Card>;
  readonly tables: ReadonlyMap<string, Table>;
}

/** A stock, and the weapons that cards of others may name too. */
export interface Armed extends Stock {
  readonly weapons: readonly WeaponRow[];
}
