import { t } from '../../../../i18n/index.js';
import type { Tongue } from '../../words/index.js';
import type { BattleTechView } from '../../../../rules/battletech/battletech.js';
import type { Event } from '../../../../rules/battletech/events.js';
import { homeEdges } from '../../../../rules/battletech/standard/edges.js';
import { EDGES, type Goal } from '../../../../rules/battletech/standard/goals.js';
import { all, diceFor, shownNumber, UNKNOWN, unitOf } from '../names.js';
import { ammoText, diceText } from './words.js';

/** The end of a phase and of the turn in words: who is out, who wakes, dumping, heat sinks, fires, goals (SEQ-15, SEQ-16, SEQ-18). */

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

export function destroyedText({ unit, why }: Of<'UnitDestroyed'>, view: BattleTechView, tongue: Tongue): string {
  const { chassis } = unitOf(view.game, unit).sheet;
  return t(tongue, 'battletech.full.unit-destroyed', { unit, chassis, why: why ?? 'unknown' });
}

export const wokeText = ({ unit, need, roll, awake }: Of<'PilotWoke'>, tongue: Tongue): string =>
  t(tongue, awake ? 'battletech.full.woke' : 'battletech.full.sleeps', {
    unit,
    need: shownNumber(need),
    dice: diceFor(need, roll),
  });

export function dumpedText({ unit: id, bins }: Of<'AmmoDumped'>, view: BattleTechView, tongue: Tongue): string {
  const unit = unitOf(view.game, id);
  return t(tongue, 'battletech.full.dumped', {
    unit: id,
    ammo: bins.map((bin) => ammoText(unit, bin, tongue)).join(', '),
  });
}

export const sinksText = ({ unit, off }: Of<'SinksSwitched'>, tongue: Tongue): string =>
  off > 0 ? t(tongue, 'battletech.full.sinks-off', { unit, off }) : t(tongue, 'battletech.full.sinks-on', { unit });

/** Why a unit withdraws, and over which edge of the map; where all are its own none is named (FIN-48). */
export function withdrawsText(
  { unit, why }: Of<'Withdrawing'>,
  { game }: Pick<BattleTechView, 'game'>,
  tongue: Tongue,
): string {
  const edges = homeEdges(game, unitOf(game, unit).side);
  return edges.length === EDGES.length
    ? t(tongue, 'battletech.full.withdraws', { unit, why: why ?? 'unknown' })
    : t(tongue, 'battletech.full.withdraws-over', { unit, why: why ?? 'unknown', edges });
}

export function fireText({ from, to, roll }: Of<'FireSpread'>, tongue: Tongue): string {
  if (from !== null) return t(tongue, 'battletech.full.fire-spreads', { from, to, dice: diceText(roll) });
  return roll
    ? t(tongue, 'battletech.full.fire-starts-on', { to, dice: diceText(roll) })
    : t(tongue, 'battletech.full.fire-starts', { to });
}

/** Woods that have burned down to light ones, and fires that have burned out. */
export const burnedLines = ({ hexes }: Of<'WoodsBurned'>, tongue: Tongue): readonly string[] =>
  hexes.flatMap(({ hex, woods, was }) =>
    woods === was
      ? []
      : [t(tongue, woods === 0 ? 'battletech.full.burned-out' : 'battletech.full.burned-down', { hex })],
  );

/** Where smoke hangs from now on, light and heavy, and where it has cleared. */
export const smokeLines = ({ hexes, heavy, cleared }: Of<'SmokeDrifted'>, tongue: Tongue): readonly string[] => [
  ...(hexes.length > 0 ? [t(tongue, 'battletech.full.smoke', { hexes: all(tongue, hexes) })] : []),
  ...(heavy.length > 0 ? [t(tongue, 'battletech.full.heavy-smoke', { hexes: all(tongue, heavy) })] : []),
  ...(cleared.length > 0 ? [t(tongue, 'battletech.full.smoke-clears', { hexes: all(tongue, cleared) })] : []),
];

/** How far each goal is met; points where they decide a match that runs out of turns. */
export function goalLines(
  { held, points }: Of<'GoalsCounted'>,
  view: BattleTechView,
  tongue: Tongue,
): readonly string[] {
  const { field } = view.game;
  if (!field) return [];
  const { goals, late } = field.victory;
  const told = goals.map((goal, i) => goalText(goal, held && (held[i] ?? 0), points, view, tongue));
  const counted = late === 'points' && !goals.some(({ goal }) => goal === 'points');
  const scores = counted
    ? view.sides.map((side) => t(tongue, 'battletech.full.points', { side, points: points[side] ?? 0 }))
    : [];
  return scores.length > 0 ? [...told, scores.join(' · ')] : told;
}

function goalText(
  goal: Goal,
  held: number | null,
  points: Of<'GoalsCounted'>['points'],
  view: BattleTechView,
  tongue: Tongue,
): string {
  const { side } = goal;
  switch (goal.goal) {
    case 'hold':
      return t(tongue, 'battletech.full.goal-hold', {
        side,
        hexes: all(tongue, goal.hexes),
        held: held ?? UNKNOWN,
        turns: goal.turns,
      });
    case 'exit': {
      const count = (view.game.field?.exits ?? []).filter(
        ({ unit, edge }) => edge === goal.edge && unitOf(view.game, unit).side === side,
      ).length;
      return t(tongue, 'battletech.full.goal-exit', { side, edge: goal.edge, count, units: goal.units });
    }
    case 'points':
      return t(tongue, 'battletech.full.goal-points', { side, points: points[side] ?? 0, most: goal.points });
  }
}
