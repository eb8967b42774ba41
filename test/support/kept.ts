import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { Scenario } from '../../src/library/contract.js';
import { beginWith } from './begin.js';
import { libraryOf } from './library.js';
import { seededDice } from '../../src/match/dice.js';
import { hashOf } from '../../src/match/hash.js';
import type { Transcript } from '../../src/match/transcript-form.js';
import { seededChance, type Chance } from '../../src/opponent/chance.js';
import { randomOpponent } from '../../src/opponent/random.js';
import type { MatchCommand, MatchEvent, MatchState, OptionSpec, Order } from '../../src/rules/kernel/contract.js';
import { seatId } from '../../src/rules/kernel/ids.js';
import { seated } from '../../src/rules/kernel/seats.js';
import { rulesetOf } from '../../src/games/index.js';
import type { AnyGame, RulesetId } from '../../src/rules/registry.js';

/**
 * What the rules decide, kept: matches played at random, of which only set-up, orders and the hash of what happened are
 * written down. The same rules, given the same orders and dice, must come to the same hash, whatever became of the scenario.
 */

const KEPT = fileURLToPath(new URL('../kept/', import.meta.url));
const SCENARIOS = fileURLToPath(new URL('../../scenarios/', import.meta.url));

/** Matches of each scenario, and orders of each match at most. */
const MATCHES = 3;
const MOST_ORDERS = 120;
/** Of mixed forces a match is kept whole: what wears them down comes late. */
export const MOST_OF_FORCES = 250;

/** A command's own fields are the ruleset's: where they are not what the rules know, the match comes to another chain. */
const typed = z.looseObject({ type: z.string() });
const command = z.custom<MatchCommand<AnyGame>>((it) => typed.safeParse(it).success);

const withSeats = z.looseObject({ seats: z.array(z.unknown()) });

const keptMatch = z.strictObject({
  scenario: z.string(),
  seed: z.string(),
  setup: z.custom<AnyGame['setup']>((it) => withSeats.safeParse(it).success),
  orders: z.array(z.strictObject({ seat: z.string(), command })),
  hash: z.string(),
});
/** A match by its orders. */
export type KeptMatch = z.infer<typeof keptMatch>;

const { scenarios } = libraryOf(SCENARIOS);

/** What is kept of a game: matches of its scenarios, and between forces that chance drew. */
const SORTS = ['scenarios', 'forces'] as const;
export type Sort = (typeof SORTS)[number];

/** The file of a game's kept matches of one sort under the versions of today. */
export function keptFile(game: RulesetId, sort: Sort): string {
  const { shape, decisions } = rulesetOf(game);
  return `${KEPT}${game}${sort === 'scenarios' ? '' : `-${sort}`}-shape-${shape}-decisions-${decisions}.json.gz`;
}

/** The kept matches of a game under the versions of today; `null` when none were added yet. */
export function keptMatches(game: RulesetId): readonly KeptMatch[] | null {
  const files = SORTS.map((sort) => keptFile(game, sort)).filter((file) => existsSync(file));
  if (files.length === 0) return null;
  return files.flatMap((file) => z.array(keptMatch).parse(JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'))));
}

/** The text of a file of kept matches, compressed. */
export const keptText = (matches: readonly KeptMatch[]): Buffer => gzipSync(JSON.stringify(matches), { level: 9 });

/** A match that was played to be kept, by its orders and as a transcript. */
export interface ToKeep {
  readonly match: KeptMatch;
  readonly transcript: Transcript;
}

/** Plays every scenario of a game at random, with options at random. */
export function playAll(game: RulesetId): readonly ToKeep[] {
  return scenarios
    .filter(({ ruleset }) => ruleset === game)
    .flatMap((scenario) => Array.from({ length: MATCHES }, (_, i) => playOne(scenario, `kept ${scenario.id} ${i}`)));
}

/** Plays one scenario at random, with options at random. */
export function playOne(scenario: Scenario, seed: string, most = MOST_ORDERS): ToKeep {
  const chance = seededChance(seed);
  const options = someOptions(scenario.rules, chance);
  const {
    match,
    events: [began],
  } = beginWith(scenario, seed, seed, options);
  if (began?.type !== 'Began') throw new Error('a match begins with Began');
  const player = randomOpponent(match.rules, chance);
  const orders: KeptMatch['orders'] = [];
  while (!match.state.outcome && orders.length < most) {
    const open = match.rules.open(match.state);
    const seat = open[chance(open.length)]?.seat;
    if (seat === undefined) throw new Error('nobody is awaited');
    const order = {
      seat,
      command: player(match.rules.view(match.state, seated(seat)), seat) ?? { type: 'pass' },
    } as const;
    const done = match.submit({ by: 'seat', at: match.orders * 1000, ...order });
    if (done.ok) orders.push(order);
  }
  const hash = hashOf(match.events.map(({ event }) => event));
  return {
    match: { scenario: scenario.id, seed, setup: began.setup, orders, hash },
    transcript: match.transcript(),
  };
}

/** All that was ordered in a kept match, its beginning first. */
export const given = ({ setup, orders }: KeptMatch): readonly Pick<Order<AnyGame>, 'by' | 'seat' | 'command'>[] => [
  { by: 'referee', seat: null, command: { type: 'start', setup } },
  ...orders.map((order) => ({ by: 'seat' as const, seat: seatId(order.seat), command: order.command })),
];

/** Gives the orders of a kept match once more. Yields the hash of what happens now, or the first order that is refused. */
export function playAgain(game: RulesetId, match: KeptMatch): string {
  const { seed } = match;
  const rules = rulesetOf(game);
  const events: MatchEvent<AnyGame>[] = [];
  let state: MatchState<AnyGame> | null = null;
  for (const [i, order] of given(match).entries()) {
    const dice = seededDice(seed, state?.diceRolled ?? 0);
    const at = Math.max(0, i - 1) * 1000;
    const decided = rules.decide(state, { question: null, at, ...order }, { dice, past: null });
    if (!decided.ok) return `order ${i} is refused: ${JSON.stringify(decided.error)}`;
    events.push(...decided.value.events);
    ({ state } = decided.value);
  }
  return hashOf(events);
}

/** Half of the options at their defaults, the others at any of their values. */
const someOptions = (specs: readonly OptionSpec[], chance: Chance): Readonly<Record<string, string>> =>
  Object.fromEntries(
    specs.flatMap(({ id, values }) => (chance(2) === 0 ? [] : [[id, values[chance(values.length)] ?? values[0]]])),
  );

/** A kept transcript by its name; `packed` is the size of its file in bytes. It is unpacked when it is asked for. */
export interface KeptTranscript {
  readonly name: string;
  readonly packed: number;
  readonly bytes: () => Buffer;
}

/** Every kept transcript. */
export function keptTranscripts(): readonly KeptTranscript[] {
  const folder = fileURLToPath(new URL('../transcripts/', import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json.gz'))
    .sort()
    .map((name) => ({
      name,
      packed: statSync(`${folder}${name}`).size,
      bytes: () => gunzipSync(readFileSync(`${folder}${name}`)),
    }));
}
