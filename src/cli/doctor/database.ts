import { existsSync } from 'node:fs';
import { isDead } from '../../lease/holder.js';
import { examineFile, type Examined } from '../../store/upkeep.js';
import { bad, odd, well, wordsOf, type Finding } from './finding.js';

/** The database: sound, up to date, who uses it, and whether its posts go out. */

/** A post put off so often is stuck. */
const STUCK_AFTER = 5;

export function checkDatabase(path: string, now: number): readonly Finding[] {
  if (!existsSync(path)) return [well('database', `${path} is not there yet; it will be made at the first start`)];
  let found: Examined;
  try {
    found = examineFile(path);
  } catch (error) {
    return [bad('database', wordsOf(error), 'Until it can be opened Arbitre does not start.')];
  }
  return [checkDamage(path, found), checkSchema(found), checkWal(found), ...checkLeases(found, now), checkPosts(found)];
}

function checkDamage(path: string, { damage, matches, live }: Examined): Finding {
  if (damage.length === 0) return well('database', `${path} is sound: ${matches} matches, ${live} of them live`);
  const says = `${path} is damaged: ${damage.slice(0, 3).join('; ')}`;
  return bad('database', says, 'Stop Arbitre and put the last backup back: `arbitre restore FILE`.');
}

function checkSchema({ schema, known }: Examined): Finding {
  if (schema === known) return well('schema', `up to date (${schema})`);
  if (schema > known) {
    return bad('schema', `${schema} is newer than this version knows (${known})`, 'Start the newer Arbitre.');
  }
  return odd('schema', `${schema} of ${known}`, 'The next start brings it up to date. Make a backup before.');
}

function checkWal({ wal }: Examined): Finding {
  return wal
    ? well('journal', 'WAL')
    : odd('journal', 'not WAL', 'The next start sets it. A copy or a restored backup is not in WAL.');
}

function checkLeases({ leases }: Examined, now: number): readonly Finding[] {
  if (leases.length === 0) return [well('lease', 'no Arbitre has used this database yet')];
  return leases.map(({ shards, holder, beatAt, expiresAt }) => {
    const heard = `last heard of ${new Date(beatAt).toISOString()}, ${Math.round((now - beatAt) / 1000)} s ago`;
    if (holder === null) return well('lease', `shards ${shards}: free; ${heard}`);
    if (isDead(holder)) {
      return odd('lease', `shards ${shards}: ${holder} ended without a word; ${heard}`, 'Start Arbitre.');
    }
    if (expiresAt > now) return well('lease', `shards ${shards}: held by ${holder}; ${heard}`);
    return odd(
      'lease',
      `shards ${shards}: ${holder} has fallen silent; ${heard}`,
      'Look whether it still runs; else start Arbitre.',
    );
  });
}

function checkPosts({ stuck, waiting }: Examined): Finding {
  const worst = stuck.filter(({ attempts }) => attempts >= STUCK_AFTER);
  if (worst.length === 0) return well('posts', `${waiting} waiting, none stuck`);
  const named = worst.slice(0, 3).map(({ match, slot, attempts }) => `match ${match} ${slot} (${attempts} tries)`);
  return odd(
    'posts',
    `${worst.length} stuck: ${named.join(', ')}`,
    'Look whether the bot may still write in those channels; `/match resume` takes a match elsewhere.',
  );
}
