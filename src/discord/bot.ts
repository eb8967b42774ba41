import { Client, Events, GatewayIntentBits, OAuth2Scopes, Options, PermissionsBitField, Routes } from 'discord.js';
import { RIGHTS, type House, type Press, type SlashCommand } from '../commands/contract.js';
import type { Log } from '../log.js';
import type { Instant, Store } from '../match/ports.js';
import type { Draw } from '../present/picture.js';
import { createAnswerer } from './answer.js';
import { restChannels } from './channels.js';
import { dispatch } from './dispatch.js';
import { createPublisher, type Publisher } from './publisher.js';
import { definitions } from './registration.js';

export interface BotNeeds {
  readonly token: string;
  /** Another Discord REST interface than Discord's own, without version. */
  readonly apiUrl: string | null;
  readonly house: House;
  readonly store: Store;
  readonly draw: Draw;
  readonly commands: readonly SlashCommand[];
  readonly presses: Readonly<Record<string, Press>>;
  readonly log: Log;
  readonly now: () => Instant;
  /** How long a text waits for its picture, in milliseconds. */
  readonly patience?: number;
}

/** The bot as it runs on Discord. */
export interface Bot {
  readonly publisher: Publisher;
  /** Where a server's manager invites the bot, with the scopes and the least permissions that it needs. */
  readonly invite: string;
  /** Resolves when all interactions at hand are answered. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** Connects to Discord, registers the commands and begins to publish. Fails when Discord does not take the token. */
export async function startBot(needs: BotNeeds): Promise<Bot> {
  const { house, log, draw, commands, presses, store, now, patience } = needs;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    // The bot reads no messages: it keeps none.
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
    allowedMentions: { parse: [] },
    waitGuildTimeout: 5_000,
    ...(needs.apiUrl === null ? {} : { rest: { api: needs.apiUrl } }),
  });
  client.on(Events.Error, (error) => log.error('the connection to Discord failed', { error }));
  client.on(Events.Warn, (warning) => log.warn(warning));
  const answerer = createAnswerer(draw, log, patience);
  const atWork = new Set<Promise<void>>();
  let publisher: Publisher | null = null;
  const wake = () => publisher?.wake();
  client.on(Events.InteractionCreate, (interaction) => {
    const work = dispatch({ house, commands, presses, answerer, log, wake }, interaction)
      .catch((error: unknown) => log.error('an interaction failed', { id: interaction.id, error }))
      .finally(() => atWork.delete(work));
    atWork.add(work);
  });
  await connect(client, needs.token);
  await register(client, commands, log);
  const posts = createPublisher({
    house,
    store,
    draw,
    log,
    now,
    channels: restChannels(client.rest, () => client.user?.id ?? ''),
    ...(patience === undefined ? {} : { patience }),
  });
  publisher = posts;
  await house.referee.resume();
  return {
    publisher: posts,
    invite: inviteOf(client),
    idle: async () => {
      while (atWork.size > 0) await Promise.all(atWork);
    },
    async stop() {
      client.removeAllListeners(Events.InteractionCreate);
      await Promise.all(atWork);
      await house.referee.idle();
      await posts.stop();
      await client.destroy();
    },
  };
}

/** Logs in and waits until the servers are known. */
async function connect(client: Client, token: string): Promise<void> {
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
  try {
    await client.login(token);
    await ready;
  } catch (error) {
    await client.destroy();
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
        permissions: new PermissionsBitField([...RIGHTS, 'SendMessagesInThreads']),
      })
    : '';
