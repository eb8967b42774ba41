import { nameOf, t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import type { Tongue } from '../../i18n/tongue.js';
import { clockDetail, clockLabel, clockSays, clockText, CLOCK_PRESETS } from '../../match/clock-text.js';
import { REFEREE, type MatchHeader } from '../../match/header.js';
import type { MatchView } from '../../rules/kernel/contract.js';
import { bankAt, seatClock, type ClockSettings } from '../../rules/kernel/clock.js';
import type { SeatId } from '../../rules/kernel/ids.js';
import { claimable } from '../../rules/kernel/clock-refusals.js';
import type { AnyGame } from '../../rules/registry.js';
import type { Block, Button, Message } from '../message.js';
import { holderOf, seatName } from './lines.js';
import { untilLine, type Clocked } from './until.js';

/** What posts say of the clock. Instants are Discord's own timestamps, which all readers see in their zone and which never go stale. */

/** What is to be known of the clock beside who is awaited: that it stands still; that an outage was given back to a time that runs. */
export function clockLines(header: MatchHeader, { clock }: Clocked, tongue: Tongue): readonly string[] {
  if (!clock) return [];
  const { locale } = tongue;
  const { paused, credited } = clock;
  if (paused) {
    const { at, by } = paused;
    return [
      by === null
        ? t(locale, 'post.clock.paused', { at })
        : t(locale, 'post.clock.paused-by', { at, by: seatName(header, by, tongue) }),
    ];
  }
  const matters = credited && clock.running.some(({ since }) => since <= credited.at);
  return matters ? [t(locale, 'post.clock.credited', { ms: credited.ms })] : [];
}

/** The buttons below a panel: the clock, and the claim where an opponent has been absent too long. */
export function clockButtons({ id, locale }: MatchHeader, view: MatchView<AnyGame>): readonly Button[] {
  if (!view.clock || view.outcome) return [];
  return [
    { action: { verb: 'clock', args: [id] }, label: t(locale, 'button.clock'), style: 'secondary' },
    ...(view.seats.some((seat) => claimable(view, seat.id).length > 0)
      ? [{ action: { verb: 'claim', args: [id] }, label: t(locale, 'button.claim'), style: 'danger' } as const]
      : []),
  ];
}

/** What is offered to give to opponents at once, in milliseconds. */
const GIFT = 24 * 3_600_000;

/**
 * The clock of a match: what it is, whose time runs until when, the banks, and the buttons of whoever may do something.
 * `view` is `null` in the lobby; who `chooses` another clock finds a menu; `seat` is the reader's; who `judges` has no seat, but the
 * buttons all the same.
 */
export function clockMessage(
  { header, view, clock }: ClockedMatch,
  reader: {
    readonly seat: SeatId | null;
    readonly judges: boolean;
    readonly chooses: boolean;
    readonly tongue: Tongue;
    readonly at: number;
  },
): Message {
  const { tongue } = reader;
  const { locale } = tongue;
  const lines = [
    t(locale, 'post.clock.title', { clock: clockText(clock, locale) }),
    clockSays(clock, locale),
    ...(view?.clock && !view.outcome ? ['', ...standingLines(header, view, tongue, reader.at)] : []),
  ];
  return {
    kind: 'blocks',
    accent: null,
    blocks: [
      { kind: 'text', text: lines.join('\n') },
      ...(view && !view.outcome && (reader.seat || reader.judges)
        ? playButtons(header, view, reader.seat, locale)
        : []),
      ...(reader.chooses ? presets(header, clock, locale) : []),
    ],
  };
}

/** A match with its clock; `view` is `null` in the lobby. */
interface ClockedMatch {
  readonly header: MatchHeader;
  readonly view: MatchView<AnyGame> | null;
  readonly clock: ClockSettings;
}

function standingLines(header: MatchHeader, view: MatchView<AnyGame>, tongue: Tongue, at: number): readonly string[] {
  const { clock } = view;
  const { locale } = tongue;
  if (!clock) return [];
  const awaited = view.questions.map((question) =>
    untilLine(seatName(header, question.seat, tongue), view, question.id, locale),
  );
  const banks = view.seats
    .filter(({ id }) => holderOf(header, id) !== REFEREE)
    .map(({ id }) => {
      const { missed } = seatClock(clock, id);
      const facts = { player: seatName(header, id, tongue), bank: bankAt(clock, id, at) };
      return missed === 0 ? t(locale, 'post.clock.bank', facts) : t(locale, 'post.clock.missed', { ...facts, missed });
    });
  const runs = clock.running.length > 0 && !clock.paused;
  return [...clockLines(header, view, tongue), ...(runs ? awaited : [t(locale, 'post.clock.idle')]), '', ...banks];
}

function playButtons(
  { id }: MatchHeader,
  view: MatchView<AnyGame>,
  seat: SeatId | null,
  locale: Locale,
): readonly Block[] {
  const change: Button = {
    action: { verb: 'clock-change', args: [id] },
    label: t(locale, 'button.clock-change'),
    style: 'secondary',
  };
  if (!view.clock) return [{ kind: 'buttons', buttons: [change] }];
  const pause: Button = view.clock.paused
    ? { action: { verb: 'clock-resume', args: [id] }, label: t(locale, 'button.clock-resume'), style: 'primary' }
    : { action: { verb: 'clock-pause', args: [id] }, label: t(locale, 'button.clock-pause'), style: 'secondary' };
  const time = nameOf(locale, 'span', String(GIFT));
  const gift: Button = {
    action: { verb: 'clock-extend', args: [id, String(GIFT)] },
    label: t(locale, 'button.extend', { time }),
    style: 'secondary',
  };
  const claim: readonly Button[] =
    seat && claimable(view, seat).length > 0
      ? [{ action: { verb: 'claim', args: [id] }, label: t(locale, 'button.claim'), style: 'danger' }]
      : [];
  return [{ kind: 'buttons', buttons: [pause, gift, change, ...claim] }];
}

function presets({ id }: MatchHeader, clock: ClockSettings, locale: Locale): readonly Block[] {
  const chosen = clockText(clock, locale);
  return [
    {
      kind: 'menu',
      menu: {
        action: { verb: 'clock-set', args: [id] },
        placeholder: t(locale, 'blank.clock'),
        min: 1,
        max: 1,
        options: CLOCK_PRESETS.map((preset, i) => ({
          value: String(i),
          label: clockLabel(preset, locale),
          description: clockDetail(preset, locale),
          chosen: clockText(preset, locale) === chosen,
        })),
      },
    },
    {
      kind: 'buttons',
      buttons: [
        { action: { verb: 'clock-own', args: [id] }, label: t(locale, 'button.own-clock'), style: 'secondary' },
      ],
    },
  ];
}
