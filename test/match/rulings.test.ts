import { describe, expect, test } from 'vitest';
import { channelId, instant, type MatchId } from '../../src/match/header.js';
import { transcriptText } from '../../src/match/transcript.js';
import { verifyTranscript } from '../../src/match/verify.js';
import { sideId } from '../../src/rules/kernel/ids.js';
import { accepted, counted, counting, toy } from '../support/counting.js';
import { ANN, begin, BOB, CAT, lobby, openHouse, order, RED, type House } from '../support/table.js';

const concede = (house: House, match: MatchId, player: typeof ANN) =>
  house.referee.submit(order(house, match, player, { type: 'concede' }));
const add = (house: House, match: MatchId, player: typeof ANN) =>
  house.referee.submit(order(house, match, player, toy({ type: 'add', n: 1 })));

/** Ann adds, then concedes: the match is over after one die. */
async function ended(house: House): Promise<MatchId> {
  const match = await begin(house);
  accepted(await add(house, match, ANN));
  accepted(await concede(house, match, ANN));
  return match;
}

const judging = (house: House, match: MatchId, player = CAT, official = true) => ({
  ...house.act(player),
  match,
  official,
  reason: 'the wrong map',
});
const code = (result: { readonly ok: boolean; readonly error?: { readonly code: string } }): string =>
  result.error?.code ?? 'accepted';
const proofOf = async (house: House, match: MatchId) => {
  const text = transcriptText(await house.referee.export(match));
  return verifyTranscript(Buffer.from(text), () => counting());
};

describe('a match that is over (issue 18, ground 1)', () => {
  test('is judged by officials alone, who did not play, and only when it is over', async () => {
    const house = await openHouse();
    const match = await begin(house);
    expect(code(await house.referee.annul(judging(house, match)))).toBe('match/not-over');
    accepted(await concede(house, match, ANN));
    expect(code(await house.referee.annul(judging(house, match, CAT, false)))).toBe('match/not-official');
    expect(code(await house.referee.annul(judging(house, match, BOB)))).toBe('match/official-plays');
    expect(code(await house.referee.annul(judging(house, match)))).toBe('accepted');
    expect(code(await house.referee.annul(judging(house, match)))).toBe('match/already-annulled');
  });

  test('that never began has nothing to judge', async () => {
    const house = await openHouse();
    const match = accepted(await house.referee.create(lobby(house))).table.header.id;
    accepted(await house.referee.leave({ ...house.act(ANN), match }));
    expect(code(await house.referee.annul(judging(house, match)))).toBe('match/never-began');
  });

  test('counts for nothing when annulled; others win when it is adjudicated, and it stays over', async () => {
    const house = await openHouse();
    const match = await ended(house);
    const annulled = accepted(await house.referee.annul(judging(house, match)));
    expect(annulled.table.state?.outcome).toMatchObject({ winners: [], reason: 'annulled' });
    expect(code(await house.referee.adjudicate({ ...judging(house, match), winners: [sideId('green')] }))).toBe(
      'match/no-such-side',
    );
    const decided = accepted(await house.referee.adjudicate({ ...judging(house, match), winners: [RED] }));
    expect(decided.table).toMatchObject({ header: { status: 'ended' }, state: { outcome: { winners: ['red'] } } });
    expect(await proofOf(house, match)).toMatchObject({ ok: true, unproved: 0 });
  });

  test('goes on where it stood before its end, with dice that nobody can know from the seed that was shown', async () => {
    const house = await openHouse();
    const match = await ended(house);
    const { seed } = await house.referee.export(match);
    const commitment = await house.referee.nextDice(match);
    expect(await house.referee.nextDice(match)).toBe(commitment);
    const reopened = accepted(await house.referee.reopen({ ...judging(house, match), to: null }));
    const { header, state } = reopened.table;
    expect(header).toMatchObject({ status: 'playing', endedAt: null, eras: [{ since: 1, commitment }] });
    expect(state).toMatchObject({ outcome: null, conceded: [], diceRolled: 1 });
    expect(counted(state).count).toBeGreaterThan(0);
    const told = await house.referee.export(match);
    expect(told).toMatchObject({ seed, eras: [{ since: 1, seed: null }], outcome: null });
    accepted(await add(house, match, BOB));
    expect(await proofOf(house, match)).toMatchObject({ ok: true, rolls: 1 });
    accepted(await concede(house, match, BOB));
    const verdict = await proofOf(house, match);
    expect(verdict).toMatchObject({ ok: true, rolls: 2, unproved: 0 });
    const again = await house.referee.export(match);
    const forged = { ...again, eras: again.eras?.map((era) => ({ ...era, salt: 'another' })) };
    expect(verifyTranscript(Buffer.from(transcriptText(forged)), () => counting())).toMatchObject({ ok: false });
  });

  test('goes on elsewhere while another match is played in its channel', async () => {
    const house = await openHouse();
    const match = await ended(house);
    const other = accepted(await house.referee.create(lobby(house))).table.header.id;
    expect(code(await house.referee.reopen({ ...judging(house, match), to: null }))).toBe('match/channel-taken');
    const channel = channelId('2002');
    const reopened = accepted(await house.referee.reopen({ ...judging(house, match), to: null, channel }));
    expect(reopened.table.header).toMatchObject({ channel, status: 'playing' });
    expect((await house.referee.tableIn(channel))?.header.id).toBe(match);
    expect(other).not.toBe(match);
    const told = (await house.store.due(instant(Number.MAX_SAFE_INTEGER), 99)).filter((one) => one.match === match);
    expect(told.map(({ post }) => post)).toEqual(expect.arrayContaining(['moved', 'panel', 'end']));
  });

  test('ends again with a closing post of its own', async () => {
    const house = await openHouse();
    const match = await ended(house);
    accepted(await house.referee.reopen({ ...judging(house, match), to: null }));
    accepted(await concede(house, match, BOB));
    const posts = (await house.store.due(instant(Number.MAX_SAFE_INTEGER), 99)).map(({ post }) => post);
    expect(posts).toEqual(expect.arrayContaining(['end', 'end:1']));
    const { header } = accepted(await house.referee.reopen({ ...judging(house, match), to: null })).table;
    expect(header.eras?.map(({ since }) => since)).toEqual([1, 1]);
    expect(new Set(header.eras?.map(({ salt }) => salt)).size).toBe(2);
  });

  test('game without facts: they cannot be set afterwards either', async () => {
    const house = await openHouse();
    const match = await ended(house);
    expect(code(await house.referee.amend({ ...judging(house, match), facts: [] }))).toBe('match/no-corrections');
  });
});
