import { clausesOf } from '../../../i18n/format.js';
import { nameOf, t } from '../../../i18n/index.js';
import { unitId } from '../../../rules/kernel/ids.js';
import type { FinestHour, HourView } from '../../../rules/finest-hour/finest-hour.js';
import { MEASURE } from '../../../rules/finest-hour/lengths.js';
import { shortened } from '../../../present/alt.js';
import type { Stretch } from '../../../present/contract.js';
import type { Overlay, Shows, Sketch } from '../../../present/picture.js';
import type { Tongue } from '../words/index.js';
import { answerText } from './answers.js';
import { aircraftLine } from './board.js';
import { partText } from './command.js';
import { angleText, placeText, remarked } from './names.js';
import { goalLines } from './goal.js';
import { headlines } from './headlines.js';
import { standingText } from './questions.js';
import { report } from './report.js';
import { partsOf } from './sketches.js';

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
        overlay.places.map(({ letter, place }) => {
          const [x = 0, y = 0, heading = 0] = place.split(/[ ,]/u).map(Number);
          const at = placeText({ x: x * MEASURE.unit, y: y * MEASURE.unit }, tongue);
          return remarked(`${letter} ${at}`, [angleText(heading * 10, tongue)]);
        }),
      );
      return [t(tongue, 'finest-hour.alt.letters', { places })];
    }
    case 'draft':
      return [draftText(overlay, view, tongue)];
  }
}

/** An order in the making, part by part. */
function draftText({ unit, mode, steps }: Sketch, { game }: HourView, tongue: Tongue): string {
  const parts = partsOf(steps).map((part) => partText(part, unitId(unit), game, tongue));
  const way = mode === 'fast' ? [nameOf(tongue, 'finest-hour.way', mode), ...parts] : parts;
  return way.length === 0
    ? t(tongue, 'finest-hour.alt.draft-empty', { unit })
    : t(tongue, 'finest-hour.alt.draft', { unit, steps: way.join(' · ') });
}
