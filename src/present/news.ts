import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { Block } from './message.js';

/** What the post of a turn or round that is over offers: how it went so far, and all of it as a page. */
export const lookBackButtons = (stream: string, locale: Locale): Block => ({
  kind: 'buttons',
  buttons: (['curve', 'page'] as const).map((shows) => ({
    action: { verb: `stream-${shows}`, args: [stream] },
    label: t(locale, `button.stream-${shows}`),
    style: 'secondary',
  })),
});

/** The button that shows a reader what changed in a campaign or league since they were last there. */
export const newsButtons = (stream: string, locale: Locale): Block => ({
  kind: 'buttons',
  buttons: [
    {
      action: { verb: 'stream-news', args: [stream] },
      label: t(locale, 'button.stream-news'),
      style: 'secondary',
    },
  ],
});
