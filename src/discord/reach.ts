import { DefaultRestOptions, PermissionsBitField, REST, Routes, type RESTOptions } from 'discord.js';
import { z } from 'zod';
import { RIGHTS, type Right } from '../commands/contract.js';

/** What Discord says of the bot, for the doctor: without logging in. */
export interface Reached {
  readonly name: string;
  /** How many logins the day has left. */
  readonly loginsLeft: number;
  /** How far this host's clock is ahead of Discord's, in milliseconds, to the second; `null`: Discord does not say. */
  readonly clockAhead: number | null;
  readonly servers: readonly { readonly id: string; readonly name: string; readonly lacking: readonly Right[] }[];
}

const USER = z.object({ username: z.string() });
const GATEWAY = z.object({ session_start_limit: z.object({ remaining: z.number() }) });
const GUILDS = z.array(z.object({ id: z.string(), name: z.string(), permissions: z.string() }));

/** Asks Discord who the bot is, where, and with which rights. Fails as Discord's library does: see `discordFault`. */
export async function reach(token: string, apiUrl: string | null): Promise<Reached> {
  let clockAhead: number | null = null;
  const makeRequest: RESTOptions['makeRequest'] = async (...request) => {
    const response = await DefaultRestOptions.makeRequest(...request);
    const date = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(date)) clockAhead = Math.trunc((Date.now() - date) / 1000) * 1000;
    return response;
  };
  const rest = new REST({ timeout: 10_000, retries: 1, makeRequest, ...(apiUrl === null ? {} : { api: apiUrl }) });
  rest.setToken(token);
  const { username } = USER.parse(await rest.get(Routes.user('@me')));
  const { session_start_limit: limit } = GATEWAY.parse(await rest.get(Routes.gatewayBot()));
  const guilds = GUILDS.parse(await rest.get(Routes.userGuilds()));
  const needed: readonly Right[] = [...RIGHTS, 'SendMessagesInThreads'];
  return {
    name: username,
    loginsLeft: limit.remaining,
    clockAhead,
    servers: guilds.map(({ id, name, permissions }) => {
      const has = new PermissionsBitField(BigInt(permissions));
      return { id, name, lacking: needed.filter((right) => !has.has(right)) };
    }),
  };
}
