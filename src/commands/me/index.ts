import { LOCALES } from '../../i18n/locales.js';
import { t } from '../../i18n/index.js';
import { matchId } from '../../match/header.js';
import { PING_MODES } from '../../match/people.js';
import { timeText, wallTime, ZONES } from '../../match/quiet.js';
import type { Form } from '../../present/message.js';
import type { Services, Offer, OptionDefinition, Press, Reply, Request, Runnable, SlashCommand } from '../contract.js';
import { refused, show, tell } from '../replies.js';
import { away, digest, direct, language, pings, quiet, remind, snooze, type Choosing } from './choose.js';
import { forgetMe, sureToForget } from './forget.js';
import { meMessage, REMINDERS, SNOOZES } from './view.js';

/** `/me`: what somebody chooses for themselves, by slash and by the menus, buttons and forms of what it shows. */

async function shown(services: Services, request: Request): Promise<Reply> {
  return show(meMessage(await services.people.preferences(request.player), request));
}

/** Keeps a choice and shows what holds now, in the language that holds now. */
async function chosen(
  services: Services,
  request: Request,
  choosing: Choosing,
  given: Readonly<Record<string, string>>,
): Promise<Reply> {
  const before = await services.people.preferences(request.player);
  const after = choosing(before, given, request.at);
  if (!after.ok) return refused(after.error, request.tongue);
  await services.people.putPreferences(after.value);
  await tellMatches(services, request, before.away !== after.value.away);
  return show(meMessage(after.value, { ...request, locale: after.value.locale ?? request.discordLocale }));
}

/** What they chose decides on calls that wait, of campaigns and leagues too; an absence stands in the panels of their matches. */
async function tellMatches(services: Services, { player, at }: Request, absence: boolean): Promise<void> {
  for (const { id, status } of await services.people.matchesOf(player)) {
    await services.servers.recall(id);
    if (absence && status === 'playing') await services.servers.renew(id, 'panel', at);
  }
  for (const { id } of await services.streams.of(player)) await services.servers.recall(matchId(id));
}

const bySlash = (choosing: Choosing, options: readonly OptionDefinition[]): Runnable => ({
  options,
  acknowledge: 'private',
  run: (services, request) => chosen(services, request, choosing, request.options),
  complete: (_house, request, option) =>
    Promise.resolve(option === 'zone' ? zonesLike(request.options['zone'] ?? '', request) : []),
});

/** Time zones whose name holds what was typed, each with the time that it is there; without any, some large ones. */
function zonesLike(typed: string, { at }: Request): readonly Offer[] {
  const wanted = typed.trim().replaceAll(/\s+/g, '_').toLowerCase();
  const fits = wanted === '' ? WELL_KNOWN : ZONES.filter((zone) => zone.toLowerCase().includes(wanted));
  return fits.slice(0, 25).map((zone) => ({ name: `${zone} (${timeText(wallTime(at, zone).minutes)})`, value: zone }));
}

const WELL_KNOWN = [
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Europe/Moscow',
  'Asia/Yekaterinburg',
  'Asia/Tokyo',
  'Australia/Sydney',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'UTC',
];

/** `/me …` */
export const me = {
  name: 'me',
  where: 'direct',
  subcommands: {
    show: { options: [], acknowledge: 'private', run: shown },
    language: bySlash(language, [
      { name: 'language', words: 'me-language', required: true, values: ['auto', ...LOCALES] },
    ]),
    pings: bySlash(pings, [{ name: 'pings', required: true, values: PING_MODES }]),
    quiet: bySlash(quiet, [
      { name: 'from', words: 'quiet-from', maxLength: 10 },
      { name: 'to', words: 'quiet-to', maxLength: 10 },
      { name: 'zone', autocomplete: true, maxLength: 50 },
    ]),
    away: bySlash(away, [
      { name: 'from', words: 'away-from', maxLength: 10 },
      { name: 'to', words: 'away-to', maxLength: 10 },
    ]),
    snooze: bySlash(snooze, [{ name: 'hours', required: true, values: SNOOZES }]),
    remind: bySlash(remind, [{ name: 'every', required: true, values: REMINDERS }]),
    digest: bySlash(digest, [{ name: 'time', words: 'digest-time', maxLength: 10 }]),
    direct: bySlash(direct, [{ name: 'direct', required: true, values: ['yes', 'no'] }]),
    forget: { options: [], acknowledge: 'private', run: (_house, request) => Promise.resolve(sureToForget(request)) },
  },
} satisfies SlashCommand;

/** A menu or button whose last argument is what was chosen. */
const byPress = (choosing: Choosing, field: string): Press => ({
  acknowledge: 'update',
  run: (services, request) => chosen(services, request, choosing, { [field]: request.args.at(-1) ?? '' }),
});

/** The button of a call: whoever presses it is left alone for so many hours, and the call stays for the others. */
async function callLater(services: Services, request: Request & { readonly args: readonly string[] }): Promise<Reply> {
  const { player, at, tongue, locale, args } = request;
  const after = snooze(await services.people.preferences(player), { hours: args.at(-1) ?? '' }, at);
  if (!after.ok) return refused(after.error, tongue);
  await services.people.putPreferences(after.value);
  await tellMatches(services, request, false);
  return tell(t(locale, 'me.later', { until: `<t:${Math.round((after.value.snoozedUntil ?? at) / 1000)}:f>` }));
}

/** A form that was sent. */
const byForm = (choosing: Choosing): Press => ({
  acknowledge: 'update',
  run: (services, request) => chosen(services, request, choosing, request.fields),
});

/** Opens a form with what holds now filled in. */
const opening = (form: (services: Services, request: Request) => Promise<Form>): Press => ({
  acknowledge: 'form',
  run: async (services, request) => ({ kind: 'form', form: await form(services, request) }),
});

async function quietForm(services: Services, { player, locale }: Request): Promise<Form> {
  const now = await services.people.preferences(player);
  const placeholder = t(locale, 'form.none');
  return {
    action: { verb: 'me-quieted', args: [] },
    title: t(locale, 'form.quiet'),
    fields: [
      {
        id: 'from',
        label: t(locale, 'form.from'),
        placeholder,
        most: 10,
        optional: true,
        ...(now.quiet ? { value: timeText(now.quiet.from) } : {}),
      },
      {
        id: 'to',
        label: t(locale, 'form.to'),
        placeholder,
        most: 10,
        optional: true,
        ...(now.quiet ? { value: timeText(now.quiet.to) } : {}),
      },
      { id: 'zone', label: t(locale, 'form.zone'), most: 50, optional: true, value: now.zone ?? 'UTC' },
    ],
  };
}

async function awayForm(services: Services, { player, locale }: Request): Promise<Form> {
  const now = await services.people.preferences(player);
  const placeholder = t(locale, 'form.none');
  return {
    action: { verb: 'me-awayed', args: [] },
    title: t(locale, 'form.away'),
    fields: [
      {
        id: 'from',
        label: t(locale, 'form.away-from'),
        placeholder,
        most: 10,
        optional: true,
        ...(now.away ? { value: now.away.from } : {}),
      },
      {
        id: 'to',
        label: t(locale, 'form.away-to'),
        placeholder,
        most: 10,
        optional: true,
        ...(now.away ? { value: now.away.to } : {}),
      },
    ],
  };
}

async function digestForm(services: Services, { player, locale }: Request): Promise<Form> {
  const { digestAt } = await services.people.preferences(player);
  return {
    action: { verb: 'me-digested', args: [] },
    title: t(locale, 'form.digest'),
    fields: [
      {
        id: 'time',
        label: t(locale, 'form.digest-time'),
        placeholder: t(locale, 'form.none'),
        most: 10,
        optional: true,
        ...(digestAt === null ? {} : { value: timeText(digestAt) }),
      },
    ],
  };
}

export const mePresses = {
  me: { acknowledge: 'private', run: shown },
  'me-language': byPress(language, 'language'),
  'me-pings': byPress(pings, 'pings'),
  'me-direct': byPress(direct, 'direct'),
  'me-snooze': byPress(snooze, 'hours'),
  'call-later': { acknowledge: 'private', run: callLater },
  'me-remind': byPress(remind, 'every'),
  'me-digest': opening(digestForm),
  'me-digested': byForm(digest),
  'me-quiet': opening(quietForm),
  'me-quieted': byForm(quiet),
  'me-away': opening(awayForm),
  'me-awayed': byForm(away),
  'me-forget': { acknowledge: 'private', run: (_house, request) => Promise.resolve(sureToForget(request)) },
  'me-forgotten': { acknowledge: 'update', run: forgetMe },
} as const satisfies Readonly<Record<string, Press>>;
