import { t } from '../../i18n/index.js';
import type { Block, Button, Menu } from '../../present/message.js';
import { compassBlocks, isCompass } from './compass.js';
import { leads, type Lead } from './follow.js';
import { button, type Drafting, type Next } from './half-order.js';
import { giveOrSet } from './give.js';
import { lettersBlock, paged, pagedPlaces, placeMenus, turnButtons } from './letters.js';
import { buttonBlocks, described, figures, leadButton, said, words } from './option-words.js';
import { pointBlocks } from './point.js';
import { BUTTONS, firstRows, rowBlocks, type PickChoice } from './rows.js';

/**
 * How a `pick` is asked: up to five options as buttons with their figures above, more as a menu, more than a menu holds in
 * pages; what stands beside the order as buttons below. A button that leads to a finished order gives it.
 */

/** Components that rows of buttons may take; the rest of a message needs the others. */
const ROOM = 28;

export function pickBlocks(drafting: Drafting, choice: PickChoice, page: number): readonly Block[] {
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
function optionBlocks(drafting: Drafting, choice: PickChoice, page: number, room: number): readonly Block[] {
  const { blank, options } = choice;
  if (moverOf(options) !== null) return menuBlocks(drafting, choice, page);
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

const rows = (buttons: readonly Button[]): readonly Block[] =>
  Array.from({ length: Math.ceil(buttons.length / BUTTONS) }, (_, row) => ({
    kind: 'buttons',
    buttons: buttons.slice(row * BUTTONS, row * BUTTONS + BUTTONS),
  }));

/** Some of several options: a menu, and the button for all that are worth taking. */
function severalBlocks(drafting: Drafting, choice: PickChoice, page: number): readonly Block[] {
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
  services.presenter(seen.table.header).figures(command, view, request.locale);

/** Options as a menu, a page at a time; those that are places with letters on the map. */
function menuBlocks(drafting: Drafting, choice: PickChoice, page: number): readonly Block[] {
  const { blank, max, options } = choice;
  const isPlaces = max === 1 && arePlaces(options);
  const shown = isPlaces ? pagedPlaces(options, page) : paged(options, page);
  const entries = shown.items.map((option) => {
    const own = words(drafting, blank, option);
    return { value: option.value, label: own.label, ...described(own) };
  });
  return [
    ...(isPlaces
      ? [
          ...lettersBlock(
            drafting,
            shown.items.map(({ facts }, index) => ({ index, place: String(facts['hex']) })),
            moverOf(options),
          ),
          ...placeMenus(drafting, blank, entries),
        ]
      : [{ kind: 'menu', menu: menu(drafting, choice, entries, shown.page, shown.pages) } as const]),
    ...(shown.pages > 1 ? [{ kind: 'buttons', buttons: turnButtons(drafting, shown.page, shown.pages) } as const] : []),
  ];
}

const arePlaces = (options: PickChoice['options']): boolean =>
  options.every(({ facts }) => typeof facts['hex'] === 'string');

/** Who goes to one of some places, if that is what they are: then they are picked by their letters. */
function moverOf(options: PickChoice['options']): string | null {
  if (!arePlaces(options)) return null;
  const [unit, ...others] = new Set(options.map(({ facts }) => facts['unit']));
  return typeof unit === 'string' && others.length === 0 ? unit : null;
}

function menu(
  drafting: Drafting,
  { blank, min, max }: PickChoice,
  options: Menu['options'],
  page: number,
  pages: number,
): Menu {
  const { locale } = drafting.request;
  return {
    action: { verb: 'set', args: [drafting.match, drafting.about, blank] },
    placeholder: pages > 1 ? t(locale, 'blank.page', { page: page + 1, pages }) : t(locale, 'blank.menu'),
    min: Math.max(1, Math.min(min, options.length)),
    max: Math.min(max, options.length),
    options,
  };
}
