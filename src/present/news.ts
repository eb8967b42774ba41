import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { Block } from './message.js';

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
