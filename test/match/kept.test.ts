import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTranscript, replayTranscript } from '../../src/match/read-transcript.js';
import { verifyTranscript } from '../../src/match/verify.js';
import { replayPage } from '../../src/replay/page.js';
import { stepsOf } from '../../src/replay/steps.js';
import { GAMES, rulesetOf } from '../../src/games/index.js';
import { presenterOf } from '../../src/present/registry.js';
import { keptTranscripts } from '../support/kept.js';

type Kept = ReturnType<typeof keptTranscripts>;

/** The shortest of each game, whose files begin with its name. */
const shortest = (kept: Kept): Kept =>
  GAMES.flatMap(({ id }) => {
    const its = kept.filter(({ name }) => basename(name).startsWith(`${id}-`));
    return its.toSorted((a, b) => a.packed - b.packed).slice(0, 1);
  });

/** Of each game and each of its versions, as kept in a folder of its own, some; each has one at least. */
const someOfEach = (kept: Kept): Kept => {
  const count = new Map<string, number>();
  return kept.filter(({ name }) => {
    const version = `${dirname(name)} ${basename(name).split('-')[0] ?? ''}`;
    const at = count.get(version) ?? 0;
    count.set(version, at + 1);
    return at % 16 === 0;
  });
};

/** What the one who changed the state is to do. */
const RESHAPED = (game: string): string =>
  `the state of ${game} is written otherwise than under this shape: add a step to UPCASTS in ` +
  `src/rules/${game}/versions.ts, or leave what is new out of the state while it is at its default`;

describe('H-01 a match once played stays true', () => {
  const every = keptTranscripts();
  const all = process.env['KEPT'] === 'all';

  // Some of each version: `npm run soak` checks all.
  test.each(all ? every : someOfEach(every))('$name loads, folds to its outcome, and verifies', (kept) => {
    const bytes = kept.bytes();
    const transcript = readTranscript(bytes.toString('utf8'));
    const rules = rulesetOf(transcript.ruleset);
    const { outcome, hash } = replayTranscript(transcript, rules);
    expect(outcome).toEqual(transcript.outcome);
    if (transcript.shape === rules.shape) expect(hash, RESHAPED(transcript.ruleset)).toBe(transcript.hash);
    const verdict = verifyTranscript(bytes, rulesetOf);
    expect(verdict).toMatchObject({ ok: true, hash: transcript.hash });
    const decidedToday = transcript.orders.every(({ decisions }) => decisions === rules.decisions);
    if (verdict.ok) expect(verdict.unchecked.includes('orders')).toBe(!decidedToday);
  });

  // To tell of a match and to draw its pictures takes as long as it was long: `npm run soak` does all.
  const some = shortest(every);
  test.each(all ? every : some)('$name is told as a channel was told, step by step', ({ bytes }) => {
    const transcript = readTranscript(bytes().toString('utf8'));
    const { ruleset, outcome } = transcript;
    const told = stepsOf(transcript, rulesetOf(ruleset), presenterOf(ruleset));
    // Of one that goes on, all may be secret yet: nothing was told.
    expect(told.steps.length).toBeGreaterThan(outcome ? 0 : -1);
  });

  test.each(all ? every : some)('$name has its replay page, from the first event to the last', ({ bytes }) => {
    const transcript = readTranscript(bytes().toString('utf8'));
    expect(replayPage(transcript, transcript.scenario)).toContain('</html>');
  });
});
