import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  MessageFlags,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  UserSelectMenuBuilder,
  type ChatInputCommandInteraction,
} from 'discord.js';
import { describe, expect, it } from 'vitest';
import { raw } from './bot.js';
import { code, useScene } from './scene.js';

const scene = useScene();

describe('sandbox interactions: time limits', () => {
  it('an answer after three seconds is refused with 10062, and the player saw that none came', async () => {
    const arrived: ChatInputCommandInteraction[] = [];
    scene.onSlash((interaction) => Promise.resolve(arrived.push(interaction)));
    const waiting = scene.running.sandbox.as('Ann').slash(scene.channel, 'go');
    await scene.running.sandbox.until(() => arrived.length === 1);
    scene.clock.advance(3001);
    expect((await waiting).failed).toBe('The application did not respond');
    await expect(arrived[0]?.reply('late')).rejects.toSatisfy((error) => code(error) === 10062);
    await expect(arrived[0]?.followUp('late')).rejects.toThrow();
  });

  it('an answer within three seconds counts', async () => {
    const arrived: ChatInputCommandInteraction[] = [];
    scene.onSlash((interaction) => Promise.resolve(arrived.push(interaction)));
    const waiting = scene.running.sandbox.as('Ann').slash(scene.channel, 'go');
    await scene.running.sandbox.until(() => arrived.length === 1);
    scene.clock.advance(3000);
    await arrived[0]?.reply('in time');
    expect((await waiting).reply?.content).toBe('in time');
  });

  it('a second answer is refused with 40060', async () => {
    scene.onSlash(async (interaction) => {
      await interaction.reply('one');
      return scene.running.client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
        auth: false,
        body: { type: 4, data: { content: 'two' } },
      });
    });
    const seen = await scene.running.sandbox.as('Ann').slash(scene.channel, 'go');
    await scene.running.sandbox.until(() => scene.caught.length === 1);
    expect(code(scene.caught[0])).toBe(40060);
    expect(seen.reply?.content).toBe('one');
  });

  it('the token lives fifteen minutes; a deferred answer that never came is marked', async () => {
    const arrived: ChatInputCommandInteraction[] = [];
    scene.onSlash(async (interaction) => {
      await interaction.deferReply();
      arrived.push(interaction);
    });
    const seen = await scene.running.sandbox.as('Ann').slash(scene.channel, 'go');
    await scene.running.sandbox.until(() => arrived.length === 1);
    expect(seen.reply?.thinking).toBe(true);
    scene.clock.advance(15 * 60_000 + 1);
    await expect(arrived[0]?.editReply('too late')).rejects.toSatisfy((error) => code(error) === 50027);
    expect(seen.reply).toMatchObject({ thinking: false, failed: 'The application did not respond' });
  });

  it('a token that never was is refused with 10062 and 50027', async () => {
    expect(await raw(scene.running.sandbox, 'POST', '/interactions/1/nonsense/callback', { type: 5 })).toMatchObject({
      status: 404,
      code: 10062,
    });
    const bot = scene.running.client.user.id;
    expect(await raw(scene.running.sandbox, 'POST', `/webhooks/${bot}/nonsense`, { content: 'x' })).toMatchObject({
      status: 401,
      code: 50027,
    });
  });

  it('a press that nobody answers says so to the one who pressed', async () => {
    scene.onSlash((interaction) => interaction.reply({ content: 'x', components: [row()] }));
    const message = (await scene.running.sandbox.as('Ann').slash(scene.channel, 'go')).reply?.id ?? '';
    scene.fallSilent();
    const waiting = scene.running.sandbox.as('Ann').press(message, 'a');
    scene.clock.advance(3001);
    expect((await waiting).failed).toBe('This interaction failed');
  });
});

const row = (...ids: readonly string[]): ActionRowBuilder<ButtonBuilder> =>
  new ActionRowBuilder<ButtonBuilder>().addComponents(
    (ids.length > 0 ? ids : ['a']).map((id) =>
      new ButtonBuilder().setCustomId(id).setLabel(id).setStyle(ButtonStyle.Primary),
    ),
  );

describe('sandbox interactions: what may answer what', () => {
  const LEGAL: Readonly<Record<string, readonly number[]>> = {
    slash: [4, 5, 9],
    press: [4, 5, 6, 7, 9],
    autocomplete: [8],
  };
  const DATA: Readonly<Record<number, object>> = {
    4: { content: 'x' },
    7: { content: 'y' },
    8: { choices: [] },
    9: { custom_id: 'm', title: 'M', components: [{ type: 10, content: 'text' }] },
  };

  it.each(
    Object.entries(LEGAL).flatMap(([kind, legal]) =>
      [1, 4, 5, 6, 7, 8, 9].map((type) => [kind, type, legal.includes(type)] as const),
    ),
  )('%s answered with type %i: %s', async (kind, type, fits) => {
    scene.onSlash((interaction) => interaction.reply({ content: 'x', components: [row()] }));
    const ann = scene.running.sandbox.as('Ann');
    const message = kind === 'press' ? ((await ann.slash(scene.channel, 'go')).reply?.id ?? '') : '';
    const statuses: number[] = [];
    scene.onInteraction(async (interaction) => {
      const reply = await raw(
        scene.running.sandbox,
        'POST',
        `/interactions/${interaction.id}/${interaction.token}/callback`,
        { type, data: { ...DATA[type] } },
      );
      statuses.push(reply.status);
    });
    const waiting =
      kind === 'slash'
        ? ann.slash(scene.channel, 'go')
        : kind === 'press'
          ? ann.press(message, 'a')
          : ann.autocomplete(scene.channel, 'order move', {}, 'unit');
    await scene.running.sandbox.until(() => statuses.length === 1);
    scene.clock.advance(3001);
    await waiting;
    expect(statuses).toEqual([fits ? 204 : 400]);
  });

  it('a modal cannot answer a modal', async () => {
    scene.onInteraction((interaction) =>
      raw(scene.running.sandbox, 'POST', `/interactions/${interaction.id}/${interaction.token}/callback`, {
        type: 9,
        data: { ...DATA[9] },
      }).then((reply) => scene.caught.push(reply.status)),
    );
    const opened = await scene.running.sandbox.as('Ann').slash(scene.channel, 'go');
    const waiting = scene.running.sandbox.as('Ann').submitModal(opened, {});
    await scene.running.sandbox.until(() => scene.caught.length === 2);
    scene.clock.advance(3001);
    await waiting;
    expect(scene.caught).toEqual([204, 400]);
  });
});

describe('sandbox interactions: private and deferred answers', () => {
  it('an ephemeral answer is seen by its addressee alone, cannot be fetched as a message, and can be dismissed', async () => {
    scene.onSlash((interaction) => interaction.reply({ content: 'psst', flags: MessageFlags.Ephemeral }));
    const { sandbox } = scene.running;
    const seen = await sandbox.as('Ann').slash(scene.channel, 'go');
    expect(seen.reply).toMatchObject({ content: 'psst', ephemeral: true });
    expect(sandbox.messages(scene.channel, 'Benoît')).toEqual([]);
    const id = seen.reply?.id ?? '';
    expect(await raw(sandbox, 'GET', `/channels/${scene.channel}/messages/${id}`)).toMatchObject({
      status: 404,
      code: 10008,
    });
    expect(await raw(sandbox, 'GET', `/channels/${scene.channel}/messages`)).toMatchObject({ body: [] });
    expect(sandbox.counters.of(scene.channel)).toMatchObject({ posts: 0, lasting: 0 });
    sandbox.as('Ann').dismiss(id);
    expect(sandbox.messages(scene.channel, 'Ann')).toEqual([]);
  });

  it('what was deferred in private stays private, and the first follow-up fills it', async () => {
    scene.onSlash(async (interaction) => {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.followUp({ content: 'first' });
      await interaction.followUp({ content: 'second' });
    });
    const seen = await scene.running.sandbox.as('Ann').slash(scene.channel, 'go');
    await seen.until(() => seen.followUps.length === 1);
    expect(seen.reply).toMatchObject({ content: 'first', ephemeral: true, thinking: false });
    expect(seen.followUps[0]).toMatchObject({ content: 'second', ephemeral: false, kind: 'reply' });
  });

  it('what was deferred in public cannot become private', async () => {
    scene.onSlash(async (interaction) => {
      await interaction.deferReply();
      await interaction.followUp({ content: 'first', flags: MessageFlags.Ephemeral });
    });
    const seen = await scene.running.sandbox.as('Ann').slash(scene.channel, 'go');
    expect(await seen.answered()).toMatchObject({ content: 'first', ephemeral: false });
  });

  it('a deferred answer can be taken away without a word', async () => {
    scene.onSlash(async (interaction) => {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.deleteReply();
    });
    const seen = await scene.running.sandbox.as('Ann').slash(scene.channel, 'go');
    expect(await seen.answered()).toBeUndefined();
    expect(scene.running.sandbox.messages(scene.channel, 'Ann')).toEqual([]);
  });

  it('an edit cannot take Components V2 away, nor bring words beside it', async () => {
    scene.onSlash(async (interaction) => {
      await interaction.reply({
        flags: MessageFlags.IsComponentsV2,
        components: [new TextDisplayBuilder().setContent('new')],
      });
      await interaction.editReply({ content: 'old' });
    });
    const seen = await scene.running.sandbox.as('Ann').slash(scene.channel, 'go');
    await scene.running.sandbox.until(() => scene.caught.length === 1);
    expect(code(scene.caught[0])).toBe(50035);
    expect(seen.reply?.v2).toBe(true);
  });
});

describe('sandbox interactions: buttons, menus, forms', () => {
  it('a press updates its message, or is answered beside it', async () => {
    scene.onInteraction(async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.reply({ content: 'pick', components: [row('update', 'quiet', 'answer')] });
      if (!interaction.isButton()) return;
      if (interaction.customId === 'update') await interaction.update({ content: 'picked' });
      if (interaction.customId === 'quiet') {
        await interaction.deferUpdate();
        await interaction.editReply({ content: 'edited' });
      }
      if (interaction.customId === 'answer')
        await interaction.reply({ content: 'noted', flags: MessageFlags.Ephemeral });
    });
    const { sandbox } = scene.running;
    const post = await sandbox.as('Ann').slash(scene.channel, 'go');
    const id = post.reply?.id ?? '';
    await sandbox.as('Benoît').press(id, 'update');
    expect(post.reply?.content).toBe('picked');
    const quiet = await sandbox.as('Benoît').press(id, 'quiet');
    expect(quiet.deferred).toBe(true);
    await post.until(() => post.reply?.content === 'edited');
    expect((await sandbox.as('Benoît').press(id, 'answer')).reply).toMatchObject({
      content: 'noted',
      ephemeral: true,
      kind: 'reply',
    });
  });

  it('refuses presses that Discord’s client would not offer', async () => {
    const disabled = row('off');
    disabled.components[0]?.setDisabled(true);
    scene.onSlash((interaction) =>
      interaction.reply({ content: 'x', components: [row('on'), disabled], flags: MessageFlags.Ephemeral }),
    );
    const { sandbox } = scene.running;
    const id = (await sandbox.as('Ann').slash(scene.channel, 'go')).reply?.id ?? '';
    await expect(sandbox.as('Ann').press(id, 'off')).rejects.toThrow('off is disabled');
    await expect(sandbox.as('Ann').press(id, 'none')).rejects.toThrow('has no none');
    await expect(sandbox.as('Benoît').press(id, 'on')).rejects.toThrow('No message that you can see');
    await expect(sandbox.as('Ann').select(id, 'on', ['1'])).rejects.toThrow('is a button');
  });

  it('menus give their values, and people with their membership', async () => {
    const text = new StringSelectMenuBuilder()
      .setCustomId('text')
      .setMaxValues(2)
      .addOptions({ label: '1', value: '1' }, { label: '2', value: '2' });
    const people = new UserSelectMenuBuilder().setCustomId('people');
    scene.onInteraction(async (interaction) => {
      if (interaction.isChatInputCommand()) {
        await interaction.reply({
          content: 'x',
          components: [
            new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(text),
            new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(people),
          ],
        });
      }
      if (interaction.isStringSelectMenu()) await interaction.update(interaction.values.join());
      if (interaction.isUserSelectMenu())
        await interaction.update(`${interaction.members.size} ${interaction.users.first()?.username ?? ''}`);
    });
    const { sandbox } = scene.running;
    const post = await sandbox.as('Ann').slash(scene.channel, 'go');
    const id = post.reply?.id ?? '';
    await sandbox.as('Ann').select(id, 'text', ['2', '1']);
    expect(post.reply?.content).toBe('2,1');
    await sandbox.as('Ann').select(id, 'people', [sandbox.as('Vera').id]);
    expect(post.reply?.content).toBe('1 vera');
    await expect(sandbox.as('Ann').select(id, 'text', ['3'])).rejects.toThrow('does not offer 3');
    await expect(sandbox.as('Ann').select(id, 'text', [])).rejects.toThrow('Choose between 1 and 2');
  });

  it('forms of the old and the new kind arrive in their shape; a form out of a press can update its message', async () => {
    const field = { type: 4, custom_id: 'word', label: 'Word', style: 1, min_length: 3 } as const;
    const old = { custom_id: 'old', title: 'Old', components: [{ type: 1, components: [field] }] };
    scene.onInteraction(async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.reply({ content: 'x', components: [row()] });
      if (interaction.isButton()) await interaction.showModal(old);
      if (interaction.isModalSubmit() && interaction.isFromMessage())
        await interaction.update(interaction.fields.getTextInputValue('word'));
    });
    const { sandbox } = scene.running;
    const post = await sandbox.as('Ann').slash(scene.channel, 'go');
    const opened = await sandbox.as('Ann').press(post.reply?.id ?? '', 'a');
    expect(opened.modal?.title).toBe('Old');
    await expect(sandbox.as('Ann').submitModal(opened, { word: 'ab' })).rejects.toThrow('Between 3 and 4000');
    await expect(sandbox.as('Ann').submitModal(opened, { other: 'ab' })).rejects.toThrow('has no field other');
    await expect(sandbox.as('Benoît').submitModal(opened, { word: 'abc' })).rejects.toThrow('No form of yours');
    await sandbox.as('Ann').submitModal(opened, { word: 'abc' });
    expect(post.reply?.content).toBe('abc');
  });
});
