import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readTranscript, replayTranscript } from '../../src/match/read-transcript.js';
import { rulesetOf } from '../../src/rules/registry.js';

/** A whole match of four against four at the standard level, as Arbitre once played it against itself: 40 turns, 4,146 events. */
const FILE = fileURLToPath(new URL('../transcripts/lance-duel.json.gz', import.meta.url));
const HASH = 'c26aa739a0736ec31f0fdeb8770025bef606683a06a0d32d9dc7ab76a6be780e';

test('a stored match of the standard level replays to the state that it had, whatever the rules have become', () => {
  const transcript = readTranscript(gunzipSync(readFileSync(FILE)).toString('utf8'));
  const { hash, outcome } = replayTranscript(transcript, rulesetOf(transcript.ruleset));
  expect(hash).toBe(HASH);
  expect(outcome?.winners).toEqual(['reds']);
});
