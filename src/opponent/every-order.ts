import type { Choice, Blanks } from '../rules/kernel/choices.js';
import type { GameTypes, MatchView, Ruleset } from '../rules/kernel/contract.js';
import type { SeatId } from '../rules/kernel/ids.js';

/**
 * Every order to a question that `choices` leads to, in its order. Of a blank that takes several options each alone and all
 * together are tried; of a path the places where it can end. Games of measured tables argue orders of their own: a point, an
 * angle and a number have no end of values.
 */
export function* everyOrder<T extends GameTypes>(
  rules: Ruleset<T>,
  view: MatchView<T>,
  seat: SeatId,
  blanks: Blanks,
): Generator<T['command']> {
  const choice = rules.choices(view, seat, blanks);
  if (choice.kind === 'done') yield choice.command;
  else if (choice.kind === 'pick' || choice.kind === 'path') {
    if (choice.blank in blanks) return;
    for (const value of valuesOf(choice)) yield* everyOrder(rules, view, seat, { ...blanks, [choice.blank]: value });
  }
}

function valuesOf<C>(choice: Extract<Choice<C>, { kind: 'pick' | 'path' }>): readonly string[] {
  if (choice.kind === 'path') return choice.destinations.map(({ steps }) => `${steps}.`);
  const values = choice.options.flatMap(({ value, aside }) => (aside ? [] : [value]));
  const alone = choice.min <= 1 ? values : [];
  return choice.max > 1 && values.length > 1 ? [...alone, values.slice(0, choice.max).join(' ')] : alone;
}
