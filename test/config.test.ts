import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadEnvironment, readConfig, VARIABLES } from '../src/config.js';

const errors = (env: Record<string, string>) => {
  const read = readConfig(env);
  return read.ok ? [] : read.error;
};

describe('configuration', () => {
  it('holds its defaults when nothing is set', () => {
    const read = readConfig({});
    expect(read).toEqual({
      ok: true,
      value: {
        token: null,
        production: false,
        apiUrl: null,
        databaseFile: 'data/arbitre.sqlite',
        scenarios: 'scenarios',
        renderWorkers: 2,
        sandboxPort: 8420,
        logLevel: 'info',
        logFormat: 'text',
        health: null,
        api: null,
        webhooks: false,
        shards: null,
      },
    });
  });

  it('takes an empty variable as not set', () => {
    expect(readConfig({ SANDBOX_PORT: ' ', DISCORD_TOKEN: '' })).toEqual(readConfig({}));
  });

  it('wants a token in production', () => {
    expect(errors({ NODE_ENV: 'production' })[0]).toMatch(/^DISCORD_TOKEN is missing/);
    expect(errors({ NODE_ENV: 'production', DISCORD_TOKEN: 'x.y.z' })).toEqual([]);
  });

  it('names each bad value with what would be right', () => {
    expect(
      errors({ SANDBOX_PORT: '70000', RENDER_WORKERS: 'many', LOG_LEVEL: 'loud', DISCORD_API_URL: 'here' }),
    ).toEqual([
      'DISCORD_API_URL must be an http(s) address without a slash at the end, e.g. `http://127.0.0.1:8420/api` (it is `here`).',
      'RENDER_WORKERS must be a whole number from 1 to 16 (it is `many`).',
      'SANDBOX_PORT must be a whole number from 0 to 65535 (it is `70000`).',
      'LOG_LEVEL must be one of `error`, `warn`, `info`, `debug` (it is `loud`).',
    ]);
  });

  it('reads where health listens and which shards are served', () => {
    const read = readConfig({ HEALTH_PORT: '8421', SHARDS: '3, 1,1', SHARD_COUNT: '4' });
    expect(read).toMatchObject({
      value: { health: { host: '127.0.0.1', port: 8421 }, shards: { shards: [1, 3], count: 4 } },
    });
  });

  it('takes SHARDS and SHARD_COUNT only together, and only shards that there are', () => {
    expect(errors({ SHARDS: '0' })[0]).toMatch(/SHARD_COUNT not of how many/);
    expect(errors({ SHARD_COUNT: '2' })[0]).toMatch(/SHARDS not which to serve/);
    expect(errors({ SHARDS: '0,2,5', SHARD_COUNT: '2' })[0]).toMatch(/from 0 to 1, .* \(there is 2, 5\)/);
    expect(errors({ SHARDS: 'all', SHARD_COUNT: '2' })[0]).toMatch(/^SHARDS must be numbers/);
  });

  it('never repeats a secret', () => {
    expect(errors({ DISCORD_TOKEN: 'se cret' }).join()).not.toContain('se cret');
  });

  it('documents every variable with a meaning', () => {
    for (const variable of VARIABLES) expect(variable.meaning.length, variable.name).toBeGreaterThan(20);
  });
});

describe('D-01: the environment and .env', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-env-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const load = (env: Record<string, string>, file: string) => {
    const path = join(folder, '.env');
    writeFileSync(path, file);
    return loadEnvironment({ ...env }, path);
  };

  it.each(VARIABLES.map(({ name }) => name))('%s that is blank, here or there, is not set', (name) => {
    for (const blank of ['', ' ', '\t']) {
      expect(load({ [name]: blank, PATH: '/bin' }, '')).toEqual({ PATH: '/bin' });
      expect(load({}, `${name}=${blank}\n`)).toEqual({});
      expect(load({ [name]: blank }, `${name}=said\n`)).toEqual({ [name]: 'said' });
      expect(load({ [name]: 'said' }, `${name}=${blank}\n`)).toEqual({ [name]: 'said' });
    }
  });

  it('the environment comes before .env, and blank variables that are not ours are left as they are', () => {
    const env = { LOG_LEVEL: 'warn', LANG: '' };
    expect(load(env, 'LOG_LEVEL=debug\nLANG=C\nTZ=UTC\n')).toEqual({ LOG_LEVEL: 'warn', LANG: '', TZ: 'UTC' });
  });

  it('there need not be a .env', () => {
    expect(loadEnvironment({ PATH: '/bin' }, join(folder, 'nowhere'))).toEqual({ PATH: '/bin' });
  });
});
