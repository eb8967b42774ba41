import { describe, expect, test } from 'vitest';
import { campaign } from '../../../src/rules/campaign/campaign.js';
import { machineId, missionId, provinceId } from '../../../src/rules/campaign/ids.js';
import { balance } from '../../../src/rules/campaign/ledger.js';
import { ownersOf } from '../../../src/rules/campaign/state.js';
import { A, B, lines, Play, postings, X } from '../../support/campaign.js';

/** What a battle that is annulled or corrected leaves. */

describe('a battle that is taken back', () => {
  const wounded = (play: Play, id: ReturnType<typeof missionId>, hits: number) =>
    play.book(id, null, { machines: play.report(id, null).machines.map((one) => ({ ...one, hits })) });
  const raid = (play: Play) => play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
  const annul = (play: Play, id: ReturnType<typeof missionId>) =>
    play.give('master', { type: 'annul', mission: id, reason: 'a test' });

  test('its wounds and what it wore out are no more, but for those who have fought since', () => {
    const play = new Play();
    wounded(play, raid(play), 2);
    wounded(play, raid(play), 3);
    annul(play, missionId('b1'));
    expect(play.state.machines[0]).toMatchObject({ marks: { by: 'b2' }, damage: [{ mission: 'b2', cost: 8 }] });
    expect(play.state.pilots[0]).toMatchObject({ hits: 3, last: 'b2' });
    const again = new Play();
    wounded(again, raid(again), 2);
    wounded(again, raid(again), 3);
    annul(again, missionId('b2'));
    expect(again.state.machines[0]).toMatchObject({ marks: { by: 'b1' }, damage: [{ mission: 'b1' }], last: 'b1' });
    expect(again.state.pilots[0]).toMatchObject({ hits: 2, last: 'b1' });
    expect(again.state.pilots.flatMap(({ id, hits }) => (hits > 0 ? [[id, hits]] : []))).toEqual([
      ['p1', 2],
      ['p10', 2],
    ]);
  });

  test('a machine that is mended stays so, one in the workshop stays there, one that was lost comes back', () => {
    const play = new Play();
    const id = play.battle('raid', 'at-x', { a: [0] }, { x: [0, 1] });
    play.book(id, null, {}, ['m11']);
    play.give(A, { type: 'repair', machine: machineId(1) });
    play.give(X, { type: 'repair', machine: machineId(10) });
    annul(play, id);
    expect([0, 9, 10].map((n) => play.state.machines[n])).toMatchObject([
      { condition: 'workshop', damage: [], last: null },
      { condition: 'workshop', damage: [], last: null },
      { condition: 'ready', marks: null, damage: [], last: null },
    ]);
    expect(balance(play.state.ledger, 'machines', X)).toBe(3);
    const later = new Play();
    later.book(raid(later), null);
    later.give(A, { type: 'repair', machine: machineId(1) });
    later.give('house', { type: 'end-turn' });
    annul(later, missionId('b1'));
    expect(later.state.machines[0]).toMatchObject({ condition: 'ready', marks: null, damage: [], last: null });
  });

  test('a corrected battle leaves its marks though others have fought since', () => {
    const play = new Play();
    const first = raid(play);
    play.book(first, null);
    play.book(play.battle('raid', 'at-y', { b: [0] }, { y: [0] }), null);
    const report = play.report(first, null);
    const machines = report.machines.map((one) => ({ ...one, hits: 1, wear: { armor: 1 }, marks: { by: 'anew' } }));
    const events = play.give('master', {
      ...{ type: 'correct', mission: first, reason: 'a wound', ruled: true },
      report: { ...report, machines },
    });
    expect(events[0]).toMatchObject({ type: 'BattleUnbooked', reason: 'a wound', ruled: true, again: true });
    expect(play.state.machines[0]).toMatchObject({ marks: { by: 'anew' }, damage: [{ cost: 1 }], last: 'b1' });
    expect(play.state.pilots[0]).toMatchObject({ hits: 1, last: 'b1' });
    expect(play.state.missions[0]).toMatchObject({ status: 'booked', place: { turn: 1 } });
    const [annulled] = annul(play, first);
    expect(annulled).toMatchObject({ type: 'BattleUnbooked', reason: 'a test', again: false });
    expect(annulled).not.toHaveProperty('ruled');
    expect(play.state.missions[0]?.status).toBe('annulled');
  });

  test('a battle that is corrected after another leaves machines and pilots as the later one left them', () => {
    const play = new Play();
    const first = raid(play);
    wounded(play, first, 1);
    wounded(play, raid(play), 3);
    const report = play.report(first, null);
    const machines = report.machines.map((one) => ({ ...one, hits: 5, wear: { armor: 1 }, marks: { by: 'anew' } }));
    play.give('master', { type: 'correct', mission: first, reason: 'a test', report: { ...report, machines } });
    expect(play.state.machines[0]).toMatchObject({
      ...{ condition: 'ready', marks: { by: 'b2' }, last: 'b2' },
      damage: [
        { mission: 'b2', cost: 8 },
        { mission: 'b1', cost: 1 },
      ],
    });
    expect(play.state.pilots[0]).toMatchObject({ hits: 3, dead: false, last: 'b2' });
  });

  test('a province that a corrected battle takes goes at its old place to whom it was taken from since', () => {
    const play = new Play();
    const conquest = (who: string, foe: string, n: number, winner: 'attacker' | null) => {
      const id = play.battle('conquest', 'at-x', { [who]: [n] }, { [foe]: [n] });
      play.book(id, winner);
      return id;
    };
    const first = conquest('a', 'x', 0, null);
    const second = conquest('b', 'x', 1, 'attacker');
    const before = play.state;
    const events = play.give('master', {
      ...{ type: 'correct', mission: first, reason: 'a test' },
      report: play.report(first, 'attacker'),
    });
    expect(play.state.captures.map(({ mission }) => mission)).toEqual([first, second]);
    expect(ownersOf(play.state)[provinceId('at-x')]).toBe(B);
    const [unbooked] = events;
    if (!unbooked) throw new Error('nothing was taken back');
    expect(campaign.evolve(before, unbooked).missions[0]).toMatchObject({ status: 'fighting' });
  });

  test('CLN-12: what somebody has taken since stays theirs, and provinces are counted anew', () => {
    const play = new Play();
    const first = play.battle('conquest', 'at-x', { a: [0] }, { x: [0] });
    play.book(first, 'attacker');
    play.book(play.battle('conquest', 'at-x', { b: [0] }, { a: [1] }), 'attacker');
    play.give('house', { type: 'end-turn' });
    const events = annul(play, first);
    expect(ownersOf(play.state)[provinceId('at-x')]).toBe(B);
    const anew = events.flatMap((event) =>
      event.type === 'Posted' ? event.postings.filter(({ why }) => why === 'reckoned-anew') : [],
    );
    expect(lines([{ type: 'Posted', postings: anew }])).toEqual([
      '1 provinces house → a, reckoned-anew',
      '1 provinces x → house, reckoned-anew',
    ]);
    expect(anew.map(({ turn, cause }) => [turn, cause.battle])).toEqual([
      [2, null],
      [2, null],
    ]);
    expect([A, B, X].map((one) => balance(play.state.ledger, 'provinces', one))).toEqual([1, 2, 0]);
  });

  test('CLN-12: what turns yielded is reckoned anew, each for its own turn', () => {
    const play = new Play();
    const id = play.battle('conquest', 'at-x', { a: [0] }, { x: [0] });
    play.book(id, 'attacker');
    play.give('house', { type: 'end-turn' });
    play.give('house', { type: 'end-turn' });
    const events = annul(play, id);
    const anew = postings(events).filter(({ why }) => why === 'reckoned-anew');
    expect(anew.map(({ turn, from, to, amount }) => [turn, from, to, amount])).toEqual([
      [1, 'a', 'house', 120],
      [2, 'a', 'house', 120],
      [1, 'house', 'x', 100],
      [2, 'house', 'x', 100],
    ]);
    const back = postings(events).filter(({ why }) => why === 'reversal');
    expect(back.map(({ from, to, amount, currency, turn }) => [amount, currency, from, to, turn])).toEqual([
      [3, 'prestige', 'a', 'house', 1],
      [1, 'prestige', 'house', 'x', 1],
      [1, 'provinces', 'a', 'x', 1],
      [3, 'cards', 'a', 'house', 1],
    ]);
    for (const { reverses, cause } of back) {
      expect(play.state.ledger.postings[reverses ?? -1]?.cause.battle).toBe(id);
      expect(cause).toEqual({ battle: null, event: play.state.events - events.length + 1 });
    }
    expect(play.state.hands[A]).toEqual([]);
  });
});
