import { describe, expect, test } from 'vitest';
import type { Submission } from '../../src/match/acts.js';
import { instant, type MatchId } from '../../src/match/header.js';
import { postFrom } from '../../src/match/posts.js';
import { accepted, toy } from '../support/counting.js';
import {
  ANN,
  begin,
  BLUE,
  BOB,
  CAT,
  CHANNEL,
  lobby,
  openHouse,
  order,
  RED,
  sit,
  type House,
} from '../support/table.js';

const add = (n: number) => toy({ type: 'add', n });
const guess = (n: number) => toy({ type: 'guess', n });

/** What waits in the outbox, as `action post`, taken out as if it had been shown. */
async function shown(house: House, match: MatchId): Promise<readonly string[]> {
  const items = await house.store.due(instant(0), 100);
  for (const item of items) {
    const { post } = item;
    const message = {
      match,
      name: post,
      channel: CHANNEL,
      message: `message of ${post}`,
      marker: post,
      published: null,
    };
    await house.store.settle(item.id, item.action === 'put' ? message : null);
  }
  return items.map(({ action, post }) => `${action} ${post}`);
}

describe('what a channel is to show', () => {
  test('the lobby has one post, brought up to date', async () => {
    const house = await openHouse();
    const match = accepted(await house.referee.create(lobby(house))).table.header.id;
    expect(await shown(house, match)).toEqual(['put lobby']);
    await sit(house, match, BOB, BLUE);
    expect(await shown(house, match)).toEqual(['put lobby']);
    accepted(await house.referee.leave({ ...house.act(ANN), match }));
    accepted(await house.referee.leave({ ...house.act(BOB), match }));
    expect(await shown(house, match)).toEqual(['put lobby']);
  });

  test('a turn: a report per chapter, the panel below, one ping per wait, withdrawn when answered', async () => {
    const house = await openHouse();
    const match = await begin(house);
    // Ann has just started the match and is awaited at once: no ping.
    expect(await shown(house, match)).toEqual(['put lobby', 'put report:1:adding', 'put panel']);
    const give = async (player: typeof ANN, command: Submission['command']) => {
      accepted(await house.referee.submit(order(house, match, player, command)));
      return shown(house, match);
    };
    expect(await give(ANN, add(1))).toEqual(['put report:1:adding', 'put ping:q2', 'put panel']);
    // Both chapters are touched: the first gets its final report. Bob has just acted, Ann begins to be awaited.
    expect(await give(BOB, add(1))).toEqual([
      'put report:1:adding',
      'put report:1:guessing',
      'delete ping:q2',
      'put ping:q3',
      'put panel',
    ]);
    // Ann answers; Bob was awaited already and is not pinged for it again.
    // A sealed answer tells nothing yet.
    expect(await give(ANN, guess(1))).toEqual(['delete ping:q3', 'put panel']);
    expect(await give(BOB, guess(1))).toEqual([
      'put report:1:guessing',
      'put report:2:adding',
      'put ping:q5',
      'put panel',
    ]);
    expect(await give(BOB, { type: 'concede' })).toEqual([
      'put report:2:adding',
      'delete ping:q5',
      'put panel',
      'put end',
    ]);
  });

  test('any seat of a side may act: each of its players is pinged, and all pings go when one has acted', async () => {
    const house = await openHouse();
    const match = accepted(await house.referee.create(lobby(house, { scenario: 'toy/pairs' }))).table.header.id;
    await sit(house, match, BOB, BLUE);
    await sit(house, match, CAT, RED);
    accepted(await house.referee.start({ ...house.act(BOB), match }));
    expect(await shown(house, match)).toContain('put ping:q1');
    accepted(await house.referee.submit(order(house, match, CAT, add(1))));
    expect(await shown(house, match)).toEqual([
      'put report:1:adding',
      'delete ping:q1',
      'delete ping:q2',
      'put ping:q3',
      'put panel',
    ]);
  });

  test('a person who plays against Arbitre is not pinged for its quick answers; Arbitre never', async () => {
    const house = await openHouse();
    const match = await begin(house, { opponent: 'referee' });
    accepted(await house.referee.submit(order(house, match, ANN, add(1))));
    await house.referee.idle();
    expect((await shown(house, match)).filter((item) => item.includes('ping'))).toEqual([]);
  });

  test('a newer item of a post replaces the one that has not gone out', async () => {
    const house = await openHouse();
    const match = await begin(house);
    accepted(await house.referee.submit(order(house, match, ANN, add(1))));
    accepted(await house.referee.submit(order(house, match, BOB, add(1))));
    const items = await house.store.due(instant(0), 100);
    expect(new Set(items.map(({ post }) => post)).size).toBe(items.length);
    const version = (await house.store.header(match))?.version;
    expect(items.find(({ post }) => post === 'panel')?.seq).toBe(version);
  });
});

test('a post can be read back', () => {
  expect(postFrom('report:12:weapons')).toEqual({ kind: 'report', chapter: { turn: 12, phase: 'weapons' } });
  expect(postFrom('ping:q17')).toEqual({ kind: 'ping', question: 'q17', reminder: null });
  expect(postFrom('ping:q17:warn')).toEqual({ kind: 'ping', question: 'q17', reminder: 'warn' });
  expect(postFrom('panel')).toEqual({ kind: 'panel' });
  for (const wrong of ['', 'ping', 'report:x:y', 'report:1', 'other']) expect(postFrom(wrong)).toBeNull();
});
