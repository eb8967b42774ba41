/** Snowflakes: ids that grow with time, too long for a JavaScript number. */

/**
 * Older first.
 * @param {string} a
 * @param {string} b
 * @returns {number} below 0 when `a` is older
 */
export function compareIds(a, b) {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}
