import { clausesOf } from '../../../i18n/format.js';
import { t } from '../../../i18n/index.js';
import type { FinestHour, HourView } from '../../../rules/finest-hour/finest-hour.js';
import { shortened } from '../../../present/alt.js';
import type { Stretch } from '../../../present/contract.js';
import type { Overlay, Shows } from '../../../present/picture.js';
import type { Tongue } from '../words/index.js';
import { answerText } from './answers.js';
import { aircraftLine } from './board.js';
import { goalLines } from './goal.js';
import { headlines } from './headlines.js';
import { standingText } from './questions.js';
import { report } from './report.js';

/** What a picture shows, for those who do not see it. The most telling comes first, because the end may be cut off. */
export const altText = (shows: Shows<FinestHour>, stretch: Stretch<FinestHour>, tongue: Tongue): string =>
  shortened(lines(shows, stretch, tongue));

function lines(shows: Shows<FinestHour>, stretch: Stretch<FinestHour>, tongue: Tongue): readonly string[] {
  const view = stretch.after;
  const { game } = view;
  switch (shows.kind) {
    case 'sheets': {
      const shown = game.aircraft.filter(({ id }) => shows.units.some((label) => label === id));
      return [
        t(tongue, 'finest-hour.alt.sheets', { units: shown.map(({ id }) => id) }),
        ...shown.map((one) => aircraftLine(one, game, tongue)),
      ];
    }
    case 'map': {
      const told = report(stretch, tongue);
      const first = shows.overlay ? [] : headlines(stretch, tongue).lines;
      return [
        t(tongue, 'finest-hour.alt.map', { when: told.heading }),
        ...first,
        ...overlayLines(shows.overlay, view, tongue),
        ...game.aircraft.map((one) => aircraftLine(one, game, tongue)),
        ...(shows.overlay
          ? []
          : [
              standingText(view, tongue),
              ...goalLines(game, tongue),
              ...told.lines.filter((line) => !first.includes(line)),
            ]),
      ];
    }
  }
}

function overlayLines(overlay: Overlay<FinestHour> | null, view: HourView, tongue: Tongue): readonly string[] {
  if (!overlay) return [];
  switch (overlay.kind) {
    case 'answer':
      return [answerText(overlay.answer, view, tongue)];
    case 'letters': {
      const places = clausesOf(
        tongue.locale,
        overlay.places.map(({ letter, place }) => `${letter} ${place}`),
      );
      return [t(tongue, 'finest-hour.alt.letters', { places })];
    }
    case 'draft':
      return [t(tongue, 'finest-hour.alt.draft', { unit: overlay.unit, steps: overlay.steps })];
  }
}
