import type { BattleTechState, BattleTechView } from '../../src/rules/battletech/battletech.js';
import type { MatchState, MatchView } from '../../src/rules/kernel/contract.js';
import type { AnyGame } from '../../src/rules/registry.js';

/** What a test of BattleTech holds when the house hands it a match of any game. */

const isState = (state: MatchState<AnyGame>): state is BattleTechState => 'units' in state.game;
const isView = (view: MatchView<AnyGame>): view is BattleTechView => 'units' in view.game;

export function quickStart(state: MatchState<AnyGame>): BattleTechState {
  if (!isState(state)) throw new Error('a match of another game');
  return state;
}

export function quickStartView(view: MatchView<AnyGame>): BattleTechView {
  if (!isView(view)) throw new Error('a match of another game');
  return view;
}
