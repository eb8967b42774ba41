import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hookAddress } from './api/addresses.js';
import { createHooks, type HookNeeds } from './api/hooks.js';
import { post } from './api/post.js';
import { startApi, type ApiServer } from './api/server.js';
import { createReach } from './clock/reach.js';
import { createTicker } from './clock/ticker.js';
import { createTime } from './clock/time.js';
import { createRepeats } from './commands/repeats.js';
import { COMMANDS, PRESSES } from './commands/index.js';
import type { Services } from './commands/contract.js';
import { startBot, type Bot } from './discord/bot.js';
import { AT_HAND, type Ending } from './discord/publisher.js';
import { createLeaseKeeper } from './lease/keeper.js';
import { isDead, newHolder } from './lease/holder.js';
import { watchAcceptance } from './health/acceptance.js';
import { examine, type Vitals } from './health/health.js';
import { createMetrics, GIVEN_UP, type Metrics } from './health/metrics.js';
import { createQuarantine } from './health/quarantine.js';
import { startHealth, type HealthServer } from './health/server.js';
import { createReplays } from './replay/index.js';
import type { Replays } from './match/contract.js';
import type { Act } from './match/acts.js';
import { readLibrary } from './library/read.js';
import type { Log } from './log.js';
import { createReferee } from './match/referee.js';
import { KEY_BYTES, publicKeyOf } from './match/signature.js';
import { createQueue } from './match/queue.js';
import { readCampaigns } from './library/campaigns.js';
import { campaignPost } from './queries/campaign.js';
import { leaguePost } from './queries/league.js';
import { campaignKind } from './streams/campaign.js';
import { leagueKind } from './streams/league.js';
import { createCourier, deliverable } from './streams/courier.js';
import { createArchives } from './streams/archives.js';
import { createDesk } from './streams/desk.js';
import type { ShardSet } from './match/ports.js';
import { playerId, type Instant } from './match/header.js';
import { createThinking } from './opponent/thinking.js';
import { standingReader } from './orders/standing-reader.js';
import { anyTongue } from './games/words.js';
import { ordersOf } from './orders/registry.js';
import { presenterOf } from './present/registry.js';
import { rulesetOf } from './games/index.js';
import { isOfMatch, type Draw } from './present/picture.js';
import { createReading, type Reading } from './shelf/reading.js';
import { createShelf } from './shelf/index.js';
import { openStore } from './store/index.js';

/** What an Arbitre needs to run. */
export interface AppSettings {
  readonly token: string;
  readonly apiUrl: string | null;
  /** The SQLite file; its folder is made where it is missing. */
  readonly databaseFile: string;
  readonly scenarios: string;
  readonly draw: Draw;
  /** Who makes replay pages and verifies; a thread of its own when left out. */
  readonly replays?: Replays;
  /** Who reads what players bring; a thread for each upload when left out. */
  readonly reading?: Reading;
  readonly log: Log;
  /** Where the secret seeds of the dice come from. */
  readonly randomBytes?: (size: number) => Uint8Array;
  /** Another salt for players who name none than the id of their interaction. */
  readonly saltOf?: (act: Act) => string;
  /** How long a text waits for its picture, in milliseconds. */
  readonly patience?: number;
  /** The rest between Arbitre's own orders in a match that people only watch, in milliseconds; none when left out. */
  readonly rest?: number;
  /** How long after an order somebody counts as playing and is not called, in milliseconds. */
  readonly playing?: number;
  /** The shards to serve; `null` or left out: every server in this one process. */
  readonly shards?: ShardSet | null;
  /** Where `/healthz` and `/metrics` listen; `null` or left out: nowhere. */
  readonly health?: { readonly host: string; readonly port: number } | null;
  /** Where other programs may read; `null` or left out: nowhere. */
  readonly api?: { readonly host: string; readonly port: number } | null;
  /** Whether addresses may be told of matches; not, when left out. `post`: how they are reached, in tests. */
  readonly webhooks?: boolean;
  readonly post?: HookNeeds['post'];
  /** The threads that draw, for the health report. */
  readonly workers?: Vitals['workers'];
  /** Whether the holder of a lease is known to be dead. */
  readonly isDead?: (holder: string) => boolean;
  /** Opens the store; tests put a hand on its connection. */
  readonly openStore?: typeof openStore;
  /** Is told, once, that Discord refuses the bot for good: it can only be stopped. */
  readonly refused?: () => void;
  /** Gives up waiting for another Arbitre to go. */
  readonly signal?: AbortSignal;
}

/** A whole Arbitre: store, rules, pictures and the bot on Discord. */
export interface App {
  /** Throws while another Arbitre is on duty. */
  readonly bot: Bot;
  readonly services: Services;
  readonly metrics: Metrics;
  /** Where the health endpoint is; `null`: nowhere. */
  readonly health: string | null;
  /** Where other programs may read; `null`: nowhere. */
  readonly api: string | null;
  /** Resolves when all is answered, all orders are applied and all posts are out. */
  readonly settled: () => Promise<void>;
  stop(how?: Ending): Promise<void>;
}

/** How often it is noted that players can reach the bot, in milliseconds. */
const NOTE_EVERY = 5_000;
/** How often the figures go into the log, in milliseconds. */
const FIGURES_EVERY = 5 * 60_000;
/** Who lost the lease finishes nothing that would take longer, and tries so often to come back, in milliseconds. */
const LOST: Ending = { drain: false, limit: 2_000 };
const COME_BACK = 5_000;
/** How often questions are passed that players leave to Arbitre, in milliseconds. */
const PASS_EVERY = 5_000;
/** How often mail that could not be delivered is tried again, and what is due in campaigns looked for, in milliseconds. */
const CARRY_EVERY = 2_000;
/** How often those are looked for who are to be told of what waits for them, in milliseconds. */
const REMIND_EVERY = 60_000;
/** How often those are looked for who asked to be forgotten and whose matches have ended since, in milliseconds. */
const FORGET_EVERY = 3_600_000;

/**
 * Puts an Arbitre together and starts it, once it is on duty: while another answers for the same shards it waits. When
 * another takes over it falls silent and waits again. What was opened before a failure is closed again.
 */
export async function startApp(settings: AppSettings): Promise<App> {
  const { log, shards = null } = settings;
  const ending = new AbortController();
  const signal = AbortSignal.any([ending.signal, ...(settings.signal ? [settings.signal] : [])]);
  mkdirSync(dirname(settings.databaseFile), { recursive: true });
  const store = await (settings.openStore ?? openStore)(settings.databaseFile, shards === null ? {} : { shards });
  const library = readLibrary(settings.scenarios);
  const sides = library.scenarios.flatMap((scenario) => scenario.sides);
  for (const fault of library.faults) log.warn('a scenario file is left out', { ...fault });
  const time = createTime({ wall: () => Date.now(), steady: () => performance.now() });
  const now = () => time.now();
  const startedAt = now();
  const metrics = createMetrics();
  const thinking = createThinking();
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
    reader: standingReader,
    now,
    ...(settings.rest === undefined ? {} : { rest: () => wait(settings.rest, undefined, { signal, ref: false }) }),
    randomBytes: settings.randomBytes ?? randomBytes,
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
  const shipped = readCampaigns(settings.scenarios);
  for (const fault of shipped.faults) log.warn('a campaign file is left out', { ...fault });
  const kind = await campaignKind({ library, rulesetOf });
  const keeping = {
    store,
    queue: createQueue(),
    randomBytes: settings.randomBytes ?? randomBytes,
    committed: () => {
      bot?.publisher.wake();
      carry();
    },
  };
  const desk = createDesk(kind, keeping);
  const leagues = createDesk(leagueKind(library), keeping);
  const delivery = {
    store,
    referee,
    openThread: async (...place: Parameters<Services['opening']['threadOf']>) => {
      const opened = await running().opening.threadOf(...place);
      if (!opened.ok) log.warn('the thread of a battle cannot be opened', { channel: place[0], why: opened.error });
      return opened.ok ? opened.value : null;
    },
    now,
  };
  const courier = createCourier({
    ...delivery,
    desks: [deliverable(desk, delivery), deliverable(leagues, delivery)],
    log: (message, facts) => log.error(message, { ...facts }),
  });
  /** Mail is carried by whoever is on duty. */
  const carry = (): void => {
    if (bot !== null && lease.held()) courier.wake();
  };
  const archives = createArchives({ store, referee, randomBytes: keeping.randomBytes });
  const signer = () => store.signingKey(Buffer.from(keeping.randomBytes(KEY_BYTES)).toString('hex'));
  const hooks = createHooks({
    ...{ access: store, referee, rulesetOf, key: signer, now },
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
    presenter: (id) => presenterOf(id, sides),
    tongue: (locale) => anyTongue(locale, sides),
    orders: (id) => ordersOf(id, sides),
    repeats: createRepeats(),
    replays: { ...createReplays(sides), ...settings.replays },
    campaigns: { desk, kind, files: shipped.campaigns, kept: store },
    leagues,
    members: (stream) => store.members(stream),
    archives,
    access: {
      store,
      api: Boolean(settings.api),
      webhooks,
      randomBytes: keeping.randomBytes,
      address: hookAddress,
      hooked: tellHooks,
      publicKey: async () => publicKeyOf(await signer()),
    },
    streams: {
      of: (player) => store.streamsOf(player),
      lastIn: (stream, player) => store.lastIn(stream, player),
      putStreamVisit: (stream, player, visit) => store.putStreamVisit(stream, player, visit),
      async post(stream, name, inLocale = null) {
        const campaign = await desk.get(stream);
        const league = campaign ? null : await leagues.get(stream);
        const standing = campaign ?? league;
        if (!standing) return null;
        const { channel, guild } = standing.header;
        const locale = inLocale ?? standing.header.locale;
        const ends = () => archives.milestones(stream);
        const message = campaign
          ? await campaignPost(desk, campaign, name, locale, ends)
          : league && (await leaguePost(league, name, locale, ends));
        if (!message) return null;
        return { channel, guild, locale, message };
      },
      posted: () => carry(),
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
  const timers: NodeJS.Timeout[] = [];
  /** Does something time and again until the end, without keeping the process alive. */
  const every = (ms: number, work: () => void): void => {
    timers.push(setInterval(work, ms).unref());
  };
  /** The same, while on duty; what fails is written to the log. */
  const onDutyEvery = (ms: number, level: 'warn' | 'error', fault: string, work: () => Promise<unknown>): void =>
    every(ms, () => {
      if (lease.held()) work().catch((error: unknown) => log[level](fault, { error }));
    });
  onDutyEvery(NOTE_EVERY, 'warn', 'the heartbeat could not be noted', () => reach.note());
  onDutyEvery(PASS_EVERY, 'error', 'questions could not be passed', async () => {
    if (bot !== null && reach.isBack()) await referee.passDue();
  });
  every(CARRY_EVERY, carry);
  every(CARRY_EVERY, tellHooks);
  // Direct messages belong to Discord's first shard: of several processes one sends them.
  if (shards === null || shards.shards.includes(0)) {
    onDutyEvery(REMIND_EVERY, 'warn', 'nobody was reminded', async () => bot?.reminders.round());
  }
  onDutyEvery(FORGET_EVERY, 'warn', 'nobody was forgotten', () =>
    store.forgetEnded(() => playerId(`gone-${randomBytes(6).toString('hex')}`)),
  );
  every(FIGURES_EVERY, () => {
    const figures = metrics.figures();
    if (figures.length > 0) log.info('figures', { figures, counts: metrics.counts() });
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
    const draw = timed(
      (picture, replaces) => settings.draw(isOfMatch(picture) ? { ...picture, sides } : picture, replaces),
      metrics,
    );
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
    for (const timer of timers) clearInterval(timer);
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
    const sources = { referee, campaigns: desk, leagues, archives, store };
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
