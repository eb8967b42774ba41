import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../src/match/dice.js';
import { seededChance } from '../../src/opponent/chance.js';
import { randomOpponent } from '../../src/opponent/random.js';
import type { GameTypes, MatchEvent, MatchState, Ruleset } from '../../src/rules/kernel/contract.js';
import { seatId, type UnitId } from '../../src/rules/kernel/ids.js';
import { seated, spectator, type Viewer } from '../../src/rules/kernel/seats.js';
import { rulesetOf } from '../../src/games/index.js';
import type { AnyGame, RulesetId } from '../../src/rules/registry.js';
import { moreFacts, wildOf } from '../fuzz/wild.js';
import { enactMotion } from './deciding.js';
import { given, keptMatches, type KeptMatch } from './kept.js';
import { nearly, saidIn } from './nearly.js';

/**
 * What the rules show, beside what they decide: of kept matches, order by order, the views, the lists that a player at random walks
 * through, what is told, answers to inquiries, and what is said to orders that are nearly those that were given. Digests of them stand
 * in `test/shown`, a file for each match and a line for ten orders, so that the first line that differs names the orders and what is
 * shown otherwise. A change that is meant is taken over by `vitest run FILE -u`, with `KEPT=all`.
 */

/** What is asked of the rules after an order, of one unit. */
type Inquiries = (unit: UnitId, order: number) => readonly AnyGame['inquiry'][];

const file = (game: RulesetId, seed: string): string =>
  fileURLToPath(new URL(`../shown/${game}/${seed.replaceAll(/[^\w-]+/g, '-')}.txt`, import.meta.url));

/** Chances are compared to a billionth. */
const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toFixed(9)) : value;

const digest = (shown: unknown): string =>
  createHash('sha256').update(JSON.stringify(shown, rounded)).digest('hex').slice(0, 8);

/** Lists and answers take far longer than what is decided, so they are looked at after every so many orders. */
interface Rhythm {
  readonly lists: number;
  readonly answers: number;
}

/** What is looked at: kept matches of these scenarios (of all, when left out), and how often lists and answers are. */
interface Looked {
  readonly scenarios?: readonly string[];
  readonly every?: Rhythm;
}

/** How many orders a line is about. */
const ORDERS_A_LINE = 10;

/**
 * The gate of a game: kept matches, the first of each scenario, show what they showed; with `KEPT=all` all of them. `units` of a state
 * can be asked about.
 */
export function testShown(
  game: RulesetId,
  units: (state: MatchState<AnyGame>) => readonly UnitId[],
  inquiries: Inquiries,
  { scenarios, every = { lists: 3, answers: 7 } }: Looked = {},
): void {
  const kept = keptMatches(game) ?? [];
  const firsts = kept
    .filter(({ scenario }) => scenarios?.includes(scenario) ?? true)
    .filter(({ scenario }, i, those) => those.findIndex((one) => one.scenario === scenario) === i);
  describe(`H-01 what the rules of ${game} show`, () => {
    test.each(process.env['KEPT'] === 'all' ? kept : firsts)('stays as it was: $seed', async (match) => {
      const lines = shownBy(rulesetOf(game), match, units, inquiries, every);
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file(game, match.seed));
    });
  });
}

function shownBy(
  rules: Ruleset<AnyGame>,
  match: KeptMatch,
  units: (state: MatchState<AnyGame>) => readonly UnitId[],
  inquiries: Inquiries,
  every: Rhythm,
): readonly string[] {
  const { seed, setup, orders } = match;
  const chance = seededChance(`shown ${seed}`);
  const said = saidIn(orders.map(({ command }) => command));
  const all = given(match);
  const blocks = new Map<string, string[]>();
  let state: MatchState<AnyGame> | null = null;
  for (const [i, order] of all.entries()) {
    const dice = () => seededDice(seed, state?.diceRolled ?? 0);
    const at = Math.max(0, i - 1) * 1000;
    const block = Math.floor(i / ORDERS_A_LINE) * ORDERS_A_LINE;
    const say = (what: string, shown: unknown): void => {
      const name = `orders ${block} to ${block + ORDERS_A_LINE - 1}, ${what}`;
      blocks.set(name, [...(blocks.get(name) ?? []), digest(shown)]);
    };
    const decided = rules.decide(state, { question: null, at, ...order }, { dice: dice(), past: null });
    if (!decided.ok) throw new Error(`${seed}: order ${i} is refused: ${JSON.stringify(decided.error)}`);
    const before: MatchState<AnyGame> | null = state;
    const after: MatchState<AnyGame> = decided.value.state;
    const viewers = [spectator, ...setup.seats.map(({ id }) => seated(id))];
    if (before) {
      say('told', toldOf(rules, before, decided.value.events, viewers));
      const elsewhere = all[1 + chance(all.length - 1)] ?? order;
      const wrong = [
        { ...order, command: nearly(order.command, said, chance) },
        { ...order, command: elsewhere.command },
      ];
      say(
        'nearly',
        wrong.map((one) => {
          const answer = rules.decide(before, { question: null, at, ...one }, { dice: dice(), past: null });
          return answer.ok ? answer.value.events : answer.error;
        }),
      );
    }
    if (!after.outcome && i % every.lists === 1) {
      const facts = [...wildOf(after.game, chance).facts, ...moreFacts(after.game, chance)];
      say(
        'set right',
        facts.slice(chance(facts.length)).map((fact) => {
          const motion = { kind: 'correct', facts: [fact], reason: 'shown' } as const;
          const done = enactMotion(rules, after, motion, { by: null, warrant: 'arbiter', at }, dice());
          return done.ok
            ? rules.view(
                done.value.reduce((now, event) => rules.evolve(now, event), after),
                spectator,
              )
            : done.error;
        }),
      );
    }
    say(
      'views',
      viewers.map((viewer) => rules.view(after, viewer)),
    );
    if (i % every.lists === 0) {
      const listed: unknown[] = [];
      const walking = noting(rules, listed);
      for (const { seat } of rules.open(after)) {
        listed.push(randomOpponent(walking, chance)(rules.view(after, seated(seat)), seat));
      }
      say('choices', listed);
    }
    const there = units(after);
    const unit = there[i % Math.max(1, there.length)];
    if (unit !== undefined && i % every.answers === 0) {
      const view = rules.view(after, seated(seatId(setup.seats[i % setup.seats.length]?.id ?? '')));
      const asked = [...inquiries(unit, i), ...wildOf(after.game, chance).inquiries];
      say(
        'answers',
        asked.map((inquiry) => rules.inspect(view, inquiry)),
      );
    }
    state = after;
  }
  return [...blocks].map(([name, digests]) => `${name}: ${digest(digests)}`);
}

/** What each viewer is told of what an order led to, as it happens. */
function toldOf(
  rules: Ruleset<AnyGame>,
  before: MatchState<AnyGame>,
  events: readonly MatchEvent<AnyGame>[],
  viewers: readonly Viewer[],
): readonly unknown[] {
  let state = before;
  return events.map((event) => {
    const told = viewers.map((viewer) => rules.tell(event, state, viewer));
    state = rules.evolve(state, event);
    return told;
  });
}

/** The same rules, which note each list that they offer. */
const noting = <T extends GameTypes>(rules: Ruleset<T>, listed: unknown[]): Ruleset<T> => ({
  ...rules,
  choices: (view, seat, partial) => {
    const choice = rules.choices(view, seat, partial);
    listed.push(choice);
    return choice;
  },
});
