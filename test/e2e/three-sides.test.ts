import { expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import { told, useStage, wordsOf } from '../support/bot.js';

const { stage, table, messages, slash, press } = useStage();
const tableHere = () => stage().services.referee.tableIn(channelId(table()));

it('AMB-SEQ-07 three players, each a side: one concedes and the others play on, until one is left', async () => {
  await slash('Ann', 'match new', { scenario: 'three-corners', side: 'wardens' });
  await slash('Benoît', 'match join', { side: 'smugglers' });
  await slash('Vera', 'match join', { side: 'prospectors' });
  await slash('Ann', 'match start');
  expect((await tableHere())?.state?.sides).toEqual(['prospectors', 'smugglers', 'wardens']);
  const sure = await slash('Benoît', 'match concede');
  expect(told(sure)).toContain('le dernier camp en lice gagne');
  await press('Benoît', 'concede', sure.reply);
  expect((await tableHere())?.header.status).toBe('playing');
  const surer = await slash('Vera', 'match concede');
  await press('Vera', 'concede', surer.reply);
  const over = await tableHere();
  expect(over?.header.status).toBe('ended');
  expect(over?.state?.outcome).toMatchObject({ winners: ['wardens'], reason: 'conceded' });
  expect(messages('Ann').map(wordsOf).join('\n')).toContain('all the others have conceded');
});

it('AMB-SEQ-07 a match of three sides is made against the referee, who plays the other two', async () => {
  await slash('Ann', 'match new', { scenario: 'three-corners', side: 'wardens', opponent: 'referee' });
  const header = (await tableHere())?.header;
  expect(header?.holders.map(({ player, side }) => [player === 'referee', side])).toEqual([
    [false, 'wardens'],
    [true, 'prospectors'],
    [true, 'smugglers'],
  ]);
});
