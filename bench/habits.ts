import type { OfflineMatch } from '../src/cli/offline.js';
import type { SideId, UnitId } from '../src/rules/kernel/ids.js';

/** Figures that tell how an opponent plays, by name: a mean over its games is shown. */
export type Habits = Readonly<Record<string, number>>;

const U = 1000;
/** So many tokens in hand are a hoard. */
const HOARD = 8;

/** How a side played: what of its means it used. Of a game whose means are not counted, nothing. */
export function habitsOf({ state: { game }, events }: OfflineMatch, side: SideId): Habits {
  const told = events.map(({ event }) => event);
  if ('characters' in game) return tacticHabits(game, told, side);
  if (!('units' in game)) return {};
  const mine = game.units.filter((one) => one.side === side).map(({ id }) => id);
  return battletechHabits(mine, told);
}

type Told = OfflineMatch['events'][number]['event'];
type GameState = OfflineMatch['state']['game'];

/** How often in a game of BattleTech arms were flipped, MASC was switched on, clubs were swung and blows dealt otherwise. */
function battletechHabits(mine: readonly UnitId[], events: readonly Told[]): Habits {
  const blows = events.flatMap((event) =>
    event.type === 'BlowStruck' && mine.includes(event.unit) ? [event.blow.kind] : [],
  );
  const clubs = blows.filter((kind) => kind === 'club').length;
  return {
    'arms flipped': events.filter(
      (one) => one.type === 'FireDeclared' && mine.includes(one.unit) && one.twist === 'flip',
    ).length,
    'MASC switched on': events.filter((one) => one.type === 'MascSwitched' && mine.includes(one.unit)).length,
    'clubs taken': events.filter((one) => one.type === 'ClubTaken' && mine.includes(one.unit)).length,
    'clubs swung': clubs,
    'other blows': blows.length - clubs,
    'hidden units': events.filter((one) => one.type === 'UnitDeployed' && 'hidden' in one && mine.includes(one.unit))
      .length,
    'ambushes sprung': events.filter(
      (one) => one.type === 'UnitRevealed' && mine.includes(one.unit) && one.why === 'overwatch',
    ).length,
    'reactors set': events.filter((one) => one.type === 'SelfDestructSet' && mine.includes(one.unit)).length,
  };
}

/** How far apart a side of 1-48 Tactic deployed, and what became of its tokens. */
function tacticHabits(
  { characters, tokens }: Extract<GameState, { readonly characters: unknown }>,
  events: readonly Told[],
  side: SideId,
): Habits {
  const mine = characters.filter((one) => one.side === side).map(({ id }) => id);
  const places = events.flatMap((event) =>
    event.type === 'CharacterDeployed' && mine.includes(event.unit) ? [event.at] : [],
  );
  const apart = places.map((one) =>
    Math.min(...places.map((other) => (other === one ? Infinity : Math.hypot(one.x - other.x, one.y - other.y)))),
  );
  const ended = events.flatMap((event) =>
    event.type === 'TurnEnded' && 'kept' in event && event.side === side ? [event] : [],
  );
  return {
    'nearest friend at deployment (u)': sum(apart) / apart.length / U,
    'spent in an own turn': sum(ended.map(({ spent }) => spent)) / Math.max(1, ended.length),
    'own turns that end with more than 8 tokens (%)':
      (100 * ended.filter(({ kept }) => kept > HOARD).length) / Math.max(1, ended.length),
    'most tokens kept': Math.max(0, ...ended.map(({ kept }) => kept)),
    'tokens at the end': tokens[side] ?? 0,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
