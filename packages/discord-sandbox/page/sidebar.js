/** Channels and threads, and who one plays as. */
import { askText } from './ask.js';
import { avatar } from './avatar.js';
import { fill, h } from './dom.js';
import { t } from './i18n.js';
import { icon } from './icons.js';
import { openPlayers } from './players.js';
import { START } from './store.js';
/** @import { PageChannel, PageChannelKind } from '../src/page-api.js' */
/** @import { IconName } from './icons.js' */
/** @import { Store } from './store.js' */

/** @type {Readonly<Record<PageChannelKind, IconName>>} */
export const CHANNEL_ICONS = {
  text: 'hash',
  announcement: 'announcement',
  forum: 'forum',
  thread: 'thread',
  dm: 'direct',
};

/**
 * @param {Store} store
 * @param {HTMLElement} channels
 * @param {HTMLElement} self
 * @param {(channel: string) => void} go
 */
export function createSidebar(store, channels, self, go) {
  const draw = () => {
    fill(
      channels,
      h(
        'button',
        {
          class: store.here === START ? 'channel start here' : 'channel start',
          type: 'button',
          'aria-current': store.here === START ? 'page' : null,
          onclick: () => go(START),
        },
        icon('flag'),
        h('span', { class: 'channel-name' }, t('start')),
      ),
      store.guilds.map((guild) => {
        const own = [...store.channels.values()].filter(
          (channel) => channel.guild === guild.id && channel.parent === undefined,
        );
        return h(
          'section',
          { 'aria-label': guild.name },
          h(
            'h2',
            {},
            h('span', {}, guild.name),
            h(
              'button',
              {
                class: 'small-round',
                type: 'button',
                title: t('newChannel'),
                'aria-label': t('newChannel'),
                onclick: () => void newChannel(guild.id),
              },
              icon('plus'),
            ),
          ),
          h('ul', {}, own.map(withThreads)),
        );
      }),
      h(
        'section',
        { 'aria-label': t('directMessages') },
        h('h2', {}, h('span', {}, t('directMessages'))),
        h('ul', {}, directMessages()),
      ),
    );
    const me = store.self();
    fill(
      self,
      h(
        'button',
        {
          class: 'self',
          type: 'button',
          'aria-label': t('playingAs', { name: me.displayName }),
          onclick: () => openPlayers(store),
        },
        avatar(me),
        h('span', { class: 'self-name' }, me.displayName),
        h('span', { class: 'self-more' }, t('players')),
      ),
    );
  };

  /** @param {PageChannel} channel */
  const withThreads = (channel) => {
    const threads = store
      .threadsOf(channel.id)
      .filter((thread) => thread.archived !== true || thread.id === store.here);
    return h(
      'li',
      {},
      entry(channel),
      threads.length > 0 &&
        h(
          'ul',
          {},
          threads.map((thread) => h('li', {}, entry(thread))),
        ),
    );
  };

  /** @param {PageChannel} channel */
  const entry = (channel) => {
    const pings = store.pings.get(channel.id) ?? 0;
    const unread = store.isUnread(channel);
    const classes = [
      'channel',
      channel.id === store.here && 'here',
      unread && 'unread',
      channel.kind === 'thread' && 'thread',
    ];
    return h(
      'button',
      {
        class: classes.filter(Boolean).join(' '),
        type: 'button',
        'data-channel': channel.id,
        'aria-current': channel.id === store.here ? 'page' : null,
        title: channel.topic,
      },
      icon(CHANNEL_ICONS[channel.kind]),
      h('span', { class: 'channel-name' }, channel.name),
      unread && h('span', { class: 'visually-hidden' }, t('unread')),
      pings > 0 && h('span', { class: 'badge', 'aria-label': t('mentions', { count: pings }) }, pings),
    );
  };

  const directMessages = () => {
    const known = [...store.channels.values()].filter((channel) => channel.kind === 'dm');
    if (known.length > 0) return known.map((channel) => h('li', {}, entry(channel)));
    const bot = store.users.get(store.bot);
    if (bot === undefined) return [];
    return h(
      'li',
      {},
      h(
        'button',
        { class: 'channel', type: 'button', onclick: () => void openDm() },
        icon('direct'),
        h('span', { class: 'channel-name' }, bot.displayName),
      ),
    );
  };

  const openDm = async () => {
    const answer = await store.act('openDm', { user: store.me });
    if (answer === null) return;
    store.channels.set(answer.channel.id, answer.channel);
    go(answer.channel.id);
  };

  /** @param {string} guild */
  const newChannel = async (guild) => {
    const name = await askText(t('newChannelName'));
    if (name === null) return;
    const answer = await store.act('createChannel', { user: store.me, guild, name });
    if (answer === null) return;
    store.channels.set(answer.channel.id, answer.channel);
    go(answer.channel.id);
  };

  store.on('world', draw);
  store.on('here', draw);
  return { draw };
}
