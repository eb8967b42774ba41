import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  DiscordAPIError,
  Events,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
  type ChatInputCommandInteraction,
  type Interaction,
} from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manualClock, type ManualClock } from '../../src/sandbox/index.js';
import { connect, raw, run, type Running } from './bot.js';

const COMMANDS = [
  { name: 'go', description: 'Goes' },
  {
    name: 'order',
    name_localizations: { fr: 'ordre' },
    description: 'Orders',
    options: [
      {
        type: 1,
        name: 'move',
        name_localizations: { fr: 'bouger' },
        description: 'Moves',
        options: [
          {
            type: 3,
            name: 'unit',
            name_localizations: { fr: 'unité' },
            description: 'Which',
            required: true,
            autocomplete: true,
          },
          { type: 4, name: 'far', description: 'How far', min_value: 1, max_value: 6 },
          {
            type: 3,
            name: 'gait',
            description: 'How',
            choices: [{ name: 'Walk', name_localizations: { fr: 'Marche' }, value: 'walk' }],
          },
          { type: 7, name: 'where', description: 'Where', channel_types: [5] },
          { type: 3, name: 'note', description: 'Note', min_length: 2, max_length: 4 },
        ],
      },
    ],
  },
  { name: 'arbiter', description: 'For those who manage messages', default_member_permissions: String(1n << 13n) },
  { name: 'here', description: 'In servers alone', contexts: [0] },
];

let running: Running;
let clock: ManualClock;
let act: (interaction: Interaction) => Promise<unknown>;
let caught: unknown[];

/** How the bot answers whatever comes; what its handler throws is kept. */
function onInteraction(handler: (interaction: Interaction) => Promise<unknown>): void {
  act = handler;
}

function onSlash(handler: (interaction: ChatInputCommandInteraction) => Promise<unknown>): void {
  onInteraction((interaction) => (interaction.isChatInputCommand() ? handler(interaction) : Promise.resolve()));
}

const channel = (): string => running.sandbox.stage.channelNamed('general').id;
const code = (error: unknown): unknown => (error instanceof DiscordAPIError ? error.code : error);

beforeEach(async () => {
  clock = manualClock(Date.now());
  running = await run({ clock });
  caught = [];
  act = () => Promise.resolve();
  running.client.on(
    Events.InteractionCreate,
    (interaction) => void act(interaction).catch((error: unknown) => caught.push(error)),
  );
  await running.client.application.commands.set(COMMANDS as never);
});

afterEach(async () => {
  await running.close();
});

describe('sandbox interactions: time limits', () => {
  it('an answer after three seconds is refused with 10062, and the player saw that none came', async () => {
    const arrived: ChatInputCommandInteraction[] = [];
    onSlash((interaction) => Promise.resolve(arrived.push(interaction)));
    const waiting = running.sandbox.as('Ann').slash(channel(), 'go');
    await running.sandbox.until(() => arrived.length === 1);
    clock.advance(3001);
    expect((await waiting).failed).toBe('The application did not respond');
    await expect(arrived[0]?.reply('late')).rejects.toSatisfy((error) => code(error) === 10062);
    await expect(arrived[0]?.followUp('late')).rejects.toThrow();
  });

  it('an answer within three seconds counts', async () => {
    const arrived: ChatInputCommandInteraction[] = [];
    onSlash((interaction) => Promise.resolve(arrived.push(interaction)));
    const waiting = running.sandbox.as('Ann').slash(channel(), 'go');
    await running.sandbox.until(() => arrived.length === 1);
    clock.advance(3000);
    await arrived[0]?.reply('in time');
    expect((await waiting).reply?.content).toBe('in time');
  });

  it('a second answer is refused with 40060', async () => {
    onSlash(async (interaction) => {
      await interaction.reply('one');
      return running.client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
        auth: false,
        body: { type: 4, data: { content: 'two' } },
      });
    });
    const seen = await running.sandbox.as('Ann').slash(channel(), 'go');
    await running.sandbox.until(() => caught.length === 1);
    expect(code(caught[0])).toBe(40060);
    expect(seen.reply?.content).toBe('one');
  });

  it('the token lives fifteen minutes; a deferred answer that never came is marked', async () => {
    const arrived: ChatInputCommandInteraction[] = [];
    onSlash(async (interaction) => {
      await interaction.deferReply();
      arrived.push(interaction);
    });
    const seen = await running.sandbox.as('Ann').slash(channel(), 'go');
    await running.sandbox.until(() => arrived.length === 1);
    expect(seen.reply?.thinking).toBe(true);
    clock.advance(15 * 60_000 + 1);
    await expect(arrived[0]?.editReply('too late')).rejects.toSatisfy((error) => code(error) === 50027);
    expect(seen.reply).toMatchObject({ thinking: false, failed: 'The application did not respond' });
  });

  it('a token that never was is refused with 10062 and 50027', async () => {
    expect(await raw(running.sandbox, 'POST', '/interactions/1/nonsense/callback', { type: 5 })).toMatchObject({
      status: 404,
      code: 10062,
    });
    const bot = running.client.user.id;
    expect(await raw(running.sandbox, 'POST', `/webhooks/${bot}/nonsense`, { content: 'x' })).toMatchObject({
      status: 401,
      code: 50027,
    });
  });

  it('a press that nobody answers says so to the one who pressed', async () => {
    onSlash((interaction) => interaction.reply({ content: 'x', components: [row()] }));
    const message = (await running.sandbox.as('Ann').slash(channel(), 'go')).reply?.id ?? '';
    act = () => Promise.resolve();
    const waiting = running.sandbox.as('Ann').press(message, 'a');
    clock.advance(3001);
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
    onSlash((interaction) => interaction.reply({ content: 'x', components: [row()] }));
    const ann = running.sandbox.as('Ann');
    const message = kind === 'press' ? ((await ann.slash(channel(), 'go')).reply?.id ?? '') : '';
    const statuses: number[] = [];
    onInteraction(async (interaction) => {
      const reply = await raw(
        running.sandbox,
        'POST',
        `/interactions/${interaction.id}/${interaction.token}/callback`,
        { type, data: { ...DATA[type] } },
      );
      statuses.push(reply.status);
    });
    const waiting =
      kind === 'slash'
        ? ann.slash(channel(), 'go')
        : kind === 'press'
          ? ann.press(message, 'a')
          : ann.autocomplete(channel(), 'order move', {}, 'unit');
    await running.sandbox.until(() => statuses.length === 1);
    clock.advance(3001);
    await waiting;
    expect(statuses).toEqual([fits ? 204 : 400]);
  });

  it('a modal cannot answer a modal', async () => {
    onInteraction((interaction) =>
      raw(running.sandbox, 'POST', `/interactions/${interaction.id}/${interaction.token}/callback`, {
        type: 9,
        data: { ...DATA[9] },
      }).then((reply) => caught.push(reply.status)),
    );
    const opened = await running.sandbox.as('Ann').slash(channel(), 'go');
    const waiting = running.sandbox.as('Ann').submitModal(opened, {});
    await running.sandbox.until(() => caught.length === 2);
    clock.advance(3001);
    await waiting;
    expect(caught).toEqual([204, 400]);
  });
});

describe('sandbox interactions: private and deferred answers', () => {
  it('an ephemeral answer is seen by its addressee alone, cannot be fetched as a message, and can be dismissed', async () => {
    onSlash((interaction) => interaction.reply({ content: 'psst', flags: MessageFlags.Ephemeral }));
    const { sandbox } = running;
    const seen = await sandbox.as('Ann').slash(channel(), 'go');
    expect(seen.reply).toMatchObject({ content: 'psst', ephemeral: true });
    expect(sandbox.messages(channel(), 'Benoît')).toEqual([]);
    const id = seen.reply?.id ?? '';
    expect(await raw(sandbox, 'GET', `/channels/${channel()}/messages/${id}`)).toMatchObject({
      status: 404,
      code: 10008,
    });
    expect(await raw(sandbox, 'GET', `/channels/${channel()}/messages`)).toMatchObject({ body: [] });
    expect(sandbox.counters.of(channel())).toMatchObject({ posts: 0, lasting: 0 });
    sandbox.as('Ann').dismiss(id);
    expect(sandbox.messages(channel(), 'Ann')).toEqual([]);
  });

  it('what was deferred in private stays private, and the first follow-up fills it', async () => {
    onSlash(async (interaction) => {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.followUp({ content: 'first' });
      await interaction.followUp({ content: 'second' });
    });
    const seen = await running.sandbox.as('Ann').slash(channel(), 'go');
    await seen.until(() => seen.followUps.length === 1);
    expect(seen.reply).toMatchObject({ content: 'first', ephemeral: true, thinking: false });
    expect(seen.followUps[0]).toMatchObject({ content: 'second', ephemeral: false, kind: 'reply' });
  });

  it('what was deferred in public cannot become private', async () => {
    onSlash(async (interaction) => {
      await interaction.deferReply();
      await interaction.followUp({ content: 'first', flags: MessageFlags.Ephemeral });
    });
    const seen = await running.sandbox.as('Ann').slash(channel(), 'go');
    expect(await seen.answered()).toMatchObject({ content: 'first', ephemeral: false });
  });

  it('a deferred answer can be taken away without a word', async () => {
    onSlash(async (interaction) => {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.deleteReply();
    });
    const seen = await running.sandbox.as('Ann').slash(channel(), 'go');
    expect(await seen.answered()).toBeUndefined();
    expect(running.sandbox.messages(channel(), 'Ann')).toEqual([]);
  });

  it('an edit cannot take Components V2 away, nor bring words beside it', async () => {
    onSlash(async (interaction) => {
      await interaction.reply({
        flags: MessageFlags.IsComponentsV2,
        components: [new TextDisplayBuilder().setContent('new')],
      });
      await interaction.editReply({ content: 'old' });
    });
    const seen = await running.sandbox.as('Ann').slash(channel(), 'go');
    await running.sandbox.until(() => caught.length === 1);
    expect(code(caught[0])).toBe(50035);
    expect(seen.reply?.v2).toBe(true);
  });
});

describe('sandbox interactions: buttons, menus, forms', () => {
  it('a press updates its message, or is answered beside it', async () => {
    onInteraction(async (interaction) => {
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
    const { sandbox } = running;
    const post = await sandbox.as('Ann').slash(channel(), 'go');
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
    onSlash((interaction) =>
      interaction.reply({ content: 'x', components: [row('on'), disabled], flags: MessageFlags.Ephemeral }),
    );
    const { sandbox } = running;
    const id = (await sandbox.as('Ann').slash(channel(), 'go')).reply?.id ?? '';
    await expect(async () => sandbox.as('Ann').press(id, 'off')).rejects.toThrow('off is disabled');
    await expect(async () => sandbox.as('Ann').press(id, 'none')).rejects.toThrow('has no none');
    await expect(async () => sandbox.as('Benoît').press(id, 'on')).rejects.toThrow('No message that you can see');
    await expect(async () => sandbox.as('Ann').select(id, 'on', ['1'])).rejects.toThrow('is a button');
  });

  it('menus give their values, and people with their membership', async () => {
    const text = new StringSelectMenuBuilder()
      .setCustomId('text')
      .setMaxValues(2)
      .addOptions({ label: '1', value: '1' }, { label: '2', value: '2' });
    const people = new UserSelectMenuBuilder().setCustomId('people');
    onInteraction(async (interaction) => {
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
    const { sandbox } = running;
    const post = await sandbox.as('Ann').slash(channel(), 'go');
    const id = post.reply?.id ?? '';
    await sandbox.as('Ann').select(id, 'text', ['2', '1']);
    expect(post.reply?.content).toBe('2,1');
    await sandbox.as('Ann').select(id, 'people', [sandbox.as('Vera').id]);
    expect(post.reply?.content).toBe('1 vera');
    await expect(async () => sandbox.as('Ann').select(id, 'text', ['3'])).rejects.toThrow('does not offer 3');
    await expect(async () => sandbox.as('Ann').select(id, 'text', [])).rejects.toThrow('Choose between 1 and 2');
  });

  it('forms of the old and the new kind arrive in their shape; a form out of a press can update its message', async () => {
    const old = new ModalBuilder()
      .setCustomId('old')
      .setTitle('Old')
      .addComponents(
        new ActionRowBuilder<TextInputBuilder>().addComponents(
          new TextInputBuilder().setCustomId('word').setLabel('Word').setStyle(TextInputStyle.Short).setMinLength(3),
        ),
      );
    onInteraction(async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.reply({ content: 'x', components: [row()] });
      if (interaction.isButton()) await interaction.showModal(old);
      if (interaction.isModalSubmit() && interaction.isFromMessage())
        await interaction.update(interaction.fields.getTextInputValue('word'));
    });
    const { sandbox } = running;
    const post = await sandbox.as('Ann').slash(channel(), 'go');
    const opened = await sandbox.as('Ann').press(post.reply?.id ?? '', 'a');
    expect(opened.modal?.title).toBe('Old');
    await expect(async () => sandbox.as('Ann').submitModal(opened, { word: 'ab' })).rejects.toThrow(
      'Between 3 and 4000',
    );
    await expect(async () => sandbox.as('Ann').submitModal(opened, { other: 'ab' })).rejects.toThrow(
      'has no field other',
    );
    await expect(async () => sandbox.as('Benoît').submitModal(opened, { word: 'abc' })).rejects.toThrow(
      'No form of yours',
    );
    await sandbox.as('Ann').submitModal(opened, { word: 'abc' });
    expect(post.reply?.content).toBe('abc');
  });
});

describe('sandbox slash commands, as Discord’s client lets them be typed', () => {
  const given = (): Promise<string> =>
    new Promise((resolve) => {
      onSlash(async (interaction) => {
        const data =
          interaction.options.data[0]?.options?.map((option) => `${option.name}=${String(option.value)}`) ?? [];
        resolve(
          [
            interaction.locale,
            interaction.guildLocale,
            interaction.commandName,
            interaction.options.getSubcommand(false),
            ...data,
          ].join(' '),
        );
        await interaction.deferReply();
      });
    });

  it('arrive under their canonical names, whatever language they were typed in', async () => {
    const english = given();
    await running.sandbox.as('Ann').slash(channel(), 'order move', { unit: 'HBK', far: 3, gait: 'walk' });
    expect(await english).toBe('en-US en-US order move unit=HBK far=3 gait=walk');
    const french = given();
    await running.sandbox.as('Benoît').slash(channel(), 'ordre bouger', { unité: 'HBK' });
    expect(await french).toBe('fr en-US order move unit=HBK');
  });

  it.each([
    ['an unknown command', 'nothing', {}, 'There is no command /nothing here. There are: /go, /order move'],
    ['an unknown option', 'order move', { unit: 'x', speed: 1 }, 'There is no option speed'],
    ['a missing option', 'order move', {}, 'unit: this option is required'],
    ['a number out of range', 'order move', { unit: 'x', far: 7 }, 'far: between 1 and 6'],
    ['a broken number', 'order move', { unit: 'x', far: 1.5 }, 'far: a whole number'],
    ['a word for a number', 'order move', { unit: 'x', far: 'many' }, 'far: a whole number'],
    ['a value outside the choices', 'order move', { unit: 'x', gait: 'fly' }, 'gait: one of walk'],
    ['a text too short', 'order move', { unit: 'x', note: 'a' }, 'note: between 2 and 4 characters'],
    ['an empty text', 'order move', { unit: '' }, 'unit: between 1 and 6000'],
  ] as const)('refuses %s', async (_, path, options, message) => {
    await expect(async () => running.sandbox.as('Ann').slash(channel(), path, options)).rejects.toThrow(message);
  });

  it('refuses a channel of the wrong kind', async () => {
    await expect(async () =>
      running.sandbox.as('Ann').slash(channel(), 'order move', { unit: 'x', where: channel() }),
    ).rejects.toThrow('where: the id of a channel');
  });

  it('are hidden from those who lack the permission, and from direct messages where they do not belong', async () => {
    const { sandbox } = running;
    onSlash((interaction) => interaction.reply('yes'));
    await expect(async () => sandbox.as('Benoît').slash(channel(), 'arbiter')).rejects.toThrow('no command /arbiter');
    sandbox.stage.giveRole(sandbox.as('Benoît').id, sandbox.stage.addRole('Arbiters', ['manageMessages']).id);
    expect((await sandbox.as('Benoît').slash(channel(), 'arbiter')).reply?.content).toBe('yes');
    const dm = sandbox.as('Benoît').openDm();
    await expect(async () => sandbox.as('Benoît').slash(dm, 'here')).rejects.toThrow('no command /here');
    expect((await sandbox.as('Benoît').slash(dm, 'go')).reply?.content).toBe('yes');
  });

  it('autocomplete brings what is typed, and nothing when the bot is silent', async () => {
    onInteraction(async (interaction) => {
      if (!interaction.isAutocomplete()) return;
      const { name, value } = interaction.options.getFocused(true);
      await interaction.respond([
        { name: `${name}:${value}:${String(interaction.options.getInteger('far'))}`, value: 'v' },
      ]);
    });
    const ann = running.sandbox.as('Ann');
    expect(await ann.autocomplete(channel(), 'order move', { unit: 'HB', far: 2 }, 'unit')).toEqual([
      { name: 'unit:HB:2', value: 'v' },
    ]);
    act = () => Promise.resolve();
    const waiting = ann.autocomplete(channel(), 'order move', {}, 'unit');
    clock.advance(3001);
    expect(await waiting).toBeUndefined();
  });

  it('tell the bot what it may do in the channel, and who asks', async () => {
    const { sandbox } = running;
    const told: (readonly [boolean, boolean, string | undefined])[] = [];
    onSlash((interaction) => {
      told.push([
        interaction.appPermissions.has('AttachFiles'),
        interaction.appPermissions.has('SendMessages'),
        interaction.inCachedGuild() ? interaction.member.displayName : undefined,
      ]);
      return interaction.reply('x');
    });
    sandbox.stage.denyBot(channel(), 'attachFiles');
    await sandbox.as('Ann').slash(channel(), 'go');
    expect(told).toEqual([[false, true, 'Ann']]);
  });

  it('without a bot nothing answers', async () => {
    const waiting = running.client.destroy().then(() => running.sandbox.as('Ann').slash(channel(), 'go'));
    await running.sandbox.until(() => !running.sandbox.gateway.online);
    await new Promise((resolve) => setImmediate(resolve));
    clock.advance(3001);
    expect((await waiting).failed).toBe('The application did not respond');
    await connect(running.sandbox);
  });
});
