/** Pictures and files within messages. */
import { h } from './dom.js';
import { t } from './i18n.js';
import { icon } from './icons.js';
import { openLightbox } from './lightbox.js';
import { spoiler } from './markdown-view.js';
/** @import { Attachment, Media } from '../src/wire.js' */
/** @import { Shown } from './lightbox.js' */

/** The room that Discord gives a picture in the timeline, in pixels: it shrinks to fit and is never cropped. */
const DESKTOP = { width: 550, height: 350 };
const PHONE = { width: 314, height: 400 };

/**
 * The width at which a picture fits some room; never wider than it is.
 * @param {number} width
 * @param {number} height
 * @param {{ readonly width: number, readonly height: number }} room
 * @returns {string} as CSS wants it
 */
const widthWithin = (width, height, room) =>
  `${String(Math.round(width * Math.min(1, room.width / width, room.height / height)))}px`;

/**
 * The same file under the address that this page was opened by: `localhost` and `127.0.0.1` are strangers to each other.
 * @param {string} url absolute
 * @returns {string}
 */
export function ownAddress(url) {
  const { pathname, search } = new URL(url, document.baseURI);
  return pathname.startsWith('/attachments/') ? pathname + search : url;
}

/**
 * A media item as the lightbox wants it.
 * @param {Media} media
 * @param {string | null | undefined} description
 * @returns {Shown}
 */
export function shown(media, description) {
  return { url: ownAddress(media.url), alt: description ?? '', width: media.width, height: media.height };
}

/**
 * A picture that opens whole when it is pressed. Its place is kept free while it loads, so that nothing jumps.
 * @param {Shown} picture
 * @param {readonly Shown[]} gallery the pictures one can go to from this one
 * @param {boolean} hidden behind a spoiler
 * @returns {HTMLElement}
 */
export function pictureButton(picture, gallery, hidden) {
  const image = h('img', {
    src: picture.url,
    alt: picture.alt,
    width: picture.width,
    height: picture.height,
    decoding: 'async',
    draggable: 'false',
  });
  if (picture.width !== undefined && picture.height !== undefined) {
    image.style.aspectRatio = `${String(picture.width)} / ${String(picture.height)}`;
    image.style.setProperty('--on-desktop', widthWithin(picture.width, picture.height, DESKTOP));
    image.style.setProperty('--on-phone', widthWithin(picture.width, picture.height, PHONE));
  }
  const button = h(
    'button',
    {
      class: 'picture',
      type: 'button',
      title: picture.alt,
      'aria-label': t('enlarge', { alt: picture.alt || t('picture') }),
      onclick: () => openLightbox(gallery, picture),
    },
    image,
  );
  return hidden ? spoiler(button) : button;
}

/**
 * One to ten pictures side by side.
 * @param {readonly { readonly picture: Shown, readonly hidden: boolean }[]} items
 * @returns {HTMLElement}
 */
export function gallery(items) {
  const pictures = items.map((item) => item.picture);
  return h(
    'div',
    { class: items.length === 1 ? 'gallery single' : 'gallery' },
    items.map((item) => pictureButton(item.picture, pictures, item.hidden)),
  );
}

/**
 * A file to be downloaded.
 * @param {{ url: string, name: string, size: number | undefined }} file
 * @returns {HTMLElement}
 */
export function fileCard(file) {
  return h(
    'a',
    {
      class: 'file',
      href: ownAddress(file.url),
      download: file.name,
      'aria-label': t('download', { name: file.name }),
    },
    icon('file'),
    h('span', { class: 'file-name' }, file.name),
    file.size !== undefined && h('span', { class: 'file-size' }, sizeText(file.size)),
  );
}

/**
 * What a message carries below its text.
 * @param {readonly Attachment[]} attachments
 * @returns {HTMLElement[]}
 */
export function attachmentList(attachments) {
  const pictures = attachments.filter((file) => file.content_type?.startsWith('image/'));
  const others = attachments.filter((file) => !file.content_type?.startsWith('image/'));
  const items = pictures.map((file) => ({
    picture: shown(file, file.description),
    hidden: file.filename.startsWith('SPOILER_'),
  }));
  const cards = others.map((file) => fileCard({ url: file.url, name: file.filename, size: file.size }));
  return items.length > 0 ? [gallery(items), ...cards] : cards;
}

/**
 * @param {number} bytes
 * @returns {string}
 */
function sizeText(bytes) {
  if (bytes < 1024) return `${String(bytes)} B`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
