/** What can be put into an option of a slash command. */
import { post } from './api.js';
import { t } from './i18n.js';
import { fold } from './slash.js';
/** @import { OptionValue, PageCommand, PageOption } from '../src/page-api.js' */
/** @import { Store } from './store.js' */

/** @typedef {{ name: string, value: OptionValue, description?: string | undefined }} OfferItem */

/**
 * The offers that need no question to the bot. `null` for options that are typed freely or asked of the bot.
 * @param {PageOption} option
 * @param {Store} store
 * @returns {OfferItem[] | null}
 */
export function fixedOffers(option, store) {
  if (option.choices.length > 0) return option.choices.map(({ name, value }) => ({ name, value }));
  const users = () =>
    [...store.users.values()].map((user) => ({ name: user.displayName, value: user.id, description: user.username }));
  const guild = store.guilds.find((known) => known.id === store.channel()?.guild) ?? store.guilds[0];
  const roles = () => (guild?.roles ?? []).map((role) => ({ name: role.name, value: role.id }));
  switch (option.type) {
    case 5:
      return [
        { name: t('yes'), value: true },
        { name: t('no'), value: false },
      ];
    case 6:
      return users();
    case 7:
      return [...store.channels.values()]
        .filter((channel) => channel.guild === guild?.id)
        .filter((channel) => option.channelTypes?.includes(channel.type) ?? true)
        .map((channel) => ({ name: `#${channel.name}`, value: channel.id }));
    case 8:
      return roles();
    case 9:
      return [...users(), ...roles()];
    case 3:
    case 4:
    case 10:
    case 11:
      return null;
    default:
      return null;
  }
}

/**
 * Must the value be one of the offers?
 * @param {PageOption} option
 */
export function isClosed(option) {
  return option.choices.length > 0 || [5, 6, 7, 8, 9].includes(option.type);
}

/**
 * Those offers that hold what was typed, the ones that begin with it first.
 * @param {readonly OfferItem[]} offers
 * @param {string} text
 * @returns {OfferItem[]}
 */
export function narrow(offers, text) {
  const wanted = fold(text).replace(/^[@#]/, '');
  /** @param {OfferItem} offer */
  const place = (offer) => fold(offer.name).replace(/^[@#]/, '').indexOf(wanted);
  return offers.filter((offer) => place(offer) >= 0).sort((a, b) => Math.min(1, place(a)) - Math.min(1, place(b)));
}

/**
 * Asks the bot for offers.
 * @param {Store} store
 * @param {string} channel
 * @param {PageCommand} command
 * @param {Record<string, OptionValue>} options what is filled in so far, by canonical name
 * @param {string} focused
 * @returns {Promise<OfferItem[] | null>} null when the bot offered nothing in time
 */
export async function askOffers(store, channel, command, options, focused) {
  try {
    const body = { user: store.me, channel, command: command.path, options, focused };
    const answer = await post('autocomplete', body);
    return answer.failed ? null : [...answer.choices];
  } catch {
    return null;
  }
}

/**
 * The value of what was typed, as it is sent.
 * @param {PageOption} option
 * @param {string} text
 * @returns {{ value: OptionValue } | { problem: string }}
 */
export function readValue(option, text) {
  if (isClosed(option)) return { problem: t('notAnOffer', { name: option.shownName }) };
  if (option.type !== 4 && option.type !== 10) return { value: text };
  const number = Number(text.trim().replace(',', '.'));
  const whole = option.type !== 4 || Number.isInteger(number);
  return Number.isFinite(number) && whole
    ? { value: number }
    : { problem: t('notANumber', { name: option.shownName }) };
}
