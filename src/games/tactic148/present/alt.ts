import { clausesOf } from '../../../i18n/format.js';
import { t } from '../../../i18n/index.js';
import type { Locale } from '../../../i18n/locales.js';
import type { Tactic148, TacticView } from '../../../rules/tactic148/types.js';
import type { Stretch } from '../../../present/contract.js';
import type { Overlay, Shows, Sketch } from '../../../present/picture.js';
import { shortened } from '../../../present/alt.js';
import { answerText } from './answers.js';
import { characterLine } from './board.js';
import { waitingLines } from './fire-lines.js';
import { standingText } from './questions.js';
import { report } from './report.js';
import { sketchWords } from './sketches.js';

/** What a picture shows, for those who do not see it. The most telling comes first, because the end may be cut off. */
export const altText = (shows: Shows<Tactic148>, stretch: Stretch<Tactic148>, locale: Locale): string =>
  shortened(lines(shows, stretch, locale));

function lines(shows: Shows<Tactic148>, stretch: Stretch<Tactic148>, locale: Locale): readonly string[] {
  const view = stretch.after;
  const { characters } = view.game;
  switch (shows.kind) {
    case 'sheets': {
      const shown = characters.filter(({ id }) => shows.units.some((label) => label === id));
      return [
        t(locale, 'tactic148.alt.sheets', { units: shown.map(({ id }) => id) }),
        ...shown.map((one) => characterLine(one, locale)),
      ];
    }
    case 'map': {
      const told = report(stretch, locale);
      const waiting = waitingLines(view, locale);
      return [
        t(locale, 'tactic148.alt.map', { when: told.heading }),
        ...waiting,
        ...overlayLines(shows.overlay, view, locale),
        ...characters.map((one) => characterLine(one, locale)),
        ...(shows.overlay ? [] : [standingText(view, locale), ...told.lines.filter((each) => !waiting.includes(each))]),
      ];
    }
  }
}

function overlayLines(overlay: Overlay<Tactic148> | null, view: TacticView, locale: Locale): readonly string[] {
  if (!overlay) return [];
  switch (overlay.kind) {
    case 'answer':
      return [answerText(overlay.answer, view, locale)];
    case 'letters': {
      const places = clausesOf(
        locale,
        overlay.places.map(({ letter, place }) => `${letter} ${place}`),
      );
      return [...plannedLines(overlay.planned, locale), t(locale, 'tactic148.alt.letters', { places })];
    }
    case 'draft': {
      const { unit, mode, steps, planned } = overlay;
      const [, , ...words] = sketchWords(overlay, locale);
      return [
        ...plannedLines(planned, locale),
        steps === ''
          ? t(locale, 'tactic148.alt.draft-empty', { unit, mode })
          : t(locale, 'tactic148.alt.draft', { unit, mode, steps: words.join(' · ') }),
      ];
    }
  }
}

/** The orders of a row that come before the one in the making, by their numbers. */
function plannedLines(planned: readonly Sketch[] = [], locale: Locale): readonly string[] {
  if (planned.length === 0) return [];
  const orders = planned.map((sketch, i) => `${i + 1}. ${sketchWords(sketch, locale).join(' · ')}`);
  return [t(locale, 'tactic148.alt.planned', { orders: clausesOf(locale, orders) })];
}
