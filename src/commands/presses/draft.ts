import type { Message } from '../../present/message.js';
import { refusalText } from '../../present/refusal.js';
import type { Option, Blanks } from '../../rules/kernel/choices.js';
import type { KernelCommand } from '../../rules/kernel/contract.js';
import type { AnyGame } from '../../rules/registry.js';
import { hashOf } from '../../match/hash.js';
import { opening } from '../../i18n/format.js';
import { t } from '../../i18n/index.js';
import { button, blanksOf, type Drafting, type Made, type Next } from './half-order.js';
import { pickBlocks } from './pick.js';
import { pathBlocks } from './path.js';
import { ordersPicture, placeName, pointBlocks, squareIn } from './point.js';

/** A half-made order by buttons: what the next blank is and how it is asked. Generic over games: all comes from `choices`. */

/** A blank and what stands in it. */
interface Filled {
  readonly blank: string;
  readonly option: Option;
}

/** How far a draft has come: the next blank or the command, and the blanks with one possible value, filled on the way. */
function follow(drafting: Drafting): {
  readonly next: Next;
  readonly filled: Blanks;
  readonly only: readonly Filled[];
} {
  const { services, seen, view, seat, about } = drafting;
  const rules = services.ruleset(seen.table.header.ruleset);
  const only: Filled[] = [];
  let filled: Blanks = { ...blanksOf(drafting), question: about };
  for (;;) {
    const next = rules.choices(view, seat, filled);
    const main = next.kind === 'pick' ? next.options.filter(({ aside }) => !aside) : [];
    const option = next.kind === 'pick' && next.min === 1 && main.length === 1 ? main[0] : undefined;
    if (next.kind !== 'pick' || !option || filled[next.blank] === option.value) return { next, filled, only };
    filled = { ...filled, [next.blank]: option.value };
    only.push({ blank: next.blank, option });
  }
}

/** What a draft has come to: the next blank, or the command. */
export function nextOf(drafting: Drafting): Next | { readonly kind: 'passing' } {
  return drafting.made.kind === 'passing' ? drafting.made : follow(drafting).next;
}

/** What was chosen so far by the words of its buttons, so that each step shows the ones before it. */
function chosenWords(drafting: Drafting): readonly string[] {
  const { services, request, seen, view, seat, about } = drafting;
  const { ruleset } = seen.table.header;
  let filled: Blanks = { question: about };
  return Object.entries(blanksOf(drafting)).flatMap(([blank, value]) => {
    const asked = services.ruleset(ruleset).choices(view, seat, filled);
    filled = { ...filled, [blank]: value };
    if (asked.kind === 'point' && squareIn(value) === null) return [placeName(drafting, value)];
    if (asked.kind !== 'pick') return [];
    const values = asked.max > 1 ? value.split(' ') : [value];
    const labels = values.flatMap((one) => {
      const option = asked.options.find((known) => known.value === one);
      return option ? [services.presenter(ruleset).option(blank, option, view, request.locale).label] : [];
    });
    return labels.length > 0 ? [labels.join(', ')] : [];
  });
}

/** Whether one of the options is what passing would do: then a button to pass would say the same twice. */
function offersFallback(drafting: Drafting): boolean {
  const { services, request, seen, view, seat, question } = drafting;
  const { next, filled } = follow(drafting);
  if (!question || next.kind !== 'pick') return false;
  const rules = services.ruleset(seen.table.header.ruleset);
  const words = services.presenter(seen.table.header.ruleset);
  const told = (command: AnyGame['command']) => words.command(command, view, request.locale);
  return next.options.some(({ value }) => {
    const after = rules.choices(view, seat, { ...filled, [next.blank]: value });
    return after.kind === 'done' && told(after.command) === told(question.fallback);
  });
}

/** The command that a finished draft stands for; `null` while it is not finished. */
export function commandOf(drafting: Drafting): AnyGame['command'] | KernelCommand | null {
  const next = nextOf(drafting);
  if (next.kind === 'passing') return { type: 'pass' };
  return next.kind === 'done' ? next.command : null;
}

/**
 * The fingerprint of what a message shows, for the button that carries it out: a player's drafts for a question are one,
 * however many messages show it, and what stands on an older one must not order what was chosen on another.
 */
export const printOf = (shown: Made | string): string => hashOf(shown).slice(0, 8);

/** The draft as the player sees it: what they are asked, and the buttons and menus to answer. `page` turns long lists. */
export function draftMessage(drafting: Drafting, page = 0): Message {
  const { services, request, seen, view, question, made } = drafting;
  const words = services.presenter(seen.table.header.ruleset);
  const next = nextOf(drafting);
  const heading = question ? words.question(question, view, request.locale) : t(request.locale, 'reply.beside');
  const told = [
    ...sealedLines(drafting),
    [opening(request.locale, heading), ...chosenWords(drafting)].join(' · '),
  ].join('\n');
  const open = view.questions.some(({ id }) => id === question?.id);
  const begun = made.kind === 'passing' || Object.keys(made.blanks).length > 0;
  const foot = [
    ...(begun ? [button(drafting, 'back', 'button.back')] : []),
    ...(begun || !open || next.kind === 'done' || offersFallback(drafting)
      ? []
      : [button(drafting, 'pass', 'button.pass')]),
  ];
  const row: Message & { kind: 'blocks' } = {
    kind: 'blocks',
    accent: null,
    blocks: foot.length > 0 ? [{ kind: 'buttons', buttons: foot }] : [],
  };
  const asked = (blank: string) => ({ kind: 'text', text: `${told}\n**${blank}**` }) as const;
  switch (next.kind) {
    case 'passing':
    case 'done': {
      const passed = question ? (question.parts?.map(({ fallback }) => fallback) ?? [question.fallback]) : [];
      const commands = next.kind === 'done' ? [next.command] : passed;
      const order = commands.map((command) => words.command(command, view, request.locale)).join(' · ');
      const figures = next.kind === 'done' ? words.figures(next.command, view, request.locale) : [];
      // What filled itself was never on a button: its figures stand here, unless the whole order has some.
      const unseen = (next.kind === 'done' && figures.length === 0 ? follow(drafting).only : []).flatMap(
        ({ blank, option }) => {
          const { label, description } = words.option(blank, option, view, request.locale);
          return description ? [`${label} · ${description}`] : [];
        },
      );
      return {
        ...row,
        blocks: [
          { kind: 'text', text: [t(request.locale, 'reply.confirm', { order }), ...figures, ...unseen].join('\n') },
          ...ordersPicture(drafting, next.kind === 'done' ? [next.command] : []),
          {
            kind: 'buttons',
            buttons: [{ ...button(drafting, 'confirm', 'button.confirm', printOf(made)), style: 'success' }, ...foot],
          },
        ],
      };
    }
    case 'pick': {
      const refused = next.refusal ? [{ kind: 'text', text: refusalText(next.refusal, request.tongue) } as const] : [];
      return {
        ...row,
        blocks: [
          ...refused,
          asked(words.blank(next, view, request.locale)),
          ...ordersPicture(drafting, next.planned ?? []),
          ...pickBlocks(drafting, next, page),
          ...row.blocks,
        ],
      };
    }
    case 'path':
      return {
        ...row,
        blocks: [asked(words.blank(next, view, request.locale)), ...pathBlocks(drafting, next, page), ...row.blocks],
      };
    case 'point':
      return {
        ...row,
        blocks: [asked(words.blank(next, view, request.locale)), ...pointBlocks(drafting, next), ...row.blocks],
      };
    case 'angle':
    case 'number':
      return {
        ...row,
        blocks: [
          asked(words.blank(next, view, request.locale)),
          { kind: 'buttons', buttons: [{ ...button(drafting, 'enter', 'button.enter'), style: 'primary' }] },
          ...row.blocks,
        ],
      };
    case 'nothing':
      return {
        ...row,
        blocks: [{ kind: 'text', text: `${told}\n${refusalText(next.refusal, request.tongue)}` }, ...row.blocks],
      };
  }
}

/** What the player has answered under seal so far, and that they may still change it. */
function sealedLines({ services, request, seen, view, question }: Drafting): readonly string[] {
  if (question?.kind !== 'sealed') return [];
  const words = services.presenter(seen.table.header.ruleset);
  const given = (view.sealed.find((one) => one.question.id === question.id)?.answers ?? []).map(({ command }) =>
    words.command(command, view, request.locale),
  );
  const { locale } = request;
  return [t(locale, 'reply.sealed'), ...(given.length > 0 ? [t(locale, 'reply.sealed-given', { given })] : [])];
}
