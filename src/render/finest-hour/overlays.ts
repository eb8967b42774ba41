import type { Tongue } from '../../games/finest-hour/words/index.js';
import type { Overlay } from '../../present/picture.js';
import { findAircraft } from '../../rules/finest-hour/aircraft.js';
import type { FinestHour, HourView } from '../../rules/finest-hour/finest-hour.js';
import type { InquiryAnswer } from '../../rules/finest-hour/inquiries.js';
import type { State } from '../../rules/finest-hour/state.js';
import type { Point as Place } from '../../rules/geometry/plane/point.js';
import { never, type UnitId } from '../../rules/kernel/ids.js';
import { heading, NOTHING, type OverlayParts } from '../overlay-parts.js';
import { sizeOf } from './aircraft.js';
import { arcPlaces, arcsParts } from './arcs-overlay.js';
import { draftParts, draftPlaces } from './draft-overlay.js';
import { place, type Lay } from './lay.js';
import { letterPlaces, lettersParts } from './letters-overlay.js';
import { oddsParts } from './odds-overlay.js';
import { reachParts } from './reach-overlay.js';
import { ring } from '../ring.js';
import { sightParts } from './sight-overlay.js';

/** Draws an overlay over the sky. */
export function overlayParts(
  overlay: Overlay<FinestHour> | null,
  view: HourView,
  lay: Lay,
  tongue: Tongue,
): OverlayParts {
  if (!overlay) return NOTHING;
  switch (overlay.kind) {
    case 'answer':
      return answerParts(overlay.answer, view, lay, tongue);
    case 'letters':
      return lettersParts(overlay, view, lay, tongue);
    case 'draft':
      return draftParts(overlay, view, lay, tongue);
    default:
      return never(overlay);
  }
}

function answerParts(answer: InquiryAnswer, view: HourView, lay: Lay, tongue: Tongue): OverlayParts {
  switch (answer.about) {
    case 'odds':
      return oddsParts(answer, view, lay, tongue);
    case 'los':
      return sightParts(answer, view, lay, tongue);
    case 'arcs':
      return arcsParts(answer, view, lay, tongue);
    case 'reach':
      return reachParts(answer, view, lay, tongue);
    case 'sheet': {
      const { id, at } = answer.unit;
      return {
        ...NOTHING,
        shapes: ring(place(lay, at), sizeOf(view.game, lay), `marked:${id}`),
        captions: [heading(id)],
      };
    }
    default:
      return never(answer);
  }
}

/** The places that an overlay speaks of, for the crop. */
export function overlayPlaces(overlay: Overlay<FinestHour> | null, view: HourView): readonly Place[] {
  if (!overlay) return [];
  switch (overlay.kind) {
    case 'letters':
      return letterPlaces(overlay, view);
    case 'draft':
      return draftPlaces(overlay, view.game);
    case 'answer':
      return answerPlaces(overlay.answer, view.game);
    default:
      return never(overlay);
  }
}

const placeOf = (game: State, unit: UnitId): readonly Place[] => {
  const at = findAircraft(game, unit)?.at;
  return at ? [at] : [];
};

function answerPlaces(answer: InquiryAnswer, game: State): readonly Place[] {
  switch (answer.about) {
    case 'odds':
      return [answer.from.at, ...answer.targets.flatMap(({ target }) => placeOf(game, target))];
    case 'los':
      return [...placeOf(game, answer.unit), ...placeOf(game, answer.target)];
    case 'arcs':
      return arcPlaces(answer, game);
    case 'reach':
      return [...placeOf(game, answer.unit), ...answer.outline];
    case 'sheet':
      return placeOf(game, answer.unit.id);
    default:
      return never(answer);
  }
}
