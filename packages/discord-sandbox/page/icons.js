/** The page's own line icons, 24 by 24. */

/** Path data by name. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  hash: 'M9 4 7 20M17 4l-2 16M4 9h16M4 15h16',
  thread: 'M6 4v9a4 4 0 0 0 4 4h8M14 13l4 4-4 4',
  forum: 'M4 5h11v8H8l-4 3zM17 9h3v10l-3-2h-6v-2',
  announcement: 'M4 10v4h4l8 5V5l-8 5zM19 10v4',
  direct: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20a7 7 0 0 1 14 0',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  send: 'M4 12 20 5l-5 15-3-6zM12 14l8-9',
  close: 'M6 6l12 12M18 6 6 18',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  external: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  down: 'M6 9l6 6 6-6',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  check: 'M5 13l4 4L19 7',
  file: 'M7 3h7l4 4v14H7zM14 3v4h4',
  reply: 'M10 6 4 12l6 6M4 12h9a7 7 0 0 1 7 7',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  slash: 'M15 4 9 20',
  die: 'M5 5h14v14H5zM9 9h.01M15 15h.01M12 12h.01M15 9h.01M9 15h.01',
  swords: 'M4 4l11 11M4 4h3M4 4v3M20 4 9 15M20 4h-3M20 4v3M7 13l4 4M5 19l3-3M17 13l-4 4M19 19l-3-3',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  flag: 'M6 21V4h11l-2 4 2 4H6',
};

/** @typedef {keyof typeof PATHS} IconName */

/**
 * An icon for decoration: it is hidden from screen readers, so what it means must be said beside it.
 * @param {IconName} name
 */
export function icon(name) {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}
