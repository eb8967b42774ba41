import type { Overlay } from '../../present/picture.js';
import { parseFacing } from '../../rules/geometry/hex/facing.js';
import { isOn, parseHex, type Hex } from '../../rules/geometry/hex/hex.js';
import type { SeenState } from '../../rules/battletech/seen.js';
import type { Place } from '../../rules/battletech/types.js';
import type { BattleTech } from '../../rules/battletech/battletech.js';
import { BLUE, NIGHT, WHITE, YELLOW } from '../colours.js';
import { toward, turnedPolygon } from '../emblem.js';
import type { Shape } from '../scene.js';
import { tinted } from './board.js';
import { middle, type Lay } from './lay.js';
import { NOTHING, REACHED, type OverlayParts } from '../overlay-parts.js';
import { hexOf, ring } from './overlay-parts.js';

/** Letters at the places that can be picked; several for one hex stand on one plate. */
export function lettersParts(
  overlay: Extract<Overlay<BattleTech>, { kind: 'letters' }>,
  view: SeenState,
  lay: Lay,
): OverlayParts {
  const byHex = new Map<Hex, { letters: string[]; facing: Place['facing'] | null }>();
  for (const { letter, place } of overlay.places) {
    const at = placeFrom(place, view);
    if (!at) continue;
    const there = byHex.get(at.hex);
    if (there) there.letters.push(letter);
    else byHex.set(at.hex, { letters: [letter], facing: at.facing });
  }
  return {
    ...NOTHING,
    shapes: [
      ...[...byHex].flatMap(([hex, { facing, letters }]): readonly Shape[] => [
        ...tinted(lay, hex, { fill: REACHED, stroke: BLUE, width: 1.6 }, 0.94, `pick:${hex}`),
        ...(facing === null || letters.length > 1 ? [] : [facingMark(hex, facing, lay)]),
      ]),
      ...hexOf(view, overlay.unit).map((hex) => ring(hex, lay, `marked:${overlay.unit ?? ''}`)),
    ],
    labels: [...byHex].map(([hex, { letters }]) => ({
      text: letters.join(' '),
      tag: `letter:${letters.join(' ')}:${hex}`,
      about: middle(lay, hex),
      clear: 2,
      size: 13,
      fill: YELLOW,
      ink: NIGHT,
      border: NIGHT,
      prefer: [middle(lay, hex)],
    })),
  };
}

const facingMark = (hex: Hex, facing: Place['facing'], lay: Lay): Shape => ({
  kind: 'path',
  closed: true,
  points: turnedPolygon(toward(middle(lay, hex), facing * 60, lay.radius * 0.66), lay.radius * 0.2, 3, facing * 60),
  fill: NIGHT,
  stroke: WHITE,
  width: 0.8,
  layer: 'path',
  tag: `pick:${hex}:facing:${facing}`,
});

/** A place as a picture names it: `0710`, or `0710 NE`. */
export function placeFrom(
  text: string,
  view: SeenState,
): { readonly hex: Hex; readonly facing: Place['facing'] | null } | null {
  const [first = '', second = ''] = text.split(' ');
  const hex = parseHex(first);
  return hex && isOn(view.board, hex) ? { hex, facing: parseFacing(second) } : null;
}
