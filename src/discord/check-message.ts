import { ComponentType, type APIMessageTopLevelComponent } from 'discord.js';
import { LIMITS } from './limits.js';
import type { Payload } from './to-components.js';

/** What in a message breaks a limit of Discord's, each named with its figure; nothing when all is well. */
export function checkMessage(payload: Payload): readonly string[] {
  const faults: string[] = [];
  const most = (what: string, is: number, limit: number) => {
    if (is > limit) faults.push(`${what}: ${is}, at most ${limit}`);
  };
  const all = walk(payload.components);
  most('content', payload.content?.length ?? 0, LIMITS.content);
  most('components', all.length, LIMITS.components);
  most(
    'texts',
    all.reduce((sum, part) => sum + (part.content?.length ?? 0), 0),
    LIMITS.texts,
  );
  most('files', payload.files.length, LIMITS.files);
  most('mentions', payload.mentions.length, LIMITS.mentionedUsers);
  for (const file of payload.files) {
    most(`file ${file.name}`, file.data.length, LIMITS.fileBytes);
    most(`alt text of ${file.name}`, file.description?.length ?? 0, LIMITS.alt);
  }
  for (const part of all) checkPart(part, most, faults);
  const ids = all.flatMap((part) => part.custom_id ?? []);
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push(`custom id twice: ${id}`);
  if (payload.content !== null && payload.flags !== 0) faults.push('content beside Components V2');
  if (!payload.content && all.length === 0) faults.push('empty message');
  return [...new Set(faults)];
}

/** The fields of components that limits speak of. */
interface Part {
  readonly type: ComponentType;
  readonly content?: string;
  readonly custom_id?: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly max_values?: number;
  readonly components?: readonly Part[];
  readonly options?: readonly { readonly value: string; readonly label: string; readonly description?: string }[];
}

function checkPart(part: Part, most: (what: string, is: number, limit: number) => void, faults: string[]): void {
  const name = part.custom_id ?? ComponentType[part.type];
  most(`custom id ${name}`, part.custom_id?.length ?? 0, LIMITS.customId);
  if (part.type === ComponentType.TextDisplay && !part.content?.trim()) faults.push('empty text');
  if (part.type === ComponentType.Container && !part.components?.length) faults.push('empty container');
  if (part.type === ComponentType.ActionRow) {
    most('buttons in a row', part.components?.length ?? 0, LIMITS.buttonsInRow);
    if (!part.components?.length) faults.push('empty row');
  }
  if (part.type === ComponentType.Button) {
    most(`label of ${name}`, part.label?.length ?? 0, LIMITS.buttonLabel);
    if (!part.label) faults.push(`no label on ${name}`);
  }
  if (part.type !== ComponentType.StringSelect) return;
  const options = part.options ?? [];
  most(`placeholder of ${name}`, part.placeholder?.length ?? 0, LIMITS.menuPlaceholder);
  most(`options of ${name}`, options.length, LIMITS.menuOptions);
  most(`picks of ${name}`, part.max_values ?? 1, options.length);
  const values = options.map((option) => option.value);
  if (new Set(values).size < values.length) faults.push(`value twice in ${name}`);
  for (const option of options) {
    most(`label ${option.label}`, option.label.length, LIMITS.optionLabel);
    most(`value ${option.value}`, option.value.length, LIMITS.optionValue);
    most(`description of ${option.label}`, option.description?.length ?? 0, LIMITS.optionDescription);
    if (!option.label || !option.value) faults.push(`empty option in ${name}`);
  }
}

function walk(components: readonly (Part | APIMessageTopLevelComponent)[]): readonly Part[] {
  return components.flatMap((component) => {
    const part: Part = component;
    return [part, ...walk(part.components ?? [])];
  });
}
