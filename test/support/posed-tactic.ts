import { at } from '../../src/rules/geometry/plane/point.js';
import { scriptedDice } from '../../src/rules/kernel/dice.js';
import { sideId } from '../../src/rules/kernel/ids.js';
import { spectator } from '../../src/rules/kernel/seats.js';
import { tactic148 } from '../../src/rules/tactic148/index.js';
import type { Character } from '../../src/rules/tactic148/types.js';
import type { TacticState, TacticView } from '../../src/rules/tactic148/tactic148.js';
import type { State } from '../../src/rules/tactic148/state.js';
import { readTactic148 } from '../../src/games/tactic148/library/read.js';
import { startMatch } from './deciding.js';

/** The shipped scenarios. */
export const { scenarios: tacticScenarios } = readTactic148('scenarios/tactic148');

/** A shipped scenario of 1-48 Tactic about to begin, on one of its tables. */
export function begun(id: string, table = 0): TacticView {
  const scenario = tacticScenarios.find((one) => one.id === id);
  if (!scenario) throw new Error(`no scenario ${id}`);
  const started = startMatch(tactic148, scenario.setup({}, {}), scriptedDice([6, 1]), 0);
  if (!started.ok) throw new Error(started.error.code);
  const state = started.value.reduce<TacticState | null>((now, event) => tactic148.evolve(now, event), null);
  const laid = state?.game.tables[table];
  if (!state || !laid) throw new Error(`nothing began on table ${table}`);
  return tactic148.view({ ...state, game: { ...state.game, table: laid } }, spectator);
}

/** The view with another state of the game. */
export const withGame = (view: TacticView, change: (game: State) => State): TacticView => ({
  ...view,
  game: change(view.game),
});

/** The second round, everybody deployed: each side in a row of its own across the middle of the table, or where `places` (in u) puts them. */
export function deployed(
  id: string,
  table = 0,
  places: Readonly<Record<string, readonly [x: number, y: number]>> = {},
): TacticView {
  const view = begun(id, table);
  const [first = sideId(''), second = sideId('')] = view.sides;
  return withGame({ ...view, questions: [] }, (game) => ({
    ...game,
    phase: 'first-half',
    round: 2,
    turn: 3,
    active: view.sides[0] ?? null,
    edges: { [first]: 'north', [second]: 'south' },
    characters: game.characters.map((one, i): Character => {
      const [x, y] = places[one.id] ?? [4 + (i % 4) * 7.5, one.side === first ? 6.5 : game.table.height / 1000 - 5.5];
      return { ...one, status: 'active', at: at(x, y) };
    }),
  }));
}

/** The view with a character changed. */
export const withCharacter = (view: TacticView, id: string, marks: Partial<Character>): TacticView =>
  withGame(view, (game) => ({
    ...game,
    characters: game.characters.map((one) => (one.id === id ? { ...one, ...marks } : one)),
  }));
