import {
  MessageFlags,
  type InteractionWebhook,
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
} from 'discord.js';
import type { Acknowledgement, Reply } from '../commands/contract.js';
import type { Locale } from '../i18n/locales.js';
import type { Log } from '../log.js';
import type { Message } from '../present/message.js';
import type { Draw } from '../present/picture.js';
import { never } from '../rules/kernel/ids.js';
import { checkMessage } from './check-message.js';
import { drawMessage } from './draw-message.js';
import { isDiscordError } from './errors.js';
import { toModal, type Payload } from './to-components.js';

/** Interactions that are acknowledged and answered; autocomplete is another matter. */
export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

/** Answers interactions as their acknowledgement says. */
export interface Answerer {
  /** The first answer, within Discord's 3 s. False when Discord did not take it: then the order must not be carried out. */
  acknowledge(interaction: Answerable, how: Acknowledgement): Promise<boolean>;
  /** `locale`: in which words it is told that an answer had to be cut. */
  answer(interaction: Answerable, how: Acknowledgement, reply: Reply, locale: Locale): Promise<void>;
  /** Says something more to the player alone, by what is left of an interaction. */
  add(webhook: Pick<InteractionWebhook, 'send'>, message: Message, locale: Locale): Promise<void>;
}

export function createAnswerer(draw: Draw, log: Log, patience?: number): Answerer {
  return {
    async acknowledge(interaction, how) {
      try {
        await tryTwice(() => defer(interaction, how));
        return true;
      } catch (error) {
        if (isDiscordError(error, 'already-acknowledged')) {
          // The first try had reached Discord before the connection broke; the library does not know.
          if (how !== 'public' && how !== 'form') interaction.deferred = true;
          return true;
        }
        log.warn('an interaction could not be acknowledged', { id: interaction.id, age: age(interaction), error });
        return false;
      }
    },

    async answer(interaction, how, reply, locale) {
      switch (reply.kind) {
        case 'done':
          return vanish(interaction, how);
        case 'refused':
        case 'aside':
          return aside(interaction, how, reply.message, locale);
        case 'form':
          if (interaction.isModalSubmit()) throw new Error('a form cannot follow a form');
          await atOnce(interaction, () => interaction.showModal(toModal(reply.form)));
          return;
        case 'message':
          return say(interaction, how, reply.message, locale);
        default:
          return never(reply);
      }
    },

    async add(webhook, message, locale) {
      const { now } = await drawMessage(message, draw, log, { locale });
      await webhook.send({ ...body(now), flags: privately(now) });
    },
  };

  /** The message takes the place of the acknowledgement (or of the message that was pressed). */
  async function say(interaction: Answerable, how: Acknowledgement, message: Message, locale: Locale): Promise<void> {
    const options = { locale, ...(patience === undefined ? {} : { patience }) };
    const drawn = await drawMessage(message, draw, log, { replaces: `answer/${interaction.user.id}`, ...options });
    if (how === 'public') await atOnce(interaction, () => interaction.reply(body(drawn.now)));
    else if (how === 'form') await inPlaceOfForm(interaction, drawn.now);
    else await interaction.editReply({ ...body(drawn.now), attachments: [] });
    if (!drawn.later) return;
    const whole = await drawn.later;
    await interaction.editReply({ ...body(whole), attachments: [] });
  }

  /** Where a form was to open, but what was pressed is old: the message takes the place of the one pressed, if only the player sees that. */
  async function inPlaceOfForm(interaction: Answerable, now: Payload): Promise<void> {
    const isOwn = interaction.isMessageComponent() && interaction.message.flags.has(MessageFlags.Ephemeral);
    await atOnce(interaction, () =>
      isOwn
        ? interaction.update({ ...body(now), attachments: [] })
        : interaction.reply({ ...body(now), flags: privately(now) }),
    );
  }

  /** For the player alone. */
  async function aside(interaction: Answerable, how: Acknowledgement, message: Message, locale: Locale): Promise<void> {
    const { now } = await drawMessage(message, draw, log, { locale });
    const told = { ...body(now), flags: privately(now) };
    switch (how) {
      case 'order':
      case 'private':
        await interaction.editReply({ ...body(now), attachments: [] });
        return;
      case 'public':
      case 'form':
        await atOnce(interaction, () => interaction.reply(told));
        return;
      case 'shared':
        await interaction.deleteReply();
        await interaction.followUp(told);
        return;
      case 'update':
        await interaction.followUp(told);
        return;
      default:
        never(how);
    }
  }

  function body(payload: Payload) {
    const faults = checkMessage(payload);
    if (faults.length > 0) log.error('a message breaks limits of Discord', { faults });
    return {
      ...(payload.content === null ? {} : { content: payload.content }),
      components: payload.components,
      files: payload.files.map(({ name, data, description }) => ({
        attachment: data,
        name,
        ...(description ? { description } : {}),
      })),
      ...(payload.flags === 0 ? {} : { flags: payload.flags }),
      allowedMentions: { parse: [], users: [...payload.mentions] },
    };
  }
}

async function defer(interaction: Answerable, how: Acknowledgement): Promise<void> {
  switch (how) {
    case 'order':
    case 'private':
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      return;
    case 'shared':
      await interaction.deferReply();
      return;
    case 'update':
      if (interaction.isChatInputCommand()) throw new Error('a slash command has no message to update');
      // A form that hangs on no message has nothing to update: its player is answered.
      if (interaction.isModalSubmit() && !interaction.isFromMessage())
        await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      else await interaction.deferUpdate();
      return;
    case 'public':
    case 'form':
      return;
    default:
      never(how);
  }
}

/** Success without words: the acknowledgement goes away; so does a pressed message that only the player saw. */
async function vanish(interaction: Answerable, how: Acknowledgement): Promise<void> {
  const pressed = 'message' in interaction ? interaction.message : null;
  if (how === 'update' && pressed && !pressed.flags.has(MessageFlags.Ephemeral)) return;
  await interaction.deleteReply();
}

const privately = ({ flags }: Payload): (typeof MessageFlags.IsComponentsV2 | typeof MessageFlags.Ephemeral)[] =>
  flags === 0 ? [MessageFlags.Ephemeral] : [flags, MessageFlags.Ephemeral];

/** Sends an answer that is the first one. That it is there already means that the first try had gone out. */
async function atOnce(interaction: Answerable, send: () => Promise<unknown>): Promise<void> {
  try {
    await tryTwice(send);
  } catch (error) {
    if (!isDiscordError(error, 'already-acknowledged')) throw error;
    interaction.replied = true;
  }
}

/** A connection that breaks is not tried again by the library. */
async function tryTwice(send: () => Promise<unknown>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!isDiscordError(error, 'network')) throw error;
    await send();
  }
}

/** Milliseconds since the press, by the interaction's own time. */
export const age = (interaction: Answerable): number => Date.now() - interaction.createdTimestamp;
