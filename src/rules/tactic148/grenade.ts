import { between, headed, type Point } from '../geometry/plane/point.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import { askSeat, askSide } from './asking.js';
import { answeredBy, onlyAnswer } from '../kernel/questions.js';
import { characterOf, findCharacter, onTable, otherSide, showing } from './characters.js';
import { SCATTER } from './lengths.js';
import { blastLine, distanceTo } from './lines.js';
import { hurt, inTurn } from './markers.js';
import { isPlaceOn } from './terrain.js';
import type { Character } from './types.js';
import type { TacticRule } from './tactic148.js';
import type { State } from './state.js';
import type { Allotment, Grenade, Step } from './steps.js';
import type { Topic } from './commands.js';

/** Grenades: thrown, scattered, exploding (T48-23 … T48-25). */

const radiusOf = (state: State, { unit }: Grenade): number => showing(characterOf(state, unit)).grenade?.radius ?? 0;

/** The die of a grenade thrown far, or out of a suppressed zone (T48-24, T48-38). */
export const throwRule: TacticRule<'throw'> = {
  run(_state, { grenade, scatters }, _answers, dice) {
    if (!scatters) return { events: [], then: [{ type: 'explosion', grenade }] };
    const roll = dice.roll(1, 6, 'scatter');
    const most = SCATTER[roll.faces[0] ?? 6] ?? 0;
    const next: Step = most === 0 ? { type: 'explosion', grenade } : { type: 'scatter', grenade, most };
    return { events: [{ type: 'GrenadeScattered', unit: grenade.unit, roll, most }], then: [next] };
  },
};

/** The opponent moves the marker. */
export const scatterRule: TacticRule<'scatter'> = {
  ask(state, { grenade, most }) {
    const side = otherSide(state.game, characterOf(state.game, grenade.unit).side);
    return askSide(state, side, 'reaction', {
      topic: { ask: 'scatter', thrower: grenade.unit, at: grenade.at, most },
      fallback: { type: 'scatter', at: awayFromFriends(state.game, grenade, most) },
    });
  },
  run(_state, { grenade }, answers) {
    const to = onlyAnswer(answers, 'scatter')?.at ?? grenade.at;
    return {
      events: [{ type: 'GrenadeMoved', unit: grenade.unit, from: grenade.at, to, by: answeredBy(answers) }],
      then: [{ type: 'explosion', grenade: { ...grenade, at: to } }],
    };
  },
};

/** Checks where the opponent moves the marker to: near enough, on the table (T48-24, AMB-T48-40). */
export function checkScatter(
  state: State,
  { at, most }: Extract<Topic, { ask: 'scatter' }>,
  to: Point,
): Refusal | null {
  if (!isPlaceOn(state.table, to)) {
    return refuse('tactic148/marker-off-table', { width: state.table.width, height: state.table.height }, 'AMB-T48-40');
  }
  const far = Math.ceil(between(at, to));
  return far > most ? refuse('tactic148/scatter-too-far', { far, most }, 'T48-24') : null;
}

/** Unanswered: the full distance straight away from the opponent's nearest character within R; none there: it stays (AMB-T48-40). */
function awayFromFriends(state: State, grenade: Grenade, most: number): Point {
  const { side } = characterOf(state, grenade.unit);
  const [nearest] = onTable(state)
    .filter((one) => one.side !== side && distanceTo(state, one, grenade.at) <= radiusOf(state, grenade))
    .sort((a, b) => distanceTo(state, a, grenade.at) - distanceTo(state, b, grenade.at));
  const from = nearest?.at;
  if (!from) return grenade.at;
  const far = between(from, grenade.at);
  const way = far === 0 ? { x: 0, y: -1 } : { x: (grenade.at.x - from.x) / far, y: (grenade.at.y - from.y) / far };
  const { width, height } = state.table;
  const to = headed(grenade.at, way, most);
  return { x: Math.min(width, Math.max(0, to.x)), y: Math.min(height, Math.max(0, to.y)) };
}

/** Who is within the radius of a grenade that lies at a place: those whom it hits, and those in cover from it (T48-25). */
export function caughtBy(
  state: State,
  thrower: Character,
  at: Point,
): { readonly inside: readonly Character[]; readonly sheltered: readonly Character[] } {
  const radius = showing(thrower).grenade?.radius ?? 0;
  const near = onTable(state).filter((one) => distanceTo(state, one, at) <= radius);
  const inside = near.filter((one) => blastLine(state, at, one) === 'open');
  return { inside, sheltered: near.filter((one) => !inside.includes(one)) };
}

/** One attack on everybody within the radius who is not in cover from the marker, friend or enemy (T48-25, AMB-T48-10). */
export const explosionRule: TacticRule<'explosion'> = {
  run({ game }, { grenade }, _answers, dice) {
    const { unit, at } = grenade;
    const thrower = characterOf(game, unit);
    const { radius, dice: count } = showing(thrower).grenade ?? { radius: 0, dice: 0 };
    const { inside, sheltered } = caughtBy(game, thrower, at);
    const roll = inside.length > 0 && count > 0 ? dice.roll(count, 6, 'grenade') : null;
    const successes = roll?.faces.filter((face) => face >= 4).length ?? 0;
    const all = byH2h(inside);
    return {
      events: [
        {
          type: 'GrenadeExploded',
          unit,
          at,
          radius,
          inside: inside.map(({ id }) => id),
          sheltered: sheltered.map(({ id }) => id),
          roll,
          successes,
        },
      ],
      then: [
        { type: 'allot', grenade, left: successes, round: all, all },
        { type: 'victory', mover: null },
      ],
    };
  },
};

/** In ascending order of the H2H values that the cards show before the explosion (AMB-T48-07); equals in roster order. */
const byH2h = (characters: readonly Character[]): readonly Allotment[] =>
  characters.map((one) => ({ unit: one.id, h2h: showing(one).h2h })).sort((a, b) => a.h2h - b.h2h);

/** Those who are next to be wounded: the lowest H2H of who has had none in this round. */
function nextOf(state: State, round: readonly Allotment[]): readonly Allotment[] {
  const standing = round.filter(({ unit }) => findCharacter(state, unit)?.status === 'active');
  return standing.filter(({ h2h }) => h2h === standing[0]?.h2h);
}

/** Wounds are allotted one by one in ascending order of H2H, and around again (T48-25, AMB-T48-07, AMB-T48-08). */
export const allotRule: TacticRule<'allot'> = {
  ask({ game }, { grenade, left, round }) {
    const equals = nextOf(game, round);
    const [first] = equals;
    // With a wound for each of them it makes no difference who is first.
    if (!first || equals.length <= left || left === 0) return null;
    return askSeat(characterOf(game, grenade.unit).seat, 'reaction', {
      topic: { ask: 'wound', units: equals.map(({ unit }) => unit), cause: 'grenade' },
      fallback: { type: 'wound', unit: first.unit },
    });
  },
  run({ game }, step, answers) {
    const { left, round, all } = step;
    if (left === 0) return { events: [], then: [] };
    const equals = nextOf(game, round);
    if (equals.length === 0) {
      const again = nextOf(game, all).length > 0 && game.options.grenadeWrap === 'on';
      return { events: [], then: again ? [{ ...step, round: all }] : [] };
    }
    const chosen = onlyAnswer(answers, 'wound');
    const struck = equals.length <= left ? equals : equals.filter(({ unit }) => unit === chosen?.unit);
    return {
      events: inTurn(
        game,
        ...struck.map(
          ({ unit }) =>
            (now: State) =>
              hurt(now, unit, 1, 'grenade'),
        ),
      ),
      then: [{ ...step, left: left - struck.length, round: round.filter((one) => !struck.includes(one)) }],
    };
  },
};
