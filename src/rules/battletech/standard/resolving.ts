import type { Dice } from '../../kernel/dice.js';
import type { UnitId } from '../../kernel/ids.js';
import type { Event } from '../events.js';
import type { StandardState, StandardUnit } from '../types.js';
import type { DamageResolution } from './damage-resolution.js';

/** What is being resolved, for the chapters on what follows at once from what has happened: the resolution itself calls on them. */
export interface Resolving {
  /** All units as the last event has left them. */
  readonly state: StandardState;
  readonly dice: Dice;
  /** An event, with what follows from it at once. */
  happen(event: Event): void;
  unit(id: UnitId): StandardUnit;
  /** Damage that a unit is about to take. Its steps are told by an event, which puts them on the sheet. */
  damageTo(id: UnitId): DamageResolution;
}
