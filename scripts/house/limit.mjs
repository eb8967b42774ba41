import { note } from './say.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Ends a detached child with all that it started after `limit` milliseconds, also what spins and hears nothing; signals
 * reach the whole group until then. Call what it returns once the child has closed.
 */
export function limitTo(limit, child) {
  const end = (signal) => (process.platform === 'win32' ? child.kill(signal) : process.kill(-child.pid, signal));
  const timer = setTimeout(() => {
    note(`ended: not done after ${Math.round(limit / 60_000)} minutes`);
    end('SIGKILL');
  }, limit);
  for (const signal of SIGNALS) process.on(signal, end);
  return () => {
    clearTimeout(timer);
    for (const signal of SIGNALS) process.off(signal, end);
  };
}
