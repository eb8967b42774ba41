/** Components V2 and the older rows of buttons and menus. */
import { cssColour, h } from './dom.js';
import { t } from './i18n.js';
import { icon } from './icons.js';
import { markdown, spoiler } from './markdown-view.js';
import { menuButton } from './menu.js';
import { unreachable } from './never.js';
import { fileCard, gallery, pictureButton, shown } from './pictures.js';
/** @import { PageMessage } from '../src/page-api.js' */
/** @import { Button, Container, Emoji, MessageComponent, Section, Select } from '../src/wire.js' */
/** @import { Store } from './store.js' */

/** @type {Readonly<Record<Button['style'], string>>} */
const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link' };

/**
 * @param {readonly MessageComponent[]} components
 * @param {PageMessage} message the message they stand on
 * @param {Store} store
 * @returns {HTMLElement[]}
 */
export function componentList(components, message, store) {
  return components.map((component) => one(component, message, store));
}

/**
 * @param {MessageComponent} component
 * @param {PageMessage} message
 * @param {Store} store
 * @returns {HTMLElement}
 */
function one(component, message, store) {
  switch (component.type) {
    case 1:
      return h(
        'div',
        { class: 'row' },
        component.components.map((control) =>
          control.type === 2 ? button(control, message, store) : menu(control, message, store),
        ),
      );
    case 9:
      return section(component, message, store);
    case 10:
      return markdown(component.content, store);
    case 12:
      return gallery(
        component.items.map((item) => ({
          picture: shown(item.media, item.description),
          hidden: item.spoiler ?? false,
        })),
      );
    case 13: {
      const file = {
        url: component.file.url,
        name: component.name ?? fileName(component.file.url),
        size: component.size,
      };
      return component.spoiler ? spoiler(fileCard(file)) : fileCard(file);
    }
    case 14:
      return h('div', {
        class: `separator ${component.divider === false ? 'blank' : 'line'} ${component.spacing === 2 ? 'wide' : ''}`,
        role: component.divider === false ? null : 'separator',
      });
    case 17:
      return container(component, message, store);
    default:
      return unreachable(component);
  }
}

/**
 * @param {Container} component
 * @param {PageMessage} message
 * @param {Store} store
 */
function container(component, message, store) {
  const box = h('div', { class: 'container' }, componentList(component.components, message, store));
  if (component.accent_color !== undefined && component.accent_color !== null) {
    box.classList.add('accented');
    box.style.setProperty('--accent-bar', cssColour(component.accent_color));
  }
  return component.spoiler ? spoiler(box) : box;
}

/**
 * @param {Section} component
 * @param {PageMessage} message
 * @param {Store} store
 */
function section(component, message, store) {
  const { accessory } = component;
  const picture = accessory.type === 11 ? shown(accessory.media, accessory.description) : null;
  return h(
    'div',
    { class: 'section' },
    h(
      'div',
      { class: 'section-text' },
      component.components.map((text) => markdown(text.content, store)),
    ),
    h(
      'div',
      { class: picture === null ? 'section-button' : 'section-thumbnail' },
      accessory.type === 2
        ? button(accessory, message, store)
        : picture !== null && pictureButton(picture, [picture], accessory.spoiler ?? false),
    ),
  );
}

/**
 * @param {Button} control
 * @param {PageMessage} message
 * @param {Store} store
 * @returns {HTMLElement}
 */
function button(control, message, store) {
  const face = [emoji(control.emoji), control.label && h('span', {}, control.label)];
  if (control.style === 5) {
    const attributes = { class: 'button link', href: control.url, target: '_blank', rel: 'noopener noreferrer' };
    return h('a', attributes, face, icon('external'));
  }
  const customId = control.custom_id ?? '';
  const busy = store.doings.busy.get(message.id);
  return h(
    'button',
    {
      class: `button ${STYLES[control.style]}`,
      type: 'button',
      'data-control': customId,
      'aria-busy': busy?.customId === customId ? 'true' : null,
      'aria-label': !control.label ? (control.emoji?.name ?? t('select')) : null,
      disabled: control.disabled ?? false,
      'aria-disabled': busy !== undefined ? 'true' : null,
      onclick: () => void store.doings.press(message.id, customId),
    },
    face,
  );
}

/**
 * @param {Select} control
 * @param {PageMessage} message
 * @param {Store} store
 */
function menu(control, message, store) {
  return menuButton(control, store, {
    busy: store.doings.busy.get(message.id)?.customId === control.custom_id,
    chosen: store.doings.picked.get(`${message.id}:${control.custom_id}`),
    onPick: (values) => void store.doings.press(message.id, control.custom_id, values),
  });
}

/**
 * @param {Emoji | null | undefined} mark
 * @returns {HTMLElement | null}
 */
export function emoji(mark) {
  if (mark?.name === undefined || mark.name === null) return null;
  const custom = mark.id !== undefined && mark.id !== null;
  return h('span', { class: 'emoji', 'aria-hidden': 'true' }, custom ? `:${mark.name}:` : mark.name);
}

/** @param {string} url */
function fileName(url) {
  return decodeURIComponent(new URL(url, document.baseURI).pathname.split('/').pop() ?? '');
}
