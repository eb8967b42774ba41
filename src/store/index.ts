import type { Store } from '../match/ports.js';
import { connect, type Connection } from './connection.js';
import { draftOf, dropDrafts, putDraft } from './drafts.js';
import { storeError } from './errors.js';
import { append, create, eventsBetween, eventsOfOrder, load, ordersOf, spanOf } from './log.js';
import { headerOf, lastIn, live, liveIn, seedOf } from './matches.js';
import { due, postpone, putSlot, settle, slotOf, slotsOf } from './outbox.js';

export { StoreError, type StoreFault } from './errors.js';

/**
 * Opens the store in an SQLite file (`:memory:` for none), made and migrated where needed. Fails with a `StoreError` that
 * names the file, what is wrong and what would help; so does every call.
 */
export function openStore(path: string): Promise<Store> {
  return attempt(path, () => storeOn(path, connect(path)));
}

/** The store on an open connection. */
export function storeOn(path: string, connection: Connection): Store {
  const { db } = connection;
  const door =
    <Args extends readonly unknown[], Answer>(call: (...args: Args) => Answer) =>
    (...args: Args): Promise<Answer> =>
      attempt(path, () => call(...args));
  return {
    create: door((header, seed, order, outbox) => create(db, header, seed, order, outbox)),
    header: door((match) => db.transaction((tx) => headerOf(tx, match))),
    liveIn: door((channel) => db.transaction((tx) => liveIn(tx, channel))),
    lastIn: door((channel) => db.transaction((tx) => lastIn(tx, channel))),
    live: door(() => db.transaction((tx) => live(tx))),
    load: door((match, rules, upTo) => load(db, match, rules, upTo)),
    seed: door((match) => seedOf(db, match)),
    events: door((match, from, to) => eventsBetween(db, match, from, to)),
    eventsOf: door((match, key) => db.transaction((tx) => eventsOfOrder(tx, match, key))),
    span: door((match, chapter) => spanOf(db, match, chapter)),
    orders: door((match) => ordersOf(db, match)),
    append: door((match, expected, batch) => append(db, match, expected, batch)),
    draft: door((match, player, question) => draftOf(db, match, player, question)),
    putDraft: door((draft) => putDraft(db, draft)),
    dropDrafts: door((match, question) => dropDrafts(db, match, question)),
    due: door((now, limit) => due(db, now, limit)),
    postpone: door((id, until) => postpone(db, id, until)),
    slot: door((match, slot) => slotOf(db, match, slot)),
    slots: door((match) => slotsOf(db, match)),
    reserveSlot: door((slot) => putSlot(db, slot)),
    settle: door((item, slot) => settle(db, item, slot)),
    close: door(() => connection.close()),
  };
}

/** SQLite answers at once; the store's answers are promises all the same, and its errors name the file. */
function attempt<Answer>(path: string, call: () => Answer): Promise<Answer> {
  try {
    return Promise.resolve(call());
  } catch (error) {
    return Promise.reject(storeError(path, error));
  }
}
