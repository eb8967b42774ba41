import { nameOf, t } from '../../i18n/index.js';
import { LOCALES } from '../../i18n/locales.js';
import { oneLine } from '../../i18n/of-people.js';
import { plainly, type NamedSide } from '../../i18n/tongue.js';
import { isText } from '../../library/called.js';
import type { Table } from '../../match/acts.js';
import { matchId, type ChannelId } from '../../match/header.js';
import { sideId } from '../../rules/kernel/ids.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import { matchTitle } from '../../queries/links.js';
import type { Offer, OptionDefinition, Press, Reply, Request, Runnable, Services, SlashRequest } from '../contract.js';
import { refused, tell, withButtons } from '../replies.js';
import { isArbiter } from '../settings/arbiter.js';
import { ofMatch, spokenAt, tableHere, tableOf } from '../table.js';
import { obstacleRefusal } from './place.js';

/** `/match annul`, `adjudicate` and `reopen`: what an official may still decide about a match that is over. */

/** Why, in characters. */
const LONGEST_REASON = 200;
/** Discord shows at most so many offers. */
const MOST = 25;

const which: OptionDefinition = { name: 'match', words: 'ended-match', autocomplete: true, maxLength: 40 };
const why: OptionDefinition = { name: 'reason', required: true, maxLength: LONGEST_REASON };

/** The match that is named, else that of the channel. */
async function judged(services: Services, request: SlashRequest): Promise<Result<Table, Refusal>> {
  const named = request.options['match'] ?? '';
  if (named === '') return tableHere(services, request);
  const table = await tableOf(services, request, matchId(named));
  return table ? ok(table) : fail(refuse('discord/no-such-match'));
}

/** A ruling of an official about a match, with its reason; and what they are told when it is carried out. */
const ruling =
  (
    carryOut: (
      services: Services,
      request: SlashRequest,
      act: Parameters<Services['referee']['annul']>[0],
      table: Table,
    ) => Promise<Result<unknown, Refusal>>,
  ): Runnable['run'] =>
  async (services, request) => {
    const table = await judged(services, request);
    if (!table.ok) return refused(table.error, request.tongue);
    const { tongue } = spokenAt(services, request, table.value);
    const act = await actOf(services, request, table.value, request.options['reason'] ?? '');
    if (!act.ok) return refused(act.error, tongue);
    const done = await carryOut(services, request, act.value, table.value);
    return done.ok ? tell(t(request.locale, 'reply.ruled')) : refused(done.error, tongue);
  };

/** An act of judging, with the reason that every ruling needs. */
async function actOf(services: Services, request: Request, { header }: Table, reason: string) {
  const said = oneLine(reason, LONGEST_REASON);
  if (said === '') return fail(refuse('discord/no-reason'));
  const { key, player, at } = request;
  const official = await isArbiter(services, request, header);
  return ok({ key, player, at, match: header.id, official, reason: said });
}

/** Matches of the server that are over, the newest first. */
async function ended(services: Services, { guild, locale, options }: SlashRequest): Promise<readonly Offer[]> {
  if (guild === null) return [];
  const typed = (options['match'] ?? '').toLowerCase();
  const all = await services.servers.endedIn(guild, 4 * MOST);
  const offers = await Promise.all(
    all.map(async (header) => ({
      name: t(locale, 'my.offer', {
        title: await matchTitle(services, header, locale),
        day: new Date(header.createdAt).toISOString().slice(0, 10),
        match: header.id,
      }),
      value: header.id,
    })),
  );
  return offers.filter(({ name }) => name.toLowerCase().includes(typed)).slice(0, MOST);
}

export const annul: Runnable = {
  options: [why, which],
  acknowledge: 'private',
  run: ruling((services, _request, act) => services.referee.annul(act)),
  complete: ended,
};

/** The word for a draw among the sides. */
const DRAW = 'draw';

/** P-07: the side, or the draw, that somebody means by its code or by its name in any language; else what they typed. */
export function winnerNamed(codes: readonly string[], titles: readonly NamedSide[], typed: string): string {
  const calls = (code: string) => LOCALES.map((locale) => nameOf({ ...plainly(locale), sides: titles }, 'side', code));
  const isDraw = LOCALES.some((locale) => isText(t(locale, 'ruling.draw'), typed)) || isText(DRAW, typed);
  if (isDraw) return DRAW;
  return codes.find((code) => [code, ...calls(code)].some((one) => isText(one, typed))) ?? typed;
}

export const adjudicate: Runnable = {
  options: [{ name: 'winner', required: true, autocomplete: true, maxLength: 40 }, why, which],
  acknowledge: 'private',
  run: ruling((services, request, act, { header, state }) => {
    const scenario = services.library.scenario(header.scenario, header);
    const winner = winnerNamed(state?.sides ?? [], scenario?.sides ?? [], request.options['winner'] ?? '');
    return services.referee.adjudicate({ ...act, winners: winner === DRAW ? [] : [sideId(winner)] });
  }),
  async complete(services, request, option) {
    if (option === 'match') return ended(services, request);
    const table = await judged(services, request);
    if (!table.ok) return [];
    const typed = (request.options['winner'] ?? '').toLowerCase();
    const { tongue } = spokenAt(services, request, table.value);
    const sides = (table.value.state?.sides ?? []).map((side) => ({
      name: nameOf(tongue, 'side', side),
      value: side,
    }));
    return [...sides, { name: t(request.locale, 'ruling.draw'), value: DRAW }].filter(({ name }) =>
      name.toLowerCase().includes(typed),
    );
  },
};

/** `/match reopen` shows the fingerprint of the dice with which it would go on; only who has seen it gives their salt. */
export const reopen: Runnable = {
  options: [which],
  acknowledge: 'private',
  async run(services, request) {
    const { locale, tongue } = request;
    const found = await judged(services, request);
    if (!found.ok) return refused(found.error, tongue);
    const { header, state } = found.value;
    if (!(await isArbiter(services, request, header))) return refused(refuse('match/not-official'), tongue);
    if (header.status !== 'ended') return refused(refuse('match/not-over'), tongue);
    if (!state) return refused(refuse('match/never-began'), tongue);
    const commitment = await services.referee.nextDice(header.id);
    return withButtons(tell(t(locale, 'reply.reopen', { commitment })), [
      { action: { verb: 'reopen', args: [header.id] }, label: t(locale, 'button.reopen'), style: 'danger' },
    ]);
  },
  complete: ended,
};

/** The form that asks for the reason … */
const form: Press = {
  acknowledge: 'form',
  run: ofMatch((_services, { locale }, { header }) => ({
    kind: 'form',
    form: {
      action: { verb: 'reopened', args: [header.id] },
      title: t(locale, 'form.reopen'),
      fields: [{ id: 'reason', label: t(locale, 'form.correct.reason'), most: LONGEST_REASON }],
    },
  })),
};

/** … and what was written in it. */
const entered: Press = {
  acknowledge: 'private',
  run: ofMatch(async (services, request, table): Promise<Reply> => {
    const { tongue, locale } = request;
    const act = await actOf(services, request, table, request.fields['reason'] ?? '');
    if (!act.ok) return refused(act.error, tongue);
    const channel = act.value.official ? await freePlace(services, request, table) : ok(table.header.channel);
    if (!channel.ok) return refused(channel.error, tongue);
    const done = await services.referee.reopen({ ...act.value, to: null, channel: channel.value });
    return done.ok
      ? tell(t(locale, 'reply.reopened', { channel: `<#${channel.value}>` }))
      : refused(done.error, tongue);
  }),
};

/** Where a match goes on: where it was; where another is played there by now, in a thread of its own. */
async function freePlace(services: Services, request: Request, { header }: Table): Promise<Result<ChannelId, Refusal>> {
  const here = await services.referee.tableIn(header.channel);
  if (!here || here.header.status === 'ended' || header.status !== 'ended') return ok(header.channel);
  const channel = request.parent ?? request.channel;
  const opened = await services.opening.thread(channel, await matchTitle(services, header, request.publicLocale));
  return opened.ok ? opened : fail(obstacleRefusal(opened.error, channel, 'CreatePublicThreads'));
}

export const rulingPresses = { reopen: form, reopened: entered } as const satisfies Readonly<Record<string, Press>>;
