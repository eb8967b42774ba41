import { describe, expect, test } from 'vitest';
import { transcriptText } from '../../src/match/transcript.js';
import { verifyTranscript } from '../../src/match/verify.js';
import { instant, type MatchId, type PlayerId } from '../../src/match/header.js';
import type { Submission } from '../../src/match/acts.js';
import { seatId } from '../../src/rules/kernel/ids.js';
import { accepted, counting, toy } from '../support/counting.js';
import { ANN, begin, BLUE, BOB, CAT, DAN, lobby, openHouse, order, RED, sit, type House } from '../support/table.js';

/** What was built apart, together: going back, clocks, pauses, gifts, handovers, concessions. */

const HOUR = 3_600_000;
const START = Date.UTC(2026, 0, 1, 11);
const CLOCK = { kind: 'correspondence', turn: 48 * HOUR, reaction: 8 * HOUR, bank: 0 } as const;
const BLUE_SEAT = seatId('blue');

/** A timed match of two; acts come so many hours after its beginning. */
async function timed() {
  const house = await openHouse();
  const match = await begin(house, { scenario: 'toy/long', clock: CLOCK });
  let acts = 0;
  const act = (player: PlayerId, hours: number) => ({
    key: `act ${++acts}`,
    player,
    at: instant(START + hours * HOUR),
    match,
  });
  const submit = (player: PlayerId, hours: number, command: Submission['command']) =>
    house.referee.submit({ ...act(player, hours), seat: null, question: null, command });
  return {
    house,
    match,
    act,
    submit,
    add: (player: PlayerId, hours: number) => submit(player, hours, toy({ type: 'add', n: 1 })),
    guess: (player: PlayerId, hours: number) => submit(player, hours, toy({ type: 'guess', n: 5 })),
    timeOut: async (hours: number) => {
      const { question, seat } = (await stateOf(house, match)).clock?.running[0] ?? {};
      if (!question || !seat) throw new Error('no clock runs');
      const at = instant(START + hours * HOUR);
      return house.referee.timeUp({ match, question, seat, what: 'due', at });
    },
  };
}

const stateOf = async (house: House, match: MatchId) => {
  const state = (await house.referee.table(match))?.state;
  if (!state) throw new Error('no state');
  return state;
};
const code = (result: { readonly ok: boolean; readonly error?: { readonly code: string } }): string =>
  result.error?.code ?? 'accepted';
/** Hours from the beginning until a seat's first deadline. */
const dueAt = async (house: House, match: MatchId, seat: string) => {
  const rows = (await house.store.fallen(instant(START + 1000 * HOUR), 100)).filter((row) => row.match === match);
  const due = rows.find((row) => row.what === 'due' && row.seat === seat);
  return due && (due.at - START) / HOUR;
};
const proves = async (house: House, match: MatchId) =>
  verifyTranscript(Buffer.from(transcriptText(await house.referee.export(match)), 'utf8'), () => counting());

describe('taking back', () => {
  test('does not buy back the time that one has thought', async () => {
    const { house, match, act, add, guess } = await timed();
    accepted(await add(ANN, 0));
    accepted(await add(BOB, 0));
    expect(await dueAt(house, match, 'red')).toBe(48);
    accepted(await guess(ANN, 47));
    accepted(await house.referee.undo(act(ANN, 47.5)));
    expect(await dueAt(house, match, 'red')).toBe(48.5);
    expect(await proves(house, match)).toMatchObject({ ok: true });
  });

  test('leaves the clocks of the others as they are while all think in secret, an outage included', async () => {
    const { house, match, act, add, guess } = await timed();
    accepted(await add(ANN, 0));
    accepted(await add(BOB, 0));
    accepted(await guess(ANN, 40));
    accepted(await house.referee.undo(act(ANN, 44)));
    expect(await dueAt(house, match, 'red')).toBe(52);
    expect(await dueAt(house, match, 'blue')).toBe(48);
    accepted(await guess(ANN, 45));
    await house.referee.outage(instant(START + 45 * HOUR), instant(START + 46 * HOUR));
    accepted(await house.referee.undo(act(ANN, 46)));
    expect(await dueAt(house, match, 'red')).toBe(53);
    expect(await dueAt(house, match, 'blue')).toBe(49);
    expect(await proves(house, match)).toMatchObject({ ok: true });
  });

  test('by consent gives everybody the time of then', async () => {
    const { house, match, act, add } = await timed();
    accepted(await add(ANN, 40));
    accepted(await house.referee.undo(act(ANN, 41)));
    const { proposal } = await stateOf(house, match);
    accepted(await house.referee.vote({ ...act(BOB, 42), proposal: proposal?.id ?? '', agrees: true }));
    expect(Math.round((await dueAt(house, match, 'red')) ?? 0)).toBe(90);
    expect(await proves(house, match)).toMatchObject({ ok: true });
  });

  test('neither ends nor brings back a pause', async () => {
    const { house, match, act, add, guess } = await timed();
    const agree = async (kind: 'pause' | 'resume', hours: number) => {
      accepted(await house.referee.propose({ ...act(ANN, hours), motion: { kind }, arbiter: false }));
      const { proposal } = await stateOf(house, match);
      accepted(await house.referee.vote({ ...act(BOB, hours), proposal: proposal?.id ?? '', agrees: true }));
    };
    accepted(await add(ANN, 0));
    accepted(await add(BOB, 0));
    accepted(await guess(ANN, 1));
    await agree('pause', 2);
    accepted(await house.referee.undo(act(ANN, 3)));
    expect((await stateOf(house, match)).clock?.paused).not.toBeNull();
    expect(await dueAt(house, match, 'red')).toBeUndefined();
    accepted(await guess(ANN, 4));
    await agree('resume', 5);
    accepted(await house.referee.undo(act(ANN, 6)));
    expect((await stateOf(house, match)).clock?.paused).toBeNull();
    expect(await dueAt(house, match, 'red')).toBe(6 + 47);
    expect(await proves(house, match)).toMatchObject({ ok: true });
  });

  test('C-05 nor a change of the clock; by consent it comes back, and the record proves it', async () => {
    const { house, match, act, add, guess } = await timed();
    const agree = async (player: PlayerId, hours: number) => {
      const { proposal } = await stateOf(house, match);
      accepted(await house.referee.vote({ ...act(player, hours), proposal: proposal?.id ?? '', agrees: true }));
    };
    const clock = { ...CLOCK, turn: 24 * HOUR, bank: 12 * HOUR };
    const noted = async () => [
      (await house.referee.table(match))?.header.clock,
      (await house.store.header(match))?.clock,
    ];
    accepted(await add(ANN, 0));
    accepted(await add(BOB, 0));
    accepted(await guess(ANN, 1));
    accepted(await house.referee.propose({ ...act(BOB, 2), motion: { kind: 'retime', clock }, arbiter: false }));
    expect(await dueAt(house, match, 'blue')).toBe(48);
    await agree(ANN, 3);
    expect(await dueAt(house, match, 'blue')).toBe(3 + 24 + 12);
    // Her guess still waits sealed.
    expect((await stateOf(house, match)).agenda.at(-1)?.asked?.answers).toHaveLength(1);
    expect(await noted()).toEqual([clock, clock]);
    accepted(await house.referee.undo(act(ANN, 4)));
    expect((await stateOf(house, match)).proposal?.asked).toEqual(['blue']);
    await agree(BOB, 5);
    expect((await stateOf(house, match)).clock?.settings).toEqual(CLOCK);
    expect(await dueAt(house, match, 'blue')).toBe(5 + 48);
    expect(await noted()).toEqual([CLOCK, CLOCK]);
    accepted(
      await house.referee.propose({
        ...act(ANN, 6),
        motion: { kind: 'retime', clock: { kind: 'none' } },
        arbiter: true,
      }),
    );
    await agree(BOB, 7);
    expect(await dueAt(house, match, 'blue')).toBeUndefined();
    expect(await noted()).toEqual([{ kind: 'none' }, { kind: 'none' }]);
    expect(await proves(house, match)).toMatchObject({ ok: true });
  });

  test('takes no gift of time back without asking', async () => {
    const { house, match, act, submit, add, guess } = await timed();
    accepted(await add(ANN, 0));
    accepted(await add(BOB, 0));
    accepted(await guess(ANN, 1));
    accepted(await submit(ANN, 2, { type: 'extend', seat: BLUE_SEAT, ms: 24 * HOUR }));
    accepted(await house.referee.undo(act(ANN, 3)));
    expect((await stateOf(house, match)).proposal?.asked).toEqual(['blue']);
  });
});

describe('a seat that is handed over', () => {
  test('does not bear the absences of the one who left it', async () => {
    const { house, match, act, submit, add, guess, timeOut } = await timed();
    const missed = async () => (await stateOf(house, match)).clock?.seats[BLUE_SEAT]?.missed ?? 0;
    accepted(await add(ANN, 0));
    let hours = 49;
    for (; (await missed()) < 3; hours += 49) {
      expect(hours).toBeLessThan(1000);
      const { clock, agenda } = await stateOf(house, match);
      const ask: string = agenda.at(-1)?.asked?.questions[0]?.topic.ask ?? '';
      if (!clock?.running.some(({ seat }) => seat === 'red')) await timeOut(hours);
      else accepted(await (ask === 'add' ? add : guess)(ANN, hours - 48.5));
    }
    accepted(await house.referee.substitute({ ...act(ANN, hours), seat: BLUE_SEAT, taker: CAT, arbiter: false }));
    const { proposal } = await stateOf(house, match);
    accepted(await house.referee.vote({ ...act(CAT, hours), proposal: proposal?.id ?? '', agrees: true }));
    expect(code(await submit(ANN, hours, { type: 'claim' }))).toBe('match/nothing-to-claim');
    expect(await proves(house, match)).toMatchObject({ ok: true });
  });

  test('is one that still plays: a conceded one is not handed over, nor taken after it has conceded', async () => {
    const house = await openHouse();
    const made = lobby(house, { scenario: 'toy/pairs' });
    const match = accepted(await house.referee.create(made)).table.header.id;
    await sit(house, match, BOB, BLUE);
    await sit(house, match, DAN, RED);
    accepted(await house.referee.start({ ...house.act(ANN), match }));
    const seat = (await house.referee.table(match))?.header.holders.find(({ player }) => player === DAN)?.seat ?? null;
    accepted(await house.referee.substitute({ ...house.act(DAN), match, seat, taker: CAT, arbiter: false }));
    const { proposal } = await stateOf(house, match);
    accepted(await house.referee.submit(order(house, match, DAN, { type: 'concede' })));
    await house.referee.vote({ ...house.act(CAT), match, proposal: proposal?.id ?? '', agrees: true });
    const { holders } = (await house.referee.table(match))?.header ?? {};
    expect(holders?.map(({ player }) => player)).toContain(DAN);
    const again = await house.referee.substitute({ ...house.act(DAN), match, seat, taker: CAT, arbiter: false });
    expect(code(again)).toBe('match/already-conceded');
  });
});
