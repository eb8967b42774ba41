import { neighbour, type Facing } from '../../geometry/hex/facing.js';
import type { Hex } from '../../geometry/hex/hex.js';
import type { UnitId } from '../../kernel/ids.js';
import { allowance, budget, depthAt, placeOf, sideEntered, type Stride } from '../movement.js';
import { isInfantry } from '../stacking.js';
import { STEPS } from '../step-letters.js';
import type { StandardUnit } from '../types.js';
import type { Mode, StepLetter } from '../vocabulary.js';
import { Way, type Bar } from '../way.js';
import { flood } from './breach.js';
import { towards } from './displacement.js';
import { isImmobile } from './parts.js';
import { isOut, shake, takeOut } from './phase-end.js';
import { isMech } from './vehicles.js';
import { footing, rollPiloting } from './piloting.js';
import type { Resolution } from './resolution.js';
import type { PilotingCause } from './piloting-causes.js';
import type { FullTerm, PilotingRoll } from './terms.js';

/** A move under way: hex by hex, with what each hex sets off; it can stop for that and go on. */

type By = 'seat' | 'referee';

/** A piloting roll that fails on the way: what then happens to the unit. */
export interface Slip {
  readonly roll: PilotingRoll;
  readonly way: 'fall' | 'skid' | 'sideslip' | 'bog' | 'stay';
  /** Down from the hex before, for who has come into water (FIN-27). */
  readonly levels: number;
}

/** Something that a unit can come upon on its way. It may harm the unit and others, end the way, or let it go on; who is then out is taken out at once. */
export interface Encounter {
  /** As the unit steps out of a hex, or once it is in the next. Who jumps comes upon nothing but what is where it lands. */
  readonly when: 'leaving' | 'entering';
  readonly meet: (walk: Walk) => void;
}

/** What an encounter knows of the move, and can do to it. */
export class Walk {
  /** The side that it looked to when it entered the hex that it stands in: turning there on pavement at a run may make it skid. */
  heading: Facing;
  /** The way by which it came into that hex: backward and to the side it is another. */
  course: Facing;
  /** Where it was before its last step. */
  from: Stride;
  /** The hex into which it is about to step. */
  next: Hex | null = null;
  #way: Way;
  #slip: Slip | null = null;
  #isShort = false;
  #isOver = false;
  /** Whether it has stopped for something: what it has left may be less than was reckoned with. */
  #hasHalted = false;
  #rolls: PilotingRoll[] = [];
  readonly #depth: number;

  constructor(
    readonly resolution: Resolution,
    readonly id: UnitId,
    readonly mode: Mode,
    begun: Stride,
    private readonly by: By,
  ) {
    this.heading = begun.place.facing;
    this.course = begun.place.facing;
    this.from = begun;
    this.#way = new Way(begun);
    this.#depth = depthAt(resolution.state, this.unit);
  }

  get unit(): StandardUnit {
    return this.resolution.unit(this.id);
  }
  get at(): Stride {
    return this.#way.at;
  }
  get slip(): Slip | null {
    return this.#slip;
  }
  get bar(): Bar | null {
    return this.#way.bar;
  }
  /** Whether it ends for want of MP that it had when it set out. */
  get isShort(): boolean {
    return this.#isShort;
  }
  /** Whether it goes no further, whatever is left of its order. */
  get isOver(): boolean {
    return this.#isOver || this.#slip !== null || this.#isShort || this.bar !== null;
  }

  /** The unit takes a step, and comes upon what is there. */
  go(step: StepLetter, encounters: readonly Encounter[]): void {
    if (STEPS[step].kind === 'go') {
      const { hex, facing } = this.at.place;
      this.next = neighbour(this.resolution.state.board, hex, sideEntered(facing, step));
      this.#meet(encounters, 'leaving');
    }
    if (this.isOver) return;
    const { at } = this;
    const { state } = this.resolution;
    if (!this.#way.take(state, this.unit, this.mode, step)) return;
    if (!this.affords(0)) {
      this.#way.takeBack();
      this.#isShort = true;
      return;
    }
    this.from = at;
    const { hex, facing } = this.at.place;
    if (hex === at.place.hex) return;
    this.heading = facing;
    if (this.mode === 'jump') return;
    this.course = towards(state.board, at.place.hex, hex);
    this.#meet(encounters, 'entering');
  }

  /** Who jumps comes down, upon what is there. */
  land(encounters: readonly Encounter[]): void {
    this.#way.end(this.resolution.state, this.unit);
    this.#way.land(this.resolution.state);
    this.#meet(encounters, 'entering');
  }

  #meet(encounters: readonly Encounter[], when: Encounter['when']): void {
    for (const one of encounters) {
      if (one.when !== when || this.isOver) continue;
      const told = this.resolution.events.length;
      one.meet(this);
      if (this.resolution.events.length > told) takeOut(this.resolution);
    }
  }

  /** The unit rolls to keep its feet, or a vehicle not to slide; failing ends its way. The roll is told with the way on which it is made. */
  tread(
    cause: PilotingCause,
    terms: readonly FullTerm[],
    { way, levels = 0 }: Pick<Slip, 'way'> & Partial<Slip>,
  ): void {
    if (way === 'fall' && !isMech(this.unit)) return;
    const { dice, state } = this.resolution;
    const ground = isInfantry(this.unit) ? [] : footing(state.board, this.at.place);
    const roll = rollPiloting(this.unit, cause, dice, [...ground, ...terms]);
    this.#rolls.push(roll);
    if (!roll.success) this.#slip = { roll, way, levels };
  }

  /**
   * The unit stops, so that something happens to it where it is: the way so far is told and stands on its sheet. False: the
   * water there has ended it. Once that has happened, `goOn` says whether it goes on.
   */
  halt(): boolean {
    const waded = this.#way.path.map(({ hex }) => hex);
    this.tell(0, false);
    this.#way = new Way(this.at);
    this.#hasHalted = true;
    if (this.mode !== 'jump' && !keepsDry(this.resolution, this.id, waded)) this.#isOver = true;
    return !this.#isOver;
  }

  /** After a halt: the unit goes on if it is still on its feet where it was, and can. */
  goOn(): void {
    const { unit } = this;
    const stands = unit.status === 'active' && unit.body.doomed === null && !unit.body.prone && !isImmobile(unit);
    if (!stands || unit.place?.hex !== this.at.place.hex) this.end();
  }

  /** It goes no further. */
  end(): void {
    this.#isOver = true;
  }

  /** Whether the unit has so many MP left; one that met nothing has what was reckoned with. */
  affords(mp: number): boolean {
    if (!this.#hasHalted) return true;
    const { unit, mode, at } = this;
    const have = mode === 'jump' ? allowance(unit, mode, this.#depth) : budget(this.resolution.state, unit, mode, at);
    return at.mp + mp <= have;
  }

  /** Whether the unit has so many MP left to end its move with; if not, that ends it. */
  pays(mp: number): boolean {
    this.#isShort ||= !this.affords(mp);
    return !this.#isShort;
  }

  /** Its end, in a hex where it can be, or where it has fallen. Yields the hexes since it last halted. */
  arrive(): readonly Hex[] {
    if (this.#slip === null && !this.unit.body.prone) this.#way.end(this.resolution.state, this.unit);
    return this.#way.path.map(({ hex }) => hex);
  }

  /** Tells the way since it was last told, with the rolls made on it. `more`: MP spent besides; `left`: over the edge of the map. */
  tell(more: number, left: boolean): void {
    const { resolution, id, mode, at, by } = this;
    const { steps, path } = this.#way;
    if (steps !== '' || more > 0 || left || !this.#hasHalted) {
      recordMove(resolution, this.unit, mode, steps + (left ? 'F' : ''), path, at, more, left, by);
    }
    for (const roll of this.#rolls) resolution.happen({ type: 'PilotingRolled', unit: id, roll });
    this.#rolls = [];
  }
}

/** Water breaks into whoever comes into it without armour; false: that has put it out or thrown it down. */
export function keepsDry(resolution: Resolution, id: UnitId, hexes?: readonly Hex[]): boolean {
  if (!flood(resolution, id, hexes)) return true;
  if (!isOut(resolution, id)) shake(resolution, id);
  return !isOut(resolution, id) && !resolution.unit(id).body.prone;
}

/** What the sheet records of the move so far, with what it had spent before. */
export function recordMove(
  resolution: Resolution,
  unit: StandardUnit,
  mode: Mode,
  steps: string,
  path: readonly { readonly hex: Hex; readonly facing: Facing }[],
  at: Stride,
  more: number,
  left: boolean,
  by: By,
): void {
  const before = unit.moved;
  resolution.happen({
    type: 'UnitMoved',
    unit: unit.id,
    movement: {
      mode,
      steps: (before?.steps ?? '') + steps,
      path: [...(before?.path ?? [placeOf(unit)]), ...path],
      mp: at.mp + more,
      entered: at.entered + (left ? 1 : 0),
    },
    to: at.place,
    left,
    by,
  });
}
