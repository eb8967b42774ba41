import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seededChance } from '../../src/opponent/chance.js';
import { anyKind, KINDS, type Caller, type Kind } from './calls.js';
import { closeScene, layTables, openScene, type Scene } from './scene.js';
import { note } from './tally.js';

/**
 * The shipped program among people who mean harm or know no better: `HOSTILE_CALLS` calls of every kind from
 * `HOSTILE_SEED` on. It does not end, Discord refuses nothing that it sends, nobody is told that something went wrong, and
 * its main thread is never at work for a second without a break.
 */
const CALLS = Number(process.env['HOSTILE_CALLS'] ?? 100);
const SEED = Number(process.env['HOSTILE_SEED'] ?? 1);

/** So many are at it at once. */
const CALLERS = 6;
/** A new program and a new database after so many calls, new matches after so many. */
const ROUND = 2_500;
const MATCHES = 500;
/** Nothing may hold up the main thread for longer, in milliseconds of its own work. */
const LONGEST_MS = 1_000;

let folder: string;
let scene: Scene;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbitre-hostile-'));
});
afterEach(async () => {
  await closeScene(scene);
  rmSync(folder, { recursive: true, force: true });
});

/** What the bot rightly says of interactions that Discord knows nothing of, of messages deleted under its hands, and of what cannot be read. */
const MEANT =
  /DiscordAPIError\[(10062|10008)\]|an event of Discord could not be read|what came over the gateway|NoFocusedOption/;

const rounds = Array.from({ length: Math.ceil(CALLS / ROUND) }, (_, round) => ({
  round,
  calls: Math.min(ROUND, CALLS - round * ROUND),
}));

it.each(rounds)(
  `D-02 D-04 D-05 D-06 round $round of $calls hostile calls from seed ${SEED}`,
  async ({ round, calls }) => {
    scene = await openScene(folder, `${SEED}-${round}`);
    const { sandbox, bot } = scene;
    const faults: string[] = [];
    let ended: number | null | undefined;
    const gone = bot.exited.then((code) => {
      ended = code;
      return null;
    });
    const latest: string[] = [];
    const one = async (caller: Caller): Promise<void> => {
      const kind = anyKind(caller.chance);
      const began = performance.now();
      const came = await Promise.race([KINDS[kind].call(caller).catch((error: unknown) => beyond(kind, error)), gone]);
      if (came === null) return;
      note({ kind, ms: performance.now() - began, ...(came.fault === undefined ? {} : came) });
      latest.push(`${kind}: ${came.what.slice(0, 400)}`);
      latest.splice(0, latest.length - 12);
      if (came.fault !== undefined) faults.push(`${kind}: ${came.what.slice(0, 700)}\n  → ${came.fault}`);
    };
    let made = 0;
    for (let from = 0; from < calls && ended === undefined; from += MATCHES) {
      if (from > 0) await layTables(scene, seededChance(`${SEED}-${round}-${from}`));
      const until = Math.min(calls, from + MATCHES);
      const callers = Array.from({ length: CALLERS }, async (_, i) => {
        const caller = { scene, chance: seededChance(`${SEED}-${round}-${from}-${i}`), offers: new Map() };
        while (made < until && ended === undefined) {
          made++;
          await one(caller);
        }
      });
      await Promise.all(callers);
      const refused = sandbox.requests.filter(({ status }) => status === 400);
      for (const { method, path, body, reply } of refused)
        faults.push(`refused: ${method} ${path} ${JSON.stringify(reply)} ${JSON.stringify(body).slice(0, 500)}`);
      if (refused.length > 0) break;
    }
    const said = bot.output();
    const stretches = [...said.matchAll(/^stretch (.*)$/gm)].map(([, facts = '{}']) => stretchOf(facts));
    for (const stretch of stretches) note({ kind: 'stretch', ms: stretch.worked, passed: stretch.passed });
    note({ kind: 'load', ms: loadavg()[0] ?? 0 });
    const errors = said.split('\n').filter((line) => /^\S+ (error|warn) /.test(line) && !MEANT.test(line));
    expect(ended, `the program ended; at last:\n${latest.join('\n')}\n${said.slice(-3_000)}`).toBeUndefined();
    expect([...new Set(faults)], errors.slice(-20).join('\n')).toEqual([]);
    expect(errors).toEqual([]);
    expect(sandbox.unknownRoutes).toEqual([]);
    expect(stretches.filter(({ worked }) => worked > LONGEST_MS)).toEqual([]);
  },
  ROUND * 2_000,
);

/** What Discord's own client does not let anybody do never reached the bot. */
function beyond(kind: Kind, error: unknown): { readonly what: string; readonly fault: string } | null {
  if (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^(unknown|bad|not)-/.test(error.code)
  )
    return null;
  return { what: kind, fault: error instanceof Error ? error.message : String(error) };
}

function stretchOf(facts: string): { readonly passed: number; readonly worked: number } {
  const number = (name: string) => Number(new RegExp(`"${name}":(\\d+)`).exec(facts)?.[1]);
  return { passed: number('passed'), worked: number('worked') };
}
