/**
 * The first sight: the ways to begin that the sandbox was started with, else the bot's commands. They do what the player
 * could do by hand: open a thread, give a command.
 */
import { fill, h } from './dom.js';
import { say, t } from './i18n.js';
import { icon } from './icons.js';
import { openMenu } from './menu.js';
import { askOffers } from './offers.js';
import { addressOf, makePlayer } from './players.js';
/** @import { OptionValue, PageCommand, PageUser } from '../src/page-api.js' */
/** @import { Filled, Way } from '../src/welcome.js' */
/** @import { IconName } from './icons.js' */
/** @import { Store } from './store.js' */

/** More commands than these are found by typing. */
const MOST_COMMANDS = 12;

/**
 * What a way leads to.
 * @typedef {{ go: (channel: string) => Promise<void>, offer: (command: string) => Promise<void> }} Paths
 */

/**
 * @param {Store} store
 * @param {Paths} paths to a channel, and to a command being written there
 * @returns {HTMLElement}
 */
export function startView(store, paths) {
  const { welcome } = store;
  const ways = h('div', { class: 'ways' });
  if (welcome === undefined) void listCommands(store, ways, paths);
  else
    fill(
      ways,
      welcome.ways.map((way) => wayButton(store, way, paths)),
    );
  return h(
    'div',
    { class: 'start-view' },
    h('h1', {}, welcome === undefined ? t('startTitle') : say(welcome.title)),
    h('p', { class: 'start-text' }, welcome === undefined ? t('startText') : say(welcome.text)),
    ways,
    h('p', { class: 'start-note' }, t('startNote')),
  );
}

/**
 * A large button that is busy while it works.
 * @param {Store} store
 * @param {{ id: string, icon: IconName, title: string, text: string }} looks
 * @param {(button: HTMLElement) => Promise<void> | void} begin
 */
function largeButton(store, looks, begin) {
  const press = async () => {
    button.setAttribute('aria-busy', 'true');
    try {
      await begin(button);
    } catch (error) {
      store.complain(error);
    } finally {
      button.removeAttribute('aria-busy');
    }
  };
  /** @type {HTMLButtonElement} */
  const button = h(
    'button',
    { class: 'way', type: 'button', 'data-way': looks.id, onclick: () => void press() },
    icon(looks.icon),
    h('span', { class: 'way-title' }, looks.title),
    h('span', { class: 'way-text' }, looks.text),
  );
  return button;
}

/**
 * A button for each command of the first channel; it leads there and begins the command.
 * @param {Store} store
 * @param {HTMLElement} ways
 * @param {Paths} paths
 */
async function listCommands(store, ways, paths) {
  const channel = openChannel(store);
  const commands = channel === undefined ? [] : await store.commandsOf(channel);
  if (channel === undefined || commands.length === 0) return fill(ways, h('p', {}, t('noCommands')));
  const begin = async (/** @type {PageCommand} */ command) => {
    await paths.go(channel);
    await paths.offer(command.path);
  };
  fill(
    ways,
    commands.slice(0, MOST_COMMANDS).map((command) => {
      const { path: id, shownPath, description: text } = command;
      return largeButton(store, { id, icon: 'slash', title: `/${shownPath}`, text }, () => begin(command));
    }),
  );
}

/**
 * @param {Store} store
 * @param {Way} way
 * @param {Paths} paths
 */
function wayButton(store, way, { go }) {
  const looks = { id: way.id, icon: way.icon ?? 'flag', title: say(way.title), text: say(way.text) };
  return largeButton(store, looks, async (button) => {
    if (way.invite === undefined) await begin(store, way, undefined, go);
    else invite(store, way, way.invite, button, go);
  });
}

/**
 * The first text channel whose name begins so, else the first of all.
 * @param {Store} store
 * @param {string} [begins]
 */
function openChannel(store, begins) {
  const open = [...store.channels.values()].filter((channel) => channel.kind === 'text' && channel.canSend);
  return (open.find((channel) => begins !== undefined && channel.name.startsWith(begins)) ?? open[0])?.id;
}

/**
 * Opens a thread, if the way wants one, and gives the command there.
 * @param {Store} store
 * @param {Way} way
 * @param {PageUser | undefined} other who is invited
 * @param {Paths['go']} go
 * @returns {Promise<string | null>} where; null when something was refused (the player has been told)
 */
async function begin(store, way, other, go) {
  const parent = openChannel(store, way.channel);
  if (parent === undefined) {
    store.tell('trouble', t('noChannel'));
    return null;
  }
  const command = (await store.commandsOf(parent)).find((known) => known.path === way.command);
  if (command === undefined) {
    store.tell('trouble', t('commandNotThere', { command: way.command }));
    return null;
  }
  const options = await filledIn(store, parent, command, way.options ?? {});
  const names = { name: store.self().displayName, other: other?.displayName ?? '' };
  const channel = way.thread === undefined ? parent : await newThread(store, parent, say(way.thread, names));
  if (channel === null) return null;
  await go(channel);
  await store.doings.slash(channel, way.command, options);
  return channel;
}

/**
 * @param {Store} store
 * @param {string} parent
 * @param {string} name
 * @returns {Promise<string | null>} null when it was refused
 */
async function newThread(store, parent, name) {
  const made = await store.act('createThread', { user: store.me, channel: parent, name: name.slice(0, 100) });
  if (made === null) return null;
  store.channels.set(made.channel.id, made.channel);
  return made.channel.id;
}

/**
 * The options of a way with those that the page fills in.
 * @param {Store} store
 * @param {string} channel
 * @param {PageCommand} command
 * @param {{ readonly [name: string]: OptionValue | Filled }} wanted
 * @returns {Promise<Record<string, OptionValue>>}
 */
async function filledIn(store, channel, command, wanted) {
  /** @type {Record<string, OptionValue>} */
  const options = {};
  /** @type {[string, Filled['fill']][]} */
  const open = [];
  for (const [name, value] of Object.entries(wanted)) {
    if (typeof value === 'object' && 'fill' in value) open.push([name, value.fill]);
    else options[name] = value;
  }
  for (const [name, how] of open) {
    const option = command.options.find((known) => known.name === name);
    if (how === 'own language') {
      const own = option?.choices.find((choice) => choice.value === store.self().locale.split('-')[0]);
      if (own !== undefined) options[name] = own.value;
    } else if (option?.autocomplete === true) {
      const first = (await askOffers(store, channel, command, { ...options, [name]: '' }, name))?.[0];
      if (first !== undefined) options[name] = first.value;
    }
  }
  return options;
}

/**
 * Asks whom to invite, begins, tells the other player, and offers a tab for them.
 * @param {Store} store
 * @param {Way} way
 * @param {NonNullable<Way['invite']>} words
 * @param {HTMLElement} opener
 * @param {Paths['go']} go
 */
function invite(store, way, words, opener, go) {
  const others = [...store.users.values()].filter((user) => !user.bot && user.id !== store.me);
  const items = [
    ...others.map((user) => ({ value: user.id, label: user.displayName })),
    { value: 'new', label: t('newPlayer') },
  ];
  const ask = async (/** @type {string | undefined} */ picked) => {
    const other = picked === 'new' ? await makePlayer(store) : store.users.get(picked ?? '');
    if (other === null || other === undefined) return;
    const channel = await begin(store, way, other, go);
    if (channel === null) return;
    await store.act('send', { user: store.me, channel, content: say(words.say, { mention: `<@${other.id}>` }) });
    offerTab(say(way.title), other, channel);
  };
  openMenu(opener, { title: say(words.ask), items, chosen: [], min: 1, max: 1 }, ([picked]) => {
    void ask(picked).catch((error) => store.complain(error));
  });
}

/**
 * A box with the link under which the other player plays.
 * @param {string} title
 * @param {PageUser} other
 * @param {string} channel
 */
function offerTab(title, other, channel) {
  const dialog = h(
    'dialog',
    { class: 'box', 'aria-label': title, onclose: () => dialog.remove() },
    h('h2', {}, title),
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
