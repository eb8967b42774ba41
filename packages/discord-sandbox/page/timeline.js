/** The messages of the channel that is looked at. */
import { fill, h } from './dom.js';
import { currentLocale, t } from './i18n.js';
import { icon } from './icons.js';
import { compareIds } from './ids.js';
import { recall } from './memory.js';
import { discordSentence, isTogether, messageView } from './message.js';
import { START } from './store.js';
import { formatDay, sameDay } from './time.js';
/** @import { PageMessage } from '../src/page-api.js' */
/** @import { MessageActions } from './message.js' */
/** @import { Store } from './store.js' */

/** Nearer to the end than this, pixels, the timeline follows new messages. */
const NEAR = 120;

/**
 * @param {Store} store
 * @param {MessageActions} actions
 * @param {HTMLElement} scroller
 * @param {HTMLElement} toNewest the button that leads back to the end
 */
export function createTimeline(store, actions, scroller, toNewest) {
  const list = h('div', { class: 'messages', role: 'log', 'aria-live': 'polite', 'aria-relevant': 'additions' });
  const waiting = h('div', { class: 'waiting', role: 'status' });
  /** Where each channel was left, pixels from the end. @type {Map<string, number>} */
  const places = new Map();
  let shownChannel = START;
  let follow = true;
  /** Where the scroller last stood, to tell a reader who goes up from a page that grew below. */
  let top = 0;
  /** The last message read before this channel was opened. @type {string | null} */
  let readBefore = null;

  const fromEnd = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
  const toEnd = () => {
    scroller.scrollTop = scroller.scrollHeight;
    top = scroller.scrollTop;
  };
  const messages = () => store.timelines.get(store.here)?.list ?? [];

  scroller.addEventListener('scroll', () => {
    const near = fromEnd() < NEAR;
    // A picture that loads between a scroll and its event leaves the end far below: that is no reader going away.
    if (near || scroller.scrollTop < top) follow = near;
    top = scroller.scrollTop;
    toNewest.hidden = follow;
    if (shownChannel === store.here) places.set(shownChannel, fromEnd());
  });
  toNewest.addEventListener('click', () => {
    follow = true;
    toEnd();
    toNewest.hidden = true;
  });
  // Whatever grows below (pictures, the keyboard) must not push the newest message out of sight.
  const watcher = new ResizeObserver(() => follow && toEnd());
  watcher.observe(list);
  watcher.observe(scroller);

  /**
   * @param {PageMessage} message
   * @param {PageMessage | undefined} before
   */
  const view = (message, before) => messageView(message, isTogether(before, message), store, actions);

  /** @param {string} id */
  const elementOf = (id) => {
    const element = list.querySelector(`[data-message="${CSS.escape(id)}"]`);
    return element instanceof HTMLElement ? element : null;
  };

  /** Draws the channel anew. */
  const draw = () => {
    if (store.here !== shownChannel) {
      readBefore = recall(`read:${store.me}:${store.here}`);
      shownChannel = store.here;
      follow = (places.get(store.here) ?? 0) < NEAR;
    }
    const timeline = store.timelines.get(store.here);
    const kept = places.get(store.here) ?? 0;
    fill(list);
    if (timeline === undefined) return drawWaiting();
    const older = h('button', { class: 'older', type: 'button', onclick: () => void store.readOlder() }, t('older'));
    const name = store.channel()?.name ?? '';
    list.append(timeline.more ? older : h('p', { class: 'beginning' }, t('beginning', { name })));
    let before;
    let marked = false;
    for (const message of timeline.list) {
      if (before === undefined || !sameDay(before.createdAt, message.createdAt)) {
        list.append(h('p', { class: 'day', role: 'separator' }, formatDay(message.createdAt, currentLocale())));
      }
      const fresh = readBefore !== null && compareIds(message.id, readBefore) > 0 && message.author !== store.me;
      if (fresh && !marked) {
        list.append(h('p', { class: 'day fresh', role: 'separator' }, t('newMessages')));
        marked = true;
      }
      list.append(view(message, before));
      before = message;
    }
    drawWaiting();
    if (follow) toEnd();
    else {
      scroller.scrollTop = scroller.scrollHeight - scroller.clientHeight - kept;
      top = scroller.scrollTop;
    }
  };

  const drawWaiting = () => {
    fill(
      waiting,
      store.doings.pending
        .filter((slash) => slash.channel === store.here)
        .map((slash) =>
          h(
            'p',
            { class: slash.failed === undefined ? 'sending' : 'sending failure' },
            slash.failed === undefined ? h('span', { class: 'dots' }) : icon('close'),
            slash.failed === undefined
              ? t('sending', { command: slash.command })
              : `/${slash.command}: ${discordSentence(slash.failed)}`,
            slash.failed !== undefined &&
              h(
                'button',
                { class: 'link-button', type: 'button', onclick: () => store.doings.forget(slash.id) },
                t('dismiss'),
              ),
          ),
        ),
    );
    if (follow) toEnd();
  };

  /**
   * Draws one message again and leaves the focus where it was.
   * @param {string} id
   */
  const redraw = (id) => {
    const old = elementOf(id);
    const at = messages().findIndex((message) => message.id === id);
    const message = messages()[at];
    if (old === null || message === undefined) return;
    const focused = document.activeElement instanceof HTMLElement && old.contains(document.activeElement);
    const control = focused ? document.activeElement?.getAttribute('data-control') : null;
    const spoilers = [...old.querySelectorAll('.spoiler')].map((cover) => cover.classList.contains('open'));
    const element = view(message, messages()[at - 1]);
    old.replaceWith(element);
    [...element.querySelectorAll('.spoiler')].forEach((cover, index) => {
      if (spoilers[index] === true && cover instanceof HTMLElement) cover.click();
    });
    if (control === null || control === undefined) return;
    const again = element.querySelector(`[data-control="${CSS.escape(control)}"]`);
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  };

  store.on('here', draw);
  store.on('timeline', draw);
  store.on('message', (message) => {
    const list_ = messages();
    const at = list_.findIndex((known) => known.id === message.id);
    if (at !== list_.length - 1) return draw();
    const before = list_[at - 1];
    if (before === undefined || !sameDay(before.createdAt, message.createdAt)) return draw();
    // What I wrote and what answers only me is what I want to read now.
    if (message.author === store.me || message.ephemeral) follow = true;
    list.append(view(message, before));
    if (follow) toEnd();
    else toNewest.hidden = false;
  });
  store.on('edited', (message) => redraw(message.id));
  store.on('deleted', (id) => {
    const element = elementOf(id);
    const next = element?.nextElementSibling?.getAttribute('data-message');
    element?.remove();
    if (next !== null && next !== undefined) redraw(next);
  });
  store.on('doing', (id) => (id === undefined ? drawWaiting() : redraw(id)));

  return {
    elements: [list, waiting],
    draw,
    /**
     * Shows an older message and marks it for a moment; reads as far back as it must.
     * @param {string} id
     */
    async jump(id) {
      while (elementOf(id) === null && store.timelines.get(store.here)?.more === true) {
        const before = messages().length;
        await store.readOlder();
        if (messages().length === before) break;
      }
      const element = elementOf(id);
      if (element === null) return;
      follow = false;
      element.scrollIntoView({ block: element.offsetHeight > scroller.clientHeight ? 'start' : 'center' });
      element.classList.add('jumped');
      element.addEventListener('animationend', () => element.classList.remove('jumped'), { once: true });
    },
  };
}
