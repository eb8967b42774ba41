/** The boxed kind of message that bots used before Components V2. */
import { cssColour, h } from './dom.js';
import { currentLocale } from './i18n.js';
import { markdown } from './markdown-view.js';
import { pictureButton, shown } from './pictures.js';
import { formatTime } from './time.js';
/** @import { Embed } from '../src/wire.js' */
/** @import { Store } from './store.js' */

/**
 * @param {Embed} embed
 * @param {Store} store
 * @returns {HTMLElement}
 */
export function embedCard(embed, store) {
  const image = embed.image && shown(embed.image, undefined);
  const thumbnail = embed.thumbnail && shown(embed.thumbnail, undefined);
  const title = embed.title !== undefined && markdown(embed.title, store);
  const footer = [
    embed.footer?.text,
    embed.timestamp && formatTime(Date.parse(embed.timestamp), 's', currentLocale(), store.now()),
  ].filter(Boolean);
  const card = h(
    'article',
    { class: 'embed' },
    h(
      'div',
      { class: 'embed-text' },
      embed.author && h('p', { class: 'embed-author' }, embed.author.name),
      title &&
        h(
          'div',
          { class: 'embed-title' },
          embed.url ? h('a', { href: embed.url, target: '_blank', rel: 'noopener noreferrer' }, title) : title,
        ),
      embed.description !== undefined && markdown(embed.description, store),
      embed.fields &&
        h(
          'div',
          { class: 'embed-fields' },
          embed.fields.map((field) =>
            h(
              'div',
              { class: field.inline ? 'embed-field inline' : 'embed-field' },
              h('div', { class: 'embed-field-name' }, markdown(field.name, store)),
              markdown(field.value, store),
            ),
          ),
        ),
      image && pictureButton(image, [image], false),
      footer.length > 0 && h('p', { class: 'embed-footer' }, footer.join(' • ')),
    ),
    thumbnail && h('div', { class: 'embed-thumbnail' }, pictureButton(thumbnail, [thumbnail], false)),
  );
  if (embed.color !== undefined) card.style.setProperty('--accent-bar', cssColour(embed.color));
  return card;
}
