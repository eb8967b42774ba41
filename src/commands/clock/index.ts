import { nameOf, t } from '../../i18n/index.js';
import { clockFrom, clockText, CLOCK_PRESETS, spanFrom } from '../../match/clock-text.js';
import type { Table } from '../../match/acts.js';
import { clockOf } from '../../match/lobby.js';
import { refuseMatch } from '../../match/refusals.js';
import { clockMessage } from '../../present/posts/clock.js';
import { seatName } from '../../present/posts/lines.js';
import type { ClockSettings } from '../../rules/kernel/clock.js';
import type { Motion } from '../../rules/kernel/proposal.js';
import { seatId, type SeatId } from '../../rules/kernel/ids.js';
import { MOST_EXTENSION } from '../../rules/kernel/extension.js';
import type { Services, Offer, Press, Reply, Request, Runnable, SlashCommand } from '../contract.js';
import { proposed } from '../match/vote.js';
import { DONE, refused, show, tell } from '../replies.js';
import { isArbiter } from '../settings/arbiter.js';
import { ofChannel, ofMatch, spokenAt, tableHere, viewerOf } from '../table.js';

/** `/clock …` and its buttons: what the clock shows, choosing it, stopping it by agreement, giving time. */

type Then = (services: Services, request: Request, table: Table) => Promise<Reply> | Reply;

async function shown(services: Services, request: Request, table: Table, wantsAnother = false): Promise<Reply> {
  const { player, tongue, at } = request;
  const { header } = table;
  const viewer = await viewerOf(services, request, table);
  const view = services.referee.view(table, viewer);
  const seat = viewer.as === 'seat' ? viewer.seat : null;
  // An arbiter who does not play has the buttons of whoever does.
  const judges = seat === null && (await isArbiter(services, request, header));
  const chooses = header.status === 'lobby' ? header.owner === player : wantsAnother && (seat !== null || judges);
  return show(clockMessage({ header, view, clock: clockOf(table) }, { seat, judges, chooses, tongue, at }));
}

const showing: Then = (services, request, table) => shown(services, request, table);

/** Proposes something about the clock; without another person to ask, or by an arbiter who does not play, it is done at once. */
async function move(services: Services, request: Request, { header }: Table, motion: Motion): Promise<Reply> {
  const { key, player, at } = request;
  const arbiter = await isArbiter(services, request, header);
  const applied = await services.referee.propose({ key, player, at, match: header.id, motion, arbiter });
  return applied.ok ? proposed(applied.value, request, null) : refused(applied.error, request.tongue);
}

/** Stops the clock or lets it run again. */
const moving =
  (kind: 'pause' | 'resume'): Then =>
  (services, request, table) =>
    move(services, request, table, { kind });

/** Another clock: at once in the lobby, in play by consent. */
async function change(services: Services, request: Request, table: Table, clock: ClockSettings): Promise<Reply> {
  if (table.header.status !== 'lobby') return move(services, request, table, { kind: 'retime', clock });
  const { key, player, at } = request;
  const applied = await services.referee.configure({ key, player, at, match: table.header.id, options: {}, clock });
  return applied.ok ? shown(services, request, applied.value.table) : refused(applied.error, request.tongue);
}

async function changeTo(services: Services, request: Request, table: Table, text: string): Promise<Reply> {
  const clock = clockFrom(text, request.locale);
  return clock.ok ? change(services, request, table, clock.value) : refused(clock.error, request.tongue);
}

/** Gives time to one opponent, or to all; an arbiter who does not play gives it to whom they want. */
async function extend(
  services: Services,
  request: Request,
  { header, state }: Table,
  given: { readonly ms: number | null; readonly seat: SeatId | null },
): Promise<Reply> {
  const { key, player, at, locale, tongue } = request;
  const { ms } = given;
  if (ms === null) return refused(refuseMatch('match/bad-extension', { most: MOST_EXTENSION }), tongue);
  const own = header.holders.find((holder) => holder.player === player);
  const opponents = (state?.seats ?? []).filter(({ side }) => side !== own?.side).map(({ id }) => id);
  const seats = given.seat === null ? opponents : [given.seat];
  const arbiter = own === undefined && (await isArbiter(services, request, header));
  const [first = seatId('')] = seats;
  for (const [i, seat] of (seats.length > 0 ? seats : [first]).entries()) {
    const act = { key: i === 0 ? key : `${key}:${seat}`, player, at, match: header.id };
    const applied = arbiter
      ? await services.referee.propose({ ...act, motion: { kind: 'extend', seat, ms }, arbiter })
      : await services.referee.submit({
          ...act,
          seat: own?.seat ?? null,
          command: { type: 'extend', seat, ms },
          question: null,
        });
    if (!applied.ok) return refused(applied.error, request.tongue);
  }
  const players = seats.map((seat) => seatName(header, seat, request.tongue));
  return tell(t(locale, 'reply.extended', { time: ms, players }));
}

/** Offers for a clock being typed: those ready to pick, in the reader's words. */
export function offerClocks(text: string, locale: Request['locale']): readonly Offer[] {
  const wanted = text.trim().toLowerCase();
  const typed = clockFrom(wanted, locale);
  const ready = CLOCK_PRESETS.map((preset) => clockText(preset, locale));
  const fitting = ready.filter((one) => one.includes(wanted));
  const own = typed.ok ? [clockText(typed.value, locale)] : [];
  return [...new Set([...own, ...(fitting.length > 0 ? fitting : ready)])].map((name) => ({ name, value: name }));
}

export const CLOCK_OPTION = { name: 'clock', autocomplete: true, maxLength: 100 } as const;

/** `/clock …` */
export const clock = {
  name: 'clock',
  where: 'server',
  subcommands: {
    show: { options: [], acknowledge: 'private', run: ofChannel(showing) },
    change: {
      options: [{ ...CLOCK_OPTION, required: true }],
      acknowledge: 'private',
      run: ofChannel((services, request, table) => changeTo(services, request, table, request.options['clock'] ?? '')),
      complete: (_house, request) => Promise.resolve(offerClocks(request.options['clock'] ?? '', request.locale)),
    },
    pause: { options: [], acknowledge: 'private', run: ofChannel(moving('pause')) },
    resume: { options: [], acknowledge: 'private', run: ofChannel(moving('resume')) },
    extend: {
      options: [
        { name: 'time', required: true, autocomplete: true, maxLength: 40 },
        { name: 'seat', words: 'extend-seat', autocomplete: true, maxLength: 40 },
      ],
      acknowledge: 'private',
      run: ofChannel((services, request, table) => {
        const seat = request.options['seat'];
        const wanted = seat ? seatNamed(table, seat, request.tongue) : null;
        return extend(services, request, table, { ms: spanFrom(request.options['time'] ?? ''), seat: wanted });
      }),
      complete: completeExtend,
    },
  },
} as const satisfies SlashCommand;

/** A seat by its id or its name; what is neither is refused by the rules. */
function seatNamed({ state }: Table, text: string, tongue: Request['tongue']): SeatId {
  const wanted = text.trim().toLowerCase();
  const found = state?.seats.find(({ id }) => id === wanted || nameOf(tongue, 'seat', id).toLowerCase() === wanted);
  return found?.id ?? seatId(wanted);
}

const GIFTS = ['4', '8', '24', '48', '72'] as const;

async function completeExtend(services: Services, request: Parameters<Runnable['run']>[1], option: string) {
  const { locale } = request;
  if (option === 'time') {
    return GIFTS.map((hours) => nameOf(locale, 'span', String(Number(hours) * 3_600_000)).replaceAll('\u00a0', '')).map(
      (name) => ({ name, value: name }),
    );
  }
  const table = await tableHere(services, request);
  if (!table.ok) return [];
  const { tongue } = spokenAt(services, request, table.value);
  return (table.value.state?.seats ?? []).map(({ id }) => ({ name: nameOf(tongue, 'seat', id), value: String(id) }));
}

/** `/match claim` and its button. */
const claiming: Then = async (services, { key, player, at, locale, tongue }, { header }) => {
  const applied = await services.referee.submit({
    key,
    player,
    at,
    match: header.id,
    seat: header.holders.find((holder) => holder.player === player)?.seat ?? null,
    command: { type: 'claim' },
    question: null,
  });
  return applied.ok ? tell(t(locale, 'reply.claimed')) : refused(applied.error, tongue);
};

export const claim: Runnable = { options: [], acknowledge: 'private', run: ofChannel(claiming) };

/** The form for a clock of one's own. */
const own: Press = {
  acknowledge: 'form',
  run: ofMatch((_house, { locale }, table) => ({
    kind: 'form',
    form: {
      action: { verb: 'clock-typed', args: [table.header.id] },
      title: t(locale, 'form.own-clock'),
      fields: [
        { id: 'clock', label: t(locale, 'form.own-clock.field'), value: clockText(clockOf(table), locale), most: 100 },
      ],
    },
  })),
};

export const clockPresses = {
  clock: { acknowledge: 'private', run: ofMatch(showing) },
  claim: { acknowledge: 'private', run: ofMatch(claiming) },
  'clock-pause': { acknowledge: 'private', run: ofMatch(moving('pause')) },
  'clock-resume': { acknowledge: 'private', run: ofMatch(moving('resume')) },
  'clock-extend': {
    acknowledge: 'private',
    run: ofMatch((services, request, table) =>
      extend(services, request, table, { ms: Number(request.args[1]), seat: null }),
    ),
  },
  'clock-change': {
    acknowledge: 'update',
    run: ofMatch((services, request, table) => shown(services, request, table, true)),
  },
  'clock-set': {
    acknowledge: 'update',
    run: ofMatch((services, request, table) => {
      const preset = CLOCK_PRESETS[Number(request.args[1])];
      return preset ? change(services, request, table, preset) : DONE;
    }),
  },
  'clock-own': own,
  'clock-typed': {
    acknowledge: 'update',
    run: ofMatch((services, request, table) => changeTo(services, request, table, request.fields['clock'] ?? '')),
  },
} as const satisfies Readonly<Record<string, Press>>;
