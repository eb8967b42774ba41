import { describe, expect, it } from 'vitest';
import { channelId, instant, playerId } from '../../src/match/header.js';
import type { PageMessage } from 'discord-sandbox';
import { buttonOf, chapterOf, controlsOf, useStage, wordsOf } from '../support/bot.js';
import { awaited } from '../support/play.js';
import { orderByPress } from '../support/press.js';
import { inSoak, SOAK_ALONE } from '../support/soak.js';

const { stage, table, messages, slash } = useStage();

const ann = () => stage().sandbox.as('Ann').id;
const posts = (): readonly PageMessage[] => messages('Vera');
const isPanel = (post: PageMessage): boolean => buttonOf(post, 'my|') !== undefined;
const startMatch = async (opponent: 'players' | 'referee' = 'players') => {
  await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender', opponent });
  if (opponent === 'players') await slash('Benoît', 'match join', { side: 'attacker' });
  await slash('Ann', 'match start');
};
const order = async () => {
  await orderByPress(stage(), table(), { count: 0 });
  await stage().settled();
};
const notifiesNobodyButByPings = (): void => {
  for (const { body } of stage().sandbox.requests.filter(({ method }) => method === 'POST' || method === 'PATCH')) {
    const sent = messageIn(body);
    if (sent) expect(sent['allowed_mentions'], JSON.stringify(sent).slice(0, 200)).toMatchObject({ parse: [] });
  }
};
const pings = () => posts().filter(({ content }) => content.startsWith('<@'));

describe('what a channel looks like', () => {
  it('has one panel, always below the newest report, and notifies nobody but by pings', async () => {
    await startMatch();
    for (let orders = 0; orders < 8; orders++) {
      const panels = posts().filter(isPanel);
      expect(panels).toHaveLength(1);
      const reports = posts().filter((post) => chapterOf(post) !== null);
      expect(Number(BigInt(panels[0]?.id ?? 0) > BigInt(reports.at(-1)?.id ?? 0))).toBe(1);
      await order();
    }
    notifiesNobodyButByPings();
  });

  it('pings whoever is awaited once, in plain words, and takes it away when answered', async () => {
    await startMatch();
    expect(pings()).toEqual([]);
    await order();
    const [ping] = pings();
    expect(ping?.v2).toBe(false);
    expect(ping?.content).toContain('ENF-4R');
    expect(stage().sandbox.counters.of(table()).pings).toHaveLength(1);
    await order();
    expect(pings().some(({ id }) => id === ping?.id)).toBe(false);
  });

  it.runIf(inSoak)(`against the referee goes on by itself until the player is awaited${SOAK_ALONE}`, async () => {
    await startMatch('referee');
    let orders = 0;
    for (let next = await awaited(stage(), table()); next; next = await awaited(stage(), table())) {
      expect(next.user).toBe(ann());
      await order();
      expect(++orders).toBeLessThan(200);
    }
    const found = await stage().services.referee.tableIn(channelId(table()));
    expect(found?.header.status).toBe('ended');
    expect(stage().logged).toEqual([]);
  });

  it('is watched when the referee plays all sides', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'none', opponent: 'referee' });
    await slash('Ann', 'match start');
    const found = await stage().services.referee.tableIn(channelId(table()));
    expect(found?.header.status).toBe('ended');
    expect(stage().sandbox.counters.of(table()).pings).toEqual([]);
    expect(stage().logged).toEqual([]);
  });
});

describe('when Discord fails', () => {
  const sends = { method: 'POST', path: `/channels/` } as const;

  it.each([
    ['5xx', { kind: 'status', status: 502 }],
    ['a broken connection', { kind: 'reset' }],
    ['a connection broken after the post went out', { kind: 'resetAfter' }],
    ['429', { kind: 'rateLimited', seconds: 0.05 }],
  ] as const)('posts come out once all the same: %s', async (_name, what) => {
    stage().sandbox.faults.add({ ...sends, times: what.kind === 'status' ? 4 : 1, what });
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
    await stage().sandbox.waitFor(table(), (post) => controlsOf(post).length > 0, { viewer: 'Vera' });
    await stage().settled();
    expect(posts()).toHaveLength(1);
  });

  it('an order whose answer gets lost is carried out once, and nobody is told otherwise', async () => {
    await startMatch();
    stage().sandbox.faults.add({ method: 'DELETE', path: '/webhooks', times: 1, what: { kind: 'reset' } });
    const given = await slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
    expect(given.reply).toBeUndefined();
    expect(given.followUps).toEqual([]);
    expect((await awaited(stage(), table()))?.user).not.toBe(ann());
  });

  it('a panel that somebody deleted is sent anew', async () => {
    await startMatch();
    const panel = posts().find(isPanel);
    stage().sandbox.stage.deleteMessage(panel?.id ?? '');
    await slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
    expect(posts().filter(isPanel)).toHaveLength(1);
  });

  it('a channel that is shut holds the posts, and the owner is told once', async () => {
    await startMatch();
    const before = posts().length;
    stage().sandbox.stage.denyBot(table(), 'viewChannel', 'sendMessages');
    const next = await awaited(stage(), table());
    if (!next) throw new Error('nobody is awaited');
    const given = { key: '900000000000000001', player: next.user, at: Date.now() };
    const { match, command } = next;
    await stage().services.referee.submit({
      ...given,
      player: playerId(given.player),
      at: instant(given.at),
      match,
      seat: null,
      command,
      question: null,
    });
    await stage().settled();
    const dm = stage().sandbox.as('Ann').openDm();
    expect(stage().sandbox.messages(dm, 'Ann').map(wordsOf).join()).toContain(table());
    stage().sandbox.stage.restoreBot(table());
    await stage().sandbox.until(() => stage().sandbox.messages(table(), 'Vera').length > before, 'the posts', 8_000);
    await stage().settled();
    expect(stage().sandbox.messages(dm, 'Ann')).toHaveLength(1);
  });
});

function messageIn(body: unknown): Record<string, unknown> | null {
  if (typeof body !== 'object' || body === null) return null;
  const record: Record<string, unknown> = { ...body };
  if ('components' in record || 'content' in record) return record;
  return messageIn(record['data']);
}
