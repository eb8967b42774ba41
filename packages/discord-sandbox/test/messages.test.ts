import { lingering, memoryFiles } from '../src/files.js';
import {
  AttachmentBuilder,
  ChannelType,
  DiscordAPIError,
  EmbedBuilder,
  Events,
  MessageFlags,
  TextDisplayBuilder,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manualClock, type ManualClock } from '../src/index.js';
import type { Permission } from '../src/permissions.js';
import { raw, run, textChannel, type Running } from './bot.js';
import { PIXEL } from './exercise.js';

let running: Running;
let clock: ManualClock;
const channel = (): string => running.sandbox.stage.channelNamed('general').id;
const code = (error: unknown): unknown => (error instanceof DiscordAPIError ? error.code : error);
const refused =
  (expected: number) =>
  (error: unknown): boolean =>
    code(error) === expected;

beforeEach(async () => {
  clock = manualClock(Date.now());
  running = await run({ clock });
});
afterEach(() => running.close());

describe('sandbox messages: files', () => {
  const map = (name = 'map.png'): AttachmentBuilder => new AttachmentBuilder(PIXEL, { name, description: 'A map' });

  it('are served back with kind, size, measures and alt text', async () => {
    const sent = await textChannel(running).send({
      files: [map(), new AttachmentBuilder(Buffer.from('log'), { name: 'лог и log.txt' })],
    });
    const [picture, log] = [...sent.attachments.values()];
    expect(picture).toMatchObject({
      name: 'map.png',
      description: 'A map',
      contentType: 'image/png',
      width: 1,
      height: 1,
      size: PIXEL.length,
    });
    expect(log).toMatchObject({ name: '__log.txt', size: 3, width: null });
    const served = await fetch(picture?.url ?? '');
    expect(Buffer.from(await served.arrayBuffer()).equals(PIXEL)).toBe(true);
    expect(served.headers.get('content-type')).toBe('image/png');
  });

  it('an embed that shows a file gets its address and measures, and the file is not listed apart', async () => {
    const sent = await textChannel(running).send({
      embeds: [new EmbedBuilder().setImage('attachment://map.png')],
      files: [map()],
    });
    expect(sent.attachments.size).toBe(0);
    expect(sent.embeds[0]?.image).toMatchObject({ width: 1, height: 1 });
    expect((await fetch(sent.embeds[0]?.image?.url ?? '')).status).toBe(200);
  });

  it('that were replaced can be fetched for a while, by a page that has just been told of them', () => {
    const files = lingering(memoryFiles(), 1);
    for (const id of ['1', '2']) files.put(id, Buffer.from(id));
    files.drop('1');
    expect(files.get('1')).toBeDefined();
    files.drop('2');
    expect([files.get('1'), files.get('2')]).toEqual([undefined, Buffer.from('2')]);
  });

  it('stay on an edit unless `attachments` says what stays', async () => {
    const sent = await textChannel(running).send({ content: 'x', files: [map('a.png'), map('b.png')] });
    const names = (message: {
      attachments: { map: (each: (file: { name: string }) => string) => string[] };
    }): string[] => message.attachments.map((file) => file.name);
    expect(names(await sent.edit({ content: 'y' }))).toEqual(['a.png', 'b.png']);
    const kept = sent.attachments.filter((file) => file.name === 'b.png');
    expect(names(await sent.edit({ attachments: [...kept.values()], files: [map('d.png')] }))).toEqual([
      'b.png',
      'd.png',
    ]);
    // With new files discord.js always lists what stays, and lists nothing of the old.
    expect(names(await sent.edit({ files: [map('c.png')] }))).toEqual(['c.png']);
  });

  it('beyond 10 MiB are refused with 40005, and so is an eleventh', async () => {
    const big = new AttachmentBuilder(Buffer.alloc(10 * 1024 * 1024 + 1), { name: 'big.bin' });
    await expect(textChannel(running).send({ files: [big] })).rejects.toSatisfy(refused(40005));
    const eleven = Array.from({ length: 11 }, (_, index) => map(`${index}.png`));
    await expect(textChannel(running).send({ files: eleven })).rejects.toSatisfy(refused(50035));
    await expect(textChannel(running).send({ files: [map().setDescription('x'.repeat(1025))] })).rejects.toSatisfy(
      refused(50035),
    );
  });
});

describe('sandbox messages: nonce', () => {
  it('an enforced nonce posts once, and counts again when it is forgotten', async () => {
    const send = () => textChannel(running).send({ content: 'once', nonce: 'n', enforceNonce: true });
    const [first, again] = [await send(), await send()];
    expect(again.id).toBe(first.id);
    expect(running.sandbox.counters.of(channel()).posts).toBe(1);
    clock.advance(5 * 60_000 + 1);
    expect((await send()).id).not.toBe(first.id);
  });

  it('without enforcement each counts', async () => {
    await textChannel(running).send({ content: 'x', nonce: 'n' });
    await textChannel(running).send({ content: 'x', nonce: 'n' });
    expect(running.sandbox.counters.of(channel()).posts).toBe(2);
  });
});

describe('sandbox messages: who is notified', () => {
  const pinged = (): readonly string[] =>
    running.sandbox.counters
      .of(channel())
      .pings.map((ping) => running.sandbox.world.user(ping.user)?.displayName ?? '');
  const ann = () => running.sandbox.as('Ann').mention;
  const vera = () => running.sandbox.as('Vera').mention;

  it('those named, unless allowed_mentions leaves them out', async () => {
    const room = textChannel(running);
    await room.send(`${ann()} ${vera()}`);
    expect(pinged()).toEqual(['Ann', 'Vera']);
    const quiet = await room.send({
      content: `${ann()} ${vera()}`,
      allowedMentions: { users: [running.sandbox.as('Vera').id] },
    });
    expect(pinged().slice(2)).toEqual(['Vera']);
    expect([...quiet.mentions.users.keys()]).toEqual([running.sandbox.as('Vera').id]);
    await room.send({ content: ann(), allowedMentions: { parse: [] } });
    expect(pinged()).toHaveLength(3);
  });

  it('nobody by an edit, by code, by an embed, or silently', async () => {
    const room = textChannel(running);
    const sent = await room.send('x');
    await sent.edit(ann());
    await room.send(`\`${ann()}\``);
    await room.send({ embeds: [new EmbedBuilder().setDescription(ann())] });
    await room.send({ content: ann(), flags: MessageFlags.SuppressNotifications });
    expect(pinged()).toEqual([]);
  });

  it('from Components V2 too', async () => {
    await textChannel(running).send({
      flags: MessageFlags.IsComponentsV2,
      components: [new TextDisplayBuilder().setContent(ann())],
    });
    expect(pinged()).toEqual(['Ann']);
  });

  it('the author of an answered message, unless the answer leaves it', async () => {
    const said = running.sandbox.as('Ann').say(channel(), 'hello');
    const message = await textChannel(running).messages.fetch(said.id);
    await message.reply({ content: 'hi', allowedMentions: { repliedUser: false } });
    expect(pinged()).toEqual([]);
    await message.reply('hi');
    expect(pinged()).toEqual(['Ann']);
  });

  it('a role’s members, and @everyone only with the permission', async () => {
    const { stage } = running.sandbox;
    const role = stage.addRole('Players', [], true);
    stage.giveRole(running.sandbox.as('Vera').id, role.id);
    await textChannel(running).send(`<@&${role.id}>`);
    expect(pinged()).toEqual(['Vera']);
    await textChannel(running).send('@everyone');
    expect(pinged().slice(1).sort()).toEqual(['Ann', 'Benoît', 'Vera']);
    stage.denyBot(channel(), 'mentionEveryone');
    await textChannel(running).send('@everyone');
    expect(pinged()).toHaveLength(4);
  });

  it('only the person asking, by an interaction’s own standard', async () => {
    running.client.on(Events.InteractionCreate, (interaction) => {
      if (interaction.isChatInputCommand()) void interaction.reply(`${ann()} @everyone`);
    });
    await running.client.application.commands.set([{ name: 'go', description: 'x' }]);
    await running.sandbox.as('Vera').slash(channel(), 'go');
    expect(pinged()).toEqual(['Ann']);
  });

  it('a deferred answer notifies when its words come', async () => {
    running.client.on(Events.InteractionCreate, (interaction) => {
      if (interaction.isChatInputCommand()) void interaction.deferReply().then(() => interaction.editReply(ann()));
    });
    await running.client.application.commands.set([{ name: 'go', description: 'x' }]);
    await (await running.sandbox.as('Vera').slash(channel(), 'go')).answered();
    expect(pinged()).toEqual(['Ann']);
  });
});

describe('sandbox messages: permissions of the bot', () => {
  const image = { files: [new AttachmentBuilder(PIXEL, { name: 'a.png' })] };
  const ACTS: readonly (readonly [string, Permission, number, () => Promise<unknown>])[] = [
    ['sending unseen', 'viewChannel', 50001, () => textChannel(running).send('x')],
    ['sending', 'sendMessages', 50013, () => textChannel(running).send('x')],
    ['embeds', 'embedLinks', 50013, () => textChannel(running).send({ embeds: [new EmbedBuilder().setTitle('x')] })],
    ['files', 'attachFiles', 50013, () => textChannel(running).send(image)],
    [
      'deleting what others said',
      'manageMessages',
      50013,
      async () => textChannel(running).messages.delete(running.sandbox.as('Ann').say(channel(), 'x').id),
    ],
    [
      'bulk deleting',
      'manageMessages',
      50013,
      () =>
        raw(running.sandbox, 'POST', `/channels/${channel()}/messages/bulk-delete`, { messages: ['1', '2'] }).then(
          (reply) => Promise.reject(new Error(JSON.stringify(reply.code))),
        ),
    ],
    [
      'starting a thread',
      'createPublicThreads',
      50013,
      async () => {
        const room = textChannel(running);
        if (room.type === ChannelType.GuildText)
          await room.threads.create({ name: 'x', type: ChannelType.PublicThread });
      },
    ],
    ['reacting', 'addReactions', 50013, async () => (await textChannel(running).send('x')).react('🎲')],
    [
      'reading one back',
      'readMessageHistory',
      50013,
      async () =>
        textChannel(running)
          .messages.fetch((await textChannel(running).send('x')).id)
          .then(() => raw(running.sandbox, 'GET', `/channels/${channel()}/messages/1`))
          .then((reply) => Promise.reject(new Error(JSON.stringify(reply.code)))),
    ],
  ];

  it.for(ACTS)('$0 needs $1', async ([, permission, expected, act]) => {
    running.sandbox.stage.denyBot(channel(), permission);
    await expect(act()).rejects.toSatisfy(
      (error) => code(error) === expected || (error instanceof Error && error.message === String(expected)),
    );
  });

  it('an interaction is answered whatever the bot may do in the channel', async () => {
    running.client.on(Events.InteractionCreate, (interaction) => {
      if (interaction.isChatInputCommand()) void interaction.reply('yes');
    });
    await running.client.application.commands.set([{ name: 'go', description: 'x' }]);
    running.sandbox.stage.denyBot(channel(), 'viewChannel', 'sendMessages');
    expect((await running.sandbox.as('Ann').slash(channel(), 'go')).reply?.content).toBe('yes');
  });

  it('others’ messages cannot be edited, one’s own can be deleted', async () => {
    const said = running.sandbox.as('Ann').say(channel(), 'x');
    expect(
      await raw(running.sandbox, 'PATCH', `/channels/${channel()}/messages/${said.id}`, { content: 'y' }),
    ).toMatchObject({ status: 403, code: 50005 });
    running.sandbox.stage.denyBot(channel(), 'manageMessages');
    await (await textChannel(running).send('own')).delete();
  });

  it('a deleted channel or message is unknown', async () => {
    const room = textChannel(running);
    const sent = await room.send('x');
    running.sandbox.stage.deleteMessage(sent.id);
    await expect(sent.edit('y')).rejects.toSatisfy(refused(10008));
    running.sandbox.stage.deleteChannel(room.id);
    await expect(room.send('x')).rejects.toSatisfy(refused(10003));
  });
});

describe('sandbox messages: threads', () => {
  it('need their own permission to write in, and writing wakes an archived one', async () => {
    const { sandbox, client } = running;
    const thread = sandbox.stage.addThread(channel(), 'Talk', sandbox.as('Ann').id);
    await sandbox.until(() => client.channels.cache.has(thread.id));
    const room = client.channels.cache.get(thread.id);
    if (room?.isThread() !== true) throw new Error('A thread was expected.');
    sandbox.stage.archiveThread(thread.id);
    await room.send('wake up');
    expect(sandbox.stage.channel(thread.id).thread).toMatchObject({ archived: false, messageCount: 1 });
    sandbox.stage.archiveThread(thread.id, true);
    await expect(room.send('locked')).rejects.toSatisfy(refused(160005));
    sandbox.stage.denyBot(channel(), 'sendMessagesInThreads');
    await expect(room.send('x')).rejects.toSatisfy(refused(50013));
  });

  it('a message starts one thread, which has its id', async () => {
    const sent = await textChannel(running).send('begin');
    const thread = await sent.startThread({ name: 'Begun' });
    expect(thread.id).toBe(sent.id);
    expect(
      await raw(running.sandbox, 'POST', `/channels/${channel()}/messages/${sent.id}/threads`, { name: 'again' }),
    ).toMatchObject({ code: 160004 });
  });

  it('a private one is seen by its members alone', async () => {
    const room = textChannel(running);
    if (room.type !== ChannelType.GuildText) throw new Error('A text channel was expected.');
    const hidden = await room.threads.create({ name: 'Hidden', type: ChannelType.PrivateThread });
    await hidden.members.add(running.sandbox.as('Vera').id);
    expect(() => running.sandbox.as('Benoît').say(hidden.id, 'x')).toThrow('No channel that you can see');
    running.sandbox.as('Vera').say(hidden.id, 'x');
  });

  it('slash commands work in them', async () => {
    running.client.on(Events.InteractionCreate, (interaction) => {
      if (interaction.isChatInputCommand())
        void interaction.reply(interaction.channel?.isThread() === true ? 'in a thread' : 'elsewhere');
    });
    await running.client.application.commands.set([{ name: 'go', description: 'x' }]);
    const thread = running.sandbox.stage.addThread(channel(), 'Talk', running.sandbox.as('Ann').id);
    expect((await running.sandbox.as('Ann').slash(thread.id, 'go')).reply?.content).toBe('in a thread');
  });
});

describe('sandbox messages: reading back', () => {
  it('pages by before, after and around, newest first', async () => {
    const room = textChannel(running);
    const ids: string[] = [];
    for (const text of ['a', 'b', 'c', 'd', 'e']) ids.push((await room.send(text)).id);
    const [, second = '', third = '', fourth = ''] = ids;
    const texts = async (query: object): Promise<string> =>
      (await room.messages.fetch({ cache: false, ...query })).map((message) => message.content).join('');
    expect(await texts({ limit: 2 })).toBe('ed');
    expect(await texts({ limit: 2, before: fourth })).toBe('cb');
    expect(await texts({ limit: 2, after: second })).toBe('dc');
    expect(await texts({ limit: 3, around: third })).toBe('dcb');
  });

  it('counts posts, lasting posts, edits and deletes as members see them', async () => {
    const room = textChannel(running);
    const [one, two] = [await room.send('1'), await room.send('2')];
    await one.edit('1!');
    await two.delete();
    expect(running.sandbox.counters.of(room.id)).toMatchObject({ posts: 2, lasting: 1, edits: 1, deletes: 1 });
  });
});

describe('sandbox messages: idle threads', () => {
  it('are archived after their time, and what stands in them cannot be edited until somebody writes', async () => {
    const room = textChannel(running);
    if (room.type !== ChannelType.GuildText) throw new Error('A text channel was expected.');
    const thread = await room.threads.create({
      name: 'Match',
      type: ChannelType.PublicThread,
      autoArchiveDuration: ThreadAutoArchiveDuration.OneDay,
    });
    const panel = await thread.send('panel');
    clock.advance(24 * 3600_000 - 1000);
    await panel.edit('still awake');
    clock.advance(2000);
    await expect(panel.edit('too late')).rejects.toSatisfy(refused(50083));
    await running.sandbox.until(() => thread.archived === true);
    await thread.send('awake');
    await panel.edit('again');
  });
});
