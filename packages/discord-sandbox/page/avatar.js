import { cssColour, h } from './dom.js';
/** @import { PageUser } from '../src/page-api.js' */

/**
 * A round face with the first letter of the name.
 * @param {PageUser | undefined} user
 * @returns {HTMLElement}
 */
export function avatar(user) {
  const letter = Array.from(user?.displayName ?? '?')[0] ?? '?';
  const colour = user?.colour ?? 0x808080;
  const face = h('span', { class: 'avatar', 'aria-hidden': 'true' }, letter.toUpperCase());
  face.style.background = cssColour(colour);
  face.style.color = isBright(colour) ? '#16191b' : '#fff';
  return face;
}

/**
 * Does dark writing read better on this colour? (Luma of ITU-R BT.601.)
 * @param {number} colour 0xRRGGBB
 */
function isBright(colour) {
  const [red, green, blue] = [colour >> 16, (colour >> 8) & 255, colour & 255];
  return (red ?? 0) * 0.299 + (green ?? 0) * 0.587 + (blue ?? 0) * 0.114 > 150;
}
