import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { startApp } from '../../src/app/index.js';
import type { App, AppSettings } from '../../src/app/settings.js';
import { t } from '../../src/i18n/index.js';
import { createLog } from '../../src/log.js';
import { LOCALES } from '../../src/i18n/locales.js';
import { createReferee } from '../../src/match/referee.js';
import { hashOf } from '../../src/match/hash.js';
import type { Store } from '../../src/match/ports.js';
import { channelId, instant, type MatchHeader } from '../../src/match/header.js';
import { opponentOf } from '../../src/opponent/registry.js';
import { ordersOf } from '../../src/orders/registry.js';
import { rulesetOf } from '../../src/games/index.js';
import { createStandingReader } from '../../src/orders/standing-reader.js';
import type { MatchState } from '../../src/rules/kernel/contract.js';
import type { AnyGame } from '../../src/rules/registry.js';
import { startSandbox } from '../../src/sandbox.js';
import type { Outcome, PageMessage, Sandbox } from 'discord-sandbox';
import { openStore } from '../../src/store/index.js';
import { chapterOf, controlsOf, pixel, wordsOf } from '../support/bot.js';
import { libraryOf } from '../support/library.js';
import { awaited } from '../support/play.js';
import { fixedChance, library } from '../support/played.js';
import { until } from '../support/time.js';

/**
 * Where faults are put in: a Discord, a database, a bot in whatever process, and an onlooker at the database who knows what
 * is in it. Two players play by typed orders and type an order again that was not answered, as people do.
 */
export interface Arena {
  readonly sandbox: Sandbox;
  readonly path: string;
  /** The onlooker's own connection. */
  readonly store: Store;
  readonly referee: ReturnType<typeof createReferee>;
  /** What the bot has logged or written. */
  readonly said: () => string;
  close(): Promise<void>;
}

/** A Discord and a database without a bot yet. */
export async function openArena(said: () => string): Promise<Arena> {
  // Identifies are held back by the bot's own client; the sandbox need not hold them back too.
  const sandbox = await startSandbox({ rateLimits: 'off', windows: { identify: 0 } });
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-faults-'));
  const path = join(folder, 'arbitre.sqlite');
  const store = await openStore(path);
  const referee = createReferee({
    store,
    library,
    rulesetOf,
    opponentOf,
    reader: createStandingReader(),
    now: () => instant(Date.now()),
    randomBytes: () => {
      throw new Error('the onlooker makes nothing');
    },
    log: (message) => expect.fail(message),
  });
  return {
    sandbox,
    path,
    store,
    referee,
    said,
    async close() {
      expect(sandbox.unknownRoutes).toEqual([]);
      await sandbox.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A bot in this process, whose pictures are a pixel: it also goes on where another process, which had to be killed, has left off.
 * `said`: where it logs.
 */
export const startHere = (
  { sandbox, path }: Pick<Arena, 'sandbox' | 'path'>,
  said: string[],
  more: Partial<AppSettings> = {},
): Promise<App> =>
  startApp({
    token: sandbox.token,
    apiUrl: sandbox.restBase,
    databaseFile: path,
    scenarios: 'scenarios',
    readLibrary: libraryOf,
    draw: pixel,
    log: createLog('debug', (line) => said.push(line)),
    ...more,
  });

/** What a player saw of an order: `taken` the acknowledgement went away · `told` words · `unanswered` · `open` neither so far. */
type Seen = 'taken' | 'told' | 'unanswered' | 'open';

/** One match in a channel of its own. */
export interface Run {
  readonly arena: Arena;
  readonly channel: string;
  /** Every order typed: its interaction, and what became of it as its player saw it. */
  readonly typed: Outcome[];
  readonly chance: (n: number) => number;
}

const LONG = 60_000;
/** How long a player looks at "is thinking". */
const ANSWER = 1_500;
const PLAYERS = ['Ann', 'Benoît'] as const;

/** Types a command and waits for the first answer; "did not respond" is one. */
async function type(run: Run, who: string, path: string, options: Readonly<Record<string, string>> = {}) {
  const { sandbox } = run.arena;
  const outcome = await sandbox.as(who).slash(run.channel, path, options);
  // A bot that dies leaves "is thinking": nobody waits for that.
  await outcome.answered(ANSWER).catch(() => undefined);
  return outcome;
}

/** Begins a match in a new channel. */
export async function begin(arena: Arena, seed: number): Promise<Run> {
  const channel = arena.sandbox.stage.addChannel(`run-${seed}`).id;
  const run: Run = { arena, channel, typed: [], chance: fixedChance(seed) };
  await type(run, 'Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
  await type(run, 'Benoît', 'match join', { side: 'attacker' });
  await type(run, 'Ann', 'match start');
  expect((await header(run)).status, arena.said()).toBe('playing');
  return run;
}

export async function header({ arena, channel }: Run): Promise<MatchHeader> {
  const match = await arena.store.matchIn(channelId(channel));
  const found = match && (await arena.store.header(match));
  if (!found) throw new Error(`no match: ${arena.said()}`);
  return found;
}

/** Types what whoever is awaited wants to order; `null` when nobody is. An order asked for twice is confirmed. */
export async function order(run: Run): Promise<Outcome | null> {
  const { arena, channel } = run;
  const next = await awaited({ services: { referee: arena.referee, ruleset: rulesetOf } }, channel);
  if (!next) return null;
  const { command, options } = ordersOf('battletech').format(next.command, 'en');
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value));
  const outcome = await type(run, next.user, command, given);
  const again = controlsOf(outcome.reply).find(({ id }) => id.startsWith('again'));
  // Whoever is asked whether they mean it has ordered nothing yet; their yes is what counts.
  if (!again || !outcome.reply) run.typed.push(outcome);
  else run.typed.push(await arena.sandbox.as(next.user).press(outcome.reply, again.id));
  return outcome;
}

/** Orders until so many have been taken, whatever it needs; fails when it cannot go on. */
export async function goOn(run: Run, orders: number): Promise<void> {
  const { revision } = await header(run);
  await until(
    `${orders} more orders`,
    async () => {
      if ((await header(run)).revision >= revision + orders) return true;
      return (await order(run)) === null && (await header(run)).status === 'ended';
    },
    { limit: LONG, seen: run.arena.said },
  );
}

/** Beyond every wait. */
const FAR = instant(8_640_000_000_000_000);

/** Waits until all that is to be shown is shown; calls to somebody who is at the table anyway may wait. */
export async function posted(run: Run): Promise<void> {
  const { store, said } = run.arena;
  const { id } = await header(run);
  let missing = '';
  const nothingDue = async () => {
    const due = await store.due(FAR, 1000);
    const left = due.filter(({ match, post }) => match === id && !post.startsWith('ping:'));
    missing = JSON.stringify(left);
    return left.length === 0;
  };
  await until('all posts', nothingDue, { limit: LONG, seen: () => `${missing} ${said()}` });
}

/** Ends a match by giving up, and waits for its last post. */
export async function end(run: Run): Promise<void> {
  const over = async () => {
    for (const who of PLAYERS) {
      if ((await header(run)).status === 'ended') return true;
      await type(run, who, 'match abandon');
    }
    return false;
  };
  await until('the end', over, { limit: LONG, seen: run.arena.said });
  await posted(run);
}

/** What went wrong with a run, in words; nothing is what it should be. */
export async function violations(run: Run): Promise<readonly string[]> {
  const { arena, typed } = run;
  const found = await header(run);
  const orders = await arena.store.orders(found.id);
  const keys = orders.map(({ key }) => key);
  const wrong: string[] = [];
  for (const outcome of typed) {
    const applied = keys.filter((key) => key === outcome.interaction.id).length;
    const seen = seenOf(outcome, applied > 0);
    if (seen === 'taken' && applied !== 1 && outcome.interaction.type === 2)
      wrong.push(`an order was taken and is ${applied} times in the log`);
    if (seen === 'unanswered' && applied !== 0) wrong.push('an order was applied that nobody acknowledged');
    if (seen === 'told' && applied !== 0)
      wrong.push(`an order was applied whose player was told: ${wordsOf(outcome.reply)}`);
  }
  if (new Set(keys).size !== keys.length) wrong.push('an order counts twice');
  if (orders.length !== found.revision) wrong.push('orders and revision differ');
  return [...wrong, ...(await lost(run, found)), ...doubled(run, found), ...(await leaked(run, found))];
}

/** How that begins which only who has ordered is told: the receipt, and what came of the order. */
const TAKEN = LOCALES.flatMap((locale) => [
  t(locale, 'reply.given', { order: '' }).trim(),
  t(locale, 'reply.results', { heading: '' }).replaceAll('*', '').trim(),
]);

/**
 * What follows the answer to an order that was applied is what came of it (P-03); to another it is a refusal. A press is
 * told what it gave. Where the acknowledgement could not go away Discord puts what came of the order in its place.
 */
function seenOf(outcome: Outcome, isApplied: boolean): Seen {
  if (outcome.failed !== undefined) return 'unanswered';
  const reply = wordsOf(outcome.reply).replaceAll('*', '').trim();
  if (TAKEN.some((begins) => reply.startsWith(begins))) return 'taken';
  const words = [outcome.reply, ...(isApplied ? [] : outcome.followUps)].map(wordsOf).join('').trim();
  if (words !== '') return 'told';
  return outcome.reply === undefined ? 'taken' : 'open';
}

/** The log is whole: events and dice without gaps, and the state is their fold. */
export async function lost({ arena }: Run, { id, version, ruleset }: MatchHeader): Promise<readonly string[]> {
  const events = await arena.store.events(id, 1, Number.MAX_SAFE_INTEGER);
  const wrong: string[] = [];
  if (events.length !== version || events.some(({ seq }, i) => seq !== i + 1)) wrong.push('events are missing');
  const rolls = events.flatMap(({ event }) => (event.type === 'Rolled' ? [event.roll] : []));
  let index = 0;
  for (const roll of rolls) {
    if (roll.index !== index) wrong.push('a die was rolled twice or not at all');
    index = roll.index + roll.faces.length;
  }
  let state: MatchState<AnyGame> | null = null;
  for (const { event } of events) state = rulesetOf(ruleset).evolve(state, event);
  if (hashOf((await arena.referee.table(id))?.state ?? null) !== hashOf(state)) wrong.push('the state is not the fold');
  return wrong;
}

/** What a post is for, by what it carries. */
function kindOf(post: PageMessage): string {
  const ids = controlsOf(post).map(({ id }) => id.replace(/#.*$/, ''));
  if (ids.some((id) => id.startsWith('my|'))) return 'panel';
  const chapter = chapterOf(post);
  if (chapter !== null) return `report ${chapter}`;
  return post.content.startsWith('<@') ? `ping ${post.content}` : wordsOf(post).slice(0, 40);
}

/** Every lasting post stands once. */
function doubled({ arena, channel }: Run, { status }: MatchHeader): readonly string[] {
  const kinds = arena.sandbox
    .messages(channel, 'Vera')
    .filter(({ ephemeral, interaction }) => !ephemeral && !interaction)
    .map(kindOf);
  const twice = kinds.filter((kind, i) => kinds.indexOf(kind) !== i);
  const panels = kinds.filter((kind) => kind === 'panel').length;
  return [
    ...twice.map((kind) => `posted twice: ${kind}`),
    ...(panels === (status === 'playing' ? 1 : 0) ? [] : [`${panels} panels, and the match is ${status}`]),
  ];
}

/** The secrets are in nothing that left the bot. */
async function leaked({ arena }: Run, { id, status }: MatchHeader): Promise<readonly string[]> {
  const seed = await arena.store.seed(id);
  const sent = status === 'ended' ? '' : JSON.stringify(arena.sandbox.requests.map(({ body }) => body ?? null));
  const log = arena.said();
  return [
    ...(sent.includes(seed) ? ['the seed was posted'] : []),
    ...(log.includes(seed) ? ['the seed is in the log'] : []),
    ...(log.includes(arena.sandbox.token) ? ['the token is in the log'] : []),
  ];
}
