import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DATA_DIR } from '../src/cli/data.js';
import { OfflineMatch } from '../src/cli/offline.js';
import { scenarioCalled } from '../src/cli/scenario.js';
import { GAMES } from '../src/games/index.js';
import type { Scenario } from '../src/library/contract.js';
import { readLibrary } from '../src/library/read.js';
import { seededDice } from '../src/match/dice.js';
import type { Opponent } from '../src/opponent/contract.js';
import { nearestOf, opponentOf } from '../src/opponent/registry.js';
import { opponentBy } from '../src/opponent/search.js';
import type { SideId } from '../src/rules/kernel/ids.js';
import { seated } from '../src/rules/kernel/seats.js';
import type { AnyGame, RulesetId } from '../src/rules/registry.js';
import { atLeast, interval } from './binomial.js';
import { FORMER, withoutMeans } from './former/index.js';
import { habitsOf, type Habits } from './habits.js';

/**
 * `npm run opponents -- GAME [--games 200] [--scenario ID …] [--option NAME=VALUE …] [--without MEANS] [--seed S] [--turns 40]`: today's
 * opponent of a game against the one it was, or where it has never changed against the plain one, or against itself without one of its
 * means, so many games in each seating with the same dice; who won how often, and whether that can be luck.
 */

/** Scenarios that are played in turn where none is named and not all of the game are. Those of BattleTech take long: two a side tell enough. */
const SCENARIOS: Readonly<Partial<Record<RulesetId, readonly string[]>>> = {
  battletech: ['standard-two-a-side.json', 'standard-flipped-arms.json'].map((file) =>
    fileURLToPath(new URL(file, import.meta.url)),
  ),
};

/** How many games are played between two lines that tell how it stands. */
const TELL_EVERY = 20;

/** A result that luck brings about less often than this is none. */
const SIGNIFICANT = 0.05;

interface Score {
  won: number;
  lost: number;
  drawn: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '200' },
    scenario: { type: 'string', multiple: true },
    option: { type: 'string', multiple: true, default: [] },
    without: { type: 'string' },
    seed: { type: 'string', default: 'opponents' },
    turns: { type: 'string', default: '40' },
  },
});
const played = GAMES.find(({ id }) => id === positionals[0]);
if (!played) throw new Error(`name a game: ${GAMES.map(({ id }) => id).join(', ')}`);
const game = played.id;
const former = FORMER[game];
const games = Number(values.games);
const mostTurns = Number(values.turns);
const scenarios = (values.scenario ?? SCENARIOS[game] ?? duels(game)).map((name): Scenario => {
  const found = scenarioCalled(name);
  if (!found.ok) throw new Error(found.error);
  return found.value;
});

const options = Object.fromEntries(
  values.option.map((one): readonly [string, string] => {
    const [name = '', value = ''] = one.split('=');
    return [name, value];
  }),
);
const lacking = values.without === undefined ? null : withoutMeans(values.without, await played.minds());

const today = opponentOf(game);
const before: Opponent<AnyGame> = lacking
  ? opponentBy(lacking)
  : former
    ? opponentBy((...asked) => former.weigh(...asked))
    : nearestOf(game);

/** All shipped scenarios of a game in which no side is flown by the referee. */
function duels(id: RulesetId): readonly string[] {
  const { scenarios } = readLibrary(DATA_DIR);
  const open = scenarios.filter(({ ruleset, sides }) => ruleset === id && !sides.some(({ flown }) => flown));
  return open.map((scenario) => scenario.id);
}

/** Plays one game to its end, or to a draw after too many turns. */
function play(scenario: Scenario, seed: string, ours: SideId): OfflineMatch {
  const dice = (first: number) => seededDice(seed, first);
  const begun = OfflineMatch.begin({ id: seed, scenario, players: {}, options, at: 0, seed, dice });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { match } = begun.value;
  while (!match.state.outcome && match.rules.chapter(match.state).turn <= mostTurns) {
    const { rules, state } = match;
    const seat = state.seats.find(({ id }) => id === rules.open(state)[0]?.seat);
    if (!seat) throw new Error('the match goes on, but nobody is awaited');
    const mind = seat.side === ours ? today : before;
    const command = mind(rules.view(state, seated(seat.id)), seat.id) ?? ({ type: 'pass' } as const);
    const done = match.submit({ by: 'seat', seat: seat.id, command, at: match.orders * 1000 });
    if (!done.ok) throw new Error(`${seat.id}: ${JSON.stringify({ command, refusal: done.error })}`);
  }
  return match;
}

function count(score: Score, match: OfflineMatch, ours: SideId): void {
  const winners = match.state.outcome?.winners ?? [];
  if (winners.length !== 1) score.drawn++;
  else if (winners[0] === ours) score.won++;
  else score.lost++;
}

const total: Score = { won: 0, lost: 0, drawn: 0 };
const habits: Record<'today' | 'before', Habits[]> = { today: [], before: [] };
const bySeating = new Map<string, Score>();
const begun = performance.now();
for (let n = 0; n < games; n++) {
  const scenario = scenarios[n % scenarios.length];
  if (!scenario) throw new Error('no scenario');
  for (const { id: ours } of scenario.sides) {
    const match = play(scenario, `${values.seed}/${n}`, ours);
    const where = `${scenario.id}, as ${ours}`;
    const score = bySeating.get(where) ?? { won: 0, lost: 0, drawn: 0 };
    bySeating.set(where, score);
    for (const one of [score, total]) count(one, match, ours);
    for (const { id } of scenario.sides) habits[id === ours ? 'today' : 'before'].push(habitsOf(match, id));
  }
  if ((n + 1) % TELL_EVERY === 0) console.error(lineOf(`  after ${n + 1} games in each seating`, total));
}
const seconds = (performance.now() - begun) / 1000;

for (const [where, score] of bySeating) console.log(lineOf(where, score));
console.log(lineOf(`${game}, ${games} games in each seating`, total));
for (const [who, all] of Object.entries(habits)) {
  const names = [...new Set(all.flatMap((one) => Object.keys(one)))];
  const told = names.map((name) => `${name} ${mean(all.flatMap((one) => one[name] ?? [])).toFixed(2)}`);
  if (told.length > 0) console.log(`  ${who}: ${told.join('; ')}`);
}
console.log(`  ${(seconds / (2 * games)).toFixed(2)} s a game, ${Math.round(seconds)} s in all`);
if (total.won <= total.lost || luck(total) >= SIGNIFICANT) {
  console.error('✗ today’s opponent is not significantly better');
  process.exitCode = 1;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}

/** How often two equal opponents part at least as far as this, whichever leads. */
function luck({ won, lost }: Pick<Score, 'won' | 'lost'>): number {
  return Math.min(1, 2 * atLeast(Math.max(won, lost), won + lost));
}

/** The games that were decided, the share of them that was won with its 95 % interval, and how often luck alone leads as far from even, either way. */
function lineOf(where: string, { won, lost, drawn }: Score): string {
  const decided = won + lost;
  const [low, high] = interval(won, decided);
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const score = `${won} won, ${lost} lost, ${drawn} drawn`;
  const chance = luck({ won, lost }).toExponential(1);
  return `${where.padEnd(48)} ${score.padEnd(32)} ${percent(won / Math.max(1, decided))} (${percent(low)} … ${percent(high)}), p = ${chance}`;
}
