/**
 * Sharing the sandbox among many tabs. A browser opens six connections to one address and no more, and each tab that
 * listens holds one for good; with a seventh player nothing would load. So where many tabs are open, those that nobody
 * looks at stop listening until they are looked at again.
 */
/** @import { Store } from './store.js' */

/** This many tabs may listen though nobody looks at them. */
const QUIET_TABS = 3;
const NAME = 'arbitre-sandbox-tab';

/**
 * How many tabs of the sandbox are open; each holds a lock for as long as it lives.
 * @returns {Promise<number>}
 */
async function openTabs() {
  const { held } = await navigator.locks.query();
  return (held ?? []).filter((lock) => lock.name?.startsWith(NAME)).length;
}

/**
 * Listens for as long as the tab should.
 * @param {Store} store
 */
export function keepListening(store) {
  store.listen();
  if (!('locks' in navigator)) return;
  void navigator.locks.request(`${NAME}:${String(performance.timeOrigin)}`, () => new Promise(() => {}));
  let deaf = false;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') {
      if (!deaf) return;
      deaf = false;
      store.listen();
      void store.reread();
    } else {
      void openTabs().then((tabs) => {
        if (tabs <= QUIET_TABS || document.visibilityState === 'visible') return;
        deaf = true;
        store.stop();
      });
    }
  });
}
