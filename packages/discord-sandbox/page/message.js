/** One message of the timeline. */
import { avatar } from './avatar.js';
import { componentList } from './components.js';
import { h } from './dom.js';
import { embedCard } from './embeds.js';
import { currentLocale, t } from './i18n.js';
import { icon } from './icons.js';
import { parseInline, plainText } from './markdown-inline.js';
import { markdown } from './markdown-view.js';
import { openMenu } from './menu.js';
import { attachmentList } from './pictures.js';
import { formatTime, sameDay } from './time.js';
/** @import { PageMessage } from '../src/page-api.js' */
/** @import { Store } from './store.js' */

/** Messages of one author within this many milliseconds stand under one name. */
const TOGETHER = 7 * 60_000;

/** What a message's own menu can do. @typedef {{ reply: (message: PageMessage) => void, thread: (message: PageMessage) => void }} MessageActions */

/**
 * May a message stand under the name of the one before it?
 * @param {PageMessage | undefined} before
 * @param {PageMessage} message
 */
export function isTogether(before, message) {
  return (
    before !== undefined &&
    before.author === message.author &&
    before.kind !== 'system' &&
    message.kind === 'default' &&
    message.interaction === undefined &&
    before.ephemeral === message.ephemeral &&
    message.createdAt - before.createdAt < TOGETHER &&
    sameDay(before.createdAt, message.createdAt)
  );
}

/**
 * @param {PageMessage} message
 * @param {boolean} together without a name of its own
 * @param {Store} store
 * @param {MessageActions} actions
 * @returns {HTMLElement}
 */
export function messageView(message, together, store, actions) {
  const author = store.users.get(message.author);
  const classes = ['message', together && 'together', message.pingsMe && 'pinging', message.ephemeral && 'private'];
  const time = formatTime(message.createdAt, sameDay(message.createdAt, store.now()) ? 't' : 's', currentLocale(), 0);
  if (message.kind === 'system') return systemView(message, store);
  return h(
    'article',
    {
      class: classes.filter(Boolean).join(' '),
      'data-message': message.id,
      'aria-label': store.nameOf(message.author),
    },
    contextLine(message, store),
    !together && avatar(author),
    together
      ? h('time', { class: 'side-time', datetime: new Date(message.createdAt).toISOString() }, time)
      : h(
          'header',
          { class: 'message-head' },
          h('span', { class: 'author' }, store.nameOf(message.author)),
          author?.bot && h('span', { class: 'tag' }, t('bot')),
          h('time', { class: 'time', datetime: new Date(message.createdAt).toISOString() }, time),
          message.pinned && h('span', { class: 'edited' }, t('pinned')),
        ),
    h('div', { class: 'message-body' }, body(message, store)),
    !message.thinking && toolbar(message, store, actions),
  );
}

/**
 * @param {PageMessage} message
 * @param {Store} store
 */
function body(message, store) {
  const failure = message.failed ?? store.doings.failures.get(message.id);
  return [
    message.thinking &&
      message.failed === undefined &&
      h(
        'p',
        { class: 'thinking', role: 'status' },
        h('span', { class: 'dots' }),
        `${store.nameOf(message.author)} ${t('thinking')}`,
      ),
    message.content !== '' && markdown(message.content, store),
    message.editedAt !== undefined && !message.v2 && h('span', { class: 'edited' }, `(${t('edited')})`),
    ...message.embeds.map((embed) => embedCard(embed, store)),
    ...(message.v2 ? [] : attachmentList(message.attachments)),
    ...componentList(message.components, message, store),
    message.reactions.length > 0 &&
      h(
        'div',
        { class: 'reactions' },
        message.reactions.map((reaction) =>
          h(
            'span',
            { class: reaction.mine ? 'reaction mine' : 'reaction' },
            `${reaction.emoji} ${String(reaction.count)}`,
          ),
        ),
      ),
    message.thread !== undefined && threadCard(message.thread, store),
    failure !== undefined && h('p', { class: 'failure', role: 'alert' }, discordSentence(failure)),
    message.ephemeral &&
      h(
        'p',
        { class: 'private-note' },
        icon('eye'),
        h('span', {}, t('onlyYou')),
        h(
          'button',
          {
            class: 'link-button',
            type: 'button',
            'data-dismiss': message.id,
            onclick: () => void store.act('dismiss', { user: store.me, message: message.id }),
          },
          t('dismiss'),
        ),
      ),
  ];
}

/**
 * Discord's own two sentences in the player's language; anything else as it is.
 * @param {string} sentence
 * @returns {string}
 */
export function discordSentence(sentence) {
  if (/did not respond/i.test(sentence)) return t('noAnswer');
  if (/interaction failed/i.test(sentence) || sentence === '') return t('interactionFailed');
  return sentence;
}

/**
 * What a message answers: a slash command, or another message.
 * @param {PageMessage} message
 * @param {Store} store
 */
function contextLine(message, store) {
  if (message.interaction !== undefined) {
    return h(
      'p',
      { class: 'context' },
      h('span', { class: 'context-hook', 'aria-hidden': 'true' }),
      h('b', {}, store.nameOf(message.interaction.user)),
      ` ${t('usedCommand')} `,
      h('span', { class: 'mention' }, `/${message.interaction.command}`),
    );
  }
  const { reference } = message;
  if (reference === undefined) return null;
  return h(
    'button',
    { class: 'context', type: 'button', 'data-jump': reference.message },
    h('span', { class: 'context-hook', 'aria-hidden': 'true' }),
    reference.author === undefined
      ? t('goneMessage')
      : [h('b', {}, store.nameOf(reference.author)), ` ${firstWords(reference.excerpt ?? '', store)}`],
  );
}

/**
 * A message's beginning, without its marks.
 * @param {string} excerpt
 * @param {Store} store
 * @returns {string}
 */
function firstWords(excerpt, store) {
  const words = excerpt.replace(/^(?:#{1,3}|-#|>) +/gm, '');
  return plainText(parseInline(words), (kind, id) =>
    kind === 'user' ? `@${store.nameOf(id)}` : kind === 'channel' ? `#${store.channels.get(id)?.name ?? '?'}` : '@',
  );
}

/**
 * @param {PageMessage} message
 * @param {Store} store
 */
function systemView(message, store) {
  const thread = message.thread ?? message.reference?.channel;
  const name = thread === undefined ? message.content : (store.channels.get(thread)?.name ?? message.content);
  const text = t('startedThread', { name: store.nameOf(message.author), thread: name });
  return h(
    'article',
    { class: 'message system', 'data-message': message.id },
    icon('thread'),
    h('span', {}, thread === undefined && message.content !== '' ? message.content : text),
    thread !== undefined &&
      h('button', { class: 'link-button', type: 'button', 'data-channel': thread }, t('openThread')),
  );
}

/**
 * @param {string} thread
 * @param {Store} store
 */
function threadCard(thread, store) {
  const channel = store.channels.get(thread);
  if (channel === undefined) return null;
  return h(
    'button',
    { class: 'thread-card', type: 'button', 'data-channel': thread },
    icon('thread'),
    h('b', {}, channel.name),
    h('span', {}, t('openThread')),
  );
}

/**
 * The small button that opens what one can do with a message.
 * @param {PageMessage} message
 * @param {Store} store
 * @param {MessageActions} actions
 */
function toolbar(message, store, actions) {
  const channel = store.channels.get(message.channel);
  const items = [
    ...(channel?.canSend && !message.ephemeral ? [{ value: 'reply', label: t('reply') }] : []),
    ...(message.content === '' ? [] : [{ value: 'copy', label: t('copyText') }]),
    ...(channel?.kind === 'text' && !message.ephemeral && message.thread === undefined
      ? [{ value: 'thread', label: t('startThread') }]
      : []),
  ];
  if (items.length === 0) return null;
  const opener = h(
    'button',
    {
      class: 'message-tools',
      type: 'button',
      'aria-label': t('messageActions'),
      'aria-haspopup': 'listbox',
      onclick: () =>
        openMenu(opener, { title: t('messageActions'), items, chosen: [], min: 1, max: 1 }, ([picked]) => {
          if (picked === 'reply') actions.reply(message);
          if (picked === 'thread') actions.thread(message);
          if (picked === 'copy') void navigator.clipboard.writeText(message.content);
        }),
    },
    '⋯',
  );
  return opener;
}
