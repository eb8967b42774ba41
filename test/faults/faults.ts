import Database from 'better-sqlite3';
import type { Fault as Injected } from 'discord-sandbox';
import { chapterOf, buttonOf } from '../support/bot.js';
import { timePasses } from '../support/time.js';
import { order, type Run } from './arena.js';

/** A fault: puts itself in while a match is being played, and yields how to take it out again. */
export interface Fault {
  readonly name: string;
  readonly put: (run: Run, bot: Inside) => Promise<() => Promise<void> | void> | (() => Promise<void> | void);
}

/** What faults reach inside a bot of this process. */
interface Inside {
  /** Its own connection to the database. */
  readonly database: () => Database.Database;
}

const nothing = (): void => undefined;
/** Any request that a bot makes in play. */
const PATHS = ['/callback', '/messages', '/webhooks'] as const;

/** Some of the next requests go wrong in one way. */
const requests =
  (what: (run: Run) => Injected['what'], times = 1): Fault['put'] =>
  (run) => {
    const path = PATHS[run.chance(PATHS.length)] ?? '/messages';
    return run.arena.sandbox.faults.add({ path, times: times + run.chance(3), what: what(run) });
  };

/** The newest post that carries a button. */
const newest = ({ arena, channel }: Run, begins: string) =>
  arena.sandbox.messages(channel, 'Ann').findLast((post) => !post.ephemeral && buttonOf(post, begins) !== undefined);

export const FAULTS: readonly Fault[] = [
  { name: 'gateway drop', put: ({ arena }) => (arena.sandbox.gateway.drop(), nothing) },
  { name: 'gateway reconnect (op 7)', put: ({ arena }) => (arena.sandbox.gateway.askReconnect(), nothing) },
  { name: 'session lost (op 9)', put: ({ arena }) => (arena.sandbox.gateway.invalidate(false), nothing) },
  {
    name: 'Discord down',
    put: async ({ arena, chance }) => {
      await arena.sandbox.goDown();
      await timePasses(50 + chance(300), 'Discord is away for a while');
      await arena.sandbox.comeUp();
      return nothing;
    },
  },
  {
    name: '429',
    put: requests(({ chance }) => ({ kind: 'rateLimited', seconds: (1 + chance(5)) / 10, global: chance(2) === 0 })),
  },
  { name: '5xx', put: requests(({ chance }) => ({ kind: 'status', status: [500, 502, 503][chance(3)] ?? 500 }), 4) },
  { name: 'connection reset', put: requests(() => ({ kind: 'reset' })) },
  { name: 'reset after it was done', put: requests(() => ({ kind: 'resetAfter' })) },
  {
    name: 'answers after 2.9 s',
    put: ({ arena }) => arena.sandbox.faults.add({ path: '/callback', what: { kind: 'delay', ms: 2_900 } }),
  },
  {
    name: 'answers after 3 s',
    put: ({ arena }) => arena.sandbox.faults.add({ path: '/callback', what: { kind: 'delay', ms: 3_050 } }),
  },
  {
    name: 'disk full',
    put: (_, bot) => {
      const database = bot.database();
      const pages = Number(database.pragma('page_count', { simple: true }));
      database.pragma(`max_page_count = ${pages}`);
      return () => void database.pragma('max_page_count = 1073741823');
    },
  },
  {
    name: 'database locked',
    put: ({ arena, chance }) => {
      const other = new Database(arena.path);
      other.exec('BEGIN IMMEDIATE');
      const until = timePasses(200 + chance(2_000), 'the database is locked for a while');
      return async () => {
        await until;
        other.exec('ROLLBACK');
        other.close();
      };
    },
  },
  {
    name: 'host clock jumps',
    put: ({ chance }) => {
      const real = Date.now;
      const jump = (chance(2) === 0 ? -1 : 1) * (1 + chance(48)) * 3_600_000;
      Date.now = () => real() + jump;
      return () => {
        Date.now = real;
      };
    },
  },
  {
    name: 'message deleted',
    put: (run) => {
      const { arena, channel, chance } = run;
      const report = arena.sandbox.messages(channel, 'Ann').findLast((one) => chapterOf(one) !== null);
      const post = (chance(2) === 0 ? null : report) ?? newest(run, 'my|');
      if (post) run.arena.sandbox.stage.deleteMessage(post.id);
      return nothing;
    },
  },
  {
    name: 'permission lost',
    put: ({ arena, channel, chance }) => {
      if (chance(2) === 0) arena.sandbox.stage.denyBot(channel, 'sendMessages');
      else arena.sandbox.stage.denyBot(channel, 'viewChannel', 'sendMessages');
      return () => arena.sandbox.stage.restoreBot(channel);
    },
  },
  {
    name: 'double press',
    put: async (run) => {
      const post = newest(run, 'my|');
      const button = buttonOf(post, 'my|');
      if (!post || !button) return nothing;
      const { sandbox } = run.arena;
      await Promise.all(['Ann', 'Ann', 'Benoît'].map((who) => sandbox.as(who).press(post, button.id)));
      // The same order twice at the same moment: one is taken, the other is refused or asks.
      await Promise.all([order(run), order(run)]);
      return nothing;
    },
  },
  {
    name: 'late press',
    put: async (run) => {
      const { sandbox } = run.arena;
      const post = newest(run, 'my|');
      const button = buttonOf(post, 'my|');
      const old = post && button ? await sandbox.as('Ann').press(post, button.id) : null;
      await order(run);
      const stale = old?.reply && buttonOf(old.reply, '');
      if (old?.reply && stale && !stale.disabled && stale.options.length === 0) {
        run.typed.push(await sandbox.as('Ann').press(old.reply, stale.id));
      }
      return nothing;
    },
  },
  {
    name: 'typed again after no answer',
    put: async (run) => {
      const stop = run.arena.sandbox.faults.add({ path: '/callback', what: { kind: 'delay', ms: 3_200 } });
      await order(run);
      stop();
      await order(run);
      return nothing;
    },
  },
];
