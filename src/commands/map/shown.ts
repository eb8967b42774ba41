import type { Locale } from '../../i18n/locales.js';
import type { MapEntry } from '../../library/contract.js';
import { mapLine, mapPicture } from '../../present/maps.js';
import type { Button, Message } from '../../present/message.js';

/** A map outside a match: its name, what else there is to say, its picture, and buttons. */
export const mapShown = (
  map: MapEntry,
  locale: Locale,
  more: readonly string[] = [],
  buttons: readonly Button[] = [],
): Message => ({
  kind: 'blocks',
  accent: null,
  blocks: [
    { kind: 'text', text: [mapLine(map, locale), ...more].join('\n') },
    mapPicture(map, locale),
    ...(buttons.length > 0 ? [{ kind: 'buttons', buttons } as const] : []),
  ],
});
