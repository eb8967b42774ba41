import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkClock, checkDiscord } from '../../src/cli/doctor/discord.js';
import type { Finding } from '../../src/cli/doctor/finding.js';
import { doctor, examine } from '../../src/cli/doctor/index.js';
import { checkNode } from '../../src/cli/doctor/machine.js';
import { instant } from '../../src/match/header.js';
import { startSandbox } from '../../src/sandbox.js';
import type { Sandbox } from 'discord-sandbox';
import { openStore } from '../../src/store/index.js';
import { temporaryFolder } from '../support/files.js';
import { begin, openHouse } from '../support/table.js';

let path: string;
beforeEach(() => {
  path = join(temporaryFolder(), 'arbitre.sqlite');
});

const look = async (env: Record<string, string> = {}) => examine({ DATABASE_FILE: path, ...env }, Date.now());
const of = (findings: readonly Finding[], check: string) => findings.filter((finding) => finding.check === check);
const notWell = (findings: readonly Finding[]) => findings.filter(({ level }) => level !== 'ok');
const played = async () => {
  const store = await openStore(path);
  await begin(await openHouse({ store }), { scenario: 'toy/long' });
  await store.close();
};
const change = (sql: string) => {
  const file = new Database(path);
  file.exec(sql);
  file.close();
};

describe('arbitre doctor', () => {
  it('finds nothing to do where all is well', async () => {
    await played();
    expect(notWell(await look())).toEqual([]);
  });

  it('names a bad value of the configuration, and nothing else, for it says what the rest is', async () => {
    const findings = await look({ RENDER_WORKERS: 'many', SHARDS: '1' });
    expect(findings.map(({ level, says }) => [level, says.split(' ')[0]])).toEqual([['fault', 'RENDER_WORKERS']]);
  });

  it.each<[string, () => void, string, Finding['level'], RegExp]>([
    ['a damaged file', () => truncateSync(path, 12_000), 'database', 'fault', /damaged/],
    ['another file', () => writeFileSync(path, 'x'.repeat(9000)), 'database', 'fault', /not an SQLite database/],
    ['a newer schema', () => change('PRAGMA user_version = 999'), 'schema', 'fault', /newer/],
    ['an older schema', () => change('PRAGMA user_version = 5'), 'schema', 'warn', /5 of/],
    ['another journal', () => change('PRAGMA journal_mode = DELETE'), 'journal', 'warn', /not WAL/],
    [
      'orphaned rows',
      () => change('PRAGMA foreign_keys = OFF; DELETE FROM matches WHERE true'),
      'database',
      'fault',
      /damaged/,
    ],
    ['posts that do not go out', () => change('UPDATE outbox SET attempts = 7'), 'posts', 'warn', /stuck: match/],
  ])('finds %s', async (_, spoil, check, level, says) => {
    await played();
    spoil();
    const found = of(await look(), check);
    expect(found.map((finding) => finding.level)).toEqual([level]);
    expect(found[0]?.says).toMatch(says);
    expect(found[0]?.advice).toBeTruthy();
  });

  it('says who holds the lease, and whether they have fallen silent', async () => {
    const store = await openStore(path);
    const now = Date.now();
    await store.beat('elsewhere/1/1/a', { now: instant(now - 2000), expires: instant(now + 13_000), gone: null });
    expect(of(await look(), 'lease')).toMatchObject([
      { level: 'ok', says: expect.stringContaining('2 s ago') as string },
    ]);
    const later = await examine({ DATABASE_FILE: path }, now + 60_000);
    expect(of(later, 'lease')).toMatchObject([{ level: 'warn', says: expect.stringContaining('silent') as string }]);
    await store.close();
  });

  it('lists what is wrong with scenarios', async () => {
    const scenarios = join(temporaryFolder(), 'scenarios');
    mkdirSync(scenarios);
    expect(of(await look({ SCENARIOS: scenarios }), 'scenarios')[0]).toMatchObject({ level: 'fault' });
  });

  it('writes a line or a JSON object each, and fails with exit code 1 at a fault', async () => {
    await played();
    vi.stubEnv('DATABASE_FILE', path);
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    expect(await doctor.run([], write, write)).toBe(0);
    expect(lines[0]).toMatch(/^ok {4}configuration/);
    lines.length = 0;
    truncateSync(path, 12_000);
    expect(await doctor.run(['--json'], write, write)).toBe(1);
    expect(lines.map((line) => JSON.parse(line) as Finding).some(({ level }) => level === 'fault')).toBe(true);
    await expect(doctor.run(['--all'], write, write)).rejects.toThrow('--json');
    vi.unstubAllEnvs();
  });

  it('knows which Node is too old', () => {
    expect(
      [checkNode('20.11.0'), checkNode('22.0.0'), checkNode('18.20.4'), checkNode('20.9.9')].map(({ level }) => level),
    ).toEqual(['ok', 'ok', 'fault', 'fault']);
  });

  it('minds two seconds of difference to the clock of Discord', () => {
    expect([0, 2000, -2000, 3000, -86_400_000].map((ahead) => checkClock(ahead).level)).toEqual([
      'ok',
      'ok',
      'ok',
      'warn',
      'warn',
    ]);
  });
});

describe('Discord, as the doctor finds it', () => {
  let sandbox: Sandbox;
  beforeEach(async () => {
    sandbox = await startSandbox({ rateLimits: 'off' });
  });
  afterEach(async () => {
    expect(sandbox.unknownRoutes).toEqual([]);
    await sandbox.close();
  });

  it('is reached, and every server gives the rights', async () => {
    const findings = await checkDiscord(sandbox.token, sandbox.restBase);
    expect(notWell(findings)).toEqual([]);
    expect(of(findings, 'rights').length).toBeGreaterThan(0);
  });

  it('names the rights that a server does not give', async () => {
    const { guild } = sandbox.stage;
    for (const role of guild.roles) sandbox.world.putRole(guild.id, { ...role, permissions: '0' });
    const [rights] = of(await checkDiscord(sandbox.token, sandbox.restBase), 'rights');
    expect(rights).toMatchObject({ level: 'warn', says: expect.stringContaining('SendMessages') as string });
  });

  it('does not take the token, or is not there', async () => {
    expect(notWell(await checkDiscord('wrong', sandbox.restBase))).toMatchObject([
      { check: 'discord', level: 'fault' },
    ]);
    await sandbox.goDown();
    const [gone] = notWell(await checkDiscord(sandbox.token, sandbox.restBase));
    expect(gone).toMatchObject({ level: 'fault', says: expect.stringContaining('not reached') as string });
    await sandbox.comeUp();
  });

  it('is not asked without a token', async () => {
    expect(await checkDiscord(null, null)).toMatchObject([{ check: 'token', level: 'ok' }]);
  });
});
