import { expect, test } from 'vitest';
import { campaign } from '../../../src/rules/campaign/campaign.js';
import type { Command } from '../../../src/rules/campaign/commands.js';
import { factionId, missionId, provinceId } from '../../../src/rules/campaign/ids.js';
import { scriptedDice } from '../../../src/rules/kernel/dice.js';
import { A, B, C, Play, SETUP, X } from '../../support/campaign.js';

/** Orders in a campaign that are refused, with what would be right. */

const AT_X = provinceId('at-x');
const B1 = missionId('b1');

/** A campaign in which A has raised a mission against X. */
function raised(machines: readonly number[] = [0], setup = SETUP): Play {
  const play = new Play(setup);
  const cocoons = machines.map((n) => play.load('a', n));
  play.give(A, { type: 'raise', kind: 'raid', province: AT_X, cocoons });
  return play;
}

const join = (play: Play, faction: string, side: 'attacker' | 'defender', numbers: readonly number[] = [0]) => ({
  type: 'join' as const,
  mission: B1,
  side,
  cocoons: numbers.map((n) => play.load(faction, n)),
});

test('nothing happens before a campaign is founded, and by a set-up that is not sound', () => {
  const decide = (command: Command) =>
    campaign.decide(null, { by: 'house', at: 0, command }, { dice: scriptedDice([]) });
  expect(decide({ type: 'end-turn' })).toMatchObject({ ok: false, error: { code: 'campaign/not-founded' } });
  const setup = { ...SETUP, options: { xpOn: 'never' } };
  expect(decide({ type: 'found', setup })).toMatchObject({ ok: false, error: { code: 'match/unknown-option-value' } });
});

test('who is on one side of a mission does not join the other, nor a mission that has begun or that there is not', () => {
  const play = raised();
  expect(play.refused(A, join(play, 'a', 'defender', [1]))).toMatchObject({
    code: 'campaign/other-side',
    params: { side: 'attacker' },
  });
  play.give(X, join(play, 'x', 'defender'));
  play.give('house', { type: 'fight', mission: B1 });
  expect(play.refused(B, join(play, 'b', 'attacker'))?.code).toBe('campaign/too-late');
  expect(play.refused(B, { ...join(play, 'b', 'attacker'), mission: missionId('b9') })).toMatchObject({
    code: 'campaign/no-such-mission',
    params: { known: ['b1'] },
  });
});

test('CLN-12: where nobody has raised a mission there is none to name (issue 18)', () => {
  expect(new Play(SETUP).refused('house', { type: 'fight', mission: B1 })?.code).toBe('campaign/no-mission-yet');
});

test('a side takes no more machines than the mission has room for', () => {
  const [raid] = SETUP.missions;
  if (!raid) throw new Error('no mission');
  const play = raised([0], { ...SETUP, missions: [{ ...raid, most: 1 }] });
  expect(play.refused(B, join(play, 'b', 'attacker'))).toMatchObject({
    code: 'campaign/too-many-machines',
    params: { side: 'attacker', most: 1, count: 2 },
  });
});

test('what is in the workshop or lost goes on no mission, nor who is dead', () => {
  const play = raised([0, 1]);
  play.give(X, join(play, 'x', 'defender'));
  play.give('house', { type: 'fight', mission: B1 });
  const [lost, worn] = [play.load('a', 0).machine, play.load('a', 1).machine];
  const { machines } = play.report(B1, null, {}, [lost.id]);
  const fallen = machines.map((one) => (one.id === worn.id ? { ...one, dead: true, hits: 6 } : one));
  play.book(B1, null, { machines: fallen });
  const send = (machine: typeof lost) =>
    play.refused(A, { type: 'raise', kind: 'raid', province: AT_X, cocoons: [{ machine, groups: 0 }] });
  expect(send(lost)).toMatchObject({ code: 'campaign/not-ready', params: { condition: 'lost' } });
  expect(send(worn)?.code).toBe('campaign/dead');
  expect(play.refused(A, { type: 'learn', pilot: worn.pilot, characteristic: 'gunnery' })?.code).toBe('campaign/dead');
  play.give(A, { type: 'repair', machine: worn.id });
  expect(send({ id: worn.id, pilot: lost.pilot })).toMatchObject({
    code: 'campaign/not-ready',
    params: { condition: 'workshop' },
  });
  expect(play.refused(A, { type: 'repair', machine: worn.id })?.code).toBe('campaign/not-ready');
});

test('what is out on a mission is not mended', () => {
  const play = raised();
  expect(play.refused(A, { type: 'repair', machine: play.load('a', 0).machine.id })?.code).toBe('campaign/is-out');
});

test('CLN-14 a bonus of +3 rises no further', () => {
  const play = raised();
  play.give(X, join(play, 'x', 'defender'));
  play.give('house', { type: 'fight', mission: B1 });
  const { pilot } = play.load('a', 0).machine;
  play.book(B1, null, { deeds: Array.from({ length: 12 }, (_, event) => ({ pilot, need: 12, hit: true, event })) });
  const learn = { type: 'learn', pilot, characteristic: 'gunnery' } as const;
  for (let step = 0; step < 3; step++) play.give(A, learn);
  expect(play.refused(A, learn)?.code).toBe('campaign/learned-out');
});

test('a game master names factions and provinces that there are, and an amount', () => {
  const play = new Play();
  const nobody = factionId('nobody');
  const award = { type: 'award', faction: C, currency: 'prestige', amount: 0, reason: '' } as const;
  expect(play.refused('master', award)?.code).toBe('campaign/no-amount');
  expect(play.refused('master', { ...award, amount: 1.5 })?.code).toBe('campaign/no-amount');
  expect(play.refused('master', { ...award, faction: nobody })?.code).toBe('campaign/no-such-faction');
  expect(play.refused('master', { type: 'deal', faction: nobody })?.code).toBe('campaign/no-such-faction');
  const cede = { type: 'cede', province: provinceId('nowhere'), to: A, reason: '' } as const;
  expect(play.refused('master', cede)?.code).toBe('campaign/no-such-province');
});
