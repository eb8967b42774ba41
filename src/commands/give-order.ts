import { t } from '../i18n/index.js';
import { OPTION_NAMES, type OptionName, type OrderCommand, type Typed } from '../orders/contract.js';
import { text } from '../present/text.js';
import { refuse, type Refusal } from '../rules/kernel/refusal.js';
import type { Services, Offer, OptionDefinition, Reply, Request, SlashRequest } from './contract.js';
import { printOf } from './presses/half-order.js';
import { DONE, myMove, refused, said, tell, withButtons } from './replies.js';
import { offerToKeep } from './standing/keep.js';
import { ofSeenHere, seenHere, type Seen } from './table.js';

/** The way that all order commands go: the typed text becomes an order and is handed to the referee. */

/** The options of the order commands, by name. Optional ones may be left out where the rest is clear. */
export const ORDER_OPTIONS: Readonly<Record<OptionName, OptionDefinition>> = {
  unit: { name: 'unit', autocomplete: true, maxLength: 100 },
  target: { name: 'target', autocomplete: true, maxLength: 100 },
  weapons: { name: 'weapons', autocomplete: true, maxLength: 200 },
  aim: { name: 'aim', autocomplete: true, maxLength: 40 },
  order: { name: 'order', autocomplete: true, maxLength: 400 },
};

/** An option with the hint that a command has of its own for it: not every order can be said to every command. */
export const hinted = <Name extends OptionName>(name: Name, command: string): OptionDefinition => ({
  ...ORDER_OPTIONS[name],
  words: `${name}-${command}`,
});

/** The options that a player filled in, as the orders room reads them. */
export function typed<Command extends string>(command: Command, request: SlashRequest): Typed<Command> {
  const given = OPTION_NAMES.filter((name) => request.options[name]);
  return { command, options: Object.fromEntries(given.map((name) => [name, request.options[name] ?? ''] as const)) };
}

/** Gives a typed order. One that the player gave already in the last two minutes asks first. */
export const giveOrder = (services: Services, request: SlashRequest, command: OrderCommand): Promise<Reply> =>
  ofSeenHere((_, spoken, seen) => submitTyped(services, spoken, seen, typed(command, spoken), false))(
    services,
    request,
  );

/** Parses and submits a typed order; `sure`: the player has said that they mean it again. */
export async function submitTyped(
  services: Services,
  request: Request,
  seen: Seen,
  order: Typed,
  sure: boolean,
): Promise<Reply> {
  const { table, view, seat } = seen;
  if (seat === null) return refused(refuse('match/not-a-player'), request.tongue);
  const { header } = table;
  if (header.status === 'ended') return refused(refuse('match/over'), request.tongue);
  const parsed = services.orders(header).parse(order, request.locale, view, seat);
  if (!parsed.ok) return refusedOrder(services, request, seen, parsed.error, order);
  const asTyped = JSON.stringify(order);
  const open = view.questions.find((question) => question.seat === seat) ?? null;
  const caution = services.orders(header).caution(parsed.value, order, request.locale, view);
  const twice = services.repeats.lately(request.player, header.id, asTyped, open, request.at);
  if (!sure && open && (twice || caution.ask !== null)) {
    await services.drafts.putDraft({
      match: header.id,
      player: request.player,
      question: open.id,
      order: { kind: 'typed', order: asTyped },
    });
    return askAgain(request, header.id, open.id, asTyped, twice ? null : caution.ask);
  }
  const isBeside = services.ruleset(header.ruleset).isBeside(parsed.value);
  const applied = await services.referee.submit({
    key: request.key,
    player: request.player,
    at: request.at,
    match: header.id,
    seat: isBeside ? seat : null,
    command: parsed.value,
    question: null,
  });
  // What may be said at any time need not be kept for later.
  if (!applied.ok && isBeside) return refused(applied.error, request.tongue);
  if (!applied.ok) return refusedOrder(services, request, seen, applied.error, order);
  services.repeats.note(request.player, header.id, asTyped, open, request.at);
  if (isBeside) return said(applied.value, seat, request.locale);
  return caution.tell === null ? DONE : tell(caution.tell);
}

/**
 * Why an order was refused. Whoever is awaited gets the button that offers all that would be legal; whose order only comes too
 * early may keep it for later.
 */
async function refusedOrder(
  services: Services,
  request: Request,
  seen: Seen,
  refusal: Refusal,
  order: Typed,
): Promise<Reply> {
  const { table, view, seat } = seen;
  const awaited = view.questions.some((question) => question.seat === seat);
  const reply = refused(refusal, request.tongue);
  const shown = awaited ? withButtons(reply, [myMove(table.header.id, request.locale)]) : reply;
  const early = !awaited || refusal.code === 'match/another-order-is-due';
  return early ? offerToKeep(services, request, seen, order, shown) : shown;
}

/** `words`: what is doubtful about the order; `null`: it was given just before. */
const askAgain = (request: Request, match: string, question: string, order: string, words: string | null): Reply =>
  withButtons({ kind: 'refused', message: text(words ?? t(request.locale, 'reply.again')) }, [
    {
      action: { verb: 'again', args: [match, question, printOf(order)] },
      label: t(request.locale, words === null ? 'button.again' : 'button.confirm'),
      style: 'primary',
    },
  ]);

/** Offers for an option of an order or inquiry, from the player's own view. */
export async function completeOrder(
  services: Services,
  request: SlashRequest,
  command: Parameters<ReturnType<Services['orders']>['complete']>[0]['command'],
  option: string,
): Promise<readonly Offer[]> {
  const name = OPTION_NAMES.find((known) => known === option);
  const here = await seenHere(services, request);
  if (!here.ok || !name) return [];
  const { table, view, seat } = here.value;
  return services
    .orders(table.header)
    .complete(typed(command, request), name, request.locale, view, seat)
    .map(({ label, value }) => ({ name: label, value }));
}
