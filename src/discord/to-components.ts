import {
  ButtonStyle,
  ChannelType,
  ComponentType,
  MessageFlags,
  SelectMenuDefaultValueType,
  SeparatorSpacingSize,
  TextInputStyle,
  type APIActionRowComponent,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
} from 'discord.js';
import type { Block, Button, Form, Menu, Message, Picker } from '../present/message.js';
import type { Drawn } from '../present/picture.js';
import { never } from '../rules/kernel/ids.js';
import { encodeId } from './component-id.js';
import { LIMITS } from './limits.js';

/** A file that goes up with a message. */
interface Upload {
  readonly name: string;
  readonly data: Buffer;
  /** The alt text of a picture. */
  readonly description?: string;
}

/** A message in Discord's form, whole: an edit with it replaces all that was there. */
export interface Payload {
  readonly content: string | null;
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly flags: typeof MessageFlags.IsComponentsV2 | 0;
  readonly files: readonly Upload[];
  /** The only users whom it may notify. */
  readonly mentions: readonly string[];
}

/**
 * Makes Discord's form of a message. `drawn` are its pictures in the order of their blocks; one that is `null` (not drawn
 * yet, or not to be had) is left out. `marker` goes into the ids of its components and
 * the names of its files, so that the post can be found again.
 */
export function toPayload(message: Message, drawn: readonly (Drawn | null)[], marker = ''): Payload {
  if (message.kind === 'plain') {
    const { text: content, buttons = [], mentions } = message;
    const row = buttons.length === 0 ? [] : [toComponent({ kind: 'buttons', buttons }, marker)];
    return { content, components: row, flags: 0, files: [], mentions };
  }
  const files: Upload[] = [];
  const inner: APIComponentInContainer[] = [];
  let pictures = 0;
  for (const block of message.blocks) {
    if (block.kind === 'picture') {
      const picture = drawn[pictures++] ?? null;
      if (!picture || picture.png.length > LIMITS.fileBytes) continue;
      const name = `${['map', marker, String(pictures)].filter(Boolean).join('-')}.png`;
      files.push({ name, data: Buffer.from(picture.png), description: block.alt });
      inner.push({
        type: ComponentType.MediaGallery,
        items: [{ media: { url: `attachment://${name}` }, description: block.alt }],
      });
    } else {
      if (block.kind === 'file') files.push({ name: block.name, data: Buffer.from(block.content) });
      inner.push(toComponent(block, marker));
    }
  }
  // Of a picture that is late or not to be had the words are better than nothing.
  if (inner.length === 0) inner.push(...message.blocks.flatMap(inWords).slice(0, MOST_ALTS));
  return {
    content: null,
    components:
      message.accent === null
        ? inner
        : [{ type: ComponentType.Container, accent_color: message.accent, components: inner }],
    flags: MessageFlags.IsComponentsV2,
    files,
    mentions: [],
  };
}

/** So many alt texts fit into a message. */
const MOST_ALTS = Math.floor(LIMITS.texts / LIMITS.alt);

const inWords = (block: Block): readonly APIComponentInContainer[] =>
  block.kind === 'picture' && block.alt !== '' ? [{ type: ComponentType.TextDisplay, content: block.alt }] : [];

function toComponent(block: Exclude<Block, { kind: 'picture' }>, marker: string): APIComponentInContainer {
  switch (block.kind) {
    case 'text':
      return { type: ComponentType.TextDisplay, content: block.text };
    case 'line':
      return { type: ComponentType.Separator, divider: true, spacing: SeparatorSpacingSize.Small };
    case 'buttons':
      return row(block.buttons.map((button) => toButton(button, marker)));
    case 'menu':
      return row([toMenu(block.menu, marker)]);
    case 'picker':
      return row([toPicker(block.picker, marker)]);
    case 'file':
      return { type: ComponentType.File, file: { url: `attachment://${block.name}` } };
    default:
      return never(block);
  }
}

const row = (components: APIComponentInMessageActionRow[]): APIActionRowComponent<APIComponentInMessageActionRow> => ({
  type: ComponentType.ActionRow,
  components,
});

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const satisfies Record<Button['style'], ButtonStyle>;

function toButton(button: Button, marker: string): APIComponentInMessageActionRow {
  return {
    type: ComponentType.Button,
    custom_id: encodeId(button.action, marker),
    label: button.label,
    style: STYLES[button.style],
    disabled: button.disabled ?? false,
  };
}

function toMenu(menu: Menu, marker: string): APIComponentInMessageActionRow {
  return {
    type: ComponentType.StringSelect,
    custom_id: encodeId(menu.action, marker),
    placeholder: menu.placeholder,
    min_values: menu.min,
    max_values: menu.max,
    options: menu.options.map(({ value, label, description, chosen }) => ({
      value,
      label,
      ...(description ? { description } : {}),
      default: chosen ?? false,
    })),
  };
}

/** The kinds of channels that can be picked: where matches can be made (in a forum in its posts), and where posts open. */
export const CHANNELS = {
  channel: [ChannelType.GuildText, ChannelType.GuildAnnouncement, ChannelType.GuildForum],
  forum: [ChannelType.GuildForum],
} as const;

function toPicker(picker: Picker, marker: string): APIComponentInMessageActionRow {
  const { action, picks, placeholder, min, max, chosen } = picker;
  const base = { custom_id: encodeId(action, marker), placeholder, min_values: min, max_values: max };
  if (picks === 'role') {
    const defaults = chosen.map((id) => ({ id, type: SelectMenuDefaultValueType.Role }) as const);
    return { type: ComponentType.RoleSelect, ...base, default_values: defaults };
  }
  return {
    type: ComponentType.ChannelSelect,
    ...base,
    channel_types: [...CHANNELS[picks]],
    default_values: chosen.map((id) => ({ id, type: SelectMenuDefaultValueType.Channel }) as const),
  };
}

/** Makes Discord's form of a form (a modal). */
export function toModal(form: Form): APIModalInteractionResponseCallbackData {
  return {
    custom_id: encodeId(form.action),
    title: form.title.slice(0, LIMITS.form.title),
    components: form.fields.map((field) => ({
      type: ComponentType.Label,
      label: field.label.slice(0, LIMITS.form.label),
      component: {
        type: ComponentType.TextInput,
        custom_id: field.id,
        style: field.long ? TextInputStyle.Paragraph : TextInputStyle.Short,
        required: !field.optional,
        max_length: Math.min(field.most, LIMITS.form.value),
        ...(field.value ? { value: field.value.slice(0, field.most) } : {}),
        ...(field.placeholder ? { placeholder: field.placeholder.slice(0, LIMITS.form.placeholder) } : {}),
      },
    })),
  };
}
