import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readTranscript, replayTranscript } from '../../src/match/read-transcript.js';
import { rulesetOf } from '../../src/rules/registry.js';

/** A whole match of four against four at the standard level, as Arbitre once played it against itself: 40 turns, 4,146 events. */
const FILE = fileURLToPath(new URL('../transcripts/lance-duel.json.gz', import.meta.url));
const HASH = 'e0c57e660f4ae08cf5141f72b95d7f29f1c15ada86988f3b38242b3dcf7b7491';

test('a stored match of the standard level replays to the state that it had, whatever the rules have become', () => {
  const transcript = readTranscript(gunzipSync(readFileSync(FILE)).toString('utf8'));
  const { hash, outcome } = replayTranscript(transcript, rulesetOf(transcript.ruleset));
  expect(hash).toBe(HASH);
  expect(outcome?.winners).toEqual(['reds']);
});
