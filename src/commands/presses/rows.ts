import { t } from '../../i18n/index.js';
import type { Block, Button, Menu } from '../../present/message.js';
import { isFacing } from './compass.js';
import { leads, type Lead } from './follow.js';
import { giveOrSet, tooLong } from './give.js';
import { toEntry, type Drafting, type Next } from './half-order.js';
import { paged, turnButtons } from './letters.js';
import { buttonBlocks, described, joined, leadButton, said, words, type Said } from './option-words.js';

/**
 * What the next choice offers stands on the buttons at once where there is room for it: a row of buttons for each unit, one tap less.
 */

/** Buttons in a row. */
export const BUTTONS = 5;

export type PickChoice = Extract<Next, { kind: 'pick' }>;

/** So many options of a long list have rows of their own. */
const FIRST = 4;

/**
 * Of more options than have room: rows for the first few, and for the others one menu of what would stand in their rows, so that
 * a unit taken out of turn costs no tap more (P-06). `null`: the options are no such things.
 */
export function firstRows(drafting: Drafting, choice: PickChoice, page: number, room: number): readonly Block[] | null {
  const { blank, options } = choice;
  if (options.length <= FIRST) return null;
  const first = leads(drafting, blank, options.slice(0, FIRST));
  if (!first.every(isWide)) return null;
  const others = leads(drafting, blank, options.slice(FIRST));
  const finished = others.filter(({ next }) => next.kind === 'done');
  const open = others.filter((lead) => !finished.includes(lead));
  const shown = finished.length > BUTTONS ? null : rowBlocks(drafting, [...first, ...finished], room - 2);
  return shown && [...shown, ...(open.length > 0 ? entriesBlocks(drafting, open, page) : [])];
}

/** A menu of what options lead to, `HBK-4G · Walk`: an entry for each button that their rows would have. */
function entriesBlocks(drafting: Drafting, found: readonly Lead[], page: number): readonly Block[] {
  const entries = found.flatMap((lead): Menu['options'] => {
    const own = said(drafting, lead);
    const { next, fillings } = lead;
    if (next.kind !== 'pick' || !isWide(lead))
      return [{ value: toEntry(fillings), label: own.label, ...described(own) }];
    return next.options
      .filter(({ aside }) => !aside)
      .map((option) => {
        const one = words(drafting, next.blank, option);
        const value = toEntry([...fillings, [next.blank, option.value]]);
        return { value, label: joined([own.label, one.short ?? one.label]), ...described(one) };
      });
  });
  const { items, page: at, pages } = paged(entries, page);
  const { match, about, request } = drafting;
  return [
    {
      kind: 'menu',
      menu: {
        action: { verb: 'fill', args: [match, about] },
        placeholder:
          pages > 1 ? t(request.locale, 'blank.page', { page: at + 1, pages }) : t(request.locale, 'blank.menu'),
        min: 1,
        max: 1,
        options: items,
      },
    },
    ...(pages > 1 ? [{ kind: 'buttons', buttons: turnButtons(drafting, at, pages) } as const] : []),
  ];
}

/** A row of buttons for each option that leads to a choice of few things, and one for the others; `null`: no room for that, or not for all of each if it is to be `whole`. */
export function rowBlocks(
  drafting: Drafting,
  found: readonly Lead[],
  room: number,
  whole = false,
): readonly Block[] | null {
  const wide = found.filter(isWide);
  const plain = found.filter((lead) => !wide.includes(lead));
  if (wide.length === 0 || wide.length < plain.length || plain.length > BUTTONS) return null;
  const left = room - (plain.length > 0 ? 1 + plain.length : 0);
  const most = Math.min(BUTTONS, Math.floor(left / wide.length) - 1);
  const made = most < 2 ? [] : wide.map((lead) => rowOf(drafting, lead, most));
  if (made.length === 0 || made.some((row) => row.buttons.some(({ action }) => tooLong(action)))) return null;
  if (whole && made.some((row) => !row.isWhole)) return null;
  return [
    ...rowFigures(drafting, made),
    ...made.map(({ buttons }): Block => ({ kind: 'buttons', buttons })),
    ...(plain.length > 0 ? buttonBlocks(drafting, plain) : []),
  ];
}

/** Whether an option leads to a choice of few things, other than a facing, which has a picture of its own. */
const isWide = ({ next }: Lead): boolean =>
  next.kind === 'pick' && next.max === 1 && next.options.length <= WIDE && !next.options.every(isFacing);

/** A row stands for at most so many options; of longer lists it would show an idle few. */
const WIDE = 10;

interface Row {
  readonly said: Said;
  readonly facts: readonly Said[];
  readonly buttons: readonly Button[];
  readonly isWhole: boolean;
}

/** What rows say: a line each, and below what is the same of several once. */
function rowFigures({ request }: Drafting, all: readonly Row[]): readonly Block[] {
  const facts = all.flatMap((row) => row.facts).filter(({ description }) => description !== undefined);
  const alike = (one: Said): readonly Said[] => facts.filter(({ label }) => label === one.label);
  const isShared = (one: Said): boolean =>
    alike(one).length > 1 && alike(one).every(({ description }) => description === one.description);
  const lines = all.flatMap(({ said: { label, description }, facts: own }) => {
    const its = own.flatMap((one) => (one.description && !isShared(one) ? [`${one.label} – ${one.description}`] : []));
    const told = [...(description ? [description] : []), ...its].join(' · ');
    return told === '' ? [] : [t(request.locale, 'blank.figures', { label, description: told })];
  });
  const below = facts
    .filter((one) => isShared(one) && alike(one)[0] === one)
    .map(({ label, description = '' }) => t(request.locale, 'blank.figures', { label, description }));
  return lines.length + below.length > 0 ? [{ kind: 'text', text: [...lines, ...below].join('\n') }] : [];
}

/** The row of an option: what it leads to, as far as there is room, and the option alone for the rest. */
function rowOf(drafting: Drafting, lead: Lead, most: number): Row {
  const { next, fillings } = lead;
  if (next.kind !== 'pick') throw new Error('a row without a choice');
  const own = said(drafting, lead);
  const { label } = own;
  const short = own.short === undefined || own.short.startsWith('→') ? label : own.short;
  const main = next.options.filter(({ aside }) => !aside);
  const isAll = main.length <= most && main.length === next.options.length;
  const shown = leads(drafting, next.blank, isAll ? main : main.slice(0, most - 1), fillings);
  const facts = shown.map((one) => said(drafting, one));
  return {
    said: own,
    facts,
    isWhole: isAll,
    buttons: [
      ...shown.map((one, i) => leadButton(drafting, one, joined([short, facts[i]?.short ?? facts[i]?.label ?? '']))),
      ...(isAll ? [] : [giveOrSet(drafting, lead, `${short} …`)]),
    ],
  };
}
