import { clausesOf } from '../../../i18n/format.js';
import { t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import type { Tactic148, TacticView } from '../../../rules/tactic148/tactic148.js';
import type { Stretch } from '../../../present/contract.js';
import type { Overlay, Shows, Sketch } from '../../../present/picture.js';
import { shortened } from '../../../present/alt.js';
import { answerText } from './answers.js';
import { characterLine } from './board.js';
import { waitingLines } from './fire-lines.js';
import { goalOf } from './goal.js';
import { headlines } from './headlines.js';
import { standingText } from './questions.js';
import { report } from './report.js';
import { placeText } from './names.js';
import { sketchWords, spotsOf } from './sketches.js';

/** What a picture shows, for those who do not see it. The most telling comes first, because the end may be cut off. */
export const altText = (shows: Shows<Tactic148>, stretch: Stretch<Tactic148>, tongue: Tongue): string =>
  shortened(lines(shows, stretch, tongue));

function lines(shows: Shows<Tactic148>, stretch: Stretch<Tactic148>, tongue: Tongue): readonly string[] {
  const view = stretch.after;
  const { characters } = view.game;
  switch (shows.kind) {
    case 'sheets': {
      const shown = characters.filter(({ id }) => shows.units.some((label) => label === id));
      return [
        t(tongue, 'tactic148.alt.sheets', { units: shown.map(({ id }) => id) }),
        ...shown.map((one) => characterLine(one, tongue)),
      ];
    }
    case 'map': {
      const told = report(stretch, tongue);
      const waiting = waitingLines(view, tongue);
      const first = shows.overlay ? [] : headlines(stretch, tongue).lines.filter((line) => !waiting.includes(line));
      const known = [...waiting, ...first];
      return [
        t(tongue, 'tactic148.alt.map', { when: told.heading }),
        ...(shows.overlay ? [] : goalOf(view, tongue)),
        ...waiting,
        ...first,
        ...overlayLines(shows.overlay, view, tongue),
        ...characters.map((one) => characterLine(one, tongue)),
        ...(shows.overlay ? [] : [standingText(view, tongue), ...told.lines.filter((each) => !known.includes(each))]),
      ];
    }
  }
}

function overlayLines(overlay: Overlay<Tactic148> | null, view: TacticView, tongue: Tongue): readonly string[] {
  if (!overlay) return [];
  switch (overlay.kind) {
    case 'answer':
      return [answerText(overlay.answer, view, tongue)];
    case 'letters': {
      const places = clausesOf(
        tongue.locale,
        overlay.places.map(({ letter, place }) => {
          const corners = spotsOf(place).map((spot) => placeText(spot, tongue));
          return `${letter} ${corners.join(' – ')}`;
        }),
      );
      return [...plannedLines(overlay.planned, tongue), t(tongue, 'tactic148.alt.letters', { places })];
    }
    case 'draft': {
      const { unit, mode, steps, planned } = overlay;
      const [, , ...words] = sketchWords(overlay, tongue);
      return [
        ...plannedLines(planned, tongue),
        steps === ''
          ? t(tongue, 'tactic148.alt.draft-empty', { unit, mode })
          : t(tongue, 'tactic148.alt.draft', { unit, mode, steps: words.join(' · ') }),
      ];
    }
  }
}

/** The orders of a row that come before the one in the making, by their numbers. */
function plannedLines(planned: readonly Sketch[] = [], tongue: Tongue): readonly string[] {
  if (planned.length === 0) return [];
  const orders = planned.map((sketch, i) => `${i + 1}. ${sketchWords(sketch, tongue).join(' · ')}`);
  return [t(tongue, 'tactic148.alt.planned', { orders: clausesOf(tongue.locale, orders) })];
}
