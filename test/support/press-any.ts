import { isDeepStrictEqual } from 'node:util';
import type { Choice, Blanks } from '../../src/rules/kernel/choices.js';
import type { KernelCommand, MatchView, Ruleset } from '../../src/rules/kernel/contract.js';
import type { SeatId } from '../../src/rules/kernel/ids.js';
import type { AnyGame } from '../../src/rules/registry.js';

/** What leads to an order by buttons and menus in a game that asks for no paths and no places between places: tried out by `choices`. */

/** The values that lead to a command, by blank; none for what every game knows. Throws when nothing does. */
export function blanksTo(
  rules: Ruleset<AnyGame>,
  view: MatchView<AnyGame>,
  seat: SeatId,
  command: AnyGame['command'] | KernelCommand,
): Readonly<Record<string, readonly string[]>> {
  if (command.type === 'pass' || command.type === 'concede' || command.type === 'abandon') return {};
  const found = search(rules, view, seat, command, {});
  if (!found) throw new Error(`no choices lead to ${JSON.stringify(command)}`);
  return Object.fromEntries(Object.entries(found).map(([blank, value]) => [blank, value.split(' ')]));
}

function search(
  rules: Ruleset<AnyGame>,
  view: MatchView<AnyGame>,
  seat: SeatId,
  command: AnyGame['command'],
  blanks: Blanks,
): Blanks | null {
  const choice = rules.choices(view, seat, blanks);
  if (choice.kind === 'done') return isDeepStrictEqual(choice.command, command) ? blanks : null;
  if (choice.kind !== 'pick' || choice.blank in blanks) return null;
  for (const value of valuesOf(choice)) {
    const found = search(rules, view, seat, command, { ...blanks, [choice.blank]: value });
    if (found) return found;
  }
  return null;
}

/** As many of the options as it takes, the fewest first. */
function valuesOf({ options, min, max }: Extract<Choice<unknown>, { kind: 'pick' }>): readonly string[] {
  const sets = options.reduce<readonly (readonly string[])[]>(
    (all, { value }) => [...all, ...all.flatMap((set) => (set.length < max ? [[...set, value]] : []))],
    [[]],
  );
  return sets
    .filter(({ length }) => length >= min)
    .sort((a, b) => a.length - b.length)
    .map((set) => set.join(' '));
}
