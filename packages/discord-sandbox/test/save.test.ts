import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AttachmentBuilder, MessageFlags } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox } from '../src/index.js';
import { run, textChannel } from './bot.js';
import { PIXEL } from './exercise.js';

let folder: string;
let saveTo: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  saveTo = join(folder, 'world.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('sandbox: a saved world', () => {
  it('is found again with its channels, players, messages, files and commands, on whatever port', async () => {
    const first = await run({ saveTo });
    const sent = await textChannel(first).send({
      content: 'still here',
      files: [new AttachmentBuilder(PIXEL, { name: 'map.png' })],
    });
    const zoe = first.sandbox.stage.addUser('Zoë', 'fr');
    first.client.on('interactionCreate', (interaction) => {
      if (interaction.isChatInputCommand()) void interaction.reply({ content: 'psst', flags: MessageFlags.Ephemeral });
    });
    await first.client.application.commands.set([{ name: 'go', description: 'x' }]);
    await first.sandbox.as('Ann').slash(sent.channelId, 'go');
    await first.close();

    const second = await run({ saveTo });
    expect(second.client.user.id).toBe(first.client.user.id);
    expect(second.sandbox.as('Zoë').id).toBe(zoe.id);
    const [kept, ...more] = second.sandbox.messages(sent.channelId, 'Ann');
    expect(kept).toMatchObject({ id: sent.id, content: 'still here' });
    // Ephemeral messages die with the sandbox.
    expect(more).toEqual([]);
    expect(kept?.attachments[0]?.url.startsWith(second.sandbox.origin)).toBe(true);
    const served = await fetch(kept?.attachments[0]?.url ?? '');
    expect(Buffer.from(await served.arrayBuffer()).equals(PIXEL)).toBe(true);
    expect(second.sandbox.world.commands.map((command) => command.name)).toEqual(['go']);
    const again = await textChannel(second).messages.edit(sent.id, 'edited');
    expect(again.content).toBe('edited');
    // Ids go on growing.
    expect(BigInt((await textChannel(second).send('new')).id)).toBeGreaterThan(BigInt(sent.id));
    await second.close();
  });

  it('no longer waits for answers that were deferred before it was closed', async () => {
    const first = await run({ saveTo });
    first.client.on('interactionCreate', (interaction) => {
      if (interaction.isChatInputCommand()) void interaction.deferReply();
    });
    await first.client.application.commands.set([{ name: 'go', description: 'x' }]);
    const channel = first.sandbox.stage.channelNamed('general').id;
    await first.sandbox.as('Ann').slash(channel, 'go');
    await first.close();
    const second = await startSandbox({ saveTo });
    expect(second.messages(channel, 'Ann')[0]).toMatchObject({
      thinking: false,
      failed: 'The application did not respond',
    });
    await second.close();
  });

  it('is written by itself soon after a change', async () => {
    const first = await run({ saveTo });
    await textChannel(first).send('written');
    const { loadWorld } = await import('../src/world/save.js');
    await first.sandbox.until(() => loadWorld(saveTo, 'http://x')?.data.messages.length === 1, 'the file');
    await first.close();
  });

  it('that cannot be read is not overwritten: the start is refused and the file named', async () => {
    writeFileSync(saveTo, '{"something":"else"}');
    await expect(startSandbox({ saveTo })).rejects.toThrow(saveTo);
    writeFileSync(saveTo, 'no json');
    await expect(startSandbox({ saveTo })).rejects.toThrow('holds no saved sandbox');
  });
});

describe('sandbox: where it listens', () => {
  it('on loopback alone', async () => {
    await expect(startSandbox({ host: '0.0.0.0' as '127.0.0.1' })).rejects.toThrow('loopback alone, not on 0.0.0.0');
  });

  it('refuses a port that is taken', async () => {
    const sandbox = await startSandbox();
    const port = Number(new URL(sandbox.origin).port);
    await expect(startSandbox({ port })).rejects.toThrow('EADDRINUSE');
    await sandbox.close();
  });
});
