import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REFEREE, instant, playerId, type MatchId, type PlayerId } from '../../src/match/header.js';
import { readTranscript, replayTranscript } from '../../src/match/read-transcript.js';
import { transcriptText } from '../../src/match/transcript.js';
import { verifyTranscript } from '../../src/match/verify.js';
import { postFrom } from '../../src/match/posts.js';
import { deadlinesOf } from '../../src/match/deadlines.js';
import { seatId } from '../../src/rules/kernel/ids.js';
import { spectator } from '../../src/rules/kernel/seats.js';
import { accepted, counted, counting, toy } from '../support/counting.js';
import { ANN, begin, BOB, CAT, DAN, openHouse, type House } from '../support/table.js';
import { inSoak } from '../support/soak.js';

const give = (house: House, match: MatchId, player: PlayerId, command: Parameters<typeof toy>[0]) =>
  house.referee.submit({ ...house.act(player), match, seat: null, command: toy(command), question: null });
const add = (house: House, match: MatchId, player: PlayerId, n: number) =>
  give(house, match, player, { type: 'add', n });
const guess = (house: House, match: MatchId, player: PlayerId, n: number) =>
  give(house, match, player, { type: 'guess', n });
const stateOf = async (house: House, match: MatchId) => {
  const state = (await house.referee.table(match))?.state;
  if (!state) throw new Error('no state');
  return state;
};
const undo = (house: House, match: MatchId, player: PlayerId) => house.referee.undo({ ...house.act(player), match });
const vote = async (house: House, match: MatchId, player: PlayerId, agrees: boolean) =>
  house.referee.vote({
    ...house.act(player),
    match,
    proposal: (await stateOf(house, match)).proposal?.id ?? 'none',
    agrees,
  });
const code = (result: { readonly ok: boolean; readonly error?: { readonly code: string } }): string =>
  result.error?.code ?? 'accepted';

/** The state without its counters and without the names of its questions. */
async function essence(house: House, match: MatchId): Promise<unknown> {
  const { questionsAsked: _, diceRolled: __, reissued: ___, ...rest } = await stateOf(house, match);
  return JSON.parse(JSON.stringify(rest).replaceAll(/"q\d+"/g, '"q"'));
}

describe('undo', () => {
  test('is free while nothing is rolled, shown or done by another, and reissues the question', async () => {
    const house = await openHouse();
    const match = await begin(house);
    accepted(await add(house, match, ANN, 1));
    accepted(await add(house, match, BOB, 1));
    const before = await essence(house, match);
    const [question] = house.referee.view(present(await house.referee.table(match)), spectator)?.questions ?? [];
    accepted(await guess(house, match, ANN, 5));
    const undone = accepted(await undo(house, match, ANN));
    expect(undone.events.map(({ event }) => event.type)).toEqual(['Rewound']);
    expect(await essence(house, match)).toEqual(before);
    const old = await house.referee.submit({
      ...house.act(ANN),
      match,
      seat: null,
      command: toy({ type: 'guess', n: 1 }),
      question: question?.id ?? null,
    });
    expect(code(old)).toBe('match/question-rewound');
    expect(code(await guess(house, match, ANN, 6))).toBe('accepted');
  });

  test('needs consent once a die was rolled; the dice go on from where they were', async () => {
    const house = await openHouse();
    const match = await begin(house);
    accepted(await add(house, match, ANN, 1));
    const { count } = counted(await stateOf(house, match));
    accepted(await undo(house, match, ANN));
    const { proposal } = await stateOf(house, match);
    expect(proposal).toMatchObject({ by: 'red', asked: ['blue'], motion: { kind: 'undo' } });
    expect(counted(await stateOf(house, match)).count).toBe(count);
    accepted(await vote(house, match, BOB, true));
    const back = await stateOf(house, match);
    expect(back).toMatchObject({ proposal: null, diceRolled: 1 });
    expect(counted(back).count).toBe(0);
    const again = accepted(await add(house, match, ANN, 1));
    expect(again.events.map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ type: 'Rolled', roll: expect.objectContaining({ index: 1 }) as unknown }),
    );
  });

  test('is declined, withdrawn by its button or by the command again, and answered when pressed late or twice', async () => {
    const house = await openHouse();
    const match = await begin(house);
    accepted(await add(house, match, ANN, 1));
    accepted(await undo(house, match, ANN));
    expect(code(await vote(house, match, CAT, true))).toBe('match/not-a-player');
    expect(code(await vote(house, match, ANN, true))).toBe('match/consent-not-asked');
    const { proposal } = await stateOf(house, match);
    accepted(await vote(house, match, BOB, false));
    const late = { ...house.act(BOB), match, proposal: proposal?.id ?? '', agrees: true };
    expect(code(await house.referee.vote(late))).toBe('match/proposal-closed');
    accepted(await undo(house, match, ANN));
    accepted(await undo(house, match, ANN));
    expect((await stateOf(house, match)).proposal).toBeNull();
    accepted(await undo(house, match, ANN));
    const standing = (await stateOf(house, match)).proposal?.id ?? '';
    expect(code(await house.referee.withdraw({ ...house.act(BOB), match, proposal: standing }))).toBe(
      'match/not-your-proposal',
    );
    accepted(await house.referee.withdraw({ ...house.act(ANN), match, proposal: standing }));
    expect((await stateOf(house, match)).proposal).toBeNull();
  });

  test('asks for consent when another has acted, or sealed answers were shown, and takes all back that came after', async () => {
    const house = await openHouse();
    const match = await begin(house);
    accepted(await add(house, match, ANN, 1));
    accepted(await add(house, match, BOB, 1));
    const before = await essence(house, match);
    accepted(await guess(house, match, ANN, 5));
    accepted(await guess(house, match, BOB, 6));
    // Bob's answer opened the seals: Bob has seen Ann's.
    accepted(await undo(house, match, BOB));
    expect((await stateOf(house, match)).proposal).not.toBeNull();
    accepted(await vote(house, match, ANN, false));
    accepted(await undo(house, match, ANN));
    accepted(await vote(house, match, BOB, true));
    expect(await essence(house, match)).toEqual(before);
  });

  test('against Arbitre alone needs nobody, and Arbitre answers the questions anew', async () => {
    const house = await openHouse();
    const match = await begin(house, { opponent: 'referee' });
    accepted(await add(house, match, ANN, 1));
    await house.referee.idle();
    accepted(await guess(house, match, ANN, 5));
    await house.referee.idle();
    expect(counted(await stateOf(house, match)).turn).toBe(2);
    accepted(await undo(house, match, ANN));
    await house.referee.idle();
    expect(counted(await stateOf(house, match)).turn).toBe(1);
    accepted(await guess(house, match, ANN, 6));
    await house.referee.idle();
    expect(counted(await stateOf(house, match))).toMatchObject({ turn: 2, guesses: 2 });
    expect(house.logged).toEqual([]);
  });

  test('of an undo: going back to before it brings back what it took', async () => {
    const house = await openHouse();
    const match = await begin(house);
    accepted(await add(house, match, ANN, 1));
    accepted(await add(house, match, BOB, 1));
    accepted(await guess(house, match, ANN, 5));
    const before = await essence(house, match);
    accepted(await undo(house, match, ANN));
    const given = await house.referee.given(match, 1, spectator);
    expect(given.map(({ kind }) => kind)).toEqual(['answer', 'answer', 'undo']);
    const to = accepted(await house.referee.landing(match, { order: given.at(-1)?.number ?? 0 }));
    const motion = { kind: 'return', to, reason: 'a slip' } as const;
    accepted(await house.referee.correct({ ...house.act(ANN), match, motion, arbiter: false }));
    accepted(await vote(house, match, BOB, true));
    expect(await essence(house, match)).toEqual(before);
    expect(code(await guess(house, match, BOB, 6))).toBe('accepted');
  });

  test('is refused before the first order, to spectators and after the end', async () => {
    const house = await openHouse();
    const match = await begin(house);
    expect(code(await undo(house, match, ANN))).toBe('match/nothing-to-undo');
    expect(code(await undo(house, match, CAT))).toBe('match/not-a-player');
    const end = { ...house.act(BOB), match, seat: null, command: { type: 'concede' }, question: null } as const;
    accepted(await house.referee.submit(end));
    expect(code(await undo(house, match, ANN))).toBe('match/undo-over');
  });

  test('marks the reports of chapters that were taken back, and leaves their events out of history and span', async () => {
    const house = await openHouse();
    const match = await begin(house);
    accepted(await add(house, match, ANN, 1));
    accepted(await add(house, match, BOB, 1));
    accepted(await guess(house, match, ANN, 5));
    accepted(await guess(house, match, BOB, 6));
    const voided = { turn: 2, phase: 'adding' };
    expect(await house.referee.span(match, voided)).not.toBeNull();
    accepted(await undo(house, match, ANN));
    accepted(await vote(house, match, BOB, true));
    expect(await house.referee.span(match, voided)).toBeNull();
    const due = await house.store.due(house.act(ANN).at, 100);
    const reports = due.flatMap(({ post, action }) => (postFrom(post)?.kind === 'report' ? [`${post} ${action}`] : []));
    expect(reports).toContain('report:2:adding put');
    const version = (await house.referee.table(match))?.header.version ?? 0;
    const types = (await house.referee.history(match, 1, version, spectator)).map(({ event }) => event.type);
    expect(types).not.toContain('Guessed');
    expect(types.at(-1)).toBe('Rewound');
  });
});

function present<T>(value: T | null): T {
  if (value === null) throw new Error('nothing');
  return value;
}

describe('undo and the clock', () => {
  const correspondence = { kind: 'correspondence', turn: 60_000, reaction: 30_000, bank: 600_000 } as const;

  test('gives the banks back what they had, and the clock runs for the question asked anew', async () => {
    const house = await openHouse();
    const match = await begin(house, { clock: correspondence });
    accepted(await add(house, match, ANN, 1));
    accepted(await add(house, match, BOB, 1));
    const then = await stateOf(house, match);
    const late = { ...house.act(ANN), at: instant(house.act(ANN).at + 100_000) };
    accepted(
      await house.referee.submit({ ...late, match, seat: null, command: toy({ type: 'guess', n: 5 }), question: null }),
    );
    expect((await stateOf(house, match)).clock?.seats[seatId('red')]?.bank).toBeLessThan(600_000);
    const at = instant(late.at + 5_000);
    accepted(await house.referee.undo({ ...house.act(ANN), at, match }));
    const back = await stateOf(house, match);
    expect(back.clock?.seats).toMatchObject({ red: { bank: 600_000 }, blue: { bank: 600_000 } });
    const open = house.referee.view(present(await house.referee.table(match)), spectator)?.questions ?? [];
    expect(back.clock?.running.map(({ question }) => question).sort()).toEqual(open.map(({ id }) => id).sort());
    // What was left when the order was given is left now: only the time since then does not count.
    const spent = (state: typeof back, until: number) => until - (state.clock?.running[0]?.since ?? 0);
    expect(spent(back, at)).toBe(spent(then, late.at));
  });

  test('is never free under chrono, whose minutes it would buy back', async () => {
    const house = await openHouse();
    const chrono = {
      ...correspondence,
      kind: 'chrono',
      name: 60_000,
      move: 180_000,
      designateTimeout: 'next',
    } as const;
    const match = await begin(house, { clock: chrono });
    accepted(await add(house, match, ANN, 1));
    accepted(await add(house, match, BOB, 1));
    accepted(await guess(house, match, ANN, 5));
    accepted(await undo(house, match, ANN));
    expect((await stateOf(house, match)).proposal).toMatchObject({ by: 'red', asked: ['blue'] });
  });

  test('is agreed while the clock stands still, and pausing is agreed in the same way', async () => {
    const house = await openHouse();
    const match = await begin(house, { clock: correspondence });
    accepted(await house.referee.propose({ ...house.act(ANN), match, motion: { kind: 'pause' }, arbiter: false }));
    accepted(await vote(house, match, BOB, true));
    expect((await stateOf(house, match)).clock?.paused).not.toBeNull();
    expect(
      code(await house.referee.propose({ ...house.act(ANN), match, motion: { kind: 'pause' }, arbiter: false })),
    ).toBe('match/clock-paused');
    accepted(await house.referee.propose({ ...house.act(BOB), match, motion: { kind: 'resume' }, arbiter: false }));
    expect(
      code(await house.referee.propose({ ...house.act(ANN), match, motion: { kind: 'resume' }, arbiter: false })),
    ).toBe('match/proposal-open');
    accepted(await vote(house, match, ANN, true));
    expect((await stateOf(house, match)).clock?.paused).toBeNull();
  });

  test('an absent player is replaced by consent of the others after three fallbacks, unless they play again', async () => {
    const house = await openHouse();
    const match = await begin(house, { clock: { ...correspondence, turn: 1_000, reaction: 1_000, bank: 0 } });
    const substitute = () =>
      house.referee.substitute({ ...house.act(BOB), match, seat: seatId('red'), taker: CAT, arbiter: false });
    expect(code(await substitute())).toBe('match/substitute-too-soon');
    for (let i = 0; i < 20 && ((await stateOf(house, match)).clock?.seats[seatId('red')]?.missed ?? 0) < 3; i++) {
      const due = deadlinesOf((await stateOf(house, match)).clock, 0).filter(({ what }) => what === 'due');
      const [next] = due.sort((a, b) => a.at - b.at);
      if (!next) throw new Error('nobody is timed');
      expect(await house.referee.timeUp({ ...next, match, at: instant(next.at) })).toBe(true);
    }
    accepted(await substitute());
    const { proposal } = await stateOf(house, match);
    expect(proposal?.asked).toEqual(['red']);
    accepted(await house.referee.vote({ ...house.act(CAT), match, proposal: proposal?.id ?? '', agrees: true }));
    expect(present(await house.referee.table(match)).header.holders.map(({ player }) => player)).toContain(CAT);
  });
});

describe('substitutes', () => {
  const give2 = (house: House, match: MatchId, by: PlayerId, seat: string | null, taker: PlayerId, arbiter = false) =>
    house.referee.substitute({
      ...house.act(by),
      match,
      seat: seat === null ? null : (seat as NonNullable<Parameters<House['referee']['substitute']>[0]['seat']>),
      taker,
      arbiter,
    });

  test('a player gives their seat to another, who accepts', async () => {
    const house = await openHouse();
    const match = await begin(house);
    accepted(await give2(house, match, ANN, null, CAT));
    expect(code(await vote(house, match, BOB, true))).toBe('match/consent-not-asked');
    accepted(await vote(house, match, CAT, true));
    const { header } = present(await house.referee.table(match));
    expect(header.holders.map(({ player, seat }) => [player, seat])).toContainEqual([CAT, 'red']);
    expect(code(await add(house, match, ANN, 1))).toBe('match/not-a-player');
    expect(code(await add(house, match, CAT, 1))).toBe('accepted');
  });

  test('an export names who held a seat before, from which event to which, and is signed with it', async () => {
    const house = await openHouse();
    const match = await begin(house);
    expect(await house.referee.export(match)).not.toHaveProperty('earlier');
    accepted(await give2(house, match, ANN, null, CAT));
    accepted(await vote(house, match, CAT, true));
    accepted(await add(house, match, CAT, 1));
    accepted(await give2(house, match, CAT, null, REFEREE));
    await house.referee.idle();
    const transcript = await house.referee.export(match);
    const given = transcript.events.flatMap(({ seq, event }) => (event.type === 'Substituted' ? [seq] : []));
    const [first = 0, second = 0] = given;
    expect(transcript.seats['red']).toBe(REFEREE);
    expect(transcript.earlier).toEqual([
      { seat: 'red', player: ANN, from: 1, to: first },
      { seat: 'red', player: CAT, from: first, to: second },
    ]);
    // Ann gave her seat away, not her salt.
    expect(transcript.saltedBy?.map(({ seat, player }) => [seat, player])).toEqual([
      ['red', ANN],
      ['blue', BOB],
    ]);
    const text = transcriptText(transcript);
    const verify = (words: string) => verifyTranscript(Buffer.from(words, 'utf8'), () => counting());
    expect(transcriptText(readTranscript(text))).toBe(text);
    expect(verify(text)).toMatchObject({ ok: true });
    const blamed = text.replace(`"player":"${ANN}","seat"`, `"player":"${BOB}","seat"`);
    expect(blamed).not.toBe(text);
    expect(verify(blamed)).toMatchObject({ ok: false, first: { what: 'signature' } });
  });

  test('a player gives their seat to Arbitre, who plays on at once', async () => {
    const house = await openHouse();
    const match = await begin(house);
    accepted(await give2(house, match, ANN, null, REFEREE));
    await house.referee.idle();
    expect(counted(await stateOf(house, match)).count).toBeGreaterThan(0);
  });

  test('nobody gives away the seat of one who is there, or to an opponent; an arbiter may', async () => {
    const house = await openHouse();
    const match = await begin(house);
    expect(code(await give2(house, match, ANN, 'blue', CAT))).toBe('match/substitute-too-soon');
    expect(code(await give2(house, match, ANN, null, BOB))).toBe('match/substitute-seated');
    expect(code(await give2(house, match, ANN, null, ANN))).toBe('match/substitute-holds');
    expect(code(await give2(house, match, ANN, 'green', CAT))).toBe('match/no-such-seat');
    expect(code(await give2(house, match, CAT, 'blue', CAT))).toBe('match/not-a-player');
    accepted(await give2(house, match, playerId('7'), 'blue', CAT, true));
    expect(present(await house.referee.table(match)).header.holders.map(({ player }) => player)).toContain(CAT);
  });
});

describe('correction', () => {
  test('goes back by decision of an arbiter who does not play here; one who plays needs consent', async () => {
    const house = await openHouse();
    const match = await begin(house);
    accepted(await add(house, match, ANN, 1));
    const to = accepted(await house.referee.landing(match, { turn: 1 }));
    const motion = { kind: 'return', to, reason: 'wrong rule' } as const;
    const correct = (player: PlayerId, arbiter: boolean) =>
      house.referee.correct({ ...house.act(player), match, motion, arbiter });
    expect(code(await correct(CAT, false))).toBe('match/not-arbiter');
    accepted(await correct(ANN, true));
    expect((await stateOf(house, match)).proposal).not.toBeNull();
    const done = accepted(await correct(CAT, true));
    expect(done.events[0]?.event).toMatchObject({
      type: 'Rewound',
      by: null,
      warrant: 'arbiter',
      reason: 'wrong rule',
    });
    expect(counted(await stateOf(house, match)).count).toBe(0);
    expect(code(await house.referee.landing(match, { order: 9999 }))).toBe('match/no-such-order');
    // What an arbiter and a new player did stands in the transcript, and is verified like everything else.
    const seat = seatId('blue');
    accepted(await house.referee.substitute({ ...house.act(CAT), match, seat, taker: DAN, arbiter: true }));
    accepted(await add(house, match, ANN, 2));
    accepted(await add(house, match, DAN, 2));
    const end = { ...house.act(DAN), match, seat: null, command: { type: 'concede' }, question: null } as const;
    accepted(await house.referee.submit(end));
    const transcript = await house.referee.export(match);
    expect(verifyTranscript(Buffer.from(transcriptText(transcript), 'utf8'), () => counting())).toMatchObject({
      ok: true,
    });
    expect(transcript.events.map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ type: 'Substituted', seat, player: DAN }),
    );
  });
});

test('property: a match with undos at random moments is the match played straight, also from the store and as a transcript', async () => {
  const move = fc.record({ n: fc.integer({ min: 1, max: 3 }), undoes: fc.integer({ min: 0, max: 5 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 25 }), async (moves) => {
      const crooked = await openHouse();
      const match = await begin(crooked, { scenario: 'toy/long' });
      const kept: { player: PlayerId; n: number }[] = [];
      for (const { n, undoes } of moves) {
        const player = await awaitedPlayer(crooked, match);
        const takesBack = undoes >= 4 && kept.length > 0;
        if (takesBack) {
          const last = kept.at(-1);
          if (!last) continue;
          accepted(await undo(crooked, match, last.player));
          const asked = (await stateOf(crooked, match)).proposal;
          if (asked) accepted(await vote(crooked, match, last.player === ANN ? BOB : ANN, true));
          kept.pop();
        } else {
          accepted(await play(crooked, match, player, n));
          kept.push({ player, n });
        }
      }
      const straight = await openHouse();
      const other = await begin(straight, { scenario: 'toy/long' });
      for (const { player, n } of kept) accepted(await play(straight, other, player, n));
      expect(withoutCount(await essence(crooked, match))).toEqual(withoutCount(await essence(straight, other)));
      // Another process folds the same state from the store, with its snapshots.
      const again = await openHouse({ store: crooked.store });
      expect(await stateOf(again, match)).toEqual(await stateOf(crooked, match));
      accepted(
        await crooked.referee.submit({
          ...crooked.act(ANN),
          match,
          seat: null,
          command: { type: 'concede' },
          question: null,
        }),
      );
      const transcript = await crooked.referee.export(match);
      expect(replayTranscript(transcript, counting()).hash).toBe(transcript.hash);
      const bytes = Buffer.from(transcriptText(transcript), 'utf8');
      expect(verifyTranscript(bytes, () => counting())).toMatchObject({ ok: true, hash: transcript.hash });
    }),
    { numRuns: inSoak ? 15 : 6 },
  );
});

/** The dice never go back, so that what was rolled again may differ. */
const withoutCount = (state: unknown): unknown =>
  JSON.parse(JSON.stringify(state).replaceAll(/"count":\d+/g, '"count":0'));

async function awaitedPlayer(house: House, match: MatchId): Promise<PlayerId> {
  const table = present(await house.referee.table(match));
  const [question] = house.referee.view(table, spectator)?.questions ?? [];
  return question?.seat === 'red' ? ANN : BOB;
}

async function play(house: House, match: MatchId, player: PlayerId, n: number) {
  const [question] = house.referee.view(present(await house.referee.table(match)), spectator)?.questions ?? [];
  const ask: string = question?.topic.ask ?? '';
  return ask === 'guess' ? guess(house, match, player, n) : add(house, match, player, n);
}
