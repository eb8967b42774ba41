import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { spectator } from '../../src/rules/kernel/seats.js';
import { rulesetOf } from '../../src/games/index.js';
import { transcriptText } from '../../src/match/transcript.js';
import { verifyTranscript } from '../../src/match/verify.js';
import { agree, breakOff, fillLobby, leftBy, liveVersions, openLive, playOn, resumeClock } from '../support/live.js';

/** The usual run takes every eighth match, and breaks it off after a few orders; `npm run soak` plays all to their own ends. */
const isAll = process.env['LIVE_ORDERS'] === 'all';
const ORDERS = isAll ? Infinity : 3;

/** Playing on for ever is not what random players do, but it may take them hundreds of orders. */
const LIMIT = ORDERS === Infinity ? 600_000 : 60_000;

describe.each(liveVersions())('H-01 a database that %s left in mid-step', (version) => {
  let live: Awaited<ReturnType<typeof openLive>>;
  beforeAll(async () => {
    live = await openLive(version);
  });
  afterAll(() => live.close());
  afterEach(() => {
    expect(live.logged).toEqual([]);
  });

  test.each(leftBy(version).matches.filter((_, i) => isAll || i % 8 === 0))(
    '$name: is as it was left, goes on and comes to its end: $what',
    async ({ match, status, events, orders, open }) => {
      const found = await live.table(match);
      expect(found.header).toMatchObject({ status, version: events, revision: orders });
      const asked = found.state && !found.state.outcome ? rulesetOf(found.header.ruleset).open(found.state) : [];
      expect(asked.map(({ id, seat, topic }) => ({ id, seat, ask: topic.ask }))).toEqual(open);
      if (status === 'lobby') await fillLobby(live, match);
      if (status !== 'ended') {
        await agree(live, match);
        await resumeClock(live, match);
        if (!(await playOn(live, match, ORDERS))) await breakOff(live, match);
      }
      const transcript = await live.referee.export(match);
      expect(transcript.outcome).not.toBeNull();
      expect(transcript.seed).not.toBeNull();
      const verdict = verifyTranscript(Buffer.from(transcriptText(transcript), 'utf8'), rulesetOf);
      expect(verdict).toMatchObject({ ok: true, hash: transcript.hash });
      const { header } = await live.table(match);
      const told = await live.referee.history(match, 1, header.version, spectator);
      const types = told.map(({ event }) => event.type);
      expect(types[0]).toBe('Began');
      expect(types).toContain('Ended');
    },
    LIMIT,
  );
});
