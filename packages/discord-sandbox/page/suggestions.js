/** The list above the composer: commands, offers, further options. */
import { fill, h } from './dom.js';

/**
 * @typedef {{ label: string, detail?: string | undefined, note?: string | undefined, pick: () => void }} Suggestion
 * @typedef {{ title: string, hint?: string | undefined, items: readonly Suggestion[], status?: string | undefined, highlight: number }} Offered
 */

/**
 * @param {HTMLElement} panel
 */
export function createSuggestions(panel) {
  /** @type {readonly Suggestion[]} */
  let items = [];
  let at = -1;
  const list = h('ul', { class: 'offers', role: 'listbox', id: 'offers' });

  const mark = () => {
    [...list.children].forEach((item, index) => {
      item.setAttribute('aria-selected', String(index === at));
      if (index === at) item.scrollIntoView({ block: 'nearest' });
    });
    const active = at >= 0 ? `offer-${String(at)}` : '';
    const field = document.activeElement;
    if (field?.getAttribute('role') === 'combobox') field.setAttribute('aria-activedescendant', active);
  };

  return {
    /**
     * Shows offers; `highlight` is the one that Enter takes, -1 for none.
     * @param {Offered} offered
     */
    show(offered) {
      items = offered.items;
      at = Math.min(offered.highlight, items.length - 1);
      fill(
        list,
        items.map((item, index) =>
          h(
            'li',
            {
              id: `offer-${String(index)}`,
              class: 'offer',
              role: 'option',
              'aria-selected': 'false',
              // Before the field loses the focus, and with it the list.
              onpointerdown: (event) => event.preventDefault(),
              onclick: () => item.pick(),
            },
            h('span', { class: 'offer-label' }, item.label),
            item.detail !== undefined && h('span', { class: 'offer-detail' }, item.detail),
            item.note !== undefined && h('span', { class: 'offer-note' }, item.note),
          ),
        ),
      );
      list.setAttribute('aria-label', offered.title);
      fill(
        panel,
        h('p', { class: 'offers-title' }, h('b', {}, offered.title), offered.hint !== undefined && ` ${offered.hint}`),
        items.length > 0 && list,
        offered.status !== undefined && h('p', { class: 'offers-status', role: 'status' }, offered.status),
      );
      panel.hidden = false;
      mark();
    },
    hide() {
      items = [];
      at = -1;
      panel.hidden = true;
    },
    /** Is there a list on the screen? */
    get open() {
      return !panel.hidden;
    },
    /** The offer that Enter takes. */
    get highlighted() {
      return items[at];
    },
    /** The first offer, which Tab takes when none is highlighted. */
    get first() {
      return items[0];
    },
    /**
     * Goes up (-1) or down (1) the list.
     * @param {number} step
     */
    move(step) {
      if (items.length === 0) return;
      at = at === -1 && step < 0 ? items.length - 1 : (at + step + items.length) % items.length;
      mark();
    },
  };
}

/** @typedef {ReturnType<typeof createSuggestions>} Suggestions */
