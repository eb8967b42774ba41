import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import type { Scenario, Wiring } from '../../library/contract.js';
import type { Table } from '../../match/acts.js';
import type { Block, Message } from '../../present/message.js';
import { networksText } from '../../present/posts/lobby.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { Press, Reply, Request, Services } from '../contract.js';
import { refused, show } from '../replies.js';
import { ofMatch } from '../table.js';

/** *Networks…* in the lobby: who is in which network of computers, and menus to arrange them. */

/** What a force is called that is the scenario's own but for its networks. */
const called = (locale: Locale): string => t(locale, 'unit.wired');
const TITLE = { en: called('en'), fr: called('fr'), ru: called('ru') } satisfies Record<Locale, string>;

/** A side that can have networks. */
interface Wired {
  readonly side: Scenario['sides'][number];
  readonly wiring: Wiring;
}

/** The sides of a lobby that can have networks. */
function wiredIn({ library }: Pick<Services, 'library'>, { header }: Table): readonly Wired[] {
  const scenario = library.scenario(header.scenario, header);
  return (scenario?.sides ?? []).flatMap((side) => {
    const wiring = scenario?.wiring?.(side.id, header.options) ?? null;
    return wiring ? [{ side, wiring }] : [];
  });
}

/** The networks of all sides, and below them what arranges those that are the player's to choose. */
function networksMessage(services: Services, request: Request, table: Table): Message {
  const { locale, tongue, player } = request;
  const { header } = table;
  const wired = wiredIn(services, table);
  const mine = ({ side: { id } }: Wired): boolean =>
    header.owner === player || header.holders.some((one) => one.player === player && one.side === id);
  const lines = wired.flatMap(({ side: { id }, wiring }) => [
    t(tongue, 'reply.networks.side', {
      side: id,
      networks: wiring.networks.length > 0 ? networksText(wiring, locale) : t(locale, 'reply.networks.none'),
    }),
    ...(wiring.alone.length > 0 ? [`-# ${t(locale, 'reply.networks.alone', { units: wiring.alone })}`] : []),
  ]);
  const late = header.status === 'lobby' ? [] : [`-# ${t(locale, 'reply.networks.over')}`];
  return {
    kind: 'blocks',
    accent: null,
    blocks: [
      { kind: 'text', text: [t(locale, 'reply.networks'), ...lines, ...late].join('\n') },
      ...(header.status === 'lobby' ? wired.filter(mine) : []).flatMap((one) => controls(header.id, one, locale)),
    ],
  };
}

/** A menu of who makes up a network, and a button that lets all go by the list again. */
function controls(match: string, { side: { id, title }, wiring }: Wired, locale: Locale): readonly Block[] {
  const side = title[locale];
  const menu: Block = {
    kind: 'menu',
    menu: {
      action: { verb: 'network', args: [match, id] },
      placeholder: t(locale, 'blank.networks', { side }).slice(0, 150),
      min: 1,
      max: wiring.units.length,
      options: wiring.units.map((unit) => ({ value: unit, label: unit })),
    },
  };
  const action = { verb: 'networks-list', args: [match, id] };
  const label = t(locale, 'button.networks-list', { side }).slice(0, 80);
  return wiring.arranged ? [menu, { kind: 'buttons', buttons: [{ action, label, style: 'secondary' }] }] : [menu];
}

/** Puts these of a side into one network, or none into any that is arranged. */
async function arrange(
  services: Services,
  request: Request,
  table: Table,
  named: string,
  together: readonly string[],
): Promise<Reply> {
  const { key, player, at, tongue } = request;
  const one = wiredIn(services, table).find(({ side }) => side.id === named);
  if (!one) return refused(refuse('unit/roster-unwanted'), tongue);
  const roster = one.wiring.arrange(together, TITLE);
  if (!roster.ok) return refused(roster.error, tongue);
  const act = { key, player, at, match: table.header.id, side: one.side.id, roster: roster.value };
  const enlisted = await services.referee.enlist(act);
  return enlisted.ok ? show(networksMessage(services, request, enlisted.value.table)) : refused(enlisted.error, tongue);
}

export const networkPresses = {
  networks: {
    acknowledge: 'private',
    run: ofMatch((services, request, table) => Promise.resolve(show(networksMessage(services, request, table)))),
  },
  // Who was picked comes last: `network|match|side|unit|unit`.
  network: {
    acknowledge: 'update',
    run: ofMatch((services, request, table) => {
      const [, side = '', ...units] = request.args;
      return arrange(services, request, table, side, units);
    }),
  },
  'networks-list': {
    acknowledge: 'update',
    run: ofMatch((services, request, table) => arrange(services, request, table, request.args[1] ?? '', [])),
  },
} as const satisfies Readonly<Record<string, Press>>;
