import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { OfflineMatch } from '../../src/cli/offline.js';
import type { Scenario } from '../../src/library/contract.js';
import { seededDice } from '../../src/match/dice.js';
import { hashOf } from '../../src/match/hash.js';
import type { StoredEvent } from '../../src/match/ports.js';
import { seededChance, type Chance } from '../../src/opponent/chance.js';
import { randomOpponent } from '../../src/opponent/random.js';
import { replay } from '../../src/rules/kernel/evolve.js';
import type { ClockSettings } from '../../src/rules/kernel/clock.js';
import { settingsIn } from '../../src/rules/kernel/clock-changed.js';
import type { SeatId } from '../../src/rules/kernel/ids.js';
import type { KernelCommand, MatchState } from '../../src/rules/kernel/contract.js';
import { surviving, timeline } from '../../src/rules/kernel/rewind.js';
import { seated, spectator, type Viewer } from '../../src/rules/kernel/seats.js';
import type { AnyGame } from '../../src/rules/registry.js';
import { wildOf } from './wild.js';
import { beginWith } from '../support/begin.js';
import { decideOrder, type Given } from '../support/deciding.js';

/** Orders after which a match is stopped by everybody's vote: two cripples out of each other's sight fight for ever. */
const MOST_ORDERS = 3000;
/** Events that one order may cause at most: all shots of a phase, each with its rolls, and the questions of the next. */
const MOST_EVENTS = 400;

type Play = Given<AnyGame>;

/** A moment of a match: how it stands, and the order, offered by the rules, that is given next. */
export interface Moment {
  readonly match: OfflineMatch;
  readonly order: {
    readonly by: 'seat';
    readonly seat: SeatId;
    readonly at: number;
    readonly command: AnyGame['command'] | KernelCommand;
  };
  readonly chance: Chance;
}

/** What one match came to. */
export interface Fuzzed {
  readonly orders: number;
  readonly events: number;
  readonly stopped: boolean;
}

/** What must hold at any moment, looked at in one of so many: `check` throws where it does not. */
export interface Property {
  readonly oneIn: number;
  readonly check: (moment: Moment) => void;
}

/**
 * Plays one match at random: scenario, options, number of players, every order. Checks what must hold at each step, and
 * `properties` at some of them. What fails is thrown with the seed, and the match is left in a file for `arbitre replay`.
 */
export function fuzz(seed: string, scenarios: readonly Scenario[], properties: readonly Property[]): Fuzzed {
  const chance = seededChance(seed);
  const scenario = scenarios[chance(scenarios.length)];
  if (!scenario) throw new Error('no scenario');
  const options = Object.fromEntries(
    scenario.rules
      .filter(() => chance(2) === 0)
      .map(({ id, values }) => [id, values[chance(values.length)] ?? values[0]]),
  );
  const players = Object.fromEntries(scenario.sides.map((side) => [side.id, 1 + chance(side.players[1])]));
  const { match } = beginWith(scenario, `fuzz-${seed}`, seed, options, players);
  try {
    return playOut(match, chance, properties);
  } catch (error) {
    const file = join(tmpdir(), `arbitre-fuzz-${seed}.json`);
    writeFileSync(file, JSON.stringify(match.transcript()));
    const where = `${scenario.id} ${JSON.stringify(options)} ${JSON.stringify(players)} after ${match.orders} orders`;
    throw new Error(`seed ${seed}: ${where}, written to ${file}`, { cause: error });
  }
}

function playOut(match: OfflineMatch, chance: Chance, properties: readonly Property[]): Fuzzed {
  const { rules } = match;
  const player = randomOpponent(rules, chance);
  while (!match.state.outcome && match.orders < MOST_ORDERS) {
    const open = rules.open(match.state);
    if (open.length === 0) throw new Error('nobody is awaited');
    const seat = open[chance(open.length)]?.seat ?? never('no question');
    const command = player(rules.view(match.state, seated(seat)), seat) ?? never(`${seat} has no order`);
    const order = { by: 'seat', seat, command, at: match.orders * 1000 } as const;
    for (const { oneIn, check } of properties) if (chance(oneIn) === 0) check({ match, order, chance });
    const before = match.state;
    const events = accepted(match, order);
    if (events.length > MOST_EVENTS) throw new Error(`${events.length} events of one order`);
    tellable(match, before, events.length);
    if (chance(60) === 0) goBack(match, chance);
    if (chance(8) === 0) speak(match, chance);
    if (chance(40) === 0) correct(match, chance);
    if (chance(40) === 0) changeClock(match, chance);
  }
  const stopped = match.state.outcome === null;
  if (stopped) {
    for (const { id } of match.state.seats) {
      accepted(match, { by: 'seat', seat: id, command: { type: 'abandon', agrees: true }, at: match.orders * 1000 });
    }
  }
  ended(match);
  return { orders: match.orders, events: match.events.length, stopped };
}

/** Goes back to right after any order, wherever it was taken back before: the same dice never come again. */
function goBack(match: OfflineMatch, chance: Chance): void {
  if (match.state.outcome) return;
  const ends = match.events.filter(({ order }, i) => match.events[i + 1]?.order !== order).map(({ seq }) => seq);
  const to = ends[ends.length - 1 - chance(Math.min(ends.length, 12))] ?? never('no order');
  const { diceRolled, questionsAsked } = match.state;
  const done = match.enact({ kind: 'return', to, reason: 'fuzz' }, match.orders * 1000);
  if (!done.ok) throw new Error(`could not go back to ${to}: ${JSON.stringify(done.error)}`);
  if (match.state.diceRolled !== diceRolled) throw new Error('the dice went back');
  const old = match.rules.open(match.state).filter(({ id }) => Number(id.slice(1)) <= questionsAsked);
  if (old.length > 0) throw new Error(`questions of before are open: ${JSON.stringify(old)}`);
}

/** The clocks that random matches change to: none runs out, as an order takes a second. */
const DAYS = { turn: 86_400_000, reaction: 43_200_000, bank: 86_400_000 };
const CLOCKS: readonly ClockSettings[] = [
  { kind: 'none' },
  { kind: 'correspondence', ...DAYS },
  { kind: 'correspondence', ...DAYS, bank: 0 },
  { kind: 'chrono', name: 7_200_000, move: 7_200_000, designateTimeout: 'next', ...DAYS },
];

/** Another clock in the middle of a match: what is open stays open, with the answers that wait sealed. */
function changeClock(match: OfflineMatch, chance: Chance): void {
  if (match.state.outcome) return;
  const clock = CLOCKS[chance(CLOCKS.length)] ?? never('no clock');
  const { state, rules } = match;
  const names = (of: typeof state) => rules.open(of).map(({ id }) => id);
  const done = match.enact({ kind: 'retime', clock }, match.orders * 1000);
  if (!done.ok) {
    if (done.error.code !== 'match/clock-same') throw new Error(`no other clock: ${JSON.stringify(done.error)}`);
    return;
  }
  if (!isDeepStrictEqual(settingsIn(match.state), clock)) throw new Error('the clock is not the one that was chosen');
  if (!isDeepStrictEqual(names(match.state), names(state))) throw new Error('another clock asks other questions');
  const answers = (of: typeof state) => of.agenda.at(-1)?.asked?.answers;
  if (!isDeepStrictEqual(answers(match.state), answers(state))) throw new Error('another clock took answers away');
  const timed = (match.state.clock?.running ?? []).map(({ question }) => question);
  if (match.state.clock && !match.state.clock.paused && timed.length !== names(state).length)
    throw new Error('somebody who is awaited has no time');
}

/** Sets a fact at random; one that is refused changes nothing. */
function correct(match: OfflineMatch, chance: Chance): void {
  if (match.state.outcome) return;
  const { facts } = wildOf(match.state.game, chance);
  const before = match.state;
  const fact = facts[chance(facts.length)] ?? never('no fact');
  const done = match.enact({ kind: 'correct', facts: [fact], reason: 'fuzz' }, match.orders * 1000);
  if (!done.ok && match.state !== before) throw new Error('a refused correction changed the state');
}

/** Says something beside the questions; what is refused changes nothing. */
function speak(match: OfflineMatch, chance: Chance): void {
  if (match.state.outcome) return;
  const { asides = [] } = wildOf(match.state.game, chance);
  const aside = asides[chance(Math.max(1, asides.length))];
  if (!aside) return;
  const before = match.state;
  const done = match.submit({ by: 'seat', ...aside, at: match.orders * 1000 });
  if (!done.ok && match.state !== before) throw new Error('what was refused beside the questions changed the state');
}

/** Submits an order that the rules themselves offered. */
function accepted(match: OfflineMatch, order: Play) {
  const result = match.submit({ by: 'seat', seat: null, at: 0, ...order });
  if (!result.ok) throw new Error(`refused what was offered: ${JSON.stringify({ order, refusal: result.error })}`);
  return result.value;
}

/** Every viewer can be told of what happened: the same at each step as when it is told afterwards. */
function tellable(match: OfflineMatch, before: MatchState<AnyGame>, count: number): void {
  const viewers: readonly Viewer[] = [spectator, ...match.state.seats.map(({ id }) => seated(id))];
  let state = before;
  for (const { event } of match.events.slice(-count)) {
    for (const viewer of viewers) match.rules.tell(event, state, viewer);
    state = match.rules.evolve(state, event);
  }
  if (!isDeepStrictEqual(state, match.state)) throw new Error('the events of an order do not lead to its state');
}

/** At the end: an outcome, nobody awaited, no order taken, and the stored events fold to the same state. */
function ended(match: OfflineMatch): void {
  const { rules, state } = match;
  if (!state.outcome) throw new Error('no outcome');
  if (rules.open(state).length > 0) throw new Error('somebody is awaited after the end');
  const seat = state.seats[0]?.id ?? never('no seat');
  const late = decideOrder(
    rules,
    state,
    { by: 'seat', seat, command: { type: 'pass' }, at: 0 },
    seededDice('', state.diceRolled),
  );
  if (late.ok) throw new Error('an order after the end');
  const stored: unknown = JSON.parse(JSON.stringify(match.events.map(({ event }) => event)));
  if (
    !isDeepStrictEqual(
      stored,
      match.events.map(({ event }) => event),
    )
  )
    throw new Error('events do not survive JSON');
  const folded = [...timeline<AnyGame, StoredEvent>((at, event) => rules.evolve(at, event), match.events)].at(-1);
  if (hashOf(folded?.after) !== hashOf(state)) throw new Error('replay differs from live');
  const counted = replay<AnyGame>(
    (at, event) => rules.evolve(at, event),
    surviving(match.events).map(({ event }) => event),
  );
  if (hashOf(counted) !== hashOf(state)) throw new Error('the events that count lead elsewhere');
}

export function never(reason: string): never {
  throw new Error(reason);
}
