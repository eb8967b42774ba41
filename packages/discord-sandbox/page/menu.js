/** Menus: a button that opens a list; on a phone the list comes up from below. */
import { h, isNarrow } from './dom.js';
import { t } from './i18n.js';
import { icon } from './icons.js';
import { emoji } from './components.js';
import { unreachable } from './never.js';
/** @import { Emoji, Select } from '../src/wire.js' */
/** @import { Store } from './store.js' */

/** @typedef {{ value: string, label: string, description?: string | undefined, emoji?: Emoji | undefined }} Item */
/** @typedef {{ title: string, items: readonly Item[], chosen: readonly string[], min: number, max: number }} Offer */

/** Longer lists get a search field. */
const SEARCH_FROM = 12;

/**
 * What a menu of Discord offers.
 * @param {Select} select
 * @param {Store} store
 * @returns {readonly Item[]}
 */
function itemsOf(select, store) {
  const users = () => [...store.users.values()].map((user) => ({ value: user.id, label: user.displayName }));
  const roles = () =>
    store.guilds.flatMap((guild) => guild.roles).map((role) => ({ value: role.id, label: `@${role.name}` }));
  switch (select.type) {
    case 3:
      return select.options;
    case 5:
      return users();
    case 6:
      return roles();
    case 7:
      return [...users(), ...roles()];
    case 8: {
      const { channel_types: types } = select;
      return [...store.channels.values()]
        .filter((channel) => channel.guild !== undefined && (types === undefined || types.includes(channel.type)))
        .map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
    }
    default:
      return unreachable(select);
  }
}

/**
 * What is chosen before anybody touches the menu.
 * @param {Select} select
 * @returns {readonly string[]}
 */
export function defaultsOf(select) {
  if (select.type !== 3) return (select.default_values ?? []).map((value) => value.id);
  return select.options.filter((option) => option.default === true).map((option) => option.value);
}

/**
 * A menu as a message or a modal shows it.
 * @param {Select} select
 * @param {Store} store
 * @param {{ busy: boolean, chosen: readonly string[] | undefined, onPick: (values: readonly string[]) => void }} use
 * @returns {HTMLButtonElement}
 */
export function menuButton(select, store, use) {
  const items = itemsOf(select, store);
  const chosen = use.chosen ?? defaultsOf(select);
  const labels = items.filter((item) => chosen.includes(item.value)).map((item) => item.label);
  const title = select.placeholder ?? t('select');
  const opener = h(
    'button',
    {
      class: labels.length > 0 ? 'menu chosen' : 'menu',
      type: 'button',
      disabled: select.disabled ?? false,
      'data-control': select.custom_id,
      'aria-haspopup': 'listbox',
      'aria-busy': use.busy ? 'true' : null,
      onclick: () => {
        const offer = { title, items, chosen, min: select.min_values ?? 1, max: select.max_values ?? 1 };
        if (!use.busy) openMenu(opener, offer, use.onPick);
      },
    },
    h('span', { class: 'menu-label' }, labels.length > 0 ? labels.join(', ') : title),
    icon('down'),
  );
  return opener;
}

/**
 * Opens a list of choices. One choice is taken at once; several are taken with *Done*, or by leaving the list.
 * @param {HTMLElement} opener the list appears beside it where there is room
 * @param {Offer} offer
 * @param {(values: readonly string[]) => void} onPick never called when nothing changed
 */
export function openMenu(opener, offer, onPick) {
  const several = offer.max > 1 || offer.min === 0;
  const chosen = new Set(offer.chosen);
  const note = h('p', { class: 'menu-note', role: 'status' });
  const list = h('div', {
    class: 'menu-list',
    role: 'listbox',
    'aria-label': offer.title,
    'aria-multiselectable': String(several),
  });

  const finish = () => {
    const values = offer.items.map((item) => item.value).filter((value) => chosen.has(value));
    if (values.length < offer.min) {
      note.textContent = t('chooseAtLeast', { count: offer.min });
      return;
    }
    dialog.close();
    if (!several || values.join() !== offer.chosen.join()) onPick(values);
  };
  /** @param {string} value @param {HTMLElement} option */
  const choose = (value, option) => {
    if (!several) {
      chosen.clear();
      chosen.add(value);
      finish();
    } else if (chosen.delete(value)) option.setAttribute('aria-selected', 'false');
    else if (chosen.size < offer.max) option.setAttribute('aria-selected', String(chosen.add(value).has(value)));
    else note.textContent = t('chooseAtMost', { count: offer.max });
  };
  for (const item of offer.items) {
    /** @type {HTMLButtonElement} */
    const option = h(
      'button',
      {
        class: 'menu-item',
        type: 'button',
        role: 'option',
        'data-value': item.value,
        'aria-selected': String(chosen.has(item.value)),
        onclick: () => choose(item.value, option),
      },
      emoji(item.emoji),
      h(
        'span',
        { class: 'menu-words' },
        h('span', { class: 'menu-name' }, item.label),
        item.description !== undefined && h('span', { class: 'menu-description' }, item.description),
      ),
      h('span', { class: several ? 'tick box' : 'tick' }, icon('check')),
    );
    list.append(option);
  }
  const search =
    offer.items.length >= SEARCH_FROM &&
    h('input', {
      class: 'menu-search',
      type: 'search',
      placeholder: t('filter'),
      'aria-label': t('filter'),
      oninput: (event) => {
        const wanted = event.target instanceof HTMLInputElement ? event.target.value.toLowerCase() : '';
        for (const option of list.children) {
          if (option instanceof HTMLElement) option.hidden = !option.textContent.toLowerCase().includes(wanted);
        }
      },
    });
  const dialog = h(
    'dialog',
    {
      class: 'menu-sheet',
      'aria-label': offer.title,
      onclick: (event) => {
        if (event.target === dialog) dialog.close();
      },
      onkeydown: (event) => walk(event, list),
      onclose: () => {
        dialog.remove();
        opener.focus();
      },
    },
    h('p', { class: 'menu-title' }, offer.title),
    search,
    list,
    note,
    several && h('button', { class: 'button primary menu-done', type: 'button', onclick: finish }, t('done')),
  );
  document.body.append(dialog);
  dialog.showModal();
  if (!isNarrow()) place(dialog, opener);
  const first = list.querySelector('[aria-selected="true"]') ?? list.firstElementChild;
  if (first instanceof HTMLElement) first.focus();
}

/**
 * Up and down go through the list.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} list
 */
function walk(event, list) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const options = [...list.children].filter((option) => option instanceof HTMLElement && !option.hidden);
  const at = options.findIndex((option) => option === document.activeElement);
  const next = options[(at + step + options.length) % options.length];
  if (next instanceof HTMLElement) next.focus();
}

/**
 * Puts the list under its button, or above it where there is more room.
 * @param {HTMLElement} dialog
 * @param {HTMLElement} opener
 */
function place(dialog, opener) {
  const box = opener.getBoundingClientRect();
  const below = window.innerHeight - box.bottom;
  const width = Math.max(box.width, 280);
  dialog.classList.add('placed');
  dialog.style.width = `${String(width)}px`;
  dialog.style.left = `${String(Math.max(8, Math.min(box.left, window.innerWidth - width - 8)))}px`;
  dialog.style.maxHeight = `${String(Math.max(below, box.top) - 16)}px`;
  if (below >= Math.min(box.top, 320)) dialog.style.top = `${String(box.bottom + 4)}px`;
  else dialog.style.bottom = `${String(window.innerHeight - box.top + 4)}px`;
}
