import { Client, GatewayIntentBits, type ClientOptions } from 'discord.js';
import { isObject, readJson, type Json, type JsonObject } from '../src/json.js';
import { startSandbox, type Sandbox, type SandboxOptions } from '../src/index.js';

export interface Running {
  readonly sandbox: Sandbox;
  readonly client: Client<true>;
  readonly close: () => Promise<void>;
}

/** A discord.js client, as it comes from npm, on that sandbox. */
export async function connect(
  sandbox: Sandbox,
  options: Partial<ClientOptions> = {},
  token = sandbox.token,
): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
    ...options,
    rest: { api: sandbox.restBase, ...options.rest },
  });
  const ready = new Promise<Client<true>>((resolve) => client.once('clientReady', resolve));
  await client.login(token);
  return ready;
}

/** A sandbox with a client on it. Identifies and rate limits are quick unless asked otherwise. */
export async function run(options: SandboxOptions = {}, client: Partial<ClientOptions> = {}): Promise<Running> {
  const sandbox = await startSandbox({ rateLimits: 'off', ...options, windows: { identify: 0, ...options.windows } });
  const bot = await connect(sandbox, client);
  return {
    sandbox,
    client: bot,
    async close() {
      await bot.destroy();
      await sandbox.close();
    },
  };
}

/** The text channel named so, from the client's own cache. */
export function textChannel(running: Running, name = 'general') {
  const found = running.client.channels.cache.find((channel) => 'name' in channel && channel.name === name);
  if (found?.isTextBased() !== true || found.isDMBased()) throw new Error(`The bot sees no channel ${name}.`);
  return found;
}

export interface RawReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Json | undefined;
  /** Discord's error number. */
  readonly code: Json | undefined;
}

/** A bare REST request with the bot's token: for bodies that discord.js would not let through. */
export async function raw(
  sandbox: Sandbox,
  method: string,
  path: string,
  body?: JsonObject | readonly Json[],
): Promise<RawReply> {
  const response = await fetch(`${sandbox.restBase}/v10${path}`, {
    method,
    headers: {
      authorization: `Bot ${sandbox.token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json = readJson(await response.text());
  return {
    status: response.status,
    headers: response.headers,
    body: json,
    code: isObject(json) ? json['code'] : undefined,
  };
}

/** The inner error codes of an "Invalid Form Body", as "path.to.field CODE". */
export function formErrors(body: Json | undefined): readonly string[] {
  const walk = (json: Json | undefined, path: readonly string[]): readonly string[] =>
    Object.entries(isObject(json) ? json : {}).flatMap(([key, value]) =>
      key === '_errors' && Array.isArray(value)
        ? value.map((each: Json) =>
            `${path.join('.')} ${isObject(each) ? JSON.stringify(each['code']).slice(1, -1) : ''}`.trim(),
          )
        : walk(value, [...path, key]),
    );
  return walk(isObject(body) ? body['errors'] : undefined, []);
}
