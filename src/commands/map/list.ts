import { t } from '../../i18n/index.js';
import { mapLine } from '../../present/maps.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { Offer, Press, Reply, Request, Runnable, Services, SlashRequest } from '../contract.js';
import { pageOf, turning } from '../pages.js';
import { refused, show } from '../replies.js';
import { isMeant } from '../sought.js';
import { FILTERS, filterOf, groundsIn, groundsTyped, mapsFor, type Filter } from './filter.js';
import { mapNamed, unknownMap } from './use.js';

/**
 * `/map list name:ford`, `/map list size:15x17 ground:woods, water`: the maps of the library and of the shelf, a page at a time,
 * each to be picked from a menu.
 */

const PAGE = 20;

async function listMaps(services: Services, request: Request, filter: Filter, page: number): Promise<Reply> {
  const { guild, locale, tongue } = request;
  const found = mapsFor(await services.shelf.maps(guild), filter, locale);
  if (!found.ok) return refused(found.error, tongue);
  const maps = found.value;
  if (maps.length === 0) {
    const byName = filter.name !== '' && filter.size === '' && filter.ground === '';
    return refused(byName ? await unknownMap(services, request, filter.name) : refuse('map/none'), tongue);
  }
  const { items, page: here, pages } = pageOf(maps, page, PAGE);
  const pageAt = (to: number) => ({ verb: 'maps', args: [String(to), ...FILTERS.map((key) => filter[key])] });
  return show({
    kind: 'blocks',
    accent: null,
    blocks: [
      { kind: 'text', text: items.map((map) => mapLine(map, locale)).join('\n') },
      {
        kind: 'menu',
        menu: {
          action: { verb: 'map-look', args: [] },
          placeholder: t(locale, 'blank.map'),
          min: 1,
          max: 1,
          options: items.map((map) => ({ value: map.name, label: map.name })),
        },
      },
      {
        kind: 'buttons',
        buttons: [
          { action: { verb: 'map-new', args: [] }, label: t(locale, 'button.map-new'), style: 'secondary' },
          ...(pages > 1 ? turning(here, pages, locale, pageAt) : []),
        ],
      },
    ],
  });
}

/** More offers than these Discord does not take. */
const MOST_OFFERS = 25;

/** Kinds of ground for the last that is typed, behind those before it. */
async function completeGround({ shelf }: Services, request: SlashRequest): Promise<readonly Offer[]> {
  const typed = groundsTyped(request.options['ground'] ?? '');
  const before = typed.slice(0, -1);
  const known = groundsIn(await shelf.maps(request.guild), request.locale);
  return known
    .filter((one) => isMeant(one, typed.at(-1) ?? ''))
    .map(({ name }) => [...before, name].join(', '))
    .filter((offer) => offer.length <= LONGEST.ground)
    .slice(0, MOST_OFFERS)
    .map((offer) => ({ name: offer, value: offer }));
}

/** Together they have room in the id of a button that turns the page. */
const LONGEST = { name: 24, size: 12, ground: 40 } as const;

export const list: Runnable = {
  options: [
    { name: 'name', words: 'map-name', maxLength: LONGEST.name },
    { name: 'size', words: 'map-extent', maxLength: LONGEST.size },
    { name: 'ground', autocomplete: true, maxLength: LONGEST.ground },
  ],
  acknowledge: 'private',
  run: (services, request) => listMaps(services, request, filterOf(request.options), 0),
  complete: completeGround,
};

/** A page of the list: `maps|page|name|size|ground`. */
export const turnPress: Press = {
  acknowledge: 'update',
  run(services, request) {
    const [page = '0', ...given] = request.args;
    const filter = filterOf(Object.fromEntries(FILTERS.map((key, i) => [key, given[i] ?? ''])));
    return listMaps(services, request, filter, Number(page) || 0);
  },
};

/** The list from its beginning, as an answer of its own. */
export const openPress: Press = {
  acknowledge: 'private',
  run: (services, request) => listMaps(services, request, filterOf({}), 0),
};

/** Picked from the list: `map-look|name`. */
export const lookPress: Press = {
  acknowledge: 'private',
  run: (services, request) => mapNamed(services, request, request.args.at(-1) ?? ''),
};
