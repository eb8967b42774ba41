import { AUTO_PASSES } from '../../match/standing.js';
import { STANDING_ON, STANDING_REPEAT } from '../../rules/kernel/standing.js';
import { refuse } from '../../rules/kernel/refusal.js';
import { t } from '../../i18n/index.js';
import type { SeatId } from '../../rules/kernel/ids.js';
import type { Services, Offer, Reply, Request, Runnable, SlashCommand, SlashRequest } from '../contract.js';
import { refused, show } from '../replies.js';
import { seenHere, spokenAt, type Seen } from '../table.js';
import { textOf } from './keep.js';
import { standingMessage } from './list.js';

/** `/standing add order:"/move unit:HBK-4G order:walk 3F"` keeps an order until it fits; `list`, `remove`, `passes`. */

/** Does something for the seat that the player holds in the match of this channel. */
async function forSeat<R extends Request>(
  services: Services,
  heard: R,
  then: (request: R, seen: Seen, seat: SeatId) => Promise<Reply>,
): Promise<Reply> {
  const here = await seenHere(services, heard);
  if (!here.ok) return refused(here.error, heard.tongue);
  const { seat, table } = here.value;
  const request = spokenAt(services, heard, table);
  if (table.header.status === 'ended') return refused(refuse('match/over'), request.tongue);
  return seat === null ? refused(refuse('match/not-a-player'), request.tongue) : then(request, here.value, seat);
}

/** Keeps what a player has filled in, and shows them what they keep. */
export async function keepFor(
  services: Services,
  request: Request,
  { table }: Seen,
  seat: SeatId,
  given: Readonly<Record<string, string>>,
): Promise<Reply> {
  const { locale, tongue, at } = request;
  const match = table.header.id;
  const made = await services.referee.keep({ match, seat, text: textOf(given), locale, at, state: 'kept' });
  if (!made.ok) return refused(made.error, tongue);
  return show(
    await standingMessage(services, tongue, match, seat, [t(locale, 'standing.kept', { id: made.value.id })]),
  );
}

/** Withdraws a kept order by its number. */
export async function unkeepFor(
  services: Services,
  { locale, tongue }: Request,
  { table }: Seen,
  seat: SeatId,
  number: string,
): Promise<Reply> {
  const match = table.header.id;
  const gone = /^\d{1,9}$/.test(number) && (await services.referee.withdrawKept(match, seat, Number(number)));
  if (!gone) {
    const { kept } = await services.referee.standings(match, seat, 'only');
    const known = kept.map(({ id }) => String(id));
    return refused(
      known.length > 0 ? refuse('standing/not-there', { number, known }) : refuse('standing/none-there'),
      tongue,
    );
  }
  return show(
    await standingMessage(services, tongue, match, seat, [t(locale, 'standing.removed', { id: Number(number) })]),
  );
}

const add: Runnable = {
  options: [
    { name: 'order', required: true, autocomplete: true, maxLength: 400 },
    { name: 'repeat', values: STANDING_REPEAT },
    { name: 'on', values: STANDING_ON },
    { name: 'if', autocomplete: true, maxLength: 100 },
    { name: 'else', autocomplete: true, maxLength: 400 },
  ],
  acknowledge: 'private',
  run: (services, heard) =>
    forSeat(services, heard, (request, seen, seat) => keepFor(services, request, seen, seat, request.options)),
  complete: completeAdd,
};

const list: Runnable = {
  options: [],
  acknowledge: 'private',
  run: (services, heard) =>
    forSeat(services, heard, async (request, { table }, seat) =>
      show(await standingMessage(services, request.tongue, table.header.id, seat)),
    ),
};

const remove: Runnable = {
  options: [{ name: 'number', required: true, autocomplete: true, maxLength: 9 }],
  acknowledge: 'private',
  run: (services, heard) =>
    forSeat(services, heard, (request, seen, seat) =>
      unkeepFor(services, request, seen, seat, request.options['number'] ?? ''),
    ),
  complete: completeRemove,
};

const passes: Runnable = {
  options: [{ name: 'passes', required: true, values: AUTO_PASSES }],
  acknowledge: 'private',
  run: (services, heard) =>
    forSeat(services, heard, async (request, { table }, seat) => {
      const mode = AUTO_PASSES.find((one) => one === request.options['passes']) ?? 'off';
      await services.referee.choosePasses(table.header.id, seat, mode);
      return show(await standingMessage(services, request.tongue, table.header.id, seat));
    }),
};

/** Offers: the default answer and the conditions of the game. */
async function completeAdd(services: Services, request: SlashRequest, option: string): Promise<readonly Offer[]> {
  const here = await seenHere(services, request);
  if (!here.ok) return [];
  const { locale } = request;
  const begun = (request.options[option] ?? '').toLowerCase();
  const orders = services.orders(here.value.table.header);
  const { view, seat } = here.value;
  const all = option === 'if' ? orders.conditions(locale, view) : orders.examples(locale, view, seat);
  return all.filter((one) => one.toLowerCase().includes(begun)).map((one) => ({ name: one, value: one }));
}

async function completeRemove(services: Services, request: SlashRequest): Promise<readonly Offer[]> {
  const here = await seenHere(services, request);
  if (!here.ok || here.value.seat === null) return [];
  const { kept } = await services.referee.standings(here.value.table.header.id, here.value.seat, 'only');
  return kept.map(({ id, text }) => ({ name: `${id} · ${text.order}`, value: String(id) }));
}

export const standing = {
  name: 'standing',
  where: 'server',
  subcommands: { add, list, remove, passes },
} satisfies SlashCommand;
