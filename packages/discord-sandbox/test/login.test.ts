import { SlashCommandBuilder } from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import { connect, run, type Running } from './bot.js';

let running: Running | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

describe('sandbox: login', () => {
  it('lets an unmodified client in, with its server, channels and roles', async () => {
    running = await run();
    const { client, sandbox } = running;
    expect(client.user.username).toBe('bot');
    const guild = client.guilds.cache.first();
    expect(guild?.name).toBe('The Club');
    expect(guild?.channels.cache.map((channel) => channel.name)).toEqual(['general', 'games', 'off-topic']);
    expect(guild?.members.me?.permissions.has('AttachFiles')).toBe(true);
    expect(sandbox.unknownRoutes).toEqual([]);
  });

  it('answers a slash command', async () => {
    running = await run();
    const { client, sandbox } = running;
    client.on('interactionCreate', (interaction) => {
      if (interaction.isChatInputCommand()) void interaction.reply('pong');
    });
    await client.application.commands.set([new SlashCommandBuilder().setName('ping').setDescription('Is it there?')]);
    const seen = await sandbox.as('Ann').slash(sandbox.stage.channelNamed('general'), 'ping');
    expect(seen.reply?.content).toBe('pong');
    expect(sandbox.unknownRoutes).toEqual([]);
  });

  it('refuses a wrong token', async () => {
    running = await run();
    await expect(connect(running.sandbox, {}, 'wrong')).rejects.toThrow(/token/i);
  });

  it('D-03: a token that is reset is taken nowhere any more, and its connections are closed with 4004', async () => {
    running = await run();
    const { client, sandbox } = running;
    const closed = new Promise<number>((resolve) => client.once('shardDisconnect', ({ code }) => resolve(code)));
    const old = sandbox.token;
    sandbox.resetToken();
    expect(await closed).toBe(4004);
    await expect(client.rest.get('/users/@me')).rejects.toMatchObject({ status: 401, code: 0 });
    await expect(connect(sandbox, {}, old)).rejects.toThrow(/token/i);
    const again = await connect(sandbox);
    expect(await again.rest.get('/users/@me')).toMatchObject({ bot: true });
    await again.destroy();
  });
});
