import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  PermissionFlagsBits,
  type APIApplicationCommandBasicOption,
  type RESTPutAPIApplicationCommandsJSONBody,
} from 'discord.js';
import type { OptionDefinition, Runnable, SlashCommand } from '../commands/contract.js';
import { inAll, isKey } from '../i18n/index.js';
import { plainly } from '../i18n/tongue.js';
import { LIMITS } from './limits.js';
import { CHANNELS } from './to-components.js';

/** The definitions of the slash commands as Discord wants them, with the names and descriptions of all our languages. */
export function definitions(commands: readonly SlashCommand[]): RESTPutAPIApplicationCommandsJSONBody {
  return commands.map((command) => ({
    type: ApplicationCommandType.ChatInput,
    ...words(`command.${command.name}`, command.name),
    options:
      'subcommands' in command
        ? Object.entries(command.subcommands).map(([name, runnable]) => ({
            type: ApplicationCommandOptionType.Subcommand,
            ...words(`command.${command.name}.${name}`, name),
            options: options(runnable),
          }))
        : options(command),
    ...(command.manage ? { default_member_permissions: String(PermissionFlagsBits.ManageGuild) } : {}),
    ...PLACES[command.where],
  }));
}

/** Who may install a command, and where it can be used. */
const PLACES = {
  server: {
    integration_types: [ApplicationIntegrationType.GuildInstall],
    contexts: [InteractionContextType.Guild],
  },
  direct: {
    integration_types: [ApplicationIntegrationType.GuildInstall],
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  },
  anywhere: {
    integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel],
  },
} satisfies Record<SlashCommand['where'], object>;

const options = (runnable: Runnable): APIApplicationCommandBasicOption[] => runnable.options.map(toOption);

function toOption(option: OptionDefinition): APIApplicationCommandBasicOption {
  const named = { ...words(`option.${option.words ?? option.name}`, option.name), required: option.required ?? false };
  if (option.picks === 'role') return { type: ApplicationCommandOptionType.Role, ...named };
  if (option.picks === 'player') return { type: ApplicationCommandOptionType.User, ...named };
  if (option.picks === 'channel' || option.picks === 'forum') {
    return { type: ApplicationCommandOptionType.Channel, ...named, channel_types: [...CHANNELS[option.picks]] };
  }
  if (option.picks === 'file') return { type: ApplicationCommandOptionType.Attachment, ...named };
  const base = { type: ApplicationCommandOptionType.String, ...named } as const;
  if (option.values) {
    return {
      ...base,
      choices: option.values.map((value) => {
        const shown = texts(`choice.${option.name}.${value}`);
        return { name: shown.own, name_localizations: shown.others, value };
      }),
    };
  }
  return {
    ...base,
    ...(option.maxLength ? { max_length: option.maxLength } : {}),
    ...(option.autocomplete ? { autocomplete: true } : {}),
  };
}

/** The name, which orders and tests use in every language, its localised forms, and the description. */
function words(key: string, name: string) {
  const about = texts(`${key}.about`);
  return {
    name,
    name_localizations: texts(key).others,
    description: about.own,
    description_localizations: about.others,
  };
}

function texts(key: string) {
  if (!isKey(plainly('en'), key)) throw new Error(`no words for ${key}`);
  const { en, fr, ru } = inAll(key);
  return { own: en, others: { fr, ru } };
}

/** What in the definitions breaks a limit of Discord's; nothing when all is well. */
export function checkDefinitions(all: RESTPutAPIApplicationCommandsJSONBody): readonly string[] {
  const faults: string[] = [];
  if (all.length > LIMITS.command.count) faults.push(`${all.length} commands, at most ${LIMITS.command.count}`);
  for (const command of all) {
    const sum = checkNode(command.name, command, faults);
    if (sum > LIMITS.command.sum) faults.push(`${command.name}: ${sum} characters, at most ${LIMITS.command.sum}`);
  }
  return faults;
}

/** A command, sub-command or option, as far as limits speak of it. */
interface Node {
  readonly name: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly name_localizations?: Readonly<Record<string, string | null>> | null;
  readonly description_localizations?: Readonly<Record<string, string | null>> | null;
  readonly options?: readonly Node[];
  readonly choices?: readonly {
    readonly name: string;
    readonly value: string | number;
    readonly name_localizations?: Readonly<Record<string, string | null>> | null;
  }[];
}

/** Checks a node and all below it; its characters, the longest language counting. */
function checkNode(path: string, node: unknown, faults: string[]): number {
  if (!isNode(node)) return 0;
  const names = allOf(node.name, node.name_localizations);
  const about = allOf(node.description ?? '', node.description_localizations);
  for (const name of names) {
    if (!LIMITS.command.name.test(name) || name !== name.toLowerCase()) faults.push(`${path}: bad name "${name}"`);
  }
  for (const line of about) {
    if (line.length < 1 || line.length > LIMITS.command.description) {
      faults.push(`${path}: description of ${line.length} characters, 1 to ${LIMITS.command.description}`);
    }
  }
  const below = node.options ?? [];
  const choices = node.choices ?? [];
  if (below.length > LIMITS.command.options) faults.push(`${path}: ${below.length} options`);
  if (choices.length > LIMITS.command.choices) faults.push(`${path}: ${choices.length} choices`);
  const firstOptional = below.findIndex((option) => !option.required);
  if (firstOptional >= 0 && below.slice(firstOptional).some((option) => option.required)) {
    faults.push(`${path}: a required option after an optional one`);
  }
  if (new Set(below.map((option) => option.name)).size < below.length) faults.push(`${path}: an option twice`);
  let sum = longest(names) + longest(about);
  for (const choice of choices) {
    const shown = allOf(choice.name, choice.name_localizations);
    if (longest(shown) > LIMITS.command.choiceName) faults.push(`${path}: choice "${choice.name}" is too long`);
    sum += longest(shown) + String(choice.value).length;
  }
  return below.reduce((total, option) => total + checkNode(`${path} ${option.name}`, option, faults), sum);
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'name' in value;
const allOf = (own: string, others: Node['name_localizations']): readonly string[] => [
  own,
  ...Object.values(others ?? {}).filter((text) => text !== null),
];
const longest = (all: readonly string[]): number => Math.max(...all.map((text) => text.length));
