import { t } from '../../../i18n/index.js';
import type { Locale } from '../../../i18n/locales.js';
import type { BattleTech, BattleTechView } from '../../../rules/battletech/types.js';
import type { Stretch } from '../../../present/contract.js';
import type { Overlay, Shows } from '../../../present/picture.js';
import { shortened } from '../../../present/alt.js';
import { answerText } from './answers.js';
import { hazardLines, limbLines, unitLine } from './board.js';
import { report } from './report.js';
import { armorLines } from './sheet.js';
import { bodyLines } from './standard/body.js';

/** What a picture shows, for those who do not see it. The most telling comes first, because the end may be cut off. */
export function altText(shows: Shows<BattleTech>, stretch: Stretch<BattleTech>, locale: Locale): string {
  return shortened(lines(shows, stretch, locale));
}

function lines(shows: Shows<BattleTech>, stretch: Stretch<BattleTech>, locale: Locale): readonly string[] {
  const view = stretch.after;
  const { units } = view.game;
  switch (shows.kind) {
    case 'sheets': {
      const shown = units.filter(({ id }) => shows.units.some((label) => label === id));
      return [
        t(locale, 'battletech.alt.sheets', { units: shown.map(({ id }) => id) }),
        ...shown.flatMap((unit) => [unitLine(unit, locale), ...armorLines(unit, locale), ...bodyLines(unit, locale)]),
      ];
    }
    case 'map': {
      const told = report(stretch, locale);
      return [
        t(locale, 'battletech.alt.map', { when: told.heading }),
        ...overlayLines(shows.overlay, view, locale),
        ...hazardLines(view.game.board, locale),
        ...limbLines(view.game, locale),
        ...units.map((unit) => unitLine(unit, locale)),
        ...(shows.overlay ? [] : told.lines),
      ];
    }
  }
}

function overlayLines(overlay: Overlay<BattleTech> | null, view: BattleTechView, locale: Locale): readonly string[] {
  if (!overlay) return [];
  switch (overlay.kind) {
    case 'answer':
      return [answerText(overlay.answer, view, locale)];
    case 'letters': {
      const places = overlay.places.map(({ letter, place }) => `${letter} ${place}`).join(', ');
      return [t(locale, 'battletech.alt.letters', { places })];
    }
    case 'draft': {
      const { unit, mode } = overlay;
      const steps = overlay.steps === '' ? t(locale, 'battletech.alt.none-yet') : overlay.steps;
      return [t(locale, 'battletech.alt.draft', { unit, mode, steps })];
    }
  }
}
