import { t } from '../../i18n/index.js';
import type { Block, Button, Menu } from '../../present/message.js';
import type { Option } from '../../rules/kernel/choices.js';
import { compassBlocks, isCompass, isFacing } from './compass.js';
import { leads, type Lead } from './follow.js';
import { button, type Drafting, type Next } from './half-order.js';
import { giveOrSet, tooLong } from './give.js';
import { letterOf, lettersBlock, paged, turnButtons, type Lettered } from './letters.js';
import { pointBlocks } from './point.js';

/**
 * How a `pick` is asked: up to five options as buttons with their figures above, more as a menu, more than a menu holds in
 * pages; what stands beside the order as buttons below. What the next choice offers stands on the buttons at once where there
 * is room for it: a row of buttons for each unit, one tap less. A button that leads to a finished order gives it.
 */
const BUTTONS = 5;

/** Components that rows of buttons may take; the rest of a message needs the others. */
const ROOM = 28;

type Pick = Extract<Next, { kind: 'pick' }>;

export function pickBlocks(drafting: Drafting, choice: Pick, page: number): readonly Block[] {
  const { blank, max } = choice;
  const options = choice.options.filter(({ aside }) => !aside);
  const asides = choice.options.filter(({ aside }) => aside);
  if (asides.length > 0) {
    const beside = asides.map((option) =>
      button(drafting, 'set', { words: words(drafting, blank, option).label }, blank, option.value),
    );
    const room = ROOM - 1 - beside.length;
    return [...optionBlocks(drafting, { ...choice, options }, page, room), { kind: 'buttons', buttons: beside }];
  }
  return max === 1 ? optionBlocks(drafting, choice, page, ROOM) : severalBlocks(drafting, choice, page);
}

/** One of some options. */
function optionBlocks(drafting: Drafting, choice: Pick, page: number, room: number): readonly Block[] {
  const { blank, options } = choice;
  if (options.length > BUTTONS + 1)
    return firstRows(drafting, choice, page, room) ?? menuBlocks(drafting, choice, page);
  const found = leads(drafting, blank, options);
  if (isCompass(found)) return compassBlocks(drafting, found);
  const [place, ...others] = found.filter(({ next }) => next.kind === 'point');
  if (place?.next.kind === 'point' && others.length === 0 && found.length > 1) {
    const named = found.filter((lead) => lead !== place);
    return [
      ...figures(
        drafting,
        named.map((lead) => said(drafting, lead)),
      ),
      ...pointBlocks(drafting, place.next, place.fillings),
      ...rows(named.map((lead) => leadButton(drafting, lead))),
    ];
  }
  return (
    rowBlocks(drafting, found, room, options.length > BUTTONS) ??
    firstRows(drafting, choice, page, room) ??
    (options.length > BUTTONS ? menuBlocks(drafting, choice, page) : buttonBlocks(drafting, found))
  );
}

/** Options as buttons, with their figures above. */
const buttonBlocks = (drafting: Drafting, found: readonly Lead[]): readonly Block[] => [
  ...figures(
    drafting,
    found.map((lead) => said(drafting, lead)),
  ),
  { kind: 'buttons', buttons: found.map((lead) => leadButton(drafting, lead)) },
];

interface Said {
  readonly label: string;
  readonly short?: string;
  readonly description?: string;
}

/** An option in words, with what fills itself after it. */
function said(drafting: Drafting, { blank, option, only }: Lead): Said {
  const own = words(drafting, blank, option);
  const after = only.map((one) => words(drafting, one.blank, one.option));
  if (after.length === 0) return own;
  const rest = after.map(({ label, short = label }) => short);
  const description = [own, ...after].flatMap((one) => one.description ?? []).join(' · ');
  return {
    label: joined([own.label, ...rest]),
    short: joined([own.short ?? own.label, ...rest]),
    ...(description === '' ? {} : { description }),
  };
}

/** `HBK-4G · Walk`, `HBK-4G → ENF-4R`. */
const joined = (parts: readonly string[]): string =>
  parts.reduce((all, part) => (part.startsWith('→') ? `${all} ${part}` : `${all} · ${part}`));

/** The figures of options, a line each. */
function figures({ request }: Drafting, all: readonly Said[]): readonly Block[] {
  const lines = all.flatMap(({ label, description }) =>
    description ? [t(request.locale, 'blank.figures', { label, description })] : [],
  );
  return lines.length > 0 ? [{ kind: 'text', text: lines.join('\n') }] : [];
}

const rows = (buttons: readonly Button[]): readonly Block[] =>
  Array.from({ length: Math.ceil(buttons.length / BUTTONS) }, (_, row) => ({
    kind: 'buttons',
    buttons: buttons.slice(row * BUTTONS, row * BUTTONS + BUTTONS),
  }));

const leadButton = (drafting: Drafting, lead: Lead, label = said(drafting, lead).label): Button =>
  giveOrSet(drafting, lead, label);

/** So many options of a long list have rows of their own. */
const FIRST = 4;

/**
 * Of more options than have room: rows for the first few, a menu for the others. Whoever takes them in turn, unit after unit, never
 * opens the menu. `null`: the options are no such things.
 */
function firstRows(drafting: Drafting, choice: Pick, page: number, room: number): readonly Block[] | null {
  const { blank, options } = choice;
  if (options.length <= FIRST) return null;
  const first = leads(drafting, blank, options.slice(0, FIRST));
  if (!first.every(isWide)) return null;
  const others = leads(drafting, blank, options.slice(FIRST));
  const finished = others.filter(({ next }) => next.kind === 'done');
  const open = others.filter((lead) => !finished.includes(lead)).map(({ option }) => option);
  const shown = finished.length > BUTTONS ? null : rowBlocks(drafting, [...first, ...finished], room - 2);
  return shown && [...shown, ...(open.length > 0 ? menuBlocks(drafting, { ...choice, options: open }, page) : [])];
}

/** A row of buttons for each option that leads to a choice of few things, and one for the others; `null`: no room for that, or not for all of each if it is to be `whole`. */
function rowBlocks(drafting: Drafting, found: readonly Lead[], room: number, whole = false): readonly Block[] | null {
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

/** Some of several options: a menu, and the button for all that are worth taking. */
function severalBlocks(drafting: Drafting, choice: Pick, page: number): readonly Block[] {
  const { blank, min, every, options } = choice;
  const [all] = every ? leads(drafting, blank, [every]) : [];
  const given = all?.next.kind === 'done' ? figuresOf(drafting, all.next.command) : [];
  const each = options.map((option) => words(drafting, blank, option));
  return [
    ...(given.length > 0
      ? [{ kind: 'text', text: given.join('\n') } as const]
      : options.length <= FEW
        ? figures(drafting, each)
        : []),
    ...(all ? [{ kind: 'buttons', buttons: [leadButton(drafting, all)] } as const] : []),
    ...menuBlocks(drafting, choice, page),
    ...(min === 0
      ? [
          {
            kind: 'buttons',
            buttons: [giveOrSet(drafting, none(drafting, blank), t(drafting.request.locale, 'button.none'))],
          } as const,
        ]
      : []),
  ];
}

/** So many options are told above their menu. */
const FEW = 12;

const none = (drafting: Drafting, blank: string): Lead => {
  const [lead] = leads(drafting, blank, [{ value: '', facts: {} }]);
  if (!lead) throw new Error('nothing is no option');
  return lead;
};

const figuresOf = ({ services, request, seen, view }: Drafting, command: Extract<Next, { kind: 'done' }>['command']) =>
  services.presenter(seen.table.header.ruleset).figures(command, view, request.locale);

/** Options as a menu, a page at a time, with letters on the map where they are places. */
function menuBlocks(drafting: Drafting, choice: Pick, page: number): readonly Block[] {
  const shown = paged(choice.options, page);
  const places = shown.items.flatMap((option, i): Lettered[] => {
    const hex = option.facts['hex'];
    return typeof hex === 'string' ? [{ index: i, place: hex }] : [];
  });
  const lettered = choice.max === 1 && places.length === shown.items.length;
  return [
    ...(lettered ? lettersBlock(drafting, places, null) : []),
    { kind: 'menu', menu: menu(drafting, choice, shown.items, shown.page, shown.pages, lettered) },
    ...(shown.pages > 1 ? [{ kind: 'buttons', buttons: turnButtons(drafting, shown.page, shown.pages) } as const] : []),
  ];
}

function menu(
  drafting: Drafting,
  { blank, min, max }: Pick,
  options: readonly Option[],
  page: number,
  pages: number,
  lettered: boolean,
): Menu {
  const { locale } = drafting.request;
  return {
    action: { verb: 'set', args: [drafting.match, drafting.about, blank] },
    placeholder: pages > 1 ? t(locale, 'blank.page', { page: page + 1, pages }) : t(locale, 'blank.menu'),
    min: Math.max(1, Math.min(min, options.length)),
    max: Math.min(max, options.length),
    options: options.map((option, i) => {
      const { label, description } = words(drafting, blank, option);
      return {
        value: option.value,
        label: lettered ? `${letterOf(i)} · ${label}` : label,
        ...(description ? { description } : {}),
      };
    }),
  };
}

function words({ services, request, seen, view }: Drafting, blank: string, option: Option): Said {
  return services.presenter(seen.table.header.ruleset).option(blank, option, view, request.locale);
}
