import type { Box, Point } from './scene.js';

/** The part of a map that a picture shows, measured on the map, and where its top left corner goes. */
export interface Window {
  readonly window: Box;
  readonly at: Point;
}

/** The part of the picture that the map takes. */
export const shownBox = ({ window, at }: Window): Box => ({
  x: at[0],
  y: at[1],
  width: window.width,
  height: window.height,
});

/** A point of the map in the picture. */
export const inPicture = ({ window, at }: Window, [x, y]: Point): Point => [x - window.x + at[0], y - window.y + at[1]];

/** What is shown of a length: around a middle, the whole of it in the middle of the room where it is shorter than that. */
export function partOf(
  middle: number,
  room: number,
  whole: number,
): { readonly from: number; readonly length: number; readonly gap: number } {
  if (whole <= room) return { from: 0, length: whole, gap: Math.floor((room - whole) / 2) };
  return { from: Math.round(Math.max(0, Math.min(middle - room / 2, whole - room))), length: room, gap: 0 };
}
