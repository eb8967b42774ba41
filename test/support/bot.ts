import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Services } from '../../src/commands/contract.js';
import { afterEach, beforeEach, expect } from 'vitest';
import { startApp } from '../../src/app/index.js';
import type { Bot } from '../../src/discord/bot.js';
import type { Metrics } from '../../src/health/metrics.js';
import { createLog } from '../../src/log.js';
import type { Replays } from '../../src/match/contract.js';
import { transcriptText } from '../../src/match/transcript.js';
import { verifyTranscript } from '../../src/match/verify.js';
import { createThinking, type Thinking } from '../../src/opponent/thinking.js';
import { seasonPage } from '../../src/replay/season-page.js';
import type { SeasonReplays } from '../../src/present/story-source.js';
import type { Draw } from '../../src/present/picture.js';
import { rulesetOf } from '../../src/games/index.js';
import { sceneOf } from '../../src/render/index.js';
import { ok } from '../../src/rules/kernel/result.js';
import type { Reading } from '../../src/shelf/reading.js';
import { readUpload } from '../../src/shelf/worker.js';
import { startSandbox } from '../../src/sandbox.js';
import { libraryOf } from './library.js';
import type { Outcome, PageMessage, Sandbox, SandboxOptions } from 'discord-sandbox';

/** A bot on a sandbox with a database of its own, in this process; `ann` and `bob` are players in the channel. */
export interface Stage {
  readonly sandbox: Sandbox;
  readonly bot: Bot;
  readonly services: Services;
  readonly metrics: Metrics;
  /** Where other programs may read; `null`: nowhere. */
  readonly api?: string | null;
  /** Lines that the bot logged as errors or warnings. */
  readonly logged: string[];
  /** Resolves when all is answered, all orders are applied and all posts are out. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** One white pixel: fast. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTrBXAAAAABJRU5ErkJggg==',
  'base64',
);
export const pixel: Draw = () => Promise.resolve({ png: PIXEL, width: 1, height: 1 });

/** What a picture shows in place of its pixels, which take most of the time: a white pixel with all that would be painted behind it. */
export const sketch: Draw = (picture) => {
  const scene = sceneOf(picture);
  return Promise.resolve({
    png: Buffer.concat([PIXEL, Buffer.from(JSON.stringify(scene), 'utf8')]),
    width: scene.width,
    height: scene.height,
  });
};

/** Verifies on this thread; its pages are empty. */
const quickReplays: Replays & SeasonReplays = {
  page: () => Promise.resolve('<!doctype html>'),
  season: (source) => Promise.resolve(seasonPage(source)),
  verify: (transcript) => Promise.resolve(verifyTranscript(Buffer.from(transcriptText(transcript), 'utf8'), rulesetOf)),
};

/** Reads what players bring on this thread: another takes seconds to load the sources. */
export const readHere: Reading = {
  read: (upload) => Promise.resolve(ok(readUpload(upload))),
  close: () => Promise.resolve(),
};

/** One thread for all stages of a file: each would take half a second of the processor to load the rules. */
const thinking = createThinking();
const thinkTogether: Thinking = { ...thinking, close: () => Promise.resolve() };

/** What a stage has otherwise than usual. */
export interface StageOptions {
  readonly draw?: Draw;
  /** On this thread and without a page, when left out. */
  readonly replays?: Replays;
  readonly sandbox?: SandboxOptions;
  readonly seed?: string;
  /** The data folder; the shipped one, when left out. */
  readonly scenarios?: string;
  readonly prepare?: (sandbox: Sandbox) => void;
  /** How long after an order somebody is not called, in milliseconds: none, when left out. */
  readonly playing?: number;
  readonly patience?: number;
  /** Other programs may read, on a free port. */
  readonly api?: true;
  /** Addresses may be told of matches, and how they are reached. */
  readonly post?: (url: URL, headers: Readonly<Record<string, string>>, body: string) => Promise<number>;
}

export async function startStage(options: StageOptions = {}): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-e2e-'));
  // Discord's 3 seconds are held to in the tests of the sandbox; here a busy machine must not decide whether a match goes on.
  const sandbox = await startSandbox({ rateLimits: 'off', windows: { answer: 10_000 }, ...options.sandbox });
  options.prepare?.(sandbox);
  const logged: string[] = [];
  const log = createLog('warn', (line) => logged.push(line));
  const { seed } = options;
  const app = await startApp({
    token: sandbox.token,
    apiUrl: sandbox.restBase,
    databaseFile: join(folder, 'test.sqlite'),
    scenarios: options.scenarios ?? 'scenarios',
    readLibrary: libraryOf,
    draw: options.draw ?? pixel,
    replays: options.replays ?? quickReplays,
    reading: readHere,
    thinking: thinkTogether,
    log,
    playing: options.playing ?? 0,
    ...(options.api ? { api: { host: '127.0.0.1', port: 0 } } : {}),
    ...(options.post ? { webhooks: true, post: options.post } : {}),
    ...(options.patience === undefined ? {} : { patience: options.patience }),
    ...(seed === undefined ? {} : { randomBytes: (size: number) => Buffer.alloc(size, seed), saltOf: () => seed }),
  });
  return {
    sandbox,
    bot: app.bot,
    services: app.services,
    metrics: app.metrics,
    api: app.api,
    logged,
    settled: app.settled,
    async close() {
      await app.stop();
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A stage anew for each test of a file, the table of which is the channel `table-1`. No request may fit no route. */
export function useStage(options: StageOptions = { seed: 'fixed' }) {
  let current: Stage | null = null;
  const stage = (): Stage => {
    if (!current) throw new Error('the stage is not set');
    return current;
  };
  const table = (): string => stage().sandbox.stage.channelNamed('table-1').id;
  beforeEach(async () => {
    current = await startStage(options);
  });
  afterEach(async () => {
    expect(stage().sandbox.unknownRoutes).toEqual([]);
    await stage().close();
  });
  return {
    stage,
    table,
    messages: (viewer = 'Ann'): readonly PageMessage[] => stage().sandbox.messages(table(), viewer),
    /** Runs a command and waits until all that it causes has happened. */
    slash: async (who: string, path: string, options: Readonly<Record<string, string>> = {}): Promise<Outcome> => {
      const outcome = await stage().sandbox.as(who).slash(table(), path, options);
      await outcome.answered();
      await stage().settled();
      return outcome;
    },
    press: (who: string, verb: string, on?: PageMessage): Promise<Outcome> =>
      pressVerb(stage(), table(), who, verb, on),
  };
}

/** Presses the newest button with this verb that a player sees, or else the one behind *More…*. */
export async function pressVerb(
  stage: Stage,
  table: string,
  who: string,
  verb: string,
  on?: PageMessage,
): Promise<Outcome> {
  const newest = (wanted: string): PageMessage | undefined =>
    stage.sandbox.messages(table, who).findLast((post) => buttonOf(post, wanted));
  const pressed = async (message: PageMessage | undefined, wanted: string): Promise<Outcome> => {
    const button = buttonOf(message, wanted);
    if (!message || !button) throw new Error(`no button ${wanted} on ${wordsOf(message)}`);
    const outcome = await stage.sandbox.as(who).press(message, button.id);
    await stage.settled();
    return outcome;
  };
  const message = on ?? newest(verb);
  if (message || !newest('more')) return pressed(message, verb);
  return pressed((await pressed(newest('more'), 'more')).reply, verb);
}

/** All that a player was told in answer to something they did. */
export const told = ({ reply, followUps }: Pick<Outcome, 'reply' | 'followUps'>): string =>
  [reply, ...followUps].map(wordsOf).join('\n').trim();

/** The first button or menu of a message whose id begins with a verb (and arguments). */
export const buttonOf = (message: PageMessage | undefined, begins: string): Control | undefined =>
  controlsOf(message).find(({ id }) => id.replace(/#.*$/, '').startsWith(begins));

/** The chapter that a report tells, `1:movement`; `null` for another post. A report is known by its *Details*. */
export function chapterOf(post: PageMessage | undefined): string | null {
  const ids = controlsOf(post).map(({ id }) => id.replace(/#.*$/, '').split('|'));
  return ids.find(([verb, , chapter]) => verb === 'details' && chapter)?.[2] ?? null;
}

/** All words of a message, whatever it is made of. */
export function wordsOf(message: PageMessage | undefined): string {
  if (!message) return '';
  const words: string[] = [message.content];
  walk(message, (part) => {
    for (const field of ['content', 'label', 'placeholder', 'description'] as const) {
      if (typeof part[field] === 'string') words.push(part[field]);
    }
  });
  return words.join('\n');
}

/** A button or menu of a message as the tests name it. */
export interface Control {
  readonly id: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly options: readonly { readonly label: string; readonly value: string }[];
}

/** All buttons and menus of a message. */
export function controlsOf(message: PageMessage | undefined): readonly Control[] {
  const found: Control[] = [];
  if (message) {
    walk(message, (part) => {
      if (typeof part['custom_id'] !== 'string') return;
      const options = Array.isArray(part['options']) ? part['options'] : [];
      found.push({
        id: part['custom_id'],
        label: typeof part['label'] === 'string' ? part['label'] : '',
        disabled: part['disabled'] === true,
        options: options.filter(isOption),
      });
    });
  }
  return found;
}

const isOption = (value: unknown): value is Control['options'][number] =>
  typeof value === 'object' && value !== null && 'value' in value && 'label' in value;

function walk(part: object, visit: (part: Record<string, unknown>) => void): void {
  const record: Record<string, unknown> = { ...part };
  visit(record);
  for (const field of ['components', 'items', 'component'] as const) {
    const inner = record[field];
    const list: readonly unknown[] = Array.isArray(inner) ? inner : [inner];
    for (const one of list) if (typeof one === 'object' && one !== null) walk(one, visit);
  }
}
