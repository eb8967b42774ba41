import { t } from '../../i18n/index.js';
import type { Block, Button, Menu } from '../../present/message.js';
import type { Picture, Sketch } from '../../present/picture.js';
import { pageOf, turning } from '../pages.js';
import { toArgs, type Drafting } from './half-order.js';

/** Long lists in pages, and places with letters on the map. A menu holds 25 entries; A to Y name them, A2 to Y2 those of the next. */
const PAGE = 25;
/** Places stand in so many menus at once: what lies far away, where whoever runs wants to be, costs no tap more (P-06). */
const MENUS = 4;

/** One page of a list for a menu. */
export const paged = <Item>(items: readonly Item[], page: number) => pageOf(items, page, PAGE);

/** One page of places, for the menus of a message. */
export const pagedPlaces = <Item>(items: readonly Item[], page: number) => pageOf(items, page, PAGE * MENUS);

/** The buttons that turn pages. */
export const turnButtons = ({ match, about, request }: Drafting, page: number, pages: number): readonly Button[] =>
  turning(page, pages, request.locale, (to) => ({ verb: 'page', args: [match, about, String(to)] }));

/** A place of a list by its number on the page. */
export interface Lettered {
  readonly index: number;
  readonly place: string;
}

/** The letter of an entry on its page; from the second menu on with the number of that. */
export function letterOf(index: number): string {
  const menu = Math.floor(index / PAGE);
  return String.fromCharCode(65 + (index % PAGE)) + (menu === 0 ? '' : String(menu + 1));
}

/** Menus of places for a blank, by letters; each says from where to where it goes where there are several. */
export function placeMenus(drafting: Drafting, blank: string, places: Menu['options']): readonly Block[] {
  const lettered = places.map(({ value, label, ...rest }, i) => ({
    value: toArgs([[blank, value]]).join(''),
    label: `${letterOf(i)} · ${label}`,
    ...rest,
  }));
  return Array.from({ length: Math.ceil(lettered.length / PAGE) }, (_, menu): Block => {
    const options = lettered.slice(menu * PAGE, menu * PAGE + PAGE);
    const [first, last] = [options[0]?.label ?? '', options.at(-1)?.label ?? ''];
    return {
      kind: 'menu',
      menu: {
        // Its number tells it from the others of its message, and fills nothing.
        action: { verb: 'fill', args: [drafting.match, drafting.about, String(menu)] },
        placeholder: lettered.length > PAGE ? `${first} … ${last}` : t(drafting.request.locale, 'blank.menu'),
        min: 1,
        max: 1,
        options,
      },
    };
  });
}

/** The map with letters at the places; what it shows beyond the menu that goes with it stands in its alt text. */
export function lettersBlock(
  drafting: Drafting,
  places: readonly Lettered[],
  unit: string | null,
  planned: readonly Sketch[] = [],
): readonly Block[] {
  return [
    pictureBlock(drafting, {
      kind: 'map',
      crop: 'action',
      overlay: {
        kind: 'letters',
        unit,
        places: places.map(({ index, place }) => ({ letter: letterOf(index), place })),
        ...(planned.length > 0 ? { planned } : {}),
      },
    }),
  ];
}

/** A picture of the match as the drafting player sees it now. */
export function pictureBlock({ services, request, seen, view }: Drafting, shows: Picture['shows']): Block {
  const { header } = seen.table;
  const presenter = services.presenter(header);
  const stretch = { before: null, after: view, events: [] };
  return {
    kind: 'picture',
    picture: {
      game: header.ruleset,
      view,
      before: null,
      events: [],
      shows,
      locale: request.locale,
      sides: presenter.tongue(request.locale).sides,
    },
    alt: presenter.alt(shows, stretch, request.locale),
  };
}
