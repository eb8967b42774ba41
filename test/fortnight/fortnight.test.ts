import { expect, test } from 'vitest';
import { libraryOf } from '../support/library.js';
import { channelId, instant, matchId } from '../../src/match/header.js';
import { createReferee } from '../../src/match/referee.js';
import { transcriptText } from '../../src/match/transcript.js';
import { verifyTranscript } from '../../src/match/verify.js';
import { opponentOf } from '../../src/opponent/registry.js';
import { rulesetOf } from '../../src/games/index.js';
import { createStandingReader } from '../../src/orders/standing-reader.js';
import { openStore } from '../../src/store/index.js';
import { inSoak } from '../support/soak.js';
import { fortnight } from './fortnight.js';

/** `FORTNIGHT_MATCHES` sets how many matches: few in the usual run, 200 by `npm run soak`. */
const MATCHES = Number(process.env['FORTNIGHT_MATCHES'] ?? (inSoak ? 8 : 4));
/** In `npm test` one by which even few matches have presses at the last second. */
const SEED = inSoak ? 'fortnight' : 'd';
const OUTAGES = 50;

const library = libraryOf();

test(
  `a fortnight of ${MATCHES} matches with absent, slow and hasty players and ${OUTAGES} outages`,
  async () => {
    const store = await openStore(':memory:');
    const told = await fortnight(store, library, {
      matches: MATCHES,
      outages: OUTAGES,
      seed: SEED,
      mostDays: 60,
    });
    console.log(JSON.stringify(told, null, 1));
    expect(told.faults).toEqual([]);
    expect(told.ended).toBe(MATCHES);
    expect(told.outages).toBeGreaterThan(OUTAGES / 2);
    expect(told.timeouts).toBeGreaterThan(MATCHES / 4);
    expect(told.lastSecond).toBeGreaterThan(0);
    expect(told.lastSecondLost).toBe(0);
    // A match one plays beside one's life: a handful of posts a day, not a stream.
    expect(told.posts.perPlayerDay.pings).toBeLessThan(60);
    // What the clock did, outages and fallbacks included, follows from the orders: all of it can be decided again.
    const referee = createReferee({
      store,
      library,
      rulesetOf,
      opponentOf,
      reader: createStandingReader(),
      now: () => instant(0),
      randomBytes: (size) => new Uint8Array(size).fill(1),
      log: () => undefined,
    });
    for (let number = 0; number < Math.min(MATCHES, 12); number++) {
      const match = (await store.matchIn(channelId(String(70_000 + number)))) ?? matchId('none');
      const transcript = await referee.export(match);
      const verdict = verifyTranscript(Buffer.from(transcriptText(transcript), 'utf8'), rulesetOf);
      expect(verdict, match).toMatchObject({ ok: true, hash: transcript.hash });
    }
    await store.close();
  },
  Math.max(120_000, MATCHES * 6_000),
);
