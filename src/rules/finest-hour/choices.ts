import { done, namesIn, pick, type Blanks, type Choice, type Option } from '../kernel/choices.js';
import { never, type UnitId } from '../kernel/ids.js';
import { refuse } from '../kernel/refusal.js';
import { aircraftOf, inPlay, isOffTable } from './aircraft.js';
import { checkActivate } from './activation.js';
import type { Command, Topic } from './commands.js';
import { checkEvade, evasionHeading } from './evasion.js';
import type { HourQuestion, HourView } from './finest-hour.js';
import { flightChoice, HEADINGS } from './flight-choices.js';
import { canJoin, groupOf, leaderOf } from './groups.js';
import { instructionChoice } from './instruction-choices.js';
import { callable } from './rally.js';
import type { State } from './state.js';
import { COLUMNS, EVASIONS, type Aircraft } from './types.js';

/** The next blank to fill of the order that a question asks for. */

type Next = Choice<Command>;
type About<Ask extends Topic['ask']> = Extract<Topic, { ask: Ask }>;

/** The values of options that are no aircraft. */
export const HOLD = 'hold';
export const GROUP = 'group';
export const INSTRUCT = 'instruct';
export const NO_RALLY = 'no-rally';
/** A leader without a group. */
export const ALONE = 'alone';

export function choices(view: HourView, { topic, seat }: HourQuestion, partial: Blanks): Next {
  const state = view.game;
  if (partial['unit'] === INSTRUCT) return instructionChoice(state, seat, partial);
  switch (topic.ask) {
    case 'activate':
      return activateChoice(state, topic, partial);
    case 'fly-on':
      return flightChoice(state, aircraftOf(state, topic.unit), partial, true);
    case 'column':
      return columnChoice(topic, partial);
    case 'evade':
      return evadeChoice(state, topic, partial);
    case 'answer':
      return answerChoice(state, topic, partial);
    case 'rally':
      return rallyChoice(state, topic, partial);
    default:
      return never(topic);
  }
}

/** What an aircraft is known by among others. */
const aircraftFacts = (state: State, one: Aircraft): Option['facts'] => ({
  unit: one.id,
  rep: one.rep,
  x: one.at.x,
  y: one.at.y,
  heading: one.heading,
  group: leaderOf(state, one).id === one.id ? groupOf(state, one.id).length : 1,
  burning: one.burning,
  stunned: one.stunned,
});

const INSTRUCTION: Option = { value: INSTRUCT, facts: {}, aside: true };

function activateChoice(state: State, { units }: About<'activate'>, partial: Blanks): Next {
  const id = units.find((unit) => unit === partial['unit']);
  if (id !== undefined) return flightChoice(state, aircraftOf(state, id), partial, false);
  if (partial['unit'] === HOLD && state.options.activation === 'may') return done({ type: 'hold' });
  const leaders = groupLeaders(state, units);
  if (partial['unit'] === GROUP && leaders.length > 0) return groupChoice(state, units, leaders, partial);
  return pick('unit', [
    ...units.map((unit) => ({ value: unit, facts: aircraftFacts(state, aircraftOf(state, unit)) })),
    ...(state.options.activation === 'may' ? [{ value: HOLD, facts: {} }] : []),
    ...(leaders.length > 0 ? [{ value: GROUP, facts: {}, aside: true as const }] : []),
    INSTRUCTION,
  ]);
}

/** Who could lead others, or leads some. */
const groupLeaders = (state: State, units: readonly UnitId[]): readonly UnitId[] =>
  units.filter((id) => {
    const one = aircraftOf(state, id);
    return !isOffTable(one) && (groupOf(state, id).length > 1 || mates(state, one).length > 0);
  });

/** Those who could fly with a leader now. */
const mates = (state: State, leader: Aircraft): readonly Aircraft[] =>
  inPlay(state, leader.side).filter((one) => one.id !== leader.id && !one.activated && canJoin(state, leader, one));

function groupChoice(state: State, units: readonly UnitId[], leaders: readonly UnitId[], partial: Blanks): Next {
  const leader = leaders.find((id) => id === partial['leader']);
  if (leader === undefined) {
    return pick(
      'leader',
      leaders.map((id) => ({ value: id, facts: aircraftFacts(state, aircraftOf(state, id)) })),
    );
  }
  const one = aircraftOf(state, leader);
  const able = mates(state, one).map(({ id }) => id);
  if (partial['members'] === ALONE) return done({ type: 'group', leader, members: [] });
  const members = able.filter((id) => namesIn(partial['members']).includes(id));
  const command: Command = { type: 'group', leader, members };
  if (members.length > 0 && checkActivate(state, units, command) === null) return done(command);
  return pick(
    'members',
    [
      ...able.map((id) => ({ value: id, facts: aircraftFacts(state, aircraftOf(state, id)) })),
      ...(groupOf(state, leader).length > 1 ? [{ value: ALONE, facts: {} }] : []),
    ],
    1,
    Math.max(1, able.length),
  );
}

/** A star's column; beside that, how it takes all to come (AMB-TFH-15). */
function columnChoice({ unit, test }: About<'column'>, partial: Blanks): Next {
  const column = COLUMNS.find((each) => each === partial['column']);
  if (column !== undefined && column !== 'ask') return done({ type: 'take-column', unit, column });
  return pick('column', [
    ...COLUMNS.filter((value) => value !== 'ask').map((value) => ({ value, facts: { column: value, test } })),
    INSTRUCTION,
  ]);
}

/** Where to, by the compass or by the ways that can be instructed as well. */
function evadeChoice(state: State, topic: About<'evade'>, partial: Blanks): Next {
  const one = aircraftOf(state, topic.unit);
  const to = partial['heading'];
  const { unit, free, from } = topic;
  if (to === STAY && free) return done({ type: 'stay', unit });
  const ways = EVASIONS.flatMap((way) =>
    way === 'ask' ? [] : [{ way, heading: evasionHeading(state, one, from, way) }],
  );
  const compass = HEADINGS.map((heading) => ({ way: String(heading), heading }));
  const legal = [...ways, ...compass].filter(
    ({ heading }) => checkEvade(state, topic, { type: 'evade', unit, heading }) === null,
  );
  const chosen = legal.find(({ way }) => way === to);
  if (chosen) return done({ type: 'evade', unit, heading: chosen.heading });
  return pick('heading', [
    ...legal.map(({ way, heading }) => ({ value: way, facts: { unit, way, heading } })),
    ...(free ? [{ value: STAY, facts: { unit } }] : []),
    INSTRUCTION,
  ]);
}
export const STAY = 'stay';

function answerChoice(state: State, { unit, attackers }: About<'answer'>, partial: Blanks): Next {
  const target = attackers.find((id) => id === partial['target']);
  if (target !== undefined) return done({ type: 'answer', unit, target });
  return pick('target', [
    ...attackers.map((id) => ({ value: id, facts: aircraftFacts(state, aircraftOf(state, id)) })),
    INSTRUCTION,
  ]);
}

function rallyChoice(state: State, { leaders }: About<'rally'>, partial: Blanks): Next {
  const leader = leaders.find((id) => id === partial['leader']);
  if (partial['leader'] === NO_RALLY) return done({ type: 'no-rally' });
  if (leader === undefined) {
    return pick('leader', [
      { value: NO_RALLY, facts: {} },
      ...leaders.map((id) => ({ value: id, facts: aircraftFacts(state, aircraftOf(state, id)) })),
      INSTRUCTION,
    ]);
  }
  const able = callable(state, aircraftOf(state, leader)).map(({ id }) => id);
  const called = able.filter((id) => namesIn(partial['called']).includes(id));
  if (called.length > 0) return done({ type: 'rally', leader, called });
  if (able.length === 0)
    return { kind: 'nothing', refusal: refuse('finest-hour/not-callable', { unit: leader, known: [] }, 'TFH-36') };
  return pick(
    'called',
    able.map((id) => ({ value: id, facts: aircraftFacts(state, aircraftOf(state, id)) })),
    1,
    able.length,
  );
}
