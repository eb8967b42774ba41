import { done, pick, type Blanks, type Choice, type Option } from '../kernel/choices.js';
import { refuse } from '../kernel/refusal.js';
import { enemiesOf, isOffTable } from './aircraft.js';
import { targetsFor } from './bombing.js';
import type { Command, Part, Then } from './commands.js';
import { lengthOf, MEASURE } from './lengths.js';
import { lastTurns, plainMoves, turnBy, type PlainMove } from './plain-moves.js';
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
        option: {
          value: last.by === 0 ? `${length}` : `${length}${last.name}`,
          facts: { unit: flight.one.id, length, turn: last.by },
        },
        parts: [{ do: 'dive', length }, ...turnBy(last.by)],
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

/** A move by the place where it ends, each with its letter; after a fast-move test by turn and length, for the dice say how far it gets. */
function moveChoice(flight: Flight, fast: boolean, partial: Blanks): Next {
  const { one } = flight;
  const all = moves(flight, fast);
  if (!fast) {
    const here = all.filter((move) => endsAs(move) === partial['to']);
    if (here.length > 0) return lastChoice(flight, fast, here, partial);
    const places = all.filter((move, i) => all.findIndex((other) => endsAs(other) === endsAs(move)) === i);
    return pick(
      'to',
      places.map((move) => ({ value: endsAs(move), facts: placeFacts(flight, move) })),
    );
  }
  const turned = all.filter(({ by }) => String(by) === partial['turn']);
  if (turned.length === 0) {
    const values = [...new Set(all.map(({ by }) => by))];
    return pick(
      'turn',
      values.map((by) => ({ value: String(by), facts: { unit: one.id, turn: by } })),
    );
  }
  const far = turned.filter(({ length }) => String(length) === partial['length']);
  if (far.length > 0) return lastChoice(flight, fast, far, partial);
  const values = [...new Set(turned.map(({ length }) => length))];
  return pick(
    'length',
    values.map((length) => ({ value: String(length), facts: { unit: one.id, length } })),
  );
}

const moves = ({ state, one, on }: Flight, fast: boolean): readonly PlainMove[] => plainMoves(state, one, on, fast);

/** A place among all: by how much it turns before, and how far it flies. */
const endsAs = ({ by, length }: PlainMove): string => `${by},${length}`;

/** Where a move ends; in `hex` its letter's place and heading, in centimetres and degrees. */
function placeFacts(flight: Flight, move: PlainMove): Option['facts'] {
  const place = `${move.at.x / MEASURE.unit},${move.at.y / MEASURE.unit}`;
  return { ...endFacts(flight, move), hex: `${place} ${move.heading / 10}` };
}

const endFacts = ({ one }: Flight, { by, length, at, heading }: PlainMove): Option['facts'] => ({
  unit: one.id,
  turn: by,
  length,
  x: at.x,
  y: at.y,
  heading,
});

/** Moves alike but for the last turn of an agile one. */
function lastChoice(flight: Flight, fast: boolean, alike: readonly PlainMove[], partial: Blanks): Next {
  const [only, ...others] = alike;
  const chosen = others.length === 0 ? only : alike.find(({ last }) => last === partial['last']);
  if (chosen) return done(order(flight, fast, chosen.parts, 'fire'));
  return pick(
    'last',
    alike.map((move) => ({ value: move.last, facts: endFacts(flight, move) })),
  );
}

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
