import type { Blanks, Option } from '../../rules/kernel/choices.js';
import type { Block, Button } from '../../present/message.js';
import { blanksOf, filledWith, fromArgs, type Drafting, type Filling, type Next } from './half-order.js';

/** What comes after some choices: blanks that leave no choice fill themselves. */

/** A blank and what stands in it. */
interface Filled {
  readonly blank: string;
  readonly option: Option;
}

/** How far a draft has come: the next blank or the command, and the blanks with one possible value, filled on the way. */
export interface Followed {
  readonly next: Next;
  readonly filled: Blanks;
  readonly only: readonly Filled[];
}

/** Where a draft leads; `more`: with these blanks filled as well. */
export function follow(drafting: Drafting, more: readonly Filling[] = []): Followed {
  const { services, seen, view, seat, about } = drafting;
  const rules = services.ruleset(seen.table.header.ruleset);
  const only: Filled[] = [];
  const blanks = blanksOf(drafting);
  let filled: Blanks = { ...(more.length > 0 ? filledWith(blanks, more) : blanks), question: about };
  for (;;) {
    const next = rules.choices(view, seat, filled);
    const main = next.kind === 'pick' ? next.options.filter(({ aside }) => !aside) : [];
    const option = next.kind === 'pick' && next.min === 1 && main.length === 1 ? main[0] : undefined;
    if (next.kind !== 'pick' || !option || filled[next.blank] === option.value) return { next, filled, only };
    filled = { ...filled, [next.blank]: option.value };
    only.push({ blank: next.blank, option });
  }
}

/** An option of a blank, and where it leads. */
export interface Lead extends Followed {
  readonly blank: string;
  readonly option: Option;
  readonly fillings: readonly Filling[];
}

/** Where each of some options leads, after fillings that come before it; `only` has what fills itself by the option. */
export const leads = (
  drafting: Drafting,
  blank: string,
  options: readonly Option[],
  first: readonly Filling[] = [],
): readonly Lead[] => {
  const already = follow(drafting, first).only.map((one) => one.blank);
  return options.map((option) => {
    const fillings = [...first, [blank, option.value] as const];
    const led = follow(drafting, fillings);
    return { blank, option, fillings, ...led, only: led.only.filter((one) => !already.includes(one.blank)) };
  });
};

/** What passing does, in words: what the default answer is, or that what is not answered yet gets it. `null`: nothing can be passed. */
export function passOf({ services, request, seen, view, question }: Drafting): string | null {
  if (!question || !view.questions.some(({ id }) => id === question.id)) return null;
  if ((question.parts?.length ?? 1) > 1) return null;
  return services.presenter(seen.table.header).command(question.fallback, view, request.locale);
}

/** Whether a button of a draft gives the order that passing would: then one to pass would say the same twice. */
export function offersPass(drafting: Drafting, blocks: readonly Block[]): boolean {
  const { services, request, seen, view } = drafting;
  const pass = passOf(drafting);
  if (pass === null) return false;
  const words = services.presenter(seen.table.header);
  return givesIn(blocks).some(({ action }) => {
    const { next } = follow(drafting, fromArgs(action.args));
    return next.kind === 'done' && words.command(next.command, view, request.locale) === pass;
  });
}

/** The buttons that give the order at once. */
export const givesIn = (blocks: readonly Block[]): readonly Button[] =>
  blocks.flatMap((block) =>
    block.kind === 'buttons' ? block.buttons.filter(({ action }) => action.verb === 'give') : [],
  );
