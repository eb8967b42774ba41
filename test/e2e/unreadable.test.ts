import { describe, expect, it } from 'vitest';
import { told, useStage } from '../support/bot.js';
import { until } from '../support/time.js';

const { stage, slash } = useStage();

/** The bot is there and answers. */
const isWell = async (): Promise<void> => {
  expect(told(await slash('Ann', 'roll', { dice: '1d1' }))).toContain('`1d1`');
};
const heard = (words: string) => until(words, () => stage().logged.some((line) => line.includes(words)));

describe('D-02: what cannot be read ends nothing', () => {
  it.each([
    ['INTERACTION_CREATE', { type: 3, data: { component_type: 2, custom_id: 'my|x' }, message: null }],
    ['INTERACTION_CREATE', { type: 2, data: null }],
    ['INTERACTION_CREATE', {}],
    ['CHANNEL_CREATE', { guild_id: '1' }],
    ['THREAD_LIST_SYNC', {}],
  ])('an event of Discord that is not as it was documented: %s %j', async (event, data) => {
    await isWell();
    const { sandbox } = stage();
    const { id, guild } = sandbox.stage.channelNamed('table-1');
    sandbox.gateway.dispatch(event, { id: sandbox.world.nextId(), channel_id: id, guild_id: guild, ...data }, guild);
    await isWell();
  });

  it('such an event is named in the log', async () => {
    stage().sandbox.gateway.dispatch('INTERACTION_CREATE', { type: 2, data: null }, undefined);
    await heard('an event of Discord could not be read {"event":"INTERACTION_CREATE"');
    await isWell();
  });

  it.each(['', '{', 'null', '"op"', '[]', '{"op":0,"t":"READY","s":1,"d":null}', '{"op":10,"d":null}', '{"op":99}'])(
    'a frame that is not Discord’s: %s',
    async (frame) => {
      await isWell();
      stage().sandbox.gateway.babble(frame);
      stage().sandbox.gateway.babble(Buffer.from(frame));
      await isWell();
    },
  );
});
