import { cardOf, begin, type Figure, type Play, type Situation } from './tactic148.js';

/** The table of the situations derived from the rules' text: figures worth much in two corners, so that nobody wins by the way. */

/** A card by its short name, of 20 points. */
export const card = (name: string, changes: Parameters<typeof cardOf>[1] = {}) => cardOf(name, changes, { points: 20 });

/** A rifleman with so many dice hand to hand on the healthy side and on the wounded one. */
export function fists(healthy: number, wounded = 1) {
  const made = card('rifleman', { h2h: healthy });
  return { ...made, wounded: { ...made.wounded, h2h: wounded } };
}

export const figure = (unit: string, made: Figure['card'], x: number, y: number): Figure => ({
  unit,
  card: made,
  at: [x, y],
});

const CORNERS: readonly Figure[] = [
  figure('US9', cardOf('rifleman', {}, { points: 90 }), 34, 34),
  figure('VG9', cardOf('rifleman', {}, { points: 90 }), 34, 2),
];

/** The figures and two more in the corners; 20 tokens each, the first turn for us. */
export const scene = (figures: readonly Figure[], more: Partial<Situation> = {}): Play =>
  begin({ figures: [...figures, ...CORNERS], agreed: 999, ...more })
    .withTokens('us', 20)
    .withTokens('vg', 20);
