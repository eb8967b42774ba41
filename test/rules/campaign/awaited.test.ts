import { expect, test } from 'vitest';
import { awaitedIn } from '../../../src/rules/campaign/awaited.js';
import { missionId, provinceId } from '../../../src/rules/campaign/ids.js';
import { unscathed } from '../../../src/rules/campaign/tables.js';
import { A, Play, X } from '../../support/campaign.js';

/** Which factions are awaited in a campaign, and for what (issue 18.5). */

test('CLN-12 the owner is called to defend, whoever attacks to begin, the other side to agree', () => {
  const play = new Play();
  const id = missionId('b1');
  const said = () => awaitedIn(play.state).map(({ who, what, subject }) => `${who} ${what} ${subject}`);
  expect(said()).toEqual([]);
  play.give(A, { type: 'raise', kind: 'raid', province: provinceId('at-x'), cocoons: [play.load('a', 0)] });
  expect(said()).toEqual(['x defend b1']);
  play.give(X, { type: 'join', mission: id, side: 'defender', cocoons: [play.load('x', 0)] });
  expect(said()).toEqual(['a fight b1']);
  play.give('house', { type: 'fight', mission: id, table: true });
  expect(said()).toEqual([]);
  const [mission] = play.state.missions;
  if (!mission) throw new Error('no mission');
  play.give(A, { type: 'claim', mission: id, report: unscathed(play.state, mission, 'attacker') });
  expect(said()).toEqual(['x agree b1']);
  play.give(X, { type: 'claim', mission: id, report: unscathed(play.state, mission, 'defender') });
  expect(said()).toEqual(['a agree b1']);
  play.give(A, { type: 'agree', mission: id });
  expect(said()).toEqual([]);
});
