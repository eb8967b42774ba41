import { describe, expect, test } from 'vitest';
import { readTranscript, replayTranscript } from '../../src/match/read-transcript.js';
import { verifyTranscript } from '../../src/match/verify.js';
import { replayPage } from '../../src/replay/page.js';
import { stepsOf } from '../../src/replay/steps.js';
import { GAMES, rulesetOf } from '../../src/games/index.js';
import { presenterOf } from '../../src/present/registry.js';
import { keptTranscripts } from '../support/kept.js';

/** The shortest of each game. */
const shortest = (kept: ReturnType<typeof keptTranscripts>) =>
  GAMES.flatMap(({ id: game }) => {
    const its = kept.filter(({ bytes }) => bytes.includes(`"ruleset":"${game}"`));
    return its.toSorted((a, b) => a.bytes.length - b.bytes.length).slice(0, 1);
  });

/** Whether a kept match was decided as the rules decide today. */
function isOfToday(bytes: Buffer): boolean {
  const [, ruleset, decisions] = /"ruleset":"([a-z0-9-]+)".*?"decisions":(\d+)/su.exec(bytes.toString('utf8')) ?? [];
  return GAMES.some(({ id }) => id === ruleset && String(rulesetOf(id).decisions) === decisions);
}

/** What the one who changed the state is to do. */
const RESHAPED = (game: string): string =>
  `the state of ${game} is written otherwise than under this shape: add a step to UPCASTS in ` +
  `src/rules/${game}/versions.ts, or leave what is new out of the state while it is at its default`;

describe('H-01 a match once played stays true', () => {
  const every = keptTranscripts();
  const all = process.env['KEPT'] === 'all';

  // Those of today's decisions, and some of all others: `npm run soak` checks all.
  const today = every.filter(({ bytes }) => isOfToday(bytes));
  const others = every.filter((kept, i) => i % 5 === 0 && !today.includes(kept));
  test.each(all ? every : [...today, ...others])('$name loads, folds to its outcome, and verifies', ({ bytes }) => {
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
    const transcript = readTranscript(bytes.toString('utf8'));
    const { ruleset, outcome } = transcript;
    const told = stepsOf(transcript, rulesetOf(ruleset), presenterOf(ruleset));
    // Of one that goes on, all may be secret yet: nothing was told.
    expect(told.steps.length).toBeGreaterThan(outcome ? 0 : -1);
  });

  const drawn = all ? every : shortest(every);
  test.each(drawn)('$name has its replay page, from the first event to the last', ({ bytes }) => {
    const transcript = readTranscript(bytes.toString('utf8'));
    expect(replayPage(transcript, transcript.scenario)).toContain('</html>');
  });
});
