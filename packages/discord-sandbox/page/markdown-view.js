/** Shows the tree of `markdown.js` as elements. */
import { h, cssColour } from './dom.js';
import { currentLocale, t } from './i18n.js';
import { parseMarkdown } from './markdown.js';
import { unreachable } from './never.js';
import { formatRelative, formatTime } from './time.js';
/** @import { Block } from './markdown.js' */
/** @import { Inline, Style } from './markdown-inline.js' */
/** @import { Store } from './store.js' */

/** @type {Readonly<Record<Exclude<Style, 'spoiler'>, 'strong' | 'em' | 'u' | 's'>>} */
const TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' };

/**
 * @param {string} source Discord's markdown
 * @param {Store} store names for mentions
 * @returns {HTMLElement}
 */
export function markdown(source, store) {
  return h('div', { class: 'markdown' }, blocks(parseMarkdown(source), store));
}

/**
 * @param {readonly Block[]} list
 * @param {Store} store
 * @returns {HTMLElement[]}
 */
function blocks(list, store) {
  return list.map((block) => {
    switch (block.kind) {
      case 'heading':
        return h(
          /** @type {const} */ (['h3', 'h4', 'h5'])[block.level - 1] ?? 'h5',
          {},
          inlines(block.children, store),
        );
      case 'small':
        return h('p', { class: 'small' }, inlines(block.children, store));
      case 'quote':
        return h('blockquote', {}, blocks(block.blocks, store));
      case 'list': {
        const items = block.items.map((item) => h('li', {}, blocks(item, store)));
        return block.ordered ? h('ol', { start: block.start }, items) : h('ul', {}, items);
      }
      case 'code':
        return h('pre', { tabindex: 0 }, h('code', { 'data-language': block.language || null }, block.text));
      case 'lines':
        return h('p', {}, inlines(block.children, store));
      default:
        return unreachable(block);
    }
  });
}

/**
 * @param {readonly Inline[]} list
 * @param {Store} store
 * @returns {(Node | string)[]}
 */
function inlines(list, store) {
  return list.map((node) => {
    switch (node.kind) {
      case 'text':
        return node.text;
      case 'break':
        return h('br');
      case 'code':
        return h('code', {}, node.text);
      case 'style':
        return node.style === 'spoiler'
          ? spoiler(h('span', {}, inlines(node.children, store)))
          : h(TAGS[node.style], {}, inlines(node.children, store));
      case 'link':
        if (place(node.url) !== null)
          return h('a', { href: node.url, ...place(node.url) }, inlines(node.children, store));
        return h('a', { href: node.url, target: '_blank', rel: 'noopener noreferrer' }, inlines(node.children, store));
      case 'user':
        return h(
          'span',
          { class: node.id === store.me ? 'mention mine' : 'mention', 'data-user': node.id },
          `@${store.nameOf(node.id)}`,
        );
      case 'role':
        return roleMention(node.id, store);
      case 'channel':
        return h(
          'button',
          { class: 'mention', type: 'button', 'data-channel': node.id },
          `#${store.channels.get(node.id)?.name ?? '?'}`,
        );
      case 'command':
        return h('button', { class: 'mention', type: 'button', 'data-command': node.path }, `/${node.path}`);
      case 'time':
        return timeMark(node.seconds * 1000, node.style, store);
      case 'emoji':
        return `:${node.name}:`;
      case 'everyone':
        return h('span', { class: 'mention mine' }, `@${node.name}`);
      default:
        return unreachable(node);
    }
  });
}

/**
 * Where a link to a message or channel leads: it stays on this page.
 * @param {string} url
 * @returns {{ 'data-channel': string, 'data-jump': string | undefined } | null} null for links to elsewhere
 */
function place(url) {
  const [, channel, message] = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/.exec(url) ?? [];
  return channel === undefined ? null : { 'data-channel': channel, 'data-jump': message };
}

/**
 * @param {string} id
 * @param {Store} store
 */
function roleMention(id, store) {
  const role = store.guilds.flatMap((guild) => guild.roles).find((known) => known.id === id);
  const mark = h('span', { class: 'mention' }, `@${role?.name ?? '?'}`);
  if (role !== undefined && role.colour !== 0) mark.style.setProperty('--mention', cssColour(role.colour));
  return mark;
}

/**
 * @param {number} at milliseconds since 1970
 * @param {import('./markdown-inline.js').TimeStyle} style
 * @param {Store} store
 */
function timeMark(at, style, store) {
  const mark = h(
    'time',
    { datetime: new Date(at).toISOString(), title: formatTime(at, 'F', currentLocale(), store.now()) },
    formatTime(at, style, currentLocale(), store.now()),
  );
  if (style === 'R') mark.dataset['relative'] = String(at);
  return mark;
}

/**
 * Brings all relative times on the page up to date.
 * @param {Store} store
 */
export function refreshTimes(store) {
  for (const mark of document.querySelectorAll('time[data-relative]')) {
    if (!(mark instanceof HTMLElement)) continue;
    const text = formatRelative(Number(mark.dataset['relative']), currentLocale(), store.now());
    if (mark.textContent !== text) mark.textContent = text;
  }
}

/**
 * Hides something until it is pressed.
 * @param {HTMLElement} hidden
 * @returns {HTMLElement}
 */
export function spoiler(hidden) {
  hidden.setAttribute('inert', '');
  const cover = h('span', { class: 'spoiler', role: 'button', tabindex: 0, 'aria-label': t('spoiler') }, hidden);
  /** @param {Event} event */
  const reveal = (event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    if (cover.classList.contains('open')) return;
    event.preventDefault();
    event.stopPropagation();
    cover.classList.add('open');
    for (const name of ['role', 'tabindex', 'aria-label']) cover.removeAttribute(name);
    hidden.removeAttribute('inert');
  };
  cover.addEventListener('click', reveal, { capture: true });
  cover.addEventListener('keydown', reveal);
  return cover;
}
