/**
 * Stands where every case has been dealt with, so that the compiler names a forgotten one.
 * @param {never} value
 * @returns {never}
 */
export function unreachable(value) {
  throw new Error(`Unexpected ${JSON.stringify(value)}.`);
}
