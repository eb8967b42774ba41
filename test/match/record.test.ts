import { describe, expect, test } from 'vitest';
import { withMatchOptions } from '../../src/library/read.js';
import type { NewMatch } from '../../src/match/acts.js';
import type { MatchId } from '../../src/match/header.js';
import type { Recorded } from '../../src/match/record.js';
import { seatId } from '../../src/rules/kernel/ids.js';
import { seated, spectator } from '../../src/rules/kernel/seats.js';
import { accepted, toy, toyLibrary } from '../support/counting.js';
import { ANN, begin, BOB, openHouse, type House } from '../support/table.js';

const library = {
  ...toyLibrary,
  scenario: (id: string) => {
    const found = toyLibrary.scenario(id);
    return found && withMatchOptions(found);
  },
};
const house = () => openHouse({ library });
const against = (takeBack: string): Partial<NewMatch> => ({ opponent: 'referee', options: { takeBack } });

const add = async (at: House, match: MatchId, player: typeof ANN, n: number) => {
  const done = await at.referee.submit({
    ...at.act(player),
    match,
    seat: null,
    question: null,
    command: toy({ type: 'add', n }),
  });
  await at.referee.idle();
  return done;
};
const undo = async (at: House, match: MatchId, player: typeof ANN) => {
  const done = await at.referee.undo({ ...at.act(player), match });
  await at.referee.idle();
  return done;
};
const goBack = async (at: House, match: MatchId) =>
  at.referee.correct({
    ...at.act(ANN),
    match,
    motion: { kind: 'return', to: 1, reason: 'the bot erred' },
    arbiter: false,
  });
const code = (result: { readonly ok: boolean; readonly error?: { readonly code: string } }): string =>
  result.error?.code ?? 'accepted';
const backs = (record: readonly Recorded[]) =>
  record.flatMap((line) => (line.kind === 'event' && line.back ? [line.back] : []));

describe('going back after dice against Arbitre (P-08)', () => {
  test('P-08 is not possible unless the match says so, by undo or by correcting the referee', async () => {
    const at = await house();
    const match = await begin(at, { opponent: 'referee' });
    accepted(await add(at, match, ANN, 1));
    expect(code(await undo(at, match, ANN))).toBe('match/no-going-back');
    expect(code(await at.referee.undoable(match, at.act(ANN)))).toBe('match/no-going-back');
    expect(code(await goBack(at, match))).toBe('match/no-going-back');
    expect(await at.referee.wentBackAlone(match)).toBe(0);
  });

  test('P-08 is possible once in a match that says once, and counted', async () => {
    const at = await house();
    const match = await begin(at, against('once'));
    accepted(await add(at, match, ANN, 1));
    expect(accepted(await at.referee.undoable(match, at.act(ANN)))).toMatchObject({ counts: true });
    accepted(await undo(at, match, ANN));
    expect(await at.referee.wentBackAlone(match)).toBe(1);
    accepted(await add(at, match, ANN, 2));
    expect(code(await undo(at, match, ANN))).toBe('match/no-going-back');
  });

  test('P-08 stands in the record each time, with what was taken back and its number', async () => {
    const at = await house();
    const match = await begin(at, against('always'));
    for (const n of [1, 2]) {
      accepted(await add(at, match, ANN, n));
      accepted(await undo(at, match, ANN));
    }
    const record = await at.referee.record(match, spectator);
    expect(backs(record)).toMatchObject([
      { dice: true, alone: 1 },
      { dice: true, alone: 2 },
    ]);
    const first = record.find((line) => line.kind === 'answer');
    const back = record.find((line) => line.kind === 'event' && line.back);
    expect(first).toMatchObject({ seat: 'red', command: { type: 'add', n: 1 }, takenBack: back?.number });
    expect(await at.referee.wentBackAlone(match)).toBe(2);
  });

  test('P-08 is the affair of the players where an opponent is asked, and is not counted', async () => {
    const at = await house();
    const match = await begin(at, { options: { takeBack: 'never' } });
    accepted(await add(at, match, ANN, 1));
    accepted(await undo(at, match, ANN));
    const proposal = (await at.referee.table(match))?.state?.proposal?.id ?? 'none';
    accepted(await at.referee.vote({ ...at.act(BOB), match, proposal, agrees: true }));
    expect(backs(await at.referee.record(match, spectator))).toMatchObject([{ dice: true, alone: null }]);
  });

  test('P-08 leaves a match as it was that began before there was a choice', async () => {
    const at = await openHouse();
    const match = await begin(at, { opponent: 'referee' });
    accepted(await add(at, match, ANN, 1));
    expect(code(await undo(at, match, ANN))).toBe('accepted');
  });
});

test('S-03 an undo by consent has its number in the list of orders as in the record, and one can go back to before it', async () => {
  const at = await house();
  const match = await begin(at);
  accepted(await add(at, match, ANN, 1));
  const asked = accepted(await undo(at, match, ANN)).table.state?.proposal?.id ?? '';
  accepted(await at.referee.vote({ ...at.act(BOB), match, proposal: asked, agrees: true }));
  const listed = (await at.referee.given(match, 1, spectator)).find(({ kind }) => kind === 'undo');
  const recorded = (await at.referee.record(match, spectator)).find(
    (line) => line.kind === 'event' && line.event.type === 'Rewound',
  );
  expect(listed?.number).toEqual(expect.any(Number));
  expect(listed?.number).toBe(recorded?.number);
  expect(await at.referee.landing(match, { order: listed?.number ?? 0 })).toMatchObject({ ok: true });
});

const guessed = (at: House, match: MatchId, player: typeof ANN, n: number) =>
  at.referee.submit({
    ...at.act(player),
    match,
    seat: null,
    question: null,
    command: toy({ type: 'guess', n }),
  });

describe('what is sealed in the record', () => {
  test('S-03 looks the same to others whether it was given by hand, kept for later or passed', async () => {
    const worlds = [
      { key: 'by hand', command: toy({ type: 'guess', n: 5 }) },
      { key: 'standing:1:q3', command: toy({ type: 'guess', n: 5 }) },
      { key: 'passed', command: { type: 'pass' } as const },
    ].map(async ({ key, command }) => {
      const at = await house();
      const match = await begin(at, { scenario: 'toy/long' });
      for (const player of [ANN, BOB]) accepted(await add(at, match, player, 1));
      accepted(await at.referee.submit({ ...at.act(ANN, key), match, seat: null, question: null, command }));
      const blue = await at.referee.record(match, seated(seatId('blue')));
      const own = await at.referee.record(match, seated(seatId('red')));
      return { blue, own: own.at(-1) };
    });
    const [byHand, kept, passed] = await Promise.all(worlds);
    expect(byHand?.blue.at(-1)).toMatchObject({ kind: 'answer', seat: 'red', command: null });
    expect(kept?.blue).toEqual(byHand?.blue);
    expect(passed?.blue).toEqual(byHand?.blue);
    expect(kept?.own).toMatchObject({ kept: true, by: 'seat' });
    expect(byHand?.own).toMatchObject({ kept: false, by: 'seat' });
  });

  test('S-03 has no trace of a change but for its own seat, which no number counts', async () => {
    const worlds = [[4, 5], [5]].map(async (guesses) => {
      const at = await house();
      const match = await begin(at, { scenario: 'toy/long' });
      for (const player of [ANN, BOB]) accepted(await add(at, match, player, 1));
      for (const n of guesses) accepted(await guessed(at, match, ANN, n));
      const noticed = (await at.store.lastNoticed(match, ANN))?.first;
      const act = (await at.store.lastAct(match, ANN))?.first;
      accepted(await guessed(at, match, BOB, 2));
      const lines = async (seat: string) =>
        (await at.referee.record(match, seated(seatId(seat)))).map((line) => [
          line.number,
          line.kind === 'answer' ? line.command : line.event.type,
        ]);
      return { blue: await lines('blue'), red: await lines('red'), noticed, act };
    });
    const [changed, once] = await Promise.all(worlds);
    expect(changed?.blue).toEqual(once?.blue);
    expect(changed?.red.filter(([number]) => number === null)).toEqual([[null, { type: 'guess', n: 5 }]]);
    // Nor is somebody called sooner or later for it.
    expect(changed?.noticed).toBe(once?.noticed);
    expect(changed?.act).toBeGreaterThan(changed?.noticed ?? Infinity);
  });
});
