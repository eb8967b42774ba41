import type { Resolved } from '../interactions/resolved.js';
import type { JsonObject } from '../json.js';
import { LIMITS } from '../limits.js';
import type { OptionValue, PageFile } from '../page-api.js';
import { UserError } from '../user-error.js';
import { inLocale, type Slash } from './lookup.js';
import type { CommandOption } from './types.js';

export type GivenOptions = Readonly<Record<string, OptionValue>>;

export interface InputPlace {
  readonly locale: string;
  readonly resolved: Resolved;
  /** Takes in the file of an attachment option; gives its id and object. */
  readonly upload: (file: PageFile) => { readonly id: string; readonly json: JsonObject };
  /** Autocomplete: the option being typed. */
  readonly focused?: string | undefined;
}

const wrong = (option: CommandOption, message: string): UserError =>
  new UserError('bad-option', `${option.name}: ${message}`, option.name);

/** Finds an option by its canonical or its translated name. */
function optionFor(slash: Slash, name: string, locale: string): CommandOption {
  const option =
    slash.options.find((each) => each.name === name) ??
    slash.options.find((each) => inLocale(each.name, each.name_localizations, locale) === name);
  if (option !== undefined) return option;
  const known = slash.options.map((each) => each.name).join(', ');
  throw new UserError('bad-option', `There is no option ${name}. There are: ${known || 'none'}.`, name);
}

/**
 * Turns what somebody filled in into an interaction's `data.options`, refusing what Discord's client would: unknown and
 * missing options, values outside choices, lengths, ranges and channel types. While autocompleting, the option in focus
 * may hold anything, and others may be missing.
 */
export function commandOptions(slash: Slash, given: GivenOptions, place: InputPlace): readonly JsonObject[] {
  const filled = new Map(Object.entries(given).map(([name, value]) => [optionFor(slash, name, place.locale), value]));
  const focus = place.focused === undefined ? undefined : optionFor(slash, place.focused, place.locale);
  if (focus !== undefined && focus.autocomplete !== true) throw wrong(focus, 'this option has no suggestions.');
  const options = slash.options.flatMap((option): readonly JsonObject[] => {
    const value = filled.get(option);
    if (option === focus) return [{ type: option.type, name: option.name, value: textOf(value), focused: true }];
    if (value === undefined) {
      if (option.required === true && focus === undefined) throw wrong(option, 'this option is required.');
      return [];
    }
    if (focus !== undefined && !isRight(option, value, place)) return [];
    return [{ type: option.type, name: option.name, value: optionValue(option, value, place) }];
  });
  return [...slash.steps]
    .reverse()
    .reduce<readonly JsonObject[]>((inner, step) => [{ type: step.type, name: step.name, options: inner }], options);
}

/** While one option is being typed, others that are only half typed are left out. */
function isRight(option: CommandOption, value: OptionValue, place: InputPlace): boolean {
  try {
    optionValue(option, value, place);
    return true;
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}

function textOf(value: OptionValue | undefined): string {
  return value === undefined || typeof value === 'object' ? '' : String(value);
}

function optionValue(option: CommandOption, value: OptionValue, place: InputPlace): string | number | boolean {
  switch (option.type) {
    case 3:
      return stringValue(option, value);
    case 4:
    case 10:
      return numberValue(option, value);
    case 5:
      if (value === true || value === 'true') return true;
      if (value === false || value === 'false') return false;
      throw wrong(option, 'either true or false.');
    case 6:
    case 7:
    case 8:
    case 9:
      return pickedId(option, option.type, value, place.resolved);
    case 11: {
      if (typeof value !== 'object') throw wrong(option, 'a file.');
      const file = place.upload(value);
      place.resolved.attachment(file.id, file.json);
      return file.id;
    }
    case 1:
    case 2:
      throw wrong(option, 'a subcommand has no value.');
  }
}

function checkChoices(option: CommandOption, value: string | number): void {
  const choices = option.choices ?? [];
  if (choices.length > 0 && !choices.some((choice) => choice.value === value)) {
    throw wrong(option, `one of ${choices.map((choice) => String(choice.value)).join(', ')}.`);
  }
}

function stringValue(option: CommandOption, value: OptionValue): string {
  if (typeof value !== 'string') throw wrong(option, 'a text.');
  const size = [...value].length;
  const [min, max] = [Math.max(1, option.min_length ?? 0), option.max_length ?? LIMITS.stringOption];
  if (size < min || size > max) throw wrong(option, `between ${min} and ${max} characters (it has ${size}).`);
  checkChoices(option, value);
  return value;
}

function numberValue(option: CommandOption, value: OptionValue): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  const fits =
    typeof number === 'number' && Number.isFinite(number) && (option.type === 10 || Number.isSafeInteger(number));
  if (!fits) throw wrong(option, option.type === 4 ? 'a whole number.' : 'a number.');
  const [min, max] = [option.min_value ?? -(2 ** 53), option.max_value ?? 2 ** 53];
  if (number < min || number > max) throw wrong(option, `between ${min} and ${max}.`);
  checkChoices(option, number);
  return number;
}

function pickedId(option: CommandOption, kind: 6 | 7 | 8 | 9, value: OptionValue, resolved: Resolved): string {
  const id = typeof value === 'string' ? value : '';
  switch (kind) {
    case 6:
      if (!resolved.user(id)) throw wrong(option, 'the id of a user.');
      return id;
    case 7:
      if (!resolved.pickChannel(id, option.channel_types))
        throw wrong(option, 'the id of a channel of the kind asked for.');
      return id;
    case 8:
      if (!resolved.role(id)) throw wrong(option, 'the id of a role.');
      return id;
    case 9:
      if (!resolved.user(id) && !resolved.role(id)) throw wrong(option, 'the id of a user or role.');
      return id;
  }
}
