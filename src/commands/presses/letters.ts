import type { Block, Button } from '../../present/message.js';
import type { Picture, Sketch } from '../../present/picture.js';
import { pageOf, turning } from '../pages.js';
import type { Drafting } from './half-order.js';

/** Long lists in pages, and places with letters on the map. A menu holds 25 entries; A to Y name them. */
const PAGE = 25;

/** One page of a list for a menu. */
export const paged = <Item>(items: readonly Item[], page: number) => pageOf(items, page, PAGE);

/** The buttons that turn pages. */
export const turnButtons = ({ match, about, request }: Drafting, page: number, pages: number): readonly Button[] =>
  turning(page, pages, request.locale, (to) => ({ verb: 'page', args: [match, about, String(to)] }));

/** A place of a list by its number on the page. */
export interface Lettered {
  readonly index: number;
  readonly place: string;
}

/** The letter of an entry on its page. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

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
  const game = seen.table.header.ruleset;
  const stretch = { before: null, after: view, events: [] };
  return {
    kind: 'picture',
    picture: { game, view, before: null, events: [], shows, locale: request.locale },
    alt: services.presenter(game).alt(shows, stretch, request.locale),
  };
}
