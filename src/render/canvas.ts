import type { Box } from './scene.js';

/**
 * The canvas of every picture that a channel shows. A desktop shows a picture at most 350 high, a phone 314 wide: this one is as
 * wide as it can be for a letter of 10 pixels to be 6 high on the phone, and stays between 4:3 and 11:7. What is drawn on it is
 * measured as a desktop shows it.
 */
export const CANVAS = { width: 520, height: 350 } as const;

/** Painted at twice that, as fine as clients ask for. */
export const CANVAS_SCALE = 2;

/** The width at which a phone shows a picture of a channel. */
export const PHONE_WIDTH = 314;

/** Sizes of letters on the canvas: the title, names of units, what must be read where the picture stands, what is read when it is opened. */
export const TYPE = { title: 14, name: 11.5, read: 10, opened: 9 } as const;

/** The band along two edges of a map with the numbers of columns and rows. */
export const RULER = 13;

/** The panel at the right edge, from top to bottom. */
export const PANEL_BOX: Box = { x: CANVAS.width - 158, y: 0, width: 158, height: CANVAS.height };

/** What is left for the map, between its rulers and the panel. */
export const MAP_BOX: Box = { x: RULER, y: RULER, width: PANEL_BOX.x - RULER, height: CANVAS.height - RULER };
