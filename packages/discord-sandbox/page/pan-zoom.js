/** Moving and scaling a picture within a stage by pointers and wheel. */

/** How near one can come: this many screen pixels for a picture's pixel, or this many times the whole. */
const NEAREST = 6;
/** A pointer that moved less than this many pixels has tapped. */
const TAP = 8;
/** Two taps within this many milliseconds are a double tap. */
const DOUBLE = 320;

/** @typedef {{ x: number, y: number }} Point */

/**
 * Makes `image` movable in `stage`. Scale 1 is the whole picture fitted into the stage.
 * @param {HTMLElement} stage
 * @param {HTMLImageElement} image absolutely placed in the stage
 */
export function panZoom(stage, image) {
  let scale = 1;
  /** The picture's centre, away from the stage's. @type {Point} */
  let offset = { x: 0, y: 0 };
  /** @type {Map<number, Point>} */
  const pointers = new Map();
  let travelled = 0;
  let lastTap = 0;
  let onTapOutside = () => {};

  const show = () => {
    const bound = { x: (image.offsetWidth * scale) / 2, y: (image.offsetHeight * scale) / 2 };
    offset = {
      x: Math.max(-bound.x, Math.min(bound.x, offset.x)),
      y: Math.max(-bound.y, Math.min(bound.y, offset.y)),
    };
    image.style.transform = `translate(-50%, -50%) translate(${String(offset.x)}px, ${String(offset.y)}px) scale(${String(scale)})`;
    stage.classList.toggle('zoomed', scale > 1);
  };

  /**
   * @param {number} factor
   * @param {Point} at this point of the picture stays where it is; from the stage's centre
   */
  const zoomAt = (factor, at) => {
    const next = Math.max(1, Math.min(NEAREST, scale * factor));
    offset = { x: at.x - ((at.x - offset.x) * next) / scale, y: at.y - ((at.y - offset.y) * next) / scale };
    scale = next;
    if (scale === 1) offset = { x: 0, y: 0 };
    show();
  };

  /**
   * @param {{ clientX: number, clientY: number }} event
   * @returns {Point}
   */
  const place = (event) => {
    const box = stage.getBoundingClientRect();
    return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
  };

  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoomAt(Math.exp(-event.deltaY / 400), place(event));
    },
    { passive: false },
  );
  stage.addEventListener('pointerdown', (event) => {
    stage.setPointerCapture(event.pointerId);
    if (pointers.size === 0) travelled = 0;
    pointers.set(event.pointerId, place(event));
  });
  stage.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = place(event);
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      if (was > 0) zoomAt(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else if (scale > 1) {
      offset = { x: offset.x + now.x - before.x, y: offset.y + now.y - before.y };
      show();
    }
    pointers.set(event.pointerId, now);
  });
  /** @param {PointerEvent} event */
  const lift = (event) => {
    if (!pointers.delete(event.pointerId) || pointers.size > 0 || travelled > TAP) return;
    tap(place(event), event.timeStamp);
  };
  stage.addEventListener('pointerup', lift);
  stage.addEventListener('pointercancel', (event) => pointers.delete(event.pointerId));

  /**
   * @param {Point} at
   * @param {number} when milliseconds
   */
  const tap = (at, when) => {
    const outside =
      Math.abs(at.x - offset.x) > (image.offsetWidth * scale) / 2 ||
      Math.abs(at.y - offset.y) > (image.offsetHeight * scale) / 2;
    if (outside) return onTapOutside();
    if (when - lastTap < DOUBLE) zoomAt(scale > 1 ? 0 : 2.5, at);
    lastTap = when;
  };

  return {
    /** The whole picture. */
    fit() {
      scale = 1;
      offset = { x: 0, y: 0 };
      show();
    },
    /**
     * Closer (above 1) or farther, about the middle.
     * @param {number} factor
     */
    by(factor) {
      zoomAt(factor, { x: 0, y: 0 });
    },
    /**
     * Moves the picture, in screen pixels.
     * @param {number} x
     * @param {number} y
     */
    move(x, y) {
      if (scale === 1) return;
      offset = { x: offset.x + x, y: offset.y + y };
      show();
    },
    /**
     * What a tap beside the picture does.
     * @param {() => void} act
     */
    onTapOutside(act) {
      onTapOutside = act;
    },
  };
}
