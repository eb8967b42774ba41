import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SNAPSHOT_EVERY } from '../../src/match/apply.js';
import { stateHash } from '../../src/match/hash.js';
import { instant, playerId, type MatchId, type PlayerId } from '../../src/match/header.js';
import { readTranscript, replayTranscript } from '../../src/match/read-transcript.js';
import type { MatchState } from '../../src/rules/kernel/contract.js';
import type { AnyGame } from '../../src/rules/registry.js';
import { seated, spectator } from '../../src/rules/kernel/seats.js';
import { seatId } from '../../src/rules/kernel/ids.js';
import type { Transcript } from '../../src/match/transcript-form.js';
import { signed, transcriptText } from '../../src/match/transcript.js';
import { verifyTranscript } from '../../src/match/verify.js';
import { accepted, counted, counting, toy } from '../support/counting.js';
import { ANN, begin, BOB, CAT, openHouse, order, type House } from '../support/table.js';
import { inSoak } from '../support/soak.js';

const add = (n: number) => toy({ type: 'add', n });
const guess = (n: number) => toy({ type: 'guess', n });

/** Plays so many turns. */
async function playTurns(house: House, match: MatchId, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    for (const [player, command] of [
      [ANN, add(1)],
      [BOB, add(3)],
      [BOB, guess(turn)],
      [ANN, guess(9)],
    ] as const) {
      accepted(await house.referee.submit(order(house, match, player, command)));
    }
  }
}

describe('the event log', () => {
  test('property: the live state is the fold of the stored events, and a snapshot with the rest', async () => {
    const moves = fc.array(
      fc.tuple(fc.constantFrom<PlayerId[]>(ANN, BOB), fc.boolean(), fc.integer({ min: 0, max: 4 })),
      { minLength: 10, maxLength: 60 },
    );
    await fc.assert(
      fc.asyncProperty(moves, async (orders) => {
        const house = await openHouse();
        const match = await begin(house, { scenario: 'toy/long' });
        for (const [player, adds, n] of orders) {
          await house.referee.submit(order(house, match, player, adds ? add(n) : guess(n)));
        }
        const live = (await house.referee.table(match))?.state;
        const rules = counting();
        const stored = await house.store.events(match, 1, Number.MAX_SAFE_INTEGER);
        const folded = stored.reduce<typeof live | null>(
          (state, { event }) => rules.evolve(state ?? null, event),
          null,
        );
        expect(folded).toEqual(live);
        // A referee that has nothing in memory loads a snapshot and the events after it.
        const fresh = await openHouse({ store: house.store });
        expect((await fresh.referee.table(match))?.state).toEqual(live);
        const { chapter } = stored.at(-1) ?? {};
        const begins = stored.find((event) => isDeepStrictEqual(event.chapter, chapter))?.seq ?? 0;
        const loaded = await house.store.load(match, rules.shape);
        expect(loaded?.snapshot?.seq ?? 0).toBeLessThan(begins);
        expect(loaded?.header.version).toBe(stored.length);
        const newest = await house.store.load(match, rules.shape, stored.length);
        expect(newest?.snapshot !== null).toBe(stored.length >= SNAPSHOT_EVERY);
        expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, i) => i + 1));
        expect(JSON.parse(JSON.stringify(live))).toEqual(live);
        await house.store.close();
      }),
      { numRuns: inSoak ? 25 : 10 },
    );
  });

  test('the state of any moment can be had', async () => {
    const house = await openHouse();
    const match = await begin(house, { scenario: 'toy/long' });
    await playTurns(house, match, 8);
    const events = await house.store.events(match, 1, 10_000);
    expect(events.length).toBeGreaterThan(2 * SNAPSHOT_EVERY);
    let state: MatchState<AnyGame> | null = null;
    for (const { seq, event } of events) {
      state = counting().evolve(state, event);
      expect(await house.referee.stateAt(match, seq)).toEqual(state);
    }
    expect(await house.referee.stateAt(match, 0)).toBeNull();
  });

  test('a chapter has its span of events and is over when the match has left it', async () => {
    const house = await openHouse();
    const match = await begin(house, { scenario: 'toy/long' });
    await playTurns(house, match, 1);
    const span = await house.referee.span(match, { turn: 1, phase: 'guessing' });
    const inside = await house.store.events(match, span?.from ?? 0, span?.to ?? 0);
    expect(inside[0]?.event.type).toBe('GuessingBegan');
    expect(inside.every(({ chapter }) => chapter.turn === 1 && chapter.phase === 'guessing')).toBe(true);
    expect(span?.over).toBe(true);
    expect((await house.referee.span(match, { turn: 2, phase: 'adding' }))?.over).toBe(false);
    expect(await house.referee.span(match, { turn: 9, phase: 'adding' })).toBeNull();
  });

  test('events of older rules are brought up to date when they are read, and old snapshots are not used', async () => {
    const old = await openHouse();
    const match = await begin(old, { scenario: 'toy/long' });
    await playTurns(old, match, 5);
    expect((await old.store.load(match, 1))?.snapshot).not.toBeNull();
    const renewed = await openHouse({ store: old.store, rulesetOf: () => counting(2) });
    const before = counted((await old.referee.table(match))?.state ?? null).count;
    const after = counted((await renewed.referee.table(match))?.state ?? null).count;
    // Its second shape doubles what was added: 1 and 3 in each of five turns.
    expect(after).toBe(before + 20);
    accepted(await renewed.referee.submit(order(renewed, match, ANN, add(1), { key: 'under-new-rules' })));
    await expect(old.referee.table(match)).rejects.toThrow('has shape 2 of counting, newer than 1');
  });
});

describe('history', () => {
  test('a viewer is told what is for them: sealed answers only their own', async () => {
    const house = await openHouse();
    const match = await begin(house, { scenario: 'toy/long' });
    accepted(await house.referee.submit(order(house, match, ANN, add(1))));
    accepted(await house.referee.submit(order(house, match, BOB, add(1))));
    const { events } = accepted(await house.referee.submit(order(house, match, ANN, guess(5))));
    const seq = events[0]?.seq ?? 0;
    const told = async (viewer: typeof spectator) =>
      (await house.referee.history(match, seq, seq, viewer)).map(({ event }) => event.type);
    expect(await told(seated(seatId('red')))).toEqual(['Answered']);
    expect(await told(seated(seatId('blue')))).toEqual([]);
    expect(await told(spectator)).toEqual([]);
  });
});

describe('transcripts', () => {
  test('an ended match is written down with its seed and replays to the same hash', async () => {
    const house = await openHouse();
    const match = await begin(house, { opponent: 'referee', side: null });
    const transcript = await house.referee.export(match);
    expect(transcript.seed).toBe('07'.repeat(32));
    const read = readTranscript(JSON.stringify(transcript));
    expect(read).toEqual(transcript);
    const replayed = replayTranscript(read, counting());
    expect(replayed.hash).toBe(transcript.hash);
    expect(replayed.hash).toBe(stateHash((await house.referee.table(match))?.state ?? null));
    expect(replayed.outcome?.winners).toHaveLength(1);
    expect(transcript.orders.map(({ command }) => command)).toContainEqual({ type: 'start' });
  });

  test('of a running match neither the seed nor a sealed answer is written down', async () => {
    const house = await openHouse();
    const match = await begin(house, { scenario: 'toy/long' });
    accepted(await house.referee.submit(order(house, match, ANN, add(1))));
    accepted(await house.referee.submit(order(house, match, BOB, add(1))));
    const before = await house.referee.export(match);
    accepted(await house.referee.submit(order(house, match, ANN, guess(4711))));
    const transcript = await house.referee.export(match);
    expect(transcript.seed).toBeNull();
    expect(JSON.stringify(transcript)).not.toContain('4711');
    expect(JSON.stringify(transcript)).not.toContain('07'.repeat(32));
    expect(replayTranscript(transcript, counting()).hash).toBe(transcript.hash);
    // Nor that there is one, nor that it is another by now: it ends before the sealed questions, answered or not.
    expect(transcript).toEqual(before);
    accepted(await house.referee.submit(order(house, match, ANN, guess(4712))));
    expect(await house.referee.export(match)).toEqual(before);
    expect(before.orders.filter(({ command }) => command.type === 'add')).toHaveLength(1);
    // Nor when they are opened: what stood there before must not be found out.
    accepted(await house.referee.submit(order(house, match, BOB, guess(4713))));
    expect(await house.referee.export(match)).toEqual(before);
  });

  test('what earlier rules decided is not decided again: dice, chain, outcome and signature are checked', async () => {
    const house = await openHouse();
    const match = await begin(house, { opponent: 'referee', side: null });
    const transcript = await house.referee.export(match);
    const verdict = (changed: Transcript) =>
      verifyTranscript(Buffer.from(transcriptText(changed)), () => counting(1, 2));
    expect(verdict(transcript)).toMatchObject({ ok: true, unchecked: ['orders'] });
    // Signed anew, as only the holder of the key could: dice, chain and outcome are still what they must be.
    const forged = (change: Partial<Transcript>) => verdict(signed({ ...transcript, ...change }, '07'.repeat(32)));
    expect(forged({})).toMatchObject({ ok: true });
    const events = transcript.events.map((one) =>
      one.event.type === 'Rolled'
        ? {
            ...one,
            event: { ...one.event, roll: { ...one.event.roll, faces: one.event.roll.faces.map((n) => 7 - n) } },
          }
        : one,
    );
    expect(forged({ events })).toMatchObject({ ok: false, first: { what: 'face' } });
    expect(forged({ orders: transcript.orders.map((one) => ({ ...one, question: 'q99' })) })).toMatchObject({
      ok: false,
      first: { what: 'hash' },
    });
    expect(forged({ outcome: null })).toMatchObject({ ok: false, first: { what: 'event' } });
  });

  test('a player who is forgotten breaks no chain', async () => {
    const house = await openHouse();
    const match = await begin(house, { scenario: 'toy/long' });
    const handed = { match, seat: null, taker: CAT, arbiter: false };
    const { table } = accepted(await house.referee.substitute({ ...house.act(ANN), ...handed }));
    const proposal = table.state?.proposal?.id ?? '';
    accepted(await house.referee.vote({ ...house.act(CAT), match, proposal, agrees: true }));
    for (const player of [CAT, BOB]) {
      const agrees = { type: 'abandon', agrees: true } as const;
      accepted(await house.referee.submit(order(house, match, player, agrees)));
    }
    const before = await house.referee.export(match);
    expect(JSON.stringify(before)).toContain(ANN);
    await house.store.forget(ANN, playerId('former-1'), instant(0));
    const after = await house.referee.export(match);
    expect(JSON.stringify(after)).not.toContain(ANN);
    expect(after.chain).toBe(before.chain);
    expect(verifyTranscript(Buffer.from(transcriptText(after)), () => counting())).toMatchObject({ ok: true });
  });

  test('a transcript with a wrong field is refused with its path', () => {
    expect(() => readTranscript('{"format":"arbitre-transcript","formatVersion":4}')).toThrow(/formatVersion/u);
    expect(() => readTranscript('[')).toThrow();
  });
});
