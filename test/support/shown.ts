import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../src/match/dice.js';
import { seededChance } from '../../src/opponent/chance.js';
import { randomOpponent } from '../../src/opponent/random.js';
import type { GameTypes, MatchState, Order, Ruleset } from '../../src/rules/kernel/contract.js';
import { seatId, type UnitId } from '../../src/rules/kernel/ids.js';
import { seated, spectator } from '../../src/rules/kernel/seats.js';
import { rulesetOf } from '../../src/games/index.js';
import type { AnyGame, RulesetId } from '../../src/rules/registry.js';
import { keptMatches, type KeptMatch } from './kept.js';

/**
 * What the rules show, beside what they decide: of kept matches, order by order, a digest of the views, of the lists that a player
 * at random walks through, of what is told and of answers to inquiries. They stand in `test/shown`, a line each, so that the first
 * line that differs names the match, the order and what is shown otherwise. A change that is meant is taken over by `vitest -u`.
 */

/** What is asked of the rules after an order, of one unit. */
type Inquiries = (unit: UnitId, order: number) => readonly AnyGame['inquiry'][];

const file = (game: RulesetId): string => fileURLToPath(new URL(`../shown/${game}.txt`, import.meta.url));

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

/** The gate of a game: one kept match of each scenario shows what it showed. `units` of a state can be asked about. */
export function testShown(
  game: RulesetId,
  units: (state: MatchState<AnyGame>) => readonly UnitId[],
  inquiries: Inquiries,
  { scenarios, every = { lists: 3, answers: 7 } }: Looked = {},
): void {
  describe(`H-01 what the rules of ${game} show`, () => {
    test('stays as it was: views, choices, what is told, answers', async () => {
      const kept = (keptMatches(game) ?? []).filter(({ scenario }) => scenarios?.includes(scenario) ?? true);
      const firsts = kept.filter((match, i) => kept.findIndex(({ scenario }) => scenario === match.scenario) === i);
      const lines = firsts.flatMap((match) => shownBy(rulesetOf(game), match, units, inquiries, every));
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file(game));
    });
  });
}

function shownBy(
  rules: Ruleset<AnyGame>,
  { seed, setup, orders }: KeptMatch,
  units: (state: MatchState<AnyGame>) => readonly UnitId[],
  inquiries: Inquiries,
  every: Rhythm,
): readonly string[] {
  const chance = seededChance(`shown ${seed}`);
  const given: readonly Pick<Order<AnyGame>, 'by' | 'seat' | 'command'>[] = [
    { by: 'referee', seat: null, command: { type: 'start', setup } },
    ...orders.map((order) => ({ by: 'seat' as const, seat: seatId(order.seat), command: order.command })),
  ];
  const lines: string[] = [];
  let state: MatchState<AnyGame> | null = null;
  for (const [i, order] of given.entries()) {
    const dice = seededDice(seed, state?.diceRolled ?? 0);
    const at = Math.max(0, i - 1) * 1000;
    const decided = rules.decide(state, { question: null, at, ...order }, { dice, past: null });
    if (!decided.ok) throw new Error(`${seed}: order ${i} is refused: ${JSON.stringify(decided.error)}`);
    const before: MatchState<AnyGame> | null = state;
    const after: MatchState<AnyGame> = decided.value.state;
    const viewers = [spectator, ...setup.seats.map(({ id }) => seated(id))];
    const say = (what: string, shown: unknown): number => lines.push(`${seed}, order ${i}, ${what}: ${digest(shown)}`);
    if (before) {
      say(
        'told',
        viewers.map((viewer) => decided.value.events.slice(0, 1).map((event) => rules.tell(event, before, viewer))),
      );
    }
    const views = viewers.map((viewer) => rules.view(after, viewer));
    say('views', views);
    if (i % every.lists === 0) {
      const listed: unknown[] = [];
      const walking = noting(rules, listed);
      for (const { seat } of rules.open(after)) {
        listed.push(randomOpponent(walking, chance)(rules.view(after, seated(seat)), seat));
      }
      say('choices', listed);
    }
    const all = units(after);
    const unit = all[i % Math.max(1, all.length)];
    if (unit !== undefined && i % every.answers === 0) {
      const view = rules.view(after, seated(seatId(setup.seats[i % setup.seats.length]?.id ?? '')));
      say(
        'answers',
        inquiries(unit, i).map((inquiry) => rules.inspect(view, inquiry)),
      );
    }
    state = after;
  }
  return lines;
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
