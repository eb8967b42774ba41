import { dayOf } from '../../i18n/format.js';
import { t } from '../../i18n/index.js';
import { LOCALES } from '../../i18n/locales.js';
import { PING_MODES, type Preferences } from '../../match/people.js';
import type { Instant } from '../../match/header.js';
import { timeText, wallTime } from '../../match/quiet.js';
import type { Block, Button, Menu, Message } from '../../present/message.js';
import type { Request } from '../contract.js';

/** For how many hours one can ask not to be called, and after how many to be told again; 0: not at all. */
export const SNOOZES = ['0', '1', '3', '8', '24', '72'] as const;
export const REMINDERS = ['0', '6', '12', '24', '48', '168'] as const;

const hoursIn = <Value extends string>(values: readonly Value[], hours: number | null): Value | null =>
  values.find((value) => Number(value) === (hours ?? 0)) ?? null;

/** What somebody has chosen, in words, and below it the menus and buttons to choose otherwise. */
export function meMessage(preferences: Preferences, { locale, at }: Pick<Request, 'locale' | 'at'>): Message {
  const button = (
    verb: string,
    args: readonly string[],
    label: string,
    style: Button['style'] = 'secondary',
  ): Button => ({
    action: { verb, args },
    label,
    style,
  });
  const { direct, shut } = preferences;
  const snoozedUntil = preferences.snoozedUntil ?? 0;
  const toDirect = !direct || shut;
  return {
    kind: 'blocks',
    accent: null,
    blocks: [
      { kind: 'text', text: lines(preferences, locale, at).join('\n') },
      menu('me-language', t(locale, 'blank.me-language'), ['auto', ...LOCALES], preferences.locale ?? 'auto', (value) =>
        t(locale, `choice.language.${value}`),
      ),
      menu('me-pings', t(locale, 'blank.pings'), PING_MODES, preferences.pings, (value) =>
        t(locale, `choice.pings.${value}`),
      ),
      menu('me-remind', t(locale, 'blank.remind'), REMINDERS, hoursIn(REMINDERS, preferences.remindEvery), (value) =>
        t(locale, `choice.every.${value}`),
      ),
      menu('me-snooze', t(locale, 'blank.snooze'), SNOOZES, snoozedUntil > at ? null : '0', (value) =>
        t(locale, `choice.hours.${value}`),
      ),
      {
        kind: 'buttons',
        buttons: [
          button('me-quiet', [], t(locale, 'button.quiet')),
          button('me-away', [], t(locale, 'button.away')),
          button('me-digest', [], t(locale, 'button.digest')),
          button(
            'me-direct',
            [toDirect ? 'yes' : 'no'],
            t(locale, toDirect ? 'button.direct-yes' : 'button.direct-no'),
          ),
        ],
      },
      {
        kind: 'buttons',
        buttons: [
          button('my-matches', [], t(locale, 'button.my'), 'primary'),
          button('me-forget', [], t(locale, 'button.forget-me'), 'danger'),
        ],
      },
    ],
  };
}

function lines(preferences: Preferences, locale: Request['locale'], at: Instant): readonly string[] {
  const { pings, quiet, zone, away, direct, shut, snoozedUntil, remindEvery, digestAt } = preferences;
  return [
    t(locale, 'me.title'),
    preferences.locale
      ? t(locale, 'me.language', { language: preferences.locale })
      : t(locale, 'me.language-auto', { language: locale }),
    t(locale, 'me.pings', { mode: pings }),
    quiet
      ? t(locale, 'me.quiet', {
          from: timeText(quiet.from),
          to: timeText(quiet.to),
          zone: zone ?? 'UTC',
          now: timeText(wallTime(at, zone).minutes),
        })
      : t(locale, 'me.quiet-none'),
    away
      ? t(locale, 'me.away', { from: dayOf(locale, away.from), to: dayOf(locale, away.to) })
      : t(locale, 'me.away-none'),
    ...(snoozedUntil !== null && snoozedUntil > at
      ? [t(locale, 'me.snoozed', { until: `<t:${Math.round(snoozedUntil / 1000)}:f>` })]
      : []),
    remindEvery === null ? t(locale, 'me.remind-none') : t(locale, 'me.remind', { hours: remindEvery }),
    digestAt === null
      ? t(locale, 'me.digest-none')
      : t(locale, 'me.digest', { time: timeText(digestAt), zone: zone ?? 'UTC' }),
    t(locale, 'me.direct', { where: direct ? 'yes' : 'no' }),
    ...((direct || remindEvery !== null || digestAt !== null) && shut ? [t(locale, 'me.shut')] : []),
  ];
}

/** A menu of a fixed list, with what is chosen. */
export function menu<Value extends string>(
  verb: string,
  placeholder: string,
  values: readonly Value[],
  chosen: Value | null,
  label: (value: Value) => string,
): Block {
  const filled: Menu = {
    action: { verb, args: [] },
    placeholder,
    min: 1,
    max: 1,
    options: values.map((value) => ({ value, label: label(value), chosen: value === chosen })),
  };
  return { kind: 'menu', menu: filled };
}
