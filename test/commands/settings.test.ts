import { expect, it } from 'vitest';
import { allChannels, arbiter, oneChannel } from '../../src/commands/settings/choose.js';
import { channelId } from '../../src/match/header.js';
import type { Server } from '../../src/match/people.js';

const before: Server = {
  guild: '1',
  locale: null,
  arbiterRole: '22',
  channels: [channelId('33')],
  clock: null,
  presets: [],
  place: 'here',
  forum: null,
  palette: 'light',
};

it.each([
  ['a role', arbiter, { role: 'attacker 1e309' }],
  ['a channel', oneChannel, { channel: '<#44>' }],
  ['channels, one of them', allChannels, { channels: '44 general' }],
] as const)('D-05 a press that was forged changes nothing: %s that has no id', (_what, choosing, given) => {
  expect(choosing(before, given)).toEqual({ ok: true, value: before });
});

it('D-05 whoever is picked by their id is chosen', () => {
  expect(arbiter(before, { role: '44' })).toMatchObject({ value: { arbiterRole: '44' } });
  expect(oneChannel(before, { channel: '44' })).toMatchObject({ value: { channels: ['33', '44'] } });
  expect(allChannels(before, { channels: '44 55' })).toMatchObject({ value: { channels: ['44', '55'] } });
});
