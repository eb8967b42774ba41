import { done, pick, type Blanks, type Choice, type Option } from '../kernel/choices.js';
import { refuse } from '../kernel/refusal.js';
import { enemiesOf, has, isOffTable } from './aircraft.js';
import { fastMost } from './allowance.js';
import { targetsFor } from './bombing.js';
import type { Command, Part, Then } from './commands.js';
import { lengthOf, TURN } from './lengths.js';
import { leastLeft, orderProblem } from './plan.js';
import { allThatBear, firedIn, underFire } from './shots.js';
import type { State } from './state.js';
import type { Aircraft } from './types.js';

/** What an aircraft does in its activation, picked: a few plain moves; typed orders can be of any parts. */

type Next = Choice<Command>;

/** Ways to go on, in the order in which they are offered. */
const WAYS = ['move', 'fast', 'fire', 'bomb', 'collide', 'dive', 'evade', 'end'] as const;
type Way = (typeof WAYS)[number];

/** The compass headings that an evasion is picked from. */
export const HEADINGS: readonly number[] = Array.from({ length: 16 }, (_, i) => i * 225);

/** Which way it goes on, and how. `on`: its activation is running. */
export function flightChoice(state: State, one: Aircraft, partial: Blanks, on: boolean): Next {
  const flight: Flight = { state, one, on };
  const offered = WAYS.filter((way) => isOffered(flight, way));
  const way = offered.find((each) => each === partial['way']);
  if (!way) {
    return offered.length > 0
      ? pick(
          'way',
          offered.map((value) => ({ value, facts: { unit: one.id, way: value } })),
        )
      : { kind: 'nothing', refusal: refuse('finest-hour/nothing-left', { unit: one.id }, 'TFH-07') };
  }
  switch (way) {
    case 'move':
    case 'fast':
      return moveChoice(flight, way === 'fast', partial);
    case 'dive':
      return oneOf(flight, partial, 'length', dives(flight));
    case 'evade':
      return oneOf(flight, partial, 'heading', evasions(flight));
    case 'fire':
      return oneOf(flight, partial, 'target', volleys(flight));
    case 'bomb':
      return oneOf(flight, partial, 'target', bombs(flight));
    case 'collide':
      return oneOf(flight, partial, 'target', collisions(flight));
    case 'end':
      return done(order(flight, false, [], 'end'));
  }
}

interface Flight {
  readonly state: State;
  readonly one: Aircraft;
  readonly on: boolean;
}

/** One value of a blank with the parts that it stands for. */
interface Picked {
  readonly option: Option;
  readonly parts: readonly Part[];
  readonly then: Then;
}

const order = ({ one, on }: Flight, fast: boolean, parts: readonly Part[], then: Then): Command =>
  on ? { type: 'fly-on', unit: one.id, parts, then } : { type: 'fly', unit: one.id, fast, parts, then };

const isLegal = ({ state, one }: Flight, fast: boolean, parts: readonly Part[], then: Then): boolean =>
  orderProblem(state, one, fast, parts, then) === null;

function isOffered(flight: Flight, way: Way): boolean {
  const { state, one, on } = flight;
  switch (way) {
    case 'move':
      return moves(flight, false).length > 0;
    case 'fast':
      return !on && moves(flight, true).length > 0;
    case 'dive':
      return dives(flight).length > 0;
    case 'evade':
      return evasions(flight).length > 0;
    case 'fire':
      return volleys(flight).length > 0;
    case 'bomb':
      return bombs(flight).length > 0;
    case 'collide':
      return collisions(flight).length > 0;
    case 'end':
      return on ? leastLeft(state, one) === 0 : isOffTable(one);
  }
}

/** All enemies that something bears on, with all that bears. */
const volleys = ({ state, one, on }: Flight): readonly Picked[] => {
  const fired = on ? firedIn(state.activation, one) : [];
  const able = on ? one : { ...one, stunned: false };
  return underFire(state, able, fired).map((enemy) => ({
    option: { value: enemy.id, facts: { unit: one.id, target: enemy.id } },
    parts: [{ do: 'fire', shots: allThatBear(state, able, enemy, fired) }],
    then: 'on',
  }));
};

const bombs = (flight: Flight): readonly Picked[] =>
  targetsFor(flight.state, flight.one)
    .map(({ id }): Picked => ({
      option: { value: id, facts: { unit: flight.one.id, bombTarget: id } },
      parts: [{ do: 'bomb', target: id }],
      then: 'on',
    }))
    .filter(({ parts, then }) => isLegal(flight, false, parts, then));

const collisions = (flight: Flight): readonly Picked[] =>
  enemiesOf(flight.state, flight.one.side)
    .map(({ id }): Picked => ({
      option: { value: id, facts: { unit: flight.one.id, target: id } },
      parts: [{ do: 'collide', target: id }],
      then: 'end',
    }))
    .filter(({ parts, then }) => isLegal(flight, false, parts, then));

function dives(flight: Flight): readonly Picked[] {
  const most = lengthOf(flight.state.options, 'dive');
  return [most, most / 2, 0]
    .flatMap((length) =>
      lastTurns(flight.one).map((last): Picked => ({
        option: { value: `${length}${last.name}`, facts: { unit: flight.one.id, length, turn: last.by } },
        parts: [{ do: 'dive', length }, ...turn(last.by)],
        then: 'fire',
      })),
    )
    .filter(({ parts, then }) => isLegal(flight, false, parts, then));
}

const evasions = (flight: Flight): readonly Picked[] =>
  HEADINGS.map((heading): Picked => ({
    option: { value: String(heading), facts: { unit: flight.one.id, heading } },
    parts: [{ do: 'evade', heading }],
    then: 'fire',
  })).filter(({ parts, then }) => isLegal(flight, false, parts, then));

const turn = (by: number): readonly Part[] => (by === 0 ? [] : [{ do: 'turn', by }]);

/** The additional turn of an agile aircraft at the end (TFH-50). */
const lastTurns = (one: Aircraft): readonly { readonly name: string; readonly by: number }[] => [
  { name: '', by: 0 },
  ...(has(one, 'agile')
    ? [
        { name: 'L', by: -TURN },
        { name: 'R', by: TURN },
      ]
    : []),
];

/** Moves that turn as early as they can, 45° at the beginning of each tranche, and then fly straight on. */
function moves(
  flight: Flight,
  fast: boolean,
): readonly (Picked & { readonly by: number; readonly length: number; readonly last: string })[] {
  const { state, one } = flight;
  if (isOffTable(one)) return [];
  const tranche = lengthOf(state.options, 'tranche');
  const member = state.activation?.members.find(({ unit }) => unit === one.id);
  const left =
    flight.on && member
      ? member.most - member.legs.reduce((sum, { length }) => sum + length, 0)
      : fastMost(state.options, one, fast ? 2 : 0);
  const turns = Array.from({ length: 2 * one.profile.class + 1 }, (_, i) => (i - one.profile.class) * TURN);
  const lengths = Array.from({ length: Math.floor((left * 2) / tranche) }, (_, i) => ((i + 1) * tranche) / 2);
  return turns.flatMap((by) =>
    lengths.flatMap((length) =>
      lastTurns(one).flatMap((last) => {
        const parts = flown(by, length, tranche);
        if (!parts) return [];
        const all = [...parts, ...turn(last.by)];
        if (!isLegal(flight, fast, all, 'fire')) return [];
        const option = { value: '', facts: {} };
        return [{ option, parts: all, then: 'fire' as const, by, length, last: last.name }];
      }),
    ),
  );
}

/** The parts of such a move; `null`: too short for its turn. */
function flown(by: number, length: number, tranche: number): readonly Part[] | null {
  const count = Math.abs(by) / TURN;
  const early = Math.max(0, count - 1) * tranche;
  if (length <= early) return null;
  const one: readonly Part[] = turn(Math.sign(by) * TURN);
  const tranches = Array.from({ length: Math.max(0, count - 1) }, () => [
    ...one,
    { do: 'ahead', length: tranche } as const,
  ]);
  return [...tranches.flat(), ...(count > 0 ? one : []), { do: 'ahead', length: length - early }];
}

/** First by how much it turns, then how far it flies, and the last turn of an agile one. */
function moveChoice(flight: Flight, fast: boolean, partial: Blanks): Next {
  const all = moves(flight, fast);
  const { one } = flight;
  const turned = all.filter(({ by }) => String(by) === partial['turn']);
  if (turned.length === 0) {
    // The simplest first, to both sides alike: what comes later stands in a menu.
    const values = [...new Set(all.map(({ by }) => by))].toSorted((a, b) => Math.abs(a) - Math.abs(b));
    return pick(
      'turn',
      values.map((by) => ({ value: String(by), facts: { unit: one.id, turn: by } })),
    );
  }
  const far = turned.filter(({ length }) => String(length) === partial['length']);
  if (far.length === 0) {
    const values = [...new Set(turned.map(({ length }) => length))];
    return pick(
      'length',
      values.map((length) => ({ value: String(length), facts: { unit: one.id, length } })),
    );
  }
  const [only, ...others] = far;
  const chosen =
    others.length === 0 ? only : far.find(({ last }) => (last === '' ? STRAIGHT : last) === partial['last']);
  if (chosen) return done(order(flight, fast, chosen.parts, chosen.then));
  return pick(
    'last',
    far.map(({ last }) => ({
      value: last === '' ? STRAIGHT : last,
      facts: { unit: one.id, last: last === '' ? STRAIGHT : last },
    })),
  );
}
const STRAIGHT = 'straight';

/** One of a few: the order that it stands for. */
function oneOf(flight: Flight, partial: Blanks, blank: string, all: readonly Picked[]): Next {
  const chosen = all.find(({ option }) => option.value === partial[blank]);
  return chosen
    ? done(order(flight, false, chosen.parts, chosen.then))
    : pick(
        blank,
        all.map(({ option }) => option),
      );
}
