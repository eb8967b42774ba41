import type { Hex } from '../../geometry/hex/hex.js';
import { placeOf } from '../movement.js';
import { aloft } from '../storeys.js';
import { BUILDINGS, damaged, type Building } from '../structures.js';
import { buildingIn } from '../terrain.js';
import type { Board, StandardState, StandardUnit } from '../types.js';
import type { Walls } from './damage-steps.js';
import { isFlying } from './vehicles.js';

/** What the walls of a building keep off those inside (TER-07). */

/** Of ten points of construction factor walls take or deal one. */
export const TENTH = 10;

/** The building that a unit is inside of; what flies or stands on the roof is above it (UNI-30, TER-28). */
export const around = (board: Board, unit: StandardUnit): Building | null =>
  isFlying(unit) ? null : buildingIn(aloft(board, placeOf(unit)), placeOf(unit).hex);

/** What damage leaves of the walls about a hex. */
export function struck(hex: Hex, building: Building, points: number): Walls {
  return { hex, damage: points, left: damaged(building, points).cf };
}

/** What the walls about a hex take of shots from outside (TER-07): of each hit a tenth of what they had when the phase began. */
export class Shelter {
  #taken = 0;
  readonly #building: Building | null;
  readonly #each: number;

  constructor(
    { board, field }: StandardState,
    private readonly hex: Hex,
    building = buildingIn(board, hex),
  ) {
    this.#building = building;
    this.#each = this.#building ? Math.ceil((this.#building.cf + (field.cracks?.[hex] ?? 0)) / TENTH) : 0;
  }

  /** What shelters a unit. */
  static of(state: StandardState, unit: StandardUnit): Shelter {
    return new Shelter(state, placeOf(unit).hex, around(state.board, unit));
  }

  /** The points of a hit that come through. */
  through(points: number): number {
    const taken = Math.min(points, this.#each);
    this.#taken += taken;
    return points - taken;
  }

  /** What of a hit comes through to a platoon, which the walls shelter by their kind (TER-07). */
  throughToTroopers(points: number): number {
    if (!this.#building) return points;
    const through = Math.round(points * BUILDINGS[this.#building.kind].open);
    this.#taken += points - through;
    return through;
  }

  /** The walls take all of it. */
  takes(points: number): void {
    this.#taken += points;
  }

  /** What has become of the walls, if they were struck. */
  get told(): { readonly walls?: Walls } {
    return this.#building && this.#taken > 0 ? { walls: struck(this.hex, this.#building, this.#taken) } : {};
  }
}
