/** A picture over the whole page: pinch, wheel, drag, double tap, keys. */
import { h } from './dom.js';
import { t } from './i18n.js';
import { icon } from './icons.js';
import { panZoom } from './pan-zoom.js';
/** @import { IconName } from './icons.js' */

/** @typedef {{ readonly url: string, readonly alt: string, readonly width: number | undefined, readonly height: number | undefined }} Shown */

/**
 * Opens a picture; left and right go to its neighbours, Escape closes.
 * @param {readonly Shown[]} gallery
 * @param {Shown} first one of them
 */
export function openLightbox(gallery, first) {
  let at = Math.max(0, gallery.indexOf(first));
  const image = h('img', { class: 'lightbox-picture', draggable: 'false', alt: '' });
  const stage = h('div', { class: 'lightbox-stage' }, image);
  const zoom = panZoom(stage, image);
  const caption = h('p', { class: 'lightbox-caption' });
  const original = h(
    'a',
    { class: 'round', target: '_blank', rel: 'noopener', title: t('openOriginal') },
    icon('external'),
  );
  original.setAttribute('aria-label', t('openOriginal'));

  /** @param {number} step */
  const turn = (step) => {
    at = (at + step + gallery.length) % gallery.length;
    const picture = gallery[at] ?? first;
    image.src = picture.url;
    image.alt = picture.alt;
    if (picture.width !== undefined) image.width = picture.width;
    if (picture.height !== undefined) image.height = picture.height;
    original.href = picture.url;
    caption.textContent = picture.alt;
    caption.hidden = picture.alt === '';
    zoom.fit();
  };

  /** @type {Readonly<Record<string, () => void>>} */
  const keys = {
    '+': () => zoom.by(1.5),
    '=': () => zoom.by(1.5),
    '-': () => zoom.by(1 / 1.5),
    0: () => zoom.fit(),
    ArrowLeft: () => (gallery.length > 1 ? turn(-1) : zoom.move(60, 0)),
    ArrowRight: () => (gallery.length > 1 ? turn(1) : zoom.move(-60, 0)),
    ArrowUp: () => zoom.move(0, 60),
    ArrowDown: () => zoom.move(0, -60),
  };
  const dialog = h(
    'dialog',
    {
      class: 'lightbox',
      'aria-label': t('picture'),
      onkeydown: (event) => {
        const act = keys[event.key];
        if (act === undefined) return;
        event.preventDefault();
        act();
      },
      onclose: () => dialog.remove(),
    },
    stage,
    h(
      'div',
      { class: 'lightbox-bar' },
      round('minus', t('zoomOut'), () => zoom.by(1 / 1.5)),
      round('plus', t('zoomIn'), () => zoom.by(1.5)),
      round('fit', t('zoomFit'), () => zoom.fit()),
      original,
      round('close', t('close'), () => dialog.close()),
    ),
    gallery.length > 1 && [
      h(
        'div',
        { class: 'lightbox-side left' },
        round('left', t('previousPicture'), () => turn(-1)),
      ),
      h(
        'div',
        { class: 'lightbox-side right' },
        round('right', t('nextPicture'), () => turn(1)),
      ),
    ],
    caption,
  );
  document.body.append(dialog);
  dialog.showModal();
  zoom.onTapOutside(() => dialog.close());
  turn(0);
}

/**
 * @param {IconName} name
 * @param {string} label
 * @param {() => void} act
 */
function round(name, label, act) {
  return h('button', { class: 'round', type: 'button', title: label, 'aria-label': label, onclick: act }, icon(name));
}
