import { setTimeout as wait } from 'node:timers/promises';
import type { AccessStore } from '../match/access.js';
import type { CampaignFiles } from '../match/shelf.js';
import type { StreamStore } from '../streams/ports.js';
import { matchId } from '../match/header.js';
import { ALL_SHARDS, type ShardSet, type Store } from '../match/ports.js';
import { connect, type Connection } from './connection.js';
import { fallenIn, nextDeadlineIn, putReached, reachedAt, settleDeadline } from './deadlines.js';
import { draftOf, dropDrafts, putDraft } from './drafts.js';
import { createTrouble, storeError, StoreError } from './errors.js';
import { bring, broughtBattle, pastDiceOf } from './brought.js';
import { laterSeedsOf, layIn } from './eras.js';
import { mend, setApart } from './quarantine.js';
import { beat, isHolder, leasesOf, nameOf, release } from './lease.js';
import { signingKey } from './keys.js';
import {
  append,
  create,
  eventsBetween,
  eventsOfOrder,
  load,
  orderNumbersOf,
  ordersOf,
  rewindsOf,
  spanOf,
} from './log.js';
import { mailIn, takeOut } from './mail.js';
import { headerOf, live, liveIn, matchIn, owed, revisionOf, seedOf, timed } from './matches.js';
import { backlog, dueIn, hasten, queue, postpone, putPost, settle, postOf, postsOf } from './outbox.js';
import { forget, forgetEnded } from './forgetting.js';
import {
  lastActOf,
  lastNoticedOf,
  endedIn,
  matchesOf,
  preferencesOf,
  putPreferences,
  dropTelling,
  putTelling,
  putVisit,
  remindedIn,
  tellingsIn,
  visitOf,
} from './people.js';
import {
  allHolds,
  askedAt,
  chaptersOf,
  forgetServer,
  hold,
  holdOf,
  putServer,
  recall,
  renew,
  retry,
  serverOf,
  dropRoster,
  putRoster,
  rostersOf,
  unhold,
} from './servers.js';
import {
  appendStream,
  found,
  lastIn,
  loadStream,
  putStreamVisit,
  membersOf,
  settleStreamDeadline,
  streamEventsOf,
  streamHeaderOf,
  streamOrdersOf,
  streamSeedOf,
  streamsDueIn,
  streamAt,
  streamsIn,
  streamsOf,
  streamsOn,
} from './streams.js';
import {
  addHook,
  dropHook,
  dropToken,
  hooksDueIn,
  hooksOf,
  putToken,
  settleHook,
  tokenNamed,
  tokensOf,
  tokenUsed,
} from './tools.js';
import {
  campaignFileOf,
  campaignFilesOf,
  dropCampaignFile,
  dropFromShelf,
  keepCampaignFile,
  putOnShelf,
  shelfOf,
  shelfTextOf,
} from './shelf.js';

/** How long a call waits for another process that is writing, and how long between two tries, in milliseconds. */
const LOCK_PATIENCE = 5_000;
const LOCK_PAUSE = 25;

export interface StoreSettings {
  /** Whose posts and live matches the store yields; all when left out. */
  readonly shards?: ShardSet;
  /** How long a call waits for another process that is writing, in milliseconds. */
  readonly lockPatience?: number;
}
import {
  addPass,
  addStanding,
  autoPassOf,
  changeStanding,
  passesDue,
  passesOf,
  putAutoPass,
  removePass,
  removeStanding,
  standingsOf,
} from './standing.js';

export { StoreError } from './errors.js';

/** What lasts: of matches, and of campaigns and leagues. */
export type WholeStore = Store & StreamStore & AccessStore & CampaignFiles;

/**
 * Opens the store in an SQLite file (`:memory:` for none), made and migrated where needed. Fails with a `StoreError` that
 * names the file, what is wrong and what would help; so does every call.
 */
export function openStore(path: string, settings: StoreSettings = {}): Promise<WholeStore> {
  return attempt(path, LOCK_PATIENCE, () => storeOn(path, connect(path), settings));
}

/** The store on an open connection. */
export function storeOn(path: string, connection: Connection, settings: StoreSettings = {}): WholeStore {
  const { shards = ALL_SHARDS, lockPatience = LOCK_PATIENCE } = settings;
  const { db } = connection;
  let holder: string | null = null;
  const trouble = createTrouble();
  const door =
    <Args extends readonly unknown[], Answer>(call: (...args: Args) => Answer) =>
    (...args: Args): Promise<Answer> =>
      attempt(path, lockPatience, () => call(...args)).catch(trouble.note);
  /** Nobody comes through who held the lease and has lost it: such writes would meet another's. */
  const fence = <Args extends unknown[], Answer>(call: (...args: Args) => Answer) => {
    const write = db.$client.transaction((...args: Args): Answer => {
      if (holder === null || isHolder(db, shards, holder)) return call(...args);
      throw new StoreError(path, 'superseded', `shards ${nameOf(shards)}`);
    });
    return (...args: Args): Answer => write.immediate(...args);
  };
  /** A door through which all that is asked for is seen as it stood at one moment. */
  const whole = <Args extends unknown[], Answer>(call: (...args: Args) => Answer) => door(db.$client.transaction(call));
  const written = <Args extends unknown[], Answer>(call: (...args: Args) => Answer) => {
    const enter = fence(call);
    return (...args: Args): Answer => {
      const answer = enter(...args);
      trouble.wrote();
      return answer;
    };
  };
  const fenced = <Args extends unknown[], Answer>(call: (...args: Args) => Answer) => door(written(call));
  /**
   * A door for what may be lost in a power cut, because nobody was told of it and it is done again: the disk is not waited
   * for. The next order that is acknowledged takes it along.
   */
  const passing = <Args extends unknown[], Answer>(call: (...args: Args) => Answer) => {
    const enter = written(call);
    return door((...args: Args) => connection.unhurried(() => enter(...args)));
  };
  return {
    create: fenced((header, seed, order, outbox) => create(db, header, seed, order, outbox)),
    header: whole((match) => headerOf(db, match)),
    revision: door((match) => revisionOf(db, match)),
    liveIn: door((channel) => liveIn(db, channel)),
    matchIn: door((channel) => matchIn(db, channel)),
    live: door((guild) => live(db, shards, guild)),
    owed: door(() => owed(db, shards)),
    timed: door(() => timed(db, shards)),
    load: whole((match, rules, upTo) => load(db, match, rules, upTo)),
    seed: door((match) => seedOf(db, match)),
    laterSeeds: door((match) => laterSeedsOf(db, match)),
    layIn: fenced((match, seed, commitment) => layIn(db, match, seed, commitment)),
    signingKey: door((fresh) => signingKey(db, fresh)),
    events: door((match, from, to) => eventsBetween(db, match, from, to)),
    eventsOf: door((match, key) => eventsOfOrder(db, match, key)),
    orderNumbers: door((match) => orderNumbersOf(db, match)),
    rewinds: door((match) => rewindsOf(db, match)),
    span: door((match, chapter) => spanOf(db, match, chapter)),
    orders: door((match) => ordersOf(db, match)),
    append: fenced((match, expected, batch) => append(db, match, expected, batch)),
    draft: door((match, player, question) => draftOf(db, match, player, question)),
    putDraft: passing((draft) => putDraft(db, draft)),
    standings: door((match, seat) => standingsOf(db, match, seat)),
    addStanding: fenced((given) => addStanding(db, given)),
    changeStanding: fenced((given) => changeStanding(db, given)),
    removeStanding: fenced((match, seat, id) => removeStanding(db, match, seat, id)),
    autoPass: door((match, seat) => autoPassOf(db, match, seat)),
    putAutoPass: fenced((match, seat, mode) => putAutoPass(db, match, seat, mode)),
    passes: door((match) => passesOf(db, match)),
    addPass: passing((pass) => addPass(db, pass)),
    removePass: passing((match, question) => removePass(db, match, question)),
    passesDue: door((now) => passesDue(db, shards, now)),
    dropDrafts: passing((match, question) => dropDrafts(db, match, question)),
    due: door(dueIn(db, shards)),
    backlog: door(() => backlog(db, shards)),
    trouble: () => trouble.now(),
    postpone: passing((id, until) => postpone(db, id, until)),
    hasten: passing((ids) => hasten(db, ids)),
    fallen: door(fallenIn(db, shards)),
    nextDeadline: door(nextDeadlineIn(db, shards)),
    settleDeadline: passing((row, items, now) => settleDeadline(db, row, items, now)),
    reachedAt: door(() => reachedAt(db, shards)),
    putReached: passing((at) => putReached(db, shards, at)),
    post: door((match, post) => postOf(db, match, post)),
    posts: door((match) => postsOf(db, match)),
    reservePost: passing((post) => putPost(db, post)),
    settle: passing((item, post) => settle(db, item, post)),
    setApart: fenced((match, at) => setApart(db, match, at)),
    mend: door((match) => mend(db, match)),
    beat: door((by, at) => {
      const got = beat(db, shards, by, at);
      if (got.held) holder = by;
      return got;
    }),
    release: door((by) => release(db, by)),
    leases: door(() => leasesOf(db)),
    preferences: door((player) => preferencesOf(db, player)),
    reminded: door(() => remindedIn(db)),
    putPreferences: door((preferences) => putPreferences(db, preferences)),
    lastAct: whole((match, player) => lastActOf(db, match, player)),
    lastNoticed: whole((match, player) => lastNoticedOf(db, match, player)),
    visit: door((match, player) => visitOf(db, match, player)),
    tellings: door(() => tellingsIn(db, shards)),
    putTelling: passing((telling) => putTelling(db, telling)),
    dropTelling: passing((match, player) => dropTelling(db, match, player)),
    putVisit: passing((match, player, visit) => putVisit(db, match, player, visit)),
    matchesOf: whole((player) => matchesOf(db, player)),
    forget: door((player, pseudonym, at) => forget(db, player, pseudonym, at)),
    forgetEnded: door((name) => forgetEnded(db, name)),
    server: door((guild) => serverOf(db, guild)),
    putServer: door((server) => putServer(db, server)),
    forgetServer: door((guild) => db.transaction((tx) => forgetServer(tx, guild))),
    rosters: door((guild) => rostersOf(db, guild)),
    putRoster: door((roster) => putRoster(db, roster)),
    dropRoster: door((guild, id) => dropRoster(db, guild, id)),
    shelf: door((guild) => shelfOf(db, guild)),
    shelfText: door((guild, kind, id) => shelfTextOf(db, guild, kind, id)),
    putOnShelf: fenced((files) => putOnShelf(db, files)),
    dropFromShelf: fenced((guild, kind, ids) => dropFromShelf(db, guild, kind, ids)),
    campaignFiles: door((guild) => campaignFilesOf(db, guild)),
    campaignFile: door((guild, id) => campaignFileOf(db, guild, id)),
    keepCampaignFile: fenced((file) => keepCampaignFile(db, file)),
    dropCampaignFile: fenced((guild, id) => dropCampaignFile(db, guild, id)),
    endedIn: door((guild, most) => endedIn(db, guild, most)),
    chapters: door((match) => chaptersOf(db, match)),
    askedAt: door((match, question) => askedAt(db, match, question)),
    renew: passing((match, post, at) => renew(db, match, post, at)),
    recall: passing((match) => recall(db, match)),
    hold: door((held) => hold(db, held)),
    holdOf: door((match) => holdOf(db, match)),
    holds: door(() => allHolds(db)),
    retry: passing((match) => retry(db, match)),
    unhold: door((match) => unhold(db, match)),
    found: fenced((header, seed, batch) => found(db, header, seed, batch)),
    bring: fenced((brought) => bring(db, brought)),
    broughtBattle: door((stream, match) => broughtBattle(db, stream, match)),
    streamHeader: door((stream) => streamHeaderOf(db, stream)),
    streamAt: door((channel) => streamAt(db, channel)),
    streamsIn: door((kind, channel) => streamsIn(db, channel === undefined ? shards : null, kind, channel)),
    loadStream: door((stream, shape) => loadStream(db, stream, shape)),
    pastDice: door((stream) => pastDiceOf(db, stream)),
    streamSeed: door((stream) => streamSeedOf(db, stream)),
    streamEvents: door((stream, from, to) => streamEventsOf(db, stream, from, to)),
    streamOrders: door((stream) => streamOrdersOf(db, stream)),
    members: door((stream) => membersOf(db, stream)),
    appendStream: fenced((stream, expected, batch) => appendStream(db, stream, expected, batch)),
    mail: door(mailIn(db, shards)),
    dropMail: fenced((id) => void takeOut(db, id)),
    streamsDue: door(streamsDueIn(db, shards)),
    settleStreamDeadline: fenced((row, items, now) => settleStreamDeadline(db, row, items, now)),
    lastIn: whole((stream, player) => lastIn(db, stream, player)),
    putStreamVisit: passing((stream, player, visit) => putStreamVisit(db, stream, player, visit)),
    streamsOn: door((guild, most) => streamsOn(db, guild, most)),
    streamsOf: door((player) => streamsOf(db, player)),
    postedAs: door((stream, post) => postOf(db, matchId(stream), post)?.message ?? null),
    renewPost: fenced((stream, post, at) => queue(db, stream, [{ post, action: 'put', seq: 0 }], at)),
    tokens: door((guild) => tokensOf(db, guild)),
    token: door((id) => tokenNamed(db, id)),
    putToken: door((token) => putToken(db, token)),
    dropToken: door((guild, id) => dropToken(db, guild, id)),
    tokenUsed: door((id, at) => tokenUsed(db, id, at)),
    hooks: door((of) => hooksOf(db, of)),
    addHook: fenced((hook) => addHook(db, hook)),
    dropHook: fenced((of, id) => dropHook(db, of, id)),
    hooksDue: door(hooksDueIn(db, shards)),
    settleHook: fenced((id, change) => settleHook(db, id, change)),
    close: door(() => connection.close()),
  };
}

/**
 * SQLite answers at once; the store's answers are promises all the same, and its errors name the file. While another
 * process writes it is asked again now and then, so that meanwhile other work goes on.
 */
async function attempt<Answer>(path: string, patience: number, call: () => Answer): Promise<Answer> {
  const until = performance.now() + patience;
  for (;;) {
    try {
      return call();
    } catch (thrown) {
      const error = storeError(path, thrown);
      if (error.fault !== 'locked' || performance.now() >= until) throw error;
    }
    await wait(LOCK_PAUSE);
  }
}
