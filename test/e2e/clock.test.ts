import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import type { Store } from '../../src/match/ports.js';
import { channelId, instant, type MatchHeader } from '../../src/match/header.js';
import { dueOf, GRACE, type ClockSettings } from '../../src/rules/kernel/clock.js';
import type { App } from '../../src/app/settings.js';
import { startSandbox } from '../../src/sandbox.js';
import { openStore } from '../../src/store/index.js';
import { buttonOf, told, useStage, wordsOf } from '../support/bot.js';
import { startHere } from '../faults/arena.js';
import { startChild } from '../support/child-bot.js';
import { until } from '../support/time.js';

/** The clock on Discord: what players see of it, and that time which is up is up. */

const { stage, table, messages, slash, press } = useStage();
const LONG = 240_000;

/** Shorter than anybody can choose by text. */
const QUICK: ClockSettings = { kind: 'correspondence', turn: 600, reaction: 600, bank: 0 };

const header = async (): Promise<MatchHeader> => {
  const found = (await stage().services.referee.tableIn(channelId(table())))?.header;
  if (!found) throw new Error('no match');
  return found;
};

async function lobby(clock?: string): Promise<void> {
  const typed = clock === undefined ? {} : { clock };
  await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender', ...typed });
  await slash('Benoît', 'match join', { side: 'attacker' });
}

async function beginQuick(): Promise<MatchHeader> {
  await lobby();
  const { id, owner } = await header();
  const at = instant(Date.now());
  await stage().services.referee.configure({ key: 'quick', player: owner, at, match: id, options: {}, clock: QUICK });
  await slash('Ann', 'match start');
  return header();
}

const panel = () => messages().findLast((message) => buttonOf(message, 'my|'));
const eventsOf = async (store: Pick<Store, 'events'>, { id }: Pick<MatchHeader, 'id'>) =>
  (await store.events(id, 1, 100_000)).map(({ event }) => event);

describe('choosing the clock', () => {
  it('with the match, by slash, and from the menu of its button', async () => {
    await lobby('correspondence turn 24h reaction 4h bank 2d');
    expect((await header()).clock).toMatchObject({ turn: 86_400_000, bank: 172_800_000 });
    expect(wordsOf(messages()[0])).toContain('⏱ Play by post: 24\u00a0h for a turn');
    expect(told(await slash('Ann', 'clock change', { clock: 'chrono name 90s move 4m' }))).toContain(
      'chrono name 1min30s move 4min',
    );
    expect((await header()).clock).toMatchObject({ kind: 'chrono', name: 90_000, move: 240_000 });
    await press('Ann', 'clock|');
    const menu = stage()
      .sandbox.messages(table(), 'Ann')
      .findLast((message) => buttonOf(message, 'clock-set'));
    const control = buttonOf(menu, 'clock-set');
    if (!menu || !control) throw new Error('no menu');
    await stage().sandbox.as('Ann').select(menu, control.id, ['0']);
    await stage().settled();
    expect((await header()).clock).toEqual({ kind: 'none' });
  });

  it('says what is wrong and what would be right', async () => {
    await lobby();
    expect(told(await slash('Ann', 'clock change', { clock: 'correspondence turn soon' }))).toContain(
      'needs a time such as `48h`',
    );
    expect(told(await slash('Benoît', 'clock change', { clock: 'chrono' }))).toContain('Réservé à la personne');
    await slash('Ann', 'match start');
    expect(told(await slash('Ann', 'clock pause'))).toContain('not timed');
  });
});

describe('in play', () => {
  it('the panel and the ping say until when, in Discord’s own timestamps', async () => {
    await lobby('correspondence');
    await slash('Ann', 'match start');
    const { startedAt } = await header();
    const end = Math.floor(((startedAt ?? 0) + 48 * 3_600_000) / 1000);
    const due = end + 72 * 3600;
    // P-17: the time of the turn and the bank behind it are told apart.
    expect(wordsOf(panel())).toContain(
      `until <t:${end}:f> (<t:${end}:R>), then 3\u00a0d from the bank, until <t:${due}:f>`,
    );
    const shown = told(await slash('Ann', 'clock show'));
    expect(shown).toContain(`until <t:${end}:f> (<t:${end}:R>), then 3\u00a0d from the bank, until <t:${due}:f>`);
    expect(shown).toContain('3\u00a0d in the bank');
  });

  it('is stopped, started and lengthened by an arbiter who does not play, without asking', async () => {
    stage().sandbox.stage.addUser('Carla');
    await lobby('correspondence');
    await slash('Ann', 'match start');
    const due = async () => {
      const clock = (await stage().services.referee.tableIn(channelId(table())))?.state?.clock;
      const [running] = clock?.running ?? [];
      if (!clock || !running) throw new Error('no clock runs');
      return dueOf(clock, running);
    };
    expect(told(await slash('Carla', 'clock pause'))).toContain('no place in this match');
    expect(told(await slash('Carla', 'clock extend', { time: '8h' }))).not.toBe('');
    const role = stage().sandbox.stage.addRole('Umpire', []);
    await slash('Ann', 'settings arbiter', { role: role.id });
    stage().sandbox.stage.giveRole(stage().sandbox.as('Carla').id, role.id);
    await slash('Carla', 'clock pause');
    expect(wordsOf(panel())).toContain('been stopped');
    await slash('Carla', 'clock resume');
    expect(wordsOf(panel())).toContain('until <t:');
    const before = await due();
    expect(told(await slash('Carla', 'clock extend', { time: '8h' }))).toContain('8\u00a0h');
    expect(told(await slash('Carla', 'clock extend', { time: '4h', seat: 'defender' }))).toContain('4\u00a0h');
    expect((await due()) - before).toBe(12 * 3_600_000);
    expect(told(await slash('Carla', 'clock extend', { time: '90d' }))).toContain('30\u00a0d');
    expect(stage().logged).toEqual([]);
  });

  it('stops by agreement and goes on by agreement', async () => {
    await lobby('correspondence');
    await slash('Ann', 'match start');
    await slash('Ann', 'clock pause');
    expect(wordsOf(panel())).toContain('until <t:');
    await press('Benoît', 'agree');
    expect(wordsOf(panel())).toContain('been stopped');
    expect(wordsOf(panel())).not.toContain('until <t:');
    expect(told(await slash('Ann', 'clock pause'))).toContain('already stopped');
    await slash('Benoît', 'clock resume');
    await press('Ann', 'agree');
    expect(wordsOf(panel())).toContain('until <t:');
  });

  it('gives time to an opponent, not to oneself', async () => {
    await lobby('correspondence');
    await slash('Ann', 'match start');
    expect(told(await slash('Benoît', 'clock extend', { time: '1d 12h' }))).toContain('36\u00a0h');
    expect(told(await slash('Ann', 'clock show'))).toContain('4\u00a0d 12\u00a0h in the bank');
    expect(told(await slash('Ann', 'clock extend', { time: '1d', seat: 'defender' }))).toContain('opponents');
    expect(told(await slash('Ann', 'clock extend', { time: 'much' }))).toContain('24h');
  });

  it(
    'gives the fallbacks when time is up, three seconds late, and lets the match be claimed',
    async () => {
      const { id } = await beginQuick();
      const claimed = await until('a claim', () => buttonOf(panel(), 'claim') && panel());
      await stage().settled();
      expect(claimed).toBeDefined();
      const stored = (await stage().services.referee.export(id)).events;
      const first = stored.find(({ event }) => event.type === 'TimedOut');
      if (first?.event.type !== 'TimedOut') throw new Error('no time was up');
      expect(first.at).toBe(first.event.at);
      const next = stored.find(({ seq, event }) => seq > first.seq && event.type === 'ClockStarted');
      expect(next?.event).toMatchObject({ at: first.event.at + GRACE });
      expect(messages().map(wordsOf).join()).toContain('time is up');
      for (const who of ['Ann', 'Benoît']) {
        if ((await header()).status === 'playing') await press(who, 'claim');
      }
      expect((await header()).status).toBe('ended');
      expect(messages().map(wordsOf).join()).toContain('absent too long');
    },
    LONG,
  );
});

describe('killed and started again', () => {
  it(
    'deadlines are still there, the time of the outage is given back, and only then the fallback comes',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'arbitre-clock-'));
      const file = join(folder, 'test.sqlite');
      const sandbox = await startSandbox({ rateLimits: 'off', windows: { answer: 10_000 } });
      const store = await openStore(file);
      const bot = await startChild(sandbox, file);
      let app: App | null = null;
      try {
        const channel = sandbox.stage.channelNamed('table-1').id;
        const give = async (who: string, path: string, options: Record<string, string> = {}) =>
          (await sandbox.as(who).slash(channel, path, options)).answered(LONG);
        await give('Ann', 'match new', { scenario: 'battletech/green', side: 'defender', clock: 'chrono' });
        await give('Benoît', 'match join', { side: 'attacker' });
        await give('Ann', 'match start');
        const match = await until('a match', () => store.matchIn(channelId(channel)));
        const [due] = (await store.fallen(instant(Number.MAX_SAFE_INTEGER), 10)).filter(({ what }) => what === 'due');
        if (!due) throw new Error('nothing will fall due');
        await bot.kill();
        // While nobody is there the deadline passes, as far as its row knows.
        const past = instant(Date.now() - 2_000);
        const database = new Database(file);
        database.prepare("UPDATE deadlines SET at = ? WHERE what = 'due'").run(past);
        database.close();
        await store.putReached(instant(Date.now() - 30_000));
        app = await startHere({ sandbox, path: file }, []);
        const credit = await until('a credit', async () =>
          (await eventsOf(store, { id: match })).find(({ type }) => type === 'ClockCredited'),
        );
        const events = await eventsOf(store, { id: match });
        expect(credit).toMatchObject({ reason: 'outage', seat: null });
        expect(credit.type === 'ClockCredited' && credit.ms).toBeGreaterThanOrEqual(30_000);
        expect(events.some(({ type }) => type === 'TimedOut')).toBe(false);
        const later = (await store.fallen(instant(Number.MAX_SAFE_INTEGER), 10)).find(({ what }) => what === 'due');
        expect(later?.at).toBeGreaterThan(due.at);
      } finally {
        await bot.kill();
        await app?.stop();
        await sandbox.close();
        await store.close();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    LONG * 2,
  );
});
