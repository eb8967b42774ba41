/** Puts the page together. */
import { askText } from './ask.js';
import { getWorld, post } from './api.js';
import { createComposer } from './composer.js';
import { add, byId, fill, h, isNarrow } from './dom.js';
import { startView } from './first-steps.js';
import { followHints } from './hints.js';
import { say, setLocale, t } from './i18n.js';
import { icon } from './icons.js';
import { refreshTimes } from './markdown-view.js';
import { recall, remember } from './memory.js';
import { openModal } from './modal.js';
import { CHANNEL_ICONS, createSidebar } from './sidebar.js';
import { START, Store } from './store.js';
import { createTimeline } from './timeline.js';
/** @import { WorldView } from '../src/page-api.js' */

const query = new URLSearchParams(window.location.search);

/**
 * The world as the player of this tab sees it. Who comes for the first time and names nobody plays the first player,
 * in the language of the browser.
 * @returns {Promise<WorldView>}
 */
async function enter() {
  const named = query.get('user') ?? undefined;
  const world = await getWorld(named).catch(() => getWorld(undefined));
  if (named !== undefined || recall('visited') !== null) return world;
  remember('visited', 'yes');
  const [language] = navigator.language.split('-');
  const me = world.users.find((user) => user.id === world.me);
  const wanted =
    world.locales.find((locale) => locale === navigator.language) ??
    world.locales.find((locale) => locale.split('-')[0] === language);
  if (wanted === undefined || me === undefined || me.locale.split('-')[0] === language) return world;
  await post('setLocale', { user: world.me, locale: wanted });
  return getWorld(world.me);
}

/** @param {Store} store */
function show(store) {
  const scroller = byId('timeline');
  const actions = {
    reply: /** @param {import('../src/page-api.js').PageMessage} message */ (message) => composer.setReply(message),
    thread: /** @param {import('../src/page-api.js').PageMessage} message */ (message) => void newThread(message.id),
  };
  const timeline = createTimeline(store, actions, scroller, byId('to-newest'));
  const start = h('div', { class: 'start' });
  const forum = h('div', { class: 'forum' });
  add(scroller, start, forum, timeline.elements);

  /** @param {string} channel */
  const go = async (channel) => {
    closeDrawer();
    if (channel === store.here || (channel !== START && !store.channels.has(channel))) return;
    window.history.pushState(null, '', address(channel));
    await store.go(channel);
  };

  /** @param {string} channel */
  const address = (channel) => {
    const here = new URLSearchParams({ user: store.me });
    if (channel !== START) here.set('channel', channel);
    return `?${here.toString()}`;
  };

  /** @param {string} [message] the message it starts from */
  const newThread = async (message) => {
    const name = await askText(t('newThreadName'));
    if (name === null) return;
    const made = await store.act('createThread', {
      user: store.me,
      channel: store.here,
      name,
      ...(message === undefined ? {} : { message }),
    });
    if (made === null) return;
    store.channels.set(made.channel.id, made.channel);
    void go(made.channel.id);
  };

  const sidebar = createSidebar(store, byId('channels'), byId('self'), (channel) => void go(channel));
  const composer = createComposer(store);

  const drawHead = () => {
    const channel = store.channel();
    const unread = [...store.channels.values()].some((other) => store.isUnread(other));
    const menu = byId('open-drawer');
    fill(menu, icon('menu'), unread && h('span', { class: 'dot' }));
    menu.setAttribute('aria-label', t('openMenu'));
    fill(
      byId('here'),
      channel === undefined ? icon('flag') : icon(CHANNEL_ICONS[channel.kind]),
      h('h1', {}, channel?.name ?? t('start')),
      channel?.topic !== undefined && h('span', { class: 'topic' }, channel.topic),
    );
    const thread = byId('new-thread');
    thread.hidden = channel?.kind !== 'text' || !channel.canSend;
    fill(thread, icon('thread'), h('span', {}, t('newThread')));
    const place = channel?.name ?? (store.welcome?.name === undefined ? t('appName') : say(store.welcome.name));
    const mark = [...store.pings.values()].some((count) => count > 0) ? '● ' : '';
    document.title = `${mark}${place} · ${store.self().displayName}`;
  };

  const drawPlace = () => {
    start.hidden = store.here !== START;
    forum.hidden = store.channel()?.kind !== 'forum';
    for (const element of timeline.elements) element.hidden = store.here === START || !forum.hidden;
    if (!start.hidden) fill(start, startView(store, { go, offer: composer.offer }));
    if (!forum.hidden) {
      const threads = store.threadsOf(store.here);
      fill(
        forum,
        threads.length === 0 && h('p', { class: 'beginning' }, t('forumEmpty')),
        threads.map((thread) =>
          h(
            'button',
            { class: 'thread-card', type: 'button', 'data-channel': thread.id },
            icon('thread'),
            h('b', {}, thread.name),
          ),
        ),
      );
    }
  };

  const drawConnection = () => {
    const bar = byId('connection');
    bar.hidden = store.connected && store.botOnline;
    bar.textContent = store.connected ? t('botOffline') : t('connectionLost');
  };

  const drawTyping = () => {
    const typists = [...(store.typists.get(store.here) ?? [])].filter(
      ([user, until]) => until > Date.now() && user !== store.me,
    );
    byId('typing').textContent = typists.map(([user]) => t('typing', { name: store.nameOf(user) })).join(' ');
  };

  let locale = '';
  const drawWorld = () => {
    const changed = store.self().locale !== locale;
    if (changed) {
      locale = store.self().locale;
      setLocale(locale);
      store.commands.clear();
      byId('sidebar').setAttribute('aria-label', t('channels'));
      byId('to-newest').replaceChildren(icon('down'), h('span', {}, t('toNewest')));
      drawPlace();
      timeline.draw();
      composer.draw();
      sidebar.draw();
      drawConnection();
    }
    drawHead();
  };

  let trouble = 0;
  store.on('trouble', (sentence) => {
    const bar = byId('trouble');
    window.clearTimeout(trouble);
    fill(
      bar,
      h('p', {}, sentence),
      h(
        'button',
        { class: 'small-round', type: 'button', 'aria-label': t('close'), onclick: () => (bar.hidden = true) },
        icon('close'),
      ),
    );
    bar.hidden = false;
    trouble = window.setTimeout(() => (bar.hidden = true), 8000);
  });
  store.on('world', drawWorld);
  store.on('commands', drawPlace);
  store.on('here', () => {
    drawHead();
    drawPlace();
    drawTyping();
  });
  store.on('connection', drawConnection);
  store.on('typing', drawTyping);
  store.on('modal', ({ interaction, modal }) => openModal(store, interaction, modal));

  // Whatever names a channel, a command or a message leads there.
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('[data-channel], [data-command], [data-jump]');
    if (!(link instanceof HTMLElement)) return;
    const { channel, command, jump } = link.dataset;
    if (link instanceof HTMLAnchorElement) event.preventDefault();
    if (command !== undefined) void composer.offer(command);
    void (async () => {
      if (channel !== undefined) await go(channel);
      if (jump !== undefined) await timeline.jump(jump);
    })();
  });
  byId('new-thread').addEventListener('click', () => void newThread());
  byId('open-drawer').addEventListener('click', openDrawer);
  byId('veil').addEventListener('click', closeDrawer);
  document.addEventListener('keydown', (event) => event.key === 'Escape' && closeDrawer());
  window.addEventListener('popstate', () => void store.go(placeNamed(store)));
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && store.here !== START && store.seen(store.here),
  );
  followHints(byId('hint'));
  window.setInterval(() => {
    refreshTimes(store);
    drawTyping();
  }, 1000);

  drawWorld();
  window.history.replaceState(null, '', address(placeNamed(store)));
  void store.go(placeNamed(store));
  store.listen();
}

/**
 * The place that the address names, else where the player was last, else the start.
 * @param {Store} store
 * @returns {string}
 */
function placeNamed(store) {
  const named = new URLSearchParams(window.location.search).get('channel');
  if (named !== null && store.channels.has(named)) return named;
  return START;
}

function openDrawer() {
  document.body.classList.add('drawer-open');
  const first = document.querySelector('#channels .here');
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
}

function closeDrawer() {
  if (!document.body.classList.contains('drawer-open')) return;
  document.body.classList.remove('drawer-open');
  byId('open-drawer').focus({ preventScroll: true });
}

/** Keeps the composer above a phone's keyboard, which covers the page without making it smaller. */
function followKeyboard() {
  const view = window.visualViewport;
  if (view === null) return;
  const fit = () => {
    document.documentElement.style.setProperty('--height', isNarrow() ? `${String(view.height)}px` : '100dvh');
    if (isNarrow()) window.scrollTo(0, 0);
  };
  view.addEventListener('resize', fit);
  fit();
}

followKeyboard();
try {
  const world = await enter();
  const store = new Store(world);
  show(store);
  document.body.classList.add('ready');
} catch (error) {
  const bar = byId('trouble');
  bar.hidden = false;
  bar.textContent = error instanceof Error ? error.message : String(error);
}
