import { describe, expect, it } from 'vitest';
import type { StoredEvent } from '../../src/match/ports.js';
import { channelId, instant, type MatchHeader } from '../../src/match/header.js';
import { dueOf, GRACE, type ClockSettings } from '../../src/rules/kernel/clock.js';
import { told, useStage } from '../support/bot.js';
import { timePasses, until } from '../support/time.js';

/** Presses near a deadline and a lost connection over one, as the wire brings them. */

const { stage, table, slash } = useStage();
const LONG = 240_000;
const TURN = 6_000;
const CORRESPONDENCE: ClockSettings = { kind: 'correspondence', turn: TURN, reaction: TURN, bank: 0 };
/** Only clocks of minutes notice an outage of seconds. */
const CHRONO: ClockSettings = {
  kind: 'chrono',
  turn: TURN,
  reaction: TURN,
  bank: 0,
  name: TURN,
  move: TURN,
  designateTimeout: 'next',
};

const tableNow = async () => {
  const found = await stage().services.referee.tableIn(channelId(table()));
  if (!found) throw new Error('no match');
  return found;
};
const events = async (): Promise<readonly StoredEvent[]> => {
  const { header } = await tableNow();
  return stage().services.referee.history(header.id, 1, header.version, { as: 'spectator' });
};

async function begin(clock: ClockSettings): Promise<MatchHeader> {
  await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
  await slash('Benoît', 'match join', { side: 'attacker' });
  const { id, owner } = (await tableNow()).header;
  const at = instant(Date.now());
  await stage().services.referee.configure({ key: 'quick', player: owner, at, match: id, options: {}, clock });
  await slash('Ann', 'match start');
  return (await tableNow()).header;
}

/** Who is awaited, and until when. */
async function awaited(): Promise<{ readonly who: string; readonly question: string; readonly due: number }> {
  const { header, state } = await tableNow();
  const [running] = state?.clock?.running ?? [];
  if (!state?.clock || !running) throw new Error('no clock runs');
  const player = header.holders.find(({ seat }) => seat === running.seat)?.player;
  const ann = stage().sandbox.as('Ann').id;
  return { who: player === ann ? 'Ann' : 'Benoît', question: running.question, due: dueOf(state.clock, running) };
}

const answerTo = (all: readonly StoredEvent[], question: string): StoredEvent | undefined =>
  all.find(({ event }) => event.type === 'Answered' && event.answer.question === question);

describe('a press near a deadline', () => {
  it(
    'counts at its own time: before the deadline although it is handled after it',
    async () => {
      await begin(CORRESPONDENCE);
      const { who, question, due } = await awaited();
      // What the bot says to Discord takes its time, and only then the order is applied.
      stage().sandbox.faults.add({ path: '/callback', what: { kind: 'delay', ms: 2_000 } });
      await timePasses(due - 800 - Date.now(), 'the press comes shortly before the deadline');
      const pressed = Date.now();
      const outcome = await slash(who, 'pass');
      expect(Date.now()).toBeGreaterThan(due);
      expect(told(outcome)).toBe('');
      const answer = answerTo(await events(), question);
      expect(answer?.event).toMatchObject({ answer: { by: 'seat' } });
      expect(answer?.at).toBeLessThan(due);
      expect(Math.abs((answer?.at ?? 0) - pressed)).toBeLessThan(700);
      expect((await events()).some(({ event }) => event.type === 'TimedOut')).toBe(false);
    },
    LONG,
  );

  it(
    'after the deadline is refused, although nothing has been decided yet; then the fallback comes at its time',
    async () => {
      await begin(CORRESPONDENCE);
      const { who, question, due } = await awaited();
      await timePasses(due + 300 - Date.now(), 'the press comes shortly after the deadline');
      const outcome = await slash(who, 'pass');
      expect(told(outcome)).toMatch(/time was up|time is up|temps/iu);
      const answer = await until('the fallback', async () => answerTo(await events(), question));
      expect(answer.event).toMatchObject({ answer: { by: 'referee' } });
      expect(answer.at).toBe(due);
    },
    LONG,
  );
});

describe('a connection that is lost over a deadline', () => {
  it(
    'costs nobody anything: the outage is given back before anything is decided',
    async () => {
      await begin(CHRONO);
      const { question, due } = await awaited();
      await timePasses(due - 2_500 - Date.now(), 'the outage begins before the deadline');
      await stage().sandbox.goDown();
      await timePasses(due + GRACE + 2_000 - Date.now(), 'the outage lasts beyond the deadline');
      expect((await tableNow()).state?.clock?.running[0]?.question).toBe(question);
      await stage().sandbox.comeUp();
      const credit = await until('a credit', async () =>
        (await events()).find(({ event }) => event.type === 'ClockCredited'),
      );
      if (credit.event.type !== 'ClockCredited') throw new Error('no credit');
      expect(credit.event).toMatchObject({ reason: 'outage', seat: null });
      expect(credit.event.ms).toBeGreaterThanOrEqual(5_000);
      const { state } = await tableNow();
      const [running] = state?.clock?.running ?? [];
      expect(answerTo(await events(), question)).toBeUndefined();
      expect(running && state?.clock && dueOf(state.clock, running)).toBe(due + credit.event.ms);
      const answer = await until('the fallback', async () => answerTo(await events(), question));
      expect(answer.at).toBe(due + credit.event.ms);
    },
    LONG,
  );
});
