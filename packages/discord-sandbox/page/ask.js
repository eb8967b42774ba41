/** Small questions in a box of their own. */
import { h } from './dom.js';
import { t } from './i18n.js';

/**
 * Asks for one line of text.
 * @param {string} question
 * @param {string} [first] what stands there at first
 * @returns {Promise<string | null>} trimmed and not empty; null when it was cancelled
 */
export function askText(question, first = '') {
  return new Promise((resolve) => {
    const input = h('input', { type: 'text', value: first, maxlength: 90, required: true, 'aria-label': question });
    /** @type {string | null} */
    let answer = null;
    const dialog = h(
      'dialog',
      {
        class: 'box',
        'aria-label': question,
        onclose: () => {
          dialog.remove();
          resolve(answer);
        },
      },
      h(
        'form',
        {
          method: 'dialog',
          onsubmit: (event) => {
            event.preventDefault();
            answer = input.value.trim() === '' ? null : input.value.trim();
            dialog.close();
          },
        },
        h('h2', {}, question),
        input,
        h(
          'div',
          { class: 'box-buttons' },
          h('button', { class: 'button secondary', type: 'button', onclick: () => dialog.close() }, t('cancel')),
          h('button', { class: 'button primary', type: 'submit' }, t('create')),
        ),
      ),
    );
    document.body.append(dialog);
    dialog.showModal();
    input.select();
  });
}
