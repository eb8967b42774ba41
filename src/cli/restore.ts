import { existsSync } from 'node:fs';
import { isDead } from '../lease/holder.js';
import type { Lease } from '../match/ports.js';
import { StoreError } from '../store/index.js';
import { examineFile, restoreFrom } from '../store/upkeep.js';
import { stamp } from './backup.js';
import { configured } from './configured.js';
import { oneFile, readArgs, type Command } from './command.js';

export const restore: Command = {
  name: 'restore',
  usage: 'FILE',
  summary: 'puts a backup in the place of the database; the old one is kept beside it. Arbitre must not be running',
  run(args, out, err) {
    const file = oneFile(readArgs(args, []).files, 'backup');
    const { databaseFile } = configured();
    try {
      const held = existsSync(databaseFile) ? holderOf(databaseFile, Date.now()) : null;
      if (held) {
        err(
          `arbitre restore: an Arbitre is using ${databaseFile} (${held.holder ?? ''}, last heard of ` +
            `${new Date(held.beatAt).toISOString()}). Stop it first; if it was killed, wait 15 s`,
        );
        return Promise.resolve(1);
      }
      const before = restoreFrom(file, databaseFile, stamp(new Date()));
      const { matches, live } = examineFile(databaseFile);
      out(JSON.stringify({ restored: file, database: databaseFile, before, matches, live }));
      return Promise.resolve(0);
    } catch (error) {
      err(`arbitre restore: ${error instanceof Error ? error.message : String(error)}`);
      return Promise.resolve(1);
    }
  },
};

/** Who uses a database now; `null`: nobody, or it cannot be read (a damaged one is what backups are restored for). */
function holderOf(path: string, now: number): Lease | null {
  try {
    const { leases } = examineFile(path);
    return leases.find(({ holder, expiresAt }) => holder !== null && expiresAt > now && !isDead(holder)) ?? null;
  } catch (error) {
    if (error instanceof StoreError && error.fault !== 'locked') return null;
    throw error;
  }
}
