import { Form } from '../form.js';
import type { Json } from '../json.js';
import { COMMAND_NAME, LIMITS, LOCALES } from '../limits.js';
import type { CommandDefinition, CommandOption, Localizations, OptionChoice, OptionKind } from './types.js';

const KINDS: readonly [OptionKind, ...OptionKind[]] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const HAS_CHOICES: readonly OptionKind[] = [3, 4, 10];

/** Reads one command definition and holds it to interactions/application-commands. Throws `invalidForm`. */
export function readCommand(body: Json | undefined): CommandDefinition {
  const form = Form.of(body);
  const command = readDefinition(form);
  form.settle();
  return command;
}

/** Reads the list of a bulk overwrite; names must differ within a type. */
export function readCommands(body: Json | undefined): readonly CommandDefinition[] {
  const form = Form.of(body);
  const places = form.list();
  const commands = places.map(readDefinition);
  commands.forEach((command, index) => {
    const first = commands.findIndex((each) => each.name === command.name && each.type === command.type);
    if (first < index) {
      places[index]
        ?.at('name')
        .wrong('APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique');
    }
  });
  form.settle();
  return commands;
}

function readDefinition(form: Form): CommandDefinition {
  form.object();
  const type = form.at('type').given ? form.at('type').oneOf<1 | 2 | 3>([1, 2, 3]) : 1;
  const slash = type === 1;
  const options = slash ? readOptions(form.at('options'), 0) : [];
  const permissions = form.at('default_member_permissions').maybeText({ pattern: /^\d+$/ });
  const contexts = form.at('contexts');
  const command: CommandDefinition = {
    type,
    name: slash ? readName(form.at('name')) : form.at('name').text({ min: 1, max: LIMITS.commandName }),
    name_localizations: readLocalizations(form.at('name_localizations'), slash ? 'name' : 'plain'),
    description: slash ? form.at('description').text({ min: 1, max: LIMITS.commandDescription }) : '',
    description_localizations: readLocalizations(form.at('description_localizations'), 'description'),
    options: options.length > 0 ? options : undefined,
    default_member_permissions: permissions ?? null,
    dm_permission: form.at('dm_permission').maybeFlag(),
    contexts: contexts.given ? contexts.list({ min: 1 }).map((each) => each.oneOf([0, 1, 2])) : null,
    integration_types: form.at('integration_types').given
      ? form
          .at('integration_types')
          .list({ min: 1 })
          .map((each) => each.oneOf([0, 1]))
      : [0],
    nsfw: form.at('nsfw').maybeFlag() ?? false,
  };
  if (commandSize(command) > LIMITS.commandSum) {
    form.wrong('APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${LIMITS.commandSum})`);
  }
  return command;
}

/** Lower case is asked for where the script has it. */
function readName(form: Form): string {
  const name = form.text({ min: 1, max: LIMITS.commandName });
  if (name !== '' && (!COMMAND_NAME.test(name) || name !== name.toLowerCase())) {
    form.wrong('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
  }
  return name;
}

function readLocalizations(form: Form, kind: 'name' | 'plain' | 'description' | 'choice'): Localizations | null {
  if (!form.given) return null;
  form.object();
  const entries = form.keys().flatMap((locale): [string, string][] => {
    const place = form.at(locale);
    if (!LOCALES.some((each) => each === locale)) {
      place.wrong('ENUM_TYPE_COERCE', `Value "${locale}" is not a valid enum value.`);
      return [];
    }
    if (!place.given) return [];
    if (kind === 'name') return [[locale, readName(place)]];
    const max = { plain: LIMITS.commandName, description: LIMITS.commandDescription, choice: LIMITS.choiceName }[kind];
    return [[locale, place.text({ min: 1, max })]];
  });
  return Object.fromEntries(entries);
}

/** `depth` 0 in a command, 1 in a group or subcommand, 2 in a group's subcommand. */
function readOptions(form: Form, depth: number): readonly CommandOption[] {
  const places = form.list({ max: LIMITS.commandOptions });
  const options = places.map((place) => readOption(place, depth));
  options.forEach((option, index) => {
    const place = places[index];
    const before = options.slice(0, index);
    if (before.some((each) => each.name === option.name)) {
      place?.at('name').wrong('APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED', 'Option name is already used');
    }
    if (option.required === true && before.some((each) => each.required !== true)) {
      place?.wrong(
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
    }
    if (isNested(option) !== isNested(options[0] ?? option)) {
      place
        ?.at('type')
        .wrong(
          'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
          'Sub-command and sub-command group option types are mutually exclusive to all other types',
        );
    }
  });
  return options;
}

const isNested = (option: CommandOption): boolean => option.type === 1 || option.type === 2;

function readOption(form: Form, depth: number): CommandOption {
  const type = form.object().at('type').oneOf(KINDS);
  const tooDeep = (type === 2 && depth > 0) || (type === 1 && depth > 1);
  if (tooDeep) form.at('type').wrong('APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'This option cannot stand that deep');
  const base: CommandOption = {
    type,
    name: readName(form.at('name')),
    name_localizations: readLocalizations(form.at('name_localizations'), 'name'),
    description: form.at('description').text({ min: 1, max: LIMITS.commandDescription }),
    description_localizations: readLocalizations(form.at('description_localizations'), 'description'),
  };
  if (type === 1 || type === 2) {
    const options = readOptions(form.at('options'), type === 2 ? 1 : 2);
    if (type === 2 && options.some((option) => option.type !== 1)) {
      form.at('options').wrong('APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'A group holds subcommands alone');
    }
    return { ...base, options: options.length > 0 ? options : undefined };
  }
  return { ...base, ...readValueOption(form, type) };
}

function readValueOption(form: Form, type: OptionKind): Partial<CommandOption> {
  const autocomplete = form.at('autocomplete').maybeFlag() ?? false;
  const choices = readChoices(form.at('choices'), type);
  if (autocomplete && choices.length > 0) {
    form.wrong(
      'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE_EXCLUSIVE',
      'Choices and autocomplete are mutually exclusive',
    );
  }
  if (autocomplete && !HAS_CHOICES.includes(type)) {
    form
      .at('autocomplete')
      .wrong(
        'APPLICATION_COMMAND_AUTOCOMPLETE_TYPE_INVALID',
        'Only string, integer and number options can be autocompleted',
      );
  }
  const numeric = type === 4 || type === 10;
  const types = form
    .at('channel_types')
    .list()
    .map((each) => each.integer());
  return {
    required: form.at('required').maybeFlag(),
    autocomplete: autocomplete ? true : undefined,
    choices: choices.length > 0 ? choices : undefined,
    channel_types: types.length > 0 ? types : undefined,
    min_value: numeric ? form.at('min_value').maybeNumber() : undefined,
    max_value: numeric ? form.at('max_value').maybeNumber() : undefined,
    min_length: type === 3 ? form.at('min_length').maybeInteger({ min: 0, max: LIMITS.stringOption }) : undefined,
    max_length: type === 3 ? form.at('max_length').maybeInteger({ min: 1, max: LIMITS.stringOption }) : undefined,
  };
}

function readChoices(form: Form, type: OptionKind): readonly OptionChoice[] {
  const places = form.list({ max: LIMITS.commandChoices });
  if (places.length > 0 && !HAS_CHOICES.includes(type)) {
    form.wrong('APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID', 'Only string, integer and number options have choices');
  }
  const choices = places.map((place): OptionChoice => ({
    name: place.at('name').text({ min: 1, max: LIMITS.choiceName }),
    name_localizations: readLocalizations(place.at('name_localizations'), 'choice'),
    value:
      type === 3
        ? place.at('value').text({ min: 1, max: LIMITS.choiceValue })
        : type === 4
          ? place.at('value').integer()
          : place.at('value').number(),
  }));
  choices.forEach((choice, index) => {
    if (choices.findIndex((each) => each.name === choice.name) < index) {
      places[index]
        ?.at('name')
        .wrong('APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATED', 'Choice name is already used');
    }
  });
  return choices;
}

function longest(text: string, translations: Localizations | null | undefined): number {
  return Math.max(...[text, ...Object.values(translations ?? {})].map((each) => [...each].length));
}

/** Names, descriptions and values together; of each text its longest language counts. */
function commandSize(command: CommandDefinition | CommandOption): number {
  const own =
    longest(command.name, command.name_localizations) + longest(command.description, command.description_localizations);
  const choices = 'choices' in command ? (command.choices ?? []) : [];
  const offered = choices.reduce(
    (sum, choice) => sum + longest(choice.name, choice.name_localizations) + String(choice.value).length,
    0,
  );
  return own + offered + (command.options ?? []).reduce((sum, option) => sum + commandSize(option), 0);
}
