import { describe, expect, test } from 'vitest';
import { audit } from '../../../src/rules/campaign/audit.js';
import { fightersOf, reportOf } from '../../../src/rules/campaign/battle.js';
import { campaign } from '../../../src/rules/campaign/campaign.js';
import type { Command, Load } from '../../../src/rules/campaign/commands.js';
import { atHome } from '../../../src/rules/campaign/elementals.js';
import { provinceId } from '../../../src/rules/campaign/ids.js';
import { balance } from '../../../src/rules/campaign/ledger.js';
import type { Blanks } from '../../../src/rules/kernel/choices.js';
import { A, Play, SETUP, X } from '../../support/campaign.js';

/** Groups of Elementals and pilots on their way into battle and back. */

const raise = (cocoons: readonly Load[]): Command => ({
  type: 'raise',
  kind: 'raid',
  province: provinceId('at-x'),
  cocoons,
});
const alone = (groups: number): Load => ({ machine: null, groups });
const choice = ({ state }: Play, blanks: Blanks) =>
  campaign.choices(campaign.view(state, { as: 'faction', faction: A }), A, {
    order: 'raise',
    province: 'at-x',
    kind: 'raid',
    ...blanks,
  });
const values = (play: Play, blanks: Blanks) => {
  const asked = choice(play, blanks);
  return asked.kind === 'pick' ? [asked.blank, asked.options.map(({ value }) => value).sort()] : [asked.kind];
};

/** Clan A with three groups, ten Elementals among them. */
const three = () => {
  const factions = SETUP.factions.map((one) => (one.id === 'a' ? { ...one, groups: 3 } : one));
  const play = new Play({ ...SETUP, factions });
  const id = play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
  play.book(id, null);
  return play;
};

/** Clan A sends a group and loses so many. */
function bleeding(play: Play, lost: number): void {
  const id = play.battle('raid', 'at-x', { a: [0] }, { x: [0] }, 1);
  play.book(id, null, { elementals: [{ faction: A, lost, event: 7 }] });
}

describe('Elementals go to battle', () => {
  test('CLN-18, CLN-20 with as many as a group has left; what falls is missing until it is replaced', () => {
    const play = new Play();
    bleeding(play, 3);
    expect(balance(play.state.ledger, 'elementals', A)).toBe(2);
    play.give(A, raise([play.load('a', 0, 1)]));
    expect(play.state.missions.at(-1)?.cocoons).toMatchObject([{ groups: 1, troopers: 2 }]);
    play.give(A, { type: 'call-off', mission: play.state.missions.at(-1)?.id ?? ('' as never) });
    play.give(A, { type: 'replace', count: 3 });
    play.give(A, raise([play.load('a', 0, 1)]));
    expect(play.state.missions.at(-1)?.cocoons).toMatchObject([{ groups: 1, troopers: 5 }]);
    expect(audit(play.state)).toEqual([]);
  });

  test('CLN-18 a group of whom all have fallen goes nowhere until it has somebody', () => {
    const play = new Play();
    bleeding(play, 5);
    expect(play.refused(A, raise([play.load('a', 0, 1)]))).toMatchObject({
      code: 'campaign/too-few-groups',
      params: { has: 0, need: 1 },
    });
    expect(choice(play, { machines: 'm1' }).kind).toBe('done');
  });

  test('CLN-20, CLN-21 one beside a machine, up to five by themselves: full groups first, nobody goes twice', () => {
    const play = three();
    bleeding(play, 4);
    play.give(A, raise([play.load('a', 1, 1), alone(2)]));
    // Eleven are left: five beside the machine, five and one in the cocoon.
    expect(play.state.missions.at(-1)?.cocoons).toMatchObject([{ troopers: 5 }, { groups: 2, troopers: 6 }]);
    expect(atHome(play.state, A)).toEqual({ groups: 0, troopers: 0 });
    expect(play.refused(A, raise([alone(1)]))?.code).toBe('campaign/too-few-groups');
    expect(play.refused(A, raise([alone(6)]))).toMatchObject({ code: 'campaign/cocoon-full', rule: 'CLN-21' });
  });

  test('a cocoon of Elementals alone is enough to fight, and counts as a machine', () => {
    const play = three();
    play.give(A, raise([alone(1)]));
    const id = play.state.missions.at(-1)?.id ?? ('' as never);
    play.give(X, { type: 'join', mission: id, side: 'defender', cocoons: [play.load('x', 0)] });
    play.give('house', { type: 'fight', mission: id });
    const four = [play.load('a', 0), play.load('a', 1), alone(1), alone(1)];
    expect(play.refused(A, raise(four))).toMatchObject({
      code: 'campaign/too-many-machines',
      params: { count: 4, most: 3 },
    });
  });

  test('nobody loses Elementals whom they have not sent', () => {
    const play = new Play();
    const id = play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
    const report = play.report(id, null, { elementals: [{ faction: A, lost: 1, event: 3 }] });
    expect(play.refused('house', { type: 'book', mission: id, report })).toMatchObject({
      code: 'campaign/report-misfit',
      params: { what: 'a' },
    });
  });
});

describe('who goes is chosen', () => {
  test('CLN-20, CLN-21 after the machines the Elementals: beside one of them, or by number in a cocoon of their own', () => {
    const play = three();
    expect(values(play, {})).toEqual(['machines', ['m1', 'm2']]);
    expect(values(play, { machines: 'm1 m2' })).toEqual(['elementals', ['1', '2', '3', 'm1', 'm2']]);
    expect(values(play, { machines: '' })).toEqual(['elementals', ['1', '2', '3']]);
    expect(values(play, { machines: '', elementals: '' })).toEqual(['elementals', ['1', '2', '3']]);
    expect(choice(play, { machines: 'm1', elementals: 'm1 2' })).toMatchObject({
      kind: 'done',
      command: {
        cocoons: [
          { machine: { id: 'm1' }, groups: 1 },
          { machine: null, groups: 2 },
        ],
      },
    });
    expect(choice(play, { machines: 'm1', elementals: 'm1 3' })).toMatchObject({
      kind: 'pick',
      refusal: { code: 'campaign/too-few-groups', params: { has: 3, need: 4 } },
    });
    for (const wrong of ['m2', '1 2', 'm1 m1', '4']) {
      expect(choice(play, { machines: 'm1', elementals: wrong }).kind, wrong).toBe('pick');
    }
  });

  test('CLN-17 a machine takes the pilot who is named, or says why not; nobody goes where one of those named cannot', () => {
    const play = new Play();
    expect(choice(play, { machines: 'm1:p2 m2', elementals: '' })).toMatchObject({
      command: {
        cocoons: [{ machine: { id: 'm1', pilot: 'p2' } }, { machine: { id: 'm2', pilot: 'p1' } }],
      },
    });
    expect(choice(play, { machines: 'm1:p1 m2:p1' })).toMatchObject({ refusal: { code: 'campaign/twice' } });
    expect(choice(play, { machines: 'm3:p1' })).toMatchObject({ refusal: { code: 'campaign/too-heavy' } });
    expect(choice(play, { machines: 'm3' })).toMatchObject({ refusal: { code: 'campaign/no-pilot' } });
    expect(choice(play, { machines: 'm1 m99' })).toMatchObject({ refusal: { code: 'campaign/not-yours' } });
    expect(choice(play, { machines: 'm1 m4:p4' })).toMatchObject({ refusal: { code: 'campaign/not-yours' } });
  });
});

test('CLN-14, CLN-16 what a pilot has learned goes to battle with them; Elementals have labels and a cocoon there', () => {
  const play = three();
  play.book(play.battle('raid', 'at-x', { a: [0] }, { x: [0] }), null, {
    deeds: Array.from({ length: 10 }, (_, event) => ({
      pilot: play.load('a', 0).machine.pilot,
      need: 12,
      hit: true,
      event,
    })),
  });
  const { pilot } = play.load('a', 0).machine;
  for (const characteristic of ['gunnery', 'sensors'] as const) play.give(A, { type: 'learn', pilot, characteristic });
  play.give(A, { type: 'talent', pilot, talent: 'quick' });
  play.give(A, raise([play.load('a', 0, 1), alone(2)]));
  const mission = play.state.missions.at(-1);
  if (!mission) throw new Error('no mission');
  const [machine, ...groups] = fightersOf(play.state, mission, 'attacker');
  expect(machine).toMatchObject({
    label: 'LIGHT-M1',
    gunnery: SETUP.beginner.gunnery - 1,
    bonuses: { gunnery: 1, sensors: 1, piloting: 0, physical: 0 },
    talents: ['moving-gunner'],
    cocoon: 'C1',
    troopers: null,
  });
  expect(groups.map(({ label, cocoon, troopers }) => [label, cocoon, troopers])).toEqual([
    ['ELEMENTAL-1A', 'C1', 5],
    ['ELEMENTAL-2A', 'C2', 5],
    ['ELEMENTAL-2B', 'C2', 5],
  ]);
  const fought = { lost: false, marks: null, wear: {}, hits: 0, dead: false, event: 4 };
  const aftermath = {
    ended: 9,
    // Of Elementals no machine is told, whatever the game calls them.
    fighters: { 'LIGHT-M1': fought, 'ELEMENTAL-1A': fought, 'ELEMENTAL-2B': fought },
    groups: { 'ELEMENTAL-2B': { lost: 2, event: 8 } },
    deeds: [{ by: 'ELEMENTAL-1A', need: 8, hit: true, event: 5 }],
  };
  expect(reportOf(play.state, mission, 'attacker', { match: 'm', hash: '' }, aftermath)).toMatchObject({
    machines: [{ id: 'm1' }],
    deeds: [],
    elementals: [{ faction: A, lost: 2, event: 8 }],
  });
});

test('CLN-20, CLN-21 too many groups are refused with how many there are; a machine that is out is said to be out', () => {
  const play = three();
  const refusal = (blanks: Blanks) => {
    const asked = choice(play, blanks);
    return asked.kind === 'pick' ? asked.refusal : null;
  };
  const [id = ''] = play.state.machines.flatMap((one) =>
    one.faction === 'a' && one.condition === 'ready' ? one.id : [],
  );
  expect(refusal({ machines: id, elementals: `${id} 3` })).toMatchObject({
    code: 'campaign/too-few-groups',
    params: { need: 4, has: 3 },
  });
  const cocoons = [
    play.load(
      'a',
      play.state.machines.filter(({ faction }) => faction === 'a').findIndex((one) => one.id === id),
    ),
  ];
  play.give(A, raise(cocoons));
  expect(refusal({ machines: id })).toMatchObject({ code: 'campaign/is-out', params: { what: id } });
  expect(refusal({ machines: 'm999' })?.code).toBe('campaign/not-yours');
});
