import { randomBytes } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** The names under which processes hold a lease: `host/namespace/pid/chance`. By it one on the same machine can tell whether another still runs. */

/** Where a process id means something: this host, and on Linux the container. */
function place(): string {
  try {
    return `${hostname()}/${/\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? ''}`;
  } catch {
    return `${hostname()}/`;
  }
}

/** A name that no other process has, nor this one had before. */
export const newHolder = (): string => `${place()}/${process.pid}/${randomBytes(4).toString('hex')}`;

/** Whether a holder is known to be dead: it ran here, and no process bears its number, or this one itself does. */
export function isDead(holder: string): boolean {
  const [host, space, pid] = holder.split('/');
  if (`${host}/${space}` !== place()) return false;
  if (Number(pid) === process.pid) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
