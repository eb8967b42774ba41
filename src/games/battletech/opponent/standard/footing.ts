import type { Hex } from '../../../../rules/geometry/hex/hex.js';
import { GROUND, type Mark } from '../../../../rules/battletech/ground-table.js';
import { bears } from '../../../../rules/battletech/standard/bridges.js';
import { isFlying } from '../../../../rules/battletech/standard/vehicles.js';
import { isBorne } from '../../../../rules/battletech/standard/walls.js';
import { landedOn } from '../../../../rules/battletech/storeys.js';
import { bridgeIn, marksIn, waterIn } from '../../../../rules/battletech/terrain.js';
import type { Board, Place, StandardState, StandardUnit } from '../../../../rules/battletech/types.js';
import type { Mode } from '../../../../rules/battletech/vocabulary.js';

/** What the ground where a move ends costs the opponent. */

/** The risk of a fall in water. */
const WADING = 1;
/** What soft ground costs, for each point that it makes a piloting roll harder. */
const SOFT = 0.3;

/** What ground costs that swallows whoever comes into it (TER-21). */
const DEADLY = 40;

/** What a crust costs that may break into magma (TER-23). */
const CRUST = 4;

/** What the ground costs that harms, whatever it is to walk on. */
const HARMFUL: Readonly<Partial<Record<Mark, number>>> = {
  quicksand: DEADLY,
  magma: DEADLY,
  vent: CRUST,
  crust: CRUST,
};

/** What the footing in a hex costs: water, soft ground, what harms. */
export const footingOf = (board: Board, hex: Hex): number =>
  waterIn(board, hex) > 0
    ? WADING
    : marksIn(board, hex).reduce((sum, mark) => sum + (HARMFUL[mark] ?? SOFT * GROUND[mark].footing), 0);

/** What it costs to come onto a bridge that gives way under all who are then on it (TER-17). */
export const bridgeOf = (state: StandardState, unit: StandardUnit, hex: Hex): number =>
  bridgeIn(state.board, hex) && !isFlying(unit) && !bears(state, hex, unit) ? DEADLY : 0;

/** What a landing costs on a roof that comes down under it (TER-30). */
export const landingOn = (
  state: StandardState,
  unit: StandardUnit,
  { hex, facing, mode }: Place & { readonly mode: Mode },
): number => {
  const place = mode === 'jump' ? landedOn(state.board, { hex, facing }) : null;
  return place?.up !== undefined && !isBorne(state, hex, { ...unit, place }) ? DEADLY : 0;
};
