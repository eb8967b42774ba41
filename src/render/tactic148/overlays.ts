import type { Tongue } from '../../games/tactic148/words/index.js';
import type { Overlay } from '../../present/picture.js';
import { placeText } from '../../games/tactic148/present/names.js';
import { spotsOf } from '../../games/tactic148/present/sketches.js';
import type { Point as Place } from '../../rules/geometry/plane/point.js';
import { never, type UnitId } from '../../rules/kernel/ids.js';
import { findCharacter } from '../../rules/tactic148/characters.js';
import type { Tactic148, TacticView } from '../../rules/tactic148/tactic148.js';
import type { State } from '../../rules/tactic148/state.js';
import type { InquiryAnswer } from '../../rules/tactic148/inquiries.js';
import { heading, NOTHING, type OverlayParts } from '../overlay-parts.js';
import { afterSketches, draftParts, draftPlaces } from './draft-overlay.js';
import { dangerParts, fieldParts } from './field-overlay.js';
import { ring } from '../ring.js';
import { radiusOf } from './figures.js';
import { place, type Lay } from './lay.js';
import { lettersParts } from './letters-overlay.js';
import { oddsParts } from './odds-overlay.js';
import { reachParts } from './reach-overlay.js';
import { sightParts } from './sight-overlay.js';

/** Draws an overlay on a table. */
export function overlayParts(
  overlay: Overlay<Tactic148> | null,
  view: TacticView,
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

function answerParts(answer: InquiryAnswer, view: TacticView, lay: Lay, tongue: Tongue): OverlayParts {
  switch (answer.about) {
    case 'odds':
      return oddsParts(answer, view, lay, tongue);
    case 'los':
      return sightParts(answer, view, lay, tongue);
    case 'field':
      return fieldParts(answer, view, lay, tongue);
    case 'reach':
      return answer.danger
        ? dangerParts(answer, answer.danger, view, lay, tongue)
        : reachParts(answer, view, lay, tongue);
    case 'sheet': {
      const { id, at } = answer.unit;
      if (!at) return NOTHING;
      return {
        ...NOTHING,
        shapes: ring(place(lay, at), radiusOf(view.game, lay), `marked:${id}`),
        captions: [heading([id, placeText(at, tongue)].join(' · '))],
      };
    }
    default:
      return never(answer);
  }
}

/** The table as the orders that an overlay draws would leave it: where figures would stand then is not to be covered either. */
export const thenState = (overlay: Overlay<Tactic148> | null, game: State): State => {
  if (overlay?.kind === 'draft') return afterSketches([...(overlay.planned ?? []), overlay], game);
  return overlay?.kind === 'letters' ? afterSketches(overlay.planned ?? [], game) : game;
};

/** The places that an overlay speaks of, for the crop. */
export function overlayPlaces(overlay: Overlay<Tactic148> | null, game: State): readonly Place[] {
  if (!overlay) return [];
  switch (overlay.kind) {
    case 'letters':
      // The squares or points alone: a zoom into one square shows little else.
      return overlay.places.flatMap(({ place: text }) => spotsOf(text));
    case 'draft':
      return draftPlaces(overlay, game);
    case 'answer':
      return answerPlaces(overlay.answer, game);
    default:
      return never(overlay);
  }
}

const placeOf = (game: State, unit: UnitId): readonly Place[] => {
  const at = findCharacter(game, unit)?.at;
  return at ? [at] : [];
};

function answerPlaces(answer: InquiryAnswer, game: State): readonly Place[] {
  switch (answer.about) {
    case 'odds':
      return [answer.from, ...answer.targets.flatMap(({ target }) => placeOf(game, target))];
    case 'los':
      return [answer.from, answer.to];
    case 'field':
      return [answer.from, ...answer.seen.map(({ at }) => at)];
    case 'reach':
      return [...placeOf(game, answer.unit), ...answer.plain, ...answer.climb];
    case 'sheet':
      return placeOf(game, answer.unit.id);
    default:
      return never(answer);
  }
}
