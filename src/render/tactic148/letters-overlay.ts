import type { Tongue } from '../../games/tactic148/words/index.js';
import type { Overlay } from '../../present/picture.js';
import { spotsOf } from '../../games/tactic148/present/sketches.js';
import { findCharacter } from '../../rules/tactic148/characters.js';
import type { Tactic148, TacticView } from '../../rules/tactic148/tactic148.js';
import { unitId } from '../../rules/kernel/ids.js';
import { letteredParts } from '../letters.js';
import type { OverlayParts } from '../overlay-parts.js';
import { afterSketches, plannedParts } from './draft-overlay.js';
import { ring } from '../ring.js';
import { radiusOf } from './figures.js';
import { place, type Lay } from './lay.js';

/** Letters at places that can be picked: squares of the table to begin with, then points in one of them. */
export function lettersParts(
  overlay: Extract<Overlay<Tactic148>, { kind: 'letters' }>,
  view: TacticView,
  lay: Lay,
  tongue: Tongue,
): OverlayParts {
  const { planned = [] } = overlay;
  const before = plannedParts(planned, view, lay, tongue);
  const game = afterSketches(planned, view.game);
  const marked = overlay.unit === null ? null : findCharacter(game, unitId(overlay.unit));
  const lettered = letteredParts(
    overlay.places.map(({ letter, place: text }) => ({ letter, spots: spotsOf(text).map((at) => place(lay, at)) })),
  );
  return {
    ...before,
    shapes: [
      ...before.shapes,
      ...lettered.shapes,
      ...(marked?.at ? ring(place(lay, marked.at), radiusOf(game, lay), `marked:${marked.id}`) : []),
    ],
    labels: [...lettered.labels, ...before.labels],
  };
}
