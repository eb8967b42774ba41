import type { Locale } from '../i18n/locales.js';
import { t } from '../i18n/index.js';
import { ORDER_COMMANDS, type Orders } from '../orders/contract.js';
import { formatLine } from '../orders/line.js';
import type { Button, Message } from '../present/message.js';
import { seatName } from '../present/posts/lines.js';
import type { MatchView } from '../rules/kernel/contract.js';
import type { AnyGame } from '../rules/registry.js';
import type { Services, SlashCommand, SlashRequest } from './contract.js';
import { seasonHelp } from './help-season.js';
import { newButton } from './match/new-by-menu.js';
import { rollButton } from './roll/index.js';
import { myMove, show } from './replies.js';
import { viewerOf } from './table.js';

/** `/help`: the next useful thing first, then what could be typed for it. */
export const help = {
  name: 'help',
  where: 'anywhere',
  options: [],
  acknowledge: 'private',
  run: async (services, request) => show(await helpMessage(services, request)),
} satisfies SlashCommand;

async function helpMessage(services: Services, request: SlashRequest): Promise<Message> {
  const { locale } = request;
  const words = (text: string, first: readonly Button[] = []): Message => ({
    kind: 'blocks',
    accent: null,
    blocks: [
      { kind: 'text', text },
      ...(first.length > 0 ? [{ kind: 'buttons', buttons: first } as const] : []),
      { kind: 'buttons', buttons: ways(request) },
    ],
  });
  const fresh = [{ ...newButton(locale), style: 'primary' } as const];
  if (request.guild === null) return words(t(locale, 'help.anywhere'));
  const table = await services.referee.tableIn(request.channel);
  if (!table) {
    const season = await seasonHelp(services, request);
    return season === null ? words(t(locale, 'help.none'), fresh) : words(season);
  }
  const { header } = table;
  if (header.status === 'lobby') return words(t(locale, 'help.lobby'));
  const viewer = await viewerOf(services, request, table);
  const view = services.referee.view(table, viewer);
  if (!view || header.status === 'ended') return words(t(locale, 'help.over'), fresh);
  const mine = viewer.as === 'seat' ? view.questions.find(({ seat }) => seat === viewer.seat) : undefined;
  if (!mine) {
    const players = [
      ...new Set(view.questions.map(({ seat }) => seatName(header, seat, services.tongue(locale, header)))),
    ];
    return words(`${t(locale, 'help.wait', { players })}\n${t(locale, 'help.orders')}`);
  }
  const question = services.presenter(header).question(mine, view, locale);
  const examples = examplesOf(services.orders(header), mine, view, locale).map((line) => `\`${line}\``);
  const typed = examples.length > 0 ? [t(locale, 'help.examples'), ...examples] : [];
  const lines = [t(locale, 'help.turn', { question }), ...typed, t(locale, 'help.orders')];
  return words(lines.join('\n'), [myMove(header.id, locale)]);
}

/** What could be typed in answer to a question, in the words of its game: a few of the orders that are offered, else what passing does. */
function examplesOf(
  orders: Orders<AnyGame>,
  { seat, fallback }: MatchView<AnyGame>['questions'][number],
  view: MatchView<AnyGame>,
  locale: Locale,
): readonly string[] {
  const { command, options } = orders.format(fallback, locale);
  const order = ORDER_COMMANDS.find((name) => name === command);
  if (order === undefined || order === 'pass') return [];
  const { order: _, ...rest } = options;
  const offered = orders.complete({ command: order, options: rest }, 'order', locale, view, seat);
  const texts = offered.length > 0 ? offered.map(({ value }) => value) : [options.order];
  return texts
    .slice(0, EXAMPLES)
    .map((text) => formatLine({ command, options: text === undefined ? rest : { ...rest, order: text } }, locale));
}
const EXAMPLES = 4;

/** The way to what the reader chooses for themselves, and for those who manage the server to what it has chosen. */
const ways = ({ locale, guild, manages }: SlashRequest): readonly Button[] => [
  { action: { verb: 'my-matches', args: [] }, label: t(locale, 'button.my'), style: 'secondary' },
  { action: { verb: 'units-all', args: [] }, label: t(locale, 'button.units'), style: 'secondary' },
  { action: { verb: 'me', args: [] }, label: t(locale, 'button.me'), style: 'secondary' },
  rollButton(locale),
  ...(guild !== null && manages
    ? ([{ action: { verb: 'settings', args: [] }, label: t(locale, 'button.settings'), style: 'secondary' }] as const)
    : []),
];
