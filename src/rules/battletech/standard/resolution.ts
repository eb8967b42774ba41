import type { Dice } from '../../kernel/dice.js';
import type { UnitId } from '../../kernel/ids.js';
import { evolveStandard } from '../evolve.js';
import type { StandardState, StandardUnit } from '../types.js';
import type { Step } from '../agenda.js';
import type { Event } from '../events.js';
import { unitOf } from '../units.js';
import { wetLocations } from './water.js';
import { DamageResolution } from './damage-resolution.js';

/** What is being resolved: events happen one after the other, each on the state that the one before has left. */
export class Resolution {
  readonly events: Event[] = [];
  /** What has to follow at once: others are asked (FIN-41). */
  readonly then: Step[] = [];

  constructor(
    public state: StandardState,
    readonly dice: Dice,
  ) {}

  happen(event: Event): void {
    this.events.push(event);
    this.state = evolveStandard(this.state, event);
  }

  unit(id: UnitId): StandardUnit {
    return unitOf(this.state, id);
  }

  /** Damage that a unit is about to take. Its steps are told by an event, which puts them on the sheet. */
  damageTo(id: UnitId): DamageResolution {
    const unit = this.unit(id);
    return new DamageResolution(unit, this.dice, this.state.turn, wetLocations(this.state.board, unit));
  }
}
