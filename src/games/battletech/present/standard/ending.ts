import { t } from '../../../../i18n/index.js';
import type { Tongue } from '../../words/index.js';
import type { BattleTechView } from '../../../../rules/battletech/battletech.js';
import type { Event } from '../../../../rules/battletech/events.js';
import { homeEdges } from '../../../../rules/battletech/standard/edges.js';
import { EDGES, type Goal } from '../../../../rules/battletech/standard/types.js';
import { all, unitOf } from '../names.js';
import { ammoText, diceText } from './words.js';

/** The end of a phase and of the turn in words: who is out, who wakes, dumping, heat sinks, fires, goals (SEQ-15, SEQ-16, SEQ-18). */

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

export function destroyedText({ unit, why }: Of<'UnitDestroyed'>, view: BattleTechView, tongue: Tongue): string {
  const { chassis } = unitOf(view.game, unit).sheet;
  return t(tongue, 'battletech.full.unit-destroyed', { unit, chassis, why });
}

export const wokeText = ({ unit, need, roll, awake }: Of<'PilotWoke'>, tongue: Tongue): string =>
  t(tongue, awake ? 'battletech.full.woke' : 'battletech.full.sleeps', { unit, need, dice: diceText(roll) });

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
    ? t(tongue, 'battletech.full.withdraws', { unit, why })
    : t(tongue, 'battletech.full.withdraws-over', { unit, why, edges });
}

export const fireText = ({ from, to, roll }: Of<'FireSpread'>, tongue: Tongue): string =>
  from === null
    ? t(tongue, 'battletech.full.fire-starts', { to })
    : t(tongue, 'battletech.full.fire-spreads', { from, to, dice: diceText(roll) });

export const smokeText = ({ hexes }: Of<'SmokeDrifted'>, tongue: Tongue): string =>
  t(tongue, 'battletech.full.smoke', { hexes: all(tongue, hexes) });

/** How far each goal is met; points where they decide a match that runs out of turns. */
export function goalLines(
  { held, points }: Of<'GoalsCounted'>,
  view: BattleTechView,
  tongue: Tongue,
): readonly string[] {
  const { field } = view.game;
  if (!field) return [];
  const { goals, late } = field.victory;
  const told = goals.map((goal, i) => goalText(goal, held[i] ?? 0, points, view, tongue));
  const counted = late === 'points' && !goals.some(({ goal }) => goal === 'points');
  const scores = counted
    ? view.sides.map((side) => t(tongue, 'battletech.full.points', { side, points: points[side] ?? 0 }))
    : [];
  return scores.length > 0 ? [...told, scores.join(' · ')] : told;
}

function goalText(
  goal: Goal,
  held: number,
  points: Of<'GoalsCounted'>['points'],
  view: BattleTechView,
  tongue: Tongue,
): string {
  const { side } = goal;
  switch (goal.goal) {
    case 'hold':
      return t(tongue, 'battletech.full.goal-hold', { side, hexes: all(tongue, goal.hexes), held, turns: goal.turns });
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
