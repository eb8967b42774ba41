import type { World } from './world/world.js';

/** How long the helpers wait at most, in real milliseconds, when nothing is said. */
export const WAIT_MS = 10_000;

/**
 * Waits until `holds`, looking after each change of the world. Rejects after `timeoutMs` of real time, saying what was
 * waited for and what `seen` tells of the state.
 */
export function until(
  world: World,
  holds: () => boolean,
  timeoutMs: number,
  what: string,
  seen: () => string = () => '',
): Promise<void> {
  if (holds()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      unlisten();
      clearTimeout(timer);
    };
    const unlisten = world.listen(() => {
      if (!holds()) return;
      stop();
      resolve();
    });
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`Waited ${timeoutMs} ms in vain for ${what}. ${seen()}`.trim()));
    }, timeoutMs);
  });
}
