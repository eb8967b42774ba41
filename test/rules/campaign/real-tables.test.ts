import { describe, expect, test } from 'vitest';
import { audit } from '../../../src/rules/campaign/audit.js';
import { campaign } from '../../../src/rules/campaign/campaign.js';
import type { Told } from '../../../src/rules/campaign/commands.js';
import { missionId, provinceId, type MissionId } from '../../../src/rules/campaign/ids.js';
import { balance } from '../../../src/rules/campaign/ledger.js';
import { BARE } from '../../../src/rules/campaign/missions.js';
import { unscathed } from '../../../src/rules/campaign/tables.js';
import { A, B, Play, SETUP, X, Y } from '../../support/campaign.js';

/** Battles at a real table, and those with the forces of their scenario (issue 18.2). */

/** A raid of A on X with one machine a side, at a real table. */
function atTable(play = new Play()): { readonly play: Play; readonly id: MissionId } {
  const id = missionId(`b${play.state.missions.length + 1}`);
  const free = play.state.missions.length;
  play.give(A, { type: 'raise', kind: 'raid', province: provinceId('at-x'), cocoons: [play.load('a', free)] });
  play.give(X, { type: 'join', mission: id, side: 'defender', cocoons: [play.load('x', free)] });
  play.give('house', { type: 'fight', mission: id, table: true });
  return { play, id };
}

function told(play: Play, id: MissionId, winner: Told['winner'], more: Partial<Told> = {}): Told {
  const mission = play.state.missions.find((one) => one.id === id);
  if (!mission) throw new Error(`no ${id}`);
  return { ...unscathed(play.state, mission, winner), ...more };
}

describe('a battle at a real table', () => {
  test('CLN-13 is booked when the other side agrees, not before; its lines name the event with which it was told', () => {
    const { play, id } = atTable();
    const [pilot] = play.state.pilots;
    if (!pilot) throw new Error('no pilot');
    const before = balance(play.state.ledger, 'resources', A);
    const report = told(play, id, 'attacker', { deeds: [{ pilot: pilot.id, need: 12, hit: true }] });
    expect(play.refused(A, { type: 'agree', mission: id })?.code).toBe('campaign/nothing-said');
    play.give(A, { type: 'claim', mission: id, report });
    const event = play.state.events;
    expect(balance(play.state.ledger, 'resources', A)).toBe(before);
    expect(play.refused(A, { type: 'agree', mission: id })?.code).toBe('campaign/own-word');
    expect(play.refused(B, { type: 'agree', mission: id })?.code).toBe('campaign/not-yours');
    play.give(X, { type: 'agree', mission: id });
    expect(play.state.missions[0]).toMatchObject({ status: 'booked', report: { match: null, winner: 'attacker' } });
    expect(play.state.missions[0]).not.toHaveProperty('claim');
    expect(balance(play.state.ledger, 'resources', A)).toBe(before + 60);
    expect(balance(play.state.ledger, 'xp', pilot.id)).toBe(8);
    expect(play.state.ledger.postings.find(({ why }) => why === 'xp')?.cause).toEqual({ battle: id, event });
    expect(audit(play.state)).toEqual([]);
  });

  test('the other side says otherwise: then its word is the one that has to be agreed to', () => {
    const { play, id } = atTable();
    play.give(A, { type: 'claim', mission: id, report: told(play, id, 'attacker') });
    play.give(X, { type: 'claim', mission: id, report: told(play, id, 'defender') });
    expect(play.refused(X, { type: 'agree', mission: id })?.code).toBe('campaign/own-word');
    play.give(A, { type: 'agree', mission: id });
    expect(play.state.missions[0]?.report?.winner).toBe('defender');
  });

  test('several are open at once, and are booked in any order', () => {
    const { play, id: first } = atTable();
    const { id: second } = atTable(play);
    play.give(A, { type: 'claim', mission: first, report: told(play, first, 'attacker') });
    play.give(X, { type: 'claim', mission: second, report: told(play, second, 'defender') });
    play.give(A, { type: 'agree', mission: second });
    play.give(X, { type: 'agree', mission: first });
    expect(play.state.missions.map(({ status }) => status)).toEqual(['booked', 'booked']);
    expect(play.state.missions.map(({ place }) => place?.order)).toEqual(
      [...play.state.missions.map(({ place }) => place?.order ?? 0)].sort((a, b) => b - a),
    );
  });

  test('the game master decides where the sides do not, and decides anew what was booked; annulled, it has never been', () => {
    const { play, id } = atTable();
    const accounts = () =>
      Object.entries(play.state.ledger.balances)
        .filter(([, amount]) => amount !== 0)
        .sort();
    const before = accounts();
    const settle = (winner: Told['winner']) =>
      play.give('master', { type: 'settle', mission: id, report: told(play, id, winner), reason: 'I was there' });
    settle('defender');
    expect(balance(play.state.ledger, 'prestige', A)).toBe(-1);
    settle('attacker');
    expect(balance(play.state.ledger, 'prestige', A)).toBe(2);
    expect(play.refused(X, { type: 'agree', mission: id })?.code).toBe('campaign/not-at-table');
    play.give('master', { type: 'annul', mission: id, reason: 'it was a trial' });
    expect(accounts()).toEqual(before);
    expect(audit(play.state)).toEqual([]);
  });

  test('what is worn goes to the workshop, what is lost is gone; marks of earlier battles stay', () => {
    const { play, id } = atTable();
    const report = told(play, id, null);
    const machines = report.machines.map((one, i) =>
      i === 0 ? { ...one, wear: { armor: 6, structure: 2 }, hits: 1 } : { ...one, lost: true, dead: true },
    );
    play.give(X, { type: 'claim', mission: id, report: { ...report, machines } });
    play.give(A, { type: 'agree', mission: id });
    const [worn] = play.state.machines;
    expect(worn).toMatchObject({ marks: {}, damage: [{ mission: id, cost: 10 }] });
    expect(play.refused(A, { type: 'repair', machine: worn?.id ?? play.load('a', 0).machine.id })).toBeNull();
    expect(balance(play.state.ledger, 'machines', X)).toBe(2);
    expect(balance(play.state.ledger, 'pilots', X)).toBe(2);
  });

  test('a machine that was lost with nothing worn comes back when the battle is annulled', () => {
    const { play, id } = atTable();
    const report = told(play, id, 'attacker');
    const machines = report.machines.map((one) => ({ ...one, lost: true }));
    play.give('master', { type: 'settle', mission: id, report: { ...report, machines }, reason: 'a wreck' });
    play.give('master', { type: 'annul', mission: id, reason: 'it was a trial' });
    expect(play.state.machines.filter(({ condition }) => condition !== 'ready')).toEqual([]);
    expect(audit(play.state)).toEqual([]);
  });

  test('impossible figures, machines of others and matches of Arbitre are refused', () => {
    const { play, id } = atTable();
    const report = told(play, id, 'attacker');
    const [machine] = report.machines;
    if (!machine) throw new Error('no machine');
    const claimed = (machines: Told['machines']) =>
      play.refused(A, { type: 'claim', mission: id, report: { ...report, machines } })?.code;
    expect(claimed([...report.machines.slice(1), { ...machine, hits: 7 }])).toBe('campaign/unlikely');
    expect(claimed([...report.machines.slice(1), { ...machine, wear: { armor: 1.5 } }])).toBe('campaign/unlikely');
    expect(claimed(report.machines.slice(1))).toBe('campaign/report-misfit');
    const refereed = { ...play.report(id, 'attacker'), match: 'm' };
    expect(play.refused('house', { type: 'book', mission: id, report: refereed })?.code).toBe('campaign/at-table');
  });

  test('choices lead through them: who awaits a word may give it, who heard one may agree', () => {
    const { play, id } = atTable();
    const view = (faction: typeof A) => campaign.view(play.state, { as: 'faction', faction });
    expect(campaign.choices(view(B), B, { order: 'claim' }).kind).toBe('nothing');
    const choice = campaign.choices(view(X), X, { order: 'claim', mission: id, winner: 'draw' });
    if (choice.kind !== 'done') throw new Error(choice.kind);
    play.give(X, choice.command);
    expect(campaign.choices(view(A), A, { order: 'agree', mission: id })).toMatchObject({ kind: 'done' });
  });
});

describe('a battle with the forces of its scenario', () => {
  const setup = {
    ...SETUP,
    missions: SETUP.missions.map((kind) => (kind.id === 'raid' ? { ...kind, forces: 'scenario' as const } : kind)),
  };

  test('is raised and joined without machines, once each, and books what is at stake', () => {
    const play = new Play(setup);
    const raise = { type: 'raise', kind: 'raid', province: provinceId('at-x') } as const;
    expect(play.refused(A, { ...raise, cocoons: [play.load('a', 0)] })?.code).toBe('campaign/own-forces');
    play.give(A, { ...raise, cocoons: [BARE] });
    const id = missionId('b1');
    expect(play.refused('house', { type: 'fight', mission: id })?.code).toBe('campaign/nobody-there');
    play.give(X, { type: 'join', mission: id, side: 'defender', cocoons: [BARE] });
    expect(play.refused(X, { type: 'join', mission: id, side: 'defender', cocoons: [BARE] })?.code).toBe(
      'campaign/there-already',
    );
    play.give(Y, { type: 'join', mission: id, side: 'defender', cocoons: [BARE] });
    play.give('house', { type: 'fight', mission: id });
    play.book(id, 'attacker');
    expect(balance(play.state.ledger, 'prestige', A)).toBe(2);
    expect(balance(play.state.ledger, 'resources', Y)).toBe(980);
    expect(play.state.hands[A]).toHaveLength(3);
    expect(audit(play.state)).toEqual([]);
  });

  test('choices ask for no machines', () => {
    const play = new Play(setup);
    const view = campaign.view(play.state, { as: 'faction', faction: A });
    const choice = campaign.choices(view, A, { order: 'raise', province: 'at-x', kind: 'raid' });
    expect(choice).toMatchObject({ kind: 'done', command: { cocoons: [BARE] } });
  });
});
