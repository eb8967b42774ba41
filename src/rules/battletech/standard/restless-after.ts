import type { Hex } from '../../geometry/hex/hex.js';
import { groundIn, withTerrain } from '../terrain.js';
import type { StandardState } from '../types.js';
import { changeField } from './changes.js';
import type { GroundEvent } from './ground-events.js';

/** How the map stands after geysers, vents and lifts. */

type Of<Type extends GroundEvent['type']> = Extract<GroundEvent, { type: Type }>;

/** A geyser blows. */
export const blew = (state: StandardState, { hex, until }: Of<'GeyserBlew'>): StandardState =>
  changeField({ ...state, board: withTerrain(state.board, [hex], { eruption: true }) }, ({ eruptions = [] }) => ({
    eruptions: [...eruptions, { hex, until }],
  }));

/** It has come to rest. */
export function calmed(state: StandardState, { hex }: Of<'GeyserCalmed'>): StandardState {
  const { eruption: _, ...rest } = state.board.hexes[hex] ?? { woods: 0 };
  const ground = { ...rest, geyser: true as const };
  return changeField(
    { ...state, board: { ...state.board, hexes: { ...state.board.hexes, [hex]: ground } } },
    (field) => ({
      eruptions: (field.eruptions ?? []).filter((one) => one.hex !== hex),
    }),
  );
}

/** Magma has come out of a vent: nothing else is left there. */
export function opened(state: StandardState, { hex }: Of<'VentOpened'>): StandardState {
  const { level } = state.board.hexes[hex] ?? {};
  const ground = { woods: 0 as const, magma: true as const, ...(level === undefined ? {} : { level }) };
  return { ...state, board: { ...state.board, hexes: { ...state.board.hexes, [hex]: ground } } };
}

/** Each floor is at its other level. */
export const floorsMoved = (state: StandardState, { hexes }: Of<'FloorsMoved'>): StandardState => ({
  ...state,
  board: hexes.reduce((board, { hex, level }) => {
    const on = onOf(state, hex);
    return withTerrain(board, [hex], { level, lift: { to: groundIn(state.board, hex), on } });
  }, state.board),
});

const onOf = ({ board }: StandardState, hex: Hex): readonly number[] => board.hexes[hex]?.lift?.on ?? [];
