/** Who one plays as, in which language and colours. */
import { askText } from './ask.js';
import { avatar } from './avatar.js';
import { h } from './dom.js';
import { localeName, t } from './i18n.js';
import { icon } from './icons.js';
import { chosenColours, setColours } from './theme.js';
/** @import { PageUser } from '../src/page-api.js' */
/** @import { Colours } from './theme.js' */
/** @import { Store } from './store.js' */

/**
 * The address under which a player plays.
 * @param {string} user
 * @param {string} [channel] where the page opens
 * @returns {string}
 */
export function addressOf(user, channel) {
  const query = new URLSearchParams({ user, ...(channel === undefined ? {} : { channel }) });
  return `?${query.toString()}`;
}

/**
 * Makes a new player, speaking the language of this one.
 * @param {Store} store
 * @returns {Promise<PageUser | null>} null when it was cancelled or refused
 */
export async function makePlayer(store) {
  const name = await askText(t('newPlayerName'));
  if (name === null) return null;
  const answer = await store.act('createUser', { name, locale: store.self().locale });
  if (answer === null) return null;
  store.users.set(answer.user.id, answer.user);
  return answer.user;
}

/**
 * Opens the box with players, languages and colours.
 * @param {Store} store
 */
export function openPlayers(store) {
  const channel = store.channel()?.id;
  /** @param {PageUser} user */
  const player = (user) =>
    h(
      'li',
      { class: 'player' },
      user.id === store.me
        ? h(
            'span',
            { class: 'player-main' },
            avatar(user),
            h('span', {}, user.displayName),
            h('span', { class: 'tag' }, t('you')),
          )
        : h(
            'a',
            {
              class: 'player-main',
              href: addressOf(user.id, channel),
              'aria-label': t('switchTo', { name: user.displayName }),
            },
            avatar(user),
            h('span', {}, user.displayName),
          ),
      user.id !== store.me &&
        h(
          'a',
          {
            class: 'small-round',
            href: addressOf(user.id, channel),
            target: '_blank',
            rel: 'noopener',
            title: t('openInTab', { name: user.displayName }),
            'aria-label': t('openInTab', { name: user.displayName }),
          },
          icon('external'),
        ),
    );
  const people = [...store.users.values()].filter((user) => !user.bot);
  const dialog = h(
    'dialog',
    {
      class: 'box players',
      'aria-label': t('players'),
      onclose: () => dialog.remove(),
      onclick: (event) => {
        if (event.target === dialog) dialog.close();
      },
    },
    h('h2', {}, t('switchPlayer')),
    h('ul', {}, people.map(player)),
    h(
      'button',
      { class: 'button secondary', type: 'button', onclick: () => void addPlayer() },
      icon('plus'),
      h('span', {}, t('newPlayer')),
    ),
    h('label', {}, h('span', {}, t('language')), languages(store)),
    h('label', {}, h('span', {}, t('colours')), colours()),
    h(
      'div',
      { class: 'box-buttons' },
      h('button', { class: 'button primary', type: 'button', onclick: () => dialog.close() }, t('done')),
    ),
  );
  const addPlayer = async () => {
    dialog.close();
    const user = await makePlayer(store);
    if (user !== null) window.location.assign(addressOf(user.id, channel));
  };
  document.body.append(dialog);
  dialog.showModal();
}

/** @param {Store} store */
function languages(store) {
  const now = store.self().locale;
  return h(
    'select',
    {
      onchange: (event) => {
        if (event.target instanceof HTMLSelectElement)
          void store.act('setLocale', { user: store.me, locale: event.target.value });
      },
    },
    store.locales.map((locale) => h('option', { value: locale, selected: locale === now }, localeName(locale))),
  );
}

function colours() {
  /** @type {readonly (readonly [Colours, string])[]} */
  const offers = [
    ['auto', t('coloursAuto')],
    ['light', t('coloursLight')],
    ['dark', t('coloursDark')],
  ];
  const now = chosenColours();
  return h(
    'select',
    {
      onchange: (event) => {
        const picked = offers.find(([id]) => event.target instanceof HTMLSelectElement && id === event.target.value);
        if (picked !== undefined) setColours(picked[0]);
      },
    },
    offers.map(([id, name]) => h('option', { value: id, selected: id === now }, name)),
  );
}
