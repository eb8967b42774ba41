import { MEASURE } from '../../rules/finest-hour/lengths.js';
import { bands, rulerNumber } from '../rulers.js';
import type { Shape } from '../scene.js';
import { place, type Lay } from './lay.js';

/** The least room from one number to the next. */
const ROOM = 26;

/** The centimetres from the west and from the north edge, as places are written. */
export function rulers(lay: Lay): readonly Shape[] {
  const every = [5, 10, 20, 50].find((step) => step * lay.unit >= ROOM) ?? 100;
  const upTo = (length: number): readonly number[] =>
    Array.from({ length: Math.floor(length / MEASURE.unit / every) + 1 }, (_, i) => i * every);
  const at = (cm: number) => place(lay, { x: cm * MEASURE.unit, y: cm * MEASURE.unit });
  return [
    ...bands,
    ...upTo(lay.sky.width).flatMap((cm) => rulerNumber(String(cm), 'column', at(cm)[0])),
    ...upTo(lay.sky.height).flatMap((cm) => rulerNumber(String(cm), 'row', at(cm)[1])),
  ];
}
