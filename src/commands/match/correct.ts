import { t, turnCode } from '../../i18n/index.js';
import { LOCALES, type Locale } from '../../i18n/locales.js';
import { oneLine } from '../../i18n/of-people.js';
import type { Landing } from '../../match/motions.js';
import type { Table } from '../../match/acts.js';
import { matchId } from '../../match/header.js';
import { newest } from '../../match/newest.js';
import { turnName } from '../../present/names.js';
import { orderText } from '../../present/posts/vote.js';
import type { Motion } from '../../rules/kernel/proposal.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import type { RulesetId } from '../../rules/registry.js';
import type { Services, Offer, Press, Reply, Request, Runnable, SlashRequest } from '../contract.js';
import { refused, tell } from '../replies.js';
import { isArbiter } from '../settings/arbiter.js';
import { ofSeen, ofSeenHere, seenHere, seenMatch, type Seen } from '../table.js';
import { forgetTakenBack, proposed } from './vote.js';

/** Why something is corrected, in characters. */
const LONGEST_REASON = 200;

/**
 * `/match correct`: the referee has erred. `to:` goes back to right before an order or to the beginning of a turn, `order:`
 * sets a fact; with `reason:`, by the consent of all or by an arbiter of the server who does not play here.
 */
export const correct: Runnable = {
  options: [
    { name: 'to', autocomplete: true, maxLength: 100 },
    { name: 'order', words: 'fact', autocomplete: true, maxLength: 100 },
    { name: 'reason', maxLength: LONGEST_REASON },
  ],
  acknowledge: 'private',
  run: ofSeenHere((services, request, seen) => correcting(services, request, seen, request.options)),
  async complete(services, request, option) {
    const found = await seenHere(services, request);
    if (!found.ok) return [];
    const { table, view, seat } = found.value;
    const typed = request.options[option] ?? '';
    if (option === 'to') return ordersOffered(services, request, found.value, typed);
    return services
      .orders(table.header)
      .facts(typed, request.locale, view, seat)
      .map(({ label, value }) => ({ name: label, value }));
  },
};

/** The form of a correction … */
const form: Press = {
  acknowledge: 'form',
  async run(services, request) {
    const { locale } = request;
    const found = await seenMatch(services, request, matchId(request.args[0] ?? ''));
    if (!found.ok) return refused(found.error, request.tongue);
    const { table, view } = found.value;
    const { header } = table;
    const [fact = ''] = services.orders(header).factForms(view, locale);
    return {
      kind: 'form',
      form: {
        action: { verb: 'corrected', args: [header.id] },
        title: t(locale, 'form.correct'),
        fields: [
          {
            id: 'order',
            label: t(locale, 'form.correct.order'),
            placeholder: fact.slice(0, 100),
            most: 100,
            optional: true,
          },
          {
            id: 'to',
            label: t(locale, 'form.correct.to'),
            placeholder: t(locale, 'form.correct.to-such'),
            most: 100,
            optional: true,
          },
          { id: 'reason', label: t(locale, 'form.correct.reason'), most: LONGEST_REASON },
        ],
      },
    };
  },
};

/** … and what was written in it. */
const entered: Press = {
  acknowledge: 'private',
  run: ofSeen((services, request, seen) => correcting(services, request, seen, request.fields)),
};

export const correctPresses = { correct: form, corrected: entered } as const satisfies Readonly<Record<string, Press>>;

interface Given {
  readonly to?: string;
  readonly order?: string;
  readonly reason?: string;
}

/** Proposes a correction, or carries it out for an arbiter. */
async function correcting(services: Services, request: Request, seen: Seen, given: Given): Promise<Reply> {
  const arbiter = await isArbiter(services, request, seen.table.header);
  if (seen.seat === null && !arbiter) return refused(refuse('match/not-arbiter'), request.tongue);
  const motion = await motionOf(services, request.locale, seen, given);
  if (!motion.ok) return refused(motion.error, request.tongue);
  const { key, player, at, locale, tongue } = request;
  const match = seen.table.header.id;
  if (seen.table.header.status === 'ended') return amending(services, request, seen.table, motion.value);
  const applied = await services.referee.correct({ key, player, at, match, motion: motion.value, arbiter });
  if (!applied.ok) return refused(applied.error, tongue);
  forgetTakenBack(services, applied.value);
  return proposed(applied.value, request, t(locale, 'reply.corrected'));
}

/** Of a match that is over an official sets facts at once; where it is to go on, it is reopened first. */
async function amending(services: Services, request: Request, { header }: Table, motion: Correcting): Promise<Reply> {
  const { key, player, at, locale, tongue } = request;
  if (motion.kind === 'return') return refused(refuse('match/over'), tongue);
  const { facts, reason } = motion;
  const official = await isArbiter(services, request, header);
  const amended = await services.referee.amend({ key, player, at, match: header.id, official, facts, reason });
  return amended.ok ? tell(t(locale, 'reply.ruled')) : refused(amended.error, tongue);
}

type Correcting = Extract<Motion, { readonly kind: 'return' | 'correct' }>;

/** What is to be corrected, or what is missing in the order. */
async function motionOf(
  services: Services,
  locale: Locale,
  seen: Seen,
  { to, order, reason: why = '' }: Given,
): Promise<Result<Correcting, Refusal>> {
  const reason = oneLine(why, LONGEST_REASON);
  const { table, view, seat } = seen;
  const orders = services.orders(table.header);
  if (to && order) return fail(refuse('discord/to-or-order'));
  if (!to && !order)
    return fail(refuse('discord/nothing-to-correct', { forms: orders.factForms(view, locale).map(asCode) }));
  if (order) {
    const fact = orders.fact(order, locale, view, seat);
    if (!fact.ok) return fact;
    if (!reason) return fail(refuse('discord/no-reason'));
    return ok({ kind: 'correct', facts: [fact.value], reason });
  }
  const { ruleset } = table.header;
  const landing = landingOf(to ?? '', ruleset);
  if (!landing) return fail(refuse('discord/not-an-order', { given: to ?? '', turn: turnCode(ruleset, 1) }));
  const landed = await services.referee.landing(table.header.id, landing);
  if (!landed.ok) return landed;
  if (!reason) return fail(refuse('discord/no-reason'));
  return ok({ kind: 'return', to: landed.value, reason });
}

const asCode = (form: string): string => `\`${form}\``;

/** `42` or `#42` an order by its number; `turn 3`, `tour 3`, `ход 3` the beginning of a turn, also as its game calls it: `manche 3`. */
function landingOf(text: string, game: RulesetId): Landing | null {
  const order = /^#?(\d{1,9})\b/u.exec(text.trim())?.[1];
  if (order !== undefined) return { order: Number(order) };
  const [word = '', number = ''] = text.trim().split(/\s+/u);
  if (!/^\d{1,4}$/u.test(number)) return null;
  const turn = Number(number);
  const typed = `${word} ${turn}`.toLowerCase();
  const names = LOCALES.flatMap((locale) => [`${t(locale, 'common.turn')} ${turn}`, turnName(locale, game, turn)]);
  return names.some((name) => name.toLowerCase() === typed) ? { turn } : null;
}

/** So many orders are looked through. */
const OFFERED = 100;
/** Discord shows at most so many offers, of so many characters. */
const MOST = 25;
const LONGEST = 100;

/** The last orders, newest first, with what they were. */
async function ordersOffered(
  services: Services,
  { locale }: SlashRequest,
  { table, viewer }: Seen,
  typed: string,
): Promise<readonly Offer[]> {
  const { id, version } = table.header;
  const presenter = services.presenter(table.header);
  const orders = await newest(version, OFFERED, (from) => services.referee.given(id, from, viewer));
  const wanted = typed.trim().toLowerCase();
  // Of what is still hidden nobody else need know how much there is.
  return orders
    .filter(({ kind, commands }) => kind !== 'answer' || commands.length > 0)
    .toReversed()
    .flatMap((order) => {
      if (order.number === null) return [];
      const name = `#${order.number} ${orderText(order, presenter, locale)}`.replaceAll(/[*_`]/gu, '');
      return [{ name: name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name, value: String(order.number) }];
    })
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .slice(0, MOST);
}
