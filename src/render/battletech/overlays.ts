import type { Tongue } from '../../games/battletech/words/index.js';
import type { Overlay } from '../../present/picture.js';
import { distance, type Hex } from '../../rules/geometry/hex/hex.js';
import type { SeenState } from '../../rules/battletech/seen.js';
import type { BattleTech } from '../../rules/battletech/battletech.js';
import type { InquiryAnswer } from '../../rules/battletech/inquiries.js';
import { never } from '../../rules/kernel/ids.js';
import { drafted, draftParts } from './draft-overlay.js';
import type { Lay } from './lay.js';
import { dangerParts, fieldParts } from './field-overlay.js';
import { lettersParts, placeFrom } from './letters-overlay.js';
import { oddsParts } from './odds-overlay.js';
import { heading, NOTHING, type OverlayParts } from '../overlay-parts.js';
import { hexOf, ring } from './overlay-parts.js';
import { reachParts } from './reach-overlay.js';
import { sightEntries, sightLabels, sightShapes, sightWords } from './sight-overlay.js';

/** Draws an overlay on a map. */
export function overlayParts(
  overlay: Overlay<BattleTech> | null,
  view: SeenState,
  sides: readonly string[],
  lay: Lay,
  tongue: Tongue,
): OverlayParts {
  if (!overlay) return NOTHING;
  switch (overlay.kind) {
    case 'answer':
      return answerParts(overlay.answer, view, sides, lay, tongue);
    case 'letters':
      return lettersParts(overlay, view, lay);
    case 'draft':
      return draftParts(overlay, view, sides, lay, tongue);
    default:
      return never(overlay);
  }
}

/** The hexes that an overlay speaks of, for the crop. */
export function overlayHexes(overlay: Overlay<BattleTech> | null, view: SeenState): readonly Hex[] {
  if (!overlay) return [];
  switch (overlay.kind) {
    case 'letters':
      return [
        ...overlay.places.flatMap(({ place }) => placeFrom(place, view)?.hex ?? []),
        ...hexOf(view, overlay.unit),
      ];
    case 'draft':
      return drafted(overlay, view)?.path.map((place) => place.hex) ?? [];
    case 'answer':
      return answerHexes(overlay.answer, view);
    default:
      return never(overlay);
  }
}

/** The hexes that an overlay speaks of as far as there is room, the nearest first. */
export const overlayRoom = (overlay: Overlay<BattleTech> | null): readonly Hex[] => {
  if (overlay?.kind !== 'answer' || overlay.answer.about !== 'field') return [];
  const { from, seen } = overlay.answer;
  return seen.map(({ hex }) => hex).sort((a, b) => distance(from, a) - distance(from, b));
};

function answerHexes(answer: InquiryAnswer, view: SeenState): readonly Hex[] {
  switch (answer.about) {
    case 'odds':
      return [answer.from.place.hex, ...answer.targets.flatMap(({ target }) => hexOf(view, target))];
    case 'los':
      return [answer.sight.from, answer.sight.to];
    case 'field':
      return [answer.from];
    case 'reach':
      return [...answer.reached.map(({ hex }) => hex), ...hexOf(view, answer.unit)];
    case 'sheet':
      return hexOf(view, answer.unit.id);
  }
}

function answerParts(
  answer: InquiryAnswer,
  view: SeenState,
  sides: readonly string[],
  lay: Lay,
  tongue: Tongue,
): OverlayParts {
  switch (answer.about) {
    case 'los':
      return {
        shapes: sightShapes(answer.sight, lay),
        labels: sightLabels(answer.sight, lay),
        captions: [heading(`${answer.sight.from} → ${answer.sight.to} · ${sightWords(answer.sight, tongue)}`)],
        entries: sightEntries([answer.sight], tongue),
      };
    case 'field':
      return fieldParts(answer, lay, tongue);
    case 'reach':
      return answer.threats ? dangerParts(answer, answer.threats, lay, tongue) : reachParts(answer, lay, tongue);
    case 'odds':
      return oddsParts(answer, view, sides, lay, tongue);
    case 'sheet':
      return {
        ...NOTHING,
        shapes: hexOf(view, answer.unit.id).map((hex) => ring(hex, lay, `marked:${answer.unit.id}`)),
      };
  }
}
