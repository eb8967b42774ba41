/** One hint for each new thing, one at a time, until it is dismissed or done; then it never comes back. */
import { fill, h } from './dom.js';
import { t } from './i18n.js';
import { recall, remember } from './memory.js';
/** @import { Key } from './i18n.js' */

/**
 * What is new where `at` finds something, in the order of telling. Who presses `done` has understood.
 * @type {readonly { id: string, text: Key, at: string, done: string }[]}
 */
const HINTS = [
  { id: 'buttons', text: 'hintButtons', at: '.message .button[data-control]', done: '.button[data-control]' },
  { id: 'private', text: 'hintPrivate', at: '.message.private', done: '[data-dismiss]' },
  { id: 'menu', text: 'hintMenu', at: '.message .menu', done: '.menu[data-control]' },
  { id: 'picture', text: 'hintPicture', at: '.message .picture', done: '.picture' },
  { id: 'thread', text: 'hintThread', at: '.channel.thread.here', done: '.channel.thread' },
  { id: 'slash', text: 'hintSlash', at: '.message', done: '#composer-field' },
];

/** @param {string} id */
const isKnown = (id) => recall(`hint:${id}`) !== null;

/**
 * Looks for something new on the page and tells about it.
 * @param {HTMLElement} bar where hints stand
 */
export function showHint(bar) {
  const next = HINTS.find((hint) => !isKnown(hint.id) && document.querySelector(hint.at) !== null);
  bar.hidden = next === undefined;
  if (next === undefined || bar.dataset['hint'] === next.id + document.documentElement.lang) return;
  bar.dataset['hint'] = next.id + document.documentElement.lang;
  const learn = () => {
    remember(`hint:${next.id}`, 'seen');
    showHint(bar);
  };
  const button = h('button', { class: 'button secondary', type: 'button', onclick: learn }, t('gotIt'));
  fill(bar, h('p', {}, t(next.text)), button);
}

/**
 * Follows the page: tells what is new, and stops telling what was done.
 * @param {HTMLElement} bar where hints stand
 */
export function followHints(bar) {
  new MutationObserver(() => showHint(bar)).observe(document.body, { childList: true, subtree: true });
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    for (const hint of HINTS) if (target.closest(hint.done) !== null) remember(`hint:${hint.id}`, 'done');
    showHint(bar);
  });
}
