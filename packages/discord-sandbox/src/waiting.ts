import type { World } from './world/world.js';

/** How long the helpers wait at most, in real milliseconds, when nothing is said: long enough for a thread that starts on a busy machine. */
export const WAIT_MS = 30_000;

/** How often a condition is looked at that no change of the world tells of (the request log, the bot's own state). */
const LOOK_MS = 20;

/**
 * Waits until `holds`, looking after each change of the world and every few milliseconds. Rejects after `timeoutMs` of real time, saying what was
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
      clearInterval(looking);
      clearTimeout(timer);
    };
    const look = (): void => {
      if (!holds()) return;
      stop();
      resolve();
    };
    const unlisten = world.listen(look);
    const looking = setInterval(look, LOOK_MS);
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`Waited ${timeoutMs} ms in vain for ${what}. ${seen()}`.trim()));
    }, timeoutMs);
  });
}
