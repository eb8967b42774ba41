import { expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import { useStage } from '../support/bot.js';

const { stage, table, slash, press } = useStage();

it('a sortie that is over leads to the next one, with who is left on the same side', async () => {
  await slash('Ann', 'match new', { scenario: 'finest-hour/three-sorties-1', side: 'squadron' });
  await slash('Ann', 'match start');
  const sure = await slash('Ann', 'match concede');
  await press('Ann', 'concede', sure.reply);
  await press('Ann', 'next');
  const after = (await stage().services.referee.tableIn(channelId(table())))?.header;
  expect(after).toMatchObject({ status: 'lobby', scenario: 'finest-hour/three-sorties-2' });
  expect(JSON.parse(after?.forces['squadron'] ?? '')).toMatchObject({ aircraft: [{}, {}, {}, { label: 'Red-4' }] });
  const ann = stage().sandbox.as('Ann').id;
  expect(after?.holders.filter(({ player }) => player === ann)).toMatchObject([{ side: 'squadron' }]);
});
