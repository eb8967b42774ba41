import { t } from '../../i18n/index.js';
import type { Block, Button } from '../../present/message.js';
import type { Destination } from '../../rules/kernel/choices.js';
import { follow } from './follow.js';
import { giveOrSet } from './give.js';
import { button, blanksOf, toArgs, type Drafting, type Next } from './half-order.js';
import { lettersBlock, pagedPlaces, pictureBlock, placeMenus, turnButtons } from './letters.js';

type Path = Extract<Next, { kind: 'path' }>;

/** The final sign that closes a path. */
const END = '.';

/**
 * How a `path` is asked: first places with letters to choose from, then the drive pad, where each press adds a step. A press
 * carries the whole path that it leads to, so that the same press twice does the same.
 */
export function pathBlocks(drafting: Drafting, choice: Path, page: number): readonly Block[] {
  const begun = blanksOf(drafting)[choice.blank] !== undefined;
  return begun || choice.destinations.length === 0 ? pad(drafting, choice) : places(drafting, choice, page);
}

function places(drafting: Drafting, choice: Path, page: number): readonly Block[] {
  const { services, request, seen, view } = drafting;
  const words = services.presenter(seen.table.header);
  const named = choice.destinations.map((destination) => ({
    destination,
    ...words.destination(destination, view, request.locale),
  }));
  const shown = pagedPlaces(onePerPlace(named), page);
  const unit = choice.facts['unit'];
  return [
    ...lettersBlock(
      drafting,
      shown.items.map(({ place }, index) => ({ index, place })),
      typeof unit === 'string' ? unit : null,
    ),
    ...placeMenus(
      drafting,
      choice.toward,
      shown.items.map(({ destination, label, description }) => ({ value: destination.place, label, description })),
    ),
    {
      kind: 'buttons',
      buttons: [
        button(drafting, 'fill', 'button.drive', ...toArgs([[choice.blank, '']])),
        ...(shown.pages > 1 ? turnButtons(drafting, shown.page, shown.pages) : []),
      ],
    },
  ];
}

/** The first, which is the cheapest, of the destinations that end at the same place. */
function onePerPlace<T extends { readonly place: string; readonly destination: Destination }>(
  all: readonly T[],
): readonly T[] {
  const seen = new Set<string>();
  return all.filter(({ place }) => !seen.has(place) && seen.add(place));
}

/** The button that ends a path where it is, and gives the order. */
function endButton(drafting: Drafting, { blank, sofar }: Path, label: string): Button {
  const fillings = [[blank, sofar + END]] as const;
  return giveOrSet(drafting, { ...follow(drafting, fillings), fillings }, label);
}

/** Buttons in rows of five, which is all that a row holds. */
const rowsOf = (buttons: readonly Button[]): readonly Block[] =>
  Array.from({ length: Math.ceil(buttons.length / 5) }, (_, row) => ({
    kind: 'buttons',
    buttons: buttons.slice(row * 5, row * 5 + 5),
  }));

function pad(drafting: Drafting, choice: Path): readonly Block[] {
  const { services, request, seen, view } = drafting;
  const words = services.presenter(seen.table.header);
  const { sofar, facts } = choice;
  const steps: readonly Button[] = choice.steps.map((option) =>
    button(
      drafting,
      'set',
      { words: words.option(choice.blank, option, view, request.locale).label },
      choice.blank,
      sofar + option.value,
    ),
  );
  return [
    { kind: 'text', text: words.path(choice, view, request.locale) },
    pictureBlock(drafting, {
      kind: 'map',
      crop: 'action',
      overlay: { kind: 'draft', unit: String(facts['unit'] ?? ''), mode: String(facts['mode'] ?? ''), steps: sofar },
    }),
    ...rowsOf(steps),
    {
      kind: 'buttons',
      buttons: [
        ...(choice.canStop ? [endButton(drafting, choice, t(request.locale, 'button.stop'))] : []),
        { ...button(drafting, 'set', 'button.step-back', choice.blank, sofar.slice(0, -1)), disabled: sofar === '' },
        button(drafting, 'clear', 'button.places', choice.blank),
      ],
    },
  ];
}
