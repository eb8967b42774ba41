import { describe, expect, test } from 'vitest';
import { tactic148Orders } from '../../../../src/games/tactic148/orders/index.js';
import { scenarioCalled } from '../../../../src/cli/scenario.js';
import { seededDice } from '../../../../src/match/dice.js';
import { seededChance, type Chance } from '../../../../src/opponent/chance.js';
import { randomOpponent } from '../../../../src/opponent/random.js';
import type { OptionName, OrderCommand, Typed } from '../../../../src/orders/contract.js';
import type { Choice, Blanks } from '../../../../src/rules/kernel/choices.js';
import type { KernelCommand } from '../../../../src/rules/kernel/contract.js';
import type { SeatId } from '../../../../src/rules/kernel/ids.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { tactic148 } from '../../../../src/rules/tactic148/index.js';
import type { Command } from '../../../../src/rules/tactic148/commands.js';
import type { TacticState } from '../../../../src/rules/tactic148/tactic148.js';
import { inSoak, usually } from '../../../support/soak.js';

/** So many matches of each scenario, with random options; a soak plays more. */
const GAMES = Number(process.env['OFFERS_GAMES'] ?? '1');
/** So many orders of a match, of the offers of one option so many at most, and of the orders that menus lead to. */
const MOST_ORDERS = inSoak ? 45 : 24;
const MOST_OFFERS = 6;
const MOST_WAYS = 10;

const orders = tactic148Orders(tactic148, []);

/** An offer that was not kept: what was taken, and what came of it. */
interface Broken {
  readonly topic: string;
  readonly taken: Typed | Blanks;
  readonly why: string;
}

/** The figures that an offer shows. */
interface Shown {
  readonly dice: number;
  readonly needed: number;
}

/** Why an order is refused or shoots with other figures than were shown; `null`: it does what was offered. */
function broken(
  state: TacticState,
  seat: SeatId,
  command: Command | KernelCommand,
  shown: Shown | null,
): string | null {
  const order = { by: 'seat', seat, question: null, at: 0, command } as const;
  const done = tactic148.decide(state, order, { dice: seededDice('offers', 0), past: null });
  if (!done.ok) return `refused: ${JSON.stringify(done.error)}`;
  const [fired] = done.value.events.flatMap((event) =>
    event.type === 'ShotFired' &&
    event.shot.why !== 'opportunity' &&
    'unit' in command &&
    event.shot.unit === command.unit
      ? [event]
      : [],
  );
  if (!shown || !fired) return null;
  const { dice, needed, terms } = fired.prospect;
  // Whoever takes cover by instruction does so after the shot has been declared.
  const answered = done.value.events.some((event) => event.type === 'CoverTaken');
  const declared = answered ? needed - Number(terms.some(({ reason }) => reason === 'take-cover')) : needed;
  return dice === shown.dice && (declared === shown.needed || answered)
    ? null
    : `shown ${shown.dice} dice at ${shown.needed}+, fired ${dice} at ${declared}+`;
}

/** Takes the offers of autocomplete to a seat that is asked, as far as the order is whole then. */
function brokenTexts(state: TacticState, seat: SeatId, chance: Chance): readonly Broken[] {
  const view = tactic148.view(state, seated(seat));
  const topic = view.questions.find((question) => question.seat === seat)?.topic.ask ?? '';
  const found: Broken[] = [];
  const offers = (command: OrderCommand, option: OptionName, options: Typed['options']) =>
    some(orders.complete({ command, options }, option, 'en', view, seat), chance, MOST_OFFERS);
  const take = (typed: Typed, label = ''): void => {
    const read = orders.parse(typed, 'en', view, seat);
    const figures = /· (\d+) di(?:e|ce), (\d+)\+/.exec(label);
    const shown = figures ? { dice: Number(figures[1]), needed: Number(figures[2]) } : null;
    const why = read.ok ? broken(state, seat, read.value, shown) : `not read: ${JSON.stringify(read.error)}`;
    if (why !== null) found.push({ topic, taken: typed, why });
  };
  for (const command of ['declare', 'move', 'fire'] as const) {
    for (const { value: order } of offers(command, 'order', {})) {
      if (MEANT[command].includes(topic) && view.questions.length > 0) take({ command, options: { order } });
    }
    for (const { value: unit } of offers(command, 'unit', {})) {
      for (const { value: order } of offers(command, 'order', { unit })) take({ command, options: { unit, order } });
      if (command !== 'fire') continue;
      for (const { value: target, label } of offers(command, 'target', { unit })) {
        take({ command, options: { unit, target } }, label);
        for (const { value: weapons } of offers(command, 'weapons', { unit, target }))
          take({ command, options: { unit, target, weapons } });
        for (const { value: order } of offers(command, 'order', { unit, target }))
          take({ command, options: { unit, target, order } });
      }
    }
  }
  return found;
}

/** What is asked where a command is meant. */
const MEANT: Readonly<Record<OrderCommand, readonly string[]>> = {
  declare: ['lay-out', 'edge', 'objective', 'answer-shot', 'scatter', 'wound', 'fight', 'assault-move'],
  move: [],
  fire: [],
  pass: [],
};

/** Takes the ways through the menus of a question, each to the order that it ends in. */
function brokenMenus(state: TacticState, seat: SeatId, chance: Chance): readonly Broken[] {
  const view = tactic148.view(state, seated(seat));
  return view.questions
    .filter((question) => question.seat === seat)
    .flatMap(({ id, topic }) => {
      const found: Broken[] = [];
      const waiting: { readonly blanks: Blanks; readonly shown: Shown | null }[] = [
        { blanks: { question: id }, shown: null },
      ];
      for (let ways = 0; ways < MOST_WAYS * 4 && waiting.length > 0; ways++) {
        const [next] = waiting.splice(chance(waiting.length), 1);
        if (!next) break;
        const { blanks, shown } = next;
        const choice = tactic148.choices(view, seat, blanks);
        const why =
          choice.kind === 'done'
            ? broken(state, seat, choice.command, shown)
            : choice.kind === 'nothing'
              ? `leads nowhere: ${JSON.stringify(choice.refusal)}`
              : choice.blank in blanks && choice.kind !== 'point'
                ? `asks for ${choice.blank} again`
                : null;
        if (why !== null) found.push({ topic: topic.ask, taken: blanks, why });
        else waiting.push(...onwards(choice, blanks, shown, chance));
      }
      return found;
    });
}

/** Every way on from a choice; of the corners of a region some. */
function onwards(
  choice: Choice<Command>,
  blanks: Blanks,
  shown: Shown | null,
  chance: Chance,
): readonly { readonly blanks: Blanks; readonly shown: Shown | null }[] {
  if (choice.kind === 'point') {
    return some(choice.region, chance, 3).map(([x, y]) => ({
      blanks: { ...blanks, [choice.blank]: `${x},${y}` },
      shown,
    }));
  }
  // Orders in a row are chosen like single ones, and their figures hold when their turn comes.
  if (choice.kind !== 'pick' || blanks['unit'] === 'plan') return [];
  return choice.options.map(({ value, facts }) => ({
    blanks: { ...blanks, [choice.blank]: value },
    shown:
      typeof facts['dice'] === 'number' && typeof facts['needed'] === 'number'
        ? { dice: facts['dice'], needed: facts['needed'] }
        : shown,
  }));
}

/** The first of what is offered, and others by chance. */
function some<T>(offered: readonly T[], chance: Chance, most: number): readonly T[] {
  if (offered.length <= most) return offered;
  const from = chance(offered.length - most);
  return [...offered.slice(0, 1), ...offered.slice(from + 1, from + most)];
}

/** Plays a match at random and takes the offers of each question on the way. */
function playOn(name: string, seed: string): readonly Broken[] {
  const scenario = scenarioCalled(name);
  if (!scenario.ok) throw new Error(scenario.error);
  const chance = seededChance(seed);
  const options = Object.fromEntries(
    tactic148.options
      .filter(() => chance(3) === 0)
      .map(({ id, values }) => [id, values[chance(values.length)] ?? values[0]]),
  );
  const setup = scenario.value.setup({}, options);
  if (!('tables' in setup)) throw new Error('not a match of this game');
  const begun = tactic148.decide(
    null,
    { by: 'referee', seat: null, question: null, at: 0, command: { type: 'start', setup } },
    { dice: seededDice(seed, 0), past: null },
  );
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  let { state } = begun.value;
  const player = randomOpponent(tactic148, chance);
  const found: Broken[] = [];
  for (let n = 0; n < MOST_ORDERS && !state.outcome; n++) {
    const open = tactic148.open(state);
    const seat = open[chance(open.length)]?.seat;
    if (seat === undefined) throw new Error('nobody is awaited');
    found.push(...brokenTexts(state, seat, chance), ...brokenMenus(state, seat, chance));
    const command = player(tactic148.view(state, seated(seat)), seat) ?? ({ type: 'pass' } as const);
    const done = tactic148.decide(
      state,
      { by: 'seat', seat, question: null, at: n, command },
      { dice: seededDice(seed, state.diceRolled), past: null },
    );
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    ({ state } = done.value);
  }
  return found;
}

describe('P-10 P-20 what is offered is what the order then does', () => {
  const games = usually(['skirmish', 'mission', 'orchard-patrol', 'burnt-mill'], 2).flatMap((scenario) =>
    Array.from({ length: GAMES }, (_, i) => [scenario, i + 1] as const),
  );
  test.each(games)('P-10 P-20 in the scenario %s, match %i', (scenario, n) => {
    expect(playOn(`tactic148/${scenario}`, `${scenario} ${n}`)).toEqual([]);
  });
});
