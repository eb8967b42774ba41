import {
  ApplicationIntegrationType,
  PermissionsBitField,
  type Attachment,
  type AutocompleteInteraction,
  type CommandInteractionOption,
} from 'discord.js';
import {
  RIGHTS,
  type AttachedFile,
  type Services,
  type PressRequest,
  type Request,
  type Right,
  type SlashRequest,
} from '../commands/contract.js';
import { localeOf } from '../i18n/locales.js';
import { oneLine } from '../i18n/of-people.js';
import { REFEREE, channelId, instant, playerId } from '../match/header.js';
import type { Palette } from '../match/people.js';
import type { Answerable } from './answer.js';

/** A request before it is known in which language it is answered. */
type Heard<R extends Request> = Omit<R, 'tongue'>;

/** What the commands room is told of an interaction. */
export function requestOf(interaction: Answerable | AutocompleteInteraction): Heard<Request> {
  return {
    key: interaction.id,
    at: instant(interaction.createdTimestamp),
    player: playerId(interaction.user.id),
    locale: localeOf(interaction.locale),
    discordLocale: localeOf(interaction.locale),
    channel: channelId(interaction.channelId ?? ''),
    parent: parentOf(interaction),
    guild: serverOf(interaction),
    publicLocale: localeOf(interaction.guildLocale ?? interaction.locale),
    lacking: lackingIn(interaction),
    roles: rolesOf(interaction),
    manages: interaction.memberPermissions?.has(PermissionsBitField.Flags.ManageGuild) ?? false,
  };
}

/**
 * A request in the languages that were chosen: the reader's with `/me`, the server's with `/settings`; and the paper of its pictures. What was not chosen
 * stays as Discord has it.
 */
export async function inChosenLanguages<R extends Heard<Request>>(
  { people, servers, tongue }: Pick<Services, 'people' | 'servers' | 'tongue'>,
  request: R,
): Promise<R & Pick<Request, 'tongue'> & { readonly palette: Palette }> {
  const { locale } = await people.preferences(request.player);
  const server = request.guild === null ? null : await servers.server(request.guild);
  const chosen = locale ?? request.locale;
  const publicLocale = server?.locale ?? request.publicLocale;
  return { ...request, locale: chosen, tongue: tongue(chosen), publicLocale, palette: server?.palette ?? 'light' };
}

/** A slash command's request: all our options arrive as texts, what was typed as one line each. */
export function slashRequest(
  interaction: Extract<Answerable, { commandName: string }> | AutocompleteInteraction,
): Heard<SlashRequest> {
  const [first] = interaction.options.data;
  const given: readonly CommandInteractionOption[] =
    first?.options ?? (first?.value === undefined ? [] : interaction.options.data);
  // Whoever names Arbitre's own account means Arbitre.
  const own = interaction.client.user.id;
  const text = ({ user, value }: CommandInteractionOption): string =>
    user?.id === own ? REFEREE : oneLine(String(value ?? ''));
  const options = Object.fromEntries(given.map((option) => [option.name, text(option)] as const));
  const files = Object.fromEntries(
    given.flatMap(({ name, attachment }) => (attachment ? [[name, fileOf(attachment)] as const] : [])),
  );
  return { ...requestOf(interaction), options, files };
}

/** How long a file may take to come from Discord. */
const FETCH_PATIENCE_MS = 10_000;

/** A file that was sent along; Discord keeps it, and it is fetched when it is asked for. */
const fileOf = ({ name, size, url }: Pick<Attachment, 'name' | 'size' | 'url'>): AttachedFile => ({
  name,
  size,
  async bytes() {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_PATIENCE_MS) });
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    } catch {
      return null;
    }
  },
});

/** A press's request; picks come with it, and what was typed into fields, as one line each. */
export function pressRequest(
  interaction: Exclude<Answerable, { commandName: string }>,
  args: readonly string[],
): Heard<PressRequest> {
  const picked = interaction.isAnySelectMenu() ? interaction.values : [];
  const fields = interaction.isModalSubmit()
    ? Object.fromEntries(
        [...interaction.fields.fields.keys()].map((id) => [id, oneLine(interaction.fields.getTextInputValue(id))]),
      )
    : {};
  return { ...requestOf(interaction), args: [...args, ...picked], fields };
}

/** The server, where the bot is in it: a command that a player installed for themselves comes from others too. */
function serverOf({ guildId, authorizingIntegrationOwners }: Answerable | AutocompleteInteraction): string | null {
  return authorizingIntegrationOwners[ApplicationIntegrationType.GuildInstall] === undefined ? null : guildId;
}

function parentOf({ channel }: Answerable | AutocompleteInteraction): Request['parent'] {
  return channel?.isThread() && channel.parentId !== null ? channelId(channel.parentId) : null;
}

function rolesOf({ member }: Answerable | AutocompleteInteraction): readonly string[] {
  if (!member) return [];
  return Array.isArray(member.roles) ? member.roles : [...member.roles.cache.keys()];
}

/** The rights that the bot lacks where it was called. In a thread, writing is a right of its own. */
function lackingIn(interaction: Answerable | AutocompleteInteraction): readonly Right[] {
  if (!interaction.inGuild() || serverOf(interaction) === null) return [];
  const thread = interaction.channel?.isThread() ?? false;
  const needed: readonly Right[] = RIGHTS.map((right) =>
    thread && right === 'SendMessages' ? 'SendMessagesInThreads' : right,
  );
  return needed.filter((right) => !interaction.appPermissions.has(PermissionsBitField.Flags[right]));
}
