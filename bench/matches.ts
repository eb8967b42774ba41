import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fileURLToPath } from 'node:url';
import { OfflineMatch } from '../src/cli/offline.js';
import { scenarioCalled } from '../src/cli/scenario.js';
import type { Scenario } from '../src/library/contract.js';
import { seededDice } from '../src/match/dice.js';
import { seededChance } from '../src/opponent/chance.js';
import { randomOpponent } from '../src/opponent/random.js';
import type { MatchState } from '../src/rules/kernel/contract.js';
import { seated } from '../src/rules/kernel/seats.js';
import type { AnyGame } from '../src/rules/registry.js';
import { compare, type Measured } from './measure.js';

/** Turns of a match that are timed: in the first nobody is near, later many are gone. */
const TURNS = 8;
const MATCHES = 5;
/** No match takes longer than this, whatever the machine. */
const MOST_MS = 40_000;
/** Live matches held at once to weigh them, and the number that the figure is for. */
const HELD = 100;
const LIVE = 1000;
const MEGABYTE = 1_000_000;

/** What playing a scenario came to: the time the rules took for each turn, and the states at the turns' ends. */
interface Played {
  readonly turns: readonly number[];
  readonly states: readonly MatchState<AnyGame>[];
  readonly orders: number;
  readonly ended: boolean;
}

/** Rules of a match besides those of its level. */
type Options = Readonly<Record<string, string>>;

/** Turns of the standard level in the rules alone, without store, channel and pictures; and how heavy its matches are. */
export function benchMatches(): readonly Measured[] {
  const quick = played('four-a-side', MATCHES);
  const four = played('standard-four-a-side', MATCHES);
  const twelve = played('standard-twelve-a-side', 1);
  const mixed = played('standard-twelve-mixed', 1);
  const league = played('standard-four-a-side', MATCHES, { league: 'clan-invasion' });
  const all = (matches: readonly Played[]): readonly number[] => matches.flatMap(({ turns }) => turns);
  const heavy = weigh(four);
  const names = { name: 'turn', against: 'four a side, quick-start' };
  return [
    compare({ ...names, what: 'four a side, standard' }, all(four), all(quick)),
    compare(
      { ...names, what: `twelve a side, standard (${told(twelve)})`, against: 'four a side, standard' },
      all(twelve),
      all(four),
    ),
    compare(
      { ...names, what: `twelve of all kinds a side (${told(mixed)})`, against: 'four a side, standard' },
      all(mixed),
      all(four),
    ),
    compare(
      { ...names, what: 'four a side by all rules of a league', against: 'four a side, standard' },
      all(league),
      all(four),
    ),
    compare(
      { name: `${LIVE} live matches`, what: 'standard', against: 'quick-start', unit: 'MB' },
      [heavy],
      [weigh(quick)],
    ),
  ];
}

const told = (matches: readonly Played[]): string =>
  matches
    .map(({ orders, turns, ended }) => `${orders} orders in ${turns.length} turns${ended ? ', to its end' : ''}`)
    .join('; ');

/** Plays matches of a scenario with random orders, the same every time. */
function played(file: string, matches: number, options: Options = {}): readonly Played[] {
  const found = scenarioCalled(fileURLToPath(new URL(`${file}.json`, import.meta.url)));
  if (!found.ok) throw new Error(found.error);
  // The first is played to warm the code up.
  const [, ...others] = Array.from({ length: matches + 1 }, (_, i) => playedOnce(found.value, `bench-${i}`, options));
  return others;
}

function playedOnce(scenario: Scenario, seed: string, options: Options): Played {
  const dice = (first: number) => seededDice(seed, first);
  const begun = OfflineMatch.begin({ id: seed, scenario, players: {}, options, at: 0, seed, dice });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { match } = begun.value;
  const chance = seededChance(seed);
  const opponent = randomOpponent(match.rules, chance);
  const until = performance.now() + MOST_MS;
  const turns: number[] = [];
  const states: MatchState<AnyGame>[] = [];
  while (!match.state.outcome && performance.now() < until) {
    const { turn } = match.rules.chapter(match.state);
    if (turn > TURNS) break;
    const [question] = match.rules.open(match.state);
    if (!question) throw new Error('nobody is awaited');
    const { seat } = question;
    const command = opponent(match.rules.view(match.state, seated(seat)), seat) ?? { type: 'pass' };
    const begins = performance.now();
    const done = match.submit({ by: 'seat', seat, command, at: match.orders * 1000 });
    const took = performance.now() - begins;
    if (!done.ok) continue;
    if (turn > 0) turns[turn - 1] = (turns[turn - 1] ?? 0) + took;
    if (turn !== match.rules.chapter(match.state).turn) states.push(match.state);
  }
  return { turns, states, orders: match.orders, ended: match.state.outcome !== null };
}

/** Megabytes that live matches take, each with a state of its own, as one that was read from the store. */
function weigh(matches: readonly Played[]): number {
  const states = matches.flatMap((one) => one.states);
  const before = heapUsed();
  const held = Array.from({ length: HELD }, (_, i) => structuredClone(states[i % states.length]));
  const bytes = heapUsed() - before;
  return ((bytes / held.length) * LIVE) / MEGABYTE;
}

/** The heap in use once all rubbish is swept. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  return process.memoryUsage().heapUsed;
}
