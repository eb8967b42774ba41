import { expect, it } from 'vitest';
import type { PageMessage } from 'discord-sandbox';
import type { StoredEvent } from '../../src/match/ports.js';
import { channelId, instant } from '../../src/match/header.js';
import { dueOf, GRACE, type ClockSettings } from '../../src/rules/kernel/clock.js';
import { orderByPress } from '../support/press.js';
import { told, useStage, wordsOf } from '../support/bot.js';
import { timePasses, until } from '../support/time.js';

/** A match by the chrono in real seconds: what the channel shows, when it warns, when it decides; and days in its place in the middle. Half a minute of waiting: `npm run soak` plays it. */

const { stage, table, messages, slash, press } = useStage();

const WARNED = 15_000;
/** A little longer than the warning comes before its end. */
const NAME = 17_000;
const CHRONO: ClockSettings = {
  kind: 'chrono',
  ...{ turn: 600_000, reaction: 600_000, bank: 0 },
  ...{ name: NAME, move: 6_000, designateTimeout: 'next' },
};

const tableNow = async () => {
  const found = await stage().services.referee.tableIn(channelId(table()));
  if (!found?.state) throw new Error('no match');
  return { header: found.header, clock: found.state.clock };
};
const events = async (): Promise<readonly StoredEvent[]> => {
  const { header } = await tableNow();
  return stage().services.referee.history(header.id, 1, header.version, { as: 'spectator' });
};
/** Who is timed, for how long and until when. */
async function timed() {
  const { header, clock } = await tableNow();
  const [running] = clock?.running ?? [];
  if (!clock || !running) throw new Error('no clock runs');
  const player = header.holders.find(({ seat }) => seat === running.seat)?.player;
  const who = player === stage().sandbox.as('Ann').id ? 'Ann' : 'Benoît';
  return { ...running, who, due: dueOf(clock, running) };
}
const timedOut = async (question: string) =>
  (await events()).find(({ event }) => event.type === 'TimedOut' && event.question === question);
const postWith = (words: string): PageMessage | undefined =>
  messages().findLast((message) => wordsOf(message).includes(words));

/** Two a side by the chrono, played until the first unit is to be named. */
async function begin(): Promise<void> {
  await slash('Ann', 'match new', { scenario: 'battletech/two-a-side', side: 'south' });
  await slash('Benoît', 'match join', { side: 'north' });
  const found = await stage().services.referee.tableIn(channelId(table()));
  if (!found) throw new Error('no match');
  const { id, owner } = found.header;
  const at = instant(Date.now());
  await stage().services.referee.configure({ key: 'quick', player: owner, at, match: id, options: {}, clock: CHRONO });
  await slash('Ann', 'match start');
  for (let orders = 0; orders < 20 && (await timed()).allowance !== NAME; orders++) {
    await orderByPress(stage(), table(), { count: 0 });
    await stage().settled();
  }
}

it.runIf(process.env['CHRONO_SECONDS'])(
  'CLN-51 warns 15 s before the end, decides within a second after its grace, counts a press in time, and gives way to days and back',
  async () => {
    await begin();
    const naming = await timed();
    expect(naming).toMatchObject({ allowance: NAME, banked: false });
    const stamp = (due: number): string => `<t:${Math.floor(due / 1000)}:`;
    expect(postWith(stamp(naming.due))).toBeDefined();

    const isWarning = (message: PageMessage): boolean => wordsOf(message).includes('15 seconds!');
    const warning = await until('a warning', () => messages(naming.who).find(isWarning));
    expect(Math.abs(Date.now() - (naming.due - WARNED))).toBeLessThan(1_000);
    expect(warning.pingsMe).toBe(true);

    await until('the minute is up', () => timedOut(naming.question));
    const late = Date.now() - (naming.due + GRACE);
    expect(late).toBeGreaterThan(-50);
    expect(late).toBeLessThan(1_000);

    // The next unit is named, and its move is timed; what the bot says to Discord takes so long that the press is handled after the end.
    const moving = await timed();
    expect(moving).toMatchObject({ allowance: 6_000, seat: naming.seat });
    stage().sandbox.faults.add({ path: '/callback', what: { kind: 'delay', ms: 2_000 } });
    await timePasses(moving.due - 800 - Date.now(), 'the press comes shortly before the deadline');
    expect(told(await slash(moving.who, 'pass'))).toBe('');
    expect(Date.now()).toBeGreaterThan(moving.due);
    expect(await timedOut(moving.question)).toBeUndefined();

    // The evening is over: days from here on, and minutes again another evening.
    const change = async (clock: string): Promise<void> => {
      await slash('Ann', 'clock change', { clock });
      await press('Benoît', 'agree');
    };
    const third = await timed();
    await change('correspondence turn 24h reaction 4h bank 2d');
    expect(await timed()).toMatchObject({ question: third.question, allowance: 24 * 3_600_000, banked: true });
    await change('chrono');
    const again = await timed();
    expect(again).toMatchObject({ question: third.question, allowance: 60_000, banked: false });
    expect(postWith(stamp(again.due))).toBeDefined();
  },
  240_000,
);
