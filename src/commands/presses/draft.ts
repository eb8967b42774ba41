import type { Block, Button, Message } from '../../present/message.js';
import { refusalText } from '../../present/refusal.js';
import type { Blanks } from '../../rules/kernel/choices.js';
import type { KernelCommand } from '../../rules/kernel/contract.js';
import type { AnyGame } from '../../rules/registry.js';
import { opening } from '../../i18n/format.js';
import { t } from '../../i18n/index.js';
import { follow, givesIn, offersPass, passOf } from './follow.js';
import { cut } from './give.js';
import { button, blanksOf, printOf, type Drafting, type Next } from './half-order.js';
import { pickBlocks } from './pick.js';
import { pathBlocks } from './path.js';
import { ordersPicture, placeName, pointBlocks, squareIn } from './point.js';

/** A half-made order by buttons: what the next blank is and how it is asked. Generic over games: all comes from `choices`. */

/** What a draft has come to: the next blank, or the command. */
export function nextOf(drafting: Drafting): Next | { readonly kind: 'passing' } {
  return drafting.made.kind === 'passing' ? drafting.made : follow(drafting).next;
}

/** What was chosen so far by the words of its buttons, so that each step shows the ones before it. */
function chosenWords(drafting: Drafting): readonly string[] {
  const { services, request, seen, view, seat, about } = drafting;
  const { header } = seen.table;
  let filled: Blanks = { question: about };
  const itself = follow(drafting).only.map(
    ({ blank, option }) => services.presenter(header).option(blank, option, view, request.locale).label,
  );
  const chosen = Object.entries(blanksOf(drafting)).flatMap(([blank, value]) => {
    const asked = services.ruleset(header.ruleset).choices(view, seat, filled);
    filled = { ...filled, [blank]: value };
    if (asked.kind === 'point' && squareIn(value) === null) return [placeName(drafting, value)];
    if (asked.kind === 'path' && blank === asked.toward) return [value];
    if (asked.kind !== 'pick') return [];
    const values = asked.max > 1 ? value.split(' ') : [value];
    const labels = values.flatMap((one) => {
      const option = asked.options.find((known) => known.value === one);
      return option ? [services.presenter(header).option(blank, option, view, request.locale).label] : [];
    });
    return labels.length > 0 ? [labels.join(', ')] : [];
  });
  return [...chosen, ...itself];
}

/** The button that passes at once, with what that does where it is one thing. */
function passButton(drafting: Drafting): Button {
  const pass = passOf(drafting);
  const label =
    pass === null ? 'button.pass' : { words: cut(t(drafting.request.locale, 'button.pass-so', { order: pass })) };
  return button(drafting, 'pass', label);
}

/** The command that a finished draft stands for; `null` while it is not finished. */
export function commandOf(drafting: Drafting): AnyGame['command'] | KernelCommand | null {
  const next = nextOf(drafting);
  if (next.kind === 'passing') return { type: 'pass' };
  return next.kind === 'done' ? next.command : null;
}

/** The draft as the player sees it: what they are asked, and the buttons and menus to answer. `page` turns long lists. */
export function draftMessage(drafting: Drafting, page = 0): Message {
  const { services, request, seen, view, question, made } = drafting;
  const words = services.presenter(seen.table.header);
  const next = nextOf(drafting);
  const heading = question ? words.question(question, view, request.locale) : t(request.locale, 'reply.beside');
  const told = [
    ...sealedLines(drafting),
    [opening(request.locale, heading), ...chosenWords(drafting)].join(' · '),
  ].join('\n');
  const open = view.questions.some(({ id }) => id === question?.id);
  const begun = made.kind === 'passing' || Object.keys(made.blanks).length > 0;
  const foot = (asked: readonly Block[]): readonly Block[] => {
    const buttons = [
      ...(begun ? [button(drafting, 'back', 'button.back')] : []),
      ...(begun || !open || next.kind === 'done' || offersPass(drafting, asked) ? [] : [passButton(drafting)]),
    ];
    return buttons.length > 0 ? [{ kind: 'buttons', buttons }] : [];
  };
  const shows = (...blocks: readonly Block[]): Message => {
    const gives = next.kind !== 'done' && givesIn(blocks).length > 0;
    const hint: readonly Block[] = gives ? [{ kind: 'text', text: t(request.locale, 'reply.green') }] : [];
    return { kind: 'blocks', accent: null, blocks: [...blocks, ...hint, ...foot(blocks)] };
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
      return shows(
        { kind: 'text', text: [t(request.locale, 'reply.confirm', { order }), ...figures, ...unseen].join('\n') },
        ...ordersPicture(drafting, next.kind === 'done' ? [next.command] : []),
        {
          kind: 'buttons',
          buttons: [{ ...button(drafting, 'confirm', 'button.confirm', printOf(made)), style: 'success' }],
        },
      );
    }
    case 'pick': {
      const refused = next.refusal ? [{ kind: 'text', text: refusalText(next.refusal, request.tongue) } as const] : [];
      return shows(
        ...refused,
        asked(words.blank(next, view, request.locale)),
        ...ordersPicture(drafting, next.planned ?? []),
        ...pickBlocks(drafting, next, page),
      );
    }
    case 'path':
      return shows(asked(words.blank(next, view, request.locale)), ...pathBlocks(drafting, next, page));
    case 'point':
      return shows(asked(words.blank(next, view, request.locale)), ...pointBlocks(drafting, next));
    case 'angle':
    case 'number':
      return shows(asked(words.blank(next, view, request.locale)), {
        kind: 'buttons',
        buttons: [{ ...button(drafting, 'enter', 'button.enter'), style: 'primary' }],
      });
    case 'nothing':
      return shows({ kind: 'text', text: `${told}\n${refusalText(next.refusal, request.tongue)}` });
  }
}

/** What the player has answered under seal so far, and that they may still change it. */
function sealedLines({ services, request, seen, view, question }: Drafting): readonly string[] {
  if (question?.kind !== 'sealed') return [];
  const words = services.presenter(seen.table.header);
  const given = (view.sealed.find((one) => one.question.id === question.id)?.answers ?? []).map(({ command }) =>
    words.command(command, view, request.locale),
  );
  const { locale } = request;
  return [t(locale, 'reply.sealed'), ...(given.length > 0 ? [t(locale, 'reply.sealed-given', { given })] : [])];
}
