/** The first sight: three ways to begin. They do what the player could do by hand: open a thread, use `/match new`. */
import { h } from './dom.js';
import { t } from './i18n.js';
import { icon } from './icons.js';
import { openMenu } from './menu.js';
import { askOffers } from './offers.js';
import { addressOf, makePlayer } from './players.js';
/** @import { OptionValue, PageUser } from '../src/page-api.js' */
/** @import { Key } from './i18n.js' */
/** @import { IconName } from './icons.js' */
/** @import { Store } from './store.js' */

/** The command that makes a match, canonical. */
const NEW_MATCH = 'match new';

/** What it is given: the training battle, and who sits on the other side. */
const SCENARIO = 'battletech/green';
const REFEREE = 'referee';
/** The side of those who only look on. */
const NO_SIDE = 'none';

/** @type {readonly { id: 'referee' | 'challenge' | 'watch', icon: IconName, title: Key, text: Key }[]} */
const WAYS = [
  { id: 'referee', icon: 'die', title: 'playReferee', text: 'playRefereeText' },
  { id: 'challenge', icon: 'swords', title: 'challenge', text: 'challengeText' },
  { id: 'watch', icon: 'eye', title: 'watch', text: 'watchText' },
];

/**
 * The three buttons.
 * @param {Store} store
 * @param {(channel: string) => void} go
 * @returns {HTMLElement}
 */
export function startView(store, go) {
  /** @param {(typeof WAYS)[number]['id']} id @param {HTMLElement} button */
  const begin = async (id, button) => {
    button.setAttribute('aria-busy', 'true');
    try {
      if (id === 'referee') await playReferee(store, go);
      else if (id === 'watch') await watch(store, go);
      else challenge(store, button, go);
    } catch (error) {
      store.complain(error);
    } finally {
      button.removeAttribute('aria-busy');
    }
  };
  return h(
    'div',
    { class: 'start-view' },
    h('h1', {}, t('startTitle')),
    h('p', { class: 'start-text' }, t('startText')),
    h(
      'div',
      { class: 'ways' },
      WAYS.map((way) => {
        /** @type {HTMLButtonElement} */
        const button = h(
          'button',
          { class: 'way', type: 'button', 'data-way': way.id, onclick: () => void begin(way.id, button) },
          icon(way.icon),
          h('span', { class: 'way-title' }, t(way.title)),
          h('span', { class: 'way-text' }, t(way.text)),
        );
        return button;
      }),
    ),
    h('p', { class: 'start-note' }, t('startNote')),
  );
}

/**
 * Opens a thread and makes the match in it.
 * @param {Store} store
 * @param {string} name of the thread
 * @param {Record<string, OptionValue>} options for the command
 * @param {(channel: string) => void} go
 * @returns {Promise<string | null>} the thread; null when something was refused (the player has been told)
 */
async function newMatch(store, name, options, go) {
  const parent = tableChannel(store);
  if (parent === undefined) {
    store.complain(new Error(t('noChannel')));
    return null;
  }
  const command = (await store.commandsOf(parent)).find((known) => known.path === NEW_MATCH);
  if (command === undefined) {
    store.complain(new Error(t('commandNotThere', { command: NEW_MATCH })));
    return null;
  }
  const made = await store.act('createThread', { user: store.me, channel: parent, name: name.slice(0, 100) });
  if (made === null) return null;
  store.channels.set(made.channel.id, made.channel);
  go(made.channel.id);
  // The match speaks the maker's language where the bot does.
  const languages = command.options.find((option) => option.name === 'language')?.choices ?? [];
  const own = languages.find((choice) => choice.value === store.self().locale.split('-')[0]);
  await store.doings.slash(made.channel.id, NEW_MATCH, {
    ...options,
    ...(own === undefined ? {} : { language: own.value }),
  });
  return made.channel.id;
}

/**
 * Where matches are begun: the channel looked at last, or the first one with a table's name, or the first.
 * @param {Store} store
 */
function tableChannel(store) {
  const open = [...store.channels.values()].filter((channel) => channel.kind === 'text' && channel.canSend);
  return (open.find((channel) => channel.name.startsWith('table')) ?? open[0])?.id;
}

/** @param {Store} store @param {(channel: string) => void} go */
async function playReferee(store, go) {
  const name = t('matchAgainstReferee', { name: store.self().displayName });
  await newMatch(store, name, { scenario: SCENARIO, opponent: REFEREE }, go);
}

/** @param {Store} store @param {(channel: string) => void} go */
async function watch(store, go) {
  await newMatch(store, t('matchWatched'), { scenario: SCENARIO, opponent: REFEREE, side: NO_SIDE }, go);
}

/**
 * Asks whom to challenge, makes the match, tells the other player, and offers a tab for them.
 * @param {Store} store
 * @param {HTMLElement} opener
 * @param {(channel: string) => void} go
 */
function challenge(store, opener, go) {
  const others = [...store.users.values()].filter((user) => !user.bot && user.id !== store.me);
  const items = [
    ...others.map((user) => ({ value: user.id, label: user.displayName })),
    { value: 'new', label: t('newPlayer') },
  ];
  openMenu(opener, { title: t('challengeWhom'), items, chosen: [], min: 1, max: 1 }, ([picked]) => {
    void (async () => {
      const other = picked === 'new' ? await makePlayer(store) : store.users.get(picked ?? '');
      if (other !== null && other !== undefined) await challengePlayer(store, other, go);
    })().catch((error) => store.complain(error));
  });
}

/**
 * @param {Store} store
 * @param {PageUser} other
 * @param {(channel: string) => void} go
 */
async function challengePlayer(store, other, go) {
  const name = t('matchAgainst', { name: store.self().displayName, other: other.displayName });
  const side = await firstSide(store);
  const channel = await newMatch(store, name, { scenario: SCENARIO, ...(side === undefined ? {} : { side }) }, go);
  if (channel === null) return;
  await store.act('send', { user: store.me, channel, content: t('challengeSentence', { mention: `<@${other.id}>` }) });
  offerTab(other, channel);
}

/**
 * The side that the bot itself offers first: the challenger's.
 * @param {Store} store
 * @returns {Promise<OptionValue | undefined>}
 */
async function firstSide(store) {
  const channel = tableChannel(store);
  if (channel === undefined) return undefined;
  const command = (await store.commandsOf(channel)).find((known) => known.path === NEW_MATCH);
  if (command === undefined || !command.options.some((option) => option.name === 'side' && option.autocomplete))
    return undefined;
  const offers = await askOffers(store, channel, command, { scenario: SCENARIO, side: '' }, 'side');
  return offers?.[0]?.value;
}

/**
 * A box with the link under which the other player plays.
 * @param {PageUser} other
 * @param {string} channel
 */
function offerTab(other, channel) {
  const dialog = h(
    'dialog',
    { class: 'box', 'aria-label': t('challenge'), onclose: () => dialog.remove() },
    h('h2', {}, t('challenge')),
    h('p', {}, t('hintPlayers')),
    h(
      'div',
      { class: 'box-buttons' },
      h('button', { class: 'button secondary', type: 'button', onclick: () => dialog.close() }, t('close')),
      h(
        'a',
        {
          class: 'button primary',
          href: addressOf(other.id, channel),
          target: '_blank',
          rel: 'noopener',
          onclick: () => dialog.close(),
        },
        t('openAs', { name: other.displayName }),
      ),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}
