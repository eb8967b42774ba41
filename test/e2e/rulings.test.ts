import { expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import { told, useStage, wordsOf } from '../support/bot.js';

const { stage, table, messages, slash, press } = useStage();
const shown = () => messages('Ann').map(wordsOf).join('\n');
const headerIn = async (channel: string) => (await stage().services.referee.tableIn(channelId(channel)))?.header;

/** A match between Ann and Benoît that is over, on a server whose arbiter is Vera. */
const over = async () => {
  await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
  await slash('Benoît', 'match join', { side: 'attacker' });
  await slash('Ann', 'match start');
  await press('Benoît', 'concede', (await slash('Benoît', 'match concede')).reply);
  const role = stage().sandbox.stage.addRole('Umpire', []);
  stage().sandbox.stage.giveRole(stage().sandbox.as('Vera').id, role.id);
  await slash('Ann', 'settings arbiter', { role: role.id });
  const header = await headerIn(table());
  if (header?.status !== 'ended') throw new Error('the match is not over');
  return header;
};

it('a match that is over is annulled and adjudicated by the arbiter of the server alone, and its posts say so (issue 18)', async () => {
  await over();
  expect(told(await slash('Ann', 'match annul', { reason: 'mine' }))).toContain('arbiter role');
  await slash('Vera', 'match annul', { reason: 'the wrong map' });
  expect(shown()).toContain('Annulled by an arbiter: the match counts for nothing. Reason: the wrong map');
  expect(shown()).toContain('**Annulled**');
  await slash('Vera', 'match adjudicate', { winner: 'attacker', reason: 'Ann was away' });
  expect(shown()).toMatch(/\*\*Victory: Attacker.*decided by an arbiter/u);
});

it('one that is reopened while another is played in its channel goes on in a thread, with dice whose fingerprint was shown (issue 18)', async () => {
  const header = await over();
  await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
  const asked = await slash('Vera', 'match reopen', { match: header.id });
  const commitment = await stage().services.referee.nextDice(header.id);
  expect(told(asked)).toContain(commitment);
  const form = await press('Vera', 'reopen', asked.reply);
  const done = await stage().sandbox.as('Vera').submitModal(form, { reason: 'a wrong die' });
  await done.answered();
  await stage().settled();
  const again = (await stage().services.referee.table(header.id))?.header;
  expect(again).toMatchObject({ status: 'playing', eras: [{ commitment }] });
  expect(again?.channel).not.toBe(table());
  const thread = stage()
    .sandbox.messages(again?.channel ?? '', 'Vera')
    .map(wordsOf)
    .join('\n');
  expect(thread).toContain('a wrong die');
});
