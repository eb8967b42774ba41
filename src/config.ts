import dotenv from 'dotenv';
import { z } from 'zod';
import type { ShardSet } from './match/ports.js';
import { fail, ok, type Result } from './rules/kernel/result.js';

/** The configuration: every variable of the environment that Arbitre reads, in one table that README and .env.example are checked against. */

/** One variable: what it means, what holds when it is not set, and how it is read. */
export interface Variable {
  readonly name: string;
  readonly meaning: string;
  /** The value when it is not set, as one would write it; empty: none. */
  readonly default: string;
  /** Whether its value must never be printed. */
  readonly secret?: true;
}

const DEFAULTS = {
  NODE_ENV: 'development',
  DATABASE_FILE: 'data/arbitre.sqlite',
  SCENARIOS: 'scenarios',
  RENDER_WORKERS: '2',
  SANDBOX_PORT: '8420',
  LOG_LEVEL: 'info',
  LOG_FORMAT: 'text',
  API_HOST: '127.0.0.1',
  WEBHOOKS: 'off',
  HEALTH_HOST: '127.0.0.1',
} as const;

export const VARIABLES: readonly Variable[] = [
  {
    name: 'DISCORD_TOKEN',
    meaning: 'The bot token from the Discord developer portal. Without it Arbitre opens the sandbox.',
    default: '',
    secret: true,
  },
  {
    name: 'NODE_ENV',
    meaning: '`production` or `development`. In production a missing token is an error.',
    default: DEFAULTS.NODE_ENV,
  },
  {
    name: 'DISCORD_API_URL',
    meaning:
      "The address of another Discord REST API, without version or trailing slash. Leave empty to use Discord's own.",
    default: '',
  },
  { name: 'DATABASE_FILE', meaning: 'The SQLite file that holds all matches.', default: DEFAULTS.DATABASE_FILE },
  {
    name: 'SCENARIOS',
    meaning: 'The folder of scenarios, boards and units.',
    default: DEFAULTS.SCENARIOS,
  },
  {
    name: 'RENDER_WORKERS',
    meaning: 'The number of threads that draw pictures, 1 to 16.',
    default: DEFAULTS.RENDER_WORKERS,
  },
  {
    name: 'SANDBOX_PORT',
    meaning: "The port of the sandbox's page on 127.0.0.1; 0 picks a free one.",
    default: DEFAULTS.SANDBOX_PORT,
  },
  {
    name: 'LOG_LEVEL',
    meaning: 'The lowest level that is logged: `error`, `warn`, `info` or `debug`.',
    default: DEFAULTS.LOG_LEVEL,
  },
  {
    name: 'LOG_FORMAT',
    meaning: '`text` for people, or `json` for one JSON object per line.',
    default: DEFAULTS.LOG_FORMAT,
  },
  {
    name: 'HEALTH_PORT',
    meaning: 'The port of `/healthz` and `/metrics`; 0 picks a free one. Without it they are not served.',
    default: '',
  },
  {
    name: 'HEALTH_HOST',
    meaning: 'The address on which they listen. By default only this machine can reach them.',
    default: DEFAULTS.HEALTH_HOST,
  },
  {
    name: 'API_PORT',
    meaning: 'The port on which other programs may read, with tokens; 0 picks a free one. Without it they may not.',
    default: '',
  },
  {
    name: 'API_HOST',
    meaning: 'The address on which that is. By default only this machine can reach it.',
    default: DEFAULTS.API_HOST,
  },
  {
    name: 'WEBHOOKS',
    meaning: '`on`: addresses may be named that are told of matches, campaigns and leagues. `off`: none may.',
    default: DEFAULTS.WEBHOOKS,
  },
  {
    name: 'SHARDS',
    meaning: 'The shards that this process serves, e.g. `0,1`. Without it the process serves all servers.',
    default: '',
  },
  {
    name: 'SHARD_COUNT',
    meaning: 'The total number of shards across all processes. Required with `SHARDS`.',
    default: '',
  },
];

/** What the variables say, typed. */
export interface Config {
  readonly token: string | null;
  readonly production: boolean;
  readonly apiUrl: string | null;
  readonly databaseFile: string;
  readonly scenarios: string;
  readonly renderWorkers: number;
  readonly sandboxPort: number;
  readonly logLevel: LogLevel;
  readonly logFormat: LogFormat;
  /** Where `/healthz` listens; `null`: nowhere. */
  readonly health: { readonly host: string; readonly port: number } | null;
  /** Where other programs may read; `null`: nowhere. */
  readonly api: { readonly host: string; readonly port: number } | null;
  /** Whether addresses may be told of matches. */
  readonly webhooks: boolean;
  /** The shards to serve; `null`: every server in this one process. */
  readonly shards: ShardSet | null;
}

const LOG_FORMATS = ['text', 'json'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const whole = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((n) => n >= from && n <= to, `must be a whole number from ${from} to ${to}`);

const SCHEMA = z.object({
  DISCORD_TOKEN: z.string().regex(/^\S*$/, 'must be the bare token, without spaces').default(''),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be `production` or `development`')
    .default(DEFAULTS.NODE_ENV),
  DISCORD_API_URL: z
    .string()
    .regex(
      /^https?:\/\/\S*[^/\s]$/,
      'must be an http(s) address without a slash at the end, e.g. `http://127.0.0.1:8420/api`',
    )
    .default(''),
  DATABASE_FILE: z.string().min(1, 'must be a path').default(DEFAULTS.DATABASE_FILE),
  SCENARIOS: z.string().min(1, 'must be a path').default(DEFAULTS.SCENARIOS),
  RENDER_WORKERS: whole(1, 16).default(Number(DEFAULTS.RENDER_WORKERS)),
  SANDBOX_PORT: whole(0, 65_535).default(Number(DEFAULTS.SANDBOX_PORT)),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.map((level) => `\`${level}\``).join(', ')}`)
    .default(DEFAULTS.LOG_LEVEL),
  LOG_FORMAT: z.enum(LOG_FORMATS, 'must be `text` or `json`').default(DEFAULTS.LOG_FORMAT),
  HEALTH_PORT: whole(0, 65_535).optional(),
  HEALTH_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address, e.g. `127.0.0.1`')
    .default(DEFAULTS.HEALTH_HOST),
  API_PORT: whole(0, 65_535).optional(),
  API_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address, e.g. `127.0.0.1`')
    .default(DEFAULTS.API_HOST),
  WEBHOOKS: z.enum(['on', 'off'], 'must be `on` or `off`').default(DEFAULTS.WEBHOOKS),
  SHARDS: z
    .string()
    .regex(/^\d{1,5}(\s*,\s*\d{1,5})*$/, 'must be numbers from 0 on with commas between them, e.g. `0,1`')
    .transform((text) => [...new Set(text.split(',').map(Number))].sort((a, b) => a - b))
    .optional(),
  SHARD_COUNT: whole(1, 16_384).optional(),
});

/**
 * The environment with what the file `.env` adds to it. Our blank variables are taken out of it, for they count as not set:
 * they hide nothing that the file says, and discord.js, which looks at SHARDS and SHARD_COUNT itself, must not find them.
 */
export function loadEnvironment(env = process.env, file = '.env'): NodeJS.ProcessEnv {
  const written: Record<string, string> = {};
  dotenv.config({ path: file, processEnv: written, quiet: true });
  dropBlank(env);
  Object.assign(env, { ...written, ...env });
  dropBlank(env);
  return env;
}

function dropBlank(env: NodeJS.ProcessEnv): void {
  for (const { name } of VARIABLES) if (!env[name]?.trim()) Reflect.deleteProperty(env, name);
}

/**
 * Reads the configuration from the environment. An empty variable counts as not set. The error lists every bad variable
 * with what would be right; it never repeats a secret.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Result<Config, readonly string[]> {
  const given = Object.fromEntries(
    VARIABLES.map(({ name }) => [name, env[name]?.trim()] as const).filter(([, value]) => value),
  );
  const parsed = SCHEMA.safeParse(given);
  if (!parsed.success)
    return fail(parsed.error.issues.map((issue) => fault(String(issue.path[0]), issue.message, given)));
  const read = parsed.data;
  const production = read.NODE_ENV === 'production';
  if (production && !read.DISCORD_TOKEN) {
    return fail(['DISCORD_TOKEN is missing: with NODE_ENV=production Arbitre needs the token of a Discord bot.']);
  }
  const shards = shardsOf(read.SHARDS, read.SHARD_COUNT);
  if (!shards.ok) return shards;
  return ok({
    token: read.DISCORD_TOKEN || null,
    production,
    apiUrl: read.DISCORD_API_URL || null,
    databaseFile: read.DATABASE_FILE,
    scenarios: read.SCENARIOS,
    renderWorkers: read.RENDER_WORKERS,
    sandboxPort: read.SANDBOX_PORT,
    logLevel: read.LOG_LEVEL,
    logFormat: read.LOG_FORMAT,
    health: read.HEALTH_PORT === undefined ? null : { host: read.HEALTH_HOST, port: read.HEALTH_PORT },
    api: read.API_PORT === undefined ? null : { host: read.API_HOST, port: read.API_PORT },
    webhooks: read.WEBHOOKS === 'on',
    shards: shards.value,
  });
}

/** The two variables of the shards make sense only together. */
function shardsOf(
  shards: readonly number[] | undefined,
  count: number | undefined,
): Result<ShardSet | null, readonly string[]> {
  if (shards === undefined && count === undefined) return ok(null);
  if (shards === undefined) return fail(['SHARD_COUNT says how many shards there are, but SHARDS not which to serve.']);
  if (count === undefined) return fail(['SHARDS says which shards to serve, but SHARD_COUNT not of how many.']);
  const beyond = shards.filter((shard) => shard >= count);
  if (beyond.length === 0) return ok({ shards, count });
  return fail([`SHARDS must be from 0 to ${count - 1}, for SHARD_COUNT is ${count} (there is ${beyond.join(', ')}).`]);
}

function fault(name: string, message: string, given: Readonly<Record<string, string | undefined>>): string {
  const variable = VARIABLES.find((known) => known.name === name);
  const value = variable?.secret ? '' : ` (it is \`${given[name] ?? ''}\`)`;
  return `${name} ${message}${value}.`;
}
