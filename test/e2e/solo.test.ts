import { expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import { told, useStage } from '../support/bot.js';

/** A side that the rules fly themselves (TFH-29) waits for nobody in the lobby. */

const { stage, table, slash } = useStage();

const LONE = 'finest-hour/lone-patrol';
const header = async () => (await stage().services.referee.tableIn(channelId(table())))?.header;

it('one player alone begins against the machine, which nobody had to join', async () => {
  await slash('Ann', 'match new', { scenario: LONE, side: 'patrol' });
  expect(told(await slash('Ann', 'match start'))).not.toContain('not enough players');
  expect((await header())?.status).toBe('playing');
});

it('two begin on one side against the machine', async () => {
  await slash('Ann', 'match new', { scenario: LONE, side: 'patrol' });
  await slash('Benoît', 'match join', { side: 'patrol' });
  await slash('Ann', 'match start');
  expect((await header())?.status).toBe('playing');
  expect((await header())?.holders.filter(({ side }) => side === 'patrol')).toHaveLength(2);
});
