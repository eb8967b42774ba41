import {
  ActionRowBuilder,
  ApplicationCommandOptionType,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  ContainerBuilder,
  EmbedBuilder,
  LabelBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  SeparatorBuilder,
  SectionBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  ThumbnailBuilder,
  UserSelectMenuBuilder,
  type Interaction,
} from 'discord.js';
import { textChannel, type Running } from './bot.js';

/** The smallest PNG: one transparent pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const COMMANDS = [
  new SlashCommandBuilder()
    .setName('order')
    .setNameLocalizations({ fr: 'ordre', ru: 'приказ' })
    .setDescription('Gives an order')
    .setDescriptionLocalizations({ fr: 'Donne un ordre' })
    .addSubcommand((sub) =>
      sub
        .setName('move')
        .setDescription('Moves a unit')
        .addStringOption((option) =>
          option
            .setName('unit')
            .setNameLocalizations({ fr: 'unité' })
            .setDescription('Which')
            .setRequired(true)
            .setAutocomplete(true),
        )
        .addIntegerOption((option) => option.setName('far').setDescription('How far').setMinValue(0).setMaxValue(9))
        .addUserOption((option) => option.setName('who').setDescription('Whose'))
        .addChannelOption((option) =>
          option.setName('where').setDescription('Where').addChannelTypes(ChannelType.GuildText),
        )
        .addRoleOption((option) => option.setName('role').setDescription('Role'))
        .addAttachmentOption((option) => option.setName('file').setDescription('File'))
        .addStringOption((option) =>
          option
            .setName('gait')
            .setDescription('How')
            .addChoices({ name: 'Walk', name_localizations: { fr: 'Marche' }, value: 'walk' }),
        ),
    ),
  new SlashCommandBuilder().setName('form').setDescription('Opens a form'),
  new SlashCommandBuilder().setName('later').setDescription('Answers later'),
];

const buttons = (...ids: readonly string[]): ActionRowBuilder<ButtonBuilder> =>
  new ActionRowBuilder<ButtonBuilder>().addComponents(
    ids.map((id) => new ButtonBuilder().setCustomId(id).setLabel(id).setStyle(ButtonStyle.Primary).setEmoji('🎲')),
  );

const menu = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
  new StringSelectMenuBuilder()
    .setCustomId('menu')
    .setPlaceholder('Choose')
    .addOptions({ label: 'One', value: '1', description: 'first' }, { label: 'Two', value: '2' }),
);

const users = new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
  new UserSelectMenuBuilder().setCustomId('users'),
);

function form(): ModalBuilder {
  const input = (id: string): TextInputBuilder => new TextInputBuilder().setCustomId(id).setStyle(TextInputStyle.Short);
  return new ModalBuilder()
    .setCustomId('form')
    .setTitle('A form')
    .addLabelComponents(
      new LabelBuilder().setLabel('Name').setDescription('Yours').setTextInputComponent(input('name').setMinLength(2)),
      new LabelBuilder()
        .setLabel('Side')
        .setStringSelectMenuComponent(
          new StringSelectMenuBuilder()
            .setCustomId('side')
            .addOptions({ label: 'Red', value: 'red' }, { label: 'Blue', value: 'blue' }),
        ),
    );
}

/** A bot that answers in every way there is. */
async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) {
    await interaction.respond([{ name: `You typed ${interaction.options.getFocused()}`, value: 'Rook-1' }]);
  } else if (interaction.isChatInputCommand() && interaction.commandName === 'order') {
    const response = await interaction.reply({
      content: `moved ${interaction.options.getString('unit', true)}`,
      components: [buttons('press', 'update', 'silent', 'ask'), menu, users],
      withResponse: true,
    });
    await interaction.fetchReply();
    await interaction.editReply({
      content: `${response.resource?.message?.content ?? ''}.`,
      files: [new AttachmentBuilder(PIXEL, { name: 'map.png', description: 'A map' })],
    });
    const more = await interaction.followUp({ content: 'more', flags: MessageFlags.Ephemeral });
    await interaction.webhook.editMessage(more.id, 'still more');
    const last = await interaction.followUp('last');
    await interaction.deleteReply(last);
  } else if (interaction.isChatInputCommand() && interaction.commandName === 'form') {
    await interaction.showModal(form());
  } else if (interaction.isChatInputCommand()) {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral, withResponse: true });
    await interaction.editReply('at last');
    await interaction.deleteReply();
  } else if (interaction.isModalSubmit()) {
    const side = interaction.fields.getStringSelectValues('side').join();
    await interaction.reply({
      content: `${interaction.fields.getTextInputValue('name')} plays ${side}`,
      flags: MessageFlags.Ephemeral,
    });
  } else if (interaction.isButton() && interaction.customId === 'update') {
    await interaction.update({ content: 'updated', withResponse: true });
  } else if (interaction.isButton() && interaction.customId === 'silent') {
    await interaction.deferUpdate({ withResponse: true });
    await interaction.followUp({ content: 'noted', flags: MessageFlags.Ephemeral });
  } else if (interaction.isButton() && interaction.customId === 'ask') {
    await interaction.showModal(form());
  } else if (interaction.isButton()) {
    await interaction.deferReply();
    await interaction.followUp('filled');
  } else if (interaction.isMessageComponent()) {
    await interaction.reply({
      content: `chose ${interaction.isAnySelectMenu() ? interaction.values.join() : ''}`,
      flags: MessageFlags.Ephemeral,
    });
  }
}

async function interactions({ sandbox }: Running): Promise<void> {
  const ann = sandbox.as('Ann');
  const channel = sandbox.stage.channelNamed('general');
  const file = { name: 'list.txt', contentType: 'text/plain', base64: Buffer.from('a list').toString('base64') };
  const role = sandbox.stage.addRole('Umpires', []);
  await ann.autocomplete(channel, 'order move', { unit: 'Ro' }, 'unit');
  const outcome = await ann.slash(channel, 'order move', {
    unit: 'Rook-1',
    far: 3,
    who: sandbox.as('Vera').id,
    where: channel.id,
    role: role.id,
    file,
    gait: 'walk',
  });
  await outcome.until(() => outcome.reply?.attachments.length === 1 && outcome.followUps.length === 1);
  await sandbox.until(() => sandbox.counters.requests().has('DELETE /webhooks/:application/:token/messages/:message'));
  const message = outcome.reply?.id ?? '';
  await (await ann.press(message, 'press')).answered();
  await ann.press(message, 'silent');
  await ann.select(message, 'menu', ['2']);
  await ann.select(message, 'users', [sandbox.as('Vera').id]);
  await ann.submitModal(await ann.press(message, 'ask'), { name: 'Ann', side: ['red'] });
  await ann.press(message, 'update');
  await ann.submitModal(await ann.slash(channel, 'form'), { name: 'Ann', side: 'blue' });
  await (await ann.slash(channel, 'later')).until((seen) => seen.reply === undefined);
}

async function messages(running: Running): Promise<void> {
  const channel = textChannel(running);
  const files = [new AttachmentBuilder(PIXEL, { name: 'map.png', description: 'The map' })];
  const embed = new EmbedBuilder()
    .setTitle('Report')
    .setDescription('Phase')
    .setImage('attachment://map.png')
    .addFields({ name: 'a', value: 'b' });
  const first = await channel.send({ content: 'Hello', embeds: [embed], files, nonce: '1', enforceNonce: true });
  await first.reply('A reply');
  await first.edit({ content: 'Hello again', attachments: [] });
  await first.react('🎲');
  await first.reactions.cache.first()?.users.fetch();
  await first.reactions.cache.first()?.users.remove();
  await first.pin();
  await channel.messages.fetchPins();
  await first.unpin();
  const container = new ContainerBuilder()
    .setAccentColor(0xff0000)
    .addSectionComponents(
      new SectionBuilder()
        .addTextDisplayComponents(new TextDisplayBuilder().setContent('In a section'))
        .setThumbnailAccessory(new ThumbnailBuilder({ media: { url: 'attachment://map.png' } })),
    )
    .addMediaGalleryComponents(
      new MediaGalleryBuilder().addItems({ media: { url: 'attachment://map.png' }, description: 'alt' }),
    )
    .addSeparatorComponents(new SeparatorBuilder())
    .addFileComponents((component) => component.setURL('attachment://log.txt'));
  const modern = await channel.send({
    flags: MessageFlags.IsComponentsV2,
    components: [container, buttons('go')],
    files: [...files, new AttachmentBuilder(Buffer.from('log'), { name: 'log.txt' })],
  });
  await channel.messages.fetch({ message: modern.id, force: true });
  await channel.messages.fetch({ limit: 10, before: modern.id });
  await channel.sendTyping();
  const [one, two] = [await channel.send('1'), await channel.send('2')];
  await channel.bulkDelete([one, two]);
  await modern.delete();
  await channel.fetch(true);
}

async function threads(running: Running): Promise<void> {
  const { client, sandbox } = running;
  const channel = textChannel(running);
  if (channel.type !== ChannelType.GuildText) throw new Error('A text channel was expected.');
  const thread = await channel.threads.create({ name: 'A thread', type: ChannelType.PublicThread });
  await thread.send('in it');
  await thread.members.add(sandbox.as('Vera').id);
  await thread.members.fetch(sandbox.as('Vera').id);
  await thread.members.fetch();
  await thread.members.remove(sandbox.as('Vera').id).catch(() => undefined);
  await thread.leave();
  await thread.join();
  const hidden = await channel.threads.create({ name: 'Hidden', type: ChannelType.PrivateThread, invitable: false });
  await hidden.setArchived(true);
  const message = await channel.send('Begin here');
  await message.startThread({ name: 'From a message' });
  await channel.threads.fetchActive();
  await channel.threads.fetchArchived({ type: 'private', fetchAll: true }).catch(() => undefined);
  await channel.threads.fetchArchived();
  const forum = await client.channels.fetch(sandbox.stage.addChannel('forum', 15).id);
  if (forum?.type !== ChannelType.GuildForum) throw new Error('A forum was expected.');
  await forum.threads.create({ name: 'A post', message: { content: 'First' } });
}

async function directory(running: Running): Promise<void> {
  const { client, sandbox } = running;
  const guild = client.guilds.cache.first();
  if (guild === undefined) throw new Error('The bot is in no server.');
  await guild.fetch();
  await guild.roles.fetch();
  await guild.roles.fetch(guild.id, { force: true });
  await guild.channels.fetch();
  await guild.members.fetch({ user: sandbox.as('Ann').id, force: true });
  await guild.members.list({ limit: 10 });
  await client.users.fetch(sandbox.as('Vera').id, { force: true });
  await client.application.fetch();
  await client.rest.get('/oauth2/applications/@me');
  await client.rest.get('/users/@me');
  await client.rest.get('/users/@me/guilds');
  await client.rest.get('/gateway');
  const dm = await client.users.createDM(sandbox.as('Vera').id);
  await dm.send('Your turn');
}

async function commands({ client }: Running): Promise<void> {
  const guild = client.guilds.cache.first();
  await client.application.commands.set(COMMANDS);
  await client.application.commands.fetch({ withLocalizations: true });
  const local = await guild?.commands.create({ name: 'local', description: 'Here alone' });
  await local?.edit({ description: 'Only here' });
  await guild?.commands.fetch();
  await guild?.commands.fetch(local?.id ?? '');
  await local?.delete();
  await guild?.commands.set([]);
  const extra = await client.application.commands.create({
    name: 'extra',
    description: 'One more',
    options: [{ type: ApplicationCommandOptionType.Number, name: 'n', description: 'A number' }],
  });
  await client.application.commands.fetch(extra.id, { force: true });
  await client.application.commands.edit(extra.id, { description: 'Edited' });
  await client.application.commands.delete(extra.id);
}

/** Does with the real client all that the sandbox has a route for. */
export async function exercise(running: Running): Promise<void> {
  const failures: unknown[] = [];
  running.client.on(
    'interactionCreate',
    (interaction) => void answer(interaction).catch((error: unknown) => failures.push(error)),
  );
  await commands(running);
  await directory(running);
  await messages(running);
  await threads(running);
  await interactions(running);
  if (failures.length > 0) throw failures[0];
}
