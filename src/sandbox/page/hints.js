/** One hint for each new thing, one at a time, until it is dismissed; dismissed hints never come back. */
import { fill, h } from './dom.js';
import { t } from './i18n.js';
import { recall, remember } from './memory.js';
/** @import { Key } from './i18n.js' */

/** What is new where this selector finds something visible, in the order of telling. */
/** @type {readonly { id: string, text: Key, at: string }[]} */
const HINTS = [
  { id: 'modal', text: 'hintModal', at: 'dialog.modal[open]' },
  { id: 'buttons', text: 'hintButtons', at: '.message .button[data-control]' },
  { id: 'private', text: 'hintPrivate', at: '.message.private' },
  { id: 'picture', text: 'hintPicture', at: '.message .picture' },
  { id: 'menu', text: 'hintMenu', at: '.message .menu' },
  { id: 'thread', text: 'hintThread', at: '.channel.thread.here' },
  { id: 'slash', text: 'hintSlash', at: '.message' },
];

/**
 * Looks for something new on the page and tells about it.
 * @param {HTMLElement} bar where hints stand
 */
export function showHint(bar) {
  const next = HINTS.find((hint) => recall(`hint:${hint.id}`) === null && document.querySelector(hint.at) !== null);
  if (next === undefined) {
    bar.hidden = true;
    return;
  }
  if (bar.dataset['hint'] === next.id && !bar.hidden) return;
  bar.dataset['hint'] = next.id;
  bar.hidden = false;
  fill(
    bar,
    h('p', {}, t(next.text)),
    h(
      'button',
      {
        class: 'button secondary',
        type: 'button',
        onclick: () => {
          remember(`hint:${next.id}`, 'seen');
          bar.hidden = true;
          showHint(bar);
        },
      },
      t('gotIt'),
    ),
  );
}
