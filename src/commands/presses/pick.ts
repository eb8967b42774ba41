import { t } from '../../i18n/index.js';
import type { Block, Menu } from '../../present/message.js';
import type { Option } from '../../rules/kernel/choices.js';
import { button, type Drafting, type Next } from './half-order.js';
import { letterOf, lettersBlock, paged, turnButtons, type Lettered } from './letters.js';

/**
 * How a `pick` is asked: up to five options as buttons with their figures above, more as a menu, more than a menu holds in
 * pages; what stands beside the order as buttons below.
 */
const BUTTONS = 5;

export function pickBlocks(
  drafting: Drafting,
  choice: Extract<Next, { kind: 'pick' }>,
  page: number,
): readonly Block[] {
  const { blank, min, max } = choice;
  const options = choice.options.filter(({ aside }) => !aside);
  const asides = choice.options.filter(({ aside }) => aside);
  if (asides.length > 0) {
    const beside = asides.map((option) => pickButton(drafting, blank, option));
    return [...pickBlocks(drafting, { ...choice, options }, page), { kind: 'buttons', buttons: beside }];
  }
  if (max === 1 && options.length <= BUTTONS) {
    const figures = options.flatMap((option) => {
      const { label, description } = words(drafting, blank, option);
      return description ? [t(drafting.request.locale, 'blank.figures', { label, description })] : [];
    });
    return [
      ...(figures.length > 0 ? [{ kind: 'text', text: figures.join('\n') } as const] : []),
      {
        kind: 'buttons',
        buttons: options.map((option) => ({ ...pickButton(drafting, blank, option), style: 'primary' })),
      },
    ];
  }
  const shown = paged(options, page);
  const places = shown.items.flatMap((option, i): Lettered[] => {
    const hex = option.facts['hex'];
    return typeof hex === 'string' ? [{ index: i, place: hex }] : [];
  });
  const lettered = max === 1 && places.length === shown.items.length;
  return [
    ...(lettered ? lettersBlock(drafting, places, null) : []),
    {
      kind: 'menu',
      menu: menu(drafting, choice, shown.items, shown.page, shown.pages, lettered),
    },
    ...(shown.pages > 1 ? [{ kind: 'buttons', buttons: turnButtons(drafting, shown.page, shown.pages) } as const] : []),
    ...(min === 0 ? [{ kind: 'buttons', buttons: [button(drafting, 'set', 'button.none', blank, '')] } as const] : []),
  ];
}

/** The button of one option. */
const pickButton = (drafting: Drafting, blank: string, option: Option) =>
  button(drafting, 'set', { words: words(drafting, blank, option).label }, blank, option.value);

function menu(
  drafting: Drafting,
  { blank, min, max }: Extract<Next, { kind: 'pick' }>,
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

function words({ services, request, seen, view }: Drafting, blank: string, option: Option) {
  return services.presenter(seen.table.header.ruleset).option(blank, option, view, request.locale);
}
