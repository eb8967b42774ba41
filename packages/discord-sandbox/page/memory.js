/** What the browser remembers between visits. A browser that forbids it just forgets. */

const PREFIX = 'discord-sandbox:';

/**
 * @param {string} key
 * @returns {string | null}
 */
export function recall(key) {
  try {
    return window.localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
export function remember(key, value) {
  try {
    window.localStorage.setItem(PREFIX + key, value);
  } catch {
    // Private windows may forbid storage; nothing on the page needs it.
  }
}
