import { t } from '../../i18n/index.js';
import { mapLine } from '../../present/maps.js';
import type { Press, Reply, Request, Runnable, Services } from '../contract.js';
import { pageOf, turning } from '../pages.js';
import { refused, show } from '../replies.js';
import { mapNamed, unknownMap } from './use.js';

/** `/map list name:ford`: the maps of the library and of the shelf, a page at a time, each to be picked from a menu. */

const PAGE = 20;

async function listMaps(services: Services, request: Request, name: string, page: number): Promise<Reply> {
  const { guild, locale, tongue } = request;
  const maps = (await services.shelf.maps(guild)).filter((map) => map.name.includes(name.toLowerCase()));
  if (maps.length === 0) return refused(await unknownMap(services, request, name), tongue);
  const { items, page: here, pages } = pageOf(maps, page, PAGE);
  const pageAt = (to: number) => ({ verb: 'maps', args: [String(to), name] });
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

const plain = (text: string | undefined): string => (text ?? '').replaceAll(/[|#%]/g, '').trim();

export const list: Runnable = {
  options: [{ name: 'name', words: 'map-name', maxLength: 40 }],
  acknowledge: 'private',
  run: (services, request) => listMaps(services, request, plain(request.options['name']), 0),
};

/** A page of the list: `maps|page|name`. */
export const turnPress: Press = {
  acknowledge: 'update',
  run: (services, request) => listMaps(services, request, plain(request.args[1]), Number(request.args[0] ?? '0') || 0),
};

/** The list from its beginning, as an answer of its own. */
export const openPress: Press = {
  acknowledge: 'private',
  run: (services, request) => listMaps(services, request, '', 0),
};

/** Picked from the list: `map-look|name`. */
export const lookPress: Press = {
  acknowledge: 'private',
  run: (services, request) => mapNamed(services, request, request.args.at(-1) ?? ''),
};
