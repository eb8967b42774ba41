import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import type { Bin, Loading, Scenario } from '../../library/contract.js';
import type { Table } from '../../match/acts.js';
import { REFEREE } from '../../match/header.js';
import type { Block, Menu, Message } from '../../present/message.js';
import { gameName } from '../../present/names.js';
import { binName, loadText, loadsText } from '../../present/posts/lobby.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { Press, PressRequest, Reply, Request, Services } from '../contract.js';
import { pageOf, turning } from '../pages.js';
import { refused, show } from '../replies.js';
import { ofMatch } from '../table.js';

/** *Ammunition…* in the lobby: a unit, one of its weapons or bins, and what is loaded there, by menus (WPN-12). */

/** What a force is called that is the scenario's own but for what it fires. */
const called = (locale: Locale): string => t(locale, 'unit.loaded');
const TITLE = { en: called('en'), fr: called('fr'), ru: called('ru') } satisfies Record<Locale, string>;

/** What Discord takes in a menu. */
const MOST = { options: 25, placeholder: 150, description: 100 };

/** A side whose ammunition is the player's to choose. */
interface Loader {
  readonly side: Scenario['sides'][number];
  readonly loading: Loading;
}

/** The sides that the player plays; of the maker of the match also those that Arbitre does. */
function loadersOf({ library }: Pick<Services, 'library'>, { player }: Request, { header }: Table): readonly Loader[] {
  const scenario = library.scenario(header.scenario, header);
  return (scenario?.sides ?? []).flatMap((side) => {
    const own = header.holders.filter((one) => one.side === side.id).map((one) => one.player);
    const isMine = own.includes(player) || (header.owner === player && own.includes(REFEREE));
    const loading = isMine ? (scenario?.loading?.(side.id, header.options) ?? null) : null;
    return loading ? [{ side, loading }] : [];
  });
}

const blocks = (text: readonly string[], ...more: readonly Block[]): Message => ({
  kind: 'blocks',
  accent: null,
  blocks: [{ kind: 'text', text: text.join('\n') }, ...more],
});

const menu = (action: Menu['action'], placeholder: string, options: Menu['options']): Block => ({
  kind: 'menu',
  menu: { action, placeholder: placeholder.slice(0, MOST.placeholder), min: 1, max: 1, options },
});

const backTo = (match: string, locale: Locale): Block => ({
  kind: 'buttons',
  buttons: [{ action: { verb: 'loads-all', args: [match] }, label: t(locale, 'button.loads-all'), style: 'secondary' }],
});

/** What the player's sides have, and a menu of their units. */
function unitsMessage(services: Services, request: Request, table: Table): Message {
  const { locale, tongue } = request;
  const { id, status, ruleset } = table.header;
  const loaders = loadersOf(services, request, table);
  const lines = loaders.map(({ side, loading }) =>
    t(tongue, 'reply.loads.side', {
      side: side.id,
      loads: loadsText(loading, ruleset, locale) ?? t(locale, 'reply.loads.sheet'),
    }),
  );
  if (loaders.length === 0) return blocks([t(locale, 'reply.loads.not-yours')]);
  if (status !== 'lobby') return blocks([...lines, `-# ${t(locale, 'reply.loads.over')}`]);
  const menus = loaders.map(({ side, loading }) =>
    menu(
      { verb: 'loads-unit', args: [id] },
      t(locale, 'blank.loads', { side: side.title[locale] }),
      loading.units.map(({ unit, bins }) => ({
        value: unit,
        label: unit,
        description: bins
          .filter(({ ammo, weapon }) => ammo === weapon)
          .map((bin) => loadText(bin, ruleset, locale))
          .join(', ')
          .slice(0, MOST.description),
      })),
    ),
  );
  return blocks([t(locale, 'reply.loads'), ...lines], ...menus);
}

/** A unit of the player's with its bins. */
interface Stowed {
  readonly unit: string;
  readonly bins: readonly Bin[];
}

/** The weapons and bins of a unit; of one that has a single weapon with a single bin, at once what that takes. */
function binsMessage(
  { locale }: Request,
  { header: { id, ruleset } }: Table,
  { unit, bins }: Stowed,
  page: number,
): Message {
  const shown = pageOf(bins, page, MOST.options);
  const options = shown.items.map((bin) => ({
    value: bin.ammo,
    label: binName(bin, ruleset, locale),
    description: bin.kind === null ? t(locale, 'reply.loads.mixed') : gameName(locale, ruleset, 'munition', bin.kind),
  }));
  const pages = turning(shown.page, shown.pages, locale, (to) => ({
    verb: 'loads-page',
    args: [id, unit, String(to)],
  }));
  return blocks(
    [t(locale, 'reply.loads.unit', { unit })],
    menu({ verb: 'loads-bin', args: [id, unit] }, t(locale, 'blank.loads.bin'), options),
    ...(shown.pages > 1 ? [{ kind: 'buttons', buttons: pages } as const] : []),
    backTo(id, locale),
  );
}

/** What a weapon or bin takes. */
function kindsMessage({ locale }: Request, { header: { id, ruleset } }: Table, unit: string, bin: Bin): Message {
  const options = bin.kinds.map((kind) => ({
    value: kind,
    label: gameName(locale, ruleset, 'munition', kind),
    chosen: kind === bin.kind,
  }));
  return blocks(
    [t(locale, 'reply.loads.bin', { unit, bin: binName(bin, ruleset, locale) })],
    menu({ verb: 'loads-kind', args: [id, unit, bin.ammo] }, t(locale, 'blank.loads.kind'), options),
    backTo(id, locale),
  );
}

/** A unit of the player's by its label, with what it can load; the sides again where it is none any more. */
const ofUnit = (then: (request: PressRequest, table: Table, stowed: Stowed) => Message): Press => ({
  acknowledge: 'update',
  run: ofMatch((services, request, table) => {
    const units = loadersOf(services, request, table).flatMap(({ loading }) => loading.units);
    const stowed = units.find(({ unit }) => unit === request.args[1]);
    const open = stowed && table.header.status === 'lobby';
    return Promise.resolve(show(open ? then(request, table, stowed) : unitsMessage(services, request, table)));
  }),
});

/** Loads that into the bin, or into all of a weapon, and shows the sides again. */
async function load(services: Services, request: PressRequest, table: Table): Promise<Reply> {
  const { key, player, at, tongue } = request;
  const [, unit = '', ammo = '', kind = ''] = request.args;
  const loaders = loadersOf(services, request, table);
  const one = loaders.find(({ loading }) => loading.units.some((of) => of.unit === unit));
  if (!one) return refused(refuse('unit/no-loads', { unit, given: `${ammo} ${kind}`, known: [] }), tongue);
  const roster = one.loading.load(unit, ammo, kind, TITLE);
  if (!roster.ok) return refused(roster.error, tongue);
  const act = { key, player, at, match: table.header.id, side: one.side.id, roster: roster.value };
  const enlisted = await services.referee.enlist(act);
  return enlisted.ok ? show(unitsMessage(services, request, enlisted.value.table)) : refused(enlisted.error, tongue);
}

const all = ofMatch((services, request, table) => Promise.resolve(show(unitsMessage(services, request, table))));

export const loadPresses = {
  loads: { acknowledge: 'private', run: all },
  'loads-all': { acknowledge: 'update', run: all },
  'loads-unit': ofUnit((request, table, stowed) => {
    const [bin, ...others] = stowed.bins;
    return bin && others.length === 0
      ? kindsMessage(request, table, stowed.unit, bin)
      : binsMessage(request, table, stowed, 0);
  }),
  'loads-page': ofUnit((request, table, stowed) => binsMessage(request, table, stowed, Number(request.args[2]))),
  'loads-bin': ofUnit((request, table, stowed) => {
    const bin = stowed.bins.find(({ ammo }) => ammo === request.args[2]);
    return bin ? kindsMessage(request, table, stowed.unit, bin) : binsMessage(request, table, stowed, 0);
  }),
  'loads-kind': { acknowledge: 'update', run: ofMatch(load) },
} as const satisfies Readonly<Record<string, Press>>;
