import { expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import { told, useStage, wordsOf } from '../support/bot.js';

const { stage, table, messages, slash, press } = useStage();
const headerHere = async () => (await stage().services.referee.tableIn(channelId(table())))?.header;

it('the lobby names the units of each side', async () => {
  await slash('Ann', 'match new', { scenario: 'four-against-two' });
  const words = messages('Ann').map(wordsOf).join('\n');
  for (const unit of ['HBK-4G', 'PNT-9R']) expect(words).toContain(unit);
});

it('a match that is over offers a rematch with the sides swapped, by the same rules', async () => {
  await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender', options: 'declare=sealed' });
  await slash('Benoît', 'match join', { side: 'attacker' });
  await slash('Ann', 'match start');
  const before = await headerHere();
  const sure = await slash('Benoît', 'match concede');
  await press('Benoît', 'concede', sure.reply);
  await press('Ann', 'rematch');
  const after = await headerHere();
  expect(after?.id).not.toBe(before?.id);
  expect(after).toMatchObject({ status: 'lobby', scenario: before?.scenario, options: before?.options });
  expect(after?.holders).toMatchObject([{ player: stage().sandbox.as('Ann').id, side: 'attacker' }]);
  expect(told(await press('Benoît', 'rematch'))).toContain('déjà une partie');
});
