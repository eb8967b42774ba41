import { dayOf } from '../../i18n/format.js';
import { t } from '../../i18n/index.js';
import { LOCALES } from '../../i18n/locales.js';
import { PING_MODES, type Preferences } from '../../match/people.js';
import type { Instant } from '../../match/header.js';
import { timeText, wallTime } from '../../match/quiet.js';
import type { Block, Button, Menu, Message } from '../../present/message.js';
import type { Request } from '../contract.js';

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
      {
        kind: 'buttons',
        buttons: [
          button('me-quiet', [], t(locale, 'button.quiet')),
          button('me-away', [], t(locale, 'button.away')),
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
  const { pings, quiet, zone, away, direct, shut } = preferences;
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
    t(locale, 'me.direct', { where: direct ? 'yes' : 'no' }),
    ...(direct && shut ? [t(locale, 'me.shut')] : []),
  ];
}

/** A menu of a fixed list, with what is chosen. */
export function menu<Value extends string>(
  verb: string,
  placeholder: string,
  values: readonly Value[],
  chosen: Value,
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
