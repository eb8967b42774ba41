import type { PageCommand, PageOption } from '../page-api.js';
import { permissionsIn } from '../permissions.js';
import { UserError } from '../user-error.js';
import type { Channel, World } from '../world/world.js';
import type { Command, CommandOption, Localizations } from './types.js';

/** One thing that can be typed after a slash: a command, or a subcommand on its path. */
export interface Slash {
  readonly command: Command;
  /** Group and subcommand, outermost first. */
  readonly steps: readonly CommandOption[];
  readonly options: readonly CommandOption[];
}

/** A text in somebody's language, else as registered. */
export function inLocale(text: string, translations: Localizations | null | undefined, locale: string): string {
  return translations?.[locale] ?? text;
}

/** 0 in a server, 1 in the bot's direct messages, 2 in those between people. */
export type Context = 0 | 1 | 2;

/** What kind of place a channel is for commands. */
export function contextOf(world: World, channel: Channel): Context {
  if (channel.guild !== undefined) return 0;
  return channel.recipients.includes(world.bot) ? 1 : 2;
}

/** The installations by which a command can be used here: 0 of the server (or the bot's direct messages), 1 the user's own. */
export function installations(world: World, channel: Channel, user: string): readonly (0 | 1)[] {
  const guild = world.guild(channel.guild ?? '');
  const ofPlace = guild
    ? guild.members.some((member) => member.user === world.bot)
    : channel.recipients.includes(world.bot);
  return [...(ofPlace ? ([0] as const) : []), ...(world.user(user)?.installed === true ? ([1] as const) : [])];
}

/** Which commands this user may see and use here (installation, contexts, default member permissions). */
function usableIn(world: World, channel: Channel, user: string): (command: Command) => boolean {
  const installed = installations(world, channel, user);
  const context = contextOf(world, channel);
  const own = permissionsIn(world, channel, user);
  const maySlash = (own & (1n << 31n)) !== 0n;
  const isAdministrator = (own & (1n << 3n)) !== 0n;
  return (command) => {
    if (command.guild_id !== undefined && command.guild_id !== channel.guild) return false;
    if (!installed.some((each) => command.integration_types.includes(each))) return false;
    const contexts = command.contexts ?? (command.dm_permission === false ? [0] : [0, 1, 2]);
    if (!contexts.includes(context)) return false;
    if (context !== 0) return true;
    const needed = BigInt(command.default_member_permissions ?? '0');
    // "0" means: nobody but administrators.
    const closed = command.default_member_permissions === '0' && !isAdministrator;
    return maySlash && !closed && (own & needed) === needed;
  };
}

/** All that this user can type after a slash in this channel; a server's own command hides the global one of its name. */
export function slashesIn(world: World, channel: Channel, user: string): readonly Slash[] {
  const usable = usableIn(world, channel, user);
  const here = world.commands.filter((command) => command.type === 1 && usable(command));
  const shadowed = (command: Command): boolean =>
    command.guild_id === undefined && here.some((each) => each.guild_id !== undefined && each.name === command.name);
  return here.filter((command) => !shadowed(command)).flatMap((command) => flatten(command, [], command.options ?? []));
}

function flatten(
  command: Command,
  steps: readonly CommandOption[],
  options: readonly CommandOption[],
): readonly Slash[] {
  const nested = options.filter((option) => option.type === 1 || option.type === 2);
  if (nested.length === 0) return [{ command, steps, options }];
  return nested.flatMap((option) => flatten(command, [...steps, option], option.options ?? []));
}

/** The canonical path, "game new". */
export function slashPath(slash: Slash): string {
  return [slash.command, ...slash.steps].map((step) => step.name).join(' ');
}

/** The path in a language. */
function shownPath(slash: Slash, locale: string): string {
  return [slash.command, ...slash.steps].map((step) => inLocale(step.name, step.name_localizations, locale)).join(' ');
}

/** Finds what somebody typed after the slash, in their own language or canonically. */
export function findSlash(world: World, channel: Channel, user: string, path: string): Slash {
  const locale = world.user(user)?.locale ?? 'en-US';
  const slashes = slashesIn(world, channel, user);
  const found =
    slashes.find((slash) => slashPath(slash) === path) ?? slashes.find((slash) => shownPath(slash, locale) === path);
  if (found !== undefined) return found;
  const known = slashes.map((slash) => `/${slashPath(slash)}`).join(', ');
  throw new UserError('unknown-command', `There is no command /${path} here. There are: ${known || 'none'}.`, path);
}

function pageOption(option: CommandOption, locale: string): PageOption | undefined {
  if (option.type === 1 || option.type === 2) return undefined;
  return {
    name: option.name,
    shownName: inLocale(option.name, option.name_localizations, locale),
    description: inLocale(option.description, option.description_localizations, locale),
    type: option.type,
    required: option.required ?? false,
    autocomplete: option.autocomplete ?? false,
    choices: (option.choices ?? []).map((choice) => ({
      name: inLocale(choice.name, choice.name_localizations, locale),
      value: choice.value,
    })),
    minValue: option.min_value,
    maxValue: option.max_value,
    minLength: option.min_length,
    maxLength: option.max_length,
    channelTypes: option.channel_types,
  };
}

/** A command as the page shows it in a language. */
export function pageCommand(slash: Slash, locale: string): PageCommand {
  const last = slash.steps.at(-1) ?? slash.command;
  return {
    id: slash.command.id,
    path: slashPath(slash),
    shownPath: shownPath(slash, locale),
    description: inLocale(last.description, last.description_localizations, locale),
    options: slash.options.flatMap((option) => pageOption(option, locale) ?? []),
  };
}
