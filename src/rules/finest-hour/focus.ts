import { total } from '../kernel/dice.js';
import { aircraftOf, enemiesOf } from './aircraft.js';
import { isInArc } from './arcs.js';
import type { Event } from './events.js';
import type { HourRule } from './finest-hour.js';
import { nearestFirst, sees } from './measuring.js';
import { hasMission } from './missions.js';
import { expectedHits } from './odds.js';
import type { State } from './state.js';
import { rollTest } from './tests.js';
import type { Aircraft } from './types.js';

/** The Focus test: whom what the referee flies alone goes for (TFH-29, AMB-TFH-32). */

type Focused = Extract<Event, { type: 'Focused' }>;

/** Whom an aircraft or its group goes for. A mission of its own is a potential target as an enemy in sight is one, but for an option (AMB-TFH-37). */
export const focusRule: HourRule<'focus'> = {
  run({ game }, { unit }, _answers, dice) {
    const one = aircraftOf(game, unit);
    const seen = nearestFirst(
      game,
      one.at,
      enemiesOf(game, one.side)
        .filter((enemy) => sees(game, one, enemy))
        .map(({ id }) => id),
    );
    const [nearest, ...others] = seen;
    const isSent = hasMission(game, one);
    const none: Pick<Focused, 'roll' | 'passes' | 'bids'> = { roll: null, passes: 0, bids: [] };
    const focused = (so: Pick<Focused, 'target' | 'why'> & Partial<Focused>): ReturnType<typeof this.run> => ({
      events: [{ type: 'Focused', unit, ...none, ...so }],
      then: [{ type: 'machine', unit, target: so.target, mission: so.why === 'mission' || so.why === 'nobody' }],
    });
    if (!nearest) return focused({ target: null, why: 'nobody' });
    const isTarget = isSent && game.options.focusMission !== 'goal';
    if (others.length === 0 && !isTarget) return focused({ target: nearest.id, why: 'only' });
    const { roll, passes } = rollTest(one, 'focus', one.rep, dice);
    if (passes === 0) {
      const bids = seen.map((each) => ({ unit: each.id, roll: dice.roll(each === nearest ? 2 : 1, 6, 'focus') }));
      const highest = Math.max(...bids.map((bid) => total(bid.roll)));
      // Nearest first, so that of equals the nearest is taken.
      const target = bids.find((bid) => total(bid.roll) === highest)?.unit ?? nearest.id;
      return focused({ roll, passes, bids, target, why: 'highest' });
    }
    const likeliest = passes === 2 ? best(game, one, seen) : nearest;
    if (isSent) return focused({ roll, passes, target: likeliest.id, why: 'mission' });
    const objective = objectiveAmong(game, seen);
    if (objective) return focused({ roll, passes, target: objective.id, why: 'objective' });
    return focused({ roll, passes, target: likeliest.id, why: passes === 2 ? 'best' : 'nearest' });
  },
};

/** The first of some enemies that has to be stopped, because the other side wins by what it does. */
export const objectiveAmong = (state: State, enemies: readonly Aircraft[]): Aircraft | null =>
  enemies.find((enemy) => hasMission(state, enemy)) ?? null;

/** The best target: most hits to be expected; then the greatest threat; then the nearest (AMB-TFH-32). */
function best(state: State, one: Aircraft, seen: readonly Aircraft[]): Aircraft {
  const worth = (enemy: Aircraft): readonly [number, number] => [
    expectedHits(state, one, enemy),
    threat(state, enemy, one),
  ];
  return seen
    .map((enemy) => ({ enemy, worth: worth(enemy) }))
    .reduce((most, each) =>
      each.worth[0] > most.worth[0] || (each.worth[0] === most.worth[0] && each.worth[1] > most.worth[1]) ? each : most,
    ).enemy;
}

/** How much can bear on an aircraft: rate of fire times impact. */
const threat = (state: State, enemy: Aircraft, one: Aircraft): number =>
  enemy.profile.weapons
    .filter(({ arc }) => isInArc(state.options, arc, enemy, one.at))
    .reduce((sum, { rof, impact }) => sum + rof * impact, 0);
