/** Where one writes: plain messages, and the beginnings of slash commands. */
import { createCommandLine } from './command-line.js';
import { byId, fill, h } from './dom.js';
import { t } from './i18n.js';
import { icon } from './icons.js';
import { findCommands, readCommand } from './slash.js';
import { createSuggestions } from './suggestions.js';
/** @import { PageCommand, PageMessage } from '../src/page-api.js' */
/** @import { Store } from './store.js' */

/** More commands than this are not listed at once. */
const LONGEST_LIST = 30;

/**
 * @param {Store} store
 */
export function createComposer(store) {
  const form = byId('composer');
  const suggestions = createSuggestions(byId('suggestions'));
  const line = h('div', { class: 'command-line', hidden: true });
  const replyBar = byId('reply-bar');
  /** @type {PageMessage | null} */
  let replyTo = null;
  /** What was begun in each channel. @type {Map<string, string>} */
  const drafts = new Map();
  let written = store.here;

  const area = h('textarea', {
    rows: 1,
    maxlength: 2000,
    role: 'combobox',
    'aria-controls': 'offers',
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    enterkeyhint: 'send',
    oninput: () => void typed(),
    onkeydown: (event) => void keys(event),
    onblur: () => suggestions.hide(),
    onfocus: () => void typed(),
  });
  const slashButton = h(
    'button',
    {
      class: 'composer-button',
      type: 'button',
      onclick: () => {
        area.value = '/';
        area.focus();
        void typed();
      },
    },
    icon('slash'),
  );
  const sendButton = h(
    'button',
    { class: 'composer-button send', type: 'button', onclick: () => void send() },
    icon('send'),
  );
  const commandLine = createCommandLine(store, line, suggestions, () => {
    area.hidden = false;
    area.value = '';
    area.focus();
    grow();
    suggestions.hide();
  });
  fill(byId('composer-field'), slashButton, line, area, sendButton);

  const grow = () => {
    area.style.height = 'auto';
    area.style.height = `${String(Math.min(area.scrollHeight, 200))}px`;
  };

  const commands = () => store.commandsOf(store.here);

  const typed = async () => {
    grow();
    drafts.set(store.here, area.value);
    if (!area.value.startsWith('/')) return suggestions.hide();
    const known = await commands();
    if (!area.value.startsWith('/') || commandLine.open) return;
    const whole = /\s/.test(area.value) ? readCommand(area.value.replace(/\s+$/, ' '), known) : null;
    if (whole !== null && area.value.length > 1 + whole.command.shownPath.length) return begin(whole);
    const found = findCommands(known, area.value.slice(1)).slice(0, LONGEST_LIST);
    area.setAttribute('aria-expanded', 'true');
    suggestions.show({
      title: t('commandsHere'),
      items: found.map((command) => ({
        label: `/${command.shownPath}`,
        detail: command.description,
        pick: () => begin({ command, values: [] }),
      })),
      status: known.length === 0 ? t('noCommands') : found.length === 0 ? t('noCommand') : undefined,
      highlight: 0,
    });
  };

  /** @param {import('./slash.js').TypedCommand} command */
  const begin = (command) => {
    drafts.delete(store.here);
    area.hidden = true;
    area.value = '';
    commandLine.begin(command);
  };

  /** @param {KeyboardEvent} event */
  const keys = async (event) => {
    if (event.isComposing) return;
    if (suggestions.open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      suggestions.move(event.key === 'ArrowDown' ? 1 : -1);
    } else if ((event.key === 'Enter' && !event.shiftKey) || (event.key === 'Tab' && suggestions.open)) {
      event.preventDefault();
      const whole = readCommand(area.value, await commands());
      if (whole !== null && event.key === 'Enter') begin(whole);
      else if (suggestions.highlighted !== undefined) suggestions.highlighted.pick();
      else if (event.key === 'Enter') void send();
    } else if (event.key === 'Escape') {
      if (suggestions.open) suggestions.hide();
      else setReply(null);
    }
  };

  const send = async () => {
    if (commandLine.open) return commandLine.send();
    const content = area.value.trim();
    if (content === '' || content.startsWith('/')) return area.focus();
    const body = { user: store.me, channel: store.here, content, ...(replyTo === null ? {} : { reply: replyTo.id }) };
    area.value = '';
    drafts.delete(store.here);
    setReply(null);
    grow();
    if ((await store.act('send', body)) === null) area.value = content;
    area.focus();
  };

  /** @param {PageMessage | null} message */
  const setReply = (message) => {
    replyTo = message;
    replyBar.hidden = message === null;
    if (message === null) return;
    fill(
      replyBar,
      icon('reply'),
      h('span', {}, t('replyingTo', { name: store.nameOf(message.author) })),
      h(
        'button',
        { class: 'small-round', type: 'button', 'aria-label': t('cancel'), onclick: () => setReply(null) },
        icon('close'),
      ),
    );
    area.focus();
  };

  const draw = () => {
    const channel = store.channel();
    const writable = channel !== undefined && channel.kind !== 'forum';
    form.hidden = !writable;
    if (!writable) return;
    if (written !== store.here) {
      written = store.here;
      if (commandLine.open) commandLine.leave();
      setReply(null);
      area.value = drafts.get(store.here) ?? '';
      suggestions.hide();
      grow();
    }
    const may = channel.canSend && channel.locked !== true;
    const label = may ? t('writeTo', { name: channel.name }) : t('cannotWrite');
    area.placeholder = label;
    area.setAttribute('aria-label', label);
    area.disabled = !may;
    slashButton.setAttribute('aria-label', t('commands'));
    slashButton.title = t('commands');
    sendButton.setAttribute('aria-label', t('send'));
    sendButton.title = t('send');
  };

  store.on('here', draw);
  store.on('world', draw);
  return {
    draw,
    setReply,
    /**
     * Begins the command that somebody pressed in a text.
     * @param {string} path canonical
     */
    async offer(path) {
      const command = (await commands()).find((/** @type {PageCommand} */ known) => known.path === path);
      if (command !== undefined) begin({ command, values: [] });
    },
    /** Puts the cursor where one writes. */
    focus() {
      area.focus();
    },
  };
}
