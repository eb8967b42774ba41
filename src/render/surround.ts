import { PAPER } from './colours.js';
import { SCENE_WIDTH, type Box, type Shape } from './scene.js';

/** Paper around the board's window: it covers what sticks out of it. */
export function surround(shown: Box, bottom: number): readonly Shape[] {
  const right = shown.x + shown.width;
  const under = shown.y + shown.height;
  const boxes: readonly Box[] = [
    { x: 0, y: 0, width: shown.x, height: under },
    { x: right, y: 0, width: SCENE_WIDTH - right, height: under },
    { x: 0, y: 0, width: SCENE_WIDTH, height: shown.y },
    { x: 0, y: under, width: SCENE_WIDTH, height: bottom - under },
  ];
  return boxes.map((box) => ({ kind: 'box', box, round: 0, fill: PAPER, layer: 'frame', tag: 'surround' }));
}
