import type { Picture, Shows } from '../../src/present/picture.js';
import type { Unit } from '../../src/rules/battletech/types.js';
import type { BattleTech } from '../../src/rules/battletech/battletech.js';
import type { Scene, Shape } from '../../src/render/scene.js';
import { pictureOf, type PlayedPhase } from './played.js';
import { changeUnits } from '../../src/rules/battletech/units.js';
import type { State } from '../../src/rules/battletech/types.js';
import { supposed } from '../../src/rules/battletech/supposed.js';

/** Looking into scenes. */
export type TextShape = Extract<Shape, { kind: 'text' }>;

export const textsOf = (scene: Scene): readonly TextShape[] =>
  scene.shapes.filter((shape): shape is TextShape => shape.kind === 'text');

/** The shapes whose tag begins with a text. */
export const tagged = (scene: Scene, tag: string): readonly Shape[] =>
  scene.shapes.filter((shape) => shape.tag.startsWith(tag));

/** All words whose tag begins with a text, in one line. */
export const wordsAt = (scene: Scene, tag: string): string =>
  textsOf(scene)
    .filter((shape) => shape.tag.startsWith(tag))
    .map((shape) => shape.text)
    .join(' ')
    .replaceAll('\u00a0', ' ');

export const MAP: Shows<never> = { kind: 'map', crop: 'action', overlay: null };
export const WHOLE: Shows<never> = { kind: 'map', crop: 'whole', overlay: null };

/** A picture of a phase with some units changed. */
export function pictureWith(
  phase: PlayedPhase,
  shows: Shows<BattleTech>,
  change: (unit: Unit, i: number) => Unit,
): Picture<BattleTech> {
  const picture = pictureOf(phase, shows);
  let i = 0;
  const game = changeUnits<State>(supposed(phase.after.game), (unit) => change(unit, i++));
  return { ...picture, view: { ...phase.after, game } };
}
