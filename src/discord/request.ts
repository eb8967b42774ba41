import { PermissionsBitField, type AutocompleteInteraction, type CommandInteractionOption } from 'discord.js';
import { RIGHTS, type PressRequest, type Request, type Right, type SlashRequest } from '../commands/contract.js';
import { localeOf } from '../i18n/locales.js';
import { channelId, instant, playerId } from '../match/ports.js';
import type { Answerable } from './answer.js';

/** What the commands room is told of an interaction. */
export function requestOf(interaction: Answerable | AutocompleteInteraction): Request {
  return {
    key: interaction.id,
    at: instant(interaction.createdTimestamp),
    player: playerId(interaction.user.id),
    locale: localeOf(interaction.locale),
    channel: channelId(interaction.channelId ?? ''),
    guild: interaction.guildId,
    publicLocale: localeOf(interaction.guildLocale ?? interaction.locale),
    lacking: lackingIn(interaction),
  };
}

/** A slash command's request: all our options are texts. */
export function slashRequest(
  interaction: Extract<Answerable, { commandName: string }> | AutocompleteInteraction,
): SlashRequest {
  const [first] = interaction.options.data;
  const given: readonly CommandInteractionOption[] =
    first?.options ?? (first?.value === undefined ? [] : interaction.options.data);
  const options = Object.fromEntries(given.map(({ name, value }) => [name, String(value ?? '').trim()] as const));
  return { ...requestOf(interaction), options };
}

/** A press's request; picks and fields come with it. */
export function pressRequest(
  interaction: Exclude<Answerable, { commandName: string }>,
  args: readonly string[],
): PressRequest {
  const picked = interaction.isStringSelectMenu() ? interaction.values : [];
  const fields = interaction.isModalSubmit()
    ? Object.fromEntries(
        [...interaction.fields.fields.keys()].map((id) => [id, interaction.fields.getTextInputValue(id)]),
      )
    : {};
  return { ...requestOf(interaction), args: [...args, ...picked], fields };
}

/** The rights that the bot lacks where it was called. In a thread, writing is a right of its own. */
function lackingIn(interaction: Answerable | AutocompleteInteraction): readonly Right[] {
  if (!interaction.inGuild()) return [];
  const thread = interaction.channel?.isThread() ?? false;
  const needed: readonly Right[] = RIGHTS.map((right) =>
    thread && right === 'SendMessages' ? 'SendMessagesInThreads' : right,
  );
  return needed.filter((right) => !interaction.appPermissions.has(PermissionsBitField.Flags[right]));
}
