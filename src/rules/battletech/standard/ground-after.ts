import type { Hex } from '../../geometry/hex/hex.js';
import { damaged } from '../structures.js';
import { without, withTerrain } from '../terrain.js';
import type { StandardState } from '../types.js';
import type { FullEvent } from './events.js';
import type { Walls } from './damage-steps.js';
import type { Screen } from './unseen.js';
import { changeUnits } from '../units.js';

/** How the map stands after what has happened to it: smoke, fire, buildings. */

type Of<Type extends FullEvent['type']> = Extract<FullEvent, { type: Type }>;

/** Smoke has drifted or cleared. */
export function smokeDrifted(state: StandardState, { hexes, heavy, cleared }: Of<'SmokeDrifted'>): StandardState {
  const clear = without(state.board, [...hexes, ...cleared], ['smoke', 'heavySmoke']);
  const light = withTerrain(clear, hexes, { smoke: true });
  const board = withTerrain(light, heavy, { smoke: true, heavySmoke: true });
  const { screens, ...field } = state.field;
  return screens
    ? { ...state, board, field: { ...field, screens: lasting(screens, state.turn) } }
    : { ...state, board };
}

/** The screens of smoke that outlast a turn (ART-06). */
export const lasting = (screens: readonly Screen[], turn: number): readonly Screen[] =>
  screens.filter(({ until }) => until > turn);

/** Smoke has been laid; where some hung already it hides as long as the newer, and light smoke makes none of it thinner. */
export function smokeLaid(state: StandardState, { hexes, until, light }: Of<'SmokeLaid'>): StandardState {
  const others = (state.field.screens ?? []).filter(({ hex }) => !hexes.includes(hex));
  return {
    ...state,
    board: withTerrain(state.board, hexes, light ? { smoke: true } : { smoke: true, heavySmoke: true }),
    field: {
      ...state.field,
      screens: [...others, ...hexes.map((hex) => ({ hex, until, ...(light ? { light } : {}) }))],
    },
  };
}

/** Woods burn down; a fire without any is out. */
export function woodsBurned(state: StandardState, { hexes }: Of<'WoodsBurned'>): StandardState {
  const out = hexes.filter(({ woods }) => woods === 0).map(({ hex }) => hex);
  const board = hexes.reduce((one, { hex, woods }) => withTerrain(one, [hex], { woods }), state.board);
  const lasts = (hex: Hex): boolean => !out.includes(hex);
  const { burning, infernos = [], fuel = {} } = state.field;
  return {
    ...state,
    board: without(withTerrain(board, out, { rough: true }), out, ['fire']),
    field: {
      ...state.field,
      burning: burning.filter(lasts),
      infernos: infernos.filter(lasts),
      fuel: { ...fuel, ...Object.fromEntries(hexes.map(({ hex, left }) => [hex, left])) },
    },
  };
}

/** A hex has been shot at: what that leaves of its walls and woods. */
export function hexStruck(state: StandardState, { hex, walls, woods }: Of<'HexFired'>): StandardState {
  const after = wallsStruck(state, walls);
  return woods ? woodsBurned(after, { type: 'WoodsBurned', hexes: [{ hex, ...woods }] }) : after;
}

/** The walls about a hex have taken damage; what they had when the phase began is remembered. */
export function wallsStruck(state: StandardState, walls: Walls | undefined): StandardState {
  if (!walls) return state;
  const { hex, damage } = walls;
  const { building, bridge } = state.board.hexes[hex] ?? {};
  if (bridge) {
    const cf = Math.max(0, bridge.cf - damage);
    return { ...state, board: withTerrain(state.board, [hex], { bridge: { ...bridge, cf } }) };
  }
  if (!building) return state;
  const after = damaged(building, damage);
  const { cracks = {} } = state.field;
  return {
    ...state,
    board: withTerrain(state.board, [hex], { building: after }),
    field: { ...state.field, cracks: { ...cracks, [hex]: (cracks[hex] ?? 0) + building.cf - after.cf } },
  };
}

/** Where a bridge was there is what it led over, and no road. */
export function bridgeFell(state: StandardState, hex: Hex): StandardState {
  const { bridge: _, pavement: __, ...ground } = state.board.hexes[hex] ?? { woods: 0 };
  const out = changeUnits(state, (unit) => {
    if (unit.place?.hex !== hex) return unit;
    const { under: ___, ...place } = unit.place;
    return { ...unit, place };
  });
  return { ...out, board: { ...state.board, hexes: { ...state.board.hexes, [hex]: ground } } };
}

/** Where ice was there is open water (TER-20). */
export function iceBroke(state: StandardState, hex: Hex): StandardState {
  const { ice: _, ...ground } = state.board.hexes[hex] ?? { woods: 0 };
  return { ...state, board: { ...state.board, hexes: { ...state.board.hexes, [hex]: ground } } };
}

/** Where a crust was there is magma (TER-23). */
export function crustBroke(state: StandardState, hex: Hex): StandardState {
  const { crust: _, ...ground } = state.board.hexes[hex] ?? { woods: 0 };
  const hexes = { ...state.board.hexes, [hex]: { ...ground, magma: true as const } };
  return { ...state, board: { ...state.board, hexes } };
}

/** Where a building stood there is rubble, and whoever was up in it is on that. */
export function buildingFell(state: StandardState, hex: Hex): StandardState {
  const { building: _, ...ground } = state.board.hexes[hex] ?? { woods: 0 };
  const hexes = { ...state.board.hexes, [hex]: { ...ground, rubble: true as const } };
  const down = changeUnits(state, (unit) => {
    if (unit.place?.hex !== hex || unit.place.up === undefined) return unit;
    const { up: __, ...place } = unit.place;
    return { ...unit, place };
  });
  return { ...down, board: { ...state.board, hexes } };
}

/** A phase is over: what walls lost in it counts from now on. */
export function withoutCracks(state: StandardState): StandardState {
  const { cracks, ...field } = state.field;
  return cracks ? { ...state, field } : state;
}
