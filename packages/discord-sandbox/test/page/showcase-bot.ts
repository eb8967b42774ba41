import { readFileSync } from 'node:fs';
import {
  ActionRowBuilder,
  ApplicationCommandOptionType,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  ContainerBuilder,
  EmbedBuilder,
  GatewayIntentBits,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  type ApplicationCommandData,
  type ChatInputCommandInteraction,
  type Interaction,
} from 'discord.js';
import type { Sandbox } from '../../src/index.js';

/** A small bot that shows one of everything a page must be able to show. */

const COMMANDS: ApplicationCommandData[] = [
  {
    name: 'order',
    nameLocalizations: { fr: 'ordre', ru: 'приказ' },
    description: 'Give an order',
    descriptionLocalizations: { fr: 'Donner un ordre', ru: 'Отдать приказ' },
    options: [
      {
        name: 'unit',
        nameLocalizations: { fr: 'unité', ru: 'машина' },
        description: 'Which one',
        type: ApplicationCommandOptionType.String,
        required: true,
        autocomplete: true,
      },
      {
        name: 'pace',
        nameLocalizations: { fr: 'allure' },
        description: 'How fast',
        type: ApplicationCommandOptionType.String,
        required: true,
        choices: [
          { name: 'walking', value: 'walk', nameLocalizations: { fr: 'en marchant' } },
          { name: 'running', value: 'run', nameLocalizations: { fr: 'en courant' } },
        ],
      },
      { name: 'steps', description: 'How far', type: ApplicationCommandOptionType.Integer, minValue: 1, maxValue: 9 },
      { name: 'ally', description: 'With whom', type: ApplicationCommandOptionType.User },
      { name: 'loud', description: 'Aloud', type: ApplicationCommandOptionType.Boolean },
    ],
  },
  {
    name: 'show',
    description: 'Show something',
    options: ['rich', 'plain', 'picture', 'private', 'ping'].map((name) => ({
      name,
      description: `Show ${name}`,
      type: ApplicationCommandOptionType.Subcommand as const,
    })),
  },
  { name: 'slow', description: 'Think first' },
  { name: 'silent', description: 'Never answer' },
  { name: 'form', description: 'Open a form' },
];

const UNITS = ['Horse', 'Elephant', 'Wizard'];

/** Logs the bot in; resolves when its commands are registered. */
export async function startShowcase(sandbox: Sandbox): Promise<Client<true>> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: sandbox.restBase } });
  client.on(
    'interactionCreate',
    (interaction) => void answer(interaction).catch((error: unknown) => console.error(error)),
  );
  const ready = new Promise<Client<true>>((resolve) => client.once('clientReady', resolve));
  await client.login(sandbox.token);
  const bot = await ready;
  await bot.application.commands.set(COMMANDS);
  return bot;
}

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) {
    const text = interaction.options.getFocused().toLowerCase();
    const units = UNITS.filter((unit) => unit.toLowerCase().includes(text));
    await interaction.respond(units.map((unit) => ({ name: unit, value: unit.toLowerCase() })));
  } else if (interaction.isModalSubmit()) {
    const words = interaction.fields.getTextInputValue('words');
    const colours = interaction.fields.getStringSelectValues('colours');
    await interaction.reply(`Form: ${words} / ${colours.join('+')}`);
  } else if (interaction.isStringSelectMenu()) {
    await interaction.reply(`Picked ${interaction.values.join('+')}`);
  } else if (interaction.isButton()) {
    if (interaction.customId === 'edit') await interaction.update({ components: [card('It was changed.', true)] });
    if (interaction.customId === 'delete') {
      await interaction.deferUpdate();
      await interaction.message.delete();
    }
    if (interaction.customId === 'form') await interaction.showModal(form());
  } else if (interaction.isChatInputCommand()) {
    await run(interaction);
  }
}

async function run(interaction: ChatInputCommandInteraction): Promise<void> {
  const { commandName } = interaction;
  if (commandName === 'order') {
    const given = interaction.options.data.map((option) => `${option.name}=${String(option.value)}`);
    await interaction.reply({ content: `Order: ${given.join(' ')}`, allowedMentions: { parse: [] } });
  }
  if (commandName === 'slow') await interaction.deferReply();
  if (commandName === 'form') await interaction.showModal(form());
  if (commandName !== 'show') return;
  switch (interaction.options.getSubcommand()) {
    case 'rich':
      await interaction.reply({
        flags: MessageFlags.IsComponentsV2,
        components: [card('Here is a card.', false)],
        files: [picture('board.png')],
      });
      break;
    case 'plain':
      await interaction.reply({ content: MARKDOWN, embeds: [embed()], components: [buttons(false)] });
      break;
    case 'picture':
      await interaction.reply({
        files: [
          picture('board.png').setDescription('A board'),
          new AttachmentBuilder(Buffer.from('x'), { name: 'log.txt' }),
        ],
      });
      break;
    case 'private':
      await interaction.reply({ content: 'A secret.', flags: MessageFlags.Ephemeral });
      break;
    default:
      await interaction.reply({
        content: `<@${interaction.user.id}> it is your turn`,
        allowedMentions: { users: [interaction.user.id] },
      });
  }
}

const MARKDOWN = [
  '## A heading',
  '**bold** *italic* __under__ ~~struck~~ `code` ||hidden||',
  '> a quote',
  '- first',
  '  - deeper',
  '<t:1700000000:R> [a link](https://example.org/) <script>alert(1)</script> <img src=x onerror=alert(1)>',
].join('\n');

function buttons(done: boolean) {
  return new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder().setCustomId('edit').setLabel('Edit').setStyle(ButtonStyle.Primary).setDisabled(done),
    new ButtonBuilder().setCustomId('delete').setLabel('Delete').setStyle(ButtonStyle.Danger),
    new ButtonBuilder().setCustomId('form').setLabel('Form').setStyle(ButtonStyle.Secondary),
    new ButtonBuilder().setURL('https://example.org/').setLabel('Elsewhere').setStyle(ButtonStyle.Link),
  );
}

const menu = (id: string, most: number) =>
  new StringSelectMenuBuilder()
    .setCustomId(id)
    .setPlaceholder('Colours')
    .setMinValues(1)
    .setMaxValues(most)
    .addOptions(
      { label: 'Red', value: 'red', description: 'Like a brick' },
      { label: 'Green', value: 'green' },
      { label: 'Blue', value: 'blue' },
    );

function card(text: string, done: boolean) {
  return new ContainerBuilder()
    .setAccentColor(0x2a7f62)
    .addTextDisplayComponents((part) => part.setContent(`# Card\n${text}`))
    .addSeparatorComponents((part) => part)
    .addSectionComponents((part) =>
      part
        .addTextDisplayComponents((words) => words.setContent('A section'))
        .setThumbnailAccessory((thumbnail) => thumbnail.setURL('attachment://board.png').setDescription('Small board')),
    )
    .addMediaGalleryComponents((part) =>
      part.addItems((item) => item.setURL('attachment://board.png').setDescription('Board with two units')),
    )
    .addActionRowComponents(buttons(done))
    .addActionRowComponents(new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu('several', 2)))
    .addActionRowComponents(new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu('one', 1)));
}

const embed = () =>
  new EmbedBuilder()
    .setTitle('An embed')
    .setDescription('With *words*')
    .setColor(0xaa3311)
    .addFields({ name: 'Left', value: '1', inline: true }, { name: 'Right', value: '2', inline: true })
    .setFooter({ text: 'A foot' });

const form = () =>
  new ModalBuilder()
    .setCustomId('form')
    .setTitle('A form')
    .addLabelComponents(
      new LabelBuilder()
        .setLabel('Words')
        .setTextInputComponent(
          new TextInputBuilder().setCustomId('words').setStyle(TextInputStyle.Short).setMinLength(3),
        ),
      new LabelBuilder().setLabel('Colours').setStringSelectMenuComponent(menu('colours', 3)),
    );

/** A chequered board of 800 by 900 pixels. */
const BOARD = readFileSync(new URL('board.png', import.meta.url));

const picture = (name: string): AttachmentBuilder => new AttachmentBuilder(BOARD, { name });
