import { t } from '../../i18n/index.js';
import type { Block } from '../../present/message.js';
import { unitFigures, unitLine } from '../../present/units.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { Services, Press, Reply, Request, Runnable } from '../contract.js';
import { refused, show } from '../replies.js';
import { pageOf, turning } from '../pages.js';
import { FILTERS, SORTS, filterOf, unitsFor, type Filter } from './filter.js';
import { unitsHere } from './rosters.js';
import { completeUnit } from './show.js';

/** `/unit list tons:40-60 tech:clan`, `/unit list faction:guards`: the units of the library, a page at a time, each to be picked from a menu. */

const PAGE = 20;

/** The beginning of a kind or a role is enough to mean it, where room is short. */
const onButton = (key: (typeof FILTERS)[number], filter: Filter): string =>
  key === 'kind' || key === 'role' ? filter[key].slice(0, 5) : filter[key];

/** A page of the units that fit; pages count from 0. */
async function listUnits(services: Services, request: Request, filter: Filter, page: number): Promise<Reply> {
  const { locale } = request;
  const found = unitsFor(await unitsHere(services, request), filter, locale);
  if (!found.ok) return refused(found.error, request.tongue);
  const units = found.value;
  if (units.length === 0) return refused(refuse('unit/none'), request.tongue);
  const { items: shown, page: here, pages } = pageOf(units, page, PAGE);
  const menu: Block = {
    kind: 'menu',
    menu: {
      action: { verb: 'unit', args: [] },
      placeholder: t(locale, 'blank.unit-sheet'),
      min: 1,
      max: 1,
      options: shown.map((unit) => ({
        value: unit.id,
        label: unit.name[locale],
        description: unitFigures(unit, locale).join(' · '),
      })),
    },
  };
  const pageAt = (to: number) => ({
    verb: 'units',
    args: [String(to), ...FILTERS.map((key) => onButton(key, filter))],
  });
  const lines = [
    t(locale, 'unit.found', { count: units.length, page: here + 1, pages }),
    ...shown.map((unit) => unitLine(unit, locale)),
  ];
  return show({
    kind: 'blocks',
    accent: null,
    blocks: [
      { kind: 'text', text: lines.join('\n') },
      menu,
      ...(pages > 1 ? [{ kind: 'buttons', buttons: turning(here, pages, locale, pageAt) } as const] : []),
    ],
  });
}

export const list: Runnable = {
  options: [
    { name: 'name', maxLength: 20 },
    { name: 'tons', maxLength: 9 },
    { name: 'tech', autocomplete: true, maxLength: 12 },
    { name: 'year', maxLength: 9 },
    { name: 'worth', maxLength: 9 },
    { name: 'kind', autocomplete: true, maxLength: 15 },
    { name: 'role', words: 'unit-role', autocomplete: true, maxLength: 15 },
    { name: 'faction', autocomplete: true, maxLength: 15 },
    { name: 'sort', values: SORTS },
  ],
  acknowledge: 'private',
  run: (services, request) => listUnits(services, request, filterOf(request.options), 0),
  complete: completeUnit,
};

/** A page of the list: `units|page|name|tons|tech|year|worth|faction|sort|kind|role`. */
const turn: Press = {
  acknowledge: 'update',
  run(services, request) {
    const [page = '0', ...given] = request.args;
    const filter = filterOf(Object.fromEntries(FILTERS.map((key, i) => [key, given[i] ?? ''])));
    return listUnits(services, request, filter, Number(page) || 0);
  },
};

/** The list from its beginning, as an answer of its own. */
const open: Press = {
  acknowledge: 'private',
  run: (services, request) => listUnits(services, request, filterOf({}), 0),
};

export const listPresses = { units: turn, 'units-all': open } as const satisfies Readonly<Record<string, Press>>;
