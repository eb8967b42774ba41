import type { Dice } from '../../kernel/dice.js';
import type { UnitId } from '../../kernel/ids.js';
import { evolveStandard } from '../evolve.js';
import type { StandardState, StandardUnit } from '../types.js';
import type { Event } from '../events.js';
import { unitOf } from '../units.js';
import { Suffering } from './suffering.js';

/** What is being resolved: events happen one after the other, each on the state that the one before has left. */
export class Resolution {
  readonly events: Event[] = [];

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

  /** A unit that is about to be harmed. The harm is told by an event, which puts it on the sheet. */
  suffering(id: UnitId): Suffering {
    return new Suffering(this.unit(id), this.dice, this.state.turn);
  }
}
