import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hookAddress } from '../api/addresses.js';
import { createHooks } from '../api/hooks.js';
import { post } from '../api/post.js';
import { startApi, type ApiServer } from '../api/server.js';
import { createReach } from '../clock/reach.js';
import { createTicker } from '../clock/ticker.js';
import { createTime } from '../clock/time.js';
import { createRepeats } from '../commands/repeats.js';
import { COMMANDS, PRESSES } from '../commands/index.js';
import type { Services } from '../commands/contract.js';
import { startBot, type Bot } from '../discord/bot.js';
import { AT_HAND, type Ending } from '../discord/publisher.js';
import { createLeaseKeeper } from '../lease/keeper.js';
import { isDead, newHolder } from '../lease/holder.js';
import { watchAcceptance } from '../health/acceptance.js';
import { examine, type Vitals } from '../health/health.js';
import { createMetrics, GIVEN_UP, type Metrics } from '../health/metrics.js';
import { createQuarantine } from '../health/quarantine.js';
import { startHealth, type HealthServer } from '../health/server.js';
import { createReplays } from '../replay/index.js';
import { sidesIn } from '../library/called.js';
import { readLibrary } from '../library/read.js';
import { createReferee } from '../match/referee.js';
import { KEY_BYTES, publicKeyOf } from '../match/signature.js';
import type { Instant } from '../match/header.js';
import { createThinking } from '../opponent/thinking.js';
import { createStandingReader } from '../orders/standing-reader.js';
import { anyTongue } from '../games/words.js';
import { ordersOf } from '../orders/registry.js';
import { presenterOf } from '../present/registry.js';
import { rulesetOf } from '../games/index.js';
import type { Draw } from '../present/picture.js';
import { createReading } from '../shelf/reading.js';
import { createShelf } from '../shelf/index.js';
import { openStore } from '../store/index.js';
import { startRegular } from './regular.js';
import type { App, AppSettings } from './settings.js';
import { createStreams } from './streams.js';

/** Who lost the lease finishes nothing that would take longer, and tries so often to come back, in milliseconds. */
const LOST: Ending = { drain: false, limit: 2_000 };
const COME_BACK = 5_000;

/**
 * Puts an Arbitre together and starts it, once it is on duty: while another answers for the same shards it waits. When
 * another takes over it falls silent and waits again. What was opened before a failure is closed again.
 */
export async function startApp(settings: AppSettings): Promise<App> {
  const { log, shards = null } = settings;
  const random = settings.randomBytes ?? randomBytes;
  const ending = new AbortController();
  const signal = AbortSignal.any([ending.signal, ...(settings.signal ? [settings.signal] : [])]);
  mkdirSync(dirname(settings.databaseFile), { recursive: true });
  const store = await (settings.openStore ?? openStore)(settings.databaseFile, shards === null ? {} : { shards });
  const library = (settings.readLibrary ?? readLibrary)(settings.scenarios);
  const sides = sidesIn(library.scenarios);
  for (const fault of library.faults) log.warn('a scenario file is left out', { ...fault });
  const time = createTime({ wall: () => Date.now(), steady: () => performance.now() });
  const now = () => time.now();
  const startedAt = now();
  const metrics = createMetrics();
  const thinking = settings.thinking ?? createThinking();
  let bot: Bot | null = null;
  const running = (): Bot => {
    if (bot) return bot;
    throw new Error('another Arbitre is on duty');
  };
  const quarantine = createQuarantine({
    store,
    clocks: () => referee,
    folder: join(dirname(settings.databaseFile), 'broken'),
    log,
    now,
  });
  const referee = createReferee({
    store,
    ...quarantine,
    library,
    rulesetOf,
    opponentOf: thinking.opponentOf,
    explainOf: thinking.explainOf,
    reader: createStandingReader(sides),
    now,
    ...(settings.rest === undefined ? {} : { rest: () => wait(settings.rest, undefined, { signal, ref: false }) }),
    randomBytes: random,
    ...(settings.saltOf ? { saltOf: settings.saltOf } : {}),
    log: (message, error) => log.error(message, { error }),
    committed: (match) => {
      bot?.publisher.wake();
      bot?.results.committed(match);
      ticker.wake();
      carry();
      tellHooks();
    },
  });
  const streams = await createStreams({
    ...{ store, referee, library, rulesetOf, now, log },
    scenarios: settings.scenarios,
    randomBytes: random,
    opening: () => running().opening,
    committed: () => {
      bot?.publisher.wake();
      carry();
      tellHooks();
    },
    posted: () => carry(),
  });
  const { courier } = streams;
  /** Mail is carried by whoever is on duty. */
  const carry = (): void => {
    if (bot !== null && lease.held()) courier.wake();
  };
  const signer = () => store.signingKey(Buffer.from(random(KEY_BYTES)).toString('hex'));
  const hooks = createHooks({
    ...{ access: store, referee, rulesetOf, key: signer, now },
    ...{ campaigns: streams.services.campaigns.desk, leagues: streams.services.leagues },
    post: settings.post ?? post,
    log: (message, facts) => log.warn(message, { ...facts }),
  });
  const webhooks = settings.webhooks ?? false;
  /** Addresses are told by whoever is on duty. */
  const tellHooks = (): void => {
    if (webhooks && bot !== null && lease.held()) hooks.wake();
  };
  const reading = settings.reading ?? createReading();
  const services: Services = {
    referee,
    drafts: store,
    people: store,
    servers: store,
    posts: store,
    library,
    shelf: createShelf({ store, library, reading }),
    ruleset: rulesetOf,
    presenter: (match) => presenterOf(match.ruleset, sides(match)),
    tongue: (locale, match) => anyTongue(locale, sides(match ?? null)),
    orders: (match) => ordersOf(match.ruleset, sides(match)),
    repeats: createRepeats(),
    replays: { ...createReplays(sides), ...settings.replays },
    ...streams.services,
    access: {
      store,
      api: Boolean(settings.api),
      webhooks,
      randomBytes: random,
      address: hookAddress,
      hooked: tellHooks,
      publicKey: async () => publicKeyOf(await signer()),
    },
    get opening() {
      return running().opening;
    },
  };
  const lease = createLeaseKeeper({
    store,
    holder: newHolder(),
    isDead: settings.isDead ?? isDead,
    log,
    now,
    steady: () => performance.now(),
  });
  const heardAt = (): Instant => bot?.heardAt() ?? startedAt;
  const reach = createReach({ store, referee, now, heardAt, log });
  const ticker = createTicker({
    store,
    referee,
    now,
    heardAt,
    ask: () => bot?.ask(),
    mayDecide: () => bot !== null && lease.held() && reach.isBack(),
    log,
  });
  const regular = startRegular({
    ...{ store, referee, reach, lease, log, metrics, shards, carry, tellHooks },
    bot: () => bot,
  });
  const acceptance = watchAcceptance(log, () => settings.refused?.());
  const vitals: Vitals = {
    startedAt,
    now,
    lease: () => ({ state: lease.state(), sinceWrite: lease.sinceWrite() }),
    heardAt: () => bot?.heardAt() ?? null,
    acceptance: () => acceptance.now(),
    store,
    givenUp: () => ({ count: metrics.counts()[GIVEN_UP] ?? 0, ago: metrics.since(GIVEN_UP) }),
    workers: settings.workers ?? (() => ({ threads: 0, busy: 0, waiting: 0 })),
  };

  const open = async (): Promise<void> => {
    await lease.take(signal);
    acceptance.hear('accepted', 'a new beginning');
    const holdsLease = () => lease.held() && !acceptance.refused();
    const draw = timed(settings.draw, metrics);
    const commands = { commands: COMMANDS, presses: PRESSES };
    const told = { time, reach, acceptance, now, metrics };
    bot = await startBot({ ...settings, ...commands, ...told, draw, services, store, shards, holdsLease });
    ticker.wake();
    carry();
    tellHooks();
  };

  const over = () => signal.aborted;
  let comingBack: Promise<void> = Promise.resolve();
  const comeBack = async (): Promise<void> => {
    const silenced = bot;
    bot = null;
    reach.lost();
    await silenced?.stop(LOST);
    while (!over()) {
      try {
        return await open();
      } catch (error) {
        if (over() || acceptance.refused()) return;
        log.error('could not come back to Discord; trying again', { error });
        // Nothing else may be left that keeps the process alive.
        await wait(COME_BACK, undefined, { signal }).catch(() => undefined);
      }
    }
  };
  lease.onLost(() => {
    comingBack = comeBack();
  });

  let health: HealthServer | null = null;
  let api: ApiServer | null = null;
  const stop = async (how?: Ending): Promise<void> => {
    ending.abort();
    regular.stop();
    await ticker.stop();
    if (bot && lease.held()) await reach.note().catch(() => undefined);
    reach.lost();
    await comingBack;
    await bot?.stop(how);
    await lease.stop();
    await health?.close();
    await api?.close();
    await hooks.idle();
    await store.close();
    // Last: a seat whose thought is cut short would pass.
    await thinking.close();
    await reading.close();
  };
  try {
    health = settings.health ? await startHealth(settings.health, () => examine(vitals), metrics) : null;
    const { archives, campaigns, leagues } = streams.services;
    const sources = { referee, campaigns: campaigns.desk, leagues, archives, store };
    const complain = (message: string, facts: object) => log.error(message, { ...facts });
    api = settings.api ? await startApi(settings.api, { ...sources, access: store, now, log: complain }) : null;
    await open();
  } catch (error) {
    await stop(AT_HAND);
    throw error;
  }
  return {
    get bot() {
      return running();
    },
    services,
    metrics,
    health: health?.origin ?? null,
    api: api?.origin ?? null,
    async settled() {
      // A post may wait for an order and an order for an answer: three rounds bring all to rest.
      for (let round = 0; round < 3; round++) {
        await running().idle();
        await courier.idle();
        await hooks.idle();
        await referee.idle();
        running().publisher.wake();
        await running().publisher.idle();
      }
    },
    stop,
  };
}

/** Pictures, and how long each took. */
const timed =
  (draw: Draw, metrics: Metrics): Draw =>
  async (picture, replaces) => {
    const begun = performance.now();
    const drawn = await draw(picture, replaces);
    metrics.observe('picture', picture.shows.kind, performance.now() - begun);
    return drawn;
  };
