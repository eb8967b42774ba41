import type { Choice, Option, Blanks } from '../rules/kernel/choices.js';
import type { GameTypes, Ruleset } from '../rules/kernel/contract.js';
import { never } from '../rules/kernel/ids.js';
import type { Chance } from './chance.js';
import type { Opponent } from './contract.js';

/** Blanks that one order may need before the rules are taken to go in circles. */
const MOST_BLANKS = 400;

/**
 * A player who chooses at random among everything that `choices` lists, in any game: it finds dead ends and crashes. An
 * order that turns out not to be had (three shots for two rounds) is begun anew.
 */
export function randomOpponent<T extends GameTypes>(rules: Ruleset<T>, chance: Chance): Opponent<T> {
  return (view, seat) => {
    const mine = view.questions.filter((question) => question.seat === seat);
    const question = mine[chance(Math.max(mine.length, 1))];
    if (!question) return null;
    let partial: Blanks = { question: question.id };
    for (let blanks = 0; blanks < MOST_BLANKS; blanks++) {
      const choice = rules.choices(view, seat, partial);
      if (choice.kind === 'done') return choice.command;
      if (choice.kind === 'nothing') return null;
      partial =
        choice.blank in partial && choice.kind !== 'path' ? { question: question.id } : fill(choice, partial, chance);
    }
    throw new Error(`no order to ${question.topic.ask} after ${MOST_BLANKS} blanks: ${JSON.stringify(partial)}`);
  };
}

/** Options that bring play on: with the others a match could go on for ever. */
const toThePoint = (options: readonly Option[]): readonly Option[] => options.filter(({ aside }) => !aside);

type Open<C> = Exclude<Choice<C>, { kind: 'done' | 'nothing' }>;

/** The partial order with the next blank filled by chance. */
function fill<C>(choice: Open<C>, partial: Blanks, chance: Chance): Blanks {
  const put = (value: string): Blanks => ({ ...partial, [choice.blank]: value });
  switch (choice.kind) {
    case 'pick': {
      const count = choice.min + chance(choice.max - choice.min + 1);
      return put(
        some(toThePoint(choice.options), count, chance)
          .map(({ value }) => value)
          .join(' '),
      );
    }
    case 'path':
      return put(nextPath(choice, chance));
    case 'point': {
      const [x, y] = one(choice.region, chance);
      return put(`${x},${y}`);
    }
    case 'angle':
    case 'number':
      return put(String(choice.from + chance(choice.to - choice.from + 1)));
    default:
      return never(choice);
  }
}

/** Ends the path, goes a step on, or goes straight to one of the places where it can end. */
function nextPath<C>(choice: Extract<Choice<C>, { kind: 'path' }>, chance: Chance): string {
  const steps = choice.steps.map(({ value }) => `${choice.sofar}${value}`);
  const ends = choice.destinations.map((destination) => `${destination.steps}.`);
  const stop = choice.canStop ? [`${choice.sofar}.`] : [];
  const kinds = [steps, ends, ends, ends, stop].filter((ways) => ways.length > 0);
  return one(one(kinds, chance), chance);
}

function one<Item>(items: readonly Item[], chance: Chance): Item {
  const item = items[chance(Math.max(items.length, 1))];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

/** Some of the items, each at most once, in random order. */
function some<Item>(items: readonly Item[], count: number, chance: Chance): readonly Item[] {
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(chance(Math.max(left.length, 1)), 1)).flat();
}
