import type { Form } from '../form.js';
import { LIMITS } from '../limits.js';
import type { DefaultValue, EntitySelect, Select, SelectOption, StringSelect } from '../wire.js';
import { componentId, customId, emoji, type Reading } from './context.js';

const SELECT_TYPES = [3, 5, 6, 7, 8] as const;
export type SelectType = (typeof SELECT_TYPES)[number];

export function isSelectType(type: unknown): type is SelectType {
  return SELECT_TYPES.some((each) => each === type);
}

/** Reads a menu; `inModal` allows `required` and forbids `disabled`, as Discord does. */
export function readSelect(form: Form, type: SelectType, reading: Reading, inModal: boolean): Select {
  const minimum = form.at('min_values').maybeInteger({ min: 0, max: LIMITS.selectOptions });
  const maximum = form.at('max_values').maybeInteger({ min: 1, max: LIMITS.selectOptions });
  const disabled = form.at('disabled').maybeFlag();
  const required = form.at('required').maybeFlag();
  if (inModal && disabled === true)
    form.at('disabled').wrong('COMPONENT_DISABLED_IN_MODAL', 'A menu in a modal cannot be disabled');
  if ((minimum ?? 1) > (maximum ?? 1))
    form
      .at('min_values')
      .wrong('SELECT_COMPONENT_MIN_VALUES_TOO_LARGE', 'Min values must not be greater than max values');
  const base = {
    id: componentId(form, reading),
    custom_id: customId(form, reading),
    placeholder: form.at('placeholder').maybeText({ max: LIMITS.selectPlaceholder }),
    min_values: minimum ?? 1,
    max_values: maximum ?? 1,
    disabled: inModal ? undefined : (disabled ?? false),
    required: inModal ? (required ?? true) : undefined,
  };
  return type === 3 ? readStringSelect(form, base) : readEntitySelect(form, type, base);
}

type SelectBase = Omit<EntitySelect, 'type' | 'default_values' | 'channel_types'>;

function readOption(form: Form): SelectOption {
  return {
    label: form.at('label').text({ min: 1, max: LIMITS.optionText }),
    value: form.at('value').text({ min: 1, max: LIMITS.optionText }),
    description: form.at('description').maybeText({ max: LIMITS.optionText }),
    emoji: emoji(form.at('emoji')),
    default: form.at('default').maybeFlag(),
  };
}

function readStringSelect(form: Form, base: SelectBase): StringSelect {
  const place = form.at('options');
  const options = place.list({ min: 1, max: LIMITS.selectOptions }).map((each) => readOption(each));
  options.forEach((option, index) => {
    if (options.findIndex((each) => each.value === option.value) < index) {
      place
        .at(index)
        .at('value')
        .wrong('SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used');
    }
  });
  if ((base.max_values ?? 1) > options.length) {
    form.at('max_values').wrong('BASE_TYPE_BAD_LENGTH', `Must be between 1 and ${options.length} in length.`);
  }
  if (options.filter((option) => option.default).length > (base.max_values ?? 1)) {
    place.wrong('SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES', 'More options are chosen by default than may be chosen');
  }
  return { ...base, type: 3, options };
}

const DEFAULT_KINDS = { 5: ['user'], 6: ['role'], 7: ['user', 'role'], 8: ['channel'] } as const;

function readEntitySelect(form: Form, type: 5 | 6 | 7 | 8, base: SelectBase): EntitySelect {
  const defaults = form
    .at('default_values')
    .list({ max: LIMITS.selectOptions })
    .map((each): DefaultValue => ({ id: each.at('id').id(), type: each.at('type').oneOf(DEFAULT_KINDS[type]) }));
  const types = form
    .at('channel_types')
    .list()
    .map((each) => each.integer());
  return {
    ...base,
    type,
    default_values: defaults.length > 0 ? defaults : undefined,
    channel_types: type === 8 && types.length > 0 ? types : undefined,
  };
}
