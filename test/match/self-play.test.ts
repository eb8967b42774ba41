import { describe, expect, test } from 'vitest';
import { faceOf } from '../../src/match/dice.js';
import type { StoredEvent } from '../../src/match/ports.js';
import { readTranscript, replayTranscript } from '../../src/match/read-transcript.js';
import { libraryOf } from '../support/library.js';
import { planPosts } from '../../src/match/posts.js';
import { opponentOf } from '../../src/opponent/registry.js';
import { rulesetOf } from '../../src/games/index.js';
import { accepted } from '../support/counting.js';
import { ANN, lobby, openHouse, type House } from '../support/table.js';

const library = libraryOf();

/** A match that Arbitre has played against itself to the end. */
async function playedOut(scenario: string): Promise<{ house: House; events: readonly StoredEvent[] }> {
  const house = await openHouse({ library, rulesetOf, opponentOf });
  const made = lobby(house, { scenario, opponent: 'referee', side: null });
  const match = accepted(await house.referee.create(made)).table.header.id;
  accepted(await house.referee.start({ ...house.act(ANN), match }));
  await house.referee.idle();
  expect(house.logged).toEqual([]);
  const transcript = await house.referee.export(match);
  const table = await house.referee.table(match);
  expect(table?.header.status).toBe('ended');
  const read = readTranscript(JSON.stringify(transcript));
  const replayed = replayTranscript(read, rulesetOf(transcript.ruleset));
  expect(replayed.hash).toBe(transcript.hash);
  expect(replayed.state).toEqual(table?.state);
  return { house, events: await house.store.events(match, 1, Number.MAX_SAFE_INTEGER) };
}

/** A short scenario of each game; all of them with `SELF_PLAY=all`, in `npm run soak`. */
const USUAL = ['battletech/green', 'tactic148/skirmish', 'finest-hour/lone-patrol'];
const played = library.scenarios
  .map(({ id }): string => id)
  .filter((id) => process.env['SELF_PLAY'] === 'all' || USUAL.includes(id));

describe.each(played)('%s, Arbitre against itself', (scenario) => {
  test('is played to its end, and its transcript replays to the same state', async () => {
    const { events } = await playedOut(scenario);

    // QSR-01: every die can be derived again from the seed.
    const rolls = events.flatMap(({ event }) => (event.type === 'Rolled' ? [event.roll] : []));
    expect(rolls.length).toBeGreaterThan(0);
    for (const { index, sides, faces } of rolls) {
      expect(faces).toEqual(faces.map((_, i) => faceOf('07'.repeat(32), index + i, sides)));
    }

    // At most four lasting posts a turn, and a chapter that was left does not come back.
    const chapters = events.map(({ chapter }) => `${chapter.turn} ${chapter.phase}`);
    const stretches = chapters.filter((chapter, i) => chapter !== chapters[i - 1]);
    expect(new Set(stretches).size).toBe(stretches.length);
    const turns = new Map<number, Set<string>>();
    for (const { chapter } of events) {
      turns.set(chapter.turn, (turns.get(chapter.turn) ?? new Set()).add(chapter.phase));
    }
    for (const phases of turns.values()) expect(phases.size).toBeLessThanOrEqual(4);
  });
});

test('a phase that only begins has no report yet: the panel says who is awaited', async () => {
  const house = await openHouse({ library, rulesetOf, opponentOf });
  const match = accepted(await house.referee.create(lobby(house, { scenario: 'battletech/green', side: null }))).table
    .header.id;
  const after = await house.referee.table(match);
  if (after === null) throw new Error('no table');
  const movement = { turn: 1, phase: 'movement' };
  const weapons = { turn: 1, phase: 'weapons' };
  const rules = rulesetOf('battletech');
  const began = { type: 'PhaseBegan', phase: 'weapons', order: [] } as const;
  const posts = planPosts({
    after,
    chapterBefore: movement,
    events: [
      { seq: 8, chapter: movement, told: true, event: { type: 'PhaseEnded', phase: 'movement' } },
      { seq: 9, chapter: weapons, told: rules.isNews(began), event: began },
    ],
    before: null,
    actor: null,
    voided: [],
  });
  expect(posts.map(({ post: slot }) => slot)).toEqual(['report:1:movement', 'panel']);
});
