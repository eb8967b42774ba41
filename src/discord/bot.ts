import {
  Client,
  DefaultRestOptions,
  Events,
  GatewayCloseCodes,
  GatewayIntentBits,
  InteractionWebhook,
  OAuth2Scopes,
  Options,
  PermissionsBitField,
  REST,
  RESTEvents,
  Routes,
} from 'discord.js';
import { RIGHTS, type Services, type Opening, type Press, type SlashCommand } from '../commands/contract.js';
import type { AcceptanceWatch } from '../health/acceptance.js';
import type { Metrics } from '../health/metrics.js';
import type { Log } from '../log.js';
import type { ShardSet, Store } from '../match/ports.js';
import type { Instant } from '../match/header.js';
import type { Draw } from '../present/picture.js';
import { createAnswerer, type Answerable } from './answer.js';
import { notToWait, watchClock } from './clock-set-back.js';
import { restChannels } from './channels.js';
import { dispatch } from './dispatch.js';
import { createLines, type Lines } from './hang-up.js';
import { createHearing, type HearingNeeds } from './hearing.js';
import { placesOf } from './places.js';
import { AT_HAND, createPublisher, type Ending, type Publisher } from './publisher.js';
import { definitions } from './registration.js';
import { createReminders, type Reminders } from './reminders.js';
import { createResults, type Results } from './results.js';
import { guardToken } from './token.js';
import { passOverEvents } from './unreadable.js';
import { watchPlaces } from './watch.js';
import { within } from './within.js';

export interface BotNeeds {
  readonly token: string;
  /** Another Discord REST interface than Discord's own, without version. */
  readonly apiUrl: string | null;
  readonly services: Services;
  readonly store: Store;
  readonly draw: Draw;
  readonly commands: readonly SlashCommand[];
  readonly presses: Readonly<Record<string, Press>>;
  readonly log: Log;
  readonly now: () => Instant;
  /** Is told Discord's own time. */
  readonly time: HearingNeeds['time'];
  /** Is told when players can reach the bot (again), and when they no longer can. */
  readonly reach: { back(): Promise<void>; lost(): void };
  /** Is told when Discord begins to refuse the bot, for good or perhaps, and when it takes it again. */
  readonly acceptance: Pick<AcceptanceWatch, 'hear'>;
  readonly metrics: Metrics;
  /** The shards to connect; `null`: as many as Discord asks for. */
  readonly shards: ShardSet | null;
  /** Whether this process answers now; interactions that come while it does not are another's. */
  readonly holdsLease: () => boolean;
  /** How long a text waits for its picture, in milliseconds. */
  readonly patience?: number;
  /** How long after an order somebody counts as playing and is not called, in milliseconds. */
  readonly playing?: number;
}

/** The bot as it runs on Discord. */
export interface Bot {
  readonly publisher: Publisher;
  /** What came of orders, told to their players. */
  readonly results: Pick<Results, 'committed'>;
  /** Tells people unasked of what waits for them. */
  readonly reminders: Reminders;
  readonly opening: Opening;
  /** Where a server's manager invites the bot, with the scopes and the least permissions that it needs. */
  readonly invite: string;
  /** Resolves when all interactions at hand are answered. */
  idle(): Promise<void>;
  /** When Discord was last heard from over the gateway. */
  heardAt(): Instant;
  /** Asks Discord for a sign of life over the gateway. */
  ask(): void;
  /** Finishes what is at hand, and what is due to be posted if asked to; then goes offline. */
  stop(how?: Ending): Promise<void>;
}

/** Connects to Discord, registers the commands and begins to publish. Fails when Discord does not take the token. */
export async function startBot(needs: BotNeeds): Promise<Bot> {
  const { services, log, draw, commands, presses, store, now, patience, metrics, shards, holdsLease } = needs;
  const guard = guardToken(needs);
  const lines = createLines(log);
  const client = new Client({
    ws: lines.options,
    intents: [GatewayIntentBits.Guilds],
    // The bot reads no messages: it keeps none.
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
    allowedMentions: { parse: [] },
    waitGuildTimeout: 5_000,
    ...(shards === null ? {} : { shards: [...shards.shards], shardCount: shards.count }),
    rest: {
      rejectOnRateLimit: notToWait,
      // Answers to interactions, which is what goes out here, stand outside the limit that Discord sets for all requests together.
      globalRequestsPerSecond: Infinity,
      makeRequest: guard.makeRequest,
      ...(needs.apiUrl === null ? {} : { api: needs.apiUrl }),
    },
  });
  const posting = new REST({
    ...client.rest.options,
    globalRequestsPerSecond: DefaultRestOptions.globalRequestsPerSecond,
  }).setToken(needs.token);
  const rests = [client.rest, posting];
  passOverEvents(client, log);
  client.on(Events.Error, (error) => log.error('the connection to Discord failed', { error }));
  client.on(Events.Warn, (warning) => log.warn(warning));
  const answerer = createAnswerer(draw, log, patience);
  const results = createResults({
    services,
    log,
    now,
    say: ({ app, token, locale }, message) =>
      client.isReady()
        ? answerer.add(new InteractionWebhook(client, app, token), message, locale)
        : Promise.reject(new Error('not on Discord yet')),
  });
  const heed = (interaction: Answerable): void => results.heed(interaction);
  const atWork = new Set<Promise<void>>();
  let publisher: Publisher | null = null;
  const wake = () => publisher?.wake();
  const hearing = createHearing(client, rests, {
    now,
    time: needs.time,
    lost: () => needs.reach.lost(),
    back: () => void needs.reach.back(),
  });
  client.on(Events.ShardResume, () => metrics.count('gateway resumed'));
  for (const event of [Events.ShardResume, Events.ShardReady] as const) client.on(event, () => publisher?.reached());
  client.on(Events.ShardReconnecting, () => metrics.count('gateway reconnecting'));
  client.on(Events.InteractionCreate, (interaction) => {
    if (!holdsLease()) return log.warn('an interaction is left to another Arbitre', { id: interaction.id });
    const work = dispatch({ services, commands, presses, answerer, log, metrics, wake, heed }, interaction)
      .catch((error: unknown) => log.error('an interaction failed', { id: interaction.id, error }))
      .finally(() => atWork.delete(work));
    atWork.add(work);
  });
  const shut = whenShut(client);
  void shut.then((why) => needs.acceptance.hear('refused', why));
  await connect(client, lines, needs.token, shut).catch((error: unknown) => {
    guard.stop();
    throw error;
  });
  for (const rest of rests) rest.on(RESTEvents.RateLimited, () => metrics.count('waits for rate limits'));
  const stopWatching = rests.map((rest) => watchClock(rest, log));
  // What comes from now on queues behind the credit for the time before.
  const credited = needs.reach.back();
  await register(client, commands, log);
  const channels = restChannels(posting, () => client.user?.id ?? '');
  const posts = createPublisher({
    services,
    store,
    draw,
    log,
    now,
    metrics,
    holdsLease,
    channels,
    ...(patience === undefined ? {} : { patience }),
    ...(needs.playing === undefined ? {} : { playing: needs.playing }),
    held: (match, since) => {
      const done = since === null ? services.referee.halt(match) : services.referee.goOn(match, since);
      done.catch((error: unknown) =>
        log.error('the clocks of a match could not be stopped or started', { match, error }),
      );
    },
  });
  publisher = posts;
  watchPlaces(client, { store, log, lost: (match, why) => posts.lost(match, why), wake });
  await credited;
  await services.referee.resume();
  results.resume();
  return {
    publisher: posts,
    results,
    reminders: createReminders({ services, people: store, channels, draw, log, now }),
    opening: placesOf(client),
    invite: inviteOf(client),
    idle: async () => {
      while (atWork.size > 0) await Promise.all(atWork);
      await results.idle();
    },
    heardAt: () => hearing.heardAt(),
    ask: () => hearing.ask(),
    async stop(how = AT_HAND) {
      for (const stop of stopWatching) stop();
      guard.stop();
      client.removeAllListeners(Events.InteractionCreate);
      const until = performance.now() + how.limit;
      const left = () => until - performance.now();
      await within(
        left(),
        Promise.all(atWork).then(() => services.referee.idle()),
      );
      await posts.stop({ ...how, limit: left() });
      await within(left(), results.idle());
      posting.clearHashSweeper();
      posting.clearHandlerSweeper();
      await lines.hangUp(client);
    },
  };
}

/** Resolves when Discord closes the gateway for good, with the code that says why. */
const whenShut = (client: Client): Promise<string> =>
  new Promise((resolve) =>
    client.once(Events.ShardDisconnect, ({ code }) =>
      resolve(`the gateway was closed with ${code} (${GatewayCloseCodes[code] ?? 'unknown'})`),
    ),
  );

/** Logs in and waits until the servers are known. */
async function connect(client: Client, lines: Lines, token: string, shut: Promise<string>): Promise<void> {
  const ready = new Promise<null>((resolve) => client.once(Events.ClientReady, () => resolve(null)));
  try {
    await client.login(token);
    const why = await Promise.race([ready, shut]);
    if (why !== null) throw new Error(why);
  } catch (error) {
    await lines.hangUp(client);
    throw error;
  }
}

/** Registers the slash commands. When Discord does not take them the old ones stay, and the bot goes on. */
async function register(client: Client, commands: readonly SlashCommand[], log: Log): Promise<void> {
  try {
    const id = client.application?.id ?? '';
    await client.rest.put(Routes.applicationCommands(id), { body: definitions(commands) });
    log.info('commands registered', { count: commands.length });
  } catch (error) {
    log.error('the commands could not be registered; the ones registered before stay', { error });
  }
}

const inviteOf = (client: Client<true> | Client): string =>
  client.isReady()
    ? client.generateInvite({
        scopes: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands],
        permissions: new PermissionsBitField([...RIGHTS, 'SendMessagesInThreads', 'CreatePublicThreads']),
      })
    : '';
