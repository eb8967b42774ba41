import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into the program before it starts: says each time that the main thread let nothing else happen for long. On a
 * busy machine time passes without any work, so the time that the thread itself worked is told beside the time that passed.
 */

const LOOK_MS = 20;
const LONG_MS = 100;

/** Nanoseconds that this thread has worked; where the system does not tell, those of the process, which are never less. */
function worked() {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e3;
  }
}

if (isMainThread) {
  let [then, before] = [performance.now(), worked()];
  setInterval(() => {
    const [now, after] = [performance.now(), worked()];
    const stretch = { passed: Math.round(now - then - LOOK_MS), worked: Math.round(after - before) };
    if (stretch.passed > LONG_MS) process.stdout.write(`stretch ${JSON.stringify(stretch)}\n`);
    [then, before] = [now, after];
  }, LOOK_MS).unref();
}
