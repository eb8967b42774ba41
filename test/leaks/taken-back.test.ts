import { expect, test } from 'vitest';
import { channelId } from '../../src/match/header.js';
import { useStage } from '../support/bot.js';
import { ON_STAGE } from '../games/ambush/support.js';

const { stage, table, slash, press } = useStage(ON_STAGE);

const stateNow = async () => (await stage().services.referee.tableIn(channelId(table())))?.state;

test('S-03 what an order has brought to light cannot be taken back for nothing', async () => {
  await slash('Ann', 'match new', { scenario: 'ambush/two-paths', side: 'foxes' });
  await slash('Benoît', 'match join', { side: 'owls' });
  await press('Ann', 'start');
  await slash('Benoît', 'declare', { order: 'mines 0102' });
  await slash('Ann', 'move', { unit: 'Fox-1', order: 'deploy 0101' });
  await slash('Benoît', 'move', { unit: 'Owl-1', order: 'deploy 0106' });
  await slash('Ann', 'move', { unit: 'Fox-2', order: 'deploy 0501' });
  await slash('Benoît', 'move', { unit: 'Owl-2', order: 'deploy 0506' });
  for (const who of ['Ann', 'Benoît']) await slash(who, 'declare', { order: 'wary' });
  // The owls go first, if they have the initiative.
  await slash('Benoît', 'declare', { unit: 'Owl-1', order: 'hold' });
  await slash('Ann', 'declare', { unit: 'Fox-1', order: 'scan 0102' });
  const scanned = await stateNow();
  expect(scanned?.game).toMatchObject({ found: { foxes: { '0102': 'mine' } } });
  await slash('Ann', 'match undo');
  // It stands until the owls have agreed.
  expect((await stateNow())?.game).toEqual(scanned?.game);
});
