import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { Block, Button, Menu, Message, Picker } from '../present/message.js';
import { inPortions } from '../present/portions.js';
import { never } from '../rules/kernel/ids.js';
import { idOf } from './component-id.js';
import { LIMITS } from './limits.js';

/** What is sent is cut to what Discord takes, whatever made it: a message that breaks one limit would not be shown at all. */

/** A message that Discord takes, and what of it had to go. */
export interface Fitted {
  readonly message: Message;
  /** Texts that were too long for a message; the whole of them is in its file. That may happen. */
  readonly long: boolean;
  /** All else that was cut or left out: a fault of ours. */
  readonly faults: readonly string[];
}

type Blocks = Extract<Message, { kind: 'blocks' }>;

/** Cuts a message to what Discord takes. Texts that are too long end with a word in this language, and are whole in a file. */
export function withinLimits(message: Message, locale: Locale): Fitted {
  return message.kind === 'plain' ? plain(message) : ofBlocks(message, locale);
}

function plain(message: Extract<Message, { kind: 'plain' }>): Fitted {
  const { text, mentions } = message;
  const long = text.length > LIMITS.content;
  const faults = mentions.length > LIMITS.mentionedUsers ? [`mentions: ${mentions.length}`] : [];
  if (!long && faults.length === 0) return { message, long, faults };
  const kept = { text: cutText(text, LIMITS.content), mentions: mentions.slice(0, LIMITS.mentionedUsers) };
  return { message: { ...message, ...kept }, long, faults };
}

function ofBlocks(message: Blocks, locale: Locale): Fitted {
  const faults: string[] = [];
  const tidied = fewFiles(tidy(message.blocks, faults), faults);
  const frame = message.accent === null ? 0 : 1;
  const texts = tidied.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
  const long = lengthOf(texts) > LIMITS.texts;
  const few = fewComponents(tidied, LIMITS.components - frame - (long ? 1 : 0), faults);
  const kept = long ? withFile(few, locale) : few;
  return { message: kept === message.blocks ? message : { ...message, blocks: kept }, long, faults };
}

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

/** The blocks, each within its own limits; what nothing is left of goes. */
function tidy(blocks: readonly Block[], faults: string[]): readonly Block[] {
  const ids = new Set<string>();
  /** Whether a button or menu can be there: its id is short enough, and no other has it. */
  const fits = ({ action }: Pick<Button, 'action'>): boolean => {
    const id = idOf(action);
    const right = id.length <= LIMITS.customId - LIMITS.marker && !ids.has(id);
    ids.add(id);
    if (!right) faults.push(`custom id too long or twice: ${id.slice(0, LIMITS.customId)}`);
    return right;
  };
  return blocks.flatMap((block): readonly Block[] => {
    switch (block.kind) {
      case 'text':
        return block.text.trim() === '' ? [] : [block];
      case 'line':
        return [block];
      case 'picture':
        return [{ ...block, alt: short(block.alt, LIMITS.alt, 'alt text', faults) }];
      case 'buttons':
        return inPortions(tidyButtons(block.buttons.filter(fits), faults), LIMITS.buttonsInRow).map((buttons) => ({
          kind: 'buttons',
          buttons,
        }));
      case 'menu':
        return fits(block.menu) ? tidyMenu(block.menu, faults) : [];
      case 'picker':
        return fits(block.picker) ? [{ ...block, picker: tidyPicker(block.picker, faults) }] : [];
      case 'file': {
        const small = Buffer.byteLength(block.content) <= LIMITS.fileBytes;
        if (!small) faults.push(`file ${block.name} of ${Buffer.byteLength(block.content)} bytes`);
        return small ? [block] : [];
      }
      default:
        return never(block);
    }
  });
}

const tidyButtons = (buttons: readonly Button[], faults: string[]): readonly Button[] =>
  buttons.map((button) => ({ ...button, label: short(button.label || '…', LIMITS.buttonLabel, 'label', faults) }));

function tidyMenu(menu: Menu, faults: string[]): readonly Block[] {
  const values = new Set<string>();
  const right = menu.options.filter(({ value }) => {
    const fits = value.length > 0 && value.length <= LIMITS.optionValue && !values.has(value);
    values.add(value);
    return fits;
  });
  const options = right.slice(0, LIMITS.menuOptions).map(({ label, description, ...option }) => ({
    ...option,
    label: short(label || '…', LIMITS.optionLabel, 'option', faults),
    ...(description ? { description: short(description, LIMITS.optionDescription, 'description', faults) } : {}),
  }));
  if (options.length < menu.options.length) faults.push(`options of ${menu.action.verb}: ${menu.options.length}`);
  const placeholder = short(menu.placeholder, LIMITS.menuPlaceholder, 'placeholder', faults);
  const max = Math.max(1, Math.min(menu.max, options.length));
  const chosen = options.filter((option) => option.chosen).slice(max);
  const marked = options.map((option) => (chosen.includes(option) ? { ...option, chosen: false } : option));
  const tidied = { ...menu, placeholder, options: marked, max, min: Math.min(menu.min, max) };
  return options.length > 0 ? [{ kind: 'menu', menu: tidied }] : [];
}

function tidyPicker(picker: Picker, faults: string[]): Picker {
  const max = Math.max(1, Math.min(picker.max, LIMITS.menuOptions));
  const placeholder = short(picker.placeholder, LIMITS.menuPlaceholder, 'placeholder', faults);
  return { ...picker, placeholder, max, chosen: picker.chosen.slice(0, max) };
}

/** So many pictures and files as a message takes; one place is kept for a long text. */
function fewFiles(blocks: readonly Block[], faults: string[]): readonly Block[] {
  const isFile = ({ kind }: Block): boolean => kind === 'picture' || kind === 'file';
  const surplus = blocks.filter(isFile).slice(LIMITS.files - 1);
  if (surplus.length > 1) faults.push(`files: ${blocks.filter(isFile).length}`);
  return surplus.length > 1 ? blocks.filter((block) => !surplus.includes(block)) : blocks;
}

/** How many components a block makes. */
function componentsOf(block: Block): number {
  if (block.kind === 'buttons') return 1 + block.buttons.length;
  return block.kind === 'menu' || block.kind === 'picker' ? 2 : 1;
}

/** As many components as fit: texts that follow each other become one, lines go, then what stands before the end. */
function fewComponents(blocks: readonly Block[], most: number, faults: string[]): readonly Block[] {
  const count = (all: readonly Block[]): number => all.reduce((sum, block) => sum + componentsOf(block), 0);
  if (count(blocks) <= most) return blocks;
  faults.push(`components: ${count(blocks)}`);
  const joined = blocks
    .filter(({ kind }) => kind !== 'line')
    .reduce<readonly Block[]>((all, block) => {
      const last = all.at(-1);
      return last?.kind === 'text' && block.kind === 'text'
        ? [...all.slice(0, -1), { kind: 'text', text: `${last.text}\n${block.text}` }]
        : [...all, block];
    }, []);
  let kept = joined;
  while (count(kept) > most) kept = [...kept.slice(0, -2), ...kept.slice(-1)];
  return kept;
}

/** The name of the file in which long texts are whole. */
const WHOLE = 'whole.md';
/** Room for the sentence that names it. */
const NOTE = 200;

/** Cuts the longest texts until all together fit, and puts the whole of them into a file at the end. */
function withFile(blocks: readonly Block[], locale: Locale): readonly Block[] {
  const texts = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
  const most = shareOf(
    texts.map(({ length }) => length),
    LIMITS.texts - NOTE,
  );
  const cut = blocks.map((block) =>
    block.kind === 'text' && block.text.length > most ? { ...block, text: cutText(block.text, most) } : block,
  );
  const last = cut.findLastIndex((block, i) => block !== blocks[i]);
  const note = t(locale, 'reply.whole-in-file', { file: WHOLE });
  return [
    ...cut.map((block, i) =>
      i === last && block.kind === 'text' ? { ...block, text: `${block.text}\n${note}` } : block,
    ),
    { kind: 'file', name: WHOLE, content: texts.join('\n\n') },
  ];
}

/** The greatest length to which all can be cut so that together they are no longer than `room`. */
function shareOf(lengths: readonly number[], room: number): number {
  const sorted = lengths.toSorted((one, other) => one - other);
  let left = room;
  for (const [i, length] of sorted.entries()) {
    const share = Math.floor(left / (sorted.length - i));
    if (length > share) return share;
    left -= length;
  }
  return room;
}

const FENCE = '```';

/** The beginning of a text, to the end of a line where one is near; a block of code that was cut is closed. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = Math.max(1, most - FENCE.length - 2);
  const lineEnd = text.lastIndexOf('\n', room - 1);
  const cut = lineEnd > room / 2 ? text.slice(0, lineEnd) : whole(text, room - 1);
  const open = cut.split(FENCE).length % 2 === 0;
  return open ? `${cut}\n${FENCE}` : `${cut}…`;
}

/** So many characters at most, none of them cut in two. */
const whole = (text: string, most: number): string =>
  text.slice(0, /[\uD800-\uDBFF]$/u.test(text.slice(0, most)) ? most - 1 : most);

function short(text: string, most: number, what: string, faults: string[]): string {
  if (text.length <= most) return text;
  faults.push(`${what} of ${text.length} characters`);
  return `${whole(text, most - 1)}…`;
}
