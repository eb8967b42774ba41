import { t } from '../../i18n/index.js';
import { LOCALES } from '../../i18n/locales.js';
import { matchId } from '../../match/header.js';
import { AUTO_PASSES } from '../../match/standing.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { SeatId } from '../../rules/kernel/ids.js';
import type { Services, Press, PressRequest, Reply } from '../contract.js';
import { refused, show } from '../replies.js';
import { seenMatch, spokenAt, type Seen } from '../table.js';
import { keepFor, unkeepFor } from './index.js';
import { standingMessage } from './list.js';

/** The buttons, menus and the form by which orders are kept: each carries its match. */

async function forSeat(
  services: Services,
  heard: PressRequest,
  then: (request: PressRequest, seen: Seen, seat: SeatId) => Promise<Reply> | Reply,
): Promise<Reply> {
  const found = await seenMatch(services, heard, matchId(heard.args[0] ?? ''));
  if (!found.ok) return refused(found.error, heard.tongue);
  const { seat, table } = found.value;
  const request = spokenAt(services, heard, table);
  if (table.header.status === 'ended') return refused(refuse('match/over'), request.tongue);
  return seat === null ? refused(refuse('match/not-a-player'), request.tongue) : then(request, found.value, seat);
}

/** Opens what the player keeps. */
const open: Press = {
  acknowledge: 'private',
  run: (services, heard) =>
    forSeat(services, heard, async (request, { table }, seat) =>
      show(await standingMessage(services, request.tongue, table.header.id, seat)),
    ),
};

/** Keeps an order that was just refused: `keep|match|number`. */
const keep: Press = {
  acknowledge: 'private',
  run: (services, heard) =>
    forSeat(services, heard, async (request, { table }, seat) => {
      const { locale, tongue } = request;
      const match = table.header.id;
      const kept = await services.referee.takeUp(match, seat, Number(request.args[1] ?? 0));
      if (!kept) return refused(refuse('standing/offer-gone'), tongue);
      return show(
        await standingMessage(services, request.tongue, match, seat, [t(locale, 'standing.kept', { id: kept.id })]),
      );
    }),
};

/** Withdraws one that was picked from the menu. */
const unkeep: Press = {
  acknowledge: 'update',
  run: (services, heard) =>
    forSeat(services, heard, (request, seen, seat) => unkeepFor(services, request, seen, seat, request.args[1] ?? '')),
};

/** Chooses what is passed without asking. */
const autopass: Press = {
  acknowledge: 'update',
  run: (services, heard) =>
    forSeat(services, heard, async (request, { table }, seat) => {
      const mode = AUTO_PASSES.find((one) => one === request.args[1]) ?? 'off';
      await services.referee.choosePasses(table.header.id, seat, mode);
      return show(await standingMessage(services, request.tongue, table.header.id, seat));
    }),
};

/** Opens the form in which an order to be kept is written. */
const fresh: Press = {
  acknowledge: 'form',
  run: (services, heard) =>
    forSeat(services, heard, (request, { table, view }, seat) => {
      const { locale } = request;
      const orders = services.orders(table.header);
      const pass = `/${t(locale, 'command.pass')}`;
      const [order = pass] = orders.examples(locale, view, seat);
      const [condition = ''] = orders.conditions(locale, view);
      const field = (id: string, label: string, placeholder: string) => ({
        id,
        label,
        placeholder,
        most: id === 'if' ? 100 : 400,
        ...(id === 'order' ? {} : { optional: true as const }),
      });
      return {
        kind: 'form',
        form: {
          action: { verb: 'kept-new', args: [table.header.id] },
          title: t(locale, 'button.keep-new'),
          fields: [
            field('order', t(locale, 'standing.field.order'), order),
            field('repeat', t(locale, 'standing.field.repeat'), t(locale, 'common.no')),
            field('if', t(locale, 'standing.field.if'), condition),
            field('else', t(locale, 'standing.field.else'), pass),
          ],
        },
      };
    }),
};

/** The form came back. */
const written: Press = {
  acknowledge: 'update',
  run: (services, heard) =>
    forSeat(services, heard, (request, seen, seat) => {
      const always = (request.fields['repeat'] ?? '').trim();
      const repeat = always === '' || isNo(always) ? 'once' : 'always';
      return keepFor(services, request, seen, seat, { ...request.fields, repeat });
    }),
};

const isNo = (text: string): boolean =>
  LOCALES.some((locale) => t(locale, 'common.no').toLowerCase() === text.toLowerCase());

export const standingPresses = {
  standing: open,
  keep,
  unkeep,
  autopass,
  'keep-new': fresh,
  'kept-new': written,
} as const satisfies Readonly<Record<string, Press>>;
