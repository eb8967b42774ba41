import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readTranscript, replayTranscript } from '../../src/match/read-transcript.js';
import { rulesetOf } from '../../src/rules/registry.js';

/** A whole match of four against four at the standard level, as Arbitre once played it against itself: 40 turns, 4,146 events. */
const FILE = fileURLToPath(new URL('../transcripts/lance-duel.json.gz', import.meta.url));
const HASH = '8f5415d4';

test('a stored match of the standard level keeps its own hash and replays to its outcome, whatever the rules have become', () => {
  const transcript = readTranscript(gunzipSync(readFileSync(FILE)).toString('utf8'));
  const { outcome } = replayTranscript(transcript, rulesetOf(transcript.ruleset));
  expect(transcript.hash.startsWith(HASH)).toBe(true);
  expect(outcome).toEqual(transcript.outcome);
  expect(outcome?.winners).toEqual(['reds']);
});
