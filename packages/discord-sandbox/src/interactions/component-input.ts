import type { JsonObject } from '../json.js';
import { UserError } from '../user-error.js';
import type { Button, Modal, Select, TextInput } from '../wire.js';
import type { Message } from '../world/types.js';
import type { MessageComponent } from '../wire.js';
import type { Resolved } from './resolved.js';

/** Buttons and menus of a message, in reading order. */
function controlsOf(components: readonly MessageComponent[]): readonly (Button | Select)[] {
  return components.flatMap((each): readonly (Button | Select)[] => {
    switch (each.type) {
      case 1:
        return each.components;
      case 9:
        return each.accessory.type === 2 ? [each.accessory] : [];
      case 17:
        return controlsOf(each.components);
      case 10:
      case 12:
      case 13:
      case 14:
        return [];
    }
  });
}

function control(message: Message, customId: string): Button | Select {
  const controls = controlsOf(message.components);
  const found = controls.find((each) => each.custom_id === customId);
  if (found === undefined) {
    const known = controls.flatMap((each) => each.custom_id ?? []).join(', ');
    throw new UserError('unknown-component', `The message has no ${customId}. It has: ${known || 'none'}.`, customId);
  }
  if (found.disabled === true) throw new UserError('unknown-component', `${customId} is disabled.`, customId);
  return found;
}

/** `data` of a press. Refuses what is not there, is disabled, or is no button. */
export function pressData(message: Message, customId: string): JsonObject {
  const found = control(message, customId);
  if (found.type !== 2) throw new UserError('unknown-component', `${customId} is a menu: choose from it.`, customId);
  return { component_type: 2, custom_id: customId, id: found.id };
}

/** `data` of a choice from a menu. Refuses values that it does not offer and too few or too many of them. */
export function selectData(
  message: Message,
  customId: string,
  values: readonly string[],
  resolved: Resolved,
): JsonObject {
  const found = control(message, customId);
  if (found.type === 2) throw new UserError('unknown-component', `${customId} is a button: press it.`, customId);
  checkValues(found, values, resolved, found.min_values ?? 1);
  return { component_type: found.type, custom_id: customId, id: found.id, values, resolved: resolved.json() };
}

function checkValues(select: Select, values: readonly string[], resolved: Resolved, min: number): void {
  const max = select.max_values ?? 1;
  if (values.length < min || values.length > max) {
    throw new UserError('bad-option', `Choose between ${min} and ${max} (not ${values.length}).`, select.custom_id);
  }
  if (new Set(values).size < values.length) {
    throw new UserError('bad-option', 'Each entry can be chosen once.', select.custom_id);
  }
  const bad = values.find((value) => !offers(select, value, resolved));
  if (bad !== undefined) throw new UserError('bad-option', `The menu does not offer ${bad}.`, select.custom_id);
}

function offers(select: Select, value: string, resolved: Resolved): boolean {
  switch (select.type) {
    case 3:
      return select.options.some((option) => option.value === value);
    case 5:
      return resolved.user(value);
    case 6:
      return resolved.role(value);
    case 7:
      return resolved.user(value) || resolved.role(value);
    case 8:
      return resolved.pickChannel(value, select.channel_types);
  }
}

export type ModalValues = Readonly<Record<string, string | readonly string[]>>;

/** `data` of a filled-in modal, mirroring its shape. Refuses unknown fields, missing ones and texts out of their lengths. */
export function modalData(modal: Modal, values: ModalValues, resolved: Resolved): JsonObject {
  const fields = modal.components.flatMap((each): readonly (TextInput | Select)[] => {
    switch (each.type) {
      case 1:
        return each.components;
      case 10:
        return [];
      case 18:
        return [each.component];
    }
  });
  const unknown = Object.keys(values).find((id) => !fields.some((field) => field.custom_id === id));
  if (unknown !== undefined) {
    const known = fields.map((field) => field.custom_id).join(', ');
    throw new UserError('bad-option', `The form has no field ${unknown}. It has: ${known}.`, unknown);
  }
  const fill = (field: TextInput | Select): JsonObject =>
    field.type === 4
      ? { type: 4, id: field.id, custom_id: field.custom_id, value: fieldText(field, values[field.custom_id]) }
      : {
          type: field.type,
          id: field.id,
          custom_id: field.custom_id,
          values: fieldValues(field, values[field.custom_id], resolved),
        };
  const components = modal.components.map((each): JsonObject => {
    switch (each.type) {
      case 1:
        return { type: 1, id: each.id, components: each.components.map(fill) };
      case 10:
        return { type: 10, id: each.id };
      case 18:
        return { type: 18, id: each.id, component: fill(each.component) };
    }
  });
  return { custom_id: modal.custom_id, components, resolved: resolved.json() };
}

function fieldText(field: TextInput, given: string | readonly string[] | undefined): string {
  const text = typeof given === 'string' ? given : given === undefined ? (field.value ?? '') : '';
  const size = [...text].length;
  if (size === 0 && field.required === false) return text;
  const [min, max] = [Math.max(field.min_length ?? 0, field.required === false ? 0 : 1), field.max_length ?? 4000];
  if (size < min || size > max) {
    throw new UserError('bad-option', `Between ${min} and ${max} characters (it has ${size}).`, field.custom_id);
  }
  return text;
}

function fieldValues(
  field: Select,
  given: string | readonly string[] | undefined,
  resolved: Resolved,
): readonly string[] {
  const standard = field.type === 3 ? field.options.filter((each) => each.default).map((each) => each.value) : [];
  const values = given === undefined ? standard : typeof given === 'string' ? [given] : given;
  const min = field.required === false ? 0 : Math.max(1, field.min_values ?? 1);
  checkValues(field, values, resolved, values.length === 0 ? Math.min(min, 1) : min);
  return values;
}
