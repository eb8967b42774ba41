import { fileURLToPath } from 'node:url';
import { OfflineMatch } from '../src/cli/offline.js';
import { scenarioCalled } from '../src/cli/scenario.js';
import type { Scenario } from '../src/library/contract.js';
import { wantsPass } from '../src/match/auto-pass.js';
import { seededDice } from '../src/match/dice.js';
import type { AutoPass } from '../src/match/standing.js';
import { opponentOf } from '../src/opponent/registry.js';
import type { SeatId } from '../src/rules/kernel/ids.js';
import { seated } from '../src/rules/kernel/seats.js';

/**
 * `npm run waits [-- GAMES [SCENARIO]]`: how often a turn of four against four waits for people, by the book and with what makes play by
 * post faster, on the ground and in the air. Arbitre's own opponent sits in for every person. A wait begins when somebody is awaited who was not before;
 * whoever goes on with their own next order makes nobody wait.
 */

const GAMES = Number(process.argv[2] ?? 10);
const ONLY = process.argv[3] ?? '';
/** Two cripples out of each other's sight would play for ever. */
const MOST_TURNS = 30;

interface Way {
  readonly name: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly passes?: AutoPass;
  /** What every seat says before the first turn. */
  readonly says?: readonly Command[];
}
type Command = Parameters<OfflineMatch['submit']>[0]['command'];

interface Table {
  readonly scenario: string;
  readonly players: readonly number[];
  readonly ways: readonly Way[];
}

/** What a player of the air battle can leave with the referee, for all of their aircraft. */
const INSTRUCTIONS: readonly Command[] = [
  { type: 'instruct', instruction: { about: 'evasion', unit: null, way: 'away' } },
  { type: 'instruct', instruction: { about: 'dodge', unit: null, dodge: 'evade' } },
  { type: 'instruct', instruction: { about: 'answer', unit: null, whom: 'nearest' } },
  { type: 'instruct', instruction: { about: 'rally', ask: false } },
];

const TABLES: readonly Table[] = [
  {
    scenario: fileURLToPath(new URL('four-a-side.json', import.meta.url)),
    players: [1, 4],
    ways: [
      { name: 'by the book' },
      { name: 'declare: sealed', options: { declare: 'sealed' } },
      { name: 'moveBy: side', options: { moveBy: 'side' } },
      { name: 'both', options: { declare: 'sealed', moveBy: 'side' } },
      { name: 'both, reactions passed', options: { declare: 'sealed', moveBy: 'side' }, passes: 'reactions' },
    ],
  },
  {
    scenario: 'finest-hour/dogfight',
    players: [1, 2],
    ways: [{ name: 'asked each time' }, { name: 'standing instructions', says: INSTRUCTIONS }],
  },
];

/** What a number of turns came to: times that play passed to somebody, people who began to be awaited, orders. */
interface Count {
  readonly turns: Set<string>;
  passes: number;
  people: number;
  orders: number;
}

/** All turns, and those in which everybody still stands. */
interface Counts {
  readonly all: Count;
  readonly whole: Count;
}

const none = (): Count => ({ turns: new Set(), passes: 0, people: 0, orders: 0 });

/** Whom play waits for: the seats with an open question that is not passed for them. */
function awaited(match: OfflineMatch, passes: AutoPass): readonly SeatId[] {
  const { rules, state } = match;
  const open = rules.open(state).filter((question) => {
    const view = rules.view(state, seated(question.seat));
    const asSeen = view.questions.find(({ id }) => id === question.id);
    return asSeen && !wantsPass(rules, view, asSeen, passes);
  });
  return [...new Set(open.map(({ seat }) => seat))];
}

/** Answers what is passed for seats. */
function passAll(match: OfflineMatch, passes: AutoPass): void {
  for (;;) {
    const people = awaited(match, passes);
    const left = match.rules.open(match.state).find(({ seat }) => !people.includes(seat));
    if (!left || match.state.outcome) return;
    order(match, left.seat, { type: 'pass' });
  }
}

function order(match: OfflineMatch, seat: SeatId, command: Command): void {
  const result = match.submit({ by: 'seat', seat, command, at: match.orders * 1000 });
  if (!result.ok) throw new Error(`${seat}: ${JSON.stringify({ command, refusal: result.error })}`);
}

function play(
  scenario: Scenario,
  players: number,
  { options = {}, passes = 'off', says = [] }: Way,
  seed: string,
  counts: Counts,
): void {
  const begun = OfflineMatch.begin({
    id: seed,
    scenario,
    players: Object.fromEntries(scenario.sides.map(({ id }) => [id, players])),
    options,
    at: 0,
    seed,
    dice: (first) => seededDice(seed, first),
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { match } = begun.value;
  for (const { id } of match.state.seats) for (const command of says) order(match, id, command);
  const opponent = opponentOf(scenario.ruleset);
  for (;;) {
    passAll(match, passes);
    const before = awaited(match, passes);
    const [seat] = before;
    const { turn } = match.rules.chapter(match.state);
    if (match.state.outcome || seat === undefined || turn > MOST_TURNS) break;
    order(match, seat, opponent(match.rules.view(match.state, seated(seat)), seat) ?? { type: 'pass' });
    passAll(match, passes);
    const begins = awaited(match, passes).filter((one) => !before.includes(one));
    if (turn === 0) continue;
    for (const count of [counts.all, ...(isWhole(match) ? [counts.whole] : [])]) {
      count.turns.add(`${seed} ${turn}`);
      count.orders += 1;
      count.passes += begins.length > 0 ? 1 : 0;
      count.people += begins.length;
    }
  }
}

/** Whether everybody still stands, or flies. */
function isWhole({ state: { game } }: OfflineMatch): boolean {
  if ('units' in game) return game.units.every(({ status }) => status === 'active');
  return 'aircraft' in game && game.aircraft.every(({ status }) => status === 'flying');
}

/** The figures of some turns, each a turn. */
function figures({ turns, passes, people, orders }: Count): string {
  const each = (n: number): string => (n / turns.size).toFixed(1).padStart(5);
  return `${each(passes)} waits ${each(people)} people ${each(orders)} orders (${turns.size} turns)`;
}

for (const { scenario, players, ways } of TABLES.filter((table) => table.scenario.includes(ONLY))) {
  const found = scenarioCalled(scenario);
  if (!found.ok) throw new Error(found.error);
  for (const count of players) {
    console.log(`${found.value.id}, ${count} a side, ${GAMES} games each`);
    for (const way of ways) {
      const counts: Counts = { all: none(), whole: none() };
      for (let game = 0; game < GAMES; game++) play(found.value, count, way, `waits-${game}`, counts);
      console.log(`  ${way.name.padEnd(24)} all: ${figures(counts.all)} · at full strength: ${figures(counts.whole)}`);
    }
  }
}
