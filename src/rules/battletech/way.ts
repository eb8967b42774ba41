import { neighbour } from '../geometry/hex/facing.js';
import type { Hex } from '../geometry/hex/hex.js';
import type { UnitId } from '../kernel/ids.js';
import { sideEntered, stride, type Stride } from './movement.js';
import { landedOn } from './storeys.js';
import type { Place, State, Unit } from './types.js';
import { barrierIn, inPlaceOf } from './stacking.js';
import type { Mode, StepLetter } from './vocabulary.js';

/** The hex that a unit cannot enter as it was ordered, and who holds it; `null`: nobody. */
export interface Bar {
  readonly hex: Hex;
  readonly by: UnitId | null;
}

/**
 * How far a unit gets, step by step, over the map as it is. Its order was checked against what its seat sees; what that does not
 * show ends the way in the last hex where the unit can be, and never by a fault (C-02).
 */
export class Way {
  readonly #taken: { readonly at: Stride; readonly letter: StepLetter }[] = [];
  #bar: Bar | null = null;

  constructor(private readonly begun: Stride) {}

  get at(): Stride {
    return this.#taken.at(-1)?.at ?? this.begun;
  }
  /** The letters of the steps taken. */
  get steps(): string {
    return this.#taken.map(({ letter }) => letter).join('');
  }
  get path(): readonly Place[] {
    return this.#taken.map(({ at }) => at.place);
  }
  /** What has ended it, if anything has. */
  get bar(): Bar | null {
    return this.#bar;
  }

  /** A step further; false: it is barred. */
  take(state: State, unit: Unit, mode: Mode, letter: StepLetter): boolean {
    const next = stride(state, unit, mode, this.at, letter);
    if (next.ok) {
      this.#taken.push({ at: next.value, letter });
      return true;
    }
    const { hex, facing } = this.at.place;
    const to = neighbour(state.board, hex, sideEntered(facing, letter)) ?? hex;
    this.#bar = { hex: to, by: barrierIn(state, unit, to)?.id ?? null };
    return false;
  }

  /** The last step is not taken after all. */
  takeBack(): void {
    this.#taken.pop();
  }

  /** Who jumps comes down where it is: on the roof, if there is one. */
  land({ board }: State): void {
    const last = this.#taken.pop();
    if (last) this.#taken.push({ ...last, at: { ...last.at, place: landedOn(board, last.at.place) } });
  }

  /** Ends it: where there is no room for it it goes back to the last hex where there is, if there is one on it (QSR-27). */
  end(state: State, unit: Unit): void {
    const there = inPlaceOf(state, unit, this.at.place.hex);
    if (!there) return;
    this.#bar ??= { hex: this.at.place.hex, by: there.id };
    while (this.#taken.length > 0 && inPlaceOf(state, unit, this.at.place.hex)) this.takeBack();
  }
}
