import { eq } from 'drizzle-orm';
import type { Db } from './connection.js';
import { keys } from './schema.js';

/** The name of the key that signs transcripts. */
const TRANSCRIPTS = 'transcripts';

/** The installation's signing key; `fresh` is kept as it where there is none yet. Two processes that ask at once get the same. */
export function signingKey(db: Db, fresh: string): string {
  return db.transaction(
    (tx) => {
      tx.insert(keys).values({ name: TRANSCRIPTS, secret: fresh }).onConflictDoNothing().run();
      const row = tx.select({ secret: keys.secret }).from(keys).where(eq(keys.name, TRANSCRIPTS)).get();
      if (!row) throw new Error('the signing key was not kept');
      return row.secret;
    },
    { behavior: 'immediate' },
  );
}
